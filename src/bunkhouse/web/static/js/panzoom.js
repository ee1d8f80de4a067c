/* A board in a frame. Where the whole board can be read in its frame, it is shown whole; else it is a map: drag, pinch, wheel,
   double click, buttons, and the keys + - 0.

   <div data-panzoom id="..." data-focus="id id ..." data-readable="1.1">   the frame; data-readable: the smallest scale at which
     <div data-pan>...</div>                                                 all print on the board can be read; data-comfort: how
   </div>                                                                    much larger a map is that opens on something
   <button data-zoom="in|out|fit">   <button data-jump="focus">   <button data-jump="left top right bottom">  in per cent of the board

   A map opens on what is lit, else on the elements named in data-focus, and goes there again once for every decision, unless
   everything is in sight. Whoever moves it is left alone until the next decision. The size that somebody chose is kept for the game
   and the arrangement of the window. The place is kept in a style sheet of its own, so that no update touches it.
   Whoever draws marks around a map hears `map:moved`. */

import { kept } from './page.js'
import { arrangement } from './arrangement.js'

const LARGEST = 3
const READABLE = 1
const COMFORT = 1.25
const MARGIN = 24
const CLICK = 6
const STEPS = [0.4, 0.6, 0.8, 1, 1.12, 1.25, 1.4, 1.65, 2, 2.4, 3]
const frames = new Map()
const still = () => matchMedia('(prefers-reduced-motion:reduce)').matches

