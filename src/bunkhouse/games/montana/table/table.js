/* Montana: the map moves in its window. */

import '/static/js/panzoom.js'
