"""The line under each field of a struct, for schemas and types: Python keeps it only in the source."""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache
from typing import Any

import msgspec


@cache
def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the docstring of each field, by its name on the wire, those of base classes included."""
    docs: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        if issubclass(owner, msgspec.Struct) and owner is not msgspec.Struct:
            docs |= _own_docs(owner)
    names = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
    return {names[field]: text for field, text in docs.items() if field in names}


def _own_docs(owner: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(owner))).body[0]
    assert isinstance(body, ast.ClassDef)
    docs = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            docs[field.target.id] = inspect.cleandoc(after.value.value)
    return docs


def structs(*kinds: Any) -> dict[str, type[msgspec.Struct]]:
    """Return every struct that these types are made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    for info in msgspec.inspect.multi_type_info(kinds):
        _collect(info, found)
    return found


def _collect(info: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info.cls
        for field in info.fields:
            _collect(field.type, found)
        return
    for part in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
        inner = getattr(info, part, ())
        for one in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(one, msgspec.inspect.Type):
                _collect(one, found)


def add_descriptions(defs: dict[str, Any], *kinds: Any) -> dict[str, Any]:
    """Add descriptions of fields to the definitions of a schema, and return them."""
    for name, struct in structs(*kinds).items():
        for field, text in field_docs(struct).items():
            properties = defs[name]["properties"]
            properties[field] = {**properties[field], "description": text}
    return defs


def mark_required(defs: dict[str, Any], *kinds: Any) -> dict[str, Any]:
    """Mark every field as required that cannot be unset: for messages that this program writes itself."""
    for name, struct in structs(*kinds).items():
        fields = msgspec.structs.fields(struct)
        defs[name]["required"] = [field.encode_name for field in fields if field.default is not msgspec.UNSET]
    return defs
