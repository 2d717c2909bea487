"""One game of a run, played and written down: a row for each seat, with all that reports are made of."""

from __future__ import annotations

import json
import time
from math import inf
from typing import Final

from farport.arena.notes import Notes, Watched
from farport.arena.plan import Plan, Sitting
from farport.bots import Match, Played, make
from farport.bots.match import derived
from farport.kernel import FarportError, Plain

TOO_LONG: Final = "it took longer than a game may take here"
LONGEST: Final = 20_000  # actions and steps of the clock: fifty times a long game of ours; what takes more is endless


def play_chunk(data: Plain, number: int) -> list[Plain]:
    """The rows of one chunk of a run; plain data in and out, so that any process on any machine can play it."""
    plan = Plan.from_data(data)
    return [row for sitting in plan.chunk(number) for row in play_sitting(plan, sitting)]


def play_sitting(plan: Plan, sitting: Sitting, seconds: float = inf) -> list[Plain]:
    """One game, and a row for each of its seats. A game that breaks or does not end (within so many seconds, where
    they are counted) is told, and where it was."""
    state = plan.game.new(plan.seats, sitting.seed, sitting.options)
    played = Played(state, sitting.seed, plan.game.options.resolve(plan.seats, sitting.options))
    notes = Notes(state)
    seated = [Watched(make(name, plan.game, bot_seed(sitting, seat)), notes) for seat, name in enumerate(sitting.bots)]
    match = Match(played, seated, on_events=notes.happen)
    try:
        _play(match, notes, time.monotonic() + seconds)
    except FarportError:
        raise
    except Exception as error:  # noqa: BLE001  (data of a designer's making may lead rules where they never were)
        played.broken.append(f"move {played.actions + 1}: {type(error).__name__}: {error}")
    match.close()
    return [row(plan, sitting, played, notes, seat) for seat in range(plan.seats)]


def _play(match: Match, notes: Notes, until: float) -> None:
    played = match.played
    for _ in range(LONGEST):
        if not match.step():
            if played.broken:
                played.broken[0] = f"move {played.actions + 1}: {played.broken[0]}"
            return
        if played.actions > notes.actions:  # not after a step of the clock
            seat, action, _at = played.moves[-1]
            assert seat is not None
            assert action is not None
            notes.act(seat, action)
        if time.monotonic() > until:
            played.broken.append(f"move {played.actions + 1}: {TOO_LONG}")
            return
    played.broken.append(f"move {played.actions + 1}: the game did not end within {LONGEST} steps")


def bot_seed(sitting: Sitting, seat: int) -> int:
    return derived(sitting.seed, f"bot {seat} of game {sitting.number}")


def rounds_of(view: Plain) -> int | None:
    """The round that a game was in, where it counts rounds."""
    counted = view.get("round")
    return counted if isinstance(counted, int) else None


def row(plan: Plan, sitting: Sitting, played: Played, notes: Notes, seat: int) -> Plain:
    result = played.result
    state = played.state
    hand = notes.hands[seat]
    return {
        "number": sitting.number,
        "round": sitting.round,
        "seed": sitting.seed,
        "seat": seat,
        "bot": sitting.bots[seat],
        "score": None if result is None else result.scores[seat],
        "rank": None if result is None else result.ranks[seat],
        "win": None if result is None else (1 / len(result.winners) if seat in result.winners else 0.0),
        "reason": "" if result is None else result.reason,
        "broken": played.broken[0] if played.broken else "",
        "actions": played.actions,
        "own_actions": sum([count for key, count in hand.uses.items() if " " not in key]),
        "rounds": rounds_of(state.view(None)),
        "milliseconds": state.now if plan.game.facts.timed else None,
        "decisions": hand.decisions,
        "asked": hand.asked,
        "choices": hand.choices,
        "turns": hand.turns,
        "touching": hand.touching,
        "idle": 1 - hand.last / played.actions if played.actions else 0.0,
        **notes.tension(() if result is None else result.winners),
        "options": json.dumps(played.options, sort_keys=True),
        "facets": sorted({**notes.facets[seat], **state.facets(None), **state.facets(seat)}.items()),
        "opening": " → ".join(hand.opening),
        "sources": [] if result is None else sorted(result.breakdown[seat].items()),
        "uses": sorted(hand.uses.items()),
        "events": sorted(notes.events.items()) if seat == 0 else [],
        "course": sorted(notes.course(seat).items()),
        "digest": state.digest(),
    }
