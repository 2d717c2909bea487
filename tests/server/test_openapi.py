"""Schemathesis against the OpenAPI description: whatever is sent, no 500, and every answer is as described."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from farport.server.web import app  # noqa: F401  (it gathers the endpoints)
from farport.server.web.endpoint import ENDPOINTS
from farport.server.web.openapi import openapi
from tests.depth import budget
from tests.server.killing import Mortal

EXAMPLES = budget(everyday=5, deep=300)  # for each of the endpoints
CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance)
SCHEMA = schemathesis.openapi.from_dict(openapi(ENDPOINTS))
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
# Leaving for good would make every later request a stranger's.
LAST = ("logout-everywhere", "/api/logout", "DELETE /api/me")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    mortal = Mortal(f"sqlite:///{folder / 'farport.db'}")
    with mortal.prepared():
        asyncio.run(mortal.answers())
        yield mortal


@pytest.fixture(scope="module")
def headers(server: Mortal) -> dict[str, str]:
    """Somebody with a name and a table, whose id is found in the paths now and then."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as client:
        client.post("/api/me", json={"name": "Fuzz"}).raise_for_status()
        return {"origin": server.url, "cookie": f"farport={client.cookies['farport']}"}


@pytest.fixture(scope="module")
def table(server: Mortal, headers: dict[str, str]) -> str:
    with httpx.Client(base_url=server.url, headers=headers) as client:
        wanted = {"game": "forgotten-planet", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        return str(client.post("/api/tables", json=wanted).raise_for_status().json()["table"]["id"])


def label(operation: Any) -> str:
    return f"{operation.method.upper()} {operation.path}"


@pytest.mark.parametrize("operation", OPERATIONS, ids=label)
def test_no_endpoint_breaks(operation: Any, server: Mortal, headers: dict[str, str], table: str) -> None:
    anonymous = any(label(operation).endswith(name) for name in LAST)

    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy(), real=hypothesis.strategies.booleans())
    def ask(case: Any, real: bool) -> None:
        if real and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        given = {"origin": server.url} if anonymous else headers
        response = case.call(base_url=server.url, headers=given, timeout=60)
        case.validate_response(response, checks=CHECKS)

    ask()
