/* Pieces that changed places slide there, one after the other in the order in which it happened; dice whose faces changed
   tumble. How fast, the preferences say on <html data-motion>. Nothing moves for those who ask for rest. */

const PIECES = '#board [data-piece], #dock [data-piece], #board [id^="g-"], #board [id^="d-"], #board [id^="m-"], ' +
  '#board [id^="t-"], #board [id^="c-"], #dock [id^="t-"], #dock [id^="c-"], #dock [id^="d-"], ' +
  '#dock [id^="m-"], #seats [id^="m-"], #seats [id^="t-"], #prompt [id^="d-"]';
const DICE = 'svg[data-die][id]';

const SPEEDS = { calm: 1.5, normal: 1, fast: 0.5, off: 0 };
const EASE = 'cubic-bezier(.34,1.3,.5,1)';
/** A piece takes so long; the next one starts so much later, but all of them within a while. */
const TIME = 380;
const GAP = 160;
const LATEST = 1600;

/** How long everything takes, in the preferred measure; 0: nothing moves. */
export function pace() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return SPEEDS[document.documentElement.dataset.motion] ?? 1;
}

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
  return { places, grounds, faces, told: new Set([...document.querySelectorAll(LINES)].map((line) => line.id)) };
}

/** After the update: move what moved. */
export function settled({ places, grounds, faces, told }) {
  if (places.size === 0) return;
  const moved = [];
  const shifts = new Map([...grounds].map(([below, was]) => [below, shift(was, below.getBoundingClientRect())]));
  for (const piece of document.querySelectorAll(PIECES)) {
    const own = places.get(piece.id);
    const before = own || places.get(piece.dataset.from); // out of a supply, a stack, a corral
    const was = before && shifts.get(before.below)(before.box);
    const is = piece.getBoundingClientRect();
    if (!is.width || (was && !was.width)) continue;
    if (!was) moved.push({ piece, fresh: true });
    else if (Math.hypot(was.x - is.x, was.y - is.y) > 3) moved.push({ piece, was: own ? was : centred(was, is), is });
  }
  if (moved.length > 40) return; // another table altogether, or another size of window
  const speed = pace();
  for (const [number, { piece, fresh, was, is }] of inOrder(moved, told).entries()) {
    const delay = Math.min(number * GAP, LATEST) * speed;
    if (!speed) ring(piece);
    else if (fresh) appear(piece, number, speed);
    else slide(piece, was, is, delay, speed);
  }
  for (const die of document.querySelectorAll(DICE)) {
    const face = faces.get(die.id);
    if (face !== undefined && face !== die.dataset.die && speed) tumble(die, speed);
  }
}

const LINES = '#log li[id^="l-"][data-lights]';

/** As the new lines of the log name the pieces, the earliest first; what no line names comes last. A line may name what a
 * piece lies on, or what lies on it. */
function inOrder(moved, told) {
  if (moved.length < 2) return moved;
  const fresh = [...document.querySelectorAll(LINES)].filter((line) => !told.has(line.id));
  const when = new Map();
  for (const line of fresh) {
    const [, step, number] = line.id.split('-').map(Number);
    for (const id of line.dataset.lights.split(' ')) if (!when.has(id)) when.set(id, step * 1000 + number);
  }
  const named = (piece) => {
    for (const [id, at] of when) {
      const element = document.getElementById(id);
      if (element && (element.contains(piece) || piece.contains(element))) return at;
    }
    return Infinity;
  };
  const order = new Map(moved.map((each) => [each, named(each.piece)]));
  return [...moved].sort((one, other) => (order.get(one) === order.get(other) ? 0 : order.get(one) - order.get(other)));
}

/** Where a place on some ground is now that the ground is elsewhere, or of another size. */
function shift(was, is) {
  const size = was.width && is.width ? is.width / was.width : 1;
  return (box) => ({
    x: is.x + (box.x - was.x) * size, y: is.y + (box.y - was.y) * size, width: box.width * size, height: box.height * size,
  });
}

/** Out of something else a piece comes at its own size, from the middle of it. */
const centred = (source, is) => ({
  x: source.x + (source.width - is.width) / 2, y: source.y + (source.height - is.height) / 2, width: is.width, height: is.height,
});

/** How much larger than drawn a board is shown: pieces move in its measure. */
function magnified(piece) {
  const board = piece.parentElement.offsetWidth ? piece.parentElement : piece.closest('[data-pan]');
  return board?.offsetWidth ? board.getBoundingClientRect().width / board.offsetWidth : 1;
}

/** A piece may lie smaller at one place than at another; nothing is of a quite different size. */
const LARGER = 2;
const likely = (scale) => Math.min(LARGER, Math.max(1 / LARGER, scale));

function slide(piece, was, is, delay, speed) {
  const size = magnified(piece);
  const scale = likely(is.width ? was.width / is.width : 1);
  const x = (was.x + was.width / 2 - is.x - is.width / 2) / size;
  const y = (was.y + was.height / 2 - is.y - is.height / 2) / size;
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale, transformOrigin: 'center', zIndex: 9 },
      { translate: `${x / 2}px ${y / 2}px`, scale: (1 + scale) / 2 * 1.08, transformOrigin: 'center', zIndex: 9, offset: 0.5 },
      { translate: '0px 0px', scale: 1, transformOrigin: 'center', zIndex: 9 },
    ],
    { duration: TIME * speed, delay, fill: 'backwards', easing: EASE },
  );
}

function appear(piece, number, speed) {
  piece.animate(
    [{ opacity: 0, transform: 'translateY(-10px)' }, { opacity: 1, transform: 'none' }],
    { duration: 260 * speed, delay: Math.min(number, 8) * 40 * speed, fill: 'backwards', easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
}

/** It is there and then it is not: what waits for its animation is drawn once, what fades is drawn all the time. */
function ring(piece) {
  piece.animate({ outline: ['3px solid #221A14', '3px solid #221A14'] }, { delay: 1000, duration: 1, fill: 'backwards' });
}

function tumble(die, speed) {
  const use = die.querySelector('use');
  const faces = [1, 4, 6].map((shift) => `#die-${((Number(die.dataset.die) + shift) % 6) + 1}`);
  faces.forEach((face, at) => setTimeout(() => use.setAttribute('href', face), at * 170 * speed));
  setTimeout(() => use.setAttribute('href', `#die-${die.dataset.die}`), faces.length * 170 * speed);
  die.animate(
    [{ transform: 'rotate(0)' }, { transform: 'rotate(-200deg) translateY(-8px)' }, { transform: 'rotate(-360deg)' }],
    { duration: 640 * speed, easing: 'cubic-bezier(.2,.8,.25,1)' },
  );
}
