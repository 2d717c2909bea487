"""Space Dealer: the game itself, its declarations and the ways into play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from farport.games.space_dealer.actions import ACTIONS
from farport.games.space_dealer.actions.cargo import Deliver
from farport.games.space_dealer.advice import ADVICE
from farport.games.space_dealer.encoding import encoding
from farport.games.space_dealer.fixed import CLOSED, FIXED
from farport.games.space_dealer.observer import observed
from farport.games.space_dealer.restore import restore
from farport.games.space_dealer.schema import SCHEMA
from farport.games.space_dealer.setup import deal
from farport.games.space_dealer.shape import VIEW
from farport.games.space_dealer.tables import Tables
from farport.games.space_dealer.terms import Terms
from farport.games.space_dealer.versions import NEWEST, VERSIONS
from farport.games.space_dealer.vocabulary import DATA
from farport.kernel import Action, ActionError, Encoding, Facts, Game, Options, Plain, Rng, State, Value, parse_rulebook
from farport.kernel.observer import Observed


class SpaceDealer(Game):
    """Hourglasses are the workers, and the clock is an input of the rules."""

    def __init__(self, data: Plain, variant: Plain | None = None, version: int = NEWEST) -> None:
        self.tables = Tables(data)
        super().__init__(
            id="space-dealer",
            title=self.tables.title,
            rules_version=version,
            versions=VERSIONS,
            seats=self.tables.seats,
            minutes=self.tables.minutes,
            facts=Facts(simultaneous=True, timed=True, hidden_information=True, chance=True, negotiation=True),
            options=Options(self.tables.options),
            rules=parse_rulebook((Path(__file__).parent / "rules.md").read_text(encoding="utf-8")),
            actions=ACTIONS,
            advice=ADVICE,
            data=data,
            variant=variant,
            view_shape=VIEW,
            # a card may come to produce or ask for another colour
            grows=frozenset({"output", "output_alt", "goods", "gizzi"}),
            fixed=FIXED,
            closed=CLOSED,
            schema=SCHEMA,
        )

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        return deal(self, self.terms(seats, options), rng)

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return encoding(self.terms(seats, options))

    def observed(self, seats: int) -> Observed:
        return observed(self.tables, seats)

    def restore(self, data: Plain) -> State:
        return restore(self, data)

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return SpaceDealer(data, variant, self.rules_version)

    def with_rules(self, version: int, data: Plain) -> Game:
        return SpaceDealer(data, version=version)

    def terms(self, seats: int, options: dict[str, Value]) -> Terms:
        return Terms(self.tables, seats, options, self.rules_version)

    def action(self, data: object) -> Action[Any]:
        """A Gizzi card that this game does not have is no demand, whatever another variant calls its own."""
        action = super().action(data)
        if isinstance(action, Deliver) and isinstance(action.demand, str) and not self.tables.has_gizzi(action.demand):
            raise ActionError(f"demand: {action.demand!r} is no Gizzi card of this game")
        return action

    def warnings(self) -> list[str]:
        return self.tables.warnings()


GAME: Final = SpaceDealer(DATA)
