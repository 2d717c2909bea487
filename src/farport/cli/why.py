"""Why a move of a record: what it brought and what else there was, by what its seat could know then."""

from __future__ import annotations

from typing import Any

from farport import bots
from farport.cli.course import Eyes
from farport.kernel import Action, FarportError, Game, Plain, Record, State


def explained(game: Game, record: Record, seq: int, eyes: Eyes) -> tuple[str, Plain]:
    """Move `seq` (from 1) in one sentence with figures, and these as data; to whoever may know what was chosen."""
    if not 1 <= seq <= len(record.moves):
        raise FarportError(f"why {seq}: this record has the moves 1 to {len(record.moves)}")
    move = record.moves[seq - 1]
    if move.seat is None or move.action is None:
        raise FarportError(f"why {seq}: this is the passing of time, which nobody chose")
    if game.facts.hidden_information and not eyes.all_secrets and eyes.seat != move.seat:
        raise FarportError(
            f"why {seq}: what seat {move.seat} chose may be its secret; add --view {move.seat} or --reveal"
        )
    state = _before(game, record, seq)
    if move.at_ms is not None and game.facts.timed and move.at_ms > state.now:
        state.advance(move.at_ms)
    action = game.action(move.action)
    reason = bots.reason(bots.Sight(state, move.seat), [action], record.seed)
    return _sentence(seq, move.seat, action, reason), {"seq": seq, "seat": move.seat, **reason.data()}


def _before(game: Game, record: Record, seq: int) -> State:
    states = game.states(record)
    for _ in range(seq - 1):
        next(states)
    return next(states)


def _sentence(seq: int, seat: int, action: Action[Any], reason: bots.Reason) -> str:
    parts = [f"{source.replace('_', ' ')} {gain:+}" for source, gain in reason.gains.items()]
    parts.append(f"chance to win {reason.before:.0%} -> {reason.chance:.0%}")
    if reason.other:
        parts.append(f"the best of the rest, {reason.other[0]}, would have been worth {reason.other_chance:.0%}")
    return f"Move {seq}, seat {seat}, {action}: {'; '.join(parts)}."
