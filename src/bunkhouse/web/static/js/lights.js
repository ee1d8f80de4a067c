/* Whoever looks at an element with data-lights="id id" sees the elements with these ids marked: class "lit". */

let lit = []

function light(source) {
  for (const element of lit) element.classList.remove('lit')
  const ids = source ? source.dataset.lights.split(' ') : []
  lit = ids.map(id => document.getElementById(id)).filter(Boolean)
  for (const element of lit) element.classList.add('lit')
}

for (const kind of ['pointerover', 'focusin']) {
  document.addEventListener(kind, event => light(event.target instanceof Element ? event.target.closest('[data-lights]') : null))
}
