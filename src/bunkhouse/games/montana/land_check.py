"""Checking the part of ``components.toml`` that describes the land: hexes, layouts and terrain tiles."""

from typing import Any

from bunkhouse.engine.reading import Reader

KINDS = ["land", "lake", "mountain"]
SIDES = 6
"""A hex has six neighbours; a terrain tile is a hex with its six neighbours (MT-9)."""
MOST_ROWS = 26
"""The rows of the landscape are called by letters."""

Hex = tuple[int, int]


def check_land(tables: dict[str, Reader], box: dict[str, int], counts: list[str], goods: list[str]) -> None:
    _hexes(tables["hex"])
    tiles = tables["terrain_tile"].items(box["terrain_tiles"])
    names: list[str] = []
    for tile in tiles:
        fields = tile.only(["id", "fields"])
        name = fields["id"].value
        if not isinstance(name, str) or not name or name in names:
            raise fields["id"].error("name-twice", given=str(name))
        names.append(name)
        _tile(fields["fields"], goods)
    _layouts(tables, counts)
    _room(tables, box, counts, [tile.value["fields"] for tile in tiles])


def _hexes(reader: Reader) -> None:
    """The geometry: rotation and lines rely on directions in circular order, each opposite the third next."""
    lists = ["positions", "directions", "lines_along", "tile_neighbour_vectors"]
    table = reader.only(["hexes_per_tile", "rotations", *lists])
    table["hexes_per_tile"].same(SIDES + 1)
    table["rotations"].same(SIDES)
    directions = [_hex(item) for item in table["directions"].items(SIDES)]
    for at, (q, r) in enumerate(directions):
        before, after = directions[at - 1], directions[(at + 1) % SIDES]
        if (before[0] + after[0], before[1] + after[1]) != (q, r):
            raise table["directions"].items()[at].error("not-in-circular-order")
    given = [*table["positions"].items(SIDES + 1), *table["lines_along"].items(SIDES // 2)]
    expected = [(0, 0), *directions, *directions[: SIDES // 2]]
    for item, place in zip(given, expected, strict=True):
        if _hex(item) != place:
            raise item.error("not-expected", given=str(_hex(item)), expected=str(place))
    for item in table["tile_neighbour_vectors"].items(SIDES):
        _hex(item)


def _hex(reader: Reader) -> Hex:
    q, r = (item.number(-100, 100) for item in reader.items(2))
    return q, r


def _tile(reader: Reader, goods: list[str]) -> None:
    """MT-9, MT-13, MT-14, MT-68, MT-69: what the seven fields of a tile show."""
    for at, field in enumerate(reader.items(SIDES + 1)):
        kind = KINDS[field.field("kind").name(KINDS)]
        names = {"land": ["cost", "double", "cattle"], "lake": ["canteen"], "mountain": []}[kind]
        shown = field.only(["pos", "kind", *names])
        shown["pos"].same(at)
        if "canteen" in shown:
            expect_true(shown["canteen"])
        if "cost" in shown:
            shown["double"].flag()
            shown["cattle"].flag()
            cost = shown["cost"].entries(goods)
            for _, item in cost:
                item.number(1, 6)
            if not cost:
                raise shown["cost"].error("not-enough", given=0, expected=1)


def expect(reader: Reader, expected: int) -> None:
    """MT-2, MT-4, MT-6, MT-7: a total that the figures elsewhere add up to."""
    if reader.value != expected:
        raise reader.error("not-expected", given=reader.value, expected=expected)


def expect_true(reader: Reader) -> None:
    if not reader.flag():
        raise reader.error("not-expected", given="false", expected="true")


def _layouts(tables: dict[str, Reader], counts: list[str]) -> None:
    """MT-11: as many centres as tiles are used, tiles that do not overlap and that touch each other."""
    used = tables["terrain_tiles_used"].only(counts)
    vectors = {_hex(item) for item in tables["hex"].field("tile_neighbour_vectors").items()}
    positions = [_hex(item) for item in tables["hex"].field("positions").items()]
    layouts = tables["layouts"].only(counts)
    rows: set[int] = set()
    for count, layout in layouts.items():
        fields = layout.only(["rows", "centres"])
        if not isinstance(fields["rows"].value, str):
            raise fields["rows"].error("not-a-name", given=str(fields["rows"].value))
        tiles = used[count].number(1, len(tables["terrain_tile"].items()))
        centres = fields["centres"].items(tiles)
        placed: dict[Hex, str] = {}
        for item in centres:
            q, r = _hex(item)
            for dq, dr in positions:
                if (q + dq, r + dr) in placed:
                    raise item.error("tiles-overlap", other=placed[(q + dq, r + dr)])
                placed[(q + dq, r + dr)] = item.path
                rows.add(r + dr)
        _touching(centres, vectors)
    if max(rows) - min(rows) >= MOST_ROWS:
        raise tables["layouts"].error("too-many-rows", given=max(rows) - min(rows) + 1, high=MOST_ROWS)


def _touching(centres: list[Reader], vectors: set[Hex]) -> None:
    found = [_hex(item) for item in centres]
    reached, waiting = {found[0]}, [found[0]]
    while waiting:
        q, r = waiting.pop()
        for other in found:
            if other not in reached and (other[0] - q, other[1] - r) in vectors:
                reached.add(other)
                waiting.append(other)
    for item, centre in zip(centres, found, strict=True):
        if centre not in reached:
            raise item.error("tile-apart")


def _room(tables: dict[str, Reader], box: dict[str, int], counts: list[str], tiles: list[Any]) -> None:
    """MT-7: canteens and cattle for every field that shows them, and land for every settlement."""
    lakes = sum(1 for tile in tiles for field in tile if field["kind"] == "lake")
    expect(tables["components"].field("canteens"), lakes)
    land = sorted(sum(1 for field in tile if field["kind"] == "land") for tile in tiles)
    cattle = sorted((sum(1 for field in tile if field.get("cattle")) for tile in tiles), reverse=True)
    start_cattle = tables["start_items"].field("cattle").number(0, 100)
    for players, count in enumerate(counts, int(counts[0][1:])):
        used: int = tables["terrain_tiles_used"].field(count).value
        homes = players * tables["settlements_per_player"].field(count).value
        if sum(land[:used]) <= homes:
            layout = tables["layouts"].field(count)
            raise layout.error("too-little-land", given=sum(land[:used]), count=homes)
        needed = sum(cattle[:used]) + players * start_cattle
        if needed > box["cattle"]:
            given = tables["components"].field("cattle")
            raise given.error("not-enough", given=box["cattle"], expected=needed)
