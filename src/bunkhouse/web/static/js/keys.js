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
const found = (selector) => [...document.querySelectorAll(selector)].filter(visible);
const targets = () => found('.legal:not(.unlit), #prompt .acts button:not([aria-disabled=true]), #choices.open button, .general #choices button');

/** Where to begin: a piece that may be touched, else a move in words; the way back comes last. */
const FIRST = ['.legal:not(.unlit)', '#prompt button[name=action], .general #choices button', '#prompt .acts button:not([aria-disabled=true], #undo-button)', '#undo-button:not([aria-disabled=true])'];
const first = () => FIRST.map((each) => found(each)[0]).find(Boolean);

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest target in a direction; from nowhere, the first one there is. */
function go([x, y]) {
  const all = targets();
  const here = document.activeElement;
  if (!all.includes(here)) return first()?.focus();
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

/** What a table draws to choose from: in an element with data-options, whatever may be touched and whatever is a move. */
const OPTIONS = '[data-options] .legal:not(.unlit), [data-options] button[name=action]';

/** One of the menu, of the moves in words, of what is drawn to choose from, or of the buttons; a lone button has its own key. */
function digit(number) {
  const lists = [openRows(), found('.general #choices button, #choices.open button'), found(OPTIONS), found('#prompt .acts button[name=action]:not([data-key])')];
  lists.find((each) => each.length)?.[number - 1]?.click();
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
  if (event.repeat && event.key === 'Enter' && document.querySelector('dialog[open]')) event.preventDefault(); // held down, it asks but does not answer
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
    does(event);
  }
  return undefined;
});

const KEYS = {
  z: ({ shiftKey }) => { const button = document.getElementById('undo-button'); if (button) undo(button, shiftKey); },
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
  if (document.getElementById('prompt')?.dataset.mine === '1') first()?.focus({ preventScroll: true });
});
