"""A simulated season: people of known strength and the bots play rated tables of all games, and the formula rates them.

    python tools/season.py                    the figures
    python tools/season.py --plot docs/season.svg

Nothing of a server is needed: the fold is pure. What comes out is held against what was planted: the order of people,
the advantages of seats (fitted as from arena runs, but from other tables), and the mean, which must not drift.
"""

from __future__ import annotations

import argparse
import random
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from farport.kernel import LEVELS, rank
from farport.kernel.strength import LOGIT, MIDDLE, Strength
from farport.server.club.contest import Contest, Part
from farport.server.club.ratings.fold import fold
from farport.server.club.ratings.formula import Skill

GAMES: Final = {
    "forgotten-planet": range(2, 5),
    "duck-dealer": range(2, 6),
    "space-dealer": range(3, 9),
    "space-paper": range(2, 7),
}
PEOPLE: Final = 200
TABLES: Final = 5_000
SPREAD: Final = 300.0  # points between people: of this a part is the same in all games
SHARED: Final = 0.8
STEP: Final = 25.0  # points that each later seat is worse off
BOTS: Final = {"easy": 1100.0, "medium": 1400.0, "hard": 1600.0, "expert": 1750.0}
EVERY: Final = 250  # tables between two points of the plot


class Season(NamedTuple):
    """What was planted and what came out; `means` are the mean error of all ratings, table by table."""

    truth: dict[tuple[str, str], float]
    skills: dict[tuple[str, str], Skill]
    means: list[tuple[int, float]]
    spearman: dict[str, float]
    covered: float


def planted(seats: int) -> dict[str, float]:
    """The first seat has it best, and all together come to nothing."""
    return {f"turn order {seat + 1}": STEP * ((seats - 1) / 2 - seat) for seat in range(seats)}


def season(seed: int, *, tables: int = TABLES, corrected: bool = True) -> Season:
    rng = random.Random(seed)
    truth = _people(rng)
    offsets = {seats: planted(seats) for seats in range(2, 9)}
    strength = Strength(BOTS, offsets if corrected else {})
    skills: dict[str, dict[str, Skill]] = {game: {} for game in GAMES}
    means: list[tuple[int, float]] = []
    for number in range(tables):
        contest = _contest(rng, number, truth, offsets)
        known = skills[contest.game]
        for change in fold(contest, known, lambda _game: strength):
            known[change.person] = change.after
        if (number + 1) % EVERY == 0:
            means.append((number + 1, _mean_error(truth, skills)))
    found = {(person, game): skill for game, known in skills.items() for person, skill in known.items()}
    within = [abs(skill.mu - truth[key]) <= skill.margin for key, skill in found.items()]
    spearman = {
        game: _spearman(truth, {key: skill for key, skill in found.items() if key[1] == game}) for game in GAMES
    }
    return Season(truth, found, means, {**spearman, "all": _spearman(truth, found)}, sum(within) / len(within))


def _people(rng: random.Random) -> dict[tuple[str, str], float]:
    truth = {}
    for number in range(PEOPLE):
        shared = rng.gauss(0, SPREAD * SHARED)
        for game in GAMES:
            own = rng.gauss(0, SPREAD * (1 - SHARED**2) ** 0.5)
            truth[f"p{number}", game] = MIDDLE + shared + own
    return truth


