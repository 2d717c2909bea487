"""What can go wrong, each with one sentence for the person who caused it, and the refusals of the rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class FarportError(ValueError):
    """Something from outside was wrong; the message says what, where, and what would be right."""


class ActionError(FarportError):
    """Plain data that is no action of this game."""


class OptionError(FarportError):
    """A table option, or a combination of them, that the game does not offer."""


class SeatError(FarportError):
    """A seat or a number of seats that the game does not have."""


class DataError(FarportError):
    """A data file (a game's own or a variant's) that cannot be used."""


class StateError(FarportError):
    """Plain data that is no state of this game."""


class RecordError(FarportError):
    """A record that is damaged, foreign, or does not replay to what it claims."""


class UnknownGameError(FarportError):
    """No installed game has this id."""


class Refusal:
    """Why an action is forbidden: the rule, a code for programs and translations, and the sentence for people.

    Refusals are declared once, as constants. `text` may hold `{names}`; `says` fills them in, at the moment when
    somebody is refused, so that asking whether something is legal costs nothing.
    """

    __slots__ = ("code", "params", "rule", "text")

    def __init__(self, rule: str, code: str, text: str, params: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.code = code
        self.text = text
        self.params: dict[str, object] = {} if params is None else params

    def says(self, params: dict[str, object]) -> Refusal:
        """The same refusal with the particulars of this case."""
        return Refusal(self.rule, self.code, self.text, params)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.code, self.text, self.params)

    @property
    def sentence(self) -> str:
        text = self.text
        for name, value in self.params.items():
            text = text.replace("{" + name + "}", str(value))
        return text


class RuleError(FarportError):
    """A rule forbids the action. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} [{refusal.rule}]")
        self.refusal = refusal
        self.rule = refusal.rule
        self.code = refusal.code
        self.params = refusal.params
        self.sentence = refusal.sentence

    def __reduce__(self) -> tuple[object, ...]:
        """By its refusal: an exception is otherwise made again from its message."""
        return RuleError, (self.refusal,)
