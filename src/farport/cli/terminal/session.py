"""A game at the terminal: people and bots at one table, until the end or until somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.rule import Rule

from farport import boards
from farport.bots import Bot, Sight
from farport.cli.arguments import write_text
from farport.cli.results import show_result
from farport.cli.terminal.choices import Choices
from farport.cli.terminal.clock import Clock
from farport.kernel import Action, Event, FarportError, Move, Record, RuleError, State, outcome_of, seen_by

NEWS: Final = 30  # lines of the log that are shown at the beginning of a turn

HELP: Final = """\
  a number          take that choice
  a word            show the choices that begin with it, e.g. `move`
  an action         take it, e.g. `move 1 D3`; what is not allowed is explained
  Enter             more choices            all       every choice again
  board             draw the board          rules ID  read a rule, e.g. `rules {rule}`
  default           the safe action         undo      take back your last action
  save FILE         save the record         quit      save the record and leave
  help              this list               abandon   leave without saving"""


class LeaveTable(Exception):  # noqa: N818  (to leave is no error)
    """A person leaves before the end; whatever was to be saved has been."""


class Session:
    """One table. `bots` has a bot or None (a person) for every seat, `sitting` its name in the registry."""

    def __init__(
        self,
        screen: Console,
        state: State,
        record: Record,
        bots: Sequence[Bot | None],
        sitting: Sequence[str | None],
        names: Sequence[str],
        clock: Clock,
        save: Path | None,
    ) -> None:
        self._screen = screen
        self._state = state
        self._game = state.game
        self._board = boards.of(state.game)
        self._record = record
        self._bots = bots
        self._sitting = sitting
        self._names = names
        self._clock = clock
        self._save = save
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._news: dict[int, list[Event]] = {seat: [] for seat in self._people}
        self._past: list[State] = []  # what `undo` goes back to
        self._at_keyboard: int | None = self._people[0] if len(self._people) == 1 else None

    # ------------------------------------------------------------------ the course of the game

    def run(self) -> None:
        """Play on until the end, until somebody leaves or until the input ends."""
        try:
            while self._state.result is None:
                self._step()
        except LeaveTable:
            return
        except EOFError:
            self._screen.print("\nThe input ended, and the game with it.")
            if self._save is not None:
                self._write(self._save)
            return
        except KeyboardInterrupt:
            self._screen.print()
            if self._save is not None:
                self._state = self._written_down()
                self._write(self._save)
            raise
        self._finish()

    def _step(self) -> None:
        state = self._state
        asked = state.to_move
        if not asked:
            due = state.next_due
            if due is None:
                raise FarportError("the game has come to a dead end: nobody is to move and nothing is due")
            self._clock.wait(state, due)
            self._pass_time(due)
            return
        for seat in asked:
            bot = self._bots[seat]
            if bot is not None:
                self._play(seat, bot.choose(Sight(state, seat)))
                return
        self._person_acts(asked[0])

    def _pass_time(self, to_ms: int) -> None:
        self._past.clear()
        self._note(self._state.advance(to_ms))

    def _catch_up(self) -> None:
        """Game time went on while a person was thinking; what fell due in it happens first, with the bots' answers."""
        if not self._game.facts.timed:
            return
        present = self._clock.present(self._state)
        while self._state.result is None and (due := self._state.next_due) is not None and due <= present:
            self._pass_time(due)
            for seat in self._state.to_move:
                bot = self._bots[seat]
                if bot is not None and seat in self._state.to_move:
                    self._play(seat, bot.choose(Sight(self._state, seat)))
        if self._state.result is None and present > self._state.now:
            self._pass_time(present)

    def _play(self, seat: int, action: Action[Any]) -> None:
        """Carry it out and write it down. Only a person's own action that showed nothing new can be taken back."""
        before = self._state.copy() if self._bots[seat] is None else None
        events = self._state.play(seat, action)
        self._record.moves.append(Move(seat, action.data(), self._state.now if self._game.facts.timed else None))
        if before is None or any(event.reveals for event in events):
            self._past.clear()
        else:
            self._past.append(before)
        self._note(events)

    def _note(self, events: list[Event]) -> None:
        for news in self._news.values():
            news.extend(events)

    def _finish(self) -> None:
        result = self._state.result
        assert result is not None
        viewer = self._at_keyboard if len(self._people) == 1 else None
        self._tell_news(self._people[0], viewer)
        self._screen.print(Rule("The end"))
        self._screen.print(self._board.draw(self._state.view(viewer), viewer))
        show_result(self._screen, result, self._names)
        self._screen.print(f"[dim]The seed was {self._record.seed}.[/]")
        if self._save is not None:
            self._write(self._save)

    # ------------------------------------------------------------------ a person's turn

    def _person_acts(self, seat: int) -> None:
        """Until one action is taken (or taken back)."""
        if self._at_keyboard != seat:
            self._change_places(seat)
        self._tell_news(seat, seat)
        self._draw(seat)
        choices = Choices(self._state.legal(seat))
        choices.show(self._screen)
        while not self._obey(seat, choices, self._ask(f"{self._names[seat]}> ")):
            pass

    def _change_places(self, seat: int) -> None:
        self._past.clear()
        if self._secrets():
            if self._at_keyboard is not None:
                self._screen.clear()
            self._ask(f"Pass the keyboard to {self._names[seat]}, who presses Enter. ")
            self._screen.clear()
        self._at_keyboard = seat

    def _secrets(self) -> bool:
        """Whether somebody at the keyboard now knows more than a spectator; many games hide things only for a while."""
        if not self._game.facts.hidden_information:
            return False
        open_to_all = self._state.view(None)
        return any(self._state.view(seat) != open_to_all for seat in self._people)

    def _obey(self, seat: int, choices: Choices, text: str) -> bool:
        """Carry out one line of input; True when the position has changed."""
        word, _, rest = text.partition(" ")
        if word in COMMANDS:
            return bool(COMMANDS[word](self, seat, choices, rest.strip()))
        action = choices.picked(text)
        if action is None and text.isdecimal():
            self._screen.print(f"[red]The choices are 1 to {len(choices.actions)}.[/]")
            return False
        if action is None and choices.narrow(text):
            choices.show(self._screen)
            return False
        try:
            self._catch_up()
            if self._state.result is None:
                self._play(seat, self._game.action(text) if action is None else action)
        except RuleError as error:
            self._refuse(error)
            return False
        except FarportError as error:
            self._screen.print(f"[red]{escape(str(error))}[/]")
            return False
        return True

    def _refuse(self, error: RuleError) -> None:
        rules = self._game.rules
        title = f" {rules[error.rule].title}" if error.rule in rules else ""
        self._screen.print(f"[red]{escape(error.sentence)}[/] [dim]{error.rule}{escape(title)}[/]")

    # ------------------------------------------------------------------ commands

    def _show_more(self, seat: int, choices: Choices, rest: str) -> bool:
        choices.turn_page()
        choices.show(self._screen)
        return False

    def _show_all(self, seat: int, choices: Choices, rest: str) -> bool:
        choices.widen()
        choices.show(self._screen)
        return False

    def _show_help(self, seat: int, choices: Choices, rest: str) -> bool:
        first = next(iter(self._game.rules), None)
        self._screen.print(escape(HELP.format(rule="ID" if first is None else first.id)))
        return False

    def _show_board(self, seat: int, choices: Choices, rest: str) -> bool:
        if self._game.facts.timed and self._clock.present(self._state) > self._state.now:
            self._catch_up()
            return True  # time has passed: news, board and choices are shown anew
        self._draw(seat)
        return False

    def _show_rules(self, seat: int, choices: Choices, rest: str) -> bool:
        rules = self._game.rules
        id = next((rule.id for rule in rules if rule.id.lower() == rest.lower()), None)
        if id is not None:
            rule = rules[id]
            self._screen.print(f"[bold cyan]{rule.id}[/] [bold]{escape(rule.title)}[/]")
            self._screen.print(Markdown(rule.text))
            return False
        if rest:
            self._screen.print(f"[red]{escape(rules.title)} has no rule {escape(rest)}.[/]")
        for section in rules.sections:
            self._screen.print(f"[bold]{escape(section.title)}[/]")
            self._screen.print(escape("  " + ", ".join([f"{rule.id} {rule.title}" for rule in section.rules])))
        return False

    def _take_default(self, seat: int, choices: Choices, rest: str) -> bool:
        self._catch_up()
        if self._state.result is None and seat in self._state.to_move:
            self._play(seat, self._state.default(seat))
        return True

    def _undo(self, seat: int, choices: Choices, rest: str) -> bool:
        if not self._past:
            self._screen.print(
                "[red]There is nothing to take back:[/] only your own actions since your turn began, and none that "
                "brought something hidden or random to light."
            )
            return False
        self._state = self._past.pop()
        self._record.moves.pop()
        self._screen.print("Taken back.")
        return True

    def _save_as(self, seat: int, choices: Choices, rest: str) -> bool:
        self._saved(Path(rest) if rest else self._file())
        return False

    def _quit(self, seat: int, choices: Choices, rest: str) -> bool:
        if self._saved(self._file()):
            raise LeaveTable
        return False

    def _abandon(self, seat: int, choices: Choices, rest: str) -> bool:
        self._screen.print("You left the table; nothing was saved.")
        raise LeaveTable

    # ------------------------------------------------------------------ input and output

    def _ask(self, prompt: str) -> str:
        return input(prompt).strip()

    def _draw(self, seat: int) -> None:
        self._screen.print(Rule(escape(self._names[seat])))
        self._screen.print(self._board.draw(self._state.view(seat), seat))

    def _tell_news(self, seat: int, viewer: int | None) -> None:
        news = seen_by(self._news[seat], viewer)
        if len(news) > NEWS:
            self._screen.print(f"[dim]… {len(news) - NEWS} earlier events[/]")
        for event in news[-NEWS:]:
            self._screen.print(f"[dim]·[/] {escape(self._board.tell(event, self._names))}")
        self._news[seat].clear()

    def _file(self) -> Path:
        return self._save or Path(f"{self._game.id}-{self._record.seed}.json")

    def _saved(self, path: Path) -> bool:
        """Whether the game is safe in that file; if not, it goes on and people may try another."""
        try:
            self._write(path)
        except FarportError as error:
            self._screen.print(f"[red]{escape(str(error))}[/]")
            return False
        return True

    def _written_down(self) -> State:
        """The position as the moves tell it: Ctrl-C may come in the middle of one, which then has not happened."""
        record = self._record
        whole = self._game.record(record.seats, record.seed, record.options, record.moves, None)
        state = self._game.replay(whole)
        if self._game.facts.timed and self._state.now > state.now:
            state.advance(self._state.now)
        return state

    def _write(self, path: Path) -> None:
        record = self._record
        moves = list(record.moves)
        last = moves[-1].at_ms or 0 if moves else 0
        if self._game.facts.timed and self._state.now > last:
            moves.append(Move(None, None, self._state.now))
        whole = self._game.record(record.seats, record.seed, record.options, moves, self._state.digest())
        whole.outcome = outcome_of(self._state.result, self._sitting)
        write_text(path, whole.dumps())
        self._screen.print(
            escape(f"Saved to {path}. `farport play {self._game.id} --resume {path}` goes on from there.")
        )


COMMANDS: Final = {
    "": Session._show_more,
    "all": Session._show_all,
    "help": Session._show_help,
    "?": Session._show_help,
    "board": Session._show_board,
    "rules": Session._show_rules,
    "default": Session._take_default,
    "undo": Session._undo,
    "save": Session._save_as,
    "quit": Session._quit,
    "abandon": Session._abandon,
}
