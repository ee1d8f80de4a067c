/* What the others did since the viewer's last turn: a card, once, and soft marks on the pieces until the first click. */

import { kept } from './page.js';
import { showPanel } from './panels.js';

const card = () => document.getElementById('recap');
const moment = () => card()?.dataset.moment;
const wanted = () => document.documentElement.dataset.recap !== 'off';
const name = `recap-${location.pathname}`;
const marked = `marks-${location.pathname}`;

/** Open it unless this device has seen it; put it where it hides nothing. */
function open() {
  const now = moment();
  if (!now || !wanted() || kept.get(name) === now || document.querySelector('.cover')) return close();
  card().classList.add('open');
  return place();
}

function close() {
  card()?.classList.remove('open');
}

/** Read: never again for this turn. */
function done() {
  if (!card()?.classList.contains('open')) return;
  kept.set(name, moment());
  close();
}

const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((box) => box.width);
const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Over empty board: of many places the one that hides least of what is lit, then of what has changed. Where it would
 * hide something lit on a small screen, it stays away: the log says the same. */
function place() {
  const box = card();
  const { width, height } = box.getBoundingClientRect();
  const stage = document.getElementById('stage').getBoundingClientRect();
  const lit = [...boxes('.legal:not(.unlit)'), ...boxes('#prompt')];
  const changed = lights().map(({ element }) => element.getBoundingClientRect());
  const small = innerWidth <= 700;
  const room = small
    ? { left: 8, top: 8, right: innerWidth - 8, bottom: innerHeight - 8 }
    : { left: Math.max(8, stage.left), top: Math.max(8, stage.top), right: Math.min(innerWidth - 8, stage.right), bottom: Math.min(innerHeight - 8, stage.bottom) };
  let best = null;
  for (let across = 10; across >= 0; across -= 1) {
    for (let down = 10; down >= 0; down -= 1) {
      const left = Math.max(8, room.left + (room.right - room.left - width) * across / 10);
      const top = Math.max(8, room.top + (room.bottom - room.top - height) * down / 10);
      const here = { left, top, right: left + width, bottom: top + height };
      const covers = lit.reduce((sum, each) => sum + shared(here, each), 0);
      const hides = 20 * covers + changed.reduce((sum, each) => sum + shared(here, each), 0);
      if (!best || hides < best.hides) best = { left, top, hides, covers };
    }
  }
  if (small && best.covers > 0) return close();
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
  return undefined;
}

/* Soft marks. They lie in a layer of their own and follow the pieces. */

/** The pieces that the recap speaks of, each with the number of its first line. */
function lights() {
  const found = new Map();
  for (const line of card()?.querySelectorAll('li[data-lights]') ?? []) {
    const lost = (line.dataset.lost ?? '').split(' ');
    for (const id of line.dataset.lights.split(' ')) {
      const element = document.getElementById(id);
      if (element && !found.has(id)) found.set(id, { element, number: line.querySelector('.no').textContent, loss: lost.includes(id) });
    }
  }
  return [...found.values()].filter(({ element }) => element.getClientRects().length > 0);
}

let layer = null;
let frame = 0;

function mark() {
  const now = moment();
  if (!now || !wanted() || kept.get(marked) === now || document.querySelector('.cover')) return unmark();
  layer ??= document.body.appendChild(Object.assign(document.createElement('div'), { id: 'soft-marks', ariaHidden: 'true' }));
  cancelAnimationFrame(frame);
  follow();
  return undefined;
}

const within = (x, y, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** A mark goes with its piece when the board is dragged, and is hidden where the board is cut off. */
function follow() {
  const pieces = lights().slice(0, 30);
  const over = boxes('#prompt, .tabbar');
  while (layer.children.length > pieces.length) layer.lastChild.remove();
  while (layer.children.length < pieces.length) {
    const soft = layer.appendChild(document.createElement('i'));
    soft.append(document.createElement('b'));
  }
  pieces.forEach(({ element, number, loss }, at) => {
    const soft = layer.children[at];
    const box = element.getBoundingClientRect();
    const pane = element.closest('#stage, #dock, .rail')?.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const shown = pane && within(x, y, pane) && !over.some((each) => within(x, y, each));
    const style = shown ? `left:${box.x - 4}px;top:${box.y - 4}px;width:${box.width + 8}px;height:${box.height + 8}px` : 'display:none';
    const kind = loss ? 'soft loss' : 'soft';
    if (soft.style.cssText !== style && soft.dataset.style !== style) { soft.style.cssText = style; soft.dataset.style = style; }
    if (soft.className !== kind) soft.className = kind;
    if (soft.firstChild.textContent !== number) soft.firstChild.textContent = number;
  });
}

function unmark() {
  layer?.remove();
  layer = null;
}

/** A first click on something that can be done: the viewer knows. */
function begun() {
  if (!moment()) return;
  kept.set(marked, moment());
  unmark();
}

/** The board also moves by itself, towards what is lit: the card and the marks give way. */
const WATCH = 200;
setInterval(() => {
  if (layer) follow();
  if (card()?.classList.contains('open')) place();
}, WATCH);
for (const kind of ['scroll', 'pointermove', 'wheel', 'resize']) {
  addEventListener(kind, () => {
    if (!layer) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => { if (layer) follow(); });
  }, { passive: true, capture: true });
}
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-recap-log]')) showPanel('log', true);
  if (event.target.closest('.legal, #prompt button, #choices button')) begun();
  if (event.target.closest('[data-recap-close], [data-recap-log]')) done();
}, true);
document.addEventListener('pointerdown', (event) => { if (!event.target.closest('#recap')) done(); }, true);
document.addEventListener('keydown', (event) => {
  if (['Control', 'Meta', 'Alt', 'Shift', 'Tab'].includes(event.key)) return;
  if (!event.target.closest?.('#recap')) done();
  else if (event.key === 'Escape') done();
}, true);

function tell() {
  open();
  mark();
}
new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-recap'] });
document.addEventListener('table:updated', tell);
tell();
