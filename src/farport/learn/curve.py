"""The curve of a training, as a small drawing: what was lost, over the batches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
MARGIN: Final = 48
INKS: Final = {"win": "#15c", "share": "#2a7d3a", "policy": "#c3372b"}

Point = Mapping[str, float]


def drawing(title: str, points: Sequence[Point]) -> str:
    """Batches to the right, each loss as a part of its first value upwards."""
    most = max([1.0, *[point["steps"] for point in points]])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        '  font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{MARGIN}" y="24" fill="#334">{title}: loss, as a part of the first</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle" fill="#556">batches, up to {most:.0f}</text>',
    ]
    for level in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * level
        lines.append(f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dde"/>')
        lines.append(f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#556">{level:.2f}</text>')
    for place, (name, ink) in enumerate(INKS.items()):
        known = [point for point in points if name in point]
        if not known:
            continue
        first = max(known[0][name], 1e-9)
        path = " ".join(
            [
                f"{MARGIN + (WIDTH - 2 * MARGIN) * point['steps'] / most:.1f},"
                f"{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * min(1.0, point[name] / first):.1f}"
                for point in known
            ]
        )
        lines.append(f'<polyline fill="none" stroke="{ink}" stroke-width="2" points="{path}"/>')
        lines.append(
            f'<text x="{WIDTH - MARGIN}" y="{24 + 16 * place}" text-anchor="end" fill="{ink}">'
            f"{name} {known[-1][name]:.3f}</text>"
        )
    return "\n".join([*lines, "</svg>"]) + "\n"
