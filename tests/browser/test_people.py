"""Several people at a running match, each on a screen and in a language of their own: talk, clocks, who is away."""

import pytest

from tests.browser.conftest import KHMER, looks_well
from tests.browser.test_gathering import invite_friends, sit


def play_together(people, names, seats=2, clock=0):
    """A match of Svoi Kozyri between these people, who come by the host's link and give their names."""
    host, *friends = people
    link, _ = invite_friends(host, "svoi_kozyri", names[0], players=seats, lowest_rank=9)
    for me, name in zip(friends, names[1:], strict=True):
        me.page.goto(link)
        sit(me, name)
    if clock:
        choose(host, "set-clock", clock)
        choose(host, "set-reserve", 0)
    host.find("start").click()
    for me in people:
        me.page.locator("main[data-phase]").wait_for()


def choose(host, what, value):
    """Set something about the table, and wait until it is so."""
    label = host.find(what).locator(f'[data-value="{value}"]')
    label.click()
    label.locator(":checked").wait_for(state="attached")


def open_talk(me):
    """On a phone talk is a sheet; on a wide screen it is beside the table."""
    if me.find("open-talk").count():
        me.find("open-talk").click()
    me.find("talk").wait_for()


def close_talk(me):
    if me.find("talk-sheet").count():
        me.find("talk-sheet").locator('[data-test="close"]').click()


def says(me, text):
    open_talk(me)
    me.find("talk-text").fill(text)
    me.page.keyboard.press("Enter")
    me.find("talk").locator(".lines li", has_text=text).wait_for()
    close_talk(me)


def line(me, text):
    return me.find("talk").locator(".lines li", has_text=text)


def test_friends_talk_each_in_their_own_language(person, accessible):
    one, two = person("en", "desktop"), person("km", "phone")
    play_together([one, two], ["Dara", "ចាន់"])

    says(two, "<b>Good</b> evening & welcome")
    said = line(one, "Good")
    said.wait_for()
    assert said.locator("span").inner_text() == "<b>Good</b> evening & welcome"
    assert one.find("heard").inner_text() == "ចាន់: <b>Good</b> evening & welcome"
    one.page.keyboard.press("t")
    assert one.page.evaluate("document.activeElement.dataset.test") == "talk-text"
    one.page.keyboard.press("Escape")

    one.find("talk").locator("summary").first.click()
    one.page.locator('[data-phrase="well_played"]').click()
    line(one, "Well played.").wait_for()
    two.until(lambda: "1" in two.find("open-talk").get_attribute("aria-label").translate(DIGITS))
    two.page.locator(".seat .said", has_text="លេងបានល្អណាស់").wait_for()
    looks_well(one, accessible)
    open_talk(two)
    line(two, "លេងបានល្អណាស់").wait_for()
    looks_well(two, accessible)

    two.find("mutes").locator("summary").click()
    two.find("mute").check()
    two.until(lambda: not line(two, "លេងបានល្អណាស់").count())
    two.page.reload()
    one.find("talk-text").fill("Do you hear me?")
    one.find("talk-send").click()
    line(one, "Do you hear me?").wait_for()
    open_talk(two)
    line(two, "Good").wait_for()
    assert not line(two, "Do you hear me?").count()
    assert one.complaints == two.complaints == []


DIGITS = str.maketrans("០១២៣៤៥៦៧៨៩", "0123456789")


def test_two_windows_of_one_player_both_show_the_match(person):
    one, two = person("en", "desktop"), person("en", "phone")
    play_together([one, two], ["Dara", "Bopha"])
    other = one.page.context.new_page()
    other.goto(one.page.url)
    other.locator("main[data-phase]").wait_for()
    for _ in range(4):
        one.until(lambda: any(me.page.locator('main[data-turn="yes"]').count() for me in (one, two)))
        for me in (one, two):
            if me.page.locator('main[data-turn="yes"]').count():
                me.choose_one()
    one.page.close()
    two.page.wait_for_timeout(2500)
    assert not two.page.locator(".seat.is-stood-in, .seat.is-away").count()
    shown = lambda: int(other.locator("main").get_attribute("data-number"))  # noqa: E731
    two.until(lambda: shown() == two.number)


