"""The terms of one table: data, number of seats and options put together, as the rules ask for them."""

from __future__ import annotations

from farport.games.duck_dealer.mechanics.galaxy import Galaxy
from farport.games.duck_dealer.tables import RANDOM, Layout, Tables
from farport.kernel import OptionError, Value


class Terms:
    """What does not change while a game runs; every state of the game shares it."""

    __slots__ = (
        "any_colour_passage",
        "capacity_at_end",
        "claim_consumers",
        "complete_round",
        "exchange",
        "factory_copies",
        "fewest_turns_win",
        "fifth_makes_any",
        "first_player",
        "fixed_start_mines",
        "free_turn_cubes",
        "galaxy",
        "layout",
        "offers_per_turn",
        "options",
        "passage_keeps_steps",
        "passages_together",
        "planet_privilege",
        "privilege_cost",
        "remove_equipment",
        "rows",
        "seats",
        "shortage_free_turn",
        "spaces",
        "spaces_per_row",
        "stall_rounds",
        "start_tokens",
        "stop_on_points",
        "tables",
        "wildcard_must_differ",
    )

    def __init__(self, tables: Tables, seats: int, options: dict[str, Value]) -> None:
        self.tables = tables
        self.seats = seats
        self.options = options
        self.spaces = int(options["counter_spaces"])
        self.rows = [int(number) for number in str(options["counter_rows"]).split("-")]
        self.spaces_per_row = self.spaces // tables.counter_rows
        self.free_turn_cubes = options["free_turn_grants_route_cubes"] is True
        self.shortage_free_turn = options["shortage_free_turn"] is True
        self.wildcard_must_differ = options["wildcard_must_differ"] is True
        self.claim_consumers = options["privilege_on_consumers"] is True
        self.planet_privilege = options["privilege_scope"] == "planet"
        self.privilege_cost = int(options["privilege_cost"])
        self.capacity_at_end = options["capacity_check"] == "before_move_and_end_of_turn"
        self.any_colour_passage = options["passage_cost_colour"] == "any"
        self.passage_keeps_steps = options["passage_keeps_steps"] is True
        self.passages_together = options["passages_together"] is True
        self.stop_on_points = options["stop_on_points"] is True
        self.remove_equipment = options["remove_equipment_freely"] is True
        self.exchange = options["player_exchange"] == "consent"
        self.offers_per_turn = int(options["offers_per_turn"])
        self.start_tokens = int(options["start_tokens"])
        first = str(options["first_player"])
        self.first_player = -1 if first == RANDOM else int(first) - 1
        self.factory_copies = int(options["factory_copies"])
        self.fifth_makes_any = options["fifth_yard"] == "any"
        self.fewest_turns_win = options["tie_break"] == "fewest_action_turns"
        self.stall_rounds = int(options["stall_guard_rounds"])
        self.complete_round = options["final_round"] == "complete_round"
        self.galaxy: Galaxy = tables.galaxies[str(options["map"])]
        self.layout: Layout | None = None
        self.fixed_start_mines: list[int] = []
        self._choose_layout(tables, str(options["setup_layout"]), options["start_mines"] == "fixed")
        self._check(seats)

    def _choose_layout(self, tables: Tables, layout: str, fixed_start_mines: bool) -> None:
        """DD-02: a fixed layout belongs to its map; fixed start mines are those of the map's first layout."""
        fitting = [known for known in tables.layouts.values() if known.galaxy is self.galaxy]
        if layout != RANDOM:
            self.layout = tables.layouts[layout]
            if self.layout not in fitting:
                raise OptionError(
                    f"option setup_layout: {layout} is for the map {self.layout.galaxy.id}, not {self.galaxy.id}"
                )
        if fixed_start_mines:
            if not fitting:
                raise OptionError(f"option start_mines: the map {self.galaxy.id} has no layout that fixes them")
            self.fixed_start_mines = [fitting[0].mines[start] for start in self.galaxy.starts]

    def _check(self, seats: int) -> None:
        """Combinations that no table may have."""
        if self.first_player >= seats:  # DD-08
            raise OptionError(
                f"option first_player: seat {self.first_player + 1} is not in play; there are {seats} seats"
            )
        if self.fifth_makes_any and not self.wildcard_must_differ:  # DD-59: refitting would never end
            raise OptionError(
                "option fifth_yard: any needs wildcard_must_differ, or two privileges would refit for ever"
            )
        if self.remove_equipment and not self.wildcard_must_differ:  # DD-67: and so would removing what was fitted
            raise OptionError(
                "option remove_equipment_freely: it needs wildcard_must_differ, or two privileges would refit for ever"
            )

    def free_cubes(self, space: int) -> int:
        """DD-22: what is printed at the end of the row of a counter space (1, 2, ...)."""
        return self.rows[(space - 1) // self.spaces_per_row]
