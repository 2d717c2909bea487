"""Dead and dominant options: what it costs a bot to be barred from something, and what to be made to use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farport.arena.answers.compared import NONE, rounded
from farport.arena.answers.sentences import percent, sentence
from farport.arena.questions import Game, distinct
from farport.arena.statistics import Clusters, Estimate, certainties, chance_of
from farport.bots.restricted import MADE, parted
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.arena.answers.answer import Side


class Choice:
    """One option: the wins of bots that were barred from it and of bots that were made to use it, against free ones."""

    def __init__(self, option: str, fair: float) -> None:
        self.option = option
        self.fair = fair
        self.wins = {"barred": Clusters(), "made": Clusters()}
        self.certainty = {"barred": NONE, "made": NONE}

    def add(self, games: Sequence[Game]) -> None:
        for game in games:
            for row in game:
                restricted = parted(row["bot"])
                if restricted is not None and restricted[2] == self.option:
                    self.wins["made" if restricted[1] == MADE else "barred"].add(row["seed"], row["win"])

    def estimate(self, how: str) -> Estimate | None:
        clusters = self.wins[how]
        return clusters.estimate() if clusters.count else None

    def chance(self, how: str) -> float:
        estimate = self.estimate(how)
        return 1.0 if estimate is None else chance_of(estimate, self.fair)

    def _loses(self, how: str) -> bool:
        estimate = self.estimate(how)
        return estimate is not None and self.certainty[how] != NONE and estimate.value < self.fair

    def _wins(self, how: str) -> bool:
        estimate = self.estimate(how)
        return estimate is not None and self.certainty[how] != NONE and estimate.value > self.fair

    @property
    def verdict(self) -> str:
        """needed: who is barred from it loses. dead: who is made to use it loses, and who is barred loses nothing.
        dominant: who is made to use it wins more than a fair share. alive: neither was seen."""
        if self._loses("barred"):
            return "needed"
        if self._loses("made"):
            return "dead"
        if self._wins("made"):
            return "dominant"
        return "harmful" if self._wins("barred") else "alive"

    def data(self) -> Plain:
        kind, _, word = self.option.partition("/")
        return {
            "kind": kind,
            "word": word,
            "fair": rounded(self.fair),
            "barred": self._side("barred"),
            "made": self._side("made"),
            "verdict": self.verdict,
        }

    def _side(self, how: str) -> Plain | None:
        estimate = self.estimate(how)
        if estimate is None:
            return None
        low, high = estimate.share_interval
        return {
            "value": rounded(estimate.value),
            "low": rounded(low),
            "high": rounded(high),
            "count": round(estimate.over),
            "seeds": estimate.seeds,
            "certainty": self.certainty[how],
        }


def option_figures(sides: Sequence[Side]) -> list[Choice]:
    """All options that were tried; verdicts are given on all of them together."""
    found: dict[str, Choice] = {}
    for side in sides:
        restricted = [parted(bot) for bot in side.plan.bots]
        games = distinct(side.rows)[0]
        for option in dict.fromkeys([each[2] for each in restricted if each is not None]):
            found.setdefault(option, Choice(option, 1 / side.plan.seats)).add(games)
    return judged(list(found.values()))


def judged(choices: list[Choice]) -> list[Choice]:
    """The same, with how certain each of their figures is."""
    said = certainties([choice.chance(how) for choice in choices for how in ("barred", "made")])
    for place, choice in enumerate(choices):
        choice.certainty = {"barred": said[2 * place], "made": said[2 * place + 1]}
    return choices


def option_sentences(choices: Sequence[Choice]) -> list[Plain]:
    """What is dead, dominant, needed or harmful."""
    said: list[Plain] = []
    for choice in choices:
        if choice.verdict == "alive":
            continue
        how = "barred" if choice.verdict in ("needed", "harmful") else "made"
        estimate = choice.estimate(how)
        assert estimate is not None
        low, high = estimate.share_interval
        kind, _, word = choice.option.partition("/")
        said.append(
            sentence(
                choice.certainty[how],
                f"option-{choice.verdict}",
                option=word or kind,
                share=percent(estimate.value),
                reach=percent((high - low) / 2),
                fair=percent(choice.fair),
            )
        )
    return said
