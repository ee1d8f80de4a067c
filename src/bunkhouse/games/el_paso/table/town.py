"""El Paso itself: what an arrival brings, the Simmental cards that are left, and the trading posts."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed
from bunkhouse.games.el_paso.components import (
    EL_PASO_DOLLARS,
    POST_DARK,
    POST_NAMES,
    POST_REPEATS,
    POST_VP,
    SIMMENTALS,
)
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.ground import everybody, finisher, printed
from bunkhouse.games.el_paso.table.moment import Moment, in_use
from bunkhouse.games.el_paso.table.names import HEADS, Part, View, remembered
from bunkhouse.games.el_paso.table.signs import REWARDS

_SIMMENTAL: Final = "simmental"
_CROWD: Final = 3
"""With more discs than this on a post they move closer together."""


def town(view: View, look: Look) -> Part:
    moment = in_use("reward", view, look)
    used = None if moment is None else (moment.top["post"], moment.used)
    discs = packed([item["posts"] for item in everybody(view)], used)
    key = ("town", look.language, *_clock(view, look), *look.names, *look.colours, discs)
    return remembered(key, lambda: _drawn_town(moment, view, look))


def _clock(view: View, look: Look) -> tuple[object, ...]:
    """What an arrival changes: the Simmental cards, and who ends the game."""
    last = view["finisher"]
    return view["players"], view["stock"].get(_SIMMENTAL, 0), last, last is not None and last == look.viewer


def _drawn_town(moment: Moment | None, view: View, look: Look) -> Part:
    shown = _posts(moment, view, look)
    key = ("arrival", look.language, *_clock(view, look), *look.names, *look.colours)
    return {
        "title": look.say("field", field="el_paso"),
        "arrival": remembered(key, lambda: _arrival(view, look)),
        "posts": shown,
        "ids": [id for post in shown for id in post["ids"]],
    }


def _arrival(view: View, look: Look) -> Part:
    left, total = view["stock"].get(_SIMMENTAL, 0), SIMMENTALS[view["players"]]
    return {
        "dollars": int(EL_PASO_DOLLARS),
        "head": HEADS[_SIMMENTAL],
        "left": left,
        "pips": [at >= total - left for at in range(total)],
        "stack": names.SIMMENTALS,
        "count": look.say("board-of-cards", count=total),
        "name": look.say("board-simmentals", count=left, total=total),
        "finisher": finisher(view, look),
        "words": {
            "title": look.say("field", field="el_paso"),
            "money": look.say("board-arrival-money", dollars=int(EL_PASO_DOLLARS)),
            "delivery": look.say("board-delivery"),
            "least": look.say("board-least-value"),
        },
    }


def _posts(moment: Moment | None, view: View, look: Look) -> list[Part]:
    """EP-87, EP-92: all trading posts with the discs on them; the moment is about one of them, if at all."""
    taking = None if moment is None else moment.top["post"]
    return [
        _post(number, post, moment if post == taking else None, view, look)
        for number, post in enumerate(POST_NAMES)
    ]


def _post(number: int, post: str, moment: Moment | None, view: View, look: Look) -> Part:
    discs = _discs(post, view, look)
    used = None if moment is None else tuple(moment.used)
    key = ("post", look.language, post, packed(discs), used)
    return remembered(key, lambda: _drawn_post(number, post, discs, moment, look))


def _drawn_post(number: int, post: str, discs: list[Part], moment: Moment | None, look: Look) -> Part:
    id = names.post_id(post)
    rows = [] if moment is None else printed(moment, look, "rw")
    rewards = ", ".join(look.say("table-symbol", **symbol.words) for symbol in REWARDS[post])
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
        "name": look.say(
            "board-post",
            post=post,
            points=int(POST_VP[number]),
            repeats=int(POST_REPEATS[number]),
            reward=rewards or "none",
            discs=", ".join(disc["owner"] for disc in discs) or "none",
        ),
        "tip": f"post-{post}",
    }


def _discs(post: str, view: View, look: Look) -> list[Part]:
    return [
        {
            "id": names.post_disc_id(seat, post, copy + 1),
            "colour": look.colours[seat],
            "owner": look.names[seat],
            "from": names.discs_id(seat),
        }
        for seat, item in enumerate(everybody(view))
        for copy in range(item["posts"].get(post, 0))
    ]
