"""What would happen, and what the planner would do: thought out on positions that fit what the seat knows."""

from __future__ import annotations

import secrets

from farport import bots
from farport.kernel import FarportError, Plain, Rng, RuleError, State, told
from farport.kernel.data import canonical
from farport.server.errors import refused_by_contract, refused_by_rules
from farport.server.protocol.shapes import SeatView
from farport.server.tables.faces import position


def previewed(state: State, seat: int, action: Plain) -> tuple[bool, list[Plain], SeatView | None]:
    """Whether the outcome is certain, and then the events and the position after it.

    The true state is not asked: what it would answer could depend on what the seat must not know. Two guesses are; if
    they agree and nothing comes to light, that is what will happen.
    """
    first = _tried(state, seat, action)
    second = _tried(state, seat, action)
    if first is None or second is None or canonical(_data(first)) != canonical(_data(second)):
        return False, [], None
    return True, first[0], first[1]


def _tried(state: State, seat: int, action: Plain) -> tuple[list[Plain], SeatView] | None:
    """The outcome on one guess; None when something hidden or random comes to light."""
    guess = state.guess(seat, Rng(secrets.randbits(64)))
    try:
        events = guess.play(seat, state.game.action(action))
    except RuleError as error:
        raise refused_by_rules(error) from None
    except FarportError as error:
        raise refused_by_contract("bad_action", error) from None
    if any(event.reveals for event in events):
        return None
    return told(events, seat), position(guess, seat, over=guess.result is not None)


def _data(tried: tuple[list[Plain], SeatView]) -> object:
    return [tried[0], tried[1].view, tried[1].legal]


def planned(state: State, seat: int) -> list[Plain]:
    """What the game's planner, or a short search where there is none, proposes to the seat."""
    return [action.data() for action in bots.hint(bots.Sight(state, seat), secrets.randbits(64))]
