"""The Forgotten Planet as a Game: its declarations, and the way into play."""

from __future__ import annotations

from importlib.resources import files
from typing import final

from farport.games.forgotten_planet.actions import ACTIONS
from farport.games.forgotten_planet.actions.catalogue import Catalogue
from farport.games.forgotten_planet.advice import ADVICE
from farport.games.forgotten_planet.encoding import encoding
from farport.games.forgotten_planet.fixed import CLOSED, FIXED
from farport.games.forgotten_planet.mechanics.scenario import Scenario, fairness, find_warnings
from farport.games.forgotten_planet.observer import observed
from farport.games.forgotten_planet.restore import restore
from farport.games.forgotten_planet.schema import SCHEMA
from farport.games.forgotten_planet.setup import set_up
from farport.games.forgotten_planet.shape import VIEW
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.tables import Tables
from farport.games.forgotten_planet.terms import Terms
from farport.kernel import (
    Encoding,
    Facts,
    Game,
    Options,
    Plain,
    Rng,
    Rulebook,
    State,
    Value,
    parse_rulebook,
    parse_toml,
)
from farport.kernel.observer import Observed

RULES_VERSION = 1
GROWS = frozenset({"scenario"})  # a variant may add maps of its own
PACKAGE = "farport.games.forgotten_planet"


@final
class ForgottenPlanet(Game):
    """Area control on a board that the players lay themselves."""

    def __init__(self, data: Plain, rules: Rulebook, variant: Plain | None = None) -> None:
        tables = Tables(data)
        super().__init__(
            id="forgotten-planet",
            title=tables.title,
            rules_version=RULES_VERSION,
            seats=tables.seats,
            minutes=tables.minutes,
            facts=Facts(hidden_information=True, chance=True, teams=True),
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
        self._catalogues: dict[tuple[str, int], Catalogue] = {}

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        position = self.bare(Terms(self.tables, seats, options), rng)
        set_up(position)
        return position

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return encoding(self.tables, Terms(self.tables, seats, options), seats)

    def observed(self, seats: int) -> Observed:
        return observed(self.tables, seats)

    def restore(self, data: Plain) -> State:
        return restore(self, data)

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return ForgottenPlanet(data, self.rules, variant)

    def warnings(self) -> list[str]:
        """What a designer should know of the maps (FP-93, FP-94), and of prices that nobody can pay."""
        found: list[str] = self.tables.warnings()
        for scenario in self.tables.scenarios.values():
            found += [f"scenario {scenario.id}: {warning}" for warning in find_warnings(scenario, self.tables.limits)]
            if fairness(scenario) == "uneven":
                found.append(f"scenario {scenario.id}: uneven for the seats; an auction of the bases is advised")
        return found

    def bare(self, terms: Terms, rng: Rng) -> Position:
        """An empty table with a full bank, before the set-up."""
        position = Position(self, terms, self._catalogue(terms.scenario), rng)
        position.clear_fields()
        return position

    def _catalogue(self, scenario: Scenario) -> Catalogue:
        """Made at the first game on a map: it is the same for all of them."""
        key = (scenario.id, scenario.seats)
        catalogue = self._catalogues.get(key)
        if catalogue is None:
            catalogue = Catalogue(scenario, self.tables)
            self._catalogues[key] = catalogue
        return catalogue


def load_game() -> ForgottenPlanet:
    folder = files(PACKAGE)
    data = parse_toml((folder / "data.toml").read_text(encoding="utf-8"), "data.toml")
    return ForgottenPlanet(data, parse_rulebook((folder / "rules.md").read_text(encoding="utf-8")))


GAME = load_game()
