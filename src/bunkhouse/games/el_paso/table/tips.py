"""What every piece says when it is looked at, with the rule that says so."""

from collections.abc import Iterator
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.engine.errors import Param
from bunkhouse.families.great_western.draw_pile import draw_pile
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.icons import KIND_NAMES
from bunkhouse.games.el_paso.rules.payment import worker_dollars
from bunkhouse.games.el_paso.table.cards import counted
from bunkhouse.games.el_paso.table.printed_actions import AUXILIARIES, CARS, FACES, NEUTRALS, REWARDS, told
from bunkhouse.games.el_paso.table.ranch import shown_seat
from bunkhouse.games.el_paso.view_types import Cards, View

Tip = dict[str, str]

_WORKER_RULES: Final = ["EP-60", "EP-58", "EP-59", "EP-57"]
_AUX_RULES: Final = ["EP-73", "EP-75", "EP-74", "EP-75"]
_EFFECT_RULES: Final = {"permanent_certificate": "EP-84", "count_duplicate": "EP-83", "none": "EP-108"}
_RULES: Final = {
    "site": "EP-67",
    "gate": "EP-34",
    "rancher": "EP-35",
    "finisher": "EP-100",
    "arrival": "EP-81",
    "simmentals": "EP-99",
    "delivery": "EP-82",
    "objective": "EP-110",
    "stack-objective": "EP-64",
    "stack-bonus": "EP-64",
    "money": "EP-103",
    "discs": "EP-86",
    "certificates": "EP-85",
    "exchange": "EP-51",
    "hand": "EP-82",
    "step-limit": "EP-32",
    "hand-limit": "EP-42",
    "permanent": "EP-84",
    "score": "EP-103",
    "sue-card": "EP-119",
    "sue-turn": "EP-123",
    "sue-row": "EP-116",
    "sue-herd": "EP-124",
    "sue-tokens": "EP-129",
    "sue-discs": "EP-132",
    "sue-resources": "EP-127",
    "sue-strength": "EP-115",
}
"""Things of which there is one, and their rule."""
_ACTION_RULES: Final = {
    "discard_cow": "EP-45",
    "gain_money": "EP-48",
    "gain_certificates": "EP-49",
    "gain_exchange_token": "EP-50",
    "hire": "EP-53",
    "hire_one_or_two_different": "EP-56",
    "buy_cattle": "EP-61",
    "use_train": "EP-63",
    "build": "EP-67",
    "gain_objective": "EP-64",
    "gain_bonus": "EP-64",
    "gain_any_token": "EP-65",
    "auxiliary": "EP-76",
    "move_rancher": "EP-77",
    "gain_cow": "EP-79",
    "remove_cow": "EP-80",
    "exchange": "EP-74",
}

assert list(_ACTION_RULES) == KIND_NAMES

_FIGURES: Final[dict[str, Param]] = {
    "dollars": int(c.DOLLARS_PER_POINT),
    "points": int(c.FINISHER_VP),
    "most": int(c.MOST_BUILDINGS),
    "posts": ", ".join(c.POST_NAMES[int(post)] for post in c.SUE_POSTS),
}
"""The figures that explanations speak of."""


def tips(context: DrawContext) -> list[Tip]:
    """All explanations that never change."""
    texts = context.texts
    return [
        *_actions(texts),
        *_buildings(texts),
        *_train(texts),
        *_cards(texts),
        *_tokens(texts),
        *_posts(texts),
        *_board(texts),
        *(
            _tip(
                thing,
                texts.say("board-tip-title", thing=thing),
                texts.say("board-tip-text", thing=thing, **_FIGURES),
                rule,
            )
            for thing, rule in _RULES.items()
        ),
        _tip("end", texts.say("board-end-title"), texts.say("board-end"), "EP-99"),
    ]


def tips_now(view: View, context: DrawContext) -> list[Tip]:
    """EP-43, EP-97, EP-119: what is left to be drawn, what was discarded, and what Sue can still draw."""
    shown = view["seats"][shown_seat(view, context)]
    draw = None if shown["hand"] is None else draw_pile(shown["hand_and_draw"], shown["hand"])
    deck = None if view["sue"] is None else view["sue"]["bot_deck"]
    found: list[Tip] = _tips_now(context.texts, shown["discard"], draw, deck)["tips"]
    return found


@cached_part
def _tips_now(texts: Texts, discard: Cards, draw: Cards | None, deck: list[str] | None) -> PartDict:
    """``draw``: what is still in the draw pile, for whoever knows the hand."""
    bots = [] if deck is None else [_next(texts, deck)]
    return {"tips": [_drawn(texts, draw), _discarded(texts, discard), *bots]}


def _listed(texts: Texts, cards: Cards) -> str:
    """Cards in their usual order, which is not the order of the pile."""
    return ", ".join(f"{card['name']} {card['count']}" for card in counted(texts, cards))


def _drawn(texts: Texts, draw: Cards | None) -> Tip:
    text = texts.say("board-draw-text")
    if draw:
        text = f"{texts.say('board-still-in', cards=_listed(texts, draw))} {text}"
    return _tip("draw", texts.say("board-tip-title", thing="draw"), text, "EP-43")


def _discarded(texts: Texts, discard: Cards) -> Tip:
    listed = _listed(texts, discard) or texts.say("board-none")
    return _tip("discard", texts.say("board-discards"), listed, "EP-97")


def _next(texts: Texts, deck: list[str]) -> Tip:
    cards = "; ".join(texts.say("view-bot-card", card=card) for card in deck) or texts.say("board-shuffled")
    return _tip("sue-next", texts.say("board-sue-deck"), texts.say("board-sue-next", cards=cards), "EP-119")


