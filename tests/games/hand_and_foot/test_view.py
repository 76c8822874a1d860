"""What a seat sees: the hand in order, melds by their kind, what is missing, and nothing half-made."""

import random

import pytest

from atout.core.view import Progress, Text, card, seat
from atout.games.hand_and_foot import GAME, notation
from atout.games.hand_and_foot.names import many, one
from atout.words import languages, words
from tests.games.hand_and_foot.positions import after, legal, options, position
from tests.helpers import bytes_of, chances_of

BOOKS = "KKKKKKK QQQQQQQ 999999X 888888X 222222X"
NAMES = ["Dara", "Bopha", "Sokha", "Chanda"]
ON_FOOT = ["", "", "", ""]


def view(deal, viewer=0, **rules):
    return GAME.show(
        GAME.match(options(**rules), 0).standing(), deal.hidden(viewer if viewer >= 0 else -2), viewer
    )


def zone(shown, name):
    (found,) = [zone for zone in shown.zones if zone.name == name]
    return found


def faces(shown, name):
    return " ".join(face.card for face in zone(shown, name).cards)


def said(text, lang="en", reader=0):
    return words(lang).say(text, reader, NAMES)


def keys(events):
    return [event.text.key.removeprefix("hand_and_foot-tell-") for event in events]


def told(deal, texts, viewer):
    """What a viewer is told of some choices, one after the other."""
    events = []
    observer = viewer if viewer >= 0 else -2
    for text in texts.split():
        next_deal = after(deal, text)
        choice = notation.read(deal, text)
        events += GAME.tell(deal.hidden(observer), next_deal.hidden(observer), deal.turn, choice, viewer)
        deal = next_deal
    return events


# --- the hand -----------------------------------------------------------------------------------------


def test_a_hand_lies_wild_cards_first_then_by_rank_then_black_threes():
    shown = view(position("4C 3S KH 9H 2C BJ KH AS", mine="QQQ"))

    assert faces(shown, "hand-0") == "XJ 2 A K K 9 4 3B"
    assert zone(shown, "hand-0").layout == "hand"


def test_a_card_says_all_that_it_can_be_chosen_for():
    deal = position("KH KH KH 2C QC 4C", mine="QQQ")
    shown = view(deal)
    by_card = {face.card: face for face in zone(shown, "hand-0").cards}

    assert by_card["K"].choice == notation.read(deal, "+K")
    assert notation.read(deal, "K") in by_card["K"].also
    assert {notation.read(deal, text) for text in ("2+Q", "2+K", "2")} <= {
        by_card["2"].choice,
        *by_card["2"].also,
    }
    assert [zone.name for zone in shown.zones if zone.name.startswith(("hand", "foot"))] == ["hand-0"]


def test_every_choice_that_goes_somewhere_names_a_place_that_is_shown():
    shown = view(position("KH KH KH 2C QC 4C BJ 2C", mine="QQQ 999"))
    places = {zone.name for zone in shown.zones}

    assert {choice.to for choice in shown.choices} <= places
    assert {"meld-0-10", "meld-0-11", "meld-0-0", "pile"} <= {choice.to for choice in shown.choices}
    assert all(choice.part == choice.to.startswith("meld") for choice in shown.choices)


# --- melds, books, red threes ---------------------------------------------------------------------------


def test_HF_12_a_meld_shows_its_kind_as_shape_and_word():
    shown = view(position("4C 4C", mine="KKK 99992X 22X", theirs="AAAA2"))

    melds = {name: zone(shown, name) for name in ("meld-0-11", "meld-0-7", "meld-0-0", "meld-1-12")}
    assert [melds[name].sign for name in melds] == ["ring", "crossed", "star", "crossed"]
    assert [said(melds[name].caption) for name in melds] == [
        "clean, 3 of 7", "dirty, 6 of 7", "wild, 3 of 7", "dirty, 5 of 7",
    ]  # fmt: skip
    assert [said(melds[name].label) for name in melds] == ["kings", "nines", "wild cards", "aces"]


