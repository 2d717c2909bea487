"""Randomness that lives in the state: a counter-based generator of integers, cheap to copy, the same for ever."""

from __future__ import annotations

import hashlib
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x9E37_79B9_7F4A_7C15  # 2**64 over the golden ratio, the increment of SplitMix64


class Bits(Protocol):
    """Any source of random bits: a `Rng` of ours or a `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


def _mix(value: int) -> int:
    """SplitMix64's finisher: every bit of the input reaches every bit of the output."""
    value = ((value ^ (value >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return value ^ (value >> 31)


class Rng:
    """SplitMix64 as a function of (key, counter): the n-th draw is known without the ones before it.

    The algorithm is part of the record format. It must never change, or old games would not replay.
    """

    __slots__ = ("counter", "key")

    def __init__(self, key: int, counter: int = 0) -> None:
        self.key = key & MASK
        self.counter = counter

    @staticmethod
    def from_seed(seed: int) -> Rng:
        """Any integer is a seed; hashing keeps neighbouring seeds apart and lets a seed be longer than the key."""
        return Rng(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big"))

    def copy(self) -> Rng:
        return Rng(self.key, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.key, self.counter)

    def bits64(self) -> int:
        self.counter += 1
        return _mix((self.key + self.counter * STRIDE) & MASK)

    def getrandbits(self, k: int) -> int:
        value = 0
        for _ in range((k + 63) // 64):
            value = (value << 64) | self.bits64()
        return value & ((1 << k) - 1)

    def below(self, n: int) -> int:
        """An integer in 0..n-1, every one equally likely."""
        if n < 1:
            raise ValueError(f"below({n}): there is nothing to draw from")
        limit = (1 << 64) - (1 << 64) % n  # draws at or above it would favour small results
        while True:
            value = self.bits64()
            if value < limit:
                return value % n

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def dump(self) -> list[int]:
        return [self.key, self.counter]
