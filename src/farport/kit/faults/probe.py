"""A look at a game before faults are planted in it: what it has that a fault could spoil."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from farport.kernel import Action, FarportError, Game, Plain, Rng, State, seen_by
from farport.kit.plain import damaged
from farport.kit.walk import Setting, Walk, offered, option_settings

POSITIONS = 40  # of a game, how many are looked at closely
ENOUGH = 120  # moves of all tables together: a small game is played several times
HIDING = 15  # tables more of the options under which something is hidden, if it is by default not
DAMAGES = 400  # tries to damage a dump so that only an invariant notices


@dataclass
class Probe:
    """What was found: tables to play, the longest game, and what a fault needs to make a difference."""

    game: Game
    tables: list[Setting] = field(default_factory=list)
    longest: int = 0
    hidden: bool = False
    futures: bool = False
    secret_events: bool = False
    secret_choices: bool = False
    standing: bool = False
    refused: bool = False
    changing: str = ""  # a key of the dump that changes in play
    shared: str = ""  # a list of the state that is changed in place
    broken: Plain | None = None  # a dump that is restored, and breaks an invariant

    @property
    def limit(self) -> int:
        """More moves than any sound game of these tables takes."""
        return 4 * self.longest + 400


def probed(game: Game) -> Probe:
    """The smallest and the largest table, and where nothing is hidden there, tables of options where something is."""
    found = Probe(game)
    ends = sorted({game.seats[0], game.seats[-1]})
    seed, moves = 0, 0
    while moves < ENOUGH:
        for seats in ends:
            found.tables.append(Setting(seats, seed, picks=seed))
            moves += _look(found, found.tables[-1])
            seed += 1
    if game.facts.hidden_information and not found.hidden:
        found.tables[:0] = _hiding(found)
    return found


def _hiding(found: Probe) -> list[Setting]:
    """Tables of the first option that hides something."""
    for setting in option_settings(found.game, every_table=True):
        if offered(found.game, setting):
            _look(found, setting)
            if found.hidden:
                return [replace(setting, seed=setting.seed + more, picks=more) for more in range(HIDING)]
    return []


def _look(found: Probe, setting: Setting) -> int:
    """Play a game and look around in it; how many moves it took."""
    walk = Walk(found.game, setting)
    opening = walk.state.dump()
    first = walk.state.copy()
    for number, state in enumerate(walk.samples(POSITIONS)):
        found.secret_events |= any(event.secret or event.private for event in walk.events)
        found.standing |= any(state.standing(seat) for seat in range(state.seats))
        if state.result is None and number < POSITIONS:
            _look_at(found, walk, state)
    found.longest = max(found.longest, walk.steps)
    found.futures |= "rng" in opening
    last = walk.state.dump()
    found.changing = found.changing or next(
        (key for key in opening if key != "rng" and opening[key] != last[key] and last[key]), ""
    )
    found.shared = found.shared or _changed_in_place(first)
    return walk.steps


def _look_at(found: Probe, walk: Walk, state: State) -> None:
    dice = walk.dice
    seen = [found.game.action(move.action) for move in walk.moves if move.seat is not None]
    truth = _stands(state)
    for viewer in (None, *range(state.seats)):
        found.hidden = found.hidden or _stands(state.guess(viewer, Rng(dice.bits64()))) != truth
    for seat in state.to_move:
        found.refused = found.refused or _is_refused_some(state, seat, seen)
    found.secret_choices = found.secret_choices or _hides_a_choice(state)
    found.broken = found.broken or _damage(found, dice, state)


def _is_refused_some(state: State, seat: int, seen: list[Action[Any]]) -> bool:
    return any(not action.open_ended and state.refusal(seat, action) is not None for action in seen)


def _hides_a_choice(state: State) -> bool:
    """Whether some choice of a seat leaves the view of a spectator as it was, or as another choice does."""
    for seat in range(state.seats):
        outcomes: dict[str, Any] = {}
        for action in state.legal(seat)[:8]:
            after = state.copy()
            seen = seen_by(after.play(seat, action), None)
            sight = repr([after.view(None), after.to_move, after.now, seen])
            if outcomes.setdefault(sight, _stands(after)) != _stands(after):
                return True
    return False


def _damage(found: Probe, dice: Rng, state: State) -> Plain | None:
    data = state.dump()
    for _ in range(DAMAGES // POSITIONS):
        bad = damaged(data, dice)
        try:
            if isinstance(bad, dict) and found.game.restore(bad).violations():
                return bad
        except FarportError:
            continue
    return None


def _changed_in_place(state: State) -> str:
    """The name of a list that belongs to the state and not to its copy, and that a few moves change."""
    names = [name for name in dir(state) if not name.startswith("_") and name != "happened"]
    lists = [name for name in names if isinstance(_attribute(state, name), list)]
    for name in lists:
        own, moved = state.copy(), state.copy()
        if _attribute(own, name) is _attribute(moved, name):
            continue
        try:
            setattr(moved, name, _attribute(own, name))
        except AttributeError:
            continue
        before = own.digest()
        for _ in range(40):
            if moved.result is not None or not moved.to_move:
                break
            seat = moved.to_move[0]
            moved.play(seat, moved.legal(seat)[0])
            if own.digest() != before:
                return name
    return ""


def _attribute(state: State, name: str) -> object:
    try:
        return getattr(state, name, None)
    except FarportError:
        return None


def _stands(state: State) -> Plain:
    return {key: value for key, value in state.dump().items() if key != "rng"}
