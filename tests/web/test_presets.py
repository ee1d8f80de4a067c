"""Presets: options that a game names, chosen with one button, with or without JavaScript."""

import re
from collections.abc import Callable

import pytest

from bunkhouse.web.posters import poster, posters

from .visitor import Page, Visitor

Visitors = Callable[..., Visitor]
NAMED = [each.slug for each in posters() if each.presets]
_ENOUGH = 12
"""Draws of ten sides each: that all are alike is out of the question."""


def options(page: Page) -> dict[str, str]:
    """What the form of a page would send."""
    form = next(form for form in page.forms if any(name.startswith("option-") for name in form.values))
    return {
        name.removeprefix("option-"): value
        for name, value in form.values.items()
        if name.startswith("option-")
    }


def chosen(page: Page) -> list[str]:
    return re.findall(r'<button name="set" value="(\w+)" class="on" aria-pressed="true"', page.html)


def fixed(slug: str) -> dict[str, dict[str, str]]:
    """The presets of a game that leave nothing to chance."""
    return {
        name: {option: values[0] for option, values in preset.values.items()}
        for name, preset in poster(slug).presets.items()
        if all(len(values) == 1 for values in preset.values.values())
    }


@pytest.mark.parametrize("slug", NAMED)
def test_a_new_table_takes_over_a_preset_and_shows_it_as_chosen(visitor: Visitors, slug: str) -> None:
    guest = visitor()
    for name, wanted in fixed(slug).items():
        page = guest.press(guest.open(f"/new?game={slug}"), "/new", value=name)
        assert options(page).items() >= wanted.items()
        assert chosen(page) == [name]


@pytest.mark.parametrize("slug", NAMED)
def test_a_waiting_room_changes_for_everybody(visitor: Visitors, slug: str) -> None:
    host, friend = visitor(), visitor()
    table = host.press(host.open(f"/new?game={slug}&players=2"), "/new", value="open").path
    for name, wanted in fixed(slug).items():
        page = host.press(host.open(table), f"{table}/configure", value=name)
        assert options(page).items() >= wanted.items()
        assert chosen(page) == [name]
    friend.post(f"{table}/join", name="Bea")
    refused = friend.post(f"{table}/configure", set="first")
    assert chosen(host.open(table)) == [list(fixed(slug))[-1]], refused.status


def test_a_drawn_preset_is_drawn_at_every_click(visitor: Visitors) -> None:
    guest = visitor()
    drawn = [options(guest.open("/new?game=el-paso&set=random")) for _ in range(_ENOUGH)]
    assert len({tuple(sorted(each.items())) for each in drawn}) > 1
    for each in drawn:
        for option, values in poster("el-paso").presets["random"].values.items():
            assert each[option] in values


def test_a_preset_leaves_alone_what_it_does_not_speak_of(visitor: Visitors) -> None:
    page = visitor().open("/new?game=el-paso&option-difficulty=2&set=b")
    assert options(page)["difficulty"] == "2"


def test_a_mixture_of_ones_own_is_no_preset(visitor: Visitors) -> None:
    guest = visitor()
    assert chosen(guest.open("/new?game=el-paso&option-building_3=b")) == []
    assert chosen(guest.open("/new?game=el-paso&set=nonsense")) == ["first"]
