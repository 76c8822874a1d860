"""Atout: a card table for five games."""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("ATOUT_PURE"):
    from atout import _pure

    sys.meta_path.insert(0, _pure)
