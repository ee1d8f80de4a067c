"""The worked examples of the rules. Ada has seat 0, Ben seat 1 and Cleo seat 2."""

from bunkhouse.games.old_west import GAME

from ..playing import after, can, cannot, decision, do, kinds, legal
from .table import table
from .verbs import captures, cities, deck, discards, display, hand, points, ticket_deck, tracks, trains

ADAS_TRACKS = (
    "portland-seattle-1 bend-portland-1 ashland-bend-1 ashland-redding-1 redding-sacramento-1"
    " fresno-sacramento-1 bakersfield-fresno-1 bakersfield-los-angeles-1"
)
"""From Seattle by way of Bend to Los Angeles."""
BENS_TRACKS = (
    "denver-pueblo-1 pueblo-santa-fe-1 albuquerque-santa-fe-1 albuquerque-phoenix-1 phoenix-tucson-1"
)
"""From Denver by way of Pueblo and Phoenix to Tucson."""


def test_first_track_must_touch_the_start_city() -> None:
    """WE-1: OW-42"""
    cannot(table(hands={0: "red*3"}), "claim boise-winnemucca-1", "OW-42")


def test_growing_the_network() -> None:
    """WE-2: OW-42, OW-43, OW-53, OW-54, OW-55"""
    state = do(table(hands={0: "red yellow*4"}), "claim green-river-salt-lake-city-1", "pay red")
    if decision(state) == ("place-city", 0):
        do(state, "done")
    assert points(state)[0] == 1
    do(state, "draw", "draw", "draw", "draw", "claim cheyenne-green-river-2")
    assert points(state)[0] == 8
    assert trains(state, 0) == 35
    ends = {
        name
        for track in tracks(state, 0)
        for name in ("salt-lake-city", "green-river", "cheyenne")
        if name in track
    }
    assert ends == {"salt-lake-city", "green-river", "cheyenne"}


def test_someone_elses_city_takes_the_points() -> None:
    """WE-3: OW-55"""
    state = table(seat=1, starts={1: "las-vegas"}, tracks={1: "las-vegas-st-george-1"}, hands={1: "red*4"})
    do(state, "claim salt-lake-city-st-george-1")
    assert points(state) == [7, 0, 0]
    assert "salt-lake-city-st-george-1" in tracks(state, 1)


def test_one_rival_controls_both_ends() -> None:
    """WE-4: OW-57"""
    state = table(
        players=4,
        seat=1,
        starts={1: "las-vegas"},
        pieces={0: "st-george"},
        tracks={0: "salt-lake-city-st-george-1", 1: "las-vegas-st-george-1"},
        hands={1: "purple*4"},
    )
    assert points(do(state, "claim salt-lake-city-st-george-2")) == [14, 0, 0, 0]


def test_two_rivals_control_one_end_each() -> None:
    """WE-5: OW-56"""
    state = table(
        seat=1,
        starts={0: "denver", 1: "pueblo", 2: "grand-junction"},
        tracks={1: "denver-pueblo-1"},
        hands={1: "red*3"},
    )
    assert points(do(state, "claim denver-grand-junction-1")) == [4, 0, 4]


def test_own_city_and_a_rivals() -> None:
    """WE-6: OW-56"""
    state = table(seat=1, starts={0: "winnemucca", 1: "boise"}, hands={1: "red*3"})
    assert points(do(state, "claim boise-winnemucca-1")) == [4, 4, 0]


def test_own_city_at_both_ends() -> None:
    """WE-7: OW-57"""
    state = table(
        starts={0: "phoenix"},
        pieces={0: "flagstaff"},
        tracks={0: "albuquerque-phoenix-1 albuquerque-flagstaff-1"},
        hands={0: "red"},
    )
    assert points(do(state, "claim flagstaff-phoenix-1")) == [2, 0, 0]


def test_score_first_place_afterwards() -> None:
    """WE-8: OW-58, OW-62, OW-69"""
    state = do(
        table(starts={0: "portland"}, hands={0: "green*2 blue*2"}),
        "claim portland-seattle-1",
        "place seattle",
    )
    assert points(state) == [2, 0, 0]
    assert cities(state, 0) == {"portland", "seattle"}
    assert state.observe(None)["seats"][0]["pieces"] == 1
    assert discards(state) == {"green": 2, "blue": 2}


