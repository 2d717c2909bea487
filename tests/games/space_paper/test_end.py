"""The seven victories, ties and ranks."""

from __future__ import annotations

import pytest

from farport.games.space_paper.mechanics.combat import eliminate
from farport.games.space_paper.scoring import check_immediate, standing_key, technologies_complete, types_held
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import TYPES
from tests.games.space_paper.table import (
    HOMES,
    build,
    colony,
    commit,
    end_turns,
    game,
    kinds,
    level,
    mineral,
    name,
    outpost,
    phase,
    planet,
    play,
    refused,
    ship,
    to,
)


def ended(table: Position) -> tuple[str, tuple[int, ...]]:
    result = table.result
    assert result is not None
    return result.reason, result.winners


@pytest.mark.rule("SP-180")
@pytest.mark.parametrize("goal", [200, 600, 1000])
def test_economic_goals(goal: int) -> None:
    table = game(economic_goal=goal)
    table.gold[0] = goal - 3
    commit(table)
    assert table.result is None
    to(table, "r")
    commit(table)
    assert ended(table) == ("economic", (0,))


@pytest.mark.rule("SP-180", "SP-303")
def test_gold_counts_only_right_after_the_income() -> None:
    table = game(phase="u", events=("galactic_lottery",))
    table.gold[0] = 195
    play(table, 0, "play_event", target="none")
    commit(table)
    assert table.gold[0] == 210
    assert table.result is None


@pytest.mark.rule("SP-182")
def test_military_victory_of_the_last_player() -> None:
    table = game(("humans", "ethers", "mecas"))
    eliminate(table, 2)
    check_immediate(table)
    assert table.result is None
    eliminate(table, 1)
    check_immediate(table)
    assert ended(table) == ("military", (0,))


@pytest.mark.rule("SP-085", "SP-182", "SP-303")
def test_after_the_end_nobody_moves_also_with_alternating_activations() -> None:
    table = game(leaders=("financier", "scientist"), phase="m", movement_order="alternate")
    level(table, 0, invasion=5)
    table.population[table.capital[1]] = 2
    ship(table, 0, "cruiser", table.capital[1])
    ship(table, 0, "scout", table.capital[0])
    events = play(table, 0, "invade", ship="cruiser-1", planet="koi2/1")
    assert kinds(events)[-1] == "game_over"
    assert table.to_move == ()


@pytest.mark.rule("SP-183")
def test_types_are_those_of_capital_and_colonies() -> None:
    table = game(("mecas", "humans"))  # from a barren world
    colony(table, 0, "ft22", "lava", "small")
    outpost(table, 0, "ft22", "frozen", "small")
    assert types_held(table, 0) == (1 << TYPES.index("barren")) | (1 << TYPES.index("lava"))


@pytest.mark.rule("SP-183", "SP-303")
def test_conquest_needs_colonies_of_all_seven_types() -> None:
    table = game(phase="c", politics=("colonialism",))
    for kind in ("oceanic", "lava", "barren", "frozen", "gaseous"):
        colony(table, 0, "ft22", kind, "large")
    outpost(table, 0, "virgo-0", "living", "small")
    check_immediate(table)
    assert table.result is None  # an outpost does not count
    assert types_held(table, 0).bit_count() == 6
    living = planet(table, "ft22", "living", "small")
    play(table, 0, "settle", planet=name(table, living), mode="settle")
    commit(table)
    assert ended(table) == ("conquest", (0,))


@pytest.mark.rule("SP-184")
def test_score_after_the_agreed_rounds() -> None:
    table = game(phase="u", turn_limit=25)
    table.gold = [7, 9]
    table.round = 24
    twin = table.copy()
    twin.round = 25
    commit(table)
    assert table.result is None
    commit(twin)
    assert ended(twin) == ("score", (1,))
    endless = game(phase="u", turn_limit=0)
    endless.round = 299
    commit(endless)
    assert endless.round == 300
    to(endless, "u")
    commit(endless)
    assert endless.result is not None


@pytest.mark.rule("SP-184", "SP-187")
def test_tie_breaks() -> None:
    def tied() -> Position:
        table = game(phase="u", turn_limit=25)
        table.round = 25
        table.levels = [1] * len(table.levels)
        return table

    shared = tied()
    commit(shared)
    assert ended(shared) == ("score", (0, 1))
    minerals = tied()
    mineral(minerals, 1, corundum=1)
    colony(minerals, 0, "ft22", "telluric", "small")
    commit(minerals)
    assert ended(minerals) == ("score", (1,))
    colonies = tied()
    colony(colonies, 0, "ft22", "telluric", "small")
    level(colonies, 1, speed=5)
    commit(colonies)
    assert ended(colonies) == ("score", (0,))
    levels = tied()
    level(levels, 1, speed=5)
    commit(levels)
    assert ended(levels) == ("score", (1,))


