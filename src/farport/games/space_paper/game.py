"""SpacePaper as a game: its declarations, and the way into play."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from farport.games.space_paper.actions import ACTIONS
from farport.games.space_paper.advice import ADVICE
from farport.games.space_paper.encoding import encoding
from farport.games.space_paper.fixed import CLOSED, FIXED
from farport.games.space_paper.models import model
from farport.games.space_paper.observer import observed
from farport.games.space_paper.restore import restore
from farport.games.space_paper.schema import SCHEMA
from farport.games.space_paper.setup import begin_setup
from farport.games.space_paper.shape import VIEW
from farport.games.space_paper.state import Position
from farport.games.space_paper.tables import Tables
from farport.games.space_paper.terms import Terms
from farport.games.space_paper.versions import NEWEST, VERSIONS
from farport.kernel import (
    Encoding,
    Facts,
    Game,
    Option,
    Options,
    Plain,
    Rng,
    State,
    Table,
    Value,
    parse_rulebook,
    read_toml,
)
from farport.kernel.observer import Observed
from farport.kernel.shape import Shape, grown

HERE: Final = Path(__file__).parent
SIX: Final = 6
PRESET: Final = "preset"
STANDARD: Final = "standard"


class SpacePaper(Game):
    """The rules over one set of data."""

    def __init__(self, data: Plain, variant: Plain | None = None, version: int = NEWEST) -> None:
        self.tables = Tables(data)
        self.presets = _presets(data)
        super().__init__(
            id="space-paper",
            title=self.tables.title,
            rules_version=version,
            versions=VERSIONS,
            seats=range(self.tables.seats_least, SIX + 1),
            minutes=(60, 240),
            facts=Facts(simultaneous=True, hidden_information=True, chance=True),
            options=_options(data, self.presets),
            rules=parse_rulebook((HERE / "rules.md").read_text(encoding="utf-8")),
            actions=ACTIONS,
            advice=ADVICE,
            data=data,
            variant=variant,
            view_shape=self._view_shape(),
            grows=frozenset({"galaxy", "races", "leaders", "events", "politics"}),
            fixed=FIXED,
            closed=CLOSED,
            schema=SCHEMA,
        )

    def _view_shape(self) -> Shape:
        """The printed one; of a variant that adds to them, with longer vocabularies."""
        tables = self.tables
        rosters = {
            "Race": tables.races,
            "Leader": tables.leaders,
            "EventCard": tables.events,
            "Politics": tables.regimes,
        }
        longer = {name: roster.ids for name, roster in rosters.items() if roster.added()}
        return grown(VIEW, longer) if longer else VIEW

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        position = Position(self, self.terms(seats, options), rng)
        position.clear_fields()
        for seat in range(seats):
            position.gold[seat] = self.tables.start_gold
            position.science[seat] = self.tables.start_science
        begin_setup(position)
        return position

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return encoding(self.tables, self.tables.galaxy(self.terms(seats, options)), seats)

    def observed(self, seats: int) -> Observed:
        return observed(self.tables, self.tables.plain_galaxy, seats, [rule.id for rule in self.rules])

    def restore(self, data: Plain) -> State:
        return restore(self, data)

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return SpacePaper(data, variant, self.rules_version)

    def with_rules(self, version: int, data: Plain) -> Game:
        return SpacePaper(data, version=version)

    def model(self, section: str, id: str) -> Plain:
        return model(self.tables, section, id, super().model(section, id))

    def warnings(self) -> list[str]:
        return self.tables.warnings()

    def terms(self, seats: int, options: dict[str, Value]) -> Terms:
        return Terms(self.tables, seats, options, self.rules_version)


def _presets(data: Plain) -> dict[str, dict[str, Value]]:
    root = Table(data, "data.toml")
    table = root.table("presets")
    known = root.table("options").keys()
    presets: dict[str, dict[str, Value]] = {}
    for name in table.keys():  # noqa: SIM118
        entry = table.table(name)
        entry.only(known)
        presets[name] = {option: cast(Value, entry.value(option)) for option in entry.keys()}  # noqa: SIM118
    return presets


def _options(data: Plain, presets: dict[str, dict[str, Value]]) -> Options:
    """The options as the data declares them, and the presets as one more."""
    table = Table(data, "data.toml").table("options")
    options: list[Option] = [
        Option(PRESET, "choice", STANDARD, choices=tuple(presets), help="several options at once", rule="SP-184")
    ]
    for name in table.keys():  # noqa: SIM118
        entry = table.table(name)
        entry.only(("default", "values", "rule", "help"))
        default = entry.value("default")
        values = entry.items("values")
        if default not in values:
            raise entry.wrong("default", f"one of {values} is expected, not {default!r}")
        assert isinstance(default, (bool, int, str))
        kind = "bool" if isinstance(default, bool) else "int" if isinstance(default, int) else "choice"
        by_seats: dict[int, Value] = {SIX: True} if name == "six_players" else {}
        options.append(
            Option(
                name,
                kind,
                default,
                choices=tuple(cast(list[Value], values)),
                by_seats=by_seats,
                help=entry.text("help"),
                rule=entry.text("rule"),
            )
        )
    for name, preset in presets.items():
        for option in options:
            if option.name in preset and not option.accepts(preset[option.name]):
                raise table.wrong(name, f"preset {name}: {option.name}: {option.allowed} is expected")
    return Options(options, PRESET, presets)


GAME: Final = SpacePaper(read_toml(HERE / "data.toml"))
