"""The HTTP interface, and the doors of the house."""

import re

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from atout import registry, words
from atout.core import record
from atout.server.messages import DealProof
from tests.cli.test_verify import BARE, MATCH
from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_health(guest):
    answer = await guest.http.get("/healthz")

    assert (answer.status_code, answer.text) == (200, "ok")


async def test_every_game_is_told_with_its_options(guest):
    games = (await guest.http.get("/api/games")).json()

    assert [game["name"] for game in games] == list(registry.names())
    svoi = next(game for game in games if game["name"] == "svoi_kozyri")
    assert svoi["levels"] == ["easy", "medium", "hard", "expert"]
    assert svoi["seats"] == [2, 3, 4]
    assert set(svoi["presets"]) == {"seed", "classic", "besicovitch"}
    assert [preset["players"] for preset in svoi["presets"]["seed"]] == [2, 3, 4]
    assert {field["name"] for field in svoi["fields"]} == set(svoi["presets"]["seed"][0])


@pytest.mark.parametrize("lang", words.languages())
async def test_words(guest, lang):
    answer = await guest.http.get(f"/api/words/{lang}")

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == words.source(lang)


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("game", registry.names())
async def test_rules_can_be_linked_to_by_their_number(guest, game, lang):
    answer = await guest.http.get(f"/api/rules/{game}/{lang}")

    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    ids = re.findall(
        r'<p id="([A-Z]+-\d+)"><strong><span class="rule-number">\1</span></strong>', answer.text
    )
    assert len(ids) == len(set(ids)) > 10
    assert "<table>" in answer.text
    assert "<html" not in answer.text


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("game", registry.names())
async def test_a_rule_number_stands_whole_wherever_the_rules_name_it(guest, game, lang):
    text = (await guest.http.get(f"/api/rules/{game}/{lang}")).text

    broken = re.sub(r' id="[A-Z]+-\d+"|<span class="rule-number">[A-Z]+-\d+</span>', "", text)
    assert re.findall(r"[A-Z]+-\d+", broken) == []


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/words/xx", 400, "server-language-unknown"),
        ("/api/rules/svoi_kozyri/xx", 400, "server-language-unknown"),
        ("/api/rules/chess/en", 400, "game-unknown"),
        ("/api/rules/..%2fcore/en", 404, "server-not-found"),
        ("/api/nothing", 404, "server-not-found"),
        ("/api", 404, "server-not-found"),
        ("/ws/other", 404, "server-not-found"),
        ("/assets/none.js", 404, "server-not-found"),
        ("/assets/%2e%2e/%2e%2e/app.py", 404, "server-not-found"),
        ("/api/tables/none/record", 404, "table-unknown"),
        ("/api/records/none", 404, "record-unknown"),
        ("/api/records/none/steps/0", 404, "record-unknown"),
        ("/api/records/none/steps/x", 404, "server-not-found"),
        ("/api/records/none/steps/0?seat=x", 400, "server-wrong-request"),
    ],
)
async def test_what_cannot_be_answered_says_why(guest, path, status, key):
    answer = await guest.http.get(path)

    assert answer.status_code == status
    assert why(answer) == key


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/words/en", "/api/rules/pitch/km"])
async def test_head_is_get_without_the_body(guest, path):
    whole, head = await guest.http.get(path), await guest.http.head(path)

    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.content == b""


async def test_head_says_what_is_not_there(guest):
    assert (await guest.http.head("/api/nothing")).status_code == 404
    assert (await guest.http.head("/api/records")).status_code == 405


async def test_a_wrong_method(guest):
    answer = await guest.http.delete("/api/tables")

    assert (answer.status_code, why(answer)) == (405, "server-wrong-method")


# --- records ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished():
    """The text of a match that has been played."""
    return FINISHED


FINISHED = """\
Atout: 1
Game: svoi_kozyri 1
Date: 2026-11-30
Options: lowest_rank=9
Seat 0: Sokha
Seat 1: computer, hard

deal first_dealer=0 pack=JS,JH,9S,AC,QS,QC,9H,QH,9C,AS,JD,9D,KS,TS,QD,TC,KD,AH,KH,JC,TH,AD,KC,TD
1: trumps=H
0: trumps=S
1: KC
0: AC QH
1: KH KS
0 back 3
1 resigns
"""


async def test_a_record_is_put_and_stepped_through(guest):
    put = await guest.http.post("/api/records", content=FINISHED, headers={"Content-Type": "text/plain"})
    assert put.status_code == 201, put.text
    info = put.json()
    assert info["steps"] == 7
    assert info["seats"] == [{"name": "Sokha"}, {"name": "", "level": "hard"}]
    assert (await guest.http.get(f"/api/records/{info['id']}")).json() == info

    steps = [(await guest.http.get(f"/api/records/{info['id']}/steps/{n}?seat=0")).json() for n in range(8)]

    assert [step["step"] for step in steps] == list(range(8))
    told = [[event["text"]["key"] for event in step["events"]] for step in steps]
    assert told[0] == ["event-dealt"]
    assert told[6] == ["event-took-back"]
    assert told[7] == ["event-resigned"]
    assert steps[6]["view"] == steps[2]["view"]
    assert steps[7]["view"]["phase"] == "match_over"


@pytest.mark.parametrize("seat", [-2, -1, 0, 1])
async def test_a_step_can_be_seen_from_every_seat(guest, seat):
    info = (await guest.http.post("/api/records", content=FINISHED)).json()
    step = (await guest.http.get(f"/api/records/{info['id']}/steps/3", params={"seat": seat})).json()

    assert step["view"]["seat"] == max(seat, -1)
    hands = [zone for zone in step["view"]["zones"] if zone["name"].startswith("hand")]
    assert len(hands) == 2


