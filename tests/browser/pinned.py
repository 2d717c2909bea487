"""The server of the browser tests: `farport`, but chance is the same in every run, so that pages show the same games.

    python -m tests.browser.pinned serve --port 8080

Every table has the same dice. What browsers would add to them is not taken, as if the game had begun before: whether it
comes in time depends on who is faster. Who a bot is follows from its seat, and what it throws from that and its moves.
"""

from __future__ import annotations

from typing import Any

from farport import bots
from farport.cli import main
from farport.kernel.fairness import commitment
from farport.server.lobby import lobby
from farport.server.protocol.http import AddedToDice
from farport.server.thinking import levels, thinkers
from farport.server.thinking.job import Job

SEED = 20_261_118


async def nothing_added(self: lobby.Lobby, _person: object, _id: str, _value: str) -> AddedToDice:
    return AddedToDice(seats=[], seed_hash=commitment(str(SEED)))


def pinned_job(**given: Any) -> Job:
    return Job(**{**given, "seed": 1_000 * given["seat"] + len(given["own"])})


if __name__ == "__main__":
    vars(lobby)["new_seed"] = lambda: SEED
    lobby.Lobby.add_to_dice = nothing_added  # type: ignore[method-assign, assignment]
    vars(thinkers)["Job"] = pinned_job
    vars(levels)["character"] = lambda _table, seat: bots.character("any", seat)
    main()
