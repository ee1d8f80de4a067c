"""The games: what there is, each in sixty seconds, and where to learn them."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.lobby_view.responses import page
from bunkhouse.web.posters import Poster, poster, posters


async def games(request: Request) -> Response:
    return page(request, "lobby/games.html", tab="games", posters=posters())


async def one_game(request: Request) -> Response:
    found = poster(request.path_params["game"])
    return page(request, "lobby/game.html", tab="games", poster=found, tutorial=has_tutorial(found))


async def learn(request: Request) -> Response:
    lessons = [(each, has_tutorial(each)) for each in posters()]
    return page(request, "lobby/learn.html", tab="learn", lessons=lessons)


def has_tutorial(poster: Poster) -> bool:
    """Whether the game guides newcomers through a first game."""
    return (poster.game.folder / "table" / "tutorial.toml").is_file()


routes = [
    Route("/games", games),
    Route("/games/{game}", one_game),
    Route("/learn", learn),
]
