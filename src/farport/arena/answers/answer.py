"""Answer: what one run came to, or several side by side, as plain data: sentences first, then all that they rest on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from farport.arena.answers.compared import Compared, compare
from farport.arena.answers.folded import ends, histograms, never, rest
from farport.arena.answers.options import option_figures, option_sentences
from farport.arena.answers.sentences import sentence, sentences, skill_sentences, surest_first
from farport.arena.changes import changes
from farport.arena.chunks import Row
from farport.arena.plan import Plan
from farport.arena.questions import FOLDED, LEADING, ByBot, Game, Minutes, Question, distinct
from farport.kernel import Plain

BROKEN: Final = 5  # games without an end that are told one by one
PACE: Final = 5  # finished tables that it takes to speak of minutes


class Side(NamedTuple):
    """A run: its name (`printed`, `yours`, or what somebody called it), how it was planned, and the rows so far."""

    name: str
    plan: Plan
    rows: Sequence[Row]


class Pace(NamedTuple):
    """How long people take for a decision, in seconds, and how many finished tables say so; or somebody assumes it."""

    seconds: float
    tables: int
    assumed: bool = False

    @property
    def known(self) -> bool:
        return self.assumed or self.tables >= PACE


def answer(
    sides: Sequence[Side],
    *,
    pace: Pace | None = None,
    options: Sequence[Side] = (),
    levels: Sequence[Sequence[Side]] = (),
    skill: Sequence[Side] = (),
) -> Plain:
    """The whole answer. `options`: games of restricted bots; `levels`: the same sides by other bots; `skill`: games
    between bots of different levels. Of more than two sides each is compared with the first one, and sentences say
    which one they are `of`."""
    games = [distinct(side.rows) for side in sides]
    played = [own for own, _ in games]
    found = compare(_questions(pace), played)
    said = [*broken_sentences(sides), *([] if len(sides) > 2 else sentences(found))]
    choices = option_figures(options)
    said.extend(option_sentences(choices))
    skilled = [(side, compare([ByBot()], [distinct(side.rows)[0]])) for side in skill]
    said.extend([each for side, figures in skilled for each in skill_sentences(side.plan.bots[0], figures)])
    return {
        "game": sides[0].plan.game.id,
        "seats": sides[0].plan.seats,
        "runs": [_run(side, sides[0], *own) for side, own in zip(sides, games, strict=True)],
        "changes": [change._asdict() for change in changes(sides[0].plan.game.data, sides[-1].plan.game.data)],
        "sentences": [*surest_first(said), *(_by_side(sides, found) if len(sides) > 2 else [])],
        "figures": [figure.data() for figure in found],
        "folded": [figure.data() for figure in compare(FOLDED, played)],
        "histograms": histograms(played),
        "ends": ends(played),
        "options": [choice.data() for choice in choices],
        "levels": [_level(level) for level in levels],
        "skill": [figure.data() for _, figures in skilled for figure in figures],
        "rest": rest(played),
        "never": never(sides[-1].plan.game, played[-1]),
        "pace": None if pace is None or not pace.known else pace._asdict(),
        "decided": bool(found) and all(played) and all([figure.decided for figure in found]),
    }


def _questions(pace: Pace | None) -> list[Question]:
    found: list[Question] = list(LEADING)
    if pace is not None and pace.known:
        found.insert(2, Minutes(pace.seconds))
    return found


def _by_side(sides: Sequence[Side], found: Sequence[Compared]) -> list[Plain]:
    """What each side after the first has to say against it."""
    return [
        {**said, "of": side.name}
        for place, side in enumerate(sides[1:], 1)
        for said in surest_first(sentences([figure.beside_first(place) for figure in found]))
    ]


def _run(side: Side, first: Side, games: Sequence[Game], repeated: int) -> Plain:
    return {
        "name": side.name,
        "changes": [change._asdict() for change in changes(first.plan.game.data, side.plan.game.data)],
        "bots": list(dict.fromkeys(side.plan.bots)),
        "planned": side.plan.games,
        "games": len(games),
        "repeated": repeated,
        "seeds": len({game[0]["seed"] for game in games}),
        "broken": broken_games(side),
    }


def broken_games(side: Side) -> list[Plain]:
    """Games that did not come to their end: the seed, and what happened at which move."""
    return [
        {"number": row["number"], "seed": row["seed"], "bots": _bots(side, row), "why": row["broken"]}
        for row in side.rows
        if row["seat"] == 0 and row["win"] is None
    ][:BROKEN]


def _bots(side: Side, row: Row) -> list[str]:
    return list(side.plan.sitting(row["number"]).bots)


def broken_sentences(sides: Sequence[Side]) -> list[Plain]:
    said: list[Plain] = []
    for side in sides:
        broken = [row for row in side.rows if row["seat"] == 0 and row["win"] is None]
        if broken:
            games = len({row["number"] for row in side.rows})
            first = broken[0]
            said.append(
                sentence(
                    "certain",
                    "broken",
                    side=side.name,
                    broken=len(broken),
                    games=games,
                    seed=str(first["seed"]),
                    why=first["broken"],
                )
            )
    return said


def _level(sides: Sequence[Side]) -> Plain:
    """The sides once more, as other bots play them: who wins, and how long it takes."""
    games = [distinct(side.rows)[0] for side in sides]
    figures: list[Compared] = compare(LEADING, games)
    return {
        "bots": list(dict.fromkeys(sides[0].plan.bots)),
        "games": [len(own) for own in games],
        "figures": [figure.data() for figure in figures],
    }
