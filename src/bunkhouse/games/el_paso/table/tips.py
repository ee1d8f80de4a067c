"""What every piece says when it is looked at, with the rule that says so."""

from collections.abc import Iterator
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_paso.components import (
    AUX_DISC,
    AUX_NAMES,
    BONUS_COST,
    BONUS_DOLLARS,
    BONUS_EFFECT,
    BREEDING,
    BUILDERS,
    CARD_VP,
    COW_NAMES,
    COWBOYS_NEEDED,
    DATA,
    DISC_CERTIFICATES,
    DISC_DARK,
    DISC_DOLLARS,
    DISC_HAND,
    DISC_NAMES,
    DISC_STEPS,
    DOLLARS_PER_POINT,
    DOLLARS_PER_WORKER,
    FACE_NAMES,
    FACE_VP,
    FINISHER_VP,
    HAND_LIMIT,
    MARKET,
    MOST_BUILDINGS,
    MOST_CERTIFICATES,
    POST_DARK,
    POST_NAMES,
    POST_REPEATS,
    POST_VP,
    STEP_LIMIT,
    SUE_POSTS,
    TYPES,
    VERSATILE_SURCHARGE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.icons import KIND_NAMES
from bunkhouse.games.el_paso.table.element_ids import View, remembered
from bunkhouse.games.el_paso.table.ranch import shown_seat
from bunkhouse.games.el_paso.table.rivals import counted
from bunkhouse.games.el_paso.table.signs import AUXILIARIES, CARS, FACES, NEUTRALS, REWARDS, Symbol

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
    "draw": "EP-43",
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


def tips(context: DrawContext) -> list[Tip]:
    """All explanations that never change."""
    figures: dict[str, Param] = {
        "dollars": int(DOLLARS_PER_POINT),
        "points": int(FINISHER_VP),
        "most": int(MOST_BUILDINGS),
        "posts": ", ".join(POST_NAMES[int(post)] for post in SUE_POSTS),
    }
    return [
        *_actions(context),
        *_buildings(context),
        *_train(context),
        *_cards(context),
        *_tokens(context),
        *_posts(context),
        *_board(context),
        *(
            _tip(
                thing,
                context.say("board-tip-title", thing=thing),
                context.say("board-tip-text", thing=thing, **figures),
                rule,
            )
            for thing, rule in _RULES.items()
        ),
    ]


def tips_now(view: View, context: DrawContext) -> list[Tip]:
    """EP-97, EP-119: what lies on the discard pile, and which cards Sue can still draw."""
    discard = view["seats"][shown_seat(view, context)]["discard"]
    deck = None if view["sue"] is None else view["sue"]["bot_deck"]
    key = ("tips", context.language, packed(discard, deck))
    return remembered(
        key, lambda: [_discarded(discard, context), *([] if deck is None else [_next(deck, context)])]
    )


def _next(deck: list[str], context: DrawContext) -> Tip:
    cards = "; ".join(context.say("view-bot-card", card=card) for card in deck) or context.say(
        "board-shuffled"
    )
    return _tip(
        "sue-next", context.say("board-sue-deck"), context.say("board-sue-next", cards=cards), "EP-119"
    )


def _actions(context: DrawContext) -> Iterator[Tip]:
    """What the printed actions are, wherever they stand."""
    figures: dict[str, Param] = {
        "dollars": int(DOLLARS_PER_WORKER),
        "surcharge": int(VERSATILE_SURCHARGE),
        "most": int(MOST_CERTIFICATES),
    }
    for kind, rule in _ACTION_RULES.items():
        title, text = context.say("board-do-title", kind=kind), context.say("board-do", kind=kind, **figures)
        yield _tip(f"do-{kind}", title, text, rule)


def _discarded(discard: dict[str, int], context: DrawContext) -> Tip:
    cards = counted(discard, context)
    listed = ", ".join(f"{card['name']} {card['count']}" for card in cards) or context.say("board-none")
    return _tip("discard", context.say("board-discards"), listed, "EP-97")


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}


def _told(symbols: list[Symbol], context: DrawContext) -> str:
    return "; ".join(context.say("table-symbol", **symbol.words) for symbol in symbols)


