/* Morph the page into what the server sent, and let whatever moved glide there. */

import { settled, watchPieces } from './motion.js';

/** Where the page stands: older news is not news. */
const standing = () => Number(document.getElementById('prompt')?.dataset.seq ?? -1);

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
