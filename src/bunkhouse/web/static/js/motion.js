/* Pieces that changed places slide there; dice whose faces changed tumble. Nothing moves for those who ask for rest. */

const PIECES = '#board [data-piece], #dock [data-piece], #board [id^="g-"], #board [id^="d-"], #board [id^="m-"], ' +
  '#board [id^="t-"], #board [id^="c-"], #dock [id^="t-"], #dock [id^="c-"], #dock [id^="d-"], ' +
  '#dock [id^="m-"], #seats [id^="m-"], #seats [id^="t-"], #prompt [id^="d-"]';
const DICE = 'svg[data-die][id]';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const speed = { time: 380, ease: 'cubic-bezier(.34,1.3,.5,1)' };

/** Where everything is before an update. */
export function watchPieces() {
  const places = new Map();
  for (const piece of document.querySelectorAll(PIECES)) places.set(piece.id, piece.getBoundingClientRect());
  const faces = new Map();
  for (const die of document.querySelectorAll(DICE)) faces.set(die.id, die.dataset.die);
  return { places, faces, frames: frames() };
}

/** What pieces lie in; when a frame moves or grows, they have not moved. */
const FRAMES = '[data-pan], #board, #dock, #seats, #prompt';
const frames = () => new Map([...document.querySelectorAll(FRAMES)].map((each) => [each.id, each.getBoundingClientRect()]));

/** Where a piece would be now if it had only been carried along by its frame. */
function carried(was, before, now) {
  if (!before?.width || !now?.width) return was;
  const size = now.width / before.width;
  return new DOMRect(now.x + (was.x - before.x) * size, now.y + (was.y - before.y) * size, was.width * size, was.height * size);
}

/** After the update: move what moved. */
export function settled({ places, faces, frames: before }) {
  if (places.size === 0) return;
  const moved = [];
  const now = frames();
  for (const piece of document.querySelectorAll(PIECES)) {
    const last = places.get(piece.id);
    const frame = piece.closest(FRAMES)?.id;
    const was = last ? carried(last, before.get(frame), now.get(frame)) : places.get(piece.dataset.from); // out of a supply
    const is = piece.getBoundingClientRect();
    if (!is.width || (was && !was.width)) continue;
    if (!was) moved.push({ piece, fresh: true });
    else if (Math.hypot(was.x - is.x, was.y - is.y) > 3) moved.push({ piece, was, is });
  }
  if (moved.length > 40) return; // another table altogether, or another size of window
  for (const [number, { piece, fresh, was, is }] of moved.entries()) {
    if (still()) ring(piece);
    else if (fresh) appear(piece, number);
    else slide(piece, was, is);
  }
  for (const die of document.querySelectorAll(DICE)) {
    const face = faces.get(die.id);
    if (face !== undefined && face !== die.dataset.die && !still()) tumble(die);
  }
}

/** How much larger than drawn a board is shown: pieces move in its measure. */
function magnified(piece) {
  const board = piece.closest('[data-pan]');
  return board?.offsetWidth ? board.getBoundingClientRect().width / board.offsetWidth : 1;
}

function slide(piece, was, is) {
  const size = magnified(piece);
  const x = (was.x - is.x) / size;
  const y = (was.y - is.y) / size;
  const scale = is.width ? was.width / is.width : 1;
  piece.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 9 },
      { transform: `translate(${x / 2}px,${y / 2}px) scale(${(1 + scale) / 2 * 1.08})`, zIndex: 9, offset: 0.5 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: speed.time, easing: speed.ease },
  );
}

function appear(piece, number) {
  piece.animate(
    [{ opacity: 0, transform: 'translateY(-10px)' }, { opacity: 1, transform: 'none' }],
    { duration: 260, delay: Math.min(number, 8) * 40, fill: 'backwards', easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
}

function ring(piece) {
  piece.animate([{ outline: '3px solid #221A14' }, { outline: '3px solid transparent' }], { duration: 1000 });
}

function tumble(die) {
  const use = die.querySelector('use');
  const faces = [1, 4, 6].map((shift) => `#die-${((Number(die.dataset.die) + shift) % 6) + 1}`);
  faces.forEach((face, at) => setTimeout(() => use.setAttribute('href', face), at * 170));
  setTimeout(() => use.setAttribute('href', `#die-${die.dataset.die}`), faces.length * 170);
  die.animate(
    [{ transform: 'rotate(0)' }, { transform: 'rotate(-200deg) translateY(-8px)' }, { transform: 'rotate(-360deg)' }],
    { duration: 640, easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
}
