/* Old West: the map moves in its window, tickets point at their cities, keys go to the three actions. */

import '/static/js/panzoom.js'
import '/static/js/lights.js'

const ACTIONS = { d: '.depot .tc.legal,#d-deck.legal', r: '.ml.legal', t: '#d-tickets.legal' }

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input,textarea,dialog')) return
  const wanted = ACTIONS[event.key.toLowerCase()]
  const target = wanted && document.querySelector(wanted)
  if (target) { event.preventDefault(); target.focus({ focusVisible: true }) }
})
