"""What a game says to bots: a budget for every level, and nothing for levels that there are not."""

from __future__ import annotations

import pytest

from farport.kernel import Advice, FarportError, SearchBudget
from tests.toys import ToyGame


def test_a_game_without_advice_of_its_own_is_searched() -> None:
    advice = ToyGame().advice
    assert all(isinstance(budget, SearchBudget) for budget in advice.levels.values())
    with pytest.raises(FarportError, match="the levels are: easy, medium, hard, expert, master"):
        advice.budget("genius")
    with pytest.raises(FarportError, match="the levels are: easy, medium, hard, expert, master"):
        Advice(levels={"easy": SearchBudget(1), "genius": SearchBudget(2)})
    with pytest.raises(FarportError, match="a budget for easy at least"):
        Advice(levels={"hard": SearchBudget(1)})


def test_a_level_that_a_game_does_not_speak_of_plays_as_the_next_weaker() -> None:
    weak, strong = SearchBudget(1), SearchBudget(2)
    levels = Advice(levels={"easy": weak, "hard": strong}).levels
    assert list(levels.values()) == [weak, weak, strong, strong]


def test_a_game_has_a_master_only_where_it_says_so() -> None:
    own = Advice(levels={"easy": SearchBudget(1), "master": SearchBudget(9)})
    assert own.offers("master")
    assert own.budget("expert").iterations == 1  # type: ignore[union-attr]
    without = ToyGame().advice
    assert not without.offers("master")
    with pytest.raises(FarportError, match="nothing has shown one to be better than its expert"):
        without.budget("master")
