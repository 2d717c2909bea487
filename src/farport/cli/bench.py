"""`farport bench`: the benchmarks of a checkout, as ratios to the peers where they are installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

import farport
from farport.kernel import FarportError


@click.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(arguments: tuple[str, ...]) -> None:
    """Measure the speed, as ratios to the peers where they are installed.

    The benchmarks are no part of the package: this works in a checkout of Farport. ARGUMENTS are passed on to them.
    """
    folder = checkout()
    peers = folder / ".venv-bench" / "bin" / "python"  # where `make bench` installs the peers
    python = str(peers) if peers.is_file() else sys.executable
    done = subprocess.run([python, "-m", "benchmarks", *arguments], cwd=folder, check=False)
    raise click.exceptions.Exit(done.returncode)


def checkout() -> Path:
    for folder in Path(farport.__file__).resolve().parents:
        if (folder / "benchmarks" / "__main__.py").is_file():
            return folder
    raise FarportError("the benchmarks are in the source repository, and this farport was not started from there")
