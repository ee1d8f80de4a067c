/* Morph the page into what the server sent, and let whatever moved glide there. */

import { settled, watchPieces } from './motion.js';

/** Whether updates come by themselves just now. */
export const line = { open: false };

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

export function update(html) {
  const seq = /id="prompt"[^>]*data-seq="(\d+)"/.exec(html);
  if (seq && Number(seq[1]) < standing()) return;
  const focus = document.activeElement?.id;
  const before = watchPieces();
  const main = document.getElementById('main');
  window.htmx.swap({ text: html, sourceElement: main, target: main, swap: 'innerHTML swapEmpty:false' });
  settled(before);
  if (focus && !document.activeElement?.id) document.getElementById(focus)?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent('table:updated'));
}
