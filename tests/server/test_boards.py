"""Boards, words and bots that packages bring, on the server: served as static files, listed with their games."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from farport.kernel import PluginWarning, registry
from tests.example_game import ROOT
from tests.packages import on_path, write_package
from tests.server.harness import people, play_on, running

pytestmark = pytest.mark.anyio

CODE = """
    from pathlib import Path
    from farport import Board
    from tests.toys import ToyGame

    HERE = Path(__file__).parent

    class Other(ToyGame):
        def __init__(self):
            super().__init__()
            self.id = "other"

    GAME = Other()
    BOARD = Board(
        module=HERE / "board" / "board.js",
        assets=HERE / "board" / "art",
        locales=HERE / "words",
        lesson=HERE / "board" / "lesson.json",
        hints={"hide": ["turn"]},
    )
"""
POINTS = {registry.GAMES: {"other": "other_game:GAME"}, registry.BOARDS: {"other": "other_game:BOARD"}}
FILES = {
    "other_game/__init__.py": CODE,
    "other_game/board/board.js": "export function mount() {}",
    "other_game/board/lesson.json": "{}",
    "other_game/board/art/wheel.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "other_game/board/art/more.mjs": "export const more = 1",
    "other_game/board/art/tool.exe": "no",
    "other_game/words/en/other.ftl": "other-title = Other",
    "other_game/words/fr/other.ftl": "other-title = Autre",
}


@pytest.fixture
def other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / "packages"
    write_package(folder, "other-game", POINTS, FILES)
    with on_path(folder, monkeypatch):
        yield


async def test_a_board_is_listed_with_its_game_and_served(sqlite: str, other_game: None) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        games = {game["id"]: game for game in (await ada.get("/api/games"))["games"]}
        assert (games["duck-dealer"]["board"], games["duck-dealer"]["catalogues"]) == (None, {})
        module = games["other"]["board"]["module"]
        base = module.removesuffix("board.js")
        assert base.startswith("/boards/other/")
        assert games["other"]["board"]["lesson"] == f"{base}lesson.json"
        assert games["other"]["board"]["hints"] == {"hide": ["turn"]}
        assert games["other"]["catalogues"] == {"en": f"{base}locales/en.ftl", "fr": f"{base}locales/fr.ftl"}
        kinds = {
            "board.js": "text/javascript; charset=utf-8",
            "lesson.json": "application/json",
            "art/more.mjs": "text/javascript; charset=utf-8",
            "art/wheel.svg": "image/svg+xml",
            "locales/fr.ftl": "text/plain; charset=utf-8",
        }
        for path, kind in kinds.items():
            answer = await ada.http.get(base + path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert (await ada.http.get(f"{base}locales/fr.ftl")).text == "other-title = Autre"


@pytest.mark.parametrize(
    "path",
    [
        "art/tool.exe",
        "__init__.py",
        "../__init__.py",
        "%2e%2e/__init__.py",
        "art/../../__init__.py",
        "art/%2e%2e%2f%2e%2e%2f__init__.py",
        "..%5c__init__.py",
        "locales/de.ftl",
        "",
        "art",
        "art/",
    ],
)
async def test_nothing_else_is_served(sqlite: str, other_game: None, path: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        games = {game["id"]: game for game in (await ada.get("/api/games"))["games"]}
        base = games["other"]["board"]["module"].removesuffix("board.js")
        answer = await ada.http.get(f"{base}{path}")
        # What a client takes for a way up leads out of the boards, to a page of the client's or to nothing.
        assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")
        assert "farport" not in answer.text.lower() or answer.headers["content-type"].startswith("text/html")
        assert (await ada.http.get(f"/boards/other/{'0' * 16}/board.js")).status_code == 404
        assert (await ada.http.get("/boards/duck-dealer/x/board.js")).status_code == 404


async def test_the_address_changes_with_any_file(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other_game: None
) -> None:
    async def address() -> str:
        async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
            games = {game["id"]: game for game in (await ada.get("/api/games"))["games"]}
            return str(games["other"]["board"]["module"])

    before = await address()
    assert await address() == before
    (tmp_path / "packages/other_game/board/art/wheel.svg").write_text("<svg/>")
    assert await address() != before


async def test_a_broken_package_does_not_keep_the_server_from_starting(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    points = {group: {"bad": f"bad_luck:{group[-1]}"} for group in (registry.GAMES, registry.BOARDS, registry.BOTS)}
    write_package(tmp_path / "packages", "bad-luck", points, {"bad_luck.py": "raise RuntimeError('no luck')"})
    with on_path(tmp_path / "packages", monkeypatch):
        with pytest.warns(PluginWarning):
            assert len(registry.broken()) == 3
        async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
            listed = (await ada.get("/api/games"))["games"]
            assert [game["id"] for game in listed] == ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"]
            assert "bad" not in [bot["bot"] for bot in listed[0]["bots"]]
            await ada.table("me", "greedy", start=True)
    said = [record.getMessage() for record in caplog.records if "bad-luck" in record.getMessage()]
    assert len(said) == 3
    assert "the game bad of the package bad-luck is left out: RuntimeError: no luck" in said


async def test_a_bot_of_the_configuration_takes_a_seat(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = """
        class Last:
            def __init__(self, game, seed):
                pass

            def choose(self, sight):
                return sight.legal()[-1]
    """
    write_package(tmp_path / "packages", "no-points", {}, {"last_bots.py": code})
    monkeypatch.setenv(registry.MORE_BOTS, "")  # the configuration sets it, and this takes it back
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "packages"))  # where the processes of bots look
    with on_path(tmp_path / "packages", monkeypatch):
        async with running(sqlite, bots="late=last_bots:Last") as server, people(server.url, "Ada") as (ada,):
            listed = (await ada.get("/api/games"))["games"]
            assert "late" in [bot["bot"] for bot in listed[0]["bots"]]
            table = await ada.table("late", "me", game="duck-dealer", start=True)
            await ada.connect()
            await ada.open(table)
            await ada.wait_until(table, lambda now: 1 in now["to_move"])
            assert await ada.refused(
                "POST",
                "/api/tables",
                {"game": "duck-dealer", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]},
            ) == (422, "bad_option")


@pytest.mark.parametrize("without", ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"])
async def test_the_server_does_without_any_game(sqlite: str, without: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of it is still listed and refused with a sentence; the others are played."""
    other = "forgotten-planet" if without != "forgotten-planet" else "duck-dealer"
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        seats = ["me", *["greedy"] * 3]
        table = await ada.table(*seats, game=without, start=True)
        cookies = ada.http.cookies
    monkeypatch.setenv(registry.WITHOUT, "")
    async with running(sqlite, without=without) as server, people(server.url, "Bob") as (bob,):
        assert without not in [game["id"] for game in (await bob.get("/api/games"))["games"]]
        assert await bob.refused("GET", f"/api/games/{without}/rules") == (404, "bad_game")
        assert await bob.refused("POST", "/api/tables", {"game": without, "seats": [{"kind": "me"}] * 4}) == (
            404,
            "bad_game",
        )
        await bob.table("me", "greedy", game=other, start=True)
        bob.http.cookies = cookies
        assert (await bob.http.get("/api/lobby")).status_code < 500
        assert (await bob.http.get(f"/api/tables/{table}/record")).status_code in (404, 409)
    monkeypatch.undo()
    registry.refresh()


