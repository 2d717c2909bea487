"""Signature: one number over what every bot chooses on pinned positions. Whatever alters play alters the number.

A position is a table after a walk by lot, where a seat is asked and has a choice. No
bot has a cap on its time here, so that it chooses the same in every process and every build.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from farport import bots
from farport.kernel import Action, Game, State
from farport.kernel.advice import MASTER
from farport.kernel.data import Table, canonical, read_toml
from farport.proof.golden import length_of
from farport.proof.perft import Pin, Walker, digested

STAGES: Final = 8  # positions of a game, from its first to a late one
SEED: Final = 7  # of every bot
SHORT: Final = 12  # digits of a part that are shown

HEADING: Final = """\
# The signature of play: a digest of what every bot chooses on pinned positions, `quick` on those of the fewest seats
# without the first. A change that is meant to alter play writes it anew:
# pytest tests/proof/test_signature.py --update-golden
"""


@dataclass(frozen=True)
class Signature:
    """The parts of the number: by game, and in it by bot, a digest of the choices."""

    parts: dict[str, dict[str, str]]

    @property
    def number(self) -> str:
        return digested([f"{game} {bot} {part}" for game, found in self.parts.items() for bot, part in found.items()])

    def lines(self) -> list[str]:
        """For people: a line for every game, with the part of each bot."""
        return [
            f"{game}: {', '.join([f'{bot} {part[:SHORT]}' for bot, part in found.items()])}"
            for game, found in self.parts.items()
        ]

    def differences(self, golden: Signature) -> list[str]:
        """The bots that choose otherwise than by the golden signature, or are not in it."""
        return [
            f"{game}: {bot}"
            for game, found in self.parts.items()
            for bot, part in found.items()
            if golden.parts.get(game, {}).get(bot) != part
        ]


def signature(games: list[Game], quick: bool = False, progress: Callable[[str, int], None] | None = None) -> Signature:
    """What every bot chooses, in every game; `progress` is told of the game and how many of its positions are done."""
    parts: dict[str, dict[str, str]] = {}
    for game in games:
        chosen: dict[str, list[str]] = {name: [] for name in signed(game, quick)}
        for done, state in enumerate(positions(game, quick), start=1):
            for name, choices in chosen.items():
                choices.append(canonical(choice(name, game, state).data()))
            if progress is not None:
                progress(game.title, done)
        parts[game.id] = {name: digested(choices) for name, choices in chosen.items()}
    return Signature(parts)


def signed(game: Game, quick: bool) -> list[str]:
    """The bots that have their part: all of the game's, but where it must be quick the one that thinks longest."""
    return [name for name in bots.names(game) if not quick or name != MASTER]


def choice(name: str, game: Game, state: State) -> Action[Any]:
    """What the bot does for the first seat that is asked."""
    return bots.make(name, game, SEED).choose(bots.Sight(state, state.to_move[0]))


def positions(game: Game, quick: bool) -> Iterator[State]:
    """The pinned positions: every number of seats at every stage, or some of the cheap ones."""
    for seats in [game.seats[0]] if quick else game.seats:
        table = Pin(seats)
        length = length_of(game, table)
        walker = Walker(game, table)
        for stage in range(1 if quick else 0, STAGES):
            state = walker.at(length * stage // STAGES)
            if decisive(state):
                yield state


def decisive(state: State) -> bool:
    """Bring the position to where a seat is asked and has a choice; False if there is none until the end."""
    while state.result is None:
        asked = state.to_move
        due = state.next_due
        if asked and len(state.legal(asked[0])) > 1:
            return True
        if asked:
            state.play(asked[0], state.default(asked[0]))
        elif due is not None:
            state.advance(due)
        else:
            break
    return False


# ---------------------------------------------------------------------- the golden signature


def read_signature(path: Path, quick: bool) -> Signature:
    """What is kept of the golden signature: its quick or its whole part."""
    table = Table(read_toml(path), str(path))
    parts = {game: table.table(game).table("quick" if quick else "whole") for game in table.keys()}  # noqa: SIM118
    return Signature({game: {bot: part.text(bot) for bot in part.keys()} for game, part in parts.items()})  # noqa: SIM118


def written(quick: Signature, whole: Signature) -> str:
    """The file of a golden signature."""
    lines = [HEADING.rstrip()]
    for game in whole.parts:
        for name, of in (("quick", quick), ("whole", whole)):
            lines.extend(["", f"[{game}.{name}]"])
            lines.extend([f"{json.dumps(bot)} = {json.dumps(part)}" for bot, part in of.parts[game].items()])
    return "\n".join(lines) + "\n"
