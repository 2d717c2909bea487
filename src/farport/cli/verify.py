"""`farport verify`: were the dice of a recorded game what they were said to be?"""

from __future__ import annotations

from pathlib import Path

import click

from farport import kernel
from farport.cli.arguments import as_json, read_record, record_of, say_json
from farport.kernel import FarportError, Record
from farport.kernel.fairness import CLIENT, is_part

CHECK_FAILED = 1


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--hash", "seen", help="The hash that your browser was shown before it added anything.")
@click.option("--part", "parts", multiple=True, metavar="SEAT:DIGITS", help="What your browser added for a seat.")
@as_json
def verify(record: Path, seen: str | None, parts: tuple[str, ...], as_json: bool) -> None:
    """Check the dice of a RECORD: the hash of the secret, the parts of the seats, the seed, and the replay.

    A record alone can only agree with itself. What your browser remembers of the table stands on its result page: with
    --hash and --part it is compared too, and then nobody can have changed it since.
    """
    read = read_record(record)
    own = [_own(part, read.seats) for part in parts]
    with record_of(record):
        kernel.game(read.game).replay(read)
    faults = found_faults(read, seen, own)
    if as_json:
        say_json({"fair": not faults, "faults": faults, "compared": seen is not None and bool(own)})
    else:
        click.echo("\n".join(faults) if faults else _sentence(read, compared=seen is not None and bool(own)))
    if faults:
        raise click.exceptions.Exit(CHECK_FAILED)


def found_faults(record: Record, seen: str | None, own: list[tuple[int, str]]) -> list[str]:
    dice, secret = record.dice, record.secret
    if dice is None or secret is None:
        return ["this record does not say how its seed came about: its dice cannot be checked"]
    faults = dice.faults(secret, record.seed)
    if record.digest is None:
        faults.append("the record has no digest, so its end is not checked")
    if len(dice.parts) != record.seats:
        return [*faults, f"there are {len(dice.parts)} parts for {record.seats} seats"]
    if seen is not None and seen.strip().lower() != dice.commitment:
        faults.append("the hash is not the one that your browser was shown")
    faults += [
        f"seat {seat}: its part is not what your browser added"
        for seat, value in own
        if dice.parts[seat].value != value
    ]
    return faults


def _own(text: str, seats: int) -> tuple[int, str]:
    seat, _, value = text.partition(":")
    value = value.strip().lower()
    if not (seat.isascii() and seat.isdecimal()) or int(seat) >= seats or not is_part(value):
        raise FarportError(
            f"part {text!r}: a seat from 0 to {seats - 1}, a colon and 64 hexadecimal digits are expected"
        )
    return int(seat), value


def _sentence(record: Record, *, compared: bool) -> str:
    assert record.dice is not None
    clients = [str(seat) for seat, part in enumerate(record.dice.parts) if part.source == CLIENT]
    added = (
        f"seats that added a part of their own: {', '.join(clients)}" if clients else "no seat added a part of its own"
    )
    more = "" if compared else " Not compared with what a browser remembers (--hash, --part)."
    return f"Fair: hash, parts, seed and {len(record.moves)} moves fit; {added}.{more}"
