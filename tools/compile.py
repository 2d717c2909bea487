"""Compiles farport.kernel and farport.games with mypyc into a copy of the package.

    python tools/compile.py build/compiled
    python tools/compile.py build/checked --quick

The first leaves build/compiled/farport: every file of src/farport, with an extension module beside each compiled .py
file. With build/compiled first on PYTHONPATH that copy is imported instead of the installed package.

The kernel and each game are a group of their own, so that groups are compiled side by side and a change to one game
compiles that game again, not the others. When nothing has changed, mypyc is not even started.

`--quick` is for tests: the same C code with the least optimisation takes the compiler a third of the time.
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

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED_PACKAGES = ("farport/kernel", "farport/games")
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
OPTIMISATION = "3"
# The compiler looks for mistakes in code that nobody wrote as long as it compiles it, unless it is told not to.
FLAGS = ("-Wno-all", "-w") if os.name == "posix" else ()
# Said after the flags of mypyc: asked for level 0 it would add assertions, and those cost more than compiling saves.
# Less than -Og saves 20 seconds of compilation and costs a minute of tests.
QUICK_FLAGS = (*FLAGS, "-Og") if os.name == "posix" else ()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", type=Path, help="folder that receives the compiled package, as build/compiled")
    parser.add_argument("--quick", action="store_true", help="compile fast what runs slower: for tests")
    arguments = parser.parse_args()
    target = arguments.target.resolve()
    flags = QUICK_FLAGS if arguments.quick else FLAGS
    os.chdir(ROOT)  # mypy finds its configuration in the current folder, and C files get short names

    modules = [module.relative_to(ROOT) for module in modules_to_compile()]
    if not modules:
        sys.exit("nothing to compile: no module in src/" + " or src/".join(COMPILED_PACKAGES))
    forget_other_toolchain(target, flags)
    mirror(SOURCE / "farport", target / "farport")

    sources = fingerprint(modules)
    if recall(target / ".sources") == sources:
        print(f"{len(modules)} compiled modules are up to date")
        return
    (target / ".sources").unlink(missing_ok=True)
    started = time.monotonic()
    compile_modules(modules, target, flags)
    (target / ".sources").write_text(sources)
    print(f"{len(modules)} modules compiled in {time.monotonic() - started:.0f} s")


def modules_to_compile() -> list[Path]:
    return sorted(module for package in COMPILED_PACKAGES for module in (SOURCE / package).rglob("*.py"))


def forget_other_toolchain(target: Path, flags: Sequence[str]) -> None:
    """Starts afresh when another Python, another mypyc or other flags made what is there."""
    toolchain = f"{sys.version} {EXTENSION} mypy {version('mypy')} {flags} {fingerprint([Path(__file__)])}"
    if recall(target / ".toolchain") != toolchain:
        shutil.rmtree(target, ignore_errors=True)
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
    """Makes target the same as source, and removes the extension modules of modules that are gone."""
    wanted = {path.relative_to(source) for path in files(source)}
    for path in list(files(target)):
        name = path.relative_to(target)
        origin = name.with_name(name.name.removesuffix(EXTENSION) + ".py") if name.name.endswith(EXTENSION) else name
        if origin not in wanted:
            path.unlink()
    for name in wanted:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / name, target / name)


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__")


def compile_modules(modules: list[Path], target: Path, flags: Sequence[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    libraries = groups(modules)
    for library in set(target.glob(f"*__mypyc{EXTENSION}")) - {target / f"{n}__mypyc{EXTENSION}" for _, n in libraries}:
        library.unlink()
    work = target.with_name(target.name + "-c")  # C sources are kept: a library newer than its sources is not built
    extensions = mypycify(
        [f"--cache-dir={work / 'mypy'}", *map(str, modules)],
        opt_level=OPTIMISATION,
        debug_level="0",
        separate=libraries,
        target_dir=str(work),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # The largest first, or all wait for it in the end.
    extensions.sort(key=lambda each: sum(Path(source).stat().st_size for source in each.sources), reverse=True)
    command = Distribution({"name": "farport", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(work)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def groups(modules: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules of each extension library: farport_kernel, farport_duck_dealer and so on."""
    named: defaultdict[str, list[str]] = defaultdict(list)
    for module in modules:
        layer, *inside = module.relative_to("src/farport").parts
        game = inside[0] if layer == "games" and len(inside) > 1 else layer
        named[f"farport_{game}"].append(str(module))
    return [(members, name) for name, members in named.items()]


if __name__ == "__main__":
    main()
