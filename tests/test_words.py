"""The words: both languages say everything, and nothing is left that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from atout import registry, words
from atout.core import cards, view
from atout.core.course import Course, Resigned
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options, as_dict, fields
from atout.core.view import Refusal, Text
from atout.core.whole import SEVERAL
from atout.words import KHMER, MissingWord, Words, best, languages
from tests.helpers import every_table, played, viewers

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/atout"
KEY = re.compile(r"[a-z][a-z0-9_]*(-[A-Za-z0-9_]+)+")

# What stays in Latin letters among Khmer words, beside single letters: names, units, keys, what is typed.
LATIN = set(
    """
    Atout English SK MIT HTTP JSON UTF KiB MiB Cython Python ATOUT PURE HOSTS
    Home End end Page page up down Enter Tab Esc Ctrl
    atout help port force proxy plain json metrics play games GAME pip install scripts build docs records positions md en km
    easy medium hard expert value best length all memory seconds take trumps turn phase TS AC KH
    arena random greedy ismcts module function matches effect PNG SVG PDF png svg pdf
    pass ask moon claim call smudge done draw wait show SJ BJ KH HH QR
    """.split()  # noqa: SIM905  a list of quoted words is harder to read
)
GAP = "\0"
PLURALS = {"zero", "one", "two", "few", "many"}


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.plural_forms: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """A variable that only chooses a plural form may be left out by a language that has one form."""
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.plural_forms |= names & PLURALS
        if not names <= PLURALS | {"other"}:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language; a line that Fluent cannot read, or a key said twice, is an error."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(words.source(lang)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            found[entry.id.name] = entry
    return found


@cache
def catalogue(lang: str) -> dict[str, Parts]:
    """What every message of a language is made of."""
    found: dict[str, Parts] = {}
    for name, message in messages(lang).items():
        found[name] = Parts()
        found[name].visit(message)
    return found


@cache
def python_sources() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text())) for path in sorted(PACKAGE.rglob("*.py"))]


def literals() -> Iterator[tuple[Path, str]]:
    """Every text that stands in the Python sources."""
    for path, tree in python_sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, node.value


def asked_for() -> Iterator[tuple[Path, str]]:
    """The keys that the Python sources ask for by name."""
    for path, tree in python_sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            first = node.args[0]
            if name not in {"Text", "Illegal", "word"} or not isinstance(first, ast.Constant):
                continue
            if isinstance(first.value, str) and KEY.fullmatch(first.value):
                yield path, first.value


def made_up() -> list[re.Pattern[str]]:
    """Keys that are put together, f"rank-{letter}" in Python and `rank-${letter}` in the client."""
    templates = [
        "".join(part.value if isinstance(part, ast.Constant) else GAP for part in node.values)  # type: ignore[misc]
        for _, tree in python_sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    ]
    for text in client():
        templates += [
            re.sub(r"\$\{[^}]*\}", GAP, found) for found in re.findall(r"`([^`\s]*\$\{[^`\s]*)`", text)
        ]
    return [
        re.compile(re.escape(template).replace(GAP, "[A-Za-z0-9_]+"))
        for template in templates
        if re.match(r"[a-z][a-z_]*-", template)
    ]


@cache
def client() -> list[str]:
    """The sources of the browser's client, its tests aside."""
    return [
        path.read_text()
        for path in sorted((ROOT / "web/src").rglob("*"))
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
    ]


def of_options() -> Iterator[str]:
    """The keys of every game's title, house rules and presets."""
    for name in registry.names():
        game = registry.find(name)
        yield from (f"{name}-title", f"{name}-about")
        yield from (f"{name}-preset-{preset}" for preset in game.presets)
        for field in fields(game.options):
            yield f"{name}-option-{field.name}"
            values = ["no", "yes"] if field.kind == "yes_no" else field.values
            for value in values:
                if isinstance(value, str) or named_numbers(name, field.name):
                    yield f"{name}-option-{field.name}-{value}"


def helps() -> Iterator[str]:
    """The keys of what is said about a house rule where its name does not say enough."""
    for name in registry.names():
        yield from (f"{name}-option-{field.name}-help" for field in fields(registry.find(name).options))


