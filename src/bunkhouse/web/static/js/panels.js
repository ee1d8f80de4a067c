/* Panes behind tabs: one's own area and the markets where there is little room, parts of a board that has some (`#board-panes`),
   log, chat and rules everywhere. A pane in which
   something is lit opens by itself; when the decision is over, the one that was open before comes back. */

import { arrangement, tabbed } from './arrangement.js';
import { kept } from './page.js';

const table = document.getElementById('main');
const PANELS = ['log', 'chat', 'rules'];
const LIT = '.legal:not(.unlit)';
const DUE = '.legal:not(.unlit, .anytime)';
const BOARD = 'board-panes';
const GROUPS = ['dock', 'aside', BOARD];

/** The pane that somebody opened in each group, and the one that a decision opened above it. */
const chosen = {};
const called = {};
/** The tab of a tablet that a decision called away from. */
let former = '';
let decision = '';
const unfolded = new Set();

const panes = (group) => [...document.querySelectorAll(`#${group} > .pane`)];
const groupOf = (name) => GROUPS.find((group) => panes(group).some((pane) => pane.dataset.pane === name));
const litIn = (element) => element?.querySelectorAll(LIT).length ?? 0;
const dueIn = (element) => element?.querySelectorAll(DUE).length ?? 0;

/** Open a pane, a panel or a part of the table; with ``focus`` go there as well. ``rule`` is a paragraph of the rules. */
export function showPanel(name, focus = false, rule = '') {
  if (PANELS.includes(name)) {
    for (const tab of document.querySelectorAll('.tabs [data-panel]')) tab.setAttribute('aria-selected', String(tab.dataset.panel === name));
    for (const panel of document.querySelectorAll('[data-shows]')) panel.classList.toggle('shown', panel.dataset.shows === name);
    if (arrangement() !== 'desk') showTab(name);
    if (name === 'chat') read();
    if (name === 'rules') loadRules(rule);
    if (focus) document.querySelector(`[data-shows="${name}"] :is(input, .scroll)`)?.focus({ preventScroll: true });
    return;
  }
  const group = groupOf(name);
  if (group) {
    chosen[group] = name;
    called[group] = '';
  }
  if (group === BOARD) {
    if (arrangement() === 'phone') showTab('board');
  } else if (arrangement() !== 'desk') showTab(group ?? name);
  arrange();
}

function showTab(name) {
  table.dataset.tab = name;
  former = '';
  for (const tab of document.querySelectorAll('.tabbar [data-tab]')) tab.toggleAttribute('aria-current', tab.dataset.tab === name);
  if (arrangement() === 'phone') scrollTo({ top: 0 });
  arrange();
}

/** Lay open one pane of every group. Styles may ask how the table is arranged. */
function open() {
  table.dataset.arrangement = arrangement();
  table.classList.toggle('tabbed', tabbed());
  for (const group of GROUPS) {
    const all = panes(group);
    const first = all.find((pane) => pane.dataset.pane === (called[group] || chosen[group])) ?? all[0];
    for (const pane of all) pane.classList.toggle('shown', pane === first);
  }
}

/** Show in every group what is open, and say on every tab what is lit behind it. */
function arrange() {
  open();
  const tab = table.dataset.tab;
  const current = arrangement() === 'tablet' && !['board', 'dock'].includes(tab) ? tab : document.querySelector('#dock > .pane.shown')?.dataset.pane;
  for (const button of document.querySelectorAll('[data-opens]')) {
    const name = button.dataset.opens;
    const pane = document.getElementById(`pane-${name}`);
    const group = groupOf(name);
    const selected = group && group !== 'dock' ? pane.matches('.shown') : name === current;
    button.setAttribute('aria-selected', String(selected));
    const lits = button.querySelector('.lits');
    if (lits) lits.textContent = litIn(pane ?? document.getElementById(name)) || '';
  }
  for (const tab of document.querySelectorAll('.tabbar [data-tab]')) {
    const lits = tab.querySelector('.lits');
    const part = document.getElementById(tab.dataset.tab === 'board' ? 'stage' : tab.dataset.tab);
    if (lits) lits.textContent = part?.getClientRects().length ? '' : litIn(part) || '';
  }
  for (const seat of document.querySelectorAll('.seat')) {
    seat.classList.toggle('open', unfolded.has(seat.id));
    seat.querySelector('.unfold')?.setAttribute('aria-expanded', String(unfolded.has(seat.id)));
  }
  const dock = document.getElementById('dock');
  dock?.classList.toggle('drawn-out', table.classList.contains('drawn-out'));
  document.querySelector('[data-drawer-handle]')?.setAttribute('aria-expanded', String(table.classList.contains('drawn-out')));
  document.dispatchEvent(new CustomEvent('panes:changed'));
}

