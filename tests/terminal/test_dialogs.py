"""What comes over the table, answered twice before it is gone: by a key that was pressed once too often."""

import pytest
from textual import events
from textual.app import App
from textual.widgets import Input, OptionList

from atout.terminal.dialogs import Ask, AskLine, AskTalk, RulesDialog, Sheet, TextDialog
from atout.terminal.online.host import AskHost
from atout.terminal.online.qr import LinkImage

ANSWERS = [("yes", "Yes"), ("no", "No")]
DIALOGS = {
    TextDialog: lambda: TextDialog("A text"),
    RulesDialog: lambda: RulesDialog("PI-1 A rule", "PI-1"),
    Ask: lambda: Ask("Really?", ANSWERS),
    AskHost: lambda: AskHost("Which?", ANSWERS),
    Sheet: lambda: Sheet("The score", ANSWERS),
    AskLine: lambda: AskLine("Your name", "Dara"),
    AskTalk: lambda: AskTalk("Say", ANSWERS, 100),
    LinkImage: lambda: LinkImage("http://192.168.1.5:8000/join/x"),
}


class Table(App):
    lang = "en"

    def __init__(self):
        super().__init__()
        self.answers = []


def answer(dialog):
    """What a key does, without waiting for what comes of it."""
    for options in dialog.query(OptionList):
        options.highlighted = 0
        options.action_select()
        return
    for line in dialog.query(Input):
        line.post_message(Input.Submitted(line, line.value))
        return
    dialog.post_message(events.Callback(callback=dialog.action_close))


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", DIALOGS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("below", [False, True], ids=["over the table", "over another dialog"])
async def test_an_answer_given_twice_is_given_once(kind, below):
    app = Table()
    async with app.run_test() as pilot:
        other = Ask("First?", ANSWERS)
        if below:
            app.push_screen(other, app.answers.append)
        dialog = DIALOGS[kind]()
        app.push_screen(dialog, app.answers.append)
        await pilot.pause()

        answer(dialog)
        answer(dialog)
        await pilot.pause()

        assert len(app.answers) == 1
        assert app.screen is (other if below else app.screen_stack[0])
