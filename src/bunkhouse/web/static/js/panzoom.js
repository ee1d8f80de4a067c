/* A small window onto a wide board: drag, pinch, wheel, buttons and jumps.

   <div data-panzoom id="..." data-focus="id id ...">  the window; it works where CSS sets --panzoom:1 on it;
                                                     data-readable: the smallest scale that can still be read
     <div data-pan>...</div>                           what is moved in it
     <button data-zoom="in|out|all">
   </div>
   <button data-jump="focus">  <button data-jump="left top right bottom">  in per cent of what is moved

   The window opens on the elements named in data-focus, and goes there again when they change and not all are in sight,
   or when they are too small to be touched; whoever has moved it since is left alone while any of them is in sight. When a
   decision begins of which nothing is in sight, inside the window or below it, the page goes there; what is possible at any
   time (class anytime) does not count.
   Who asks for the whole board keeps it whole, also when the window changes its size.
   The place is kept in a style sheet of its own, so that a morph of the page does not touch it. */

const LARGEST = 2.4
const READABLE = 0.7
const MARGIN = 12
const CLICK = 6
const frames = new Map()

class Frame {
  constructor(element) {
    this.element = element
    this.x = this.y = 0
    this.scale = 1
    this.pointers = new Map()
    this.focus = null
    this.all = this.moved = false
    this.sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet]
    element.addEventListener('pointerdown', event => this.down(event))
    element.addEventListener('pointermove', event => this.move(event))
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(end, event => this.up(event))
    element.addEventListener('click', event => { if (this.dragged) { event.preventDefault(); event.stopPropagation() } }, true)
    element.addEventListener('wheel', event => this.wheel(event), { passive: false })
    element.addEventListener('focusin', event => { if (this.active && event.target.matches(':focus-visible') && !this.sees(event.target)) this.show([event.target], false) })
    element.addEventListener('scroll', () => { element.scrollLeft = element.scrollTop = 0 })
    new ResizeObserver(() => this.open()).observe(element)
  }

  get active() { return getComputedStyle(this.element).getPropertyValue('--panzoom').trim() === '1' }
  get board() { return this.element.querySelector('[data-pan]') }
  get width() { return this.board.offsetWidth }
  get height() { return this.board.offsetHeight }
  get least() { return Math.min(1, this.element.clientWidth / this.width, this.element.clientHeight / this.height) }
  get filling() { return Math.min(1, Math.max(this.element.clientWidth / this.width, Math.min(this.element.clientHeight / this.height, 0.5))) }
  get readable() { return Number(this.element.dataset.readable) || READABLE }

  /* Where an element lies on the board, whatever the window shows. */
  box(element) {
    const outer = this.board.getBoundingClientRect(), inner = element.getBoundingClientRect()
    const scale = outer.width / this.width || 1
    const left = (inner.left - outer.left) / scale, top = (inner.top - outer.top) / scale
    return { left, top, right: left + inner.width / scale, bottom: top + inner.height / scale }
  }

  named() {
    const ids = (this.element.dataset.focus || '').split(' ').filter(Boolean)
    return ids.map(id => document.getElementById(id)).filter(Boolean)
  }

  open() {
    if (!this.active) { this.sheet.replaceSync(''); this.focus = null; return }
    if (!this.element.clientWidth) return // in a part of the table that is not shown
    const focus = this.element.dataset.focus || ''
    const first = this.focus === null
    if (first || focus !== this.focus) {
      const small = !this.all && !this.moved && this.scale < this.readable
      this.focus = focus
      this.moved = false
      const named = this.named()
      if (named.length && (first || small || !named.every(element => this.sees(element)))) this.show(named, !first)
      else if (first) this.fill()
    }
    if (this.all) this.whole(false)
    else this.place(false)
  }

  /* Whether the whole of an element is in the window. */
  sees(element) {
    const box = this.box(element), { scale, x, y } = this
    return box.left * scale + x > -2 && box.top * scale + y > -2
      && box.right * scale + x < this.element.clientWidth + 2 && box.bottom * scale + y < this.element.clientHeight + 2
  }

  /* All of them, in smaller print if that helps; where they lie too far apart, as many as fit. */
  show(elements, glide = true) {
    const boxes = elements.map(element => grown(this.box(element), MARGIN))
    const all = union(boxes), full = Math.max(1, Math.min(this.scale, LARGEST))
    const fitting = Math.min(this.element.clientWidth / (all.right - all.left), this.element.clientHeight / (all.bottom - all.top))
    this.scale = Math.max(this.least, this.readable, Math.min(full, fitting))
    const shown = fitting < this.scale ? union(this.most(boxes)) : all
    this.centre(middleX(shown), middleY(shown), glide)
  }

  /* As many of these boxes as the window can hold together. */
  most(boxes) {
    const width = this.element.clientWidth / this.scale, height = this.element.clientHeight / this.scale
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
    this.scale = Math.max(this.least, Math.min(LARGEST, this.element.clientWidth / width, this.element.clientHeight / height))
    this.centre(middleX(box), middleY(box), glide)
  }

  /* Nothing in particular is to be seen: as much of the board as leaves no empty window. */
  fill() {
    this.scale = this.filling
    this.centre(this.width / 2, this.height / 2, false)
  }

  whole(glide = true) {
    this.fit({ left: 0, top: 0, right: this.width, bottom: this.height }, glide)
    this.all = true
  }

  centre(x, y, glide) {
    this.all = false
    this.x = this.element.clientWidth / 2 - x * this.scale
    this.y = this.element.clientHeight / 2 - y * this.scale
    this.place(glide)
  }

  zoom(factor, x = this.element.clientWidth / 2, y = this.element.clientHeight / 2, glide = true) {
    const scale = Math.max(this.least, Math.min(LARGEST, this.scale * factor))
    this.all = false
    this.x = x - (x - this.x) * scale / this.scale
    this.y = y - (y - this.y) * scale / this.scale
    this.scale = scale
    this.place(glide)
  }

  place(glide) {
    const keep = (at, size, room) => size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
    this.x = keep(this.x, this.width * this.scale, this.element.clientWidth)
    this.y = keep(this.y, this.height * this.scale, this.element.clientHeight)
    const still = matchMedia('(prefers-reduced-motion:reduce)').matches
    this.sheet.replaceSync(`#${this.element.id} [data-pan]{transform:translate(${this.x.toFixed(1)}px,${this.y.toFixed(1)}px) scale(${this.scale.toFixed(3)});${glide && !still ? 'transition:transform .26s' : ''}}`)
  }

  down(event) {
    if (!this.active || event.target.closest('[data-zoom]')) return
    this.dragged = false
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY })
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId)
    if (!pointer) return
    const before = [...this.pointers.values()].map(({ x, y }) => ({ x, y }))
    const dx = event.clientX - pointer.x, dy = event.clientY - pointer.y
    if (!this.dragged && Math.hypot(event.clientX - pointer.fromX, event.clientY - pointer.fromY) < CLICK) return
    if (!this.dragged) { this.dragged = this.moved = true; this.element.setPointerCapture(event.pointerId) }
    pointer.x = event.clientX
    pointer.y = event.clientY
    if (this.pointers.size === 1) { this.all = false; this.x += dx; this.y += dy; this.place(false); return }
    const after = [...this.pointers.values()], rect = this.element.getBoundingClientRect()
    const far = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) || 1
    this.zoom(far(after) / far(before), (after[0].x + after[1].x) / 2 - rect.left, (after[0].y + after[1].y) / 2 - rect.top, false)
  }

  up(event) { this.pointers.delete(event.pointerId) }

  wheel(event) {
    if (!this.active) return
    event.preventDefault()
    this.moved = true
    const rect = this.element.getBoundingClientRect()
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX - rect.left, event.clientY - rect.top, false)
  }
}

