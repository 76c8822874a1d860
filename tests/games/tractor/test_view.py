"""What the screens of Tractor show: hands as they are in this round, plays by their names, the score."""

import pytest

from atout.core import cards
from atout.core.illegal import Illegal
from atout.core.view import Text
from atout.games.tractor.numbers import BURYING, RED_JOKERS, SHOW
from atout.games.tractor.rounds import Round
from atout.games.tractor.view import show, shown, tell, what
from atout.words import languages, words
from tests.games.tractor.positions import (
    after,
    drawing,
    kinds,
    laid,
    match_of,
    position,
)  # fmt: skip
from tests.games.tractor.positions import hand as cards_of

NAMES = ["Dara", "Bopha", "Sokha", "Vanna"]


def view_of(deal, viewer=0, **rules):
    """The View of a seat of a deal that is set up."""
    match = match_of(**rules)
    match.deal = deal
    match.between = False
    if deal.turn < 0:
        match.results = [match.judge()]
    return show(match.standing(), deal.hidden(viewer), viewer)


def zone(view, name):
    return next(zone for zone in view.zones if zone.name == name)


def hand(view):
    """The own hand as text; | before a new suit, + before the next pair of a tractor, ^ a raised card."""
    signs = {"apart": "| ", "joined": "+", "raised": "^"}
    faces = zone(view, f"hand-{view.seat}").cards
    return " ".join("".join(signs[mark] for mark in face.marks) + face.card for face in faces)


def said(text, lang="en", reader=0):
    return words(lang).say(text, reader, NAMES)


# --- the hand -------------------------------------------------------------------------------------------


def test_TR_20_a_hand_lies_by_the_suits_of_the_round_trumps_together():
    deal = position("2S AS KD 9C 2H BJ KH 3D", trumps="H", rank="2")

    assert hand(view_of(deal)) == "BJ 2H 2S KH | AS | KD 3D | 9C"


def test_TR_15_trumps_lie_from_the_highest_down():
    deal = position("3S AS 7H 7S SJ BJ 7D 7D", trumps="S", rank="7")

    assert hand(view_of(deal)) == "BJ SJ 7S 7H 7D 7D AS 3S"


def test_TR_17_without_a_trump_suit_only_jokers_are_apart():
    deal = position("2S AS KD 9C 2H BJ KH 3D", trumps="none", rank="2")

    assert hand(view_of(deal)) == "BJ | AS 2S | KH 2H | 9C | KD 3D".replace("| 9C | KD 3D", "| 9C | KD 3D")


def test_TR_23_the_pairs_of_a_tractor_lie_close():
    deal = position("7S 7S 9S 9S KS KS 2D 2D AH AH", trumps="H", rank="8")

    assert hand(view_of(deal)) == "AH AH | KS KS 9S 9S +7S 7S | 2D 2D"


def test_TR_18_points_are_marked():
    deal = position("KS TS 5S AS BJ")

    points = {face.card: face.points for face in zone(view_of(deal), "hand-0").cards}
    assert points == {"KS": 10, "TS": 10, "5S": 5, "AS": 0, "BJ": 0}


def test_trumps_are_marked():
    deal = position("2S AS SJ 3H", trumps="H", rank="2")

    assert {face.card for face in zone(view_of(deal), "hand-0").cards if face.trump} == {"2S", "SJ", "3H"}


# --- putting a play together ------------------------------------------------------------------------------


def test_TR_24_what_is_chosen_is_said_while_it_is_chosen():
    deal = position("7S 7S 8S 8S AS 3D")
    assert view_of(deal).say.key == "tractor-say-lead"

    deal = after(deal, "7S 7S")
    view = view_of(deal)
    assert said(view.say) == "You have chosen a pair."
    assert hand(view) == "AS 8S 8S +^7S ^7S | 3D"
    assert said(view.done.label) == "Play 2 cards"
    assert all(choice.part for choice in view.choices if choice.card)

    deal = after(deal, "8S 8S")
    assert said(view_of(deal).say) == "You have chosen a tractor of 2 pairs."

    deal = after(deal, "AS")
    assert said(view_of(deal).say).startswith("You have chosen a throw of a tractor of 2 pairs and a single.")


