"""What happened, in order: for logs, animation, translation and statistics."""

from __future__ import annotations


class Event:
    """One thing that happened: a kind, the seat it concerns (or None) and plain data.

    `secret` is data that only the `witnesses` may see. `reveals` marks events that brought something hidden or random
    to light: nothing before such an event can be taken back by one player alone.
    """

    __slots__ = ("data", "kind", "reveals", "seat", "secret", "witnesses")

    def __init__(
        self,
        kind: str,
        seat: int | None,
        data: dict[str, object] | None = None,
        secret: dict[str, object] | None = None,
        witnesses: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data: dict[str, object] = {} if data is None else data
        self.secret = secret
        self.witnesses = witnesses
        self.reveals = reveals

    def view(self, viewer: int | None) -> dict[str, object]:
        """The event as plain data, with exactly what `viewer` (None: a spectator) may know of it."""
        plain: dict[str, object] = {"kind": self.kind}
        if self.seat is not None:
            plain["seat"] = self.seat
        plain.update(self.data)
        if self.secret is not None and viewer is not None and viewer in self.witnesses:
            plain.update(self.secret)
        return plain

    def full(self) -> dict[str, object]:
        """The event as plain data with everything in it: for the archive of a finished game."""
        plain = self.view(None)
        if self.secret is not None:
            plain.update(self.secret)
        return plain

    def __repr__(self) -> str:
        return f"Event({self.full()})"
