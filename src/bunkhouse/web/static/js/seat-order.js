/* Who sits where, by dragging a seat or with Alt and the arrow keys. The order goes to the server, which
   answers with the room as it is then; without this script the handle moves a seat one place up. */

const list = () => document.querySelector('[data-order]');
const seats = () => [...list().children];
const number = (seat) => seat.dataset.seat;

function send(focus) {
  const order = seats().map(number).join(',');
  htmx.ajax('POST', list().dataset.order, { target: '#setup', swap: 'outerMorph', values: { order } })
    .then(() => document.querySelector(`#seat-${focus} .dr`)?.focus());
}

let held = null;

document.addEventListener('pointerdown', (event) => {
  const handle = event.target.closest('[data-order] .dr');
  if (!handle || event.button) return;
  held = { seat: handle.closest('li'), moved: false, id: event.pointerId };
  handle.setPointerCapture(event.pointerId);
});

document.addEventListener('pointermove', (event) => {
  if (!held || event.pointerId !== held.id) return;
  const over = seats().find((seat) => {
    const box = seat.getBoundingClientRect();
    return event.clientY >= box.top && event.clientY <= box.bottom;
  });
  if (!over || over === held.seat) return;
  held.moved = true;
  held.seat.classList.add('drag');
  const down = seats().indexOf(over) > seats().indexOf(held.seat);
  over[down ? 'after' : 'before'](held.seat);
});

document.addEventListener('pointerup', (event) => {
  if (!held || event.pointerId !== held.id) return;
  const { seat, moved } = held;
  held = null;
  seat.classList.remove('drag');
  if (!moved) return;
  swallowClick();
  send(seats().indexOf(seat));
});

/** A drag ends with a click on the handle in some browsers; it must not send the form. */
function swallowClick() {
  const stop = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener('click', stop, true);
  setTimeout(() => removeEventListener('click', stop, true), 50);
}

document.addEventListener('keydown', (event) => {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || !way) return;
  const seat = event.target.closest('[data-order] > li');
  const at = seat ? seats().indexOf(seat) : -1;
  const other = seat && seats()[at + way];
  if (!other) return;
  event.preventDefault();
  other[way > 0 ? 'after' : 'before'](seat);
  send(at + way);
});