def test_of_equal_cards_as_many_are_raised_as_were_chosen():
    deal = after(position("7S 7S 8S 8S"), "7S")

    raised = [face.card for face in zone(view_of(deal), "hand-0").cards if "raised" in face.marks]
    assert raised == ["7S"]


def test_TR_24_a_throw_of_two_pairs_is_not_called_a_tractor():
    deal = position("AS AS QS QS", "", "", "3S 4S 6S 7S")
    deal = laid(deal, "AS AS QS QS")

    note = zone(view_of(deal, 3), "trick").cards[0].note
    assert said(note) == "a throw of 2 pairs"


@pytest.mark.parametrize(
    ("lead", "name"),
    [("AS", None), ("QS QS", "a pair"), ("QS QS KS KS", "a tractor of 2 pairs")],
)
def test_TR_21_to_23_a_lead_has_its_name(lead, name):
    deal = laid(position(lead + " 2D 2D"), lead)

    note = zone(view_of(deal, 3), "trick").cards[0].note
    assert (said(note) if note else None) == name


def test_TR_19_how_many_cards_are_still_wanted():
    deal = position("", "", "", "3S 4S 6S 7S 8S", led="AS AS QS QS")
    view = view_of(after(deal, "3S 4S"), 3)

    assert (view.progress.reached, view.progress.needed) == (2, 4)
    assert said(view.done.label) == "Play 4 cards"
    assert all(choice.part for choice in view.choices)


def test_TR_19_the_last_card_completes_a_play():
    deal = position("", "", "", "3S 4S 6S 7S 8S", led="AS AS QS QS")
    view = view_of(after(deal, "3S 4S 6S"), 3)

    assert view.done is None
    assert {said(choice.label) for choice in view.choices} == {"Play 4 cards"}
    assert not any(choice.part for choice in view.choices)


def test_TR_13_the_talon_is_put_together_like_a_play():
    deal = drawing({0: ["2H", "2H"]})
    while deal.phase < BURYING:
        deal.play(deal.choices()[-1])
    mine = [cards.text(deal.choices()[0])]
    view = view_of(after(deal, mine[0]), deal.turn)

    talon = zone(view, "talon")
    assert [(face.card, face.marks) for face in talon.cards] == [(mine[0], ["fresh"])]
    assert said(view.say) == "You start: lay eight cards in the talon; 7 are missing."
    assert said(view.done.label) == "Lay the talon"
    assert zone(view, f"hand-{deal.turn}").count == 32


def test_TR_27_the_sentence_says_how_many_pairs_are_owed():
    deal = position("", "", "", "3S 3S 6S 7S 8S", led="QS QS KS KS")

    assert said(view_of(deal, 3).say, reader=3) == (
        "Dara led a tractor of 2 pairs: follow with spades, a pair among them."
    )


def test_TR_25_the_sentence_says_when_there_is_nothing_to_follow_with():
    deal = position("", "", "", "3D 3D 6C 7D", led="QS QS")

    assert said(view_of(deal, 3).say, reader=3) == "You have no spades: play any 2 cards."


def test_TR_37_the_sentence_says_when_the_lead_must_be_beaten():
    deal = laid(position("AS 5S 5S", "", "", "9S 9S 3S"), "AS 5S 5S")

    assert said(view_of(deal, 3).say, reader=3).startswith("The throw failed: beat a pair with spades")


def test_TR_36_a_throw_that_failed_is_told_with_its_fine():
    start = position("AS 5S 5S", "", "", "9S 9S 3S")
    chosen = after(start, "AS 5S 5S")
    failed = after(chosen, "done")

    told = [said(event.text) for event in tell(chosen.hidden(3), failed.hidden(3), 0, 54, 3)]
    assert told[0] == (
        "Dara threw the ace of spades, five of spades and five of spades, and a part of it can be beaten: only "
        "the five of spades is led, the rest goes back to the hand."
    ).replace("Dara threw", "You threw")
    assert told[1].endswith("have 10 points more.")
    caption = said(zone(view_of(failed, 3), "trick").caption, reader=3)
    assert caption == (
        "the throw failed, for five of spades can be beaten: Dara took back ace of spades, fined 10 points"
    )


