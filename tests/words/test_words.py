"""The reader of the catalogues: languages, names, plurals, and what it does when a text is missing."""

from pathlib import Path

import pytest

from bunkhouse.engine.actions import ActionSpace, Kind
from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event, Prompt, Refusal, ScoreLine
from bunkhouse.games.el_gaucho import GAME
from bunkhouse.words import LANGUAGES, Words, language_of
from bunkhouse.words.catalogue import catalogue


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(None, environment) == language


@pytest.mark.parametrize("asked", ["pl", "PL", "pl-PL", "pl_PL.UTF-8", " pl "])
def test_a_language_asked_for_wins(asked: str) -> None:
    assert language_of(asked, {"LC_ALL": "en_GB.UTF-8"}) == "pl"


@pytest.mark.parametrize("asked", ["de", "polski", ""])
def test_a_language_asked_for_must_exist(asked: str) -> None:
    with pytest.raises(UnknownName) as caught:
        language_of(asked, {})
    assert caught.value.reason == "unknown-language"
    assert caught.value.params["known"] == "en, pl"


def test_without_an_environment_the_one_of_the_process_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert language_of() == "pl"


def test_catalogues_are_loaded_once() -> None:
    assert catalogue("pl", GAME.folder) is catalogue("pl", GAME.folder)


# Names.


def test_players_are_called_by_their_names() -> None:
    stolen = Event("steals", {"seat": 0, "victim": 1, "pesos": 8, "breed": "yellow", "value": 8})
    assert Words("pl", GAME, ["Gosia", "Maciek"]).event(stolen) == (
        "Gosia używa Złodzieja i kradnie Criollo 8, a Maciek dostaje 8 peso odszkodowania"
    )
    assert Words("en", GAME, ["Gosia"]).event(stolen) == (
        "Gosia uses the Thief and steals Criollo 8 from Player 2, who gets 8 pesos in compensation"
    )


def test_a_name_is_never_read_as_a_pattern() -> None:
    words = Words("en", GAME, ["{ $seat }"])
    assert words.event(Event("takes", {"seat": 0, "dice": "5+6"})) == "{ $seat } takes 5+6"
    assert words.problems == []


@pytest.mark.parametrize(("language", "name"), [("en", "Player 3"), ("pl", "Gracz 3")])
def test_a_seat_without_a_name_has_a_number(language: str, name: str) -> None:
    assert Words(language, GAME, ["", ""]).name(2) == name
    assert Words(language, GAME, ["", "", ""]).name(2) == name


# Wording.


def test_a_sale_in_the_log() -> None:
    sale = Event("sells", {"seat": 0, "breed": "black", "count": 3, "highest": 10, "pesos": 30})
    polish, english = Words("pl", GAME, ["Gosia"]), Words("en", GAME, ["Gosia"])
    assert polish.event(sale) == "Gosia sprzedaje stado Angus: 3 \N{MULTIPLICATION SIGN} 10 = 30 peso"
    assert english.event(sale) == "Gosia sells the Angus herd: 3 \N{MULTIPLICATION SIGN} 10 = 30 pesos"


@pytest.mark.parametrize(
    ("place", "into", "at", "back"),
    [
        ("merchant", "do Kupca", "u Kupca", "od Kupca"),
        ("rodeo", "do Rodeo", "na Rodeo", "z Rodeo"),
        ("sorting", "do Sortowni", "w Sortowni", "z Sortowni"),
        ("thief", "do Złodzieja", "u Złodzieja", "od Złodzieja"),
        ("foreman", "do Nadzorcy", "u Nadzorcy", "od Nadzorcy"),
        ("steppe", "na Step", "na Stepie", "ze Stepu"),
    ],
)
def test_polish_cases_of_special_places(place: str, into: str, at: str, back: str) -> None:
    words = Words("pl", GAME, ["Gosia"])
    assert words.event(Event("posts", {"seat": 0, "place": place})) == f"Gosia wstawia gaucha {into}"
    assert words.reason(Refusal("no-gaucho-there", "EG-40", {"place": place})) == f"nie masz gaucha {at}"
    assert (
        words.event(Event("recalls-from-place", {"seat": 0, "place": place})) == f"Gosia ściąga gaucha {back}"
    )


@pytest.mark.parametrize(
    ("count", "dice", "tiles", "gauchos"),
    [
        (1, "Powinna tu być 1 kość", "ogląda 1 kafelek", "1 gaucha"),
        (2, "Powinny tu być 2 kości", "ogląda 2 kafelki", "2 gauchów"),
        (5, "Powinno tu być 5 kości", "ogląda 5 kafelków", "5 gauchów"),
        (12, "Powinno tu być 12 kości", "ogląda 12 kafelków", "12 gauchów"),
        (22, "Powinny tu być 22 kości", "ogląda 22 kafelki", "22 gauchów"),
        (25, "Powinno tu być 25 kości", "ogląda 25 kafelków", "25 gauchów"),
        (0, "Powinno tu być 0 kości", "ogląda 0 kafelków", "0 gauchów"),
    ],
)
def test_polish_plurals(count: int, dice: str, tiles: str, gauchos: str) -> None:
    words = Words("pl", GAME, ["Gosia"])
    assert words.say("error-wrong-dice-count", expected=count, given=9).startswith(dice)
    assert words.event(Event("looks", {"seat": 0, "count": count})).endswith(tiles)
    assert f" {gauchos} " in words.reason(Refusal("supply-not-empty", "EG-38", {"count": count}))
    assert words.problems == []


