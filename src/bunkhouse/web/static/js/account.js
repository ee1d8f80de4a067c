/* What somebody who plays alone has done is told line by line as it happened (an element with data-account and an id), its
   pieces lit meanwhile. Any key or touch tells the rest at once, and nothing has to be waited for. */

import { light, named } from './lights.js';
import { pace } from './motion.js';

/** A line stays alone for so long. */
const LINE = 800;

const accounts = () => [...document.querySelectorAll('[data-account][id]')];
const text = (account) => account.textContent.trim();
const known = new Map(accounts().map((account) => [account.id, text(account)]));

let timer = 0;

/** Hide the lines and show them again, one after the other. */
function tell(ids) {
  rest();
  const lines = ids.map((id) => [...document.getElementById(id).children]);
  for (const line of lines.flat()) line.style.visibility = 'hidden';
  const next = (at) => {
    if (lines.every((each) => at >= each.length)) return rest();
    for (const line of lines.map((each) => each[at]).filter(Boolean)) {
      line.style.visibility = '';
      if (line.dataset.lights && line.getClientRects().length) light(named(line));
    }
    timer = setTimeout(() => next(at + 1), LINE * pace());
    return undefined;
  };
  next(0);
}

/** All of it, at once. */
function rest() {
  if (timer) light([]);
  clearTimeout(timer);
  timer = 0;
  for (const line of document.querySelectorAll('[data-account] > *')) line.style.visibility = '';
}

document.addEventListener('table:updated', () => {
  const fresh = accounts().filter((account) => known.get(account.id) !== text(account));
  for (const account of accounts()) known.set(account.id, text(account));
  if (fresh.length && pace()) tell(fresh.map((account) => account.id));
});
for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, () => { if (timer) rest(); }, true);
