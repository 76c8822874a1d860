"""A fair deal: written down a second time, nobody decides the order alone, and nothing can be changed after."""

import hashlib
import hmac
import json
import os
import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace as changed
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from atout import registry
from atout.core import cards, chances, fair, record
from atout.core.chances import Numbers, Order
from atout.core.course import Again, Committed, Course, Dealt, Parts, Resigned
from atout.core.illegal import Illegal
from atout.core.view import Text, seat
from tests.likely import chi_square, threshold

VECTORS = Path(__file__).parent.parent / "data/fair.json"
TABLE = fair.mark("a table")
PACK = Order("pack", tuple(cards.pack("9")))
DECLARED = [Numbers("first_dealer", 4), PACK]
DRAWS = [fair.draw(chance) for chance in DECLARED]
HEAD = fair.head(TABLE, 3, DRAWS)

digits = st.binary(min_size=32, max_size=32).map(bytes.hex)


def secret(number):
    """Sixty-four digits that are always the same."""
    return hashlib.sha256(b"%d" % number).hexdigest()


def proof_of(declared=DECLARED, deal=3, seats=4, given=(0, 2), silent=(), seed=0):
    """An honest proof: these seats have given a part, those promised one and did not open it."""
    draws = [fair.draw(chance) for chance in declared]
    head = fair.head(TABLE, deal, draws)
    kept = secret(seed)
    promise = fair.promise(head, kept)
    parts = [secret(100 + seed + at) for at in range(seats)]
    promised = [fair.promise_part(head, promise, at, part) for at, part in enumerate(parts)]
    promised = [text if at in {*given, *silent} else "" for at, text in enumerate(promised)]
    opened = [part if at in given else "" for at, part in enumerate(parts)]
    values = chances.draw(declared, fair.stream(head, kept, opened))
    luck = fair.Luck(deal, list(declared), promise, kept, promised, opened, values)
    return luck.proof(TABLE)


# --- the method, a second time ----------------------------------------------------------------------


def sha256(text):
    return hashlib.sha256(text.encode("ascii")).hexdigest()


@given(digits, st.lists(digits | st.just(""), min_size=2, max_size=6), st.integers(1, 99))
def test_what_is_hashed_is_what_the_page_says(kept, parts, deal):
    lines = (
        f"atout deal 1\ntable {TABLE}\ndeal {deal}\nfirst_dealer 1 below 4\n"
        "pack 24 of 9S TS JS QS KS AS 9H TH JH QH KH AH 9D TD JD QD KD AD 9C TC JC QC KC AC\n"
    )
    head = fair.head(TABLE, deal, DRAWS)
    assert head == lines
    promise = fair.promise(head, kept)
    assert promise == sha256(f"{lines}secret {kept}\n")
    for at, part in enumerate(parts):
        by_hand = sha256(f"{lines}commitment {promise}\nseat {at}\npart {part}\n")
        assert fair.promise_part(head, promise, at, part) == by_hand
    message = lines + "parts " + " ".join(part or "-" for part in parts) + "\n"
    key = hmac.new(bytes.fromhex(kept), message.encode("ascii"), "sha256").digest()
    assert fair.stream(head, kept, parts).secret == key


PAGE = (Path(__file__).parents[2] / "docs/fair-deal.md").read_text("utf-8").partition("## An example")[2]
SHELL, PRINTED = re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL)[:2]


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not there")
def test_the_example_of_the_page_is_what_openssl_says():
    said = subprocess.run(["sh", "-c", SHELL], capture_output=True, text=True, check=True)

    assert said.stdout == PRINTED


def test_the_example_of_the_page_is_what_this_program_says():
    declared = [Numbers("first_dealer", 2), Order("pack", tuple(map(cards.parse, ("JS", "QS", "KS", "AS"))))]
    head = fair.head("0123456789abcdef" * 2, 1, [fair.draw(chance) for chance in declared])
    promise = fair.promise(head, "5" * 64)
    stream = fair.stream(head, "5" * 64, ["a" * 64, ""])
    values = chances.draw(declared, stream)

    said = [promise, fair.promise_part(head, promise, 0, "a" * 64), stream.secret.hex()]
    assert said == PRINTED.split()[:3]
    assert values["first_dealer"] == [0]
    assert f"The pack is `{' '.join(map(cards.text, values['pack']))}`" in PAGE