def _buildings(context: DrawContext) -> Iterator[Tip]:
    for name, symbols in NEUTRALS.items():
        text = context.say("board-tip-neutral", actions=_told(symbols, context))
        yield _tip(f"building-{name}", context.say("board-tip-building", building=name), text, "EP-37")
    for number, name in enumerate(FACE_NAMES):
        actions, title = _told(FACES[name], context), context.say("board-tip-building", building=name)
        points, builders = int(FACE_VP[number]), int(BUILDERS[number % int(TYPES)])
        price = builders * int(DOLLARS_PER_WORKER)
        market = context.say(
            "board-tip-market", actions=actions, points=points, builders=builders, dollars=price
        )
        yield _tip(f"building-{name}", title, market, "EP-67")
        own = context.say("board-tip-own", actions=actions, points=points)
        yield _tip(f"building-{name}-own", title, own, "EP-37")
        other = context.say("board-tip-other", actions=actions, points=points)
        yield _tip(f"building-{name}-other", title, other, "EP-38")


def _train(context: DrawContext) -> Iterator[Tip]:
    for (card, side), symbols in CARS.items():
        price = int(card) * int(DOLLARS_PER_WORKER)
        text = context.say("board-tip-train", count=int(card), dollars=price, actions=_told(symbols, context))
        yield _tip(f"train-{card}-{side}", context.say("board-tip-car", card=card, side=side), text, "EP-63")


def _cards(context: DrawContext) -> Iterator[Tip]:
    for number, cow in enumerate(COW_NAMES):
        value, points = int(BREEDING[number]), int(CARD_VP[number])
        text = context.say("board-tip-cow", value=value, points=points)
        rule = "EP-82"
        if number in MARKET:
            cowboys = int(COWBOYS_NEEDED[MARKET.index(number)])
            dollars = cowboys * int(DOLLARS_PER_WORKER)
            text += " " + context.say("board-tip-price", cowboys=cowboys, dollars=dollars)
            rule = "EP-61"
        yield _tip(f"cow-{cow}", context.say("cow", cow=cow), text, rule)
    for number, worker in enumerate(WORKER_NAMES):
        points = int(DATA["worker_types"][number]["vp"])
        dollars, cost = int(BONUS_DOLLARS[number]), int(BONUS_COST[number])
        text = context.say("board-tip-worker", worker=worker, points=points, dollars=dollars, cost=cost)
        yield _tip(
            f"worker-{worker}", context.say("board-someone", worker=worker), text, _WORKER_RULES[number]
        )


def _tokens(context: DrawContext) -> Iterator[Tip]:
    for effect in dict.fromkeys(BONUS_EFFECT):
        title, text = context.say("board-tip-bonus"), context.say("board-tip-effect", effect=effect)
        yield _tip(f"bonus-{effect}", title, text, _EFFECT_RULES[effect])


def _posts(context: DrawContext) -> Iterator[Tip]:
    for number, post in enumerate(POST_NAMES):
        text = context.say(
            "board-tip-post",
            post=post,
            dark=int(POST_DARK[number]),
            repeats=int(POST_REPEATS[number]),
            points=int(POST_VP[number]),
            reward=_told(REWARDS[post], context) or "none",
        )
        yield _tip(f"post-{post}", context.say("board-tip-trading-post", post=post), text, "EP-87")


def _board(context: DrawContext) -> Iterator[Tip]:
    for number, aux in enumerate(AUX_NAMES):
        plain, strong = (context.say("table-symbol", **symbol.words) for symbol in AUXILIARIES[aux])
        title = context.say("board-tip-aux", number=aux)
        kind = "stronger" if plain != strong else "same"
        text = context.say("board-tip-aux-text", kind=kind, plain=plain, strong=strong)
        yield _tip(f"aux-{aux}", title, text, _AUX_RULES[number])
    for number, disc in enumerate(DISC_NAMES):
        text = context.say(
            "board-tip-disc",
            dark=int(DISC_DARK[number]),
            dollars=int(DISC_DOLLARS[number]),
            cost=max(0, -int(DISC_DOLLARS[number])),
            freed=_freed(number, context),
        )
        yield _tip(f"disc-{disc}", context.say("board-tip-disc-title", disc=disc), text, "EP-90")


def _freed(disc: int, context: DrawContext) -> str:
    """What is had for good once a disc is gone."""
    if DISC_STEPS[disc]:
        return context.say("board-freed", kind="steps", amount=int(STEP_LIMIT) + int(DISC_STEPS[disc]))
    if DISC_HAND[disc]:
        return context.say("board-freed", kind="hand", amount=int(HAND_LIMIT) + int(DISC_HAND[disc]))
    if DISC_CERTIFICATES[disc]:
        return context.say("board-freed", kind="permanent", amount=int(DISC_CERTIFICATES[disc]))
    number = [int(each) for each in AUX_DISC].index(disc)
    _, strong = AUXILIARIES[AUX_NAMES[number]]
    told = context.say("table-symbol", **strong.words)
    return context.say("board-freed", kind="auxiliary", amount=told)
