"""Positions as small readable literals: a table is set up by play, then pieces are put where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.course import begin_turn
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.vocabulary import ACTION, BUILDINGS, COLOURS, EQUIPMENT
from farport.kernel import Event, RuleError

HOLDS = ("hold", "hold", "hold")
CREW = ("navigator", "merchant", "merchant")
STARTS = ("mallard", "eider", "pintail", "teal", "gadwall")
EVERYTHING = dict.fromkeys(GAME.tables.goods.ids, 2)


def play(state: Position, do: str, **fields: object) -> list[Event]:
    """The seat that is asked does this, and it was listed; nothing may be broken by it."""
    seat = state.to_move[0]
    action = GAME.action({"do": do, **fields})
    assert action.open_ended or action in state.legal(seat), f"{action} is allowed and not listed"
    events = state.play(seat, action)
    assert state.violations() == []
    return events


def refuse(state: Position, do: str, **fields: object) -> RuleError:
    """The seat that is asked tries this, is refused, and nothing has changed; it was not listed either."""
    seat = state.to_move[0]
    action = GAME.action({"do": do, **fields})
    before = state.digest()
    with pytest.raises(RuleError) as caught:
        state.play(seat, action)
    assert state.digest() == before
    assert action not in state.legal(seat), f"{action} is refused and listed"
    return caught.value


def listed(state: Position, do: str) -> list[dict[str, object]]:
    """What is listed of one kind for the seat that is asked."""
    return [action.data() for action in state.legal(state.to_move[0]) if action.do == do]


def table(seats: int = 2, ships: Sequence[Sequence[str]] = (), **options: object) -> Position:
    """The teaching layout; seat 0 begins on mallard, seat 1 on eider, ...; ships are all holds unless given."""
    state = GAME.new(seats, 1, {"setup_layout": "teaching", "first_player": "1", **options})
    assert isinstance(state, Position)
    for seat in range(seats):
        play(state, "choose_equipment", equipment=list(ships[seat] if seat < len(ships) else HOLDS))
    for seat in range(seats):
        play(state, "choose_start", planet=STARTS[seat])
    return state


def acting(state: Position, *, spaces_used: int = 0) -> Position:
    """The seat to move is in its action turn, past the free cubes; the counter was filled so far by the last seat."""
    fill_counter(state, spaces_used)
    play(state, "start_action")
    if state.phase != ACTION:
        play(state, "done_free")
    return state


def fill_counter(state: Position, spaces: int) -> None:
    last = state.seats - 1
    for _ in range(spaces):
        state.counter.append(last)
        state.action_turns[last] += 1
        state.reserve[last] -= 1


def out_of_cubes(state: Position, *points: str, left: int = 0) -> Position:
    """Seat 0 has so many cubes left in its reserve; the rest lies on the counter, these points and far away."""
    state.counter = [0] * 20
    state.action_turns[0] = 20
    state.reserve[0] -= 20
    cubes(state, 0, *points)
    return cubes(state, 0, *state.galaxy.words[57 : 57 + state.reserve[0] - left])


def put(
    state: Position,
    seat: int = 0,
    *,
    at: str = "",
    tokens: tuple[int, int, int] | None = None,
    goods: dict[str, int] | None = None,
    ship: dict[str, int] | None = None,
) -> Position:
    """Change what a seat has; tokens and crew come out of the stock."""
    if at:
        state.place[seat] = state.galaxy.node(at)
        state.landed[seat] = state.place[seat] < state.galaxy.planets
        state.paid[seat] = 0
        state.forget_ways()
    if ship is not None:
        for kind, word in enumerate(EQUIPMENT):
            put_piece(state, seat, kind, ship.get(word, 0))
    if tokens is not None:
        for colour in range(len(COLOURS)):
            state.stock[colour] += state.tokens[len(COLOURS) * seat + colour] - tokens[colour]
            state.tokens[len(COLOURS) * seat + colour] = tokens[colour]
    if goods is not None:
        kinds = state.tables.goods.count
        for good, word in enumerate(state.tables.goods.ids):
            state.goods[seat * kinds + good] = goods.get(word, 0)
        state.load[seat] = sum(goods.values())
    return state


def put_piece(state: Position, seat: int, kind: int, number: int) -> None:
    if kind > 0:
        state.stock[kind - 1] += state.equipment[len(EQUIPMENT) * seat + kind] - number
    state.equipment[len(EQUIPMENT) * seat + kind] = number


def stock(state: Position, red: int, yellow: int, blue: int) -> None:
    """The energy stock holds so many; the last seat has got the rest."""
    last = state.seats - 1
    for colour, left in enumerate((red, yellow, blue)):
        state.tokens[len(COLOURS) * last + colour] += state.stock[colour] - left
        state.stock[colour] = left


def known(state: Position, **consumers: str) -> Position:
    """Discovered planets, each with its consumer tile. The tiles change places with those that lie in the piles."""
    goods = state.tables.goods
    for planet, word in consumers.items():
        good = goods.good(word)
        pile, tiles = (0, state.pile_left) if good in state.pile_left else (1, state.pile_right)
        place = state.pile_next[pile]
        spot = tiles.index(good)
        tiles[place], tiles[spot] = tiles[spot], tiles[place]
        state.pile_next[pile] += 1
        state.consumer[state.galaxy.node(planet)] = good
    return state


def built(state: Position, *planets: str, seat: int = 0) -> Position:
    """Shipyards and consumers that stand already; their VP went to `seat`."""
    for word in planets:
        planet = state.galaxy.node(word)
        if state.galaxy.is_start[planet]:
            state.yard_built[planet] = True
            state.score(seat, 0, state.tables.yards[state.yard[planet]].vp)
        else:
            state.consumer_built[planet] = True
            state.score(seat, 2, state.tables.goods.build_vp[state.consumer[planet]])
    return state


def factories(state: Position, *, seat: int = 1, **made: str) -> Position:
    """Factories that stand already; their VP went to `seat`."""
    for planet, word in made.items():
        good = state.tables.goods.good(word)
        state.factory[state.galaxy.node(planet)] = good
        state.factory_stock[good] -= 1
        state.score(seat, 1, state.tables.goods.build_vp[good])
    return state


def claimed(state: Position, seat: int, *buildings: str) -> Position:
    """Privileges, such as "hub:mine"."""
    for word in buildings:
        planet, _, building = word.partition(":")
        state.privilege[state.galaxy.node(planet) * len(BUILDINGS) + BUILDINGS.index(building)] = seat
        state.reserve[seat] -= 1
    return state


def cubes(state: Position, seat: int, *points: str) -> Position:
    for word in points:
        state.lay_cube(seat, state.galaxy.node(word))
    return state


def passages(state: Position, seat: int, a: str, b: str) -> Position:
    for number, word in enumerate((a, b)):
        planet = state.galaxy.node(word)
        state.passage_at[planet] = seat
        state.passage_of[2 * seat + number] = planet
    return state


def turn_of(state: Position, seat: int) -> Position:
    begin_turn(state, seat)
    return state


def tokens(state: Position, seat: int = 0) -> tuple[int, ...]:
    return tuple(state.tokens[len(COLOURS) * seat : len(COLOURS) * (seat + 1)])


def goods(state: Position, seat: int = 0) -> dict[str, int]:
    ids = state.tables.goods.ids
    return {ids[good]: state.aboard(seat, good) for good in range(len(ids)) if state.aboard(seat, good)}


def ship(state: Position, seat: int = 0) -> dict[str, int]:
    pieces = state.equipment[len(EQUIPMENT) * seat : len(EQUIPMENT) * (seat + 1)]
    return {word: pieces[kind] for kind, word in enumerate(EQUIPMENT) if pieces[kind]}


def place(state: Position, seat: int = 0) -> str:
    return state.galaxy.words[state.place[seat]]


def told(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """The data of the only event of that kind."""
    fitting = [event.data for event in events if event.kind == kind]
    assert len(fitting) == 1, events
    return fitting[0]
