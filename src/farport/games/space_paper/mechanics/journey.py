"""Journey: what is left of a ship's activation while somebody is asked something."""

from __future__ import annotations

from typing import final

from farport.games.space_paper.vocabulary import NONE, THEN_NONE


@final
class Journey:
    """A ship under way along `route` (its first space is where it started), standing at `route[step]`.

    `orbit` is the place where it wants to end, `against` the seat it wants to fight there, `then` what it does after.
    A journey never changes; the next stage is another journey.
    """

    __slots__ = ("against", "orbit", "points", "route", "ship", "step", "then")

    def __init__(
        self,
        ship: int,
        route: tuple[int, ...] = (),
        step: int = 0,
        points: int = 0,
        orbit: int = NONE,
        against: int = NONE,
        then: int = THEN_NONE,
    ) -> None:
        self.ship = ship
        self.route = route
        self.step = step
        self.points = points
        self.orbit = orbit
        self.against = against
        self.then = then
