/* Tabs: log, chat and rules beside the board; on a phone, the parts of the table. */

import { kept } from './page.js';

const table = document.getElementById('main');

/** Show one of the panels; with ``focus`` go there as well. ``rule`` is a paragraph of the rules. */
export function showPanel(name, focus = false, rule = '') {
  for (const tab of document.querySelectorAll('.tabs [data-panel]')) tab.setAttribute('aria-selected', String(tab.dataset.panel === name));
  for (const panel of document.querySelectorAll('[data-shows]')) panel.classList.toggle('shown', panel.dataset.shows === name);
  if (matchMedia('(max-width: 700px)').matches) showTab(name);
  if (name === 'chat') read();
  if (name === 'rules') loadRules(rule);
  if (focus) document.querySelector(`[data-shows="${name}"] :is(input, .scroll)`)?.focus({ preventScroll: true });
}

function showTab(name) {
  table.dataset.tab = name;
  for (const tab of document.querySelectorAll('.tabbar [data-tab]')) tab.toggleAttribute('aria-current', tab.dataset.tab === name);
  scrollTo({ top: 0 });
}

async function loadRules(rule) {
  const place = document.getElementById('rules');
  if (!place.dataset.loaded) {
    import('./rules.js');
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: place.dataset.style }));
    const answer = await fetch(`${place.dataset.rules}?panel=1`);
    if (!answer.ok) return;
    place.innerHTML = await answer.text();
    place.dataset.loaded = '1';
  }
  const paragraph = rule && document.getElementById(rule);
  if (paragraph) {
    paragraph.scrollIntoView({ block: 'center' });
    paragraph.classList.add('marked');
    setTimeout(() => paragraph.classList.remove('marked'), 4000);
  }
}

document.addEventListener('click', (event) => {
  const tab = event.target.closest('.tabs [data-panel]');
  if (tab) return showPanel(tab.dataset.panel);
  const part = event.target.closest('.tabbar [data-tab]');
  if (part) return ['log', 'chat', 'rules'].includes(part.dataset.tab) ? showPanel(part.dataset.tab) : showTab(part.dataset.tab);
  if (event.target.closest('[data-menu]')) document.getElementById('menu').showModal();
  const rules = event.target.closest('[data-open-rules], .tip a, #toasts a[href*="/rules/"]');
  if (rules && !event.ctrlKey && !event.metaKey && document.getElementById('rules')) {
    event.preventDefault();
    showPanel('rules', false, rules.hash?.slice(1) || '');
  }
  return undefined;
});

/* How many lines of the chat are new. */
const chatName = `chat-${location.pathname}`;
const count = () => Number(document.getElementById('chat')?.dataset.count ?? 0);
function read() {
  kept.set(chatName, String(count()));
  unread();
}
function unread() {
  const shown = document.querySelector('[data-shows=chat].shown');
  if (shown && shown.getClientRects().length) kept.set(chatName, String(count()));
  const fresh = count() - Number(kept.get(chatName) ?? 0);
  for (const mark of document.querySelectorAll('[data-unread]')) mark.textContent = fresh > 0 ? String(fresh) : '';
}
document.addEventListener('table:updated', unread);
unread();
