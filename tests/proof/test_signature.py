"""The signature of play is what it was, and whatever alters a choice alters it.

    pytest tests/proof/test_signature.py --update-golden

writes it anew after a change that is meant to alter play; `farport bench --signature --check` compares all of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import farport
from farport.proof import Signature, read_signature, signature, written
from farport.proof.signature import decisive, positions, signed
from tests.toys import Stop, Toy, ToyGame

GOLDEN = Path(__file__).parents[1] / "records" / "signature.toml"


def test_every_bot_plays_as_it_did(update_golden: bool) -> None:
    games = farport.games()
    quick = signature(games, quick=True)
    if update_golden:
        GOLDEN.write_text(written(quick, signature(games)))
    different = quick.differences(read_signature(GOLDEN, quick=True))
    assert not different, (
        "these play otherwise; if that was meant: pytest tests/proof/test_signature.py --update-golden"
    )


@pytest.mark.deep
def test_every_bot_plays_as_it_did_at_every_table() -> None:
    assert not signature(farport.games()).differences(read_signature(GOLDEN, quick=False))


def test_every_bot_and_every_game_has_its_part() -> None:
    for quick in (True, False):
        golden = read_signature(GOLDEN, quick)
        assert set(golden.parts) == {game.id for game in farport.games()}
        assert all(set(found) == set(signed(farport.game(id), quick)) for id, found in golden.parts.items())


def test_the_same_position_is_signed_the_same() -> None:
    assert signature([ToyGame()]) == signature([ToyGame()])


class Reluctant(Toy):
    """Looks at the same positions and likes the opposite."""

    __slots__ = ()

    def evaluate(self, seat: int) -> float:
        return -super().evaluate(seat)


def test_another_choice_is_another_number() -> None:
    usual, other = signature([ToyGame()]), signature([ToyGame(Reluctant)])
    assert usual.number != other.number
    assert "toy: greedy" in other.differences(usual)
    assert "toy: random" not in other.differences(usual)


def test_a_bot_that_the_golden_one_lacks_is_a_difference() -> None:
    assert Signature({"toy": {"new": "1"}}).differences(Signature({"toy": {}})) == ["toy: new"]


def test_a_signature_is_read_as_it_was_written(tmp_path: Path) -> None:
    quick, whole = Signature({"toy": {"easy": "1"}}), Signature({"toy": {"easy": "2"}})
    path = tmp_path / "signature.toml"
    path.write_text(written(quick, whole))
    assert read_signature(path, quick=True) == quick
    assert read_signature(path, quick=False) == whole


def test_a_position_has_a_choice() -> None:
    for state in positions(ToyGame(), quick=False):
        assert len(state.legal(state.to_move[0])) > 1


class Forced(Toy):
    """There is nothing to choose but to stop."""

    __slots__ = ()

    def legal(self, seat: object) -> list[farport.Action[Any]]:
        return [Stop()]


@pytest.mark.parametrize(("kind", "found"), [(Toy, True), (Forced, False)])
def test_a_game_without_a_choice_is_played_to_its_end(kind: type[Toy], found: bool) -> None:
    state = ToyGame(kind).new(2, 1)
    assert decisive(state) is found
    assert (state.result is None) is found
