"""The JSON Schema of everything on the wire, made from the message types."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from turncoat.server.wire import messages_in as i
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.field_docs import add_descriptions

REQUESTS: Final = (i.NewTable, i.Join, i.Watch)
ANSWERS: Final = (
    *(o.PlaceToken, o.Rematch, o.CalendarAddress, o.Refusal, o.OpenTable),
    *(o.Replay, o.Health, o.View, o.Line),
)
HOME: Final = "#/$defs/"


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages; `FromClient` and `FromServer` are those of the socket."""
    kinds = (*REQUESTS, *ANSWERS, i.FromClient, o.FromServer)
    shapes, defs = msgspec.json.schema_components(kinds, ref_template=HOME + "{name}")
    *_, from_client, from_server = shapes
    whole = {**add_descriptions(defs, *kinds), "FromClient": from_client, "FromServer": from_server}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Turncoat",
        "$defs": _complete_references({name: whole[name] for name in sorted(whole)}),
    }


def _complete_references(part: Any) -> Any:
    """Prefix the references written in `Meta`, which msgspec leaves as bare type names."""
    if isinstance(part, dict):
        return {
            name: HOME + value
            if name == "$ref" and not value.startswith("#")
            else _complete_references(value)
            for name, value in part.items()
        }
    return [_complete_references(value) for value in part] if isinstance(part, list) else part
