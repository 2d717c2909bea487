"""Compiles kernel, games and the way of a move through the server with mypyc into a copy of the package.

    python tools/compile.py build/compiled
    python tools/compile.py build/checked --quick
    python tools/compile.py build/compiled --with benchmarks/server/noughts.py

The first leaves build/compiled/farport: every file of src/farport, with an extension module beside each compiled .py
file. With build/compiled first on PYTHONPATH that copy is imported instead of the installed package.

The kernel, each game and the server's part are a group of their own, so that groups are compiled side by side and a
change to one game compiles that game again, not the others. When nothing has changed, mypyc is not even started.

Libraries are made in a folder of their own, build/compiled-c, and copied when all are there. Until then, and after a
compilation that failed, the package has none: what was made of older sources is never taken for the present ones.

`--quick` is for tests: the same C code with the least optimisation takes the compiler a third of the time. `--with`
adds a game from outside the package, which lies beside it then.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import sysconfig
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED_PACKAGES = ("farport/kernel", "farport/games")
# Every move at a table of the server goes through these, from its message to those of everybody who looks on.
COMPILED_MODULES = (
    *[f"farport/server/{name}.py" for name in ("causes", "cost", "limits", "slow")],
    "farport/server/store/store.py",
    *[f"farport/server/sockets/{name}.py" for name in ("commands", "connection")],
    *[
        f"farport/server/tables/{name}.py"
        for name in (
            "appending",
            "charter",
            "clocks",
            "counting",
            "due",
            "entry",
            "faces",
            "gametime",
            "hall",
            "line",
            "live",
            "outcome",
            "play",
            "seating",
            "steward",
            "votes",
        )
    ],
)
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
OPTIMISATION = "3"
# The compiler looks for mistakes in code that nobody wrote as long as it compiles it, unless it is told not to.
# What other libraries cannot see is called directly, and may be inlined: a twentieth of the time of all games.
FLAGS = ("-Wno-all", "-w", "-fvisibility=hidden") if os.name == "posix" else ()
# Said after the flags of mypyc: asked for level 0 it would add assertions, and those cost more than compiling saves.
# Less than -Og saves 20 seconds of compilation and costs a minute of tests.
QUICK_FLAGS = (*FLAGS, "-Og") if os.name == "posix" else ()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", type=Path, help="folder that receives the compiled package, as build/compiled")
    parser.add_argument("--quick", action="store_true", help="compile fast what runs slower: for tests")
    parser.add_argument("--with", type=Path, dest="outside", help="a game that is compiled with it")
    arguments = parser.parse_args()
    target = arguments.target.resolve()
    flags = QUICK_FLAGS if arguments.quick else FLAGS
    os.chdir(ROOT)  # mypy finds its configuration in the current folder, and C files get short names

    modules = [module.relative_to(ROOT) for module in modules_to_compile()]
    if not modules:
        sys.exit("nothing to compile: no module in src/" + " or src/".join(COMPILED_PACKAGES))
    work = target.with_name(target.name + "-c")  # C sources and libraries are kept: what is newer than its source stays
    forget_other_toolchain(target, work, flags)
    mirror(SOURCE / "farport", target / "farport")
    if arguments.outside is not None:
        modules.append(alone(arguments.outside, work / "outside"))

    sources = fingerprint(modules)
    if recall(target / ".sources") == sources:
        print(f"{len(modules)} compiled modules are up to date")
        return
    (target / ".sources").unlink(missing_ok=True)
    for library in target.rglob("*" + EXTENSION):
        library.unlink()
    started = time.monotonic()
    for library in compile_modules(modules, work, flags):
        shutil.copy2(library, target / library.relative_to(work / "libraries"))
    (target / ".sources").write_text(sources)
    print(f"{len(modules)} modules compiled in {time.monotonic() - started:.0f} s")


def modules_to_compile() -> list[Path]:
    inside = [module for package in COMPILED_PACKAGES for module in (SOURCE / package).rglob("*.py")]
    return sorted([*inside, *[SOURCE / module for module in COMPILED_MODULES]])


def alone(module: Path, folder: Path) -> Path:
    """The module in a folder without a package, so that it is called by its name alone."""
    copy = folder / module.name
    folder.mkdir(parents=True, exist_ok=True)
    if recall(copy) != module.read_text():
        shutil.copy2(module, copy)
    return Path(os.path.relpath(copy))


def forget_other_toolchain(target: Path, work: Path, flags: Sequence[str]) -> None:
    """Starts afresh when another Python, another mypyc or other flags made what is there."""
    toolchain = f"{sys.version} {EXTENSION} mypy {version('mypy')} {flags} {fingerprint([Path(__file__)])}"
    if recall(target / ".toolchain") != toolchain:
        shutil.rmtree(target, ignore_errors=True)
        shutil.rmtree(work, ignore_errors=True)
        target.mkdir(parents=True)
        (target / ".toolchain").write_text(toolchain)


def recall(stamp: Path) -> str | None:
    return stamp.read_text() if stamp.exists() else None


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def mirror(source: Path, target: Path) -> None:
    """Makes target the same as source, extension modules apart."""
    wanted = {path.relative_to(source) for path in files(source)}
    for path in list(files(target)):
        if path.relative_to(target) not in wanted and not path.name.endswith(EXTENSION):
            path.unlink()
    for name in wanted:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / name, target / name)


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__")


def compile_modules(modules: list[Path], work: Path, flags: Sequence[str]) -> list[Path]:
    """The libraries, below work/libraries as they belong below the target."""
    from setuptools import Distribution

    extensions = translate(modules, work)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # The largest first, or all wait for it in the end.
    extensions.sort(key=lambda each: sum(Path(source).stat().st_size for source in each.sources), reverse=True)
    command = Distribution({"name": "farport", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "libraries")
    command.build_temp = str(work)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(library) for library in command.get_outputs()]


def translate(modules: list[Path], work: Path) -> list[Any]:
    """The modules as C. mypyc may stumble over what it remembers of older ones: then it gets a second try without."""
    from mypyc.build import mypycify

    memory = work / "mypy"

    def attempt() -> list[Any]:
        arguments = [f"--cache-dir={memory}", *map(str, modules)]
        return mypycify(
            arguments, opt_level=OPTIMISATION, debug_level="0", separate=groups(modules), target_dir=str(work)
        )

    if not memory.exists():
        return attempt()
    try:
        return attempt()
    except (Exception, SystemExit) as failure:  # noqa: BLE001  (nobody lists how it fails)
        print(f"mypyc failed ({failure!r}): once more, from nothing", file=sys.stderr)
        shutil.rmtree(memory)
        return attempt()


def groups(modules: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules of each extension library: farport_kernel, farport_duck_dealer and so on."""
    named: defaultdict[str, list[str]] = defaultdict(list)
    for module in modules:
        if module.is_relative_to("src/farport"):
            layer, *inside = module.relative_to("src/farport").parts
            game = inside[0] if layer == "games" and len(inside) > 1 else layer
        else:
            game = module.stem
        named[f"farport_{game}"].append(str(module))
    return [(members, name) for name, members in named.items()]


if __name__ == "__main__":
    main()
