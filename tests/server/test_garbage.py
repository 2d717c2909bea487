"""What is left in circles goes, sooner or later, and nobody waits for it longer than they must."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from farport.kernel import State
from farport.server.garbage import BUSY_S, EVERY_S, SELDOM_S, SHARE, YOUNG, Garbage
from farport.server.sockets.connection import Connection
from farport.server.sockets.wire import Wire
from farport.server.tables.line import Step
from farport.server.tables.live import LiveTable
from farport.server.tables.play import Play
from farport.server.tables.steward import Steward
from tests.server.harness import PATIENCE_S, people, running

LEFT = (Connection, LiveTable, Play, State, Step, Steward, Wire)


class Circle:
    """Holds itself, so that no last reference ever goes."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Nothing is collected but what a test asks for."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.usefixtures("by_hand")
def test_a_new_circle_goes_at_the_next_look_however_busy_it_is() -> None:
    gone = weakref.ref(Circle())
    assert gone() is not None
    Garbage(0.0).look(EVERY_S, busy=1.0)
    assert gone() is None


@pytest.mark.usefixtures("by_hand")
def test_what_was_alive_at_a_look_is_not_looked_at_again_while_there_is_much_to_do() -> None:
    garbage, circle = Garbage(0.0), Circle()
    garbage.look(EVERY_S, busy=1.0)
    assert not any([each is circle for young in range(YOUNG + 1) for each in gc.get_objects(young)])
    gone = weakref.ref(circle)
    del circle
    garbage.look(BUSY_S - EVERY_S, busy=1.0)
    assert gone() is not None


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize(("after_s", "busy"), [(SELDOM_S, 0.0), (BUSY_S / 10, 0.1), (BUSY_S, 1.0)])
def test_an_old_circle_goes_when_it_is_quiet_and_in_the_long_run_anyway(after_s: float, busy: float) -> None:
    garbage, circle = Garbage(0.0), Circle()
    garbage.look(EVERY_S, busy)
    gone = weakref.ref(circle)
    del circle
    garbage.look(after_s - EVERY_S, busy)
    assert gone() is not None
    garbage.look(after_s, busy)
    assert gone() is None


@pytest.mark.usefixtures("by_hand")
def test_what_takes_long_is_done_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    took = iter([10.0, 10.5])  # half a second for all of them
    monkeypatch.setattr("farport.server.garbage.time.thread_time", lambda: next(took))
    garbage = Garbage(0.0)
    garbage.look(SELDOM_S, busy=0.0)
    circle = Circle()
    garbage.look(SELDOM_S + EVERY_S, busy=0.0)
    gone = weakref.ref(circle)
    del circle
    garbage.look(SHARE / 2, busy=0.0)
    assert gone() is not None
    monkeypatch.undo()
    garbage.look(SELDOM_S + SHARE / 2, busy=0.0)
    assert gone() is None


@pytest.mark.anyio
@pytest.mark.usefixtures("by_hand")
async def test_nothing_of_a_table_is_left_in_circles(sqlite: str) -> None:
    """What moves, a socket that closes and a table that is put away leave behind goes without any collection."""
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        server.service.notifier.patience_s = 0.0  # or it holds the table of who has left
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await ada.connect()
            await ada.open(table)
            for _ in range(5):
                seat = ada.now(table)["to_move"][0]
                await ada.act(table, seat, ada.legal(table, seat)[0])
            await ada.leave()
            async with asyncio.timeout(PATIENCE_S):
                while len(server.service.sockets):
                    await asyncio.sleep(0.005)
            live = server.service.hall.live(table)
            assert live is not None
            server.service.sockets.pulse.stop()  # which would look once more, within seconds
            server.service.hall._put_away(live)
            gone = weakref.ref(live)
            del live
            async with asyncio.timeout(PATIENCE_S):
                while gone() is not None:
                    await asyncio.sleep(0.005)
            gc.collect()
            ours = [type(each).__qualname__ for each in gc.garbage if isinstance(each, LEFT)]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
    assert ours == []
