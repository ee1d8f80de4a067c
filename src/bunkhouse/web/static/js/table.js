/* The table page: what is touched becomes a move; what the server sends becomes the table. */

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

/* What only some tables need. */
if (document.getElementById('scrub')) import('./replay.js');
if (document.querySelector('#guide .tut')) import('./guide.js');
if (document.getElementById('text-table')) import('./text.js');
