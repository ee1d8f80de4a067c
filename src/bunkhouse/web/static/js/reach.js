/* What may be touched is within reach. On a phone a new decision is scrolled to, or its part of the table is opened; on every touch
   screen a finger that lands beside something lit means it. */

import { arrangement } from './arrangement.js';
import { frame } from './panzoom.js';

const FINGER = 22;
const LIT = '.legal:not(.unlit)';
const drawn = (element) => element.getClientRects().length > 0;
const lit = () => [...document.querySelectorAll(LIT)];

/** The height between what stays on top and the prompt, in which things can be seen. */
function clear() {
  const stays = ['bar', 'seats', 'tabs'].map((id) => document.getElementById(id)).filter((each) => each && drawn(each) && getComputedStyle(each).position === 'sticky');
  const prompt = document.getElementById('prompt');
  const bottom = getComputedStyle(prompt).position === 'fixed' ? prompt.getBoundingClientRect().top : innerHeight;
  return { top: Math.max(0, ...stays.map((each) => each.getBoundingClientRect().bottom)), bottom };
}

const frameOf = (element) => { const map = frame(); return map?.element.contains(element) ? map : null; };

/** Whether the middle of a box is in the height where things can be seen. */
function inRoom({ top, bottom }) {
  const room = clear();
  const middle = (top + bottom) / 2;
  return middle >= room.top && middle <= room.bottom;
}

function inSight(element) {
  if (element.closest('#prompt')) return true;
  const map = frameOf(element);
  return (!map || map.sees(element)) && inRoom((map?.element ?? element).getBoundingClientRect());
}

/** Where the page has to go for an element: to itself, or to the map that it lies on, which has marks of its own. */
const placeOf = (element) => (frameOf(element)?.element ?? element).getBoundingClientRect();

/** Scroll the page to an element, or to the map that it lies on. */
function scrollTo(element) {
  const { top, bottom } = placeOf(element);
  const room = clear();
  const by = Math.min((top + bottom - room.top - room.bottom) / 2, top - room.top - 12);
  scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion:reduce)').matches ? 'auto' : 'smooth' });
}

let begun = '';

/** A decision begins: once the table has settled, something of it is to be seen. */
function begin() {
  const { mine, seq } = document.getElementById('prompt')?.dataset ?? {};
  if (mine !== '1' || seq === begun) return;
  begun = seq;
  if (arrangement() === 'phone') setTimeout(reach);
}

function reach() {
  const all = lit();
  const due = all.filter((element) => !element.matches('.anytime'));
  const found = due.length ? due : all;
  if (!found.length || found.some((element) => drawn(element) && inSight(element))) return;
  if (!found.some(drawn)) {
    const part = ['dock', 'aside', 'seats'].find((name) => found[0].closest(`#${name}`)) ?? 'board';
    document.querySelector(`.tabbar [data-tab=${part}]`)?.click();
  }
  scrollTo(found.find(drawn) ?? found[0]);
}

/** On a phone: how many lit things lie above or below what is shown, in a mark that leads there. */
function markPage() {
  const mark = document.getElementById('page-mark');
  const room = clear();
  const away = (element) => drawn(element) && !element.closest('#prompt') && !inRoom(placeOf(element));
  const outside = arrangement() === 'phone' ? lit().filter(away) : [];
  mark.hidden = !outside.length;
  if (!outside.length) return;
  const below = outside.filter((element) => placeOf(element).top > room.top);
  mark.classList.toggle('up', !below.length);
  mark.textContent = String((below.length ? below : outside).length);
  mark.setAttribute('aria-label', `${mark.textContent} ${mark.dataset.words}`);
  mark.next = (below.length ? below : outside)[0];
  const seen = lit().filter((element) => drawn(element) && inSight(element)).map((element) => element.getBoundingClientRect());
  mark.style.setProperty('--roof', `${room.top}px`);
  const free = ['right', 'left', 'middle', 'roof'].find((side) => {
    mark.dataset.side = side;
    const at = mark.getBoundingClientRect();
    return !seen.some((box) => box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top);
  });
  if (!free) mark.dataset.side = 'right';
}

let waiting = 0;
function soon() {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(markPage);
}
for (const name of ['table:updated', 'panes:changed', 'map:moved', 'scroll']) document.addEventListener(name, soon, { passive: true });
document.getElementById('page-mark').addEventListener('click', ({ currentTarget }) => { scrollTo(currentTarget.next); });

/** How far a point is from a box. */
const distance = (x, y, box) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** What a finger at a point means: what it touches, else the nearest lit thing that a finger there reaches. */
export function targetAt(x, y) {
  const under = document.elementFromPoint(x, y);
  const button = under?.closest('button, a, input, summary, dialog, .pop, .tip');
  if (button && (!button.matches('[name=target]') || button.matches(LIT))) return button;
  const reachable = (box) => Math.abs(x - (box.left + box.right) / 2) <= Math.max(FINGER, box.width / 2) && Math.abs(y - (box.top + box.bottom) / 2) <= Math.max(FINGER, box.height / 2);
  const near = lit().filter(drawn).map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => reachable(box));
  near.sort((one, other) => distance(x, y, one.box) - distance(x, y, other.box));
  const clipped = near.find(({ element }) => { const map = frameOf(element); return !map || map.element.contains(under); });
  return clipped?.element ?? button ?? null;
}

document.addEventListener('click', (event) => {
  if (event.pointerType !== 'touch') return;
  const target = targetAt(event.clientX, event.clientY);
  if (!target?.matches(LIT) || target.contains(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  target.click();
}, true);
document.addEventListener('table:updated', begin);
begin();
soon();
