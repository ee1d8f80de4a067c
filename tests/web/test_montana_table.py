"""Montana's drawn table: every move can be clicked, what it promises comes true, and it is drawn fast."""

import gzip
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain
from random import Random
from time import process_time
from typing import cast

import pytest

import bunkhouse
from bunkhouse.drawing.parts import Part
from bunkhouse.engine.state import State
from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.components import DOUBLE_TOKENS, GOOD_NAMES
from bunkhouse.games.montana.table import TABLE
from bunkhouse.games.montana.table.board_layout import SIZE, board_layout
from bunkhouse.games.montana.table.fields import Gain, gains_of
from bunkhouse.games.montana.table.land import PrintedField, land_state, printed_land
from bunkhouse.games.montana.view_types import View
from bunkhouse.web.tutorial import played, tutorial
from bunkhouse.words import LANGUAGES

from .drawn import Page, page, positions, seen, touches, update
from .tables import Played

GAME = bunkhouse.game("montana")
BY_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def varied(players: int, games: int = 2, every: int = 7) -> Iterator[State]:
    return chain.from_iterable(positions(GAME, players, seed, every) for seed in range(games))


def view_of(state: State, seat: int | None = 0) -> View:
    return cast(View, state.observe(seat))


def gain(name: str, seat: int, view: View) -> Gain:
    """What the table says that a settlement on a field would bring."""
    return gains_of(land_state(view), [name], seat)[name]


def printed(view: View) -> dict[str, PrintedField]:
    state = land_state(view)
    return printed_land(state["players"], state["laid"]).fields


def building(players: int, games: int) -> Iterator[State]:
    """Positions of games in which everybody builds whenever possible, lines first: such lands fill up."""
    for seed in range(games):
        state, chance = GAME.new(players, seed), Random(seed)
        while state.actor is not None:
            yield state
            legal = state.legal()
            homes = [code for code in legal if GAME.actions.kind(code) == kinds.BUILD]
            fields = {FIELD_NAMES[code - int(kinds.BUILD)]: code for code in homes}
            gains = gains_of(land_state(view_of(state)), list(fields), state.actor)
            lines = [code for name, code in fields.items() if gains[name]["homes"]]
            state.apply(chance.choice(lines or homes or legal))


@BY_PLAYERS
def test_every_move_can_be_clicked_or_is_a_plain_button(players: int) -> None:
    met = set()
    for state in varied(players):
        if state.actor is None:
            continue
        shown = Page(update(seen(GAME, state, state.actor)))
        assert len(shown.ids) == len(set(shown.ids)), [id for id in shown.ids if shown.ids.count(id) > 1]
        firsts = set()
        for code in state.legal():
            found = touches(GAME, code, state.observe(state.actor), state.actor)
            assert found or GAME.actions.kind(code) in (kinds.PASS, kinds.DONE, kinds.END)
            for way in found:
                assert set(way) <= set(shown.targets), (GAME.notation(code), way)
                firsts.add(way[0])
            met.add(int(GAME.actions.kind(code)))
        assert shown.lit == firsts
    often = {kinds.RECRUIT, kinds.WORK, kinds.STAFF, kinds.CITY, kinds.PLACE, kinds.BUILD, kinds.TRADE}
    assert {int(kind) for kind in often} <= met


def test_no_element_has_the_name_of_a_symbol() -> None:
    """A browser would find the drawing instead of the piece."""
    for state in positions(GAME, 4, seed=3, every=40):
        ids = Page(page(seen(GAME, state, state.actor or 0))).ids
        assert [id for id in ids if ids.count(id) > 1] == []


@BY_PLAYERS
def test_one_click_means_one_move(players: int) -> None:
    """Nothing shares a way, so no menu is needed; and plain buttons are few."""
    for state in varied(players, games=1, every=1):
        if state.actor is None:
            continue
        found: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for code in state.legal():
            for way in touches(GAME, code, state.observe(state.actor), state.actor) or [()]:
                found[way].append(GAME.notation(code))
        for way, moves in found.items():
            assert len(moves) == 1, (way, moves)


