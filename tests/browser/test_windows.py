"""Two windows of one browser: who the reader becomes in one of them, they are in the other as well."""

import itertools

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import looks_well_by_day_and_night
from tests.browser.test_you import PHRASE, against_a_computer, make_account, sign_in, sign_out_others

numbers = itertools.count()
WAYS = ("match", "private", "public")
"""At which table the first window is: a match, or one that gathers by invite or for everybody."""
MOST = [way if way != "public" else pytest.param(way, marks=pytest.mark.long) for way in WAYS]
"""The two that gather differ in little."""


def new_name():
    return f"Veasna {next(numbers)}"


def account(device):
    """An account, made on another device."""
    name = new_name()
    made = device().request.post("/api/account", data={"name": name, "phrase": PHRASE})
    assert made.ok, made.text()
    return name


def take_seat(page, where):
    """The first window comes to a seat."""
    if where == "match":
        page.goto(f"/table/{against_a_computer(page)}")
        seated(page, where)
        return
    wanted = {
        "game": "svoi_kozyri",
        "seats": [{"kind": "you"}, {"kind": "open"}],
        "options": {"players": 2, "lowest_rank": 9},
        "setup": {"public": where == "public"},
    }
    page.goto(f"/table/{page.request.post('/api/tables', data=wanted).json()['id']}")
    seated(page, where)


def seated(page, where):
    if where == "match":
        expect(page.locator("section.hand")).to_be_visible()
    else:
        expect(page.locator('[data-test="gathering"][data-seat="0"]')).to_be_visible()
    expect(told(page)).to_have_count(0)


def told(page):
    """Where it is said that a seat is not the reader's any more."""
    return page.locator(
        '[data-test="signed-out"], [data-test="unseated"], [data-test="no-table"] [role="alert"]'
    )


def second(page):
    """Another window, where it is seen who the reader is."""
    other = page.context.new_page()
    other.goto("/you")
    expect(other.get_by_test_id("name-form")).to_be_visible()
    return other


def sign_in_at(page, name):
    page.get_by_test_id("account-way").locator("[data-value='sign-in'] input").check()
    sign_in(page, name)
    expect(page.get_by_test_id("signed-in")).to_contain_text(name)


def slow(page):
    """Whatever is answered comes two seconds late, and the cookie with it."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    late = {"offline": False, "latency": 2000, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.emulateNetworkConditions", late)


@pytest.mark.parametrize("where", MOST)
@pytest.mark.parametrize("late", [False, True], ids=["at once", "late"])
def test_a_guest_who_signs_in_in_another_window_keeps_the_seat(device, where, late):
    """Late: the first window comes again before its browser has the cookie of who the reader is now."""
    name, page = account(device), device("desktop")
    take_seat(page, where)
    other = second(page)
    if late:
        slow(other)
    sign_in_at(other, name)
    seated(page, where)
    if where != "match":
        expect(page.get_by_test_id("plan")).to_contain_text(name)
    page.reload()
    seated(page, where)


def test_who_makes_an_account_in_another_window_keeps_the_seat_as_long_as_the_device_is_signed_in(device):
    page, name = device("desktop"), new_name()
    take_seat(page, "private")
    make_account(second(page), name)
    expect(page.get_by_test_id("plan")).to_contain_text(name)
    seated(page, "private")
    sign_out_others(device(), name)
    expect(told(page)).to_be_visible()


@pytest.mark.parametrize("where", MOST)
def test_who_signs_out_in_another_window_is_told_and_comes_back(device, accessible, where):
    page, name = device("phone", "km"), account(device)
    sign_in_at(second(page), name)
    take_seat(page, where)
    other = second(page)
    other.get_by_test_id("sign-out").click()
    expect(told(page)).to_be_visible()
    looks_well_by_day_and_night(page, accessible)
    page.reload()
    expect(told(page)).to_be_visible()

    stranger = account(device)
    sign_in_at(other, stranger)
    expect(told(page)).to_contain_text(stranger)
    looks_well_by_day_and_night(page, accessible)
    page.get_by_test_id("sign-in").click()
    sign_in(page, name)
    seated(page, where)


@pytest.mark.parametrize("where", MOST)
def test_who_is_signed_out_from_the_list_of_devices_is_told_and_comes_back(device, where):
    page, name = device("desktop"), account(device)
    sign_in_at(second(page), name)
    take_seat(page, where)
    sign_out_others(device(), name)
    expect(told(page)).to_be_visible()
    sign_in_at(second(page), name)  # in another window: the first one knows of it
    seated(page, where)


def test_who_gives_a_seat_up_is_not_told_so(device):
    page, friend = device("desktop"), device()
    take_seat(page, "public")
    friend.goto(page.url)
    friend.get_by_test_id("keep-name").click()
    expect(page.get_by_test_id("count")).to_contain_text("2 of 2")
    page.get_by_test_id("stand").click()
    page.get_by_test_id("yes").click()
    expect(page.locator('[data-test="gathering"][data-seat="-1"]')).to_be_visible()
    expect(told(page)).to_have_count(0)


def test_a_seat_given_up_elsewhere_is_said_to_be_so(device, accessible):
    page, friend, name = device("phone", "km"), device(), account(device)
    sign_in_at(second(page), name)
    take_seat(page, "public")
    friend.goto(page.url)
    friend.get_by_test_id("keep-name").click()
    expect(page.locator('[data-test="plan"] .is-open')).to_have_count(0)
    elsewhere = device("desktop")
    sign_in_at(second(elsewhere), name)
    elsewhere.goto(page.url)
    elsewhere.get_by_test_id("stand").click()
    elsewhere.get_by_test_id("yes").click()
    expect(told(page)).to_be_visible()
    expect(page.get_by_test_id("sign-in")).to_have_count(0)
    looks_well_by_day_and_night(page, accessible)
    page.get_by_test_id("keep-name").click()
    expect(told(page)).to_have_count(0)
