"""What can be done on the map: lassos, cities to choose, and the payment that is being chosen."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import (
    CITIES,
    CITY_NAMES,
    LENGTH,
)
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.table.board_pieces import ends, piece_style, train_style
from bunkhouse.games.old_west.table.claims import gains, helped, scored
from bunkhouse.games.old_west.table.clicks import payment, price
from bunkhouse.games.old_west.table.element_ids import (
    CITY_NUMBERS,
    TRACK_NUMBERS,
    Part,
    View,
    remembered,
)
from bunkhouse.games.old_west.table.map_sheet import (
    CITY_POINTS,
    HEIGHT,
    WIDTH,
    Box,
    at,
    lasso,
    tag_point,
)

_CITY_ACTIONS: Final = {"choose-start": "start", "move-alvin": "alvin", "place-city": "place"}
_ROW_OF_PAYMENTS: Final = 37
_PAYMENTS_HEAD: Final = 78
_LINE: Final = 34
"""The height of the box of payments, in units of the sheet, as far as it matters on which side it opens."""


class Ground:
    """The map of one position, for one viewer."""

    def __init__(self, view: View, context: DrawContext) -> None:
        self.view = view
        self.context = context
        decision = view["decision"]
        self.step: str = "" if decision is None else decision["step"]
        self.mine = bool(context.legal)
        paying = self.step in ("pay-track", "pay-city")
        self.payments = [code for codes in context.legal.values() for code in codes] if paying else []

    # What may be touched.

    def lassos(self) -> list[Part]:
        """One rope round all tracks of a route that may be claimed, with a tag that says who scores."""
        found = []
        for id, codes in self.context.legal.items():
            if id.startswith("r-"):
                tracks = [code - int(kinds.CLAIM) for code in codes]
                found.append(self._lasso(id, min(tracks), max(tracks)))
        return found

    def _lasso(self, id: str, first: int, last: int) -> Part:
        gained = gains(first, self.view, self.context)

        def make() -> Part:
            rope = lasso(first, last)
            return {
                "id": id,
                "style": rope.box.style(),
                "view": rope.box.view(),
                "path": rope.path,
                "tag": at(tag_point(first, last)),
                "gains": gained,
                "name": self._route_words(first, gained),
            }

        return remembered(("lasso", self.context.language, id, first, last, packed(gained)), make)

    def _route_words(self, track: int, gained: list[Part]) -> str:
        words = scored(gained)
        return self.context.say("table-claim", route=ends(track), length=int(LENGTH[track]), scored=words)

    def cities(self) -> list[Part]:
        """Cities that may be chosen, each with the action as its name."""
        if self.step not in _CITY_ACTIONS or not self.mine:
            return []
        found = []
        for city in range(CITIES):
            id = element_ids.city_id(city)
            if id in self.context.legal:
                found.append({"id": id, "style": at(CITY_POINTS[city]), "name": self._city_words(city)})
        return found

    def _city_words(self, city: int) -> str:
        name = CITY_NAMES[city]
        if self.step == "choose-start":
            return self.context.say("action-start", city=name)
        if self.step == "move-alvin":
            return self.context.say("action-alvin", city=name)
        return self.context.say("table-place", city=name)

    # The payment that is being chosen.

    def picked(self) -> Part | None:
        """The track that somebody is paying for or has just claimed: all see which one it is."""
        decision = self.view["decision"]
        if decision is None or "track" not in decision:
            return None
        track = TRACK_NUMBERS[decision["track"]]
        rope = lasso(track, track)
        return {
            "id": f"m-picked-{element_ids.route_id(track)[2:]}",
            "style": rope.box.style(),
            "view": rope.box.view(),
            "path": rope.path,
            "ghost": self.step == "pay-track",
            "rope": self.step == "pay-track" and self.mine,
            "track": track,
            "train": train_style(track),
            "colour": self.context.colours[decision["seat"]],
        }

    def placing(self) -> Part | None:
        """The city piece that somebody is paying for, where it will stand."""
        decision = self.view["decision"]
        if decision is None or "city" not in decision:
            return None
        city = CITY_NUMBERS[decision["city"]]
        colour = self.context.colours[decision["seat"]]
        return {"id": "m-ghost-piece", "style": piece_style(city), "colour": colour}

    def payment(self) -> Part | None:
        """The ways to pay, in a box beside what is paid for."""
        if not self.payments:
            return None
        decision = self.view["decision"]
        cards = price(self.view)
        hand = self.view["seats"][self.context.viewer]["hand"]
        options = [self._option(code, cards) for code in self.payments]
        options.sort(key=lambda option: (option["locomotives"], -hand.get(option["card"], 0)))
        if self.step == "pay-track":
            track = TRACK_NUMBERS[decision["track"]]
            title, box = ends(track), lasso(track, track).box
            gained, helps = gains(track, self.view, self.context), helped(track, self.view, self.context)
        else:
            city = CITY_NUMBERS[decision["city"]]
            x, y = CITY_POINTS[city]
            title, box = CITY_NAMES[city], Box(x - 20, y - 20, x + 20, y + 16)
            gained, helps = [], []
        return {
            "title": title,
            "pay": self.context.say("table-pay", count=cards),
            "gains": gained,
            "helps": helps,
            "options": options,
            **_beside(box, len(options), len(helps)),
        }

    def _option(self, code: int, price_: int) -> Part:
        card, cards, locomotives = payment(code - int(kinds.PAY), price_)
        words = self.context.say("action-pay", colour=card, cards=cards, locomotives=locomotives)
        return {
            "action": ACTIONS.notation(code),
            "name": words,
            "card": card,
            "suit": element_ids.suit(card),
            "glyph": element_ids.symbol(card),
            "cards": cards,
            "locomotives": locomotives,
        }

    def focus(self) -> list[str]:
        """What a small window should show first: what is being paid for, else what may be touched."""
        picked = self.picked() or self.placing()
        if picked is not None:
            return [picked["id"]]
        if self.step in ("turn", "second-card") and self.mine:
            return [id for id in self.context.legal if id.startswith("r-")]
        if self.context.viewer is not None:
            item = self.view["seats"][self.context.viewer]
            return [element_ids.piece_id(CITY_NUMBERS[name]) for name in item["cities"]]
        return []


def _beside(box: Box, options: int, lines: int) -> Part:
    """Below the thing where there is room, else above it; CSS keeps it within the map."""
    height = _PAYMENTS_HEAD + _LINE * lines + _ROW_OF_PAYMENTS * ((options + 1) // 2)
    below = box.y1 + height < HEIGHT or box.y1 + height - HEIGHT < height - box.y0
    edge = box.y1 - 2 if below else HEIGHT - box.y0 - 2
    x, y = (box.x0 + box.x1) / 2 / WIDTH * 100, edge / HEIGHT * 100
    return {"side": "below" if below else "above", "style": f"--x:{x:.1f}%;--y:{y:.1f}%;--h:{height}px"}
