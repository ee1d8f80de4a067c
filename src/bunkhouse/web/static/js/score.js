/* The score of a seat line by line: a small card beside its number, on a phone above the prompt. Key S: the own score. */

import { explain, hideTip } from './tips.js';

let seat = '';
let asked = 0;

const card = () => document.querySelector('.score-pop');
const number = () => document.querySelector(`[data-score="${seat}"]`);
const isOpen = () => card()?.matches(':popover-open') ?? false;

/** What the server says of a seat now; in a brought record, of the step that is shown. */
async function told(button) {
  const headers = { 'HX-Request': 'true' };
  if (button.href) return fetch(button.href, { headers });
  const fields = new FormData(button.form);
  fields.set('step', document.querySelector('[data-scrub]').value);
  fields.delete('slide');
  fields.set('of', button.value);
  return fetch(button.form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(fields), headers });
}

function made() {
  const box = document.createElement('div');
  box.id = 'score-pop';
  box.className = 'score-pop';
  box.popover = 'auto';
  box.tabIndex = -1;
  box.setAttribute('role', 'dialog');
  box.addEventListener('toggle', (event) => {
    if (event.newState === 'open') return;
    number()?.setAttribute('aria-expanded', 'false');
    if (box.contains(document.activeElement) || document.activeElement === document.body) number()?.focus({ preventScroll: true });
  });
  document.getElementById('main').append(box); // where the style of the game reaches it
  return box;
}

/** Ask, and show what is answered; only the latest question counts. To renew a card does not open it: whoever has closed it
 * meanwhile has closed it. */
async function show(button, renews) {
  const mine = asked += 1;
  let answer;
  try { answer = await told(button); } catch { return; }
  if (mine !== asked || !answer.ok) return;
  const html = await answer.text();
  if (mine !== asked || (renews && !isOpen())) return;
  const box = card() ?? made();
  box.innerHTML = html;
  box.setAttribute('aria-label', button.getAttribute('aria-label'));
  if (!box.matches(':popover-open')) box.showPopover();
  number()?.setAttribute('aria-expanded', 'true');
  place(box);
  if (!renews) box.focus({ preventScroll: true });
}

/** To the left of the number, else to its right or below it; never outside the window. */
function place(box) {
  const at = number()?.getBoundingClientRect();
  if (!at) return;
  const { width, height } = box.getBoundingClientRect();
  const row = number().closest('.seat')?.getBoundingClientRect() ?? at;
  const beside = row.left - width - 12 >= 8;
  const left = beside ? row.left - width - 12 : Math.min(at.left, innerWidth - width - 8);
  const top = beside ? at.top - 14 : row.bottom + 8;
  box.style.left = `${Math.max(8, left)}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}

function open(button) {
  hideTip();
  const again = isOpen() && seat === button.dataset.score;
  seat = button.dataset.score;
  if (again) card().hidePopover();
  else show(button, false);
}

/** A click on the number whose card is open closes the card before it is a click: then it stays closed. */
let closing = '';
document.addEventListener('pointerdown', (event) => {
  closing = isOpen() && event.target.closest('[data-score]')?.dataset.score === seat ? seat : '';
}, true);

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-score]');
  if (button && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    if (closing === button.dataset.score && !isOpen()) closing = '';
    else open(button);
    return;
  }
  const fact = event.target.closest('.topbar .fact');
  if (fact) explain(fact, false, '').then(() => document.querySelector('.tip')?.classList.add('pinned'));
}, true);

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape' && isOpen()) {
    event.preventDefault();
    event.stopImmediatePropagation(); // nothing that is half chosen is put back
    card().hidePopover();
  } else if (event.key.toLowerCase() === 's' && !event.target.matches?.('input:not([type=radio], [type=checkbox], [type=range]), textarea, select')) {
    const own = document.querySelector('[data-score][data-own]') ?? document.querySelector('.seat.now [data-score]') ?? document.querySelector('[data-score]');
    if (own) open(own);
  }
}, true);

document.addEventListener('table:updated', () => {
  if (!isOpen()) return;
  const button = number();
  if (button) show(button, true);
  else card().hidePopover();
});
addEventListener('resize', () => { if (isOpen()) place(card()); });
