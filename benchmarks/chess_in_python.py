"""python-chess, the usual engine for chess in pure Python."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import chess

from benchmarks.measurement import COPY, measure, report


class PythonChess:
    """Two random players."""

    name = "python-chess"
    build = "pure"

    def match(self, seed: int) -> PythonChessMatch:
        return PythonChessMatch(seed)


class PythonChessMatch:
    def __init__(self, seed: int) -> None:
        self.board = chess.Board()
        self.choose = random.Random(seed).randrange

    def step(self) -> int:
        board = self.board
        legal = list(board.legal_moves)
        if not legal or board.is_insufficient_material() or board.is_seventyfive_moves():
            return 0
        board.push(legal[self.choose(len(legal))])
        return len(legal)

    def calls(self) -> dict[str, Callable[[], object]]:
        return {COPY: self.board.copy, "legal": lambda: list(self.board.legal_moves)}


if __name__ == "__main__":
    report(measure(PythonChess(), seconds=float(sys.argv[1])))