def test_the_start_tile_can_be_put_down() -> None:
    """MT-12, MT-R2: where the starting player chooses, every field that may be chosen is lit."""
    state = GAME.new(players=3, seed=4, start_tile="chosen")
    shown = Page(update(seen(GAME, state, state.actor)))
    assert shown.lit == {
        way[0]
        for code in state.legal()
        for way in touches(GAME, code, state.observe(state.actor), state.actor)
    }
    assert all(shown.targets[id] for id in shown.lit)


def test_whoever_puts_down_the_start_tile_sees_where_cattle_will_stand() -> None:
    """MT-14, MT-R2: on every field that shows it, but not under the tile."""
    state = GAME.new(players=3, seed=4, start_tile="chosen")

    def cows() -> set[str]:
        pieces = seen(GAME, state, 0).picture["land"]["pieces"]["pieces"]
        return {piece["id"].removeprefix("m-cow-") for piece in pieces if piece["kind"] == "cow"}

    before = cows()
    assert before == {name for name, field in printed(view_of(state)).items() if field["cattle"]}
    taken = min(before)
    state.apply(GAME.parse(f"start {taken}"))
    assert cows() == before - {taken}


@BY_PLAYERS
def test_nothing_is_lit_for_those_who_wait(players: int) -> None:
    for state in varied(players, games=1, every=11):
        for viewer in (None, *range(players)):
            if viewer != state.actor:
                assert Page(update(seen(GAME, state, viewer))).lit == set()


@BY_PLAYERS
def test_the_luck_to_come_does_not_change_the_picture(players: int) -> None:
    for number, state in enumerate(varied(players, games=1, every=9)):
        for viewer in (None, number % players):
            drawn = [seen(GAME, each, viewer) for each in (state, state.determinize(viewer, seed=99))]
            assert drawn[0].picture == drawn[1].picture
            assert page(drawn[0]) == page(drawn[1])


@BY_LANGUAGE
def test_everything_has_a_name_and_an_explanation(language: str) -> None:
    for state in varied(4, games=1, every=13):
        for viewer in (state.actor, None):
            shown = seen(GAME, state, viewer, language)
            drawn = Page(page(shown))
            assert all(drawn.targets.values())
            assert drawn.tips <= drawn.explained
            assert shown.words.problems == []


def test_targets_can_be_asked_of_moves_that_are_not_legal() -> None:
    """Someone who clicks on the wrong thing is told why."""
    for state in varied(4, games=1, every=40):
        view = view_of(state)
        for code in range(GAME.actions.size):
            assert all(isinstance(name, str) for name in TABLE.clicks.targets(code, view, 0))
            assert all(len(mark) == 2 for mark in TABLE.clicks.tag(code, view))


def test_only_the_wheel_is_asked_about_first() -> None:
    """MT-33: it shows what cannot be taken back."""
    view = view_of(GAME.new())
    asked = [GAME.notation(code) for code in range(GAME.actions.size) if TABLE.clicks.reveals(code, view)]
    assert asked == ["recruit"]


@BY_PLAYERS
def test_the_sheet_shows_the_land_as_it_lies(players: int) -> None:
    """MT-9, MT-11, MT-69: every field where it is, with its printed price, and the land within its frame."""
    view, layout = view_of(GAME.new(players, seed=7)), board_layout(players)
    assert set(printed(view)) == set(view["fields"])
    for name, lies in view["fields"].items():
        field = printed(view)[name]
        assert (list(field["at"]), field["kind"]) == (lies["at"], lies["kind"])
        assert dict(Counter(field["cost"])) == lies.get("cost", {})
        assert field["double"] == lies.get("double", False)
        x, y = layout.points[field["at"]]
        assert SIZE < x + SIZE / 2 < layout.width
        assert SIZE < y < layout.height - SIZE


def test_tags_of_fields_come_true() -> None:
    """MT-71 to MT-77: the settlements, the canteens and the cattle that a field promises."""
    lined = canteens = 0
    for state in building(2, games=5):
        before = view_of(state)
        for code in state.legal():
            if GAME.actions.kind(code) != kinds.BUILD:
                continue
            name, seat = FIELD_NAMES[code - int(kinds.BUILD)], state.actor
            assert seat is not None
            gained = gain(name, seat, before)
            lines, lakes = gained["homes"], gained["canteens"]
            after = state.copy()
            after.apply(code)
            now, then = after.observe(None)["seats"][seat], before["seats"][seat]
            double = int(DOUBLE_TOKENS) if printed(before)[name]["double"] else 1
            assert now["settlements"] - then["settlements"] == min(double + lines, then["left"])
            assert now["canteens"] - then["canteens"] == lakes
            lined, canteens = lined + lines, canteens + lakes
    assert lined > 0
    assert canteens > 10


