/* Old West: payments stand beside what is paid for, tickets point at their cities, keys go to the three actions. */

import { frame } from '/static/js/table.js'

const ACTIONS = { d: '.depot .tc.legal,#d-deck.legal', r: '.ml.legal', t: '#d-tickets.legal' }
const GAP = 8

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input,textarea,dialog')) return
  const wanted = ACTIONS[event.key.toLowerCase()]
  const target = wanted && document.querySelector(wanted)
  if (target) { event.preventDefault(); target.focus({ focusVisible: true }) }
})

/* Below the thing, above it or at its side: where the frame of the map has room, in this order; else in a corner far from it. */
function placePayment(map) {
  const box = document.getElementById('paybox'), piece = document.getElementById(box?.dataset.beside)
  if (!piece || !map?.element.contains(piece)) return
  const { left, top, right, bottom } = map.box(piece), { offsetWidth: wide, offsetHeight: high } = box
  const [west, north, east, south] = [left * map.scale + map.x, top * map.scale + map.y, right * map.scale + map.x, bottom * map.scale + map.y]
  const within = (at, size, room) => Math.max(GAP, Math.min(room - size - GAP, at))
  const x = within((west + east - wide) / 2, wide, map.wide), y = within((north + south - high) / 2, high, map.high)
  const places = [[x, south], [x, north - high], [east, y], [west - wide, y]]
  const fits = ([x, y]) => x >= GAP && y >= GAP && x + wide <= map.wide - GAP && y + high <= map.high - GAP
  const corner = [west + east > map.wide ? GAP : map.wide - wide - GAP, GAP]
  const [toX, toY] = places.find(fits) ?? corner
  box.style.left = `${map.element.offsetLeft + map.element.clientLeft + toX}px`
  box.style.top = `${map.element.offsetTop + map.element.clientTop + toY}px`
}
document.addEventListener('map:moved', ({ detail }) => placePayment(detail))
placePayment(frame())