def test_HF_13_a_book_is_squared_up():
    shown = view(position("4C 4C", mine=BOOKS))

    assert [zone.squared for zone in shown.zones if zone.name.startswith("book")] == [True] * 5
    assert [said(zone(shown, f"book-0-{at}").caption) for at in range(5)] == [
        "clean book", "clean book", "dirty book", "dirty book", "wild book",
    ]  # fmt: skip


def test_HF_25_a_side_reads_which_books_it_still_needs():
    shown = view(position("4C 4C", mine="KKKKKKK 999999X 888", theirs=BOOKS))

    assert said(zone(shown, "meld-0-6").row) == ("We: need 1 clean, 1 dirty, 1 wild")
    assert said(zone(shown, "book-1-2").row) == "They: all books to go out"
    for lang in languages():
        for deal in (
            position("4C 4C", mine=melded) for melded in ("KKK", "222222X", "KKKKKKK 999999X 222222X")
        ):
            row = said(next(zone for zone in view(deal).zones if zone.owner == 0 and zone.row).row, lang)
            assert row.count("1") + row.count("2") + row.count("១") + row.count("២") in {1, 2, 3}


def test_HF_9_red_threes_lie_on_the_table_with_what_they_count():
    deal = after(position("4C 4C", mine="KKK", stock="6S QC QC 3H 3H", drawn=False), "draw")
    threes = zone(view(deal), "reds-0")

    assert [face.card for face in threes.cards] == ["3R", "3R"]
    assert said(threes.caption) == "200 points"


# --- the minimum --------------------------------------------------------------------------------------


def test_HF_16_how_far_the_first_melds_have_come():
    deal = position("KH KH KH AS AS AS 2C 4C 4C", deal=2)
    laying = view(after(deal, "+K +K +K"))

    assert view(deal).progress == Progress(0, 90)
    assert said(view(deal).say) == ("Your turn: put out first melds worth 90 points, or discard a card.")
    assert laying.progress == Progress(30, 90)
    assert said(laying.say) == "To open 30 of 90: 60 missing."
    assert laying.done.choice == notation.read(deal, "done")
    assert laying.done.choice not in {choice.choice for choice in laying.choices}
    enough = view(after(deal, "+K +K +K +A +A +A"))
    assert enough.progress == Progress(90, 90)
    assert enough.done.choice in {choice.choice for choice in enough.choices}


def test_what_cannot_be_laid_yet_is_not_offered_to_be_laid():
    wild = view(after(position("2C BJ KH KH KH KH 4C 5H", mine="QQQ"), "+K +K 2+K BJ+K"))
    assert said(wild.say) == "The meld of kings needs 2 more natural cards for its wild ones."
    first = view(after(position("2C BJ KH KH KH KH 4C 5H"), "+K +K 2+K BJ+K"))
    assert said(first.say) == "To open 90 of 50; the kings need 2 more natural cards for their wild ones."
    rules = {"players": 2, "contract": "1-1-0", "last_card": "optional"}
    deal = position("KH QC", feet=["", ""], mine="KKKKKK QQQQ22", **rules)
    assert legal(after(deal, "+K")) == {"+Q"}
    sentence = "To go out with these cards, put out more before you lay them."
    assert said(view(after(deal, "+K"), **rules).say) == sentence
    assert (
        said(view(after(deal, "+K +Q"), **rules).say)
        == "You put out 20 points: lay the melds, or put out more."
    )


def test_HF_16_who_cannot_reach_the_minimum_reads_how_far_the_hand_comes():
    shown = view(position("KH KH KH 4C 4C 5H", deal=2))

    assert said(shown.say) == ("Your turn: discard a card; to open, your cards come to 30 of 90 points.")
    assert shown.done is None  # there is nothing to be laid


def test_who_can_only_discard_is_not_offered_to_lay_melds():
    assert view(position("KH 4C 4C 9H", mine="QQQ")).done is None
    assert view(position("QH 4C 4C 9H", mine="QQQ")).done is not None


def test_a_side_that_is_on_the_table_has_no_minimum_to_reach():
    assert view(position("KH KH KH 4C", mine="QQQ")).progress is None