@pytest.mark.parametrize(("count", "text"), [(1, "1 peso"), (2, "2 pesos"), (21, "21 pesos")])
def test_english_plurals(count: int, text: str) -> None:
    assert Words("en", GAME).event(Event("bonus", {"seat": 0, "pesos": count})) == (
        f"Player 1 gets {text} extra from the Merchant"
    )


def test_numbers_are_written_plainly() -> None:
    words = Words("en", GAME)
    assert words.say("pesos", pesos=12345) == "12345 pesos"
    assert words.say("pesos", pesos=-12345) == "\N{MINUS SIGN}12345 pesos"
    assert words.say("tile-at", breed="black", value=-3, space="P1-2") == "Angus \N{MINUS SIGN}3 (P1-2)"


def test_an_empty_parameter_can_be_chosen_by() -> None:
    missing = Refusal("dice-not-yours", "EG-23", {"dice": "5+6", "have": ""})
    assert Words("pl", GAME).reason(missing) == "nie masz kości"
    missing.params["have"] = "5"
    assert Words("pl", GAME).reason(missing) == "nie masz 5+6, tylko 5"


def test_labels_are_short() -> None:
    state = GAME.new(3, 5)
    code = state.legal()[0]
    assert Words("en", GAME).label(state, code) == "Keep"
    assert Words("pl", GAME).label(state, code) == "Zatrzymaj"


def test_walls_and_answers() -> None:
    for language in LANGUAGES:
        words = Words(language)
        walls = {words.undo_wall(wall) for wall in ("start", "hidden", "chance", "other")}
        assert len(walls) == 4
        assert words.yes_no(True) != words.yes_no(False)
        assert words.problems == []


# Games from elsewhere, and catalogues that are not what they should be.


def visitor(folder: Path, **files: str) -> Game:
    """A third party's game whose texts lie in its own folder."""
    (folder / "text").mkdir()
    for language, text in files.items():
        (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Game("visitor", 1, (2, 2), ActionSpace(Kind("wave")), [], folder)


def test_a_game_brings_its_own_words(tmp_path: Path) -> None:
    game = visitor(tmp_path, en="game-title = Visitor", pl="game-title = Gość\nevent-waves = { $seat } macha")
    words = Words("pl", game)
    assert words.title() == "Gość"
    assert words.event(Event("waves", {"seat": 0})) == "Gracz 1 macha"
    assert words.problems == []


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path) -> None:
    game = visitor(tmp_path, en="game-title = Visitor\nprompt-wave = Wave.\n    .hint = Or do not.")
    words = Words("pl", game)
    assert words.title() == "Visitor"
    assert words.hint(Prompt("prompt-wave", {})) == "Or do not."
    assert words.yes_no(True) == "tak"
    assert words.problems == []


def test_a_prompt_and_its_hint_are_in_one_language(tmp_path: Path) -> None:
    game = visitor(tmp_path, en="prompt-wave = Wave.\n    .hint = Or do not.", pl="prompt-wave = Pomachaj.")
    prompt = Prompt("prompt-wave", {})
    assert (Words("pl", game).prompt(prompt), Words("pl", game).hint(prompt)) == ("Pomachaj.", "")


def test_a_game_without_words_is_still_playable(tmp_path: Path) -> None:
    words = Words("pl", visitor(tmp_path))
    assert words.title() == "visitor"
    assert words.event(Event("waves", {"seat": 0})) == "event-waves"
    assert words.score_line(ScoreLine("waving", [1, 2])) == "waving"
    assert words.option_value("mood", "merry") == "merry"
    assert "pl: event-waves: no such message" in words.problems


@pytest.mark.parametrize(
    "text",
    [
        "event-waves = { $nobody } waves",
        "event-waves = { nothing } waves",
        "event-waves = { event-waves }",
        "event-waves = { circle }\ncircle = { event-waves }",
    ],
)
def test_a_broken_message_is_noted_and_stops_nobody(tmp_path: Path, text: str) -> None:
    words = Words("en", visitor(tmp_path, en=text))
    assert words.event(Event("waves", {"seat": 0})) != ""
    assert words.event(Event("waves", {"seat": 0})) != ""
    assert len(words.problems) == 1
    assert words.problems[0].startswith("en: event-waves: ")


def test_a_file_that_cannot_be_understood_is_noted(tmp_path: Path) -> None:
    words = Words("en", visitor(tmp_path, en="game-title = Visitor\n\nthis is no message\n"))
    assert words.title() == "Visitor"
    assert [problem.endswith("en.ftl: this is no message") for problem in words.problems] == [True]


def test_a_catalogue_may_be_kept_in_several_files(tmp_path: Path) -> None:
    game = visitor(tmp_path, en="game-title = Visitor")
    (tmp_path / "text" / "extra.en.ftl").write_text("event-waves = { $seat } waves", encoding="utf-8")
    assert Words("en", game).event(Event("waves", {"seat": 1})) == "Player 2 waves"
