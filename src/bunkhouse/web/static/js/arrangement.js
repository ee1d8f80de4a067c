/* How the window is arranged: what layout.css has decided. */

const value = (name) => getComputedStyle(document.getElementById('main')).getPropertyValue(name).trim();

/** `desk`, `tablet` or `phone`. */
export const arrangement = () => value('--arrangement');

/** Whether one's own area lies behind tabs. */
export const tabbed = () => value('--tabbed') === '1';
