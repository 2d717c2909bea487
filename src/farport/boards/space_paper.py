"""SpacePaper on a terminal: the revealed galaxy with planets and ships, the civilisations, the own plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from farport.boards import generic
from farport.kernel import Plain
from farport.kernel.notation import spelled

INKS: Final = ("bright_red", "bright_yellow", "bright_green", "bright_cyan", "bright_magenta", "white")
SIZES: Final = {"asteroids": "a", "dwarf": "d", "small": "s", "medium": "m", "large": "l", "giant": "g"}
STATUSES: Final = {"capital": "★", "colony": "●", "outpost": "▲", "adapting": "◌", "abandoned": "✝", "uninhabited": " "}
SHIPS: Final = {"scout": "s", "cruiser": "c", "transport": "t"}


def draw(view: Plain, seat: int | None) -> RenderableType:
    parts: list[RenderableType] = [Text(headline(view)), galaxy(view), civilisations(view, seat)]
    parts.extend([Text(line, style="dim") for line in plans(view)])
    return Group(*parts)


def headline(view: Any) -> str:
    phase = view["phase"].replace("_", " ")
    asked = ", ".join([f"seat {seat}" for seat in view["to_move"]]) or "nobody"
    return f"Round {view['round']}, {phase}; to move: {asked}; first player: seat {view['first_player']}"


# ---------------------------------------------------------------------- the galaxy


def galaxy(view: Any) -> Table:
    """The systems that are known or where a ship is, and the ships on the lanes."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("system", "star", "planets (type, size, status, population)", "wide orbit", "lanes to"):
        table.add_column(heading)
    names = {each["id"]: each["name"] for each in view["galaxy"]["systems"]}
    for system in view["systems"]:
        if system["known"] == "unrevealed":
            continue
        table.add_row(
            f"{names[system['id']]} ({system['id']})",
            (system["star"] or "?").replace("_", " "),
            planets(view, system),
            ships_at(view, system["id"]),
            ", ".join(lanes(view, system["id"])),
        )
    under_way = [ship for ship in view["ships"] if ship["at"] is not None and "." in ship["at"]]
    if under_way:
        table.add_row("on lanes", "", Text.assemble(*[ship_text(ship, ship["at"]) for ship in under_way]), "", "")
    return table


def lanes(view: Any, system: str) -> Iterator[str]:
    for lane in view["galaxy"]["lanes"]:
        if system in (lane["a"], lane["b"]):
            other = lane["b"] if lane["a"] == system else lane["a"]
            yield f"{other} {lane['dots']}"


def planets(view: Any, system: Any) -> Text:
    text = Text()
    for number, planet in enumerate(system["planets"], start=1):
        owner = planet["owner"]
        people = f"{planet['population']}" if owner is not None else ""
        if owner is not None and planet["status"] == "adapting":
            people = f"{planet['upkeeps_left']} rounds"
        trouble = "!" if planet.get("discontent") or planet.get("resistance") else ""
        queue = planet.get("queue")
        building = f" [{queue['item']} {queue['remaining']}]" if queue else ""
        sign = STATUSES[planet["status"]]
        body = f"{number}:{planet['type']}-{SIZES[planet['size']]}{sign}{people}{trouble}{building}"
        text.append(body, style=Style() if owner is None else Style(color=INKS[owner], bold=True))
        text.append(ships_at(view, planet["id"], "~"))
        text.append("  ")
    return text


def ships_at(view: Any, place: str, before: str = "") -> Text:
    return Text.assemble(*[ship_text(ship, "", before) for ship in view["ships"] if ship["at"] == place])


def ship_text(ship: Any, place: str, before: str = "") -> Text:
    """A ship by its letter and number, small and dim when it cannot act any more."""
    letter = SHIPS[ship["kind"]]
    spent = ship["activated"] or ship["unpaid"]
    name = f"{before}{letter if spent else letter.upper()}{ship['id'].rpartition('-')[2]}"
    return Text(f"{name}@{place} " if place else f"{name} ", style=Style(color=INKS[ship["seat"]], dim=spent))


# ---------------------------------------------------------------------- civilisations


def civilisations(view: Any, seat: int | None) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("seat", "race", "leader", "politics", "event"):
        table.add_column(heading)
    for heading in ("gold", "science", "upkeep", "levels", "worlds", "types", "living", "minerals", "discontent"):
        table.add_column(heading, justify="right")
    for each in view["civilisations"]:
        number = each["seat"]
        mark = "*" if number in view["to_move"] else " "
        name = Text(f"{mark} {number}" + (" (you)" if number == seat else ""), style=INKS[number])
        words = [generic.words(each[key]).replace("_", " ") for key in ("race", "leader", "politics", "event")]
        if each["event_used"]:
            words[3] = f"({words[3]})"
        table.add_row(name, *words, *[str(value) for value in numbers(each)])
    return table


def numbers(each: Any) -> list[object]:
    if each["eliminated"]:
        return ["out", *[""] * 8]
    economy = each.get("economy")
    progress = each.get("progress")
    minerals = "/".join([str(count) for count in each["minerals"].values()])
    gold = f"{each['gold']}" + (f" +{economy['gold']}" if economy else "")
    science = f"{each['science']}" + (f" +{economy['science']}" if economy else "")
    return [
        gold,
        science,
        economy["upkeep"] if economy else "",
        sum(each["levels"].values()),
        len(each["holdings"]),
        f"{len(progress['types'])}/7" if progress else "",
        progress["living"] if progress else "",
        minerals,
        each["global_discontent"],
    ]


def plans(view: Any) -> Iterator[str]:
    """The own orders of the open window and what they lead to."""
    you = view.get("you")
    if you is None:
        return
    if you["orders"]:
        yield "Your orders: " + "; ".join([written(order) for order in you["orders"]])
    ahead = you["forecast"]
    if ahead is not None:
        unpaid = f", {ahead['unpaid']} unpaid" if ahead["unpaid"] else ""
        yield (
            f"Next round: +{ahead['gold']} gold, +{ahead['science']} science, upkeep {ahead['upkeep']}{unpaid}; "
            f"then {ahead['left_gold']} gold, {ahead['left_science']} science"
        )


# ---------------------------------------------------------------------- words


def written(order: Plain) -> str:
    """An order as a person types it."""
    return " ".join([spelled(value) for value in order.values() if value is not None])


def tell(event: Plain, names: Sequence[str]) -> str:
    order = event.get("order")
    if isinstance(order, dict):
        event = {**event, "order": written(order)}
    rolled = event.get("planets")
    if isinstance(rolled, list):
        event = {**event, "planets": [f"{each['type']} {each['size']}" for each in rolled]}
    return generic.tell(event, names)
