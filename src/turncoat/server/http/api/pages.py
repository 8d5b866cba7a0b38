"""The pages and files of the browser client."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import best_language
from turncoat.server.http.api.parameters import AnyRequest
from turncoat.server.http.link_previews import LinkPreviews
from turncoat.server.http.static_files import Page, StaticFiles
from turncoat.words import Words


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    static_files: NamedDependency[StaticFiles],
    link_previews: NamedDependency[LinkPreviews],
    request: AnyRequest,
) -> Response[bytes]:
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Illegal("no_such_page")
    if static_files.is_empty:
        say = Words(best_language(request.headers.get("accept-language", "")))
        text = say("serve-unbuilt").encode()
        return Response(text, media_type=MediaType.TEXT, status_code=503)
    found = static_files.find(path)
    accepted = request.headers.get("accept-encoding", "")
    if found is not None and found is not static_files.document:
        return page_response(found, accepted)
    if found is not None:
        return page_response(await link_previews.add_to(found, request), accepted)
    lost = static_files.find("/")
    if lost is None or "text/html" not in request.headers.get("accept", ""):
        raise Illegal("no_such_page")
    return page_response(lost, accepted, status=404)  # the client has a page for a person who is lost


def page_response(found: Page, accepted: str, status: int = 200) -> Response[bytes]:
    """Return a page in the best coding that an `Accept-Encoding` header allows."""
    headers = {"cache-control": found.cache_control, "vary": "accept-encoding"}
    coding, body = found.smallest(accepted)
    if coding is not None:
        headers["content-encoding"] = coding
    return Response(body, media_type=found.content_type, headers=headers, status_code=status)
