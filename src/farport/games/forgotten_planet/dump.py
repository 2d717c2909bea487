"""A position as plain data, losslessly. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.vocabulary import PHASES
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def dump(position: Position) -> Plain:
    """Lists over the grid hold the playable cells in reading order; cells are the integers of mechanics/grid.py."""
    cells = position.catalogue.cells
    return {
        "game": position.game.id,
        "rules_version": position.game.rules_version,
        "seats": position.seats,
        "options": dict(position.terms.options),
        "rng": position.rng.dump(),
        "tile": [position.tile[cell] for cell in cells],
        "holder": [position.holder[cell] for cell in cells],
        "status": [position.status[cell] for cell in cells] if position.status else [],
        "walls": list(position.walls),
        "robot_at": list(position.robot_at),
        "on": list(position.on),
        "cubes": list(position.cubes),
        "stored": list(position.stored),
        "sold": list(position.sold),
        "bids": list(position.bids),
        "alliance": list(position.alliance),
        "partner": list(position.partner),
        "order": list(position.order),
        "bank_land": position.bank_land,
        "land_total": position.land_total,
        "bank_mines": list(position.bank_mines),
        "bank_bases": position.bank_bases,
        "bank_walls": position.bank_walls,
        "consumed": position.consumed,
        "phase": PHASES[position.phase],
        "mover": position.mover,
        "active": position.active,
        "place": position.place,
        "rounds": position.rounds,
        "fresh": position.fresh,
        "open_steps": position.open_steps,
        "quiet": position.quiet,
        "built": position.built,
        "changed": position.changed,
        "taken": position.taken,
        "allowance": position.allowance,
        "site": position.site,
        "special_robots": position.special_robots,
        "asked": list(position.asked),
        "end_reason": position.end_reason,
        "base_sites": list(position.base_sites),
        "stacks": [list(stack) for stack in position.stacks],
        "queue": list(position.queue),
        "auction_round": position.auction_round,
        "first_bidder": position.first_bidder,
        "hidden_at": list(position.hidden_at),
        "hidden_kind": list(position.hidden_kind),
    }
