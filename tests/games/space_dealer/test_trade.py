"""Goods and trade (SD-080 to SD-086, SD-108)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer import GAME
from farport.games.space_dealer.state import Position
from tests.games.space_dealer.table import (
    END,
    advanced,
    at,
    begun,
    built,
    card,
    do,
    goods,
    kinds,
    listed,
    load,
    look,
    plan,
    refused,
    said,
    supply,
    usable_on,
)

DEPOT, MOIMOI, RUUL = "depot:DEP-R", "ship:moimoi", "ship:ruul"


def meeting(**options: object) -> Position:
    """Ru'ul's ship (seat 2) is landed on Moimoi's planet (seat 0), who has a depot there."""
    state = begun(4, 1, **options)  # type: ignore[arg-type]
    built(state, 0, "DEP-R", 5)
    at(state, RUUL, 0)
    load(state, RUUL, "BB")
    load(state, DEPOT, "GG")
    return state


@pytest.mark.rule("SD-080")
def test_moving_goods_between_own_holders() -> None:
    state = meeting()
    do(state, 0, "move_goods", from_=DEPOT, to=MOIMOI, goods={"G": 2})
    assert (goods(state, MOIMOI), goods(state, DEPOT)) == ("GG", "")
    refused(state, 0, "E_NO_GOODS", "SD-080", "move_goods", from_=DEPOT, to=MOIMOI, goods={"G": 1})
    refused(state, 0, "E_NO_GOODS", "SD-080", "move_goods", from_=MOIMOI, to=DEPOT, goods={})
    refused(state, 0, "E_DESTINATION", "SD-080", "move_goods", from_=MOIMOI, to=MOIMOI, goods={"G": 1})
    refused(state, 0, "E_NOT_YOURS", "SD-015", "move_goods", from_=MOIMOI, to=RUUL, goods={"G": 1})
    at(state, MOIMOI, 2)
    refused(state, 0, "E_NOT_HERE", "SD-080", "move_goods", from_=MOIMOI, to=DEPOT, goods={"G": 1})


@pytest.mark.rule("SD-080")
def test_what_is_listed_to_move_and_to_dump() -> None:
    state = meeting()
    load(state, DEPOT, "R")
    assert listed(state, 0, "move_goods") == [
        {"from": DEPOT, "to": MOIMOI, "goods": {"R": 1}},
        {"from": DEPOT, "to": MOIMOI, "goods": {"G": 1}},
        {"from": DEPOT, "to": MOIMOI, "goods": {"G": 2}},
    ]
    assert listed(state, 2, "dump") == [{"holder": RUUL, "goods": {"B": 1}}, {"holder": RUUL, "goods": {"B": 2}}]
    do(state, 0, "move_goods", from_=DEPOT, to=MOIMOI, goods={"R": 1, "G": 1})  # not listed, and legal


@pytest.mark.rule("SD-080", "SD-124")
def test_two_own_ships_on_one_field_share_goods_there() -> None:
    state = advanced()
    built(state, 0, "ORB-1", 5)
    for ship in (MOIMOI, "ship:neutral1"):
        at(state, ship, 2)
    load(state, MOIMOI, "R")
    assert listed(state, 0, "move_goods") == [{"from": MOIMOI, "to": "ship:neutral1", "goods": {"R": 1}}]
    do(state, 0, "move_goods", from_=MOIMOI, to="ship:neutral1", goods={"R": 1})


@pytest.mark.rule("SD-080")
def test_ships_are_not_covered_whatever_cards_are() -> None:
    state = meeting()
    built(state, 1, "GEN-7", "L")
    built(state, 1, "FMI-3", 2)
    built(state, 1, "CPX-Y", 3)
    assert state.covered[card("FMI-3")]
    do(state, 0, "move_goods", from_=DEPOT, to=MOIMOI, goods={"G": 1})
    refused(state, 0, "E_UNKNOWN", "SD-015", "move_goods", from_=MOIMOI, to="ship:wit", goods={"G": 1})


