"""Outlook: how a player with a network thinks in one game: in which heats, and how far it trusts the planner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from farport.kernel import FarportError, Plain, Table

CHOICES: Final = 16
TO_THE_END: Final = -1  # in plain data


@final
class Heat:
    """How many choices are tried in it, on how many guesses, and how many proposals are played on (None: to the end;
    a game without a planner has a tree instead)."""

    __slots__ = ("choices", "guesses", "horizon")

    def __init__(self, choices: int, guesses: int, horizon: int | None = 0) -> None:
        self.choices = choices
        self.guesses = guesses
        self.horizon = horizon


@final
class Outlook:
    """`heats` as they are for about a second a decision; other budgets have more or fewer guesses. With
    `iterations` it is the tree search of `farport.bots.search`, whose new nodes the network judges too."""

    __slots__ = ("commitments", "doubt", "heats", "iterations", "trust", "weight")

    def __init__(
        self,
        heats: Sequence[Heat] = (),
        trust: float = 0.0,
        doubt: float = 1.0,
        *,
        iterations: int = 0,
        weight: float = 1.0,
        commitments: bool = False,
    ) -> None:
        self.heats = tuple(heats)
        self.iterations = iterations
        self.commitments = commitments  # think only in the set-up and before a whole turn that a planner proposes
        self.weight = weight  # of the network in what a position is worth; the rest is the game's own evaluation
        self.trust = trust  # of a value: by so much another choice must be better than the planner's proposal
        self.doubt = doubt  # and by so many standard errors of the comparison

    @property
    def simulations(self) -> int:
        """How many trials a decision takes at most."""
        return self.iterations or sum([heat.choices * heat.guesses for heat in self.heats])

    def within(self, simulations: int) -> Outlook:
        """The same way of thinking with about so many trials."""
        if self.iterations:
            return Outlook(iterations=simulations, weight=self.weight)
        factor = simulations / self.simulations
        heats = [Heat(heat.choices, max(1, round(heat.guesses * factor)), heat.horizon) for heat in self.heats]
        return Outlook(heats, self.trust, self.doubt, weight=self.weight, commitments=self.commitments)

    def data(self) -> Plain:
        heats = [[h.choices, h.guesses, TO_THE_END if h.horizon is None else h.horizon] for h in self.heats]
        return {
            "heats": heats,
            "trust": self.trust,
            "doubt": self.doubt,
            "iterations": self.iterations,
            "weight": self.weight,
            "commitments": self.commitments,
        }

    @staticmethod
    def from_data(data: object, where: str) -> Outlook:
        table = Table(data, where, FarportError)
        table.only(("heats", "trust", "doubt", "iterations", "weight", "commitments"))
        iterations = table.integer("iterations", 0) if table.has("iterations") else 0
        weight = table.number("weight") if table.has("weight") else 1.0
        heats: list[Heat] = []
        for place, row in enumerate(table.items("heats")):
            if not isinstance(row, list) or len(row) != 3 or not all([type(number) is int for number in row]):
                raise FarportError(f"{where}: heat {place + 1}: choices, guesses and horizon are expected")
            choices, guesses, horizon = row
            if choices < 1 or guesses < 1 or horizon < TO_THE_END:
                raise FarportError(f"{where}: heat {place + 1}: at least one choice and one guess are expected")
            heats.append(Heat(choices, guesses, None if horizon == TO_THE_END else horizon))
        if not heats and not iterations:
            raise FarportError(f"{where}: at least one heat is expected")
        return Outlook(
            heats,
            table.number("trust"),
            table.number("doubt"),
            iterations=iterations,
            weight=weight,
            commitments=table.flag("commitments", False),
        )


def halving(simulations: int, choices: int = CHOICES) -> Outlook:
    """Sequential halving: 16, 8, 4 and 2 choices, each heat with as many trials as the others."""
    widths: list[int] = []
    while choices > 1:
        widths.append(choices)
        choices //= 2
    each = max(1.0, simulations / len(widths))
    return Outlook([Heat(width, max(1, round(each / width))) for width in widths])
