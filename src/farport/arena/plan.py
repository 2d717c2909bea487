"""Plan: everything that decides a run, and so its results, byte by byte."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from farport import bots as players
from farport.kernel import FarportError, Game, OptionError, Plain, StateError, Table, Value, game
from farport.kernel.action import shown

FORMAT: Final = 2
LEAST_SEED: Final = -(2**63)  # a column of the results holds no more
MOST_SEED: Final = 2**63 - 1
CHUNK: Final = 10  # games; a run that is stopped loses at most this many of each worker
KEYS: Final = ("farport", "game", "rules_version", "variant", "seats", "bots", "rounds", "seed", "options", "vary")


class Sitting(NamedTuple):
    """One game of a run: who sits where, and with which seed and options."""

    number: int
    round: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Value]


class Plan:
    """A tournament. Every lineup of the bots meets in every round, in every rotation of its seats, on the same seed.

    So no bot has the better seats or the better luck of the setup, and two bots can be compared game by game. A
    rotation that seats the same bots again would be the same game again: a lineup of one bot plays once a round, and
    has a seed for every game. With `vary` the rounds go through all the values of that option in turn.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        bots: Sequence[str],
        games: int,
        *,
        seed: int = 1,
        options: dict[str, Value] | None = None,
        vary: str | None = None,
    ) -> None:
        for name in bots:
            players.require_bot(name)
        self.game = game
        self.seats = seats
        self.bots = tuple(bots)
        self.seed = seed
        self.options: dict[str, Value] = {} if options is None else dict(options)
        self.vary = vary
        game.new(seats, seed, self.options)  # whatever is wrong with seats or options is said here
        self.settings = self._settings()
        self.sittings = [turned for lineup in lineups(self.bots, seats) for turned in rotations(lineup)]
        self.rounds = -(-games // len(self.sittings))
        self._check_seeds()

    def _check_seeds(self) -> None:
        if self.seed < LEAST_SEED or self.seed + self.rounds - 1 > MOST_SEED:
            raise FarportError(
                f"seed: the rounds count on from {shown(self.seed)}, "
                f"but results hold seeds from {LEAST_SEED} to {MOST_SEED}"
            )

    def _settings(self) -> list[dict[str, Value]]:
        """The options of each round, in turn."""
        if self.vary is None:
            return [self.options]
        option = self.game.options[self.vary]
        if self.vary in self.options or not option.choices:
            raise OptionError(f"option {self.vary}: only one with a list of choices, and not given already, can vary")
        settings = [{**self.options, self.vary: choice} for choice in option.choices]
        return [setting for setting in settings if self._offered(setting)]

    def _offered(self, setting: dict[str, Value]) -> bool:
        try:
            self.game.new(self.seats, self.seed, setting)
        except OptionError:
            return False
        return True

    @property
    def games(self) -> int:
        return self.rounds * len(self.sittings)

    @property
    def chunks(self) -> int:
        return -(-self.games // CHUNK)

    def chunk(self, number: int) -> list[Sitting]:
        return [self.sitting(place) for place in range(number * CHUNK, min((number + 1) * CHUNK, self.games))]

    def sitting(self, number: int) -> Sitting:
        round_, place = divmod(number, len(self.sittings))
        return Sitting(
            number, round_, self.seed + round_, self.sittings[place], self.settings[round_ % len(self.settings)]
        )

    def data(self) -> Plain:
        return {
            "farport": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "variant": self.game.variant,
            "seats": self.seats,
            "bots": list(self.bots),
            "rounds": self.rounds,
            "seed": self.seed,
            "options": dict(self.options),
            "vary": self.vary,
        }

    @staticmethod
    def from_data(data: object) -> Plan:
        """The plan of a run's file; whatever does not fit gets a sentence."""
        table = Table(data, "run.json", StateError)
        table.only(KEYS)
        if table.integer("farport") != FORMAT:
            raise StateError(f"run.json: this version reads format {FORMAT}; play the run anew")
        variant = table.value("variant")
        if variant is not None and not isinstance(variant, dict):
            raise StateError("run.json: variant: a table or null is expected")
        of = game(table.text("game"), variant, table.integer("rules_version"))
        options: dict[str, Value] = {}
        given = table.table("options")
        for name in given.keys():  # noqa: SIM118  (a Table is no dict)
            options[name] = of.options[name].check(given.value(name))
        plan = Plan(
            of,
            table.integer("seats"),
            [str(name) for name in table.items("bots")],
            1,
            seed=table.integer("seed"),
            options=options,
            vary=None if table.value("vary") is None else table.text("vary"),
        )
        plan.rounds = table.integer("rounds", low=1)
        plan._check_seeds()
        return plan


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays whom: every choice of as many bots as there are seats; fewer bots sit on several seats each."""
    if not bots:
        raise FarportError("at least one bot is needed")
    each, rest = divmod(seats, len(bots))
    if each == 0 or (each == 1 and rest == 0):
        return list(dict.fromkeys(combinations(bots, seats)))
    shared = [sorted([*bots] * each + list(more), key=bots.index) for more in combinations(bots, rest)]
    return list(dict.fromkeys([tuple(lineup) for lineup in shared]))


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to turn a lineup round the table, each once."""
    return list(dict.fromkeys([lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]))
