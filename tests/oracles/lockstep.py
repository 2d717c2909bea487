"""Lockstep: the engine plays, an oracle reads along from the rulebook, and their figures are compared and counted."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from farport import Action, Event, Game, State
from farport.bots import Bot, Sight, make
from farport.kernel.data import Plain

Told = list[dict[str, Any]]  # what the engine says happened, everything in it

SHOWN: Final = 400  # characters of a figure in a difference
STOP_AFTER: Final = 5  # differences of one game: the rest follows from them
LONGEST: Final = 60_000  # steps; no game is longer


@dataclass(frozen=True)
class Table:
    """One game to be read along: who plays it, how, and with which numbers."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    players: Sequence[str] = ("random",)  # names of bots, one a seat, repeated; `OWN` are more
    shunned: frozenset[str] = frozenset()  # kinds of action that `Varied` players seldom take
    sought: tuple[str, ...] = ()  # what stands in the actions that a `Seeking` player takes where it can

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}, {dict(self.options)}, {'/'.join(self.players)}"


class Ledger:
    """What was compared, by kind, and what differed."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.differing: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()  # after which kinds of action it was compared
        self.differences: list[str] = []
        self.where = ""

    def same(self, kind: str, rules: str, oracle: object, engine: object, what: str = "") -> None:
        """One comparison of `kind`; a difference names the game, the step, the rules and both figures."""
        self.compared[kind] += 1
        if oracle != engine:
            self._differ(kind, f"{what} [{rules}]\n  oracle: {shown(oracle)}\n  engine: {shown(engine)}")

    def same_set(self, kind: str, rules: str, oracle: Iterable[str], engine: Iterable[str], what: str = "") -> None:
        """One comparison of two sets; the difference shows only what one of them lacks."""
        self.compared[kind] += 1
        mine, theirs = set(oracle), set(engine)
        if mine != theirs:
            only, lacking = shown(sorted(mine - theirs)), shown(sorted(theirs - mine))
            self._differ(kind, f"{what} [{rules}]\n  oracle only: {only}\n  engine only: {lacking}")

    def _differ(self, kind: str, text: str) -> None:
        self.differing[kind] += 1
        self.differences.append(f"{self.where}\n  {kind} {text}")

    def __str__(self) -> str:
        kinds = "\n".join(f"  {kind:28} {count:>9,}" for kind, count in sorted(self.compared.items()))
        return f"{kinds}\n  {'all':28} {sum(self.compared.values()):>9,}; {len(self.differences)} differences"


class Oracle(ABC):
    """A second reading of one game. It sees plain data only, and remembers what the data does not say."""

    kinds: ClassVar[frozenset[str]]  # every kind of comparison: one that a run never makes proves nothing

    def __init__(self, table: Table, ledger: Ledger) -> None:
        self.table = table
        self.ledger = ledger

    @abstractmethod
    def first(self, state: State) -> None:
        """The position after the set-up."""

    @abstractmethod
    def before(self, state: State, seat: int) -> None:
        """`seat` is about to choose."""

    @abstractmethod
    def acted(self, state: State, seat: int, action: dict[str, Any], told: Told) -> None:
        """The seat has acted."""

    def waited(self, state: State, told: Told) -> None:
        """Time has passed; only a game with a clock knows that."""
        raise AssertionError("this game has no clock")


class Varied:
    """A random player that first takes a kind of action, then one of that kind, and seldom what is shunned.

    Where one kind has a hundred forms (a wall on any side with any cube) uniform choice would hardly see the others.
    """

    def __init__(self, seed: int, table: Table) -> None:
        self._dice = random.Random(seed)
        self._shunned = table.shunned

    def choose(self, sight: Sight) -> Action[Any]:
        kinds: dict[str, list[Action[Any]]] = {}
        for action in sight.legal():
            kinds.setdefault(action.do, []).append(action)
        liked = [do for do in kinds if do not in self._shunned]
        names = liked if liked and self._dice.random() < 0.93 else list(kinds)
        return self._dice.choice(kinds[self._dice.choice(names)])


class Planning(Varied):
    """A player that follows the game's own planner most of the time: so goods are delivered and battles fought."""

    def __init__(self, seed: int, table: Table) -> None:
        super().__init__(seed, table)
        self._plan: list[Action[Any]] = []

    def choose(self, sight: Sight) -> Action[Any]:
        legal = sight.legal()
        if not self._plan or self._plan[0] not in legal:
            self._plan = list(sight.guess(self._dice).plan(sight.seat, self._dice))
        if self._plan and self._plan[0] in legal and self._dice.random() < 0.9:
            return self._plan.pop(0)
        self._plan = []
        return super().choose(sight)


