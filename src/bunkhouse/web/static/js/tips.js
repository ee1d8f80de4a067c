/* Anything looked at for a moment explains itself: hover, focus and the key I, or a long press. */

let tip = null;
let timer = 0;

export function hideTip() {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

function contents(piece) {
  const source = piece.dataset.tip && document.getElementById(`tip-${piece.dataset.tip}`);
  if (source) return source.innerHTML;
  const name = piece.getAttribute('aria-label') || piece.getAttribute('title');
  if (!name) return '';
  const bold = document.createElement('b');
  bold.textContent = name;
  return bold.outerHTML;
}

/** Show what a piece is; with ``why``, also ask the server why it cannot be used now. */
export async function explain(piece, why = false, reason = '') {
  hideTip();
  if (!piece) return;
  tip = document.createElement('div');
  tip.className = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.innerHTML = contents(piece);
  if (reason) line(tip, reason);
  document.body.append(tip);
  beside(tip, piece);
  if (!why) return;
  tip.classList.add('pinned');
  const mine = tip;
  const base = document.getElementById('act').getAttribute('action').replace(/\/act$/, '');
  if (!base.startsWith('/t/')) return;
  try {
    const seat = document.querySelector('#prompt [name=seat]')?.value ?? '';
    const answer = await fetch(`${base}/why?target=${encodeURIComponent(piece.id)}&seat=${seat}`, { headers: { 'HX-Request': 'true' } });
    if (answer.ok && tip === mine) {
      const piecesOfWhy = document.createElement('div');
      piecesOfWhy.innerHTML = await answer.text();
      tip.append(...piecesOfWhy.childNodes);
      beside(tip, piece);
    }
  } catch { /* the tip itself is enough */ }
}

function line(box, text) {
  const why = document.createElement('p');
  why.className = 'why';
  why.textContent = text;
  box.append(why);
}

/** Beside the piece; a table may know a better place (event ``tip:placed``). */
function beside(box, piece) {
  const at = piece.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = at.right + 12 + width < innerWidth ? at.right + 12 : Math.max(8, at.left - 12 - width);
  const top = Math.min(Math.max(8, at.top), innerHeight - height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  document.dispatchEvent(new CustomEvent('tip:placed', { detail: { box, piece } }));
}

const inspectable = (event) => event.target.closest?.('[data-tip]');

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  const piece = inspectable(event);
  clearTimeout(timer);
  if (piece) timer = setTimeout(() => explain(piece), 250);
  else if (tip && !tip.classList.contains('pinned')) hideTip();
});

let press = 0;
let pressed = false;
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('.tip')) hideTip();
  if (event.pointerType === 'mouse') return;
  const piece = inspectable(event);
  pressed = false;
  if (piece) press = setTimeout(() => { pressed = true; explain(piece); tip?.classList.add('pinned'); }, 350);
});
for (const name of ['pointerup', 'pointercancel', 'pointermove']) {
  document.addEventListener(name, (event) => {
    if (name !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
  });
}
document.addEventListener('click', (event) => {
  if (!pressed) return;
  pressed = false; // a long press looks, it does not act
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener('contextmenu', (event) => {
  if (event.pointerType === 'touch' && inspectable(event)) event.preventDefault();
});
document.addEventListener('table:updated', hideTip);
document.addEventListener('scroll', hideTip, { passive: true, capture: true });
