"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail.components import CROSSES
from bunkhouse.games.great_western_trail.table import (
    board_layout,
    cards,
    decision,
    element_ids,
    railroad,
    seat_lines,
    stops,
    town,
)
from bunkhouse.games.great_western_trail.table.lit_pieces import Lit, lit_pieces, only
from bunkhouse.games.great_western_trail.table.ranch import ranch
from bunkhouse.games.great_western_trail.table.tips import tips_now
from bunkhouse.games.great_western_trail.view_types import SeatView, View

_GROUND: Final = {
    "roads": board_layout.ROADS,
    "legs": board_layout.LEGS,
    "ties": board_layout.TIES,
    "numbered": board_layout.NUMBERED,
    "sidings": board_layout.SIDINGS,
    "crosses": [board_layout.cross_at(space) for space in CROSSES],
}
"""What the drawing of the board is made of; it never changes."""
_ON_THE_MAP: Final = ("n-", "u-", "e-", "s-", "y-", "f-")
"""How the ids of those pieces begin that lie on the board itself, and not beside it."""


def picture(view: View, context: DrawContext) -> PartDict:
    texts, viewer, lit = context.texts, context.viewer, lit_pieces(view, context)
    shown = viewer if viewer is not None else view["actor"] or 0
    seats, board, built = view["seats"], view["seats"][shown], seat_lines.built(view, shown)
    own = only(lit, "a-", "x-", "crew-", "b-", "q-") if shown == viewer else None
    names, colours, players, faces = context.names, context.colours, view["players"], view["faces"]
    return {
        "ground": _GROUND,
        "stops": _stops(view, context, lit),
        "start": texts.say("board-start-space"),
        "ranchers": _ranchers(view, context),
        "cities": railroad.cities(texts, [each["cities"] for each in seats], names, colours, only(lit, "y-")),
        "stations": _stations(view, context, lit),
        "slots": railroad.slots(context, lit),
        "engines": railroad.engines(texts, [each["engine"] for each in seats], names, colours),
        "city": _city(view, context, lit),
        "jobs": town.jobs(texts, players, view["job_market"], view["token"], only(lit, "j-")),
        "jobs_left": _jobs_left(texts, town.spaces_left(view)),
        "market": _market(view, context, lit),
        "pool": cards.pool(texts, view["pool"], sum(view["objective_stack"].values()), only(lit, "o-")),
        "ranch": ranch(texts, players, faces, board, built, names[shown], colours[shown], own),
        "hand": None if viewer is None else _hand(board, context, lit),
        "area": cards.area(texts, board["area"], cards.items(board, len(built))),
        "seats": seat_lines.seats(view, context),
        "faces": seat_lines.faces(texts, faces),
        "phase": decision.phase(view),
        "purse": None if viewer is None else seat_lines.purse(texts, board),
        "goal": _goal(view, context),
        "focus": _focus(view, context),
        "words": _words(texts),
        "tips": tips_now(view, context),
    }


def _stops(view: View, context: DrawContext, lit: Lit) -> PartDict:
    offered: stops.Icons = {}
    if context.viewer is not None and view["actor"] == context.viewer:
        for node, icon, _ in decision.offered(view):
            offered.setdefault(node, []).append(icon)
    used = {step["node"]: step["used"] for step in decision.acting(view)}
    names, colours, viewer = context.names, context.colours, context.viewer
    here = only(lit, "n-")
    return stops.stops(
        context.texts, view["players"], view["trail"], offered, used, names, colours, viewer, here
    )


def _ranchers(view: View, context: DrawContext) -> PartDict:
    nodes = [board["rancher"] for board in view["seats"]]
    places = [None if node is None else (node, stops.ground(node, view["trail"])) for node in nodes]
    return stops.ranchers(context.texts, places, context.names, context.colours, context.viewer)


def _stations(view: View, context: DrawContext, lit: Lit) -> PartDict:
    discs = [board["stations"] for board in view["seats"]]
    masters, here = view["station_masters"], only(lit, "s-")
    return railroad.stations(context.texts, masters, discs, context.names, context.colours, here)


def _city(view: View, context: DrawContext, lit: Lit) -> PartDict:
    left, stage = [sum(stack.values()) for stack in view["supply"]], decision.stage(view)
    here = only(lit, "f-", element_ids.KANSAS_CITY)
    return town.city(context.texts, view["foresight"], town.landings(view), left, stage, here)


def _market(view: View, context: DrawContext, lit: Lit) -> PartDict:
    viewer, left = context.viewer, sum(view["cattle_stack"].values())
    cowboys = 0 if viewer is None else view["seats"][viewer]["workers"]["cowboy"]
    return cards.market(context.texts, cowboys, view["market"], left, only(lit, "k-"))


def _hand(board: SeatView, context: DrawContext, lit: Lit) -> PartDict:
    certificates, permanent = board["certificates"], board["permanent_certificates"]
    held, here = board["hand"] or {}, only(lit, "h-", element_ids.DRAW_PILE)
    return cards.hand(
        context.texts, held, board["discard"], board["draw_size"], certificates, permanent, here
    )


def _focus(view: View, context: DrawContext) -> str:
    """What a small window is to show: what can be touched on the board, else where somebody acts."""
    on_board = [id for id in context.legal if id[:2] in _ON_THE_MAP]
    if on_board:
        return " ".join(on_board)
    goal = _goal_of_disc(view, context)
    if goal:
        return railroad.goal_id(goal)
    seat = context.viewer if context.viewer is not None else view["actor"]
    return "" if seat is None else element_ids.rancher_id(seat)


def _goal_of_disc(view: View, context: DrawContext) -> str:
    """The city or station that the viewer is choosing a disc for; nothing at any other time."""
    step = decision.owed(view)
    mine = context.viewer is not None and view["actor"] == context.viewer
    return step["target"] if mine and step is not None and step["step"] == "disc" else ""


def _goal(view: View, context: DrawContext) -> PartDict | None:
    goal = _goal_of_disc(view, context)
    return railroad.goal(context.texts, goal) if goal else None


def _jobs_left(texts: Texts, count: int) -> str:
    """What stands on the folded job market: how far it is to the end."""
    return texts.say("board-spaces-left", count=count) if count else texts.say("board-job-market")


@cached_part
def _words(texts: Texts) -> PartDict:
    """Words of the table that are always there."""
    return {
        "jobs": texts.say("board-job-market"),
        "railroad": texts.say("board-railroad"),
        "trail": texts.say("board-trail"),
        "discs": texts.say("board-discs"),
        "place": texts.say("board-place-disc"),
        "phases": [texts.say("board-phase", phase=phase) for phase in ("a", "b", "c")],
        "token": texts.say("board-token"),
    }
