/* A choice that ends the turn and cannot be taken back is sent when a fuse has burnt down: until then it is only meant. The
   prompt says so; the fuse stops burning while nobody looks. */

const BEAT = 50;

let lit = null;

/** Burn a fuse under some words; resolves to true when it has burnt down or somebody goes on, to false when somebody wants back
 * or the table has moved on. */
export function fuse(words, time) {
  lit?.end(false);
  return new Promise((resolve) => {
    const bar = document.getElementById('fuse').content.firstElementChild.cloneNode(true);
    bar.querySelector('[data-words]').textContent = words;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector('dialog[open]')) return;
      lit.left -= BEAT;
      bar.querySelector('.fuse').style.setProperty('--part', String(Math.max(0, lit.left / time)));
      if (lit.left <= 0) lit.end(true);
    }, BEAT);
    lit = {
      bar,
      left: time,
      end(go) {
        clearInterval(timer);
        bar.remove();
        lit = null;
        resolve(go);
      },
    };
    show();
  });
}

/** Whether one burns; with an answer, it ends. */
export function burning(answer) {
  if (lit && answer !== undefined) lit.end(answer);
  return lit !== null;
}

function show() {
  document.getElementById('prompt').append(lit.bar);
  lit.bar.querySelector('[data-back]').focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  if (!lit) return;
  if (event.target.closest('[data-go]')) lit.end(true);
  else if (event.target.closest('[data-back]')) lit.end(false);
  else return;
  event.stopPropagation();
}, true);

document.addEventListener('keydown', (event) => {
  if (!lit || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input, textarea, select')) return;
  const answer = { z: false, escape: false, e: true }[event.key.toLowerCase()];
  if (answer === undefined || event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
  lit.end(answer);
}, true);

document.addEventListener('table:updated', ({ detail }) => {
  if (!lit) return;
  if (detail?.moved ?? true) lit.end(false);
  else show(); // the prompt was drawn anew
});
