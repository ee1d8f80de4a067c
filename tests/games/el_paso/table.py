"""Positions of El Paso in a few words.

A test names only what matters to it; the rest is filled in so that the position is a possible one: cards that
are not mentioned lie in their markets and draw piles, tokens in their stacks, and the discs on trading posts
come from fields that nobody looks at.

    on("nB", money=15, hand="galloway", workers="cowboy")          seat 0 uses building B
    moving("nB", trail={"c1": "2a 1"})                             seat 0 is in its movement phase
    sue_with("A2", workers="cowboy cowboy builder engineer")       a solo game; after "end" Sue draws A2
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bunkhouse.engine.state import Document, State
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.components import (
    BONUS_NAMES,
    BOT_NAMES,
    CARD_COUNT,
    CARD_NAMES,
    COW_NAMES,
    DISC_NAMES,
    OBJECTIVE_NAMES,
    PER_PLAYER,
    RESOURCES,
    SIMMENTALS,
    TYPE_NAMES,
    WORKER_NAMES,
)

LETTERS = "BCDEFG"
FIRST_ROW = ["O05", "O06", "O07"]
FIRST_BONUSES = ["T15", "T01", "T09"]
DARK_POSTS = ("10", "12", "14", "16")
_LIGHT = ["aux3_upgrade", "aux2_unlock", "aux1_upgrade", "permanent_certificate"]
_DARK = ["aux4_unlock", "step_limit", "hand_limit"]
_OWN = ["money", "certificates", "exchange_tokens", "rancher", "cleared", "posts", "objectives", "bonuses"]
_OWN += ["workers", "hand", "draw", "discard"]
_PILES = ("workers", "hand", "draw", "discard")


def table(owed: Sequence[Mapping[str, Any]], **given: Any) -> State:
    """The position in which these steps are owed, the next one last."""
    return GAME.load(document(owed, **given))


def act(space: str, used: Sequence[str] = (), hired: str | None = None) -> dict[str, Any]:
    return {"step": "act", "space": space, "used": list(used), "hired": hired}


def on(
    space: str, used: Sequence[str] = (), *, hired: str | None = None, seat: int = 0, **given: Any
) -> State:
    """A seat uses the stop on a space."""
    return _for(seat, space, [act(space, used, hired)], given)


def moving(rancher: str, *, seat: int = 0, **given: Any) -> State:
    """The movement phase of a seat."""
    return _for(seat, rancher, [{"step": "move", "granted": 0}], given)


def before_el_paso(*, seat: int = 0, **given: Any) -> State:
    """The movement phase of a seat whose rancher stands on nG, one step before El Paso."""
    return moving("nG", seat=seat, **given)


def spending(*, seat: int = 0, **given: Any) -> State:
    """In El Paso, with the hand about to be shown."""
    return _for(seat, "el_paso", [{"step": "leave", "shown": False}, {"step": "spend"}], given)


def delivering(value: int, *, seat: int = 0, **given: Any) -> State:
    """In El Paso, with a total value that has been determined."""
    owed = [{"step": "leave", "shown": True}, {"step": "deliver", "value": value}]
    return _for(seat, "el_paso", owed, given)


def rewarded(post: str, *, seat: int = 0, **given: Any) -> State:
    """In El Paso, with the reward of a post to be taken."""
    reward: dict[str, Any] = {"step": "reward", "post": post, "used": [], "hired": None}
    posts = {post: 1, **given.pop("posts", {})}
    return _for(seat, "el_paso", [{"step": "leave", "shown": True}, reward], {**given, "posts": posts})


def on_train(card: str, used: Sequence[str] = (), **given: Any) -> State:
    """Seat 0 uses a train card, on building F."""
    train = {"step": "train", "card": card, "used": list(used), "hired": None}
    return _for(0, "nF", [act("nF", ["discard_cow", "use_train"]), train], given)


def sue_with(card: str, **given: Any) -> State:
    """A solo game in which Sue draws this card after the human's "end"; all other words describe Sue."""
    table_words = {name: given.pop(name) for name in list(given) if name not in _SUE_WORDS}
    seats = {0: {"rancher": "nC", **table_words.pop("human", {})}}
    deck = given.pop("bot_deck", card)
    owed = table_words.pop("owed", [act("nC")])
    return table(owed, players=1, sue={**given, "bot_deck": deck}, seats=seats, **table_words)


