"""The line of every seat, the whole board behind it, and the private buildings of everybody."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail.components import CRAFTSMEN, FACE_HAND, FACE_NAMES, FACE_VP
from bunkhouse.games.great_western_trail.table import cards, element_ids, printed_signs
from bunkhouse.games.great_western_trail.table.printed_signs import HAND_SIGNS
from bunkhouse.games.great_western_trail.table.ranch import ranch, workers_words
from bunkhouse.games.great_western_trail.view_types import Counts, SeatView, View


def seats(view: View, context: DrawContext) -> list[PartDict]:
    """The second line of every seat, and the whole board of those who are not the viewer."""
    texts, found = context.texts, []
    for seat, board in enumerate(view["seats"]):
        name, own = context.names[seat], seat == context.viewer
        about = (view["players"], view["faces"], board, built(view, seat), name, context.colours[seat])
        found.append(
            {
                "line": _line(
                    texts, seat, "" if own else name, _counts(board), board["workers"], board["engine"]
                ),
                "open": None if own else _opened(texts, seat, *about),
            }
        )
    return found


def built(view: View, seat: int) -> list[str]:
    """The private buildings of a seat on the trail."""
    fields = [field for field in view["trail"].values() if isinstance(field, dict)]
    return [field["building"] for field in fields if field["seat"] == seat]


def _counts(board: SeatView) -> Counts:
    return {
        "money": board["money"],
        "certificates": board["certificates"] + board["permanent_certificates"],
        "steps": board["step_limit"],
        "cards": board["hand_size"],
    }


def purse(texts: Texts, board: SeatView) -> PartDict:
    """The few figures of the viewer's own that are always in sight."""
    certificates = board["certificates"] + board["permanent_certificates"]
    return _purse(texts, board["money"], sum(board["points"]), certificates)


@cached_part
def _purse(texts: Texts, money: int, points: int, certificates: int) -> PartDict:
    figures = (("money", "dollar", money), ("points", "vp", points), ("certificates", "cert", certificates))
    return {
        "figures": [
            {
                "tip": tip,
                "symbol": symbol,
                "count": count,
                "name": texts.say("board-seat", part=tip, count=count),
            }
            for tip, symbol, count in figures
        ]
    }


@cached_part
def _line(texts: Texts, seat: int, opens: str, counts: Counts, workers: Counts, engine: str) -> PartDict:
    """``opens``: the player whose board can be opened; nobody on the viewer's own line."""
    return {
        "seat": seat,
        "id": element_ids.supply_id(seat),
        "counts": counts,
        "words": {part: texts.say("board-seat", part=part, count=count) for part, count in counts.items()},
        "engine": engine.lstrip("t"),  # a siding has the number of the space before it
        "engine_name": texts.say("board-engine-at", space=engine),
        "open": texts.say("board-open-ranch", name=opens) if opens else "",
        "workers": [
            {"worker": worker, "count": count, "name": workers_words(texts, worker, count)}
            for worker, count in workers.items()
        ],
    }


@cached_part
def _opened(
    texts: Texts,
    seat: int,
    players: int,
    faces: list[str],
    board: SeatView,
    built: list[str],
    name: str,
    colour: str,
) -> PartDict:
    """All that everybody may know about a seat: hand and draw pile only together."""
    return {
        "seat": seat,
        "close": texts.say("board-close"),
        **ranch(texts, players, faces, board, built, name, colour, None),
        "area": cards.area(texts, board["area"], cards.items(board, len(built))),
        "piles": cards.piles(
            texts, board["discard"], board["hand_and_draw"], board["hand_size"], board["draw_size"]
        ),
    }


@cached_part
def faces(texts: Texts, used: list[str]) -> PartDict:
    """The private buildings of everybody as they are printed; the same for all, and for the whole game."""
    found = []
    for face in used:
        at = FACE_NAMES.index(face)
        found.append(
            {
                "face": face,
                "number": int(face[:-1]),
                "tip": f"private-{face}",
                "actions": [entry.signs for entry in printed_signs.actions(face)],
                "craftsmen": int(CRAFTSMEN[at]),
                "points": int(FACE_VP[at]),
                "hands": HAND_SIGNS[int(FACE_HAND[at])],
            }
        )
    return {
        "title": texts.say("board-all-buildings"),
        "close": texts.say("board-close"),
        "gone": texts.say("board-building-gone"),
        "buildings": found,
    }
