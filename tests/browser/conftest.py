"""A real Chromium before a real server; neither knows that it is a test."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import uvicorn

from atout.server import run
from atout.server.crowd import Limits
from atout.table.settings import Settings

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOCALES = {"en": "en-GB", "km": "km-KH"}
KHMER = re.compile(r"[\u1780-\u17ff]")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session", autouse=True)
def _pages_are_built():
    """Without them nothing here means anything: a failure, not a skip."""
    built = Path(run.__file__).parents[1] / "static" / "index.html"
    assert built.is_file(), "the browser's pages are not built: run scripts/build"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    chromium = os.environ.get("ATOUT_CHROMIUM", "/usr/bin/chromium")
    args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"]
    return {**browser_type_launch_args, "executable_path": chromium, "args": args}


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The address of a server in which nothing waits for people's eyes."""
    quick = Settings(
        sheet=20,
        move=0,
        secret_alone=0.1,
        secret=0.3,
        rhythm=0,
        retry=0.05,
        idle=60,
        workers=1,
        busy=1,
        grace=1.5,
        vote_again=0,
    )
    taken = run.listen("127.0.0.1", 0)
    server = uvicorn.Server(run.config(tmp_path_factory.mktemp("house"), quick, limits=Limits(accounts=1000)))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[taken])))
    thread.start()
    yield f"http://127.0.0.1:{taken.getsockname()[1]}"
    server.should_exit = True
    thread.join(30)
    taken.close()


class OwnHouse:
    """A server in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.process = None

    def start(self):
        """Its address, once it answers there."""
        command = [sys.executable, "-m", "atout.server", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        self.port = int(address.rpartition(":")[2])
        return address

    def kill(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
            self.process = None

    @contextmanager
    def locked(self):
        """Somebody else holds the database."""
        with closing(sqlite3.connect(next(self.folder.glob("*.sqlite")))) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.rollback()


@pytest.fixture
def own_house(tmp_path):
    house = OwnHouse(tmp_path)
    yield house
    house.kill()


class Person:
    """Somebody in front of the screen."""

    def __init__(self, page, address):
        self.page = page
        self.address = address
        self.complaints = []
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def find(self, name):
        return self.page.locator(f'[data-test="{name}"]')

    def open_lobby(self):
        self.page.goto(self.address)
        self.find("play-now").wait_for()

    def set_rule(self, name, value):
        """Choose a house rule in the form, the number of players or the level above it."""
        own = name in {"players", "level"}
        if not own and not self.find(f"option-{name}").is_visible():
            self.find("house-rules").locator("summary").click()
        label = self.find(name if own else f"option-{name}").locator(f'[data-value="{value}"]')
        label.evaluate("label => label.scrollIntoView({block: 'center'})")
        label.click()

    def choose_game(self, game):
        """Pick a game from the list."""
        self.page.locator(f'[data-game="{game}"]').click()

    def sit_down(self, game="svoi_kozyri", **rules):
        """Start a table from the lobby; short games unless the rules say otherwise."""
        self.open_lobby()
        self.choose_game(game)
        short = {"lowest_rank": 9} if game == "svoi_kozyri" else {}
        for name, value in (short | rules).items():
            self.set_rule(name, value)
        self.find("play-now").click()
        self.page.locator("main[data-phase]").wait_for()

    @property
    def hand(self):
        """The cards in my hand."""
        return self.page.locator("section.hand .card")

    @property
    def cards(self):
        """The same as texts."""
        return self.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")

    @property
    def phase(self):
        return self.page.locator("main").get_attribute("data-phase")

    @property
    def number(self):
        return int(self.page.locator("main").get_attribute("data-number") or 0)

    def wait_for_turn(self):
        """Until there is something to decide or the deal is over."""
        self.page.locator('main[data-turn="yes"], main:not([data-phase="play"])').first.wait_for()

    def choose_one(self, which=0):
        """Decide by tapping: a button, or cards and then the brass button."""
        before = self.number
        for _ in range(60):
            self._tap(which)
            if self.number > before:
                return
        raise AssertionError("60 parts and no decision")

    def _tap(self, which):
        """What completes the decision, or a card, which may be only a part of it."""
        number, parts = self.number, self.parts
        done = self.page.locator('[data-test="done"][data-choice]')
        if done.count():
            done.click()
        else:
            choices = self.page.locator("main [data-choice]:not(.is-chosen)")
            raised = self.page.locator("main [data-choice].is-chosen")
            if choices.count() or not raised.count():  # else a hint has raised the only one
                choices.nth(which).click(position={"x": 10, "y": 12})
            for way in self.page.locator('[data-test="play"], [data-test="way"]').all()[:1]:
                way.click()
        self.until(lambda: self.number > number or self.parts not in {None, parts})

    @property
    def parts(self):
        """How many parts of a decision are put together; None while the server is asked."""
        return self.page.locator("main").get_attribute("data-parts")

    def wait_past(self, number):
        """Until the table has gone on."""
        self.until(lambda: self.number > number)

    def until(self, happened):
        """Ask again and again: the page's strict policy forbids a script that would wait in it."""
        deadline = time.monotonic() + 20
        while not happened():
            assert time.monotonic() < deadline, "it did not happen"
            self.page.wait_for_timeout(20)

    def decide(self, times):
        """Decide so many times, and wait until it is my turn again."""
        for _ in range(times):
            self.come_to_turn()
            self.choose_one()
        self.come_to_turn()

    def come_to_turn(self):
        """Until there is something to decide, in the next deal where this one has ended meanwhile."""
        self.wait_for_turn()
        while self.phase != "play":
            self.page.locator('[data-test="continue"], [data-test="again"]').first.click()
            self.page.locator('main[data-phase="play"]').wait_for()
            self.wait_for_turn()

    def play_out(self):
        """Decide until the deal is over; the sentences of the log are on the screen at the end."""
        for _ in range(600):
            self.wait_for_turn()
            if self.phase != "play":
                return
            self.choose_one()
        raise AssertionError("600 decisions and no end")


