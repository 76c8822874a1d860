"""Decisions of several choices, put together on the screen: many cards at once, and melds."""

import pytest
from msgspec.structs import replace

from atout.core.view import Text
from tests.browser.conftest import looks_well
from tests.browser.made_up import Melds, Pairs, Table

SCREENS = pytest.mark.parametrize("size", ["phone", "desktop"])


@pytest.fixture
def sit(person):
    """``sit(game, size)``: somebody at a table of a made-up game, and the server's end of it."""

    def at(game, size="phone", **how):
        me = person("en", size)
        table = Table(me.page, game, **how)
        me.page.goto(f"{me.address}/table/made-up")
        me.page.locator("main[data-phase]").wait_for()
        return me, table

    return at


def tap(me, card, copy=0):
    """One of the equal cards of the hand; also one that is dimmed."""
    me.hand.and_(me.page.locator(f'[data-card="{card}"]')).nth(copy).click(
        position={"x": 6, "y": 8}, force=True
    )


def raised(me):
    """The cards that stand up, with which copy it is."""
    return me.page.locator(".hand .is-chosen").evaluate_all("cards => cards.map(card => card.dataset.key)")


@SCREENS
def test_cards_are_chosen_one_by_one_and_played_together(sit, accessible, size):
    me, table = sit(Pairs(), size)
    done = me.find("done")
    for card, copy in (("KS", 1), ("6S", 0), ("KS", 0), ("6S", 1)):
        assert done.get_attribute("aria-disabled") == "true"
        tap(me, card, copy)
        me.until(lambda card=card, copy=copy: f"{card}:{copy}" in raised(me))
    me.until(lambda: done.get_attribute("aria-disabled") is None)
    looks_well(me, accessible)
    done.click()
    me.wait_past(1)
    number = table.game.numbers
    assert table.sent == [[number["KS"], number["6S"], number["KS"], number["6S"], Pairs.DONE]]
    assert raised(me) == []
    assert me.complaints == []


def test_a_card_taken_back_goes_down_and_the_others_stay(sit):
    me, table = sit(Pairs())
    tap(me, "KS", 1)
    tap(me, "6S", 0)
    me.until(lambda: raised(me) == ["KS:1", "6S:0"])
    tap(me, "KS", 1)
    me.until(lambda: raised(me) == ["6S:0"])
    me.find("undo").click()
    me.until(lambda: raised(me) == [])
    assert table.sent == []


def test_a_card_that_is_not_owed_says_what_is_and_offers_it(sit, accessible):
    me, table = sit(Pairs())
    tap(me, "AS")
    me.find("owed").wait_for()
    assert "Two pairs are owed" in me.find("say").inner_text()
    assert raised(me) == []
    accessible(me.page)
    me.find("owed").click()
    me.until(lambda: len(raised(me)) == 4)
    me.find("done").click()
    me.until(lambda: len(table.sent) == 1)


def test_done_says_what_is_missing(sit):
    me, table = sit(Pairs())
    tap(me, "KS")
    me.until(lambda: len(raised(me)) == 1)
    me.find("done").click(force=True)
    me.page.get_by_text("Choose 3 more first.").wait_for()
    assert raised(me) == ["KS:0"]
    assert table.sent == []


def test_cards_are_chosen_and_played_by_keys(sit):
    me, table = sit(Pairs(), "desktop")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Home")
    for _ in range(60):
        focused = me.page.evaluate("document.activeElement.dataset")
        if "choice" in focused and focused["key"] not in raised(me):
            before = len(raised(me))
            me.page.keyboard.press("Space")
            me.until(lambda before=before: len(raised(me)) > before)
            if len(raised(me)) == 4:
                break
        me.page.keyboard.press("ArrowRight")
    me.page.locator('[data-test="done"][data-choice]').wait_for()
    me.page.keyboard.press("Enter")
    me.until(lambda: len(table.sent) == 1)


@pytest.mark.parametrize("more", [(), ("9C 5C 4C 2C", "BJ 5D 4D 3D")])
def test_every_card_of_a_large_hand_can_be_tapped(sit, more):
    me, _ = sit(Pairs(more))
    hit = me.hand.evaluate_all(
        """cards => cards.filter(card => {
            const box = card.getBoundingClientRect();
            const at = document.elementFromPoint(box.left + 5, box.top + 8);
            return at?.closest(".card") === card;
        }).length"""
    )
    assert hit == len(me.cards) == 25 + len(" ".join(more).split())


@SCREENS
def test_melds_are_laid_by_tapping_cards_and_where_they_go(sit, accessible, size):
    me, table = sit(Melds(), size)
    for card in ("KS", "KD", "KH"):
        tap(me, card)
    me.find("play").click()
    fresh = me.page.locator(".meld .is-fresh")
    me.until(lambda: fresh.count() == 3)
    tap(me, "2S")
    me.page.locator('[data-zone="nines"] [data-test="aim"]').wait_for()
    accessible(me.page)
    me.page.locator('[data-zone="nines"] [data-test="aim"]').click()
    me.until(lambda: fresh.count() == 4)
    tap(me, "9C")
    tap(me, "9H")
    me.find("play").click()
    me.until(lambda: fresh.count() == 6)
    looks_well(me, accessible)
    me.page.locator('.meld .is-fresh[data-card="KH"]').click(position={"x": 30, "y": 20})
    me.until(lambda: fresh.count() == 5)
    me.find("done").click()
    me.until(
        lambda: table.sent == [[Melds.KINGS] * 2 + [Melds.TWO_ON_NINES] + [Melds.NINES] * 2 + [Melds.DONE]]
    )
    assert me.complaints == []


def test_a_certain_rest_is_claimed_by_a_button(sit, accessible):
    me, table = sit(Pairs(), may=["choose", "claim", "resign"])
    accessible(me.page)
    me.find("claim").click()
    me.wait_past(1)
    assert table.sent == ["claim"]


def test_a_place_on_the_table_that_cannot_be_used_says_why(sit):
    me, _ = sit(Melds())
    me.page.locator('[data-zone="stock"] [data-test="aim"]').click()
    me.page.get_by_text("Choose 1 more first.").wait_for()


class LongLine(Pairs):
    """More is said of the partner than one line holds."""

    def view(self, chosen):
        view = super().view(chosen)
        lines = [Text("made-say", {"left": 2})]
        players = [replace(player, lines=lines) if player.partner else player for player in view.players]
        return replace(view, players=players)


def test_what_is_said_of_the_seat_opposite_never_begins_a_line_with_a_dot(sit):
    me, _ = sit(LongLine(), "desktop")
    lines = me.page.locator(".north .lines")
    box = lines.bounding_box()
    assert box["height"] > 30  # two lines
    dots = "all => all.map(one => ['::before', '::after'].map(at => getComputedStyle(one, at).content))"
    assert lines.locator("> *").evaluate_all(dots) == [["none", '"\u00a0· "'], ["none", "none"]]