const middleX = box => (box.left + box.right) / 2
const middleY = box => (box.top + box.bottom) / 2
const grown = (box, by) => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by })
const union = boxes => ({
  left: Math.min(...boxes.map(box => box.left)), top: Math.min(...boxes.map(box => box.top)),
  right: Math.max(...boxes.map(box => box.right)), bottom: Math.max(...boxes.map(box => box.bottom)),
})

/* Bring some elements into sight. */
export function bring(elements) {
  for (const frame of frames.values()) {
    const inside = elements.filter(element => frame.element.contains(element))
    if (frame.active && inside.length) frame.bring(inside)
  }
}

const drawn = element => element.getClientRects().length > 0
const lit = () => [...document.querySelectorAll('.legal:not(.unlit)')]
const frameOf = element => [...frames.values()].find(frame => frame.active && frame.element.contains(element))

/* The height between the bar and the prompt, in which things can be seen. */
function clear() {
  const bar = document.getElementById('bar')?.getBoundingClientRect(), prompt = document.getElementById('prompt')
  const bottom = getComputedStyle(prompt).position === 'fixed' ? prompt.getBoundingClientRect().top : innerHeight
  return { top: Math.max(0, bar?.bottom ?? 0), bottom }
}

function inSight(element) {
  if (element.closest('#prompt')) return true
  const frame = frameOf(element), { top, bottom } = (frame?.element ?? element).getBoundingClientRect(), room = clear()
  const middle = (top + bottom) / 2
  return (!frame || frame.sees(element)) && middle >= room.top && middle <= room.bottom
}

