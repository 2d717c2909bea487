"""What a change touches: the tests that `make test-fast` runs.

    python tools/touched.py

prints them, one a line, for the files that differ from the last commit, or for those of the last commit where none
differ (as in a fresh clone). A test file that was changed runs itself, a game's file all tests of that game with one of
its golden games, any other module the tests of its layer that name it or, when none does, its room. Where nothing is
touched that has tests, the kernel's tests and the golden records are run.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = "tests/kit/test_golden.py"
ALWAYS_TRUE = ("tests/kernel", GOLDEN)  # of a change that nothing tests
OUTSIDE = {  # what is neither in src nor in tests
    "benchmarks/": ("tests/benchmarks",),
    "client/src/": ("tests/test_catalogues.py", "tests/kit/test_lesson.py"),  # its own tests are run by npm
    "docs/": ("tests/cli/test_documentation.py",),
    "examples/": ("tests/test_example_game.py",),
    "hatch_build.py": ("tests/test_wheel.py",),
    "locales/": ("tests/test_catalogues.py",),
    "tools/": ("tests/tools",),
}
ELSEWHERE = {"boards": "cli"}  # layers whose tests are in the folder of another


def main() -> None:
    for test in chosen_for(changed_files()):
        print(test)


def changed_files() -> list[str]:
    """Those of the working tree, also new ones; of a clean tree those of the last commit."""
    differing = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return differing or git("show", "--format=", "--name-only", "--first-parent", "-m", "HEAD")


def git(*arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def chosen_for(changed: Iterable[str]) -> list[str]:
    """Test files, folders and single tests, each once."""
    found = dict.fromkeys(test for path in changed for test in touched_by(path))
    there = [test for test in found if (ROOT / test.partition("::")[0]).exists()]
    return [test for test in there if not any(test.startswith(f"{folder}/") for folder in there)] or [*ALWAYS_TRUE]


def touched_by(path: str) -> Iterator[str]:
    match path.split("/"):
        case ["tests", *_, name] if name.startswith("test_") and name.endswith(".py"):
            yield path
        case ["tests", "records", game, *_]:
            yield from golden_games(game)
        case ["tests", *folders, _] if folders:
            yield f"tests/{folders[0]}" if folders[0] != "games" else "/".join(["tests", *folders])
        case ["src", "farport", "games", game, _, *_]:
            yield f"tests/games/{game}"
            yield from golden_games(game.replace("_", "-"))
        case ["src", "farport", layer, *_, name] if name.endswith(".py"):
            yield from tests_that_name(path, layer)
        case _:
            yield from (test for place, tests in OUTSIDE.items() if path.startswith(place) for test in tests)


def golden_games(game: str) -> Iterator[str]:
    """The golden game of the fewest seats: it shows whether anything is played in another way."""
    seats = sorted(
        int(found[1])
        for path in (ROOT / "tests/records" / game).glob("transcript-*-seats.txt")
        if (found := re.search(r"(\d+)-seats", path.name))
    )
    yield from (f"{GOLDEN}::test_the_game_is_played_as_it_is_written_down[{game}-{few}]" for few in seats[:1])


def tests_that_name(path: str, layer: str) -> Iterator[str]:
    """The test files of a layer that import a module or are called like it, else those of the room that it is in, and
    so on; all of them where none does."""
    tests = sorted((ROOT / "tests" / ELSEWHERE.get(layer, layer)).rglob("test_*.py"))
    words = {test: f"{test.relative_to(ROOT)} {test.read_text(encoding='utf-8')}" for test in tests}
    room = Path(path).with_suffix("").relative_to("src").parts
    found: list[Path] = []
    while not found and len(room) > len(("farport", "layer")) - (layer in ELSEWHERE):
        named = re.compile(rf"\b{re.escape('.'.join(room))}\b|\btest_{room[-1]}\b|/{room[-1]}/")
        found = [test for test in tests if named.search(words[test])]
        room = room[:-1]
    yield from (str(test.relative_to(ROOT)) for test in found or tests)


if __name__ == "__main__":
    main()
