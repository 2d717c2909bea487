"""Notes: what is written down of one game while bots play it, and what reports make of the course of its points."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from farport.bots import Bot, Sight
from farport.kernel import Action, Event, Plain, State

POINTS: Final = 21  # of the course of a score: the start, every twentieth of the game, and the end
OPENING: Final = 3  # actions where several kinds were possible; what was chosen is a seat's opening


class Watched:
    """A bot at its seat, beside whom somebody counts what it could choose from."""

    __slots__ = ("_bot", "_notes")

    def __init__(self, bot: Bot, notes: Notes) -> None:
        self._bot = bot
        self._notes = notes

    def choose(self, sight: Sight) -> Action[Any]:
        legal = sight.legal()
        action = self._bot.choose(sight)
        self._notes.chosen(sight.seat, legal, action)
        return action


class Hand:
    """What one seat did."""

    __slots__ = ("asked", "choices", "decisions", "last", "opening", "touching", "turns", "uses")

    def __init__(self) -> None:
        self.asked = 0
        self.decisions = 0  # where there was more than one thing to do
        self.choices = 0  # that there were at all decisions together
        self.turns = 0  # actions in a row count as one
        self.touching = 0  # actions that changed the points of somebody else
        self.last = 0  # the number of the game's action at its last decision
        self.opening: list[str] = []
        self.uses: Counter[str] = Counter()


class Notes:
    """What is noted of one game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.hands = [Hand() for _ in range(state.seats)]
        self.events: Counter[str] = Counter()
        self.standings: list[list[dict[str, int]]] = [[] for _ in range(state.seats)]
        self.facets = [{**state.facets(None), **state.facets(seat)} for seat in range(state.seats)]
        self.actions = 0
        self._last: int | None = None
        self._stand()

    def _stand(self) -> None:
        for seat, course in enumerate(self.standings):
            course.append(self.state.standing(seat))

    def chosen(self, seat: int, legal: list[Action[Any]], action: Action[Any]) -> None:
        """Before the action is carried out: among what it was chosen, and whether it belongs to the opening."""
        hand = self.hands[seat]
        hand.asked += 1
        if len(legal) > 1:
            hand.decisions += 1
            hand.choices += len(legal)
            hand.last = self.actions
        # A set-up in which all do the same does not count as an opening.
        if len(hand.opening) < OPENING and len({each.do for each in legal}) > 1:
            hand.opening.append(action.do)
        if seat != self._last:
            hand.turns += 1
            self._last = seat

    def act(self, seat: int, action: Action[Any]) -> None:
        """After the action was carried out."""
        hand = self.hands[seat]
        hand.uses.update(labels(action))
        self.actions += 1
        self._stand()
        if any([course[-1] != course[-2] for other, course in enumerate(self.standings) if other != seat]):
            hand.touching += 1

    def happen(self, events: list[Event]) -> None:
        for event in events:
            self.events[event.kind] += 1
            for name, value in event.full().items():
                if name != "kind":
                    for word in words(value):
                        self.events[f"{event.kind} {name}={word}"] += 1

    def course(self, seat: int) -> dict[str, list[int]]:
        """The points of each source at every twentieth of the game."""
        points = self.standings[seat]
        last = len(points) - 1
        samples = [points[last * step // (POINTS - 1)] for step in range(POINTS)]
        sources = sorted({source for sample in samples for source in sample})
        return {source: [sample.get(source, 0) for sample in samples] for source in sources}

    def tension(self, winners: tuple[int, ...]) -> Plain:
        """How the lead went: see `tension`."""
        totals = [[sum(standing.values()) for standing in course] for course in self.standings]
        return tension(totals, winners)


def labels(action: Action[Any]) -> list[str]:
    """What an action counts as: its kind, and its kind with each word that it names."""
    named = [
        f"{action.do} {name}={word}" for name, value in action.data().items() if name != "do" for word in words(value)
    ]
    return [action.do, *named]


def words(value: object) -> list[str]:
    """The words in a field's plain value: ids of tiles, cards, goods; places and numbers do not count."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [item for item in value if isinstance(item, str)]
    return []


def tension(totals: list[list[int]], winners: tuple[int, ...]) -> Plain:
    """How the lead went, from the points of all seats after every action; nothing where no points are told.

    `lead_changes`: how often another seat came to lead alone. `decided`: the part of the game after which a winner led
    to the end. `behind`: the part of the game in which no winner led. `halfway`: whether who led alone in the middle of
    the game won it; null when nobody did.
    """
    moments = len(totals[0])
    if moments < 2 or not any([any(course) for course in totals]):
        return {"lead_changes": None, "decided": None, "behind": None, "halfway": None}
    leaders = [_leaders([course[moment] for course in totals]) for moment in range(moments)]
    alone = [each[0] for each in leaders if len(each) == 1]
    ahead = [any([winner in each for winner in winners]) for each in leaders]
    last_behind = max([moment for moment in range(moments) if not ahead[moment]], default=-1)
    middle = leaders[moments // 2]
    return {
        "lead_changes": sum([1 for one, other in pairwise(alone) if one != other]),
        "decided": (last_behind + 1) / moments if ahead[-1] else None,
        "behind": ahead.count(False) / moments,
        "halfway": float(middle[0] in winners) if len(middle) == 1 else None,
    }


def _leaders(points: list[int]) -> list[int]:
    most = max(points)
    return [seat for seat, own in enumerate(points) if own == most]
