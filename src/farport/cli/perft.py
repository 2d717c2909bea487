"""`farport perft`: count all positions within a few moves of pinned tables; the number proves a build."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from farport import kernel
from farport.cli.arguments import as_json, chosen_game, chosen_options, chosen_seats, say_json, table_options
from farport.cli.screen import console, progress
from farport.cli.trace import checkout_of, source_of
from farport.kernel import FarportError, Game
from farport.proof import Count, Golden, Pin, count, deepened

CHECK_FAILED: Final = 1
DEPTH: Final = 2  # of a table of one's own


@click.command()
@click.argument("game", required=False)
@click.option("--check", is_flag=True, help="Exit with 1 when a number differs from the golden one, or has none.")
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where the golden numbers are, if not in the checkout that the game is in.",
)
@click.option("--depth", type=click.IntRange(min=0), metavar="N", help="Count a table of your own, N moves deep.")
@click.option("--seed", type=int, metavar="S", help="The seed of your own table.")
@click.option("--walk", type=click.IntRange(min=0), metavar="N", help="Begin after N moves, which the seed decides.")
@table_options
@as_json
def perft(
    game: str | None,
    check: bool,
    records: Path | None,
    depth: int | None,
    seed: int | None,
    walk: int | None,
    seats: int | None,
    pairs: tuple[str, ...],
    variant: Path | None,
    rules_version: int | None,
    as_json: bool,
) -> None:
    """Count the positions within a few moves of the pinned tables of GAME, or of every game, and digest them all.

    One line a game and version of its rules. Every build that plays by the same rules prints the same line. With
    --depth, --seed, --walk, --seats, --option or --variant a table of your own is counted.
    """
    if any(given is not None for given in (depth, seed, walk, seats, variant)) or pairs:
        if game is None or check:
            raise click.UsageError("A table of your own needs a GAME, and has no golden numbers to --check.")
        own = chosen_game(game, variant, rules_version)
        table = Pin(
            chosen_seats(own, seats),
            0 if seed is None else seed,
            chosen_options(own, pairs),
            walk or 0,
            DEPTH if depth is None else depth,
        )
        show_table(own, table, as_json)
    else:
        found = kernel.games() if game is None else [kernel.game(game)]
        proofs = [Proof(edition, records) for each in found for edition in editions(each, rules_version)]
        show_proofs(proofs, as_json)
        if check and not all(proof.golden for proof in proofs):
            raise click.exceptions.Exit(CHECK_FAILED)


def editions(game: Game, version: int | None) -> list[Game]:
    """The game under each version of its rules, or under one."""
    return [game.of_version(each.number) for each in game.versions] if version is None else [game.of_version(version)]


def show_table(game: Game, table: Pin, as_json: bool) -> None:
    """One table, counted at every depth."""
    counts = deepened(game, table)
    if as_json:
        found = [{"depth": depth, **each.data()} for depth, each in enumerate(counts)]
        say_json({"game": game.id, "rules_version": game.rules_version, **table.data(), "depths": found})
        return
    for depth, each in enumerate(counts):
        console().print(f"depth {depth}: {each.text()}", soft_wrap=True)


class Proof:
    """The pinned tables of a game, counted now, and what their golden numbers are, where it has any."""

    def __init__(self, game: Game, records: Path | None) -> None:
        self.game = game
        kept = golden_of(game, records)
        self.pins = [pin for pin, _ in kept.pins]
        self.expected = [number for _, number in kept.pins]
        self.counts: list[Count] = []
        with progress(game.title, len(self.pins)) as bar:
            for found in count(game, self.pins):
                self.counts.append(found)
                bar.advance(1)

    @property
    def golden(self) -> bool | None:
        """Whether every number is the golden one; None: there is none to compare with."""
        return None if None in self.expected else self.counts == self.expected

    def line(self) -> str:
        total = Count.total(self.counts)
        verdict = {None: "no golden numbers", True: "golden", False: "NOT GOLDEN"}[self.golden]
        return f"{self.game.id} v{self.game.rules_version}: {len(self.pins)} tables, {total.text()}, {verdict}"

    def differences(self) -> list[str]:
        return [
            f"  {pin.data()}: {found.text()}; golden is {expected.text()}"
            for pin, found, expected in zip(self.pins, self.counts, self.expected, strict=True)
            if expected is not None and found != expected
        ]

    def data(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            **Count.total(self.counts).data(),
            "golden": self.golden,
            "tables": [
                {**pin.data(), **found.data(), "golden": None if expected is None else found == expected}
                for pin, found, expected in zip(self.pins, self.counts, self.expected, strict=True)
            ],
        }


def golden_of(game: Game, records: Path | None) -> Golden:
    """The golden numbers of the game's version; without any its standard tables, to be counted."""
    if records is None:
        checkout = checkout_of(source_of(game))
        records = None if checkout is None else checkout / "tests" / "records"
    elif not records.is_dir():
        raise FarportError(f"{records}: there is no such folder")
    path = None if records is None else Golden.path(records, game)
    return Golden.new(game) if path is None or not path.exists() else Golden.read(path, game)


def show_proofs(proofs: list[Proof], as_json: bool) -> None:
    if as_json:
        say_json([proof.data() for proof in proofs])
        return
    screen = console()
    for proof in proofs:
        screen.print(proof.line(), soft_wrap=True, markup=False)
        for difference in proof.differences():
            screen.print(difference, soft_wrap=True, markup=False)
