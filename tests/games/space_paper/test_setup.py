"""Setting up: components, choices and homes."""

from __future__ import annotations

from typing import cast

import pytest

from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.discovery import reveal_star, reveal_totally, star_available
from farport.games.space_paper.setup import home_systems, settle_home
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import (
    ADAPTABILITY,
    BLACK_HOLE,
    BONUSES,
    ITEMS,
    NONE,
    RACES,
    REPUBLIC,
    SIZES,
    SPACEPORT,
    STARS,
    TECHS,
    TOTAL,
    TYPES,
)
from farport.kernel import OptionError, Rng, StateError, Value
from tests.games.space_paper.table import (
    GAME,
    asked,
    at,
    build,
    colony,
    commit,
    fresh,
    game,
    kinds,
    level,
    listed,
    name,
    outpost,
    planet,
    play,
    refused,
    seen,
    ship,
    to,
)


def chosen(seats: int = 3, politics: str = "republic", **options: Value) -> Position:
    """A table where everything but the homes is chosen."""
    table = fresh(seats, options=options)
    while table.phase < 3:
        table.play(table.active, table.legal(table.active)[0])
    while table.phase == 3:
        seat = table.to_move[0]
        table.play(seat, GAME.action({"do": "choose_politics", "politics": politics}))
    return table


# ---------------------------------------------------------------------- components


@pytest.mark.rule("SP-005")
def test_ships_are_limited_to_seven_of_a_type() -> None:
    table = game(phase="c", politics=("militarism", "republic"))
    build(table, table.capital[0], "spaceport")
    for _ in range(7):
        ship(table, 0, "scout", table.capital[0])
    assert refused(table, 0, "no_ship_marker", "build", planet="ft22/1", item="scout") == "SP-005"
    play(table, 0, "build", planet="ft22/1", item="cruiser")


@pytest.mark.rule("SP-006")
def test_other_pieces_are_unlimited() -> None:
    table = game(phase="c", politics=("militarism",))
    table.gold[0] = 100
    level(table, 0, infrastructure=2)
    for _ in range(6):
        build(table, colony(table, 0, "virgo-0", "telluric", "small"), "spaceport")
    play(table, 0, "build", planet="ft22/1", item="spaceport")
    play(table, 0, "settle", planet=name(table, planet(table, "virgo-0", "telluric", "small")), mode="outpost")


@pytest.mark.rule("SP-007")
def test_limited_components() -> None:
    table = game(phase="c", politics=("militarism",), component_limits="all")
    table.gold[0] = 100
    level(table, 0, infrastructure=2)
    for _ in range(6):
        build(table, colony(table, 0, "virgo-0", "telluric", "small"), "spaceport")
    assert refused(table, 0, "no_marker", "build", planet="ft22/1", item="spaceport") == "SP-007"
    planet(table, "ft22", "telluric", "asteroids")
    refused(table, 0, "no_marker", "settle", planet="ft22/2", mode="settle")
    planet(table, "ft22", "lava", "asteroids")
    play(table, 0, "settle", planet="ft22/3", mode="settle")


@pytest.mark.rule("SP-007", "SP-301")
def test_every_type_has_six_colony_sheets_and_the_own_orders_take_theirs() -> None:
    table = game(phase="c", politics=("militarism",), component_limits="all")  # the capital is telluric
    rocks = [planet(table, "ft22", "telluric", "asteroids") for _ in range(5)]
    base = outpost(table, 0, "virgo-0", "telluric", "small")
    for _ in range(2):
        colony(table, 0, "virgo-0", "telluric", "small")
    lava = planet(table, "ft22", "lava", "asteroids")
    play(table, 0, "settle", planet=name(table, base), mode="settle")  # its sheet lies there already
    play(table, 0, "settle", planet=name(table, lava), mode="settle")  # a sheet of another type
    play(table, 0, "settle", planet=name(table, rocks[0]), mode="settle")
    play(table, 0, "settle", planet=name(table, rocks[1]), mode="outpost")
    assert refused(table, 0, "no_marker", "settle", planet=name(table, rocks[2]), mode="outpost") == "SP-007"
    events = commit(table)
    assert seen(events, "order_void") == []
    assert len([world for world in table.holdings[0] if table.type[world] == TYPES.index("telluric")]) == 6
    to(table, "c")
    play(table, 0, "settle", planet=name(table, rocks[1]), mode="settle")  # again its own sheet