def test_a_computer_plays_for_who_is_away_and_a_vote_ends_it(person, accessible):
    one, two, three = person("km", "phone"), person("en", "desktop"), person("en", "phone")
    play_together([one, two, three], ["Dara", "Bopha", "Sokha"], seats=3)
    place = two.page.url
    badge = one.page.locator('.seat.is-stood-in[data-seat="1"]')
    two.page.goto("about:blank")
    badge.wait_for()
    assert KHMER.search(badge.inner_text())
    looks_well(one, accessible)
    two.page.goto(place)
    two.page.locator("main[data-phase]").wait_for()
    badge.wait_for(state="detached")
    two.page.goto("about:blank")
    badge.wait_for()

    looks_well(three, accessible)
    three.find("offer-vote").click()
    three.find("yes").click()
    for me in (one, three):
        me.find("ballot").wait_for()
        looks_well(me, accessible)
    assert three.find("vote-yes").get_attribute("aria-pressed") == "true"
    two.page.goto(place)  # who comes back while it is voted is asked as well
    two.find("ballot").wait_for()
    looks_well(two, accessible)
    two.find("vote-no").click()
    three.find("ballot").get_by_text("Against: 1").wait_for()
    one.find("vote-no").click()
    one.page.locator('[data-test="ballot"]').wait_for(state="detached")
    assert one.phase == "play"

    two.page.goto("about:blank")
    badge.wait_for()
    one.find("settings").click()
    one.find("call-vote").click()
    one.find("yes").click()
    three.find("vote-yes").click()
    for me in (one, three):
        me.find("sheet").wait_for()
        looks_well(me, accessible)
    assert (
        three.find("sheet").locator("h1").inner_text() == "The match ended by vote: nobody has won or lost."
    )
    assert one.complaints == three.complaints == []


PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}


def test_a_score_sheet_stays_whoever_comes_and_goes_and_however_wide_the_window_is(person):
    one, two = person("en", "phone"), person("km", "phone")
    told = []
    one.page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
    play_together([one, two], ["Dara", "Bopha"])
    place = two.page.url
    two.find("settings").click()
    two.find("resign").click()
    two.find("yes").click()
    sheet = one.find("sheet")
    sheet.evaluate("sheet => sheet.setAttribute('data-read', '')")
    for size in (DESK, PHONE):
        one.page.set_viewport_size(size)
        for goes, away in (("about:blank", True), (place, False)):
            two.page.goto(goes)
            one.until(lambda away=away: told and ('"here":false' in told[-1]) is away)
            one.page.wait_for_timeout(100)
    assert sheet.get_attribute("data-read") == ""

    one.find("see-table").click()
    two.page.goto("about:blank")
    one.page.locator('.seat.is-away[data-seat="1"]').wait_for()
    assert one.find("see-score").is_visible()


def test_what_is_open_beside_the_table_is_not_open_twice_and_comes_back_as_it_was(person):
    one, two = person("en", "phone"), person("km", "phone")
    play_together([one, two], ["Dara", "Bopha"])
    for opener, sheet, beside in (("side", "side-sheet", ".log"), ("open-talk", "talk-sheet", ".talk")):
        one.find(opener).click()
        if opener == "open-talk":
            one.find("talk-text").fill("Half a")
        one.page.set_viewport_size(DESK)
        one.page.locator(f".side {beside}").wait_for()
        one.find(sheet).wait_for(state="detached")
        one.page.set_viewport_size(PHONE)
        one.find(sheet).locator(beside).wait_for()
        if opener == "open-talk":
            assert one.find("talk-text").input_value() == "Half a"
        one.find("close").click()
        one.find(sheet).wait_for(state="detached")


def writes(me):
    return me.page.evaluate("document.activeElement.dataset.test") == "talk-text"


