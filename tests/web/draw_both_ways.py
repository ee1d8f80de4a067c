"""Prints digests of some pages and updates of a game: `python -m tests.web.draw_both_ways SLUG [plain]`.

Plain ones are drawn by Jinja itself. A process draws only one way: much of what was drawn is remembered.
"""

import hashlib
import random
import sys

import bunkhouse
from bunkhouse.web import fast_jinja
from bunkhouse.web.pages import Place, table_page, table_update
from tests.web.tables import played

PLACE = Place(base="/t/somewhere", seq=7, title="<Saturday>", history="/t/somewhere/replay")


def main(slug: str, *how: str) -> None:
    fast_jinja.ENABLED = "plain" not in how
    chance, table = random.Random(4), played(bunkhouse.game(slug), 0, 4)
    while table.state.actor is not None:
        table.go_on(25, chance)
        for viewer, language in ((0, "pl"), (None, "en")):
            shown = table.seen(viewer, language)
            for text in (table_page(shown, PLACE), table_update(shown, PLACE)):
                print(len(text), hashlib.sha256(text.encode()).hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
