"""Great Western Trail's drawn table: every move has its place, prices are true, nothing hidden shows."""

import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from time import process_time

import pytest

import bunkhouse
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import table
from bunkhouse.games.great_western_trail.components import MASTER_NAMES, ROW_COST, WORKER_NAMES
from bunkhouse.games.great_western_trail.table import figures, ground, printed
from bunkhouse.games.great_western_trail.table.ways import branch_fees, ways
from bunkhouse.games.great_western_trail.trail import NODE_NAMES
from bunkhouse.words import LANGUAGES, Words

from .drawn import Page, page, seen, touches, update

GAME = bunkhouse.game("great-western-trail")
WORDS = Words("en", GAME, ("Ann", "Ben", "Cleo"))
BY_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

MOST_ROWS = 6
"""How many moves a menu may offer (interaction rules)."""
BUTTONS = 4
"""How many moves without a place the prompt shows."""
MANY = 40
"""So many moves of a kind are enough to look at."""


IDLE = {"action-end", "action-done", "action-aux", "action-discard", "action-spend"}
"""What players at random do too much of."""

_WRITTEN = re.compile(r"\b(?:ab|bc|ce|cd|ef|fg|gk)\d|(?:flood|drought|rock|teepee)_?[a-z]?\d|\bt\d")


def busy(players: int, seed: int) -> Iterator[State]:
    """Every position of a game in which a lot is used, hired and built; always the same state."""
    state, chance = GAME.new(players, seed), Random(seed)
    while state.actor is not None:
        yield state
        codes = state.legal()
        weights = [1 if GAME.actions.text_id(code) in IDLE else 6 for code in codes]
        state.apply(chance.choices(codes, weights)[0])
    yield state


def varied(players: int, games: int = 2, every: int = 17, each: int = 2) -> Iterator[State]:
    """Some positions of each kind of decision, then one in ``every``, and the ends of the games."""
    met: Counter[str] = Counter()
    for number, state in enumerate(chain.from_iterable(busy(players, seed) for seed in range(games))):
        kind = GAME.actions.text_id(state.legal()[-1]) if state.actor is not None else "over"
        met[kind] += 1
        if met[kind] <= each or kind == "over" or number % every == 0:
            yield state


def decisions(players: int, games: int, *kinds: str) -> Iterator[tuple[State, int, str]]:
    """Every legal action of these kinds: the position, the code, the kind."""
    for state in chain.from_iterable(busy(players, seed) for seed in range(games)):
        for code in state.legal() if state.actor is not None else ():
            kind = GAME.actions.text_id(code).removeprefix("action-")
            if kind in kinds:
                yield state, code, kind


@BY_PLAYERS
def test_every_move_can_be_clicked_or_is_a_plain_button(players: int) -> None:
    checked, kinds = 0, set()
    for state in varied(players, games=3, every=40):
        if state.actor is None:
            continue
        shown = Page(update(seen(GAME, state, state.actor)))
        assert len(shown.ids) == len(set(shown.ids)), [id for id in shown.ids if shown.ids.count(id) > 1]
        firsts, view = set(), state.observe(state.actor)
        for code in state.legal():
            for way in touches(GAME, code, view, state.actor):
                assert set(way) <= set(shown.targets), (GAME.notation(code), way)
                assert len(way) == len(set(way)), (GAME.notation(code), way)
                firsts.add(way[0])
                checked += 1
            kinds.add(GAME.actions.text_id(code))
        assert shown.lit == firsts
    assert checked > 300
    assert len(kinds) > 22


@BY_PLAYERS
def test_no_menu_is_long_and_plain_buttons_fit_into_the_prompt(players: int) -> None:
    for state in varied(players, games=4, every=9):
        if state.actor is None:
            continue
        menus: dict[tuple[str, ...], list[str]] = defaultdict(list)
        view = state.observe(state.actor)
        for code in state.legal():
            for way in touches(GAME, code, view, state.actor) or [()]:
                menus[way].append(GAME.notation(code))
        for way, moves in menus.items():
            building = moves[0].startswith("build")  # a free space takes any building one can afford
            assert building or len(moves) <= (MOST_ROWS + 1 if way else BUTTONS), (way, moves)


