/* Around a board that does not fit its frame: tools, a small map of the whole, and a mark on the edge for everything lit that is
   outside. A mark leads there; it never makes a move. */

import { frame } from './panzoom.js';

const tools = document.getElementById('map-tools');
const marks = document.getElementById('map-marks');
const mini = document.getElementById('mini-map');
const MOST = 4;
const LENGTH = 160;
const EDGE = 20;
const SLIDE = 12;
const MIDDLE = 10000;
const LIT = 20;
const FORMS = ['full', 'lean', 'least'];

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

/** Whether the middle of a target is in the frame: then it needs no mark, and no mark may hide it. */
function shows(map, target) {
  const box = map.box(target);
  const x = (box.left + box.right) / 2 * map.scale + map.x;
  const y = (box.top + box.bottom) / 2 * map.scale + map.y;
  return x >= 0 && x <= map.wide && y >= 0 && y <= map.high;
}

/** What a mark says: the target's own mark, and the tag in it or right after it. */
function label(target) {
  const tag = target.querySelector(':scope > .ltag') ?? (target.nextElementSibling?.matches('.ltag') ? target.nextElementSibling : null);
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
  const names = targets.map((target) => target.getAttribute('aria-label') || '').join('; ');
  button.setAttribute('aria-label', `${button.textContent.trim()}: ${names}`);
  button.targets = targets;
  return button;
}

/** One mark for every target outside; too many for a side become one. */
function drawMarks(map) {
  const sides = { left: [], right: [], top: [], bottom: [] };
  for (const target of map.lit()) if (!shows(map, target)) {
    const at = edge(map, map.box(target));
    sides[at.side].push({ target, at });
  }
  const drawn = [];
  for (const [side, found] of Object.entries(sides)) {
    const room = side === 'left' || side === 'right' ? map.high : map.wide;
    if (found.length > Math.min(MOST, Math.max(1, Math.floor(room / LENGTH)))) {
      const middle = (name) => found.reduce((sum, { at }) => sum + at[name], 0) / found.length;
      const at = { x: middle('x'), y: middle('y'), way: found[0].at.way };
      drawn.push(mark(found.map(({ target }) => target), at, `${found.length} ${marks.dataset.more}`));
    } else for (const { target, at } of found) drawn.push(mark([target], at, label(target)));
  }
  marks.replaceChildren(...drawn);
  spread(map, drawn);
}

/** How much of a box another one hides; to hide its middle is far worse. */
function hidden(box, by) {
  const wide = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const high = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  if (wide <= 0 || high <= 0) return 0;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return wide * high + (x > by.left && x < by.right && y > by.top && y < by.bottom ? MIDDLE : 0);
}

const around = (x, y, wide, high) => ({ left: x - wide, top: y - high, right: x + wide, bottom: y + high });

/** Where a mark may lie: at its place, along its own edge from there, then on the other edges. */
function places(map, x, y, wide, high) {
  const across = y <= high + 1 || y >= map.high - high - 1;
  const [right, bottom] = [map.wide - wide, map.high - high];
  const along = (from, to, at) => {
    const steps = Array.from({ length: Math.max(1, Math.floor((to - from) / SLIDE) + 1) }, (_, step) => from + step * SLIDE);
    return steps.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  };
  const row = (y) => along(wide, right, x).map((x) => [x, y]);
  const column = (x) => along(high, bottom, y).map((y) => [x, y]);
  const far = { x: x > map.wide / 2 ? wide : right, y: y > map.high / 2 ? high : bottom };
  return across ? [[x, y], ...row(y), ...column(wide), ...column(right), ...row(far.y)] : [[x, y], ...column(x), ...row(high), ...row(bottom), ...column(far.x)];
}

/** Marks keep inside the frame and slide along its edges to where they hide least of what is lit, of the tools and of each other. */
function spread(map, drawn) {
  const home = map.element.getBoundingClientRect();
  const from = ({ left, top, right, bottom }) => ({ left: left - home.left, top: top - home.top, right: right - home.left, bottom: bottom - home.top });
  const taken = [...map.lit().filter((target) => shows(map, target)), tools].map((each) => from(each.getBoundingClientRect()));
  for (const button of drawn) {
    const wide = button.offsetWidth / 2 + 4;
    const high = button.offsetHeight / 2 + 4;
    const x = Math.min(map.wide - wide, Math.max(wide, parseFloat(button.style.left)));
    const y = Math.min(map.high - high, Math.max(high, parseFloat(button.style.top)));
    let best = { cost: Infinity, box: null };
    for (const [toX, toY] of places(map, x, y, wide, high)) {
      const box = around(toX, toY, wide, high);
      const cost = taken.reduce((sum, each) => sum + hidden(each, box), 0);
      if (cost < best.cost) best = { cost, box };
      if (!cost) break;
    }
    const { box } = best;
    taken.push(box);
    button.style.left = `${(box.left + box.right) / 2}px`;
    button.style.top = `${(box.top + box.bottom) / 2}px`;
  }
}

/** The whole board small: its art, what is lit, and what the frame shows of it. */
function drawMini(map) {
  const wide = 114;
  const size = wide / map.width;
  mini.style.height = `${map.height * size}px`;
  const art = map.board.querySelector('svg[data-art][id]');
  const ground = art && map.box(art);
  const drawn = art ? `${map.element.id} ${map.width} ${map.height}` : '';
  if (mini.dataset.of !== drawn && art) {
    mini.dataset.of = drawn;
    mini.innerHTML = `<svg viewBox="0 0 ${map.width} ${map.height}"><use href="#${art.id}" x="${ground.left}" y="${ground.top}" width="${ground.right - ground.left}" height="${ground.bottom - ground.top}"/></svg>`;
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

/** Tools lie in the corner, or in the middle of a side, where they hide least; the small map gives way to what is lit. */
function corner(map) {
  const at = map.element.getBoundingClientRect();
  const wide = tools.offsetWidth + 16;
  const high = tools.offsetHeight + 16;
  const pieces = [...map.element.closest('#stage').querySelectorAll('[name=target], [data-tip]')].map((piece) => [piece.getBoundingClientRect(), piece.matches('.legal:not(.unlit)') ? LIT : 1]);
  const costs = [['right', 'top'], ['right', 'bottom'], ['left', 'bottom'], ['left', 'top'], ['right', 'middle'], ['left', 'middle']].map(([x, y]) => {
    const left = x === 'left' ? at.left : at.right - wide;
    const top = { top: at.top, bottom: at.bottom - high, middle: (at.top + at.bottom - high) / 2 }[y];
    const by = { left, top, right: left + wide, bottom: top + high };
    return { x, top: top - at.top, hides: pieces.reduce((sum, [box, weight]) => sum + weight * hidden(box, by), 0), lit: pieces.some(([box, weight]) => weight > 1 && hidden(box, by) > MIDDLE) };
  });
  return costs.reduce((best, each) => (each.hides < best.hides * 0.8 ? each : best));
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
  over(marks, map);
  if (!map.whole) drawMini(map);
  const home = tools.parentElement.getBoundingClientRect();
  const at = map.element.getBoundingClientRect();
  const seq = document.getElementById('prompt')?.dataset.seq ?? '';
  const now = `${seq} ${map.whole} ${at.width} ${at.height}${map.moved ? '' : ` ${map.x} ${map.y}`}`; // moved by hand, they stay
  if (now !== place) {
    place = now;
    const { x, top } = placeTools(map);
    Object.assign(tools.style, { left: 'auto', right: 'auto', top: `${at.top - home.top + top}px` });
    tools.style[x] = `${x === 'left' ? at.left - home.left : home.right - at.right}px`;
  }
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