def _for(seat: int, rancher: str, owed: Sequence[Mapping[str, Any]], given: dict[str, Any]) -> State:
    own = {name: value for name, value in given.items() if name in _OWN}
    others = {name: value for name, value in given.items() if name not in _OWN}
    seats = {**others.pop("seats", {})}
    seats[seat] = {**seats.get(seat, {}), **own, "rancher": rancher}
    return table(owed, seat=seat, seats=seats, **others)


def document(
    owed: Sequence[Mapping[str, Any]],
    *,
    players: int = 3,
    seat: int = 0,
    options: Mapping[str, str] | None = None,
    trail: Mapping[str, str] | None = None,
    neutral: str = LETTERS,
    stock: Mapping[str, int] | None = None,
    objective_row: str | None = None,
    bonus_row: str | None = None,
    stacks: bool = True,
    finisher: int | None = None,
    sue: Mapping[str, Any] | None = None,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
) -> Document:
    """A position. ``stock`` names what is left of some cards; ``stacks`` False empties the token stacks."""
    boards = [_board((seats or {}).get(number, {})) for number in range(players)]
    solo = _sue(sue or {}) if players == 1 else None
    box = _draw_piles(boards)
    market = _stock(boards, solo, box, players, stock or {}, finisher)
    fields = {f"n{letter}": name for letter, name in zip(LETTERS, neutral, strict=True)}
    built: Document = {space: _building(words) for space, words in (trail or {}).items()}
    tokens = {**_tokens(boards, solo, "objectives", OBJECTIVE_NAMES, objective_row, FIRST_ROW, stacks)}
    tokens.update(_tokens(boards, solo, "bonuses", BONUS_NAMES, bonus_row, FIRST_BONUSES, stacks))
    return {
        "game": "el-paso",
        "rules": GAME.rules,
        "players": players,
        "options": _options(neutral, options or {}),
        "generator": [11, 22, 33, 44],
        "trail": {**fields, **built},
        "stock": market,
        "tiles": _tiles(built),
        "objectives": tokens["objectives"],
        "bonuses": tokens["bonuses"],
        "objective_stack": tokens["objectives stack"],
        "bonus_stack": tokens["bonuses stack"],
        "box": {card: count for card, count in box.items() if count},
        "finisher": finisher,
        "sue": solo,
        "decision": {"seat": seat, "owed": [dict(step) for step in owed]},
        "seats": boards,
    }


def _options(neutral: str, given: Mapping[str, str]) -> dict[str, str]:
    chosen = {option.name: option.default for option in GAME.options}
    if neutral != LETTERS:
        chosen["neutral_buildings"] = "shuffled"
    return {**chosen, **given}


def _building(words: str) -> Document:
    """A common building is written "2a 0": face and seat."""
    face, seat = words.split()
    return {"building": face, "seat": int(seat)}


def _tiles(built: Document) -> dict[str, int]:
    used = Counter(field["building"][0] for field in built.values())
    left = {name: 2 - used[name] for name in TYPE_NAMES}
    return {name: count for name, count in left.items() if count}


def _board(given: Mapping[str, Any]) -> Document:
    unknown = set(given) - set(_OWN)
    assert not unknown, f"what is {unknown}?"
    cleared, posts = list(given.get("cleared", [])), dict(given.get("posts", {}))
    if not posts:
        for disc in cleared:
            post = "12" if disc in _DARK else "0"
            posts[post] = posts.get(post, 0) + 1
    elif not cleared:
        dark = sum(count for post, count in posts.items() if post in DARK_POSTS)
        light = sum(posts.values()) - dark
        cleared = (_LIGHT[light:] + _DARK)[:dark] + _LIGHT[:light]
    piles = {name: dict(Counter(str(given.get(name, "")).split())) for name in _PILES}
    return {
        "money": given.get("money", 0),
        "certificates": given.get("certificates", 0),
        "exchange_tokens": given.get("exchange_tokens", 0),
        "rancher": given.get("rancher", "nB"),
        "cleared": [disc for disc in DISC_NAMES if disc in cleared],
        "posts": posts,
        "objectives": sorted(str(given.get("objectives", "")).split()),
        "bonuses": sorted(str(given.get("bonuses", "")).split()),
        "workers": piles["workers"],
        "discard": piles["discard"],
        "draw": piles["draw"] if "draw" in given else None,
        "hand": piles["hand"],
    }


