"""Python's types as TypeScript: each class becomes an interface, in the page's file for its module.

An interface has what is sent: the fields of a struct or dataclass, the kind of an event and, for a class with `plain`,
its properties.
"""

from __future__ import annotations

import json
import os.path
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import PurePosixPath
from typing import Any, Final, TypeGuard, get_args, get_type_hints

import msgspec
from msgspec import inspect

from ..core.contract.event import Event, small_letters
from ..core.contract.move import Move

PRIMITIVES: Final[dict[type[inspect.Type], str]] = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
NAME: Final = re.compile("[a-z][a-z_]*")
MOST_NAMES: Final = 12  # in a row that becomes a type of its own: colours, but not cards

Home = Callable[[type], PurePosixPath]


class Typescript:
    """All generated files, while their types are being collected; `home` says which file a class belongs to."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.files: dict[PurePosixPath, Module] = {}

    def file(self, path: PurePosixPath) -> Module:
        return self.files.setdefault(path, Module(self, path))

    def name_in(self, file: PurePosixPath, cls: type) -> str:
        """The name of a class in a file; it is declared in its own file and imported by others."""
        home = self.file(self.home(cls))
        home.declare(cls)
        if home.path != file:
            self.file(file).imports.setdefault(home.path, set()).add(cls.__name__)
        return cls.__name__


class Module:
    """One file of types."""

    def __init__(self, types: Typescript, path: PurePosixPath) -> None:
        self.types = types
        self.path = path
        self.imports: dict[PurePosixPath, set[str]] = {}
        self.classes: dict[str, type] = {}
        self.written: dict[str, str] = {}

    def text(self, *head: str) -> str:
        """The text of the file: imports, then every type in order of its name."""
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from '{relative(self.path, other)}';"
            for other, names in sorted(self.imports.items())
        ]
        types = [self.written[name] for name in sorted(self.written)]
        return "\n\n".join(part for part in ("\n".join(head), "\n".join(imports), *types) if part) + "\n"

    # ---- declaring

    def declare(self, cls: type) -> None:
        """Write a class as an interface, once."""
        known = self.classes.setdefault(cls.__name__, cls)
        if known is not cls:
            raise TypeError(f"{self.path}: {known.__module__} and {cls.__module__} both have a {cls.__name__}")
        if cls.__name__ not in self.written:
            self.written[cls.__name__] = ""  # it may contain itself
            self.interface(cls.__name__, self.fields_of(cls), documented(cls))

    def interface(self, name: str, fields: Mapping[str, str], about: str = "") -> None:
        lines = [f"  {field}: {kind};" for field, kind in fields.items()]
        self.write(name, "\n".join([f"export interface {name} {{", *lines, "}"]), about)

    def alias(self, name: str, kind: str, about: str = "") -> None:
        self.write(name, f"export type {name} ={kind};", about)

    def write(self, name: str, declaration: str, about: str) -> None:
        self.written[name] = f"/** {' '.join(about.split())} */\n{declaration}" if about else declaration

    def fields_of(self, cls: type) -> dict[str, str]:
        info = inspect.type_info(cls)
        if not isinstance(info, inspect.StructType | inspect.DataclassType | inspect.NamedTupleType):
            raise TypeError(f"{cls} has no fields")
        fields: dict[str, str] = {}
        if isinstance(info, inspect.StructType) and info.tag is not None:
            fields[str(info.tag_field)] = json.dumps(info.tag)
        if issubclass(cls, Event):
            fields["kind"] = json.dumps(small_letters(cls.__name__))
        for field in info.fields:
            optional = not field.required and may_lack(cls)
            fields[field.encode_name + ("?" if optional else "")] = self.type_of(field.type)
        if hasattr(cls, "plain") and not issubclass(cls, Event):
            fields |= {name: self.type_of(inspect.type_info(kind)) for name, kind in properties(cls)}
        return fields

    # ---- types

    def of(self, kind: Any) -> str:
        """The TypeScript type of a Python type."""
        return self.type_of(inspect.type_info(kind))

    def type_of(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata(type=inner):
                return self.type_of(inner)
            case inspect.LiteralType(values=values):
                return union(json.dumps(value) for value in values)
            case inspect.EnumType(cls=cls):
                return union(json.dumps(member.value) for member in cls)
            case inspect.UnionType(types=types):
                return union(self.type_of(one) for one in types)
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.type_of(item) for item in items)}]"
            case inspect.CollectionType(item_type=item):
                return array(self.type_of(item))
            case inspect.DictType(value_type=value) | inspect.FrozenDictType(value_type=value):
                return f"Record<string, {self.type_of(value)}>"
            case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls) | inspect.NamedTupleType(cls=cls):
                return self.types.name_in(self.path, cls)
        return PRIMITIVES.get(type(info), "unknown")

    def type_of_value(self, value: object) -> str:
        """The type of plain data."""
        if isinstance(value, bool):
            return "boolean"
        if is_number(value):
            return "number"
        if isinstance(value, str):
            return "string"
        if is_dataclass(value) or isinstance(value, msgspec.Struct):
            return self.types.name_in(self.path, type(value))
        if isinstance(value, Mapping):
            return f"Record<string, {union(self.type_of_value(item) for item in value.values())}>"
        if isinstance(value, tuple | list):
            widths = {len(item) if is_numbers(item) else 0 for item in value}
            if widths in ({2}, {3}):  # pairs or triples
                return array(f"readonly [{', '.join(['number'] * widths.pop())}]")
            return array(union(self.type_of_value(item) for item in value) or "unknown")
        raise TypeError(f"{value!r} is not plain data")

    def type_of_fact(self, value: object) -> str:
        """The type of a fact: plain data; a short row of names becomes a union of those names."""
        if isinstance(value, tuple) and 1 < len(value) <= MOST_NAMES and all(is_name(item) for item in value):
            return array(union(json.dumps(item) for item in value))
        return self.type_of_value(value)


def is_name(value: object) -> bool:
    return isinstance(value, str) and NAME.fullmatch(value) is not None


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_numbers(value: object) -> TypeGuard[tuple[float, ...]]:
    return isinstance(value, tuple) and all(is_number(item) for item in value)


def may_lack(cls: type) -> bool:
    """Whether fields with defaults may be missing: in messages of clients, which forbid unknown fields, or where the
    server omits defaults."""
    config = getattr(cls, "__struct_config__", None)
    return config is not None and (config.forbid_unknown_fields or config.omit_defaults)


def properties(cls: type) -> Iterable[tuple[str, Any]]:
    for name, value in vars(cls).items():
        if isinstance(value, property) and value.fget is not None:
            yield name, get_type_hints(value.fget)["return"]


def documented(cls: type) -> str:
    """The docstring of a class; a dataclass without one has its signature there."""
    about = cls.__doc__ or ""
    return "" if about.startswith(f"{cls.__name__}(") else about


def union(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))


def over_lines(kinds: Iterable[str]) -> str:
    """A union with a line for each of its types."""
    return "".join(f"\n  | {kind}" for kind in dict.fromkeys(kinds))


def array(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


def relative(file: PurePosixPath, other: PurePosixPath) -> str:
    """How a file imports from another."""
    path = os.path.relpath(other.with_suffix(""), file.parent).replace(os.sep, "/")
    return path if path.startswith(".") else f"./{path}"


def shape(move: Move) -> str:
    """The type of a move, from an example."""
    objects = "; ".join(
        f"{kind}: {'number' if isinstance(value, int) else 'string'}" for kind, value in move.objects.items()
    )
    return f"{{ verb: {json.dumps(move.verb)}; objects: {{ {objects} }} }}".replace("{  }", "Record<string, never>")


def classes_in(kind: Any) -> list[type]:
    """The structs and dataclasses that a type mentions: `list[Bot] | None` mentions Bot."""
    if isinstance(kind, type) and not get_args(kind):
        return [kind] if issubclass(kind, msgspec.Struct) or is_dataclass(kind) else []
    return [cls for part in get_args(kind) for cls in classes_in(part)]
