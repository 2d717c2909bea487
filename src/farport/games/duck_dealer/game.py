"""Duck Dealer: its declarations, and the way into play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from farport.games.duck_dealer.actions import ACTIONS
from farport.games.duck_dealer.actions.catalogue import Catalogue
from farport.games.duck_dealer.actions.exchange import Offer
from farport.games.duck_dealer.advice import ADVICE
from farport.games.duck_dealer.encoding import encoding
from farport.games.duck_dealer.fields import GOOD, Cargo
from farport.games.duck_dealer.fixed import CLOSED, FIXED
from farport.games.duck_dealer.mechanics.galaxy import Galaxy
from farport.games.duck_dealer.observer import observed
from farport.games.duck_dealer.restore import restore
from farport.games.duck_dealer.schema import SCHEMA
from farport.games.duck_dealer.setup import set_up
from farport.games.duck_dealer.shape import VIEW
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.tables import Tables
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.vocabulary import COLOURS
from farport.kernel import (
    Action,
    ActionError,
    Encoding,
    Facts,
    Field,
    Game,
    Name,
    Names,
    Options,
    Plain,
    Rng,
    Rulebook,
    Value,
    parse_rulebook,
    read_toml,
)
from farport.kernel.observer import Observed

RULES_VERSION: Final = 1
GROWS: Final = frozenset({"map", "layout", "good", "shipyard"})  # what a variant may add entries to


class DuckDealer(Game):
    """Every player flies one ship, mines, makes and sells; all together have 24 action turns."""

    def __init__(self, data: Plain, rules: Rulebook, variant: Plain | None = None) -> None:
        tables = Tables(data)
        super().__init__(
            id="duck-dealer",
            title=tables.title,
            rules_version=RULES_VERSION,
            seats=tables.seats,
            minutes=tables.minutes,
            facts=Facts(negotiation=True),
            options=Options(tables.options),
            rules=rules,
            actions=ACTIONS,
            advice=ADVICE,
            data=data,
            variant=variant,
            view_shape=VIEW,
            grows=GROWS,
            fixed=FIXED,
            closed=CLOSED,
            schema=SCHEMA,
        )
        self.tables = tables
        self._catalogues = {galaxy.id: Catalogue(tables, galaxy) for galaxy in tables.galaxies.values()}

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> Position:
        terms = Terms(self.tables, seats, options)
        return set_up(self, terms, self.catalogue(terms.galaxy), rng)

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return encoding(self.tables, Terms(self.tables, seats, options), seats)

    def observed(self, seats: int) -> Observed:
        return observed(self.tables, seats)

    def restore(self, data: Plain) -> Position:
        return restore(self, data)

    def with_data(self, data: Plain, variant: Plain) -> DuckDealer:
        return DuckDealer(data, self.rules, variant)

    def warnings(self) -> list[str]:
        return self.tables.warnings()

    def catalogue(self, galaxy: Galaxy) -> Catalogue:
        return self._catalogues[galaxy.id]

    def action(self, data: object) -> Action[Any]:
        """Parse plain data; places and goods must exist on some map."""
        action = super().action(data)
        for field in action.fields:
            for word in _names(field, getattr(action, field.name)):
                if not (isinstance(action, Offer) and word in COLOURS):  # DD-66: for the rule to refuse
                    self._know_word(field, word)
        return action

    def _know_word(self, field: Field, word: str) -> None:
        if isinstance(field, Cargo) or (isinstance(field, Name) and field.like == GOOD):
            if word not in self.tables.goods.good_of:
                raise ActionError(f"{field.name}: there is no good {word!r}; the goods are: {self._goods()}")
        elif not any([word in galaxy.node_of for galaxy in self.tables.galaxies.values()]):
            raise ActionError(f"{field.name}: there is no place {word!r} on any map; places are planets or points")

    def _goods(self) -> str:
        return ", ".join(self.tables.goods.ids)


def _names(field: Field, value: object) -> list[str]:
    """The ids of places and goods in the value of a field."""
    if isinstance(field, Name) and isinstance(value, str):
        return [value]
    if isinstance(field, Names) and isinstance(value, tuple):
        return [str(word) for word in value]
    if isinstance(field, Cargo) and isinstance(value, tuple):
        return [str(pair[0]) for pair in value]
    return []


FOLDER: Final = Path(__file__).parent
GAME: Final = DuckDealer(read_toml(FOLDER / "data.toml"), parse_rulebook((FOLDER / "rules.md").read_text("utf-8")))