@pytest.mark.rule("SD-080")
def test_covered_depots_hold_nothing() -> None:
    state = meeting()
    built(state, 0, "CPX-Y", 4)
    load(state, MOIMOI, "R")
    refused(state, 0, "E_CARD_COVERED", "SD-080", "move_goods", from_=MOIMOI, to=DEPOT, goods={"R": 1})
    refused(state, 0, "E_CARD_COVERED", "SD-080", "move_goods", from_=DEPOT, to=MOIMOI, goods={"R": 1})
    refused(state, 0, "E_CARD_COVERED", "SD-085", "dump", holder=DEPOT, goods={"R": 1})


@pytest.mark.rule("SD-081", "SD-082")
def test_a_trade() -> None:
    state = meeting()
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1}, take={"G": 2})
    assert (goods(state, RUUL), goods(state, DEPOT)) == ("BB", "GG")  # nothing is held back
    assert listed(state, 0, "accept") == listed(state, 0, "decline") == [{"offer": "2-0-1"}]
    assert listed(state, 2, "withdraw") == [{"offer": "2-0-1"}]
    events = do(state, 0, "accept", offer="2-0-1")
    assert kinds(events) == ["offer_accepted", "traded"]
    assert (goods(state, RUUL), goods(state, DEPOT)) == ("GGB", "B")
    refused(state, 0, "E_UNKNOWN", "SD-082", "accept", offer="2-0-1")
    assert events[1].view(3)["give"] == {"B": 1}


@pytest.mark.rule("SD-081")
def test_a_trade_leaves_every_hourglass_where_it_is() -> None:
    state = advanced()
    at(state, RUUL, 0)
    load(state, MOIMOI, "R")
    plan(state, 1, "FMI-3")
    do(state, 1, "start_build", card="FMI-3")
    do(state, 0, "offer", partner=2, mine=MOIMOI, theirs=RUUL, give={"R": 1})
    do(state, 2, "accept", offer="0-2-1")
    refused(state, 1, "E_FIELD_OCCUPIED", "SD-042", "start_build", card="FMI-3")


@pytest.mark.rule("SD-081")
def test_traders_meet_on_neutral_planets_too() -> None:
    state = meeting()
    at(state, RUUL, 1)
    refused(state, 2, "E_NOT_HERE", "SD-083", "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1})
    at(state, MOIMOI, 1)
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=MOIMOI, give={"B": 1})
    do(state, 0, "accept", offer="2-0-1")
    assert goods(state, MOIMOI) == "B"


@pytest.mark.rule("SD-082")
def test_decline_withdraw_replace() -> None:
    state = meeting()
    fields = {"mine": RUUL, "theirs": DEPOT, "give": {"B": 1}}
    do(state, 2, "offer", partner=0, **fields)
    for answer in ("accept", "decline", "counter"):
        refused(state, 2, "E_NOT_YOURS", "SD-015", answer, offer="2-0-1")  # that is for the partner
    refused(state, 0, "E_NOT_YOURS", "SD-015", "withdraw", offer="2-0-1")  # and this for the maker
    for answer in ("accept", "decline", "counter", "withdraw"):
        refused(state, 1, "E_UNKNOWN", "SD-082", answer, offer="2-0-1")  # others do not know that there is one
    for name in ("7-0-1", "4-0-1"):
        refused(state, 0, "E_UNKNOWN", "SD-082", "accept", offer=name)
    for name in ("3-4-1", "3-7-1"):
        refused(state, 3, "E_UNKNOWN", "SD-082", "withdraw", offer=name)
    do(state, 0, "decline", offer="2-0-1")
    refused(state, 0, "E_UNKNOWN", "SD-082", "decline", offer="2-0-1")
    do(state, 2, "offer", partner=0, **fields)
    do(state, 2, "offer", partner=0, **{**fields, "give": {"B": 2}})
    refused(state, 0, "E_UNKNOWN", "SD-082", "accept", offer="2-0-2")
    assert len([offer for offer in state.offers if offer is not None]) == 1
    do(state, 2, "withdraw", offer="2-0-3")
    refused(state, 0, "E_UNKNOWN", "SD-082", "accept", offer="2-0-3")


