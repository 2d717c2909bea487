"""Duck Dealer on a terminal: the galaxy with its points, cubes and ships, the planets, the players, the piles."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farport.boards import generic
from farport.kernel import Plain

LOOKS: Final = {
    "green": ("G", "bright_green"),
    "purple": ("P", "bright_magenta"),
    "orange": ("O", "dark_orange"),
    "white": ("W", "bright_white"),
    "black": ("K", "grey58"),
}
# By seat, for the colours of a variant: a terminal knows no mauve, but the players must differ from each other.
OTHER_LOOKS: Final = (
    ("A", "bright_red"),
    ("B", "bright_yellow"),
    ("C", "bright_cyan"),
    ("D", "bright_blue"),
    ("E", "dark_sea_green"),
)
COLUMNS, LINES = 104, 27  # characters of the map
EDGE: Final = 1000  # coordinates of the map run from 0 to here
CARGO: Final = re.compile(r"[a-z_0-9]+:[0-9]+")
QUIET: Final = ("kind", "seat", "rule", "path")  # what a line of the log leaves out


def draw(view: Plain, seat: int | None) -> RenderableType:
    parts: list[RenderableType] = [
        Text(headline(view)),
        counter(view),
        *Map(view).lines(),
        planets(view),
        players(view, seat),
    ]
    parts.extend([Text(line, style="dim") for line in supplies(view)])
    return Group(*parts)


def look(view: Any, seat: int) -> tuple[str, str]:
    """The letter and the ink of a player."""
    return LOOKS.get(view["players"][seat]["colour"], OTHER_LOOKS[seat])


def letter(view: Any, seat: int) -> Text:
    sign, ink = look(view, seat)
    return Text(sign, style=f"bold {ink}")


def letters(view: Any, seats: Sequence[int]) -> Text:
    return Text("").join([letter(view, seat) for seat in seats])


def headline(view: Any) -> str:
    if view["result"] is not None:
        return f"The game is over: {view['result']['reason']}"
    who = ", ".join([view["players"][seat]["colour"] for seat in view["to_move"]])
    turn = view["turn"]
    parts = [f"{who}: {view['expected'].replace('_', ' ')}"]
    if view["phase"] in ("free_cubes", "action", "answer"):
        spent = ", ".join([f"{number} {colour}" for colour, number in turn["spent"].items() if number])
        parts.append(f"{turn['steps_left']} steps left, spent {spent or 'nothing'}")
    if turn["free_cubes"]:
        parts.append(f"{turn['free_cubes']} free cubes")
    virtual = ", ".join([f"{number} {colour}" for colour, number in turn["virtual"].items() if number])
    if virtual:
        parts.append(f"virtual: {virtual}")
    offer = turn["offer"]
    if offer is not None:
        parts.append(f"offered {generic.words(offer['give'])} for {generic.words(offer['take'])}")
    return "; ".join(parts)


def counter(view: Any) -> Text:
    """The spaces of the turn counter, with the free cubes of each row before it."""
    line = Text("Action turns ")
    spaces = view["counter"]
    for space in range(spaces["spaces"]):
        if space % spaces["per_row"] == 0:
            line.append(f" {spaces['rows'][space // spaces['per_row']]}:", style="dim")
        if space < len(spaces["cubes"]):
            line.append_text(letter(view, spaces["cubes"][space]))
        else:
            line.append("·", style="dim")
    return line


class Map:
    """The galaxy on a field of characters: points between planets, cubes and ships on them."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.signs: list[list[tuple[str, str]]] = [[(" ", "")] * COLUMNS for _ in range(LINES)]
        self.at = {planet["id"]: (planet["x"], planet["y"]) for planet in view["planets"]}
        for route in view["routes"]:
            self._route(route)
        for planet in view["planets"]:
            self._planet(planet)

    def lines(self) -> Iterator[Text]:
        for row in self.signs:
            line = Text()
            for style, run in groupby(row, key=lambda cell: cell[1]):
                line.append("".join([sign for sign, _ in run]), style=style)
            line.rstrip()
            yield line

    def _route(self, route: Any) -> None:
        (ax, ay), (bx, by) = self.at[route["a"]], self.at[route["b"]]
        count = len(route["points"])
        for number in range(count):
            part = (number + 1) / (count + 1)
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            owner, ships = route["cubes"][number], route["ships"][number]
            if ships:
                sign, ink = look(self.view, ships[0])
                self._put(x, y, sign, f"bold reverse {ink}")
            elif owner is not None:
                self._put(x, y, "■", look(self.view, owner)[1])
            else:
                self._put(x, y, "·", "dim")

    def _planet(self, planet: Any) -> None:
        passage = planet["passage"]
        sign = "◎" if planet["kind"] == "start" else "●"
        style = "bold" if passage is None else f"bold {look(self.view, passage)[1]}"
        self._put(planet["x"], planet["y"], sign + ("@" if passage is not None else "") + planet["id"], style)
        for number, seat in enumerate(planet["ships"]):
            letter, ink = look(self.view, seat)
            self._put(planet["x"], planet["y"], letter, f"bold reverse {ink}", right=-1 - number)

    def _put(self, x: float, y: float, text: str, style: str, right: int = 0) -> None:
        column = min(COLUMNS - len(text), max(0, round(x / EDGE * (COLUMNS - 12)) + right + 2))
        row = min(LINES - 1, round(y / EDGE * (LINES - 1)))
        for place, sign in enumerate(text):
            self.signs[row][column + place] = (sign, style)