@BY_PLAYERS
def test_steps_and_fees_of_stops_are_those_of_the_rules(players: int) -> None:
    """GWT-31, GWT-41, GWT-46: what the board shows before one clicks is what the game will take."""
    moves = branches = 0
    for state, code, kind in decisions(players, 2, "move", "via"):
        view = state.observe(state.actor)
        node, params = GAME.actions.values(code)["node"], state.action_params(code)
        if kind == "move":
            way = ways(view)[node]
            said = (params["steps"], params["dollars"], params["dollars_most"])
            assert (way.steps, way.least, way.most) == said, GAME.notation(code)
            least, most = said[1:]
            fees = f"${least}" if least == most else f"${least}\N{EN DASH}{most}"
            shown = f"{way.steps}\N{MIDDLE DOT}{fees}" if most else str(way.steps)
            assert table.tag(code, view) == [("boot", shown)], "a minus would look like a dash there"
            moves += 1
        else:
            assert branch_fees(view, node) == (params["dollars"], params["dollars_most"])
            branches += 1
    assert moves > 300
    assert branches > 0


@BY_PLAYERS
def test_prices_on_tags_are_those_of_the_rules(players: int) -> None:
    """GWT-82, GWT-94, GWT-107, GWT-135, GWT-136, GWT-140."""
    priced = ("hire", "build", "buy", "trade", "clear", "upgrade")
    checked: Counter[str] = Counter()
    for state, code, kind in decisions(players, 8, *priced):
        checked[kind] += 1
        if checked[kind] > MANY:
            continue
        dollars = int(state.action_params(code)["dollars"]) * (1 if kind == "trade" else -1)
        texts = [text for _, text in table.tag(code, state.observe(state.actor))]
        assert dollars == 0 or figures.dollars(dollars) in texts, (GAME.notation(code), texts)
    assert set(checked) == set(priced)


def test_a_choice_of_buildings_says_where_one_action_ends_and_which_cattle_another_asks_for() -> None:
    labels: dict[str, str] = {}
    for state, code, _ in decisions(4, 6, "build"):
        face = str(state.action_params(code)["building"])
        if face not in labels:
            labels[face] = seen(GAME, state, state.actor).words.label(state, code)
            marks = table.tag(code, state.observe(state.actor))
            assert sum(text.count("|") for _, text in marks) == len(printed.actions(face)) - 1
    assert labels["2a"] == "Build 2a (Guernsey)"
    assert labels["1a"] == "Build 1a"
    state = GAME.new(2, 1, private_buildings="b")
    build = GAME.parse("build 2 on ab1")
    assert state.action_params(build)["card"] == "jersey"
    assert seen(GAME, state, 0).words.label(state, build) == "Build 2b (Jersey, Dutch Belt)"


@BY_PLAYERS
def test_a_delivery_shows_what_comes_in_and_goes_out(players: int) -> None:
    """GWT-127, GWT-132."""
    checked = 0
    for state, code, _ in decisions(players, 1, "deliver"):
        params, view = state.action_params(code), state.observe(state.actor)
        balance = (6 if params["city"] == "kansas_city" else 0) - int(params["dollars"])
        text = "".join(text for symbol, text in table.tag(code, view) if not symbol)
        assert text in ((figures.dollars(balance),) if balance else ("", "$0"))
        checked += 1
    assert checked


