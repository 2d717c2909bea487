"""The fields of a position. Written by `make generate` from state.toml; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import (
    BUILDINGS,
    CHOOSE_EQUIPMENT,
    COLOURS,
    END_REASONS,
    EQUIPMENT,
    LARGEST,
    NONE,
    PHASES,
    PILES,
    SOURCES,
)
from farport.kernel import Plain, Rng, State, Table

if TYPE_CHECKING:
    from farport.games.duck_dealer.terms import Terms


class Slots(State):
    """What changes while a game runs, beside the terms, which do not."""

    __slots__ = (
        "action_turns",
        "active",
        "budget",
        "consumer",
        "consumer_built",
        "counter",
        "cube_spent",
        "cubes",
        "delivered",
        "end_reason",
        "equipment",
        "factory",
        "factory_stock",
        "final_turns",
        "first",
        "free_cubes",
        "free_turn",
        "goods",
        "jettisoned",
        "landed",
        "load",
        "mine",
        "mover",
        "offer_give",
        "offer_take",
        "offers_made",
        "offers_refused",
        "paid",
        "passage_at",
        "passage_of",
        "phase",
        "pile_left",
        "pile_next",
        "pile_right",
        "place",
        "points",
        "privilege",
        "quiet",
        "reserve",
        "rng",
        "spent",
        "stock",
        "terms",
        "tokens",
        "virtual",
        "vp",
        "yard",
        "yard_built",
    )

    terms: Terms
    # the board
    mine: list[int]  # the good that it gives
    yard: list[int]  # its place in tables.yards
    yard_built: list[bool]
    consumer: list[int]  # the wanted good; NONE: undiscovered
    consumer_built: list[bool]
    factory: list[int]  # the good that it makes
    factory_stock: list[int]
    pile_left: list[int]  # the consumer tiles as they were dealt, the top one first
    pile_right: list[int]
    pile_next: list[int]  # how many have been taken of each pile
    cubes: list[int]  # whose route cube lies on a point
    privilege: list[int]  # whose cube, by planet and building
    passage_at: list[int]  # whose passage marker; follows from passage_of
    stock: list[int]  # DD-01
    counter: list[int]  # whose cube lies on space 1, 2, ...
    # the seats
    equipment: list[int]
    goods: list[int]
    load: list[int]  # all goods aboard
    tokens: list[int]
    reserve: list[int]  # DD-06
    place: list[int]  # the node the ship is on
    landed: list[bool]
    paid: list[int]  # a bit for each kind of building paid for during this visit (DD-63)
    passage_of: list[int]  # the planets of the two markers
    action_turns: list[int]  # cubes on the counter
    vp: list[int]
    points: list[int]  # VP by source
    delivered: list[int]
    # the turn
    phase: int
    first: int
    mover: int  # the seat that decides now, NONE when the game is over
    active: int  # the seat whose turn it is
    budget: int  # steps of the active ship that are paid and not used
    virtual: list[int]  # DD-17, of the active seat
    spent: list[int]  # in this turn, for the players to see
    free_turn: bool
    free_cubes: int  # FREE_CUBES: how many may still be placed
    cube_spent: bool  # this turn put a cube on the counter
    jettisoned: bool  # goods were thrown away at this stop (DD-57)
    offers_made: int
    offers_refused: list[str]
    offer_give: list[int]  # ANSWER: how many of each good
    offer_take: list[int]
    quiet: int  # turns since a cube was put on the counter (DD-73)
    final_turns: int  # turns left after the last space (option final_round)
    end_reason: str

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.rng = rng

    def clear_fields(self) -> None:
        """An empty table, before the set-up."""
        terms = self.terms
        seats = terms.seats
        planets = terms.galaxy.planets
        nodes = terms.galaxy.nodes
        goods = terms.tables.goods.count
        self.mine = [NONE] * planets
        self.yard = [NONE] * planets
        self.yard_built = [False] * planets
        self.consumer = [NONE] * planets
        self.consumer_built = [False] * planets
        self.factory = [NONE] * planets
        self.factory_stock = [0] * goods
        self.pile_left = []
        self.pile_right = []
        self.pile_next = [0] * len(PILES)
        self.cubes = [NONE] * nodes
        self.privilege = [NONE] * (planets * len(BUILDINGS))
        self.passage_at = [NONE] * planets
        self.stock = [terms.tables.tokens] * len(COLOURS)
        self.counter = []
        self.equipment = [0] * (seats * len(EQUIPMENT))
        self.goods = [0] * (seats * goods)
        self.load = [0] * seats
        self.tokens = [0] * (seats * len(COLOURS))
        self.reserve = [terms.tables.cubes - terms.tables.score_markers] * seats
        self.place = [NONE] * seats
        self.landed = [False] * seats
        self.paid = [0] * seats
        self.passage_of = [NONE] * (2 * seats)
        self.action_turns = [0] * seats
        self.vp = [0] * seats
        self.points = [0] * (seats * len(SOURCES))
        self.delivered = [0] * goods
        self.phase = CHOOSE_EQUIPMENT
        self.first = 0
        self.mover = 0
        self.active = 0
        self.budget = 0
        self.virtual = [0] * len(COLOURS)
        self.spent = [0] * len(COLOURS)
        self.free_turn = False
        self.free_cubes = 0
        self.cube_spent = False
        self.jettisoned = False
        self.offers_made = 0
        self.offers_refused = []
        self.offer_give = []
        self.offer_take = []
        self.quiet = 0
        self.final_turns = 0
        self.end_reason = ""

    def copy_fields(self, twin: Slots) -> None:
        """Everything, equal and independent."""
        twin.mine = self.mine.copy()
        twin.yard = self.yard.copy()
        twin.yard_built = self.yard_built.copy()
        twin.consumer = self.consumer.copy()
        twin.consumer_built = self.consumer_built.copy()
        twin.factory = self.factory.copy()
        twin.factory_stock = self.factory_stock.copy()
        twin.pile_left = self.pile_left
        twin.pile_right = self.pile_right
        twin.pile_next = self.pile_next.copy()
        twin.cubes = self.cubes.copy()
        twin.privilege = self.privilege.copy()
        twin.passage_at = self.passage_at.copy()
        twin.stock = self.stock.copy()
        twin.counter = self.counter.copy()
        twin.equipment = self.equipment.copy()
        twin.goods = self.goods.copy()
        twin.load = self.load.copy()
        twin.tokens = self.tokens.copy()
        twin.reserve = self.reserve.copy()
        twin.place = self.place.copy()
        twin.landed = self.landed.copy()
        twin.paid = self.paid.copy()
        twin.passage_of = self.passage_of.copy()
        twin.action_turns = self.action_turns.copy()
        twin.vp = self.vp.copy()
        twin.points = self.points.copy()
        twin.delivered = self.delivered.copy()
        twin.phase = self.phase
        twin.first = self.first
        twin.mover = self.mover
        twin.active = self.active
        twin.budget = self.budget
        twin.virtual = self.virtual.copy()
        twin.spent = self.spent.copy()
        twin.free_turn = self.free_turn
        twin.free_cubes = self.free_cubes
        twin.cube_spent = self.cube_spent
        twin.jettisoned = self.jettisoned
        twin.offers_made = self.offers_made
        twin.offers_refused = self.offers_refused.copy()
        twin.offer_give = self.offer_give.copy()
        twin.offer_take = self.offer_take.copy()
        twin.quiet = self.quiet
        twin.final_turns = self.final_turns
        twin.end_reason = self.end_reason

    def dump_fields(self) -> Plain:
        """What dump.py does not write by hand."""
        data: Plain = {
            "mine": self.mine.copy(),
            "yard": self.yard.copy(),
            "yard_built": self.yard_built.copy(),
            "consumer": self.consumer.copy(),
            "consumer_built": self.consumer_built.copy(),
            "factory": self.factory.copy(),
            "factory_stock": self.factory_stock.copy(),
            "pile_left": self.pile_left.copy(),
            "pile_right": self.pile_right.copy(),
            "pile_next": self.pile_next.copy(),
            "cubes": self.cubes.copy(),
            "privilege": self.privilege.copy(),
            "stock": self.stock.copy(),
            "counter": self.counter.copy(),
            "equipment": self.equipment.copy(),
            "goods": self.goods.copy(),
            "tokens": self.tokens.copy(),
            "reserve": self.reserve.copy(),
            "place": self.place.copy(),
            "landed": self.landed.copy(),
            "paid": self.paid.copy(),
            "passage_of": self.passage_of.copy(),
            "points": self.points.copy(),
            "delivered": self.delivered.copy(),
            "phase": PHASES[self.phase],
            "first": self.first,
            "mover": self.mover,
            "active": self.active,
            "budget": self.budget,
            "virtual": self.virtual.copy(),
            "spent": self.spent.copy(),
            "free_turn": self.free_turn,
            "free_cubes": self.free_cubes,
            "cube_spent": self.cube_spent,
            "jettisoned": self.jettisoned,
            "offers_made": self.offers_made,
            "offers_refused": self.offers_refused.copy(),
            "offer_give": self.offer_give.copy(),
            "offer_take": self.offer_take.copy(),
            "quiet": self.quiet,
            "final_turns": self.final_turns,
            "end_reason": self.end_reason,
        }
        return data

    def restore_fields(self, table: Table) -> None:
        """The way back, with a sentence for whatever cannot be."""
        terms = self.terms
        seats = terms.seats
        planets = terms.galaxy.planets
        nodes = terms.galaxy.nodes
        goods = terms.tables.goods.count
        yards = len(terms.tables.yards)
        tiles = len(terms.tables.goods.made) * terms.tables.consumer_copies
        self.mine = table.integers("mine", planets, 0, goods - 1)
        self.yard = table.integers("yard", planets, NONE, yards - 1)
        self.yard_built = table.flags("yard_built", planets)
        self.consumer = table.integers("consumer", planets, NONE, goods - 1)
        self.consumer_built = table.flags("consumer_built", planets)
        self.factory = table.integers("factory", planets, NONE, goods - 1)
        self.factory_stock = table.integers("factory_stock", goods, 0, LARGEST)
        self.pile_left = table.integers("pile_left", None, 0, goods - 1)
        self.pile_right = table.integers("pile_right", None, 0, goods - 1)
        self.pile_next = table.integers("pile_next", len(PILES), 0, tiles)
        self.cubes = table.integers("cubes", nodes, NONE, seats - 1)
        self.privilege = table.integers("privilege", planets * len(BUILDINGS), NONE, seats - 1)
        self.stock = table.integers("stock", len(COLOURS), 0, LARGEST)
        self.counter = table.integers("counter", None, 0, seats - 1)
        self.equipment = table.integers("equipment", seats * len(EQUIPMENT), 0, terms.tables.slots)
        self.goods = table.integers("goods", seats * goods, 0, LARGEST)
        self.tokens = table.integers("tokens", seats * len(COLOURS), 0, LARGEST)
        self.reserve = table.integers("reserve", seats, 0, LARGEST)
        self.place = table.integers("place", seats, NONE, nodes - 1)
        self.landed = table.flags("landed", seats)
        self.paid = table.integers("paid", seats, 0, (1 << len(BUILDINGS)) - 1)
        self.passage_of = table.integers("passage_of", 2 * seats, NONE, planets - 1)
        self.points = table.integers("points", seats * len(SOURCES), 0, LARGEST)
        self.delivered = table.integers("delivered", goods, 0, LARGEST)
        self.phase = PHASES.index(table.word("phase", PHASES))
        self.first = table.integer("first", 0, seats - 1)
        self.mover = table.integer("mover", NONE, seats - 1)
        self.active = table.integer("active", 0, seats - 1)
        self.budget = table.integer("budget", 0, LARGEST)
        self.virtual = table.integers("virtual", len(COLOURS), 0, LARGEST)
        self.spent = table.integers("spent", len(COLOURS), 0, LARGEST)
        self.free_turn = table.flag("free_turn")
        self.free_cubes = table.integer("free_cubes", 0, LARGEST)
        self.cube_spent = table.flag("cube_spent")
        self.jettisoned = table.flag("jettisoned")
        self.offers_made = table.integer("offers_made", 0, LARGEST)
        self.offers_refused = table.texts("offers_refused", None)
        self.offer_give = table.integers("offer_give", None, 0, LARGEST)
        self.offer_take = table.integers("offer_take", None, 0, LARGEST)
        self.quiet = table.integer("quiet", 0, LARGEST)
        self.final_turns = table.integer("final_turns", 0, seats)
        self.end_reason = table.word("end_reason", END_REASONS)
