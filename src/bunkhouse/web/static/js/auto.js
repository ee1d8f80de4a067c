/* Where there is nothing to choose, the table decides and says so. What cannot be taken back waits for a fuse to burn down,
   and nothing happens while nobody looks. */

import { undo } from './choose.js';
import { fuse } from './fuse.js';
import { busy, choiceOf, grace, send, wordsOf } from './moves.js';
import { toast } from './page.js';
import { preference } from './preferences.js';

const MOMENT = 600;
const BEAT = 50;
const FACTORS = { calm: 1.5, normal: 1, fast: 0.5, off: 0.5 };

let timer = 0;

const prompt = () => document.getElementById('prompt');
const moment = () => Number(document.documentElement.dataset.autoWait ?? MOMENT * (FACTORS[preference('motion')] ?? 1));

/** The move that the table may make here: there is one, and nobody wants to be asked. */
function allowed() {
  const move = preference('auto') === 'off' ? null : choiceOf(prompt().dataset.auto);
  return move && !(preference('confirm') === 'always' && 'ends' in move.dataset) ? move : null;
}

function begin() {
  clearInterval(timer);
  const move = allowed();
  if (!move) return;
  const undoable = document.querySelector('#undo-button:not([aria-disabled=true])');
  let left = moment();
  const time = undoable && 'final' in move.dataset ? grace() : 0;
  timer = setInterval(async () => {
    if (document.hidden || document.querySelector('dialog[open]') || busy()) return;
    left -= BEAT;
    if (left > 0) return;
    clearInterval(timer);
    if (!time || await fuse(wordsOf(move), time)) decide();
    else if (undoable.isConnected && allowed() === move) undo(undoable);
  }, Math.min(BEAT, Math.max(1, left)));
}

/** Two pages of one person decide under the same id: it happens once. */
async function decide() {
  const { auto, autoCommand, autoWords } = prompt().dataset;
  const form = document.getElementById('act');
  const fields = new FormData(form);
  fields.set('action', auto);
  fields.set('command', autoCommand);
  if (await send(form.getAttribute('action'), fields, true)) toast(autoWords);
}

document.addEventListener('table:updated', ({ detail }) => { if (detail?.moved ?? true) begin(); });
document.addEventListener('preferences:changed', begin);
begin();