@pytest.mark.parametrize(
    ("own", "lines"),
    [("E1 E2 E3", 1), ("E2 E3 E5", 1), ("E1 E2", 0), ("E1 E2 E3 E5", 0), ("E2 E3 E5 E6", 0)],
)
def test_the_tag_of_a_line_means_exactly_four(own: str, lines: int) -> None:
    """MT-72, MT-73: not three, not five; MT-74: a settlement of somebody else interrupts it."""
    view = view_of(GAME.new(players=4, seed=1))
    view["settlements"] = {name: {"seat": 0, "tokens": 1} for name in own.split()}
    assert gain("E4", 0, view)["homes"] == lines
    view["settlements"][own.rsplit(maxsplit=1)[-1]] = {"seat": 1, "tokens": 1}
    assert gain("E4", 0, view)["homes"] == (1 if len(own.split()) == 4 else 0)


def test_settlements_stand_on_the_map_and_leave_the_stock() -> None:
    """MT-17, MT-71: as many roofs as tokens."""
    for state in positions(GAME, 3, seed=2, every=20):
        shown = seen(GAME, state, 0)
        homes = [piece for piece in shown.picture["land"]["pieces"]["pieces"] if piece["kind"] == "home"]
        lies = shown.view["settlements"]
        assert {piece["id"]: len(piece["houses"]) for piece in homes} == {
            f"m-home-{name}": one["tokens"] for name, one in lies.items()
        }
        assert shown.picture["dock"]["homes"]["left"] == shown.view["seats"][0]["left"]


def test_a_row_shows_what_a_pawn_does_to_it() -> None:
    """MT-54, MT-57: closed on the left, a jump on the right; the last space of a row is certain."""
    met: Counter[str] = Counter()
    for state in varied(4, games=2, every=1):
        if state.actor is None:
            continue
        shown = seen(GAME, state, state.actor)
        for row in shown.picture["city"]["rows"]:
            stands = [at for at, cell in enumerate(row["cells"]) if cell["pawn"]]
            for at, cell in enumerate(row["cells"]):
                assert cell["closed"] == (bool(stands) and at < stands[0])
                assert bool(cell["jumps"]) == (bool(stands) and at > stands[0])
                if cell["closed"] or cell["pawn"]:
                    assert cell["id"] not in shown.context.legal
                met.update(closed=cell["closed"], jumps=bool(cell["jumps"]))
    assert min(met.values()) > 20


def test_a_space_of_the_city_says_what_its_row_gives_and_whose_pawn_is_jumped() -> None:
    """MT-54, MT-55, MT-61 to MT-64"""
    state = GAME.new(players=2, seed=1)
    shown = seen(GAME, state, 0)
    tips = {tip["id"]: tip for tip in TABLE.tips(shown.context)}
    assert tips["spot-3"]["text"].startswith("Reward 3: exchange up to 2 small")
    assert tips["certain-4"]["text"].startswith("Reward 4: 2 coins and exchange a small")
    view = shown.view
    view["seats"][1]["pawn"] = "2-3"
    cells = TABLE.picture(cast(View, view), shown.context)["city"]["rows"][1]["cells"]
    for cell in cells:  # the page puts what follows its title into the tip
        assert cell["name"].startswith(f"{tips['spot-2']['title']}: ")
    assert [shown.context.names[1] in cell["name"] for cell in cells] == [False, False, False, True, True]


