"""Who may look at a table: asked when it is opened, and again whenever its seats change or it begins."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, Final

from farport.server.protocol.shapes import Person
from farport.server.tables.seating import Chair

OVER: Final = ("finished", "abandoned")


def may_look(row: Any, chairs: Sequence[Chair], person: Person | None, invite: str | None, *, watchable: bool) -> bool:
    """Host, players and those who are challenged always; others where it is public, or they were invited, and it can be
    watched; everybody where one who was there has opened the replay of the finished game."""
    at_home = [row.host, *[each.id for chair in chairs for each in (chair.person, chair.asked) if each is not None]]
    if person is not None and person.id in at_home:
        return True
    if row.shared_at is not None and row.status in OVER:
        return True
    invited = invite is not None and hmac.compare_digest(row.invite.encode(), invite.encode())
    return watchable and (row.public or invited)
