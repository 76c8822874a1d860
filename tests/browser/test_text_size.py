"""Who has set a larger text in the browser reads larger text, and everything is still in reach."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, fits, sticking_out

GAMES = ("tractor", "pitch", "bid_euchre", "hand_and_foot", "svoi_kozyri")
GROWN = """() => {
    const said = [...document.querySelectorAll("body *")].filter((one) => !one.closest(".card, svg, title")
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
    const size = (one) => parseFloat(getComputedStyle(one).fontSize);
    const before = said.map(size);
    document.documentElement.style.fontSize = "150%";
    const same = said.filter((one, at) => Math.abs(size(one) / before[at] - 1.5) > 0.01);
    document.documentElement.style.fontSize = "";
    return [said.length, same.map((one) => one.outerHTML.slice(0, 120))];
}"""
"""How many sentences there are, and those that stay as small as they were. Cards have sizes of their own."""
SCROLLED = ".vh, .meld-row ul > *, .rules-text table > *"


def enlarge(page, percent):
    page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%`; }", percent)
    page.wait_for_timeout(250)  # the hand is laid anew, and nothing says so


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("path", ["/", "/you", "/rules/pitch"])
def test_a_page_grows_with_the_readers_text(device, path, language):
    page = device(lang=language)
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    many, small = page.evaluate(GROWN)
    assert many > 5
    assert small == []
    for percent in (125, 150):
        enlarge(page, percent)
        assert fits(page)
        assert sticking_out(page, SCROLLED) == []


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_grows_with_the_readers_text_and_can_be_played(person, game, language):
    me = person(language, "phone")
    me.sit_down(game)
    for size in (PHONE, DESKTOP):
        me.page.set_viewport_size(size)
        me.wait_for_turn()
        many, small = me.page.evaluate(GROWN)
        assert many > 5
        assert small == []
        enlarge(me.page, 125)
        assert fits(me.page)
        assert sticking_out(me.page, SCROLLED) == []
        me.decide(1)
        enlarge(me.page, 100)
