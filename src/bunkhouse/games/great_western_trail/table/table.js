/* Great Western Trail: the board moves in its window; looking at a stop shows the way there, looking at the log
   what it speaks of. */

import '/static/js/panzoom.js'

const line = () => document.getElementById('art-way')

function show(stop) {
  const art = line()
  if (!art) return
  const nodes = (stop?.dataset?.way || '').split(' ').filter(Boolean)
  const legs = nodes.slice(1).map((node, at) => `${nodes[at]}>${node}`)
  for (const leg of art.querySelectorAll('[data-leg]')) leg.classList.toggle('on', legs.includes(leg.dataset.leg))
}

for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, event => {
    const stop = event.target.closest?.('.hit.legal[data-way]')
    if (stop || event.target.closest?.('#board')) show(stop)
  })
}
document.addEventListener('table:updated', () => show(null))

/* What a piece of the board is stands beside the board, so that it hides neither the way nor the neighbours. */
document.addEventListener('tip:placed', ({ detail: { box, piece } }) => {
  const log = document.querySelector('.rail .panel')?.getBoundingClientRect()
  if (!log?.width || !piece.closest('#board') || !matchMedia('(min-width:1181px)').matches) return
  box.style.width = box.style.maxWidth = `${log.width}px`
  box.style.left = `${log.left}px`
  box.style.top = `${Math.min(log.top, innerHeight - box.offsetHeight - 8)}px`
})