# --- nothing half-made --------------------------------------------------------------------------------


def test_melds_that_are_put_together_are_shown_to_nobody_else():
    deal = position("KH KH KH 2C 4C 4C", mine="QQQ")
    laying = after(deal, "+K +K")

    for viewer in (1, 2, 3, -1):
        assert bytes_of(view(laying, viewer)) == bytes_of(view(deal, viewer))
        assert told(deal, "+K +K", viewer) == []
    mine = view(laying)
    assert faces(mine, "meld-0-11") == "K K"
    assert [face.marks for face in zone(mine, "meld-0-11").cards] == [["fresh"], ["fresh"]]
    assert {face.choice for face in zone(mine, "meld-0-11").cards} == {notation.read(deal, "+K")}
    assert said(mine.say) == "The new meld of kings needs one more card."


def test_a_card_added_to_a_meld_that_lay_there_can_be_told_from_it():
    shown = view(after(position("QC 2C 4C 4C", mine="QQQQ2"), "+Q"))

    marks = [face.marks for face in zone(shown, "meld-0-10").cards]
    assert faces(shown, "meld-0-10") == "Q Q Q Q Q 2"
    assert marks.count(["fresh"]) == 1


def test_a_book_completed_only_now_can_be_told_from_one_that_lay_there():
    deal = position("QC QC 4C 4C", mine="QQQQQ KKKKKKK")
    shown = view(after(deal, "+Q +Q"))

    assert [face.marks for face in zone(shown, "book-0-1").cards].count(["fresh"]) == 2
    assert not any(face.marks for face in zone(shown, "book-0-0").cards)
    assert "book-0-1" not in {zone.name for zone in view(after(deal, "+Q +Q"), 1).zones}


def test_all_are_told_what_was_melded_when_it_lies():
    deal = position("KH KH KH 2C QC QC 4C 4C", mine="QQQQQ", meld_per_turn="both")

    for viewer in (0, 1, -1):
        events = told(deal, "+K +K +K 2+K done +Q +Q done 4", viewer)
        assert keys(events) == ["begin", "meld", "book", "discard"]
    begun, added, book, discarded = [said(event.text, reader=1) for event in events]
    assert begun == "Dara began a meld of kings, 4 cards, 1 wild."
    assert added == "Dara laid 2 cards on the queens."
    assert book == "That makes a clean book of queens."
    assert discarded == "Dara discarded a four."


# --- the pile -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "pile", "rules", "caption"),
    [
        ("9H 9H 4C", "4C 5H 9H", {}, "gives 3 cards"),
        ("9H 4C 4C", "4C 5H 9H", {}, "needs two nines"),
        ("9H 9H 4C", "4C 5H 3S", {}, "blocked by a black three"),
        ("2C 2C 4C", "4C 5H 2C", {}, "blocked by a wild card"),
        (
            "2C 2C 4C", "4C 2C", {"wild_top": "two_of_a_kind"},
            "gives 2 cards",
        ),
        ("9H 9H 4C", "4C 9H", {"mine": "99999"}, "no room on your nines"),
        (
            "2C 2C 4C", "4C 2C", {"mine": "2222X", "wild_top": "two_of_a_kind"},
            "no room on your wild cards",
        ),
        ("9H 9H", "4C 9H", {"feet": [""] * 4}, "would leave too few cards"),
    ],
)  # fmt: skip
def test_what_picking_up_the_pile_gives_and_why_it_cannot_be_done(held, pile, rules, caption):
    deal = position(held, pile=pile, drawn=False, **({"mine": "QQQ"} | rules))
    shown = zone(view(deal), "pile")

    assert said(shown.caption) == caption
    assert shown.choice == notation.read(deal, "take")
    assert bool([face for face in shown.cards if face.marks == ["take"]]) == caption.startswith("gives")
    assert zone(view(deal, 1), "pile").caption is None


def test_HF_18_the_cards_that_would_be_picked_up_are_marked():
    shown = zone(view(position("9H 9H 4C", pile="4C " * 8 + "9H", mine="QQQ", drawn=False)), "pile")

    assert [face.marks for face in shown.cards] == [[], [], *[["take"]] * 7]


