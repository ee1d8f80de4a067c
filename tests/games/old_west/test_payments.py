"""What a choice says it costs is what is taken, for every hand (OW-37, OW-39, OW-40, OW-51, OW-52, OW-63)."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bunkhouse.engine.state import Document, State
from bunkhouse.games.old_west import GAME
from bunkhouse.words import LANGUAGES, Words

from ..playing import do
from .table import COLOURS, table

STARTS = ["los-angeles", "salt-lake-city", "denver", "portland"]


def hands(seed: int) -> Iterator[str]:
    """Hands of all kinds: of a few colours or many, with no locomotive or a handful."""
    chance = random.Random(seed)
    for _ in range(25):
        colours = chance.sample(COLOURS, chance.randint(0, len(COLOURS)))
        counts = {colour: chance.randint(1, 6) for colour in colours}
        counts["locomotive"] = chance.choice([0, 0, 1, 2, 3, 4, 7])
        yield " ".join(f"{card}*{count}" for card, count in counts.items() if count)


def positions(players: int) -> Iterator[State]:
    """A turn with every hand; beside the start at a ferry, too."""
    for number, hand in enumerate(hands(players)):
        alvin = "roswell" if number % 2 else None
        start = STARTS[number % len(STARTS)]
        yield table(players=players, alvin=alvin, starts={0: start}, hands={0: hand})


def paid(before: Document, after: Document) -> dict[str, int]:
    """The cards that have left the hand of the first seat."""
    spent = Counter(before["seats"][0]["hand"])
    spent.subtract(after["seats"][0]["hand"])
    return {card: count for card, count in spent.items() if count}


def named(cost: Document) -> dict[str, int]:
    cards = {cost["colour"]: cost["cards"], "locomotive": cost["locomotives"]}
    return {card: count for card, count in cards.items() if count}


def offers(state: State, kind: str) -> list[int]:
    first = GAME.actions.first(kind)
    return [code for code in state.legal() if GAME.actions.kind(code) == first]


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_named_is_what_is_taken(players: int) -> None:
    """Where one payment is possible it is named and made; where there are more, all are asked about."""
    met = Counter[str]()
    for state in positions(players):
        for code in offers(state, "claim"):
            check(state, code, met)
            for claimed in claims_paid(state, code):
                for place in offers(claimed, "place"):
                    check(claimed, place, met)
    assert all(met[what] > 5 for what in ("at once", "locomotives alone", "asked", "piece"))


def claims_paid(state: State, code: int) -> list[State]:
    """The position after a claim and one of the payments for it."""
    after = state.copy()
    after.apply(code)
    if after.actor == 0 and (payments := offers(after, "pay")):
        after.apply(random.Random(code).choice(payments))
    return [after] if after.actor == 0 else []


def check(state: State, code: int, met: Counter[str]) -> None:
    notation = GAME.notation(code)
    costs = state.observe(0)["costs"][notation]
    params, before = state.action_params(code), state.dump()
    after = state.copy()
    after.apply(code)
    assert params["ways"] == len(costs) > 0
    if len(costs) == 1:
        taken = paid(before, after.dump())
        assert taken == named(costs[0]), notation
        assert taken == named({**params, "colour": params["paid"]}), notation
        met["locomotives alone" if set(taken) == {"locomotive"} else "at once"] += 1
    else:
        assert after.actor == 0
        assert paid(before, after.dump()) == {}
        offered = [GAME.actions.values(each)["payment"] for each in offers(after, "pay")]
        assert offered == [cost["payment"] for cost in costs]
        for cost in costs:
            once_paid = after.copy()
            once_paid.apply(GAME.parse(f"pay {cost['payment']}"))
            assert paid(before, once_paid.dump()) == named(cost)
        met["asked"] += 1
    met["piece"] += notation.startswith("place")


def test_a_locomotive_is_not_spent_unasked() -> None:
    """OW-39: with a card of the colour in hand, the locomotive is a choice."""
    state = table(starts={0: "salt-lake-city"}, hands={0: "red*4 locomotive"})
    assert len(state.observe(0)["costs"]["claim salt-lake-city-st-george-1"]) == 2
    after = do(state, "claim salt-lake-city-st-george-1")
    assert after.dump()["decision"]["step"] == "pay-track"


def test_costs_are_the_acting_seats_own() -> None:
    """OW-97: what can be paid tells what is in a hand."""
    state = table(hands={0: "red*4 locomotive"})
    assert state.observe(0)["costs"]
    assert state.observe(1)["costs"] == state.observe(None)["costs"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_choice_name_the_cards(language: str) -> None:
    """The list of moves, the keyboard's menu and the terminal all say these words."""
    words = Words(language, GAME)
    state = table(starts={0: "salt-lake-city"}, hands={0: "locomotive*4"})
    code = GAME.parse("claim salt-lake-city-st-george-1")
    said = [words.action(state, code), words.label(state, code)]
    payment = {"en": "pay 4 locomotives", "pl": "płacisz: Lokomotywy \N{MULTIPLICATION SIGN} 4"}[language]
    assert all(text.endswith(payment) for text in said), said
    state = table(starts={0: "salt-lake-city"}, hands={0: "red*4 locomotive*4"})
    ways = {"en": "5 ways to pay", "pl": "5 sposobów zapłaty"}[language]
    assert words.label(state, code).endswith(ways)
    assert words.problems == []
