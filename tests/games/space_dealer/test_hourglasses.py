"""Hourglasses (SD-020 to SD-029)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.vocabulary import ACTIVE, FLIGHT, IDLE, INACTIVE, NOTHING_THERE, RESERVE, USABLE, VOID
from tests.games.space_dealer.table import (
    END,
    MINUTE,
    advanced,
    begun,
    built,
    busy,
    card,
    do,
    goods,
    hourglass,
    kinds,
    listed,
    load,
    look,
    plan,
    refused,
    usable_on,
)


@pytest.mark.rule("SD-020")
def test_states_of_an_hourglass() -> None:
    state = advanced()
    assert hourglass(state, 0, 3) == RESERVE
    assert hourglass(state, 0, 1) == INACTIVE
    do(state, 0, "start_use", card="MIN-R-GB")
    assert hourglass(state, 0, 1) == ACTIVE
    state.advance(MINUTE)
    assert hourglass(state, 0, 1) == USABLE
    do(state, 0, "use_card", hourglass=1)
    assert hourglass(state, 0, 1) == INACTIVE


@pytest.mark.rule("SD-021")
@pytest.mark.parametrize("seats", range(3, 9))
def test_two_hourglasses_each(seats: int) -> None:
    state = begun(seats)
    for seat in range(seats):
        assert [entry["state"] for entry in look(state, None)["seats"][seat]["hourglasses"]] == ["inactive"] * 2


@pytest.mark.rule("SD-022")
@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start_tech", {}),
        ("start_build", {"card": "MIN-R-YG"}),
        ("start_use", {"card": "MIN-R-GB"}),
        ("start_flight", {"ship": "ship:moimoi", "field": 3}),
    ],
)
def test_the_four_jobs(kind: str, fields: dict[str, object]) -> None:
    state = begun()
    plan(state, 0, "MIN-R-YG", "MIN-R-YB")
    idle = state.copy()
    do(state, 0, kind, **fields)
    assert busy(state, 0) == 1
    do(idle, 0, "start_build", card="MIN-R-YB")
    do(idle, 0, "start_use", card="MIN-R-GB") if kind == "start_tech" else do(idle, 0, "start_tech")
    assert listed(idle, 0, kind) == []
    refused(idle, 0, "E_NO_FREE_HOURGLASS", "SD-022", kind, **fields)


@pytest.mark.rule("SD-022", "SD-025")
def test_all_see_what_an_hourglass_is_put_on_and_until_when() -> None:
    state = begun()
    plan(state, 1, "MIN-R-YG")
    running = {"kind": "job_started", "due": MINUTE}
    for seat, kind, fields, told in (
        (0, "start_tech", {}, {"hourglass": 1, "job": "tech"}),
        (0, "start_use", {"card": "MIN-R-GB"}, {"hourglass": 2, "job": "use", "card": "MIN-R-GB"}),
        (1, "start_build", {"card": "MIN-R-YG"}, {"hourglass": 1, "job": "build", "card": "MIN-R-YG"}),
        (
            2,
            "start_flight",
            {"ship": "ship:ruul", "field": 1},
            {"hourglass": 1, "job": "flight", "ship": "ruul", "from": 4, "to": 1},
        ),
    ):
        (event,) = do(state, seat, kind, **fields)
        assert event.view(None) == {**running, "seat": seat, **told}
    usable = [event.view(None) for event in state.advance(MINUTE) if event.kind == "hourglass_usable"]
    assert usable == [
        {"kind": "hourglass_usable", "seat": 0, "hourglass": 2, "job": "use", "card": "MIN-R-GB"},
        {"kind": "hourglass_usable", "seat": 1, "hourglass": 1, "job": "build", "card": "MIN-R-YG"},
    ]


@pytest.mark.rule("SD-030", "SD-042")
def test_which_hidden_card_is_being_built_only_its_owner_is_told() -> None:
    state = begun(planning_visible=False)
    plan(state, 0, "MIN-R-YG")
    (started,) = do(state, 0, "start_build", card="MIN-R-YG")
    assert started.view(0)["card"] == "MIN-R-YG"
    assert started.view(1) == {"kind": "job_started", "seat": 0, "hourglass": 1, "job": "build", "due": MINUTE}
    (using,) = do(state, 0, "start_use", card="MIN-R-GB")
    assert using.view(1)["card"] == "MIN-R-GB"


@pytest.mark.rule("SD-022")
def test_a_start_command_takes_the_lowest_number_unless_one_is_named() -> None:
    state = begun()
    do(state, 0, "start_tech", hourglass=2)
    assert (hourglass(state, 0, 1), hourglass(state, 0, 2)) == (INACTIVE, ACTIVE)
    refused(state, 0, "E_NO_FREE_HOURGLASS", "SD-022", "start_use", card="MIN-R-GB", hourglass=2)
    do(state, 0, "start_use", card="MIN-R-GB")
    assert hourglass(state, 0, 1) == ACTIVE


@pytest.mark.rule("SD-023")
def test_one_hourglass_a_field() -> None:
    state = begun()
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-060", "start_use", card="MIN-R-GB")
    state.advance(MINUTE)
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-060", "start_use", card="MIN-R-GB")
    do(state, 0, "start_build", card="MIN-R-YG")
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-042", "start_build", card="MIN-R-YG")


@pytest.mark.rule("SD-024")
def test_a_running_hourglass_cannot_be_taken_back() -> None:
    state = begun()
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 0, "E_NOT_RUN_OUT", "SD-024", "cancel", hourglass=1)
    refused(state, 0, "E_NOT_USABLE", "SD-024", "cancel", hourglass=2)
    assert listed(state, 0, "cancel") == []


@pytest.mark.rule("SD-024")
def test_by_option_it_is_put_aside() -> None:
    state = begun(allow_cancel=True)
    load(state, "ship:moimoi", "R")
    do(state, 0, "start_flight", ship="ship:moimoi", field=1)
    state.advance(20_000)
    assert listed(state, 0, "cancel") == [{"hourglass": 1}]
    do(state, 0, "cancel", hourglass=1)
    assert (hourglass(state, 0, 1), state.landed(0), state.ship_at[0]) == (VOID, True, 0)
    refused(state, 0, "E_NOT_RUN_OUT", "SD-024", "cancel", hourglass=1)
    state.advance(MINUTE)
    assert hourglass(state, 0, 1) == INACTIVE
    state.advance(END - 1)
    do(state, 0, "start_tech")
    state.advance(END)
    refused(state, 0, "E_PHASE", "SD-142", "cancel", hourglass=1)


@pytest.mark.rule("SD-024", "SD-112")
def test_a_cancelled_flight_returns_also_where_a_sabotaged_one_does_not() -> None:
    state = begun(allow_cancel=True, sabotaged_ship="retry")
    load(state, "ship:moimoi", "R")
    do(state, 0, "start_flight", ship="ship:moimoi", field=1)
    do(state, 0, "cancel", hourglass=1)
    assert (hourglass(state, 0, 1), state.landed(0), state.ship_at[0]) == (VOID, True, 0)


@pytest.mark.rule("SD-020", "SD-024")
def test_the_end_of_a_void_hourglass_touches_no_other() -> None:
    state = advanced(allow_cancel=True)
    do(state, 1, "start_flight", ship="ship:frokla", field=3)
    _, undone = do(state, 1, "cancel", hourglass=1)
    assert undone.full() == {"kind": "flight_undone", "seat": 1, "ship": "frokla", "field": 2}
    state.advance(30_000)
    plan(state, 0, "ROB-2")  # the last card of the box
    do(state, 0, "start_build", card="ROB-2")
    state.advance(MINUTE)
    assert hourglass(state, 1, 1) == INACTIVE
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-042", "start_build", card="ROB-2")


@pytest.mark.rule("SD-009", "SD-012", "SD-020")
def test_an_hourglass_keeps_the_number_of_its_command_until_it_is_inactive() -> None:
    state = begun()
    do(state, 0, "start_flight", ship="ship:moimoi", field=3)
    assert (state.job[0], state.job_on[0], state.due[0], state.started[0]) == (FLIGHT, 0, MINUTE, state.seq)
    state.advance(MINUTE)
    assert (state.job[0], state.job_on[0], state.due[0], state.started[0]) == (IDLE, NOTHING_THERE, 0, 0)


@pytest.mark.rule("SD-025")
def test_a_usable_hourglass_waits_and_keeps_its_field() -> None:
    state = begun()
    usable_on(state, 0, "MIN-R-GB")
    state.advance(1_000_000)
    assert hourglass(state, 0, 1) == USABLE
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-060", "start_use", card="MIN-R-GB")
    do(state, 0, "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])
    assert goods(state, "ship:moimoi") == "R"


@pytest.mark.rule("SD-026")
def test_what_happens_by_itself() -> None:
    state = advanced()
    do(state, 0, "start_tech")
    do(state, 0, "start_flight", ship="ship:moimoi", field=5)
    state.blocked[card("MIN-Y-RB")] = True
    state.blocks[1] = 1
    state.spare_markers -= 1
    do(state, 1, "start_use", card="MIN-Y-RB")
    assert kinds(state.advance(MINUTE)) == ["tech_raised", "landed", "field_cleared"]
    assert [hourglass(state, 0, 1), hourglass(state, 0, 2), hourglass(state, 1, 1)] == [INACTIVE] * 3


@pytest.mark.rule("SD-026", "SD-033")
def test_the_tech_step_waits_for_its_owner_by_option() -> None:
    state = begun(auto_tech=False)
    do(state, 0, "start_tech")
    refused(state, 0, "E_NOT_RUN_OUT", "SD-028", "use_tech", hourglass=1)
    refused(state, 0, "E_NOT_USABLE", "SD-028", "use_tech", hourglass=2)
    do(state, 0, "start_use", card="MIN-R-GB")
    state.advance(MINUTE)
    assert (state.tech[0], hourglass(state, 0, 1)) == (0, USABLE)
    refused(state, 0, "E_NOT_USABLE", "SD-028", "use_tech", hourglass=2)
    assert listed(state, 0, "use_tech") == [{"hourglass": 1}]
    do(state, 0, "use_tech", hourglass=1)
    assert (state.tech[0], hourglass(state, 0, 1)) == (1, INACTIVE)


@pytest.mark.rule("SD-027")
def test_release() -> None:
    state = begun()
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 0, "E_NOT_RUN_OUT", "SD-027", "release", hourglass=1)
    refused(state, 0, "E_NOT_USABLE", "SD-027", "release", hourglass=2)
    state.advance(MINUTE)
    do(state, 0, "release", hourglass=1)
    assert (hourglass(state, 0, 1), state.supply) == (INACTIVE, state.terms.supply)


@pytest.mark.rule("SD-028")
def test_using() -> None:
    state = advanced()
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 0, "start_build", card="MIN-R-YG")
    for kind, fields in (("use_card", {}), ("use_build", {"site": 5}), ("discard_planned", {})):
        refused(state, 0, "E_NOT_RUN_OUT", "SD-028", kind, hourglass=1, **fields)
    state.advance(MINUTE)
    refused(state, 0, "E_NO_HOURGLASS_FIELD", "SD-028", "use_card", hourglass=2)
    refused(state, 0, "E_NOT_PLANNED", "SD-028", "use_build", hourglass=1, site=5)
    refused(state, 0, "E_NOT_PLANNED", "SD-028", "discard_planned", hourglass=1)
    do(state, 0, "use_card", hourglass=1)
    refused(state, 0, "E_NOT_USABLE", "SD-028", "use_card", hourglass=1)
    do(state, 0, "start_use", card="MIN-R-GB")
    assert (state.now, hourglass(state, 0, 1)) == (MINUTE, ACTIVE)
    state.marked[1] = False
    refused(state, 0, "E_NOT_RUN_OUT", "SD-028", "use_card", hourglass=1)


@pytest.mark.rule("SD-029")
def test_what_lies_under_an_hourglass_stays() -> None:
    state = advanced()
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_build", card="MIN-R-YG")
    refused(state, 0, "E_CARD_BUSY", "SD-108", "offer", partner=1, give_cards=["MIN-R-YG"])
    do(state, 0, "start_flight", ship="ship:moimoi", field=4)
    refused(state, 0, "E_IN_FLIGHT", "SD-071", "start_flight", ship="ship:moimoi", field=0)
    built(state, 1, "GEN-8", "L")
    do(state, 1, "start_use", card="MIN-Y-RB")
    plan(state, 1, "CPX-Y")
    do(state, 1, "start_build", card="CPX-Y")
    state.advance(MINUTE)
    refused(state, 1, "E_FIELD_IN_USE", "SD-053", "use_build", hourglass=2, site=3)
    assert card("MIN-R-YG") in state.planned[0]