@pytest.mark.parametrize("game", ["docking-rights", "heavy-lift"])
async def test_a_game_from_outside_is_played_to_its_end(
    sqlite: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = game.replace("-", "_")
    board = f"{name}.board:BOARD" if game == "heavy-lift" else f"{name}:BOARD"
    points = {registry.GAMES: {game: f"{name}:GAME"}, registry.BOARDS: {game: board}}
    write_package(tmp_path / "packages", f"farport-{game}", points, {})
    shutil.copytree(ROOT / "examples" / game / "src" / name, tmp_path / "packages" / name)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "packages"))  # where the server's other processes look
    with on_path(tmp_path / "packages", monkeypatch):
        async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
            info = {each["id"]: each for each in (await ada.get("/api/games"))["games"]}[game]
            assert info["board"]["hints"]["score"]
            assert (info["board"]["module"] is not None) == (game == "heavy-lift")
            assert sorted(info["catalogues"]) == (["en", "fr"] if game == "heavy-lift" else [])
            table = await ada.table("me", "open", game=game)
            await bob.post(f"/api/tables/{table}/join")
            await ada.post(f"/api/tables/{table}/start")
            for player in (ada, bob):
                await player.connect(language="fr")
                await player.open(table)
            if game == "heavy-lift":
                wrong = await bob.act(table, 1, {"do": "depart"})
                assert (wrong["rule"], wrong["sentence"]) == ("HL-3", "Ce n\u2019est pas votre tour.")
            await play_on({0: ada, 1: bob}, table, 500, random.Random(3))
            assert ada.now(table)["status"] == "finished"
            assert (await bob.get(f"/api/tables/{table}/dice"))["replays"]
            cookies = ada.http.cookies
    async with running(sqlite) as server, people(server.url, "Eve") as (eve,):  # the package is gone, the table is kept
        assert game not in [each["id"] for each in (await eve.get("/api/games"))["games"]]
        eve.http.cookies = cookies
        assert await eve.refused("GET", f"/api/tables/{table}/record") == (404, "bad_game")
        await eve.table("me", "greedy", start=True)
