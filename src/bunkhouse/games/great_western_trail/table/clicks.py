"""Where every kind of action is clicked: the pieces to touch one after another."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.clicks import BUTTON, Click, Clicks, either, those_of
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.table import element_ids, tags
from bunkhouse.games.great_western_trail.table.decision import certificates_ahead, offered, owed
from bunkhouse.games.great_western_trail.trail import BUILDING_NODES, NODE_NAMES, SITES
from bunkhouse.games.great_western_trail.view_types import View

_BUTTONS: Final = 4
"""So many actions without a place fit as buttons into the prompt."""

_Targets = Callable[[int, View, int | None], list[str]]


def _values(kind: str) -> list[str]:
    """What an action of a kind speaks of, by its place within the kind."""
    return ACTIONS.kinds[ACTIONS.names.index(kind)].axes[0].values


def _piece(kind: str, id: Callable[[str], str]) -> _Targets:
    """The one piece that an action of a kind speaks of."""
    ids = [id(value) for value in _values(kind)]
    return lambda at, view, viewer: [ids[at]]


def _hand(kind: str) -> _Targets:
    """Any copy of the card in hand."""
    cards = _values(kind)
    return lambda at, view, viewer: _copies(cards[at], view, viewer)


def _copies(card: str, view: View, viewer: int | None) -> list[str]:
    hand = None if viewer is None else view["seats"][viewer]["hand"]
    return either(*[[element_ids.hand_id(card, copy)] for copy in range(max(1, (hand or {}).get(card, 0)))])


def _use(at: int, view: View, viewer: int | None) -> list[str]:
    """The icon on the building; an immediate action is a button with words."""
    icons = [element_ids.icon_id(node, icon) for node, icon, effects in offered(view) if at in effects]
    return icons[:1]


def _take(at: int, view: View, viewer: int | None) -> list[str]:
    if at == 0:
        return [element_ids.OBJECTIVE_STACK]
    card = _values("take")[at]
    copies = range(max(1, view["pool"].get(card, 0)))
    return either(*[[element_ids.pool_id(card, copy)] for copy in copies])


def _from_the_stack(at: int, view: View) -> bool:
    """Taking an unknown card cannot be taken back; drawing one's own cards is everyday life."""
    return at == 0


def _hire(at: int, view: View, viewer: int | None) -> list[str]:
    worker, row = divmod(at, int(c.ROWS))
    jobs = enumerate(view["job_market"][row])
    return either(*[[element_ids.job_id(row, at)] for at, each in jobs if each == c.WORKER_NAMES[worker]])


def _build(at: int, view: View, viewer: int | None) -> list[str]:
    """A place, which then asks for the building; or a building, which then asks for the place."""
    number, site = divmod(at, int(SITES))
    node = element_ids.node_id(NODE_NAMES[BUILDING_NODES[site]])
    return either([node], [element_ids.building_id(number + 1), node])


def _buy(at: int, view: View, viewer: int | None) -> list[str]:
    cards = dict.fromkeys(c.COMBINATIONS[at // int(c.MOST_COWBOYS)])
    return either(*[[element_ids.market_id(c.CARD_NAMES[card])] for card in cards])


def _enlarge(at: int, view: View, viewer: int | None) -> list[str]:
    return [element_ids.CATTLE_STACK]


def _draw(at: int, view: View, viewer: int | None) -> list[str]:
    step = owed(view)
    most = step["most"] if step is not None and step["step"] == "draw" else 0
    return _menu(most, element_ids.DRAW_PILE)


def _certificates(at: int, view: View, viewer: int | None) -> list[str]:
    return _menu(1 + certificates_ahead(view), element_ids.CERTIFICATES)


def _spend(at: int, view: View, viewer: int | None) -> list[str]:
    seat = view["actor"]
    count = 0 if seat is None else view["seats"][seat]["certificates"]
    return _menu(1 + count, element_ids.CERTIFICATES)


def _menu(choices: int, id: str) -> list[str]:
    """Few numbers to choose from are buttons; more of them a menu."""
    return [] if choices <= _BUTTONS else [id]


CLICKS: Final = Clicks(
    ACTIONS,
    {
        "place": Click(_piece("place", element_ids.node_id)),
        "move": Click(_piece("move", element_ids.node_id), tags.move),
        "via": Click(_piece("via", element_ids.node_id), tags.via),
        "play": Click(_hand("play"), tags.objective),
        "use": Click(_use, tags.use),
        "aux": Click(_piece("aux", element_ids.aux_id), tags.aux),
        "double": Click(_piece("double", element_ids.aux_id), tags.double),
        "copy": Click(_piece("copy", element_ids.node_id)),
        "discard": Click(_hand("discard")),
        "remove": Click(_hand("remove"), tags.remove),
        "draw": Click(_draw, tags.draw),
        "certificates": Click(_certificates, tags.certificates),
        "take": Click(_take, tags.objective, reveals=_from_the_stack),
        "hire": Click(_hire, tags.hire),
        "build": Click(_build, tags.build),
        "buy": Click(_buy, tags.buy),
        "enlarge": Click(_enlarge, tags.enlarge, reveals=True),
        "trade": Click(_piece("trade", element_ids.node_id), tags.trade),
        "clear": Click(_piece("clear", element_ids.node_id), tags.clear),
        "engine": Click(_piece("engine", element_ids.slot_id), tags.engine),
        "upgrade": Click(_piece("upgrade", element_ids.station_id), tags.upgrade),
        "disc": Click(_piece("disc", element_ids.disc_id), tags.disc),
        "lift": Click(_piece("lift", element_ids.station_id), tags.lift),
        "give": Click(_piece("give", element_ids.worker_id), tags.give),
        "foresight": Click(_piece("foresight", element_ids.foresight_id)),
        "spend": Click(_spend, tags.spend),
        "deliver": Click(_piece("deliver", element_ids.city_id), tags.deliver),
        "done": BUTTON,
        "end": Click(gives_up=those_of(ACTIONS, "use", "aux")),
    },
)