@pytest.mark.rule("SP-007", "SP-301")
def test_the_last_marker_goes_to_the_first_in_turn_order() -> None:
    table = game(phase="c", politics=("militarism", "militarism"), component_limits="all")
    for seat in (0, 1):
        table.gold[seat] = 20
        level(table, seat, infrastructure=2)
    for _ in range(5):
        build(table, colony(table, 0, "virgo-0", "telluric", "small"), "spaceport")
    play(table, 0, "build", planet="ft22/1", item="spaceport")
    play(table, 1, "build", planet="koi2/1", item="spaceport")
    events = commit(table)
    told = seen(events, "order_void", 1)
    assert [(void["rule"], void["code"], void["returned"]) for void in told] == [("SP-007", "no_marker", 7)]
    assert "rule" not in seen(events, "order_void", 0)[0]  # only its owner is told
    assert table.gold[1] == 20


@pytest.mark.rule("SP-005", "SP-007", "SP-301")
def test_ships_need_no_marker_of_a_building() -> None:
    table = game(phase="c", politics=("militarism", "militarism"), component_limits="all")
    build(table, table.capital[0], "spaceport")
    for kind in ("gaseous", "frozen", "barren", "lava", "oceanic", "telluric"):
        yard = colony(table, 1, "mop-2", kind, "medium")
        table.item[yard], table.remaining[yard] = ITEMS.index("scout"), 99
    play(table, 0, "build", planet="ft22/1", item="scout")
    assert seen(commit(table), "order_void") == []


@pytest.mark.rule("SP-007")
def test_more_buildings_than_markers_are_no_position() -> None:
    table = game(component_limits="all", start_spaceport=True)
    for _ in range(6):
        build(table, colony(table, 0, "virgo-0", "telluric", "small"), "spaceport")
    GAME.load(table.dump())
    build(table, table.capital[0], "spaceport")
    with pytest.raises(StateError, match="more than 6 of spaceport"):
        GAME.load(table.dump())


@pytest.mark.rule("SP-007")
def test_a_star_without_marker_is_rolled_again() -> None:
    table = game(component_limits="all")
    for system in range(table.galaxy.systems):
        if table.star[system] == NONE:
            reveal_star(table, 0, system)
    assert max([table.star.count(kind) for kind in range(len(STARS))]) <= 6


@pytest.mark.rule("SP-006", "SP-007")
def test_the_limit_of_stars_is_an_option_and_ends_where_every_marker_is_used() -> None:
    red, yellow = STARS.index("red_dwarf"), STARS.index("yellow_dwarf")
    table = game()
    table.star[:6] = [red] * 6
    assert star_available(table, red)
    limited = game(component_limits="all", of=cast(SpacePaper, GAME.varied({"components": {"star_markers_each": 1}})))
    limited.star[:2] = [red, yellow]
    assert not star_available(limited, red)
    limited.star[: len(STARS)] = range(len(STARS))
    assert star_available(limited, red)


# ---------------------------------------------------------------------- choices


@pytest.mark.rule("SP-001")
def test_two_to_five_players_and_six_with_the_option() -> None:
    assert GAME.seats == range(2, 7)
    assert fresh(6).terms.options["six_players"] is True
    with pytest.raises(OptionError, match="six_players"):
        GAME.new(6, 1, {"six_players": False})
    assert len(fresh(2).legal(fresh(2).active)) == len(RACES) - 1 + TECHS  # all six races, also for two


@pytest.mark.rule("SP-008")
def test_the_first_player_is_drawn() -> None:
    firsts = [fresh(3, seed).first for seed in range(30)]
    assert set(firsts) == {0, 1, 2}
    assert fresh(3, 1).active == fresh(3, 1).first


@pytest.mark.rule("SP-009")
def test_races_first_player_first_none_twice() -> None:
    table = fresh()
    first = table.first
    play(table, first, "choose_race", race="mecas", technology="none")
    assert asked(table) == ((first + 1) % 3,)
    refused(table, (first + 1) % 3, "race_taken", "choose_race", race="mecas", technology="none")


@pytest.mark.rule("SP-010")
def test_leaders_last_player_first() -> None:
    table = fresh()
    while table.phase == 0:
        table.play(table.active, table.legal(table.active)[0])
    last = (table.first + 2) % 3
    assert asked(table) == (last,)
    refused(table, last, "bonus_choice", "choose_leader", leader="opportunist", bonus="none")
    refused(table, last, "bonus_choice", "choose_leader", leader="fighter", bonus="gold")
    events = play(table, last, "choose_leader", leader="opportunist", bonus="energy")
    assert seen(events, "leader_chosen")[0]["bonus"] == "energy"
    assert table.bonus[last] == BONUSES.index("energy")
    assert asked(table) == (table.first,)
    refused(table, table.first, "leader_taken", "choose_leader", leader="opportunist", bonus="gold")


