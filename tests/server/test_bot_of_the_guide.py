"""docs/bots.md: its bot for the websocket sits down at a real server and plays a game to the end."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.server.harness import people, running

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
(EXAMPLE,) = [code for code in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL) if "websockets" in code]


@pytest.mark.anyio
async def test_the_bot_plays_a_game_to_the_end(sqlite: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(EXAMPLE)
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        token = (await ada.post("/api/me/tokens", name="my bot", scopes=["read", "play"]))["token"]
        table = await ada.table("me", "random", options={"max_rounds": 2}, start=True)
        process = await asyncio.create_subprocess_exec(
            sys.executable, script, server.socket_url, token, table, stderr=asyncio.subprocess.PIPE
        )
        _, errors = await process.communicate()
        assert process.returncode == 0, errors.decode()
        await ada.connect()
        assert (await ada.open(table))["now"]["status"] == "finished"
