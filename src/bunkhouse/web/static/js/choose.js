/* From a touched piece to a move. What may be touched, and what follows, is only ever read from #choices. */

import { moves, perform, send, words } from './moves.js';
import { explain } from './tips.js';
import { closeMenu, keepMenu, openMenu } from './menu.js';

/** The pieces touched so far towards one move, in order; and a piece that only narrows the choice. */
let path = [];
let only = null;

const starts = (move, ids) => ids.every((id, at) => move.targets[at] === id);

/** A piece was touched. */
export function touch(id) {
  const offered = moves().filter((move) => !only || move.targets.includes(only));
  let next = [...path, id];
  let found = offered.filter((move) => starts(move, next));
  if (!found.length && path.includes(id)) return putBack(id, offered);
  if (!found.length && path.length) {
    next = [id];
    found = offered.filter((move) => starts(move, next));
  }
  if (!found.length) return elsewhere(id);
  const done = found.filter((move) => move.targets.length === next.length || (only && move.targets.length === next.length + 1 && move.targets.at(-1) === only));
  if (done.length === 1 && found.length === 1 && !done[0].asks) {
    reset();
    return perform(done[0].button);
  }
  path = next;
  light();
  if (done.length) openMenu(document.getElementById(id), done.map((move) => move.button));
  return undefined;
}

/** A piece that was chosen is touched again: it is no longer chosen, nor what only made sense after it. */
function putBack(id, offered) {
  const left = path.filter((each) => each !== id);
  path = offered.some((move) => starts(move, left)) ? left : path.slice(0, path.indexOf(id));
  light();
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Not the beginning of any move: a resource that narrows the choice, or something to be explained. */
function elsewhere(id) {
  if (only === id) return reset();
  if (moves().some((move) => move.targets.includes(id))) {
    reset();
    only = id;
    return light();
  }
  return explain(document.getElementById(id), true);
}

/** Light what can be touched next; the rest of the pieces goes dark. */
function light() {
  closeMenu();
  unlight();
  mark();
}

function mark() {
  const marks = [...path, only].filter(Boolean);
  for (const id of marks) choose(document.getElementById(id));
  document.body.classList.toggle('marked', marks.length > 0);
  if (!marks.length) return;
  const open = moves().filter((move) => starts(move, path) && (!only || move.targets.includes(only)));
  const lit = new Set(open.map((move) => move.targets[path.length]).filter(Boolean));
  if (!lit.size) return;
  for (const piece of document.querySelectorAll('.legal')) {
    if (!lit.has(piece.id) && !marks.includes(piece.id) && path.length) piece.classList.add('unlit');
    if (only && !lit.has(piece.id) && piece.id !== only) piece.classList.add('unlit');
  }
  for (const id of lit) lasso(document.getElementById(id));
  if (path.length) ask(document.getElementById(path.at(-1))?.dataset.then);
}

function choose(piece) {
  piece?.classList.add('sel');
  piece?.setAttribute('aria-pressed', 'true');
}

/** The prompt asks for the next piece; one that knows what comes then (data-then) says so in its place. */
function ask(then) {
  const text = document.querySelector('#prompt .txt');
  const hint = text.querySelector('span') || text.appendChild(document.createElement('span'));
  say(hint, words().where);
  if (then) say(text.querySelector('b'), then);
}

function say(place, words) {
  place.dataset.asked = place.textContent;
  place.textContent = words;
}

/** A second target gets its lasso only when it is its turn. */
function lasso(piece) {
  if (!piece || piece.classList.contains('legal')) return piece?.classList.remove('unlit');
  piece.classList.add('legal', 'legal-next');
  piece.removeAttribute('tabindex');
  const rope = document.createElement('span');
  rope.className = 'lasso';
  piece.append(rope);
  return undefined;
}

function unlight() {
  document.body.classList.remove('marked');
  for (const asked of document.querySelectorAll('#prompt .txt [data-asked]')) {
    asked.textContent = asked.dataset.asked;
    asked.removeAttribute('data-asked');
  }
  for (const piece of document.querySelectorAll('.sel')) {
    piece.classList.remove('sel');
    piece.removeAttribute('aria-pressed');
  }
  for (const piece of document.querySelectorAll('.unlit')) piece.classList.remove('unlit');
  for (const piece of document.querySelectorAll('.legal-next')) {
    piece.classList.remove('legal', 'legal-next');
    piece.setAttribute('tabindex', '-1');
    piece.querySelector(':scope > .lasso')?.remove();
  }
}

/** Forget what was touched. */
export function reset() {
  path = [];
  only = null;
  closeMenu();
  unlight();
}

/** One step back; false when there was none. */
export function back() {
  if (closeMenu() && path.length < 2 && !only) { reset(); return true; }
  if (!path.length && !only) return false;
  if (path.length) path = path.slice(0, -1);
  else only = null;
  light();
  return true;
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (event.defaultPrevented) return;
  if (!button) {
    const drawn = event.target.closest('[data-why] [data-tip]'); // printed on the board, without a button
    if (drawn) explain(drawn, true);
    return;
  }
  if (button.name === 'target' && button.form?.id === 'act') {
    event.preventDefault();
    touch(button.id);
  } else if (button.name === 'action' && button.form?.id === 'act') {
    event.preventDefault();
    reset();
    perform(button);
  } else if (button.matches('[data-choices]')) {
    const list = document.getElementById('choices');
    button.setAttribute('aria-expanded', String(list.classList.toggle('open')));
    if (list.classList.contains('open')) list.querySelector('button')?.focus();
  } else if (button.form?.id === 'undo') {
    event.preventDefault();
    undo(button, button.name === 'whole');
  }
});