def test_a_secret_has_256_bits_that_nobody_knows():
    found = {fair.new_secret() for _ in range(3)}

    assert len(found) == 3
    assert all(fair.is_digits(text) for text in found)


def test_a_table_is_named_by_a_mark_that_does_not_open_it():
    assert fair.mark("x") == sha256("atout table x\n")[:32]
    assert fair.mark("x") != fair.mark("y")


def test_chances_as_text():
    assert fair.draw(Numbers("coins", 2, 12)) == "coins 12 below 2"
    assert fair.draw(Order("trumps", (0, 1, 2, 3), 2, suits=True)) == "trumps 2 of S H D C"
    assert fair.draw(Order("pack", (8, 53, 52))) == "pack 3 of TS BJ SJ"


# --- nobody decides alone ---------------------------------------------------------------------------


@settings(max_examples=30)
@given(digits, digits, digits, st.integers(0, 1))
def test_a_part_decides_nothing_without_the_secret_and_the_secret_nothing_without_the_parts(
    one, two, three, at
):
    fixed = [secret(1), secret(2)]
    other = [*fixed[:at], three, *fixed[at + 1 :]]
    orders = {
        tuple(PACK.draw(fair.stream(HEAD, *how)))
        for how in ((one, fixed), (two, fixed), (one, other), (one, ["", fixed[1]]), (one, fixed[::-1]))
    }
    assert len(orders) == len(
        {(one, *fixed), (two, *fixed), (one, *other), (one, "", fixed[1]), (one, *fixed[::-1])}
    )


@pytest.mark.parametrize("honest", ["server", "player"])
def test_one_honest_party_makes_every_order_as_likely(honest):
    """The others may do what they like: here, the same each time, and a part of all ones."""
    four = Order("four", (0, 1, 2, 3))
    head = fair.head(TABLE, 1, [fair.draw(four)])
    found = Counter()
    for number in range(24 * 200):
        kept, part = (secret(number), "1" * 64) if honest == "server" else ("1" * 64, secret(number))
        found[tuple(four.draw(fair.stream(head, kept, ["1" * 64, part])))] += 1

    assert len(found) == 24
    assert chi_square(found, dict.fromkeys(found, 200)) < threshold(23)


def test_every_card_comes_to_every_place_as_often():
    found = Counter()
    for number in range(24 * 100):
        for place, card in enumerate(PACK.draw(fair.stream(HEAD, secret(number), [secret(-number), ""]))):
            found[place, card] += 1

    expected = {(place, card): 100 for place in range(24) for card in PACK.of}
    assert chi_square(found, expected) < threshold(23 * 23)


def test_a_promise_is_good_for_one_table_one_deal_one_seat_and_one_answer():
    heads = [
        HEAD,
        fair.head(fair.mark("another"), 3, DRAWS),
        fair.head(TABLE, 4, DRAWS),
        fair.head(TABLE, 3, DRAWS[1:]),
    ]
    assert len({fair.promise(head, secret(1)) for head in heads}) == 4
    promised = {fair.promise_part(head, secret(9), at, secret(1)) for head in heads for at in (0, 1)}
    assert len(promised | {fair.promise_part(HEAD, secret(8), 0, secret(1))}) == 9


# --- what is changed afterwards is found ------------------------------------------------------------

SECRET, ORDER = Text("fair-fault-secret"), Text("fair-fault-order")


def part(at):
    return Text("fair-fault-part", {"player": seat(at)})


def other(text):
    """The same with its last digit changed."""
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def at(place, changes):
    return lambda found: [changes(one) if i == place else one for i, one in enumerate(found)]