@pytest.mark.rule("SP-011")
def test_events_first_player_first() -> None:
    table = fresh()
    while table.phase < 2:
        table.play(table.active, table.legal(table.active)[0])
    assert asked(table) == (table.first,)
    play(table, table.first, "choose_event", event="supernova")
    refused(table, table.active, "event_taken", "choose_event", event="supernova")


@pytest.mark.rule("SP-012")
def test_starting_politics_are_secret_and_shown_together() -> None:
    table = fresh()
    while table.phase < 3:
        table.play(table.active, table.legal(table.active)[0])
    assert asked(table) == (0, 1, 2)
    assert table.default(0).data()["politics"] == "republic"  # for who is absent
    assert refused(table, 0, "politics_condition", "choose_politics", politics="federation") == "SP-012"
    play(table, 0, "choose_politics", politics="capitalism")
    assert asked(table) == (1, 2)
    views = [cast(list[dict[str, object]], table.view(viewer)["civilisations"]) for viewer in (0, 1, None)]
    assert [view[0]["politics"] for view in views] == ["capitalism", None, None]
    play(table, 0, "clear_orders")  # he may think again
    assert (asked(table), table.politics[0]) == ((0, 1, 2), NONE)
    play(table, 0, "choose_politics", politics="anarchy")
    play(table, 1, "choose_politics", politics="anarchy")
    events = play(table, 2, "choose_politics", politics="republic")
    assert kinds(events).count("politics_chosen") == 3
    assert table.global_discontent == [0, 0, 0]


@pytest.mark.rule("SP-012", "SP-167")
def test_under_anarchy_there_is_no_scout() -> None:
    table = chosen(2, "anarchy")
    while table.phase == 4:
        table.play(table.active, table.legal(table.active)[0])
    assert table.fleets == [[], []]


@pytest.mark.rule("SP-012", "SP-160")
def test_exclusive_politics_are_chosen_in_turn_order() -> None:
    table = fresh(exclusive_politics=True)
    while table.phase < 3:
        table.play(table.active, table.legal(table.active)[0])
    assert asked(table) == (table.first,)
    play(table, table.first, "choose_politics", politics="capitalism")
    assert refused(table, table.active, "politics_condition", "choose_politics", politics="capitalism") == "SP-160"
    play(table, table.active, "choose_politics", politics="anarchy")
    twin = table.copy()
    play(table, table.active, "choose_politics", politics="anarchy")  # exempt
    assert twin.default(twin.active).data()["politics"] == "republic"
    twin.politics[twin.first] = REPUBLIC
    assert twin.default(twin.active).data()["politics"] != "republic"  # it is taken


# ---------------------------------------------------------------------- homes


@pytest.mark.rule("SP-013")
def test_homes_are_three_links_apart_last_player_first() -> None:
    table = chosen()
    last = (table.first + 2) % 3
    assert asked(table) == (last,)
    assert len(listed(table, last, "choose_home")) == 24  # nobody is near yet
    play(table, last, "choose_home", system="ft22")
    for near in ("ft22", "virgo-0", "vgh20", "sn22"):
        refused(table, table.active, "home_too_close", "choose_home", system=near)
    refused(table, table.active, "unknown_object", "choose_home", system="nowhere")
    play(table, table.active, "choose_home", system="isis-2")
    assert asked(table) == ((last + 2) % 3,)


@pytest.mark.rule("SP-013")
def test_two_links_are_enough_with_the_option_or_where_three_are_impossible() -> None:
    near = chosen(home_min_links=2)
    play(near, near.active, "choose_home", system="ft22")
    play(near, near.active, "choose_home", system="vgh20")
    full = chosen(6)
    homes = ("df-579", "rt-20", "isa20", "pino2", "rallag")
    for home in homes:
        full.capital[homes.index(home)] = full.galaxy.space_of[home] * full.galaxy.planets_each
    free, links = home_systems(full)
    assert free
    assert links == 2


