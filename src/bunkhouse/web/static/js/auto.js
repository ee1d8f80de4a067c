/* Where there is nothing to choose, the table decides and says so. What cannot be taken back waits for a fuse to burn down,
   and nothing happens while nobody looks. */

import { toast } from './page.js';
import { busy, choiceOf, send } from './moves.js';
import { preference } from './preferences.js';

const FUSE = 2000;
const MOMENT = 600;
const BEAT = 50;
const FACTORS = { calm: 1.5, normal: 1, fast: 0.5, off: 0.5 };

let left = 0;
let whole = 0;
let timer = 0;

const prompt = () => document.getElementById('prompt');
const wait = (fuse) => Number(document.documentElement.dataset.autoWait ?? (fuse ? FUSE : MOMENT * (FACTORS[preference('motion')] ?? 1)));

/** Whether the table may decide here: nobody wants to be asked. */
function allowed(notation) {
  if (!notation || preference('auto') === 'off') return false;
  return !(preference('confirm') === 'always' && 'ends' in (choiceOf(notation)?.dataset ?? {}));
}

function begin() {
  clearInterval(timer);
  timer = 0;
  const { auto, fuse } = prompt().dataset;
  if (!allowed(auto)) return;
  whole = wait(fuse);
  left = whole;
  if (fuse) burn(fuse);
  timer = setInterval(tick, Math.min(BEAT, Math.max(1, whole)));
}

/** The prompt says what will happen, and a line runs; the way back comes first. */
function burn(words) {
  const text = prompt().querySelector('.txt');
  const hint = text.querySelector('span') ?? text.appendChild(document.createElement('span'));
  hint.textContent = words;
  document.getElementById('undo-button')?.classList.add('act');
  const line = Object.assign(document.createElement('i'), { className: 'fuse', ariaHidden: 'true' });
  prompt().append(line);
}

function tick() {
  if (document.hidden || document.querySelector('dialog[open]') || busy()) return;
  left -= BEAT;
  prompt().querySelector('.fuse')?.style.setProperty('--part', String(Math.max(0, left / whole)));
  if (left > 0) return;
  clearInterval(timer);
  timer = 0;
  decide(prompt().dataset);
}

/** Two pages of one person decide under the same id: it happens once. */
async function decide({ auto, autoCommand, autoWords }) {
  const form = document.getElementById('act');
  const fields = new FormData(form);
  fields.set('action', auto);
  fields.set('command', autoCommand);
  if (await send(form.getAttribute('action'), fields, true)) toast(autoWords);
}

document.addEventListener('table:updated', ({ detail }) => { if (detail?.moved ?? true) begin(); else if (timer && prompt().dataset.fuse) burn(prompt().dataset.fuse); });
document.addEventListener('preferences:changed', begin);
begin();