def test_HF_21_the_pile_is_picked_up_with_the_first_melds_and_not_before():
    deal = position("9H 9H KH KH KH 4C", pile="4C 5H 9H", drawn=False)
    take = next(choice for choice in view(deal).choices if choice.choice == notation.read(deal, "take"))
    begun = after(deal, "take")
    mine = view(begun)

    assert take.part
    assert faces(mine, "meld-0-7") == "9 9 9"
    assert {face.choice for face in zone(mine, "meld-0-7").cards} == {take.choice}
    assert faces(mine, "pile") == "4 5"
    assert mine.progress == Progress(30, 50)
    assert bytes_of(view(begun, 1)) == bytes_of(view(deal, 1))
    assert told(deal, "take", 0) == []
    assert keys(told(deal, "take +K +K +K done", 0)) == ["pile", "opened", "begin", "begin"]
    events = told(deal, "take +K +K +K done", 1)
    assert keys(events) == ["pile", "opened", "begin", "begin"]
    assert said(events[0].text, reader=1) == "Dara picked up the pile, 3 cards, with a nine on top."
    assert said(events[1].text, reader=1) == "Dara opened with 60 points."


# --- going out ------------------------------------------------------------------------------------------


def facts(shown):
    return [said(fact.value) for fact in shown.facts]


def test_HF_26_and_27_what_is_missing_beside_the_books():
    fresh = position("KH 4C 4C", mine=BOOKS)
    on_foot = position("7D 7D 7D 6S", feet=ON_FOOT, mine=BOOKS, played=(0,))
    able = position("7D 7D 7D 6S", feet=ON_FOOT, mine=BOOKS, played=(0, 2))

    assert facts(view(fresh)) == ["4 cards"]
    assert facts(view(on_foot)) == ["Sokha must play from the foot"]
    assert facts(view(able)) == ["Sokha must agree"]
    assert facts(view(after(able, "ask yes"))) == ["allowed in this turn"]
    assert facts(view(after(able, "ask no"))) == ["refused in this turn"]


def test_HF_27_the_question_is_a_clear_yes_or_no():
    deal = position("7D 7D 7D 6S", feet=ON_FOOT, mine=BOOKS, played=(0, 2))
    asked = after(deal, "ask")

    assert [said(choice.label) for choice in view(asked, 2).choices] == ["Yes, go out", "No, not yet"]
    assert [choice.answer for choice in view(asked, 2).choices] == ["yes", "no"]
    assert said(view(asked, 2).say, reader=2) == (
        "Dara asks whether they may go out now. After a yes they must, and the deal ends."
    )
    assert said(view(asked, 0).say) == "You have asked Sokha whether you may go out."
    assert said(view(asked, 1).say, reader=1) == "Dara has asked Sokha whether they may go out."
    assert keys(told(deal, "ask yes +7 +7 +7 done 6", 1)) == ["ask", "yes", "begin", "discard"]


def test_HF_27_of_two_partners_each_is_asked_and_all_are_told():
    rules = {"players": 6, "sides_of_six": "two", "decks": 7}
    deal = position("7D 7D 7D 6S", feet=[""] * 6, mine=BOOKS, played=(0, 2, 4), **rules)

    asked = GAME.show(GAME.match(options(**rules), 0).standing(), after(deal, "ask").hidden(2), 2)
    six = [*NAMES, "Vuthy", "Rith"]
    assert words("en").say(asked.say, 2, six) == (
        "Dara asks whether they may go out now. If all of you say yes, they must, and the deal ends."
    )
    events = told(deal, "ask yes yes", 1)
    assert keys(events) == ["ask", "yes", "ask", "yes"]
    assert words("en").say(events[2].text, 1, six) == "Dara asked Vuthy: may I go out?"