def test_placing_does_not_rescue_lost_points() -> None:
    """WE-9: OW-55, OW-69"""
    state = table(
        seat=1,
        starts={0: "missoula", 1: "helena"},
        tracks={1: "helena-missoula-1"},
        hands={1: "green*2 blue*2"},
    )
    do(state, "claim missoula-spokane-2", "place spokane")
    assert points(state) == [2, 0, 0]
    assert cities(state, 1) == {"helena", "spokane"}


def test_paying_for_a_city_piece() -> None:
    """WE-10: OW-63"""
    state = table(seat=1, starts={1: "portland"}, hands={1: "green*2 red*2 locomotive*2 blue"})
    do(state, "claim portland-seattle-1", "pay green", "place seattle")
    can(state, "pay red", "pay red+1", "pay locomotives")
    assert not any("red" in text and "blue" in text for text in legal(state))
    cannot(state, "pay blue", "OW-63")


def test_occupied_city_and_piece_limit() -> None:
    """WE-11: OW-61, OW-65, OW-66"""
    start = {"seat": 1, "starts": {1: "eugene"}, "hands": {1: "white*4 red*3"}}
    three = table(**start, pieces={1: "bend boise"}, tracks={1: "bend-eugene-1 bend-boise-2"})
    do(three, "claim boise-winnemucca-1")
    assert decision(three) == ("turn", 2)
    two = table(**start, pieces={1: "bend"}, tracks={1: "bend-eugene-1"})
    do(two, "claim bend-boise-2")
    assert legal(two) == {"place boise", "done"}


def test_grey_track() -> None:
    """WE-12: OW-40"""
    state = table(starts={0: "bozeman"}, hands={0: "black*3 locomotive*3 red"})
    do(state, "claim bozeman-idaho-falls-1")
    can(state, "pay black", "pay black+1", "pay locomotives")
    cannot(state, "pay red", "OW-40")
    assert not any("black" in text and "red" in text for text in legal(state))


def test_ferry() -> None:
    """WE-13: OW-51, OW-52, OW-53"""
    state = table(seat=2, starts={2: "san-francisco"}, hands={2: "locomotive*3 green*4"})
    do(state, "claim los-angeles-san-francisco-1")
    assert points(state) == [0, 0, 18]
    assert trains(state, 2) == 33


def test_double_route_with_three_players() -> None:
    """WE-14: OW-48"""
    state = table(
        seat=1, starts={0: "casper", 1: "billings"}, tracks={0: "billings-casper-1"}, hands={1: "purple*4"}
    )
    cannot(state, "claim billings-casper-2", "OW-48")


def test_triple_route_with_four_players() -> None:
    """WE-15: OW-46, OW-47"""
    state = table(
        players=4,
        starts={0: "portland", 1: "seattle", 2: "bend", 3: "denver"},
        tracks={0: "portland-seattle-1", 2: "bend-portland-1"},
        hands={0: "orange*2", 1: "orange*2", 2: "yellow*2"},
    )
    cannot(state, "claim portland-seattle-2", "OW-47")
    do(state, "draw", "draw", "claim portland-seattle-2", "claim portland-seattle-3")
    assert "portland-seattle-2" in tracks(state, 1)
    assert "portland-seattle-3" in tracks(state, 2)


def test_face_up_locomotive() -> None:
    """WE-16: OW-25, OW-26"""
    state = table(display="red blue locomotive white green")
    taken = after(state, "take locomotive")
    assert decision(taken) == ("turn", 1)
    assert hand(taken, 0) == {"locomotive": 1}
    cannot(after(state, "take red"), "take locomotive", "OW-26")


def test_unseen_locomotive() -> None:
    """WE-17: OW-27"""
    state = do(table(seat=1, deck="locomotive", display="red blue locomotive white green"), "draw")
    assert hand(state, 1) == {"locomotive": 1}
    assert legal(state) == {"draw", "take red", "take blue", "take white", "take green"}


def test_three_locomotives_face_up() -> None:
    """WE-18: OW-33"""
    cards = "locomotive white yellow orange black purple"
    state = do(table(display="locomotive locomotive red blue green", deck=cards), "take red")
    assert discards(state) == {"locomotive": 3, "blue": 1, "green": 1}
    assert display(state) == ["white", "yellow", "orange", "black", "purple"]
    assert decision(state) == ("second-card", 0)


def test_deck_runs_out() -> None:
    """WE-19: OW-29"""
    state = table(seat=1, deck="orange", discards="red*10 blue*10", rest=2)
    do(state, "draw")
    assert len(deck(state)) == 20
    top = deck(state)[0]
    do(state, "draw")
    assert hand(state, 1) == {"orange": 1, top: 1}
    assert len(deck(state)) == 19


