/* The table as text: fetched when it is unfolded, and again whenever the table changes. */

async function fill() {
  const fold = document.getElementById('text-table');
  if (!fold?.open) return;
  const seat = document.querySelector('#prompt [name=seat]')?.value ?? '';
  const answer = await fetch(`${fold.dataset.text}?seat=${seat}`);
  if (answer.ok) fold.querySelector('pre').innerHTML = await answer.text();
}

document.addEventListener('toggle', (event) => { if (event.target.id === 'text-table') fill(); }, true);
document.addEventListener('table:updated', fill);
