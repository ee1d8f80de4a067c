"""Final scoring in seven categories (EP-103 to EP-111, EP-135)."""

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.authoring import ScoreLine, count_bits
from bunkhouse.families.great_western.tasks import Allocation
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.state import BONUS, OBJECTIVE, Table, owner_of, type_of
from bunkhouse.games.el_paso.trail import SPACES


def scores(table: Table) -> list[int]:
    return [sum(categories(table, seat)) for seat in range(table.around)]


def breakdown(table: Table) -> list[ScoreLine]:
    columns = [categories(table, seat) for seat in range(table.around)]
    return [ScoreLine(id, [column[at] for column in columns]) for at, id in enumerate(c.CATEGORIES)]


def ranking(table: Table) -> list[int]:
    """EP-111, R-23: by points, then by the money left after its conversion."""
    keys = [
        points * c.DOLLARS_PER_POINT + money_left(table.money(seat))
        for seat, points in enumerate(scores(table))
    ]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def money_left(dollars: int) -> int:
    """EP-111, R-23: what is left after the conversion breaks a tie."""
    return dollars % int(c.DOLLARS_PER_POINT)


def categories(table: Table, seat: int) -> list[int]:
    """The points of a seat in the order of CATEGORIES."""
    return [
        int(money_points(table, seat)),
        int(building_points(table, seat)),
        int(post_points(table, seat)),
        int(card_points(table, seat, c.COWS, c.CARDS)),
        int(cow_points(table, seat)),
        int(bonus_points(table, seat)),
        int(objective_points(table, seat)),
    ]


def plain_points(table: Table, seat: i64) -> i64:
    """All categories but the objectives, which take longer to count."""
    return (
        money_points(table, seat)
        + building_points(table, seat)
        + post_points(table, seat)
        + card_points(table, seat, c.COWS, c.CARDS)
        + cow_points(table, seat)
        + bonus_points(table, seat)
    )


def cow_points(table: Table, seat: i64) -> i64:
    """EP-107: the cows, and the emptied Simmental space."""
    return card_points(table, seat, 0, c.COWS) + (c.FINISHER_VP if table.finisher == seat else 0)


def money_points(table: Table, seat: i64) -> i64:
    """EP-103, EP-135: a point for every full so many dollars; Sue never has any."""
    return table.money(seat) // c.DOLLARS_PER_POINT


def building_points(table: Table, seat: i64) -> i64:
    """EP-104"""
    points: i64 = 0
    space: i64
    for space in range(SPACES):
        tile: i64 = table.tile(space)
        if owner_of(tile) == seat:
            points += i64(c.FACE_VP[table.face(type_of(tile))])
    return points


def post_points(table: Table, seat: i64) -> i64:
    """EP-105"""
    points: i64 = 0
    post: i64
    for post in range(c.POSTS):
        points += table.post_discs(seat, post) * i64(c.POST_VP[post])
    return points


def card_points(table: Table, seat: i64, low: i64, high: i64) -> i64:
    """EP-106, EP-107: cards wherever they are."""
    points: i64 = 0
    card: i64
    for card in range(low, high):
        points += table.owned(seat, card) * i64(c.CARD_VP[card])
    return points


def bonus_points(table: Table, seat: i64) -> i64:
    """EP-108"""
    points: i64 = 0
    tokens: i64 = table.tokens(seat, BONUS)
    token: i64
    for token in range(c.BONUSES):
        if (tokens >> token) & 1:
            points += i64(c.BONUS_VP[token])
    return points


def elements(table: Table, seat: i64) -> vec[i64]:
    """EP-110, R-22: how many there are of each element that an objective can need."""
    found = vec[i64]([i64(0)] * c.TASKS)
    at: i64
    for at in range(c.CARDS):
        found[at] = table.owned(seat, at)
    for at in range(SPACES):
        tile: i64 = table.tile(at)
        if owner_of(tile) == seat:
            builders: i64 = i64(c.BUILDERS[type_of(tile)])
            size: i64
            for size in range(len(c.BUILDING_SIZES)):
                if builders >= c.BUILDING_SIZES[size]:
                    found[c.FIRST_BUILDING + size] += 1
    for at in range(c.POSTS):
        if i64(c.POST_DARK[at]) != 0:
            found[c.DARK_DISC] += table.post_discs(seat, at)
    found[c.BONUS_TOKEN] = count_bits(table.tokens(seat, BONUS))
    return found


def objective_points(table: Table, seat: i64) -> i64:
    """EP-109, EP-110, EP-135: the best use of all elements; of Sue every objective counts."""
    tokens: i64 = table.tokens(seat, OBJECTIVE)
    points: i64 = 0
    token: i64
    if table.is_sue(seat):
        for token in range(c.OBJECTIVES):
            if (tokens >> token) & 1:
                points += i64(c.OBJECTIVE_VP[token])
        return points
    search = Allocation(c.TASKS, elements(table, seat), 0, 1)
    for token in range(c.OBJECTIVES):
        if (tokens >> token) & 1:
            search.add(needs(token), i64(c.OBJECTIVE_VP[token]), 0, False)
    search.solve()
    return search.best


def needs(token: i64) -> vec[i64]:
    found = vec[i64]([i64(0)] * c.TASKS)
    task: i64
    for task in range(c.TASKS):
        found[task] = i64(c.NEEDS[token * c.TASKS + task])
    return found
