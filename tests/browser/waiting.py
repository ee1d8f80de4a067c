"""Waiting for what a page does in its own time, on machines that may have other things to do."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60.0


def happens(page: "Page", truth: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What is true in the end; the page goes on meanwhile."""
    deadline = time.monotonic() + patience
    while not (found := truth()) and time.monotonic() < deadline:
        page.wait_for_timeout(30)
    return found
