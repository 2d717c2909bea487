"""Bots with a network by name: what is refused, and what is said where a network or the extra is missing."""

from __future__ import annotations

import sys

import pytest

import farport
from farport.bots import make, names, require_bot
from farport.bots.neural import network as networks
from farport.bots.neural.judge import Judge
from farport.bots.neural.weights import network, weights
from farport.bots.playouts import Playouts
from farport.bots.thinker import Thinker
from farport.kernel import FarportError
from tests.toys import Toy, ToyGame


@pytest.mark.parametrize("name", ["neural:", "neural:0", "neural:-3", "neural:many", "neural:9999999999", "search:x"])
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
    with pytest.raises(FarportError, match="there is no network of"):
        make("neural:8", ToyGame(Toy), 1)


@pytest.mark.parametrize("name", ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"])
def test_the_networks_that_come_with_farport_are_what_is_pinned_and_judge_every_seat(name: str) -> None:
    game = farport.game(name)
    known = weights(game)
    state = game.new(known.seats[0], 5)
    seat = state.to_move[0]
    judge = Judge(game, network(game), state.seats)
    verdict = judge.judge_for(state, seat)
    assert sum(verdict.values) == pytest.approx(1.0, abs=1e-4)
    assert len(verdict.logits) == len(state.legal(seat))
    again = judge.judge_for(state, seat)
    assert again.values == verdict.values
    assert again.logits.tolist() == verdict.logits.tolist()


def test_master_is_offered_only_where_it_was_measured_to_be_better() -> None:
    """Without a network: none has shown to be of help to it, so the extra is not asked for."""
    assert [game.id for game in farport.games() if "master" in names(game)] == [
        "duck-dealer",
        "forgotten-planet",
        "space-dealer",
        "space-paper",
    ]
    assert isinstance(make("master", farport.game("forgotten-planet"), 1), Thinker)
    assert isinstance(make("master", farport.game("space-paper"), 1), Playouts)
    assert isinstance(make("master", farport.game("duck-dealer"), 1), Playouts)
    assert isinstance(make("master", farport.game("space-dealer"), 1), Playouts)
    with pytest.raises(FarportError, match="there is no master of this game"):
        make("master", ToyGame(), 1)
