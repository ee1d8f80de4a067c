/* Pieces that changed places slide there; dice whose faces changed tumble. Nothing moves for those who ask for rest. */

const PIECES = '#board [data-piece], #dock [data-piece], #board [id^="g-"], #board [id^="d-"], #board [id^="m-"], ' +
  '#board [id^="t-"], #board [id^="c-"], #dock [id^="t-"], #dock [id^="c-"], #dock [id^="d-"], ' +
  '#dock [id^="m-"], #seats [id^="m-"], #seats [id^="t-"], #prompt [id^="d-"]';
const DICE = 'svg[data-die][id]';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const speed = { time: 380, ease: 'cubic-bezier(.34,1.3,.5,1)' };

/** What a piece lies on: when that grows or is moved, so is all that lies on it, and nothing of it has moved. */
const ground = (piece) => piece.closest('[data-pan], #board, #dock, #seats, #prompt');

/** Where everything is before an update. */
export function watchPieces() {
  const places = new Map();
  const grounds = new Map();
  for (const piece of document.querySelectorAll(PIECES)) {
    const below = ground(piece);
    if (!grounds.has(below)) grounds.set(below, below.getBoundingClientRect());
    places.set(piece.id, { box: piece.getBoundingClientRect(), below });
  }
  const faces = new Map();
  for (const die of document.querySelectorAll(DICE)) faces.set(die.id, die.dataset.die);
  return { places, grounds, faces };
}

/** After the update: move what moved. */
export function settled({ places, grounds, faces }) {
  if (places.size === 0) return;
  const moved = [];
  const shifts = new Map([...grounds].map(([below, was]) => [below, shift(was, below.getBoundingClientRect())]));
  for (const piece of document.querySelectorAll(PIECES)) {
    const before = places.get(piece.id) || places.get(piece.dataset.from); // out of a supply, a stack, a corral
    const was = before && shifts.get(before.below)(before.box);
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

/** Where a place on some ground is now that the ground is elsewhere, or of another size. */
function shift(was, is) {
  const size = was.width && is.width ? is.width / was.width : 1;
  return (box) => ({ x: is.x + (box.x - was.x) * size, y: is.y + (box.y - was.y) * size, width: box.width * size });
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

/** It is there and then it is not: what waits for its animation is drawn once, what fades is drawn all the time. */
function ring(piece) {
  piece.animate({ outline: ['3px solid #221A14', '3px solid #221A14'] }, { delay: 1000, duration: 1, fill: 'backwards' });
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
