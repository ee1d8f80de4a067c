"""Draw the printed map of Old West: ``table/art.html`` from ``table/map.toml`` and ``components.toml``.

The drawing is kept as a file because it never changes while people play, and takes far longer to work out
than a page may take to be sent. Run it after a change of the data: python scripts/draw_old_west_map.py
"""

import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

from bunkhouse.games.old_west.components import (
    CARD_COLOURS,
    CITIES,
    CITY_IDS,
    CITY_NAMES,
    FOLDER,
    LENGTH,
    ROUTE_END,
    SYMBOLS,
    TRACK_A,
    TRACK_B,
    TRACK_COLOUR,
    TRACK_COLOURS,
    TRACK_VALUE,
    TRACKS,
)
from bunkhouse.games.old_west.distances import ROUTES
from bunkhouse.games.old_west.table.board_layout import (
    CITY_POINTS,
    HEIGHT,
    MAP,
    SLOT,
    SPACING,
    WIDTH,
    Car,
    Point,
    aside,
    cars,
    line,
    pair,
)
from bunkhouse.games.old_west.table.element_ids import route_id

ART: Final = FOLDER / "table" / "art.html"
INK: Final = "#221A14"
SEA: Final = "#B7C4CF"
SHORE: Final = (
    (46, "#A5B5C3"),
    (43.8, SEA),
    (33, "#9BAEBD"),
    (30.6, SEA),
    (20, "#8DA3B5"),
    (17.4, "#C1CCD4"),
    (9, "#7F97AB"),
    (6.4, "#D5DADA"),
)
SCENERY: Final = {
    "peak": '<path d="M-10 8 0-9 10 8Z" fill="#EFE2BE"/>'
    '<path d="M-10 8-3.5-3 0-9 4-2 10 8M0-9 2.5-1 .5 2 4 8M4-2 5 3M-3.5-3-4 1" fill="none"/>',
    "pine": '<path d="M0-7-3.8 0h2L-5 5H5L1.8 0h2Z" fill="#B9BF85"/><path d="M0 5v2.5" fill="none"/>',
    "cactus": '<path d="M0 6V-6M-4-2.5v2c0 2 2 2 4 2M4-4v2c0 2-2 2-4 2" fill="none" stroke-width="1.8"/>',
    "mesa": '<path d="M-14 6-11-5h7l2 4H4l1.5-6h6L14 6Z" fill="#EBCF9C"/>'
    '<path d="M-9-4-10 4M-6-3v8M-1 0v5M3 0v5M7-5 6.5 5M10-5l1 9" fill="none" stroke-width=".8"/>',
    "grass": '<path d="M-3 2-4-2M-1 2v-5M1 2 2-3M3 2 4.5-1" fill="none"/>',
}
PLAYERS: Final = ("red", "blue", "yellow", "green", "black", "white")


def main() -> None:
    ART.write_text(art(), encoding="utf-8")
    sys.stdout.write(f"{ART.relative_to(Path.cwd())}: {ART.stat().st_size} bytes\n")


def art() -> str:
    """The whole file: the map below the pieces, the names above the lassos."""
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none"'
    return (
        "{# Drawn by scripts/draw_old_west_map.py: change the data, not this file. #}\n"
        f'<svg id="art-map" data-art class="map" {box} role="img" aria-label="{{{{ pic.words.map }}}}">\n'
        f'<clipPath id="art-sheet"><path d="M0 0H{WIDTH}V{HEIGHT}H0Z"/></clipPath>\n'
        f'<g clip-path="url(#art-sheet)">\n{land()}{states()}{scenery()}{key()}{rails()}{slots()}{dots()}'
        f"</g>\n{touches()}</svg>\n"
        f'<svg id="art-names" data-art class="names" {box} aria-hidden="true">\n{names()}</svg>\n'
    )


def whole(point: Point) -> str:
    """As exact as anybody can see what only decorates."""
    return pair(point, 0)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def chain(points: list[Point]) -> str:
    return "M" + "L".join(whole(point) for point in points)


