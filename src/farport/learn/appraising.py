"""`python -m farport.learn.appraising GAME FOLDER`: plays games and teaches an appraiser what came of them.

A training is a folder; stopped or killed, the same command goes on with the games that are there.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from farport.kernel import FarportError, game
from farport.learn import explorers
from farport.learn.lessons import SAMPLES, Lesson


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m farport.learn.appraising", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--play", type=float, default=0.0, metavar="SECONDS", help="games of the explorers")
    parser.add_argument("--judge", action="store_true", help="the appraiser as it is plays most of them")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--teach", action="store_true", help="train on all games that are there")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        of = game(given.game)
        lesson = Lesson(of)
        samples = given.folder / SAMPLES
        samples.mkdir(parents=True, exist_ok=True)
        if given.play > 0:
            players = {"judge": 3.0, **lesson.players} if given.judge else lesson.players
            playing = explorers.start(given.folder, of, players, given.workers, given.play, given.seed)
            for worker in playing:
                worker.join()
        if given.teach:
            from farport.learn.teaching import taught  # players are processes of their own, and need no PyTorch

            taught(given.folder, samples, lesson)
    except FarportError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
