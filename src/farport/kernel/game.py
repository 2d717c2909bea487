"""Game: one set of rules with its data, and the way into play."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from farport.kernel.action import Action, Field, Word, Words, shown
from farport.kernel.advice import Advice
from farport.kernel.data import Plain, entries, entry_of, overlaid
from farport.kernel.encoding import Encoding, declared_runs
from farport.kernel.entries import Entry
from farport.kernel.errors import (
    ActionError,
    DataError,
    FarportError,
    OptionError,
    RecordError,
    SeatError,
    StateError,
)
from farport.kernel.facts import Facts
from farport.kernel.fixed import refuse_changes
from farport.kernel.observer import Observed, Observer
from farport.kernel.options import Options, Value
from farport.kernel.presentation import check_presentation
from farport.kernel.randomness import Rng
from farport.kernel.record import Move, Record
from farport.kernel.rulebook import Rulebook
from farport.kernel.shape import OPTION_VALUE, Shape
from farport.kernel.state import State
from farport.kernel.version import FIRST, Version


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One set of rules. A game supplies its declarations, `setup`, `restore` and `with_data`; the rest is the same.

    `data` is what the rules read their numbers from: the game's own data file, or that with a variant's changes.
    `fixed` names what of it the rules have built in, each place with the reason: a variant cannot change it. `grows`
    names the lists that a variant may add to, `closed` others with the reason why not; `schema` gives the unit of a
    value and the rules that read it, by place.
    `versions` are all versions that the rules have had, the oldest first; a game that has changed a rule supplies
    `with_rules` too. `view_shape` says what its views look like, where it declares that (farport.kernel.shape).
    """

    id: str
    title: str
    rules_version: int
    versions: tuple[Version, ...]
    seats: range
    minutes: tuple[int, int]
    facts: Facts
    options: Options
    rules: Rulebook
    actions: tuple[type[Action[Any]], ...]
    data: Plain
    variant: Plain | None
    grows: frozenset[str]
    fixed: Mapping[str, str]
    closed: Mapping[str, str]
    schema: Mapping[str, tuple[str, ...]]
    advice: Advice
    view_shape: Shape | None

    def __init__(
        self,
        *,
        id: str,
        title: str,
        rules_version: int,
        seats: range,
        minutes: tuple[int, int],
        facts: Facts,
        options: Options,
        rules: Rulebook,
        actions: Sequence[type[Action[Any]]],
        data: Plain,
        variant: Plain | None = None,
        grows: frozenset[str] = frozenset(),
        fixed: Mapping[str, str] | None = None,
        closed: Mapping[str, str] | None = None,
        schema: Mapping[str, tuple[str, ...]] | None = None,
        advice: Advice | None = None,
        versions: Sequence[Version] = (),
        view_shape: Shape | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version
        self.versions = tuple(versions) if versions else (Version(rules_version, FIRST),)
        self.seats = seats
        self.minutes = minutes
        self.facts = facts
        self.options = options
        self.rules = rules
        self.actions = tuple(actions)
        self.data = data
        self.variant = variant
        self.grows = grows
        self.fixed = {} if fixed is None else fixed
        self.closed = {} if closed is None else closed
        self.schema = {} if schema is None else schema
        self.advice = Advice() if advice is None else advice
        self.view_shape = view_shape
        self._kinds = {kind.do: kind for kind in self.actions}
        self._installed: Game | None = None  # the game as it was installed; None: this one
        self._under: dict[int, Game] = {}

    # ------------------------------------------------------------------ what a game supplies

    @abstractmethod
    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        """The first state. Seats and options are valid one by one; combinations are checked here (OptionError)."""

    @abstractmethod
    def restore(self, data: Plain) -> State:
        """The inverse of `State.dump`; StateError for anything that is not a state of this game."""

    @abstractmethod
    def with_data(self, data: Plain, variant: Plain) -> Game:
        """The same rules over other data; DataError where the data cannot be played."""

    def with_rules(self, version: int, data: Plain) -> Game:
        """The game under an older version of its rules; `data` is the data as that version had it."""
        raise NotImplementedError(f"{self.id} declares several versions of its rules and has no with_rules")

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        """The encoding of a table. By itself a game has what the fields of its actions declare."""
        return Encoding(1, declared_runs(self.actions))

    def observed(self, seats: int) -> Observed:
        """What observers of such a table need to know beside `view_shape`: the ids that are data, and bounds. By itself
        a game has the texts of its data and options."""
        return Observed()

    def model(self, section: str, id: str) -> Plain:
        """An entry to begin with for somebody who adds one like `id` to a list that may grow. By itself a copy; a game
        says more where a printed entry has some of its values elsewhere in the data."""
        found = entry_of(self.data.get(section), id)
        return {key: value for key, value in found.items() if key != "id"}

    def warnings(self) -> list[str]:
        """What a designer should know of the data although it can be played."""
        return []

    # ------------------------------------------------------------------ the contract, the same for every game

    def new(self, seats: object, seed: object, options: Mapping[str, object] | None = None) -> State:
        """A new table. The same arguments give the same game, always. What the set-up has to tell is in `happened`.

        Seats and seed are whole numbers. They are taken as anything, so that the compiled build too refuses what is
        none with a sentence.
        """
        table = self._table(seats)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise FarportError(f"seed: a whole number is expected, not {shown(seed)}")
        resolved = self.options.resolve(table, {} if options is None else options)
        return self.setup(table, Rng.from_seed(seed), resolved)

    def encoding(self, seats: object, options: Mapping[str, object] | None = None) -> Encoding:
        """The number of every action that a table of these seats and options can ever list."""
        table = self._table(seats)
        asked = {} if options is None else dict(options)
        encoding = self.encode(table, self.options.resolve(table, asked))
        encoding.asked = (self, table, asked)
        return encoding

    def observer(self, version: object = None, seats: object = None) -> Observer:
        """What a seat knows as tables of numbers, in that version (None: the newest), bounded for a table of `seats`
        (None: the largest)."""
        if self.view_shape is None:
            raise FarportError(f"{self.title} does not declare what its views look like (view_shape)")
        table = self.seats[-1] if seats is None else self._table(seats)
        observed = self.observed(table)
        if version is None:
            version = observed.version
        if isinstance(version, bool) or not isinstance(version, int):
            raise FarportError(f"version: a whole number is expected, not {shown(version)}")
        named = {**self._names(), **observed.names}
        return Observer(self.id, self.view_shape, table, observed.with_names(named), version, self)

    def _names(self) -> dict[str, Sequence[str]]:
        """The vocabularies that every game has; the one without a name is for texts of which nothing is said."""
        words: dict[str, None] = {}
        _texts(self.data, words)
        values = [value for option in self.options for value in option.choices if isinstance(value, str)]
        return {
            "": list(words),
            "Game": [self.id],
            "Rule": [rule.id for rule in self.rules],
            "Option": [option.name for option in self.options],
            OPTION_VALUE: list(dict.fromkeys(values)),
        }

    def _table(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise SeatError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {shown(seats)}")
        return seats

    def action(self, data: object) -> Action[Any]:
        """Parse plain data, as {"do": "move", "robot": 1, "to": [3, 2]}, or short text, as "move 1 D3"."""
        if isinstance(data, str):
            return self.action(self._from_text(data))
        if not isinstance(data, dict):
            raise ActionError(f"an action is text, or a table with the key do, not {shown(data)}")
        action = self._kind(data.get("do"), "do: ").from_data(data)
        for field in action.fields:
            if isinstance(field, Entry):
                named = getattr(action, field.inside)
                if isinstance(named, str) and named not in self.words_of(field):
                    raise field.unknown(named, self.words_of(field))
        return action

    def words_of(self, field: Field) -> Sequence[str]:
        """The words that a field takes at tables of this game: as it declares them, and what its variant adds."""
        if isinstance(field, Entry):
            return (
                *field.words,
                *sorted([id for id in entries(self.data.get(field.section)) if id not in field.words]),
            )
        return field.words if isinstance(field, (Word, Words)) else ()

    def _from_text(self, text: str) -> object:
        if text.lstrip().startswith("{"):
            try:
                return json.loads(text)
            except ValueError as error:
                raise ActionError(f"this is not valid JSON: {error}") from None
        words = text.split()
        return self._kind(words[0].lower() if words else "", "").from_words(words[1:])

    def _kind(self, do: object, where: str) -> type[Action[Any]]:
        kind = self._kinds.get(do) if isinstance(do, str) else None
        if kind is None:
            names = ", ".join(self._kinds)
            raise ActionError(f"{where}{shown(do)} is not an action of {self.title}; its actions are: {names}")
        return kind

    def owns(self, action: object) -> bool:
        return isinstance(action, Action) and self._kinds.get(action.do) is type(action)

    def load(self, data: object) -> State:
        """A state from what `dump` gave; anything else is refused, and so is a state that breaks an invariant.

        It plays on under the rules version that the dump names; one that names none is of the oldest.
        """
        if not isinstance(data, dict):
            raise StateError(f"a state is a table, not {shown(data)}")
        version = data.get("rules_version", self.versions[0].number)
        state = (self.of_version(version) if self.has_version(version) else self).restore(data)
        broken = state.violations()
        if broken:
            raise StateError(f"this is not a possible state of {self.title}: {broken[0]}")
        return state

    def varied(self, variant: Plain) -> Game:
        """This game with a variant's changes laid over its data; DataError for what does not fit or is built in."""
        merged = overlaid(self.data, variant, self.grows)
        refuse_changes(self.data, merged, self.fixed)
        check_presentation(variant, merged)
        changed = self._varied(variant)
        for seats in changed.seats:
            try:
                changed.new(seats, 0)
            except OptionError as error:
                raise DataError(
                    f"data.toml: the default options do not fit together at {seats} seats: {error}"
                ) from None
        return changed

    def _varied(self, variant: Plain) -> Game:
        """For variants that have been played already: a value that was built in since then changed nothing."""
        changed = self.with_data(overlaid(self.data, variant, self.grows), variant)
        changed._installed = self if self._installed is None else self._installed
        return changed

    # ------------------------------------------------------------------ versions

    def has_version(self, version: object) -> bool:
        return version in [each.number for each in self.versions] and not isinstance(version, bool)

    def of_version(self, version: object) -> Game:
        """This game, with its variant, under the rules of that version; FarportError for one that it never had."""
        if version == self.rules_version:
            return self
        if not self.has_version(version) or not isinstance(version, int):
            raise FarportError(f"{self.title} has no rules version {shown(version)}; {self._its_versions()}")
        plain = (self if self._installed is None else self._installed)._of_version(version)
        return plain if self.variant is None else plain._varied(self.variant)

    def _of_version(self, version: int) -> Game:
        """Made once: a table and its record are of the same game."""
        if version == self.rules_version:
            return self
        if version not in self._under:
            data = self.data
            for later in reversed(self.versions):
                if later.number > version:
                    data = later.undone(data, self.grows)
            older = self.with_rules(version, data)
            older._installed = self
            self._under[version] = older
        return self._under[version]

    def _its_versions(self) -> str:
        numbers = [str(each.number) for each in self.versions]
        return f"its only version is {numbers[0]}" if len(numbers) == 1 else f"its versions are {', '.join(numbers)}"

    def __eq__(self, other: object) -> bool:
        """The same rules over the same data."""
        return self is other or (
            isinstance(other, Game)
            and type(self) is type(other)
            and (self.id, self.rules_version, self.actions) == (other.id, other.rules_version, other.actions)
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rules_version))

    def __copy__(self) -> Game:
        return self  # nothing about it ever changes

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """By name, as it is installed where it is read; one that is not installed must be made without arguments."""
        return _found_again, (type(self), self.id, self.rules_version, self.variant)

    def __repr__(self) -> str:
        version = "" if self.rules_version == self.versions[-1].number else f", version={self.rules_version}"
        variant = "" if self.variant is None else f", variant={shown(self.variant)}"
        return f"farport.game({self.id!r}{variant}{version})"

    # ------------------------------------------------------------------ records

    def record(
        self, seats: int, seed: int, options: Mapping[str, Value], moves: Sequence[Move], digest: str | None
    ) -> Record:
        return Record(self.id, self.rules_version, seats, seed, options, moves, digest, self.variant)

    def replay(self, record: object) -> State:
        """The state at the end of the record (or of its plain data); RecordError if that is not what it claims."""
        whole = Record.of(record)
        state: State | None = None
        for state in self.states(whole):  # noqa: B007  (the last one is wanted)
            pass
        assert state is not None
        if whole.digest is not None and state.digest() != whole.digest:
            raise RecordError("record: the moves lead to another position than the digest says; it was edited")
        told = None if whole.outcome is None else whole.outcome.get("result")
        if told is not None and (state.result is None or state.result.data() != told):
            raise RecordError("record: the moves lead to another result than the outcome says; it was edited")
        return state

    def states(self, record: object) -> Iterator[State]:
        """The one state of the replay, given out at the start and again after every move."""
        return self._states(Record.of(record))

    def _states(self, record: Record) -> Iterator[State]:
        if record.game != self.id:
            raise RecordError(f"record: it is of the game {shown(record.game)}, not {self.id}")
        if not self.has_version(record.rules_version):
            raise RecordError(f"record: rules version {record.rules_version} is not known here; {self._its_versions()}")
        game = self.of_version(record.rules_version)
        if record.variant != game.variant:
            game = game._of_variant(record)
        try:
            state = game.new(record.seats, record.seed, record.options)
        except FarportError as error:
            raise RecordError(f"record: {error}") from None
        yield state
        for place, move in enumerate(record.moves):
            try:
                if move.at_ms is not None and (game.facts.timed or move.seat is None):
                    state.advance(move.at_ms)
                if move.seat is not None:
                    state.play(move.seat, game.action(move.action))
            except FarportError as error:
                raise RecordError(f"record: moves[{place}]: {error}") from None
            yield state

    def _of_variant(self, record: Record) -> Game:
        if self.variant is not None or record.variant is None:
            raise RecordError("record: it was played with other data; replay it with the game as installed")
        try:
            return self._varied(record.variant)
        except FarportError as error:
            raise RecordError(f"record: its variant does not fit: {error}") from None


def _texts(data: object, words: dict[str, None]) -> None:
    """The texts of plain data, keys too, each once, as they come."""
    if isinstance(data, str):
        words[data] = None
    elif isinstance(data, dict):
        for key, value in data.items():
            words[key] = None
            _texts(value, words)
    elif isinstance(data, (list, tuple)):
        for value in data:
            _texts(value, words)


def _found_again(kind: Callable[[], Game], id: str, version: int, variant: Plain | None) -> Game:
    """What pickle calls."""
    from farport.kernel.registry import games  # which imports this module

    installed = [game for game in games() if game.id == id and type(game) is kind]
    plain = (installed[0] if installed else kind()).of_version(version)
    return plain if variant is None else plain._varied(variant)
