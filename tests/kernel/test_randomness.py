"""Randomness: its values are part of the record format and may never change; what it draws is fair."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farport.kernel import Bits, Rng

# If one of these numbers must be changed, the change is wrong: every old game would replay differently.
SPLITMIX64_OF_0 = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B]
GOLDEN_KEYS = {
    0: 6912158355717386040,
    1: 7748076420210162913,
    7: 8719647946811673230,
    -1: 1994368463219536380,
    1208925819614629174706176: 17534727239627926131,
}
GOLDEN_DICE = [1, 4, 3, 3, 5, 2, 4, 1, 3, 0, 3, 5, 4, 3, 3, 4, 0, 3, 3, 0]
GOLDEN_CARDS = [3, 7, 0, 4, 8, 1, 9, 6, 2, 5]
GOLDEN_BITS = 847427541181465842286368137995
GOLDEN_CHOICE = "d"


def test_the_draws_are_those_of_splitmix64() -> None:
    rng = Rng(0)
    assert [rng.bits64() for _ in SPLITMIX64_OF_0] == SPLITMIX64_OF_0


def test_seeds_never_change_their_meaning() -> None:
    assert [Rng.from_seed(seed).key for seed in GOLDEN_KEYS] == list(GOLDEN_KEYS.values())


def test_draws_never_change() -> None:
    rng = Rng.from_seed(7)
    assert [rng.below(6) for _ in range(20)] == GOLDEN_DICE
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == GOLDEN_CARDS
    assert rng.getrandbits(100) == GOLDEN_BITS
    assert rng.choice(["a", "b", "c", "d"]) == GOLDEN_CHOICE


def test_a_draw_is_known_by_its_number() -> None:
    rng = Rng(99)
    draws = [rng.bits64() for _ in range(10)]
    assert [Rng(99, counter).bits64() for counter in range(10)] == draws


def test_a_copy_draws_the_same_and_on_its_own() -> None:
    rng = Rng(5, 3)
    other = rng.copy()
    assert other.bits64() == Rng(5, 3).bits64()
    assert rng.dump() == [5, 3]
    assert other.dump() == [5, 4]


@given(st.integers(1, 10**6), st.integers(0, 2**64 - 1))
def test_below_stays_below(n: int, key: int) -> None:
    assert 0 <= Rng(key).below(n) < n


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 52])
def test_below_is_uniform(n: int) -> None:
    """Chi squared of 26,000 draws; the bound is far out, so that only a real bias reaches it."""
    rng = Rng.from_seed(n)
    draws = 26_000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    chi_squared = sum([(count - expected) ** 2 / expected for count in counts])
    assert chi_squared < n + 4 * (2 * n) ** 0.5


def test_every_order_is_equally_likely() -> None:
    rng = Rng.from_seed(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(1800 < count < 2200 for count in counts.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Rng.from_seed(seed).below(1000) for seed in range(1000)]
    assert len(set(firsts)) > 550  # 632 are expected of independent draws


@given(st.integers(1, 300), st.integers(0, 2**64 - 1))
def test_bits_fit(k: int, key: int) -> None:
    assert 0 <= Rng(key).getrandbits(k) < 2**k


def test_the_standard_generator_is_a_source_of_bits_too() -> None:
    def three(source: Bits) -> int:
        return source.getrandbits(3)

    assert 0 <= three(random.Random(1)) < 8
    assert 0 <= three(Rng(1)) < 8
