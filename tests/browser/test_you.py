"""Who you are: an account on two devices, what was played, a link for others."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LOCALES, SIZES, Person, looks_well_by_day_and_night
from tests.browser.test_gathering import invite_friends
from tests.browser.test_people import choose

PHRASE = "the rain in Battambang"


def make_account(page, name):
    page.goto("/you")
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("phrase").fill(PHRASE)
    page.get_by_test_id("account-send").click()
    expect(page.get_by_test_id("signed-in")).to_contain_text(name)


def sign_in(page, name):
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("phrase").fill(PHRASE)
    page.get_by_test_id("account-send").click()


def sign_out_others(page, name):
    """Sign in on one more device, and sign out the others from there."""
    page.goto("/you")
    page.get_by_test_id("account-way").locator("[data-value='sign-in'] input").check()
    sign_in(page, name)
    page.get_by_test_id("end-others").click()
    expect(page.get_by_test_id("devices").locator("li")).to_have_count(1)


def against_a_computer(page):
    """A table of one's own; its id."""
    made = page.request.post(
        "/api/tables",
        data={
            "game": "svoi_kozyri",
            "seats": [{"kind": "you"}, {"kind": "computer", "level": "easy"}],
            "options": {"players": 2, "lowest_rank": 9},
        },
    )
    return made.json()["id"]


def give_up(page):
    """Play against the computer, and give up at once."""
    table = against_a_computer(page)
    page.goto(f"/table/{table}")
    expect(page.get_by_test_id("say")).to_be_visible()
    page.evaluate(
        """table => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
            socket.onmessage = ({data}) => {
                const message = JSON.parse(data);
                if (message.type !== "state") return;
                if (message.view.phase === "match_over") { socket.close(); done(); }
                else socket.send(JSON.stringify({type: "resign", number: message.number}));
            };
        })""",
        table,
    )
    return table


def test_an_account_is_the_same_on_two_devices(device):
    one, other = device(), device("desktop")
    make_account(one, "Bopha")
    other.goto("/you")
    other.get_by_test_id("account-way").locator("[data-value='sign-in'] input").check()
    other.get_by_test_id("account-name").fill("bopha")
    other.get_by_test_id("phrase").fill("the rain in Battambong")
    other.get_by_test_id("account-send").click()
    expect(other.get_by_role("alert")).to_be_visible()
    other.get_by_test_id("phrase").fill(PHRASE)
    other.get_by_test_id("account-send").click()
    expect(other.get_by_test_id("devices").locator("li")).to_have_count(2)

    other.get_by_test_id("end-device").click()
    expect(other.get_by_test_id("devices").locator("li")).to_have_count(1)
    one.reload()
    expect(one.get_by_test_id("account")).to_be_visible()

    other.get_by_test_id("sign-out").click()
    expect(other.get_by_test_id("account")).to_be_visible()


def test_a_match_is_found_again_and_shown_to_somebody_else(device):
    page, stranger = device(), device("desktop")
    give_up(page)
    page.goto("/you")
    expect(page.get_by_test_id("matches").locator("li")).to_have_count(1)
    page.get_by_test_id("match-replay").click()
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_test_id("share-open").click()
    link = page.get_by_test_id("link").input_value()

    stranger.goto(link)
    expect(stranger.get_by_test_id("say")).to_be_visible()
    stranger.get_by_test_id("step-first").click()
    stranger.get_by_test_id("step-next").click()
    stranger.get_by_test_id("share-open").click()
    with stranger.expect_download() as saved:
        stranger.get_by_test_id("download").click()
    assert "svoi" in saved.value.path().read_text()


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("size", SIZES)
def test_a_guest_and_who_has_an_account_see_a_page_that_all_can_use(device, accessible, size, lang):
    page = device(size, lang)
    page.goto("/you")
    expect(page.get_by_test_id("account")).to_be_visible()
    looks_well_by_day_and_night(page, accessible)
    page.get_by_test_id("account-name").fill("ab")
    page.get_by_test_id("phrase").fill("too short")
    page.get_by_test_id("account-send").click()
    expect(page.get_by_role("alert")).to_be_visible()
    looks_well_by_day_and_night(page, accessible)
    make_account(page, f"សុភា {size} {lang}")
    give_up(page)
    page.goto("/you")
    expect(page.get_by_test_id("matches")).to_be_visible()
    page.get_by_test_id("change-phrase").click()
    looks_well_by_day_and_night(page, accessible)


@pytest.mark.parametrize(("size", "lang"), [("phone", "km"), ("desktop", "en")])
def test_who_is_signed_out_during_a_match_is_told_and_plays_on(device, accessible, size, lang):
    me, name = device(size, lang), f"Rachana {size} {lang}"
    make_account(me, name)
    me.goto(f"/table/{against_a_computer(me)}")
    hand, told = me.locator("section.hand"), me.get_by_test_id("signed-out")
    expect(hand).to_be_visible()
    sign_out_others(device(), name)

    expect(told).to_be_visible()
    expect(hand).to_have_count(0)
    looks_well_by_day_and_night(me, accessible)
    me.reload()
    expect(told).to_be_visible()
    me.get_by_test_id("sign-in").click()
    looks_well_by_day_and_night(me, accessible)
    sign_in(me, name)
    expect(hand).to_be_visible()
    expect(told).to_have_count(0)


def test_who_is_signed_out_may_just_watch(device):
    me = device()
    make_account(me, "Kunthea")
    me.goto(f"/table/{against_a_computer(me)}")
    expect(me.locator("section.hand")).to_be_visible()
    sign_out_others(device(), "Kunthea")
    me.get_by_test_id("just-watch").click()
    expect(me.get_by_test_id("say")).to_be_visible()
    me.reload()
    expect(me.get_by_test_id("say")).to_be_visible()
    expect(me.get_by_test_id("signed-out")).to_have_count(0)


def test_where_nobody_may_watch_who_is_signed_out_comes_back_by_signing_in(device, accessible, house):
    page = device("phone", "km")
    make_account(page, "Sovann")
    me = Person(page, house)
    invite_friends(me, "svoi_kozyri", "Sovann", players=2, lowest_rank=9)
    choose(me, "set-watch", "false")
    me.find("start").click()
    expect(page.locator("section.hand")).to_be_visible()
    sign_out_others(device(), "Sovann")

    shown = page.get_by_test_id("no-table")
    expect(shown.get_by_role("alert")).to_be_visible()
    looks_well_by_day_and_night(page, accessible)
    shown.get_by_test_id("sign-in").click()
    sign_in(page, "Sovann")
    expect(page.locator("section.hand")).to_be_visible()