@pytest.mark.rule("SP-014", "SP-015", "SP-016", "SP-017", "SP-018", "SP-019")
def test_a_home_system() -> None:
    table = chosen(2)
    table.race = [RACES.index("brachies"), RACES.index("humans")]
    system = table.galaxy.space_of["ft22"]
    events = play(table, table.active, "choose_home", system="ft22")
    seat = (table.active - 1) % 2
    capital = table.capital[seat]
    home = TYPES[table.type[capital]]
    assert (home, SIZES[table.size[capital]]) == (("oceanic", "large") if seat == 0 else ("telluric", "medium"))
    assert table.population[capital] == (8 if seat == 0 else 6)
    assert table.known[system] == TOTAL
    assert table.star[system] != BLACK_HOLE
    rolled = cast(list[object], seen(events, "system_revealed")[0]["planets"])
    assert table.planet_count[system] == len(rolled) >= 2  # the capital and at least one more
    assert [at(table, scout) for scout in table.fleets[seat]] == ["ft22/1"]
    assert table.flags[table.fleets[seat][0]] == 0
    assert (table.gold[seat], table.science[seat], table.buildings[capital]) == (0, 0, 0)
    assert (table.counter[capital], table.owner[capital], table.holdings[seat]) == (1, seat, [capital])
    play(table, table.active, "choose_home", system=table.legal(table.active)[0].data()["system"])
    assert (table.round, table.phase, table.to_move) == (1, 5, (0, 1))


@pytest.mark.rule("SP-014")
def test_a_black_hole_is_no_home() -> None:
    stars: set[int] = set()
    for seed in range(40):
        table = Position(GAME, chosen(2).terms, Rng.from_seed(seed))
        table.clear_fields()
        table.race = [0, 1]
        table.politics = [1, 1]
        settle_home(table, 0, 4)
        assert table.star[4] != BLACK_HOLE
        stars.add(table.star[4])
    assert len(stars) == 7  # every other one


@pytest.mark.rule("SP-014")
def test_the_native_star() -> None:
    table = chosen(2, home_star="native")
    seat = table.active
    table.race[seat] = RACES.index("vulcans")
    play(table, seat, "choose_home", system="ft22")
    assert STARS[table.star[table.galaxy.space_of["ft22"]]] == "red_supergiant"


@pytest.mark.rule("SP-007", "SP-014")
def test_a_native_star_without_marker_is_rolled() -> None:
    table = chosen(2, home_star="native", component_limits="all")
    seat = table.active
    table.race[seat] = RACES.index("vulcans")
    native = STARS.index("red_supergiant")
    table.star[-6:] = [native] * 6
    settle_home(table, seat, table.galaxy.space_of["ft22"])
    assert table.star[table.galaxy.space_of["ft22"]] not in (native, BLACK_HOLE, NONE)


@pytest.mark.rule("SP-015")
def test_the_capital_may_replace_a_rolled_planet() -> None:
    extra, replacing = (chosen(2, home_planet_extra=extra) for extra in (True, False))
    for table in (extra, replacing):
        table.rng = Rng.from_seed(3)
        play(table, table.active, "choose_home", system="ft22")
    system = extra.galaxy.space_of["ft22"]
    assert extra.planet_count[system] == replacing.planet_count[system] + 1


@pytest.mark.rule("SP-017")
def test_technologies_start_at_one_and_the_race_bonus_is_added() -> None:
    table = fresh(2)
    seat = table.first
    refused(table, seat, "technology_choice", "choose_race", race="ethers", technology="none")
    refused(table, seat, "technology_choice", "choose_race", race="humans", technology="speed")
    play(table, seat, "choose_race", race="ethers", technology="defence")
    other = table.active
    play(table, other, "choose_race", race="humans", technology="none")
    assert sum(table.levels) == 2 * TECHS + 2
    assert (table.level(seat, 5), table.level(other, ADAPTABILITY)) == (2, 2)


@pytest.mark.rule("SP-018")
def test_a_spaceport_at_the_start() -> None:
    table = chosen(2, start_spaceport=True)
    seat = table.active
    play(table, seat, "choose_home", system="ft22")
    assert table.buildings[table.capital[seat]] == 1 << SPACEPORT


def test_presets_are_options_at_once() -> None:
    table = cast(Position, GAME.new(2, 1, {"preset": "balanced", "economic_goal": 600}))
    assert (table.terms.economic_goal, table.terms.science_carried) == (600, True)
    with pytest.raises(OptionError, match="preset"):
        GAME.new(2, 1, {"preset": "huge"})
    assert set(GAME.presets) == {"standard", "balanced", "designer", "quick"}


@pytest.mark.rule("SP-070", "SP-071", "SP-312")
def test_unrevealed_systems_have_no_content() -> None:
    table = game()
    system = table.galaxy.space_of["omega"]
    first = system * table.galaxy.planets_each
    assert table.star[system] == NONE
    assert table.type[first] == NONE
    reveal_totally(table, 0, system)
    assert table.known[system] == TOTAL


def test_the_licence_stands_in_the_rulebook() -> None:
    about = GAME.rules.sections[0].intro
    assert "SpacePaper" in GAME.title
    assert "non-commercial" in about
