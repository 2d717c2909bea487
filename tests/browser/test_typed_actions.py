"""Every kind of action of every game can be typed by its own words: in a position where it is legal, what the list of
moves says is typed again, and that is what is done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import farport
from farport.kernel import Game, Record, State
from farport.kit.walk import Setting, Walk
from tests.browser.conftest import Visitor
from tests.browser.showing import ShownGame
from tests.browser.test_speech import open_speech, say
from tests.games.duck_dealer import scenes as ducks
from tests.games.duck_dealer import test_moving as flying
from tests.games.space_dealer import table as dealers
from tests.games.space_dealer import test_trade as trading
from tests.games.space_paper import table as papers
from tests.games.space_paper import test_combat as fighting
from tests.games.space_paper import test_movement as moving

RECORDS = Path(__file__).parents[1] / "records"
MOVE = r"(\d+): (.*?)(?: … and \d+ more like it)?"  # a line of the list of moves
STEPS = 900  # of a walk that is looked through for rare kinds
Place = tuple[State, dict[str, Any]]  # a position, and the options of its table

# Walks on which rare kinds are met: seats, seed, options.
WALKS: dict[str, list[tuple[int, int, dict[str, Any]]]] = {
    "forgotten-planet": [
        (2, 0, {}),
        (4, 2, {}),
        (2, 12, {"base_assignment": "auction"}),
        (4, 14, {"random_placement": True}),
        (2, 18, {"wall_cubes": 0}),
        (2, 36, {"vp_bank": 500}),
    ],
    "duck-dealer": [
        (2, 0, {}),
        (2, 16, {"privilege_on_consumers": True}),
        (4, 10, {"free_turn_grants_route_cubes": True}),
        (4, 30, {"passages_together": False}),
    ],
    "space-dealer": [
        (3, 0, {}),
        (4, 1, {"rules": "advanced"}),
        (3, 18, {"level3_advanced": "tech_center"}),
        (8, 29, {"allow_cancel": True}),
        (5, 32, {"auto_tech": False}),
    ],
    "space-paper": [
        (2, 0, {}),
        (3, 1, {}),
        (4, 2, {}),
        (5, 3, {"preset": "quick"}),
        (4, 7, {"turn_limit": 25}),
        (2, 15, {"bankruptcy_rounds": 1}),
        (2, 45, {"adaptation_floor": 0}),
        (5, 58, {"surplus_conversion": "optional"}),
    ],
}
# Every place is listed by `fly`; the ways to it are without number, and no board offers them.
NEVER_LISTED = {"fly_along"}


def duck_dealer() -> Iterator[Place]:
    state = ducks.known(ducks.table(), loofah="radio")
    ducks.stock(state, 0, 9, 9)
    ducks.play(state, "collect", colour="red")
    yield state, {}  # a free turn is offered
    yield flying.bound_for("gadwall"), {"remove_equipment_freely": True}


def space_dealer() -> Iterator[Place]:
    for name in ("SAB-1", "ROC-1"):
        state = dealers.advanced()
        dealers.built(state, 0, name, 5)
        dealers.usable_on(state, 0, name)
        dealers.do(state, 0, "use_card", hourglass=1)
        dealers.do(state, 1, "start_tech")
        yield state, {"rules": "advanced"}
    state = trading.meeting()
    dealers.do(state, 2, "offer", partner=0, mine=trading.RUUL, theirs=trading.DEPOT, give={"B": 1}, take={"G": 2})
    yield state, {}


def space_paper() -> Iterator[Place]:
    options: dict[str, Any] = {"sublum5_synergy": "both"}
    table = moving.open_table(**options)
    papers.level(table, 0, subluminal=5, invasion=3)
    papers.mineral(table, 0, oganesson=2, corundum=1)
    for system, kind in (("virgo-0", "black_hole"), ("isa20", "black_hole"), ("hoi2", "void")):
        papers.star(table, system, kind)
    foreign = papers.colony(table, 1, "rt-20", "lava", "small")
    disputed, free = (papers.planet(table, "rt-20", "lava", "small") for _ in range(2))
    for ship, where in (("cruiser", foreign), ("scout", disputed), ("cruiser", disputed), ("transport", free)):
        papers.ship(table, 0, ship, where)
    for system in ("virgo-0", "hoi2"):
        papers.ship(table, 0, "scout", system)
    attacker = papers.ship(table, 1, "cruiser", disputed)
    yield table, options
    attacked = table.copy()
    papers.play(attacked, 0, "end_turn")
    papers.play(attacked, 1, "attack", ship=attacked.ship_name(attacker), player=0)
    yield attacked, options  # who defends?
    yield driven_away(), {}
    table = papers.game(leaders=("financier", "scientist"), events=("unexpected_help", "neutron_star"), phase="m")
    papers.level(table, 1, invasion=2)
    papers.ship(table, 1, "cruiser", papers.colony(table, 0, "rt-20", "telluric", "medium", 6))
    papers.play(table, 0, "end_turn")
    papers.play(table, 1, "invade", ship="cruiser-1", planet="rt-20/1")
    yield table, {}  # with help or without?


def driven_away() -> State:
    """Seat 0 has lost a fight and chooses where to."""
    table = moving.open_table()
    for kind in ("lava", "telluric"):
        papers.outpost(table, 0, "virgo-0", kind, "small")
    mine = papers.ship(table, 0, "scout", "virgo-0")
    papers.ship(table, 1, "scout", "vgh20")
    papers.move(table, 0, mine, fighting.LANE + " vgh20", against=1)
    return table


SCENES = {"duck-dealer": duck_dealer, "space-dealer": space_dealer, "space-paper": space_paper}


def positions(game: Game) -> Iterator[Place]:
    """Where to look for its kinds of actions: each position with the options of its table."""
    for seats, seed, options in WALKS[game.id]:
        walk = Walk(game, Setting(seats, seed, options, picks=seed))
        for _ in range(STEPS):
            yield walk.state, options
            if not walk.step():
                break
    yield from SCENES.get(game.id, lambda: iter(()))()
    for path in sorted((RECORDS / game.id / f"v{game.rules_version}").glob("*.json")):
        record = Record.loads(path.read_text())
        for state in game.states(record):
            yield state, dict(record.options)


def where_they_are_legal(game: Game) -> dict[str, Place]:
    """For each kind of action the first position in which the list of seat 0 has it."""
    wanted = {kind.do for kind in game.actions} - NEVER_LISTED
    found: dict[str, Place] = {}
    for state, options in positions(game):
        listed = {action.do for action in state.legal(0)}
        if fresh := (listed & wanted) - found.keys():
            found |= dict.fromkeys(fresh, (state.copy(), options))
        if found.keys() == wanted:
            break
    assert wanted - found.keys() == set()
    return found


def typed(page: Page, shown: ShownGame, kind: str) -> str | None:
    """What is wrong, if the words of the first move of a kind do not do a move of that kind."""
    listed = [action.do for action in shown.state.legal(0)]
    lines = [re.fullmatch(MOVE, line) for line in say(page, "moves")]
    said = {int(line[1]): line[2] for line in lines if line}
    number, words = next((number, words) for number, words in said.items() if listed[number - 1] == kind)
    shown.done.clear()
    told = say(page, f"do {words}")
    if any(line.startswith(f"{number}: ") for line in told):  # several are called so: its number says which
        told = say(page, str(number))
    if "say yes to do it" in told[0]:
        told = say(page, "yes")
    done = [action["do"] for action in shown.done]
    return None if done == [kind] else f"{kind}: {words!r} does {done}, and says {told}"


@pytest.mark.parametrize("game", WALKS)
def test_every_kind_of_action_is_done_by_its_words(visitor: Visitor, game: str) -> None:
    page = visitor("/nowhere")
    found = where_they_are_legal(farport.game(game))
    wrong: list[str | None] = []
    for kind, (state, options) in found.items():
        shown = ShownGame(page, game, state.seats, 1, options, state=state)
        open_speech(page)
        wrong.append(typed(page, shown, kind))
    assert len(wrong) == len(farport.game(game).actions) - len(
        NEVER_LISTED & {k.do for k in farport.game(game).actions}
    )
    assert not any(wrong), "\n".join(filter(None, wrong))