class Frame {
  constructor(element) {
    this.element = element
    this.x = this.y = 0
    this.scale = 1
    this.pointers = new Map()
    this.sight = null
    this.moved = false
    this.sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet]
    element.addEventListener('pointerdown', event => this.down(event))
    element.addEventListener('pointermove', event => this.move(event))
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(end, event => this.up(event))
    element.addEventListener('click', event => { if (this.dragged) { event.preventDefault(); event.stopPropagation() } }, true)
    element.addEventListener('dblclick', event => this.twice(event))
    element.addEventListener('wheel', event => this.wheel(event), { passive: false })
    element.addEventListener('focusin', event => { if (event.target.matches(':focus-visible') && !this.sees(event.target)) this.show([event.target], false) })
    element.addEventListener('scroll', () => { element.scrollLeft = element.scrollTop = 0 })
    new ResizeObserver(() => this.resized()).observe(element)
  }

  get active() { return getComputedStyle(this.element).getPropertyValue('--panzoom').trim() === '1' }
  get board() { return this.element.querySelector('[data-pan]') }
  get width() { return this.board.offsetWidth }
  get height() { return this.board.offsetHeight }
  get wide() { return this.element.clientWidth }
  get high() { return this.element.clientHeight }
  get fitting() { return Math.min(LARGEST, this.wide / this.width, this.high / this.height) }
  get readable() { return Number(this.element.dataset.readable) || READABLE }
  get comfort() { return this.readable * (Number(this.element.dataset.comfort) || COMFORT) }
  get least() { return Math.min(this.fitting, this.readable) }
  get whole() { return this.scale <= this.fitting + 0.001 }
  /* What it shows, as exactly as anybody sees it. */
  get spot() { return `${Math.round(this.x / 4)} ${Math.round(this.y / 4)} ${this.scale.toFixed(2)}` }
  get name() { return `zoom-${this.element.id}-${arrangement()}` }
  get wish() { return Number(kept.get(this.name)) || 0 }

  /* Where an element lies on the board, whatever the frame shows. */
  box(element) {
    const outer = this.board.getBoundingClientRect(), inner = element.getBoundingClientRect()
    const scale = outer.width / this.width || 1
    const left = (inner.left - outer.left) / scale, top = (inner.top - outer.top) / scale
    return { left, top, right: left + inner.width / scale, bottom: top + inner.height / scale }
  }

  named() {
    const ids = (this.element.dataset.focus || '').split(' ').filter(Boolean)
    return ids.map(id => document.getElementById(id)).filter(element => element && this.element.contains(element))
  }

  lit() { return [...this.element.querySelectorAll('.legal:not(.unlit)')].filter(drawn) }

  /* What is to be seen now: what can be touched on the board, else what the game names. */
  due() {
    const lit = this.lit(), pressing = lit.filter(element => !element.matches('.anytime'))
    return pressing.length ? pressing : lit.length ? lit : this.named()
  }

  /* The table has changed: a new decision is brought into sight once. */
  open() {
    if (!this.active || !this.wide) return
    const { seq = '' } = document.getElementById('prompt')?.dataset ?? {}
    const sight = `${seq} ${this.element.dataset.focus || ''}`
    const first = this.sight === null
    if (sight !== this.sight) {
      this.sight = sight
      this.moved = false
      const due = this.due()
      if (first) this.begin(due)
      else if (due.length && !due.every(element => this.sees(element))) this.show(due)
    }
    this.place(false)
  }

  /* The frame has another size: as if it were opened, unless somebody chose what to see. */
  resized() {
    if (!this.active || !this.wide) return
    if (this.sight === null) this.open()
    else if (this.moved) this.place(false)
    else this.begin(this.due())
  }

  begin(due) {
    const size = this.wish || this.fitting
    if (size <= this.fitting && this.fitting >= this.readable) this.all(false)
    else if (due.length) this.show(due, false, this.wish || this.comfort)
    else {
      this.scale = Math.max(this.readable, this.wish)
      this.centre(this.width / 2, this.height / 2, false)
    }
  }

  /* Whether the whole of an element is in the frame. */
  sees(element) {
    const box = this.box(element), { scale, x, y } = this
    return box.left * scale + x > -2 && box.top * scale + y > -2
      && box.right * scale + x < this.wide + 2 && box.bottom * scale + y < this.high + 2
  }

  /* All of them, in smaller print if that helps, but never in print that cannot be read; where they lie too far apart, as
     many as fit. */
  show(elements, glide = true, most = this.scale) {
    const boxes = elements.map(element => grown(this.box(element), MARGIN))
    const all = union(boxes)
    const room = Math.min(this.wide / (all.right - all.left), this.high / (all.bottom - all.top))
    this.scale = Math.min(LARGEST, Math.max(this.fitting, this.readable, Math.min(most, room)))
    const shown = room < this.scale ? union(this.most(boxes)) : all
    this.centre(middleX(shown), middleY(shown), glide)
  }

  /* As many of these boxes as the frame can hold together. */
  most(boxes) {
    const width = this.wide / this.scale, height = this.high / this.scale
    let best = boxes.slice(0, 1)
    for (const { left } of boxes) {
      const column = boxes.filter(box => box.left >= left && box.right <= left + width)
      for (const { top } of column) {
        const held = column.filter(box => box.top >= top && box.bottom <= top + height)
        if (held.length > best.length) best = held
      }
    }
    return best
  }

  /* Bring these into sight; after the map was moved by hand, only if none of them is. */
  bring(elements) {
    const seen = elements.filter(element => this.sees(element)).length
    if (seen < (this.moved ? 1 : elements.length)) this.show(elements)
  }

  /* A part of the board, as large as it fits. */
  fit(box, glide = true) {
    const width = box.right - box.left, height = box.bottom - box.top
    this.scale = Math.max(this.least, Math.min(LARGEST, this.wide / width, this.high / height))
    this.centre(middleX(box), middleY(box), glide)
  }

  all(glide = true) { this.fit({ left: 0, top: 0, right: this.width, bottom: this.height }, glide) }

  /* The key 0: all that is lit, and once that is so, the whole board. */
  fitLit() {
    kept.set(this.name, '')
    this.moved = false
    const due = this.due(), before = this.spot
    if (due.length && this.fitting < this.readable) this.show(due, true, this.comfort)
    if (before === this.spot) this.all()
  }

  centre(x, y, glide) {
    this.x = this.wide / 2 - x * this.scale
    this.y = this.high / 2 - y * this.scale
    this.place(glide)
  }

  /* Larger or smaller around a point of the frame, by somebody's wish. */
  zoom(scale, x = this.wide / 2, y = this.high / 2, glide = true) {
    const next = Math.max(this.least, Math.min(LARGEST, scale))
    this.x = x - (x - this.x) * next / this.scale
    this.y = y - (y - this.y) * next / this.scale
    this.scale = next
    this.moved = true
    kept.set(this.name, next <= this.fitting + 0.001 ? '' : next.toFixed(3))
    this.place(glide)
  }

  step(way, x, y) {
    const steps = way > 0 ? STEPS.filter(each => each > this.scale + 0.01) : STEPS.filter(each => each < this.scale - 0.01).reverse()
    this.zoom(steps[0] ?? this.scale, x, y)
  }

  place(glide) {
    if (!this.wide) return
    const keep = (at, size, room) => size <= room + 1 ? (room - size) / 2 : Math.min(MARGIN, Math.max(room - size - MARGIN, at))
    this.x = keep(this.x, this.width * this.scale, this.wide)
    this.y = keep(this.y, this.height * this.scale, this.high)
    this.sheet.replaceSync(`#${this.element.id} [data-pan]{transform:translate(${this.x.toFixed(1)}px,${this.y.toFixed(1)}px) scale(${this.scale.toFixed(3)});${glide && !still() ? 'transition:transform .26s' : ''}}`)
    this.element.classList.toggle('whole', this.whole)
    document.dispatchEvent(new CustomEvent('map:moved', { detail: this }))
  }

  down(event) {
    if (!this.active) return
    this.dragged = false
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY })
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId)
    if (!pointer || (this.whole && this.pointers.size === 1)) return
    const before = [...this.pointers.values()].map(({ x, y }) => ({ x, y }))
    const dx = event.clientX - pointer.x, dy = event.clientY - pointer.y
    if (!this.dragged && Math.hypot(event.clientX - pointer.fromX, event.clientY - pointer.fromY) < CLICK) return
    if (!this.dragged) { this.dragged = this.moved = true; this.element.setPointerCapture(event.pointerId) }
    pointer.x = event.clientX
    pointer.y = event.clientY
    if (this.pointers.size === 1) { this.x += dx; this.y += dy; this.place(false); return }
    const after = [...this.pointers.values()], rect = this.element.getBoundingClientRect()
    const far = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) || 1
    this.zoom(this.scale * far(after) / far(before), (after[0].x + after[1].x) / 2 - rect.left, (after[0].y + after[1].y) / 2 - rect.top, false)
  }

  up(event) { this.pointers.delete(event.pointerId) }

  wheel(event) {
    if (!this.active || event.ctrlKey) return
    event.preventDefault()
    const rect = this.element.getBoundingClientRect()
    this.zoom(this.scale * Math.exp(-event.deltaY / 400), event.clientX - rect.left, event.clientY - rect.top, false)
  }

  /* A double click on bare board: closer, or back to the whole. */
  twice(event) {
    if (event.target.closest('button, a')) return
    const rect = this.element.getBoundingClientRect()
    if (this.scale > 1.6 * this.readable) this.fitLit()
    else this.step(1, event.clientX - rect.left, event.clientY - rect.top)
  }
}

