/* On a phone the prompt lies over the foot of the page: how high it is, the page knows as --prompt, so that everything can
   be scrolled above it, whatever the prompt says. */

const root = document.documentElement;
const tell = ([{ target }]) => root.style.setProperty('--prompt', `${target.offsetHeight}px`);
new ResizeObserver(tell).observe(document.getElementById('prompt'));
