"""The page: figures, script and style in one file that asks nothing of anybody."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from farport.arena.answers import Side, answer, told
from farport.arena.report.differences import differences
from farport.arena.report.figures import RunFigures
from farport.arena.run import Run
from farport.kernel import FarportError, Plain

PACKAGE: Final = "farport.arena.report"
DIGITS: Final = 5


def write_report(*runs: Run, names: Sequence[str] = (), found: Plain | None = None, language: str = "en") -> str:
    """The report on a run, or on several runs of the same game side by side, as the text of an HTML page. `names`:
    what they are called, if not as their folders; `found`: their answer, where it says more than their games do."""
    first = runs[0].plan.game
    for run in runs:
        if run.plan.game.id != first.id:
            raise FarportError(f"runs of the same game can be compared, not {first.id} and {run.plan.game.id}")
    figures = [RunFigures(run) for run in runs]
    for each in figures:
        if not each.games:
            raise FarportError(f"{each.run.folder}: no game of this run is finished yet")
    names = names or run_names(runs)
    if found is None:
        found = answer([Side(name, run.plan, run.seats) for name, run in zip(names, runs, strict=True)])
    data: Plain = {
        "title": first.title,
        "game": first.id,
        "runs": [
            {**each.data(name), "side": side["name"], "changes": side["changes"]}
            for each, name, side in zip(figures, names, _list(found["runs"]), strict=True)
        ],
        "sentences": [{**said, "text": told(language, first.id, said)} for said in _list(found["sentences"])],
        "changes": found["changes"],
        "options": found["options"],
        "differences": differences(found),
        "figures": found["figures"],
    }
    folder = files(PACKAGE)
    page = (folder / "page.html").read_text(encoding="utf-8")
    for mark, text in (
        ("{{title}}", escape(first.title)),
        ("{{language}}", escape(language)),
        ("/*style*/", (folder / "page.css").read_text(encoding="utf-8")),
        ("/*charts*/", (folder / "charts.js").read_text(encoding="utf-8")),
        ("/*script*/", (folder / "page.js").read_text(encoding="utf-8")),
        ("/*data*/", embedded(data)),
    ):
        page = page.replace(mark, text)
    return page


def _list(value: object) -> list[Plain]:
    assert isinstance(value, list)
    return value


def run_names(runs: Sequence[Run]) -> list[str]:
    """The folders' names; those of the same name are told apart by their place."""
    names = [run.folder.name for run in runs]
    return [name if names.count(name) == 1 else f"{name} ({place})" for place, name in enumerate(names, 1)]


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
