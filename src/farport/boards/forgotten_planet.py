"""The Forgotten Planet on a terminal: the grid with tiles, zones, robots and walls, the players, the bank."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from farport.boards import generic
from farport.kernel import Plain

CELL_NAME: Final = re.compile(r"([A-Xa-x])([1-9][0-9]?)")
SIGNS: Final = {"land": "·", "brown": "br", "white": "wh", "blue": "bl", "special": "✦", "base": "■"}
NOBODYS_FLOOR: Final = "#20242c"
WIDE, NARROW = 6, 4  # characters of a cell; narrow ones keep the largest maps within 120 columns
MOST_WIDE_CELLS: Final = 11


class Look(NamedTuple):
    """What distinguishes a player's things: a letter, its colour, and that of the ground they hold."""

    letter: str
    ink: str
    floor: str


LOOKS: Final = {
    "red": Look("R", "bright_red", "#401818"),
    "yellow": Look("Y", "bright_yellow", "#403810"),
    "green": Look("G", "bright_green", "#123a1c"),
    "black": Look("K", "grey74", "#333338"),
}
# By seat, for the colours of a variant: a terminal knows no mauve, but the players must differ from each other.
OTHER_LOOKS: Final = (
    Look("A", "bright_cyan", "#0f3640"),
    Look("B", "bright_magenta", "#38183c"),
    Look("C", "bright_blue", "#182850"),
    Look("D", "bright_white", "#44403c"),
)


def draw(view: Plain, seat: int | None) -> RenderableType:
    grid = Grid(view)
    parts: list[RenderableType] = [Text(headline(view)), *grid.lines()]
    if view["seats"]:
        parts.append(players(view, seat))
    parts.append(Text(bank(view), style="dim"))
    parts.extend([Text(line) for line in setup_lines(view)])
    return Group(*parts)


def colours(view: Any) -> list[str]:
    """Of each seat; before the seats are dealt in, as they come."""
    return [each["colour"] for each in view["seats"]] or list(LOOKS)


def seat_looks(view: Any) -> list[Look]:
    return [LOOKS.get(colour, OTHER_LOOKS[seat]) for seat, colour in enumerate(colours(view))]


def headline(view: Any) -> str:
    active = view["active"]
    if view["result"] is not None or active is None:
        return f"Round {view['round']}, {view['phase'].replace('_', ' ')}"
    turn = view["turn"]
    energy = f"{turn['fresh']} fresh energy, {turn['stored']} stored"
    steps = f", {turn['open_steps']} steps open" if turn["open_steps"] else ""
    pending = view["pending"]
    asked = "" if pending is None else f"; {pending['kind'].replace('_', ' ')}"
    if pending is not None and "at" in pending:
        asked += f" at {cell_name(pending['at'])}"
    return f"Round {view['round']}, {colours(view)[active]} acts: {energy}{steps}{asked}"


