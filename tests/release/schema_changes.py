"""Finds changes of a JSON Schema that break programs written for the earlier one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

FROM_CLIENTS: Final = "FromClient"
REQUESTS: Final = ("NewTable", "Join", "Watch")
HOME: Final = "#/$defs/"

Definition = dict[str, Any]


def sent_by_clients(defs: Definition) -> set[str]:
    """Return the names of all definitions that clients send."""
    wanted: list[str] = [name for name in (FROM_CLIENTS, *REQUESTS, "Move") if name in defs]
    for name in wanted:  # grows meanwhile
        wanted += [other for other in _references(defs[name]) if other not in wanted]
    return set(wanted)


def breaks(earlier: Definition, now: Definition) -> list[str]:
    """List what breaks a client of the earlier schema, in words.

    What clients send must still be accepted: no kind and no field may go, and no new field may be required.
    What clients are sent must still be there: no field may go or become optional.
    """
    old, new = earlier["$defs"], now["$defs"]
    sent = sent_by_clients(old)
    found = []
    for name, definition in old.items():
        if name not in new:
            found.append(f"{name} is gone")
        elif "properties" in definition:
            found += [f"{name}.{change}" for change in _changes(definition, new[name], name in sent)]
        elif name in sent:
            gone = set(_references(definition)) - set(_references(new[name]))
            found += [f"{name}: {other} is gone" for other in sorted(gone)]
    return found


def _changes(earlier: Definition, now: Definition, sent: bool) -> Iterator[str]:
    fields, left = earlier["properties"], now.get("properties", {})
    for field, kind in fields.items():
        if field not in left:
            yield f"{field} is gone"
        elif sent and (lost := _values(kind) - _values(left[field])) and _values(left[field]):
            yield f"{field} no longer takes {', '.join(sorted(lost))}"
    before, after = set(earlier.get("required", ())), set(now.get("required", ()))
    if sent:
        yield from (f"{field} is required" for field in sorted(after - before))
    else:
        yield from (f"{field} may be left out" for field in sorted((before - after) & left.keys()))


def _values(kind: Definition) -> set[str]:
    """Return the values of an enumeration."""
    return {json.dumps(value) for value in kind.get("enum", ())}


def _references(part: Any) -> list[str]:
    text = json.dumps(part)
    return [piece.partition('"')[0] for piece in text.split(HOME)[1:]]
