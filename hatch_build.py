"""The build hooks of the wheel.

FARPORT_COMPILE=1 adds the mypyc extension modules; without it the wheel is pure. FARPORT_WITHOUT=space-paper (or
several ids, with commas between them) leaves games out: their code, words and boards, and what the metadata says of
them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class FarportMetadata(MetadataHookInterface):
    """Games and licences as they are in this build: one without a game does not name it, nor is it under its terms."""

    def update(self, metadata: dict[str, Any]) -> None:
        games: dict[str, str] = self.config["games"]
        for game in left_out():
            if game not in games:
                raise ValueError(f"FARPORT_WITHOUT: there is no game {game!r}; the games are: {', '.join(games)}")
        built = {game: place for game, place in games.items() if game not in left_out()}
        terms = [name for game, name in self.config["terms"].items() if game in built]
        metadata["entry-points"] = {"farport.games": built, **self.config["entry-points"]}
        metadata["license"] = " AND ".join([self.config["license"], *terms])
        metadata["license-files"] = [*self.config["license-files"], *[f"LICENSES/{name}.txt" for name in terms]]


class FarportWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Puts in the catalogues, and the extension modules beside the .py files that they were made from."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4"] if compilation_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        excluded = self.build_config.target_config.setdefault("exclude", [])
        excluded += [f"/src/farport/**/{name}" for game in left_out() for name in names_of(game)]
        for catalogue in Path(self.root, "locales").rglob("*"):
            if catalogue.is_file() and catalogue.stem.removesuffix("-rules") not in left_out():
                build_data["force_include"][str(catalogue)] = f"farport/{catalogue.relative_to(self.root).as_posix()}"
        if compilation_wanted():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        quick = os.environ["FARPORT_COMPILE"] == "quick"
        target = Path(self.root, "build", "checked" if quick else "compiled")
        command = [sys.executable, "tools/compile.py", str(target), *(["--quick"] if quick else [])]
        subprocess.run(command, cwd=self.root, check=True)
        folders = [game.replace("-", "_") for game in left_out()]
        for extension in target.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            path = extension.relative_to(target).as_posix()
            if not any(folder in path for folder in folders):
                build_data["force_include"][str(extension)] = path
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def names_of(game: str) -> list[str]:
    """What a game's folders and files are called: its rules, its terminal board, environments, stages, its network."""
    name = game.replace("-", "_")
    return [name, f"{name}.py", f"{name}.toml", f"{name}_v1.py", f"{game}.onnx", f"{game}.json", f"{game}.sheet.json"]


def left_out() -> list[str]:
    return [game.strip() for game in os.environ.get("FARPORT_WITHOUT", "").split(",") if game.strip()]


def compilation_wanted() -> bool:
    return os.environ.get("FARPORT_COMPILE", "") not in ("", "0")
