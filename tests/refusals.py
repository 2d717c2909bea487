"""Which refusals no test raises: `pytest tests/games --refusals` lists them by game.

A refusal is raised when a test of the rules is refused by it, or reads its sentence where an order is void without
anybody being refused (kit and bots, which come to many by chance, do not count). Only on pure Python: a compiled class
cannot be listened to.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

import farport
from farport.kernel import Refusal, RuleError
from farport.kernel.refusals import declared, name_of

RULES = Path(__file__).parent / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--refusals", action="store_true", help="list the refusals that no test of the rules raises")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--refusals"):
        return
    if not hasattr(RuleError.__init__, "__code__"):
        raise pytest.UsageError("--refusals needs pure Python: leave PYTHONPATH empty")
    config.pluginmanager.register(Listener(config), "refusals")


class Listener:
    """Hears every refusal that a test of the rules meets; the processes of one run tell theirs at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.raised: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        if not item.path.is_relative_to(RULES):
            return (yield)
        made = RuleError.__init__
        sentence = Refusal.sentence.__get__

        def heard(error: RuleError, refusal: Refusal) -> None:
            self.raised.add(name_of(refusal))
            made(error, refusal)

        def read(refusal: Refusal) -> str:
            self.raised.add(name_of(refusal))
            return str(sentence(refusal))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(RuleError, "__init__", heard)
            patch.setattr(Refusal, "sentence", property(read))
            return (yield)

    def pytest_sessionfinish(self) -> None:
        output: dict[str, Any] | None = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["refusals"] = sorted(self.raised)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.raised.update(getattr(node, "workeroutput", {}).get("refusals", []))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("refusals that no test raises")
        for game in farport.games():
            known = declared(game)
            silent = [name for name in known if name not in self.raised]
            if len(silent) == len(known):
                continue  # its tests did not run
            terminalreporter.line(f"{game.title}: {len(known) - len(silent)} of {len(known)} are raised")
            for name in silent:
                terminalreporter.line(f"  {known[name].rule} {known[name].code} {name}")
