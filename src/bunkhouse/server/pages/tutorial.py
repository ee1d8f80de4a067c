"""The first game with a guide. It needs neither a name nor a table: the lesson's number says where one is."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.registry import game
from bunkhouse.server.compression import packed_page
from bunkhouse.server.errors import NotReady
from bunkhouse.server.forms import fields
from bunkhouse.server.sessions import language, preferences, theme
from bunkhouse.server.table_view.score_answer import FIELD, score_answer
from bunkhouse.web.pages import Guide, Place, table_page, table_update
from bunkhouse.web.scene import Scene, only, scene
from bunkhouse.web.tutorial import Tutorial, played, tutorial


async def learn(request: Request) -> Response:
    course = _course(request)
    return _answer(request, course, _lesson(request.query_params.get("lesson", ""), course))


async def act(request: Request) -> Response:
    """The taught move leads to the next lesson; any other brings the same one again."""
    course, form = _course(request), await fields(request)
    lesson = _lesson(form.optional("seq", 6) or "", course)
    if lesson == len(course.lessons):
        raise NotReady("table-over")
    taught = course.lessons[lesson].action
    made = form.optional("action", 200) or ""
    after = lesson + 1 if made == taught or not taught else lesson
    if "hx-request" in request.headers:
        return _answer(request, course, after)
    return RedirectResponse(f"/learn/{course.game.slug}?lesson={after}", 303)


async def score(request: Request) -> Response:
    """What a seat has by a lesson, line by line."""
    course, asked = _course(request), request.query_params
    lesson = _lesson(asked.get("lesson", ""), course)
    return score_answer(
        request,
        course.game,
        played(course, lesson).state,
        0,
        course.sitters,
        language(request),
        of=asked.get(FIELD, ""),
        back=f"/learn/{course.game.slug}?lesson={lesson}",
    )


def _course(request: Request) -> Tutorial:
    found = game(request.path_params["game"])
    course = tutorial(found)
    if course is None:
        raise UnknownName("unknown-game", found.slug, [])
    return course


def _lesson(text: str, course: Tutorial) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    return min(number, len(course.lessons))


def _answer(request: Request, course: Tutorial, number: int) -> Response:
    shown, place = _look(request, course, number)
    if "hx-request" in request.headers:
        return HTMLResponse(table_update(shown, place))
    return packed_page(
        request, table_page(shown, place, theme=theme(request), preferences=preferences(request))
    )


def _look(request: Request, course: Tutorial, number: int) -> tuple[Scene, Place]:
    history, spoken = played(course, number), language(request)
    people, entries = course.sitters, history.entries()
    seen = scene(course.game, history.state, 0, people, entries, spoken, undo_allowed=False)
    over = number == len(course.lessons)
    lesson = None if over else course.lessons[number]
    seen = only(seen, {lesson.action} if lesson is not None and lesson.action else set())
    slug = course.game.slug
    guide = Guide(
        number=number,
        count=len(course.lessons),
        text="" if lesson is None else lesson.text,
        target="" if lesson is None else lesson.target,
        told=lesson is not None and not lesson.action,
        over=over,
        leave=f"/new?game={slug}",
    )
    scores = f"/learn/{slug}/score?lesson={number}&of="
    place = Place(base=f"/learn/{slug}", seq=number, scores=scores, chat=False, live=False, guide=guide)
    return seen, place


routes = [
    Route("/learn/{game}", learn, methods=["GET"]),
    Route("/learn/{game}/act", act, methods=["POST"]),
    Route("/learn/{game}/score", score, methods=["GET"]),
]
