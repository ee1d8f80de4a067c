/* What a table page promises in every window, measured on rectangles. Gives the broken promises as sentences. */
(touch) => {
  const wrong = [];
  const main = document.getElementById('main');
  const kind = getComputedStyle(main).getPropertyValue('--arrangement').trim();
  const boxOf = (each) => each.getBoundingClientRect();
  const shown = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility !== 'hidden';
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown);
  const say = (each) => each.id || each.className?.baseVal || each.className || each.tagName;
  const clips = (each) => {
    const found = [];
    for (let at = each.parentElement; at; at = at.parentElement) {
      if (/(auto|hidden|clip|scroll)/.test(getComputedStyle(at).overflow) && at !== document.documentElement && at !== document.body) found.push(boxOf(at));
    }
    return found;
  };
  const prompt = document.getElementById('prompt');
  const floor = kind === 'phone' ? boxOf(prompt).top : innerHeight;
  const stays = ['bar', 'seats', 'tabs'].map((id) => document.getElementById(id)).filter((each) => each && shown(each) && getComputedStyle(each).position === 'sticky');
  const roof = Math.max(0, ...stays.map((each) => boxOf(each).bottom));
  const inside = (box, x, y) => x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1;
  const within = (box, x, y) => x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1;
  const inSight = (each) => {
    const box = boxOf(each);
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
    if (kind === 'phone' && !each.closest('#prompt, .tabbar, .topbar, #seats, #tabs') && (y > floor || y < roof)) return false;
    return clips(each).every((clip) => inside(clip, x, y));
  };

  /* The prompt is in sight, and nothing of it is cut off. */
  const asked = boxOf(prompt);
  if (asked.top < 0 || asked.bottom > innerHeight + 1 || asked.height < 40) wrong.push(`the prompt lies at ${asked.top} to ${asked.bottom}`);
  const leading = (line) => 0.4 * parseFloat(getComputedStyle(line).fontSize); // letters may stand out of lines set close together
  for (const line of all('.txt > *', prompt)) if (line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + leading(line)) wrong.push(`the prompt is cut off: ${line.textContent}`);

  /* Everything lit is in sight, or one gesture away with a marker. */
  const lit = [...document.querySelectorAll('.legal:not(.unlit)')];
  const marked = new Set(all('#map-marks button').flatMap((mark) => mark.targets ?? []));
  const tabOf = (each) => {
    const names = [each.closest('.pane')?.dataset.pane, each.closest('#dock, #aside, #seats')?.id, each.closest('#stage') ? 'board' : ''];
    return all('[data-opens], .tabbar [data-tab]').find((tab) => names.includes(tab.dataset.opens ?? tab.dataset.tab) && all('.lits', tab).some((count) => Number(count.textContent) > 0));
  };
  for (const each of lit) {
    if (each.closest('.pop, [popover]')) continue;
    const seen = shown(each) && inSight(each);
    if (!seen && !marked.has(each) && !tabOf(each) && !(kind === 'phone' && all('#page-mark').length && shown(each))) wrong.push(`lit, but neither in sight nor marked: ${say(each)}`);
    if (seen && !each.closest('#prompt')) {
      const box = boxOf(each);
      const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const over = on?.closest('#map-tools, #map-marks button, .topbar, .tabbar, #prompt, .seats, #tabs, #page-mark');
      if (over && !over.contains(each)) wrong.push(`lit, but covered by ${say(over)}: ${say(each)}`);
      if (Math.min(box.width, box.height) < 23.5) wrong.push(`a target of ${Math.round(box.width)} by ${Math.round(box.height)}: ${say(each)}`);
      if (touch && window.targetAt) {
        const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
        for (const [dx, dy] of [[-20, 0], [20, 0], [0, -20], [0, 20]]) {
          if (!clips(each).every((clip) => within(clip, x + dx, y + dy)) || y + dy > floor || y + dy < roof) continue;
          const meant = window.targetAt(x + dx, y + dy);
          if (!meant) wrong.push(`a finger misses ${say(each)}`);
        }
      }
    }
  }

  /* One's own purse is in sight, and so is the hand, unless a decision asks for something else of one's own. */
  const mine = prompt.dataset.mine === '1';
  if (mine && !main.matches('.general')) {
    if (!all('[data-purse]').some(inSight)) wrong.push('the own purse is not in sight');
    const hand = document.querySelector('[data-hand]');
    const elsewhere = lit.some((each) => each.closest('#dock, #aside') && !each.closest('[data-hand]'));
    if (hand && !(shown(hand) && (inSight(hand) || kind === 'phone')) && !elsewhere && !all('.tabbar [data-tab=dock]').length) wrong.push('the own hand is not in sight');
  }

  /* No text below 11 px. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const each = node.parentElement;
    if (!node.textContent.trim() || !each || each.closest('.vh, [hidden], script, style, template, .skip, title, .mini-map') || !shown(each)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
    const scale = each instanceof SVGElement ? Math.hypot(each.getScreenCTM().a, each.getScreenCTM().b) : (each.offsetWidth ? Math.min(boxOf(each).width / (each.offsetWidth - 0.5), 4) : 1);
    const turned = each instanceof SVGElement ? scale : (getComputedStyle(each).rotate !== 'none' ? 1 : scale);
    const size = parseFloat(getComputedStyle(each).fontSize) * turned;
    if (size < 10.95 && size > 0) small.set(say(each) + ' ' + node.textContent.trim().slice(0, 12), size.toFixed(1));
  }
  if (small.size) wrong.push(`small print: ${[...small].slice(0, 4).map(([what, size]) => `${what} ${size}px`).join(', ')} (${small.size})`);

  /* No two parts overlap. */
  const parts = ['#bar', '#prompt', '#stage', '#tabs', '#dock', '#seats', '#aside', '.rail .panel', '.tabbar'].flatMap((name) => all(name)).filter((each) => kind !== 'phone' || !each.matches('#prompt, .tabbar, #seats, #tabs'));
  parts.forEach((one, at) => parts.slice(at + 1).forEach((other) => {
    const a = boxOf(one), b = boxOf(other);
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2 && a.height && b.height) wrong.push(`${say(one)} and ${say(other)} overlap by ${Math.round(wide)} by ${Math.round(high)}`);
  }));
  for (const name of ['#stage', '#prompt']) for (const each of all(name)) {
    const box = boxOf(each);
    if (box.right > innerWidth + 1 || box.left < -1) wrong.push(`${name} leaves the window: ${box.left} to ${box.right}`);
    if (kind !== 'phone' && (box.bottom > innerHeight + 1 || box.height < 60 && name === '#stage')) wrong.push(`${name} is ${Math.round(box.height)} high and ends at ${Math.round(box.bottom)}`);
  }
  if (kind !== 'phone') for (const each of all('#dock, #aside, .rail .panel, #tabs')) if (boxOf(each).bottom > innerHeight + 1) wrong.push(`${say(each)} ends below the window, at ${Math.round(boxOf(each).bottom)}`);

  /* No empty area above a quarter of the window. */
  const step = 16, columns = Math.ceil(innerWidth / step), rows = Math.ceil(innerHeight / step);
  const ink = Array.from({ length: rows }, () => new Uint8Array(columns));
  const fill = (box) => {
    for (let y = Math.max(0, Math.floor(box.top / step)); y < Math.min(rows, box.bottom / step); y += 1) {
      for (let x = Math.max(0, Math.floor(box.left / step)); x < Math.min(columns, box.right / step); x += 1) ink[y][x] = 1;
    }
  };
  const cut = (box, clip) => ({ left: Math.max(box.left, clip.left), top: Math.max(box.top, clip.top), right: Math.min(box.right, clip.right), bottom: Math.min(box.bottom, clip.bottom) });
  for (const each of all('svg, button, input, [data-tip], p, b, span, li, h1, h2, h3, .card, .topbar, .tabbar')) fill(clips(each).reduce(cut, boxOf(each)));
  let most = 0;
  const heights = new Uint16Array(columns);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) heights[x] = ink[y][x] ? 0 : heights[x] + 1;
    for (let x = 0; x < columns; x += 1) {
      let low = heights[x];
      for (let w = x; w < columns && low; w += 1) { low = Math.min(low, heights[w]); most = Math.max(most, low * (w - x + 1)); }
    }
  }
  const empty = most / (rows * columns);
  if (empty > 0.25) wrong.push(`${Math.round(100 * empty)} per cent of the window are one empty area`);

  /* Rivals, log, chat and rules are at most one click away. */
  const ways = (name) => all(`[data-panel=${name}], [data-opens=${name}], .tabbar [data-tab=${name}]`).some(inSight) || all(`[data-shows=${name}].shown`).some(inSight);
  for (const name of ['log', 'chat']) if (document.querySelector(`[data-shows=${name}]`) && !ways(name)) wrong.push(`no way to ${name}`);
  if (!ways('rules') && !all('[data-open-rules]').some(inSight) && kind !== 'phone') wrong.push('no way to the rules');
  for (const seat of document.querySelectorAll('.seat')) {
    if (all('.sr, .more-of', seat).some(inSight) || all('.unfold, .opener', seat).some(inSight)) continue;
    if (!all('[data-opens=seats], .tabbar [data-tab=seats]').some(inSight)) wrong.push(`no way to ${say(seat)}`);
  }

  /* No page scrolling on wide windows. */
  if (innerWidth > 900 && document.documentElement.scrollHeight > innerHeight + 1) wrong.push(`the page is ${document.documentElement.scrollHeight} high`);
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return wrong;
}
