"""The types of the boards are those that the games declare."""

from __future__ import annotations

from pathlib import Path

import pytest

import farport
from farport.kernel import FarportError
from farport.kernel.shape import ANYTHING, FLAG, INTEGER, TEXT, either, keyed, listed, maybe, row, some, table, words
from farport.kit.typescript import interface, typescript, vocabulary
from tests.kit.toys import DronesGame

GENERATED = Path(__file__).parents[2] / "client" / "src" / "generated" / "views"
BUILT_IN = ("duck-dealer", "forgotten-planet", "space-dealer", "space-paper")


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_generated_file_is_up_to_date(game: str) -> None:
    file = GENERATED / f"{game.replace('-', '_')}.ts"
    assert file.read_text(encoding="utf-8") == typescript(farport.game(game)), "run: make generated"


def test_every_shape_has_its_type() -> None:
    colour = words("Colour", ("red", "blue"))
    shape = table(
        "View",
        {
            "cell": row(INTEGER, TEXT),
            "goods": some(INTEGER, colour),
            "all": keyed(FLAG, colour),
            "site": either(colour, INTEGER),
            "open": keyed(ANYTHING),
            "inner": listed(table("", {"x-y": maybe(listed(maybe(INTEGER)))})),
        },
        optional={"tied": words("", ("a", "b"))},
    )
    assert vocabulary(colour) == 'export type Colour = "red" | "blue";\n'
    assert (
        interface(shape)
        == """\
export interface View {
  cell: [number, string];
  goods: Partial<Record<Colour, number>>;
  all: Record<Colour, boolean>;
  site: Colour | number;
  open: Record<string, unknown>;
  inner: Array<{
    "x-y": Array<number | null> | null;
  }>;
  tied?: "a" | "b";
}
"""
    )


def test_a_game_that_declares_nothing_is_told_so() -> None:
    with pytest.raises(FarportError, match="Drones does not declare what its views look like"):
        typescript(DronesGame())
