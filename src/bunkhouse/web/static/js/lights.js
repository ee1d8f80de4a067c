/* What a line of the log speaks of (data-lights="id id") is marked with the class "lit": while somebody looks at the line,
   and for a while after a click on its words (data-show), which also brings it into sight. */

const WHILE = 4000

let lit = []
let timer = 0

export const named = line => line.dataset.lights.split(' ').map(id => document.getElementById(id)).filter(Boolean)
const drawn = element => element.getClientRects().length > 0

/** Mark these and no others. */
export function light(elements) {
  for (const element of lit) element.classList.remove('lit')
  lit = elements
  for (const element of lit) element.classList.add('lit')
}

for (const kind of ['pointerover', 'focusin']) {
  document.addEventListener(kind, event => {
    if (timer || !(event.target instanceof Element)) return
    const line = event.target.closest('[data-lights]')
    if (line || lit.length) light(line ? named(line) : [])
  })
}

/** On a phone, the part of the table that holds an element. */
function turnTo(element) {
  const part = ['dock', 'aside', 'seats'].find(name => element.closest(`.${name}`)) ?? 'board'
  if (!drawn(element)) document.querySelector(`.tabbar [data-tab=${part}]`)?.click()
}

/** What is no longer on the table can still be seen where it was: at that step. */
function show(line) {
  const found = named(line)
  if (!found.length) { line.querySelector('a.at')?.click(); return }
  turnTo(found[0])
  document.dispatchEvent(new CustomEvent('pieces:shown', { detail: found })) // a table may have parts of its own
  if (!drawn(found[0])) { line.querySelector('a.at')?.click(); return }
  light(found)
  found[0].scrollIntoView({ block: 'nearest', inline: 'nearest' })
  clearTimeout(timer)
  timer = setTimeout(() => { timer = 0; light([]) }, WHILE)
}

document.addEventListener('click', event => {
  const words = event.target.closest('[data-show]')
  if (!words) return
  event.preventDefault()
  show(words.closest('[data-lights]'))
})
