"""Hand and Foot before the eyes: first melds put together, taken back and laid, the pile, the question."""

import re

import pytest

from atout.games.hand_and_foot.match import FootMatch
from tests.browser.conftest import looks_well
from tests.browser.test_gathering import invite_friends, press_seat
from tests.browser.test_people import choose
from tests.games.hand_and_foot.positions import position

HELD = "KH KH KH AS AS AS 2C 9H 4C 4C"
BOOKS = "KKKKKKK QQQQQQQ 999999X 888888X 222222X"
ON_FOOT = ["", "", "", ""]


@pytest.fixture
def arranged(monkeypatch):
    """``arranged(deal)``: every table opened from now on begins with this deal."""
    return lambda deal: monkeypatch.setattr(FootMatch, "set_up", lambda _match, _values: deal)


def sit_down(person, deal, arranged, language="en", size="phone", **rules):
    arranged(deal)
    someone = person(language, size)
    someone.sit_down("hand_and_foot", **rules)
    someone.wait_for_turn()
    return someone


def tap(someone, card, which=0):
    someone.page.locator(f'section.hand .card[data-card="{card}"]').nth(which).click(
        position={"x": 8, "y": 8}
    )


def zone(someone, name):
    return someone.page.locator(f'[data-zone="{name}"]')


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_first_melds_are_put_together_taken_back_and_laid(person, accessible, arranged, language, size):
    someone = sit_down(person, position(HELD, pile="6S 9H"), arranged, language, size)
    done = someone.find("done")
    assert someone.page.get_by_role("progressbar").or_(someone.page.locator(".prog")).count()

    tap(someone, "K")
    zone(someone, "meld-0-11").locator(".aim").click()
    for laid in (1, 2):
        someone.until(lambda laid=laid: zone(someone, "meld-0-11").locator(".card").count() == laid)
        tap(someone, "K")
    someone.until(lambda: zone(someone, "meld-0-11").locator(".card").count() == 3)
    assert done.get_attribute("aria-disabled") == "true"  # 30 of 50

    someone.find("undo").click()
    someone.until(lambda: zone(someone, "meld-0-11").locator(".card").count() == 2)
    tap(someone, "K")
    someone.until(lambda: zone(someone, "meld-0-11").locator(".card").count() == 3)
    for laid in (1, 2, 3):
        tap(someone, "A")
        someone.until(lambda laid=laid: zone(someone, "meld-0-12").locator(".card").count() == laid)
    someone.until(lambda: done.get_attribute("aria-disabled") is None)
    accessible(someone.page)

    number = someone.number
    done.click()
    someone.wait_past(number)
    assert zone(someone, "meld-0-12").locator(".is-fresh").count() == 0
    assert len(someone.cards) == 4
    assert someone.complaints == []


def test_the_pile_says_why_it_stays(person, arranged):
    deal = position("9H KH KH 4C 4C", pile="6S 9H", mine="QQQ", drawn=False)
    someone = sit_down(person, deal, arranged)

    zone(someone, "pile").locator(".aim").click()
    someone.page.get_by_text("two nines in your hand").wait_for()
    assert "HF-19" in someone.page.locator("main").inner_text()


@pytest.mark.parametrize("language", ["en", "km"])
def test_a_partner_who_asks_is_answered_by_yes_or_no(person, accessible, arranged, language):
    deal = position("4C 4C", "4C", "7D 7D 7D 6S", "4C", feet=ON_FOOT, mine=BOOKS, played=(0, 2), turn=2)
    deal.play(60)  # the partner asks
    someone = sit_down(person, deal, arranged, language)

    answers = someone.page.locator(".do [data-choice]")
    assert answers.evaluate_all("all => all.map(one => one.dataset.choice)") == ["61", "62"]
    assert someone.find("answer-time").inner_text()
    accessible(someone.page)