@pytest.mark.rule("SP-184")
def test_the_tie_breaks_are_the_seats_own() -> None:
    table = game(("humans", "ethers", "mecas"))
    table.levels = [2] * 12 + [3] * 12 + [4] * 12
    for seat in range(3):
        table.gold[seat] = 5 + seat
        mineral(table, seat, corundum=seat, oganesson=1)
        for _ in range(seat):
            colony(table, seat, HOMES[seat], "lava", "small")
    assert [standing_key(table, seat) for seat in range(3)] == [(5, 1, 0, 24), (6, 2, 1, 36), (7, 3, 2, 48)]


@pytest.mark.rule("SP-181")
def test_technologies_are_complete_for_each_seat_alone() -> None:
    table = game(("humans", "ethers", "mecas"))
    table.levels[12:24] = [5] * 12
    assert [technologies_complete(table, seat) for seat in range(3)] == [False, True, False]
    check_immediate(table)
    assert ended(table) == ("technological", (1,))


@pytest.mark.rule("SP-303", "SP-301")
def test_the_end_withdraws_all_orders() -> None:
    table = game(phase="c", events=("great_discovery",))
    table.levels[:12] = [5] * 11 + [4]
    build(table, table.capital[1], "spaceport")
    play(table, 1, "build", planet="koi2/1", item="scout")
    play(table, 0, "play_event", target="adaptability")
    assert ended(table) == ("technological", (0,))
    assert (table.orders, table.costs) == ([[], []], [[], []])


@pytest.mark.rule("SP-185")
@pytest.mark.parametrize(
    ("rounds_before", "politics", "wins"),
    [
        ([0, 2, 2], ("republic", "democrature", "democrature"), True),
        ([0, 2, 1], ("republic", "democrature", "democrature"), False),  # one of them not long enough
        ([0, 2, 2], ("republic", "republic", "democrature"), False),  # two can pay
        ([2, 2, 2], ("democrature", "democrature", "democrature"), False),  # nobody can
    ],
)
def test_only_one_is_left_who_can_pay(rounds_before: list[int], politics: tuple[str, ...], wins: bool) -> None:
    table = game(("humans", "ethers", "mecas"), politics=politics, phase="u")
    table.bankrupt_rounds = rounds_before
    commit(table)
    assert (table.result is not None) is wins


@pytest.mark.rule("SP-185")
def test_bankruptcy_of_all_others() -> None:
    for seats, rounds, wins in ((3, 3, True), (2, 3, False), (3, 5, False), (3, 0, False), (3, 1, True)):
        races = ("humans", "ethers", "mecas")[:seats]
        politics = ("republic", "democrature", "democrature")[:seats]
        table = game(races, politics=politics, phase="u", bankruptcy_rounds=rounds)
        for seat in range(1, seats):
            table.bankrupt_rounds[seat] = 2
        commit(table)
        assert (table.result is not None) is wins, (seats, rounds)
        if wins:
            assert ended(table) == ("bankruptcy", (0,))


@pytest.mark.rule("SP-186")
def test_living_planets() -> None:
    for goal in (3, 5):
        table = game(phase="c", politics=("colonialism",), living_goal=goal)
        for _ in range(goal - 1):
            colony(table, 0, "ft22", "living", "small")
        outpost(table, 0, "virgo-0", "living", "small")  # does not count
        colony(table, 1, "virgo-0", "living", "small")
        check_immediate(table)
        assert table.result is None
        last = planet(table, "ft22", "living", "small")
        play(table, 0, "settle", planet=name(table, last), mode="settle")
        commit(table)
        assert ended(table) == ("living", (0,))


@pytest.mark.rule("SP-187")
def test_several_at_once_the_richer_wins() -> None:
    table = game(economic_goal=200)
    table.gold = [300, 310]
    commit(table)
    assert ended(table) == ("economic", (1,))
    different = game(phase="m", politics=("colonialism", "colonialism"))
    different.gold = [10, 20]
    for _ in range(5):
        colony(different, 0, "ft22", "living", "small")
    for kind in ("telluric", "oceanic", "lava", "barren", "frozen", "living"):
        colony(different, 1, "koi2", kind, "large")
    end_turns(different)
    assert ended(different) == ("conquest", (1,))


@pytest.mark.rule("SP-188")
def test_final_ranks() -> None:
    table = game(("humans", "ethers", "mecas", "vulcans", "kelvins"), phase="u", turn_limit=25)
    table.round = 25
    table.gold = [5, 30, 9, 20, 10]
    eliminate(table, 3)
    eliminate(table, 0)
    to(table, "u")
    commit(table)
    result = table.result
    assert result is not None
    assert result.ranks == [4, 1, 3, 5, 2]
    assert (result.scores[0], result.scores[3]) == (0, 0)
    assert phase(table) == "finished"
    refused(table, 1, "wrong_phase", "commit")
    poor = game(("humans", "ethers", "mecas", "vulcans"), phase="u", turn_limit=25)
    poor.round = 25
    poor.gold = [0, 30, 0, 0]
    eliminate(poor, 0)
    eliminate(poor, 3)
    commit(to(poor, "u"))
    assert poor.result is not None
    assert poor.result.ranks == [4, 1, 2, 3]  # whoever lives is before the eliminated
