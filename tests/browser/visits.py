"""Visits to the pages outside a table, with browsers of every kind."""

from typing import TYPE_CHECKING, Any

from .guest import Guest

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from .conftest import Guests

_SIZES: "dict[bool, ViewportSize]" = {
    False: {"width": 1440, "height": 900},
    True: {"width": 390, "height": 844},
}


def visit(
    guests: "Guests", path: str = "/", language: str = "en", phone: bool = False, **settings: Any
) -> Guest:
    """Somebody new opens a page; the settings are those of the browser, such as its scheme of colours."""
    context = guests.chromium.new_context(
        viewport=_SIZES[phone],
        locale={"en": "en-GB", "pl": "pl-PL"}[language],
        has_touch=phone,
        base_url=guests.site.address,
        **settings,
    )
    guest = Guest(context, guests.site.address)
    guests.all.append(guest)
    guest.go(path)
    return guest


def fits(guest: Guest) -> bool:
    """Whether the page is no wider than the window."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
