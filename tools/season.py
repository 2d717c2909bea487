"""A simulated season: people of known strength and the bots play rated tables of all games, and the formula rates them.

    python tools/season.py                    the figures
    python tools/season.py --plot docs/season.svg

Nothing of a server is needed: the fold is pure. What comes out is held against what was planted: the order of people,
also against the best order that anybody could tell from the same tables; the advantages of seats, which are fitted from
other tables, as from arena runs; and the mean, which must not drift.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from farport.arena.advantages import BOT, NINE_IN_TEN, Column, Estimate, Finish, estimate
from farport.kernel import rank
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
ARENA: Final = 300  # games of equal bots at each number of seats, from which advantages are fitted
EVERY: Final = 250  # tables between two points of the plot

Truth = dict[tuple[str, str], float]  # by person and game
Offsets = dict[int, dict[str, float]]  # by the number of seats, as strength has them


class Season(NamedTuple):
    """What was planted and what came out; `means` are the mean error of all ratings, table by table."""

    truth: Truth
    skills: dict[tuple[str, str], Skill]
    means: list[tuple[int, float]]
    spearman: dict[str, float]
    covered: float

    @property
    def error(self) -> float:
        """Root of the mean squared error of all ratings, in points."""
        squares = [(skill.mu - self.truth[key]) ** 2 for key, skill in self.skills.items()]
        return float((sum(squares) / len(squares)) ** 0.5)


def planted(seats: int) -> dict[str, float]:
    """The first seat has it best, and all together come to nothing."""
    return {f"turn order {seat + 1}": STEP * ((seats - 1) / 2 - seat) for seat in range(seats)}


PLANTED: Final[Offsets] = {seats: planted(seats) for seats in range(2, 9)}


def season(seed: int, *, tables: int = TABLES, offsets: Offsets = PLANTED, habits: bool = False) -> Season:
    """Rated with these offsets. With habits people do not sit by lot: some like to go first, others last."""
    truth, contests = played(seed, tables, habits=habits)
    strength = Strength(BOTS, offsets)
    skills: dict[str, dict[str, Skill]] = {game: {} for game in GAMES}
    means: list[tuple[int, float]] = []
    for number, contest in enumerate(contests):
        known = skills[contest.game]
        for change in fold(contest, known, lambda _game: strength):
            known[change.person] = change.after
        if (number + 1) % EVERY == 0:
            means.append((number + 1, _mean_error(truth, skills)))
    found = {(person, game): skill for game, known in skills.items() for person, skill in known.items()}
    within = [abs(skill.mu - truth[key]) <= skill.margin for key, skill in found.items()]
    spearman = _orders(truth, {key: skill.mu for key, skill in found.items()})
    return Season(truth, found, means, spearman, sum(within) / len(within))


def played(seed: int, tables: int = TABLES, *, habits: bool = False) -> tuple[Truth, list[Contest]]:
    """What was planted, and the tables that were played."""
    rng = random.Random(seed)
    truth = _people(rng)
    return truth, [_contest(rng, number, truth, habits=habits) for number in range(tables)]


def _people(rng: random.Random) -> Truth:
    truth: Truth = {}
    for number in range(PEOPLE):
        shared = rng.gauss(0, SPREAD * SHARED)
        for game in GAMES:
            own = rng.gauss(0, SPREAD * (1 - SHARED**2) ** 0.5)
            truth[f"p{number}", game] = MIDDLE + shared + own
    return truth


def _contest(rng: random.Random, number: int, truth: Truth, *, habits: bool) -> Contest:
    """Half of the tables are of people alone, the others have bots among them; ranks are Plackett-Luce's."""
    game = rng.choice(list(GAMES))
    seats = rng.choice(GAMES[game])
    bots = rng.choice((0, 0, 1, seats // 2))
    players = [f"p{n}" for n in rng.sample(range(PEOPLE), seats - bots)]
    parts = [Part(person=player) for player in players] + [Part(bot=rng.choice(list(BOTS))) for _ in range(bots)]
    rng.shuffle(parts)
    if habits:
        parts.sort(key=lambda part: PEOPLE / 2 if part.person is None else int(part.person[1:]))
    for seat, part in enumerate(parts):
        part.labels = [f"turn order {seat + 1}"]
    strong = [BOTS[part.bot] if part.bot is not None else truth[str(part.person), game] for part in parts]
    worth = [points + PLANTED[seats][part.labels[0]] for points, part in zip(strong, parts, strict=True)]
    for part, place in zip(parts, ranks(rng, worth), strict=True):
        part.rank = place
    return Contest(table=f"t{number}", game=game, at=number, parts=parts)


def ranks(rng: random.Random, strengths: Sequence[float]) -> list[int]:
    """One game: the luck of each is Gumbel's, as Plackett and Luce have it."""
    showing: list[tuple[int, ...]] = [
        (round(1e6 * (points / LOGIT - log(-log(rng.random())))),) for points in strengths
    ]
    return list(rank(showing))


# ---------------------------------------------------------------------- what seats are worth, as an arena would find it


def arena(seed: int, games: int = ARENA, sizes: Sequence[int] = range(2, 9)) -> tuple[list[Column], Estimate]:
    """Games of equal bots with what was planted, and the fit that ratings would be corrected by."""
    rng = random.Random(seed)
    columns = [Column(seats, "turn order", "", label) for seats in sizes for label in PLANTED[seats]]
    finishes = [
        Finish(
            ranks(rng, list(PLANTED[seats].values())),
            [[number] for number, column in enumerate(columns) if column.seats == seats],
        )
        for seats in sizes
        for _ in range(games)
    ]
    return columns, estimate(finishes, columns)


def offsets_of(columns: Sequence[Column], found: Estimate) -> Offsets:
    """As they would stand in starts.toml: whole points."""
    offsets: Offsets = {}
    for column, points in zip(columns, found.points, strict=True):
        offsets.setdefault(column.seats, {})[column.label] = float(round(points))
    return offsets


# ---------------------------------------------------------------------- how good it can be


def best(truth: Truth, contests: Sequence[Contest]) -> dict[str, float]:
    """The order by the most likely strengths, from all tables of a game at once, without halves for bots, and with all
    that was planted known but the people: no fold can tell more."""
    found: dict[tuple[str, str], float] = {}
    for game in GAMES:
        columns = [Column(0, "people", "", f"p{number}") for number in range(PEOPLE)]
        known = {**{(0, level): points - MIDDLE for level, points in BOTS.items()}}
        known |= {(seats, label): points for seats, own in PLANTED.items() for label, points in own.items()}
        numbers = {key: PEOPLE + place for place, key in enumerate(known)}
        columns += [Column(seats, BOT, "", label) for seats, label in known]
        finishes = [
            Finish(
                [part.rank for part in contest.parts],
                [
                    [
                        numbers[len(contest.parts), part.labels[0]],
                        int(part.person[1:]) if part.person is not None else numbers[0, str(part.bot)],
                    ]
                    for part in contest.parts
                ],
            )
            for contest in contests
            if contest.game == game
        ]
        points = estimate(finishes, columns, known={numbers[key]: value for key, value in known.items()}).points
        found |= {(f"p{number}", game): points[number] for number in range(PEOPLE)}
    return _orders(truth, found)


def _mean_error(truth: Truth, skills: dict[str, dict[str, Skill]]) -> float:
    """By how much ratings are too high in the mean, of those who have one."""
    errors = [skill.mu - truth[person, game] for game, known in skills.items() for person, skill in known.items()]
    return sum(errors) / len(errors)


def _orders(truth: Truth, found: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Spearman's correlation with the truth, game by game and of all."""
    by_game = {game: _spearman(truth, {key: at for key, at in found.items() if key[1] == game}) for game in GAMES}
    return {**by_game, "all": _spearman(truth, found)}


def _spearman(truth: Truth, found: Mapping[tuple[str, str], float]) -> float:
    ours = {key: place for place, key in enumerate(sorted(found, key=lambda key: found[key]))}
    theirs = {key: place for place, key in enumerate(sorted(found, key=lambda key: truth[key]))}
    off = sum([(ours[key] - theirs[key]) ** 2 for key in found])
    return 1 - 6 * off / (len(found) * (len(found) ** 2 - 1))


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
    most = best(*played(given.seed))
    for name, value in found.spearman.items():
        print(f"order, {name}: {value:.3f}; at most {most[name]:.3f}")
    print(f"within their nine-in-ten interval: {100 * found.covered:.1f} %")
    halfway, last = found.means[len(found.means) // 2 - 1][1], found.means[-1][1]
    print(f"mean error after {TABLES // 2} and {TABLES} tables: {halfway:+.1f}, {last:+.1f}")
    columns, fit = arena(given.seed)
    held = [
        abs(points - PLANTED[column.seats][column.label]) <= NINE_IN_TEN * error
        for column, points, error in zip(columns, fit.points, fit.errors, strict=True)
    ]
    print(f"planted advantages within the fit's nine-in-ten interval: {sum(held)} of {len(held)}")
    for name, offsets in (("no", {}), ("fitted", offsets_of(columns, fit)), ("true", PLANTED)):
        sitting = season(given.seed, offsets=offsets, habits=True)
        print(f"with habits, {name} offsets: order {sitting.spearman['all']:.3f}, error {sitting.error:.1f} points")
    if given.plot is not None:
        given.plot.write_text(plot(found), encoding="utf-8")


if __name__ == "__main__":
    main()
