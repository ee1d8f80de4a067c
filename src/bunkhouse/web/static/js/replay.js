/* Through a game step by step: arrows, Home and End, Space plays, the slider jumps. */

import { update } from './table.js';

const form = () => document.getElementById('scrub');
const slider = () => document.querySelector('[data-scrub]');
let playing = 0;
let asking = false;
let wanted = null;

const step = () => Number(slider().value);
const last = () => Number(slider().max);

/** Show a step; while one is on its way only the latest wish counts. */
async function show(number) {
  wanted = Math.max(0, Math.min(last(), number));
  slider().value = String(wanted);
  if (asking) return;
  asking = true;
  try {
    while (wanted !== null) {
      const now = wanted;
      wanted = null;
      const fields = new FormData(form());
      fields.delete('slide');
      fields.set('step', String(now));
      const posts = form().getAttribute('method') === 'post';
      const query = new URLSearchParams(fields);
      const address = form().getAttribute('action').split('?')[0];
      const answer = await fetch(posts ? address : `${address}?${query}`, {
        method: posts ? 'POST' : 'GET',
        body: posts ? query : undefined,
        headers: { 'HX-Request': 'true' },
      });
      if (!answer.ok) return stop();
      update(await answer.text());
      slider().value = String(wanted ?? now);
      if (!posts) history.replaceState(null, '', `${address}?${query}`);
    }
  } finally {
    asking = false;
  }
  return undefined;
}

function stop() {
  clearInterval(playing);
  playing = 0;
  showPlaying();
}

/** The button says what it would do: play, or hold. */
function showPlaying() {
  const button = document.querySelector('[data-play]');
  button?.classList.toggle('playing', playing !== 0);
  button?.setAttribute('aria-label', playing ? button.dataset.pause : button.dataset.play);
}

function play() {
  if (playing) return stop();
  if (step() === last()) show(0);
  playing = setInterval(() => (step() < last() ? show(step() + 1) : stop()), 900);
  showPlaying();
  return undefined;
}

document.addEventListener('click', (event) => {
  if (!slider()) return;
  const by = event.target.closest('[data-step-by]');
  const line = event.target.closest('#log a[data-step]');
  if (by || line) {
    event.preventDefault();
    event.stopPropagation();
    stop();
    show(by ? step() + Number(by.dataset.stepBy) : Number(line.dataset.step));
  } else if (event.target.closest('[data-play]')) play();
}, true);
document.addEventListener('input', (event) => { if (event.target.matches('[data-scrub]')) { stop(); show(step()); } });
document.addEventListener('change', (event) => { if (event.target.matches('[data-view]')) show(step()); });
document.addEventListener('table:updated', showPlaying);

/** The beginning of the next (or this) player's run of steps. */
function run(way) {
  const starts = [...document.querySelectorAll('.course rect')].map((rect) => Number(rect.getAttribute('x')));
  return way > 0 ? starts.find((at) => at > step()) ?? last() : starts.findLast((at) => at < step()) ?? 0;
}

document.addEventListener('keydown', (event) => {
  if (!slider() || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select, input:not([type=range]), textarea')) return;
  const to = {
    ArrowLeft: () => show(step() - 1),
    ArrowRight: () => show(step() + 1),
    ArrowUp: () => show(run(-1)),
    ArrowDown: () => show(run(1)),
    Home: () => show(0),
    End: () => show(last()),
  }[event.key];
  if (to) { stop(); to(); } else if (event.key === ' ' && !event.target.closest('button, a')) play();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
