"""Space Dealer at the terminal: the board, typed commands, the clock."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from farport.boards import space_dealer as board
from farport.cli.terminal.clock import Real
from farport.games.space_dealer import GAME
from farport.kernel import Rng, State
from tests.cli.conftest import Run
from tests.games.space_dealer.table import advanced, at, begun, built, card, dealt, do, load, plan


def drawn(state: State, seat: int | None, width: int = 120) -> str:
    text = StringIO()
    Console(width=width, no_color=True, file=text).print(board.draw(state.view(seat), seat))
    return text.getvalue()


def test_the_board_shows_clock_ring_and_planet() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "RRB")
    load(state, "ship:ruul", "Y")
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 2, "start_flight", ship="ship:ruul", field=3)
    state.advance(15_500)
    text = drawn(state, 0)
    assert "00:15 of 30:00" in text
    assert "ruul from 4 Y in 45 s" in text
    assert "hourglass 1: use MIN-R-GB, 45 s" in text
    assert "hourglass 2: free" in text
    assert "RRB" in text
    assert "GB = 2/1" in text
    assert "An hourglass is free" in text


def test_every_phase_and_viewer_can_be_drawn() -> None:
    state = advanced()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "MEG-A", 5)
    built(state, 0, "CPX-R", 3)
    built(state, 1, "SAB-1", 5)
    state.attack_markers[card("SAB-1")] = 1
    state.spare_markers -= 1
    plan(state, 0, "SOL-1")
    at(state, "ship:ruul", 0)
    load(state, "ship:ruul", "R")
    do(state, 0, "start_tech")
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    do(state, 2, "offer", partner=0, mine="ship:ruul", theirs="ship:moimoi", give={"R": 1})
    for viewer in (None, 0, 1, 2, 3):
        assert "GIZ-" in drawn(state, viewer)
    assert "of no effect, 60 s" in drawn(state, 0)
    assert "offer 2-0-1" in drawn(state, 0)
    assert "offer 2-0-1" not in drawn(state, 3)
    assert "Choose your start" in drawn(dealt(), 0)
    state.advance(2_000_000)
    assert "The game is over" in drawn(state, 0)


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_every_listed_command_can_be_typed_as_it_is_shown(rules: str) -> None:
    state = dealt(4, 3, rules=rules)
    dice = Rng.from_seed(3)
    for step in range(500):
        if state.result is not None:
            break
        if not state.to_move:
            state.advance(state.next_due or 0)
            continue
        seat = dice.choice(list(state.to_move))
        legal = state.legal(seat)
        if step % 10 == 0:
            for action in legal:
                assert GAME.action(str(action)) == action, str(action)
        state.play(seat, dice.choice(legal))


def test_typed_commands() -> None:
    for text, data in (
        (
            "move_goods ship:ruul depot:DEP-R RRB",
            {"from": "ship:ruul", "to": "depot:DEP-R", "goods": {"R": 2, "B": 1}},
        ),
        (
            "use_card 1 R>depot:DEP-R,R>ship:ruul",
            {"hourglass": 1, "placements": [["R", "ship:ruul"], ["R", "depot:DEP-R"]]},
        ),
        ("use_card 1 swaps=ship:ruul/R>B", {"hourglass": 1, "swaps": [["ship:ruul", "R", "B"]]}),
        ("use_build 2 R", {"hourglass": 2, "site": "R"}),
        (
            "offer 2 give_cards=SOL-1 take_cards=MUL-1,MUL-2",
            {"partner": 2, "give_cards": ["SOL-1"], "take_cards": ["MUL-1", "MUL-2"]},
        ),
    ):
        assert GAME.action(text).data() == {"do": text.split()[0], **data}


def test_events_are_told_in_words() -> None:
    names = ["Ann", "Ben", "Cat", "Dan"]
    state = begun()
    events = do(state, 0, "start_use", card="MIN-R-GB")
    assert board.tell(events[0].view(0), names) == "Ann starts hourglass 1 (use MIN-R-GB)"
    state.advance(60_000)
    events = do(state, 0, "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])
    assert board.tell(events[0].view(1), names) == "Ann uses MIN-R-GB: R>ship:moimoi"
    assert board.tell({"kind": "void_ended", "seat": 1, "hourglass": 2}, names) == "Ben: void ended (hourglass 2)"


def test_the_real_clock_stands_until_the_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = [100.0]
    monkeypatch.setattr("farport.cli.terminal.clock.time.monotonic", lambda: wall[0])
    state = dealt()
    clock = Real(state, 2.0)
    wall[0] = 130.0
    assert clock.present(state) == 0
    for seat in range(4):
        state.play(seat, state.default(seat))
    wall[0] = 131.0
    assert clock.present(state) == 2_000


def test_with_a_pace_the_board_shows_the_present(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = iter(range(0, 100_000, 20))
    monkeypatch.setattr("farport.cli.terminal.clock.time.monotonic", lambda: float(next(wall)))
    monkeypatch.setattr("farport.cli.terminal.clock.time.sleep", lambda seconds: None)
    words = "\n".join(["default", "board", "start_tech", "abandon", ""])
    result = run("play", "space-dealer", "--seats", 3, "--seed", 4, "--pace", 1, input=words)
    assert result.exit_code == 0
    assert "00:00 of 30:00" in result.stdout
    assert re.search(r"0[1-9]:\d\d of 30:00", result.stdout)
    assert "you starts hourglass 1 (tech)" in result.stdout