@pytest.mark.rule("SD-082")
def test_the_partners_are_told_what_an_offer_says() -> None:
    state = meeting()
    (made,) = do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1}, take={"G": 2})
    for partner in (0, 2):
        assert made.view(partner) == {
            "kind": "offer_made",
            "offer": "2-0-1",
            "maker": 2,
            "partner": 0,
            "due": 30_000,
            "mine": RUUL,
            "theirs": DEPOT,
            "give": {"B": 1},
            "take": {"G": 2},
        }


@pytest.mark.rule("SD-005", "SD-082")
def test_offers_are_numbered_by_maker_and_partner_and_as_old_as_their_command() -> None:
    state = meeting()
    at(state, "ship:frokla", 0)
    for partner, ship, number in ((2, RUUL, 1), (1, "ship:frokla", 1), (2, RUUL, 2), (1, "ship:frokla", 2)):
        (made,) = do(state, 0, "offer", partner=partner, mine=DEPOT, theirs=ship, give={"G": 1})
        assert made.view(partner)["offer"] == f"0-{partner}-{number}"
        offers = {offer["partner"]: offer for offer in state.dump()["offers"]}  # type: ignore[attr-defined]
        assert offers[partner]["born"] == state.seq


@pytest.mark.rule("SD-082")
@pytest.mark.parametrize("life", [15_000, 30_000, 60_000])
def test_offers_expire(life: int) -> None:
    state = meeting(offer_ttl_ms=life)
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1})
    state.advance(life - 1)
    assert state.legal(0)[0] is not None
    assert listed(state, 0, "accept") == [{"offer": "2-0-1"}]
    assert "offer_expired" in kinds(state.advance(life))
    refused(state, 0, "E_UNKNOWN", "SD-082", "accept", offer="2-0-1")


@pytest.mark.rule("SD-082")
def test_offers_that_live_until_they_are_withdrawn() -> None:
    state = meeting(offer_ttl_ms=0)
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1})
    state.advance(1_000_000)
    do(state, 0, "accept", offer="2-0-1")


@pytest.mark.rule("SD-082")
def test_a_counter_offer_declines_and_answers_over_the_same_holders() -> None:
    state = meeting()
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1}, take={"G": 2})
    assert {"offer": "2-0-1", "give": {"G": 1}, "take": {"B": 1}} in listed(state, 0, "counter")
    refused(state, 0, "E_NO_GOODS", "SD-083", "counter", offer="2-0-1", give={"R": 1})
    refused(state, 1, "E_UNKNOWN", "SD-082", "counter", offer="2-0-1", give={"R": 1})
    events = do(state, 0, "counter", offer="2-0-1", give={"G": 1}, take={"B": 2})
    assert kinds(events) == ["offer_declined", "offer_made"]
    refused(state, 0, "E_UNKNOWN", "SD-082", "accept", offer="2-0-1")
    do(state, 2, "accept", offer="0-2-1")
    assert (goods(state, RUUL), goods(state, DEPOT)) == ("G", "GBB")


@pytest.mark.rule("SD-082")
def test_what_is_listed_to_counter() -> None:
    """What could be offered over the same holders, but for the offer itself; nothing where it no longer fits."""
    state = meeting()
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1}, take={"G": 1})
    assert listed(state, 0, "counter") == [
        {"offer": "2-0-1", "give": {"G": 1}},
        {"offer": "2-0-1", "take": {"B": 1}},
    ]
    gone = state.copy()
    do(gone, 2, "start_flight", ship=RUUL, field=1)
    assert listed(gone, 0, "counter") == []
    do(state, 0, "counter", offer="2-0-1", take={"B": 1})  # a request alone
    do(state, 2, "accept", offer="0-2-1")
    assert (goods(state, RUUL), goods(state, DEPOT)) == ("B", "GGB")


@pytest.mark.rule("SD-018", "SD-082")
def test_a_counter_offer_counts_as_an_offer() -> None:
    state = meeting()
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1})
    for _ in range(4):
        do(state, 0, "offer", partner=2, mine=DEPOT, theirs=RUUL, give={"G": 1})
    assert listed(state, 0, "counter") == []
    refused(state, 0, "E_TOO_MANY", "SD-018", "counter", offer="2-0-1", give={"G": 1})
    refused(state, 0, "E_TOO_MANY", "SD-018", "counter", offer="2-0-7", give={"G": 1})  # asked before it exists