def smooth(points: list[Point]) -> str:
    """A soft line through the points."""
    drawn = "M" + whole(points[0])
    for place, (here, there) in enumerate(pairwise(points)):
        before, after = points[max(0, place - 1)], points[min(len(points) - 1, place + 2)]
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        drawn += f"C{whole(first)} {whole(second)} {whole(there)}"
    return drawn


def listed(points: list[list[float]]) -> list[Point]:
    return [(x, y) for x, y in points]


def land() -> str:
    """Everything under the network: sea, shore, plains, rivers, borders. Never turquoise."""
    data = MAP["land"]
    coast, south = smooth(listed(data["coast"])), listed(data["south"])
    shape = f"{coast}L{WIDTH + 40} {HEIGHT + 60}V-40Z"
    waves = "".join(f"M{x} {y}q3-2.5 6 0t6 0{'t6 0' if long else ''}" for x, y, long in MAP["sea"]["waves"])
    plains = "".join(f"M{x} {y}h{far}" for x, y, far in MAP["plains"]["hatches"])
    tints = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{ink}" opacity=".7"/>'
        for x, y, rx, ry, ink in data["tints"]
    )
    abroad = f"{chain(south)}L{WIDTH + 20} {HEIGHT + 20}L{south[0][0]:.0f} {HEIGHT + 20}Z"
    rivers = "".join(smooth(listed(river)) for river in data["rivers"])
    borders = "".join(chain(listed(border)) for border in data["borders"])
    return (
        f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="{SEA}"/>\n'
        f'<path d="{waves}" fill="none" stroke="#8FA3B4" opacity=".8"/>\n'
        f'<defs><path id="art-coast" d="{coast}" fill="none"/>'
        f'<path id="art-rivers" d="{rivers}" fill="none"/></defs>'
        f'<clipPath id="art-land"><path d="{shape}"/></clipPath>\n'
        + "".join(f'<use href="#art-coast" stroke="{ink}" stroke-width="{width}"/>\n' for width, ink in SHORE)
        + f'<g clip-path="url(#art-land)"><path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="#EEDFB6"/>'
        f'<path d="{abroad}M-10-10H{WIDTH + 10}V{data["north"]}H-10Z" fill="#E2CE9C"/>{tints}'
        f'<path d="{plains}" stroke="#CDB27C" opacity=".55"/></g>\n'
        '<use href="#art-coast" stroke="#4B3C2E" stroke-width="1.5"/>\n'
        '<use href="#art-rivers" stroke="#9FB2C0" stroke-width="2.4" stroke-linecap="round"/>'
        '<use href="#art-rivers" stroke="#E4E6DC" stroke-width=".7" stroke-dasharray="7 6"/>\n'
        f'<path d="{smooth(listed(data["lake"]))}Z" fill="{SEA}" stroke="#7F97AB"/>\n'
        f'<path d="{borders}" fill="none" stroke="#B4935A" stroke-width="1.3" stroke-dasharray="1.5 3.5"'
        ' stroke-linecap="round"/>\n'
        f'<path d="{chain(south)}M{data["north_from"]} {data["north"]}H{WIDTH}" fill="none" stroke="#A8824A"'
        ' stroke-width="1.6" stroke-dasharray="7 3 1.5 3"/>\n'
    )


def states() -> str:
    return "".join(
        f'<text class="st" x="{x}" y="{y}">{{{{ pic.words.states.{state} }}}}</text>\n'
        for state, (x, y) in MAP["state"].items()
    )


def scenery() -> str:
    """Woodcut peaks, pines, cacti, mesas and grass, each from north to south."""
    things = [(y, x, size, kind) for kind, places in MAP["scenery"].items() for x, y, size in places]
    store = "".join(f'<g id="art-{kind}">{drawn}</g>' for kind, drawn in SCENERY.items())
    drawn = "".join(
        f'<use href="#art-{kind}" transform="translate({whole((x, y))})scale({number(size)})"/>'
        for y, x, size, kind in sorted(things, key=lambda thing: (thing[3], thing[0]))
    )
    return (
        f"<defs>{store}</defs>\n"
        f'<g stroke="#B08D56" stroke-linejoin="round" stroke-linecap="round">{drawn}</g>\n'
    )


