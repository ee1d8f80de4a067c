"""Error pages: what is wrong in a few words, and one way on."""

from starlette.requests import Request
from starlette.responses import Response

from bunkhouse.engine.errors import BunkhouseError, Param
from bunkhouse.server.lobby_view.responses import here, page
from bunkhouse.server.sessions import language
from bunkhouse.web.phrases import site_words

_HEADINGS = {"no-such-table": "no-table", "no-such-page": "no-page", "table-full": "table-full"}
_BY_STATUS = {403: "forbidden", 404: "no-page", 429: "busy", 500: "fault", 503: "fault"}


async def error_page(request: Request, status: int, reason: str, params: dict[str, Param]) -> Response:
    """A heading for the kind of trouble, the reason as a sentence, and a button that helps."""
    words = site_words(language(request))
    kind = _HEADINGS.get(reason) or _BY_STATUS.get(status, "refused")
    again = kind in ("fault", "busy")
    text = "" if kind in ("no-table", "no-page", "fault") else words.error(BunkhouseError(reason, params))
    return page(
        request,
        "lobby/error.html",
        status=status,
        heading=words.say(f"lobby-error-{kind}"),
        text=text,
        code=str(params.get("code", "")) if kind == "fault" else "",
        button=words.say("lobby-try-again" if again else "lobby-to-lobby"),
        href=here(request) if again else "/",
    )