@pytest.mark.parametrize(
    ("hand", "rules", "sentence"),
    [
        ("7D 7D 7D 6S", {}, "You may go out: meld all cards but one, and discard that one."),
        ("6S", {}, "You may go out: discard your last card."),
        (
            "7D 7D 7D", {"last_card": "optional"},
            "You may go out: meld all your cards, or all but one and discard that one.",
        ),
    ],
)  # fmt: skip
def test_HF_25_who_may_go_out_reads_how(hand, rules, sentence):
    deal = after(position(hand, feet=ON_FOOT, mine=BOOKS, played=(0, 2), **rules), "ask yes")

    assert said(view(deal, **rules).say) == sentence


def test_HF_32_who_has_no_partner_reads_that_the_last_card_takes_them_out():
    alone = {"feet": ["", ""], "players": 2}

    def sentence(hand, mine, **rules):
        return said(view(position(hand, mine=mine, **alone, **rules), players=2, **rules).say)

    assert sentence("6S", BOOKS) == "You may go out: discard your last card."
    assert sentence("KH", "KKKKKK QQQQQ22", contract="1-1-0", last_card="optional") == (
        "You may go out: meld your last card."
    )
    assert sentence("6S", "KKK") == "You have no card to spare: end your turn."
    assert sentence("6S 7D", BOOKS) == "Your turn: discard a card."


def test_HF_32_who_may_ask_with_a_last_card_reads_both_ways():
    deal = position("6S", feet=ON_FOOT, mine=BOOKS, played=(0, 2))
    assert legal(deal) == {"ask", "keep"}
    assert said(view(deal).say) == "Your turn: you could go out. Ask whether you may, or end the turn."
    deal = position("6S", feet=ON_FOOT, mine="KKK")
    assert said(view(deal).say) == "You have no card to spare: end your turn."


def test_a_player_alone_has_no_partner_to_wait_for():
    deal = position("7D 7D 7D 6S", feet=["", ""], mine=BOOKS, players=2)

    assert view(deal, players=2).facts == []


# --- drawing and the foot -------------------------------------------------------------------------------


def test_what_is_drawn_is_told_to_who_drew_it_alone():
    deal = position("4C 4C", stock="6S QC KH 9H", mine="KKK", drawn=False)

    assert [said(event.text) for event in told(deal, "draw", 0)] == ["You drew a nine and a king."]
    assert [said(event.text, reader=1) for event in told(deal, "draw", 1)] == ["Dara drew 2 cards."]
    hand = zone(view(after(deal, "draw")), "hand-0").cards
    assert {face.card for face in hand if "came" in face.marks} == {"K", "9"}


@pytest.mark.parametrize(
    ("stock", "drawn"),
    [("6S KH KH", "two kings"), ("6S 3S 3S", "two black threes"), ("6S BJ BJ", "two jokers")],
)
def test_two_alike_are_told_as_two(stock, drawn):
    deal = position("4C 4C", stock=stock, mine="KKK", drawn=False)

    assert [said(event.text) for event in told(deal, "draw", 0)] == [f"You drew {drawn}."]


def test_wild_cards_alone_on_a_meld_are_told_as_such():
    deal = position("2C BJ KH 4C 4C", mine="KKKKK QQQQ", meld_per_turn="both")

    assert said(told(deal, "2+K done", 1)[0].text, reader=1) == "Dara laid one wild card on the kings."
    assert said(told(deal, "+K BJ+K done", 1)[0].text, reader=1) == (
        "Dara laid 2 cards on the kings, 1 wild."
    )


def test_HF_8_red_threes_are_told_with_what_was_taken_for_them():
    deal = position("4C 4C", stock="6S QC QC 3H 9H", mine="KKK", drawn=False)

    assert [said(event.text, reader=1) for event in told(deal, "draw", 1)] == [
        "Dara drew 2 cards.", "Dara laid a red three and took another card.",
    ]  # fmt: skip


def test_HF_8_threes_for_which_nothing_is_left_are_told():
    deal = position("4C 4C", stock="3H 3H", mine="KKK", drawn=False)

    assert said(told(deal, "draw", 1)[1].text, reader=1) == (
        "Dara laid 2 red threes and took nothing for them, as the stock is empty."
    )


