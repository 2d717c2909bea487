"""The recipe tree: every good, its tier, what it is made of and what it is worth, read from data and checked."""

from __future__ import annotations

from typing import Final

from farport.games.duck_dealer.vocabulary import NONE
from farport.kernel import DataError, Table

PRIMARY: Final = "primary"
MOST_VP: Final = 999  # for one thing that is built or delivered
INPUTS: Final = 2


class Goods:
    """All kinds of goods, by their place in the data: lists are indexed by good."""

    __slots__ = (
        "build_vp",
        "count",
        "deliver_vp",
        "first_input",
        "good_of",
        "ids",
        "made",
        "names",
        "order",
        "primaries",
        "second_input",
        "tiers",
    )

    def __init__(self, top: Table) -> None:
        tiers = {tier.text("id"): tier for tier in top.tables("tier")}
        if PRIMARY not in tiers:
            raise top.wrong("tier", f"one tier is {PRIMARY}")
        entries = top.tables("good")
        self.ids = [entry.text("id") for entry in entries]
        self.good_of = {word: good for good, word in enumerate(self.ids)}
        self.count = len(self.ids)
        if len(self.good_of) != self.count:
            raise top.wrong("good", "every good has its own id")
        self.names = [entry.table("name").text("en") for entry in entries]
        self.tiers = [entry.word("tier", tiers) for entry in entries]
        self.build_vp = [tiers[tier].integer("build_vp", 0, MOST_VP) for tier in self.tiers]  # R16: rewards go by tier
        self.deliver_vp = [tiers[tier].integer("deliver_vp", 0, MOST_VP) for tier in self.tiers]
        self.primaries = [good for good in range(self.count) if self.tiers[good] == PRIMARY]
        self.made = [good for good in range(self.count) if self.tiers[good] != PRIMARY]
        self.first_input = [NONE] * self.count
        self.second_input = [NONE] * self.count
        for good, entry in enumerate(entries):
            self._read_recipe(good, entry)
        self.order = self._made_in_order()

    def _read_recipe(self, good: int, entry: Table) -> None:
        entry.only(("id", "tier", "inputs", "recipe_source", "name"))
        if self.tiers[good] == PRIMARY:
            if entry.has("inputs"):
                raise entry.wrong("inputs", "a primary good comes from mines and has no recipe")
            return
        inputs = entry.texts("inputs", INPUTS)
        for word in inputs:
            if word not in self.good_of:
                raise entry.wrong("inputs", f"there is no good {word!r}; the goods are: {', '.join(self.ids)}")
        if inputs[0] == inputs[1]:
            raise entry.wrong("inputs", f"two different goods are expected, not {inputs[0]} twice")
        self.first_input[good] = self.good_of[inputs[0]]
        self.second_input[good] = self.good_of[inputs[1]]

    def _made_in_order(self) -> list[int]:
        """Every good after what it is made of; a recipe that needs itself has no such place."""
        order = list(self.primaries)
        waiting = list(self.made)
        while waiting:
            ready = [g for g in waiting if self.first_input[g] in order and self.second_input[g] in order]
            if not ready:
                names = ", ".join([self.ids[good] for good in waiting])
                raise DataError(f"data.toml: good: the recipes of {names} go in a circle; nothing could ever be made")
            order.extend(ready)
            waiting = [good for good in waiting if good not in ready]
        return order

    def good(self, word: str) -> int:
        """The good of that id, or NONE."""
        return self.good_of.get(word, NONE)
