"""The pages and files of the browser client."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import language_of
from turncoat.server.http.api.parameters import AnyRequest
from turncoat.server.http.link_previews import Head
from turncoat.server.http.static_files import Page, StaticFiles
from turncoat.words import Words


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    static_files: NamedDependency[StaticFiles], head: NamedDependency[Head], request: AnyRequest
) -> Response[bytes]:
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Illegal("no_such_page")
    if static_files.empty:
        say = Words(language_of(request.headers.get("accept-language", "")))
        text = say("serve-unbuilt").encode()
        return Response(text, media_type=MediaType.TEXT, status_code=503)
    found = static_files.find(path)
    packing = request.headers.get("accept-encoding", "")
    if found is not None and found is not static_files.document:
        return page_response(found, packing)
    if found is not None:
        return page_response(await head.dress(found, request), packing)
    lost = static_files.find("/")
    if lost is None or "text/html" not in request.headers.get("accept", ""):
        raise Illegal("no_such_page")
    return page_response(lost, packing, status=404)  # somebody at a browser: the client has a page for that


def page_response(found: Page, accepted: str, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": found.kept, "vary": "accept-encoding"}
    coding, body = found.smallest(accepted)
    if coding is not None:
        headers["content-encoding"] = coding
    return Response(body, media_type=found.kind, headers=headers, status_code=status)