def named_numbers(game: str, field: str) -> bool:
    """Whether the numbers offered for a house rule have names; a number can speak for itself."""
    stem = f"{game}-option-{field}-"
    return any(key.startswith(stem) and key.removeprefix(stem).isdigit() for key in catalogue("en"))


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert set(catalogue(lang)) == set(catalogue("en"))


@pytest.mark.parametrize("lang", languages())
def test_a_message_says_the_same_things_in_every_language(lang: str) -> None:
    for key, parts in catalogue(lang).items():
        assert parts.variables == catalogue("en")[key].variables, key
        assert "".join(parts.texts).strip() or parts.variables or parts.messages, key


def test_khmer_has_one_plural_form() -> None:
    assert [key for key, parts in catalogue("km").items() if parts.plural_forms] == []


OTHER_SPELLINGS = ["ឲ្យ", "្ដ", "ម៉ាស៊ីនមេ"]
"""Of what can be written in two ways, the one that is not used here: ឱ្យ, ្ត, ម៉ាស៊ីនបម្រើ are."""


def test_khmer_is_spelt_in_one_way() -> None:
    pages = {path.parent.parent.name: path.read_text() for path in PACKAGE.glob("games/*/rules/km.md")}
    found = {
        (where, spelling)
        for where, text in {"words": words.source("km"), **pages}.items()
        for spelling in OTHER_SPELLINGS
        if spelling in text
    }

    assert found == set()


def ways(node: Any, names: set[str]) -> list[str]:
    """All that a part of a Khmer message may say, with a Latin name for each player."""
    if isinstance(node, ftl.Pattern):
        said = [""]
        for part in node.elements:
            said = sorted({before + way for before in said for way in ways(part, names)})
        return said
    if isinstance(node, ftl.SelectExpression):
        return [way for variant in node.variants for way in ways(variant.value, names)]
    if isinstance(node, ftl.Placeable):
        return ways(node.expression, names)
    if isinstance(node, ftl.MessageReference):
        return ways(messages("km")[node.id.name].value, names)
    if isinstance(node, ftl.VariableReference):
        return ["Dara" if node.id.name in names else GAP]
    return [str(node.parse()["value"] if isinstance(node, ftl.StringLiteral) else node.value)]


STUCK = re.compile(r"[\u1780-\u17d3](?=[A-Za-z0-9០-៩])|[A-Za-z0-9០-៩](?=[\u1780-\u17b3])")
"""Where a name or a number sticks to a Khmer word."""


def test_a_name_stands_apart_from_the_khmer_words_around_it() -> None:
    stuck = {}
    for key, message in messages("km").items():
        variables = catalogue("km")[key].variables
        names = {name.removesuffix("_is") for name in variables if name.endswith("_is")} | {"player"}
        for way in ways(message.value, names):
            if re.search(r"[\u1780-\u17d3]Dara|Dara[\u1780-\u17b3]", way):
                stuck[key] = way

    assert stuck == {}


def test_every_key_asked_for_has_words() -> None:
    missing = {(str(path.relative_to(ROOT)), key) for path, key in asked_for() if key not in catalogue("en")}

    assert missing == set()


def test_every_literal_that_looks_like_a_key_has_words() -> None:
    families = {key.split("-")[0] for key in catalogue("en")}
    games = {name.replace("_", "-") for name in registry.names()}
    missing = {
        (str(path.relative_to(ROOT)), text)
        for path, text in literals()
        if KEY.fullmatch(text) and text.split("-")[0] in families and text not in games | set(catalogue("en"))
    }

    assert missing == set()


def test_every_game_and_house_rule_has_words() -> None:
    assert set(of_options()) - set(catalogue("en")) == set()


def test_no_message_is_left_that_nobody_says() -> None:
    said = {text for _, text in literals()} | set(of_options()) | set(helps())
    said |= {found for text in client() for found in re.findall(r"[\w-]+", text)}
    said |= {name for parts in catalogue("en").values() for name in parts.messages}
    said |= {key + SEVERAL for key in said}
    patterns = made_up()
    silent = {
        key
        for key in catalogue("en")
        if key not in said and not any(pattern.fullmatch(key) for pattern in patterns)
    }

    assert silent == set()


def test_nothing_is_left_in_english_among_the_khmer_messages() -> None:
    left = {
        key: text
        for key, parts in catalogue("km").items()
        for text in parts.texts
        if set(re.findall("[A-Za-z]{2,}", text)) - LATIN
    }

    assert left == {}