def test_nothing_left_to_draw() -> None:
    """WE-20: OW-31"""
    state = table(seat=2, display="- - - - -", rest=0, hands={2: "red"}, starts={2: "eugene"})
    assert kinds(state) == {"claim", "tickets"}


def test_setup_tickets() -> None:
    """WE-21: OW-13, OW-14"""
    state = GAME.new(players=2, seed=4)
    rejected = set()
    for kept in (3, 4):
        seat = state.actor
        assert seat is not None
        drawn = state.dump()["seats"][seat]["drawn"]
        do(state, *(f"keep {ticket}" for ticket in drawn[:2]))
        cannot(state, "done", "OW-13")
        do(state, *(f"keep {ticket}" for ticket in drawn[2:kept]), "done")
        rejected |= set(drawn[kept:])
    assert len(ticket_deck(state)) == 43
    assert set(ticket_deck(state)[-3:]) == rejected


def test_start_cities() -> None:
    """WE-22: OW-16, OW-17"""
    state = table(step="choose-start", seat=2)
    for seat, city in ((2, "denver"), (1, "boise"), (0, "seattle")):
        assert decision(state) == ("choose-start", seat)
        do(state, f"start {city}")
        if seat:
            cannot(state, f"start {city}", "OW-17")
    assert decision(state) == ("turn", 0)


def test_drawing_tickets() -> None:
    """WE-23: OW-70, OW-71"""
    top = "T01 T02 T03 T04"
    state = table(ticket_deck=top, tickets={2: " ".join(f"T{n}" for n in range(37, 51))})
    assert len(ticket_deck(state)) == 30
    do(state, "tickets", "keep T02", "keep T03", "done")
    assert len(ticket_deck(state)) == 28
    assert ticket_deck(state)[-2:] == ["T01", "T04"]


def test_last_round() -> None:
    """WE-24: OW-76, OW-77"""
    state = table(seat=1, starts={1: "eugene"}, trains={1: 3}, hands={1: "locomotive"})
    do(state, sorted(legal(state, "claim"))[0])
    assert trains(state, 1) == 2
    order = []
    while state.actor is not None:
        order.append(state.actor)
        do(state, "draw", "draw")
    assert order == [2, 0, 1]


def test_not_enough_trains() -> None:
    """WE-25: OW-38"""
    state = table(
        starts={0: "st-george", 1: "eugene"},
        tracks={0: "las-vegas-st-george-1 flagstaff-las-vegas-1"},
        trains={0: 3},
        hands={0: "red*4"},
    )
    cannot(state, "claim salt-lake-city-st-george-1", "OW-38")


def test_final_scoring() -> None:
    """WE-26: OW-81, OW-82, OW-85"""
    state = table(
        step=None,
        turns_left=0,
        starts={0: "bend", 1: "denver", 2: "salt-lake-city"},
        tracks={
            0: ADAS_TRACKS,
            1: BENS_TRACKS,
            2: "idaho-falls-salt-lake-city-1 bozeman-idaho-falls-1 bozeman-helena-1",
        },
        trains={2: 2},
        tickets={0: "T09 T43 T39", 1: "T24 T44 T41", 2: "T35 T19 T45"},
        points={0: 60, 1: 62, 2: 80},
    )
    lines = {line.id: line.points for line in state.breakdown()}
    assert lines["completed"] == [9 + 12, 10 + 8, 6]
    assert lines["missed"] == [-5, -4, -5 - 7]
    assert lines["globetrotter"] == [15, 15, 0]
    assert state.scores() == [91, 91, 74]
    assert state.ranking() == [1, 1, 3]


def test_first_capture_of_alvin() -> None:
    """WE-27: OW-88, OW-89, OW-92"""
    state = table(alvin="roswell", starts={0: "santa-fe"}, hands={0: "yellow*3"})
    do(state, "claim roswell-santa-fe-1")
    assert (points(state)[0], captures(state)[0]) == (4, 10)
    assert state.dump()["alvin"] == "santa-fe"


def test_alvin_is_taken_over() -> None:
    """WE-28: OW-90, OW-92"""
    state = table(alvin="santa-fe", seat=1, starts={0: "santa-fe", 1: "pueblo"}, hands={1: "black*3"})
    do(state, "claim pueblo-santa-fe-1")
    assert points(state) == [4, 4, 0]
    assert captures(state) == [0, 10, 0]
    assert state.dump()["alvin"] == "pueblo"
