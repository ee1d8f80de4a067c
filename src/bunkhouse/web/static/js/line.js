/* The line to the server, from the first call on. It beats every quarter of a minute; silent, it is called again. */

const SILENCE = 40000;
const AGAIN = 1000;

let line = null;
let heard = Date.now();
let leaving = false;

/** Whether updates come by themselves just now. */
export const isOpen = () => line !== null;

const end = () => document.querySelector('[hx-sse\\:connect]');
const tell = (name) => document.dispatchEvent(new CustomEvent(name));
const noise = () => { heard = Date.now(); };

document.addEventListener('htmx:sse:after:connection', (event) => {
  line = event.detail.connection;
  noise();
  tell('line:open');
});
document.addEventListener('htmx:sse:before:message', (event) => {
  noise();
  if (event.detail.message.event === 'beat') event.detail.cancelled = true;
});
document.addEventListener('htmx:sse:error', () => { if (!leaving) tell('line:lost'); });
document.addEventListener('htmx:sse:close', () => {
  line = null;
  callLater();
});

/* A call that is not answered has nobody to repeat it, and an answer that is no stream is nothing to show. */
const called = (ctx) => ctx?.sourceElement && ctx.sourceElement === end();
const isStream = (ctx) => ctx.response?.headers.get('content-type')?.includes('event-stream');
document.addEventListener('htmx:error', (event) => { if (called(event.detail.ctx)) callLater(); });
document.addEventListener('htmx:before:swap', (event) => {
  const { ctx } = event.detail;
  if (!called(ctx) || !ctx.response || isStream(ctx)) return;
  event.preventDefault();
  callLater();
});

function call() {
  const source = end();
  if (source && !line && !leaving) window.htmx.ajax('GET', source.getAttribute('hx-sse:connect'), { source });
}

function callLater() {
  if (leaving || !end()) return;
  tell('line:lost');
  setTimeout(call, AGAIN);
}

/** Hang up a line that says nothing any more; whoever notices calls again. */
function listen() {
  if (!line || Date.now() - heard < SILENCE) return;
  noise();
  if (line.reader) line.reader.cancel();
  else line.abortController?.abort();
}
setInterval(listen, 5000);
addEventListener('online', listen);
document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', () => { leaving = true; });
addEventListener('pageshow', () => { leaving = false; });
call();
