"""Positions as readable documents, and the count of everything on the table."""

from bunkhouse.engine.authoring import Document, count_bits
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.agenda_document import write_decision
from bunkhouse.games.el_paso.state import (
    BONUS,
    BOX,
    NO_TOKEN,
    NOBODY,
    OBJECTIVE,
    RESOURCES,
    STOCK,
    Table,
    owner_of,
    type_of,
)
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_NAMES, SPACES
from bunkhouse.games.el_paso.view_types import Board, Building, Common, SueBoard


def dump(table: Table) -> Document:
    """The whole truth, as ``reading.read`` takes it in again."""
    return {
        **table.heading(),
        "generator": table.rng.words(),
        **common(table),
        "decision": write_decision(table),
        "seats": [
            {
                **board(table, seat),
                "draw": cards(table, table.pile(seat, DRAW)),
                "hand": cards(table, table.pile(seat, HAND)),
            }
            for seat in range(table.players)
        ],
    }


def common(table: Table) -> Common:
    """What everybody sees of the table."""
    return {
        "trail": {
            SPACE_NAMES[space]: field(table, space)
            for space in range(SPACES)
            if table.tile(space) >= 0 and space != EL_PASO
        },
        "stock": cards(table, table.shared(STOCK)),
        "tiles": {
            c.TYPE_NAMES[kind]: int(table.tiles_left(kind))
            for kind in range(c.TYPES)
            if table.tiles_left(kind)
        },
        "objectives": row(table, int(OBJECTIVE)),
        "bonuses": row(table, int(BONUS)),
        "objective_stack": names(table.stack(OBJECTIVE), c.OBJECTIVE_NAMES),
        "bonus_stack": names(table.stack(BONUS), c.BONUS_NAMES),
        "box": cards(table, table.shared(BOX)),
        "finisher": None if table.finisher == NOBODY else int(table.finisher),
        "sue": sue(table) if table.players == 1 else None,
    }


def row(table: Table, kind: int) -> list[str | None]:
    """The face-up tokens of a kind, from the left."""
    tokens = [int(table.shown(kind, place)) for place in range(c.ROW)]
    return [None if token == NO_TOKEN else c.TOKEN_NAMES[kind][token] for token in tokens]


def names(members: int, known: list[str]) -> list[str]:
    """The members of a set by name."""
    return [name for number, name in enumerate(known) if members >> number & 1]


def field(table: Table, space: int) -> Building | str:
    """What lies on a space; a common building with its owner."""
    tile = table.tile(space)
    name = table.field_name(tile)
    return name if owner_of(tile) == NOBODY else {"building": name, "seat": int(owner_of(tile))}


def cards(table: Table, start: int) -> dict[str, int]:
    """The cards of a pile with their numbers."""
    return {
        c.CARD_NAMES[card]: int(table.cards[start + card])
        for card in range(c.CARDS)
        if table.cards[start + card]
    }


def board(table: Table, seat: int) -> Board:
    """What everybody sees of a player."""
    rancher = table.rancher(seat)
    return {
        "money": int(table.money(seat)),
        "certificates": int(table.certificates(seat)),
        "exchange_tokens": int(table.exchange_tokens(seat)),
        "rancher": None if rancher == OFF_BOARD else SPACE_NAMES[rancher],
        "cleared": names(table.discs(seat), c.DISC_NAMES),
        "posts": posts(table, seat),
        "objectives": names(table.tokens(seat, OBJECTIVE), c.OBJECTIVE_NAMES),
        "bonuses": names(table.tokens(seat, BONUS), c.BONUS_NAMES),
        "workers": cards(table, table.pile(seat, AREA)),
        "discard": cards(table, table.pile(seat, DISCARD)),
    }


def posts(table: Table, seat: int) -> dict[str, int]:
    """The discs of a seat on trading posts."""
    return {
        c.POST_NAMES[post]: int(table.post_discs(seat, post))
        for post in range(c.POSTS)
        if table.post_discs(seat, post)
    }


def sue(table: Table) -> SueBoard:
    """What lies before Sue, her row of workers from the left; nothing of it is secret."""
    line = [c.WORKER_NAMES[table.line(place)] for place in range(c.SPECIALISTS)]
    return {
        "row": line,
        "workers": cards(table, table.pile(c.SUE, AREA)),
        "assigned": {name: int(table.assigned(c.WORKER_NAMES.index(name))) for name in line},
        "cows": cards(table, table.pile(c.SUE, DISCARD)),
        "rancher": SPACE_NAMES[table.rancher(c.SUE)],
        "posts": posts(table, int(c.SUE)),
        "objectives": names(table.tokens(c.SUE, OBJECTIVE), c.OBJECTIVE_NAMES),
        "bonuses": names(table.tokens(c.SUE, BONUS), c.BONUS_NAMES),
        "resources": cards(table, table.shared(RESOURCES)),
        "bot_deck": names(table.bot_deck(), c.BOT_NAMES),
        "bot_discard": names(table.bot_discard(), c.BOT_NAMES),
    }


def cards_by_kind(table: Table) -> list[int]:
    """How many of each card there are, wherever they lie."""
    return [
        sum(int(table.cards[at]) for at in range(card, len(table.cards), c.CARDS)) for card in range(c.CARDS)
    ]


def tiles_by_type(table: Table) -> list[int]:
    """How many common building tiles of each type there are."""
    found = [int(table.tiles_left(kind)) for kind in range(c.TYPES)]
    for space in range(SPACES):
        tile = table.tile(space)
        if c.COMMON <= tile < c.EL_PASO_TILE:
            found[type_of(tile)] += 1
    return found


def tokens_everywhere(table: Table, kind: int) -> list[int]:
    """Every token of a kind: in the stack, in the row, then with the seats."""
    sets = [int(table.stack(kind))]
    sets += [2 ** int(table.shown(kind, place)) for place in range(c.ROW) if table.shown(kind, place) >= 0]
    sets += [int(table.tokens(seat, kind)) for seat in range(table.around)]
    return [number for held in sets for number in range(len(c.TOKEN_NAMES[kind])) if held >> number & 1]


def census(table: Table) -> dict[str, int]:
    """EP-2 to EP-6: cards, tiles, tokens, discs and bot cards."""
    counted = dict(zip(c.CARD_NAMES, cards_by_kind(table), strict=True))
    counted.update({f"tile {name}": tiles_by_type(table)[kind] for kind, name in enumerate(c.TYPE_NAMES)})
    for kind, word in ((OBJECTIVE, "objectives"), (BONUS, "bonuses")):
        counted[word] = len(tokens_everywhere(table, int(kind)))
    for seat in range(table.around):
        counted[f"discs {seat}"] = int(table.discs_left(seat)) + sum(posts(table, seat).values())
    counted["bot cards"] = int(count_bits(table.bot_deck()) + count_bits(table.bot_discard()))
    return counted
