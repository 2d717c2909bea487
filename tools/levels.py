"""Measures the levels: every two of a game against each other, seat by seat on the same seeds, on one axis.

    python -m tools.levels FOLDER [--seconds 300] [--processes 16] [--games 200] [--bots easy,hard] [--seats 2] [GAME …]
    python -m tools.levels FOLDER duck-dealer:expert:hard space-dealer:expert:hard   # these pairs alone

With more than two seats one sits among bots of the other kind. Games are played in groups, a seed in every rotation of
the seats, next always by the pairing that has had least time, until all have their games or the seconds are over:
neighbours on the ladder first. Every game is a line of FOLDER/games.jsonl, and the same command goes on with it. At
the end FOLDER has levels.json (pairs and ratings with 95 % intervals, plain data) and levels.md; with --write the
ratings go into strength.toml of each game. Play it on the compiled build (PYTHONPATH=build/compiled).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

import farport
from farport.arena.statistics.intervals import wilson
from farport.bots import Match, Played, Sight
from farport.bots.bot import Bot
from farport.bots.match import seated
from farport.kernel import LEVELS, Action, FarportError, Game
from tools.scale import Line, rated

GAMES: Final = "games.jsonl"
WANTED: Final = 0.65
WANTED_SHARE: Final = 1.5  # with more than two seats: times the fair share
FIRST_SEED: Final = 1_000_000  # nobody has tuned anything on these
PLACES: Final = {"strength": "strength.toml"}


class Pairing(NamedTuple):
    """One bot among others of one kind, at tables of so many seats."""

    game: str
    seats: int
    bot: str
    other: str

    def lineup(self, place: int) -> list[str]:
        return [self.bot if seat == place else self.other for seat in range(self.seats)]

    @property
    def wanted(self) -> float:
        return WANTED if self.seats == 2 else WANTED_SHARE / self.seats


class Task(NamedTuple):
    """One game of a pairing: which seed, and at which seat the bot sits."""

    pairing: Pairing
    seed: int
    place: int


class Timed:
    """A bot, how often it is asked, and how many seconds of a core it thinks."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.cpu = 0.0

    def choose(self, sight: Sight) -> Action[Any]:
        started = time.process_time()
        action = self._bot.choose(sight)
        self.cpu += time.process_time() - started
        self.decisions += 1
        return action


def played(task: Task) -> dict[str, Any]:
    """Plays it; a line of the file."""
    pairing = task.pairing
    started = time.process_time()
    game = farport.game(pairing.game)
    bots = [Timed(seated(game, pairing.lineup(task.place), seat, task.seed)) for seat in range(pairing.seats)]
    done = Played(game.new(pairing.seats, task.seed), task.seed, {})
    match = Match(done, bots)
    while match.step():
        pass
    if done.result is None:
        raise FarportError(f"{task}: the game did not end: {done.broken}")
    others = [bot for seat, bot in enumerate(bots) if seat != task.place]
    return {
        **pairing._asdict(),
        "seed": task.seed,
        "place": task.place,
        "winners": list(done.result.winners),
        "scores": list(done.result.scores),
        "cpu": round(time.process_time() - started, 3),
        "decisions": [bots[task.place].decisions, sum([bot.decisions for bot in others])],
        "thought": [round(bots[task.place].cpu, 3), round(sum([bot.cpu for bot in others]), 3)],
    }


# ---------------------------------------------------------------------- which game is next


def pairings(games: list[Game], bots: list[str], seats: list[int]) -> list[Pairing]:
    """The stronger against the weaker; neighbours on the ladder first, and of every game only the levels it has."""
    ladder = [bot for bot in LEVELS if bot in bots] + [bot for bot in bots if bot not in LEVELS]
    found: list[Pairing] = []
    for game in games:
        lacking = [level for level in LEVELS if not game.advice.offers(level)]
        for number in [n for n in seats if n in game.seats] or [game.seats[0]]:
            for low, high in combinations(range(len(ladder)), 2):
                if ladder[high] not in lacking and ladder[low] not in lacking:
                    found.append(Pairing(game.id, number, ladder[high], ladder[low]))
    found.sort(key=lambda pairing: ladder.index(pairing.bot) - ladder.index(pairing.other))
    return found


