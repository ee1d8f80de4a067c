"""Posters are whole: drawings that can be read, symbols that exist, words in every language."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bunkhouse
from bunkhouse.web.posters import poster, posters
from bunkhouse.words import LANGUAGES
from bunkhouse.words.catalogue import Catalogue

SPRITE = (Path(bunkhouse.__file__).parent / "web/static/art/icons.svg").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))
SLUGS = [each.slug for each in posters()]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_cover_is_a_drawing_of_known_symbols(slug: str) -> None:
    cover = str(poster(slug).cover)
    ElementTree.fromstring(cover)
    assert set(re.findall(r'href="#([^"]+)"', cover)) <= SYMBOLS
    assert "<style" not in cover


@pytest.mark.parametrize("slug", SLUGS)
def test_badges_and_pictures_are_of_known_symbols(slug: str) -> None:
    found = poster(slug)
    assert found.badge.symbol in SYMBOLS
    assert {symbol for picture in found.sixty for symbol in picture.symbols} <= SYMBOLS


@pytest.mark.parametrize("slug", SLUGS)
def test_named_choices_choose_what_there_is(slug: str) -> None:
    offered = {option.name: option.values for option in poster(slug).game.options}
    for preset in poster(slug).presets.values():
        for name, values in preset.values.items():
            assert values
            assert set(values) <= set(offered[name])


@pytest.mark.parametrize("slug", SLUGS)
def test_presets_have_names_and_differ(slug: str) -> None:
    found = poster(slug)
    for language in LANGUAGES:
        titles = [found.preset_title(language, name) for name in found.presets]
        assert len(set(titles)) == len(titles)
        assert not any(title.startswith("lobby-set") for title in titles)
    for name, preset in found.presets.items():
        if all(len(values) == 1 for values in preset.values.values()):
            options = {option: values[0] for option, values in preset.values.items()}
            assert [each for each, other in found.presets.items() if other.fits(options)] == [name]


@pytest.mark.parametrize("slug", SLUGS)
def test_words_are_there_in_every_language(slug: str) -> None:
    found = poster(slug)
    wanted = ["poster-tagline", "poster-pitch", *(f"sixty-{at + 1}" for at in range(len(found.sixty)))]
    for language in LANGUAGES:
        catalogue = Catalogue(language, [found.game.folder / "poster"])
        assert catalogue.problems == []
        assert [id for id in wanted if not catalogue.has(id)] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_hints_belong_to_options(slug: str) -> None:
    folder = poster(slug).game.folder / "poster" / "text"
    ids = {f"option-{option.name}" for option in poster(slug).game.options}
    ids |= {f"option-{each.name}-{value}" for each in poster(slug).game.options for value in each.values}
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        hints = re.findall(r"^(option-\S+)-hint =", text, re.MULTILINE)
        assert set(hints) <= ids


def test_a_game_without_a_poster_gets_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = poster.__wrapped__
    found = bunkhouse.game("montana")
    monkeypatch.setattr(found, "folder", Path("/nowhere"))
    made = plain("montana")
    assert made.minutes == []
    assert "steer" in str(made.cover)
    assert made.say("en", "poster-tagline") == ""
