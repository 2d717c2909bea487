"""A lesson, a guided first game: `python -m farport.kit.lesson FOLDER` plays lesson.toml and writes lesson.json.

What the client shows is what the engine says: every view and every event, step by step.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from farport.kernel import FarportError, State
from farport.kernel import game as game_of


def played(lesson: dict[str, Any]) -> dict[str, Any]:
    """Every step with the position after it, the events on the way, and the one action that is open in it."""
    game = game_of(lesson["game"])
    state = game.new(seats=lesson["seats"], seed=lesson["seed"], options=lesson["options"])
    you: int = lesson["you"]
    start = state.view(you)
    steps = [step_of(state, step, you) for step in lesson["step"]]
    options = {**game.options.resolve(lesson["seats"], lesson["options"])}
    return {"game": game.id, "seats": lesson["seats"], "you": you, "options": options, "start": start, "steps": steps}


def step_of(state: State, step: dict[str, Any], you: int) -> dict[str, Any]:
    """A step goes on to a moment of a timed game (`at`), and holds the learner's action (`do`), those of rivals, or
    both: then the rivals follow, and what they did stands beside the next text. Each of several says whose it is
    (`by`). `words` of the glossary are explained beside the text; `panel` is the part of the board that it speaks of,
    where there is only room for one of them."""
    happened: list[dict[str, Any]] = []
    said: dict[str, Any] = numbers_of(step, state.view(you))
    said |= {name: step[name] for name in ("words", "panel") if name in step}
    if "at" in step:
        events = [event.view(you) for event in state.advance(step["at"])]
        happened.append({"seat": you, "action": {}, "events": events})
    for seat, plain in moves_of(step, you):
        if seat not in state.to_move:
            raise ValueError(f"step {step['text']}: it is the move of {state.to_move}, not of seat {seat}")
        events = [event.view(you) for event in state.play(seat, state.game.action(plain))]
        happened.append({"seat": seat, "action": plain, "events": events})
    kinds = [event["kind"] for move in happened for event in move["events"]]
    for kind in step.get("events", []):
        if kind not in kinds:
            raise ValueError(f"step {step['text']}: {kind} was expected, but there was {', '.join(kinds)}")
    after = {"view": state.view(you), "to_move": list(state.to_move)}
    do = bare(step["do"]) if "do" in step else None
    return {"text": step["text"], **said, "do": do, "moves": happened, **after}


def numbers_of(step: dict[str, Any], shown: Any) -> dict[str, Any]:
    """What the text says of the position that stands beside it, read from that position: `seats.0.score`."""
    if "numbers" not in step:
        return {}
    numbers = {}
    for name, path in step["numbers"].items():
        numbers[name] = shown
        for part in path.split("."):
            numbers[name] = numbers[name][int(part) if isinstance(numbers[name], list) else part]
    return {"numbers": numbers}


def moves_of(step: dict[str, Any], you: int) -> list[tuple[int, dict[str, Any]]]:
    own = [(you, bare(step["do"]))] if "do" in step else []
    return own + [(action.get("by", 1 - you), bare(action)) for action in step.get("rival", [])]


def bare(action: dict[str, Any]) -> dict[str, Any]:
    """The action itself, without whose it is; TOML has no null, so `nobody` stands for it."""
    return {name: None if value == "nobody" else value for name, value in action.items() if name != "by"}


def write(folder: Path) -> str:
    lesson = tomllib.loads((folder / "lesson.toml").read_text(encoding="utf-8"))
    return json.dumps(played(lesson), separators=(",", ":")) + "\n"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m farport.kit.lesson FOLDER, which holds a lesson.toml")
    folder = Path(sys.argv[1])
    try:
        (folder / "lesson.json").write_text(write(folder), encoding="utf-8")
    except (OSError, KeyError, ValueError, FarportError) as error:
        sys.exit(f"farport.kit.lesson: {folder / 'lesson.toml'}: {type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