def asked_for(names: list[str], bots: list[str], seats: list[int]) -> list[Pairing]:
    """All pairs of the games that are named, or of all games; of GAME:BOT:OTHER that pair alone."""
    whole = [name for name in names if ":" not in name]
    games = [game for game in farport.games() if not names or game.id in whole]
    found = pairings(games, bots, seats)
    for name in names:
        if ":" in name:
            game, bot, other = name.split(":", 2)
            found.extend(pairings([farport.game(game)], [bot, other], seats))
    return found


def tasks(pairing: Pairing, games: int, done: set[tuple[int, int]]) -> Iterator[Task]:
    """What is left to play: whole groups, a seed in every rotation."""
    groups = -(-games // pairing.seats)
    for seed in range(FIRST_SEED, FIRST_SEED + groups):
        for place in range(pairing.seats):
            if (seed, place) not in done:
                yield Task(pairing, seed, place)


def read(file: Path) -> list[dict[str, Any]]:
    """The games so far; a last line that was cut off by a kill is left out."""
    lines: list[dict[str, Any]] = []
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            lines.append(json.loads(text))
        except ValueError:
            continue
    return lines


def pairing_of(line: dict[str, Any]) -> Pairing:
    return Pairing(line["game"], line["seats"], line["bot"], line["other"])


def measure(file: Path, found: list[Pairing], games: int, seconds: float, processes: int) -> None:
    """Play until all is played or time is up; whoever is at it then finishes its game."""
    spent = dict.fromkeys(found, 0.0)
    done: dict[Pairing, set[tuple[int, int]]] = {pairing: set() for pairing in found}
    for line in read(file):
        pairing = pairing_of(line)
        if pairing in spent:
            spent[pairing] += line["cpu"]
            done[pairing].add((line["seed"], line["place"]))
    left = {pairing: tasks(pairing, games, done[pairing]) for pairing in found}
    deadline = time.monotonic() + seconds
    running: set[Future[dict[str, Any]]] = set()
    with ProcessPoolExecutor(processes) as pool, file.open("a", encoding="utf-8") as out:
        while True:
            while left and len(running) < processes and time.monotonic() < deadline:
                pairing = min(left, key=lambda each: spent[each])
                task = next(left[pairing], None)
                if task is None:
                    del left[pairing]
                    continue
                spent[pairing] += max(1e-3, spent[pairing] / (1 + len(done[pairing])))  # until its true time is known
                running.add(pool.submit(played, task))
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                line = future.result()
                pairing = pairing_of(line)
                done[pairing].add((line["seed"], line["place"]))
                spent[pairing] += line["cpu"]
                out.write(json.dumps(line) + "\n")
            out.flush()


# ---------------------------------------------------------------------- what came out


def pairs(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of every pairing its share of wins; a shared win counts in parts."""
    by_pairing: dict[Pairing, list[dict[str, Any]]] = {}
    for line in lines:
        by_pairing.setdefault(pairing_of(line), []).append(line)
    found: list[dict[str, Any]] = []
    for pairing, own in sorted(by_pairing.items()):
        wins = sum([1.0 / len(line["winners"]) for line in own if line["place"] in line["winners"]])
        low, high = wilson(wins, len(own))
        found.append(
            {
                **pairing._asdict(),
                "games": len(own),
                "share": round(wins / len(own), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "wanted": round(pairing.wanted, 4),
                "milliseconds": [_milliseconds(own, side) for side in (0, 1)],
            }
        )
    return found


def _milliseconds(lines: list[dict[str, Any]], side: int) -> int:
    """What a decision of the bot (side 0) or of the others takes of a core, in the mean."""
    decisions = sum([int(line["decisions"][side]) for line in lines])
    return round(1000 * sum([float(line["thought"][side]) for line in lines]) / max(1, decisions))


def scales(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The ratings of each game at each number of seats."""
    tables: dict[tuple[str, int], list[Line]] = {}
    for line in lines:
        bots = pairing_of(line).lineup(line["place"])
        tables.setdefault((line["game"], line["seats"]), []).append(
            Line(tuple(bots), tuple(line["winners"]), line["seed"])
        )
    return [
        {
            "game": game,
            "seats": seats,
            "bot": each.bot,
            "rating": each.rating,
            "low": each.low,
            "high": each.high,
            "games": each.games,
        }
        for (game, seats), own in sorted(tables.items())
        for each in rated(own)
    ]


def written(found: list[dict[str, Any]], ratings: list[dict[str, Any]]) -> str:
    head = (
        "| game | level | against | seats | games | share of wins | 95 % interval | wanted | ms a decision |\n|"
        + "---|" * 9
        + "\n"
    )
    rows = [
        f"| {farport.game(pair['game']).title} | `{pair['bot']}` | `{pair['other']}` | {pair['seats']} "
        f"| {pair['games']} | {pair['share']:.1%} | {pair['low']:.1%} to {pair['high']:.1%} | {pair['wanted']:.0%} "
        f"| {pair['milliseconds'][0]}, {pair['milliseconds'][1]} |\n"
        for pair in found
    ]
    second = "\n| game | seats | bot | rating | 95 % interval | games |\n|---|---|---|---|---|---|\n"
    marks = [
        f"| {farport.game(each['game']).title} | {each['seats']} | `{each['bot']}` | {each['rating']} "
        f"| {each['low']} to {each['high']} | {each['games']} |\n"
        for each in ratings
    ]
    return head + "".join(rows).replace("%", " %") + second + "".join(marks)


def keep(ratings: list[dict[str, Any]]) -> None:
    """The ratings of the levels by seats, into strength.toml of each game; what else stands there stays."""
    for game in farport.games():
        by_seats: dict[int, list[dict[str, Any]]] = {}
        for each in ratings:
            if each["game"] == game.id and each["bot"] in LEVELS:
                by_seats.setdefault(each["seats"], []).append(each)
        if by_seats:
            file = Path(__file__).parents[1] / "src/farport/games" / game.id.replace("-", "_") / PLACES["strength"]
            file.write_text(strengths(file.read_text(encoding="utf-8"), by_seats, game.seats[0]), encoding="utf-8")


def strengths(text: str, by_seats: dict[int, list[dict[str, Any]]], fewest: int) -> str:
    """The file's text with other ratings at these numbers of seats, and how they were measured."""
    parts: dict[str, list[str]] = {"": []}  # by their heads, each with its lines
    for line in text.splitlines():
        if line.startswith("["):
            parts[line] = []
        elif line:
            parts[list(parts)[-1]].append(line)
    told = parts.pop("[measured]", [])
    for seats, ratings in sorted(by_seats.items()):
        name = "levels" if seats == fewest else f"seats.{seats}"
        parts[f"[{name}]"] = [f"{each['bot']} = {each['rating']}" for each in ratings]
        how = ", ".join([f"{each['bot']} {each['low']} to {each['high']} ({each['games']} games)" for each in ratings])
        told = [line for line in told if not line.startswith(f"{name} = ")]
        told.append(f'{name} = "pairs at {seats} seats, 95 % intervals: {how}"')
    parts["[measured]"] = sorted(told)
    return "\n\n".join(["\n".join([head, *lines] if head else lines) for head, lines in parts.items()]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games_of", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=300.0, help="0: only tell what was played already")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--seats", default="", help="such as 2,4; the fewest of each game, if nothing is said")
    parser.add_argument("--write", action="store_true", help="into strength.toml of each game")
    given = parser.parse_intermixed_args()
    seats = [int(number) for number in given.seats.split(",") if number]
    given.folder.mkdir(parents=True, exist_ok=True)
    file = given.folder / GAMES
    if given.seconds > 0:
        found_pairings = asked_for(given.games_of, given.bots.split(","), seats)
        measure(file, found_pairings, given.games, given.seconds, given.processes)
    lines = read(file)
    found, ratings = pairs(lines), scales(lines)
    (given.folder / "levels.json").write_text(
        json.dumps({"pairs": found, "ratings": ratings}, indent=1) + "\n", encoding="utf-8"
    )
    (given.folder / "levels.md").write_text(written(found, ratings), encoding="utf-8")
    print(written(found, ratings))
    if given.write:
        keep(ratings)


if __name__ == "__main__":
    main()