def _actions(texts: Texts) -> Iterator[Tip]:
    """What the printed actions are, wherever they stand."""
    figures: dict[str, Param] = {
        "dollars": int(worker_dollars(1)),
        "surcharge": int(c.VERSATILE_SURCHARGE),
        "most": int(c.MOST_CERTIFICATES),
    }
    for kind, rule in _ACTION_RULES.items():
        title, text = texts.say("board-do-title", kind=kind), texts.say("board-do", kind=kind, **figures)
        yield _tip(f"do-{kind}", title, text, rule)


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}


def _buildings(texts: Texts) -> Iterator[Tip]:
    for name, symbols in NEUTRALS.items():
        text = texts.say("board-tip-neutral", actions=told(texts, symbols, "; "))
        yield _tip(f"building-{name}", texts.say("board-tip-building", building=name), text, "EP-37")
    for number, name in enumerate(c.FACE_NAMES):
        actions, title = told(texts, FACES[name], "; "), texts.say("board-tip-building", building=name)
        points, builders = int(c.FACE_VP[number]), int(c.BUILDERS[number % int(c.TYPES)])
        price = int(worker_dollars(builders))
        market = texts.say(
            "board-tip-market", actions=actions, points=points, builders=builders, dollars=price
        )
        yield _tip(f"building-{name}", title, market, "EP-67")
        own = texts.say("board-tip-own", actions=actions, points=points)
        yield _tip(f"building-{name}-own", title, own, "EP-37")
        other = texts.say("board-tip-other", actions=actions, points=points)
        yield _tip(f"building-{name}-other", title, other, "EP-38")


def _train(texts: Texts) -> Iterator[Tip]:
    for (card, side), symbols in sorted(CARS.items()):
        price = int(worker_dollars(int(card)))
        text = texts.say(
            "board-tip-train", count=int(card), dollars=price, actions=told(texts, symbols, "; ")
        )
        yield _tip(f"train-{card}-{side}", texts.say("board-tip-car", card=card, side=side), text, "EP-63")


def _cards(texts: Texts) -> Iterator[Tip]:
    for number, cow in enumerate(c.COW_NAMES):
        value, points = int(c.BREEDING[number]), int(c.CARD_VP[number])
        text = texts.say("board-tip-cow", value=value, points=points)
        rule = "EP-82"
        if number in c.MARKET:
            cowboys = int(c.COWBOYS_NEEDED[c.MARKET.index(number)])
            dollars = int(worker_dollars(cowboys))
            text += " " + texts.say("board-tip-price", cowboys=cowboys, dollars=dollars)
            rule = "EP-61"
        yield _tip(f"cow-{cow}", texts.say("cow", cow=cow), text, rule)
    for number, worker in enumerate(c.WORKER_NAMES):
        points = int(c.DATA["worker_types"][number]["vp"])
        dollars, cost = int(c.BONUS_DOLLARS[number]), int(c.BONUS_COST[number])
        text = texts.say("board-tip-worker", worker=worker, points=points, dollars=dollars, cost=cost)
        yield _tip(f"worker-{worker}", texts.say("board-someone", worker=worker), text, _WORKER_RULES[number])


def _tokens(texts: Texts) -> Iterator[Tip]:
    for effect in dict.fromkeys(c.BONUS_EFFECT):
        title, text = texts.say("board-tip-bonus"), texts.say("board-tip-effect", effect=effect)
        yield _tip(f"bonus-{effect}", title, text, _EFFECT_RULES[effect])


def _posts(texts: Texts) -> Iterator[Tip]:
    for number, post in enumerate(c.POST_NAMES):
        text = texts.say(
            "board-tip-post",
            post=post,
            dark=int(c.POST_DARK[number]),
            repeats=int(c.POST_REPEATS[number]),
            points=int(c.POST_VP[number]),
            reward=told(texts, REWARDS[post], "; ") or "none",
        )
        yield _tip(f"post-{post}", texts.say("board-tip-trading-post", post=post), text, "EP-87")


def _board(texts: Texts) -> Iterator[Tip]:
    for number, aux in enumerate(c.AUX_NAMES):
        plain, strong = (told(texts, [symbol]) for symbol in AUXILIARIES[aux])
        title = texts.say("board-tip-aux", number=aux)
        kind = "stronger" if plain != strong else "same"
        text = texts.say("board-tip-aux-text", kind=kind, plain=plain, strong=strong)
        yield _tip(f"aux-{aux}", title, text, _AUX_RULES[number])
    for number, disc in enumerate(c.DISC_NAMES):
        text = texts.say(
            "board-tip-disc",
            dark=int(c.DISC_DARK[number]),
            dollars=int(c.DISC_DOLLARS[number]),
            cost=max(0, -int(c.DISC_DOLLARS[number])),
            freed=_freed(texts, number),
        )
        yield _tip(f"disc-{disc}", texts.say("board-tip-disc-title", disc=disc), text, "EP-90")


def _freed(texts: Texts, disc: int) -> str:
    """What is had for good once a disc is gone."""
    if c.DISC_STEPS[disc]:
        return texts.say("board-freed", kind="steps", amount=int(c.STEP_LIMIT) + int(c.DISC_STEPS[disc]))
    if c.DISC_HAND[disc]:
        return texts.say("board-freed", kind="hand", amount=int(c.HAND_LIMIT) + int(c.DISC_HAND[disc]))
    if c.DISC_CERTIFICATES[disc]:
        return texts.say("board-freed", kind="permanent", amount=int(c.DISC_CERTIFICATES[disc]))
    number = [int(each) for each in c.AUX_DISC].index(disc)
    strong = AUXILIARIES[c.AUX_NAMES[number]][1:]
    return texts.say("board-freed", kind="auxiliary", amount=told(texts, strong))
