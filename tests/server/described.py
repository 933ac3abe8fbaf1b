"""Every refusal that a test gets is in the description of the API."""

from __future__ import annotations

import re
from typing import Any

import httpx

NOT_OURS = (405, 408, 500)  # any address, any connection, and what must not happen at all


def check_refusal(described: Any, answer: httpx.Response) -> None:
    """The answer, if it is a refusal, is described for its route: status, code, details, and when to come back."""
    if answer.status_code < 400 or answer.status_code in NOT_OURS:
        return
    request = answer.request
    operation = operation_at(described, request.method, request.url.path)
    if operation is None:
        return
    answer.read()
    where = f"{request.method} {request.url.path}: {answer.status_code} {answer.text}"
    assert str(answer.status_code) in operation["responses"], where
    told = operation["responses"][str(answer.status_code)]
    schema = told["content"]["application/json"]["schema"]
    if "allOf" not in schema:  # /ready says more
        return
    body = answer.json()
    assert body["code"] in schema["allOf"][1]["properties"]["code"]["enum"], where
    assert body.keys() <= described["components"]["schemas"]["Refusal"]["properties"].keys(), where
    assert ("Retry-After" in answer.headers) <= ("Retry-After" in told.get("headers", {})), where


def operation_at(described: Any, method: str, path: str) -> Any:
    """The description of a route; None if there is no such route."""
    found = [
        (template.count("{"), methods[method.lower()])
        for template, methods in described["paths"].items()
        if method.lower() in methods and re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", template), path)
    ]
    return min(found, key=lambda one: one[0])[1] if found else None
