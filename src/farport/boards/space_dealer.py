"""Space Dealer on a terminal: the clock, the ring, planet sheets, and commands as people type them.

Goods are written by their colours: RRB is two red and one blue. `use_card 1 R>depot:DEP-R` puts a red good into the
depot, `use_card 1 swaps=ship:ruul/R>B` swaps red for blue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from farport.boards import generic
from farport.kernel import Plain, Refusal

COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
PLANTS: Final = ("no plant", "generator", "satellite", "reactor")
PROMPTS: Final = {
    "choose_start": "Choose your start: side, mine and column.",
    "keep": "Keep one of the cards you have drawn.",
    "use": "An hourglass has run out: use it.",
    "assign": "An hourglass is free: give it a job.",
    "act": "All hourglasses are running.",
    "wait": "Nothing to do for now.",
    "done": "Time is up: use what you can, then say done.",
    "over": "The game is over.",
    "watch": "",
}


def draw(view: Plain, seat: int | None) -> RenderableType:
    entry: dict[str, Any] = dict(view)
    parts: list[RenderableType] = [heading(entry), ring(entry)]
    if seat is not None:
        parts.append(sheet(entry, entry["seats"][seat]))
    parts.append(others(entry, seat))
    parts.append(stocks(entry))
    return Group(*parts)


# ---------------------------------------------------------------------- drawing


def heading(view: dict[str, Any]) -> Text:
    """12:34 of 30:00."""
    line = Text()
    line.append(clock(view["now"]), style="bold")
    if view["ends_at"] is not None:
        line.append(f" of {clock(view['ends_at'])}")
    line.append(f"  {view['phase']}", style="cyan")
    line.append(f"  {PROMPTS[view['prompt']]}", style="bold yellow" if view["prompt"] in ("use", "assign") else "")
    return line


def clock(milliseconds: int) -> str:
    seconds = milliseconds // 1000
    return f"{seconds // 60:02}:{seconds % 60:02}"


def goods(counts: dict[str, int]) -> Text:
    """RRB, each in its colour."""
    line = Text()
    for colour, number in counts.items():
        line.append(colour * number, style=COLOURS[colour])
    return line if counts else Text("-", style="dim")


def ring(view: dict[str, Any]) -> Table:
    """The fields clockwise, who is there, and who is coming."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    for title in ("field", "planet", "asks for", "ships"):
        table.add_column(title)
    for field in view["ring"]:
        host = field["seat"]
        if host is None:
            planet = Text("neutral", style="dim")
            asks = goods(field["gizzi"]["goods"]) if "gizzi" in field else Text("-", style="dim")
            if "gizzi" in field:
                asks.append(f" = {field['gizzi']['points']}  {field['gizzi']['demand']}", style="dim")
            if field["goods"]:
                planet.append(" with ").append_text(goods(field["goods"]))
        else:
            planet = Text(view["seats"][host]["planet"], style="bold" if host == view["seat"] else "")
            asks = open_demands(view["seats"][host])
        table.add_row(str(field["field"]), planet, asks, ships_at(view, field["field"]))
    return table


def open_demands(seat: dict[str, Any]) -> Text:
    line = Text()
    for card in seat["built"]:
        for demand in card["demands"]:
            if demand["satisfied_by"] is None:
                line.append("  " if line.plain else "")
                line.append_text(goods(demand["goods"]))
                line.append(f" = {demand['points']}", style="dim")
    return line if line.plain else Text("-", style="dim")


def ships_at(view: dict[str, Any], field: int) -> Text:
    line = Text()
    for ship in view["ships"]:
        name = ship["ship"].removeprefix("ship:")
        landed = ship["to"] is None and ship["at"] == field
        if not landed and ship["to"] != field:
            continue
        line.append("  " if line.plain else "")
        line.append(name if landed else f"{name} from {ship['at']}", style="" if landed else "italic")
        if ship["cargo"]:
            line.append(" ").append_text(goods(ship["cargo"]))
        if ship["due"] is not None and not landed:
            line.append(f" in {seconds_left(view, ship['due'])} s")
    return line


