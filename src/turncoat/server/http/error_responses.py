"""Refusals over HTTP: a status, a code for programs, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Final

import msgspec

from turncoat.core.refusal import Illegal
from turncoat.server.wire.messages_out import Refusal
from turncoat.words import Words

STATUS: Final = {
    "bad_request": 400,
    "bad_token": 401,
    "not_owner": 403,
    "only_from_here": 403,
    "wrong_origin": 403,
    "no_kit": 404,
    "bad_viewer": 404,
    "no_such_calendar": 404,
    "no_such_table": 404,
    "no_such_page": 404,
    "unknown_game": 404,
    "no_such_method": 405,
    "too_long": 413,
    "wrong_host": 421,
    "talk_too_fast": 429,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_watchers": 429,
    "failed": 500,
    "table_damaged": 500,
    "table_other_rules": 500,
    "table_stacked": 500,
    "table_unreadable": 500,
    "house_full": 503,
    "in_doubt": 503,
    "not_read": 503,
    "not_stored": 503,
    "table_newer": 503,
}
REFUSED: Final = 409
"""Any other code: a well-formed request that the rules or the state of the table forbid."""


def refusal_response(no: Illegal, say: Words) -> tuple[int, bytes]:
    """Return status and body of the answer."""
    body = msgspec.json.encode(Refusal(no.code, no.params, say.refusal(no)))
    return STATUS.get(no.code, REFUSED), body
