"""The table draws any View: zones of every layout, partners, many buttons, cards that lie in several places."""

import pytest
from textual.app import App

from atout.core.view import Choice, Face, Fact, Player, Text, View, Zone
from atout.terminal.hand import Hand
from atout.terminal.reader import Reader
from atout.terminal.table import Choices, Table, ZoneBox

NAMES = ["Dara", "Sok", "Vanna", "Bopha"]
LABEL = Text("ui-table")


def everything(buttons=3):
    """A View with all that there can be."""
    hand = [
        Face(card, choice=at, trump=card[1] == "H") for at, card in enumerate(["9H", "TS", "BJ", "SJ", "AC"])
    ]
    pile = [Face("2C"), Face("3C", marks=["joined", "best"]), Face("4D", marks=["top", "take"])]
    return View(
        game="svoi_kozyri",
        seat=0,
        phase="play",
        title=LABEL,
        say=LABEL,
        turn=0,
        players=[Player(seat, [LABEL], turn=seat == 0, partner=seat == 2) for seat in range(4)],
        facts=[Fact(LABEL, LABEL, "H", trump=True), Fact(LABEL, LABEL)],
        zones=[
            Zone("hand-1", "open", LABEL, 1, count=13),
            Zone("stock", "stock", LABEL, count=40),
            Zone("meld-2", "meld", LABEL, 2, [Face("KH"), Face("KD"), Face("KS", marks=["apart"])], 3),
            Zone("discard", "discard", LABEL, cards=[Face("7S"), Face("8S", choice=77)], count=2),
            Zone("trick", "trick", LABEL, cards=[Face("")], count=1, caption=LABEL),
            Zone("pile", "pile", LABEL, cards=pile, count=3),
            Zone("hand-0", "hand", LABEL, 0, hand, len(hand)),
        ],
        choices=[
            Choice(0, LABEL, "9H"),
            Choice(77, LABEL, "8S"),
            *[Choice(100 + n, LABEL) for n in range(buttons)],
        ],
    )


class Host(App):
    """A table and what was chosen at it."""

    CSS_PATH = "../../src/atout/terminal/look.tcss"

    def __init__(self):
        super().__init__()
        self.chosen = []

    def compose(self):
        yield Table()

    def on_table_chosen(self, message):
        self.chosen.append(message.choice)


@pytest.fixture
async def table():
    app = Host()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.query_one(Table).draw(everything(), Reader("en", 0, NAMES))
        await pilot.pause()
        yield app, pilot


def text_of(app):
    boxes = app.query(ZoneBox)
    return "\n".join(box.row.text.plain if not box.choosable else box.hand.render().plain for box in boxes)


async def test_how_many_lie_face_down_is_written_in_the_digits_of_the_sentences():
    app = Host()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.query_one(Table).draw(everything(), Reader("km", 0, NAMES))
        await pilot.pause()
        labels = "\n".join(box.label.text.plain for box in app.query(ZoneBox))
        assert "░░ ៤០" in labels
        assert not set("0123456789") & set(labels)


async def test_every_zone_is_drawn_with_its_signs(table):
    app, _ = table
    drawn = text_of(app)

    assert [box.zone_name for box in app.query(ZoneBox)] == [
        "hand-1", "stock", "meld-2", "discard", "trick", "pile", "hand-0",
    ]  # fmt: skip
    assert "K♥ K♦   K♠" in drawn
    assert "2♣+3♣ {[4♦]}" in drawn
    assert "9♥*" in drawn
    assert "10♠" in drawn
    assert app.query(ZoneBox)[0].label.text.plain.endswith("13")


async def test_a_card_of_another_zone_can_be_chosen_too(table):
    app, pilot = table
    discard = app.query(ZoneBox)[3].query_one(Hand)
    discard.focus()
    await pilot.press("end", "enter")
    await pilot.pause()
    assert app.chosen == [77]


async def test_buttons_answer_to_their_numbers_and_ranks_to_theirs(table):
    app, pilot = table
    own = app.query(Hand).last()
    table = app.query_one(Table)
    assert own.has_focus
    assert table.press("2")
    await pilot.pause()
    assert app.chosen == [101]
    assert table.press("a")
    assert own.card_under_cursor() == "AC"
    assert table.press("9")
    assert own.card_under_cursor() == "9H"
    assert not table.press("x")


async def test_a_card_is_chosen_by_mouse_pointing_first(table):
    app, pilot = table
    own = app.query(Hand).last()
    await pilot.click(own, offset=(8, 0))
    await pilot.pause()
    assert own.card_under_cursor() == "TS"
    assert app.chosen == []
    await pilot.click(own, offset=(8, 0))
    await pilot.pause()
    assert app.chosen == [1]


async def test_many_buttons_leave_room_for_the_hand():
    app = Host()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.query_one(Table).draw(everything(buttons=25), Reader("km", 0, NAMES))
        await pilot.pause()
        assert app.query_one(Choices).option_count == 25
        own = app.query(Hand).last()
        assert own.region.height == 1
        assert own.region.bottom < 24
        assert app.query_one("#keys").region.bottom <= 24
