/* The waiting room as it fills: whoever is new stands out for a moment, and when the game begins, off to it. */

import './line.js';
import { offerSharing } from './links.js';

const FRESH = 5000;

/* People by name, and the second one of the same name by name and number. */
function people() {
  const met = new Map();
  return [...document.querySelectorAll('#seats > .person')].map((seat) => {
    const name = seat.querySelector('.sn b').textContent;
    met.set(name, (met.get(name) ?? 0) + 1);
    return [`${name} ${met.get(name)}`, seat];
  });
}

const since = new Map(people().map(([name]) => [name, 0]));

/* An answer that was overtaken by newer news is no news. */
const seqOf = (html) => Number(/id="setup"[^>]*data-seq="(\d+)"/.exec(html)?.[1] ?? Infinity);
document.addEventListener('htmx:before:swap', (event) => {
  const standing = Number(document.getElementById('setup')?.dataset.seq ?? -1);
  if (seqOf(event.detail.ctx?.text ?? '') < standing) event.preventDefault();
});

document.addEventListener('htmx:after:swap', () => {
  const go = document.querySelector('[data-go]');
  if (go) {
    location.assign(go.dataset.go);
    return;
  }
  for (const [name, seat] of people()) {
    if (!since.has(name)) since.set(name, Date.now());
    const left = since.get(name) + FRESH - Date.now();
    if (left <= 0) continue;
    seat.classList.add('fresh');
    setTimeout(() => seat.classList.remove('fresh'), left);
  }
  offerSharing();
});

/* A phone has room for one thing at a time: what is agreed starts folded, and stays as it was left. */
const cards = () => document.querySelectorAll('.card');
const folded = new Set();
if (matchMedia('(max-width: 700px)').matches) for (const card of cards()) folded.add(card.id);

function fold() {
  for (const card of cards()) card.open = !folded.has(card.id);
}
fold();
document.addEventListener('htmx:after:swap', fold);
document.addEventListener('click', (event) => {
  const card = event.target.closest('.card > summary')?.parentElement;
  if (card && !folded.delete(card.id)) folded.add(card.id);
});
