"""What all tests share: the marker ``long``, Hypothesis' settings, Ctrl-C, and whether the rules run compiled."""

import os
import signal

from hypothesis import Phase, settings

from atout import build_info
from atout.core import deal

LONG = bool(os.environ.get("ATOUT_LONG"))

# The same examples each time, so that a red run can be repeated; a long run looks further.
settings.register_profile("check", derandomize=True, deadline=None)
settings.register_profile("long", max_examples=1000, deadline=None, print_blob=True)
# Where a bug was planted, that it shows is enough: no time is spent on the smallest example.
settings.register_profile("planted", derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate])
settings.load_profile("long" if LONG else "check")

# A shell that runs the tests in the background has Ctrl-C ignored, by them and by the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header():
    """Say what is tested."""
    mode = "plain Python" if deal.__file__.endswith(".py") else "compiled"
    stale = ", OLDER THAN THEIR SOURCES: run scripts/build" if build_info.is_stale() else ""
    return f"rules: {mode}{stale}"


def pytest_collection_modifyitems(config, items):
    """Browser tests last: Playwright leaves an event loop running, beside which no other can run."""
    items.sort(key=lambda item: "browser" in item.path.parts)
    leave_out_long_tests(config, items)


def leave_out_long_tests(config, items):
    """They are for ``scripts/check --long``, unless one is asked for by name."""
    if LONG or config.option.markexpr or any("::" in argument for argument in config.args):
        return
    chosen = [item for item in items if not item.get_closest_marker("long")]
    left = [item for item in items if item.get_closest_marker("long")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = chosen