def test_the_client_puts_no_colon_between_words_of_its_own() -> None:
    """Khmer has its own: a message says how a name and what is said of it stand together."""
    assert [found for text in client() for found in re.findall(r".*\)\}: \$?\{.*", text)] == []


# --- the rule pages ------------------------------------------------------------------------------------

RULE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ", re.MULTILINE)


def page(game: str, lang: str) -> str:
    return (PACKAGE / "games" / game / "rules" / f"{lang}.md").read_text()


@pytest.mark.parametrize("game", registry.names())
def test_a_rule_page_has_every_rule_once_in_every_language(game: str) -> None:
    ids = RULE.findall(page(game, "en"))
    prefix = ids[0].split("-")[0]

    assert ids == [f"{prefix}-{n}" for n in range(1, len(ids) + 1)]
    for lang in languages():
        assert RULE.findall(page(game, lang)) == ids
        assert page(game, lang).count("\n#") == page(game, "en").count("\n#")
        assert page(game, lang).count("\n|") == page(game, "en").count("\n|")


def test_svoi_kozyri_has_its_nineteen_rules() -> None:
    assert RULE.findall(page("svoi_kozyri", "en")) == [f"SK-{n}" for n in range(1, 20)]


@pytest.mark.parametrize("game", registry.names())
def test_a_refusal_names_a_rule_of_the_page(game: str) -> None:
    named = {
        node.value.value
        for path, tree in python_sources()
        if path.is_relative_to(PACKAGE / "games" / game)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg == "rule" and isinstance(node.value, ast.Constant)
    }

    assert named - set(RULE.findall(page(game, "en"))) == set()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", registry.names())
def test_a_rule_page_calls_house_rules_as_the_form_does(game: str, lang: str) -> None:
    said = words.words(lang)
    text = page(game, lang)
    called = [key for key in of_options() if key.startswith(f"{game}-option-")]

    assert called
    assert [key for key in called if said.get(key) not in text] == []


@pytest.mark.parametrize("lang", languages())
def test_the_table_of_ready_made_rules_says_what_they_are(lang: str) -> None:
    said = words.words(lang)
    game = registry.find("svoi_kozyri")
    lines = [line for line in page(game.name, lang).splitlines() if line.startswith("|")]
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]

    assert table[0][1:] == [said.get(f"{game.name}-preset-{preset}") for preset in game.presets]
    assert len(table) == 2 + len(fields(game.options))
    rows = {row[0]: row[1:] for row in table[2:]}
    for field in fields(game.options):
        key = f"{game.name}-option-{field.name}"
        values = [as_dict(preset)[field.name] for preset in game.presets.values()]
        named = [{False: "no", True: "yes"}[value] if isinstance(value, bool) else value for value in values]
        assert rows[said.get(key)] == [
            said.get(f"{key}-{value}")
            if said.has(f"{key}-{value}")
            else said.get("ui-number", {"number": int(value)})
            for value in named
        ]


@pytest.mark.parametrize("game", registry.names())
def test_nothing_is_left_in_english_on_the_khmer_rule_page(game: str) -> None:
    text = re.sub(r"\b[A-Z]{2}-\d+", "", page(game, "km"))

    assert re.findall("[A-Za-z]+", text) == []


# --- saying it -----------------------------------------------------------------------------------------


def words_of(
    lang: str, source: str, monkeypatch: pytest.MonkeyPatch, digits: words.Digits | None = None
) -> Words:
    """Words that have these messages beside their own."""
    own = words.source(lang)
    monkeypatch.setattr(words, "source", lambda _: f"{own}\n{source}")
    return Words(lang, digits)


def test_a_sentence_speaks_to_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    said = words_of(
        "en",
        "t-led = { $player_is ->\n [you] You lead\n *[other] { $player } leads\n} the { $card }.",
        monkeypatch,
    )
    text = Text("t-led", {"player": view.seat(1), "card": view.card("9H")})

    assert said.say(text, 1, ["Dara", "Sokha"]) == "You lead the nine of hearts."
    assert said.say(text, 0, ["Dara", "Sokha"]) == "Sokha leads the nine of hearts."
    assert said.say(text) == "Seat 2 leads the nine of hearts."


