"""What a game says for its observers beside the shape of its views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from farport.kernel.observer.scribe import Scribe
from farport.kernel.shape import Shape

FIRST: Final = 1


@final
class Observed:
    """`names` are the ids of every vocabulary that a shape names (`named("Place")`), in a fixed order; new ones go to
    the end. `most` says how many rows a table can have, where 64 would be too few or too many. `points` says which
    columns the axes of the action encoding point at: {"robot": ("robots.robot",)}.

    `version` is the newest version of the observer. What came into a view later than with version 1 stands in `later`
    with the version that it came with, so that the older ones stay as they were.

    `unseen` is the shape of `State.unseen`: what no seat sees. `scribe` writes the newest version without a view.
    """

    __slots__ = ("later", "most", "names", "points", "scribe", "unseen", "version")

    def __init__(
        self,
        *,
        version: int = FIRST,
        names: Mapping[str, Sequence[str]] | None = None,
        most: Mapping[str, int] | None = None,
        points: Mapping[str, Sequence[str]] | None = None,
        later: Mapping[str, int] | None = None,
        unseen: Shape | None = None,
        scribe: Scribe | None = None,
    ) -> None:
        self.version = version
        self.names = {} if names is None else names
        self.most = {} if most is None else most
        self.points = {} if points is None else points
        self.later = {} if later is None else later
        self.unseen = unseen
        self.scribe = scribe

    def with_names(self, names: Mapping[str, Sequence[str]]) -> Observed:
        """The same with these vocabularies."""
        return Observed(
            version=self.version,
            names=names,
            most=self.most,
            points=self.points,
            later=self.later,
            unseen=self.unseen,
            scribe=self.scribe,
        )