def seconds_left(view: dict[str, Any], due: int) -> int:
    return -(-(due - int(view["now"])) // 1000)


def sheet(view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
    """The own planet: hourglasses, cards to build, and the three rows."""
    lines = Text()
    lines.append(f"{seat['planet']}: {seat['score']} points, {seat['markers']} markers left, tech level ", style="bold")
    lines.append(f"{seat['tech']['level']} (position {seat['tech']['position']} of {seat['tech']['of']})", style="bold")
    for glass in seat["hourglasses"]:
        lines.append(f"\n  hourglass {glass['number']}: ").append_text(working(view, glass))
    planning = seat["planning"]
    lines.append(f"\n  planning area ({planning['count']} of {planning['capacity']}): {listed(planning['cards'])}")
    lines.append(f"\n  personal pile: {listed(seat['personal']['cards'])}")
    plants = seat["plants"]
    lines.append(f"\n  left arm: {PLANTS[plants['L']]}, right arm: {PLANTS[plants['R']]}")
    if seat["drawn"] is not None:
        lines.append(f"\n  drawn: {listed(seat['drawn']['cards'])}", style="bold yellow")
    return Group(lines, rows(seat)) if seat["built"] else lines


def listed(cards: list[str]) -> str:
    return ", ".join(cards) if cards else "-"


def working(view: dict[str, Any], glass: dict[str, Any]) -> Text:
    state = glass["state"]
    job = str(glass.get("job", ""))
    on = glass.get("card") or glass.get("ship") or ""
    if state == "inactive":
        return Text("free", style="bold green")
    if state == "usable":
        return Text(f"run out, use it: {job} {on}".rstrip(), style="bold yellow")
    left = seconds_left(view, glass["due"])
    return Text(f"of no effect, {left} s" if state == "void" else f"{job} {on}".rstrip() + f", {left} s")


def rows(seat: dict[str, Any]) -> Table:
    """Action row above demand row, one column of the table for each column of the grid that is in use."""
    columns = set(seat["powered"])
    action: dict[int, list[str]] = {}
    demand: dict[int, list[str]] = {}
    for card in seat["built"]:
        site = card["site"]
        if isinstance(site, str):
            continue
        wide = card["type"] in ("mine_complex", "fusion_mine", "fusion_converter", "robot_factory")
        city = card["type"] == "megacity"
        columns.update([site, site + 1] if wide or city else [site])
        if not city:
            for column in [site, site + 1] if wide else [site]:
                action[column] = [card["card"], *card_marks(card)]
        if not wide:
            for column in [site, site + 1] if city else [site]:
                demand[column] = [demand_words(entry) for entry in card["demands"]]
    table = Table(box=box.ROUNDED)
    shown = sorted(columns)
    for column in shown:
        table.add_column(str(column), style="" if column in seat["powered"] else "dim", justify="center")
    table.add_row(*["\n".join(action.get(column, ["·"])) for column in shown])
    table.add_row(*["\n".join(demand.get(column, ["·"])) for column in shown])
    return table


def card_marks(card: dict[str, Any]) -> list[str]:
    marks: list[str] = []
    if card.get("goods"):
        marks.append("".join([colour * number for colour, number in card["goods"].items()]))
    if card["hourglass"] is not None:
        marks.append(f"⧗{card['hourglass']}")
    if card["blocked"]:
        marks.append("blocked")
    if card["attack_markers"]:
        marks.append("■" * card["attack_markers"])
    return marks


def demand_words(demand: dict[str, Any]) -> str:
    wanted = "".join([colour * number for colour, number in demand["goods"].items()])
    return (
        f"{wanted} ✓"
        if demand["satisfied_by"] is not None
        else f"{wanted} = {demand['points']}/{demand['owner_points']}"
    )


def others(view: dict[str, Any], viewer: int | None) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for title in ("seat", "planet", "points", "markers", "level", "running", "machines and goods", "planning"):
        table.add_column(title)
    for seat in view["seats"]:
        if seat["seat"] == viewer:
            continue
        machines = Text()
        for card in seat["built"]:
            if not card["covered"] and not isinstance(card["site"], str):
                machines.append(f"{card['card']} ")
                if card.get("goods"):
                    machines.append_text(goods(card["goods"])).append(" ")
        running = len([glass for glass in seat["hourglasses"] if glass["state"] != "inactive"])
        planning = listed(seat["planning"]["cards"]) if seat["planning"]["cards"] else str(seat["planning"]["count"])
        table.add_row(
            str(seat["seat"]),
            escape(seat["planet"]),
            str(seat["score"]),
            str(seat["markers"]),
            str(seat["tech"]["level"]),
            f"{running}/{len(seat['hourglasses'])}",
            machines,
            planning,
        )
    return table


def stocks(view: dict[str, Any]) -> Text:
    line = Text("supply ")
    line.append_text(Text("endless") if view["supply"] is None else goods(view["supply"]))
    line.append(f"   piles: {view['piles']['2']} of level 2, {view['piles']['3']} of level 3")
    for offer in view["offers"]:
        line.append(f"\noffer {offer['offer']}: seat {offer['maker']} gives ")
        line.append_text(goods(offer["give"])).append(f" {listed(offer.get('give_cards', []))}")
        line.append(f" and takes from seat {offer['partner']} ")
        line.append_text(goods(offer["take"])).append(f" {listed(offer.get('take_cards', []))}")
        if offer["void"] is not None:
            line.append(f"  ({_why(offer['void'])})", style="red")
    return line


def _why(refused: Plain) -> str:
    return Refusal(**refused).sentence  # type: ignore[arg-type]  # as the view gives it


# ---------------------------------------------------------------------- commands and events


TOLD: Final = {
    "started": "the clock starts",
    "starts_revealed": "all start choices are revealed",
    "start_chosen": "has chosen",
    "tech_raised": "tech position {position}, level {level}",
    "landed": "{ship} has landed on field {field}",
    "hourglass_usable": "hourglass {hourglass} has run out ({job})",
    "job_started": "starts hourglass {hourglass} ({job})",
    "built": "builds {card} at {site}",
    "produced": "uses {card}: {placed}",
    "planned": "plans {card}",
    "kept": "keeps {card}",
    "drew": "draws {count} cards of level {level}",
    "delivered": "delivers to {demand}: {points} points",
    "traded": "trades with seat {partner}",
    "offer_made": "seat {maker} makes an offer to seat {partner} ({offer})",
    "offer_expired": "the offer {offer} has expired",
    "offer_accepted": "the offer {offer} is accepted",
    "offer_declined": "the offer {offer} is declined",
    "offer_withdrawn": "the offer {offer} is withdrawn",
    "runout_began": "time is up; the run-out ends at {until} ms",
    "sabotaged": "sabotages hourglass {hourglass} of seat {victim}",
    "blocked": "blocks {target} of seat {victim}",
    "field_cleared": "has cleared {card}",
    "flight_undone": "{ship} is back on field {field}",
    "gizzi_turned_up": "{gizzi} lies at field {field}",
    "game_over": "the game is over",
    "done": "is done",
    "goes_on": "goes on after all",
}


def goods_to(placed: Any) -> str:
    """Where produced goods went: R>depot:DEP-R, R>ship:ruul."""
    return ", ".join([">".join(pair) for pair in placed])


def tell(event: Plain, names: Sequence[str]) -> str:
    if event["kind"] == "job_started":
        event = {**event, "job": f"{event['job']} {event.get('card') or event.get('ship') or ''}".rstrip()}
    elif event["kind"] == "produced":
        event = {**event, "placed": goods_to(event["placed"])}
    said = TOLD.get(str(event["kind"]))
    fits = said is not None and all([name in event for name in field_names(said)])
    if said is None or not fits:
        return generic.tell(event, names)
    for name in field_names(said):
        said = said.replace("{" + name + "}", str(event[name]))
    seat = event.get("seat")
    who = f"{names[seat]} " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    return who + said


def field_names(text: str) -> list[str]:
    return [part.partition("}")[0] for part in text.split("{")[1:]]
