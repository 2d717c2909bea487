"""What guesses draw, place by place: do the random bits decide it, and can it come out as the truth is?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from farport.kernel import Plain

ENOUGH = 8  # times that a place was hidden before anything is said of it
SURE = 24  # hits that are expected of a fair draw where none at all is a failure

LENGTH = " (length)"

# What a guess may always put in place of something hidden: nobody has done anything that could be seen.
NOTHING: tuple[object, ...] = (None, 0, False, "", ())


@dataclass
class Place:
    """One place of a dump, whatever the numbers on the way to it: `.hands[][]` is any crate in any hand."""

    hidden: int = 0
    tries: int = 0
    varied: int = 0
    hits: int = 0
    drawn: set[object] = field(default_factory=set)

    @property
    def forgotten(self) -> bool:
        """Every guess leaves it empty: what was done there in secret is taken for not done."""
        return self.drawn <= set(NOTHING)


class Draws:
    """The guesses of a session, each beside the truth that it was made from."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}

    def add(self, truth: Plain, guesses: Sequence[Plain]) -> None:
        """Dumps of a state and of guesses of it, from different bits each."""
        drawn = [{path: value for path, _, value in _leaves(guess)} for guess in guesses]
        forgotten: tuple[str, ...] = ()  # lists from which every guess leaves entries out: what others did in secret
        for path, pattern, value in _leaves(truth):
            values = [leaves.get(path) for leaves in drawn]
            if path.endswith(LENGTH) and all(_less(other, value) for other in values):
                forgotten += (path.removesuffix(LENGTH),)
            elif path.startswith(forgotten):
                continue
            elif any(other != value for other in values):
                place = self._places.setdefault(pattern, Place())
                place.hidden += 1
                place.tries += len(values)
                place.varied += len(set(values)) > 1
                place.hits += value in values
                place.drawn.update(values)

    def complaint(self) -> str | None:
        """The first place that is drawn the same whatever the bits, or never as it is; None if all is well."""
        for pattern, place in self._places.items():
            if place.hidden < ENOUGH or place.forgotten:
                continue
            if not place.varied:
                return (
                    f"a guess ignores its random bits: {place.hidden} times {pattern} was hidden, and it was never "
                    "drawn in two ways"
                )
            if not place.hits and place.tries >= SURE * len(place.drawn):
                return (
                    f"guesses do not cover what is possible: {place.hidden} times {pattern} was hidden, and not one of "
                    f"{place.tries} draws was the truth"
                )
        return None


def _less(guessed: object, true: object) -> bool:
    return isinstance(true, int) and (guessed is None or (isinstance(guessed, int) and guessed < true))


def _leaves(data: Plain) -> Iterator[tuple[str, str, object]]:
    """Every leaf and the length of every list, but for the generator: its path, its pattern, and what stands there."""
    for key, value in data.items():
        if key != "rng":
            yield from _below(value, f".{key}", f".{key}")


def _below(value: object, path: str, pattern: str) -> Iterator[tuple[str, str, object]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _below(part, f"{path}.{key}", f"{pattern}.{key}")
    elif isinstance(value, list):
        yield f"{path}{LENGTH}", f"{pattern}{LENGTH}", len(value)
        for place, part in enumerate(value):
            yield from _below(part, f"{path}[{place}]", f"{pattern}[]")
    else:
        yield path, pattern, value
