"""What a seat (or a spectator) may know, as plain data: everything, for nothing is hidden in this game.

Ids, not names; lists in the order of the data file. Beside the board itself it holds what people see at a glance:

- `expected`: what is to be decided now (the phase in the words of vocabulary.py), and by whom (`to_move`);
- `players`: for each seat VP and where they come from, tokens, income per collect, ship with speed and capacity;
- `turn`: steps left, tokens spent, virtual tokens, free cubes and offers left, the offer that waits for an answer;
- `prices`: what things cost in tokens, and `turn.fees` what each building of the active ship's planet costs to use;
- `reach`: for each place where the viewer's ship could stop the red tokens it costs, the steps left on arrival, the
  place before it on the way (`via`), and whether this last bit is a passage; beside it the plain flight there, without
  passages, in steps and red tokens; `skipped` are the points on the way where it could not stop, such as those that
  hold an own cube, with the place before each; a spectator sees the active ship's;
- `recipes`: what the viewer could make or build from what is aboard: goods missing for it, and where it is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.mechanics.reach import reach_of
from farport.games.duck_dealer.scoring import breakdown
from farport.games.duck_dealer.vocabulary import (
    ANSWER,
    BUILDINGS,
    COLOURS,
    EQUIPMENT,
    FREE_CUBES,
    LEFT,
    PHASES,
    PILES,
    RIGHT,
)
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def view(position: Position, viewer: int | None) -> Plain:
    seat = position.active if viewer is None else viewer
    result = position.result
    return {
        "phase": PHASES[position.phase],
        "expected": PHASES[position.phase],
        "to_move": list(position.to_move),
        "you": viewer,
        "active": position.active,
        "first": position.first,
        "options": dict(position.terms.options),
        "map": position.galaxy.id,
        "counter": _counter(position),
        "stock": _by_colour(position.stock),
        "prices": _prices(position),
        "piles": {PILES[LEFT]: _pile(position, LEFT), PILES[RIGHT]: _pile(position, RIGHT)},
        "factory_stock": {
            position.tables.goods.ids[good]: position.factory_stock[good] for good in position.tables.goods.made
        },
        "planets": [_planet(position, planet) for planet in range(position.galaxy.planets)],
        "routes": _routes(position),
        "goods": _goods(position),
        "players": [_player(position, number) for number in range(position.seats)],
        "turn": _turn(position),
        "reach": _reach(position, seat),
        "recipes": _recipes(position, seat),
        "result": None if result is None else result.data(),
    }


def _by_colour(tokens: list[int]) -> dict[str, object]:
    return {word: tokens[colour] for colour, word in enumerate(COLOURS)}


def _seat(owner: int) -> int | None:
    return None if owner < 0 else owner


def _counter(position: Position) -> dict[str, object]:
    terms = position.terms
    return {
        "spaces": terms.spaces,
        "per_row": terms.spaces_per_row,
        "rows": list(terms.rows),
        "cubes": list(position.counter),
        "quiet_turns": position.quiet,
        "stall_after": terms.stall_rounds * position.seats,
        "final_turns": position.final_turns,
    }


def _prices(position: Position) -> dict[str, object]:
    tables = position.tables
    return {
        "build": tables.build_cost,
        "route_cube": tables.route_cube_cost,
        "claim": position.terms.privilege_cost,
        "passage": tables.passage_cost,
        "keep": tables.keep_limit,
        "collect": tables.free_choice,
        "start_equipment": tables.start_equipment,
    }


def _pile(position: Position, pile: int) -> list[str]:
    tiles = position.pile_left if pile == LEFT else position.pile_right
    return [position.tables.goods.ids[good] for good in tiles[position.pile_next[pile] :]]


def _planet(position: Position, planet: int) -> dict[str, object]:
    galaxy = position.galaxy
    ids = position.tables.goods.ids
    owners = position.privilege[planet * len(BUILDINGS) : (planet + 1) * len(BUILDINGS)]
    plain: dict[str, object] = {
        "id": galaxy.words[planet],
        "name": galaxy.planet_names[planet],
        "kind": "start" if galaxy.is_start[planet] else "regular",
        "x": galaxy.x[planet],
        "y": galaxy.y[planet],
        "mine": ids[position.mine[planet]],
        "passage": _seat(position.passage_at[planet]),
        "privileges": {word: owners[building] for building, word in enumerate(BUILDINGS) if owners[building] >= 0},
        "ships": [seat for seat in range(position.seats) if position.place[seat] == planet],
    }
    if galaxy.is_start[planet]:
        yard = position.tables.yards[position.yard[planet]]
        any_kind = yard.fifth and position.terms.fifth_makes_any
        plain["shipyard"] = {
            "id": yard.id,
            "makes": "any" if any_kind else EQUIPMENT[yard.makes],
            "wants": ids[yard.wants],
            "vp": yard.vp,
            "built": position.yard_built[planet],
        }
    else:
        consumer = position.consumer[planet]
        built = position.consumer_built[planet]
        plain["consumer"] = None if consumer < 0 else {"good": ids[consumer], "built": built}
        plain["factory"] = None if position.factory[planet] < 0 else ids[position.factory[planet]]
    return plain


def _routes(position: Position) -> list[dict[str, object]]:
    galaxy = position.galaxy
    routes: list[dict[str, object]] = []
    for route in galaxy.routes:
        points = range(route.first, route.first + route.points)
        routes.append(
            {
                "a": galaxy.words[route.a],
                "b": galaxy.words[route.b],
                "points": [galaxy.words[point] for point in points],
                "cubes": [_seat(position.cubes[point]) for point in points],
                "ships": [
                    [seat for seat in range(position.seats) if position.place[seat] == point] for point in points
                ],
            }
        )
    return routes


def _goods(position: Position) -> list[dict[str, object]]:
    goods = position.tables.goods
    plain: list[dict[str, object]] = []
    for good, word in enumerate(goods.ids):
        made = goods.first_input[good] >= 0
        plain.append(
            {
                "id": word,
                "name": goods.names[good],
                "tier": goods.tiers[good],
                "inputs": [goods.ids[goods.first_input[good]], goods.ids[goods.second_input[good]]] if made else [],
                "build_vp": goods.build_vp[good],
                "deliver_vp": goods.deliver_vp[good],
            }
        )
    return plain


def _player(position: Position, seat: int) -> dict[str, object]:
    ids = position.tables.goods.ids
    pieces = position.equipment[len(EQUIPMENT) * seat : len(EQUIPMENT) * (seat + 1)]
    place = position.place[seat]
    markers = [planet for planet in position.passage_of[2 * seat : 2 * seat + 2] if planet >= 0]
    return {
        "seat": seat,
        "colour": position.tables.colours[seat],
        "vp": position.vp[seat],
        "points": breakdown(position)[seat],
        "tokens": _by_colour(position.tokens[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]),
        "income": _by_colour(pieces[1:]),
        "equipment": {word: pieces[kind] for kind, word in enumerate(EQUIPMENT)},
        "slots": {
            "filled": position.filled(seat),
            "all": position.tables.slots,
            "speeds": list(position.tables.speeds[1:]),
        },
        "speed": position.speed(seat),
        "capacity": position.capacity(seat),
        "goods": {
            ids[good]: position.aboard(seat, good) for good in range(len(ids)) if position.aboard(seat, good) > 0
        },
        "load": position.load[seat],
        "place": None if place < 0 else position.galaxy.words[place],
        "landed": position.landed[seat],
        "paid": [word for building, word in enumerate(BUILDINGS) if position.paid[seat] & (1 << building)],
        "reserve": position.reserve[seat],
        "route_cubes": position.cubes.count(seat),
        "action_turns": position.action_turns[seat],
        "passages": [position.galaxy.words[planet] for planet in markers],
    }


def _turn(position: Position) -> dict[str, object]:
    ids = position.tables.goods.ids
    offer: dict[str, object] | None = None
    if position.phase == ANSWER:
        offer = {
            "from": position.active,
            "to": position.mover,
            "give": {ids[good]: number for good, number in enumerate(position.offer_give) if number},
            "take": {ids[good]: number for good, number in enumerate(position.offer_take) if number},
        }
    active = position.active
    landing = 0 <= position.place[active] < position.galaxy.planets
    return {
        "steps_left": position.budget,
        "fees": {word: position.fee(active, building) for building, word in enumerate(BUILDINGS)} if landing else {},
        "spent": _by_colour(position.spent),
        "virtual": _by_colour(position.virtual),
        "free_turn": position.free_turn,
        "free_cubes": position.free_cubes if position.phase == FREE_CUBES else 0,
        "jettisoned": position.jettisoned,
        "offers_left": position.terms.offers_per_turn - position.offers_made if position.terms.exchange else 0,
        "offers_refused": position.offers_refused[:-1] if offer else list(position.offers_refused),  # one waits
        "offer": offer,
    }


def _reach(position: Position, seat: int) -> dict[str, object]:
    places: dict[str, object] = {}
    skipped: dict[str, object] = {}
    if position.place[seat] >= 0:
        reach = reach_of(position, seat)
        words = position.galaxy.words
        ways = position.ways_of(seat)
        budget = position.budget if seat == position.active else 0
        speed = position.speed(seat)
        for node in range(position.galaxy.nodes):
            if reach.red[node] >= 0 and node != reach.start:
                places[words[node]] = {
                    "red": reach.red[node],
                    "left": reach.left[node],
                    "via": words[reach.before[node]],
                    "passage": reach.jump[node],
                    "steps": ways.steps[node],
                    "flight": max(0, (ways.steps[node] - budget + speed - 1) // speed),  # DD-28
                }
            elif reach.before[node] >= 0:
                skipped[words[node]] = words[reach.before[node]]
    return {"seat": seat, "places": places, "skipped": skipped}


def _recipes(position: Position, seat: int) -> dict[str, object]:
    goods = position.tables.goods
    words = position.galaxy.words
    here = position.place[seat]
    plain: dict[str, object] = {}
    for good in goods.made:
        inputs = (goods.first_input[good], goods.second_input[good])
        plain[goods.ids[good]] = {
            "missing": [goods.ids[needed] for needed in inputs if position.aboard(seat, needed) == 0],
            "factories": [words[planet] for planet, made in enumerate(position.factory) if made == good],
            "make_here": 0 <= here < position.galaxy.planets and position.factory[here] == good,
            "to_build": position.factory_stock[good],
        }
    return plain
