"""What a decision of several choices is called."""

from atout.core.view import Choice, Text, View, card, cards
from atout.core.whole import FEW, advised, whole


def lay(text, where="table"):
    return Text("lay", {"card": card(text), "where": where})


def part(text, where="table"):
    return Choice(0, lay(text, where), text, part=True)


def test_one_choice_is_called_what_its_button_says():
    assert whole([Choice(3, Text("pass"))]) == [Text("pass")]
    assert whole([Choice(3, lay("9H"), "9H")]) == [lay("9H")]


def test_cards_that_are_laid_alike_are_told_together():
    done = Choice(9, Text("lay-all"))

    assert whole([part("9H"), part("KS"), done]) == [
        Text("lay", {"card": cards(["9H", "KS"]), "where": "table"})
    ]
    assert whole([part("9H"), part("KS", "pile"), done]) == [lay("9H"), lay("KS", "pile")]


def test_the_last_card_is_named_although_its_button_says_what_all_of_them_do():
    last = Choice(9, Text("play-three"), "2C")

    told = whole([part("9H"), part("9H"), last])

    assert told == [Text("lay", {"card": cards(["9H", "9H", "2C"]), "where": "table"})]


def test_another_choice_after_the_parts_keeps_its_own_name():
    assert whole([part("9H"), Choice(9, Text("throw", {"card": card("2C")}), "2C")])[-1].key == "throw"


def test_what_is_done_alike_without_a_name_of_a_card_is_counted():
    ace = Choice(1, Text("onto", {"many": "aces"}), "A", part=True)
    king = Choice(2, Text("onto", {"many": "kings"}), "K", part=True)

    told = whole([ace, king, ace, Choice(9, Text("lay-all"))])

    assert told == [Text("onto-several", {"many": "aces", "count": 2}), king.label]


def screens(*choices):
    return [
        View("some", 0, "play", Text("t"), Text("s"), choices=[Choice(8, Text("pass")), one])
        for one in choices
    ]


def test_a_hint_names_a_few_cards_and_shows_more():
    few = [Choice(1, lay("9H"), "9H", part=True), Choice(2, Text("play-two"), "KS")]
    many = [Choice(1, lay("9H"), "9H", part=True)] * FEW + [Choice(9, Text("play-five"))]

    assert advised([1, 2], screens(*few)).args["card"] == cards(["9H", "KS"])
    assert advised([1] * FEW + [9], screens(*many)) == Text("play-five")


def test_a_hint_of_what_has_no_cards_names_is_what_its_button_says():
    parts = [Choice(1, Text("onto", {"many": "aces"}), "A", part=True), Choice(9, Text("lay-all"))]

    assert advised([1, 9], screens(*parts)) == Text("lay-all")
    assert advised([8], screens(parts[0])) == Text("pass")
