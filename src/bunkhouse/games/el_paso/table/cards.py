"""Cards wherever they lie: the signs of their kinds, and piles of them."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso.components import CARD_NAMES, COW_NAMES, WORKER_NAMES
from bunkhouse.games.el_paso.view_types import Cards

_BREEDS: Final = ["longhorn", "angus", "holstein", "charolais", "angus", "longhorn", *["hereford"] * 3]
HEADS: Final = {cow: f"cow-{breed}" for cow, breed in zip(COW_NAMES, _BREEDS, strict=True)}
"""The symbol with the head of a kind of cow; its colours come from the class ``k-<kind>``."""
WORKER_SIGNS: Final = dict(
    zip(WORKER_NAMES, ["w-cowboy", "w-craftsman", "w-engineer", "w-jack"], strict=True)
)


def counted(texts: Texts, cards: Cards) -> list[PartDict]:
    """Cards of a pile by kind."""
    return [
        {
            "cow": card if card in COW_NAMES else "",
            "sign": HEADS.get(card) or WORKER_SIGNS[card],
            "count": cards[card],
            "name": texts.say("card", card=card),
            "tip": f"cow-{card}" if card in COW_NAMES else f"worker-{card}",
        }
        for card in CARD_NAMES
        if card in cards
    ]


@cached_part
def pile(texts: Texts, title: str, cards: Cards) -> PartDict:
    return {"title": title, "cards": counted(texts, cards)}