@pytest.mark.rule("SD-082", "SD-108")
def test_a_counter_offer_of_cards_alone_names_no_holders() -> None:
    state = advanced()
    built(state, 0, "DEP-R", 5)
    load(state, DEPOT, "G")
    at(state, RUUL, 0)
    plan(state, 2, "SOL-1")
    do(state, 0, "offer", partner=2, mine=DEPOT, theirs=RUUL, give={"G": 1})
    _, made = do(state, 2, "counter", offer="0-2-1", give_cards=["SOL-1"])
    assert "mine" not in made.view(0)
    do(state, 0, "accept", offer="2-0-1")
    assert (state.planned[0], goods(state, RUUL)) == ([card("SOL-1")], "")


@pytest.mark.rule("SD-082", "SD-108")
def test_over_no_holders_no_counter_is_listed() -> None:
    state = begun(8, 1, rules="advanced")
    for seat, station in enumerate(("ORB-1", "2/ORB-1")):
        built(state, seat, station, 5)
    load(state, "ship:neutral2", "R")
    plan(state, 2, "SOL-1")
    do(state, 2, "offer", partner=3, give_cards=["SOL-1"])
    assert listed(state, 3, "counter") == []


@pytest.mark.rule("SD-083")
def test_when_an_offer_is_checked() -> None:
    state = meeting()
    offer = {"partner": 0, "mine": RUUL, "theirs": DEPOT}
    refused(state, 2, "E_TARGET", "SD-083", "offer", partner=2, mine=RUUL, theirs=RUUL, give={"B": 1})
    refused(state, 2, "E_NO_GOODS", "SD-083", "offer", **offer)
    refused(state, 2, "E_NOT_YOURS", "SD-083", "offer", partner=0, mine=DEPOT, theirs=MOIMOI, give={"G": 1})
    refused(state, 2, "E_NOT_YOURS", "SD-083", "offer", partner=1, mine=RUUL, theirs=DEPOT, give={"B": 1})
    refused(state, 2, "E_NO_GOODS", "SD-083", "offer", **offer, give={"R": 1})
    refused(state, 2, "E_NO_GOODS", "SD-083", "offer", **offer, take={"G": 3})
    refused(state, 2, "E_NO_GOODS", "SD-083", "offer", partner=0)
    for goods_named in ({"give": {"B": 1}}, {"take": {"G": 1}}):
        refused(state, 2, "E_UNKNOWN", "SD-015", "offer", partner=0, **goods_named)
    refused(state, 2, "E_UNKNOWN", "SD-015", "offer", partner=0, mine=RUUL, theirs="depot:DEP-B", give={"B": 1})
    assert said(state, 2, "offer", **offer, give={"R": 1}).startswith("You")
    assert "Seat 1" in said(state, 2, "offer", **offer, take={"G": 3})
    refused(state, 2, "E_UNKNOWN", "SD-015", "offer", partner=6, mine=RUUL, theirs=DEPOT, give={"B": 1})
    load(state, RUUL, "YYYYYY")
    refused(state, 2, "E_CAPACITY", "SD-083", "offer", **offer, take={"G": 1})
    do(state, 2, "offer", **offer, give={"B": 1}, take={"G": 1})  # room after both transfers
    full = {"partner": 2, "mine": DEPOT, "theirs": RUUL}
    refused(state, 0, "E_CAPACITY", "SD-083", "offer", **full, give={"G": 1})
    do(state, 2, "dump", holder=RUUL, goods={"Y": 1})
    do(state, 0, "offer", **full, give={"G": 1})  # the last one that it has room for
    built(state, 0, "CPX-Y", 4)
    refused(state, 0, "E_CARD_COVERED", "SD-083", "accept", offer="2-0-1")
    refused(state, 0, "E_CARD_COVERED", "SD-083", "offer", **full, give={"G": 1})


