/* The guide's bubble stands beside what it speaks of, below it or above it. */

function place() {
  const bubble = document.querySelector('#guide .tut');
  const piece = bubble?.dataset.points && document.getElementById(bubble.dataset.points);
  if (!piece) return;
  let at = piece.getBoundingClientRect();
  if (!at.width) return;
  const { width, height } = bubble.getBoundingClientRect();
  const phone = matchMedia('(max-width: 700px)').matches; // there it is as wide as the window, and never on the prompt
  const floor = phone ? document.getElementById('prompt').getBoundingClientRect().top : innerHeight;
  if (phone && (at.top < 0 || at.bottom > floor)) {
    piece.scrollIntoView({ block: 'center', behavior: 'instant' });
    at = piece.getBoundingClientRect();
  }
  const below = at.bottom + 18 + height < floor;
  const left = phone ? 12 : Math.min(Math.max(8, at.left - 20), innerWidth - width - 12);
  bubble.classList.add('placed');
  bubble.classList.toggle('above', !below);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${below ? at.bottom + 18 : Math.max(8, at.top - height - 18)}px`;
  bubble.style.right = phone ? '12px' : 'auto';
  bubble.style.bottom = 'auto';
  bubble.style.setProperty('--tip', `${Math.max(12, at.left + at.width / 2 - left - 10)}px`);
}

document.addEventListener('table:updated', () => { place(); setTimeout(place, 320); }); // a board may have moved by then
addEventListener('resize', place);
if (document.querySelector('#guide .tut')) document.fonts.ready.then(place);
