/* What every page does: links to copy, notices. */

/** Show a notice for a while, once however often it is given. kind: '', 'off' or 'err'. Returns the element; it stays when
 * seconds is 0. */
export function toast(text, kind = '', seconds = 5, link = null) {
  const shelf = document.getElementById('toasts');
  const same = [...shelf.children].find((each) => each.dataset.text === text);
  if (same) return lasting(same, seconds);
  const note = document.createElement('div');
  note.dataset.text = text;
  note.className = `toast ${kind}`;
  note.append(text);
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.text;
    note.append(' ', anchor);
  }
  shelf.replaceChildren(...[...shelf.children].slice(-2), note);
  return lasting(note, seconds);
}

const ends = new WeakMap();

/** How long a notice stays, from now on; one that was to stay for good does. */
function lasting(note, seconds) {
  if (ends.get(note) === 0) return note;
  clearTimeout(ends.get(note));
  ends.set(note, seconds && setTimeout(() => note.remove(), seconds * 1000));
  return note;
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.copy, location.href).href);
    toast(button.dataset.copied);
  } catch {
    prompt(button.textContent.trim(), new URL(button.dataset.copy, location.href).href);
  }
});

/** Something kept on this device; a browser that keeps nothing is no reason to stop. */
export const kept = {
  get(name) {
    try { return localStorage.getItem(name); } catch { return null; }
  },
  set(name, value) {
    try { localStorage.setItem(name, value); } catch { /* private window */ }
  },
};
