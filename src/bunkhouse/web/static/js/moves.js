/* The legal moves, exactly as the server listed them in #choices, and sending one of them. */

import { toast } from './page.js';
import { isOpen } from './line.js';
import { fuse } from './fuse.js';
import { preference } from './preferences.js';
import { answer as show, newsHeard, passed } from './update.js';

/** Every way to every move on offer: its button, the pieces to touch, whether it cannot be taken back, and whether it is named before it is made. */
export function moves() {
  return [...document.querySelectorAll('#choices button[name=action]')].flatMap((button) => (
    (button.dataset.targets || '').split(' | ').map((way) => ({
      button,
      notation: button.value,
      targets: way.split(' ').filter(Boolean),
      final: 'final' in button.dataset,
      asks: 'asks' in button.dataset && !('final' in button.dataset && preference('irrevocable') === 'off'),
    }))
  ));
}

export const words = () => document.getElementById('texts').dataset;

/** The listed move that a button makes, wherever it is drawn. */
export const choiceOf = (notation) => [...document.querySelectorAll('#choices button[name=action]')].find((each) => each.value === notation);

/** Ask first when a move gives something up or cannot be taken back, then send it. */
export async function perform(button) {
  const move = choiceOf(button.value) ?? button;
  if (endAsks(move) && !(await confirmedEnd(move))) return;
  if ('reveals' in move.dataset && preference('irrevocable') !== 'off' && !(await confirmed(move))) return;
  if (isLast(move) && !(await fuse(wordsOf(move), grace()))) return;
  const form = document.getElementById('act');
  const fields = new FormData(form);
  fields.set('action', button.value);
  await send(form.getAttribute('action'), fields);
}

/** What a listed move does, in words. */
export const wordsOf = (move) => (move.querySelector('.words') || move).textContent.trim();

/** Milliseconds in which the last choice of a turn can be taken back. */
export const grace = () => (preference('irrevocable') === 'off' ? 0 : Number(document.getElementById('prompt').dataset.grace ?? 0));

/** Whether a choice ends the turn for good, so that somebody may think better of it for a moment. */
const isLast = ({ dataset }) => grace() > 0 && 'final' in dataset && 'passes' in dataset && !('reveals' in dataset);

/** Whether to ask before a turn ends: when something useful is left, unless somebody wants it otherwise. */
function endAsks({ dataset }) {
  const wish = preference('confirm');
  return wish !== 'never' && ('givesUp' in dataset || (wish === 'always' && 'ends' in dataset));
}

/** What would be lost is named; to play on is the answer at hand. */
function confirmedEnd(move) {
  const dialog = document.getElementById('confirm-end');
  const lost = move.dataset.givesUp ?? '';
  dialog.querySelector('[data-gives-up]').textContent = lost;
  dialog.querySelector('[data-lost]').hidden = !lost;
  dialog.querySelector('[data-nothing]').hidden = Boolean(lost);
  return answered(dialog, move);
}

const confirmed = (move) => answered(document.getElementById('confirm-reveal'), move);

let unanswered = () => {};

/** The answer to one question. A dialog tells of its end a moment later: by then it may ask the next question. */
function answered(dialog, button) {
  unanswered(false);
  dialog.querySelector('[data-words]').textContent = button.dataset.label || wordsOf(button);
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    unanswered = resolve;
    dialog.onclose = () => { if (!dialog.open) resolve(dialog.returnValue === 'yes'); };
  });
}

const AGAIN = [200, 400, 800, 1600, 3000];

/** Send a form; nobody there, it is sent again: its command has an id, and happens once however often it comes.
 * Tells whether it had to be. */
async function post(address, fields, headers) {
  const body = new URLSearchParams(fields);
  for (const pause of AGAIN) {
    try {
      return { answer: await fetch(address, { method: 'POST', body, headers }), again: pause !== AGAIN[0] };
    } catch {
      await new Promise((resolve) => { setTimeout(resolve, pause); });
    }
  }
  return { answer: await fetch(address, { method: 'POST', body, headers }), again: true };
}

let sending = false;

/** Whether a command is on its way. */
export const busy = () => sending;

/** Send a command; the answer is the table as it stands then, unless that comes over the open line anyway. `quietly`: that it
 * was not to be, because another page was quicker, is no news to the person. */
export async function send(address, fields, quietly = false) {
  if (sending) return false;
  sending = true;
  document.body.classList.add('busy');
  try {
    const before = newsHeard();
    if (!fields.has('command')) fields.set('command', crypto.randomUUID?.() ?? String(Math.random()));
    const headers = { 'HX-Request': 'true', Accept: 'text/html' };
    if (isOpen() && fields.has('seq')) headers['X-Line'] = 'open';
    const { answer, again } = await post(address, fields, headers);
    if (answer.status === 204) {
      if (!(await passed(Number(fields.get('seq'))))) location.reload();
      return true;
    }
    const text = await answer.text();
    if (answer.status === 409 && !again && !quietly) toast(words().stale, 'err');
    if (text.includes('hx-swap-oob')) show(text, before);
    else if (!answer.ok && !quietly) complain(text);
    return answer.ok;
  } catch {
    toast(words().offline, 'off');
    return false;
  } finally {
    sending = false;
    document.body.classList.remove('busy');
  }
}

/** A refusal is a small piece of HTML: a sentence, and maybe a link to the rule. */
function complain(html) {
  const piece = new DOMParser().parseFromString(html, 'text/html');
  const alert = piece.querySelector('[role=alert]');
  const link = alert?.querySelector('a[href]');
  if (link) link.remove();
  toast(alert?.textContent.trim() || words().failed, 'err', 8, link && { href: link.href, text: link.textContent });
}