TAMPERED = {
    "nothing": ({}, []),
    "table": ({"table": other}, [SECRET, part(0), part(2), ORDER]),
    "deal": ({"deal": lambda deal: deal + 1}, [SECRET, part(0), part(2), ORDER]),
    "secret": ({"secret": other}, [SECRET, ORDER]),
    "secret in capitals": ({"secret": str.upper}, [SECRET, ORDER]),
    "secret cut": ({"secret": lambda text: text[:-2]}, [SECRET, ORDER]),
    "no secret": ({"secret": lambda _: ""}, [SECRET, ORDER]),
    "commitment": ({"commitment": other}, [SECRET, part(0), part(2)]),
    "commitment of a player": ({"commitments": at(0, other)}, [part(0)]),
    "commitment of a player gone": ({"commitments": at(2, lambda _: "")}, [part(2)]),
    "all commitments of players gone": ({"commitments": lambda _: []}, [part(0), part(2)]),
    "part": ({"parts": at(2, other)}, [part(2), ORDER]),
    "part gone": ({"parts": at(2, lambda _: "")}, [ORDER]),
    "part made up": ({"parts": at(3, lambda _: "0" * 64)}, [part(3), ORDER]),
    "parts exchanged": ({"parts": lambda found: found[::-1]}, [part(1), part(3), ORDER]),
    "a card moved": (
        {"values": lambda found: found | {"pack": found["pack"][1:] + found["pack"][:1]}}, [ORDER]
    ),
    "first dealer": (
        {"values": lambda found: found | {"first_dealer": [str((int(found["first_dealer"][0]) + 1) % 4)]}},
        [ORDER],
    ),
    "a chance gone": ({"values": lambda found: {"pack": found["pack"]}}, [ORDER]),
    "a chance more": ({"values": lambda found: found | {"more": ["1"]}}, [ORDER]),
}  # fmt: skip


def tampered(name):
    changes, expected = TAMPERED[name]
    proof = proof_of()
    return replace(proof, **{key: change(getattr(proof, key)) for key, change in changes.items()}), expected


@pytest.mark.parametrize("name", TAMPERED)
def test_whatever_is_changed_is_found(name):
    proof, expected = tampered(name)

    assert fair.faults(proof, DECLARED) == expected


def test_by_other_rules_the_proof_does_not_hold():
    assert fair.faults(proof_of(), [*DECLARED[:1], Order("pack", tuple(cards.pack("8")))]) != []


def test_of_a_deal_that_never_was_the_secret_is_still_the_promised_one():
    proof = proof_of()

    assert fair.broken_promise(proof, DECLARED) == []
    assert fair.broken_promise(replace(proof, secret=other(proof.secret)), DECLARED) == [SECRET]


# --- the same for the browser's check ---------------------------------------------------------------


def vectors():
    """Proofs and what is wrong with them, for a check in another language."""
    found = []
    for name in TAMPERED:
        proof, faults = tampered(name)
        found.append({"name": name, "proof": proof, "faults": faults})
    for name in registry.names():
        game = registry.find(name)
        options = game.options()
        proof = proof_of(game.match(options, None).chances(), 1, game.seats_of(options), (1,), (0,))
        found.append({"name": name, "proof": proof, "faults": []})
    coins = [Order("trumps", (0, 1, 2, 3), 2, suits=True), Numbers("coins", 2, 12)]
    return [*found, {"name": "trumps and coins", "proof": proof_of(coins, seats=2, given=()), "faults": []}]


def test_the_vectors_are_those_that_the_browser_is_tested_with():
    """``ATOUT_VECTORS=1`` writes them."""
    fresh = msgspec.json.format(msgspec.json.encode(vectors()), indent=1).decode() + "\n"
    if os.environ.get("ATOUT_VECTORS"):
        VECTORS.write_text(fresh, "utf-8")

    assert json.loads(VECTORS.read_text("utf-8")) == json.loads(fresh)


# --- in a course and in its record ------------------------------------------------------------------


