"""Goods as one integer: four counts of twelve bits each, compared and changed in one step."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("R", "Y", "G", "B")
BITS: Final = 12
MASK: Final = 0x7FF
UNITS: Final[tuple[int, ...]] = (1, 1 << BITS, 1 << 2 * BITS, 1 << 3 * BITS)
GUARD: Final = (
    0x800_800_800_800  # one bit above each count: it survives a subtraction if and only if nothing is lacking
)
MOST: Final = 999  # pieces of one colour that a command may name
NOTHING: Final = 0


def amount(goods: int, colour: int) -> int:
    return (goods >> (colour * BITS)) & MASK


def count(goods: int) -> int:
    return (goods & MASK) + (goods >> BITS & MASK) + (goods >> 2 * BITS & MASK) + (goods >> 3 * BITS & MASK)


def has(goods: int, wanted: int) -> bool:
    """Whether `goods` holds at least what is wanted of every colour."""
    return ((goods | GUARD) - wanted) & GUARD == GUARD


def lacking(goods: int, wanted: int) -> int:
    """What is wanted and not there."""
    missing = 0
    for colour in range(len(UNITS)):
        missing += max(0, amount(wanted, colour) - amount(goods, colour)) * UNITS[colour]
    return missing


def packed(counts: list[int]) -> int:
    return sum([number * UNITS[colour] for colour, number in enumerate(counts)])


def counts_of(goods: int) -> list[int]:
    return [amount(goods, colour) for colour in range(len(UNITS))]


def tally(goods: int) -> list[object]:
    """For a sentence: "2 red + 1 blue"."""
    return [[amount(goods, colour), name] for colour, name in enumerate(COLOURS) if amount(goods, colour)]


def named(goods: int) -> dict[str, int]:
    """{"R": 2, "B": 1}: only the colours that are there."""
    return {name: amount(goods, colour) for colour, name in enumerate(COLOURS) if amount(goods, colour)}
