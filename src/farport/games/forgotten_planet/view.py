"""What a seat sees: plain data, complete for a client that knows no rule.

Everything in the game is open but the kinds of the hidden tiles in random placement. Cells are [x, y], seats are
numbers, goods and tiles are ids. The keys:

  phase, to_move, active, round, order, alliances (seat -> partner), scenario, result
  area      width, height, blocked cells
  tiles     at, tile, seat (bases only), holder (who controls it), tied (allied-tied)
  walls     [cell, side]
  robots    seat, number, at, on
  seats     colour, cubes, stored, robots in play and in stock, bases, zone, energy_next, score so far by source
  bank      land, mines by colour, bases, walls, vp, consumed, open cells
  turn      fresh, stored, open_steps
  prices    energy that each action costs at this table; cubes of a wall and a robot, pay of a sale, most to store
  outlook   if the turn ended now: markers that would change; zone, energy_next and score of every seat;
            null if nothing was built since the markers were renewed
  pending   what a decision is about
  auction   bases with the markers on them
  hidden    tiles laid face down; the kind only of one's own
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.mechanics.control import TIED, foreseen_holders, marker_changes
from farport.games.forgotten_planet.mechanics.grid import OPPOSITE, SIDES, STEP, cell_xy
from farport.games.forgotten_planet.scoring import breakdown, counts, result
from farport.games.forgotten_planet.setup import kinds_left
from farport.games.forgotten_planet.vocabulary import (
    ASSIGN,
    BASE,
    BID,
    CHOOSE_CUBES,
    CHOOSE_TILE,
    COLOURS,
    EMPTY,
    HIDDEN_KINDS,
    HIDE,
    LAND,
    PHASES,
    tile_name,
)
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def view(position: Position, seat: int | None) -> Plain:
    terms = position.terms
    dealt = len(position.cubes) > 0
    return {
        "game": position.game.id,
        "phase": PHASES[position.phase],
        "to_move": list(position.to_move),
        "active": None if position.active < 0 else position.active,
        "round": position.rounds + 1,
        "order": list(position.order),
        "partners": list(position.partner) if terms.alliances else None,
        "scenario": terms.scenario.id,
        "area": {
            "width": terms.scenario.width,
            "height": terms.scenario.height,
            "cells": [cell_xy(cell) for cell in position.catalogue.cells],
            "blocked": [cell_xy(cell) for cell in terms.scenario.blocked],
        },
        "tiles": [_tile(position, cell) for cell in position.catalogue.cells if position.tile[cell] >= LAND],
        "walls": wall_list(position),
        "robots": _robots(position),
        "seats": _seats(position) if dealt else [],
        "bank": {
            "land": position.bank_land,
            "mines": dict(zip(COLOURS, position.bank_mines, strict=True)),
            "bases": position.bank_bases,
            "walls": position.bank_walls,
            "vp": terms.vp_bank - sum(position.sold) if terms.vp_bank else None,
            "consumed": position.consumed,
            "open_cells": position.open_cells,
        },
        "turn": {
            "fresh": position.fresh,
            "stored": position.stored[position.active] if position.active >= 0 else 0,
            "open_steps": position.open_steps,
        },
        "prices": _prices(position),
        "outlook": _outlook(position) if dealt and position.changed else None,
        "pending": _pending(position),
        "auction": _auction(position),
        "hidden": _hidden(position, seat),
        "result": _result(position),
    }


def _tile(position: Position, cell: int) -> Plain:
    tile = position.tile[cell]
    holder = position.holder[cell]
    plain: Plain = {"at": cell_xy(cell), "tile": tile_name(tile), "holder": None if holder < 0 else holder}
    if tile >= BASE:
        plain["seat"] = tile - BASE
    if position.status and position.status[cell] >= TIED:
        plain["tied"] = True
    return plain


def wall_list(position: Position) -> list[object]:
    """Every wall once: on the cell to its west or north, or on the other one if that cell is not playable."""
    walls: list[object] = []
    for cell in range(len(position.walls)):
        mask = position.walls[cell]
        for side in (1, 2):
            if not mask & (1 << side):
                continue
            if position.tile[cell] >= EMPTY:
                walls.append([cell_xy(cell), SIDES[side]])
            else:
                walls.append([cell_xy(cell + STEP[side]), SIDES[OPPOSITE[side]]])
    return walls


def _robots(position: Position) -> list[object]:
    each = position.tables.robots_each
    robots: list[object] = []
    for place, cell in enumerate(position.robot_at):
        if cell:
            seat, robot = divmod(place, each)
            on = position.on[seat] & (1 << robot) != 0
            robots.append({"seat": seat, "robot": robot + 1, "at": cell_xy(cell), "on": on})
    return robots


def _seats(position: Position) -> list[object]:
    tables = position.tables
    parts = breakdown(position, position.holder)
    _, _, _, zones, bases = counts(position, position.holder)
    seats: list[object] = []
    for seat in range(position.seats):
        first = 3 * position.purse[seat]
        robots = position.robots_in_play(seat)
        zone = zones[seat]
        seats.append(
            {
                "colour": tables.colours[seat],
                "cubes": dict(zip(COLOURS, position.cubes[first : first + 3], strict=True)),
                "stored": position.stored[seat],
                "robots": robots,
                "robots_in_stock": tables.robots_each - robots,
                "bases": bases[seat],
                "zone": zone,
                "energy_next": tables.basic_energy + zone // tables.tiles_per_extra,
                "score": sum(parts[seat].values()),
                "score_parts": parts[seat],
            }
        )
    return seats


def _prices(position: Position) -> Plain:
    tables = position.tables
    return {
        "move": tables.move_energy,
        "build_land": tables.land_energy,
        "build_mine": tables.mine_energy,
        "build_base": tables.base_energy,
        "build_wall": position.terms.wall_energy,
        "push_wall": tables.push_energy,
        "blast": tables.blast_energy,
        "blast_wall": tables.blast_wall_energy,
        "build_robot": tables.robot_energy,
        "sell": tables.sell_energy,
        "concentrate": tables.concentrate_energy,
        "consume_metal": tables.consume_energy,
        "wall_cubes": position.terms.wall_cubes,
        "robot_cubes": tables.robot_cubes,
        "sale_vp": tables.sell_vp,
        "store_cap": tables.store_cap,
    }


def _outlook(position: Position) -> Plain:
    """FP-25: markers wait for the end of the turn; people want to see before what will become of them."""
    tables = position.tables
    after = foreseen_holders(position)
    zones = [after.count(seat) for seat in range(position.seats)]
    scores = [sum(parts.values()) for parts in breakdown(position, after)]
    return {
        "changes": marker_changes(position, position.holder, after),
        "seats": [
            {"zone": zone, "energy_next": tables.basic_energy + zone // tables.tiles_per_extra, "score": score}
            for zone, score in zip(zones, scores, strict=True)
        ],
    }


def _pending(position: Position) -> Plain | None:
    if position.phase == CHOOSE_TILE:
        return {"kind": "choose_tile", "at": cell_xy(position.site)}
    if position.phase == CHOOSE_CUBES:
        return {"kind": "choose_cubes", "count": position.special_robots}
    if position.phase == ASSIGN:
        return {"kind": "assign_tile", "at": cell_xy(position.asked[0]), "left": len(position.asked)}
    return None


def _auction(position: Position) -> Plain | None:
    if position.phase != BID:
        return None
    return {
        "round": position.auction_round,
        "bases": [cell_xy(cell) for cell in position.base_sites],
        "markers": [list(stack) for stack in position.stacks],
        "to_bid": list(position.queue),
        "placed": list(position.bids),
    }


def _hidden(position: Position, seat: int | None) -> Plain | None:
    """The kind of a hidden tile is known only to the seat that laid it."""
    if position.phase != HIDE:
        return None
    tiles: list[object] = []
    for place, cell in enumerate(position.hidden_at):
        owner = position.order[place % position.seats]
        kind = HIDDEN_KINDS[position.hidden_kind[place]] if owner == seat else None
        tiles.append({"at": cell_xy(cell), "seat": owner, "tile": kind})
    mine = None if seat is None else [HIDDEN_KINDS[kind] for kind in kinds_left(position, seat)]
    return {"tiles": tiles, "mine": mine}


def _result(position: Position) -> Plain | None:
    return result(position).data() if position.mover < 0 else None