@pytest.mark.rule("SD-073", "SD-083")
def test_two_ships_in_flight_do_not_meet() -> None:
    state = meeting()
    do(state, 2, "start_flight", ship=RUUL, field=1)
    do(state, 0, "start_flight", ship=MOIMOI, field=1)
    refused(state, 2, "E_NOT_HERE", "SD-083", "offer", partner=0, mine=RUUL, theirs=MOIMOI, give={"B": 1})


@pytest.mark.rule("SD-083", "SD-123")
def test_a_partners_locked_probe_takes_and_gives_nothing() -> None:
    state = advanced()
    built(state, 0, "TRP-1", 5)
    at(state, RUUL, 0)
    load(state, RUUL, "B")
    do(state, 0, "start_use", card="TRP-1")
    refused(state, 2, "E_LOCKED", "SD-083", "offer", partner=0, mine=RUUL, theirs="probe:TRP-1", give={"B": 1})


@pytest.mark.rule("SD-083", "SD-108")
def test_an_offer_of_goods_and_cards_needs_both() -> None:
    state = advanced()
    at(state, RUUL, 0)
    load(state, RUUL, "B")
    plan(state, 2, "SOL-1")
    offer = {"partner": 0, "mine": RUUL, "theirs": MOIMOI, "give": {"B": 1}}
    refused(state, 2, "E_NOT_PLANNED", "SD-083", "offer", **offer, give_cards=["SOL-2"])
    for holder in ({"mine": RUUL}, {"theirs": MOIMOI}):  # without goods it names no holders
        refused(state, 2, "E_NO_GOODS", "SD-083", "offer", partner=0, give_cards=["SOL-1"], **holder)
    for name in ("2/GEN-1", "2/SOL-1"):
        refused(state, 2, "E_UNKNOWN", "SD-015", "offer", **offer, give_cards=[name])
    do(state, 2, "offer", **offer, give_cards=["SOL-1"])
    do(state, 0, "accept", offer="2-0-1")
    assert (goods(state, MOIMOI), state.planned[0]) == ("B", [card("SOL-1")])


@pytest.mark.rule("SD-083")
def test_an_offer_that_no_longer_fits_is_void_and_says_why_to_both() -> None:
    state = meeting()
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 2})
    assert [offer["void"] for offer in state.view(0)["offers"]] == [None]  # type: ignore[attr-defined]
    do(state, 2, "dump", holder=RUUL, goods={"B": 1})
    refused(state, 0, "E_OFFER_VOID", "SD-083", "accept", offer="2-0-1")
    assert listed(state, 0, "accept") == []
    for seat in (0, 2):
        offers = state.view(seat)["offers"]
        assert isinstance(offers, list)
        assert offers[0]["void"]["code"] == "E_OFFER_VOID"
    load(state, RUUL, "B")
    do(state, 0, "accept", offer="2-0-1")  # a failed acceptance left it open
    other = meeting()
    do(other, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 2})
    do(other, 2, "start_flight", ship=RUUL, field=1)
    refused(other, 0, "E_NOT_HERE", "SD-083", "accept", offer="2-0-1")


@pytest.mark.rule("SD-084")
def test_gifts_need_acceptance() -> None:
    state = meeting()
    at(state, MOIMOI, 4)
    at(state, RUUL, 4)
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=MOIMOI, give={"B": 1})
    assert len(listed(state, 0, "start_flight")) == 7  # the empty ship still may jump
    do(state, 0, "accept", offer="2-0-1")
    assert len(listed(state, 0, "start_flight")) == 2


@pytest.mark.rule("SD-085")
def test_dumping() -> None:
    state = meeting()
    before = supply(state)
    do(state, 2, "dump", holder=RUUL, goods={"B": 2})
    assert (goods(state, RUUL), sorted(supply(state))) == ("", sorted(before + "BB"))
    refused(state, 2, "E_NO_GOODS", "SD-085", "dump", holder=RUUL, goods={"B": 1})
    refused(state, 2, "E_NO_GOODS", "SD-085", "dump", holder=RUUL, goods={})
    refused(state, 2, "E_NOT_YOURS", "SD-015", "dump", holder=DEPOT, goods={"G": 1})
    refused(state, 2, "E_NOT_YOURS", "SD-085", "dump", holder="field:1", goods={"G": 1})
    do(state, 0, "dump", holder=DEPOT, goods={"G": 1})


