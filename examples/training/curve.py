"""Learning curves as a small SVG drawing, and as data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

WIDTH, HEIGHT, MARGIN = 640, 320, 48
INKS = ("#15c", "#c3372b", "#2a7d3a", "#8a4fb0")

Curve = list[tuple[int, float, float]]  # decisions of the learner, share of games won, seconds of the processor


def drawing(title: str, curves: Mapping[str, Curve]) -> str:
    """Decisions to the right, share of games won upwards, a line for each opponent."""
    most = max([1, *[decisions for curve in curves.values() for decisions, _, _ in curve]])

    def x(decisions: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * decisions / most

    def y(share: float) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share

    def text(at_x: float, at_y: float, words: str, anchor: str, ink: str = "#556") -> str:
        return f'<text x="{at_x:.1f}" y="{at_y:.1f}" text-anchor="{anchor}" fill="{ink}">{words}</text>'

    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            'font-size="12">'
        ),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *[
            f'<line x1="{x(0):.1f}" x2="{x(most):.1f}" y1="{y(level):.1f}" y2="{y(level):.1f}" '
            f'stroke="{"#c70" if level == 0.5 else "#dde"}"/>{text(x(0) - 6, y(level) + 4, f"{level:.0%}", "end")}'
            for level in (0.0, 0.25, 0.5, 0.75, 1.0)
        ],
        *[text(x(most * part / 4), HEIGHT - MARGIN + 18, f"{most * part / 4000:.0f} k", "middle") for part in range(5)],
        text(WIDTH / 2, HEIGHT - 10, "decisions of the learner", "middle"),
        text(MARGIN, 24, f"{title}: games won", "start"),
    ]
    for place, (opponent, curve) in enumerate(curves.items()):
        ink = INKS[place % len(INKS)]
        points = " ".join([f"{x(decisions):.1f},{y(share):.1f}" for decisions, share, _ in curve])
        lines.append(f'<polyline fill="none" stroke="{ink}" stroke-width="2" points="{points}"/>')
        lines.append(text(WIDTH - MARGIN, 40 + 16 * place, f"against {opponent}", "end", ink))
    return "\n".join([*lines, "</svg>"]) + "\n"


def written(folder: Path, title: str, curves: Mapping[str, Curve]) -> None:
    """curve.json and curve.svg."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "curve.json").write_text(json.dumps(curves, indent=1) + "\n")
    (folder / "curve.svg").write_text(drawing(title, curves))
