/* The guide's bubble stands beside what it speaks of, where it hides neither that nor anything lit, and always inside the window. */

import { arrangement, bring } from './table.js';

const GAP = 18;
const EDGE = 8;

/** The part of the window that the bubble may lie in: on a phone, not on the prompt. */
function room() {
  const floor = arrangement() === 'phone' ? document.getElementById('prompt').getBoundingClientRect().top : innerHeight;
  return { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: floor - EDGE };
}

const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Below, above, to the right or to the left: where it covers least. */
function best(at, width, height, within) {
  const middle = (at.left + at.right - width) / 2;
  const level = (at.top + at.bottom - height) / 2;
  const places = [['below', middle, at.bottom + GAP], ['above', middle, at.top - GAP - height], ['right', at.right + GAP, level], ['left', at.left - GAP - width, level]];
  const lit = [...document.querySelectorAll('.legal:not(.unlit)')].map((each) => each.getBoundingClientRect());
  const costs = places.map(([side, x, y]) => {
    const left = Math.max(within.left, Math.min(x, within.right - width));
    const top = Math.max(within.top, Math.min(y, within.bottom - height));
    const here = { left, top, right: left + width, bottom: top + height };
    return { side, left, top, hidden: lit.reduce((sum, each) => sum + shared(here, each), 1000 * shared(here, at)) };
  });
  return costs.reduce((least, each) => (each.hidden < least.hidden ? each : least));
}

function place() {
  const bubble = document.querySelector('#guide .tut');
  const piece = bubble?.dataset.points && document.getElementById(bubble.dataset.points);
  if (!piece) return;
  bring([piece]);
  let at = piece.getBoundingClientRect();
  if (!at.width) return;
  const within = room();
  if (arrangement() === 'phone' && (at.top < 0 || at.bottom > within.bottom)) {
    piece.scrollIntoView({ block: 'center', behavior: 'instant' });
    at = piece.getBoundingClientRect();
  }
  const { width, height } = bubble.getBoundingClientRect();
  const { side, left, top } = best(at, width, height, within);
  bubble.classList.add('placed');
  bubble.dataset.side = side;
  Object.assign(bubble.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' });
  bubble.style.setProperty('--tip', `${Math.max(12, Math.min(width - 32, (at.left + at.right) / 2 - left - 10))}px`);
  bubble.style.setProperty('--tip-y', `${Math.max(12, Math.min(height - 32, (at.top + at.bottom) / 2 - top - 10))}px`);
}

document.addEventListener('table:updated', () => { place(); setTimeout(place, 320); }); // a board may have moved by then
addEventListener('resize', place);
if (document.querySelector('#guide .tut')) document.fonts.ready.then(place);
