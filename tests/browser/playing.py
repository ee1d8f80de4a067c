"""Playing in a browser: one touch or key after the other, until the table has moved on."""

import random
from collections.abc import Sequence

from .guest import Guest

MOST = 900
"""More decisions than any game has."""
_PATIENCE = 12
"""More touches than any decision takes."""

_TOUCH = """
async ([before, wishes, chance, luck]) => {
  const shown = (each) => each.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const seq = () => Number(document.getElementById('prompt').dataset.seq);
  const pause = (time) => new Promise((done) => { setTimeout(done, time); });
  const mine = () => document.getElementById('prompt').dataset.mine === '1';
  const over = () => seq() > before || !mine();
  const busy = () => document.body.classList.contains('busy');
  const asked = () => document.querySelector('dialog[open] button[value=yes], .fusing [data-go]');
  if (over()) return 'over';
  const picks = '#prompt .picked, #prompt .picks:not(.meanwhile) button';
  const rows = all(`.pop .opt, ${picks}, #paybox .popt, .pays .popt`);
  const lit = all('.legal:not(.unlit):not(.sel)');
  const words = all('#prompt .acts button[name=action]');
  const wished = wishes.map((wish) => [...lit, ...words].filter((each) => each.matches(wish)));
  const kinds = luck < 0.75 ? [rows, ...wished, lit, words] : [rows, words, lit];
  const list = kinds.find((each) => each.length);
  if (!list) return 'nothing';
  list[Math.floor(chance * list.length)].click();
  for (let yes = asked(); yes; yes = asked()) {
    yes.click();
    for (let wait = 0; wait < 100 && !busy() && !over() && !asked(); wait += 1) await pause(10);
  }
  while (busy() && !over()) await pause(10);
  return over() ? 'over' : 'touched';
}
"""
"""Touch something that may be touched now: a row of a menu, a lasso, a button with words; a question
is answered with yes. Tells whether the decision is over then; the table may have made it by itself, and the
turn may have passed on, since somebody last looked."""

_SETTLED = """
async ([before, answered]) => {
  const seq = () => Number(document.getElementById('prompt').dataset.seq);
  const pause = (time) => new Promise((done) => { setTimeout(done, time); });
  const busy = () => document.body.classList.contains('busy');
  for (let wait = 0; answered && wait < 100 && !busy() && seq() === before; wait += 1) await pause(10);
  while (busy() && seq() === before) await pause(10);
  return seq() > before || document.getElementById('prompt').dataset.mine !== '1';
}
"""
"""Whether the table has moved on, or the turn has passed on, once whatever is on its way has arrived. Seen at
one glance: whoever looks first at the table and then at what is on its way may miss it between the two, and
decide twice."""

_KEYS = """
[
  document.querySelectorAll('.pop .opt, #prompt .picked').length,
  document.querySelector('#prompt [data-key=e]') !== null,
]
"""
"""How many rows there are to choose from by digit, and whether E would end something."""


_YES = {"confirm-reveal": ["Enter"], "confirm-end": ["Tab", "Enter"]}
"""What says yes to a question; to a fuse, E."""


def decide(guest: Guest, chance: random.Random, wishes: Sequence[str] = ()) -> None:
    """One decision, however many touches it takes; more often than not what is wished for, if it is there."""
    before = guest.seq()
    for _ in range(_PATIENCE):
        luck = [chance.random(), chance.random()]
        ended = guest.page.evaluate(_TOUCH, [before, list(wishes), *luck])
        if ended == "over":
            return
        assert ended == "touched", "nothing can be touched: " + guest.prompt.inner_text()
    raise AssertionError("no end of touching and no decision: " + guest.prompt.inner_text())


def decide_with_keys(guest: Guest, chance: random.Random) -> None:
    """One decision by keyboard: arrows to what is lit, digits in menus, E to end; else the first move."""
    keys, before = guest.page.keyboard, guest.seq()
    for _ in range(_PATIENCE):
        if _answered(guest, before) or _pressed(guest, chance, before):
            return
    keys.press("Escape")
    keys.press("a")
    keys.press("1")
    if not _settled(guest, before):
        assert _answered(guest, before), "the first of all moves was not made: " + guest.prompt.inner_text()


def _pressed(guest: Guest, chance: random.Random, before: int) -> bool:
    keys = guest.page.keyboard
    rows, may_end = guest.page.evaluate(_KEYS)
    if rows:
        keys.press(str(chance.randint(1, min(9, rows))))
    elif may_end and chance.random() < 0.4:
        keys.press("e")
    else:
        for _ in range(chance.randint(1, 4)):
            keys.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if guest.page.evaluate("document.activeElement.matches('.legal, [name=action]')"):
            keys.press("Enter")
    return _settled(guest, before)


def _answered(guest: Guest, before: int) -> bool:
    """Say yes to a question; whether that was a move. Where something would be lost, no is at hand."""
    asked = guest.page.evaluate("document.querySelector('dialog[open], #prompt .fusing')?.id")
    if asked is None:
        return False
    for key in _YES.get(asked, ["e"]):
        guest.page.keyboard.press(key)
    return _settled(guest, before, answered=True)


def _settled(guest: Guest, before: int, *, answered: bool = False) -> bool:
    return bool(guest.page.evaluate(_SETTLED, [before, answered]))


def play_to_the_end(guest: Guest, chance: random.Random, wishes: Sequence[str] = ()) -> None:
    """Decision after decision, until the prompt leads to the result; then go there."""
    for _ in range(MOST):
        if not guest.await_turn():
            break
        decide(guest, chance, wishes)
    guest.page.locator("#prompt a.act").click()
    guest.page.locator(".wposter .name").wait_for()


def play_to_the_end_with_keys(guest: Guest, chance: random.Random) -> None:
    for _ in range(MOST):
        if not guest.await_turn():
            break
        decide_with_keys(guest, chance)
    assert guest.page.locator("#prompt a.act").count() == 1