const middleX = box => (box.left + box.right) / 2
const middleY = box => (box.top + box.bottom) / 2
const grown = (box, by) => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by })
const union = boxes => ({
  left: Math.min(...boxes.map(box => box.left)), top: Math.min(...boxes.map(box => box.top)),
  right: Math.max(...boxes.map(box => box.right)), bottom: Math.max(...boxes.map(box => box.bottom)),
})
const drawn = element => element.getClientRects().length > 0

/* The frame of the board, as far as it is drawn; nothing where a board has none. */
export const frame = () => [...frames.values()].find(each => each.element.isConnected && each.active && each.wide)

/* Bring some elements into sight. */
export function bring(elements) {
  for (const each of frames.values()) {
    const inside = elements.filter(element => each.element.contains(element))
    if (each.active && inside.length) each.bring(inside)
  }
}

function look() {
  for (const element of document.querySelectorAll('[data-panzoom]')) {
    if (!frames.has(element)) frames.set(element, new Frame(element))
    frames.get(element).open()
  }
}

document.addEventListener('click', event => {
  const button = event.target.closest('[data-zoom],[data-jump]'), map = frame()
  if (!button || !map) return
  const { zoom, jump } = button.dataset
  if (zoom === 'fit') map.fitLit()
  else if (zoom) map.step(zoom === 'in' ? 1 : -1)
  else if (jump === 'focus') map.fitLit()
  else {
    const [left, top, right, bottom] = jump.split(' ').map(Number)
    map.moved = true
    map.fit({ left: left / 100 * map.width, top: top / 100 * map.height, right: right / 100 * map.width, bottom: bottom / 100 * map.height })
  }
  if (jump) for (const each of document.querySelectorAll('[data-jump]')) each.classList.toggle('on', each === button)
})
document.addEventListener('keydown', event => {
  const way = { '+': 1, '=': 1, '-': -1, '0': 0 }[event.key], map = frame()
  if (way === undefined || !map || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input, textarea, select')) return
  event.preventDefault()
  if (way) map.step(way)
  else map.fitLit()
})
/* What is to be touched second comes into sight. */
document.addEventListener('click', event => {
  if (!event.target.closest('[name=target]')) return
  setTimeout(() => { const map = frame(), next = map?.lit().filter(element => !element.matches('.sel')); if (next?.length) bring(next) })
})
document.addEventListener('pieces:shown', ({ detail }) => bring(detail))
document.addEventListener('table:updated', look)
document.addEventListener('panes:changed', look)
look()
