/* The line to the server: updates, what to do when it breaks, and the signal that it is your turn. */

import './line.js';
import { toast } from './page.js';
import { prefer, preference } from './preferences.js';
import { words } from './moves.js';
import { news } from './update.js';

let lost = null;

document.addEventListener('htmx:sse:before:message', (event) => {
  event.detail.cancelled = true; // we morph it ourselves, so that pieces can glide
  if (event.detail.message.data) news(event.detail.message.data);
});
document.addEventListener('line:open', () => {
  document.body.classList.remove('offline');
  if (!lost) return;
  lost.remove();
  lost = null;
  toast(words().back);
});
document.addEventListener('line:lost', () => {
  if (lost) return;
  document.body.classList.add('offline');
  lost = toast(words().offline, 'off', 0);
});

/* Your turn. */
const mine = () => document.getElementById('prompt')?.dataset.mine === '1';
let was = mine();
const icon = document.getElementById('favicon');
const calm = icon?.getAttribute('href');

function signal() {
  const now = mine();
  document.title = now ? words().yourTurn : words().title;
  if (icon) icon.href = now ? icon.dataset.call : calm;
  if (now && !was) knock();
  was = now;
}
document.addEventListener('table:updated', signal);

/* Somebody waits for you, and says so: once aloud, then the prompt goes on saying it. */
const reminder = () => document.querySelector('#prompt [data-nudged]');
let reminded = reminder()?.dataset.nudged;
document.addEventListener('table:updated', () => {
  const said = reminder();
  if (said && said.dataset.nudged !== reminded) {
    toast(said.textContent.trim());
    knock();
  }
  reminded = said?.dataset.nudged;
});

/* A wooden knock, only after the first click, never without being asked for. */
let audio = null;
const silent = () => preference('sounds') === 'off';
addEventListener('pointerdown', () => { if (!silent()) audio ??= new AudioContext(); }, { once: true });

function knock() {
  if (!audio || silent()) return;
  for (const [at, pitch] of [[0, 210], [0.14, 170]]) {
    const time = audio.currentTime + at;
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, time);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, time + 0.1);
    loud.gain.setValueAtTime(0.35, time);
    loud.gain.exponentialRampToValueAtTime(0.001, time + 0.16);
    tone.connect(loud).connect(audio.destination);
    tone.start(time);
    tone.stop(time + 0.18);
  }
}

export function toggleSound() {
  prefer('sounds', silent() ? 'on' : 'off');
  if (!silent()) { audio ??= new AudioContext(); knock(); }
}
function showSound() {
  for (const button of document.querySelectorAll('[data-sound]')) {
    button.classList.toggle('off', silent());
    button.setAttribute('aria-pressed', String(!silent()));
  }
}
document.addEventListener('click', (event) => { if (event.target.closest('[data-sound]')) toggleSound(); });
document.addEventListener('table:updated', showSound);
document.addEventListener('preferences:changed', showSound);
showSound();

/* Clocks count down between updates. */
const ends = new WeakMap();
function wind() {
  for (const clock of document.querySelectorAll('[data-left]')) ends.set(clock, performance.now() + Number(clock.dataset.left));
}
document.addEventListener('table:updated', wind);
wind();
setInterval(() => {
  for (const clock of document.querySelectorAll('[data-left]')) {
    const seconds = Math.max(0, Math.round((ends.get(clock) - performance.now()) / 1000));
    const rests = seconds ? null : clock.closest('[data-rests]');
    if (rests) {
      rests.removeAttribute('aria-disabled');
      clock.remove();
    } else if (seconds < 3600) clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}, 1000);
