"""The page: figures, script and style in one file that asks nothing of anybody."""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from typing import Final

from farport.arena.report.differences import differences
from farport.arena.report.figures import RunFigures
from farport.arena.run import Run
from farport.kernel import FarportError, Plain

PACKAGE: Final = "farport.arena.report"
DIGITS: Final = 5


def write_report(run: Run, other: Run | None = None) -> str:
    """The report on a run, or on two runs of the same game side by side, as the text of an HTML page."""
    if other is not None and other.plan.game.id != run.plan.game.id:
        raise FarportError(
            f"two runs of the same game can be compared, not {run.plan.game.id} and {other.plan.game.id}"
        )
    runs = [RunFigures(run)] if other is None else [RunFigures(run), RunFigures(other)]
    for figures in runs:
        if not figures.games:
            raise FarportError(f"{figures.run.folder}: no game of this run is finished yet")
    names = run_names(run, other)
    data: Plain = {
        "title": run.plan.game.title,
        "game": run.plan.game.id,
        "runs": [figures.data(name) for figures, name in zip(runs, names, strict=True)],
        "differences": differences(*runs) if other is not None else [],
    }
    folder = files(PACKAGE)
    page = (folder / "page.html").read_text(encoding="utf-8")
    for mark, text in (
        ("{{title}}", escape(run.plan.game.title)),
        ("/*style*/", (folder / "page.css").read_text(encoding="utf-8")),
        ("/*charts*/", (folder / "charts.js").read_text(encoding="utf-8")),
        ("/*script*/", (folder / "page.js").read_text(encoding="utf-8")),
        ("/*data*/", embedded(data)),
    ):
        page = page.replace(mark, text)
    return page


def run_names(run: Run, other: Run | None) -> list[str]:
    """The folders' names; two of the same name are told apart by their place."""
    if other is None:
        return [run.folder.name]
    names = [run.folder.name, other.folder.name]
    return [f"{names[0]} (1)", f"{names[1]} (2)"] if names[0] == names[1] else names


def embedded(data: Plain) -> str:
    """JSON that can stand inside a script element: whatever a label holds, it ends no tag."""
    text = json.dumps(rounded(data), separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def rounded(value: object) -> object:
    """Numbers with as many digits as anybody reads."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, list):
        return [rounded(item) for item in value]
    return value
