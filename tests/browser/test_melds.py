"""Hand and Foot before the eyes: first melds put together, taken back and laid, the pile, the question."""

import pytest

from atout.games.hand_and_foot.match import FootMatch
from tests.games.hand_and_foot.positions import position

HELD = "KH KH KH AS AS AS 2C 9H 4C 4C"
BOOKS = "KKKKKKK QQQQQQQ 999999X 888888X 222222X"
ON_FOOT = ["", "", "", ""]


@pytest.fixture
def arranged(monkeypatch):
    """``arranged(deal)``: every table opened from now on begins with this deal."""
    return lambda deal: monkeypatch.setattr(FootMatch, "set_up", lambda _match, _values: deal)


def sit_down(person, deal, arranged, language="en", size="phone"):
    arranged(deal)
    someone = person(language, size)
    someone.sit_down("hand_and_foot")
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
    accessible(someone.page)
