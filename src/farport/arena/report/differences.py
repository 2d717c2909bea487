"""What differs between two runs: every figure of the answer, those that lead first, then everything counted."""

from __future__ import annotations

from farport.kernel import Plain


def differences(answer: Plain) -> list[Plain]:
    """Of the last run against the first one. What is real comes first; within that the order of the questions stays."""
    found: list[Plain] = []
    for part in ("figures", "folded", "rest"):
        figures = answer[part]
        assert isinstance(figures, list)
        found.extend([_row(figure) for figure in figures if figure["differences"] and figure["differences"][-1]])
    return sorted(found, key=lambda row: not row["significant"])


def _row(figure: Plain) -> Plain:
    values, moved = figure["values"], figure["differences"]
    assert isinstance(values, list)
    assert isinstance(moved, list)
    return {
        "what": figure["question"],
        "label": figure["label"],
        "unit": figure["unit"],
        "one": values[0]["value"],
        "other": values[-1]["value"],
        "reach": moved[-1]["reach"],
        "certainty": moved[-1]["certainty"],
        "significant": moved[-1]["certainty"] != "none",
    }