/* Scroll the page to an element, or to the window that it lies in. */
function reach(element) {
  const frame = frameOf(element), { top, bottom } = (frame?.element ?? element).getBoundingClientRect(), room = clear()
  frame?.bring(lit().filter(each => frame.element.contains(each)))
  const by = Math.min((top + bottom - room.top - room.bottom) / 2, top - room.top - MARGIN)
  scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion:reduce)').matches ? 'auto' : 'smooth' })
}

/* To what can be touched, wherever that is: on the map, below it, or in another part of the table. */
function goThere(frame) {
  const found = lit().filter(element => !element.closest('#prompt')), named = frame.named()
  if (found.some(element => frame.element.contains(element)) || !found.length) return named.length ? frame.show(named) : undefined
  if (!found.some(drawn)) {
    const part = ['dock', 'aside', 'seats'].find(name => found[0].closest(`.${name}`))
    document.querySelector(`.tabbar [data-tab=${part}]`)?.click()
  }
  return reach(found.find(drawn) ?? found[0])
}

let begun = ''

/* A decision begins: once the table has settled, something of it is to be seen. */
function begin() {
  const { mine, seq } = document.getElementById('prompt')?.dataset ?? {}
  if (mine !== '1' || seq === begun) return
  begun = seq
  setTimeout(() => {
    const all = lit().filter(drawn), due = all.filter(element => !element.matches('.anytime'))
    const found = due.length ? due : all
    if (found.length && [...frames.values()].some(frame => frame.active) && !found.some(inSight)) reach(found[0])
  })
}

function look() {
  for (const element of document.querySelectorAll('[data-panzoom]')) {
    if (!frames.has(element)) frames.set(element, new Frame(element))
    frames.get(element).open()
  }
  begin()
}

document.addEventListener('click', event => {
  const button = event.target.closest('[data-zoom],[data-jump]')
  const element = button && (button.closest('[data-panzoom]') || document.querySelector('[data-panzoom]'))
  const frame = element && frames.get(element)
  if (!frame) return
  const { zoom, jump } = button.dataset
  frame.moved = jump !== 'focus'
  if (zoom === 'all') frame.whole()
  else if (zoom) frame.zoom(zoom === 'in' ? 1.4 : 1 / 1.4)
  else if (jump === 'focus') goThere(frame)
  else {
    const [left, top, right, bottom] = jump.split(' ').map(Number)
    frame.fit({ left: left / 100 * frame.width, top: top / 100 * frame.height, right: right / 100 * frame.width, bottom: bottom / 100 * frame.height })
  }
  if (jump) for (const each of document.querySelectorAll('[data-jump]')) each.classList.toggle('on', each === button)
})
document.addEventListener('pieces:shown', ({ detail }) => {
  for (const [element, frame] of frames) {
    const inside = detail.filter(each => element.contains(each))
    if (frame.active && inside.length) frame.bring(inside)
  }
})
document.addEventListener('table:updated', look)
look()
