"""Sentences: what a designer would say aloud about the figures, each with how sure it is, by name and particulars.

The words stand in the catalogues (`answer-NAME`); numbers come as they are read: shares in percent, with half of their
95 % interval. The last side is the one that is asked about, the first one what it is compared with.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil, isfinite

from farport.arena.answers.compared import NONE, Compared, Verdict
from farport.kernel import Plain

RANK = {"certain": 0, "likely": 1, "told": 2, NONE: 3}
SINGLE = ("rounds", "decisions", "clock", "minutes", "decided", "lead-changes")  # told also where nothing is compared


def sentence(certainty: str, name: str, **params: object) -> Plain:
    return {"certainty": certainty, "say": name, "params": params}


def sentences(found: Sequence[Compared]) -> list[Plain]:
    """In the order of the questions."""
    said: list[Plain] = []
    for question, group in groupby(found, key=lambda each: each.question):
        figures = list(group)
        if figures[0].fair is not None:
            said.extend(of_shares(question, figures))
        else:
            said.extend([each for figure in figures for each in of_number(figure)])
    return said


def surest_first(said: Sequence[Plain]) -> list[Plain]:
    return sorted(said, key=lambda each: RANK[str(each["certainty"])])


def of_shares(question: str, figures: Sequence[Compared]) -> list[Plain]:
    """Who wins more or less than a fair share; and what the change did to that."""
    said: list[Plain] = []
    for figure in figures:
        yours, moved = figure.values[-1], figure.differences[-1] if figure.differences else None
        if yours is None:
            continue
        before = figure.values[0] if moved is not None else None
        if yours.certainty != NONE:
            said.append(_unfair(question, figure, yours, before, moved))
        elif moved is not None and moved.certainty != NONE:
            assert before is not None
            name = "removed" if before.certainty != NONE else "moved"
            said.append(sentence(moved.certainty, name, **_share(question, figure, yours), **_before(before)))
    if not said:
        said.append(_even(question, figures))
    return said


def skill_sentences(bot: str, figures: Sequence[Compared]) -> list[Plain]:
    """What one bot among others wins, or loses; what it could more and does not is luck, as far as they differ in
    skill."""
    own = next((figure for figure in figures if figure.label == bot), None)
    verdict = None if own is None else own.values[-1]
    if own is None or verdict is None or own.fair is None:
        return []
    apart = verdict.estimate.value - own.fair
    skill = apart / (1 - own.fair) if apart > 0 else -apart / own.fair
    return [sentence(verdict.certainty, "skill", **_share("bot", own, verdict), luck=percent(1 - skill))]


def _unfair(question: str, figure: Compared, yours: Verdict, before: Verdict | None, moved: Verdict | None) -> Plain:
    assert figure.fair is not None
    name = "above" if yours.estimate.value > figure.fair else "below"
    params = _share(question, figure, yours)
    if before is not None and moved is not None and moved.certainty != NONE:
        return sentence(yours.certainty, f"{name}-changed", **params, **_before(before))
    was_so = before is not None and before.certainty != NONE
    return sentence(yours.certainty, f"{name}-as-before" if was_so else name, **params)


def _even(question: str, figures: Sequence[Compared]) -> Plain:
    seen = max([figure.apart for figure in figures if isfinite(figure.apart)], default=0.0)
    if not seen or seen > 1 - (figures[0].fair or 0.0):  # not even who wins every game would have been seen
        return sentence(NONE, "too-few", question=question)
    return sentence(NONE, "even", question=question, points=ceil(100 * seen))


def _share(question: str, figure: Compared, verdict: Verdict) -> Plain:
    assert figure.fair is not None
    return {
        "question": question,
        "label": int(figure.label) if figure.label.isdecimal() else figure.label,
        "share": percent(verdict.estimate.value),
        "reach": percent(_half(verdict)),
        "fair": percent(figure.fair),
    }


def _before(verdict: Verdict) -> Plain:
    return {"before": percent(verdict.estimate.value), "before_reach": percent(_half(verdict))}


def _half(verdict: Verdict) -> float:
    low, high = verdict.estimate.share_interval
    return (high - low) / 2


def of_number(figure: Compared) -> list[Plain]:
    """A mean: an alarm, a change, or, for those that one always wants to know, the number itself."""
    said: list[Plain] = []
    yours, moved = figure.values[-1], figure.differences[-1] if figure.differences else None
    if yours is None:
        return said
    own = _number(figure, yours)
    if figure.alarm is not None and yours.certainty != NONE and yours.estimate.value > figure.alarm:
        said.append(sentence(yours.certainty, f"alarm-{figure.question}", **own))
    if moved is None:
        if figure.question in SINGLE:
            said.append(sentence("told", "number", **own))
    elif moved.certainty != NONE:
        before = figure.values[0]
        assert before is not None
        name = "more" if moved.estimate.value > 0 else "less"
        was = _number(figure, before)
        said.append(sentence(moved.certainty, name, **own, before=was["value"], before_reach=was["reach"]))
    elif figure.question in SINGLE:
        said.append(sentence(NONE, "same", **own, seen=_readable(figure, figure.seen)))
    return said


def _number(figure: Compared, verdict: Verdict) -> Plain:
    reach = _half(verdict) if figure.unit == "share" else verdict.estimate.reach
    return {
        "question": figure.question,
        "value": _readable(figure, verdict.estimate.value),
        "reach": _readable(figure, reach),
        "unit": figure.unit,
    }


def _readable(figure: Compared, value: float) -> float:
    """As many digits as anybody reads."""
    if not isfinite(value):
        return 0.0
    if figure.unit == "share":
        return percent(value)
    return round(value, 1) if abs(value) < 100 else float(round(value))


def percent(share: float) -> float:
    """Whole percents; small ones with a digit more."""
    of = 100 * share
    return float(round(of)) if abs(of) >= 10 else round(of, 1)
