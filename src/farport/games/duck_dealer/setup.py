"""Setting up a table (DD-01 to DD-08). The ships and their start planets are chosen by the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.actions.catalogue import Catalogue
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.vocabulary import COLOURS
from farport.kernel import Rng

if TYPE_CHECKING:
    from farport.games.duck_dealer.game import DuckDealer


def set_up(game: DuckDealer, terms: Terms, catalogue: Catalogue, rng: Rng) -> Position:
    position = Position(game, terms, catalogue, rng)
    position.clear_fields()
    if terms.layout is None:
        shuffle_board(position)
    else:
        lay_out(position)
    for good in position.tables.goods.made:  # DD-44, C04
        position.factory_stock[good] = terms.factory_copies
    for seat in range(terms.seats):  # DD-07
        for colour in range(len(COLOURS)):
            position.tokens[len(COLOURS) * seat + colour] = terms.start_tokens
            position.stock[colour] -= terms.start_tokens
    position.first = terms.first_player if terms.first_player >= 0 else rng.below(terms.seats)  # DD-08
    position.mover = position.first
    position.active = position.first
    return position


def shuffle_board(position: Position) -> None:
    galaxy = position.galaxy
    rng = position.rng
    mines = list(galaxy.start_mines)
    rng.shuffle(mines)
    if position.terms.fixed_start_mines:  # R02
        mines = list(position.terms.fixed_start_mines)
    for start, good in zip(galaxy.starts, mines, strict=True):  # DD-02
        position.mine[start] = good
    yards = list(range(len(position.tables.yards)))
    rng.shuffle(yards)
    for start, yard in zip(galaxy.starts, yards, strict=True):  # DD-03
        position.yard[start] = yard
    mines = list(galaxy.regular_mines)
    rng.shuffle(mines)
    for regular, good in zip(galaxy.regulars, mines, strict=True):  # DD-04
        position.mine[regular] = good
    tiles = deal_consumers(position)
    position.pile_left = tiles[0::2]
    position.pile_right = tiles[1::2]


def deal_consumers(position: Position) -> list[int]:
    """DD-05: each tier shuffled, the cheap ones first; dealt in turn to the left and the right pile."""
    goods = position.tables.goods
    tiles: list[int] = []
    for tier in position.tables.pile_tiers:
        of_tier = [good for good in goods.made if goods.tiers[good] == tier] * position.tables.consumer_copies
        position.rng.shuffle(of_tier)
        tiles.extend(of_tier)
    return tiles


def lay_out(position: Position) -> None:
    """A fixed layout instead of DD-02 to DD-05 (option setup_layout)."""
    layout = position.terms.layout
    assert layout is not None
    position.mine = list(layout.mines)
    for start, yard in zip(position.galaxy.starts, layout.yards, strict=True):
        position.yard[start] = yard
    position.pile_left = list(layout.piles[0])
    position.pile_right = list(layout.piles[1])
