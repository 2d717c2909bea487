"""Which of a game's declared refusals random and hostile play comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from farport.kernel import Game, Refusal, RuleError
from farport.kernel.refusals import declared, name_of
from farport.kit.pool import Pool, some
from farport.kit.session import Session
from farport.kit.walk import Walk

GAMES = 10


@dataclass
class Tally:
    """The declared refusals of a game by name, and how often each was met."""

    game: Game
    declared: dict[str, Refusal]
    met: Counter[str] = field(default_factory=Counter)

    @property
    def unmet(self) -> list[str]:
        return [name for name in self.declared if not self.met[name]]

    def data(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "declared": len(self.declared),
            "met": {name: self.met[name] for name in self.declared if self.met[name]},
            "unmet": self.unmet,
        }

    def text(self) -> str:
        reached = len(self.declared) - len(self.unmet)
        lines = [f"{self.game.title}: {reached} of {len(self.declared)} refusals met"]
        return "\n".join([*lines, *[f"  not met: {_shown(self.declared[name])}" for name in self.unmet]])


def tally(game: Game, games: int = GAMES, seed: int = 0, progress: Callable[[int], None] | None = None) -> Tally:
    """Random games at every number of seats and with every option, and at many positions all that strangers try."""
    found = Tally(game, declared(game))
    session = Session(game, games, seed, progress=progress)
    pools: dict[str, Pool] = {}  # one for every kind, so that rare ones are tried as often; they outlive a game

    def examine(walk: Walk) -> None:
        for state in walk.samples():
            for seat in range(state.seats):
                for action in some(state.legal(seat), walk.dice):
                    pools.setdefault(action.do, Pool(game, walk.dice)).remember([action])
            tries = [action for pool in pools.values() for action in pool.tries()]
            for seat in range(state.seats):
                for action in tries:
                    try:
                        state.check(seat, action)
                    except RuleError as refused:
                        found.met[name_of(refused.refusal)] += 1

    session.walk_each(examine)
    return found


def _shown(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.code} {refusal.name}".rstrip()