def test_a_delivery_shows_what_its_links_bring() -> None:
    """GWT-128 to GWT-130: the points are those that the score will have, the cards those one will take."""
    completed: Counter[int] = Counter()
    for state, code, _ in decisions(4, 4, "deliver"):
        seat, view = state.actor, state.observe(state.actor)
        assert seat is not None
        city = state.action_params(code)["city"]
        marks = dict(table.tag(code, view))
        cards = int(marks["objective"] or 1) if "objective" in marks else 0
        after = state.copy()
        after.apply(code)
        after.apply(after.legal()[0])  # the disc
        assert after.observe(seat)["seats"][seat]["cities"][city]
        owed = [frame for frame in after.observe(seat)["decision"]["owed"] if frame["step"] == "objective"]
        assert cards == len(owed)
        gained = [state.observe(seat)["seats"][seat]["points"][2] for state in (state, after)]
        said = int(marks["vp"].replace(figures.MINUS, "-")) if "vp" in marks else 0
        assert said == gained[1] - gained[0], (city, marks)
        completed[cards] += 1
    assert completed[1]


@BY_PLAYERS
def test_nothing_is_lit_for_those_who_wait(players: int) -> None:
    for state in varied(players, games=1, every=150, each=0):
        for viewer in (None, *range(players)):
            if viewer != state.actor:
                assert Page(update(seen(GAME, state, viewer))).lit == set()


@BY_PLAYERS
def test_what_a_seat_cannot_know_does_not_change_its_picture(players: int) -> None:
    for state in varied(players, games=1, every=41, each=0):
        for viewer in (None, *range(players)):
            other = state.determinize(viewer, seed=99)
            drawn = [seen(GAME, each, viewer) for each in (state, other)]
            assert drawn[0].picture == drawn[1].picture
            assert update(drawn[0]) == update(drawn[1])


@BY_LANGUAGE
def test_everything_has_a_name_and_an_explanation(language: str) -> None:
    for state in varied(4, games=1, every=97, each=1):
        for viewer in (state.actor, None):
            shown = seen(GAME, state, viewer, language)
            drawn = Page(page(shown))
            assert all(drawn.targets.values())
            assert drawn.tips <= drawn.explained, drawn.tips - drawn.explained
            assert shown.words.problems == []


def test_the_board_has_a_place_for_every_node() -> None:
    assert set(ground.NODE_AT) == set(NODE_NAMES)
    width, height = ground.SHEET["width"], ground.SHEET["height"]
    assert all(0 < x < width and 0 < y < height for x, y in ground.NODE_AT.values())
    assert len(ground.ROADS) >= 13


def test_every_printed_action_has_signs() -> None:
    for building in printed.BUILDING_NUMBER:
        for entry in printed.actions(building):
            assert entry["signs"], building


def test_targets_can_be_asked_of_moves_that_are_not_legal() -> None:
    """Someone who clicks on the wrong thing is told why."""
    for state in varied(4, games=1, every=400, each=0):
        view = state.observe(0)
        for code in range(GAME.actions.size):
            assert all(isinstance(name, str) for name in table.targets(code, view, 0))


@BY_PLAYERS
def test_pages_and_updates_are_small(players: int) -> None:
    for state in varied(players, games=1, every=90, each=1):
        shown = seen(GAME, state, state.actor, "pl")
        assert len(gzip.compress(update(shown).encode(), 6)) < 15_000
        assert len(gzip.compress(page(shown).encode(), 6)) < 90_000  # styles, fonts and scripts come on top


def test_a_picture_is_drawn_fast() -> None:
    """Far from exact on a busy machine; it would notice a picture that has become many times slower."""
    *_, state = islice(busy(4, seed=5), 300)
    update(seen(GAME, state, state.actor, "pl"))
    times = []
    for _ in range(15):
        start = process_time()
        update(seen(GAME, state, state.actor, "pl"))
        times.append(process_time() - start)
    assert min(times) < 0.03


