"""The description of the HTTP API, made from the endpoints' declarations."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import farport
from farport.server.protocol.http import Failure
from farport.server.web.endpoint import JSON, Endpoint, NoQuery

REFERENCE = "#/components/schemas/{name}"


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    types = [kind for each in endpoints for kind in (each.answer, each.body) if kind is not None]
    _, components = msgspec.json.schema_components([*types, Failure], ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Farport", "version": farport.__version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "farport"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(each: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": each.summary,
        "operationId": each.handle.__name__,
        "parameters": [*_path_parameters(each), *_query_parameters(each)],
        "responses": {
            "200": {"description": "done", "content": _answer(each)},
            "4XX": {"description": "refused", "content": {JSON: {"schema": _reference(Failure)}}},
            "503": {"description": "the store is away", "content": {JSON: {"schema": _reference(Failure)}}},
        },
        "security": _security(each),
    }
    if each.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _reference(each.body)}}}
    return operation


def _security(each: Endpoint) -> list[dict[str, list[str]]]:
    ways_in: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
    if each.scope is None:
        return [{}]
    return [{}, *ways_in] if each.nameless else ways_in


def _answer(each: Endpoint) -> dict[str, Any]:
    if each.text is not None:
        return {each.text: {"schema": {"type": "object" if each.text == JSON else "string"}}}
    return {JSON: {"schema": {"type": "object"} if each.answer is None else _reference(each.answer)}}


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def _path_parameters(each: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", each.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(each: Endpoint) -> list[dict[str, Any]]:
    if each.query is NoQuery:
        return []
    schema = msgspec.json.schema(each.query)
    fields = schema["$defs"][each.query.__name__]
    required = fields.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": field}
        for name, field in fields["properties"].items()
    ]
