"""The planner plays the whole game: it trades, gives cards, attacks, blocks and uses the probe where that pays."""

from __future__ import annotations

from farport import Rng
from farport.games.space_dealer.planner.dealing import offer
from farport.games.space_dealer.state import Position
from farport.kernel import Manner, Plain
from farport.kernel.manner import PLAIN
from tests.games.space_dealer.table import (
    MINUTE,
    advanced,
    at,
    begun,
    built,
    card,
    do,
    load,
    look,
    plan,
    ship_of,
    usable_on,
)

RAIDER = Manner(temper="raider")


def proposed(state: Position, seat: int, manner: Manner = PLAIN) -> Plain:
    (action,) = state.plan_as(seat, Rng(1), manner)
    assert state.refusal(seat, action) is None
    return action.data()


def armed(name: str) -> Position:
    """Seat 1 has a loaded attack card; seat 0 has power on 2 to 5 and a mine on column 4."""
    state = advanced()
    built(state, 1, name, 5)
    built(state, 0, "GEN-8", "L")
    state.own_attack_markers()[card(name)] = 1
    state.spare_markers -= 1
    return state


def test_a_ship_full_of_goods_is_worth_a_sabotage() -> None:
    state = armed("SAB-1")
    load(state, ship_of(state, 0), "RRGG")
    do(state, 0, "start_flight", ship=ship_of(state, 0), field=1)
    assert proposed(state, 1) == {"do": "sabotage", "card": "SAB-1", "hourglass": "0.1"}


def test_an_empty_ship_is_worth_none() -> None:
    state = armed("SAB-1")
    do(state, 0, "start_flight", ship=ship_of(state, 0), field=1)
    assert proposed(state, 1)["do"] != "sabotage"
    assert proposed(state, 1, RAIDER)["do"] == "sabotage"  # who likes it strikes for less


def test_the_machine_that_makes_most_is_blocked() -> None:
    state = armed("ROC-1")
    built(state, 0, "FMI-1", 2)
    assert proposed(state, 1) == {"do": "block", "card": "ROC-1", "target": "FMI-1"}


def test_an_attack_card_is_loaded_and_not_let_go() -> None:
    state = advanced()
    built(state, 1, "SAB-1", 5)
    usable_on(state, 1, "SAB-1")
    assert proposed(state, 1) == {"do": "use_card", "hourglass": 1}
    do(state, 1, "use_card", hourglass=1)
    assert state.attack_markers[card("SAB-1")] == 1


def test_a_probe_sends_what_a_ship_under_way_can_deliver() -> None:
    """Seat 0's ship stands on seat 1's planet, whose mine asks for red and blue, with red alone; the probe has blue."""
    state = advanced()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "TRP-1", 5)
    at(state, ship_of(state, 0), state.home[1])
    load(state, ship_of(state, 0), "R")
    load(state, "probe:TRP-1", "B")
    usable_on(state, 0, "TRP-1")
    assert proposed(state, 0) == {"do": "use_card", "hourglass": 1, "ship": ship_of(state, 0)}


def test_a_card_that_fits_nowhere_is_given_away_before_an_hourglass_is_spent_on_it() -> None:
    """A reactor needs a satellite below it: seat 0 has none, seat 1 has one."""
    state = advanced()
    state.advance(3 * MINUTE)
    for seat in range(4):
        state.personal[seat].clear()
    plan(state, 0, "FUS-1", "FUS-2")
    built(state, 1, "SOL-1", "R")
    offered = proposed(state, 0)
    assert (offered["do"], offered["partner"]) == ("offer", 1)
    assert offered["give_cards"] in (["FUS-1"], ["FUS-2"])


def test_what_suits_both_is_offered_and_taken() -> None:
    """Seat 0 stands at seat 1's with green that seat 1 wants, and wants red that lies there."""
    state = begun()
    state.advance(3 * MINUTE)
    at(state, ship_of(state, 0), state.home[1])
    load(state, ship_of(state, 0), "GGG")
    load(state, ship_of(state, 1), "RRR")
    deal = offer(state, 0, PLAIN)
    assert deal is not None
    terms = deal.data()
    assert (terms["partner"], terms["give"], terms["take"]) == (1, {"G": 1}, {"R": 1})
    state.play(0, deal)
    assert proposed(state, 1)["do"] == "accept"


def test_what_brings_nothing_is_countered_or_declined() -> None:
    state = begun()
    state.advance(3 * MINUTE)
    at(state, ship_of(state, 0), state.home[1])
    load(state, ship_of(state, 0), "GGG")
    load(state, ship_of(state, 1), "RRR")
    do(state, 0, "offer", partner=1, mine=ship_of(state, 0), theirs=ship_of(state, 1), take={"R": 1})
    answered = proposed(state, 1)
    assert (answered["do"], answered["give"], answered["take"]) == ("counter", {"R": 1}, {"G": 1})
    assert proposed(state, 1, Manner(sight=0.3))["do"] == "decline"


def test_nobody_is_asked_again_and_again() -> None:
    state = begun()
    state.advance(3 * MINUTE)
    at(state, ship_of(state, 0), state.home[1])
    load(state, ship_of(state, 0), "GGG")
    load(state, ship_of(state, 1), "RRR")
    for _ in range(2):
        deal = offer(state, 0, PLAIN)
        if deal is not None:
            state.play(0, deal)
            do(state, 1, "decline", offer=look(state, 1)["offers"][0]["offer"])
    assert offer(state, 0, PLAIN) is None
    assert offer(state, 0, Manner(temper="trader")) is not None  # a trader has less patience


def test_who_sees_little_makes_no_offers() -> None:
    state = advanced()
    state.advance(3 * MINUTE)
    for seat in range(4):
        state.personal[seat].clear()
    plan(state, 0, "FUS-1", "FUS-2")
    built(state, 1, "SOL-1", "R")
    assert proposed(state, 0, Manner(sight=0.3))["do"] != "offer"
