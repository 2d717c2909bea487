"""One game of a run, played and written down: a row for each seat, with all that reports are made of."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from farport.arena.plan import Plan, Sitting
from farport.bots import Match, Played, make
from farport.bots.match import LONGEST_GAME, derived
from farport.kernel import Action, Event, Plain, State

POINTS: Final = 21  # of the course of a score: the start, every twentieth of the game, and the end
OPENING: Final = 3  # actions where several kinds were possible; what was chosen is a seat's opening


class Notes:
    """What is noted of one game while it is played."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.uses: list[Counter[str]] = [Counter() for _ in range(state.seats)]
        self.events: Counter[str] = Counter()
        self.openings: list[list[str]] = [[] for _ in range(state.seats)]
        self.opening: list[int] = []
        self.standings: list[list[dict[str, int]]] = [[] for _ in range(state.seats)]
        self.facets = [{**state.facets(None), **state.facets(seat)} for seat in range(state.seats)]
        self.stand()

    def stand(self) -> None:
        for seat, course in enumerate(self.standings):
            course.append(self.state.standing(seat))

    def look(self) -> None:
        """Before a step: who would add to an opening. A set-up in which all do the same does not count as one."""
        state = self.state
        self.opening = [
            seat
            for seat in state.to_move
            if len(self.openings[seat]) < OPENING and len({action.do for action in state.legal(seat)}) > 1
        ]

    def act(self, seat: int, action: Action[Any]) -> None:
        used = self.uses[seat]
        used[action.do] += 1
        for name, value in action.data().items():
            if name != "do":
                for word in words(value):
                    used[f"{action.do} {name}={word}"] += 1
        if seat in self.opening:
            self.openings[seat].append(action.do)
        self.stand()

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


def words(value: object) -> list[str]:
    """The words in a field's plain value: ids of tiles, cards, goods; places and numbers do not count."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [item for item in value if isinstance(item, str)]
    return []


def play_chunk(data: Plain, number: int) -> list[Plain]:
    """The rows of one chunk of a run; plain data in and out, so that any process on any machine can play it."""
    plan = Plan.from_data(data)
    return [row for sitting in plan.chunk(number) for row in play_sitting(plan, sitting)]


def play_sitting(plan: Plan, sitting: Sitting) -> list[Plain]:
    """One game, and a row for each of its seats."""
    state = plan.game.new(plan.seats, sitting.seed, sitting.options)
    played = Played(state, sitting.seed, plan.game.options.resolve(plan.seats, sitting.options))
    notes = Notes(state)
    seated = [make(name, plan.game, bot_seed(sitting, seat)) for seat, name in enumerate(sitting.bots)]
    match = Match(played, seated, on_events=notes.happen)
    noted = 0
    for _ in range(LONGEST_GAME):
        notes.look()
        if not match.step():
            break
        if played.actions > noted:  # not after a step of the clock
            noted = played.actions
            seat, action, _at = played.moves[-1]
            assert seat is not None
            assert action is not None
            notes.act(seat, action)
    else:
        played.broken.append(f"the game did not end within {LONGEST_GAME} actions")
    match.close()
    return [row(plan, sitting, played, notes, seat) for seat in range(plan.seats)]


def bot_seed(sitting: Sitting, seat: int) -> int:
    return derived(sitting.seed, f"bot {seat} of game {sitting.number}")


def row(plan: Plan, sitting: Sitting, played: Played, notes: Notes, seat: int) -> Plain:
    result = played.result
    state = played.state
    return {
        "number": sitting.number,
        "round": sitting.round,
        "seed": sitting.seed,
        "seat": seat,
        "bot": sitting.bots[seat],
        "score": None if result is None else result.scores[seat],
        "rank": None if result is None else result.ranks[seat],
        "win": None if result is None else (1 / len(result.winners) if seat in result.winners else 0.0),
        "reason": "" if result is None else result.reason,
        "broken": played.broken[0] if played.broken else "",
        "actions": played.actions,
        "own_actions": sum([count for key, count in notes.uses[seat].items() if " " not in key]),
        "milliseconds": state.now if plan.game.facts.timed else None,
        "options": json.dumps(played.options, sort_keys=True),
        "facets": sorted({**notes.facets[seat], **state.facets(None), **state.facets(seat)}.items()),
        "opening": " → ".join(notes.openings[seat]),
        "sources": [] if result is None else sorted(result.breakdown[seat].items()),
        "uses": sorted(notes.uses[seat].items()),
        "events": sorted(notes.events.items()) if seat == 0 else [],
        "course": sorted(notes.course(seat).items()),
        "digest": state.digest(),
    }