@pytest.mark.rule("SD-086")
def test_ship_capacity_holds_after_every_command() -> None:
    state = meeting()
    load(state, MOIMOI, "RRRRRRRR")
    refused(state, 0, "E_CAPACITY", "SD-080", "move_goods", from_=DEPOT, to=MOIMOI, goods={"G": 1})
    refused(state, 0, "E_CAPACITY", "SD-083", "offer", partner=2, mine=MOIMOI, theirs=RUUL, take={"B": 1})
    usable_on(state, 0, "MIN-R-GB")
    refused(state, 0, "E_CAPACITY", "SD-063", "use_card", hourglass=1, placements=[["R", MOIMOI]])


@pytest.mark.rule("SD-082")
def test_what_is_listed_to_offer() -> None:
    state = meeting()
    offers = [entry for entry in listed(state, 2, "offer") if entry["theirs"] == DEPOT]
    assert offers == [
        {"partner": 0, "mine": RUUL, "theirs": DEPOT, "take": {"G": 1}},
        {"partner": 0, "mine": RUUL, "theirs": DEPOT, "give": {"B": 1}},
        {"partner": 0, "mine": RUUL, "theirs": DEPOT, "give": {"B": 1}, "take": {"G": 1}},
    ]
    do(state, 2, "offer", **offers[0])
    assert listed(state, 2, "offer") == []


@pytest.mark.rule("SD-082")
def test_of_two_ships_on_one_field_every_offer_is_listed_once() -> None:
    state = meeting()
    assert listed(state, 0, "offer") == [
        {"partner": 2, "mine": mine, "theirs": RUUL, **fields}
        for mine, trades in (
            (DEPOT, [{"give": {"G": 1}}, {"give": {"G": 1}, "take": {"B": 1}}, {"take": {"B": 1}}]),
            (MOIMOI, [{"take": {"B": 1}}]),
        )
        for fields in trades
    ]


@pytest.mark.rule("SD-082", "SD-086")
def test_a_full_ship_is_offered_nothing_and_nobody_a_colour_for_itself() -> None:
    state = meeting()
    load(state, RUUL, "BBBBBB")
    load(state, DEPOT, "B")
    trades = [(entry.get("give"), entry.get("take")) for entry in listed(state, 2, "offer") if entry["theirs"] == DEPOT]
    assert trades == [({"B": 1}, None), ({"B": 1}, {"G": 1})]
    trades = [(entry.get("give"), entry.get("take")) for entry in listed(state, 0, "offer") if entry["mine"] == DEPOT]
    assert trades == [({"G": 1}, {"B": 1}), (None, {"B": 1})]


@pytest.mark.rule("SD-108")
def test_what_is_listed_of_cards() -> None:
    """Card for card, gift, request; where there is no room, card for card alone."""
    state = advanced()
    plan(state, 0, "SOL-1", "SOL-2")
    plan(state, 1, "MUL-1")
    swaps: list[dict[str, object]] = [{"give_cards": [own], "take_cards": ["MUL-1"]} for own in ("SOL-1", "SOL-2")]
    gifts: list[dict[str, object]] = [{"give_cards": [own]} for own in ("SOL-1", "SOL-2")]
    offers = [entry for entry in listed(state, 0, "offer") if entry["partner"] == 1]
    assert offers == [{"partner": 1, **fields} for fields in swaps + gifts]
    offers = [entry for entry in listed(state, 1, "offer") if entry["partner"] == 0]
    assert offers == [
        *[{"partner": 0, "give_cards": ["MUL-1"], "take_cards": [other]} for other in ("SOL-1", "SOL-2")],
        *[{"partner": 0, "take_cards": [other]} for other in ("SOL-1", "SOL-2")],
    ]


