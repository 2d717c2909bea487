"""The numbers of a run as Markdown tables, with ratios to the peers."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.measurement import COPY, LEGAL, LONGEST_PLAN, MEDIUM, PLAN, PLAY, SCALING, STEP, Measurement

PEER = "catanatron"  # ratios of single calls are to its copy
PLAY_PEERS = (PEER, "OpenSpiel backgammon", "OpenSpiel chess")
ZOO_PEER = "chess_v6"

Numbers = dict[str, dict[str, float]]  # "subject, build": what: value


def markdown(medians: Sequence[Measurement]) -> str:
    numbers: Numbers = {}
    for one in medians:
        numbers.setdefault(f"{one.subject}, {one.build}", {})[one.what] = one.value
    tables = [play_table, step_table, call_table, plan_table, medium_table, scaling_table]
    return "\n\n".join(filter(None, [one(numbers) for one in tables]))


def of_peer(numbers: Numbers, peer: str, what: str) -> float | None:
    for subject, values in numbers.items():
        if subject.rpartition(", ")[0] == peer and what in values:
            return values[what]
    return None


def ratio(value: float, peer: float | None) -> str:
    return "-" if peer is None else f"{value / peer:.2f}"


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    lines = [f"**{title}**", "", "| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return "\n".join([*lines, *["| " + " | ".join(row) + " |" for row in rows]])


def play_table(numbers: Numbers) -> str:
    rows = [
        [
            subject,
            f"{values[PLAY]:,.0f}",
            *[ratio(values[PLAY], of_peer(numbers, peer, PLAY)) for peer in PLAY_PEERS],
            f"{values[LEGAL]:.1f}",
        ]
        for subject, values in numbers.items()
        if PLAY in values
    ]
    heads = ["random play, one core", "actions / CPU s", *[f"x {peer}" for peer in PLAY_PEERS], "legal / decision"]
    return table("Random play", heads, rows)


def step_table(numbers: Numbers) -> str:
    peer = of_peer(numbers, ZOO_PEER, STEP)
    rows = [
        [subject, f"{values[STEP]:,.0f}", ratio(values[STEP], peer)]
        for subject, values in numbers.items()
        if STEP in values
    ]
    return table("PettingZoo", ["environment", "steps / CPU s", f"x {ZOO_PEER}"], rows)


def call_table(numbers: Numbers) -> str:
    names = list(dict.fromkeys([what for values in numbers.values() for what in values]))
    names = [name for name in names if name not in (PLAY, STEP, LEGAL, SCALING, PLAN, LONGEST_PLAN, MEDIUM)]
    rows = [
        [subject, *[f"{values[name]:.2f}" if name in values else "-" for name in names]]
        for subject, values in numbers.items()
        if COPY in values
    ]
    return table("Single calls, in the middle of a game", ["microseconds", *names], rows)


def plan_table(numbers: Numbers) -> str:
    rows = [
        [subject, f"{values[PLAN] / 1000:.1f}", f"{values[LONGEST_PLAN] / 1000:.0f}"]
        for subject, values in numbers.items()
        if PLAN in values
    ]
    return table("Planners", ["milliseconds", "a plan", "the longest"], rows)


def medium_table(numbers: Numbers) -> str:
    peer = of_peer(numbers, "OpenSpiel chess", PLAY)
    rows = [
        [subject, f"{values[MEDIUM]:.2f}", "-" if peer is None else f"{values[MEDIUM] / 1000 * peer:,.0f}"]
        for subject, values in numbers.items()
        if MEDIUM in values
    ]
    return table("Bots", ["milliseconds", MEDIUM, "in actions of OpenSpiel chess"], rows)


def scaling_table(numbers: Numbers) -> str:
    rows = [[subject, f"{values[SCALING]:.2f}"] for subject, values in numbers.items() if SCALING in values]
    return table("Arena", ["game", "times faster with all cores"], rows)
