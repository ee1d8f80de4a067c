"""What the table of Great Western Trail says: names of pieces, questions, prices in words."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import cast

import pytest

from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail.components import (
    CARD_NAMES,
    CARD_VALUE,
    CARD_VP,
    CATTLE,
    MASTER_NAMES,
    ROW_COST,
    WORKER_NAMES,
)
from bunkhouse.games.great_western_trail.table import TABLE, amounts, printed_signs
from bunkhouse.games.great_western_trail.view_types import View
from bunkhouse.words import LANGUAGES, Words

from .drawn import Page, page, seen, update
from .trails import BY_LANGUAGE, GAME, busy, decisions, tag, varied

WORDS = Words("en", GAME, ("Ann", "Ben", "Cleo"))
_WRITTEN = re.compile(r"\b(?:ab|bc|ce|cd|ef|fg|gk)\d|(?:flood|drought|rock|teepee)_?[a-z]?\d|\bt\d")


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
            kind, lands = "trail", shown.context.say("place", node=fresh[0], before="", after="")
        else:
            kind, lands = "away", "no room"
        met[kind] += 1
        assert lands in next(choice.text for choice in shown.choices if choice.code == code)
        assert lands in Page(update(shown)).targets[f"f-{GAME.actions.values(code)['space']}"]
    assert min(met["trail"], met["jobs"]) > 10


def test_a_foresight_tile_without_room_says_so() -> None:
    """GWT-71, GWT-184: a full area, and a job market whose token is gone."""
    view = cast(View, seen(GAME, GAME.new(2, 1), None).view)
    view["foresight"] = [["flood-green-2", "teepee-blue"], ["cowboy", None], ["drought-green-2", None]]
    view["trail"] |= {f"flood{number}": "flood-black-2" for number in range(1, 5)}
    view["token"] = None
    columns = TABLE.picture(view, seen(GAME, GAME.new(2, 1), None).context)["city"]["columns"]
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
    points = [printed_signs.master_points(master) for master in MASTER_NAMES]
    assert len({tuple(signs) for signs in points}) == len(MASTER_NAMES)
    assert ("or", "/") in printed_signs.master_signs("hazard_or_trade")


def test_discs_show_what_is_taken_or_paid() -> None:
    """GWT-122, GWT-123."""
    limits = seen(GAME, GAME.new(2, 1), 0).picture["ranch"]["board"]["limits"]
    discs = [each["disc"]["bonus"] for part in ("steps", "hand") for each in limits[part] if each["disc"]]
    assert discs == [[("coin", "3")], [("sym", "vp"), ("text", "3")], [("cost", "5")], [("cost", "5")]]


def test_a_worker_given_away_is_shown_as_lost() -> None:
    state, code, _ = next(decisions(4, 8, "give"))
    worker = GAME.actions.values(code)["worker"]
    assert tag(state, code) == [(f"w-{worker}", amounts.number(-1))]


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
    tips = {tip["id"]: tip["text"] for tip in TABLE.tips(seen(GAME, GAME.new(3, 1), None).context)}
    assert "take $3 at once" in tips["disc-step_1"]
    assert "only go to black corners" in tips["disc-step_1"]
    assert "pay $5 at once" in tips["disc-hand_2"]
    assert "up to 6 certificates" in tips["disc-certificate_6"]
    assert "pay $2 and move your engine up to 2 spaces forward" in tips["disc-aux_engine_1"]
    assert "brings $6" in tips["city-kansas_city"]
    assert f"Wichita: an objective card at once and {amounts.number(-3)} VP" in tips["city-topeka"]
    assert tips["city-santa_fe"].count("an objective card at once") == 2


def _tips(language: str = "en") -> dict[str, str]:
    context = seen(GAME, GAME.new(3, 1), None, language).context
    return {tip["id"]: f"{tip['title']}: {tip['text']}" for tip in TABLE.tips(context)}


@BY_LANGUAGE
def test_cattle_say_what_they_are_worth(language: str) -> None:
    """GWT-72, GWT-191: the value for a delivery, and the points of this very card."""
    tips, met = _tips(language), Counter[str]()
    for state in varied(3, games=1, every=97, each=1):
        html = page(seen(GAME, state, state.actor, language))
        for card in re.findall(r'data-tip="card-([a-z_]+\d?)"', html):
            number = CARD_NAMES.index(card)
            if number < CATTLE:
                said = re.findall(r"\d+", tips[f"card-{card}"])
                assert said == [str(CARD_VALUE[number]), *([str(CARD_VP[number])] if CARD_VP[number] else [])]
                met[card] += 1
    assert {"jersey", "holstein"} <= set(met)


def test_bonuses_of_worker_spaces_say_when_they_are_used() -> None:
    """GWT-87 to GWT-90: at once or never, not once a visit as the actions of buildings."""
    tips = _tips()
    assert tips["space-cowboy-4"].startswith("Remove a hazard for free: Whoever hires a worker")
    assert tips["space-cowboy-4"].endswith("or never.")
    assert tips["space-craftsman-6"].endswith("worth 4 VP at the end.")
    assert tips["space-cowboy-2"].startswith("Space for a worker")
    html = page(seen(GAME, GAME.new(2, 1), 0))
    free = re.findall(r'<span class="b" data-tip="([^"]+)"', html)
    assert {"space-engineer-2", "space-cowboy-6"} <= set(free)
    assert not any(tip.startswith("effect-") for tip in free)


def test_auxiliary_actions_without_a_first_disc_are_open_from_the_start() -> None:
    """GWT-57, GWT-58."""
    tips = _tips()
    for aux, opened in (("dollar", True), ("draw", True), ("certificate", False), ("remove_card", False)):
        assert ("Open from the start" in tips[f"aux-{aux}"]) == opened


def test_starting_objectives_have_no_action_and_cost_nothing() -> None:
    """GWT-176, GWT-192."""
    tips = _tips()
    assert "costs nothing" in tips["card-start_cattle"]
    assert "red number" in tips["card-draw_5_h"]


@BY_LANGUAGE
def test_nothing_is_said_with_a_code_for_a_sentence(language: str) -> None:
    """The log speaks in sentences: nothing stands after a colon but what is quoted."""
    words = Words(language, GAME, ("Ann", "Ben", "Cleo", "Dan"), "table")
    for state in chain.from_iterable(busy(3, seed) for seed in range(2)):
        if state.actor is not None:
            told = list[Event]()
            after = state.copy()
            after.journal = told
            after.apply(state.legal()[0])
            for event in told:
                said = re.sub(r"“[^”]*”|„[^”]*”", "", words.event(event))
                assert ":" not in said or event.id == "takes-token", said