# --- the talon and the score -------------------------------------------------------------------------------


def test_TR_38_the_talon_is_seen_at_the_end_with_what_it_counts():
    deal = position("", "", "", "AS AS", turn=3, talon="KD TD 3D 4D 6D 7D 8D 9D")
    while deal.turn >= 0:
        deal = laid(deal, " ".join(cards_of(deal, deal.turn)))

    talon = zone(view_of(deal), "talon")
    assert len(talon.cards) == 8
    assert talon.layout == "open"
    assert said(talon.caption) == "20 points, times 4"


def test_TR_39_the_sheet_says_how_the_points_came_and_who_starts():
    deal = position("", "", "", "AS AS", turn=3, talon="KD TD 3D 4D 6D 7D 8D 9D", points=45)
    while deal.turn >= 0:
        deal = laid(deal, " ".join(cards_of(deal, deal.turn)))
    row = view_of(deal).sheet.rows[0]

    assert [said(note) for note in row.notes] == [
        "Bopha and Vanna collected 125 points as the opponents: one rank higher, and that side declares now.",
        "In tricks the opponents took 0 points.",
        "The opponents took the last trick: 20 points in the talon, times 4.",
        "Vanna starts the next round.",
    ]
    assert [said(cell) for cell in row.cells] == ["two", "three"]


def test_a_follower_s_loose_cards_are_no_throw():
    deal = laid(position("KS KS", "", "", "3S 4S"), "KS KS")
    deal = laid(deal, "3S 4S")

    faces = zone(view_of(deal, 2), "trick").cards
    assert [face.note and said(face.note) for face in faces] == ["a pair", None, None, None]


def test_levels_are_told_from_where_one_sits():
    deal = position("KS", levels="57")
    facts = {said(fact.label): said(fact.value) for fact in view_of(deal, 1).facts}

    assert facts["Levels"] == "we seven, they five"
    assert facts["Our points"] == "0 of 80"


@pytest.mark.parametrize("lang", languages())
def test_every_shape_and_showing_has_words(lang):
    deal = position("AS AS KS KS QS JS JS TS TS 8S 5S 5S 2D", trumps="H")
    played = ["AS", "AS AS", "AS AS KS KS", "AS AS KS KS QS", "AS AS 5S 5S", "AS QS", "AS AS KS KS 5S 5S QS"]
    for text in [*played, "AS AS KS KS JS JS TS TS"]:
        args = what(Round(deal), kinds(text))
        assert said(Text("tractor-note-what", args), lang)
    for choice in range(SHOW, RED_JOKERS + 1):
        assert said(Text("tractor-do-show", shown(deal, choice)), lang)


# --- refusals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "held", "wrong", "sentence", "outlined"),
    [
        ("AS", "3S 4S KD", "KD", "You cannot play the king of diamonds: spades were led, and you hold the three of spades and four of spades.", ["3S", "4S"]),
        ("AS AS", "3S 3S 4S KD", "4S", "You cannot play the four of spades: a pair is owed, and you hold pairs of the three of spades.", ["3S"]),
        ("AS", "3S 4S 5S 6S 7S 2D", "2D", "You cannot play the two of diamonds: spades were led, and you hold 5 different ones.", ["3S", "4S", "5S", "6S", "7S"]),
    ],
)  # fmt: skip
def test_TR_25_a_refusal_names_the_cards_owed(lead, held, wrong, sentence, outlined):
    deal = position("", "", "", held, led=lead)

    with pytest.raises(Illegal) as caught:
        deal.play(cards.parse(wrong))
    refusal = caught.value.refusal
    assert said(refusal.text) == sentence
    assert refusal.cards == outlined
    assert said(refusal.text, "km") != said(refusal.text)
