"""`farport check`: the conformance kit."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from farport.cli.arguments import as_json, chosen_game, rules_version, say_json, variant_folder
from farport.cli.screen import console, progress
from farport.kernel import FarportError, Game

CHECK_FAILED = 1


@click.command()
@click.argument("game")
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    metavar="N",
    default=20,
    show_default=True,
    help="Random games of each check.",
)
@click.option(
    "--seed", type=int, metavar="S", default=0, show_default=True, help="The same seed examines the same games."
)
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="The folder of its golden records, v1/*.json and so on: every version must have some, and they must replay.",
)
@click.option("--mutate", is_flag=True, help="Plant faults in the game instead, one at a time: the kit must see each.")
@click.option("--refusals", is_flag=True, help="Count instead which refusals random and hostile play comes to.")
@variant_folder
@rules_version
@as_json
def check(
    game: str,
    count: int,
    seed: int,
    records: Path | None,
    mutate: bool,
    refusals: bool,
    variant: Path | None,
    rules_version: int | None,
    as_json: bool,
) -> None:
    """Run the conformance kit on GAME: everything that a game must satisfy."""
    if mutate and refusals:
        raise click.UsageError("--mutate and --refusals are two questions; ask one at a time")
    chosen = chosen_game(game, variant, rules_version)
    try:
        # The kit stands on Hypothesis, which players do not need and which takes a moment to load.
        import farport.kit as kit
    except ModuleNotFoundError as error:
        raise FarportError(f"the kit needs the package {error.name}; install farport[kit]") from None
    if mutate:
        _plant_faults(chosen, seed, as_json)
        return
    if refusals:
        _count_refusals(chosen, count, seed, as_json)
        return
    with progress(chosen.title, len(kit.CHECKS)) as bar:
        report = kit.check(
            chosen,
            games=count,
            seed=seed,
            records=records,
            progress=lambda name, done, of: bar.reach(done, name),
        )
    if as_json:
        say_json(report.data())
    else:
        screen = console()
        for outcome in report.outcomes:
            colour = "green" if outcome.passed else "red"
            screen.print(f"[{colour}]{escape(outcome.text())}[/]", soft_wrap=True)
    if not report.passed:
        raise click.exceptions.Exit(CHECK_FAILED)


def _plant_faults(game: Game, seed: int, as_json: bool) -> None:
    from farport.kit.faults import FAULTS, plant

    with progress(game.title, len(FAULTS) + 1) as bar:
        trial = plant(game, seed=seed, progress=lambda name, done, of: bar.reach(done, name))
    if as_json:
        say_json(trial.data())
    else:
        console().print(escape(trial.text()), soft_wrap=True, highlight=False)
    if not trial.passed:
        raise click.exceptions.Exit(CHECK_FAILED)


def _count_refusals(game: Game, games: int, seed: int, as_json: bool) -> None:
    from farport.kit.refusals import tally

    with progress(game.title, games + len(game.seats)) as bar:
        found = tally(game, games, seed, progress=lambda walks: bar.reach(walks, ""))
    if as_json:
        say_json(found.data())
    else:
        console().print(escape(found.text()), soft_wrap=True, highlight=False)
