"""What people see of Heavy Lift: its board in the browser, its words, and its picture on a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from farport import Board

HERE: Final = Path(__file__).parent


def draw(view: Any, seat: int | None) -> str:
    """The pad on a terminal, as text."""
    lines = [f"on the pad: {view['stack']} crates; a ship lifts {view['lift']} tonnes"]
    for ship in view["ships"]:
        hold = " ".join(ship["hold"]) if ship["hold"] is not None else "? " * ship["crates"]
        load = "" if ship["tonnes"] is None else f"  {ship['tonnes']} t"
        lines.append(f"{'>' if ship['gone'] else '|'} ship {ship['seat'] + 1}: {hold.strip() or 'empty'}{load}")
    if view["adrift"]:
        lines.append(f"adrift: {' '.join(view['adrift'])}")
    return "\n".join(lines)


BOARD: Final = Board(
    module=HERE / "board" / "board.js",
    assets=HERE / "board" / "art",
    locales=HERE / "locales",
    lesson=HERE / "board" / "lesson.json",
    terminal=draw,
    hints={
        "score": "ships.*.tonnes",
        "ends": ["depart"],
        "rules": {"load": "HL-4", "jettison": "HL-5", "depart": "HL-6"},
    },
)
