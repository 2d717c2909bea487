"""A point in play of Docking Rights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from docking_rights.actions import Choose
from farport import Action, Event, Result, Rng, State
from farport.kernel import Bits, Plain, Refusal, rank

if TYPE_CHECKING:
    from docking_rights.game import DockingRights

CHOSEN_ALREADY: Final = Refusal("DR-4", "chosen_already", "You have chosen; now the others choose.")
OVER: Final = Refusal("DR-9", "over", "The game is over.")
DRIFTING: Final = Refusal("DR-4", "drifting", "You have no cell left, so you drift past.")
NOTHING: Final = 0  # no cell is chosen
NOBODY: Final = -1
MOST_SEATS: Final = 5


class Position(State):
    """A contract is a small integer, its place in the game's list. Both decks are kept in order: the last is on top."""

    __slots__ = (
        "_game",
        "chosen",
        "contracts",
        "docked",
        "fuel",
        "hands",
        "offered",
        "refuel",
        "rng",
        "round",
        "rounds",
        "shown",
        "spent",
        "won",
    )

    def __init__(self, game: DockingRights, seats: int, rng: Rng, rounds: int, refuel: bool) -> None:
        super().__init__(seats)
        self._game = game
        self.rng = rng
        self.rounds = rounds
        self.refuel = refuel
        self.round = 0
        self.fuel: list[int] = []
        self.spent: list[int] = []
        self.contracts: list[int] = []
        self.offered: list[int] = []  # what lies at the dock
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen = [NOTHING] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[int] = []  # the cells of the last round, by seat
        self.docked = NOBODY

    @property
    def game(self) -> DockingRights:
        return self._game

    # ------------------------------------------------------------------ choosing at the same time

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        return tuple([seat for seat in range(self.seats) if self.hands[seat] and self.chosen[seat] == NOTHING])

    @property
    def is_over(self) -> bool:
        return self.round > self.rounds or not any([*self.hands, *self.chosen])  # DR-9

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return (Choose,) if seat in self.to_move else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if seat in self.to_move:
            return action.refusal(self, seat)
        if self.is_over:
            return OVER
        return CHOSEN_ALREADY if self.chosen[seat] != NOTHING else DRIFTING

    def default(self, seat: int) -> Action[Any]:
        return Choose(min(self.hands[self.asked_seat(seat)]))

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        """A cell as high in the hand as the contracts are among all: much for much, little for little."""
        if seat not in self.to_move:
            return []
        hand = sorted(self.hands[seat])
        worth = sum([self.game.values[contract] for contract in self.offered])
        place = worth * len(hand) // (max(self.game.values) + 1)
        return [Choose(hand[min(place, len(hand) - 1)])]

    # ------------------------------------------------------------------ the reveal

    def show(self) -> None:
        """DR-5 to DR-7, once all have chosen."""
        cells = self.chosen
        singles = [seat for seat in range(self.seats) if cells[seat] != NOTHING and cells.count(cells[seat]) == 1]
        docked = max(singles, key=cells.__getitem__, default=NOBODY)
        self.shown, self.docked = cells, docked
        self.chosen = [NOTHING] * self.seats
        self.spent += [cell for cell in cells if cell != NOTHING]
        self.tell(Event("shown", None, {"cells": list(cells)}, reveals=True))
        if docked != NOBODY:
            self.won[docked] += self.offered
            self.tell(Event("docked", docked, {"contracts": [self.game.name(one) for one in self.offered]}))
            self.offered = []
        else:
            self.tell(Event("jammed", None))
            if not self.game.jammed_contracts_stay:
                self.offered = []
        if self.refuel:
            for seat in range(self.seats):
                if seat != docked:
                    self.draw(seat)
        self.turn_up()

    def draw(self, seat: int) -> None:
        """DR-7."""
        if not self.fuel:
            self.fuel, self.spent = self.spent, []
            self.rng.shuffle(self.fuel)
        if self.fuel:
            cell = self.fuel.pop()
            self.hands[seat].append(cell)
            self.tell(Event("drawn", seat, secret={"cell": cell}, witnesses=(seat,), reveals=True))

    def turn_up(self) -> None:
        """DR-3: the next round begins."""
        self.round += 1
        if not self.is_over:
            contract = self.contracts.pop()
            self.offered.append(contract)
            self.tell(Event("offered", None, {"contract": self.game.name(contract)}, reveals=True))

    # ------------------------------------------------------------------ points

    def standing(self, seat: int) -> dict[str, int]:
        won = self.won[seat]
        kinds = [self.game.kinds_of[contract] for contract in won]
        sets = min([kinds.count(kind) for kind in range(len(self.game.kind_names))])  # DR-8
        return {"contracts": sum([self.game.values[contract] for contract in won]), "sets": sets * self.game.set_points}

    @property
    def result(self) -> Result | None:
        if not self.is_over:
            return None
        breakdown = [self.standing(seat) for seat in range(self.seats)]
        scores = [sum(parts.values()) for parts in breakdown]
        return Result(scores, rank([(score,) for score in scores]), breakdown, "the last round is over")  # DR-1

    def facets(self, seat: int | None) -> dict[str, str]:
        """Of a seat: whether it has a set; of the table: whether captains refuel."""
        if seat is None:
            return {"refuel": "yes" if self.refuel else "no"}
        return {"set": "yes" if self.standing(seat)["sets"] else "no"}

    # ------------------------------------------------------------------ what a seat knows

    def view(self, seat: int | None) -> Plain:
        captains: list[Plain] = []
        for owner in range(self.seats):
            captain: Plain = {"seat": owner, "cells": len(self.hands[owner]), "chosen": self.chosen[owner] != NOTHING}
            captain["contracts"] = [self.game.name(contract) for contract in self.won[owner]]
            captain["points"] = sum(self.standing(owner).values())
            captains.append(captain)
        return {
            "round": min(self.round, self.rounds),
            "rounds": self.rounds,
            "dock": [self.game.name(contract) for contract in self.offered],
            "hand": sorted(self.hands[seat]) if seat is not None else [],
            "choice": (self.chosen[seat] or None) if seat is not None else None,
            "captains": captains,
            "shown": [cell or None for cell in self.shown],
            "docked": None if self.docked == NOBODY else self.docked,
            "spent": sorted(self.spent),
            "fuel": len(self.fuel),
        }

    def guess(self, seat: int | None, rng: Bits) -> Position:
        """Cells that the seat has not seen are dealt anew to where they were, and the decks shuffled."""
        guess = self.copy()
        guess.rng = Rng(rng.getrandbits(64))
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.fuel + [cell for other in others for cell in [*self.hands[other], self.chosen[other]] if cell]
        unseen.sort()
        guess.rng.shuffle(unseen)
        for other in others:
            guess.hands[other] = [unseen.pop() for _ in self.hands[other]]
            if self.chosen[other] != NOTHING:
                guess.chosen[other] = unseen.pop()
        guess.fuel = unseen
        guess.contracts.sort()
        guess.rng.shuffle(guess.contracts)
        return guess

    def features(self, seat: int) -> list[float]:
        highest = self.game.highest
        own = [float(self.hands[seat].count(cell)) for cell in range(1, highest + 1)]
        spent = [float(self.spent.count(cell)) for cell in range(1, highest + 1)]
        offered = [float(sum([self.game.kinds_of[one] == kind for one in self.offered])) for kind in self._kinds]
        seats: list[float] = []
        for place in range(MOST_SEATS):
            other = (seat + place) % self.seats if place < self.seats else NOBODY
            cells = float(len(self.hands[other])) if other != NOBODY else -1.0
            points = float(sum(self.standing(other).values())) if other != NOBODY else -1.0
            seats += [cells, points / highest]
        worth = sum([self.game.values[contract] for contract in self.offered]) / highest
        return [self.round / self.rounds, worth, *offered, *own, *spent, *seats]

    @property
    def _kinds(self) -> range:
        return range(len(self.game.kind_names))

    def evaluate(self, seat: int) -> float:
        """Points, and a little for cells that can still win some."""
        return sum(self.standing(seat).values()) + sum(self.hands[seat]) / self.game.highest / 2

    # ------------------------------------------------------------------ copies, plain data, invariants

    def copy(self) -> Position:
        twin = Position(self.game, self.seats, self.rng.copy(), self.rounds, self.refuel)
        twin.round = self.round
        twin.fuel = self.fuel[:]
        twin.spent = self.spent[:]
        twin.contracts = self.contracts[:]
        twin.offered = self.offered[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.won = [won[:] for won in self.won]
        twin.shown = self.shown[:]
        twin.docked = self.docked
        return twin

    def dump(self) -> Plain:
        return {
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "rng": self.rng.dump(),
            "rounds": self.rounds,
            "refuel": self.refuel,
            "round": self.round,
            "fuel": self.fuel[:],
            "spent": self.spent[:],
            "contracts": self.contracts[:],
            "offered": self.offered[:],
            "hands": [hand[:] for hand in self.hands],
            "chosen": self.chosen[:],
            "won": [won[:] for won in self.won],
            "shown": self.shown[:],
            "docked": self.docked,
        }

    def violations(self) -> list[str]:
        broken: list[str] = []
        cells = self.fuel + self.spent + [cell for hand in [*self.hands, self.chosen] for cell in hand if cell]
        if sorted(cells) != self.game.cells:
            broken.append("a fuel cell was lost or made from nothing (DR-2)")
        contracts = self.contracts + self.offered + [contract for won in self.won for contract in won]
        if len(set(contracts)) != len(contracts):
            broken.append("a contract is in two places (DR-3)")
        if not self.is_over and not self.offered:
            broken.append("a round without a contract (DR-3)")
        if not self.is_over and not self.to_move:
            broken.append("all have chosen and nothing is shown (DR-5)")
        return broken