def sorted_goods(cost: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(cost.items(), key=lambda entry: GOOD_NAMES.index(entry[0]))


def test_a_field_says_what_is_missing() -> None:
    """MT-69: exactly the goods that the viewer does not have."""
    state = GAME.new(players=2, seed=1)
    shown = seen(GAME, state, 0)
    cards = {tip["id"]: tip for tip in shown.picture["tips"]}
    named = {field["id"]: field["tip"] for field in shown.picture["land"]["targets"]["fields"]}
    held, missed = shown.view["seats"][0]["goods"], 0
    for name, lies in shown.view["fields"].items():
        if lies.get("open"):
            card = cards[named[f"f-{name}"]]
            lacks = any(held.get(good, 0) < count for good, count in lies["cost"].items())
            assert card["text"].startswith("You have everything.") != lacks
            assert [text for _, text, _ in card["cells"]] == [
                f"{held.get(good, 0)}/{count}" for good, count in sorted_goods(lies["cost"])
            ]
            assert all(enough for _, _, enough in card["cells"]) != lacks
            missed += lacks
    assert missed
    assert seen(GAME, state, None).picture["tips"] == []


def test_the_card_of_a_field_says_what_it_brings() -> None:
    """MT-71, MT-72, MT-76, MT-77: two settlements, one more for a line, cattle, a canteen."""
    met: Counter[str] = Counter()
    for state in building(2, games=3):
        seat = state.actor
        assert seat is not None
        shown = seen(GAME, state, seat)
        cards = {tip["id"]: tip["text"] for tip in shown.picture["tips"]}
        for field in shown.picture["land"]["targets"]["fields"]:
            if field["tip"] not in cards:
                continue
            name, said = field["id"].removeprefix("f-"), cards[field["tip"]].partition("Brings: ")[2]
            lies, gained = shown.view["fields"][name], gain(name, seat, view_of(state))
            brought = {
                "for one price": bool(lies["double"]),
                "for a line of four": gained["homes"] == 1,
                "cattle": bool(lies["cattle"]),
                "1 canteen": gained["canteens"] == 1,
            }
            for words, true in brought.items():
                assert (words in said) == true, (name, said)
                met[words] += true
    assert all(met[words] for words in ("for one price", "for a line of four", "cattle", "1 canteen"))


def test_the_card_of_a_field_offers_the_trades_that_help() -> None:
    """MT-79: only while cattle can be traded, only for what is lacking, only if it is enough."""
    offered = 0
    for players in (2, 3):
        for state in varied(players, games=3, every=3):
            if state.actor is None:
                continue
            legal = {GAME.notation(code) for code in state.legal()}
            shown = seen(GAME, state, state.actor)
            cattle = shown.view["seats"][state.actor]["cattle"]
            for card in shown.picture["tips"]:
                lacking = [text for _, text, enough in card["cells"] if not enough]
                deeds = [deed for deed, *_ in card["deeds"]]
                assert set(deeds) <= legal
                assert not deeds or len(deeds) == len(lacking) <= cattle
                assert bool(deeds) == ("can be traded" in card["text"])
                offered += len(deeds)
            waiting = seen(GAME, state, (state.actor + 1) % players)
            assert not any(card["deeds"] for card in waiting.picture["tips"])
    assert offered


def test_a_space_that_the_supply_cannot_serve_says_so() -> None:
    """MT-27: before it is used, and only as long as it can be."""
    shown = seen(GAME, GAME.new(players=3, seed=1), 0)
    view = shown.view

    def short(stock: int) -> list[bool]:
        view["supply"]["goods"]["grain"] = stock
        area = next(
            area
            for area in TABLE.picture(cast(View, view), shown.context)["areas"]
            if area["area"] == "fields"
        )
        for space in area["spaces"]:
            assert ("supply is short" in space["name"]) == space["short"]
        return [space["short"] for space in area["spaces"]]

    assert short(4) == [False, False, False]
    assert short(2) == [False, True, True]
    assert short(0) == [True, True, True]
    view["crews"]["fields-3"] = ["grain"]
    assert short(0) == [True, True, False]


OUT = ("passes", "cannot-place")


def test_a_pawn_that_has_passed_lies_until_the_next_visit() -> None:
    """MT-56: whoever has passed can be told from those who will still be asked."""
    game, met = Played(GAME, GAME.new(players=3, seed=5)), 0
    while game.state.actor is not None and met < 20:
        legal = game.state.legal()
        game.do(next((code for code in legal if code in (kinds.CITY, kinds.PASS)), legal[0]))
        shown = game.seen(0)
        drawn, decision = shown.picture["city"], shown.view["decision"]
        out = {pawn["id"] for pawn in drawn["shop"] if pawn["out"]}
        if decision is None or decision["step"] not in ("place", "move"):
            continue
        passed = set()
        for deed in reversed(game.deeds):
            passed |= {f"m-pawn-{event.params['seat']}" for event in deed.events if event.id in OUT}
            if any(event.id == "turn-begins" for event in deed.events):
                break
        assert out == passed
        assert [seat["count"] for seat in drawn["pumpkins"]] == [
            seat["goods"].get("pumpkin", 0) for seat in shown.view["seats"]
        ]
        met += bool(passed)
    assert met == 20


@BY_PLAYERS
def test_pages_and_updates_are_small(players: int) -> None:
    sizes = [
        len(gzip.compress(update(seen(GAME, state, state.actor, "pl")).encode(), 6))
        for state in varied(players, games=2, every=10)
    ]
    assert max(sizes) < 15_000
    state = GAME.new(players, seed=1)
    assert len(gzip.compress(page(seen(GAME, state, 0, "pl")).encode(), 6)) < 40_000
    assert "art-coast" not in update(seen(GAME, state, 0))


def test_a_picture_is_drawn_fast() -> None:
    """Far from exact on a busy machine; it would notice a picture that has become many times slower."""
    times = []
    for state in positions(GAME, 4, seed=5, every=9):
        for viewer in range(4):
            start = process_time()
            update(seen(GAME, state, viewer, "pl"))
            times.append(process_time() - start)
    times.sort()
    assert times[len(times) // 2] < 0.015


def test_parts_that_look_the_same_are_drawn_once() -> None:
    state = GAME.new(players=3, seed=1)
    waiting = [seat for seat in range(3) if seat != state.actor]
    one, other = (seen(GAME, state, seat).picture for seat in waiting)
    for part in ("supply", "wheel", "bank", "idle", "city", "parts"):
        assert isinstance(one[part], Part)
        assert one[part] is other[part]
    assert one["land"]["pieces"] is other["land"]["pieces"]
    assert one["dock"] is not other["dock"]


def test_log_lines_show_what_they_speak_of() -> None:
    assert TABLE.marks("shortage-good", {"seat": 1, "good": "grain"}) == [
        ("mt-short", "", ""),
        ("g-grain", "", ""),
    ]
    assert TABLE.marks("spins", {"seat": 0, "one": "copper", "two": "stone", "three": "", "four": ""}) == [
        ("mt-recruit", "", ""),
        ("wk-copper", "", ""),
        ("wk-stone", "", ""),
    ]
    assert TABLE.marks("trades", {"seat": 0, "thing": "coins", "coins": 3}) == [
        ("steer", "", ""),
        ("g-silver", "3", ""),
    ]
    paid = {"one": "grain", "two": "copper_small", "three": "", "four": ""}
    assert TABLE.marks("builds", {"seat": 0, "field": "B2", "count": 2, **paid}) == [
        ("g-grain", "", ""),
        ("g-copper-s", "", ""),
        ("homestead", "2", ""),
    ]
    assert TABLE.lights("builds", {"seat": 0, "field": "B2", "count": 2}) == ["m-home-B2"]
    assert TABLE.lights("places-pawn", {"seat": 3, "row": 1, "price": 2}) == ["m-pawn-3"]
    assert TABLE.lights("gains-coins", {"seat": 0, "count": 2}) == []


def test_every_event_of_a_game_finds_its_signs() -> None:
    symbols = (GAME.folder / "table" / "icons.svg").read_text(encoding="utf-8")
    told = set()
    for seed in range(8):
        state, chance = GAME.new(players=4, seed=seed), Random(seed)
        while state.actor is not None:
            events: list[bunkhouse.engine.messages.Event] = []
            state.journal = events
            state.apply(chance.choice(state.legal()))
            for event in events:
                told.add(event.id)
                for symbol, _, _ in TABLE.marks(event.id, event.params):
                    assert f'id="{symbol}"' in symbols or symbol in ("steer", "canteen")
    assert {"spins", "builds", "jumps", "shortage-good", "gains-canteen", "exchanges"} <= told


def test_the_guide_leads_to_points() -> None:
    course = tutorial(GAME)
    assert course is not None
    assert played(course, len(course.lessons)).state.scores()[0] > 0
