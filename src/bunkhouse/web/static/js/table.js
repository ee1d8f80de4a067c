/* The table page: what is touched becomes a move; what the server sends becomes the table. All of it travels as one file. */

import './page.js';
import './auto.js';
import './account.js';
import './choose.js';
import './keys.js';
import './lights.js';
import './live.js';
import './log.js';
import './panels.js';
import './map-marks.js';
import './reach.js';
import './score.js';
import './recap.js';
import './sheet.js';
import './tips.js';

/* What the scripts beside this one may use: those of a game, of a replay, of the guide. */
export { arrangement } from './arrangement.js';
export { bring, frame } from './panzoom.js';
export { targetAt } from './reach.js';
export { explain } from './tips.js';
export { update } from './update.js';
