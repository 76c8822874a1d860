"""Friends find to one table: by a link, by a code, by the lobby; each on a screen and in a language of their own."""

import re

from atout.table import gathering
from tests.browser.conftest import KHMER, looks_well


def invite_friends(me, game, name, **rules):
    """Open a table for friends; its link and its code."""
    me.open_lobby()
    me.choose_game(game)
    for rule, value in rules.items():
        me.set_rule(rule, value)
    me.find("invite-friends").click()
    me.find("gathering").wait_for()
    me.find("name").fill(name)
    me.find("keep-name").click()
    me.page.locator('[data-test="plan"] .is-you b', has_text=name).wait_for()
    return me.find("link").input_value(), me.find("code").inner_text()


def sit(me, name=""):
    """Sit down as somebody of this name."""
    me.find("name-form").wait_for()
    if name:
        me.find("name").fill(name)
    me.find("keep-name").click()
    me.page.locator('[data-test="gathering"]:not([data-seat="-1"])').wait_for()


def at_table(me, names):
    """Wait until these sit at the seats, by seat."""
    for seat, name in enumerate(names):
        me.page.locator(f'[data-test="plan"] [data-seat="{seat}"] b', has_text=name).wait_for()


def press_seat(me, seat):
    me.page.locator(f'[data-test="plan"] [data-seat="{seat}"] button').click()


def test_a_family_gathers_by_link_and_code_and_plays(person, accessible):
    host, friend, third = person("en", "desktop"), person("km", "phone"), person("km", "phone")
    link, code = invite_friends(host, "bid_euchre", "Sokha")
    looks_well(host, accessible)
    assert re.fullmatch(r"\d{4} \d{4}", code)
    assert host.page.locator(".invite img").evaluate("image => image.complete && image.naturalWidth > 0")

    friend.page.goto(link)
    friend.find("name-form").wait_for()
    assert "Sokha" in friend.page.locator("h1", has_text="Sokha").inner_text()
    looks_well(friend, accessible)
    sit(friend, "ចាន់ដារ៉ា")
    assert "/join/" not in friend.page.url
    third.open_lobby()
    third.find("type-code").fill(code.translate(str.maketrans("0123456789", "០១២៣៤៥៦៧៨៩")))
    third.find("join").click()
    sit(third)
    at_table(host, ["Sokha", "ចាន់ដារ៉ា", "A guest", "Empty"])
    assert KHMER.search(third.find("count").inner_text())

    press_seat(host, 1)  # who sits opposite is the partner
    host.find("seat-sheet").wait_for()
    looks_well(host, accessible)
    host.page.locator('[data-test="swap"][data-seat="2"]').click()
    at_table(friend, ["Sokha", "ភ្ញៀវ", "ចាន់ដារ៉ា"])
    press_seat(host, 3)
    host.find("who-sits").locator('[data-value="easy"]').click()
    host.page.locator('[data-test="plan"] [data-seat="3"]:not(.is-open)').wait_for()
    looks_well(friend, accessible)
    host.find("start").click()

    everyone = (host, friend, third)
    for one in everyone:
        one.page.locator("main[data-phase]").wait_for()
        under = one.page.locator(".bar h1 small")  # how far the match goes is read whole, between the buttons
        assert under.evaluate("small => small.scrollWidth <= small.clientWidth")
    for _ in range(8):
        host.until(lambda: any(is_to_play(one) or one.phase != "play" for one in everyone))
        for one in everyone:
            if is_to_play(one):
                one.choose_one()
    assert host.number >= 5  # dealt, and where all four pass the hand is thrown in
    for one in everyone:
        assert one.complaints == []


def is_to_play(me):
    return me.page.locator('main[data-turn="yes"]').count() > 0


def test_two_windows_of_one_player_show_the_same_table(person):
    me = person()
    invite_friends(me, "pitch", "Sokha")
    other = me.page.context.new_page()
    other.goto(me.page.url)
    other.locator('[data-test="plan"] .is-you b', has_text="Sokha").wait_for()
    other.locator('[data-test="set-public"] [data-value="true"]').click()
    me.page.locator('[data-test="set-public"] [data-value="true"] :checked').wait_for(state="attached")


def test_strangers_meet_by_play_now_and_the_match_begins_by_itself(person, accessible):
    one, two, looker = person("en", "phone"), person("km", "desktop"), person("en", "desktop")
    for me, players in ((one, "2"), (two, "0")):
        me.open_lobby()
        me.choose_game("svoi_kozyri")
        me.find("company").locator('[data-value="anyone"]').click()
        me.find("players").locator(f'[data-value="{players}"]').click()
        if me is one:
            looks_well(me, accessible)
        me.find("play-now").click()
        if me is one:
            me.find("gathering").wait_for()
            looker.open_lobby()
            looker.find("lobby").locator("li").first.wait_for()
            looks_well(looker, accessible)
            looker.find("filter-free").locator('[data-value="2"]').click()
            looker.find("lobby-empty").wait_for()
    for me in (one, two):
        me.page.locator("main[data-phase]").wait_for()
        assert me.complaints == []


