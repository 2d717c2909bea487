"""Fair dice: a known answer, and everything that does not fit is named."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

from farport.kernel import Dice, Part, Record, RecordError, game
from farport.kernel.fairness import commitment, own_part

SECRET = "12345"
PARTS = [Part("client", "ab" * 32), Part("bot", own_part(SECRET, 1))]
DICE = Dice(commitment(SECRET), PARTS)


def hkdf(secret: bytes, salt: bytes, info: bytes) -> bytes:
    """RFC 5869 for one block, written once more."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + bytes([1]), "sha256")


def test_the_seed_is_the_hkdf_of_the_secret_and_the_parts() -> None:
    info = "\n".join(part.value for part in PARTS).encode()
    assert DICE.seed(SECRET) == int.from_bytes(hkdf(SECRET.encode(), b"farport dice 2", info), "big")
    assert DICE.commitment == hashlib.sha256(b"farport:12345").hexdigest()
    # Written down once: records and browsers depend on it.
    assert hex(DICE.seed(SECRET)) == "0xac4355f09ef8430c0618d6600bc9a8352017d6c6a4a040c5735f067a8ed23bbb"


def test_every_part_and_the_secret_change_the_seed() -> None:
    seeds = {DICE.seed(SECRET), DICE.seed("12346")}
    for seat in range(2):
        parts = [Part(part.source, part.value) for part in PARTS]
        parts[seat] = Part("client", "0" * 64)
        seeds.add(Dice(DICE.commitment, parts).seed(SECRET))
    assert len(seeds) == 4


def test_what_does_not_fit_is_named() -> None:
    seed = DICE.seed(SECRET)
    assert DICE.faults(SECRET, seed) == []
    assert "hash" in DICE.faults("1", DICE.seed("1"))[0]
    assert "seed" in DICE.faults(SECRET, seed + 1)[0]
    chosen = Dice(DICE.commitment, [PARTS[0], Part("bot", "0" * 64)])
    assert "seat 1" in chosen.faults(SECRET, chosen.seed(SECRET))[0]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ([], "dice"),
        ({"way": 3, "commitment": "0" * 64, "parts": []}, "way 3"),
        ({"way": 2, "commitment": "0", "parts": []}, "commitment"),
        ({"way": 2, "commitment": "0" * 64, "parts": [["client", "x" * 64]]}, r"parts\[0\]"),
        ({"way": 2, "commitment": "0" * 64, "parts": [["devil", "0" * 64]]}, r"parts\[0\]"),
        ({"way": 2, "commitment": "0" * 64, "parts": [], "more": 1}, "more"),
    ],
)
def test_malformed_dice_are_one_sentence(data: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Dice.from_data(data)


def test_a_record_carries_its_dice_and_one_without_is_as_before() -> None:
    planet = game("forgotten-planet")
    state = planet.new(2, DICE.seed(SECRET))
    options = planet.options.resolve(2, {})
    record = Record(
        planet.id, planet.rules_version, 2, DICE.seed(SECRET), options, [], state.digest(), None, DICE, SECRET
    )
    again = Record.loads(record.dumps())
    assert again == record
    assert again.dice is not None
    assert again.dice.faults(SECRET, again.seed) == []
    planet.replay(again)
    plain = Record(planet.id, planet.rules_version, 2, 7, options, [], None)
    assert "dice" not in plain.data()
    assert Record.loads(plain.dumps()) == plain
    with pytest.raises(RecordError, match="secret"):
        Record.from_data({**plain.data(), "dice": DICE.data()})
