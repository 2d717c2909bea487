"""Under CI=true a skip is a failure; elsewhere it is a skip."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFTEST = Path(__file__).with_name("conftest.py").read_text()

WAYS_TO_SKIP = {
    "mark": """
        import pytest

        @pytest.mark.skip(reason="no browser here")
        def test_it(): ...
    """,
    "call": """
        import pytest

        def test_it():
            pytest.skip("no browser here")
    """,
    "fixture": """
        import pytest

        @pytest.fixture
        def browser():
            pytest.skip("no browser here")

        def test_it(browser): ...
    """,
    "module": """
        import pytest

        pytest.skip("no browser here", allow_module_level=True)
    """,
}


def run(pytester: pytest.Pytester, module: str) -> pytest.RunResult:
    pytester.makeconftest(CONFTEST)
    pytester.makeini(f"[pytest]\npythonpath = {ROOT}")
    pytester.makepyfile(module)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist")


@pytest.mark.parametrize("way", WAYS_TO_SKIP)
def test_a_skip_fails_under_ci(way: str, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    result = run(pytester, WAYS_TO_SKIP[way])
    assert result.ret != pytest.ExitCode.OK
    assert "skipped" not in result.parseoutcomes()
    result.stdout.fnmatch_lines(["*no browser here*", "*every test must run*"])


@pytest.mark.parametrize("way", ["mark", "call", "fixture"])
def test_a_skip_is_a_skip_elsewhere(way: str, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    run(pytester, WAYS_TO_SKIP[way]).assert_outcomes(skipped=1)


def test_an_expected_failure_is_not_a_skip(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    result = run(
        pytester,
        """
        import pytest

        @pytest.mark.xfail(reason="known")
        def test_it():
            assert False
        """,
    )
    result.assert_outcomes(xfailed=1)