def _draw_piles(boards: list[Document]) -> Counter[str]:
    """Starting cows that no test has mentioned are in the draw pile; if that is given, in the box."""
    box = Counter[str]()
    for board in boards:
        rest = {}
        for card, count in zip(COW_NAMES, PER_PLAYER, strict=True):
            held = sum((board[pile] or {}).get(card, 0) for pile in ("hand", "discard", "draw"))
            if count:
                rest[card] = max(0, count - held)
        if board["draw"] is None:
            board["draw"] = {card: count for card, count in rest.items() if count}
        else:
            box.update(rest)
    return box


def _stock(
    boards: list[Document],
    sue: Document | None,
    box: Counter[str],
    players: int,
    left: Mapping[str, int],
    finisher: int | None,
) -> dict[str, int]:
    """What is left in the markets; cows that are to be missing go to the box, workers to the last player."""
    used = Counter[str]()
    for board in boards:
        for pile in _PILES:
            used.update(board[pile])
    if sue is not None:
        for pile in ("workers", "cows", "resources"):
            used.update(sue[pile])
    found: dict[str, int] = {}
    for card, total in zip(CARD_NAMES, CARD_COUNT, strict=True):
        if card in COW_NAMES and PER_PLAYER[COW_NAMES.index(card)]:
            continue
        rest = (SIMMENTALS[players] if card == "simmental" else total) - used[card]
        assert rest >= 0, f"there are not so many of {card}"
        wanted = left.get(card, 0 if card == "simmental" and finisher is not None else rest)
        if card in COW_NAMES:
            box[card] += rest - wanted
        elif rest > wanted:
            boards[-1]["discard"][card] = boards[-1]["discard"].get(card, 0) + rest - wanted
        if wanted:
            found[card] = wanted
    return found


def _tokens(
    boards: list[Document],
    sue: Document | None,
    kind: str,
    names: Sequence[str],
    row: str | None,
    first: Sequence[str],
    stacks: bool,
) -> dict[str, list[str | None]]:
    """The row, then the stack; without stacks the first player has what is left."""
    held = [name for board in [*boards, *([sue] if sue else [])] for name in board[kind]]
    free = [name for name in [*first, *names] if name not in held]
    shown: list[str | None] = [None, None, None]
    shown[:] = [*dict.fromkeys(free)][:3]
    if row is not None:
        shown = [None if name == "-" else name for name in row.split()]
    rest: list[str | None] = [name for name in names if name not in held and name not in shown]
    if not stacks:
        boards[-1][kind] = sorted([*boards[-1][kind], *(name for name in rest if name)])
        rest = []
    return {kind: shown, f"{kind} stack": rest}


_SUE_WORDS = ["row", "workers", "assigned", "cows", "rancher", "posts", "objectives", "bonuses", "resources"]
_SUE_WORDS += ["bot_deck", "bot_discard"]


def _sue(given: Mapping[str, Any]) -> Document:
    unknown = set(given) - set(_SUE_WORDS)
    assert not unknown, f"what is {unknown}?"
    line = str(given.get("row", "cowboy builder engineer")).split()
    deck = str(given.get("bot_deck", "A1")).split()
    discards = [name for name in BOT_NAMES if name[0] == "A" and name not in deck]
    resources = dict(zip(CARD_NAMES, RESOURCES, strict=True))
    if "resources" in given:
        resources = dict(Counter(str(given["resources"]).split()))
    return {
        "row": line,
        "workers": dict(Counter(str(given.get("workers", "cowboy builder engineer")).split())),
        "assigned": {name: given.get("assigned", {}).get(name, 0) for name in WORKER_NAMES[:3]},
        "cows": dict(Counter(str(given.get("cows", "")).split())),
        "rancher": given.get("rancher", "nB"),
        "posts": dict(given.get("posts", {"5": 1})),
        "objectives": sorted(str(given.get("objectives", "")).split()),
        "bonuses": sorted(str(given.get("bonuses", "")).split()),
        "resources": {card: count for card, count in resources.items() if count},
        "bot_deck": [name for name in BOT_NAMES if name in deck],
        "bot_discard": str(given["bot_discard"]).split() if "bot_discard" in given else discards,
    }
