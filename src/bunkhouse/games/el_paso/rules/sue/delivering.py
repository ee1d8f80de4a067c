"""Sue's deliveries (EP-132, EP-133)."""

from mypy_extensions import i64

from bunkhouse.games.el_paso.components import POST_NAMES, SUE_POSTS
from bunkhouse.games.el_paso.icons import POST_SOURCE
from bunkhouse.games.el_paso.rules.sue.gains import nothing, use_symbols
from bunkhouse.games.el_paso.state import Table


def deliver(table: Table, seat: i64) -> None:
    """EP-132, EP-133, R-32: the next post of her order; without discs there is no delivery."""
    left: i64 = table.discs_left(seat)
    if left == 0:
        nothing(table, seat)
        return
    made: i64 = deliveries(table, seat)
    post: i64 = i64(SUE_POSTS[min(made, len(SUE_POSTS) - 1)])
    table.add_post_disc(seat, post, 1)
    if table.journal is not None:
        table.tell_seat("sue-delivers", seat, {"post": POST_NAMES[post]})
    use_symbols(table, seat, POST_SOURCE + post, False)


def deliveries(table: Table, seat: i64) -> i64:
    """How many discs she has put on the posts of her order."""
    made: i64 = 0
    at: i64
    for at in range(len(SUE_POSTS)):
        made += table.post_discs(seat, i64(SUE_POSTS[at]))
    return made
