"""The description of the HTTP API: who may ask for what, and how each route may refuse.

A route names its own refusals: `refuses=…` in its decorator. Those that follow from what it takes are added: a body may
be wrong or too long, somebody may not be signed in or be banned, anybody may ask too often. A route that answers in
several media types names them: `media_types=…`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIHeader,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Parameter,
    Reference,
    Schema,
    SecurityScheme,
)
from litestar.plugins import OpenAPISchemaPlugin, ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.typing import FieldDefinition
from msgspec import UNSET, Meta, UnsetType

from ... import __version__
from ..errors import STATUS, Code
from ..people.sessions import COOKIE
from .origins import SAFE_METHODS

CAPITAL: Final = re.compile("[A-Z]")
JSON: Final = "application/json"
ALWAYS: Final = 429  # the status that any route may answer with

# who may ask: ways for callers to say who they are; with the first, they say nothing
NOBODY: Final[dict[str, list[str]]] = {}
SESSION: Final[dict[str, list[str]]] = {"session": []}
TOKEN: Final[dict[str, list[str]]] = {"token": []}
SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "session": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="The cookie that a browser gets with its guest or account. Requests that change something must "
        "say with `Origin` or `Sec-Fetch-Site` that they come from the server's own page.",
    ),
    "token": SecurityScheme(
        type="http",
        scheme="bearer",
        description="A token of a person or bot. It is good for its scopes only, and no cookie counts beside it.",
    ),
}


class Refusal(msgspec.Struct, frozen=True):
    """The form of every refusal. `code` says what is wrong and has translations; `text` says it in English."""

    code: Code
    text: str
    wait: Annotated[int | UnsetType, Meta(description="too_many, busy: seconds to wait, as in Retry-After")] = UNSET
    kind: Annotated[str | UnsetType, Meta(description="too_many: what there was too much of")] = UNSET
    scope: Annotated[str | UnsetType, Meta(description="scope: the one that is missing")] = UNSET
    reason: Annotated[str | UnsetType, Meta(description="name_not_allowed, banned: why")] = UNSET
    until: Annotated[int | UnsetType, Meta(description="banned: when it ends, in ms since 1970; if absent, never")] = (
        UNSET
    )
    least: Annotated[int | UnsetType, Meta(description="password_too_short: how long it must be")] = UNSET
    most: Annotated[int | UnsetType, Meta(description="too_many_…, password_too_long: how many there may be")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="refused: the rule that forbids it")] = UNSET
    key: Annotated[str | UnsetType, Meta(description="refused: the name of the message for translation")] = UNSET
    n: Annotated[int | UnsetType, Meta(description="conflict: how many entries the log has by now")] = UNSET
    line: Annotated[int | UnsetType, Meta(description="bad_record: the line of the file that is wrong")] = UNSET
    told: Annotated[str | UnsetType, Meta(description="bad_record: what is wrong there, in the language asked for")] = (
        UNSET
    )
    game: Annotated[str | UnsetType, Meta(description="other_rules: the game")] = UNSET
    rules: Annotated[str | UnsetType, Meta(description="other_rules: the version that it was begun with")] = UNSET
    request: Annotated[str | UnsetType, Meta(description="internal: the id by which the log has it")] = UNSET


def described_api() -> OpenAPIConfig:
    """The description of the API as a whole, and its path."""
    return OpenAPIConfig(
        "Petteia",
        __version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(security_schemes=SCHEMES),
    )


class StructsAsWritten(OpenAPISchemaPlugin):
    """Describes typed data as msgspec does, which checks it; the framework's own description leaves much out."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        struct: type[msgspec.Struct] = field_definition.type_
        _, found = msgspec.json.schema_components((struct,), ref_template="#/components/schemas/{name}")
        schema: Schema = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        for name, value in as_spec(found[struct.__name__]).items():
            setattr(schema, name, value)
        for part in parts_of(msgspec.inspect.type_info(struct)):
            schema_creator.for_field_definition(FieldDefinition.from_annotation(part))
        return schema


def as_spec(told: dict[str, Any]) -> dict[str, Any]:
    """A JSON schema as the framework spells it."""
    return {CAPITAL.sub(lambda found: f"_{found[0].lower()}", name): inner_spec(name, told[name]) for name in told}


def inner_spec(name: str, value: Any) -> Any:
    """The value of a field of a JSON schema, which may contain further schemas."""
    if name == "properties":
        return {field: inner_spec("", schema) for field, schema in value.items()}
    if name in ("anyOf", "prefixItems"):
        return [inner_spec("", schema) for schema in value]
    if isinstance(value, dict) and name in ("", "items", "additionalProperties", "propertyNames"):
        return Reference(ref=value["$ref"]) if "$ref" in value else Schema(**as_spec(value))
    return value


