/* Morph the page into what the server sent, and let whatever moved glide there. */

import { settled, watchPieces } from './motion.js';

/** Where the page stands: older news is not news. */
export const standing = () => Number(document.getElementById('prompt')?.dataset.seq ?? -1);

/** Resolves once the page stands behind `seq`, to false if it takes too long. */
export function passed(seq, seconds = 4) {
  return new Promise((resolve) => {
    const look = () => {
      if (standing() <= seq) return;
      clearTimeout(patience);
      document.removeEventListener('table:updated', look);
      resolve(true);
    };
    const patience = setTimeout(() => { document.removeEventListener('table:updated', look); resolve(false); }, 1000 * seconds);
    document.addEventListener('table:updated', look);
    look();
  });
}

let heard = 0;

/** How much news has come by the live line. */
export const newsHeard = () => heard;

/** The table as the live line tells it: every change comes this way, one after the other. */
export function news(html) {
  heard += 1;
  update(html);
}

/** The table in answer to a command that was sent after so much news. When there has been other news of the same
 * moment since, nobody knows which of the two is older; the line will tell whatever it has not told yet. */
export function answer(html, before) {
  if (before === heard || seqOf(html) > standing()) update(html);
}

const seqOf = (html) => Number(/id="prompt"[^>]*data-seq="(\d+)"/.exec(html)?.[1] ?? Infinity);

/** Whoever hears `table:updated` is told whether the game has `moved` on; else somebody talked, came or left. */
export function update(html) {
  const stood = standing();
  if (seqOf(html) < stood) return;
  const focus = document.activeElement?.id;
  const before = watchPieces();
  const main = document.getElementById('main');
  window.htmx.swap({ text: html, sourceElement: main, target: main, swap: 'innerHTML swapEmpty:false' });
  settled(before);
  if (focus && !document.activeElement?.id) document.getElementById(focus)?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent('table:updated', { detail: { moved: standing() !== stood } }));
}
