"""Secret acts: what a seat does unseen is told to nobody else, neither as an entry nor as a gap."""

from __future__ import annotations

import marshal
from typing import Any

from farport.kernel import Action, Event, State, seen_by
from farport.kit.plain import difference
from farport.kit.walk import Walk, who

CHOICES = 6  # of a seat's legal actions, how many are compared at a time


def tells_no_choice(walk: Walk, state: State) -> None:
    """Two choices of one seat after which the game stands differently, but not for somebody who looks on, must be told
    alike to that somebody; a choice that changes nothing they can see must not be told to them at all, and one that
    changes something must be: of what nobody tells them they have no line in their log, and do not count it.

    Two choices after which the game stands the same are one choice: which of two robots laid a tile may be told.
    """
    dice = walk.dice
    seat = dice.below(state.seats)
    listed = state.legal(seat)
    if not listed:
        return
    choices = [dice.choice(listed) for _ in range(CHOICES)] if len(listed) > CHOICES else listed
    outcomes: list[tuple[Action[Any], State, list[Event]]] = []
    for action in choices:
        after = state.copy()
        outcomes.append((action, after, after.play(seat, action)))
    others = [other for other in range(state.seats) if other != seat]
    for viewer in (None, *([dice.choice(others)] if others else [])):
        _are_told_alike(walk, state, seat, viewer, outcomes)


def _are_told_alike(
    walk: Walk, state: State, seat: int, viewer: int | None, outcomes: list[tuple[Action[Any], State, list[Event]]]
) -> None:
    unchanged = _sight(state, viewer)
    alike: dict[bytes, tuple[Action[Any], State, list[dict[str, object]]]] = {}
    for action, after, events in outcomes:
        sight, seen = _sight(after, viewer), seen_by(events, viewer)
        if sight == unchanged and seen and _stands(after) != _stands(state):
            walk.fail(
                f"leak: {action.data()} by seat {seat} changes nothing that {who(viewer)} can see, and yet they are "
                f"told {seen[0]}"
            )
        if walk.game.facts.hidden_information and not seen and state.view(viewer) != after.view(viewer):
            there = difference(state.view(viewer), after.view(viewer))
            walk.fail(
                f"{action.data()} by seat {seat} changes what {who(viewer)} sees, at {there}, and no event tells them"
            )
        other, after_other, seen_there = alike.setdefault(sight, (action, after, seen))
        there = difference(seen, seen_there)
        if there is not None and _stands(after) != _stands(after_other):
            walk.fail(
                f"leak: {action.data()} and {other.data()} by seat {seat} look the same to {who(viewer)}, but what "
                f"they are told differs, at {there}"
            )


def _stands(state: State) -> dict[str, object]:
    """Everything but the dice to come."""
    return {key: value for key, value in state.dump().items() if key != "rng"}


def _sight(state: State, viewer: int | None) -> bytes:
    """All that a viewer can see of a position. While a clock runs everybody may act at any time: whom the rules would
    ask is for simulators, and not shown."""
    asked = [] if state.game.facts.timed and state.next_due is not None else list(state.to_move)
    return marshal.dumps([state.view(viewer), asked, state.now, state.due_for(viewer)], 2)