def test_a_partner_who_asks_is_answered_by_the_clock_of_the_table(person, accessible, arranged):
    deal = position("4C 4C", "4C", "7D 7D 7D 6S", "4C", feet=ON_FOOT, mine=BOOKS, played=(0, 2), turn=2)
    deal.play(60)
    arranged(deal)
    someone = person("en", "phone")
    invite_friends(someone, "hand_and_foot", "Sokha")
    choose(someone, "set-clock", 60)
    someone.find("start").click()
    someone.wait_for_turn()

    assert re.match(r"Your time:\s*(time left:)?\s*(1:00|0:5\d)", someone.find("answer-time").inner_text())
    accessible(someone.page)


@pytest.mark.parametrize("language", ["en", "km"])
def test_what_is_said_of_a_seat_takes_no_room_from_the_melds(person, arranged, language):
    arranged(position(HELD, HELD, mine="KKKK QQQ 777", theirs="9999 888 JJJ", turn=1))
    someone = person(language, "phone")
    invite_friends(someone, "hand_and_foot", "Sokha")
    press_seat(someone, 1)
    someone.find("sit-here").click()
    someone.page.locator('[data-test="gathering"][data-seat="1"]').wait_for()
    someone.find("start").click()
    someone.page.locator('main[data-turn="yes"]').wait_for()

    heights = "all => all.map(one => one.getBoundingClientRect().height)"
    assert someone.page.locator('.seat[data-seat="0"] .lines > span').count() == 2  # it deals
    assert len(set(someone.page.locator(".seat .lines").evaluate_all(heights))) == 1
    assert someone.page.locator(".middle.more").count() == 0


