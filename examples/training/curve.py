"""The learning curve as a small SVG drawing."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, MARGIN = 640, 320, 48


def drawing(points: Sequence[tuple[int, float]]) -> str:
    """Decisions to the right, share of games won upwards, with a line at 90 %."""
    most = max(1, *[decisions for decisions, _ in points])

    def x(decisions: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * decisions / most

    def y(share: float) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share

    def text(at_x: float, at_y: float, words: str, anchor: str) -> str:
        return f'<text x="{at_x:.1f}" y="{at_y:.1f}" text-anchor="{anchor}">{words}</text>'

    levels = (0.0, 0.25, 0.5, 0.75, 0.9, 1.0)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12" fill="#556">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *[
            f'<line x1="{x(0):.1f}" x2="{x(most):.1f}" y1="{y(level):.1f}" y2="{y(level):.1f}" '
            f'stroke="{"#c70" if level == 0.9 else "#dde"}"/>{text(x(0) - 6, y(level) + 4, f"{level:.0%}", "end")}'
            for level in levels
        ],
        *[text(x(most * part / 4), HEIGHT - MARGIN + 18, f"{most * part // 4000} k", "middle") for part in range(5)],
        text(WIDTH / 2, HEIGHT - 10, "decisions of the learner", "middle"),
        text(MARGIN, 24, "games won against the random bot", "start"),
        '<polyline fill="none" stroke="#15c" stroke-width="2" points="'
        + " ".join([f"{x(decisions):.1f},{y(share):.1f}" for decisions, share in points])
        + '"/>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
