/* Montana: the wheel turns, what changes hands flies from one to the other, and cards keep off what can be touched. What moves is
   only ever read from the page. */

import { arrangement, explain } from '/static/js/table.js'

const still = () => matchMedia('(prefers-reduced-motion:reduce)').matches

/* While a group of one's own workers is chosen, workers of the dock can be clicked one by one: groups without them
   step back, and a group that is complete is chosen. */

const figures = of => [...of.querySelectorAll('use')].map(each => each.getAttribute('href')).sort()
const without = (group, figure) => group.includes(figure) ? group.toSpliced(group.indexOf(figure), 1) : null
const rest = (group, picked) => picked.reduce((left, figure) => left && without(left, figure), group)

function pick(worker) {
  const offers = [...document.querySelectorAll('.crews.own .of.legal')]
  if (!offers.length) return
  const open = chosen => offers.filter(offer => rest(figures(offer), chosen.flatMap(figures)))
  const before = [...document.querySelectorAll('.wslots .picked')]
  let picked = before.includes(worker) ? before.filter(each => each !== worker) : [...before, worker]
  if (!open(picked).length) picked = [worker]
  const found = open(picked)
  if (!found.length) { explain(worker, false, document.querySelector('#prompt .txt span')?.textContent ?? ''); return }
  const whole = found.find(offer => figures(offer).length === picked.length)
  if (whole) { whole.click(); return }
  for (const each of document.querySelectorAll('.wslots [data-what]')) each.classList.toggle('picked', picked.includes(each))
  for (const offer of offers) offer.classList.toggle('dim', !found.includes(offer))
}

document.addEventListener('click', event => {
  const worker = event.target.closest('.wslots [data-what]')
  if (worker) pick(worker)
})

/* What cattle is traded for unfolds below it; on a phone that may lie under the prompt. */
document.addEventListener('click', event => {
  if (event.target.closest('#k-cattle')) setTimeout(() => document.querySelector('.barter')?.scrollIntoView({ block: 'nearest' }))
})

/* What a field says stands at the edge of the map, near the field and where it hides least, above all no field that
   could be built on; a line ties it to the field. */

const EDGE = 6

function nameField(box, name) {
  const title = box.querySelector('b')
  if (!title.textContent.endsWith(` ${name}`)) title.textContent += ` ${name}` // it is placed again when it grows
}

/** What the areas and the city say stands beside the action board, so that all their spaces stay in sight. */
function besideWorks(box, piece) {
  const board = piece.closest('.areas, .city')?.getBoundingClientRect()
  if (!board) return
  const room = innerWidth - board.right - 16 >= box.offsetWidth
  if (room) box.style.left = `${board.right + 8}px`
}