def key() -> str:
    """How many points a track brings, a compass and a boat."""
    values = {int(LENGTH[track]): int(TRACK_VALUE[track]) for track in range(TRACKS)}
    cells = "".join(
        f'<g transform="translate({58 + at * 21.6:.1f} 0)"><rect y="8" width="18.6" height="13" rx="2.2" '
        f'fill="#CFC4A9" stroke="#85765A"/><text x="9.3" y="18.6" class="l1">{length}</text>'
        f'<text x="9.3" y="42" class="l2">{values[length]}</text></g>'
        for at, length in enumerate(sorted(values))
    )
    return (
        '<g transform="translate(33 500)"><circle r="17" fill="#D5DADA" stroke="#4B3C2E"/>'
        '<circle r="13.5" fill="none" stroke="#4B3C2E" stroke-width=".7"/>'
        f'<path d="M0-24 4.5-4.5 0 0-4.5-4.5ZM0 24 4.5 4.5 0 0-4.5 4.5Z" fill="{INK}"/>'
        '<path d="M24 0 4.5-4.5 0 0 4.5 4.5ZM-24 0-4.5-4.5 0 0-4.5 4.5Z" fill="#F6ECD0" '
        f'stroke="{INK}" stroke-width=".9"/><path d="M0-24 4.5-4.5 0 0Z" fill="#A8321F"/></g>\n'
        '<use href="#ferry" x="44" y="538" width="28" height="28"/>\n'
        '<g transform="translate(10 574)" data-tip="points">'
        f'<rect x="1.5" y="3" width="212" height="50" rx="2" fill="{INK}" opacity=".25"/>'
        f'<rect width="212" height="50" rx="2" fill="#F8EFD8" stroke="{INK}" stroke-width="1.5"/>'
        '<path d="M6 25.5H206" stroke="#BFA77B" stroke-dasharray="1.5 2.5"/>'
        '<text x="8" y="19" class="l3">{{ pic.words.cars }}</text>'
        f'<text x="8" y="41.5" class="l3">{{{{ pic.words.points }}}}</text>{cells}</g>\n'
    )


def rails() -> str:
    """From city to city under the slots of every track."""
    drawn = ""
    for track in range(TRACKS):
        row, beside = line(track), aside(track)
        a, b = CITY_POINTS[int(TRACK_A[track])], CITY_POINTS[int(TRACK_B[track])]
        drawn += f"M{pair(a, 0)}L{pair(row.point(row.start, beside), 0)}"
        drawn += f"{row.curve(row.start, row.end, beside, 0)}L{pair(b, 0)}"
    return (
        f'<defs><path id="art-rails" d="{drawn}" fill="none"/></defs>'
        '<use href="#art-rails" stroke="#F6ECD0" stroke-width="5" stroke-linejoin="round" opacity=".8"/>'
        '<use href="#art-rails" stroke="#7A5C34" stroke-width="4.6" stroke-dasharray="1.2 3.6" '
        'opacity=".75"/>'
        '<use href="#art-rails" stroke="#5B4630" stroke-width="1.3" stroke-linejoin="round"/>\n'
    )


def slots() -> str:
    """The spaces of all tracks. A train is made of the same shapes as the slots it covers."""
    return marks() + "".join(slot_row(track) for track in range(TRACKS))


