/* Several moves on one piece: a small menu beside it, or on a phone large buttons in the prompt. */

import { words } from './moves.js';

let menu = null;
let home = null;
let offered = null;

const phone = () => matchMedia('(max-width: 700px)').matches;

/** Offer the moves whose buttons are given. */
export function openMenu(piece, buttons) {
  closeMenu();
  offered = buttons;
  if (phone()) inPrompt(buttons);
  else beside(piece, buttons);
}

/** The prompt has been drawn anew: a menu that was in it comes back. */
export function keepMenu() {
  if (offered && !menu && !document.querySelector('#prompt .picked')) inPrompt(offered);
}

/** Put the menu away; true when there was one. */
export function closeMenu() {
  const open = menu !== null;
  menu?.remove();
  menu = null;
  offered = null;
  for (const extra of document.querySelectorAll('#prompt .picked')) extra.remove();
  document.querySelector('#prompt .acts')?.classList.remove('picking');
  if (open && home?.isConnected) home.focus({ preventScroll: true });
  return open;
}

export const openRows = () => (menu ? [...menu.querySelectorAll('.opt, .picked-row')] : [...document.querySelectorAll('#prompt .picked')]);

function beside(piece, buttons) {
  home = piece;
  menu = document.createElement('div');
  menu.className = 'pop';
  menu.setAttribute('role', 'menu');
  const head = document.createElement('div');
  head.className = 'pop-h';
  const name = document.createElement('b');
  name.textContent = piece.dataset.title || piece.getAttribute('aria-label') || '';
  head.append(name);
  if (buttons.length > 1) {
    const count = document.createElement('span');
    count.textContent = `${buttons.length} ${words().possible}`;
    head.append(count);
  }
  menu.append(head, ...buttons.map(row));
  document.getElementById('main').append(menu); // where the style of the game reaches it
  place(menu, piece.getBoundingClientRect());
  menu.querySelector('.opt').focus();
}

function row(button, at) {
  const copy = button.cloneNode(true);
  copy.className = 'opt';
  copy.setAttribute('role', 'menuitem');
  copy.querySelector('.words').textContent = button.dataset.label;
  const key = document.createElement('kbd');
  key.textContent = String(at + 1);
  copy.append(key);
  return copy;
}

function inPrompt(buttons) {
  const acts = document.querySelector('#prompt .acts');
  acts.classList.add('picking');
  for (const button of buttons) {
    const copy = button.cloneNode(true);
    copy.className = 'btn act wrap picked';
    copy.querySelector('.words').textContent = button.dataset.label;
    acts.append(copy);
  }
}

/** Beside the piece, on the side with more room, never outside the window. */
function place(box, at) {
  const gap = 14;
  const { width, height } = box.getBoundingClientRect();
  const right = at.right + gap + width < innerWidth - 8;
  const left = right ? at.right + gap : Math.max(8, at.left - gap - width);
  const top = Math.min(Math.max(8, at.top - 6), innerHeight - height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
