"""`python -m farport.learn GAME FOLDER`: trains a network of a game; stopped or killed, the same command goes on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from farport.kernel import FarportError, game

try:
    import torch
except ImportError:
    sys.exit("networks are trained with PyTorch: pip install 'farport[learn]'")

from farport.learn.courses import course
from farport.learn.folder import Folder
from farport.learn.school import School
from farport.learn.workers import CLONE, SELF


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m farport.learn", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, help="of the tables; without it as the course says")
    parser.add_argument("--clone", type=float, default=0.0, metavar="SECONDS", help="games of the teachers")
    parser.add_argument("--self", type=float, default=0.0, metavar="SECONDS", help="games with the network itself")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    try:
        school = School(Folder(arguments.folder), course(game(arguments.game), arguments.seats), device)
        for stage, seconds in ((CLONE, arguments.clone), (SELF, arguments.self)):
            if seconds > 0:
                school.run(stage, seconds, arguments.workers, arguments.seed)
    except FarportError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