def test_log_lines_show_what_they_speak_of() -> None:
    assert table.marks("hires", {"worker": "cowboy", "dollars": 6}) == [
        ("w-cowboy", "", ""),
        ("dollar", "6", ""),
    ]
    assert table.marks("trades", {"tile": "teepee-blue", "dollars": -3}) == [
        ("teepee-blue", "", ""),
        ("dollar", "3", ""),
    ]
    assert table.lights("moves", {"seat": 2, "field": "A"}) == ["m-rancher-2"]
    assert table.lights("builds", {"seat": 1, "building": "3b"}) == ["m-built-1-3b"]
    assert table.lights("delivers", {"seat": 0, "city": "topeka"}) == ["y-topeka"]
    assert table.lights("earns", {"seat": 0, "dollars": 2}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_spaces_for_people(language: str) -> None:
    """The notation has short names for spaces, which no sentence shows."""
    said = 0
    for state in islice(varied(4, games=1, every=23), 40):
        if state.actor is not None:
            shown = seen(GAME, state, state.actor, language)
            sentences = [*(choice.text for choice in shown.choices), *Page(update(shown)).targets.values()]
            said += len(sentences)
            assert [text for text in sentences if _WRITTEN.search(text)] == []
    assert said > 500


def test_equal_objective_cards_can_all_be_taken() -> None:
    for state, code, _ in decisions(4, 8, "take"):
        view = state.observe(state.actor)
        card = GAME.actions.values(code)["card"]
        if view["pool"].get(card, 0) > 1:
            drawn = Page(update(seen(GAME, state, state.actor)))
            assert {f"o-{card}", f"o-{card}-2"} <= drawn.lit
            return
    pytest.fail("no two equal cards were met")


def test_rows_of_the_job_market_show_what_is_due() -> None:
    """GWT-82, GWT-85: not the printed price, but that of the action."""
    state, code, _ = next(decisions(4, 4, "hire"))
    row = int(GAME.actions.values(code)["row"]) - 1
    price = state.action_params(code)["dollars"]
    assert isinstance(price, int)
    assert seen(GAME, state, state.actor).picture["jobs"]["rows"][row]["due"] == figures.dollars(-price)
    assert {row["due"] for row in seen(GAME, state, None).picture["jobs"]["rows"]} == {""}


def test_the_mark_of_the_log_is_on_nothing_else() -> None:
    """What a line of the log speaks of is lifted above the ranchers; nothing else may be."""
    for state in islice(varied(4, games=1, every=300), 20):
        if state.actor is not None:
            drawn = update(seen(GAME, state, state.actor))
            assert not re.search(r'class="(?:[^"]* )?lit[ "]', drawn)


def test_ranchers_who_share_a_building_stand_below_its_actions() -> None:
    for state in chain.from_iterable(busy(4, seed) for seed in range(4)):
        view = state.observe(None)
        nodes = [board["rancher"] for board in view["seats"]]
        letters = [node for node in nodes if view["trail"].get(node) in tuple("ABCDEFG")]
        shared = [node for node in letters if letters.count(node) > 1]
        if shared:
            drawn = seen(GAME, state, None).picture["ranchers"]["ranchers"]
            places = [rancher["at"] for rancher in drawn if nodes[int(rancher["id"][-1])] == shared[0]]
            spots = [re.findall(r"(?:left|top):([\d.]+)px", place) for place in places]
            assert all(float(top) > ground.NODE_AT[shared[0]][1] + 40 for _, top in spots)
            assert len({left for left, _ in spots}) == len(spots) > 1
            return
    pytest.fail("nobody shared a building")


_OWN = ("hazard", "hazard-space", "teepee-", "trade", "site", "private-", "foresight", "station", "fees")
"""Kinds of piece that differ from each other: what is said of one is more than what is said of all."""


@BY_LANGUAGE
def test_pieces_say_more_of_themselves_than_what_holds_for_their_kind(language: str) -> None:
    """A name that begins with the title of its tip is shown below it."""
    met = Counter[str]()
    for state in varied(3, games=1, every=97, each=1):
        html = page(seen(GAME, state, None, language))
        titles = dict(re.findall(r'id="tip-([^"]+)"><b>([^<]+)</b>', html))
        for label, tip in re.findall(r'aria-label="([^"]+)"[^>]*data-tip="([^"]+)"', html) + [
            (label, tip) for tip, label in re.findall(r'data-tip="([^"]+)"[^>]*aria-label="([^"]+)"', html)
        ]:
            kind = next((own for own in _OWN if tip == own or (own[-1] == "-" and tip.startswith(own))), "")
            if kind and not label.startswith(f"{titles[tip]}: "):
                assert kind == "private-", (tip, label)  # in the supply all has been said already
            elif kind:
                met[kind] += 1
    assert set(met) == set(_OWN)


def test_a_foresight_tile_says_where_it_will_land() -> None:
    """GWT-66, GWT-69 to GWT-71: the piece and the move name the price in the job market or the space."""
    met = Counter[str]()
    for state, code, _ in decisions(3, 4, "foresight"):
        shown, told = seen(GAME, state, state.actor), list[Event]()
        after = state.copy()
        after.journal = told
        after.apply(code)
        now, then, tile = state.dump(), after.dump(), told[0].params["tile"]
        fresh = [node for node, lies in then["trail"].items() if lies == tile and node not in now["trail"]]
        if tile in WORKER_NAMES:
            kind, lands = "jobs", f"job market for ${ROW_COST[now['token'] - 1]}"
        elif fresh:
            kind, lands = "trail", shown.look.say("place", node=fresh[0], before="", after="")
        else:
            kind, lands = "away", "no room"
        met[kind] += 1
        assert lands in next(choice.text for choice in shown.choices if choice.code == code)
        assert lands in Page(update(shown)).targets[f"f-{GAME.actions.values(code)['space']}"]
    assert min(met["trail"], met["jobs"]) > 10


def test_a_foresight_tile_without_room_says_so() -> None:
    """GWT-71, GWT-184: a full area, and a job market whose token is gone."""
    view = seen(GAME, GAME.new(2, 1), None).view
    view["foresight"] = [["flood-green-2", "teepee-blue"], ["cowboy", None], ["drought-green-2", None]]
    view["trail"] |= {f"flood{number}": "flood-black-2" for number in range(1, 5)}
    view["token"] = None
    columns = table.picture(view, seen(GAME, GAME.new(2, 1), None).look)["city"]["columns"]
    names = [tile["name"] for column in columns for tile in column["tiles"] if tile]
    assert "has no room" in names[0]
    assert "trade space" in names[1]
    assert "the job market is full" in names[2]
    assert "drought space" in names[3]


def test_hands_say_what_they_cost() -> None:
    """GWT-41, GWT-43: with 4 players a green hand costs $1 and a black one $2."""
    state = GAME.new(4, 1)
    drawn = Page(page(seen(GAME, state, 0)))
    hands = {name for id, name in drawn.targets.items() if "hand, " in name and id.startswith("n-")}
    assert hands
    for name in hands:
        assert name.endswith("hand fee $1" if "green hand" in name else "hand fee $2"), name
    assert seen(GAME, state, 0).picture["ranch"]["board"]["limits"]["fees"]["signs"] == [
        ("hand-open", 1),
        ("hand", 2),
    ]


def test_spaces_are_named_after_the_buildings_that_lie_there() -> None:
    """GWT-2: with shuffled buildings the letters of the board are covered."""
    state = GAME.new(2, 3, neutral_buildings="shuffled")
    trail = state.observe(0)["trail"]
    assert (trail["A"], trail["B"]) != ("A", "B")
    shown = seen(GAME, state, state.actor)
    names = Page(page(shown)).targets
    assert names["n-ab1"] == f"Building space: first space from {trail['A']} to {trail['B']}"
    assert f"from {trail['G']} to Kansas City" in names["n-gk1"]
    assert not [choice.text for choice in shown.choices if "space of" in choice.text]


def test_station_masters_show_both_their_halves() -> None:
    """GWT-115: three of them bring the same now, and all count something else."""
    points = [printed.master_points(master) for master in MASTER_NAMES]
    assert len({tuple(signs) for signs in points}) == len(MASTER_NAMES)
    assert ("or", "/") in printed.master_signs("hazard_or_trade")


def test_discs_show_what_is_taken_or_paid() -> None:
    """GWT-122, GWT-123."""
    limits = seen(GAME, GAME.new(2, 1), 0).picture["ranch"]["board"]["limits"]
    discs = [each["disc"]["bonus"] for part in ("steps", "hand") for each in limits[part] if each["disc"]]
    assert discs == [[("coin", "3")], [("sym", "vp"), ("text", "3")], [("cost", "5")], [("cost", "5")]]


def test_a_worker_given_away_is_shown_as_lost() -> None:
    state, code, _ = next(decisions(4, 8, "give"))
    worker = GAME.actions.values(code)["worker"]
    assert table.tag(code, state.observe(state.actor)) == [(f"w-{worker}", figures.number(-1))]


def test_all_private_buildings_can_be_looked_up() -> None:
    state = GAME.new(2, 1, private_buildings="b")
    shown = seen(GAME, state, 0)
    assert page(shown).count('data-tip="private-7b"') >= 2
    assert [building["face"] for building in shown.picture["faces"]["buildings"]] == state.observe(0)["faces"]
    assert '<ul class="faces">' in page(shown)
    assert '<ul class="faces">' not in update(shown), "it never changes"


def _asked(games: int) -> Iterator[tuple[State, str, str]]:
    """Every question of some games: the position, what is asked in English, and the hint."""
    for state in chain.from_iterable(busy(3, seed) for seed in range(games)):
        if state.actor is not None:
            prompt = state.prompt()
            yield state, WORDS.prompt(prompt), WORDS.hint(prompt)


def test_questions_speak_of_what_can_still_be_done() -> None:
    """GWT-49, GWT-87, GWT-144: neither of used actions, nor of cards that are not there."""
    met: Counter[str] = Counter()
    for state, asked, hint in _asked(6):
        kinds = {GAME.actions.text_id(code) for code in state.legal()}
        if state.prompt().id == "prompt-act":
            assert ("auxiliary action instead" in hint) == ({"action-use", "action-aux"} <= kinds)
            assert (asked == "End the turn.") == (kinds == {"action-end"})
        elif state.prompt().id == "prompt-immediate":
            assert asked.startswith("Not possible now") == (kinds == {"action-done"})
        met[asked.split(" of ", maxsplit=1)[0]] += 1
    assert met["End the turn."]
    assert met["Use what is left"]
    assert met["Choose the first"] == met["Choose the second"] > 0
    assert any(asked.startswith("Not possible now") for asked in met)


def test_everybody_is_told_that_the_last_turn_has_come() -> None:
    """GWT-183, GWT-184."""
    told: Counter[bool] = Counter()
    for state, _, hint in _asked(3):
        if state.prompt().id in ("prompt-move", "prompt-act", "prompt-foresight"):
            last = state.observe(None)["token_owner"] is not None
            assert hint.startswith("Your last turn.") == last
            told[last] += 1
    assert told[True]
    assert told[False]


def test_a_traded_teepee_is_paid_for_or_paid() -> None:
    """GWT-135: nobody reads of negative dollars."""
    said = [
        WORDS.event(Event("trades", {"seat": 0, "tile": "teepee-blue", "dollars": dollars}))
        for dollars in (-3, 4)
    ]
    assert said == ["Ann pays $3 for a blue teepee", "Ann trades for a blue teepee and takes $4"]


def test_discs_and_cities_say_what_they_bring() -> None:
    """GWT-121 to GWT-123, GWT-127 to GWT-130."""
    tips = {tip["id"]: tip["text"] for tip in table.tips(seen(GAME, GAME.new(3, 1), None).look)}
    assert "take $3 at once" in tips["disc-step_1"]
    assert "only go to black corners" in tips["disc-step_1"]
    assert "pay $5 at once" in tips["disc-hand_2"]
    assert "up to 6 certificates" in tips["disc-certificate_6"]
    assert "pay $2, engine up to 2 forward" in tips["disc-aux_engine_1"]
    assert "brings $6" in tips["city-kansas_city"]
    assert f"Wichita: an objective card at once and {figures.number(-3)} VP" in tips["city-topeka"]
    assert tips["city-santa_fe"].count("an objective card at once") == 2