def test_cards_suits_ranks_and_other_messages_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    said = words_of("en", "t-all = { $cards }; { $suit }; { $rank }; { $word }", monkeypatch)
    text = Text(
        "t-all",
        {
            "cards": view.cards(["9H", "QD", "BJ"]),
            "suit": view.suit("S"),
            "rank": view.rank("T"),
            "word": view.word("match-over"),
        },
    )

    assert said.say(text) == (
        "nine of hearts, queen of diamonds and red joker; spades; ten; The match is over."
    )


def test_a_message_may_choose_by_a_cards_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    said = words_of("en", "t-red = { $card_suit ->\n [H] red\n *[other] { $card_rank }\n}", monkeypatch)

    assert said.say(Text("t-red", {"card": view.card("9H")})) == "red"
    assert said.say(Text("t-red", {"card": view.card("TS")})) == "T"


def test_khmer_sentences_have_khmer_digits_unless_latin_ones_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = 't-many = { $player } UTF-{"8"} 7 ៧ { $count }'
    text = Text("t-many", {"player": view.seat(0), "count": 1234567890})
    running = words_of("km", source, monkeypatch).say(text, seats=["Dara 2 ២"])
    figures = words_of("km", source, monkeypatch, "latin").say(text, seats=["Dara 2 ២"])

    assert running.startswith("Dara 2 ២ UTF-8 ៧ ៧ ")
    assert re.sub(r"\W", "", running).endswith(KHMER[1:] + KHMER[0])
    assert figures.startswith("Dara 2 ២ UTF-8 7 7 1")


def test_a_refusal_says_its_rule_and_its_line() -> None:
    why = Text("svoi-refuse-not-held")

    assert Words("en").refusal(Refusal(why)) == "That card is not in your hand."
    assert (
        Words("en").refusal(Refusal(why, "SK-8", line=12)) == "Line 12: That card is not in your hand. (SK-8)"
    )
    assert Words("km").refusal(Refusal(why, "SK-8")).endswith(" (SK-8)")


def texts_in(thing: Any) -> Iterator[Text]:
    """Every sentence of a View, an Event, a Refusal."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from texts_in(part)


def refused(course: Course) -> Iterator[Refusal]:
    """Why each choice is refused that is not legal now."""
    for choice in set(range(course.game.choices)) - set(course.match.deal.choices()):
        with pytest.raises(Illegal) as caught:
            course.match.deal.clone().play(choice)
        yield caught.value.refusal


@every_table
@pytest.mark.parametrize("lang", languages())
def test_every_sentence_of_a_match_can_be_said(game: Game, options: Options, lang: str) -> None:
    said = words.words(lang)
    for seed, decisions in enumerate((0, 1, 4, 9, 30, 31, 2000)):
        course = played(game, options, seed, decisions)
        things: list[Any] = [
            *refused(course),
            *[course.view(viewer) for viewer in viewers(course)],
            course.open_view(),
        ]
        things += [course.events(viewer)[:40] for viewer in viewers(course)]
        if not course.match.over:
            course.apply(Resigned(0))
            things.append(course.view(1))
        for text in texts_in(things):
            sentence = said.say(text, 0, ["Sokha", "Dara", "Bopha", "Chanda"])
            assert sentence.strip()
            assert not STUCK.search(sentence), sentence


def test_every_card_has_a_name_in_every_language() -> None:
    for lang in languages():
        assert len({words.words(lang).card(card) for card in [*cards.CARDS, *cards.ALIKE]}) == 54 + 40


def test_a_missing_message_is_an_error_here_and_its_key_in_production() -> None:
    with pytest.warns(MissingWord, match="t-nothing"):
        assert Words("en").get("t-nothing") == "t-nothing"
    with pytest.warns(MissingWord, match="player"):
        Words("en").get("svoi-how-out", {"player_is": "other"})


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        ("km", "km"),
        ("km-KH,km;q=0.9,en;q=0.8", "km"),
        ("fr,en;q=0.5,km;q=0.7", "km"),
        ("km;q=0.2,en", "en"),
        ("km_KH.UTF-8", "km"),
        ("C.UTF-8", "en"),
        ("de,km;q=x", "km"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_reader_gets_the_language_they_want_most(wanted: str | None, lang: str) -> None:
    assert best(wanted) == lang
