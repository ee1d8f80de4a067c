/* The end of a game: when somebody at the table wants to play again, everybody gets a button that leads there. */

import './page.js';

const WAIT = 8000;

async function look() {
  const asked = document.querySelector('.cta form[action$="/rematch"]');
  if (!asked || document.hidden) return;
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.cta');
    if (fresh && !fresh.querySelector('form[action$="/rematch"]')) document.querySelector('.cta').replaceWith(fresh);
  } catch { /* the next look may find it */ }
}
setInterval(look, WAIT);
document.addEventListener('visibilitychange', look);