def _contest(
    rng: random.Random, number: int, truth: dict[tuple[str, str], float], offsets: dict[int, dict[str, float]]
) -> Contest:
    """Half of the tables are of people alone, the others have bots among them; ranks are Plackett-Luce's."""
    game = rng.choice(list(GAMES))
    seats = rng.choice(GAMES[game])
    bots = rng.choice((0, 0, 1, seats // 2))
    players = [f"p{n}" for n in rng.sample(range(PEOPLE), seats - bots)]
    parts = [Part(person=player) for player in players] + [Part(bot=rng.choice(LEVELS)) for _ in range(bots)]
    rng.shuffle(parts)
    showing: list[tuple[int, ...]] = []
    for seat, part in enumerate(parts):
        part.labels = [f"turn order {seat + 1}"]
        strong = BOTS[part.bot] if part.bot is not None else truth[str(part.person), game]
        luck = -log(-log(rng.random()))
        showing.append((round(1e6 * ((strong + offsets[seats][part.labels[0]]) / LOGIT + luck)),))
    for part, place in zip(parts, rank(showing), strict=True):
        part.rank = place
    return Contest(table=f"t{number}", game=game, at=number, parts=parts)


def _mean_error(truth: dict[tuple[str, str], float], skills: dict[str, dict[str, Skill]]) -> float:
    """By how much ratings are too high in the mean, of those who have one."""
    errors = [skill.mu - truth[person, game] for game, known in skills.items() for person, skill in known.items()]
    return sum(errors) / len(errors)


def _spearman(truth: dict[tuple[str, str], float], skills: dict[tuple[str, str], Skill]) -> float:
    keys = list(skills)
    ours = {key: place for place, key in enumerate(sorted(keys, key=lambda key: skills[key].mu))}
    theirs = {key: place for place, key in enumerate(sorted(keys, key=lambda key: truth[key]))}
    off = sum([(ours[key] - theirs[key]) ** 2 for key in keys])
    return 1 - 6 * off / (len(keys) * (len(keys) ** 2 - 1))


# ---------------------------------------------------------------------- the plot


def plot(found: Season) -> str:
    """Two panels: ratings against the truth, and the mean error table by table."""
    dots = [
        f'<circle cx="{_x(found.truth[key]):.1f}" cy="{_y(skill.mu):.1f}" r="2"/>'
        for key, skill in found.skills.items()
    ]
    line = " ".join([f"{460 + 320 * number / TABLES:.1f},{180 - mean:.1f}" for number, mean in found.means])
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 380" font-family="sans-serif" font-size="13">
<rect width="820" height="380" fill="#fff"/>
<g fill="#1f6fb2" fill-opacity="0.45">{"".join(dots)}</g>
<path d="M{_x(700):.0f},{_y(700):.0f}L{_x(2300):.0f},{_y(2300):.0f}" stroke="#444" stroke-dasharray="4"/>
<text x="200" y="370" text-anchor="middle">strength that was planted, 700 to 2300</text>
<text x="40" y="20">rating after {TABLES:,} tables; Spearman {found.spearman["all"]:.3f}</text>
<path d="M460,80V280M460,180H780" stroke="#444"/>
<text x="452" y="84" text-anchor="end">+100</text><text x="452" y="184" text-anchor="end">0</text>
<text x="452" y="284" text-anchor="end">-100</text>
<polyline points="{line}" fill="none" stroke="#b2451f" stroke-width="2"/>
<text x="460" y="20">mean of rating minus strength, in points</text>
<text x="620" y="370" text-anchor="middle">rated tables, 0 to {TABLES:,}</text>
</svg>
"""


def _x(points: float) -> float:
    return 40 + (points - 700) / 1600 * 320


def _y(points: float) -> float:
    return 340 - (points - 700) / 1600 * 300


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    found = season(given.seed)
    for name, value in found.spearman.items():
        print(f"order, {name}: {value:.3f}")
    print(f"within their nine-in-ten interval: {100 * found.covered:.1f} %")
    halfway, last = found.means[len(found.means) // 2 - 1][1], found.means[-1][1]
    print(f"mean error after {TABLES // 2} and {TABLES} tables: {halfway:+.1f}, {last:+.1f}")
    print(f"order without correction for seats, all: {season(given.seed, corrected=False).spearman['all']:.3f}")
    if given.plot is not None:
        given.plot.write_text(plot(found), encoding="utf-8")


if __name__ == "__main__":
    main()
