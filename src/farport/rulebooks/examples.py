"""The examples of a book: positions of the engine, a move played in each, and what comes of it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from farport.kernel import DataError, FarportError, Game, RuleError, State, seen_by
from farport.kernel import game as game_of
from farport.rulebooks.folder import folder_of
from farport.rulebooks.paths import plain, value_of


@dataclass(frozen=True, slots=True)
class Example:
    """As it stands in examples.toml; docs/write-a-rulebook.md says what each entry means."""

    id: str
    seats: int
    seed: int
    rules: int
    play: tuple[str, ...] = ()
    refuse: str = ""
    seat: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    set: dict[str, Any] = field(default_factory=dict)
    then: tuple[str, ...] = ()
    figures: dict[str, str] = field(default_factory=dict)
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the example, or a time that passed (no seat)."""

    seat: int | None
    said: str
    action: dict[str, Any]
    events: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Played:
    """An example after it was played: both positions, all that happened, and its figures."""

    example: Example
    before: State
    after: State
    steps: list[Step]
    refused: str
    figures: dict[str, int | str]


def read(folder: Path) -> tuple[dict[str, str], dict[str, Example]]:
    """The figures of the data and the examples, in their order."""
    path = folder / "examples.toml"
    try:
        source = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        found = [_example(entry) for entry in source.get("example", [])]
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise DataError(f"{folder.name}/examples.toml: {error}") from None
    doubled = [example.id for example in found if [other.id for other in found].count(example.id) > 1]
    if doubled:
        raise DataError(f"{folder.name}/examples.toml: {doubled[0]} stands there twice")
    return source.get("figures", {}), {example.id: example for example in found}


def _example(entry: dict[str, Any]) -> Example:
    fields: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
    return Example(**fields)


@cache
def examples(game: str) -> dict[str, Example]:
    folder = folder_of(game)
    return {} if folder is None else read(folder)[1]


@cache
def data_figures(game: str) -> dict[str, int | str]:
    """The numbers of the rules themselves, which any unit may name."""
    folder = folder_of(game)
    paths = {} if folder is None else read(folder)[0]
    roots = {"data": game_of(game).data}
    return {name: value_of(path, roots) for name, path in paths.items()}


@cache
def replayed(game: str, id: str) -> Played:
    """Played on the engine under the rules that it was written for; DataError for whatever is not as it says."""
    example = examples(game).get(id)
    if example is None:
        raise DataError(f"{game} has no example {id}; its examples are {', '.join(examples(game))}")
    try:
        return _replayed(game_of(game).of_version(example.rules), example)
    except FarportError as error:
        raise DataError(f"{game}, example {id}: {error}") from error


def _replayed(game: Game, example: Example) -> Played:
    state = start(game, example)
    before = state.copy()
    steps: list[Step] = []
    refused = ""
    if example.refuse:
        seat, action = _read(state, example.refuse, example.seat)
        try:
            state.check(seat, game.action(action))
        except RuleError as error:
            refused = error.rule
        else:
            raise DataError(f"{example.refuse} is legal, but should be refused")
        steps.append(Step(seat, str(game.action(action)), game.action(action).data(), []))
    else:
        steps = [advance(state, move, example.seat) for move in example.play]
    found = {
        "before": facts(before, example.seat),
        "after": facts(state, example.seat),
        "events": _by_kind([event for step in steps for event in step.events]),
        "refused": refused,
        "data": game.data,
    }
    for path, wanted in example.expect.items():
        is_so = value_of(path, found)
        if plain(is_so) != plain(wanted):
            raise DataError(f"{path} is {is_so}, and {wanted} is expected")
    figures = {name: value_of(path, found) for name, path in example.figures.items()}
    return Played(example, before, state, steps, refused, figures)


def start(game: Game, example: Example) -> State:
    """The position before the move of the example."""
    state = game.new(seats=example.seats, seed=example.seed, options=example.options)
    for move in example.moves:
        advance(state, move, None)
    if example.set:
        dumped = state.dump()
        for path, value in example.set.items():
            _put(dumped, path.split("."), value, path)
        state = game.load(dumped)
    for move in example.then:
        advance(state, move, None)
    return state


def advance(state: State, move: str, seat: int | None) -> Step:
    """`move 1 D3` of the seat that is asked, `1: move 1 D3`, `@30000` or `+5000` in a game with a clock."""
    if move.startswith(("@", "+")):
        to = int(move[1:]) + (state.now if move.startswith("+") else 0)
        return Step(None, move, {}, seen_by(state.advance(to), seat))
    who, said = _read(state, move, seat)
    action = state.game.action(said)
    try:
        events = state.play(who, action)
    except FarportError as error:
        raise DataError(f"{move}: {error}") from error
    return Step(who, str(action), action.data(), seen_by(events, seat))


def _read(state: State, move: str, seat: int | None) -> tuple[int, str]:
    who, colon, said = move.partition(": ")
    if colon and who.isdigit():
        return int(who), said
    if seat is not None and seat in state.to_move:
        return seat, move
    if len(state.to_move) != 1:
        raise DataError(f"{move}: whose move? Asked are the seats {state.to_move}")
    return state.to_move[0], move


def facts(state: State, seat: int | None) -> dict[str, Any]:
    """What figures may name of a position."""
    standing = [state.standing(each) for each in range(state.seats)]
    return {
        "view": state.view(seat),
        "standing": standing,
        "points": [sum(parts.values()) for parts in standing],
        "to_move": list(state.to_move),
        "now": state.now,
    }


def _by_kind(events: list[dict[str, Any]]) -> dict[str, Any]:
    """The first of a kind by its name, the others as kind#2, kind#3."""
    found: dict[str, Any] = {}
    for event in events:
        kind = event["kind"]
        number = 1 + len([name for name in found if name.partition("#")[0] == kind])
        found[kind if number == 1 else f"{kind}#{number}"] = event
    return found


def _put(dumped: Any, steps: list[str], value: Any, path: str) -> None:
    here = dumped
    for place, step in enumerate(steps):
        key: Any = int(step) if isinstance(here, list) and step.isdigit() else step
        inside = key in here if isinstance(here, dict) else isinstance(here, list) and key in range(len(here))
        if not inside:
            raise DataError(f"set {path}: the state has no {step} there")
        if place == len(steps) - 1:
            here[key] = None if value == "none" else value
        else:
            here = here[key]
