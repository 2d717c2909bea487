"""Bots with a network by name: what is refused, and what is said where a network or the extra is missing."""

from __future__ import annotations

import sys

import pytest

import farport
from farport.bots import make, require_bot
from farport.bots.neural import network as networks
from farport.bots.neural.weights import weights
from farport.kernel import FarportError


@pytest.mark.parametrize("name", ["neural:", "neural:0", "neural:-3", "neural:many", "neural:99999999", "search:x"])
def test_a_budget_is_a_whole_number_above_0(name: str) -> None:
    with pytest.raises(FarportError, match=r"after (neural|search): stands the number of"):
        require_bot(name)


def test_a_variant_has_no_network() -> None:
    game = farport.game("forgotten-planet").varied({"energy": {"basic": 4}})
    with pytest.raises(FarportError, match="there is no network"):
        weights(game)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(FarportError, match=r"farport\[neural\]"):
        networks.Network(farport.game("forgotten-planet"), b"")


def test_a_game_without_a_network_says_which_have_one() -> None:
    from tests.toys import Toy, ToyGame

    with pytest.raises(FarportError, match="there is no network of"):
        make("master", ToyGame(Toy), 1)
