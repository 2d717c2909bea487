"""What would happen, and what the planner would do: thought out on positions that fit what the seat knows."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from farport import bots
from farport.kernel import Action, FarportError, Plain, Rng, RuleError, State, seen_by
from farport.kernel.data import canonical
from farport.server.errors import refused_by_contract, refused_by_rules
from farport.server.protocol.shapes import SeatView
from farport.server.protocol.socket import HintReason
from farport.server.tables.faces import position

MANY: Final = 15  # more guesses: of two equally likely outcomes, all the same one once in thirty thousand times


def previewed(state: State, seat: int, action: Plain) -> tuple[bool, list[Plain], SeatView | None]:
    """Whether the outcome is certain, and then the events and the position after it.

    The true state is not asked: what it would answer could depend on what the seat must not know. Guesses are; if they
    agree, that is what will happen. Where something comes to light it may be only to others (the seat plans a card that
    it alone knew): then no die may have been thrown, and many guesses must agree.
    """
    first = _tried(state, seat, action)
    if first.chance:
        return False, [], None
    wanted = first.data()
    for _ in range(MANY if first.reveals else 1):
        if _tried(state, seat, action).data() != wanted:
            return False, [], None
    return True, first.events, first.position


class _Tried(NamedTuple):
    """The outcome on one guess. `reveals`: something came to light. `chance`: a die decided what."""

    events: list[Plain]
    position: SeatView
    reveals: bool
    chance: bool

    def data(self) -> str:
        return canonical([self.events, self.position.view, self.position.legal, self.chance])


def _tried(state: State, seat: int, action: Plain) -> _Tried:
    guess = state.guess(seat, Rng(secrets.randbits(64)))
    generator = guess.dump().get("rng")
    try:
        events = guess.play(seat, state.game.action(action))
    except RuleError as error:
        raise refused_by_rules(error) from None
    except FarportError as error:
        raise refused_by_contract("bad_action", error) from None
    reveals = any(event.reveals for event in events)
    chance = reveals and guess.dump().get("rng") != generator
    return _Tried(seen_by(events, seat), position(guess, seat, over=guess.result is not None), reveals, chance)


def planned(state: State, seat: int) -> tuple[list[Plain], int | None, HintReason | None]:
    """What the game's planner, or a short search where there is none, proposes to the seat, what this brings, and
    why."""
    sight = bots.Sight(state, seat)
    actions = bots.hint(sight, secrets.randbits(64))
    why = reason_of(bots.reason(sight, actions, secrets.randbits(64))) if actions else None
    return [action.data() for action in actions], worth(state, seat, actions), why


def reason_of(reason: bots.Reason) -> HintReason:
    return HintReason(
        gains=reason.gains,
        before=round(reason.before, 4),
        chance=round(reason.chance, 4),
        other=reason.other[0].data() if reason.other else None,
        other_chance=round(reason.other_chance, 4),
    )


def worth(state: State, seat: int, actions: Sequence[Action[Any]]) -> int | None:
    """The points that a proposal brings; None where that depends on what nobody knows yet, or the game does not count
    before its end."""
    guess = state.guess(seat, Rng(secrets.randbits(64)))
    before = guess.standing(seat)
    if not before:
        return None
    for action in actions:
        if guess.result is not None or seat not in guess.to_move:
            break
        try:
            events = guess.play(seat, action)
        except RuleError:
            return None  # the planner had another guess of what is hidden
        if any(event.reveals for event in events):
            return None
    return sum(guess.standing(seat).values()) - sum(before.values())
