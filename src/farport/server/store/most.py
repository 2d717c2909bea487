"""What one person may have only so many of: counted in the transaction that adds one more.

Whoever looks first and writes later can be raced: twenty requests at the same moment all see room for one. So the row
of the person is held while something of theirs is added, and what turns out to be too many is taken away before anybody
has seen it. SQLite has one writer, which is as good as holding everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Delete, Executable, Select, select

from farport.server.errors import Refuse
from farport.server.store import schema
from farport.server.store.store import Store

P = schema.people.c
Own = Select[int]  # how many there are


def held(person: str) -> Executable:
    """Until the transaction ends nobody else holds this person; rows that refer to them can be written meanwhile."""
    return select(P.id).where(P.id == person).with_for_update(key_share=True)


def more_than(own: Own, most: int) -> ColumnElement[bool]:
    # Whatever it is a condition of, the count is of all of them.
    return own.correlate(None).scalar_subquery() > most


async def require_fewer(store: Store, own: Own, most: int) -> None:
    """A first look, so that nothing costly is done for one too many."""
    if (await store.read(own))[0][0] >= most:
        raise Refuse("limit", {"most": most})


async def add(
    store: Store, person: str, own: Own, most: int, made: Sequence[Executable], undone: Sequence[Delete]
) -> None:
    """Writes what was made, unless this person then had too many; `undone` takes all of it away again."""
    too_many = more_than(own, most)
    written = await store.write(held(person), *made, *[each.where(too_many) for each in undone])
    if written[-1].count:
        raise Refuse("limit", {"most": most})
