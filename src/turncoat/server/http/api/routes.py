"""All handlers of the HTTP API."""

from __future__ import annotations

from typing import Final

from turncoat.server.http.api.calendars import about_calendar, calendar, share_calendar, unshare_calendar
from turncoat.server.http.api.finished import log, replay
from turncoat.server.http.api.games import game_types, games, kit, messages, openapi
from turncoat.server.http.api.health import alive, health, metrics_page, ready
from turncoat.server.http.api.pages import page
from turncoat.server.http.api.tables import (
    about_tables,
    host,
    join,
    look_up,
    make,
    make_for_screen,
    open_tables,
    rematch,
    screen,
    start,
    watch,
)

HANDLERS: Final = [
    about_tables,  # before the others at its address
    about_calendar,
    games,
    game_types,
    kit,
    messages,
    openapi,
    open_tables,
    make,
    make_for_screen,
    look_up,
    join,
    host,
    watch,
    screen,
    start,
    rematch,
    share_calendar,
    unshare_calendar,
    calendar,
    log,
    replay,
    ready,
    health,
    alive,
    metrics_page,
    page,
]
