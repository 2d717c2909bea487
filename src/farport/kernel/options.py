"""Table options: what a game lets people choose before it starts, declared as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from farport.kernel.action import shown
from farport.kernel.data import Table
from farport.kernel.errors import OptionError

Value = bool | int | str


class Option:
    """One table option. Its kind is "bool", "int" or "choice"; a default may depend on the number of seats.

    A choice may also be `ordered`: instead of a choice, things that the seats take can be written one after the other,
    the first seat's first, as in "ruul,moimoi".
    An option of the `table` is kept by whoever runs the table (who may pause it, say): no rule of the game reads it.
    """

    __slots__ = ("_by_seats", "_default", "choices", "help", "high", "kind", "low", "name", "ordered", "rule", "table")

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        *,
        choices: tuple[Value, ...] = (),
        ordered: tuple[str, ...] = (),
        low: int | None = None,
        high: int | None = None,
        by_seats: dict[int, Value] | None = None,
        help: str = "",
        rule: str = "",
        table: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.choices: tuple[Value, ...] = (True, False) if kind == "bool" else choices
        self.ordered = ordered
        self.low = low
        self.high = high
        self.help = help
        self.rule = rule
        self.table = table
        self._default = default
        self._by_seats: dict[int, Value] = {} if by_seats is None else by_seats

    @property
    def default(self) -> Value:
        return self._default

    def default_for(self, seats: int) -> Value:
        return self._by_seats.get(seats, self._default)

    @property
    def allowed(self) -> str:
        if self.kind == "bool":
            return "on (true) or off (false)"
        if self.choices:
            named = "one of " + ", ".join([str(choice) for choice in self.choices])
            return f"{named}, or some of {','.join(self.ordered)} in the order of the seats" if self.ordered else named
        return f"a whole number from {self.low} to {self.high}"

    def accepts(self, value: object) -> bool:
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind == "int":
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            if self.choices:
                return value in self.choices
            return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)
        return isinstance(value, str) and (value in self.choices or self._is_order(value))

    def _is_order(self, value: str) -> bool:
        things = value.split(",")
        return len(set(things)) == len(things) and all([thing in self.ordered for thing in things])

    def check(self, value: object) -> Value:
        if self.kind == "choice" and isinstance(value, int) and not isinstance(value, bool):
            value = str(value)  # who chooses "1" may also say 1
        if not self.accepts(value):
            raise OptionError(f"option {self.name}: {shown(value)} is not possible; allowed is {self.allowed}")
        assert isinstance(value, (bool, int, str))
        return value

    def read(self, text: str) -> Value:
        """From the text of a command line."""
        if self.kind == "bool":
            low = text.lower()
            if low in ("on", "true", "yes", "1"):
                return True
            if low in ("off", "false", "no", "0"):
                return False
        elif self.kind == "int":
            try:
                return self.check(int(text))
            except ValueError:
                pass
        return self.check(text)

    def __repr__(self) -> str:
        return f"Option({self.name!r}: {self.allowed}; by default {self._default})"

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "choices": list(self.choices),
            "ordered": list(self.ordered),
            "low": self.low,
            "high": self.high,
            "default": self._default,
            "default_by_seats": {str(seats): value for seats, value in self._by_seats.items()},
            "help": self.help,
            "rule": self.rule,
        }


class Options:
    """All options of a game, by name, in the order in which they are declared.

    One of them may stand for a handful of others: `presets` gives, for each of its choices, what it sets.
    """

    __slots__ = ("_options", "_preset", "_presets")

    def __init__(
        self, options: list[Option], preset: str = "", presets: dict[str, dict[str, Value]] | None = None
    ) -> None:
        self._options = {option.name: option for option in options}
        self._preset = preset
        self._presets: dict[str, dict[str, Value]] = {} if presets is None else presets

    def __repr__(self) -> str:
        return f"Options({', '.join([f'{option.name}={option.default!r}' for option in self])})"

    def __str__(self) -> str:
        """A line for each: name, default, what else it may be, what it does."""
        lines = [f"{option.name} = {option.default}  ({option.allowed})  {option.help}".rstrip() for option in self]
        return "\n".join(lines) or "no options"

    @property
    def preset(self) -> str:
        """The option that stands for others; empty: there is none."""
        return self._preset

    def by_preset(self, name: str) -> dict[str, Value]:
        """What this option is by each choice of the preset that sets it."""
        return {choice: values[name] for choice, values in self._presets.items() if name in values}

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options.values())

    def __len__(self) -> int:
        return len(self._options)

    def __contains__(self, name: object) -> bool:
        return name in self._options

    def __getitem__(self, name: str) -> Option:
        option = self._options.get(name)
        if option is None:
            raise self._unknown(name)
        return option

    def _unknown(self, name: object) -> OptionError:
        names = ", ".join(self._options) if self._options else "this game has none"
        return OptionError(f"unknown option {shown(name)}; the options are: {names}")

    def restored(self, state: Table) -> dict[str, Value]:
        """The options of a dumped state, every one of them: with what it was played is not for a default to say."""
        table = state.table("options")
        for name in table.keys():  # noqa: SIM118  (a Table is no dict)
            self[name]
        return {option.name: option.check(table.value(option.name)) for option in self._options.values()}

    def resolve(self, seats: int, given: object) -> dict[str, Value]:
        """Every option with its value: the given one, checked; what a given preset sets; or the default for the seats.

        What comes out can be given again and comes out the same: everything in it is given then.
        """
        if not isinstance(given, Mapping):
            raise OptionError(f"options: a table of names and values is expected, not {shown(given)}")
        for name in given:
            if not isinstance(name, str) or name not in self._options:
                raise self._unknown(name)
        settled: dict[str, object] = dict(given)
        if self._preset and self._preset in settled:
            chosen = self[self._preset].check(settled[self._preset])
            settled = {**self._presets[str(chosen)], **settled}
        return {
            option.name: option.check(settled[option.name]) if option.name in settled else option.default_for(seats)
            for option in self._options.values()
        }
