"""The wheel of this build installs into a fresh environment and plays there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.depth import DEEP
from tests.test_compiled import EXPECT_COMPILED

ROOT = Path(__file__).parents[1]
UV = str(Path(sys.executable).with_name("uv"))
PLAY = """
import json, farport, farport.kernel.state
from farport.bots import play_out
game = farport.game("forgotten-planet")
print(json.dumps({
    "games": [game.id for game in farport.games()],
    "file": farport.kernel.state.__file__,
    "result": play_out(game, 2, 7).state.digest(),
}))
"""


def run(*command: str | Path, **environment: str) -> str:
    """Outside the checkout's own Python path; what goes wrong is shown."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    arguments = [str(part) for part in command]
    environment = {**inherited, **environment}
    done = subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_wheel_without_a_game_has_nothing_of_it_and_plays_the_others(tmp_path: Path) -> None:
    """Not its code, not its words, not its terms; and nothing misses it."""
    build = (UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path)
    run(*build, FARPORT_COMPILE="0", FARPORT_WITHOUT="space-paper")
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        (info,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = archive.read(info).decode()
        archive.extractall(tmp_path / "site")
    own = [name for name in names if "/static/" not in name]  # the client is built apart: make wheel does both
    assert not [name for name in own if "space_paper" in name or "space-paper" in name.lower() or "SpacePaper" in name]
    assert "License-Expression: MIT\n" in metadata
    assert "farport/locales/en/duck-dealer.ftl" in names
    inside = {"PYTHONPATH": str(tmp_path / "site")}
    listed = json.loads(run(sys.executable, "-m", "farport", "games", "--json", **inside))
    assert [game["id"] for game in listed] == ["duck-dealer", "forgotten-planet", "space-dealer"]
    assert json.loads(run(sys.executable, "-c", PLAY, **inside))["games"] == [game["id"] for game in listed]
    simulated = run(sys.executable, "-m", "farport", "simulate", "duck-dealer", "--games", "1", "--json", **inside)
    assert json.loads(simulated)["games"] == 1


def test_the_metadata_tells_the_licences(tmp_path: Path) -> None:
    build = (UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path)
    run(*build, FARPORT_COMPILE="0")
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        (info,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = archive.read(info).decode()
        files = [name.partition("/licenses/")[2] for name in archive.namelist() if "/licenses/" in name]
        terms = archive.read(next(name for name in archive.namelist() if name.endswith("NonCommercial.txt"))).decode()
    assert "License-Expression: MIT AND LicenseRef-SpacePaper-NonCommercial\n" in metadata
    assert sorted(files) == ["LICENSE", "LICENSES/LicenseRef-SpacePaper-NonCommercial.txt", "NOTICE.md"]
    assert "commercial use is forbidden" in terms


def test_the_wheel_installs_and_plays(tmp_path: Path) -> None:
    """The compiled half of the tests takes the compiled wheel, of the build that they run on."""
    wanted = ("1" if DEEP else "quick") if EXPECT_COMPILED else "0"
    build = (UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path)
    run(*build, FARPORT_COMPILE=wanted)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") != EXPECT_COMPILED

    python = tmp_path / "fresh" / "bin" / "python"
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "fresh")
    run(
        UV, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", ROOT / "requirements/runtime.txt"
    )
    run(UV, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    told = json.loads(run(python, "-I", "-c", PLAY))
    assert str(tmp_path / "fresh") in told["file"]
    assert told["file"].endswith(".so" if EXPECT_COMPILED else ".py")
    assert told["games"] == ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"]
    assert told["result"] == json.loads(run(sys.executable, "-c", PLAY))["result"]
