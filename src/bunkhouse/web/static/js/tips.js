/* Anything looked at for a moment explains itself: hover, focus and the key I, or a long press. */

let tip = null;
let timer = 0;

export function hideTip() {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

function contents(piece) {
  const source = piece.dataset.tip && document.getElementById(`tip-${piece.dataset.tip}`);
  const name = piece.getAttribute('aria-label') || piece.getAttribute('title');
  if (source) return links(about(source, name || '')).innerHTML;
  if (!name) return '';
  const bold = document.createElement('b');
  bold.textContent = name;
  return bold.outerHTML;
}

/** A link to a rule says so, and not only its number. */
function links(box) {
  const word = document.getElementById('texts')?.dataset.rules;
  for (const link of word ? box.querySelectorAll('a[href*="/rules/"]') : []) link.prepend(`${word}: `);
  return box;
}

/** What is said of all pieces of a kind, and under its title what the name of this one adds. */
function about(source, name) {
  const box = source.cloneNode(true);
  const title = box.querySelector('b');
  const kind = `${title?.textContent}: `;
  if (title && name.startsWith(kind)) {
    const own = document.createElement('p');
    own.className = 'own';
    own.textContent = name.charAt(kind.length).toLocaleUpperCase() + name.slice(kind.length + 1);
    title.after(own);
  }
  return box;
}

/** Show what a piece is; with ``why``, also ask the server why it cannot be used now. */
export async function explain(piece, why = false, reason = '') {
  hideTip();
  if (!piece) return;
  tip = document.createElement('div');
  tip.className = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.innerHTML = contents(piece);
  if (reason) line(tip, reason);
  document.body.append(tip);
  if (piece.closest('[popover]')) { // a sheet that lies over everything: only another one lies above it
    tip.popover = 'manual';
    tip.showPopover();
  }
  beside(tip, piece);
  if (!why) return;
  tip.classList.add('pinned');
  const mine = tip;
  const base = document.getElementById('act').getAttribute('action').replace(/\/act$/, '');
  if (!base.startsWith('/t/')) return;
  try {
    const seat = document.querySelector('#prompt [name=seat]')?.value ?? '';
    const answer = await fetch(`${base}/why?target=${encodeURIComponent(piece.id || piece.dataset.tip)}&seat=${seat}`, { headers: { 'HX-Request': 'true' } });
    if (answer.ok && tip === mine) {
      const piecesOfWhy = document.createElement('div');
      piecesOfWhy.innerHTML = await answer.text();
      links(piecesOfWhy);
      tip.append(...piecesOfWhy.childNodes);
      beside(tip, piece);
    }
  } catch { /* the tip itself is enough */ }
}

function line(box, text) {
  const why = document.createElement('p');
  why.className = 'why';
  why.textContent = text;
  box.append(why);
}

const GAP = 12;
const EDGE = 8;

/** On one of its sides, whichever way it fits: where it hides least of what can be touched or is asked, and not the piece itself.
 * A table may know a better place (event `tip:placed`). */
function beside(box, piece) {
  const at = seenOf(piece.getBoundingClientRect());
  const { width, height } = box.getBoundingClientRect();
  const kept = [...document.querySelectorAll('.legal:not(.unlit), #prompt')].map((each) => each.getBoundingClientRect());
  const places = around(at, width, height).map(([x, y]) => {
    const left = Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
    const top = Math.max(EDGE, Math.min(y, innerHeight - height - EDGE));
    const here = { left, top, right: left + width, bottom: top + height };
    return { left, top, hidden: kept.reduce((sum, each) => sum + shared(here, each), 1000 * shared(here, at)) };
  });
  const { left, top } = places.reduce((best, each) => (each.hidden < best.hidden ? each : best));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  document.dispatchEvent(new CustomEvent('tip:placed', { detail: { box, piece } }));
}

/** The part of a rectangle that lies in the window. */
const seenOf = (at) => ({
  left: Math.max(0, at.left), top: Math.max(0, at.top), right: Math.min(innerWidth, at.right), bottom: Math.min(innerHeight, at.bottom),
});

/** Places beside a piece, the best first: right, left, below, above, each in line with its start, its middle and its end. */
function around(at, width, height) {
  const xs = [at.left, (at.left + at.right - width) / 2, at.right - width];
  const ys = [at.top, (at.top + at.bottom - height) / 2, at.bottom - height];
  return [
    ...ys.map((y) => [at.right + GAP, y]), ...ys.map((y) => [at.left - GAP - width, y]),
    ...xs.map((x) => [x, at.bottom + GAP]), ...xs.map((x) => [x, at.top - GAP - height]),
  ];
}

const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const inspectable = (event) => event.target.closest?.('[data-tip]');

/** After an update the mouse lies on something else without having moved: that is not looking. */
let resting = false;
let spot = '';

document.addEventListener('pointerover', (event) => { if (!resting) hover(event); });
document.addEventListener('pointermove', (event) => {
  const now = `${event.clientX} ${event.clientY}`;
  const moved = now !== spot;
  spot = now;
  if (!resting || !moved) return;
  resting = false;
  hover(event);
});

function hover(event) {
  if (event.pointerType !== 'mouse') return;
  const piece = inspectable(event);
  clearTimeout(timer);
  if (piece) timer = setTimeout(() => explain(piece), 250);
  else if (tip && !tip.classList.contains('pinned')) hideTip();
}

let press = 0;
let pressed = false;
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('.tip')) hideTip();
  if (event.pointerType === 'mouse') return;
  const piece = inspectable(event);
  pressed = false;
  if (piece) press = setTimeout(() => { pressed = true; explain(piece); tip?.classList.add('pinned'); }, 350);
});
for (const name of ['pointerup', 'pointercancel', 'pointermove']) {
  document.addEventListener(name, (event) => {
    if (name !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
  });
}
document.addEventListener('click', (event) => {
  if (!pressed) return;
  pressed = false; // a long press looks, it does not act
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener('contextmenu', (event) => {
  if (event.pointerType === 'touch' && inspectable(event)) event.preventDefault();
});
document.addEventListener('table:updated', ({ detail }) => {
  resting = true;
  if (detail?.moved ?? true) hideTip();
});
document.addEventListener('scroll', hideTip, { passive: true, capture: true });
