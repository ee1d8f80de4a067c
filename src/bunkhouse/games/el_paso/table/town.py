"""El Paso itself: what an arrival brings, the Simmental cards that are left, and the trading posts."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.board_layout import HOME, everybody
from bunkhouse.games.el_paso.table.cards import HEADS
from bunkhouse.games.el_paso.table.current_step import own_step
from bunkhouse.games.el_paso.table.printed_actions import REWARDS, buttons, told
from bunkhouse.games.el_paso.view_types import View

_SIMMENTAL: Final = c.COW_NAMES[c.SIMMENTAL]
_CROWD: Final = 3
"""With more discs than this on a post they move closer together."""

Disc = tuple[int, int, str, str]
"""A disc on a post: its seat, which of the seat's there it is, the name and the colour of the seat."""


def town(view: View, context: DrawContext) -> PartDict:
    top, last = own_step(view, context.viewer), view["finisher"]
    taking = (top["post"], top["used"]) if top is not None and top["step"] == "reward" else ("", [])
    posts = [item["posts"] for item in everybody(view)]
    return _town(
        context.texts,
        view["players"],
        view["stock"].get(_SIMMENTAL, 0),
        last,
        last is not None and last == context.viewer,
        context.names,
        context.colours,
        posts,
        *taking,
    )


@cached_part
def _town(
    texts: Texts,
    players: int,
    simmentals: int,
    finisher: int | None,
    own: bool,
    names: list[str],
    colours: list[str],
    posts: list[dict[str, int]],
    taking: str,
    used: list[str],
) -> PartDict:
    """``own``: whether the viewer has finished. ``taking``, ``used``: the post whose reward the viewer takes,
    and what is over of it."""
    who = None if finisher is None else (finisher, names[finisher], colours[finisher], own)
    shown = [
        _post(texts, post, _discs(post, posts, names, colours), used if post == taking else None)
        for post in c.POST_NAMES
    ]
    return {
        "title": texts.say("field", field=HOME),
        "arrival": _arrival(texts, c.SIMMENTALS[players], simmentals, who),
        "posts": shown,
        "ids": [id for post in shown for id in post["ids"]],
    }


@cached_part
def _arrival(texts: Texts, total: int, left: int, finisher: tuple[int, str, str, bool] | None) -> PartDict:
    return {
        "dollars": int(c.EL_PASO_DOLLARS),
        "head": HEADS[_SIMMENTAL],
        "left": left,
        "pips": [at >= total - left for at in range(total)],
        "stack": element_ids.SIMMENTALS,
        "count": texts.say("board-of-cards", count=total),
        "name": texts.say("board-simmentals", count=left, total=total),
        "finisher": None if finisher is None else _finisher(texts, *finisher),
        "words": {
            "title": texts.say("field", field=HOME),
            "money": texts.say("board-arrival-money", dollars=int(c.EL_PASO_DOLLARS)),
            "delivery": texts.say("board-delivery"),
            "least": texts.say("board-least-value"),
        },
    }


def _finisher(texts: Texts, seat: int, name: str, colour: str, own: bool) -> PartDict:
    """EP-100: the rancher on the emptied Simmental space."""
    return {
        "id": element_ids.rancher_id(seat),
        "colour": colour,
        "own": own,
        "name": texts.say("board-finisher", name=name),
    }


def _discs(post: str, posts: list[dict[str, int]], names: list[str], colours: list[str]) -> list[Disc]:
    """EP-87: those of every seat on a trading post."""
    return [
        (seat, copy + 1, names[seat], colours[seat])
        for seat, discs in enumerate(posts)
        for copy in range(discs.get(post, 0))
    ]


@cached_part
def _post(texts: Texts, post: str, discs: list[Disc], used: list[str] | None) -> PartDict:
    """EP-92: a trading post; ``used``: what is over of its reward, while that can be touched."""
    id, number, symbols = element_ids.post_id(post), c.POST_NAMES.index(post), REWARDS[post]
    points, repeats = int(c.POST_VP[number]), int(c.POST_REPEATS[number])
    rows = [] if used is None else buttons(texts, symbols, used, "rw")
    owners = ", ".join(name for _, _, name, _ in discs)
    return {
        "id": id,
        "cls": f"post{' dk' if c.POST_DARK[number] else ''}{' many' if len(discs) > _CROWD else ''}",
        "value": post,
        "points": points,
        "repeats": bool(repeats),
        "signs": [symbol.signs for symbol in symbols],
        "acting": rows,
        "discs": [
            {
                "id": element_ids.post_disc_id(seat, post, copy),
                "colour": colour,
                "from": element_ids.discs_id(seat),
            }
            for seat, copy, _, colour in discs
        ],
        "ids": [id, *(row["id"] for row in rows)],
        "name": texts.say(
            "board-post",
            post=post,
            points=points,
            repeats=repeats,
            reward=told(texts, symbols) or "none",
            discs=owners or "none",
        ),
        "tip": f"post-{post}",
    }
