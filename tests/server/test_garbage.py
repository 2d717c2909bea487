"""What is left in circles goes, sooner or later, and nobody waits for it longer than they must."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from farport.server.garbage import BUSY_S, EVERY_S, SELDOM_S, YOUNG, Garbage


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
    again = Circle()
    garbage.look(after_s + EVERY_S, busy)
    late = weakref.ref(again)
    del again
    garbage.look(2 * after_s - EVERY_S, busy)
    assert late() is not None, "all are looked at once in a while, not from now on"