def test_HF_23_the_foot_is_told_both_ways():
    deal = position("QC 4C", mine="QQQ")

    assert keys(told(deal, "+Q done 4", 1)) == ["meld", "discard", "foot"]
    deal = position("QC QC", mine="QQQ")
    assert keys(told(deal, "+Q +Q done", 1)) == ["meld", "foot"]
    shown = view(after(deal, "+Q +Q done"))
    assert [said(line, reader=1) for line in shown.players[0].lines] == ["4 in the foot", "dealer"]
    assert legal(after(deal, "+Q +Q done"))


def test_HF_28_at_the_end_of_the_stock_the_sentence_says_what_can_be_done():
    deal = position("9H 9H 4C", pile="4C 9H", stock="6S", mine="QQQ", drawn=False)

    assert said(view(deal).say) == ("The stock has one card left: pick up the discard pile, or end the deal.")
    assert keys(told(deal, "end", 1)) == ["end"]


# --- words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_every_kind_of_card_has_a_name(lang):
    names = [one(letter) for letter in "23456789TJQKAX"] + [many(letter) for letter in "23456789TJQKAWX"]

    for name in names:
        assert words(lang).get(str(name.value)).strip()


def test_nobody_is_told_a_suit():
    texts = [event.text for event in told(position("KH 4C", mine="KKK"), "+K done 4", 0)]

    assert all(arg != card("KH") for text in texts for arg in text.args.values())
    assert Text("hand_and_foot-tell-discard", {"player": seat(0), "one": one("4")}) in texts


# --- the score ------------------------------------------------------------------------------------------


def test_HF_29_and_30_the_sheet_says_how_each_side_came_to_its_points():
    match = GAME.match(options(players=2, decks=3, rounds=2), 0)
    match.start(chances_of(match, 5))
    while match.deal.turn >= 0:
        match.play(match.deal.turn, [random.Random(match.deal.turns).choice(match.deal.choices())])
    shown = GAME.show(match.standing(), match.deal.hidden(0), 0)
    (row,) = shown.sheet.rows
    assert row.notes == [shown.sheet.headline]
    assert said(shown.title) == "Deal 1 of 2"
    assert [said(item.label) for item in row.items] == [
        "cards melded", "clean books, 500 each", "dirty books, 300 each", "wild books, 1,500 each", "red threes",
        "going out", "cards left",
    ]  # fmt: skip
    for side, cell in enumerate(row.cells):
        assert cell.args["points"] == sum(item.cells[side].args["points"] for item in row.items)
    for made, each in (("clean", 500), ("dirty", 300), ("wild", 1500)):
        (item,) = [item for item in row.items if item.label.key == f"hand_and_foot-item-{made}"]
        assert [cell.args["points"] for cell in item.cells] == [
            each * getattr(match.deal, made)[side] for side in range(2)
        ]
    assert [total.args["points"] for total in shown.sheet.totals] == match.scores


def test_what_is_left_is_shown_when_the_deal_is_over():
    match = GAME.match(options(players=2, decks=3), 0)
    match.start(chances_of(match, 5))
    while match.deal.turn >= 0:
        assert "hand-1" not in {zone.name for zone in view(match.deal, players=2).zones}
        match.play(match.deal.turn, [random.Random(match.deal.turns).choice(match.deal.choices())])
    shown = GAME.show(match.standing(), match.deal.hidden(0), 0)

    for name in ("hand-1", "foot-0", "foot-1"):
        faces_there = zone(shown, name).cards
        assert len(faces_there) == zone(shown, name).count
        assert all(face.card for face in faces_there)


@pytest.mark.parametrize(("players", "sides"), [(4, [1, 0]), (3, [0, 1, 2]), (2, [1, 0])])
def test_of_many_sides_ones_own_stands_first_of_two_next_to_the_hand(players, sides):
    shown = view(position("KH 4C 4C", mine="KKK", theirs="QQQ", players=players), players=players)
    owners = [zone.owner % len(sides) for zone in shown.zones if zone.row]

    assert list(dict.fromkeys(owners)) == sides