def parts_of(told: msgspec.inspect.Type) -> Iterator[type]:
    """The outermost structs and enumerations that typed data consists of, not those within them."""
    match told:
        case msgspec.inspect.StructType(fields=fields):
            inner: Iterable[msgspec.inspect.Type] = [field.type for field in fields]
        case msgspec.inspect.Metadata(type=only):
            inner = [only]
        case msgspec.inspect.UnionType(types=types):
            inner = types
        case msgspec.inspect.ListType(item_type=item) | msgspec.inspect.VarTupleType(item_type=item):
            inner = [item]
        case msgspec.inspect.TupleType(item_types=items):
            inner = items
        case msgspec.inspect.DictType(value_type=item):
            inner = [item]
        case _:
            inner = []
    for part in inner:
        if isinstance(part, msgspec.inspect.StructType | msgspec.inspect.EnumType):
            yield part.cls
        else:
            yield from parts_of(part)


class DescribedRoutes(ReceiveRoutePlugin):
    """Describes each route as it is added to the application."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                described: Any = partial(describe, handler)
                handler.operation_class = described
                told = ResponseSpec(Refusal, generate_examples=False)
                handler.responses = {**(handler.responses or {}), ALWAYS: told}


def describe(handler: HTTPRouteHandler, **told: Any) -> Operation:
    """The framework's description of a route, completed with who may ask, what it answers, and how it may refuse."""
    operation = Operation(**told)
    answers: dict[str, Any] = dict(operation.responses or {})
    shape = answers.pop(str(ALWAYS)).content[JSON].schema
    answers.pop("400", None)  # the framework's own form, which nobody gets to see
    answers |= {str(status): refusal(shape, status, codes) for status, codes in refusals(handler, operation).items()}
    answer = answers[str(handler.status_code)]
    if handler.status_code == HTTPStatus.NO_CONTENT:
        answer.content = None
    elif "media_types" in handler.opt:
        (content,) = answer.content.values()
        answer.content = dict.fromkeys(handler.opt["media_types"], content)
    operation.responses = answers
    if operation.security is None:
        takes = handler.parsed_fn_signature.parameters
        if "someone" in takes:
            operation.security = [SESSION, TOKEN]
        elif "anyone" in takes:
            operation.security = [NOBODY, SESSION, TOKEN]
    return operation


def refusals(handler: HTTPRouteHandler, operation: Operation) -> dict[int, list[Code]]:
    """Every code that a route may refuse with, by status."""
    codes: set[Code] = {Code.TOO_MANY, *handler.opt.get("refuses", ())}
    if not handler.http_methods <= set(SAFE_METHODS):
        codes.add(Code.FOREIGN_ORIGIN)
    takes = handler.parsed_fn_signature.parameters
    if "someone" in takes:
        codes.add(Code.SIGN_IN)
    if "someone" in takes or "anyone" in takes:
        codes.add(Code.BANNED)  # a caller with a token
    if operation.request_body is not None:
        codes |= {Code.BAD_REQUEST, Code.TOO_LARGE}
    if any(isinstance(parameter, Parameter) and can_be_wrong(parameter) for parameter in operation.parameters or ()):
        codes.add(Code.BAD_REQUEST)
    statuses = sorted({STATUS[code] for code in codes})
    return {status: [code for code in Code if code in codes and STATUS[code] == status] for status in statuses}


def can_be_wrong(parameter: Parameter) -> bool:
    """Whether some values of a parameter are refused."""
    schema = parameter.schema
    limited = isinstance(schema, Schema) and (schema.max_length is not None or schema.minimum is not None)
    return parameter.param_in == "query" or limited


def refusal(shape: Schema | Reference, status: int, codes: Collection[Code]) -> OpenAPIResponse:
    """The answer with that status: a refusal with one of these codes."""
    narrower = Schema(properties={"code": Schema(enum=[code.value for code in codes])})
    seconds = OpenAPIHeader(schema=Schema(type=OpenAPIType.INTEGER), description="how many seconds to wait")
    return OpenAPIResponse(
        description=f"{HTTPStatus(status).phrase}: {', '.join(f'`{code}`' for code in codes)}",
        content={JSON: OpenAPIMediaType(schema=Schema(all_of=[shape, narrower]))},
        headers={"Retry-After": seconds} if {Code.TOO_MANY, Code.BUSY} & {*codes} else None,
    )
