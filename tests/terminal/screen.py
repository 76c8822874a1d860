"""What is read from the terminal's screen, and waiting for it."""

from atout.terminal.prose import Prose
from atout.terminal.table import Choices

SIZE = (80, 30)


def line(app, name):
    return app.table.query_one(f"#{name}", Prose).text.plain


def buttons(app):
    shown = app.table.query_one(Choices)
    return [str(shown.get_option_at_index(at).prompt) for at in range(shown.option_count)]


async def settle(app, pilot):
    """Wait until the person is asked for something."""
    await pilot.pause()
    while app.session.computers_turn:
        await pilot.pause(0.01)
    await pilot.pause()
