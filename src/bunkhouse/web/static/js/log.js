/* The log: which turns are open, and which are shown. How much of it is open, the preferences say on <html data-log>. */

const root = document.documentElement;

/** What was opened or closed by hand, by the id of the turn. */
const byHand = new Map();
let settling = false;

const level = () => root.dataset.log ?? 'headlines';

/** After an update the turns stand as the reader has left them. */
function unfold() {
  settling = true;
  for (const details of document.querySelectorAll('#log details')) {
    const turn = details.parentElement;
    details.open = byHand.get(turn.id) ?? (level() !== 'headlines' || turn.classList.contains('loss'));
  }
  settling = false;
}

document.addEventListener('click', (event) => {
  const summary = event.target.closest('#log summary');
  if (summary && !settling) byHand.set(summary.closest('li').id, !summary.parentElement.open);
  const filter = event.target.closest('.filters [data-log-show]');
  if (filter) show(filter.dataset.logShow);
});

/** All turns, those about the viewer, or those about money. */
function show(kind) {
  root.dataset.logShow = kind;
  press();
}

function press() {
  for (const button of document.querySelectorAll('.filters [data-log-show]')) {
    button.setAttribute('aria-pressed', String(button.dataset.logShow === root.dataset.logShow));
  }
}

new MutationObserver(() => { byHand.clear(); unfold(); }).observe(root, { attributeFilter: ['data-log'] });
document.addEventListener('table:updated', () => { unfold(); press(); });
show('all');
unfold();