@pytest.mark.rule("SD-108")
def test_card_trade() -> None:
    state = advanced()
    plan(state, 0, "SOL-1", "DEP-R")
    plan(state, 1, "MUL-1")
    plan(state, 3, "SOL-3")
    refused(state, 0, "E_NOT_PLANNED", "SD-083", "offer", partner=1, take_cards=["MUL-2"])
    refused(state, 0, "E_NOT_YOURS", "SD-083", "offer", partner=1, take_cards=["SOL-3"])
    refused(state, 0, "E_NOT_PLANNED", "SD-083", "offer", partner=1, give_cards=["MIN-R-GB"])
    refused(state, 0, "E_PLANNING_FULL", "SD-108", "offer", partner=1, take_cards=["MUL-1"])
    refused(
        state, 0, "E_NO_GOODS", "SD-083", "offer", partner=1, mine=MOIMOI, theirs="ship:frokla", give_cards=["SOL-1"]
    )
    swap = {"partner": 1, "give_cards": ["SOL-1"], "take_cards": ["MUL-1"]}
    assert swap in listed(state, 0, "offer")
    do(state, 0, "offer", **swap)
    do(state, 1, "accept", offer="0-1-1")
    assert (state.planned[0], state.planned[1]) == ([card("DEP-R"), card("MUL-1")], [card("SOL-1")])
    do(state, 0, "start_build", card="MUL-1")
    refused(state, 0, "E_CARD_BUSY", "SD-108", "offer", partner=1, give_cards=["MUL-1"])
    state.tech[1] = 2
    do(state, 1, "draw", level=2)  # the reserved place counts
    refused(state, 0, "E_PLANNING_FULL", "SD-108", "offer", partner=1, give_cards=["DEP-R"])


@pytest.mark.rule("SD-083", "SD-108")
def test_a_card_that_went_to_a_third_player_is_no_longer_planned() -> None:
    state = advanced()
    plan(state, 0, "SOL-1")
    for partner in (1, 2):
        do(state, 0, "offer", partner=partner, give_cards=["SOL-1"])
    do(state, 2, "accept", offer="0-2-1")
    refused(state, 1, "E_NOT_PLANNED", "SD-083", "accept", offer="0-1-1")
    assert look(state, 1)["offers"][0]["void"]["code"] == "E_NOT_PLANNED"
    do(state, 1, "decline", offer="0-1-1")  # it stayed open


@pytest.mark.rule("SD-019", "SD-108")
def test_an_offer_of_a_hidden_card_tells_nothing_once_the_card_is_lost_from_sight() -> None:
    state = advanced(planning_visible=False)
    plan(state, 0, "SOL-1", "DEP-R")
    load(state, MOIMOI, "R")
    load(state, "ship:frokla", "Y")
    at(state, "ship:frokla", 0)
    do(state, 0, "offer", partner=1, mine=MOIMOI, theirs="ship:frokla", give={"R": 1}, give_cards=["SOL-1"])
    assert listed(state, 1, "accept") == [{"offer": "0-1-1"}]
    assert {"offer": "0-1-1", "give": {"Y": 1}, "take": {"R": 1}} in listed(state, 1, "counter")
    for started in ("SOL-1", "DEP-R"):
        later = state.copy()
        do(later, 0, "start_build", card=started)
        refused(later, 1, "E_NOT_PLANNED", "SD-083", "accept", offer="0-1-1")
        assert listed(later, 1, "accept") == listed(later, 1, "counter") == []


@pytest.mark.rule("SD-105", "SD-108")
def test_no_card_trade_in_the_basic_game() -> None:
    state = begun()
    plan(state, 0, "SOL-1")
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "offer", partner=1, give_cards=["SOL-1"])
    refused(state, 1, "E_NOT_IN_BASIC", "SD-105", "offer", partner=0, take_cards=["SOL-1"])
    assert listed(state, 0, "offer") == []


def test_offers_are_looked_at_in_the_run_out_too() -> None:
    state = meeting()
    state.advance(END)
    do(state, 2, "offer", partner=0, mine=RUUL, theirs=DEPOT, give={"B": 1})
    do(state, 0, "accept", offer="2-0-1")
    assert GAME.action({"do": "accept", "offer": "2-0-1"}).data() == {"do": "accept", "offer": "2-0-1"}