class Grid:
    """The map, three lines a row: the walls above it, its tiles, its robots."""

    def __init__(self, view: Any) -> None:
        area = view["area"]
        self.width: int = area["width"]
        self.height: int = area["height"]
        self.cell = WIDE if self.width <= MOST_WIDE_CELLS else NARROW
        self.seat_looks = seat_looks(view)
        self.playable = {tuple(at) for at in area["cells"]}
        self.blocked = {tuple(at) for at in area["blocked"]}
        self.tiles = {tuple(tile["at"]): tile for tile in view["tiles"]}
        self.robots: dict[tuple[int, ...], list[Any]] = {}
        for robot in view["robots"]:
            self.robots.setdefault(tuple(robot["at"]), []).append(robot)
        self.covered = {tuple(tile["at"]): tile for tile in (view["hidden"] or {"tiles": []})["tiles"]}
        sites = (view["auction"] or {"bases": []})["bases"]
        self.sites = {tuple(at): number for number, at in enumerate(sites, start=1)}
        self.walls = {(*at, side) for at, side in view["walls"]}

    def lines(self) -> Iterator[Text]:
        yield Text("    " + " ".join([f"{chr(ord('A') + x):^{self.cell}}" for x in range(self.width)]), style="dim")
        for y in range(self.height):
            yield self._wall_line(y - 1)
            yield self._row(y, f"{y + 1:>3}", self._tile)
            yield self._row(y, "   ", self._robots)
        yield self._wall_line(self.height - 1)

    def _wall_line(self, above: int) -> Text:
        """What stands between the row `above` and the next; -1 and the last row have the border there."""
        line = Text("    ")
        for x in range(self.width):
            standing = (x, above, "S") in self.walls or (x, above + 1, "N") in self.walls
            line.append("━" * self.cell if standing else " " * self.cell, style="bold")
            line.append(" ")
        return line

    def _row(self, y: int, label: str, content: Any) -> Text:
        line = Text()
        line.append(label, style="dim")
        line.append(self._side(-1, y))
        for x in range(self.width):
            line.append_text(content((x, y)))
            line.append(self._side(x, y))
        return line

    def _side(self, x: int, y: int) -> Text:
        """What stands between the cell and its neighbour to the east."""
        standing = (x, y, "E") in self.walls or (x + 1, y, "W") in self.walls
        return Text("┃" if standing else " ", style="bold")

    def _floor(self, at: tuple[int, ...]) -> Style:
        tile = self.tiles.get(at)
        if tile is None:
            return Style()
        holder = tile["holder"]
        return Style(bgcolor=NOBODYS_FLOOR if holder is None else self.seat_looks[holder].floor)

    def _tile(self, at: tuple[int, ...]) -> Text:
        tile = self.tiles.get(at)
        if tile is None:
            return Text(self._without_tile(at), style="dim")
        owner = tile.get("seat", tile["holder"])
        letter = "=" if tile.get("tied") else "" if owner is None else self.seat_looks[owner].letter
        ink = Style() if owner is None else Style(color=self.seat_looks[owner].ink, bold="seat" in tile)
        return Text(f"{SIGNS[tile['tile']]:>2} {letter:1}".ljust(self.cell), style=self._floor(at) + ink)

    def _without_tile(self, at: tuple[int, ...]) -> str:
        if at in self.covered:
            return f"{SIGNS.get(self.covered[at]['tile'], '?'):>2}?".ljust(self.cell)
        if at in self.sites:
            return f" #{self.sites[at]}".ljust(self.cell)
        return ("▒" * self.cell) if at in self.blocked else (" ." if at in self.playable else "").ljust(self.cell)

    def _robots(self, at: tuple[int, ...]) -> Text:
        text = Text(style=self._floor(at))
        robots = self.robots.get(at, [])
        if self.cell == WIDE:
            text.append(" ")
        room = (self.cell - len(text)) // 2
        shown = room - 1 if len(robots) > room else len(robots)
        for robot in robots[:shown]:
            look = self.seat_looks[robot["seat"]]
            letter = look.letter if robot["on"] else look.letter.lower()
            text.append(f"{letter}{robot['robot']}", style=Style(color=look.ink, bold=robot["on"]))
        if len(robots) > shown:
            text.append(f"+{len(robots) - shown}")
        text.append(" " * (self.cell - len(text)))
        return text


def players(view: Any, seat: int | None) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("player")
    for heading in ("cubes", "stored", "robots", "bases", "zone", "next energy", "points"):
        table.add_column(heading, justify="right")
    for place in view["order"]:
        each = view["seats"][place]
        look = seat_looks(view)[place]
        mark = "*" if place == view["active"] else " "
        name = f"{mark} {look.letter} {each['colour']}" + (" (you)" if place == seat else "")
        cubes = " ".join([f"{count} {SIGNS[colour]}" for colour, count in each["cubes"].items()])
        numbers = [each[key] for key in ("stored", "robots", "bases", "zone", "energy_next", "score")]
        table.add_row(Text(name, style=look.ink), cubes, *[str(number) for number in numbers])
    return table


def bank(view: Any) -> str:
    left = view["bank"]
    mines = ", ".join([f"{count} {colour}" for colour, count in left["mines"].items()])
    points = "" if left["vp"] is None else f", {left['vp']} points for sales"
    return f"Bank: {left['land']} land, mines {mines}, {left['bases']} bases, {left['walls']} walls{points}"


def setup_lines(view: Any) -> Iterator[str]:
    """What is going on before the first turn: the auction of the bases, the tiles laid face down."""
    auction = view["auction"]
    if auction is not None:
        for number, (at, markers) in enumerate(zip(auction["bases"], auction["markers"], strict=True), start=1):
            stack = ", ".join([f"seat {marker}" for marker in markers]) or "no bid"
            yield f"Base {number} at {cell_name(at)}: {stack}"
    hidden = view["hidden"]
    if hidden is not None and hidden["mine"] is not None:
        yield "You still lay: " + generic.words(hidden["mine"])


# ---------------------------------------------------------------------- names


def cell_name(at: Sequence[int]) -> str:
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


def is_cell(value: object) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2 and all(type(part) is int for part in value)


def named(value: Any) -> Any:
    """The same plain data with cells by name."""
    if is_cell(value):
        return cell_name(value)
    return [named(part) for part in value] if isinstance(value, list) else value


def tell(event: Plain, names: Sequence[str]) -> str:
    if event["kind"] == "control":
        return control_told(event, names)
    return generic.tell({key: said if key == "order" else named(said) for key, said in event.items()}, names)


def control_told(event: Any, names: Sequence[str]) -> str:
    gained: dict[str, list[str]] = {}
    for at, _, holder in event["changes"]:
        who = names[holder] if isinstance(holder, int) and 0 <= holder < len(names) else "nobody"
        gained.setdefault(who, []).append(cell_name(at))
    return "control: " + "; ".join([f"{', '.join(cells)} now {who}" for who, cells in gained.items()])
