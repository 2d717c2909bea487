"""Writes docs/command-line.md from the command's own help: `python tools/command_line.py`."""

from __future__ import annotations

from pathlib import Path

import click

from farport.cli import command

TARGET = Path(__file__).parent.parent / "docs" / "command-line.md"
WIDTH = 100

INTRODUCTION = """\
# The command

`farport` plays, simulates and examines every installed game. This page is made from the command's own help.

- Exit codes: 0 done, 1 the check failed, 2 bad usage, 130 ended by Ctrl-C.
- Whatever is wrong with what you gave is one sentence on stderr, and nothing was changed.
- `--json` answers with JSON, for programs. Progress bars appear on a terminal and never in a pipe.
- The same seed is the same game, always.
- A *variant* is a folder with changed data: see [Variants](variants.md).
"""

# What the help of a command cannot show: how it looks when it is used.
EXAMPLES = {
    "games": ["farport games", "farport games forgotten-planet --json"],
    "rules": [
        "farport rules forgotten-planet --lang fr",
        "farport rules forgotten-planet FP-30",
        "farport rules --trace forgotten-planet --strict",
    ],
    "play": [
        "farport play forgotten-planet",
        "farport play forgotten-planet --seats 4 --bots greedy,random --option scenario=octagon",
        "farport play forgotten-planet --bots none",
    ],
    "simulate": [
        "farport simulate forgotten-planet --seats 3 --games 1000 --bots greedy,random --workers 4",
        "farport simulate forgotten-planet --games 1000 --check --save records",
    ],
    "arena": [
        "farport arena forgotten-planet --bots easy,medium,greedy --games 200 --out runs/levels",
        "farport arena forgotten-planet --seats 4 --bots hard --vary scenario --games 400 --out runs/maps",
        "farport arena forgotten-planet --bots hard,expert --games 200 --ray auto --out runs/cluster",
    ],
    "study": [
        "farport study space-paper --seats 3 --variant dear-capital --games 1000 --out studies/dear",
        "farport study space-paper --seats 3 --choice choose_politics --skill hard --out studies/politics",
    ],
    "tune": [
        "farport tune forgotten-planet --number energy.basic=2..5 --must rounds=20..30 --out tuned",
        "farport tune space-paper --seats 3 --number start.gold=0..20/5 --must race<=45 --out tuned",
    ],
    "report": [
        "farport report runs/maps --out maps.html",
        "farport report runs/before runs/after --out change.html --lang fr",
        "farport report studies/dear studies/dearer studies/dearest --out versions.html",
    ],
    "ratings rebuild": ["farport ratings rebuild --json"],
    "ratings fit": [
        "farport ratings fit runs/duels runs/fours",
        "farport ratings fit runs/duels --out offsets.toml",
    ],
    "data": [
        "farport data runs/levels --out levels.csv",
        "farport data studies/dear --out dear.parquet",
        "farport data --tables --game duck-dealer --out tables.parquet",
    ],
    "replay": [
        "farport replay records/forgotten-planet-2-1.json --at 40 --view 0",
        "farport replay records/space-paper-2-1.json --reveal",
        "farport replay records/forgotten-planet-2-1.json --verify",
    ],
    "verify": ["farport verify record.json"],
    "check": ["farport check forgotten-planet --games 50"],
    "perft": [
        "farport perft --check",
        "farport perft duck-dealer --seats 4 --option start_tokens=2 --walk 30 --depth 3",
    ],
    "variant fields": [
        "farport variant fields space-paper politics upkeep",
        "farport variant fields forgotten-planet scoring --variant small-worlds --json",
    ],
    "variant set": [
        "farport variant set dear-capital politics.capitalism.upkeep.capital=3 --game space-paper",
        "farport variant set dear-capital politics.capitalism.upkeep.capital= --game space-paper",
    ],
    "variant add": [
        "farport variant add newcomers leaders prospector gold=1 --word de=Schürferin --letter P --game space-paper",
    ],
    "creation publish": [
        "farport creation publish dear-capital --server https://games.example.org",
        "farport creation publish dear-capital --to https://games.example.org/creation/7f3k2m9q",
    ],
    "creation fetch": ["farport creation fetch https://games.example.org/creation/7f3k2m9q --out dear-capital"],
    "creation show": ["farport creation show https://games.example.org/creation/7f3k2m9q"],
    "creation rate": ["farport creation rate https://games.example.org/creation/7f3k2m9q 4"],
    "creation mine": ["farport creation mine --server https://games.example.org"],
    "variant check": ["farport variant check my-variant --game forgotten-planet"],
    "serve": [
        "farport serve --open",
        "farport serve --database postgresql://farport@localhost/farport --bus redis://localhost:6379/0 --workers 4",
    ],
    "export": ["farport export records"],
    "import": ["farport import records/*.json"],
    "migrate": ["farport migrate --database postgresql://farport@localhost/farport"],
    "backup": ["farport backup farport-sunday.db"],
    "restore": ["farport restore farport-sunday.db"],
    "bots": ["farport bots --bus redis://localhost:6379/0 --processes 8"],
    "bench": ["farport bench --rounds 5", "farport bench --signature --check"],
    "admin appoint": ["farport admin appoint Olga"],
    "admin dismiss": ["farport admin dismiss Olga"],
    "admin operators": ["farport admin operators"],
    "admin person": ["farport admin person Bob", "farport admin person 7f3k2m9q --json"],
    "admin table": ["farport admin table 7f3k2m9q"],
    "admin reports": ["farport admin reports"],
    "admin settle": ["farport admin settle 7f3k2m9q"],
    "admin audit": ["farport admin audit", "farport admin audit --before 1200 --json"],
    "admin mute": ['farport admin mute Bob --minutes 60 --why "insults"'],
    "admin unmute": ["farport admin unmute Bob"],
    "admin close": ['farport admin close Bob --why "cheats"'],
    "admin reopen": ["farport admin reopen Bob"],
    "admin hand-over": [
        "farport admin hand-over 7f3k2m9q 1 --to Cleo",
        "farport admin hand-over 7f3k2m9q 1 --bot hard",
    ],
    "admin end": ['farport admin end 7f3k2m9q --why "everybody has left"'],
    "admin broadcast": ['farport admin broadcast "Restart at 20:00" --minutes 60', "farport admin broadcast"],
    "admin maintenance": ['farport admin maintenance on "New version, ten minutes"', "farport admin maintenance off"],
}

