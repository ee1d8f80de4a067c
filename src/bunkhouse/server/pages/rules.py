"""The rules of a game: as a page of their own, and as a panel beside the table."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.engine.registry import game
from bunkhouse.server.sessions import language, preferences, theme
from bunkhouse.web.phrases import table_words
from bunkhouse.web.rendering import render
from bunkhouse.web.rulebook import rulebook


async def rules(request: Request) -> Response:
    found, spoken = game(request.path_params["game"]), language(request)
    template = "table/rules_panel.html" if "panel" in request.query_params else "table/rules.html"
    page = render(
        template,
        language=spoken,
        theme=theme(request),
        preferences=preferences(request),
        slug=found.slug,
        title=table_words(spoken, found.slug, ()).title(),
        text=rulebook(found, spoken),
        tutorial=(found.folder / "table" / "tutorial.toml").is_file(),
        here=f"/rules/{found.slug}",
    )
    return HTMLResponse(page)


routes = [Route("/rules/{game}", rules)]
