"""El Paso itself: what an arrival brings, the Simmental cards that are left, and the trading posts."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.games.el_paso.components import (
    EL_PASO_DOLLARS,
    POST_DARK,
    POST_NAMES,
    POST_REPEATS,
    POST_VP,
    SIMMENTALS,
)
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.ground import finisher, printed
from bunkhouse.games.el_paso.table.moment import Moment
from bunkhouse.games.el_paso.table.names import HEADS, Part, View, remembered
from bunkhouse.games.el_paso.table.signs import REWARDS

_SIMMENTAL: Final = "simmental"
_CROWD: Final = 3
"""With more discs than this on a post they move closer together."""


def town(view: View, look: Look) -> Part:
    shown = posts(view, look)
    return {**_arrival(view, look), "posts": shown, "ids": [id for post in shown for id in post["ids"]]}


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


def posts(view: View, look: Look) -> list[Part]:
    """EP-87, EP-92: all trading posts with the discs on them."""
    moment = Moment(view)
    taking = moment.top.get("post") if moment.step == "reward" and view["actor"] == look.viewer else None
    return [_post(number, post, post == taking, moment, view, look) for number, post in enumerate(POST_NAMES)]


def _post(number: int, post: str, taking: bool, moment: Moment, view: View, look: Look) -> Part:
    discs = _discs(post, view, look)
    used = tuple(moment.used) if taking else None
    key = ("post", look.language, post, tuple((disc["id"], disc["owner"], disc["colour"]) for disc in discs))
    return remembered((*key, used), lambda: _drawn_post(number, post, discs, taking, moment, look))


def _drawn_post(number: int, post: str, discs: list[Part], taking: bool, moment: Moment, look: Look) -> Part:
    id = names.post_id(post)
    rows = printed(moment, look) if taking else []
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
    seats = [*view["seats"], *([view["sue"]] if view["sue"] is not None else [])]
    return [
        {
            "id": names.post_disc_id(seat, post, copy + 1),
            "colour": look.colours[seat],
            "owner": look.names[seat],
            "from": names.discs_id(seat),
        }
        for seat, item in enumerate(seats)
        for copy in range(item["posts"].get(post, 0))
    ]