/** A decision begins: what it lights is laid open, unless it already is. */
function call() {
  const { mine, seq } = document.getElementById('prompt')?.dataset ?? {};
  const now = mine === '1' ? seq : '';
  if (now === decision) return;
  decision = now;
  for (const group of GROUPS) called[group] = '';
  open();
  for (const group of GROUPS) {
    const lit = panes(group).filter(dueIn);
    const seen = [...document.querySelectorAll(`#${group} ${DUE}`)].some((each) => each.checkVisibility({ visibilityProperty: true }));
    called[group] = lit.length && !seen ? lit[0].dataset.pane : '';
  }
  if (arrangement() === 'tablet') callTab();
}

function callTab() {
  if (former) [table.dataset.tab, former] = [former, ''];
  const wanted = ['dock', 'aside', 'seats'].filter((part) => dueIn(document.getElementById(part)));
  const open = table.dataset.tab === 'board' ? 'dock' : table.dataset.tab;
  if (decision && wanted.length && !wanted.includes(open)) [former, table.dataset.tab] = [table.dataset.tab, wanted[0]];
}

/** What is lit in a pane that scrolls is scrolled into sight. */
function reach() {
  for (const box of document.querySelectorAll('.dock, .aside, .aside > .pane, .seats')) {
    const lit = [...box.querySelectorAll(DUE)].filter((each) => each.getClientRects().length);
    if (!lit.length || box.scrollHeight <= box.clientHeight + 1) continue;
    const { top, bottom } = box.getBoundingClientRect();
    const seen = ({ top: upper, bottom: lower }) => upper >= top - 1 && lower <= bottom + 1;
    if (!lit.some((each) => seen(each.getBoundingClientRect()))) lit[0].scrollIntoView({ block: 'nearest' });
  }
}

function updated() {
  call();
  arrange();
  reach();
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
  const opener = event.target.closest('[data-opens]');
  if (opener) return showPanel(opener.dataset.opens);
  const part = event.target.closest('.tabbar [data-tab]');
  if (part) return PANELS.includes(part.dataset.tab) ? showPanel(part.dataset.tab) : showTab(part.dataset.tab);
  const unfold = event.target.closest('.unfold');
  if (unfold) {
    const { id } = unfold.closest('.seat');
    if (!unfolded.delete(id)) unfolded.add(id);
    return arrange();
  }
  if (event.target.closest('[data-drawer-handle]')) {
    table.classList.toggle('drawn-out');
    return arrange();
  }
  if (arrangement() === 'tablet' && table.dataset.tab !== 'seats' && event.target.closest('.seat') && !event.target.closest('button, a')) return showPanel('seats');
  if (event.target.closest('[data-menu]')) document.getElementById('menu').showModal();
  const rules = event.target.closest('[data-open-rules], .tip a, #toasts a[href*="/rules/"]');
  if (rules && !event.ctrlKey && !event.metaKey && document.getElementById('rules')) {
    event.preventDefault();
    showPanel('rules', false, rules.hash?.slice(1) || '');
  }
  return undefined;
});

/** On a line of the log: the pane that holds a piece is laid open. */
document.addEventListener('pieces:shown', ({ detail: [piece] }) => {
  const pane = piece?.closest('.pane');
  if (pane && !pane.getClientRects().length) showPanel(pane.dataset.pane);
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
document.addEventListener('table:updated', updated);
addEventListener('resize', arrange);
unread();
updated();
