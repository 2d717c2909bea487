"""Positions of whole games, played by lot or by bots of old, and what must hold in every one of them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import farport
from farport.kernel import Action, Game, Record, RecordError, State, Value
from farport.proof import Pin
from farport.proof.perft import Walker

RECORDS = Path(__file__).parents[1] / "records"
LOOKS = 60  # positions of a game that are looked at, from the first to the last
POOL = 600  # actions that are tried in each of them


def walked(game: Game, seats: int, options: Mapping[str, Value] | None = None, seed: int = 7) -> list[State]:
    """Positions of one game, evenly from its start to its end."""
    pin = Pin(seats, seed, {} if options is None else options)
    whole = Walker(game, pin)
    while whole.step():
        pass
    walker = Walker(game, pin)
    return [walker.at(whole.walked * look // (LOOKS - 1)) for look in range(LOOKS)]


def recorded(name: str) -> list[State]:
    """Positions of a golden record, e.g. duck-dealer/v1/planned-2-seats, as far as it can be replayed.

    That it can be, to its end, is for others to say: a game that is not that of last week is no wrong game.
    """
    record = Record.loads((RECORDS / f"{name}.json").read_text())
    game = farport.game(record.game, version=record.rules_version)
    wanted = {len(record.moves) * look // (LOOKS - 1) for look in range(LOOKS)}
    found: list[State] = []
    with suppress(RecordError):
        for place, state in enumerate(game.states(record)):
            if place in wanted:
                found.append(state.copy())
    return found


def disagreements(states: list[State]) -> list[str]:
    """Where what is listed and what is allowed are two things, trying everywhere what is listed anywhere.

    The list and the refusals of a kind of action say one thing in two ways, so that each is a test of the other.
    """
    listed = [[state.legal(seat) for seat in range(state.seats)] for state in states]
    pool = list(dict.fromkeys([action for lists in listed for actions in lists for action in actions]))
    pool = pool[:: len(pool) // POOL + 1]
    found: list[str] = []
    for state, lists in zip(states, listed, strict=True):
        for seat, actions in enumerate(lists):
            if actions or seat in state.to_move:
                found += wrongly_listed(state, seat, actions, pool)
    return found


def wrongly_listed(state: State, seat: int, listed: list[Action[Any]], pool: list[Action[Any]]) -> list[str]:
    refused = [f"listed and refused: {action}" for action in listed if state.refusal(seat, action) is not None]
    known = set(listed)
    if len(known) < len(listed):
        refused.append(f"listed twice for seat {seat}")
    return refused + [
        f"allowed and not listed: {action}"
        for action in pool
        if action not in known and not action.open_ended and state.refusal(seat, action) is None
    ]


def estranged(states: list[State]) -> list[str]:
    """Where a copy is not the same, does not go on in the same way, or does not leave the first alone."""
    found: list[str] = []
    for state in states:
        before = state.digest()
        for seat in state.to_move:
            action = state.legal(seat)[-1]
            twins = [state.copy(), state.copy()]
            for twin in twins:
                twin.play(seat, action)
            if twins[0].digest() != twins[1].digest():
                found.append(f"two copies part after {action}")
            if state.copy().digest() != before or state.digest() != before:
                found.append(f"a copy is another position, or {action} on it changed the first")
    return found
