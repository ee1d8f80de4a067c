"""Playing in a browser: one touch after the other, until the table has moved on."""

import random
from typing import Any

from .guest import Guest

MOST = 900
"""More decisions than any game has."""

_TOUCH = """
async ([before, chance, luck]) => {
  const shown = (each) => each.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const seq = () => Number(document.getElementById('prompt').dataset.seq);
  const pause = (time) => new Promise((done) => { setTimeout(done, time); });
  const over = () => seq() > before;
  const busy = () => document.body.classList.contains('busy');
  const asked = () => document.querySelector('#confirm-reveal[open] button[value=yes]');
  if (over()) return seq();
  const rows = all('.pop .opt, #prompt .picked, #paybox .popt, .pays .popt');
  const lit = all('.legal:not(.unlit):not(.sel)');
  const words = all('#prompt .acts button[name=action]');
  const kinds = [rows, luck < 0.75 ? lit : words, lit, words];
  const list = kinds.find((each) => each.length);
  if (!list) return -1;
  list[Math.floor(chance * list.length)].click();
  if (asked()) {
    asked().click();
    for (let wait = 0; wait < 100 && !busy() && !over(); wait += 1) await pause(10);
  }
  while (busy() && !over()) await pause(10);
  return seq();
}
"""
"""Touch something that may be touched now: a row of a menu, a lasso, a button with words; a question about
hidden things is answered with yes. Gives where the table stands then; -1 when there is nothing to touch."""


def decide(guest: Guest, chance: random.Random) -> None:
    """One decision, however many touches it takes."""
    before = guest.seq()
    for _ in range(12):
        seq: Any = guest.page.evaluate(_TOUCH, [before, chance.random(), chance.random()])
        if seq > before:
            return
        assert seq != -1, "nothing can be touched: " + guest.prompt.inner_text()
    raise AssertionError("twelve touches and no decision: " + guest.prompt.inner_text())


def play_to_the_end(guest: Guest, chance: random.Random) -> None:
    """Decision after decision, until the prompt leads to the result; then go there."""
    for _ in range(MOST):
        if not guest.await_turn():
            break
        decide(guest, chance)
    guest.page.locator("#prompt a.act").click()
    guest.page.locator(".wposter .name").wait_for()
