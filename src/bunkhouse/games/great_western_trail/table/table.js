/* Great Western Trail: looking at a stop shows the way there; a disc says what it uncovers before it is taken; the job market
   folds where there is little room. */

import { arrangement } from '/static/js/table.js'

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
    const disc = event.target.closest?.('.dkb.legal')
    if (disc) tell(disc)
  })
}
document.addEventListener('table:updated', () => show(null))

/* What a disc uncovers stands in a bar of its own. By touch the first tap only chooses; the button of the bar takes the disc. */
const bar = () => document.getElementById('discbar')
let finger = false
let chosen = null
let sure = false

function tell(disc) {
  const tip = document.getElementById(`tip-${disc.dataset.tip}`)
  if (!bar() || !tip) return
  const title = document.createElement('b')
  title.textContent = tip.querySelector('b').textContent
  bar().querySelector('p').replaceChildren(title, tip.querySelector('p').textContent)
}

function choose(disc) {
  chosen?.classList.remove('sel')
  chosen = disc
  disc.classList.add('sel')
  tell(disc)
  bar().querySelector('[data-place]').hidden = false
  bar().scrollIntoView({ block: 'nearest' })
}

document.addEventListener('pointerdown', event => { finger = event.pointerType === 'touch' }, true)
document.addEventListener('click', event => {
  const disc = event.target.closest('.dkb.legal')
  if (disc && bar() && finger && !sure) {
    event.preventDefault()
    event.stopImmediatePropagation()
    choose(disc)
  } else if (event.target.closest('[data-place]')) {
    sure = true
    chosen?.click()
    sure = false
  } else if (event.target.closest('[data-jobs]')) fold()
}, true)

/* A rival's line or chip opens that rival's board, wherever it is touched. */
document.addEventListener('click', event => {
  const seat = event.target.closest('.seat')
  const opener = seat?.querySelector('.opener')
  if (!opener || event.target.closest('button, a, [popover]') || document.getElementById('main').dataset.tab === 'seats') return
  event.stopPropagation()
  document.getElementById(opener.getAttribute('popovertarget')).showPopover()
}, true)

/* The job market, where it is folded. */
function fold() {
  document.getElementById('main').classList.toggle('jobs-open')
  tellFold()
}
const tellFold = () => document.querySelector('[data-jobs]')?.setAttribute('aria-expanded', String(document.getElementById('main').classList.contains('jobs-open')))
document.addEventListener('table:updated', tellFold)

/* What a piece of the board is stands beside the board, so that it hides neither the way nor the neighbours; what a disc is
   stands in the bar. */
document.addEventListener('tip:placed', ({ detail: { box, piece } }) => {
  if (bar() && piece.closest('.dkb.legal')) return box.remove()
  const log = document.querySelector('.rail .panel')?.getBoundingClientRect()
  if (!log?.width || !piece.closest('#board') || arrangement() !== 'desk') return undefined
  box.style.width = box.style.maxWidth = `${log.width}px`
  box.style.left = `${log.left}px`
  box.style.top = `${Math.min(log.top, innerHeight - box.offsetHeight - 8)}px`
  return undefined
})
