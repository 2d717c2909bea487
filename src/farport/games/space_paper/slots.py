"""The fields of a position. Written by `make generate` from state.toml; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.rosette import LEVELS
from farport.games.space_paper.scoring import VICTORIES
from farport.games.space_paper.vocabulary import (
    ALWAYS,
    BONUSES,
    BUILDINGS,
    CAPITAL,
    EVERY_FLAG,
    FINISHED,
    IF_WIN,
    ITEMS,
    MANY,
    MINERAL_KINDS,
    NONE,
    READY,
    RESERVE,
    RETREATING,
    SIZES,
    TECHS,
    TOTAL,
    TYPES,
    UNINHABITED,
    UNREVEALED,
    VOID,
)
from farport.kernel import Plain, Rng, State, Table

if TYPE_CHECKING:
    from typing import Any

    from farport.games.space_paper.mechanics.journey import Journey
    from farport.games.space_paper.terms import Terms
    from farport.kernel import Action


class Slots(State):
    """What changes while a game runs, beside the terms, which do not."""

    __slots__ = (
        "acted",
        "active",
        "anarchy_upkeeps",
        "asked",
        "bankrupt_rounds",
        "bonus",
        "buildings",
        "came",
        "capital",
        "capture_discontent",
        "changes",
        "committed",
        "costs",
        "counter",
        "deferred",
        "discontent",
        "eliminated",
        "energy_store",
        "event",
        "event_used",
        "first",
        "flags",
        "fleets",
        "geologist",
        "global_discontent",
        "gold",
        "help",
        "holdings",
        "item",
        "journey",
        "keeps",
        "known",
        "leader",
        "lent",
        "levels",
        "minerals",
        "mixes",
        "orders",
        "out",
        "owner",
        "paid_out",
        "phase",
        "place",
        "planet_count",
        "politics",
        "population",
        "race",
        "remaining",
        "resistance",
        "rng",
        "round",
        "science",
        "size",
        "standing_order",
        "star",
        "status",
        "steps",
        "symbiosis",
        "taken_from",
        "terms",
        "type",
        "victory",
        "winners",
    )

    terms: Terms
    lent: int  # a bit for each list that a copy may have too
    # the course
    round: int
    phase: int
    first: int  # who holds the first-player token
    active: int  # whose turn it is in sequential phases
    asked: int  # who must answer while an activation is suspended
    out: int  # a bit for each seat that has ended its movement
    acted: int  # a bit for each seat that had a turn in this movement phase
    journey: Journey | None  # immutable
    victory: int
    winners: list[int]
    # the seats
    race: list[int]  # the civilisation board
    leader: list[int]
    bonus: list[int]  # what the Opportunist chose (SP-261)
    event: list[int]  # the card, also after it was played
    event_used: list[int]
    politics: list[int]
    anarchy_upkeeps: list[int]  # upkeep phases that Anarchy has been in force (SP-167)
    geologist: list[int]  # the mineral the Geologist named (SP-222)
    gold: list[int]
    science: list[int]
    global_discontent: list[int]
    standing_order: list[int]  # the secret standing order (SP-110)
    bankrupt_rounds: list[int]  # upkeeps running with something unpaid (SP-185)
    eliminated: list[int]  # 0, or the how-manieth to be eliminated (SP-133)
    energy_store: list[int]  # surplus kept for the capital's next C2 (SP-170)
    capital: list[int]
    mixes: list[int]  # minerals as one number (mechanics/rosette.py)
    committed: list[int]
    changes: list[int]  # clear_orders in this window
    levels: list[int]
    minerals: list[int]
    holdings: list[list[int]]
    fleets: list[list[int]]
    orders: list[list[Action[Any]]]  # of the open window, secret
    costs: list[list[int]]  # gold or science that each order will take
    deferred: list[list[int]]  # items put off, only while U is resolved
    keeps: int  # a bit for each seat that keeps its surplus, only while U is resolved
    # the systems
    star: list[int]
    known: list[int]
    planet_count: list[int]
    # the planets
    type: list[int]  # NONE: no such planet
    size: list[int]
    owner: list[int]
    status: list[int]
    population: list[int]
    buildings: list[int]  # a bit for each building
    item: list[int]  # what the queue holds
    remaining: list[int]  # energy its item still needs
    discontent: list[int]
    resistance: list[int]  # the siege marker (SP-125)
    steps: list[int]  # steps of adaptation left (SP-140)
    counter: list[int]  # upkeeps to the next step or growth
    symbiosis: list[int]  # 1 + the race for which Symbiotic life shortens the period
    capture_discontent: list[int]  # how much of it its last capture brought (SP-131)
    taken_from: list[int]  # from whom it was last captured (SP-131)
    paid_out: list[int]  # a bit for each seat that got gold for abandoning it (SP-146)
    help: list[int]  # defence of Unexpected help until the phase ends (SP-199)
    # the ships
    place: list[int]  # a place of the galaxy, RESERVE or RETREATING
    flags: list[int]  # what it did this round, as bits
    came: list[int]  # the space from which it entered the wide orbit (SP-098)

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.rng = rng
        self.lent = 0

    def clear_fields(self) -> None:
        """An empty table, before the set-up."""
        terms = self.terms
        seats = terms.seats
        galaxy = terms.tables.galaxy(terms)
        systems = galaxy.systems
        planets = systems * galaxy.planets_each
        ships = seats * terms.tables.ship_markers
        self.round = 0
        self.phase = 0
        self.first = 0
        self.active = 0
        self.asked = NONE
        self.out = 0
        self.acted = 0
        self.journey = None
        self.victory = NONE
        self.winners = []
        self.race = [NONE] * seats
        self.leader = [NONE] * seats
        self.bonus = [NONE] * seats
        self.event = [NONE] * seats
        self.event_used = [0] * seats
        self.politics = [NONE] * seats
        self.anarchy_upkeeps = [0] * seats
        self.geologist = [NONE] * seats
        self.gold = [0] * seats
        self.science = [0] * seats
        self.global_discontent = [0] * seats
        self.standing_order = [IF_WIN] * seats
        self.bankrupt_rounds = [0] * seats
        self.eliminated = [0] * seats
        self.energy_store = [0] * seats
        self.capital = [NONE] * seats
        self.mixes = [0] * seats
        self.committed = [0] * seats
        self.changes = [0] * seats
        self.levels = [terms.tables.start_level] * (seats * TECHS)
        self.minerals = [0] * (seats * MINERAL_KINDS)
        self.holdings = [[] for _ in range(seats)]
        self.fleets = [[] for _ in range(seats)]
        self.orders = [[] for _ in range(seats)]
        self.costs = [[] for _ in range(seats)]
        self.deferred = [[] for _ in range(seats)]
        self.keeps = 0
        self.star = [NONE] * systems
        self.known = [UNREVEALED] * systems
        self.planet_count = [0] * systems
        self.type = [NONE] * planets
        self.size = [0] * planets
        self.owner = [NONE] * planets
        self.status = [UNINHABITED] * planets
        self.population = [0] * planets
        self.buildings = [0] * planets
        self.item = [NONE] * planets
        self.remaining = [0] * planets
        self.discontent = [0] * planets
        self.resistance = [0] * planets
        self.steps = [0] * planets
        self.counter = [0] * planets
        self.symbiosis = [0] * planets
        self.capture_discontent = [0] * planets
        self.taken_from = [NONE] * planets
        self.paid_out = [0] * planets
        self.help = [0] * planets
        self.place = [RESERVE] * ships
        self.flags = [READY] * ships
        self.came = [NONE] * ships

    def copy_fields(self, twin: Slots) -> None:
        """Everything, equal and independent."""
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.asked = self.asked
        twin.out = self.out
        twin.acted = self.acted
        twin.journey = self.journey
        twin.victory = self.victory
        twin.winners = self.winners.copy()
        twin.race = self.race
        twin.leader = self.leader
        twin.bonus = self.bonus.copy()
        twin.event = self.event
        twin.event_used = self.event_used
        twin.politics = self.politics.copy()
        twin.anarchy_upkeeps = self.anarchy_upkeeps.copy()
        twin.geologist = self.geologist
        twin.gold = self.gold.copy()
        twin.science = self.science.copy()
        twin.global_discontent = self.global_discontent.copy()
        twin.standing_order = self.standing_order
        twin.bankrupt_rounds = self.bankrupt_rounds
        twin.eliminated = self.eliminated
        twin.energy_store = self.energy_store
        twin.capital = self.capital
        twin.mixes = self.mixes.copy()
        twin.committed = self.committed.copy()
        twin.changes = self.changes.copy()
        twin.levels = self.levels
        twin.minerals = self.minerals.copy()
        twin.holdings = self.holdings
        twin.fleets = self.fleets
        twin.orders = [part.copy() for part in self.orders]
        twin.costs = [part.copy() for part in self.costs]
        twin.deferred = self.deferred
        twin.keeps = self.keeps
        twin.star = self.star
        twin.known = self.known
        twin.planet_count = self.planet_count
        twin.type = self.type
        twin.size = self.size
        twin.owner = self.owner
        twin.status = self.status
        twin.population = self.population
        twin.buildings = self.buildings
        twin.item = self.item
        twin.remaining = self.remaining
        twin.discontent = self.discontent
        twin.resistance = self.resistance
        twin.steps = self.steps
        twin.counter = self.counter
        twin.symbiosis = self.symbiosis
        twin.capture_discontent = self.capture_discontent
        twin.taken_from = self.taken_from
        twin.paid_out = self.paid_out
        twin.help = self.help
        twin.place = self.place
        twin.flags = self.flags.copy()
        twin.came = self.came
        self.lent = 68719476735
        twin.lent = self.lent

    def own_race(self) -> list[int]:
        if self.lent & 1:
            self.race = self.race.copy()
            self.lent -= 1
        return self.race

    def own_leader(self) -> list[int]:
        if self.lent & 2:
            self.leader = self.leader.copy()
            self.lent -= 2
        return self.leader

    def own_event(self) -> list[int]:
        if self.lent & 4:
            self.event = self.event.copy()
            self.lent -= 4
        return self.event

    def own_event_used(self) -> list[int]:
        if self.lent & 8:
            self.event_used = self.event_used.copy()
            self.lent -= 8
        return self.event_used

    def own_geologist(self) -> list[int]:
        if self.lent & 16:
            self.geologist = self.geologist.copy()
            self.lent -= 16
        return self.geologist

    def own_standing_order(self) -> list[int]:
        if self.lent & 32:
            self.standing_order = self.standing_order.copy()
            self.lent -= 32
        return self.standing_order

    def own_bankrupt_rounds(self) -> list[int]:
        if self.lent & 64:
            self.bankrupt_rounds = self.bankrupt_rounds.copy()
            self.lent -= 64
        return self.bankrupt_rounds

    def own_eliminated(self) -> list[int]:
        if self.lent & 128:
            self.eliminated = self.eliminated.copy()
            self.lent -= 128
        return self.eliminated

    def own_energy_store(self) -> list[int]:
        if self.lent & 256:
            self.energy_store = self.energy_store.copy()
            self.lent -= 256
        return self.energy_store

    def own_capital(self) -> list[int]:
        if self.lent & 512:
            self.capital = self.capital.copy()
            self.lent -= 512
        return self.capital

    def own_levels(self) -> list[int]:
        if self.lent & 1024:
            self.levels = self.levels.copy()
            self.lent -= 1024
        return self.levels

    def own_holdings(self) -> list[list[int]]:
        if self.lent & 2048:
            self.holdings = [part.copy() for part in self.holdings]
            self.lent -= 2048
        return self.holdings

    def own_fleets(self) -> list[list[int]]:
        if self.lent & 4096:
            self.fleets = [part.copy() for part in self.fleets]
            self.lent -= 4096
        return self.fleets

    def own_deferred(self) -> list[list[int]]:
        if self.lent & 8192:
            self.deferred = [part.copy() for part in self.deferred]
            self.lent -= 8192
        return self.deferred

    def own_star(self) -> list[int]:
        if self.lent & 16384:
            self.star = self.star.copy()
            self.lent -= 16384
        return self.star

    def own_known(self) -> list[int]:
        if self.lent & 32768:
            self.known = self.known.copy()
            self.lent -= 32768
        return self.known

    def own_planet_count(self) -> list[int]:
        if self.lent & 65536:
            self.planet_count = self.planet_count.copy()
            self.lent -= 65536
        return self.planet_count

    def own_type(self) -> list[int]:
        if self.lent & 131072:
            self.type = self.type.copy()
            self.lent -= 131072
        return self.type

    def own_size(self) -> list[int]:
        if self.lent & 262144:
            self.size = self.size.copy()
            self.lent -= 262144
        return self.size

    def own_owner(self) -> list[int]:
        if self.lent & 524288:
            self.owner = self.owner.copy()
            self.lent -= 524288
        return self.owner

    def own_status(self) -> list[int]:
        if self.lent & 1048576:
            self.status = self.status.copy()
            self.lent -= 1048576
        return self.status

    def own_population(self) -> list[int]:
        if self.lent & 2097152:
            self.population = self.population.copy()
            self.lent -= 2097152
        return self.population

    def own_buildings(self) -> list[int]:
        if self.lent & 4194304:
            self.buildings = self.buildings.copy()
            self.lent -= 4194304
        return self.buildings

    def own_item(self) -> list[int]:
        if self.lent & 8388608:
            self.item = self.item.copy()
            self.lent -= 8388608
        return self.item

    def own_remaining(self) -> list[int]:
        if self.lent & 16777216:
            self.remaining = self.remaining.copy()
            self.lent -= 16777216
        return self.remaining

    def own_discontent(self) -> list[int]:
        if self.lent & 33554432:
            self.discontent = self.discontent.copy()
            self.lent -= 33554432
        return self.discontent

    def own_resistance(self) -> list[int]:
        if self.lent & 67108864:
            self.resistance = self.resistance.copy()
            self.lent -= 67108864
        return self.resistance

    def own_steps(self) -> list[int]:
        if self.lent & 134217728:
            self.steps = self.steps.copy()
            self.lent -= 134217728
        return self.steps

    def own_counter(self) -> list[int]:
        if self.lent & 268435456:
            self.counter = self.counter.copy()
            self.lent -= 268435456
        return self.counter

    def own_symbiosis(self) -> list[int]:
        if self.lent & 536870912:
            self.symbiosis = self.symbiosis.copy()
            self.lent -= 536870912
        return self.symbiosis

    def own_capture_discontent(self) -> list[int]:
        if self.lent & 1073741824:
            self.capture_discontent = self.capture_discontent.copy()
            self.lent -= 1073741824
        return self.capture_discontent

    def own_taken_from(self) -> list[int]:
        if self.lent & 2147483648:
            self.taken_from = self.taken_from.copy()
            self.lent -= 2147483648
        return self.taken_from

    def own_paid_out(self) -> list[int]:
        if self.lent & 4294967296:
            self.paid_out = self.paid_out.copy()
            self.lent -= 4294967296
        return self.paid_out

    def own_help(self) -> list[int]:
        if self.lent & 8589934592:
            self.help = self.help.copy()
            self.lent -= 8589934592
        return self.help

    def own_place(self) -> list[int]:
        if self.lent & 17179869184:
            self.place = self.place.copy()
            self.lent -= 17179869184
        return self.place

    def own_came(self) -> list[int]:
        if self.lent & 34359738368:
            self.came = self.came.copy()
            self.lent -= 34359738368
        return self.came

    def keep_race(self) -> list[int]:
        self.lent |= 1
        return self.race

    def keep_leader(self) -> list[int]:
        self.lent |= 2
        return self.leader

    def keep_event(self) -> list[int]:
        self.lent |= 4
        return self.event

    def keep_event_used(self) -> list[int]:
        self.lent |= 8
        return self.event_used

    def keep_geologist(self) -> list[int]:
        self.lent |= 16
        return self.geologist

    def keep_bankrupt_rounds(self) -> list[int]:
        self.lent |= 64
        return self.bankrupt_rounds

    def keep_eliminated(self) -> list[int]:
        self.lent |= 128
        return self.eliminated

    def keep_energy_store(self) -> list[int]:
        self.lent |= 256
        return self.energy_store

    def keep_capital(self) -> list[int]:
        self.lent |= 512
        return self.capital

    def keep_levels(self) -> list[int]:
        self.lent |= 1024
        return self.levels

    def keep_holdings(self) -> list[list[int]]:
        self.lent |= 2048
        return self.holdings

    def keep_fleets(self) -> list[list[int]]:
        self.lent |= 4096
        return self.fleets

    def keep_star(self) -> list[int]:
        self.lent |= 16384
        return self.star

    def keep_planet_count(self) -> list[int]:
        self.lent |= 65536
        return self.planet_count

    def keep_type(self) -> list[int]:
        self.lent |= 131072
        return self.type

    def keep_size(self) -> list[int]:
        self.lent |= 262144
        return self.size

    def keep_owner(self) -> list[int]:
        self.lent |= 524288
        return self.owner

    def keep_status(self) -> list[int]:
        self.lent |= 1048576
        return self.status

    def keep_population(self) -> list[int]:
        self.lent |= 2097152
        return self.population

    def keep_buildings(self) -> list[int]:
        self.lent |= 4194304
        return self.buildings

    def keep_item(self) -> list[int]:
        self.lent |= 8388608
        return self.item

    def keep_remaining(self) -> list[int]:
        self.lent |= 16777216
        return self.remaining

    def keep_discontent(self) -> list[int]:
        self.lent |= 33554432
        return self.discontent

    def keep_resistance(self) -> list[int]:
        self.lent |= 67108864
        return self.resistance

    def keep_steps(self) -> list[int]:
        self.lent |= 134217728
        return self.steps

    def keep_counter(self) -> list[int]:
        self.lent |= 268435456
        return self.counter

    def keep_symbiosis(self) -> list[int]:
        self.lent |= 536870912
        return self.symbiosis

    def keep_capture_discontent(self) -> list[int]:
        self.lent |= 1073741824
        return self.capture_discontent

    def keep_taken_from(self) -> list[int]:
        self.lent |= 2147483648
        return self.taken_from

    def keep_paid_out(self) -> list[int]:
        self.lent |= 4294967296
        return self.paid_out

    def keep_help(self) -> list[int]:
        self.lent |= 8589934592
        return self.help

    def keep_place(self) -> list[int]:
        self.lent |= 17179869184
        return self.place

    def keep_came(self) -> list[int]:
        self.lent |= 34359738368
        return self.came

    def put_bankrupt_rounds(self, place: int, value: int) -> None:
        if self.bankrupt_rounds[place] != value:
            self.own_bankrupt_rounds()[place] = value

    def put_energy_store(self, place: int, value: int) -> None:
        if self.energy_store[place] != value:
            self.own_energy_store()[place] = value

    def put_status(self, place: int, value: int) -> None:
        if self.status[place] != value:
            self.own_status()[place] = value

    def put_population(self, place: int, value: int) -> None:
        if self.population[place] != value:
            self.own_population()[place] = value

    def put_buildings(self, place: int, value: int) -> None:
        if self.buildings[place] != value:
            self.own_buildings()[place] = value

    def put_item(self, place: int, value: int) -> None:
        if self.item[place] != value:
            self.own_item()[place] = value

    def put_remaining(self, place: int, value: int) -> None:
        if self.remaining[place] != value:
            self.own_remaining()[place] = value

    def put_discontent(self, place: int, value: int) -> None:
        if self.discontent[place] != value:
            self.own_discontent()[place] = value

    def put_resistance(self, place: int, value: int) -> None:
        if self.resistance[place] != value:
            self.own_resistance()[place] = value

    def put_steps(self, place: int, value: int) -> None:
        if self.steps[place] != value:
            self.own_steps()[place] = value

    def put_counter(self, place: int, value: int) -> None:
        if self.counter[place] != value:
            self.own_counter()[place] = value

    def put_capture_discontent(self, place: int, value: int) -> None:
        if self.capture_discontent[place] != value:
            self.own_capture_discontent()[place] = value

    def put_taken_from(self, place: int, value: int) -> None:
        if self.taken_from[place] != value:
            self.own_taken_from()[place] = value

    def put_paid_out(self, place: int, value: int) -> None:
        if self.paid_out[place] != value:
            self.own_paid_out()[place] = value

    def put_help(self, place: int, value: int) -> None:
        if self.help[place] != value:
            self.own_help()[place] = value

    def dump_fields(self) -> Plain:
        """What dump.py does not write by hand."""
        data: Plain = {
            "round": self.round,
            "phase": self.phase,
            "first": self.first,
            "active": self.active,
            "asked": self.asked,
            "out": self.out,
            "acted": self.acted,
            "victory": self.victory,
            "winners": self.winners.copy(),
            "race": self.race.copy(),
            "leader": self.leader.copy(),
            "bonus": self.bonus.copy(),
            "event": self.event.copy(),
            "event_used": self.event_used.copy(),
            "politics": self.politics.copy(),
            "anarchy_upkeeps": self.anarchy_upkeeps.copy(),
            "geologist": self.geologist.copy(),
            "gold": self.gold.copy(),
            "science": self.science.copy(),
            "global_discontent": self.global_discontent.copy(),
            "standing": self.standing_order.copy(),
            "bankrupt_rounds": self.bankrupt_rounds.copy(),
            "eliminated": self.eliminated.copy(),
            "energy_store": self.energy_store.copy(),
            "capital": self.capital.copy(),
            "committed": self.committed.copy(),
            "changes": self.changes.copy(),
            "levels": self.levels.copy(),
            "minerals": self.minerals.copy(),
            "holdings": [part.copy() for part in self.holdings],
            "fleets": [part.copy() for part in self.fleets],
            "costs": [part.copy() for part in self.costs],
            "star": self.star.copy(),
            "known": self.known.copy(),
            "planet_count": self.planet_count.copy(),
        }
        return data

    def restore_fields(self, table: Table) -> None:
        """The way back, with a sentence for whatever cannot be."""
        terms = self.terms
        seats = terms.seats
        galaxy = terms.tables.galaxy(terms)
        systems = galaxy.systems
        planets = systems * galaxy.planets_each
        ships = seats * terms.tables.ship_markers
        self.round = table.integer("round", 0, MANY)
        self.phase = table.integer("phase", 0, FINISHED)
        self.first = table.integer("first", 0, seats - 1)
        self.active = table.integer("active", 0, seats - 1)
        self.asked = table.integer("asked", NONE, seats - 1)
        self.out = table.integer("out", 0, (1 << seats) - 1)
        self.acted = table.integer("acted", 0, (1 << seats) - 1)
        self.victory = table.integer("victory", NONE, len(VICTORIES) - 1)
        self.winners = table.integers("winners", None, 0, seats - 1)
        self.race = table.integers("race", seats, NONE, len(terms.tables.races) - 1)
        self.leader = table.integers("leader", seats, NONE, len(terms.tables.leaders) - 1)
        self.bonus = table.integers("bonus", seats, NONE, len(BONUSES) - 1)
        self.event = table.integers("event", seats, NONE, len(terms.tables.events) - 1)
        self.event_used = table.integers("event_used", seats, 0, 1)
        self.politics = table.integers("politics", seats, NONE, len(terms.tables.regimes) - 1)
        self.anarchy_upkeeps = table.integers("anarchy_upkeeps", seats, 0, MANY)
        self.geologist = table.integers("geologist", seats, NONE, MINERAL_KINDS - 1)
        self.gold = table.integers("gold", seats, 0, MANY)
        self.science = table.integers("science", seats, 0, MANY)
        self.global_discontent = table.integers("global_discontent", seats, 0, MANY)
        self.standing_order = table.integers("standing", seats, 0, ALWAYS)
        self.bankrupt_rounds = table.integers("bankrupt_rounds", seats, 0, MANY)
        self.eliminated = table.integers("eliminated", seats, 0, seats)
        self.energy_store = table.integers("energy_store", seats, 0, MANY)
        self.capital = table.integers("capital", seats, NONE, planets - 1)
        self.committed = table.integers("committed", seats, 0, 2)
        self.changes = table.integers("changes", seats, 0, MANY)
        self.levels = table.integers("levels", seats * TECHS, 1, LEVELS)
        self.minerals = table.integers("minerals", seats * MINERAL_KINDS, 0, MANY)
        self.holdings = table.integer_lists("holdings", seats, 0, planets - 1)
        self.fleets = table.integer_lists("fleets", seats, 0, ships - 1)
        self.costs = table.integer_lists("costs", seats, 0, MANY - 1)
        self.star = table.integers("star", systems, NONE, VOID)
        self.known = table.integers("known", systems, 0, TOTAL)
        self.planet_count = table.integers("planet_count", systems, 0, galaxy.planets_each)

    def planet_columns(self) -> list[tuple[str, list[int], int, int]]:
        """The columns of these rows: name, list, and the numbers that may stand in it."""
        terms = self.terms
        seats = terms.seats
        columns: list[tuple[str, list[int], int, int]] = [
            ("type", self.type, 0, len(TYPES) - 1),
            ("size", self.size, 0, len(SIZES) - 1),
            ("owner", self.owner, NONE, seats - 1),
            ("status", self.status, 0, CAPITAL),
            ("population", self.population, 0, terms.tables.population_top),
            ("buildings", self.buildings, 0, (1 << BUILDINGS) - 1),
            ("item", self.item, NONE, len(ITEMS) - 1),
            ("remaining", self.remaining, 0, MANY),
            ("discontent", self.discontent, 0, MANY),
            ("resistance", self.resistance, 0, MANY),
            ("steps", self.steps, 0, MANY),
            ("counter", self.counter, 0, MANY),
            ("symbiosis", self.symbiosis, 0, len(terms.tables.races)),
            ("taken_from", self.taken_from, NONE, seats - 1),
            ("paid_out", self.paid_out, 0, (1 << seats) - 1),
            ("help", self.help, 0, MANY),
        ]
        if terms.return_ends_with_its_discontent:
            columns.append(("capture_discontent", self.capture_discontent, 0, MANY))
        return columns

    def ship_columns(self) -> list[tuple[str, list[int], int, int]]:
        """The columns of these rows: name, list, and the numbers that may stand in it."""
        terms = self.terms
        galaxy = terms.tables.galaxy(terms)
        columns: list[tuple[str, list[int], int, int]] = [
            ("place", self.place, RETREATING, len(galaxy.place_names) - 1),
            ("flags", self.flags, 0, EVERY_FLAG),
            ("came", self.came, NONE, galaxy.spaces - 1),
        ]
        return columns
