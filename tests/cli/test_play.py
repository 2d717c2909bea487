"""`farport play`: a game at the terminal, driven by what people type."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import farport
from farport.kernel import Action, Event, Facts, Record
from tests.cli.conftest import Run
from tests.example_game import run_farport
from tests.toys import Hourglass, Toy, ToyGame

Toys = Callable[[ToyGame], None]


def typed(*lines: str) -> str:
    return "".join([f"{line}\n" for line in lines])


def test_a_whole_game_against_a_bot(run: Run) -> None:
    result = run("play", "heavy-lift", "--seed", 3, input=typed("load", "1", "depart"))
    assert result.exit_code == 0
    assert "you: loaded (crate " in result.stdout
    assert "greedy 2: loaded\n" in result.stdout  # and not what it was
    assert "won (all have left)" in result.stdout
    assert "The seed was 3." in result.stdout
    assert "tonnes" in result.stdout


def test_choices_are_numbered_and_narrowed_down(run: Run) -> None:
    result = run("play", "heavy-lift", "--seed", 3, input=typed("load", "load", "jet", "99", "all"))
    after = result.stdout.split("you> ")
    assert "1 load" in after[2]
    assert "depart" in after[2]
    assert "jettison" in after[3]
    assert "depart" not in after[3]
    assert "The choices are 1 to 4." in after[4]
    assert "depart" in after[5]


def test_a_refusal_names_the_rule(run: Run) -> None:
    result = run("play", "heavy-lift", "--seed", 3, input=typed("jettison reactor"))
    assert "You have no reactor aboard. HL-5 Jettison" in result.stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fly", "'fly' is not an action of Heavy Lift; its actions are: load, jettison, depart"),
        ("jettison", "jettison: the field crate is missing; one of seeds, water, tools, ore, reactor is expected"),
        ("jettison gold", "crate: 'gold' does not fit; one of seeds, water, tools, ore, reactor is expected"),
        ("jettison crate=ore", "You have no ore aboard. HL-5"),
        ("jettison ore ore", "jettison: 'ore' is too much; what it takes is: crate"),
        ("depart now", "depart: 'now' is too much; what it takes is: nothing more"),
        ('{"do": "fly"}', "do: 'fly' is not an action of Heavy Lift"),
        ('{"do": ', "this is not valid JSON"),
        ('{"do": "jettison", "crate": "ore"}', "You have no ore aboard. HL-5"),
        ("rules HL-99", "Heavy Lift has no rule HL-99."),
        ("undo", "There is nothing to take back:"),
    ],
)
def test_what_does_not_fit_is_explained(run: Run, line: str, sentence: str) -> None:
    result = run("play", "heavy-lift", "--seed", 3, input=typed(line))
    assert sentence in result.stdout
    assert result.exit_code == 0


def test_help_rules_and_board(run: Run) -> None:
    result = run("play", "heavy-lift", "--seed", 3, input=typed("help", "rules hl-6", "rules", "board", "?"))
    assert "take back your last action" in result.stdout
    assert "Take off with what you have." in result.stdout
    assert "HL-4 Load, HL-5 Jettison" in result.stdout
    assert result.stdout.count("on the pad: 28 crates") == 2


def test_default_plays_the_safe_action(run: Run) -> None:
    result = run("play", "heavy-lift", "--seed", 3, input=typed("default"))
    assert "you: departed" in result.stdout
    assert "The end" in result.stdout


# ---------------------------------------------------------------------- leaving and coming back


def test_the_end_of_the_input_ends_the_game(run: Run, tmp_path: Path) -> None:
    result = run("play", "heavy-lift", "--seed", 3, "--save", tmp_path / "game.json", input=typed("load"))
    assert result.exit_code == 0
    assert "The input ended, and the game with it." in result.stdout
    assert len(Record.loads((tmp_path / "game.json").read_text()).moves) == 2


def test_a_record_names_a_level_as_it_was_asked_for(run: Run, tmp_path: Path) -> None:
    """And not by what it plans with."""
    file = tmp_path / "duck.json"
    result = run("play", "duck-dealer", "--seed", 3, "--bots", "hard", "--save", file, input=typed("quit"))
    assert result.exit_code == 0
    outcome: Any = Record.loads(file.read_text()).outcome
    assert outcome["players"] == [{"player": 1, "bot": None}, {"player": None, "bot": "hard"}]


def test_quit_saves_and_resume_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", "heavy-lift", "--seed", 3, "--option", "rush=off", input=typed("load", "quit"))
    assert result.exit_code == 0
    assert "Saved to heavy-lift-3.json." in result.stdout
    assert run("replay", "heavy-lift-3.json", "--verify").exit_code == 0
    again = run("play", "heavy-lift", "--resume", "heavy-lift-3.json", "--save", "end.json", input=typed("depart"))
    assert "won (all have left)" in again.stdout
    record = Record.loads((tmp_path / "end.json").read_text())
    assert record.options == {"rush": False}
    assert farport.game("heavy-lift").replay(record).result is not None
    assert record.outcome is not None
    assert record.outcome["players"] == [{"player": 1, "bot": None}, {"player": None, "bot": "greedy"}]
    over = run("play", "heavy-lift", "--resume", "end.json")
    assert over.exit_code == 2
    assert "this game is over" in over.stderr


@pytest.mark.parametrize("arguments", [["--seats", "3"], ["--option", "rush=off"], ["--seed", "4"]])
def test_a_resumed_game_has_its_own_table(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "game.json"
    assert run("play", "heavy-lift", "--save", path, input=typed("load", "quit")).exit_code == 0
    result = run("play", "heavy-lift", "--resume", path, *arguments)
    assert result.exit_code == 2
    assert result.stderr == f"farport: {arguments[0]} goes with a new game; with --resume the record says it\n"


def test_a_record_that_cannot_be_resumed_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(farport.game("duck-dealer").record(2, 1, {}, [], None).dumps())
    result = run("play", "heavy-lift", "--resume", path)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"farport: {path}: it is of the game 'duck-dealer', not heavy-lift")


def test_abandon_saves_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", "heavy-lift", input=typed("load", "abandon"))
    assert "nothing was saved" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_cannot_be_written_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("play", "heavy-lift", input=typed(f"save {tmp_path / 'file' / 'below.json'}", "depart"))
    assert "cannot be written" in result.stdout
    assert "The end" in result.stdout


def test_quit_stays_at_the_table_when_the_game_cannot_be_saved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    bad, good = tmp_path / "file" / "below.json", tmp_path / "good.json"
    result = run("play", "heavy-lift", "--save", bad, input=typed("load", "quit", f"save {good}", "abandon"))
    assert result.exit_code == 0
    assert f"{bad}: cannot be written" in result.stdout
    assert len(Record.loads(good.read_text()).moves) == 2


def interrupted(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Somebody types these lines, then Ctrl-C."""
    left = iter(lines)

    def ask(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", ask)


def test_control_c_keeps_the_game_where_it_was_to_be_saved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(monkeypatch, "load")
    result = run("play", "heavy-lift", "--seed", 3, "--save", tmp_path / "game.json")
    assert result.exit_code == 130
    assert f"Saved to {tmp_path / 'game.json'}." in result.stdout
    assert len(Record.loads((tmp_path / "game.json").read_text()).moves) == 2


def test_control_c_in_the_middle_of_a_move_keeps_the_moves_before_it(
    run: Run, toys: Toys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Torn(Toy):
        def apply(self, seat: int, action: Action[Any]) -> None:
            torn = self.wheel == 1
            super().apply(seat, action)
            if torn:
                raise KeyboardInterrupt

    game = ToyGame(Torn)
    toys(game)
    assert run("play", "toy", "--save", tmp_path / "r.json", input=typed("turn 1", "turn 2")).exit_code == 130
    record = Record.loads((tmp_path / "r.json").read_text())
    assert [move.action for move in record.moves] == [{"do": "turn", "to": 1}]
    game.replay(record)


def test_control_c_in_a_timed_game_keeps_its_time(
    run: Run, toys: Toys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ToyGame(Hourglass, Facts(timed=True))
    toys(game)
    interrupted(monkeypatch, "turn 2", "stop", "stop")
    assert run("play", "toy", "--seats", 1, "--save", tmp_path / "r.json").exit_code == 130
    assert game.replay(Record.loads((tmp_path / "r.json").read_text())).now == 200


# ---------------------------------------------------------------------- who plays


def test_friends_at_one_keyboard_do_not_see_each_others_holds(run: Run) -> None:
    lines = typed("", "load", "", "load", "", "depart", "", "depart")
    result = run("play", "heavy-lift", "--seed", 3, "--bots", "none", input=lines)
    assert result.exit_code == 0
    parts = result.stdout.split("Pass the keyboard to ")
    assert [part.partition(",")[0] for part in parts[1:]] == ["player 1", "player 2", "player 1", "player 2"]
    assert "player 1: loaded\n" in parts[2]
    assert "won (all have left)" in result.stdout


def test_bots_take_the_last_seats(run: Run) -> None:
    result = run("play", "heavy-lift", "--bots", "random,greedy", input=typed("depart"))
    assert "random 2:" in result.stdout
    assert "greedy 3:" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "2", "--bots", "greedy,greedy"], "2 bots leave no seat for a person at a table of 2"),
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--seats", "7"], "Heavy Lift is for 2 to 4 seats, not 7"),
        (["--option", "rush=x"], "option rush: 'x' is not possible"),
        (["--resume", "nowhere.json"], "nowhere.json: cannot be read"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("play", "heavy-lift", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"farport: {sentence}")
    assert result.stderr.count("\n") == 1


# ---------------------------------------------------------------------- undo, long lists, clocks


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Toys:
    def use(game: ToyGame) -> None:
        monkeypatch.setattr("farport.cli.arguments.game", lambda id, variant=None, version=None: game)

    return use


class Revealing(Toy):
    """To turn the wheel to 3 shows something to all."""

    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        self.tell(Event("turned", seat, {"to": self.wheel}, reveals=self.wheel == 3))


def test_undo_goes_back_until_something_was_revealed(run: Run, toys: Toys, tmp_path: Path) -> None:
    toys(ToyGame(Revealing))
    lines = typed("turn 1", "turn 2", "undo", "undo", "undo", "turn 2", "turn 3", "undo", f"save {tmp_path / 'r.json'}")
    result = run("play", "toy", input=lines)
    assert result.stdout.count("Taken back.") == 2
    assert result.stdout.count("There is nothing to take back") == 2
    moves = json.loads((tmp_path / "r.json").read_text())["moves"]
    assert [move[1] for move in moves] == [{"do": "turn", "to": 2}, {"do": "turn", "to": 3}]


def test_undo_does_not_take_back_what_others_have_seen(run: Run, toys: Toys) -> None:
    toys(ToyGame(Revealing))
    result = run("play", "toy", "--seats", 2, "--bots", "none", input=typed("turn 1", "stop", "undo"))
    assert "There is nothing to take back" in result.stdout


class Wide(Toy):
    """Many legal actions."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return super().legal(seat) * 10


def test_a_long_list_begins_with_its_kinds_and_is_paged(run: Run, toys: Toys) -> None:
    toys(ToyGame(Wide))
    shown = run("play", "toy", input=typed("", "", "turn", "")).stdout.split("you> ")
    first, kinds, page, second, rest = shown[:5]
    assert "40 choices; type a kind to see its choices" in first
    assert "1-30 turn" in first
    assert "31-40 stop" in first
    assert "1 to 24 of 40; Enter shows more." in kinds
    assert "25 to 40 of 40" in page
    assert "1 to 24 of 30" in second
    assert "25 to 30 of 30" in rest


def test_in_a_timed_game_time_waits_for_people(run: Run, toys: Toys, tmp_path: Path) -> None:
    game = ToyGame(Hourglass, Facts(timed=True))
    toys(game)
    result = run("play", "toy", "--seats", 1, "--save", tmp_path / "r.json", input=typed("turn 2", *["stop"] * 10))
    assert "won (time)" in result.stdout
    record = Record.loads((tmp_path / "r.json").read_text())
    assert [move.at_ms for move in record.moves] == [0, 0, *range(100, 1000, 100), 1000]
    assert game.replay(record).now == 1000


def test_with_a_pace_the_clock_runs_while_people_think(run: Run, toys: Toys, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(0, 1000, 3))
    monkeypatch.setattr("farport.cli.terminal.clock.time.monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr("farport.cli.terminal.clock.time.sleep", lambda seconds: None)
    toys(ToyGame(Hourglass, Facts(timed=True)))
    result = run("play", "toy", "--seats", 1, "--pace", 1, input=typed("stop"))
    assert "won (time)" in result.stdout  # three seconds later everything is over


@pytest.mark.parametrize("pace", ["nan", "inf", "1e308", "1e-300", "-1"])
def test_a_pace_that_no_clock_can_keep_is_refused(run: Run, pace: str) -> None:
    result = run("play", "space-dealer", "--seed", 1, "--pace", pace)
    assert result.exit_code == 2
    assert result.stderr.startswith(
        f"farport: pace {float(pace):g}: 0.01 to 1000 game seconds a real second are possible"
    )
    assert result.stderr.count("\n") == 1


# ---------------------------------------------------------------------- the real command


def test_over_a_pipe(installed: Path, tmp_path: Path) -> None:
    done = run_farport("play", "heavy-lift", "--seed", "3", path=installed, stdin=typed("load", "depart"), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "won (all have left)" in done.stdout
    assert "\x1b[" not in done.stdout


class Terminal:
    """The real command on a terminal of its own."""

    def __init__(self, installed: Path, cwd: Path, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        places = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "TERM": "xterm-256color", "COLUMNS": "80"}
        env.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "farport", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=cwd,
            start_new_session=True,
            preexec_fn=hear_control_c,  # noqa: PLW1509  (one thread here)
        )
        os.close(slave)
        self.text = ""

    def until(self, wanted: str) -> None:
        """Read until that text appears once more; the end of the output before that is a failure."""
        begin = len(self.text)
        while wanted not in self.text[begin:]:
            ready, _, _ = select.select([self._master], [], [], 60)
            assert ready, f"{wanted!r} did not come after {self.text!r}"
            self.text += os.read(self._master, 4096).decode()

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C, pressed until heard: one between Python's last look and the wait for a key is not."""
        for _ in range(6):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
                return

    def end(self) -> int:
        code = self.process.wait(60)
        os.close(self._master)
        return code


def hear_control_c() -> None:
    """A run in the background hands on that Ctrl-C is ignored, or held back; a terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def test_on_a_terminal_in_colour(installed: Path, tmp_path: Path) -> None:
    terminal = Terminal(installed, tmp_path, "play", "heavy-lift", "--seed", "3")
    terminal.until("you> ")
    assert "\x1b[" in terminal.text
    terminal.type("load")
    terminal.until("you> ")
    terminal.type("depart")
    terminal.until("The seed was")
    assert terminal.end() == 0


def test_control_c_ends_quietly(installed: Path, tmp_path: Path) -> None:
    terminal = Terminal(installed, tmp_path, "play", "heavy-lift")
    terminal.until("you> ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text
