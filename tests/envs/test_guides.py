"""The pages for researchers: what they show runs, block after block, as a reader types it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["encoding", "observers", "environments"])
def test_what_a_page_shows_runs(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    # Tables in eight processes have a test that starts fewer of them; GAME is the reader's own.
    shown = [block for block in blocks if "processes=" not in block and "GAME" not in block]
    assert shown
    names: dict[str, object] = {}
    for block in shown:
        exec(compile(block, f"{page}.md", "exec"), names)
