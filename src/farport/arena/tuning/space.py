"""The space that is searched: numbers that may move, each within its bounds and by its own step."""

from __future__ import annotations

from typing import Final, NamedTuple

from farport.arena.changes import laid, number_at
from farport.kernel import FarportError, Game, Plain, Rng, Table

MOST_NUMBERS: Final = 12
MOST_VALUES: Final = 200  # of one number

Point = tuple[int, ...]  # the place of each number's value among those that it may take


class Number(NamedTuple):
    """A place of a game's data, and what may stand there: low, low + step, and so on to high."""

    key: str
    low: float
    high: float
    step: float = 1

    @staticmethod
    def read(text: str) -> Number:
        """As on the command line: key=low..high, or key=low..high/step."""
        key, sign, bounds = text.partition("=")
        low, dots, rest = bounds.partition("..")
        high, _, step = rest.partition("/")
        try:
            if not sign or not dots:
                raise ValueError
            return Number(key.strip(), _number(low), _number(high), _number(step or "1"))
        except ValueError:
            raise FarportError(f"number {text!r}: write it as scoring.special_mine_tile=1..6, or 10..40/5") from None

    @staticmethod
    def from_data(data: object) -> Number:
        table = Table(data, "number")
        table.only(Number._fields)
        low, high, step = [_number(str(table.value(key))) for key in ("low", "high", "step")]
        return Number(table.text("key"), low, high, step)

    @property
    def values(self) -> list[float]:
        if self.step <= 0 or self.low > self.high:
            raise FarportError(f"{self.key}: from a smaller number to a larger one, by a step above nothing")
        count = int((self.high - self.low) / self.step + 1e-9) + 1
        if not 2 <= count <= MOST_VALUES:
            raise FarportError(f"{self.key}: it may take 2 to {MOST_VALUES} values, these are {count}")
        return [self.low + place * self.step for place in range(count)]


def _number(text: str) -> float:
    value = float(text)
    return int(value) if value == int(value) else value


class Space:
    """All points, and the game at each of them."""

    def __init__(self, game: Game, numbers: tuple[Number, ...]) -> None:
        if not 1 <= len(numbers) <= MOST_NUMBERS:
            raise FarportError(f"numbers: 1 to {MOST_NUMBERS} may move, not {len(numbers)}")
        self.game = game
        self.numbers = numbers
        self.values = [number.values for number in numbers]
        self.printed = tuple(number_at(game.data, number.key) for number in numbers)

    def at(self, point: Point) -> dict[str, float]:
        return {number.key: own[place] for number, own, place in zip(self.numbers, self.values, point, strict=True)}

    def variant(self, point: Point) -> Plain:
        """The numbers of a point, laid over the game's own variant."""
        whole = {key: int(value) if value == int(value) else value for key, value in self.at(point).items()}
        return laid(self.game.data, self.game.variant or {}, whole)

    def steps(self, point: Point) -> float:
        """How far a point is from the game as it is, each number by its own step."""
        moved = zip(self.at(point).values(), self.printed, self.numbers, strict=True)
        return round(sum([abs(value - old) / number.step for value, old, number in moved]), 2)

    def nearest(self) -> Point:
        """The point that is the game as it is, or next to it."""
        return tuple(
            min(range(len(own)), key=lambda place: abs(own[place] - old))
            for own, old in zip(self.values, self.printed, strict=True)
        )

    def anywhere(self, rng: Rng) -> Point:
        return tuple(rng.below(len(own)) for own in self.values)

    def beside(self, point: Point, rng: Rng) -> Point:
        """Another point: one number is drawn anew, and each other one now and then."""
        chosen = rng.below(len(point))
        return tuple(
            rng.below(len(own)) if place == chosen or rng.below(len(point) + 1) == 0 else point[place]
            for place, own in enumerate(self.values)
        )
