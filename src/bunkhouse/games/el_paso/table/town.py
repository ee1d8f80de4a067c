"""El Paso itself: what an arrival brings, the Simmental cards that are left, and the trading posts."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.el_paso.components import (
    EL_PASO_DOLLARS,
    POST_DARK,
    POST_NAMES,
    POST_REPEATS,
    POST_VP,
    SIMMENTALS,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.board_layout import everybody, finisher, printed
from bunkhouse.games.el_paso.table.element_ids import HEADS, Part, View, remembered
from bunkhouse.games.el_paso.table.moment import Moment, in_use
from bunkhouse.games.el_paso.table.signs import REWARDS

_SIMMENTAL: Final = "simmental"
_CROWD: Final = 3
"""With more discs than this on a post they move closer together."""


def town(view: View, context: DrawContext) -> Part:
    moment = in_use("reward", view, context)
    used = None if moment is None else (moment.top["post"], moment.used)
    discs = packed([item["posts"] for item in everybody(view)], used)
    key = ("town", context.language, *_clock(view, context), *context.names, *context.colours, discs)
    return remembered(key, lambda: _drawn_town(moment, view, context))


def _clock(view: View, context: DrawContext) -> tuple[object, ...]:
    """What an arrival changes: the Simmental cards, and who ends the game."""
    last = view["finisher"]
    return (
        view["players"],
        view["stock"].get(_SIMMENTAL, 0),
        last,
        last is not None and last == context.viewer,
    )


def _drawn_town(moment: Moment | None, view: View, context: DrawContext) -> Part:
    shown = _posts(moment, view, context)
    key = ("arrival", context.language, *_clock(view, context), *context.names, *context.colours)
    return {
        "title": context.say("field", field="el_paso"),
        "arrival": remembered(key, lambda: _arrival(view, context)),
        "posts": shown,
        "ids": [id for post in shown for id in post["ids"]],
    }


def _arrival(view: View, context: DrawContext) -> Part:
    left, total = view["stock"].get(_SIMMENTAL, 0), SIMMENTALS[view["players"]]
    return {
        "dollars": int(EL_PASO_DOLLARS),
        "head": HEADS[_SIMMENTAL],
        "left": left,
        "pips": [at >= total - left for at in range(total)],
        "stack": element_ids.SIMMENTALS,
        "count": context.say("board-of-cards", count=total),
        "name": context.say("board-simmentals", count=left, total=total),
        "finisher": finisher(view, context),
        "words": {
            "title": context.say("field", field="el_paso"),
            "money": context.say("board-arrival-money", dollars=int(EL_PASO_DOLLARS)),
            "delivery": context.say("board-delivery"),
            "least": context.say("board-least-value"),
        },
    }


def _posts(moment: Moment | None, view: View, context: DrawContext) -> list[Part]:
    """EP-87, EP-92: all trading posts with the discs on them; the moment is about one of them, if at all."""
    taking = None if moment is None else moment.top["post"]
    return [
        _post(number, post, moment if post == taking else None, view, context)
        for number, post in enumerate(POST_NAMES)
    ]


def _post(number: int, post: str, moment: Moment | None, view: View, context: DrawContext) -> Part:
    discs = _discs(post, view, context)
    used = None if moment is None else tuple(moment.used)
    key = ("post", context.language, post, packed(discs), used)
    return remembered(key, lambda: _drawn_post(number, post, discs, moment, context))


def _drawn_post(
    number: int, post: str, discs: list[Part], moment: Moment | None, context: DrawContext
) -> Part:
    id = element_ids.post_id(post)
    rows = [] if moment is None else printed(moment, context, "rw")
    rewards = ", ".join(context.say("table-symbol", **symbol.words) for symbol in REWARDS[post])
    return {
        "id": id,
        "cls": f"post{' dk' if POST_DARK[number] else ''}{' many' if len(discs) > _CROWD else ''}",
        "value": post,
        "points": int(POST_VP[number]),
        "repeats": bool(POST_REPEATS[number]),
        "signs": [symbol.signs for symbol in REWARDS[post]],
        "acting": rows,
        "discs": discs,
        "ids": [id, *(row["id"] for row in rows)],
        "name": context.say(
            "board-post",
            post=post,
            points=int(POST_VP[number]),
            repeats=int(POST_REPEATS[number]),
            reward=rewards or "none",
            discs=", ".join(disc["owner"] for disc in discs) or "none",
        ),
        "tip": f"post-{post}",
    }


def _discs(post: str, view: View, context: DrawContext) -> list[Part]:
    return [
        {
            "id": element_ids.post_disc_id(seat, post, copy + 1),
            "colour": context.colours[seat],
            "owner": context.names[seat],
            "from": element_ids.discs_id(seat),
        }
        for seat, item in enumerate(everybody(view))
        for copy in range(item["posts"].get(post, 0))
    ]
