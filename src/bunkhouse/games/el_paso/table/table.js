/* El Paso: what is looked at shows its way. */

const draw = way => { for (const line of document.querySelectorAll('#m-plan polyline')) line.setAttribute('points', way) }
const looked = event => draw(event.target.closest?.('[data-way]')?.dataset.way ?? '')

document.addEventListener('pointerover', looked)
document.addEventListener('focusin', looked)
document.addEventListener('table:updated', () => draw(''))
