/* Around a board that does not fit its frame: tools, a small map of the whole, and a mark on the edge for everything lit that is
   outside. A mark leads there; it never makes a move. */

import { frame } from './panzoom.js';

const tools = document.getElementById('map-tools');
const marks = document.getElementById('map-marks');
const mini = document.getElementById('mini-map');
const MOST = 4;
const EDGE = 20;
const SLIDE = 12;
const FORMS = ['', 'lean', 'least'];

/** Where the point of the frame's edge lies on the way from its middle to a target, and on which side. */
function edge(map, box) {
  const x = (box.left + box.right) / 2 * map.scale + map.x - map.wide / 2;
  const y = (box.top + box.bottom) / 2 * map.scale + map.y - map.high / 2;
  const wide = map.wide / 2 - EDGE;
  const high = map.high / 2 - EDGE;
  const by = Math.min(wide / Math.abs(x || 1e-6), high / Math.abs(y || 1e-6), 1);
  const side = Math.abs(x) * high > Math.abs(y) * wide ? (x > 0 ? 'right' : 'left') : (y > 0 ? 'bottom' : 'top');
  return { x: map.wide / 2 + x * by, y: map.high / 2 + y * by, way: Math.atan2(y, x), side };
}

/** What a mark says: the target's own tag, else its own mark. */
function label(target) {
  const tag = target.querySelector(':scope > .ltag');
  const text = target.dataset.mark ? `<b>${target.dataset.mark.replaceAll('<', '&lt;')}</b> ` : '';
  return text + (tag ? tag.innerHTML : '');
}

function mark(targets, at, html) {
  const button = document.createElement('button');
  button.type = 'button';
  button.style.left = `${at.x}px`;
  button.style.top = `${at.y}px`;
  button.style.setProperty('--way', `${at.way}rad`);
  button.innerHTML = html;
  button.setAttribute('aria-label', targets.map((target) => target.getAttribute('aria-label') || '').join('; '));
  button.targets = targets;
  return button;
}

/** Whether a target is outside: its middle cannot be seen. */
function outside(map, target) {
  const { left, top, right, bottom } = map.box(target);
  const x = (left + right) / 2 * map.scale + map.x;
  const y = (top + bottom) / 2 * map.scale + map.y;
  return x < 0 || y < 0 || x > map.wide || y > map.high;
}

/** One mark for every target outside; too many on one side become one. */
function drawMarks(map) {
  const sides = { left: [], right: [], top: [], bottom: [] };
  const [out, seen] = [[], []];
  for (const target of map.lit()) (outside(map, target) ? out : seen).push(target);
  for (const target of out) {
    const at = edge(map, map.box(target));
    sides[at.side].push({ target, at });
  }
  const drawn = [];
  for (const found of Object.values(sides)) {
    if (found.length > MOST) {
      const middle = (name) => found.reduce((sum, { at }) => sum + at[name], 0) / found.length;
      const at = { x: middle('x'), y: middle('y'), way: found[0].at.way };
      drawn.push(mark(found.map(({ target }) => target), at, `${found.length} ${marks.dataset.more}`));
    } else for (const { target, at } of found) drawn.push(mark([target], at, label(target)));
  }
  marks.replaceChildren(...drawn);
  spread(map, drawn, seen);
}

/** Marks keep inside the frame, off each other, off the tools and off what is lit, sliding along their edge. */
function spread(map, drawn, seen) {
  const home = map.element.getBoundingClientRect();
  const inFrame = ({ left, top, right, bottom }) => ({ x: (left + right) / 2 - home.left, y: (top + bottom) / 2 - home.top, wide: (right - left) / 2, high: (bottom - top) / 2 });
  const taken = [...seen.map((target) => target.getBoundingClientRect()), tools.getBoundingClientRect()].map(inFrame);
  for (const button of drawn) {
    const wide = button.offsetWidth / 2 + 4;
    const high = button.offsetHeight / 2 + 4;
    const x = Math.min(map.wide - wide, Math.max(wide, parseFloat(button.style.left)));
    const y = Math.min(map.high - high, Math.max(high, parseFloat(button.style.top)));
    const across = y <= high + 1 || y >= map.high - high - 1;
    const [from, least, most] = across ? [x, wide, map.wide - wide] : [y, high, map.high - high];
    const places = Array.from({ length: Math.ceil((most - least) / SLIDE) + 1 }, (_, at) => Math.min(most, least + at * SLIDE));
    places.push(from);
    places.sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
    const covered = (place) => taken.reduce((sum, other) => sum
      + Math.max(0, wide + other.wide - Math.abs((across ? place : x) - other.x)) * Math.max(0, high + other.high - Math.abs((across ? y : place) - other.y)), 0);
    const place = places.find((each) => !covered(each)) ?? places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
    const laid = { x: across ? place : x, y: across ? y : place, wide, high };
    taken.push(laid);
    button.style.left = `${laid.x}px`;
    button.style.top = `${laid.y}px`;
  }
}