def marks() -> str:
    """What a slot bears: its glyph while it is free; the shine and the brand of whoever lays a train, told by
    its colours. Style sheets say what shows."""
    brands = "".join(
        f'<use href="#brand-{colour}" display="var(--b-{colour},none)" x="-3.9" y="-3.5" '
        'width="7.8" height="7.8"/>'
        for colour in PLAYERS
    )
    shine = '<path d="M-6-3.9H6" stroke="var(--pg)" stroke-width="1" opacity=".5"/>'
    mark = '<g id="art-mark" display="var(--laid,none)" color="var(--pg)" fill="#000" stroke="none" '
    mark += f'paint-order="normal">{shine}{brands}</g>'
    drawn = "".join(
        f'<g id="art-{colour}"><use href="#g-{colour}" display="var(--free,inline)" x="-3.6" y="-3.6" '
        'width="7.2" height="7.2"/><use href="#art-mark"/></g>'
        for colour in CARD_COLOURS
    )
    drawn += "".join(
        f'<g id="{name}"><rect {size}/><use href="#{glyph}"/></g>'
        for name, (size, glyph) in sorted({slot(track) for track in range(TRACKS)})
    )
    return f"<defs>{mark}{drawn}</defs>\n"


def slot(track: int) -> tuple[str, tuple[str, str]]:
    """What every space of a track looks like: a name, its size and what it bears."""
    colour, length = TRACK_COLOURS[int(TRACK_COLOUR[track])], cars(track)[0].length
    size = f'x="{number(-length / 2)}" y="{number(-SLOT / 2)}" width="{number(length)}" '
    size += f'height="{number(SLOT)}" rx="2.2"'
    return f"{colour}-{number(length)}", (size, "art-mark" if colour == "grey" else f"art-{colour}")


def turned(car: Car) -> str:
    return f'transform="translate({car.x:.1f} {car.y:.1f})rotate({car.turn:.0f})"'


def slot_row(track: int) -> str:
    row, (name, _) = cars(track), slot(track)
    drawn = f'<g class="sl-{TRACK_COLOURS[int(TRACK_COLOUR[track])]}"><use href="#row-{track}" class="ha"/>'
    drawn += f'<g id="row-{track}">'
    drawn += "".join(f'<use {turned(car)} href="#{name}"/>' for car in row) + "</g></g>\n"
    for space in range(1, 2 * int(SYMBOLS[track]), 2):
        drawn += (
            f'<g transform="translate({row[space].x:.1f} {row[space].y:.1f})">'
            f'<circle r="8" fill="#F6ECD0" stroke="{INK}" stroke-width="1.2"/>'
            f'<use href="#g-loco" x="-6" y="-6" width="12" height="12" color="{INK}"/></g>\n'
        )
    return drawn


def dots() -> str:
    drawn = "".join(f"M{pair(point)}h0" for point in CITY_POINTS)
    return (
        f'<defs><path id="art-dots" d="{drawn}" fill="none" stroke-linecap="round"/></defs>'
        f'<use href="#art-dots" stroke="{INK}" stroke-width="14"/>'
        '<use href="#art-dots" stroke="#F7EDD2" stroke-width="9.2"/>\n'
    )


def touches() -> str:
    """What a pointer can ask about: every route and every city."""
    routes = ""
    for track in ROUTES:
        row, width = line(track), (int(ROUTE_END[track]) - track) * SPACING
        path = "M" + pair(row.point(row.start), 0) + row.curve(row.start, row.end, 0, 0)
        routes += f'<path data-tip="{route_id(track)}" d="{path}" stroke-width="{width:.0f}"/>\n'
    cities = "".join(
        f'<circle data-tip="c-{CITY_IDS[city]}" cx="{x:.0f}" cy="{y:.0f}" r="11"/>\n'
        for city, (x, y) in enumerate(CITY_POINTS)
    )
    return f'<g class="touch" data-why>\n{routes}{cities}</g>\n'


def names() -> str:
    return "".join(
        f'<text class="cn" x="{MAP["name"][CITY_IDS[city]][0]}" '
        f'y="{MAP["name"][CITY_IDS[city]][1] + 4.7:.1f}">{CITY_NAMES[city]}</text>\n'
        for city in range(CITIES)
    )


if __name__ == "__main__":
    main()
