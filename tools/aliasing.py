"""How often two different positions look the same to whoever learns from them.

    python tools/aliasing.py --games 3

Random games with the fewest seats; at some positions every listed action of a seat that is asked is tried. Of all these
successors, the share is counted that looks like another one of the same position to that seat, although its view tells
the two apart: once by `features`, once by the observer.
"""

from __future__ import annotations

import argparse
import marshal
from array import array
from collections import defaultdict

import farport
from farport.kit import Setting, Walk

ROOM = 1 << 17  # numbers of one observation, at most
MOST = 60  # successors of one position


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=3, help="random games of each game")
    parser.add_argument("--positions", type=int, default=12, help="positions of each, about")
    arguments = parser.parse_args()
    print(f"{'game':<18}{'successors':>12}{'features':>12}{'observer':>12}")
    for game in farport.games():
        counts = [0, 0, 0]
        for number in range(arguments.games):
            walk = Walk(game, Setting(game.seats[0], seed=number, picks=number))
            for state in walk.samples(about=arguments.positions):
                for place, count in enumerate(aliased(state)):
                    counts[place] += count
        shares = [f"{100 * count / max(1, counts[0]):.1f} %" for count in counts[1:]]
        print(f"{game.id:<18}{counts[0]:>12}{shares[0]:>12}{shares[1]:>12}", flush=True)


def aliased(state: farport.State) -> tuple[int, int, int]:
    """Successors of a position, those that look like another by features, and those that do by the observer."""
    if not state.to_move:
        return 0, 0, 0
    seat = state.to_move[0]
    observer = state.game.observer(seats=state.seats)
    buffer = array("i", bytes(4 * ROOM))
    by_features: dict[object, list[bytes]] = defaultdict(list)
    by_observer: dict[object, list[bytes]] = defaultdict(list)
    listed = state.legal(seat)
    tried = listed[:: len(listed) // MOST + 1]
    for action in tried:
        after = state.copy()
        after.play(seat, action)
        view = marshal.dumps(after.view(seat), 2)
        by_features[tuple(after.features(seat))].append(view)
        by_observer[buffer[: observer.write(after, seat, buffer)].tobytes()].append(view)
    return len(tried), alike(by_features), alike(by_observer)


def alike(groups: dict[object, list[bytes]]) -> int:
    return sum([len(views) for views in groups.values() if len(set(views)) > 1])


if __name__ == "__main__":
    main()