def middle_of(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(someone, card):
    """Press the mouse on a card of the hand and take it a little way up."""
    box = someone.page.locator(f'section.hand .card[data-card="{card}"]').first.bounding_box()
    someone.page.mouse.move(box["x"] + 8, box["y"] + 12)
    someone.page.mouse.down()
    someone.page.mouse.move(box["x"] + 12, box["y"] - 40, steps=3)


def test_a_card_is_carried_onto_a_meld_by_the_mouse(person, arranged):
    someone = sit_down(person, position(HELD, mine="KKKK QQQ"), arranged, size="desktop")
    hold(someone, "K")
    assert someone.find("carried").count() == 1
    someone.page.mouse.move(*middle_of(zone(someone, "meld-0-11")), steps=4)
    assert zone(someone, "meld-0-11").locator(".is-over").count() == 1
    someone.page.mouse.up()
    someone.until(lambda: zone(someone, "meld-0-11").locator(".card").count() == 5)
    assert someone.find("carried").count() == 0

    hold(someone, "K")
    someone.page.mouse.up()  # nowhere: it stays
    assert someone.find("carried").count() == 0
    assert someone.page.locator(".hand .is-chosen").count() == 0
    assert zone(someone, "meld-0-11").locator(".card").count() == 5
    assert someone.complaints == []


def test_a_card_is_carried_onto_the_pile_by_a_finger(person, arranged):
    someone = sit_down(person, position(HELD, mine="KKKK QQQ"), arranged)
    finger = someone.page.context.new_cdp_session(someone.page)

    def touch(kind, *at):
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    box = someone.page.locator('section.hand .card[data-card="9"]').first.bounding_box()
    number = someone.number
    touch("touchStart", box["x"] + 8, box["y"] + 12)
    for up in (30, 60, 90, 120):
        touch("touchMove", box["x"] + 10, box["y"] + 12 - up)
    someone.find("carried").wait_for()
    touch("touchMove", *middle_of(zone(someone, "pile").locator(".aimed")))
    touch("touchEnd")
    someone.wait_past(number)
    assert "9" not in someone.cards or someone.cards.count("9") < HELD.count("9H")


def test_a_long_row_of_melds_shows_that_it_goes_on_and_moves_by_arrow_and_key(person, accessible, arranged):
    many = "AAAA KKKK QQQQ JJJJ TTTT 8888 7777 666"
    someone = sit_down(person, position(HELD, mine=many), arranged)
    row = someone.page.locator(".meld-row ul").last
    after = someone.page.locator(".meld-row").last.locator('[data-test="slide-after"]')
    before = someone.page.locator(".meld-row").last.locator('[data-test="slide-before"]')
    after.wait_for()
    assert before.count() == 0
    accessible(someone.page)
    after.click()
    before.wait_for()
    at = row.evaluate("row => row.scrollLeft")
    row.focus()
    someone.page.keyboard.press("ArrowRight")
    someone.until(lambda: row.evaluate("row => row.scrollLeft") > at or after.count() == 0)


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_of_three_sides_all_are_seen_at_once_and_each_can_be_looked_at(
    person, accessible, arranged, language, size
):
    sides = {"mine": "KKKK 999", "theirs": "AAAX 8882 7777777", "third": "QQQ 66X"}
    deal = position(HELD, players=6, **sides)
    someone = sit_down(person, deal, arranged, language, size, players=6)
    others = someone.page.locator(".meld-row.small")
    assert [row.locator(".tile").count() for row in others.all()] == [3, 2]
    bottom = someone.page.locator(".middle").evaluate("middle => middle.getBoundingClientRect().bottom")
    for row in someone.page.locator(".meld-row").all():
        box = row.bounding_box()
        assert box["y"] + box["height"] <= bottom
    looks_well(someone, accessible)

    others.first.locator("h2 button").click()
    sheet = someone.find("side-melds")
    sheet.wait_for()
    assert sheet.locator(".meld").count() == 3
    looks_well(someone, accessible)
    sheet.locator('[data-test="close"]').click()
    assert someone.complaints == []


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_of_five_sides_all_are_seen_at_once(person, accessible, arranged, language, size):
    sides = {
        "mine": "KKKK 999",
        "theirs": "AAAX 8882 7777777 4444 55X QQQ",
        "third": "QQQ 66X",
        "fourth": "KKK 444 TTTT",
        "fifth": "JJJJ 4444444 99X AAA",
    }
    someone = sit_down(person, position(HELD, players=5, **sides), arranged, language, size, players=5)
    others = someone.page.locator(".meld-row.small")
    assert [row.locator(".tile").count() for row in others.all()] == [6, 2, 3, 4]
    middle = someone.page.locator(".middle")
    assert middle.evaluate("middle => middle.scrollHeight <= middle.clientHeight")
    boxes = [row.bounding_box() for row in others.all()]
    assert boxes[0]["y"] == boxes[1]["y"] < boxes[2]["y"] == boxes[3]["y"]
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"]
    assert someone.find("done").is_visible()
    looks_well(someone, accessible)

    others.last.locator("h2 button").click()
    sheet = someone.find("side-melds")
    sheet.wait_for()
    assert sheet.locator(".meld").count() == 4


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_words_glide_with_the_cards_beside_them_unless_nothing_is_to_move(person, arranged, motion):
    """With the first meld of a side, what lies below it comes to stand lower."""
    deal = position(HELD, players=6, theirs="7777777", third="QQQ 66X")
    someone = sit_down(person, deal, arranged, players=6)
    someone.page.emulate_media(reduced_motion=motion)
    someone.page.evaluate("""() => {
        window.moved = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            window.moved.push(this.matches("h2") ? "words" : this.matches("[data-key]") ? "card" : this.className);
            return animate.apply(this, how);
        };
    }""")
    for laid in (1, 2, 3):
        tap(someone, "A")
        if laid == 1:
            zone(someone, "meld-0-12").locator(".aim").click()
        someone.until(lambda laid=laid: zone(someone, "meld-0-12").locator(".card").count() == laid)
    moved = set(someone.page.evaluate("window.moved"))
    assert moved >= {"words", "card"} if motion == "no-preference" else moved == set()
