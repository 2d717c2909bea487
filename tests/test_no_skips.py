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


EXPECTED_FAILURE = """
    import pytest

    @pytest.mark.xfail(reason="known")
    def test_it():
        assert False
"""


def run(pytester: pytest.Pytester, *modules: str) -> pytest.RunResult:
    """The tests of these modules, all in one process: starting pytest takes longer than they do."""
    pytester.makeconftest(CONFTEST)
    pytester.makeini(f"[pytest]\npythonpath = {ROOT}")
    pytester.makepyfile(**{f"test_{number}": module for number, module in enumerate(modules)})
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist", "-rfExX")


def test_a_skip_fails_under_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    result = run(pytester, *[WAYS_TO_SKIP[way] for way in ("mark", "call", "fixture")], EXPECTED_FAILURE)
    result.assert_outcomes(failed=1, errors=2, xfailed=1)
    assert str(result.stdout).count("every test must run") == 2 * 3


def test_a_module_that_skips_itself_fails_under_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    result = run(pytester, WAYS_TO_SKIP["module"])
    assert result.ret != pytest.ExitCode.OK
    assert "skipped" not in result.parseoutcomes()
    result.stdout.fnmatch_lines(["*no browser here*", "*every test must run*"])


def test_a_skip_is_a_skip_elsewhere(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    run(pytester, *[WAYS_TO_SKIP[way] for way in ("mark", "call", "fixture")]).assert_outcomes(skipped=3)
