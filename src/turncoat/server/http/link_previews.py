"""Tags in the document's head: the base of invitations, and previews of links in chats.

Machines of strangers fetch previews and keep them. So a preview tells only what anybody with the code may see
and what never changes: the game, but no names.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any, Final

from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import best_language
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.static_files import NEVER, Page
from turncoat.server.limits import client_address
from turncoat.server.lookup_limits import LookupLimits
from turncoat.server.tables.registry.registry import TableRegistry
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar import Request

PLAIN: Final = b"<title>Turncoat</title>"
ICON: Final = "icon-512.png"
_PAGE: Final = re.compile(r"/(table|join|screen|replay|recap)/([A-Za-z]{4,16})/?")
FINISHED_PAGES: Final = ("replay", "recap")


class LinkPreviews:
    """Adds tags for links and previews to the client's document."""

    def __init__(self, registry: TableRegistry, lookup_limits: LookupLimits, addresses: Addresses) -> None:
        self._registry = registry
        self._lookup_limits = lookup_limits
        self._addresses = addresses

    async def add_to(self, document: Page, request: Request[Any, Any, Any]) -> Page:
        """Return the document with the tags for this request."""
        scheme, host = request.scope["scheme"], request.headers.get("host", "")
        invitations = self._addresses.invitations(scheme, host)
        seats = self._addresses.seats(scheme, host)
        head = await self._preview(request, invitations) or PLAIN.decode()
        if (invitations, seats) != (f"{scheme}://{host}",) * 2:
            head += f"\n    {_meta('name', 'invitations', invitations)}\n    {_meta('name', 'seats', seats)}"
        if head == PLAIN.decode():
            return document
        return Page.of(document.body.replace(PLAIN, head.encode(), 1), document.content_type, NEVER)

    async def _preview(self, request: Request[Any, Any, Any], base: str) -> str | None:
        asked = _PAGE.fullmatch(request.scope["path"])
        if asked is None:
            return None
        page, code = asked[1], asked[2].upper()
        found = await self._look_up(code, client_address(request.scope))
        if found is None:
            return None
        game, language, code = found
        say = Words(language or best_language(request.headers.get("accept-language", "")))
        name = say(f"game-{game}") if say.has(f"game-{game}") else game
        about = say(f"about-{game}") if say.has(f"about-{game}") else ""
        title = say("preview-looking-back" if page in FINISHED_PAGES else "preview-invitation", game=name)
        description = say("preview-about", code=code, about=about).strip()
        return _tags(title, description, f"{base}/{ICON}", say.language)

    async def _look_up(self, code: str, where: str) -> tuple[str, str | None, str] | None:
        """Return a table's game, its owner's language and its code, or None; it counts as a lookup."""
        if not self._lookup_limits.allow(where) or self._lookup_limits.is_guessing(where):
            return None
        try:
            async with self._registry.table(code) as table:
                state = table.state
                language = None if state.owner is None else state.place(state.owner).language
                return state.game.name, language, state.code
        except Illegal as no:
            if no.code == "no_such_table":
                self._lookup_limits.count_miss(where)
            return None


def _tags(title: str, about: str, picture: str, language: str) -> str:
    named = {"description": about, "twitter:card": "summary", "robots": "noindex"}
    open_graph = {
        "og:type": "website",
        "og:site_name": "Turncoat",
        "og:title": title,
        "og:description": about,
        "og:image": picture,
        "og:locale": language,
    }
    lines = [f"<title>{html.escape(title)} · Turncoat</title>"]
    lines += [_meta("name", name, text) for name, text in named.items()]
    lines += [_meta("property", name, text) for name, text in open_graph.items()]
    return "\n    ".join(lines)


def _meta(kind: str, name: str, text: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(text)}">'