/** The whole board small: its art, what is lit, and what the frame shows of it. */
function drawMini(map) {
  const wide = 114;
  const size = wide / map.width;
  mini.style.height = `${map.height * size}px`;
  const art = map.board.querySelector('svg[data-art][id]');
  if (mini.dataset.of !== map.element.id && art) {
    mini.dataset.of = map.element.id;
    mini.innerHTML = `<svg viewBox="0 0 ${map.width} ${map.height}"><use href="#${art.id}" width="${map.width}" height="${map.height}"/></svg>`;
  }
  for (const old of mini.querySelectorAll('i, b')) old.remove();
  for (const target of map.lit()) {
    const box = map.box(target);
    const dot = document.createElement('i');
    dot.style.left = `${(box.left + box.right) / 2 * size}px`;
    dot.style.top = `${(box.top + box.bottom) / 2 * size}px`;
    mini.append(dot);
  }
  const seen = document.createElement('b');
  const part = (at) => Math.max(0, -at / map.scale) * size;
  seen.style.left = `${part(map.x)}px`;
  seen.style.top = `${part(map.y)}px`;
  seen.style.width = `${Math.min(map.width, map.wide / map.scale) * size}px`;
  seen.style.height = `${Math.min(map.height, map.high / map.scale) * size}px`;
  mini.append(seen);
}

/** Tools lie in the corner where they hide least. */
function corner(map) {
  const at = map.element.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = tools;
  const pieces = [...map.element.querySelectorAll('[name=target], [data-tip]')].map((piece) => [piece.getBoundingClientRect(), piece.matches('.legal:not(.unlit)') ? 20 : 1]);
  const costs = [['right', 'top'], ['right', 'bottom'], ['left', 'bottom'], ['left', 'top']].map(([x, y]) => {
    const left = x === 'left' ? at.left : at.right - wide - 16;
    const top = y === 'top' ? at.top : at.bottom - high - 16;
    const shared = ([box]) => Math.max(0, Math.min(box.right, left + wide + 16) - Math.max(box.left, left)) * Math.max(0, Math.min(box.bottom, top + high + 16) - Math.max(box.top, top));
    const sum = (all) => all.reduce((total, piece) => total + piece[1] * shared(piece), 0);
    return { x, y, hidden: sum(pieces), lit: sum(pieces.filter(([, weight]) => weight > 1)) };
  });
  return costs.reduce((best, each) => (each.hidden < best.hidden * 0.8 ? each : best));
}

/** Where the tools lie; they are fewer where all of them would lie on something lit. */
function placeTools(map) {
  let found;
  for (const form of FORMS) {
    tools.dataset.form = form;
    found = corner(map);
    if (!found.lit) break;
  }
  return found;
}

function over(box, map) {
  const home = tools.parentElement.getBoundingClientRect();
  const at = map.element.getBoundingClientRect();
  Object.assign(box.style, { left: `${at.left - home.left}px`, top: `${at.top - home.top}px`, width: `${map.wide}px`, height: `${map.high}px` });
}

let place = '';

function draw() {
  const map = frame();
  tools.hidden = marks.hidden = !map;
  if (!map) return;
  tools.classList.toggle('all', map.whole);
  document.getElementById('map-scale').textContent = `${Math.round(map.scale * 100)}%`;
  if (!map.whole) drawMini(map);
  const home = tools.parentElement.getBoundingClientRect();
  const at = map.element.getBoundingClientRect();
  const seq = document.getElementById('prompt')?.dataset.seq ?? '';
  const now = `${seq} ${map.whole} ${at.width} ${at.height}`;
  if (now !== place) {
    place = now;
    const { x, y } = placeTools(map);
    Object.assign(tools.style, { left: 'auto', right: 'auto', top: 'auto', bottom: 'auto' });
    tools.style[x] = `${x === 'left' ? at.left - home.left : home.right - at.right}px`;
    tools.style[y] = `${y === 'top' ? at.top - home.top : home.bottom - at.bottom}px`;
  }
  over(marks, map);
  drawMarks(map);
}

let waiting = 0;
function soon() {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(draw);
}

document.addEventListener('map:moved', soon);
document.addEventListener('table:updated', soon);
document.addEventListener('panes:changed', soon);
addEventListener('resize', soon);
new MutationObserver(soon).observe(document.getElementById('board'), { subtree: true, attributes: true, attributeFilter: ['class'] });

marks.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  const map = frame();
  if (!button || !map) return;
  map.show(button.targets);
  button.targets[0].focus({ preventScroll: true });
});

function goTo(event) {
  const map = frame();
  if (!map || !event.buttons) return;
  const box = mini.getBoundingClientRect();
  map.moved = true;
  map.centre((event.clientX - box.left) / box.width * map.width, (event.clientY - box.top) / box.height * map.height, false);
}
mini.addEventListener('pointerdown', (event) => { mini.setPointerCapture(event.pointerId); goTo(event); });
mini.addEventListener('pointermove', goTo);
soon();
