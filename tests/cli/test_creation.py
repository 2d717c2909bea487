"""`farport creation`: a folder becomes a creation of a server, and a creation a folder, by a token of one's own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.harness import people, running

pytestmark = pytest.mark.anyio


async def test_a_folder_is_published_changed_rated_and_fetched(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said(*arguments: object) -> str:
        result = run("creation", *arguments)
        assert result.exit_code == 0, result.output
        return result.stdout

    def refused(*arguments: object) -> str:
        result = run("creation", *arguments)
        assert result.exit_code == 2, result.output
        return result.stderr

    folder = tmp_path / "Rich start"
    folder.mkdir()
    (folder / "data.toml").write_text("[start]\ngold = 19\n")
    async with (
        running(f"sqlite:///{tmp_path / 'farport.db'}") as server,
        people(server.url, "Ada", "Bob") as (ada, bob),
    ):
        tokens = {
            player.name: (await player.post("/api/me/tokens", name="cli", scopes=["read", "tables"]))["token"]
            for player in (ada, bob)
        }
        at = ("--server", server.url)
        publish = ("publish", folder, "--game", "space-paper")
        monkeypatch.delenv("FARPORT_TOKEN", raising=False)
        assert "make a token" in await asyncio.to_thread(refused, *publish, *at)
        monkeypatch.setenv("FARPORT_TOKEN", tokens["Ada"])
        assert "which server?" in await asyncio.to_thread(refused, *publish)
        link = (await asyncio.to_thread(said, *publish, *at)).split()[0]
        assert link.startswith(f"{server.url}/creation/")

        (folder / "data.toml").write_text("[start]\ngold = 25\n")
        assert "(version 2)" in await asyncio.to_thread(said, *publish, "--to", link)
        (folder / "data.toml").write_text("[start]\ngold = -1\n")
        assert "gold" in await asyncio.to_thread(refused, *publish, "--to", link)
        assert "Rich start (version 2)" in await asyncio.to_thread(said, "mine", *at)

        (folder / "data.toml").write_text("[start]\ngold = 30\n")
        monkeypatch.setenv("FARPORT_TOKEN", tokens["Bob"])
        assert server.url in await asyncio.to_thread(refused, *publish, "--to", link)
        shown = await asyncio.to_thread(said, "show", link)
        for part in ("Rich start", "by Ada, version 2", "-> 25", "nobody has rated it", "version 1: Rich start"):
            assert part in shown, shown
        assert "played" in await asyncio.to_thread(refused, "rate", link, 4)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        await bob.post("/api/tables", game="space-paper", seats=seats, creation=link.rpartition("/")[2], start=True)
        assert "4.0 of 5 stars by 1" in await asyncio.to_thread(said, "rate", link, 4)

        out = tmp_path / "fetched"
        await asyncio.to_thread(said, "fetch", f"{link}?version=1", "--out", out)
        assert "gold = 19" in (out / "data.toml").read_text()
        assert "there is a variant in this folder already" in await asyncio.to_thread(
            refused, "fetch", link, "--out", out
        )
        assert "no link of a creation" in await asyncio.to_thread(refused, "fetch", "x/y")
        nobody = link[:-3] + "zzz"
        assert server.url in await asyncio.to_thread(refused, "show", nobody)
    assert "no answer" in await asyncio.to_thread(refused, "show", link)
