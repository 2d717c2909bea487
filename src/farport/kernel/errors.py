"""What can go wrong, each with one sentence for the person who caused it, and the refusals of the rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from farport.kernel.words import ENGLISH, sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class FarportError(ValueError):
    """Something from outside was wrong; the message says what, where, and what would be right."""


class ActionError(FarportError):
    """Plain data that is not an action of this game."""


class OptionError(FarportError):
    """A table option, or a combination of them, that the game does not offer."""


class SeatError(FarportError):
    """A seat or a number of seats that the game does not have."""


class DataError(FarportError):
    """A data file (a game's own or a variant's) that cannot be used.

    `place` is the way to the value that is wrong, as far as it is known: keys, and entries of lists by their ids.
    `code` and `params` say what is wrong to whoever tells it in another language; "" where only the message says it.
    """

    def __init__(
        self,
        message: str,
        place: tuple[str, ...] = (),
        code: str = "",
        params: dict[str, object] | None = None,
    ) -> None:
        super().__init__(message)
        self.place = place
        self.code = code
        self.params: dict[str, object] = {} if params is None else params


class StateError(FarportError):
    """Plain data that is not a state of this game."""


class RecordError(FarportError):
    """A record that is damaged, foreign, or does not replay to what it claims."""


class UnknownGameError(FarportError):
    """No installed game has this id."""


class Refusal:
    """Why an action is forbidden: the rule, a code for programs, and the name of the sentence for people.

    Refusals are declared once, as constants, and named `<game>:<name>`; the sentence stands in the catalogues as
    `<game>-refusal-<name>` (words.py says how particulars are told). A game without catalogues gives its English as
    `text`, where `{names}` are filled in. `says` adds the particulars at the moment when somebody is refused, so that
    asking whether something is legal costs nothing.
    """

    __slots__ = ("code", "name", "params", "rule", "text")

    def __init__(
        self, rule: str, code: str, text: str = "", params: dict[str, object] | None = None, name: str = ""
    ) -> None:
        self.rule = rule
        self.code = code
        self.text = text
        self.params: dict[str, object] = {} if params is None else params
        self.name = name

    def says(self, params: dict[str, object]) -> Refusal:
        """The same refusal with the particulars of this case."""
        return Refusal(self.rule, self.code, self.text, params, self.name)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.code, self.text, self.params, self.name)

    def data(self) -> dict[str, object]:
        """As plain data, for views and protocols; whoever shows it knows the sentence by the name."""
        return {"rule": self.rule, "code": self.code, "name": self.name, "params": self.params}

    @property
    def sentence(self) -> str:
        """In English."""
        game, _, name = self.name.partition(":")
        found = sentence(ENGLISH, game, f"refusal-{name}", self.params) if name else None
        if found is not None:
            return found
        text = self.text or self.name
        for param, value in self.params.items():
            text = text.replace("{" + param + "}", str(value))
        return text


class RuleError(FarportError):
    """A rule forbids the action. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal
        self.rule = refusal.rule
        self.code = refusal.code
        self.params = refusal.params

    @property
    def sentence(self) -> str:
        return self.refusal.sentence

    def __str__(self) -> str:
        """Put into words only when somebody reads it: programs that try things are refused thousands of times."""
        # Not self.sentence: compiled code reads a property of an exception's own class at an address that is not there.
        return f"{self.refusal.sentence} [{self.rule}]"

    def __reduce__(self) -> tuple[object, ...]:
        """By its refusal: an exception is otherwise made again from its message."""
        return RuleError, (self.refusal,)