/** Take the last decision back, or the whole turn, or say why that cannot be. */
export async function undo(button, whole = false) {
  if (button.getAttribute('aria-disabled') === 'true') {
    explain(button, false, button.dataset.reason);
    return;
  }
  reset();
  const form = document.getElementById('undo');
  const fields = new FormData(form);
  if (whole) fields.set('whole', '1');
  await send(form.getAttribute('action'), fields);
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.matches('[data-say]')) {
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    send(form.getAttribute('action'), fields).then((ok) => ok && form.reset());
  } else if (form.id === 'nudge' || form.id === 'go-on') {
    event.preventDefault();
    send(form.getAttribute('action'), new FormData(form));
  }
});

document.addEventListener('pointerdown', (event) => {
  const list = document.getElementById('choices');
  if (list?.classList.contains('open') && !event.target.closest('#choices, [data-choices]')) list.classList.remove('open');
  if (!event.target.closest('button, a, .pop, dialog, input, [data-panzoom]')) reset();
});

/** Pieces by which nothing can be done that could be taken back say so. */
function warn() {
  const all = moves().filter((move) => move.targets.length);
  const free = new Set(all.filter((move) => !move.final).map((move) => move.targets[0]));
  for (const { targets: [first] } of all) {
    const piece = free.has(first) ? null : document.getElementById(first);
    if (!piece?.classList.contains('legal')) continue;
    piece.setAttribute('aria-description', words().final);
    if (!piece.querySelector(':scope > .lasso') || piece.querySelector(':scope > .lock')) continue;
    piece.append(Object.assign(document.createElement('span'), { className: 'lock' }));
  }
}
document.addEventListener('table:updated', warn);
warn();

/** A game that has moved on forgets what was touched. After other news it is lit again: the page was drawn anew. */
document.addEventListener('table:updated', ({ detail }) => {
  if (detail?.moved ?? true) {
    path = [];
    only = null;
    closeMenu();
  } else {
    unlight();
    mark();
    keepMenu();
  }
});

document.addEventListener('input', (event) => {
  if (!event.target.matches('[data-filter]')) return;
  const wanted = event.target.value.toLowerCase();
  for (const item of document.querySelectorAll('#choices li')) item.hidden = !item.textContent.toLowerCase().includes(wanted);
});
