"""`farport bench`: the benchmarks of a checkout, as ratios to the peers where they are installed, and the signature."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import click

import farport
from farport import kernel
from farport.cli.arguments import say_json
from farport.cli.screen import console, progress
from farport.kernel import FarportError
from farport.proof import Signature, read_signature, signature

CHECK_FAILED: Final = 1
GOLDEN: Final = Path("tests", "records", "signature.toml")


@click.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
@click.option(
    "--signature", "signed", is_flag=True, help="One number over what every bot chooses on pinned positions, instead."
)
@click.option("--quick", is_flag=True, help="With --signature: only the positions that the tests look at.")
@click.option("--check", is_flag=True, help="With --signature: exit with 1 when it is not the golden one.")
@click.option("--json", "as_json", is_flag=True, help="With --signature: answer with JSON, for programs.")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(signed: bool, quick: bool, check: bool, as_json: bool, arguments: tuple[str, ...]) -> None:
    """Measure the speed, as ratios to the peers where they are installed.

    The benchmarks are no part of the package: this works in a checkout of Farport. ARGUMENTS are passed on to them.

    With --signature nothing is measured: the same number before and after a change shows that no bot plays otherwise.
    """
    if signed:
        if arguments:
            raise click.UsageError(f"With --signature there is nothing to measure: {' '.join(arguments)}.")
        sign(quick, check, as_json)
        return
    if quick or check or as_json:
        raise click.UsageError("--quick, --check and --json belong to --signature.")
    folder = checkout()
    peers = folder / ".venv-bench" / "bin" / "python"  # where `make bench` installs the peers
    python = str(peers) if peers.is_file() else sys.executable
    done = subprocess.run([python, "-m", "benchmarks", *arguments], cwd=folder, check=False)
    raise click.exceptions.Exit(done.returncode)


def sign(quick: bool, check: bool, as_json: bool) -> None:
    golden = read_signature(checkout() / GOLDEN, quick) if check else None
    with progress("signature", 0) as bar:
        found = signature(kernel.games(), quick, lambda title, done: bar.reach(done, title))
    different = [] if golden is None else found.differences(golden)
    show(found, different, as_json)
    if different:
        raise click.exceptions.Exit(CHECK_FAILED)


def show(found: Signature, different: list[str], as_json: bool) -> None:
    if as_json:
        say_json({"signature": found.number, "games": found.parts, "different": different})
        return
    screen = console()
    for line in [*found.lines(), f"signature {found.number}", *[f"NOT GOLDEN: {bot}" for bot in different]]:
        screen.print(line, soft_wrap=True, markup=False)


def checkout() -> Path:
    for folder in Path(farport.__file__).resolve().parents:
        if (folder / "benchmarks" / "__main__.py").is_file():
            return folder
    raise FarportError("the benchmarks are in the source repository, and this farport was not started from there")
