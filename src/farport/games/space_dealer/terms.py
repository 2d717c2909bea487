"""The terms of one table: data, number of seats and options put together, as the rules ask for them."""

from __future__ import annotations

from typing import Final

from farport.games.space_dealer.mechanics.goods import COLOURS, packed
from farport.games.space_dealer.tables import Tables
from farport.games.space_dealer.versions import NEW_HOURGLASS_PAYS_DEBT, PROBE_OFFERS_ARE_LISTED
from farport.games.space_dealer.vocabulary import (
    BOX,
    DEPOT,
    FUSION_MINE,
    MINE_COMPLEX,
    MOST_DEMANDS,
    PLANETS,
    ROBOT_FACTORY,
    TECH_CENTER,
    TRANSPORT_PROBE,
    TYPES,
    VERTICAL,
)
from farport.kernel import Value

UNLIMITED: Final = 1_000_000


class Terms:
    """What does not change while a game runs; every state of the game shares it."""

    def __init__(self, tables: Tables, seats: int, options: dict[str, Value], version: int) -> None:
        self.tables = tables
        self.options = options
        self.seats = seats
        self.ring = 2 * seats
        size = tables.sizes[seats]
        self.boxes = size.boxes
        self.advanced = options["rules"] == "advanced"
        self._read_options(options)
        self._lay_out_cards(tables, options)
        self.level_at = self._levels(tables.tracks[str(options["tech_track"])])
        self.strengths = [0, *tables.power[str(options["power_profile"])]]
        self.supply = packed([size.supply] * len(COLOURS))
        self.hourglasses = tables.box_hourglasses * self.boxes if self.advanced else seats * tables.hourglasses
        self.attack_markers = tables.box_attack_markers * self.boxes if self.advanced else 0
        self.neutral_ships = tables.box_neutral_ships * self.boxes if self.advanced else 0
        factories = sum([tables.advanced[name][ROBOT_FACTORY] for name in size.advanced_sets]) if self.advanced else 0
        self.slots = tables.hourglasses + factories  # hourglasses that one seat can have at most
        self.game_ms = tables.game_ms  # SD-002
        self.hourglass_ms = tables.hourglass_ms
        self.runout_ms = tables.hourglass_ms + tables.grace_ms
        self.everybody = (1 << seats) - 1
        self.new_hourglass_pays_debt = version >= NEW_HOURGLASS_PAYS_DEBT  # SD-122
        self.probe_offers_are_listed = version >= PROBE_OFFERS_ARE_LISTED  # SD-123
        self.each = self.everybody | 1 << seats  # every seat by itself, but not the public (mechanics/knowledge.py)

    def _read_options(self, options: dict[str, Value]) -> None:
        planets = str(options["planets"])  # SD-S1: "listed", "drawn", or those that the first seats have chosen
        self.chosen_planets = [PLANETS.index(name) for name in planets.split(",") if name in PLANETS]
        self.limited = options["goods_supply"] == "limited"
        self.markers_per_run = int(options["attack_markers_per_run"])
        self.rocket_on_occupied = bool(options["rocket_on_occupied_field"])
        self.self_attack = bool(options["self_attack"])
        self.retry = options["sabotaged_ship"] == "retry"
        self.allow_cancel = bool(options["allow_cancel"])
        self.auto_tech = bool(options["auto_tech"])
        self.effects_only = options["runout_free_actions"] == "effects_only"
        self.gizzi_marker = bool(options["gizzi_marker"])
        self.gizzi_breaks_ties = bool(options["gizzi_cards_break_ties"])
        self.planning_visible = bool(options["planning_visible"])
        self.probe_to_foreign = bool(options["probe_to_foreign_ship"])
        self.offer_ms = int(options["offer_ttl_ms"])
        self.reaction_ms = int(options["bot_reaction_ms"])

    def _lay_out_cards(self, tables: Tables, options: dict[str, Value]) -> None:
        """One entry a card of all boxes; the options that change the print of a card are applied here."""
        self.cards = self.boxes * BOX
        boxes = tables.cards * self.boxes
        swapped = options["level3_advanced"] == TYPES[TECH_CENTER]
        narrow = options["robot_factory_connections"] == 1
        other_complex = options["mine_complex_output"] == "two_colours"
        other_fusion = options["fusion_mine_output"] == "same_colour"
        self.type = [card.type for card in boxes]
        self.level = [card.level for card in boxes]
        self.layout = [card.layout for card in boxes]
        self.connections = [card.connections for card in boxes]
        self.field = [card.field for card in boxes]
        self.output = [card.output for card in boxes]
        self.any_output = [card.any_output for card in boxes]
        self.swaps = [card.swaps for card in boxes]
        for number, card in enumerate(boxes):
            if swapped and card.type in (TECH_CENTER, ROBOT_FACTORY):
                levels = {TECH_CENTER: ROBOT_FACTORY, ROBOT_FACTORY: TECH_CENTER}
                self.level[number] = next(other.level for other in tables.cards if other.type == levels[card.type])
            if narrow and card.type == ROBOT_FACTORY:
                self.layout[number] = VERTICAL
                self.connections[number] = 1
            if (other_complex and card.type == MINE_COMPLEX) or (other_fusion and card.type == FUSION_MINE):
                self.output[number] = card.output_alt
        depot = int(options["depot_capacity"]) or UNLIMITED
        room = {DEPOT: depot, TRANSPORT_PROBE: tables.probe_capacity}
        self.capacity = [room.get(card.type, 0) for card in boxes]
        self.demand_count = [len(card.demands) for card in boxes]
        self.demand_goods = [0] * (self.cards * MOST_DEMANDS)
        self.demand_points = [0] * (self.cards * MOST_DEMANDS)
        self.demand_owner_points = [0] * (self.cards * MOST_DEMANDS)
        for number, card in enumerate(boxes):
            for place, demand in enumerate(card.demands):
                self.demand_goods[number * MOST_DEMANDS + place] = demand.goods
                self.demand_points[number * MOST_DEMANDS + place] = demand.points
                self.demand_owner_points[number * MOST_DEMANDS + place] = demand.owner_points
        self.gizzis = tables.gizzi_cards(self.boxes) if self.advanced else []  # SD-S10; the basic game has none
        self.gizzi_goods = [gizzi.goods for gizzi in tables.gizzis]
        self.gizzi_points = [gizzi.points for gizzi in tables.gizzis]

    def _levels(self, track: list[int]) -> list[int]:
        """SD-035: the level at each position is the highest number reached or passed."""
        return [max(track[: place + 1]) for place in range(len(track))]
