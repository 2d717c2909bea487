"""Races, leaders, event cards and political systems that a variant adds: whole games with them, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from farport.bots.restricted import options
from farport.games.space_paper import game as module
from farport.games.space_paper.actions.resources import ChangePolitics
from farport.games.space_paper.actions.setup import ChooseEvent, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.planets import period_for
from farport.games.space_paper.mechanics.resources import change_discontent, income_of
from farport.games.space_paper.planner.aims import MONEY, SCIENCE, WAR, WORLDS, aim_for
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import EVENTS, LEADERS, POLITICS, R_ORDERS, RACES, SETUP_HOME, TYPES
from farport.kernel import ActionError, DataError, Plain, Record, Refusal, Rng, Shape, read_variant
from farport.kernel.shape import OneOf, named_shapes
from tests.games.space_paper.table import GAME, refused

NEWCOMERS = read_variant(Path(module.__file__).parent / "variants" / "newcomers")
WITH = cast(SpacePaper, GAME.varied(NEWCOMERS))
HUMANS = GAME.model("races", "humans")
REPUBLIC = GAME.model("politics", "republic")
WANTED = ("choose_race dryads none", "choose_leader prospector none", "choose_event jackpot")


def chosen(seats: int = 2, options: dict[str, object] | None = None) -> Position:
    """Seat 0 takes everything that is new; the first round begins."""
    state = cast(Position, WITH.new(seats, 3, options))
    while state.phase < R_ORDERS:
        seat = state.to_move[0]
        new = {0: 0, 1: 1, 2: 2}.get(state.phase)
        if seat == 0 and new is not None:
            state.play(seat, WANTED[new])
        elif seat == 0 and state.phase < SETUP_HOME:
            state.play(seat, "choose_politics theocracy")
        else:
            state.play(seat, state.legal(seat)[0])
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_played_with_what_is_added(seats: int) -> None:
    state = chosen(seats, {"turn_limit": 25})
    view = cast(list[Plain], state.view(None)["civilisations"])[0]
    assert (view["race"], view["leader"], view["event"], view["politics"]) == (
        "dryads",
        "prospector",
        "jackpot",
        "theocracy",
    )
    encoding = WITH.encoding(seats, {"turn_limit": 25})
    shape = WITH.view_shape
    assert shape is not None
    observer = WITH.observer(seats=seats)
    dice = Rng.from_seed(seats)
    played: list[str] = []
    while state.to_move:
        seat = dice.choice(list(state.to_move))
        plan = state.guess(seat, dice).plan(seat, dice)
        listed = state.legal(seat)
        action = plan[0] if plan and state.refusal(seat, plan[0]) is None else dice.choice(listed)
        if len(played) % 40 == 0:
            assert shape.fault(state.view(seat)) == ""
            assert len(encoding.menu(listed)) == len(listed)
            assert observer.fill(state, seat)
            assert WITH.load(json.loads(json.dumps(state.dump()))).digest() == state.digest()
        played.append(str(action))
        state.play(seat, action)
    assert state.violations() == []
    assert state.result is not None
    assert any(text.startswith("play_event") for text in played)


def test_every_bot_level_may_choose_them_and_a_record_replays_without_the_folder() -> None:
    state = cast(Position, WITH.new(2, 1))
    moves: list[tuple[int | None, Plain | None, int | None]] = []
    for text in (WANTED[0], "choose_race humans none", "choose_leader scientist none", WANTED[1]):
        seat = state.to_move[0]
        action = WITH.action(text)
        moves.append((seat, action.data(), None))
        state.play(seat, action)
    record = Record("space-paper", WITH.rules_version, 2, 1, {}, moves, state.digest(), NEWCOMERS)
    assert GAME.replay(Record.loads(record.dumps())).digest() == state.digest()
    words = [option.word for option in options(WITH, "choose_leader")]
    assert "prospector" in words
    assert "prospector" not in [option.word for option in options(GAME, "choose_leader")]


def test_planners_choose_them_where_they_are_better() -> None:
    rich: Plain = {"gold": 90}
    game = GAME.varied({"leaders": {"midas": rich}, "events": {"lots": {"like": "galactic_lottery"}}})
    state = cast(Position, game.new(2, 1))
    leaders = []
    dice = Rng.from_seed(1)
    while state.phase < R_ORDERS:
        seat = state.to_move[0]
        leaders += [str(action) for action in state.plan(seat, dice) if isinstance(action, ChooseLeader)]
        state.play(seat, state.plan(seat, Rng.from_seed(len(leaders)))[0])
    taken = {cast(list[Plain], state.view(None)["civilisations"])[seat]["leader"] for seat in range(2)}
    assert "midas" in taken or any("midas" in text for text in leaders)


def test_a_leader_plays_for_what_it_is_good_at() -> None:
    gifts: dict[str, Plain] = {
        "banker": {"gold": 2},
        "student": {"science": 3},
        "admiral": {"cruiser_energy": 4, "armament": [1, 1, 1]},
        "pilgrim": {"range": 2, "discontent": -1},
        "waverer": {"choose_one": ["gold", "science", "energy"], "amount": 2, "switch_discontent": 3},
    }
    tables = cast(SpacePaper, GAME.varied({"leaders": dict(gifts)})).tables
    aims = {name: aim_for(tables, tables.leaders.number(name)) for name in gifts}
    assert aims == {"banker": MONEY, "student": SCIENCE, "admiral": WAR, "pilgrim": WORLDS, "waverer": MONEY}
    assert [aim_for(tables, number) for number in (0, 5)] == [SCIENCE, WAR]
    assert tables.switch_discontent[tables.leaders.number("waverer")] == 3
    assert tables.switch_discontent[LEADERS.index("opportunist")] == 1
    assert tables.switch_discontent[LEADERS.index("scientist")] == 0


@pytest.mark.rule("SP-142")
def test_an_added_race_brings_its_own_periods_and_star() -> None:
    state = chosen()
    tables = state.tables
    race = tables.races.number("dryads")
    assert tables.adaptation[TYPES.index("oceanic") * len(tables.races) + race] == 0
    assert tables.adaptation[TYPES.index("living") * len(tables.races) + race] == 0
    assert tables.adaptation[TYPES.index("lava") * len(tables.races) + race] == 5
    assert tables.adaptation[TYPES.index("lava") * len(tables.races) + RACES.index("humans")] == 2
    planet = next(planet for planet in state.holdings[1])
    state.own_type()[planet] = TYPES.index("lava")
    assert period_for(state, 0, planet) == 4  # one less by its technology


@pytest.mark.rule("SP-162")
def test_an_added_system_has_its_place_in_the_tree() -> None:
    state = chosen()
    assert change_discontent(state, 0, POLITICS.index("republic")) == 3
    assert change_discontent(state, 0, POLITICS.index("militarism")) == 3  # over Communism: 1 + 2
    assert state.effect_of(0) == 2
    order = WITH.action("change_politics theocracy")
    assert state.refusal(1, order) is None
    state.play(1, order)
    assert WITH.load(json.loads(json.dumps(state.dump()))).digest() == state.digest()
    again = state.refusal(0, WITH.action("change_politics theocracy"))
    assert again is not None
    assert again.rule == "SP-162"


@pytest.mark.rule("SP-193")
def test_a_further_lottery_pays_its_own_gold() -> None:
    state = chosen()
    before = state.gold[0]
    state.play(0, "play_event none")
    assert state.gold[0] == before + 25
    assert refused(state, 0, "event_used", "play_event", target="none") == "SP-190"


@pytest.mark.rule("SP-199")
def test_a_further_card_of_help_asks_and_helps_as_the_printed_one() -> None:
    game = cast(SpacePaper, GAME.varied({"events": {"cavalry": {"like": "unexpected_help", "defence_one_planet": 4}}}))
    state = cast(Position, game.new(2, 3))
    while state.phase < R_ORDERS:
        seat = state.to_move[0]
        state.play(seat, "choose_event cavalry" if state.phase == 2 and seat == 1 else state.legal(seat)[0])
    seat = state.event.index(len(EVENTS))
    capital = state.planet_name(state.capital[seat])
    state.play(seat, f"play_event {capital}")
    assert state.help[state.capital[seat]] == 4


@pytest.mark.rule("SP-222")
def test_effects_of_an_added_leader_count() -> None:
    state = chosen()
    plain = income_of(state, 0).gold
    state.leader[0] = LEADERS.index("fighter")
    assert income_of(state, 0).gold < plain


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        ({"races": {"elves": {"home_type": "oceanic"}}}, "races: elves: adaptation: this key is missing"),
        ({"races": {"elves": {**HUMANS, "adaptation": {"telluric": 10}}}}, "telluric: a whole number from 0 to 9"),
        ({"races": {"elves": {**HUMANS, "adaptation": {"telluric": 1}}}}, "oceanic: this key is missing"),
        ({"races": {"elves": {**HUMANS, "native_star": "void"}}}, "native_star: one of"),
        ({"races": {"elves": {"home_type": "oceanic", "adaptation": {"lawn": 1}}}}, "lawn: unknown key"),
        ({"races": {"humans": {"native_star": "double_star"}}}, "native_star: unknown key"),
        ({"races": {"Elves": {}}}, "Elves: an id is expected: small letters"),
        ({"races": {"none": {}}}, "none: an id is expected"),
        ({"leaders": {"sage": {"wisdom": 3}}}, "wisdom: unknown key; the keys here are: science, gold"),
        ({"leaders": {"sage": {"gold": -1}}}, "gold: a whole number of at least 0"),
        ({"events": {"flood": {}}}, "flood: like: this key is missing"),
        ({"events": {"flood": {"like": "rain"}}}, "like: one of free_spaceport, .* is expected, not 'rain'"),
        ({"events": {"flood": {"like": "supernova", "gold": 3}}}, "gold: unknown key; the keys here are: like"),
        ({"events": {"flood": {"like": "galactic_cup", "discontent": 1}}}, "discontent: a whole number of at most 0"),
        ({"politics": {"guilds": {"upkeep": {}}}}, "upkeep: capital: this key is missing"),
        ({"politics": {"guilds": {**REPUBLIC, "routes": {}}}}, "is next to"),
        (
            {"politics": {"guilds": {**REPUBLIC, "routes": {"guilds": 1}}}},
            "guilds: unknown key",
        ),
        (
            {"politics": {"guilds": {**REPUBLIC, "max_turns": 1}}},
            "max_turns: unknown key",
        ),
    ],
)
def test_what_cannot_be_added_is_refused_with_its_place(variant: Plain, message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.varied(variant)


@pytest.mark.parametrize("section", ["races", "leaders", "events", "politics"])
def test_every_printed_entry_is_a_model_for_another(section: str) -> None:
    entries = cast(dict[str, Plain], GAME.data[section])
    for id in entries:
        model = GAME.model(section, id)
        made = cast(SpacePaper, GAME.varied({section: {"another": model}}))
        assert made.model(section, "another") == model
        assert made.warnings() == GAME.warnings()
    assert GAME.model(section, "nothing") == ({"routes": {}} if section == "politics" else {})


def test_the_printed_game_knows_nothing_of_them() -> None:
    for text in (*WANTED, "choose_politics theocracy", "change_politics theocracy"):
        with pytest.raises(ActionError, match="does not fit; one of"):
            GAME.action(text)
    state = GAME.new(2, 1)
    assert state.refusal(state.to_move[0], ChooseRace("dryads", 12)) is not None
    unknown = [
        ChooseRace("elves", 12),
        ChooseLeader("elves", 3),
        ChooseEvent("elves"),
        ChoosePolitics("elves"),
        ChangePolitics("elves"),
    ]
    here = chosen()
    assert [cast(Refusal, action.refusal(here, 0)).code for action in unknown] == ["unknown_object"] * 5
    shapes = named_shapes(cast(Shape, WITH.view_shape))
    words = {shape.name: shape.words for shape in shapes if isinstance(shape, OneOf)}
    assert words["Race"] == (*RACES, "dryads")
    assert GAME.encoding(2).size < WITH.encoding(2).size
    assert len(GAME.new(2, 1).features(0)) + 6 * 3 == len(WITH.new(2, 1).features(0))