@pytest.fixture
def person(browser, house):
    """``person("en", "phone")``: somebody who reads this language on a screen of this size."""
    contexts = []

    def come(language="en", size="desktop", address=house, **how):
        context = browser.new_context(
            viewport=SIZES[size], locale=LOCALES[language], reduced_motion="reduce", **how
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        return Person(context.new_page(), address)

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def device(playwright, browser, house):
    """A browser of its own, with cookies of its own."""
    playwright.selectors.set_test_id_attribute("data-test")
    contexts = []

    def open_page(size="phone", lang="en", **more):
        context = browser.new_context(viewport=SIZES[size], locale=LOCALES[lang], base_url=house, **more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        return page

    yield open_page
    for context in contexts:
        context.close()


def fits(page):
    """Nothing hangs over the screen's side."""
    return page.evaluate("document.scrollingElement.scrollWidth <= window.innerWidth")


def sticking_out(page, but=".vh"):
    """What is shown beyond the screen's sides, also where it cannot be scrolled to; ``but`` what may be."""
    return page.evaluate(
        """but => [...document.querySelectorAll("body *")].filter((one) => {
        const {left, right, width, height} = one.getBoundingClientRect();
        const seen = width > 1 && height > 1 && !one.closest(but) && one.checkVisibility({visibilityProperty: true});
        return seen && (left < -0.5 || right > innerWidth + 0.5);
    }).map((one) => one.outerHTML.slice(0, 120))""",
        but,
    )


def looks_well(me, accessible):
    """What somebody sees fits their screen, and axe-core finds nothing in it."""
    accessible(me.page)
    assert fits(me.page)


def looks_well_by_day_and_night(page, accessible):
    """The same of a page in both sets of colours."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        accessible(page)
    assert fits(page)


@pytest.fixture
def accessible():
    """Fails with what axe-core finds on a page."""

    def check(page):
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []

    return check
