/* The legal moves, exactly as the server listed them in #choices, and sending one of them. */

import { toast } from './page.js';
import { isOpen } from './line.js';
import { answer as show, newsHeard, passed } from './update.js';

/** Every way to every move on offer: its button, the pieces to touch, whether it shows something hidden, and whether it is named before it is made. */
export function moves() {
  return [...document.querySelectorAll('#choices button[name=action]')].flatMap((button) => (
    (button.dataset.targets || '').split(' | ').map((way) => ({
      button,
      notation: button.value,
      targets: way.split(' ').filter(Boolean),
      reveals: 'reveals' in button.dataset,
      asks: 'asks' in button.dataset,
    }))
  ));
}

export const words = () => document.getElementById('texts').dataset;

/** Ask first when a move cannot be taken back, then send it. */
export async function perform(button) {
  if ('reveals' in button.dataset && !(await confirmed(button))) return;
  const form = document.getElementById('act');
  const fields = new FormData(form);
  fields.set('action', button.value);
  await send(form.getAttribute('action'), fields);
}

function confirmed(button) {
  const dialog = document.getElementById('confirm-reveal');
  const text = button.querySelector('.words') || button;
  dialog.querySelector('[data-words]').textContent = button.dataset.label || text.textContent.trim();
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
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

let busy = false;

/** Send a command; the answer is the table as it stands then, unless that comes over the open line anyway. */
export async function send(address, fields) {
  if (busy) return false;
  busy = true;
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
    if (answer.status === 409 && !again) toast(words().stale, 'err');
    if (text.includes('hx-swap-oob')) show(text, before);
    else if (!answer.ok) complain(text);
    return answer.ok;
  } catch {
    toast(words().offline, 'off');
    return false;
  } finally {
    busy = false;
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
