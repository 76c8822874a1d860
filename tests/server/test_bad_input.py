"""Whatever is sent: each mistake gets its own clear error, and the connection and the table go on."""

import json

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from atout.server.messages import ENDURED, LIMIT, Refused, State, Tried
from tests.server.conftest import why

pytestmark = pytest.mark.asyncio(loop_scope="module")

NUMBER = "the number seen last"


@pytest_asyncio.fixture(loop_scope="module")
async def place(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.my_turn()
        yield place


async def still_plays(place):
    """The table goes on as if nothing had been."""
    await place.my_turn()
    assert isinstance(await place.play(), State)


@pytest.mark.parametrize(
    ("frame", "key", "about"),
    [
        ("", "server-not-json", ""),
        ("hello", "server-not-json", ""),
        ("{", "server-not-json", ""),
        ("[" * 30_000, "server-frame-untyped", ""),
        ('{"type":"choose","number":1,"choices":' + "[" * 30_000, "server-not-json", ""),
        ("null", "server-frame-untyped", ""),
        ("[]", "server-frame-untyped", ""),
        ("{}", "server-frame-untyped", ""),
        ('{"type":7}', "server-frame-untyped", ""),
        ('{"type":"deal"}', "server-frame-unknown", "deal"),
        ('{"type":"state","number":1}', "server-frame-unknown", "state"),
        ('{"type":"' + "x" * 5000 + '"}', "server-frame-unknown", "x" * 60),
        ('{"type":"choose"}', "server-frame-wrong", "choose"),
        ('{"type":"choose","number":1,"choices":"9H"}', "server-frame-wrong", "choose"),
        ('{"type":"choose","number":1,"choices":[1.5]}', "server-frame-wrong", "choose"),
        ('{"type":"choose","number":true,"choices":[1]}', "server-frame-wrong", "choose"),
        ('{"type":"choose","number":null,"choices":[1]}', "server-frame-wrong", "choose"),
        ('{"type":"choose","number":1,"choices":[1],"seat":1}', "server-frame-wrong", "choose"),
        ('{"type":"look","since":"x"}', "server-frame-wrong", "look"),
        (b"\x00\x01", "server-frame-binary", ""),
        (b'{"type":"look"}', "server-frame-binary", ""),
        (NUMBER, "table-stale", "choose"),
    ],
)
async def test_a_frame_that_cannot_be_read_or_is_old(place, frame, key, about):
    if frame is NUMBER:
        frame = json.dumps({"type": "choose", "number": place.state.number - 1, "choices": [3]})
    await place.send(frame)

    answer = await place.hear()

    assert isinstance(answer, Refused)
    assert (answer.why.text.key, answer.about) == (key, about)
    await still_plays(place)


@pytest.mark.parametrize(
    "kind", ["choose", "try", "take_back", "hint", "claim", "resign", "continue", "again"]
)
@pytest.mark.parametrize("number", [-1, 10**6, 10**30, -(10**30)])
async def test_a_number_that_was_never_shown(place, kind, number):
    fields = {"choices": [3]} if kind in {"choose", "try"} else {}
    answer = await place.ask(kind, number=number, **fields)

    assert answer.why.text.key == "table-number-unknown"
    await still_plays(place)


@pytest.mark.parametrize(
    ("choices", "key"),
    [
        ([], "match-no-choice"),
        ([-1], "table-no-such-choice"),
        ([10**30], "table-no-such-choice"),
        ([99], "table-no-such-choice"),
        ([3] * 129, "table-too-many-choices"),
    ],
)
async def test_choices_that_no_game_has(place, choices, key):
    answer = await place.ask("choose", choices=choices)

    assert answer.about == "choose"
    assert answer.why.text.key == key
    await still_plays(place)


async def test_a_choice_that_the_rules_refuse_names_the_rule(place):
    legal = {choice.choice for choice in place.state.view.choices}
    other = next(choice for choice in range(52) if choice not in legal)

    answer = await place.ask("choose", choices=[other])

    assert answer.why.rule.startswith("SK-")
    await still_plays(place)


async def test_the_same_decision_twice(place):
    number = place.state.number
    choice = place.state.view.choices[0].choice
    frame = {"type": "choose", "number": number, "choices": [choice]}
    await place.send(frame)
    await place.send(frame)

    keys = []
    while not keys:
        answer = await place.hear()
        if isinstance(answer, Refused):
            keys.append(answer.why.text.key)

    assert keys == ["table-twice"]
    await still_plays(place)


async def test_out_of_turn(thinking_at):
    async with thinking_at(0.3) as place:
        answers = [await place.why("choose", choices=[3]), await place.why("hint")]

        assert [why.text.key for why in answers] == ["match-not-your-turn"] * 2
        await still_plays(place)


async def test_continue_again_take_back_and_claim_when_there_is_nothing_to(place):
    keys = [(await place.why(kind)).text.key for kind in ("continue", "again", "take_back", "claim")]

    assert keys[:3] == ["match-nothing-to-continue", "match-not-over", "match-nothing-to-take-back"]
    assert keys[3] == "match-claim-uncertain"
    await still_plays(place)


async def test_a_table_that_does_not_exist(guest):
    async with guest.at("nothing-like-it") as place:
        answer = await place.hear()
        assert answer == Refused("table", answer.why)
        assert answer.why.text.key == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            await place.hear()

    assert closed.value.rcvd.code == 4404


async def test_another_guest_has_no_seat(house, guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with house.guest() as other, other.at(table) as watching, guest.at(table) as place:
        await watching.hear()
        await place.my_turn()
        while watching.state.number < place.state.number:
            await watching.hear()

        for kind in ("take_back", "hint", "claim", "resign", "continue", "again"):
            assert (await watching.why(kind)).text.key == "table-no-seat"
        choice = place.state.view.choices[0].choice
        assert (await watching.why("choose", choices=[choice])).text.key == "table-no-seat"
        assert (await watching.why("try", choices=[choice])).text.key == "table-no-seat"
        assert watching.state.table.may == []
        assert watching.state.view.choices == []
        await still_plays(place)


async def test_an_oversized_frame_is_refused_and_the_table_stays_usable(place):
    for filler in ("x" * LIMIT, "អ" * (LIMIT // 3)):
        await place.send(json.dumps({"type": "look", "since": 1, "x": filler}, ensure_ascii=False))
        assert (await place.hear()).why.text.key == "server-too-large"
    await still_plays(place)


async def test_a_frame_that_is_far_too_large_closes_and_the_guest_comes_back(guest):
    table = await guest.make_table("easy", lowest_rank=9)
    async with guest.at(table) as place:
        await place.hear()
        await place.send(json.dumps({"type": "look", "since": 1, "x": "x" * ENDURED}))
        with pytest.raises(ConnectionClosed) as closed:
            await place.until(lambda _: False)
    assert closed.value.rcvd.code == 1009

    async with guest.at(table) as place:
        await place.my_turn()
        await still_plays(place)


async def test_try_says_what_would_be_legal_and_changes_nothing(place):
    legal = [choice.choice for choice in place.state.view.choices]
    other = next(choice for choice in range(52) if choice not in legal)

    none, yes, no = [await place.ask("try", choices=chosen) for chosen in ([], legal[:1], [other])]

    assert none == Tried(legal, view=place.state.view)
    assert isinstance(yes, Tried)
    assert yes.why is None
    assert no.why.rule.startswith("SK-")
    await place.send({"type": "look", "since": place.state.number})
    before = place.state
    assert await place.hear() == State(before.number, before.settled, before.table, before.view, [])


async def test_a_hasty_client_is_slowed_and_loses_nothing(place):
    for _ in range(90):
        await place.send({"type": "look", "since": 10**9})

    for _ in range(90):
        assert isinstance(await place.hear(), State)
    await still_plays(place)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "server-not-json"),
        (b"\xff\xfe", "server-not-json"),
        (b"[" * 30_000, "server-body-wrong"),
        (b"[]", "server-body-wrong"),
        (b'{"game":"svoi_kozyri"}', "server-body-wrong"),
        (b'{"game":"svoi_kozyri","seats":[{"kind":"king"}]}', "server-body-wrong"),
        (b'{"game":"svoi_kozyri","seats":[{"kind":"you","session":"x"}]}', "server-body-wrong"),
        (b'{"game":"svoi_kozyri","seats":[{"kind":"you"}],"options":{"players":[2]}}', "server-body-wrong"),
        (b'{"game":"chess","seats":[{"kind":"you"}]}', "game-unknown"),
        (b'{"game":"../core","seats":[{"kind":"you"}]}', "game-unknown"),
        (b'{"game":"svoi_kozyri","seats":[]}', "table-seats-count"),
        (b'{"game":"svoi_kozyri","seats":[{"kind":"you"}]}', "table-seats-count"),
        (b'{"game":"svoi_kozyri","seats":[{"kind":"you"},{"kind":"you"}]}', "table-seats-yours"),
        (b'{"game":"svoi_kozyri","seats":[{"kind":"computer"},{"kind":"computer"}]}', "table-seats-yours"),
    ],
)
async def test_a_table_that_cannot_be_made(guest, body, key):
    answer = await guest.http.post("/api/tables", content=body)

    assert answer.status_code == 400
    assert why(answer) == key
    assert (await guest.http.get("/api/tables")).json() == []


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 5}, "option-out-of-range"),
        ({"deals": 0}, "option-out-of-range"),
        ({"deals": 10**30}, "option-out-of-range"),
        ({"lowest_rank": True}, "option-out-of-range"),
        ({"sixes_home": 1}, "option-out-of-range"),
        ({"stick_the_dealer": True}, "option-unknown"),
        ({"players": 3, "deal": "symmetric"}, "svoi-refuse-symmetric"),
    ],
)
async def test_house_rules_that_cannot_be(guest, options, key):
    seats = [{"kind": "you"}, {"kind": "computer", "level": "easy"}, {"kind": "computer", "level": "easy"}]
    body = {"game": "svoi_kozyri", "seats": seats[: max(options.get("players", 2), 2)], "options": options}
    answer = await guest.http.post("/api/tables", json=body)

    assert answer.status_code == 400
    assert why(answer) == key


async def test_a_level_that_does_not_exist(guest):
    seats = [{"kind": "you"}, {"kind": "computer", "level": "godlike"}]
    answer = await guest.http.post("/api/tables", json={"game": "svoi_kozyri", "seats": seats})

    assert why(answer) == "table-level-unknown"


async def test_a_body_that_is_too_large(guest):
    answer = await guest.http.post("/api/tables", content=b"x" * (LIMIT + 1))

    assert answer.status_code == 413
    assert why(answer) == "server-too-large"