def course_of(name="pitch"):
    game = registry.find(name)
    return Course(game, game.options())


def dealt(course, number=0, giving=(0,)):
    """A deal with all that was promised for it."""
    course.apply(course.promise(TABLE, secret(number)))
    luck = course.promised
    head = fair.head(TABLE, luck.number, [fair.draw(chance) for chance in luck.declared])
    parts = [secret(50 + number + at) if at in giving else "" for at in range(course.seats)]
    promised = [text and fair.promise_part(head, luck.commitment, at, text) for at, text in enumerate(parts)]
    if giving:
        course.apply(Parts(promised))
    values = chances.draw(luck.declared, fair.stream(head, luck.secret, parts))
    course.apply(Dealt(values, parts if giving else []))
    return course


def faults_of(course):
    return [fault for luck in course.luck for fault in fair.faults(luck.proof(TABLE), luck.declared)]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("giving", [(), (0,), (0, 1)])
def test_a_record_keeps_what_was_promised(name, giving):
    course = dealt(course_of(name), 1, giving)
    text = record.write(record.Record(course, [""] * course.seats, table=TABLE))
    read = record.read(text, registry.find)

    assert read.course.entries == course.entries
    assert read.table == TABLE
    assert read.course.luck == course.luck
    assert read.course.luck[0].number == 1
    assert faults_of(read.course) == []
    assert record.write(read) == text


def test_promises_change_nothing_that_is_seen():
    course = course_of()
    before = list(course.seen), course.events(0), course.live
    course.apply(course.promise(TABLE, secret(1)))
    course.apply(Parts([""] * 4))

    assert (course.seen, course.events(0), course.live) == before


def test_another_match_keeps_the_promise_and_a_match_given_up_does_not():
    course = dealt(course_of())
    course.apply(Resigned(0))
    course.apply(course.promise(TABLE, secret(2)))
    course.apply(Again(0, course.next_dealer()))
    assert course.promised.number == 2
    head = fair.head(TABLE, 2, [fair.draw(chance) for chance in course.match.chances()])
    assert course.promised.commitment == fair.promise(head, secret(2))
    course.apply(Dealt(chances.draw(course.match.chances(), fair.stream(head, secret(2), [""] * 4))))

    assert faults_of(course) == []
    assert course.promised is None


def test_a_deal_without_a_promise_is_not_provable_and_can_still_be_read():
    course = course_of()
    course.apply(Dealt(chances.draw(course.match.chances(), chances.in_a_test(1))))

    assert [luck.number for luck in course.luck] == [0]
    assert "parts" not in msgspec.json.encode(course.entries).decode()


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Parts([""] * 4), "fair-nothing-promised"),
        (Committed("0" * 63, "0" * 64), "fair-not-digits"),
        (Committed("0" * 64, "G" * 64), "fair-not-digits"),
    ],
)
def test_what_cannot_be_promised(entry, why):
    course = course_of()
    with pytest.raises(Illegal, match=why):
        course.apply(entry)
    assert course.entries == []
    assert course.luck == []


def test_parts_fit_the_seats():
    course = course_of()
    values = chances.draw(course.match.chances(), chances.in_a_test(1))
    with pytest.raises(Illegal, match="fair-nothing-promised"):
        course.apply(Dealt(values, ["0" * 64, "", "", ""]))
    course.apply(course.promise(TABLE, secret(1)))
    for parts, why in ((["0" * 64], "fair-parts-count"), (["0", "", "", ""], "fair-not-digits")):
        with pytest.raises(Illegal, match=why):
            course.apply(Parts(parts))
        with pytest.raises(Illegal, match=why):
            course.apply(Dealt(values, parts))
    course.apply(Parts(["0" * 64, "", "", ""]))
    with pytest.raises(Illegal, match="fair-nothing-promised"):
        course.apply(Parts(["1" * 64, "", "", ""]))
    assert [type(entry) for entry in course.entries] == [Committed, Parts]
    assert changed(course.luck[0], values=None) == course.promised
