"""An answer as people read it, in any language of the catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from farport.kernel import Plain
from farport.kernel.words import readable, text

SIGNS = ("share", "reach", "fair", "before", "before_reach", "value", "seen", "points")


def told(language: str, game: str, said: Mapping[str, object]) -> str:
    """A sentence of an answer."""
    params = said["params"]
    assert isinstance(params, dict)
    name = f"answer-{said['say']}"
    return text(language, name, particulars(language, game, params)) or f"{name} {params}"


def particulars(language: str, game: str, params: Plain) -> dict[str, object]:
    """The question by its name; a label as the game calls it; numbers as they are."""
    found = readable(language, game, {key: value for key, value in params.items() if key not in ("question", "unit")})
    question = params.get("question")
    if isinstance(question, str):
        found["question"] = text(language, f"question-{question.replace(' ', '-')}") or question
        label = params.get("label")
        if isinstance(label, int):
            found["label"] = f"{found['question']} {label}"
    if "unit" in params:
        found["unit"] = text(language, f"unit-{params['unit']}", {"count": params["value"]}) or ""
    if isinstance(params.get("option"), str) and found["option"] == params["option"]:
        found["option"] = str(params["option"]).replace("_", " ")
    return found
