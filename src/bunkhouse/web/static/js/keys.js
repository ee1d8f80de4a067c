/* Everything can be done from the keyboard; the list of keys is in the page itself (key ?). */

import { back, reset, undo } from './choose.js';
import { openRows } from './menu.js';
import { showPanel } from './panels.js';
import { explain, hideTip } from './tips.js';
import { toggleSound } from './live.js';

let byKey = false;
document.addEventListener('keydown', () => { byKey = true; }, true);
document.addEventListener('pointerdown', () => { byKey = false; }, true);

const visible = (element) => element.getClientRects().length > 0;
const targets = () => [...document.querySelectorAll('.legal:not(.unlit), #prompt .acts button, #choices.open button, .general #choices button')].filter(visible);

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest target in a direction; from nowhere, the first one there is. */
function go([x, y]) {
  const all = targets();
  const here = document.activeElement;
  if (!all.includes(here)) return all[0]?.focus();
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const each of all) {
    if (each === here) continue;
    const to = middle(each);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (along <= 4) continue;
    const far = along + aside * 2.2;
    if (far < least) [best, least] = [each, far];
  }
  best?.focus();
  return undefined;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function digit(number) {
  const rows = openRows();
  const open = rows.length ? rows : [...document.querySelectorAll('.general #choices button, #choices.open button')].filter(visible);
  const list = open.length ? open : [...document.querySelectorAll('#prompt .acts button[name=action]')];
  list[number - 1]?.click();
}

const typing = (event) => event.target.matches?.('input:not([type=radio]):not([type=checkbox]), textarea, select');

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
    hideTip();
    document.getElementById('choices')?.classList.remove('open');
    if (!back()) reset();
    if (typing(event)) event.target.blur();
    return;
  }
  if (typing(event) || document.querySelector('dialog[open]')) return;
  if (event.key in DIRECTIONS) {
    const rows = openRows();
    if (rows.length) {
      const at = rows.indexOf(document.activeElement);
      const step = event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1;
      rows[(at + step + rows.length) % rows.length].focus();
    } else if (document.activeElement.matches('[role=log], .scroll, [role=tab]')) return;
    else go(DIRECTIONS[event.key]);
    event.preventDefault();
    return;
  }
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key));
  const does = KEYS[event.key.toLowerCase()];
  if (does) {
    event.preventDefault();
    does();
  }
  return undefined;
});

const KEYS = {
  z: () => { const button = document.getElementById('undo-button'); if (button) undo(button); },
  e: () => document.querySelector('#prompt [data-key=e]')?.click(),
  a: () => document.querySelector('[data-choices]')?.click(),
  h: () => rulesOf(document.activeElement),
  i: () => { if (document.activeElement?.dataset) explain(document.activeElement); },
  l: () => showPanel('log', true),
  c: () => showPanel('chat', true),
  m: () => toggleSound(),
  '?': () => document.getElementById('keys')?.showModal(),
};

/** The rules, at the paragraph of the focused thing if it has one. */
function rulesOf(piece) {
  const tip = piece?.dataset?.tip && document.getElementById(`tip-${piece.dataset.tip}`);
  showPanel('rules', true, tip?.querySelector('a')?.hash.slice(1) || '');
}

/** After an update whoever plays by keys finds the focus on something that can be done. */
document.addEventListener('table:updated', () => {
  if (!byKey || document.querySelector('dialog[open]')) return;
  const here = document.activeElement;
  if (here && here !== document.body && visible(here) && !here.matches('.legal.unlit')) return;
  if (document.getElementById('prompt')?.dataset.mine === '1') targets()[0]?.focus({ preventScroll: true });
});