document.addEventListener('tip:placed', ({ detail: { box, piece } }) => {
  const map = piece.closest('.land')
  if (piece.id.startsWith('f-')) nameField(box, piece.id.slice(2))
  if (arrangement() === 'phone') return
  if (!map) { besideWorks(box, piece); return }
  const around = map.getBoundingClientRect(), at = piece.getBoundingClientRect(), { width, height } = box.getBoundingClientRect()
  const left = around.left + 8, top = around.top + 8, right = around.right - width - 8, bottom = around.bottom - height - 8
  const steps = (from, to) => Array.from({ length: EDGE + 1 }, (_, step) => from + (to - from) * step / EDGE)
  const edge = [...steps(left, right).flatMap(x => [{ x, y: top }, { x, y: bottom }]), ...steps(top, bottom).flatMap(y => [{ x: left, y }, { x: right, y }])]
  const fields = [...document.querySelectorAll('#art-land g[data-tip] > use:first-child')].map(each => each.getBoundingClientRect())
  const open = [...document.querySelectorAll('.land .hexb')].map(each => each.getBoundingClientRect())
  const end = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
  const nearest = ({ x, y }) => ({ x: Math.min(Math.max(end.x, x), x + width), y: Math.min(Math.max(end.y, y), y + height) })
  const cost = ({ x, y }) => {
    const covered = each => Math.max(0, Math.min(each.right, x + width) - Math.max(each.left, x)) * Math.max(0, Math.min(each.bottom, y + height) - Math.max(each.top, y)) / (at.width * at.height)
    const all = places => places.reduce((sum, each) => sum + covered(each), 0)
    const from = nearest({ x, y })
    return 1e4 * covered(at) + 60 * all(fields) + 240 * all(open) + Math.hypot(from.x - end.x, from.y - end.y)
  }
  const { x, y } = edge.map(place => ({ ...place, cost: cost(place) })).sort((a, b) => a.cost - b.cost)[0]
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` })
  const start = nearest({ x, y })
  box.querySelector('.leader')?.remove()
  const line = Object.assign(document.createElement('i'), { className: 'leader' })
  const far = Math.hypot(end.x - start.x, end.y - start.y) - at.width / 2
  Object.assign(line.style, { left: `${start.x}px`, top: `${start.y}px`, width: `${Math.max(0, far)}px`, rotate: `${Math.atan2(end.y - start.y, end.x - start.x)}rad` })
  box.append(line)
})

/* The wheel: whoever spins it sees it turn at least once around. */

const lines = () => [...document.querySelectorAll('#log .turn li[id]')]
/** When a line came: its step, and which of that step it is. */
const time = line => { const [, step, number] = line.id.split('-').map(Number); return step * 1000 + number }
const newest = () => Math.max(-1, ...lines().map(time))
const pointed = () => Number(document.getElementById('wheel-pointer')?.dataset.pointer ?? 0)

/** The lines of the log that are newer than the last one seen, the oldest first. */
const news = last => lines().filter(line => time(line) > last).sort((one, other) => time(one) - time(other))

/** Whom a line speaks of: its own plate, else that of its turn. */
const plateOf = line => line.querySelector('.plate') ?? line.closest('.turn').querySelector('.plate')
const shows = (line, symbol) => line.querySelector(`.marks use[href="#${symbol}"]`)

const SPIN = 1200, STEP = 500
let turn = null

/** How long the pointer still turns. */
const turning = () => turn?.playState === 'running' ? turn.effect.getTiming().duration - (turn.currentTime ?? 0) : 0

/** Turn the pointer to where it stands now. Until it stops nothing covers it, also what came while it was turning. */
function turnWheel(before, lines) {
  const hand = document.getElementById('wheel-pointer')
  if (!hand || still()) return
  const spun = lines.some(line => shows(line, 'mt-recruit'))
  const fields = Number(hand.dataset.fields), sector = 360 / fields
  const steps = (pointed() - before + fields) % fields
  if (spun || steps) {
    const way = steps * sector + (spun ? 720 : 0)
    const end = parseFloat(hand.style.rotate)
    const duration = spun ? SPIN : STEP
    turn?.cancel()
    turn = hand.animate([{ rotate: `${end - way}deg` }, { rotate: `${end}deg` }], { duration, easing: 'cubic-bezier(.1,.7,.2,1)' })
  }
  const duration = turning()
  if (!duration) return
  for (const later of document.querySelectorAll('.wheelbox :is(.wsector, .wrope, .wfield)')) {
    for (const earlier of later.getAnimations()) earlier.cancel()
    later.animate([{ opacity: 0 }, { opacity: 0, offset: .85 }, { opacity: 1 }], { duration })
  }
}

/* What changes hands. Every holder of pieces says what it holds (data-what) and how many (data-n); what one of them
   lost, others gained. */

function holdings() {
  const found = new Map()
  for (const place of document.querySelectorAll('[data-what]')) {
    const holder = place.dataset.holder || place.closest('[id]').id
    const kinds = place.dataset.what.split(' ').filter(Boolean)
    for (const kind of kinds) {
      if (!found.has(kind)) found.set(kind, new Map())
      const held = found.get(kind)
      const entry = held.get(holder) || { count: 0, place }
      entry.count += place.dataset.n === undefined ? 1 : Number(place.dataset.n)
      entry.place = place
      held.set(holder, entry)
    }
  }
  return found
}

/** Where a holder is on the screen: the exact place if it is in sight, else the holder itself. */
function spot(holder, entry) {
  for (const element of [entry?.place?.isConnected ? entry.place : null, document.getElementById(holder)]) {
    const box = element?.getBoundingClientRect()
    if (box?.width) return box
  }
  return null
}

const symbol = kind => document.querySelector(`[data-what="${kind}"] use`)?.getAttribute('href')
const MOST = 24

function flights(before, after) {
  const found = []
  for (const kind of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(kind) || new Map(), is = after.get(kind) || new Map()
    const lost = [], won = []
    for (const holder of new Set([...was.keys(), ...is.keys()])) {
      const change = (is.get(holder)?.count || 0) - (was.get(holder)?.count || 0)
      const entry = is.get(holder) || was.get(holder)
      for (let each = 0; each < Math.abs(change); each += 1) (change < 0 ? lost : won).push({ holder, entry })
    }
    const home = { holder: 'shelf', entry: null }
    for (let at = 0; at < Math.max(lost.length, won.length); at += 1) found.push({ kind, from: lost[at] || home, to: won[at] || home })
  }
  return found.length > MOST ? [] : found
}

function fly({ kind, from, to }, number, wait) {
  const start = spot(from.holder, from.entry), end = spot(to.holder, to.entry)
  if (!start || !end) return
  const wide = kind === 'cattle' ? 36 : 26
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  piece.setAttribute('class', 'flying')
  piece.setAttribute('aria-hidden', 'true')
  piece.append(document.createElementNS('http://www.w3.org/2000/svg', 'use'))
  piece.firstChild.setAttribute('href', symbol(kind))
  document.body.append(piece)
  const at = box => `translate(${box.x + box.width / 2 - wide / 2}px,${box.y + box.height / 2 - 15}px)`
  const later = wait + (to.holder.startsWith('seat-') ? 260 : 0) // what comes out of the supply leaves it after what goes in
  const flight = piece.animate([{ transform: at(start), opacity: 1 }, { transform: at(end), opacity: 1, offset: .9 }, { transform: at(end), opacity: 0 }], { duration: 620, delay: later + Math.min(number, 8) * 60, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' })
  flight.onfinish = flight.oncancel = () => piece.remove()
}

/* A shortage: everybody gives one back. Beside the supply stands for a while what is short, and who gives. */

let note = null
let noteTimer = 0

function tellShortage(lines) {
  const short = lines.filter(line => shows(line, 'mt-short'))
  if (!short.length) return
  clearTimeout(noteTimer)
  note?.remove()
  const place = document.getElementById('short-place')
  note = document.createElement('div')
  note.className = 'shortnote'
  note.setAttribute('aria-hidden', 'true') // the log is read out
  note.append(place.dataset.words)
  const what = line => line.querySelector('.marks svg:last-of-type')
  for (const kind of new Set(short.map(line => what(line).innerHTML))) {
    const row = document.createElement('p')
    const given = short.filter(line => what(line).innerHTML === kind)
    row.append(what(given[0]).cloneNode(true), ...given.map(line => plateOf(line).cloneNode(true)))
    note.append(row)
  }
  place.append(note)
  noteTimer = setTimeout(() => { note?.remove(); note = null }, 6000)
}

let last = newest(), pointer = pointed(), held = holdings()

document.addEventListener('table:updated', () => {
  const lines = news(last), now = holdings()
  turnWheel(pointer, lines)
  const wait = turning() // whom the wheel brings comes once it has stopped
  if (!still()) flights(held, now).forEach((each, number) => fly(each, number, wait))
  tellShortage(lines)
  last = newest()
  pointer = pointed()
  held = now
})
