"""The build hook of the wheel: FARPORT_COMPILE=1 adds the mypyc extension modules; without it the wheel is pure.

FARPORT_COMPILE=quick adds those that the tests are run with: compiled faster, running slower."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles kernel and games and puts each extension module beside the .py file that it was made from."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4"] if compilation_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not compilation_wanted():
            return
        quick = os.environ["FARPORT_COMPILE"] == "quick"
        target = Path(self.root, "build", "checked" if quick else "compiled")
        command = [sys.executable, "tools/compile.py", str(target), *(["--quick"] if quick else [])]
        subprocess.run(command, cwd=self.root, check=True)
        for extension in target.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(extension)] = extension.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compilation_wanted() -> bool:
    return os.environ.get("FARPORT_COMPILE", "") not in ("", "0")
