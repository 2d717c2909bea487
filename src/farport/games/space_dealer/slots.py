"""The fields of a position. Written by `make generate` from state.toml; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    CHOICE,
    COLUMNS,
    IDLE,
    LATEST,
    MOST,
    MOST_DEMANDS,
    MOST_SEATS,
    NOBODY,
    NOTHING_THERE,
    PHASES,
    REMOVED,
    RESERVE,
    SHIPS,
)
from farport.kernel import Plain, Rng, State, Table

if TYPE_CHECKING:
    from farport.games.space_dealer.mechanics.trade import Offer
    from farport.games.space_dealer.terms import Terms


class Slots(State):
    """What changes while a game runs, beside the terms, which do not."""

    __slots__ = (
        "action_row",
        "attack_markers",
        "blocked",
        "blocks",
        "built",
        "card_hourglass",
        "cargo",
        "centers",
        "chosen",
        "clock",
        "column",
        "commands",
        "covered",
        "dealt",
        "debts",
        "delivery_points",
        "demand_row",
        "done",
        "drawn",
        "drawn_level",
        "due",
        "gizzi_deck",
        "gizzi_points",
        "gizzi_taken",
        "gizzi_up",
        "home",
        "host",
        "hourglass",
        "job",
        "job_on",
        "known",
        "late_landing",
        "left_goods",
        "lent",
        "marked",
        "markers",
        "offer_numbers",
        "offers",
        "offers_made",
        "owner",
        "owner_points",
        "personal",
        "phase",
        "piles",
        "place",
        "planet",
        "planned",
        "plants",
        "powered",
        "rng",
        "runout_at",
        "satisfied",
        "seat_of",
        "seq",
        "ship_at",
        "ship_hourglass",
        "ship_owner",
        "ship_station",
        "ship_to",
        "spare_hourglasses",
        "spare_markers",
        "started",
        "stored",
        "supply",
        "tech",
        "tech_hourglass",
        "terms",
        "waiting",
        "wake_at",
    )

    terms: Terms
    lent: int  # a bit for each list that a copy may have too
    # the clock
    phase: int
    clock: int  # `now`, in milliseconds (SD-001)
    runout_at: int  # when RUNOUT began (SD-140, SD-141)
    seq: int  # accepted commands so far (SD-005)
    commands: list[int]  # accepted by each seat at this `now` (SD-018)
    offers_made: list[int]  # of these, offers
    waiting: int  # a bit for each seat that waits (SD-017)
    wake_at: list[int]  # when it is woken; 0: only by what happens
    done: int  # a bit for each seat that has declared it (SD-144)
    # the planets
    planet: list[int]  # whose ship and colour a seat has
    home: list[int]  # its field on the ring (SD-S8)
    seat_of: list[int]  # by planet
    host: list[int]  # the seat whose home a field is
    chosen: list[int]  # the secret start choice (SD-S9)
    tech: list[int]  # position on the track (SD-034)
    tech_hourglass: list[int]  # on the field of the planet
    plants: list[int]  # best plant by seat and side: 0 none, 1 generator, 2 satellite, 3 reactor
    powered: list[int]  # a bit for each supplied column (SD-041)
    action_row: list[int]  # the top card on each cell
    demand_row: list[int]
    planned: list[list[int]]
    personal: list[list[int]]  # personal piles
    drawn: list[list[int]]  # drawn and not yet chosen from (SD-036)
    drawn_level: list[int]
    built: list[list[int]]  # in the order of building
    centers: list[int]  # open tech centers (SD-121)
    debts: list[int]  # hourglasses that go back when they become inactive (SD-122)
    blocks: list[int]  # block markers on the planet (SD-117)
    markers: list[int]  # victory markers left
    delivery_points: list[int]
    owner_points: list[int]
    gizzi_points: list[int]
    # the cards
    piles: list[list[int]]  # common piles by level, the top card first
    place: list[int]  # where each card is
    owner: list[int]  # whose pile, pair, planning area or planet that is
    column: list[int]  # of a built card: (left) column, or side of a plant
    covered: list[bool]
    stored: list[int]  # goods in depots and probes
    attack_markers: list[int]  # loaded on a sabotage probe or rocket
    blocked: list[bool]
    card_hourglass: list[int]  # on a planned card or on the field of a built one
    satisfied: list[int]  # by demand: whose marker lies there
    dealt: list[int]  # whose start hand a card of level 1 was in
    known: list[int]  # a bit for each seat that knows where it is (mechanics/knowledge.py)
    # the hourglasses
    hourglass: list[int]  # states (SD-020)
    job: list[int]
    job_on: list[int]  # card or ship
    due: list[int]  # when it runs out
    started: list[int]  # seq of its activation (SD-012)
    marked: list[bool]  # an attack marker lies on it (SD-111)
    # the ships
    ship_owner: list[int]
    ship_at: list[int]  # the field where it is landed, or from where it flies
    ship_to: list[int]  # the field to which it flies
    cargo: list[int]
    ship_hourglass: list[int]
    ship_station: list[int]  # the card that brought a neutral ship (SD-124)
    late_landing: list[bool]  # it landed in RUNOUT (SD-143)
    # the supply and neutral planets
    supply: int
    spare_hourglasses: int
    spare_markers: int
    gizzi_deck: list[int]  # the top card first
    gizzi_up: list[int]  # by field
    gizzi_taken: list[list[int]]
    left_goods: list[int]  # by field (SD-136)
    # trade
    offers: list[Offer | None]  # open ones, by maker and partner
    offer_numbers: list[int]  # how many the maker has made to the partner

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.rng = rng
        self.lent = 0

    def clear_fields(self) -> None:
        """An empty table, before the set-up."""
        terms = self.terms
        seats = terms.seats
        hourglasses = seats * terms.slots
        self.phase = CHOICE
        self.clock = 0
        self.runout_at = 0
        self.seq = 0
        self.commands = [0] * seats
        self.offers_made = [0] * seats
        self.waiting = 0
        self.wake_at = [0] * seats
        self.done = 0
        self.planet = list(range(seats))
        self.home = [2 * seat for seat in range(seats)]
        self.seat_of = [NOBODY] * MOST_SEATS
        self.host = [NOBODY] * terms.ring
        self.chosen = [NOBODY] * seats
        self.tech = [0] * seats
        self.tech_hourglass = [NOTHING_THERE] * seats
        self.plants = [0] * (2 * seats)
        self.powered = [0] * seats
        self.action_row = [NOTHING_THERE] * (seats * COLUMNS)
        self.demand_row = [NOTHING_THERE] * (seats * COLUMNS)
        self.planned = [[] for _ in range(seats)]
        self.personal = [[] for _ in range(seats)]
        self.drawn = [[] for _ in range(seats)]
        self.drawn_level = [0] * seats
        self.built = [[] for _ in range(seats)]
        self.centers = [0] * seats
        self.debts = [0] * seats
        self.blocks = [0] * seats
        self.markers = [terms.tables.markers] * seats
        self.delivery_points = [0] * seats
        self.owner_points = [0] * seats
        self.gizzi_points = [0] * seats
        self.piles = [[] for _ in range(LEVELS + 1)]
        self.place = [REMOVED] * terms.cards
        self.owner = [NOBODY] * terms.cards
        self.column = [NOTHING_THERE] * terms.cards
        self.covered = [False] * terms.cards
        self.stored = [0] * terms.cards
        self.attack_markers = [0] * terms.cards
        self.blocked = [False] * terms.cards
        self.card_hourglass = [NOTHING_THERE] * terms.cards
        self.satisfied = [NOBODY] * (terms.cards * MOST_DEMANDS)
        self.dealt = [NOBODY] * terms.cards
        self.known = [0] * terms.cards
        self.hourglass = [RESERVE] * hourglasses
        self.job = [IDLE] * hourglasses
        self.job_on = [NOTHING_THERE] * hourglasses
        self.due = [0] * hourglasses
        self.started = [0] * hourglasses
        self.marked = [False] * hourglasses
        self.ship_owner = [NOBODY] * len(SHIPS)
        self.ship_at = [NOTHING_THERE] * len(SHIPS)
        self.ship_to = [NOTHING_THERE] * len(SHIPS)
        self.cargo = [0] * len(SHIPS)
        self.ship_hourglass = [NOTHING_THERE] * len(SHIPS)
        self.ship_station = [NOTHING_THERE] * len(SHIPS)
        self.late_landing = [False] * len(SHIPS)
        self.supply = terms.supply
        self.spare_hourglasses = terms.hourglasses - seats * terms.tables.hourglasses
        self.spare_markers = terms.attack_markers
        self.gizzi_deck = []
        self.gizzi_up = [NOTHING_THERE] * terms.ring
        self.gizzi_taken = [[] for _ in range(seats)]
        self.left_goods = [0] * terms.ring
        self.offers = [None] * (seats * seats)
        self.offer_numbers = [0] * (seats * seats)

    def copy_fields(self, twin: Slots) -> None:
        """Everything, equal and independent."""
        twin.phase = self.phase
        twin.clock = self.clock
        twin.runout_at = self.runout_at
        twin.seq = self.seq
        twin.commands = self.commands.copy()
        twin.offers_made = self.offers_made.copy()
        twin.waiting = self.waiting
        twin.wake_at = self.wake_at.copy()
        twin.done = self.done
        twin.planet = self.planet
        twin.home = self.home
        twin.seat_of = self.seat_of
        twin.host = self.host
        twin.chosen = self.chosen.copy()
        twin.tech = self.tech.copy()
        twin.tech_hourglass = self.tech_hourglass.copy()
        twin.plants = self.plants.copy()
        twin.powered = self.powered.copy()
        twin.action_row = self.action_row
        twin.demand_row = self.demand_row
        twin.planned = [part.copy() for part in self.planned]
        twin.personal = self.personal
        twin.drawn = [part.copy() for part in self.drawn]
        twin.drawn_level = self.drawn_level.copy()
        twin.built = self.built
        twin.centers = self.centers.copy()
        twin.debts = self.debts.copy()
        twin.blocks = self.blocks.copy()
        twin.markers = self.markers.copy()
        twin.delivery_points = self.delivery_points.copy()
        twin.owner_points = self.owner_points.copy()
        twin.gizzi_points = self.gizzi_points.copy()
        twin.piles = self.piles
        twin.place = self.place.copy()
        twin.owner = self.owner.copy()
        twin.column = self.column
        twin.covered = self.covered
        twin.stored = self.stored.copy()
        twin.attack_markers = self.attack_markers
        twin.blocked = self.blocked
        twin.card_hourglass = self.card_hourglass.copy()
        twin.satisfied = self.satisfied
        twin.dealt = self.dealt
        twin.known = self.known.copy()
        twin.hourglass = self.hourglass.copy()
        twin.job = self.job.copy()
        twin.job_on = self.job_on.copy()
        twin.due = self.due.copy()
        twin.started = self.started.copy()
        twin.marked = self.marked.copy()
        twin.ship_owner = self.ship_owner.copy()
        twin.ship_at = self.ship_at.copy()
        twin.ship_to = self.ship_to.copy()
        twin.cargo = self.cargo.copy()
        twin.ship_hourglass = self.ship_hourglass.copy()
        twin.ship_station = self.ship_station.copy()
        twin.late_landing = self.late_landing.copy()
        twin.supply = self.supply
        twin.spare_hourglasses = self.spare_hourglasses
        twin.spare_markers = self.spare_markers
        twin.gizzi_deck = self.gizzi_deck.copy()
        twin.gizzi_up = self.gizzi_up.copy()
        twin.gizzi_taken = self.gizzi_taken
        twin.left_goods = self.left_goods.copy()
        twin.offers = self.offers.copy()
        twin.offer_numbers = self.offer_numbers.copy()
        self.lent = 2047
        twin.lent = self.lent

    def own_action_row(self) -> list[int]:
        if self.lent & 1:
            self.action_row = self.action_row.copy()
            self.lent -= 1
        return self.action_row

    def own_demand_row(self) -> list[int]:
        if self.lent & 2:
            self.demand_row = self.demand_row.copy()
            self.lent -= 2
        return self.demand_row

    def own_personal(self) -> list[list[int]]:
        if self.lent & 4:
            self.personal = [part.copy() for part in self.personal]
            self.lent -= 4
        return self.personal

    def own_built(self) -> list[list[int]]:
        if self.lent & 8:
            self.built = [part.copy() for part in self.built]
            self.lent -= 8
        return self.built

    def own_piles(self) -> list[list[int]]:
        if self.lent & 16:
            self.piles = [part.copy() for part in self.piles]
            self.lent -= 16
        return self.piles

    def own_column(self) -> list[int]:
        if self.lent & 32:
            self.column = self.column.copy()
            self.lent -= 32
        return self.column

    def own_covered(self) -> list[bool]:
        if self.lent & 64:
            self.covered = self.covered.copy()
            self.lent -= 64
        return self.covered

    def own_attack_markers(self) -> list[int]:
        if self.lent & 128:
            self.attack_markers = self.attack_markers.copy()
            self.lent -= 128
        return self.attack_markers

    def own_blocked(self) -> list[bool]:
        if self.lent & 256:
            self.blocked = self.blocked.copy()
            self.lent -= 256
        return self.blocked

    def own_satisfied(self) -> list[int]:
        if self.lent & 512:
            self.satisfied = self.satisfied.copy()
            self.lent -= 512
        return self.satisfied

    def own_gizzi_taken(self) -> list[list[int]]:
        if self.lent & 1024:
            self.gizzi_taken = [part.copy() for part in self.gizzi_taken]
            self.lent -= 1024
        return self.gizzi_taken

    def dump_fields(self) -> Plain:
        """What dump.py does not write by hand."""
        data: Plain = {
            "phase": PHASES[self.phase],
            "now": self.clock,
            "runout_at": self.runout_at,
            "seq": self.seq,
            "commands": self.commands.copy(),
            "offers_made": self.offers_made.copy(),
            "wake_at": self.wake_at.copy(),
            "tech": self.tech.copy(),
            "drawn_level": self.drawn_level.copy(),
            "debts": self.debts.copy(),
            "markers": self.markers.copy(),
            "delivery_points": self.delivery_points.copy(),
            "owner_points": self.owner_points.copy(),
            "gizzi_points": self.gizzi_points.copy(),
            "known": self.known.copy(),
            "spare_hourglasses": self.spare_hourglasses,
            "spare_markers": self.spare_markers,
            "offer_numbers": self.offer_numbers.copy(),
        }
        return data

    def restore_fields(self, table: Table) -> None:
        """The way back, with a sentence for whatever cannot be."""
        terms = self.terms
        seats = terms.seats
        self.phase = PHASES.index(table.word("phase", PHASES))
        self.clock = table.integer("now", 0, LATEST)
        self.runout_at = table.integer("runout_at", 0, LATEST)
        self.seq = table.integer("seq", 0, MOST)
        self.commands = table.integers("commands", seats, 0, terms.tables.most_commands)
        self.offers_made = table.integers("offers_made", seats, 0, terms.tables.most_offers)
        self.wake_at = table.integers("wake_at", seats, 0, LATEST)
        self.tech = table.integers("tech", seats, 0, len(terms.level_at) - 1)
        self.drawn_level = table.integers("drawn_level", seats, 0, LEVELS)
        self.debts = table.integers("debts", seats, 0, terms.slots)
        self.markers = table.integers("markers", seats, 0, terms.tables.markers)
        self.delivery_points = table.integers("delivery_points", seats, 0, MOST)
        self.owner_points = table.integers("owner_points", seats, 0, MOST)
        self.gizzi_points = table.integers("gizzi_points", seats, 0, MOST)
        self.known = table.integers("known", terms.cards, 0, terms.each)
        self.spare_hourglasses = table.integer("spare_hourglasses", 0, MOST)
        self.spare_markers = table.integer("spare_markers", 0, MOST)
        self.offer_numbers = table.integers("offer_numbers", seats * seats, 0, MOST)