class Seeking(Planning):
    """A planning player that takes what is seldom and interesting (a fight, an attack) wherever it can."""

    def __init__(self, seed: int, table: Table) -> None:
        super().__init__(seed, table)
        self._sought = table.sought

    def choose(self, sight: Sight) -> Action[Any]:
        if self._dice.random() < 0.8:
            for words in self._sought:
                found = [action for action in sight.legal() if words in line(action.data())]
                if found:
                    return self._dice.choice(found)
        return super().choose(sight)


OWN: Final = {"varied": Varied, "planning": Planning, "seeking": Seeking}


def seated(table: Table, seat: int) -> Bot:
    name = table.players[seat % len(table.players)]
    seed = table.seed * 100 + seat
    return OWN[name](seed, table) if name in OWN else make(name, table.game, seed)


def read_along(table: Table, reading: type[Oracle], ledger: Ledger, rules: Game | None = None) -> None:
    """Play one game and compare. `rules`: what the engine plays by if the oracle does not know it (a planted fault)."""
    oracle = reading(table, ledger)
    state = (rules or table.game).new(table.seats, table.seed, table.options)
    players = [seated(table, seat) for seat in range(table.seats)]
    sights = [Sight(state, seat) for seat in range(table.seats)]
    lots = random.Random(table.seed)
    found = len(ledger.differences)
    ledger.where = f"{table}, at the start"
    oracle.first(state)
    for step in range(LONGEST):
        if state.result is not None or len(ledger.differences) >= found + STOP_AFTER:
            return
        asked = state.to_move
        if asked:
            seat = asked[0] if len(asked) == 1 else lots.choice(asked)
            ledger.where = f"{table}, step {step}: seat {seat} is to choose"
            oracle.before(state, seat)
            action = players[seat].choose(sights[seat])
            data = dict(action.data())
            ledger.actions[action.do] += 1
            ledger.where = f"{table}, step {step}: seat {seat} {line(data)}"
            oracle.acted(state, seat, data, [full(event) for event in state.play(seat, action)])
        else:
            due = state.next_due
            assert due is not None, f"{table}, step {step}: nobody is asked and nothing is due"
            ledger.where = f"{table}, step {step}: time passes until {due}"
            oracle.waited(state, [full(event) for event in state.advance(due)])
    raise AssertionError(f"{table}: not over after {LONGEST} steps")


def agree(tables: Iterable[Table], reading: type[Oracle], after: set[str]) -> None:
    """Read the tables along: engine and oracle agree, every kind was compared, every action of `after` was played."""
    ledger = Ledger()
    for table in tables:
        read_along(table, reading, ledger)
        assert not ledger.differences, "\n\n".join(["the engine and the oracle differ:", *ledger.differences])
    assert set(ledger.compared) == reading.kinds, f"never compared: {reading.kinds - set(ledger.compared)}"
    assert after <= set(ledger.actions), f"never played: {after - set(ledger.actions)}"
    print(ledger, dict(ledger.actions), sep="\n")


def faulty(tables: Iterable[Table], reading: type[Oracle], variant: Plain) -> Counter[str]:
    """What differs, by kind, when the engine plays by the numbers of a variant of which the oracle does not know."""
    ledger = Ledger()
    for table in tables:
        read_along(table, reading, ledger, table.game.varied(variant))
    return ledger.differing


def full(event: Event) -> dict[str, Any]:
    return dict(event.full())


def line(data: Mapping[str, Any]) -> str:
    """An action as one line, the same for the same action."""
    return json.dumps(data, sort_keys=True)


def shown(figure: object) -> str:
    text = repr(figure)
    return text if len(text) <= SHOWN else text[:SHOWN] + " …"