def test_who_is_sent_away_and_who_comes_too_late_is_told_why(person, accessible):
    host, friend, late = person(), person("km", "phone"), person("en", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha")
    friend.page.goto(link)
    sit(friend, "Dara")
    at_table(host, ["Sokha", "Dara"])
    press_seat(host, 1)
    host.find("remove").click()
    friend.find("no-table").wait_for()
    assert KHMER.search(friend.find("no-table").inner_text())
    looks_well(friend, accessible)

    late.page.goto(link)  # the old one
    late.find("code-form").wait_for()
    looks_well(late, accessible)
    host.find("start").click()
    host.page.locator("main[data-phase]").wait_for()


def test_what_the_host_is_about_to_do_with_somebody_is_not_done_to_another(person):
    host, one, other = person(), person("km", "phone"), person("en", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha", players=3)
    for me, name in ((one, "Dara"), (other, "Bopha")):
        me.page.goto(link)
        sit(me, name)
    at_table(host, ["Sokha", "Dara", "Bopha"])
    press_seat(host, 1)
    host.find("remove").wait_for()
    other.find("name").fill("Bopha Chan")
    other.find("keep-name").click()
    at_table(host, ["Sokha", "Dara", "Bopha Chan"])
    assert host.find("remove").is_visible()  # it is still Dara who sits there
    one.find("stand").click()
    one.find("yes").click()
    at_table(host, ["Sokha", "Empty", "Bopha Chan"])
    assert not host.find("seat-sheet").count()


def test_while_it_is_dealt_nothing_is_offered_that_cannot_be_done(person):
    """The cards wait for somebody whose part of the deal does not come."""
    host, friend = person(), person("km", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha")
    friend.page.route_web_socket(re.compile("/ws/tables/"), only_until_the_deal)
    friend.page.goto(link)
    sit(friend, "Dara")
    at_table(host, ["Sokha", "Dara"])
    assert host.find("tap-a-seat").is_visible()
    host.find("start").click()
    host.page.locator("h1", has_text="Dealing").wait_for()
    assert not host.find("tap-a-seat").count()


def only_until_the_deal(socket):
    """The other side asks for a part, and is not answered."""
    server = socket.connect_to_server()
    server.on_message(lambda message: None if '"promised"' in message else socket.send(message))


def test_where_no_more_guests_come_in_they_are_told_so_and_the_host_as_well(person, accessible, monkeypatch):
    host, friend, late = person(), person("en", "phone"), person("km", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha", players=2, lowest_rank=9)
    monkeypatch.setattr(gathering, "MOST_GUESTS", 1)
    friend.page.goto(link)
    friend.find("name-form").wait_for()
    late.page.goto(link)
    late.page.get_by_role("alert").wait_for()
    assert KHMER.search(late.page.get_by_role("alert").inner_text())
    assert not late.find("code-form").count()  # a code helps no more than the link
    looks_well(late, accessible)

    host.find("start").click()
    host.page.locator("main[data-phase]").wait_for()
    host.find("settings").click()
    host.find("way-in").click()
    host.find("way-in-sheet").get_by_role("status").get_by_text("as many guests").wait_for()
    looks_well(host, accessible)

    friend.page.goto("about:blank")
    late.until(lambda: enters(late))


def test_a_link_can_be_pasted_where_a_code_is_typed(person):
    host, friend = person(), person("km", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha")
    friend.open_lobby()
    for pasted in (f"Come and play! {link}?from=chat", host.page.url.removeprefix("http://")):
        friend.find("type-code").fill(pasted)
        friend.find("join").click()
        friend.find("gathering").wait_for()
        friend.page.go_back()
        friend.find("type-code").wait_for()


def enters(me):
    """Tries again; whether that leads to the table."""
    if me.find("retry").count():
        me.find("retry").click()
        me.page.wait_for_timeout(200)
    return me.page.locator("main[data-phase]").count() > 0


def test_who_comes_by_the_link_taps_the_seat_they_want(person):
    host, friend = person(), person("km", "phone")
    link, _ = invite_friends(host, "bid_euchre", "Sokha")
    friend.page.goto(link)
    friend.find("name-form").wait_for()
    friend.find("name").fill("Dara")
    press_seat(friend, 2)
    at_table(host, ["Sokha", "Empty", "Dara", "Empty"])


def test_a_refusal_is_seen_wherever_the_page_stands(person, accessible):
    host = person("en", "phone")
    invite_friends(host, "bid_euchre", "Sokha")
    host.find("set-fill").locator('[data-value=""]').click()
    host.find("start").and_(host.page.locator('[aria-disabled="true"]')).wait_for()
    host.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    host.find("start").click(force=True)
    why = host.page.get_by_role("alert")
    why.wait_for()
    box = why.bounding_box()
    assert 0 <= box["y"] < box["y"] + box["height"] < 740
    looks_well(host, accessible)


def test_a_setting_that_is_refused_is_not_shown_as_chosen(person):
    host, *friends = person(), person("km", "phone"), person("en", "phone")
    link, _ = invite_friends(host, "pitch", "Sokha", players=3)
    for friend in friends:
        friend.page.goto(link)
        sit(friend)
    at_table(host, ["Sokha", "A guest", "A guest"])
    host.find("house-rules").locator("summary").click()
    host.find("option-players").locator('[data-value="2"]').click()
    host.page.get_by_role("alert").wait_for()
    assert host.find("option-players").locator('[data-value="3"] :checked').count() == 1


def test_a_host_who_gives_the_seat_up_can_come_back_to_the_table(person):
    host, friend = person("en", "phone"), person("km", "phone")
    link, _ = invite_friends(host, "svoi_kozyri", "Sokha")
    friend.page.goto(link)
    sit(friend, "Dara")
    host.find("stand").click()
    host.find("yes").click()
    host.page.locator("h1", has_text="Dara").wait_for()
    sit(host)
    friend.find("start").wait_for()


def test_the_last_who_leaves_closes_the_table(person):
    me, friend = person(), person("en", "phone")
    link, _ = invite_friends(me, "svoi_kozyri", "Sokha")
    friend.page.goto(link)
    friend.find("gathering").wait_for()
    me.find("stand").click()
    me.find("yes").click()
    me.find("play-now").wait_for()
    friend.find("no-table").wait_for()
