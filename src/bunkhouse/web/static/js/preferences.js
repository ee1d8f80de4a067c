/* How somebody likes to play and read. The page carries it as data-<name> on its root; a change is saved at once. */

import { toast } from './page.js';

const root = document.documentElement;

export const preference = (name) => root.dataset[name];

/** Another value from now on, here and wherever this person comes next. */
export async function prefer(name, value) {
  root.dataset[name] = value;
  for (const field of document.querySelectorAll('[data-preferences] select')) if (field.name === name) field.value = value;
  document.dispatchEvent(new CustomEvent('preferences:changed', { detail: { name, value } }));
  try {
    const answer = await fetch('/preferences', { method: 'POST', body: new URLSearchParams({ [name]: value }), headers: { 'HX-Request': 'true' } });
    return answer.ok;
  } catch { return false; } // it holds for this page, and is saved with the next change
}

document.addEventListener('change', async (event) => {
  const form = event.target.closest?.('[data-preferences]');
  if (form && await prefer(event.target.name, event.target.value)) toast(form.dataset.saved, '', 2);
});

document.addEventListener('click', (event) => {
  const opens = event.target.closest('[data-dialog]');
  if (!opens) return;
  opens.closest('dialog')?.close();
  document.getElementById(opens.dataset.dialog).showModal();
});
