/* El Paso: the board moves in its window on a phone; what is looked at shows its way, or the pieces it speaks of. */


const ROOM = [1100, 526]

/* Browsers that cannot divide lengths get the size of the board from here. */
if (!CSS.supports('scale', 'calc(1px / 1px)')) {
  const fit = () => {
    const frame = document.getElementById('paso-board')
    if (!frame) return
    const { clientWidth: width, clientHeight: height } = frame
    const k = Math.min(width / ROOM[0], height / ROOM[1])
    frame.style.setProperty('--k', k)
    frame.style.setProperty('--kx', `${(width - ROOM[0] * k) / 2}px`)
    frame.style.setProperty('--ky', `${(height - ROOM[1] * k) / 2}px`)
  }
  addEventListener('resize', fit)
  document.addEventListener('table:updated', fit)
  fit()
}

const draw = way => { for (const line of document.querySelectorAll('#m-plan polyline')) line.setAttribute('points', way) }
const looked = event => draw(event.target.closest?.('[data-way]')?.dataset.way ?? '')

document.addEventListener('pointerover', looked)
document.addEventListener('focusin', looked)
document.addEventListener('table:updated', () => draw(''))

/* Only a small screen moves the board, and what is to be touched second comes into sight there. */
const small = matchMedia('(max-width: 700px)')
let pan = null
const open = () => { if (small.matches) pan ??= import('/static/js/panzoom.js') }
small.addEventListener('change', open)
open()
document.addEventListener('click', async event => {
  if (!pan || !event.target.closest('[name=target]')) return
  const { bring } = await pan
  setTimeout(() => bring([...document.querySelectorAll('.legal:not(.unlit,.sel)')]))
})
