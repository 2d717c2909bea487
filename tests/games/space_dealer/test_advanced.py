"""Advanced cards and card rules (SD-105 to SD-124)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer import GAME
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import ACTIVE, HOLDER_BY_NAME, INACTIVE, NOBODY, RESERVE, USABLE, VOID
from tests.games.space_dealer.table import (
    END,
    MINUTE,
    advanced,
    at,
    begun,
    built,
    card,
    do,
    goods,
    hand,
    hourglass,
    kinds,
    listed,
    load,
    look,
    plan,
    refused,
    said,
    supply,
    to_choose,
    usable_on,
)

MOIMOI, RUUL = "ship:moimoi", "ship:ruul"


def armed(name: str, markers: int = 1, **options: object) -> Position:
    """Seat 1 has an attack card on column 5 with markers on it; seat 0 has power on 2 to 5."""
    state = advanced(**options)  # type: ignore[arg-type]
    built(state, 1, name, 5)
    built(state, 0, "GEN-8", "L")
    state.attack_markers[card(name)] = markers
    state.spare_markers -= markers
    return state


@pytest.mark.rule("SD-105")
def test_the_basic_game_has_none_of_it() -> None:
    state = begun()
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "discard_planned", hourglass=1)
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "sabotage", card="SAB-1", hourglass="1.1")
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "block", card="ROC-1", target="MIN-Y-RB")
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "deliver", ship=MOIMOI, demand="GIZ-01")
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "move_goods", from_=MOIMOI, to="field:1", goods={"R": 1})
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "move_goods", from_="field:1", to=MOIMOI, goods={"R": 1})


@pytest.mark.rule("SD-106")
def test_discarding_a_planned_card() -> None:
    state = advanced()
    plan(state, 0, "MUL-1")
    name = next(name for name in hand(state, 0) if name.startswith("DEP"))
    do(state, 0, "plan", card=name)
    do(state, 0, "start_build", card="MUL-1")
    do(state, 0, "start_build", card=name)
    state.advance(MINUTE)
    assert listed(state, 0, "discard_planned") == [{"hourglass": 1}, {"hourglass": 2}]
    (discarded,) = do(state, 0, "discard_planned", hourglass=1)
    assert discarded.view(1) == {"kind": "discarded", "seat": 0, "card": "MUL-1", "level": 2}
    assert (state.piles[2][-1], hourglass(state, 0, 1)) == (card("MUL-1"), INACTIVE)
    do(state, 0, "discard_planned", hourglass=2)
    assert card(name) in state.personal[0]
    assert state.planned[0] == []
    assert look(state, 3)["seen"]["2"][-1]["card"] == "MUL-1"


@pytest.mark.rule("SD-107")
def test_built_cards_are_never_discarded() -> None:
    state = advanced()
    usable_on(state, 0, "MIN-R-GB")
    refused(state, 0, "E_NOT_PLANNED", "SD-028", "discard_planned", hourglass=1)
    assert "discard_planned" not in to_choose(state, 0)


@pytest.mark.rule("SD-109", "SD-121")
def test_the_tech_center() -> None:
    state = advanced()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "TEC-1", 3)
    plan(state, 0, "MUL-1", "MUL-2", "CPX-R")
    assert state.planning_capacity(0) == 4
    do(state, 0, "plan", card=hand(state, 0)[0])
    usable_on(state, 0, "CPX-R")
    do(state, 0, "use_build", hourglass=1, site=2)
    assert (state.planning_capacity(0), len(state.planned[0])) == (2, 3)
    assert state.violations() == []
    refused(state, 0, "E_PLANNING_FULL", "SD-031", "plan", card=hand(state, 0)[0])
    plan(state, 1, "SOL-1")
    refused(state, 0, "E_PLANNING_FULL", "SD-108", "offer", partner=1, give_cards=["MUL-1"], take_cards=["SOL-1"])
    swap = said(state, 0, "offer", partner=1, give_cards=["MUL-1"], take_cards=["SOL-1"])
    assert swap == "After the trade the planning area of Seat 1 would hold 1 card too many."
    for seat, partner, only in ((0, 1, "give_cards"), (1, 0, "take_cards")):
        offers = [entry for entry in listed(state, seat, "offer") if entry["partner"] == partner]
        assert [set(entry) for entry in offers] == [{"partner", only}] * 3
    do(state, 0, "offer", partner=1, give_cards=["MUL-1"])  # what is only given away needs no room


@pytest.mark.rule("SD-110")
def test_loading_attack_markers() -> None:
    state = advanced()
    built(state, 0, "SAB-1", 5)
    for markers in (1, 2):
        usable_on(state, 0, "SAB-1")
        assert listed(state, 0, "use_card") == [{"hourglass": 1}]
        do(state, 0, "use_card", hourglass=1)
        assert (state.attack_markers[card("SAB-1")], state.spare_markers) == (markers, 10 - markers)
    usable_on(state, 0, "SAB-1")
    refused(state, 0, "E_ATTACK_FULL", "SD-110", "use_card", hourglass=1)
    assert listed(state, 0, "use_card") == []
    assert hourglass(state, 0, 1) == USABLE
    do(state, 1, "start_tech")
    do(state, 0, "sabotage", card="SAB-1", hourglass="1.1")
    do(state, 0, "use_card", hourglass=1)


@pytest.mark.rule("SD-110")
def test_two_markers_a_run_by_option_and_an_empty_reserve() -> None:
    state = advanced(attack_markers_per_run=2)
    built(state, 0, "ROC-1", 5)
    usable_on(state, 0, "ROC-1")
    do(state, 0, "use_card", hourglass=1)
    assert state.attack_markers[card("ROC-1")] == 2
    state.attack_markers[card("ROC-1")] = 1
    state.spare_markers += 1
    usable_on(state, 0, "ROC-1")
    do(state, 0, "use_card", hourglass=1)
    assert (state.attack_markers[card("ROC-1")], state.spare_markers) == (2, 8)  # as many as fit
    empty = advanced()
    built(empty, 0, "ROC-1", 5)
    usable_on(empty, 0, "ROC-1")
    empty.spare_markers = 0
    refused(empty, 0, "E_SUPPLY", "SD-110", "use_card", hourglass=1)


@pytest.mark.rule("SD-111")
def test_sabotage() -> None:
    state = armed("SAB-1")
    refused(state, 1, "E_TARGET", "SD-111", "sabotage", card="SAB-1", hourglass="0.1")
    do(state, 1, "start_use", card="MIN-Y-RB")
    refused(state, 1, "E_TARGET", "SD-111", "sabotage", card="SAB-1", hourglass="1.1")
    refused(state, 1, "E_UNKNOWN", "SD-015", "sabotage", card="SAB-1", hourglass="0.3")
    refused(state, 0, "E_NOT_YOURS", "SD-015", "sabotage", card="SAB-1", hourglass="1.1")
    refused(state, 1, "E_NO_ATTACK_MARKER", "SD-111", "sabotage", card="MIN-Y-RB", hourglass="0.1")
    do(state, 0, "start_use", card="MIN-R-GB")
    state.advance(20_000)
    assert listed(state, 1, "sabotage") == [{"card": "SAB-1", "hourglass": "0.1"}]
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    assert (hourglass(state, 0, 1), state.due[0], state.marked[0]) == (VOID, MINUTE, True)
    do(state, 0, "start_use", card="MIN-R-GB")  # the field is free at once
    refused(state, 1, "E_NO_ATTACK_MARKER", "SD-111", "sabotage", card="SAB-1", hourglass="0.2")
    refused(state, 0, "E_NOT_RUN_OUT", "SD-028", "use_card", hourglass=1)
    state.advance(MINUTE)
    assert (hourglass(state, 0, 1), hourglass(state, 0, 2), state.spare_markers) == (INACTIVE, ACTIVE, 10)


@pytest.mark.rule("SD-111", "SD-115")
def test_attacks_on_oneself_by_option() -> None:
    state = armed("SAB-1", self_attack=True)
    built(state, 0, "ROC-1", 5)
    state.attack_markers[card("ROC-1")] = 1
    state.spare_markers -= 1
    do(state, 1, "start_use", card="MIN-Y-RB")
    assert listed(state, 1, "sabotage") == [{"card": "SAB-1", "hourglass": "1.1"}]
    do(state, 1, "sabotage", card="SAB-1", hourglass="1.1")
    assert hourglass(state, 1, 1) == VOID
    assert {"card": "ROC-1", "target": "MIN-R-GB"} in listed(state, 0, "block")
    do(state, 0, "block", card="ROC-1", target="MIN-R-GB")
    assert state.blocks[0] == 1


@pytest.mark.rule("SD-111", "SD-115")
def test_a_probe_sabotages_and_a_rocket_blocks() -> None:
    state = armed("SAB-1")
    built(state, 1, "GEN-7", "L")
    built(state, 1, "ROC-1", 3)
    state.attack_markers[card("ROC-1")] = 1
    state.spare_markers -= 1
    do(state, 0, "start_tech")
    refused(state, 1, "E_NO_ATTACK_MARKER", "SD-111", "sabotage", card="ROC-1", hourglass="0.1")
    refused(state, 1, "E_NO_ATTACK_MARKER", "SD-115", "block", card="SAB-1", target="MIN-R-GB")
    assert {entry["card"] for entry in listed(state, 1, "sabotage")} == {"SAB-1"}
    assert {entry["card"] for entry in listed(state, 1, "block")} == {"ROC-1"}


@pytest.mark.rule("SD-015", "SD-019", "SD-111", "SD-115")
def test_attacks_name_pieces_that_exist_and_tell_nothing_of_hidden_cards() -> None:
    state = armed("SAB-1")
    for name in ("2/GEN-1", "2/SAB-1"):
        refused(state, 1, "E_UNKNOWN", "SD-015", "sabotage", card=name, hourglass="0.1")
        refused(state, 1, "E_UNKNOWN", "SD-015", "block", card=name, target="MIN-R-GB")
        refused(state, 1, "E_UNKNOWN", "SD-015", "block", card="SAB-1", target=name)
    refused(state, 1, "E_UNKNOWN", "SD-015", "sabotage", card="SAB-1", hourglass="4.1")
    for name in (hand(state, 0)[0], "SAB-2"):  # in another's personal pile, in a common pile
        refused(state, 1, "E_NO_ATTACK_MARKER", "SD-111", "sabotage", card=name, hourglass="0.1")
        refused(state, 1, "E_NO_ATTACK_MARKER", "SD-115", "block", card=name, target="MIN-R-GB")


@pytest.mark.rule("SD-112")
def test_a_sabotaged_ship_may_wait_at_its_destination_by_option() -> None:
    state = armed("SAB-1", sabotaged_ship="retry")
    load(state, MOIMOI, "R")
    do(state, 0, "start_flight", ship=MOIMOI, field=1)
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    assert not state.landed(0)
    refused(state, 0, "E_IN_FLIGHT", "SD-071", "start_flight", ship=MOIMOI, field=0)
    assert listed(state, 0, "start_flight") == [{"ship": MOIMOI, "field": 1}]
    do(state, 0, "start_flight", ship=MOIMOI, field=1)
    refused(state, 0, "E_IN_FLIGHT", "SD-071", "start_flight", ship=MOIMOI, field=1)
    state.advance(MINUTE)
    assert (state.ship_at[0], state.landed(0), goods(state, MOIMOI)) == (1, True, "R")


@pytest.mark.rule("SD-113")
def test_other_sabotaged_jobs() -> None:
    state = armed("SAB-1", 2)
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_build", card="MIN-R-YG")
    do(state, 0, "start_tech")
    for target in ("0.1", "0.2"):
        do(state, 1, "sabotage", card="SAB-1", hourglass=target)
    state.advance(MINUTE)
    assert (state.planned[0], state.tech[0]) == ([card("MIN-R-YG")], 0)
    state.attack_markers[card("SAB-1")] = 1
    state.spare_markers -= 2
    state.blocked[card("MIN-R-GB")] = True
    state.blocks[0] = 1
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    state.advance(2 * MINUTE)
    assert state.blocked[card("MIN-R-GB")]


@pytest.mark.rule("SD-115", "SD-117")
def test_blocking() -> None:
    state = armed("ROC-1", 2)
    refused(state, 1, "E_TARGET", "SD-115", "block", card="ROC-1", target="MIN-Y-RB")
    refused(state, 1, "E_NO_HOURGLASS_FIELD", "SD-115", "block", card="ROC-1", target="GEN-8")
    refused(state, 1, "E_NO_HOURGLASS_FIELD", "SD-115", "block", card="ROC-1", target="MUL-1")
    refused(state, 1, "E_NO_ATTACK_MARKER", "SD-115", "block", card="MIN-Y-RB", target="MIN-R-GB")
    refused(state, 0, "E_NOT_YOURS", "SD-015", "block", card="ROC-1", target="MIN-Y-RB")
    do(state, 1, "block", card="ROC-1", target="MIN-R-GB")
    refused(state, 1, "E_TARGET", "SD-115", "block", card="ROC-1", target="MIN-R-GB")
    built(state, 0, "MIN-R-YG", 3)
    built(state, 0, "MIN-R-YB", 2)
    do(state, 1, "block", card="ROC-1", target="MIN-R-YG")
    refused(state, 1, "E_NO_ATTACK_MARKER", "SD-115", "block", card="ROC-1", target="MIN-R-YB")
    state.attack_markers[card("ROC-1")] = 1
    state.spare_markers -= 1
    refused(state, 1, "E_BLOCK_LIMIT", "SD-115", "block", card="ROC-1", target="MIN-R-YB")
    assert {entry["target"] for entry in listed(state, 1, "block")} == {"MIN-G-RY", "MIN-B-YG"}
    assert look(state, 3)["seats"][0]["built"][1]["blocked"]


@pytest.mark.rule("SD-115")
def test_a_covered_card_is_no_target() -> None:
    state = armed("ROC-1")
    built(state, 0, "CPX-R", 3)
    refused(state, 1, "E_CARD_COVERED", "SD-115", "block", card="ROC-1", target="MIN-R-GB")


@pytest.mark.rule("SD-116")
@pytest.mark.parametrize("allowed", [True, False])
def test_blocking_a_field_with_an_hourglass(allowed: bool) -> None:
    state = armed("ROC-1", rocket_on_occupied_field=allowed)
    do(state, 0, "start_use", card="MIN-R-GB")
    if not allowed:
        refused(state, 1, "E_TARGET", "SD-116", "block", card="ROC-1", target="MIN-R-GB")
        do(state, 1, "block", card="ROC-1", target="MIN-G-RY")  # a field without an hourglass
        return
    do(state, 1, "block", card="ROC-1", target="MIN-R-GB")
    state.advance(MINUTE)
    do(state, 0, "use_card", hourglass=1, placements=[["R", MOIMOI]])
    assert (goods(state, MOIMOI), state.blocked[card("MIN-R-GB")]) == ("R", True)


@pytest.mark.rule("SD-016", "SD-115", "SD-116")
def test_the_limit_of_blocks_is_asked_before_what_an_option_forbids() -> None:
    state = armed("ROC-1", rocket_on_occupied_field=False)
    built(state, 0, "MIN-R-YG", 3)
    built(state, 0, "MIN-R-YB", 2)
    for name in ("MIN-R-YG", "MIN-R-YB"):
        state.blocked[card(name)] = True
        state.blocks[0] += 1
        state.spare_markers -= 1
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 1, "E_BLOCK_LIMIT", "SD-115", "block", card="ROC-1", target="MIN-R-GB")


@pytest.mark.rule("SD-118", "SD-119")
def test_a_clearing_run() -> None:
    state = armed("ROC-1", 2)
    do(state, 1, "block", card="ROC-1", target="MIN-R-GB")
    do(state, 0, "start_use", card="MIN-R-GB")
    assert look(state, 1)["seats"][0]["hourglasses"][0]["job"] == "clear"
    assert kinds(state.advance(MINUTE)) == ["field_cleared"]
    assert (state.blocks[0], state.spare_markers, hourglass(state, 0, 1)) == (0, 9, INACTIVE)
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 1, "block", card="ROC-1", target="MIN-R-GB")
    state.advance(2 * MINUTE)
    assert (hourglass(state, 0, 1), state.blocked[card("MIN-R-GB")]) == (USABLE, True)  # fixed when it was started


@pytest.mark.rule("SD-120")
def test_blocked_storage_still_stores() -> None:
    state = armed("ROC-1")
    built(state, 0, "TRP-1", 3)
    load(state, MOIMOI, "R")
    do(state, 1, "block", card="ROC-1", target="TRP-1")
    do(state, 0, "move_goods", from_=MOIMOI, to="probe:TRP-1", goods={"R": 1})
    do(state, 0, "move_goods", from_="probe:TRP-1", to=MOIMOI, goods={"R": 1})


@pytest.mark.rule("SD-122")
def test_the_robot_factory() -> None:
    state = advanced()
    plan(state, 0, "ROB-1", "CPX-R")
    usable_on(state, 0, "ROB-1")
    do(state, 0, "use_build", hourglass=1, site=4)
    assert (hourglass(state, 0, 3), state.spare_hourglasses) == (INACTIVE, 1)
    do(state, 0, "start_tech", hourglass=3)
    do(state, 0, "start_flight", ship=MOIMOI, field=1)
    usable_on(state, 0, "CPX-R")
    inactive = state.copy()
    do(inactive, 0, "use_build", hourglass=2, site=4)
    assert [hourglass(inactive, 0, number) for number in (1, 2, 3)] == [INACTIVE, INACTIVE, RESERVE]
    assert inactive.spare_hourglasses == 2


@pytest.mark.rule("SD-122")
def test_a_debt_is_paid_by_the_next_hourglass_that_becomes_inactive() -> None:
    state = advanced()
    built(state, 0, "ROB-1", 4)
    do(state, 0, "start_tech")
    do(state, 0, "start_flight", ship=MOIMOI, field=1)
    state.advance(10_000)
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_build", card="MIN-R-YG")
    built(state, 0, "CPX-R", 4)
    assert state.debts[0] == 1
    assert state.violations() == []
    assert "hourglass_returned" in kinds(state.advance(MINUTE))
    assert (hourglass(state, 0, 1), hourglass(state, 0, 2), state.debts[0]) == (RESERVE, INACTIVE, 0)
    built(state, 0, "ROB-2", 4)
    assert hourglass(state, 0, 1) == INACTIVE  # the next free number


def three_at_work_and_their_factory_covered_by_another(version: int) -> Position:
    state = advanced(version)
    built(state, 0, "ROB-1", 4)
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_tech")
    do(state, 0, "start_flight", ship=MOIMOI, field=1)
    do(state, 0, "start_build", card="MIN-R-YG")
    built(state, 0, "ROB-2", 4)
    assert state.violations() == []
    return state


@pytest.mark.rule("SD-122")
def test_a_debt_is_paid_at_once_by_the_hourglass_of_the_factory_that_covers_another() -> None:
    state = three_at_work_and_their_factory_covered_by_another(version=2)
    assert ([hourglass(state, 0, number) for number in (1, 2, 3)], state.debts[0]) == ([ACTIVE] * 3, 0)
    assert (hourglass(state, 0, 4), state.spare_hourglasses) == (RESERVE, 1)
    state.advance(MINUTE)
    assert hourglass(state, 0, 1) == INACTIVE  # the first that is through: it stays


@pytest.mark.rule("SD-122")
def test_in_version_1_the_hourglass_of_a_new_factory_pays_no_debt() -> None:
    state = three_at_work_and_their_factory_covered_by_another(version=1)
    assert ([hourglass(state, 0, number) for number in (1, 2, 3)], state.debts[0]) == ([ACTIVE] * 3, 1)
    assert (hourglass(state, 0, 4), state.spare_hourglasses) == (INACTIVE, 0)
    state.advance(MINUTE)
    assert (hourglass(state, 0, 1), state.debts[0]) == (RESERVE, 0)


@pytest.mark.rule("SD-122")
def test_a_narrow_robot_factory_by_option() -> None:
    state = advanced(robot_factory_connections=1)
    plan(state, 0, "ROB-1")
    assert look(state, 0)["faces"]["ROB-1"]["connections"] == 1
    usable_on(state, 0, "ROB-1")
    assert [entry["site"] for entry in listed(state, 0, "use_build")] == [5]
    do(state, 0, "use_build", hourglass=1, site=5)
    assert look(state, 1)["seats"][0]["built"][-1]["demands"] == []
    assert hourglass(state, 0, 3) == INACTIVE


@pytest.mark.rule("SD-122")
def test_who_has_two_factories_gives_the_highest_number_back() -> None:
    state = advanced()
    built(state, 1, "GEN-7", "L")
    built(state, 1, "ROB-1", 4)
    built(state, 1, "ROB-2", 2)
    assert [hourglass(state, 1, number) for number in (1, 2, 3, 4)] == [INACTIVE] * 4
    plan(state, 1, "CPX-R")
    usable_on(state, 1, "CPX-R")
    do(state, 1, "start_tech")
    _, returned = do(state, 1, "use_build", hourglass=1, site=4)
    assert returned.full() == {"kind": "hourglass_returned", "seat": 1, "hourglass": 4}
    assert [hourglass(state, 1, number) for number in (1, 2, 3, 4)] == [INACTIVE, ACTIVE, INACTIVE, RESERVE]


@pytest.mark.rule("SD-122")
def test_a_factory_brings_its_builder_the_next_number() -> None:
    state = advanced()
    plan(state, 1, "ROB-1")
    usable_on(state, 1, "ROB-1")
    _, gained = do(state, 1, "use_build", hourglass=1, site=4)
    assert gained.full() == {"kind": "hourglass_gained", "seat": 1, "hourglass": 3}


@pytest.mark.rule("SD-123")
def test_the_transport_probe() -> None:
    state = advanced()
    built(state, 0, "TRP-1", 5)
    load(state, MOIMOI, "RRR")
    do(state, 0, "move_goods", from_=MOIMOI, to="probe:TRP-1", goods={"R": 2})
    refused(state, 0, "E_CAPACITY", "SD-080", "move_goods", from_=MOIMOI, to="probe:TRP-1", goods={"R": 1})
    usable_on(state, 0, "TRP-1")
    refused(state, 0, "E_LOCKED", "SD-080", "move_goods", from_="probe:TRP-1", to=MOIMOI, goods={"R": 1})
    refused(state, 0, "E_LOCKED", "SD-080", "move_goods", from_=MOIMOI, to="probe:TRP-1", goods={"R": 1})
    refused(state, 0, "E_LOCKED", "SD-085", "dump", holder="probe:TRP-1", goods={"R": 1})
    at(state, RUUL, 0)
    refused(state, 0, "E_LOCKED", "SD-083", "offer", partner=2, mine="probe:TRP-1", theirs=RUUL, give={"R": 1})
    refused(state, 0, "E_NOT_YOURS", "SD-123", "use_card", hourglass=1, ship=RUUL)
    refused(state, 0, "E_NO_GOODS", "SD-123", "use_card", hourglass=1, ship=MOIMOI, goods={"R": 3})
    refused(state, 0, "E_NO_GOODS", "SD-123", "use_card", hourglass=1, goods={"R": 1})
    refused(state, 0, "E_UNKNOWN", "SD-015", "use_card", hourglass=1, ship="ship:neutral1")
    full = state.copy()
    load(full, MOIMOI, "GGGGGGG")
    refused(full, 0, "E_CAPACITY", "SD-123", "use_card", hourglass=1, ship=MOIMOI)
    assert listed(full, 0, "use_card") == [{"hourglass": 1}]
    assert listed(state, 0, "use_card") == [{"hourglass": 1}, {"hourglass": 1, "ship": MOIMOI}]
    just = state.copy()
    load(just, MOIMOI, "GGGGG")
    assert listed(just, 0, "use_card") == [{"hourglass": 1}, {"hourglass": 1, "ship": MOIMOI}]
    do(just, 0, "use_card", hourglass=1, ship=MOIMOI)
    usable_on(just, 0, "TRP-1")
    assert listed(just, 0, "use_card") == [{"hourglass": 1}]  # the probe is empty
    idle: list[dict[str, object]] = [{}, {"goods": {}}, {"ship": MOIMOI, "goods": {}}]
    for fields in idle:
        nothing = full.copy()
        do(nothing, 0, "use_card", hourglass=1, **fields)
        assert (goods(nothing, "probe:TRP-1"), goods(nothing, MOIMOI)) == ("RR", "RGGGGGGG")
    do(state, 0, "use_card", hourglass=1, ship=MOIMOI, goods={"R": 1})
    assert (goods(state, "probe:TRP-1"), goods(state, MOIMOI)) == ("R", "RR")


@pytest.mark.rule("SD-063", "SD-064", "SD-123")
def test_a_locked_probe_takes_no_produced_goods() -> None:
    state = advanced()
    built(state, 0, "TRP-1", 5)
    usable_on(state, 0, "MIN-R-GB")
    free = state.copy()
    do(free, 0, "use_card", hourglass=1, placements=[["R", "probe:TRP-1"]])
    do(state, 0, "start_use", card="TRP-1")
    refused(state, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, placements=[["R", "probe:TRP-1"]])


@pytest.mark.rule("SD-123")
@pytest.mark.parametrize("version", [1, 2])
def test_a_probe_reaches_a_partners_ship_by_option(version: int) -> None:
    """Version 1 did not list such offers."""
    state = advanced(version, probe_to_foreign_ship=True)
    built(state, 0, "TRP-1", 5)
    built(state, 2, "DEP-R", 5)
    load(state, "probe:TRP-1", "RG")
    usable_on(state, 0, "TRP-1")
    do(state, 2, "start_flight", ship=RUUL, field=7)
    depot = {"partner": 2, "mine": "probe:TRP-1", "theirs": "depot:DEP-R"}
    refused(state, 0, "E_NOT_HERE", "SD-083", "offer", **depot, give={"R": 1})  # a ship, and no depot
    plan(state, 0, "SOL-1")
    plan(state, 2, "SOL-2")
    for cards in ({"give_cards": ["SOL-1"]}, {"take_cards": ["SOL-2"]}):  # goods, and no cards
        refused(state, 0, "E_NOT_HERE", "SD-083", "offer", **{**depot, "theirs": RUUL}, give={"R": 1}, **cards)
    fields = {"partner": 2, "mine": "probe:TRP-1", "theirs": RUUL}
    refused(state, 0, "E_NOT_HERE", "SD-083", "offer", **fields, give={"R": 1}, take={"G": 1})
    gifts = [entry["give"] for entry in listed(state, 0, "offer") if entry.get("theirs") == RUUL]
    assert gifts == ([] if version == 1 else [{"R": 1}, {"G": 1}])
    full = state.copy()
    load(full, RUUL, "YYYYYYYY")
    assert [entry for entry in listed(full, 0, "offer") if entry.get("theirs") == RUUL] == []
    do(state, 0, "offer", **fields, give={"R": 1, "G": 1})
    assert listed(state, 2, "counter") == []  # the probe gives, and takes nothing
    do(state, 2, "accept", offer="0-2-1")
    assert (goods(state, RUUL), goods(state, "probe:TRP-1"), hourglass(state, 0, 1)) == ("RG", "", INACTIVE)


@pytest.mark.rule("SD-123")
def test_a_running_probe_sends_nothing_to_others() -> None:
    state = advanced(probe_to_foreign_ship=True)
    built(state, 0, "TRP-1", 5)
    load(state, "probe:TRP-1", "R")
    do(state, 0, "start_use", card="TRP-1")
    offer = {"partner": 2, "mine": "probe:TRP-1", "theirs": RUUL, "give": {"R": 1}}
    refused(state, 0, "E_NOT_HERE", "SD-083", "offer", **offer)
    assert listed(state, 0, "offer") == []
    at(state, RUUL, 0)
    refused(state, 0, "E_LOCKED", "SD-083", "offer", **offer)


@pytest.mark.rule("SD-123")
def test_a_depot_sends_nothing_whatever_hourglass_is_usable() -> None:
    state = begun(probe_to_foreign_ship=True)
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    do(state, 3, "start_use", card="MIN-B-YG", hourglass=2)
    state.advance(MINUTE)
    offer = {"partner": 2, "mine": "depot:DEP-R", "theirs": RUUL, "give": {"R": 1}}
    refused(state, 0, "E_NOT_HERE", "SD-083", "offer", **offer)


@pytest.mark.rule("SD-108", "SD-121")
def test_who_has_far_too_many_cards_may_give_one_away() -> None:
    state = advanced()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "TEC-1", 3)
    built(state, 0, "TEC-2", 2)
    plan(state, 0, "MUL-1", "MUL-2", "MUL-3", "MUL-4", "SOL-1")
    built(state, 0, "CPX-R", 2)
    assert state.planning_room(0) == -3
    do(state, 0, "offer", partner=1, give_cards=["MUL-1"])
    do(state, 1, "accept", offer="0-1-1")
    assert state.planned[1] == [card("MUL-1")]


@pytest.mark.rule("SD-124")
def test_the_orbital_station() -> None:
    state = advanced()
    built(state, 0, "GEN-8", "L")
    plan(state, 0, "ORB-1", "CPX-R")
    usable_on(state, 0, "ORB-1")
    do(state, 0, "use_build", hourglass=1, site=3)
    assert look(state, 1)["ships"][-1]["ship"] == "ship:neutral1"
    load(state, "ship:neutral1", "RG")
    do(state, 0, "start_flight", ship="ship:neutral1", field=1)
    refused(state, 1, "E_NOT_YOURS", "SD-015", "start_flight", ship="ship:neutral1", field=2)
    do(state, 0, "start_build", card="CPX-R")
    state.advance(state.now + MINUTE)
    do(state, 0, "start_flight", ship="ship:neutral1", field=2)
    before = supply(state)
    events = do(state, 0, "use_build", hourglass=2, site=2)
    assert kinds(events) == ["built", "ship_lost"]
    assert hourglass(state, 0, 1) == VOID
    assert sorted(supply(state)) == sorted(before + "RG")
    assert len(state.view(1)["ships"]) == 4  # type: ignore[arg-type]
    refused(state, 0, "E_UNKNOWN", "SD-015", "start_flight", ship="ship:neutral1", field=2)
    state.advance(state.now + MINUTE)
    assert hourglass(state, 0, 1) == INACTIVE


@pytest.mark.rule("SD-124")
def test_with_two_boxes_every_station_has_a_ship_of_its_own() -> None:
    state = begun(8, 1, rules="advanced")
    for seat, station in ((0, "ORB-1"), (1, "2/ORB-1")):
        built(state, seat, station, 5)
    ships = [HOLDER_BY_NAME[f"ship:neutral{number}"] for number in (1, 2)]
    assert [state.ship_owner[ship] for ship in ships] == [0, 1]
    built(state, 1, "CPX-R", 4)
    assert [state.ship_owner[ship] for ship in ships] == [0, NOBODY]
    assert state.violations() == []


@pytest.mark.rule("SD-124", "SD-143")
def test_a_lost_ship_leaves_no_trace() -> None:
    state = advanced()
    built(state, 0, "ORB-1", 5)
    plan(state, 0, "CPX-R")
    state.advance(END - 1)
    do(state, 0, "start_build", card="CPX-R")
    do(state, 0, "start_flight", ship="ship:neutral1", field=3)
    state.advance(END + MINUTE)
    assert sum(state.late_landing) == 1
    do(state, 0, "use_build", hourglass=1, site=4)
    twin = GAME.load(state.dump())
    assert isinstance(twin, Position)
    for pieces in ("ship_owner", "ship_station", "ship_at", "ship_to", "late_landing"):
        assert getattr(state, pieces) == getattr(twin, pieces)
