/* The lobby: its title counts the tables that wait for you, and its sign lights up. */

import './line.js';

const icon = document.getElementById('favicon');
const calm = icon?.getAttribute('href');

function count() {
  const calls = Number(document.getElementById('turn')?.dataset.calls ?? 0);
  document.title = calls ? `(${calls}) Bunkhouse` : 'Bunkhouse';
  if (icon) icon.href = calls ? icon.dataset.call : calm;
}
document.addEventListener('htmx:after:swap', count);
count();