async def test_a_record_says_how_each_deal_was_dealt(guest):
    info = (await guest.http.post("/api/records", content=MATCH)).json()
    read = record.read(MATCH, registry.find)
    answer = (await guest.http.get(f"/api/records/{info['id']}/proofs")).json()

    found = msgspec.convert(answer, list[DealProof])
    assert [one.deal for one in found] == [1, 2, 0]
    assert [one.proof for one in found] == [luck.proof(read.table) for luck in read.course.luck]


async def test_where_nothing_was_promised_there_is_no_proof(guest):
    info = (await guest.http.post("/api/records", content=BARE)).json()
    answer = await guest.http.get(f"/api/records/{info['id']}/proofs")

    assert answer.json() == [{"deal": 1, "proof": None}, {"deal": 2, "proof": None}]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("steps/8", "record-no-such-step"),
        ("steps/-1", "record-no-such-step"),
        ("steps/99999999999999999999", "record-no-such-step"),
        ("steps/0?seat=2", "match-no-such-seat"),
        ("steps/0?seat=-3", "match-no-such-seat"),
    ],
)
async def test_a_step_or_a_seat_that_is_not_there(guest, path, key):
    info = (await guest.http.post("/api/records", content=FINISHED)).json()
    answer = await guest.http.get(f"/api/records/{info['id']}/{path}")

    assert (answer.status_code, why(answer)) == (400, key)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "record-header-missing", None),
        ("hello", "record-header-missing", 1),
        (FINISHED.replace("KC", "KC KC"), None, 8),
        (FINISHED.replace("pack=JS,", "pack="), "match-impossible-chances", 8),
        (FINISHED.replace("AC QH", "AC 2H"), "svoi-refuse-not-held", 12),
        (FINISHED.partition("deal")[0], "record-nothing-in-it", None),
        (FINISHED + "0: 9C\n", "match-no-deal", 16),
    ],
)
async def test_a_damaged_record_says_the_line_and_the_reason(guest, text, key, line):
    answer = await guest.http.post("/api/records", content=text)

    assert answer.status_code == 400
    assert key in {None, why(answer)}
    assert answer.json()["why"].get("line") == line


async def test_a_record_that_is_no_text_or_too_long(guest):
    binary = await guest.http.post("/api/records", content=b"\xff\x00")
    long = await guest.http.post("/api/records", content=b"#" * (record.LONGEST + 1))

    assert (binary.status_code, why(binary)) == (400, "record-not-text")
    assert (long.status_code, why(long)) == (413, "server-too-large")


async def test_a_table_gives_its_record_when_a_deal_is_over(guest):
    table = await guest.make_table("easy", lowest_rank=9, deals=2)
    path = f"/api/tables/{table}/record"
    first = await guest.http.get(path)
    assert (first.status_code, why(first)) == (409, "record-nothing-yet")
    async with guest.at(table) as place:
        await place.play_out()
        between = (await guest.http.get(path)).text
        await place.ask("continue")
        running = (await guest.http.get(path)).text
        await place.play_out()
        over = (await guest.http.get(path)).text
        await place.ask("again")
        again = (await guest.http.get(path)).text

    courses = [record.read(text, registry.find).course for text in (between, running, over, again)]
    assert [len(course.match.results) for course in courses] == [1, 1, 2, 2]
    assert courses[2].match.over
    assert again == over
    assert "Seat 1: computer, easy" in over
    assert (await guest.http.post("/api/records", content=over)).status_code == 201


# --- pages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/rules/svoi_kozyri", "/%2e%2e/%2e%2e/etc/passwd", f"/{'a' * 9000}", "/%00"]
)
async def test_every_page_is_the_one_page(guest, path):
    answer = await guest.http.get(path)

    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "Atout" in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_without_the_browsers_files_a_page_says_how_to_build_them(guest, monkeypatch, tmp_path):
    monkeypatch.setattr("atout.server.app.STATIC", tmp_path)
    answer = await guest.http.get("/")

    assert answer.status_code == 503
    assert "scripts/build" in answer.text


async def test_files_of_the_browser_and_nothing_beside_them(guest, monkeypatch, tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>page")
    (static / "assets/a-1.js").write_text("let a")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr("atout.server.app.STATIC", static)

    script = await guest.http.get("/assets/a-1.js")
    outside = await guest.http.get("/%2e%2e/secret")

    assert script.text == "let a"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert outside.text == "<p>page"


# --- doors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("", 421),
        ("localhost", 200),
        ("localhost:99", 200),
        ("192.168.1.7:8000", 200),
        ("[::1]:8000", 200),
    ],
)
async def test_a_host_that_is_not_ours(guest, host, status):
    answer = await guest.http.get("/api/games", headers={"Host": host})

    assert answer.status_code == status


async def test_a_page_of_somebody_elses_cannot_make_a_table(guest):
    body = {"game": "svoi_kozyri", "seats": [{"kind": "you"}, {"kind": "computer"}]}
    foreign = await guest.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    own = await guest.http.post("/api/tables", json=body, headers={"Origin": f"http://{guest.place}"})

    assert (foreign.status_code, why(foreign)) == (403, "server-origin-foreign")
    assert own.status_code == 201


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null"])
async def test_a_page_of_somebody_elses_cannot_come_to_a_table(guest, origin):
    table = await guest.make_table("easy")
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws://{guest.place}/ws/tables/{table}",
            origin=origin,
            additional_headers={"Cookie": f"atout={guest.cookie}"},
        )

    assert refused.value.response.status_code == 403
