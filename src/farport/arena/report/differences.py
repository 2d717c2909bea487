"""What differs between runs: every figure of the answer, those that lead first, then everything counted."""

from __future__ import annotations

from farport.kernel import Plain


def differences(answer: Plain) -> list[Plain]:
    """Of the later runs against the first one. What is real comes first; within it the order of the questions stays."""
    found: list[Plain] = []
    for part in ("figures", "folded", "rest"):
        figures = answer[part]
        assert isinstance(figures, list)
        found.extend([_row(figure) for figure in figures if any(figure["differences"])])
    return sorted(found, key=lambda row: not row["significant"])


def _row(figure: Plain) -> Plain:
    values, moved = figure["values"], figure["differences"]
    assert isinstance(values, list)
    assert isinstance(moved, list)
    return {
        "what": figure["question"],
        "label": figure["label"],
        "unit": figure["unit"],
        "values": [value and value["value"] for value in values],
        "moved": [each and {"reach": each["reach"], "certainty": each["certainty"]} for each in moved],
        "significant": any([each is not None and each["certainty"] != "none" for each in moved]),
    }
