"""Planted faults: the kit counts itself. Each kind of fault is put into a game, and its check must see it.

trial = farport.kit.faults.plant(farport.game("space-paper"))
print(trial.text())
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from farport.kernel import Game
from farport.kit.checks import CHECKS
from farport.kit.faults import copies, course, knowledge, legality, reading
from farport.kit.faults.catalogue import FAULTS, Fault
from farport.kit.faults.probe import Probe, probed
from farport.kit.faults.standin import StandIn, StateStandIn
from farport.kit.session import Session
from farport.kit.walk import ConformanceError

__all__ = ["FAULTS", "Fault", "Finding", "Trial", "copies", "course", "knowledge", "legality", "plant", "reading"]

GUARDS = {check.name: check for check in CHECKS}


@dataclass(frozen=True)
class Finding:
    """One fault: `caught` is what its check said, `unless` why this game cannot have it; neither: it went unnoticed."""

    fault: Fault
    caught: str | None = None
    unless: str | None = None

    @property
    def missed(self) -> bool:
        return self.caught is None and self.unless is None

    def data(self) -> dict[str, object]:
        return {
            "fault": self.fault.name,
            "title": self.fault.title,
            "check": self.fault.check,
            "caught": self.caught is not None,
            "saying": self.caught,
            "not_applicable": self.unless,
        }

    def text(self) -> str:
        what = f"{self.fault.name}: {self.fault.title}"
        if self.unless is not None:
            return f"none    {what} ({self.unless})"
        return f"MISSED  {what} ({self.fault.check})" if self.caught is None else f"caught  {what} ({self.fault.check})"


@dataclass
class Trial:
    """All faults of one game. `unsound` is what the kit said of the game without any: then the rest means nothing."""

    game: Game
    unsound: str | None = None
    findings: list[Finding] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return self.unsound is None and not any(finding.missed for finding in self.findings)

    @property
    def caught(self) -> int:
        return len([finding for finding in self.findings if finding.caught is not None])

    @property
    def planted(self) -> int:
        return len([finding for finding in self.findings if finding.unless is None])

    def data(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "passed": self.passed,
            "unsound": self.unsound,
            "planted": self.planted,
            "caught": self.caught,
            "faults": [finding.data() for finding in self.findings],
        }

    def text(self) -> str:
        if self.unsound is not None:
            return f"FAILED  the game itself, before any fault was planted: {self.unsound}"
        total = f"{self.caught} of {self.planted} faults caught; {len(self.findings) - self.planted} cannot be here"
        return "\n".join([*[finding.text() for finding in self.findings], total])


def plant(
    game: Game,
    faults: Sequence[Fault] = tuple(FAULTS),
    seed: int = 0,
    progress: Callable[[str, int, int], None] | None = None,
    most: int | None = None,
) -> Trial:
    """Plant faults in a game, one at a time, and let the check that guards each examine it.

    Few and small tables: a fault that is there in every game must be seen in the first ones. First the same checks
    examine the game in disguise and without a fault, so that none is caught for another reason. `most` limits how many
    tables are played.
    """
    trial = Trial(game)
    found: list[Probe] = []
    try:
        Session(game, 1, seed).run(lambda session: found.append(probed(session.game)))
    except ConformanceError as broken:
        trial.unsound = broken.message
        return trial
    probe = found[0]
    probe.tables = probe.tables[:most]
    steps = len(faults) + 1
    if progress is not None:
        progress("", 0, steps)
    for name in dict.fromkeys([fault.check for fault in faults]):
        said = _examined(StandIn(game, StateStandIn), name, probe, seed)
        if said is not None:
            trial.unsound = f"{name}: {said}"
            return trial
    for done, fault in enumerate(faults):
        if progress is not None:
            progress(fault.name, done + 1, steps)
        unless = fault.unless(probe)
        caught = _examined(fault.plant(probe), fault.check, probe, seed) if unless is None else None
        trial.findings.append(Finding(fault, caught, unless))
    return trial


def _examined(game: Game, check: str, probe: Probe, seed: int) -> str | None:
    """What the check says against the game; None if nothing."""
    session = Session(game, 1, seed, limit=probe.limit, tables=probe.tables)
    try:
        session.run(GUARDS[check].run)
    except ConformanceError as broken:
        return broken.message
    return None
