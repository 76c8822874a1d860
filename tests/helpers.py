"""What the tests of every game share: matches under all kinds of rules, played by chance."""

import os
import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from atout import registry
from atout.core import cards
from atout.core import options as house_rules
from atout.core.chances import Chance, Numbers, Order, Values, draw, in_a_test
from atout.core.course import WATCHER, Chose, Course, Dealt
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options
from atout.core.view import View, Zone

GAMES = [registry.find(name) for name in registry.names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


LONG = bool(os.environ.get("ATOUT_LONG"))


def examples(count: int) -> settings:
    """How many examples a test tries; a long run looks further."""
    return settings(max_examples=count * 10 if LONG else count)


def tables() -> Iterator[Any]:
    """Every game under every preset with every number of players that it can be played by."""
    for game in GAMES:
        for name, preset in game.presets.items():
            for players in game.seats:
                options = with_players(game, preset, players)
                if options is not None:
                    yield pytest.param(game, options, id=f"{game.name}-{name}-{players}")


def with_players(game: Game, options: Options, players: int) -> Options | None:
    """The same rules for another number of players, None where they do not go together."""
    if players == game.seats_of(options):
        return options
    return _built(game, house_rules.as_dict(options) | {"players": players})


def any_options(game: Game) -> st.SearchStrategy[Options]:
    """Any house rules that go together."""
    values = {field.name: _any_value(field) for field in house_rules.fields(game.options)}
    return st.fixed_dictionaries(values).map(lambda raw: _built(game, raw)).filter(bool)


def _built(game: Game, raw: dict[str, object]) -> Options | None:
    try:
        return house_rules.build(game.options, raw)
    except Illegal:
        return None


def _any_value(field: house_rules.Field) -> st.SearchStrategy[Any]:
    if field.kind == "yes_no":
        return st.booleans()
    if field.kind == "number":
        return st.integers(field.low, field.high)
    return st.sampled_from(field.values)


every_table = pytest.mark.parametrize(("game", "options"), list(tables()))
any_table = st.sampled_from(GAMES).flatmap(lambda game: st.tuples(st.just(game), any_options(game)))
"""Any game under any rules."""

seeds = st.integers(0, 2**32)


# --- playing ------------------------------------------------------------------------------------------


def chances_of(match: Any, seed: int) -> Values:
    """The chances of the next deal, the same for the same seed."""
    return draw(match.chances(), in_a_test(seed))


def started(game: Game, options: Options, seed: int) -> Course:
    """A course whose first deal has begun."""
    course = Course(game, options)
    course.apply(Dealt(chances_of(course.match, seed)))
    return course


def played(game: Game, options: Options, seed: int, most: int) -> Course:
    """A course after at most ``most`` decisions of its first deal, each drawn by chance."""
    course = started(game, options, seed)
    luck = random.Random(seed)
    for _ in range(most):
        if course.match.between or course.match.over:
            break
        course.apply(Chose(course.turn, [luck.choice(course.match.deal.choices())]))
    return course


def running(game: Game, options: Options, seed: int, most: int) -> Course:
    """The same with a deal that is not over yet."""
    course = played(game, options, seed, most)
    return course if course.turn >= 0 else running(game, options, seed, most // 2)


def started_match(game: Game, options: Options, seed: int) -> Any:
    """A match whose first deal has begun: faster than a course, for nobody is told anything."""
    match = game.match(options, None)
    match.start(chances_of(match, seed))
    return match


def deals_played(game: Game, options: Options, seed: int) -> Iterator[tuple[Any, int]]:
    """The deals that a choice drawn by chance is made in, with that choice, up to the end of one deal."""
    match = started_match(game, options, seed)
    luck = random.Random(seed)
    while match.deal.turn >= 0:
        choice = luck.choice(match.deal.choices())
        yield match.deal, choice
        match.play(match.deal.turn, [choice])


def viewers(course: Course) -> list[int]:
    """Everyone who looks on: the seats, and a watcher."""
    return [*range(course.seats), WATCHER]


# --- the second definition of a game's rules --------------------------------------------------------------


def wordy(game: Game, match: Any, values: Values) -> Any:
    """The running deal of a match by the second, wordy definition of the game's rules."""
    module = wordy_of(game)
    rules = house_rules.as_dict(match.options)
    texts = {chance.name: _texts(chance, values[chance.name]) for chance in match.deal_chances()}
    return module.Wordy(rules, match.dealer, texts)


def wordy_of(game: Game) -> Any:
    """The module of that definition."""
    return import_module(f"tests.games.{game.name}.wordy")


def _texts(chance: Chance, values: list[int]) -> list[Any]:
    if isinstance(chance, Numbers):
        return list(values)
    if chance.suits:
        return [cards.SUITS[value] for value in values]
    return marked(values)


def marked(values: list[int]) -> list[str]:
    """The texts of cards, each a different one: the second of two equal cards is ``9H'``."""
    texts: list[str] = []
    for value in values:
        text = cards.text(value)
        while text in texts:
            text += "'"
        texts.append(text)
    return texts


def face(text: str) -> str:
    """The text of a card without its mark."""
    return text.rstrip("'")


def faces(places: dict[str, list[str]]) -> dict[str, list[str]]:
    """Cards by the place where they lie, without their marks."""
    return {name: [face(card) for card in held] for name, held in places.items()}


def played_on(notation: Any, deal: Any, texts: str) -> Any:
    """The deal after these choices, the first one left as it is."""
    deal = deal.clone()
    for text in texts.split():
        deal.play(notation.read(deal, text))
    return deal


def privy(deal: Any, viewer: int) -> bool:
    """Whether a viewer knows that the seat in turn is asked."""
    return not deal.secret or (viewer >= 0 and bool(deal.secret >> viewer & 1))


@cache
def standing(game: str) -> dict[str, str]:
    """Where a View shows no more of a card than its rank: the card of the pack that stands for all such."""
    found = registry.find(game)
    chances = found.match(found.options(), None).deal_chances()
    pack = [card for chance in chances if isinstance(chance, Order) for card in chance.of]
    stands = {}
    for card in pack:
        text = cards.text(card)
        forms = (
            ["XJ"] if card >= cards.SMALL_JOKER else [text[0], text[0] + ("R" if cards.red(card) else "B")]
        )
        stands |= {form: stands.get(form, text) for form in forms}
    return stands


def stands_for(game: str, text: str) -> str:
    """The card of the pack that a View's text stands for."""
    return standing(game)[text] if text in cards.ALIKE else text


def zone_cards(zone: Zone, game: str) -> list[str]:
    """The cards of a zone, ``?`` where one lies face down; the order counts only where it says something."""
    shown = [face.card or "?" for face in zone.cards] or ["?"] * zone.count
    texts = [stands_for(game, text) for text in shown]
    return sorted(texts) if zone.layout in {"hand", "open", "stock"} else texts


def zones(view: View) -> dict[str, list[str]]:
    """The cards that a View shows, by zone."""
    return {zone.name: zone_cards(zone, view.game) for zone in view.zones}


def bytes_of(thing: Any) -> bytes:
    """What goes over the wire."""
    return msgspec.json.encode(thing)


def check_reason(illegal: Illegal) -> None:
    """A refusal has a sentence."""
    assert illegal.refusal.text.key
