"""What `make test-fast` runs for a change."""

from __future__ import annotations

import pytest

from tools.touched import ALWAYS_TRUE, chosen_for

GOLDEN = "tests/kit/test_golden.py::test_the_game_is_played_as_it_is_written_down"


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("tests/cli/test_play.py", ["tests/cli/test_play.py"]),
        ("tests/games/duck_dealer/scenes.py", ["tests/games/duck_dealer"]),
        ("tests/server/harness.py", ["tests/server"]),
        ("src/farport/games/space_dealer/state.py", ["tests/games/space_dealer", f"{GOLDEN}[space-dealer-3]"]),
        ("src/farport/games/duck_dealer/data.toml", ["tests/games/duck_dealer", f"{GOLDEN}[duck-dealer-2]"]),
        ("src/farport/kernel/record.py", ["tests/kernel/test_record.py"]),
        ("tests/records/space-paper/transcript-3-seats.txt", [f"{GOLDEN}[space-paper-2]"]),
        ("locales/nl/farport.ftl", ["tests/test_catalogues.py"]),
    ],
)
def test_a_change_touches(changed: str, tests: list[str]) -> None:
    assert chosen_for([changed]) == tests


def test_a_module_is_tested_where_it_is_named() -> None:
    assert "tests/server/test_store.py" in chosen_for(["src/farport/server/store/opening.py"])


def test_a_module_that_no_test_names_is_tested_with_its_room() -> None:
    touched = chosen_for(["src/farport/server/club/never_named.py"])
    assert "tests/server/club/test_ratings.py" in touched
    assert "tests/server/test_store.py" not in touched
    assert "tests/cli/test_boards.py" in chosen_for(["src/farport/boards/space_dealer.py"])


def test_a_folder_is_not_run_twice() -> None:
    assert chosen_for(["tests/server/test_store.py", "tests/server/harness.py"]) == ["tests/server"]


def test_what_nothing_tests_asks_for_the_golden_records() -> None:
    assert chosen_for(["LICENSE", "tests/gone/test_nothing.py"]) == [*ALWAYS_TRUE]
