"""``python -m atout``: the same as the command ``atout``."""

import sys

from atout.cli import main

sys.exit(main())
