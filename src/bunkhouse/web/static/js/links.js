/* Links and secrets that are given away: select, copy, share. */

import { toast } from './page.js';

document.addEventListener('focusin', (event) => {
  if (event.target.matches('[data-select]')) event.target.select();
});

document.addEventListener('click', async (event) => {
  const secret = event.target.closest('[data-copy-text]');
  if (secret) {
    await navigator.clipboard?.writeText(secret.dataset.copyText);
    toast(secret.dataset.copied);
  }
  const share = event.target.closest('[data-share]');
  if (share) {
    event.preventDefault();
    try {
      await navigator.share({ title: share.dataset.title, url: share.dataset.share });
    } catch { /* somebody thought better of it */ }
  }
});

/** A device that can share shows the way to do it. */
export function offerSharing() {
  if (navigator.share) for (const each of document.querySelectorAll('[data-share]')) each.hidden = false;
}
offerSharing();

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, select, textarea')) return;
  document.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`)?.click();
});