@pytest.mark.parametrize("where", ["gathering", "match"])
def test_who_writes_while_the_window_grows_or_shrinks_goes_on_writing(person, where):
    one, two = person("en", "phone"), person("km", "phone")
    if where == "match":
        play_together([one, two], ["Dara", "Bopha"])
    else:
        link, _ = invite_friends(one, "svoi_kozyri", "Dara")
        two.page.goto(link)
        sit(two, "Bopha")
    one.find("open-talk").click()
    one.find("talk-text").click()
    said = ""
    for size, part in ((PHONE, "Half"), (DESK, " a"), (PHONE, " word"), (DESK, " more")):
        one.page.set_viewport_size(size)
        one.find("talk-sheet").wait_for(state="visible" if size == PHONE else "detached")
        one.until(lambda: writes(one))
        one.page.keyboard.type(part)
        said += part
        assert one.find("talk-text").input_value() == said


def test_who_does_not_write_is_not_made_to_when_the_window_shrinks(person):
    one, two = person("en", "desktop"), person("km", "phone")
    play_together([one, two], ["Dara", "Bopha"])
    one.page.set_viewport_size(PHONE)
    one.find("open-talk").wait_for()
    one.page.wait_for_timeout(200)
    assert not one.find("talk-sheet").count()


def test_a_clock_is_shown_warns_and_runs_out(person, accessible):
    one, two = person("en", "desktop"), person("km", "phone")
    play_together([one, two], ["Dara", "Bopha"], clock=15)
    deciding = one if one.page.locator('main[data-turn="yes"]').count() else two
    before = deciding.number
    for me in (one, two):
        assert me.find("clock").count() == 2
        looks_well(me, accessible)
    first = deciding.page.locator(".facts .clock").inner_text()
    deciding.until(lambda: deciding.page.locator(".facts .clock").inner_text() != first)
    deciding.until(lambda: deciding.find("clock-said").inner_text())
    deciding.wait_past(before)
    log = one.find("log")
    log.locator("li", has_text="time").first.wait_for()
    told = deciding.find("say").locator("p")
    assert ("time" if deciding is one else "ពេល") in told.first.inner_text()
    again = deciding.page.locator('main[data-turn="yes"]').count()  # what is to be done now is said below it
    assert told.count() == 1 + again
    assert one.complaints == two.complaints == []


@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_while_it_is_played_the_link_is_found_and_brings_who_comes_later_to_watch(
    person, accessible, language, size
):
    one, two, late = person(language, size), person("en", "phone"), person("km", "phone")
    play_together([one, two], ["Dara", "Bopha"])
    one.find("settings").click()
    one.find("way-in").click()
    image = one.page.locator('[data-test="way-in-sheet"] img')
    image.wait_for()
    one.until(lambda: image.evaluate("image => image.complete && image.naturalWidth > 0"))
    looks_well(one, accessible)

    late.page.goto(one.find("link").input_value())
    late.page.locator("main[data-phase]").wait_for()
    assert late.page.locator("section.hand").count() == 0
    late.page.keyboard.press("?")  # who watches is told of no keys for cards
    late.find("keys-sheet").wait_for()
    assert late.find("keys-sheet").locator("kbd").all_inner_texts() == ["l", "t", "?", "Esc"]
    late.page.keyboard.press("Escape")
    late.find("settings").click()
    late.find("rules").wait_for()
    assert not late.find("way-in").count()
    assert one.complaints == late.complaints == []


def test_where_nobody_may_watch_no_link_is_shown(person):
    me = person()
    invite_friends(me, "svoi_kozyri", "Dara", players=2, lowest_rank=9)
    choose(me, "set-watch", "false")
    me.find("start").click()
    me.page.locator("main[data-phase]").wait_for()
    me.find("settings").click()
    me.find("way-in").click()
    me.find("way-in-sheet").get_by_text("Nobody may watch").wait_for()
    assert not me.find("link").count()
