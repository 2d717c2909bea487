"""What happened, in order: for logs, animation, translation and statistics."""

from __future__ import annotations

from collections.abc import Sequence


class Event:
    """One thing that happened: a kind, the seat it concerns (or None) and plain data.

    `secret` is data that only the `witnesses` may see; of a `private` event nobody else may know that it happened.
    `reveals` marks events that brought something hidden or random to light: nothing before such an event can be taken
    back by one player alone.
    """

    __slots__ = ("data", "kind", "private", "reveals", "seat", "secret", "witnesses")

    def __init__(
        self,
        kind: str,
        seat: int | None,
        data: dict[str, object] | None = None,
        secret: dict[str, object] | None = None,
        witnesses: tuple[int, ...] = (),
        reveals: bool = False,
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data: dict[str, object] = {} if data is None else data
        self.secret = secret
        self.witnesses = witnesses
        self.reveals = reveals
        self.private = private

    def view(self, viewer: int | None) -> dict[str, object]:
        """The event as plain data, with exactly what `viewer` (None: a spectator) may know of it: of a private one
        nothing at all. `seen_by` leaves such events out."""
        witness = viewer is not None and viewer in self.witnesses
        if self.private and not witness:
            return {}
        return self.full() if witness else self._open()

    def full(self) -> dict[str, object]:
        """The event as plain data with everything in it: for the archive of a finished game."""
        plain = self._open()
        if self.secret is not None:
            plain.update(self.secret)
        return plain

    def _open(self) -> dict[str, object]:
        plain: dict[str, object] = {"kind": self.kind}
        if self.seat is not None:
            plain["seat"] = self.seat
        plain.update(self.data)
        return plain

    def __eq__(self, other: object) -> bool:
        """The same happened, and the same may be known of it."""
        return self is other or (isinstance(other, Event) and self._parts() == other._parts())

    def __hash__(self) -> int:
        raise TypeError("an event holds plain data, so it has no hash; take what full() gives")

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._parts()

    def _parts(self) -> tuple[object, ...]:
        return self.kind, self.seat, self.data, self.secret, self.witnesses, self.reveals, self.private

    def __repr__(self) -> str:
        return f"Event({self.full()})"


def seen_by(events: Sequence[Event], viewer: int | None) -> list[dict[str, object]]:
    """What `viewer` (None: a spectator) sees of the events, in order."""
    views = [event.view(viewer) for event in events]
    return [view for view in views if view]


told = seen_by  # its earlier name, for games and bots of others
