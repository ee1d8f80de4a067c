"""``python -m bunkhouse`` is the command ``bunkhouse``."""

import sys

from bunkhouse.cli import main

sys.exit(main())