def planets(view: Any) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("planet", "mine", "shipyard or consumer", "factory", "privileges", "passage", "ships", "red"):
        table.add_column(heading, justify="right" if heading == "red" else "left")
    for planet in view["planets"]:
        reach = view["reach"]["places"].get(planet["id"])
        owners = [
            Text(f"{building} ").append_text(letter(view, seat)) for building, seat in planet["privileges"].items()
        ]
        table.add_row(
            ("◎ " if planet["kind"] == "start" else "● ") + planet["id"],
            planet["mine"],
            market(planet),
            planet.get("factory") or "",
            Text(" ").join(owners),
            "" if planet["passage"] is None else letter(view, planet["passage"]),
            letters(view, planet["ships"]),
            "" if reach is None else str(reach["red"]),
        )
    return table


def market(planet: Any) -> Text:
    """What stands beside the mine: bright when built, dim when not."""
    if planet["kind"] == "start":
        yard = planet["shipyard"]
        text = f"{yard['makes']} for {yard['wants']} + R"
        return Text(text, style="bold" if yard["built"] else "dim")
    consumer = planet["consumer"]
    if consumer is None:
        return Text("undiscovered", style="dim italic")
    return Text(f"wants {consumer['good']}", style="bold" if consumer["built"] else "dim")


def players(view: Any, seat: int | None) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("player")
    for heading in ("VP", "red/yellow/blue", "ship", "speed", "load", "cubes"):
        table.add_column(heading, justify="right")
    table.add_column("goods")
    for each in view["players"]:
        sign, ink = look(view, each["seat"])
        mark = "*" if each["seat"] == view["active"] else " "
        name = f"{mark} {sign} {each['colour']}" + (" (you)" if each["seat"] == seat else "")
        pieces = " ".join([f"{number} {kind}" for kind, number in each["equipment"].items() if number])
        table.add_row(
            Text(name, style=ink),
            str(each["vp"]),
            "/".join([str(number) for number in each["tokens"].values()]),
            pieces or "-",
            str(each["speed"]),
            f"{each['load']}/{each['capacity']}",
            str(each["reserve"]),
            generic.words(each["goods"]),
        )
    return table


def supplies(view: Any) -> Iterator[str]:
    yield "Stock: " + generic.words(view["stock"])
    for side, tiles in view["piles"].items():
        yield f"{side.capitalize()} pile, top first: {', '.join(tiles) or 'empty'}"
    yield "Factories to build: " + ", ".join([good for good, left in view["factory_stock"].items() if left])


# ---------------------------------------------------------------------- typing and telling


def tell(event: Plain, names: Sequence[str]) -> str:
    seat = event.get("seat")
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    said = [f"{key.replace('_', ' ')} {generic.words(said)}" for key, said in event.items() if key not in QUIET]
    rule = f" [{event['rule']}]" if "rule" in event else ""
    return who + str(event["kind"]).replace("_", " ") + (f" ({', '.join(said)})" if said else "") + rule