# What a person types during `farport play`.
TYPING = """\
During the game you type the number of a choice, or an action as it is listed (`move 1 D3`). A word alone shows the
choices that begin with it. What is forbidden is explained with its rule. `help` lists the other words: `rules FP-30`,
`undo` (as long as nothing came to light and nobody else has acted), `board`, `default`, `save FILE`, `quit` (saves and
leaves; `--resume` goes on) and `abandon`. It needs no more than a plain terminal and works over ssh.
"""


def page() -> str:
    parts = [INTRODUCTION]
    for name, subcommand in commands(command, ""):
        examples = "\n".join([f"    $ {line}" for line in EXAMPLES[name]])
        parts.append(f"## farport {name}\n\n```\n{help_of(name, subcommand)}\n```\n\n{examples}\n")
        if name == "play":
            parts.append(TYPING)
    return "\n".join(parts)


def commands(group: click.Group, prefix: str) -> list[tuple[str, click.Command]]:
    found: list[tuple[str, click.Command]] = []
    for name, each in group.commands.items():
        found.extend(commands(each, f"{prefix}{name} ") if isinstance(each, click.Group) else [(prefix + name, each)])
    return found


def help_of(name: str, subcommand: click.Command) -> str:
    whole = click.Context(command, terminal_width=WIDTH, max_content_width=WIDTH, **command.context_settings)
    context = click.Context(subcommand, parent=whole, info_name=f"farport {name}")
    return subcommand.get_help(context)


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
