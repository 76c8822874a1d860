"""What a seat sees of Tractor, and what it is told."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, cast

from msgspec import structs

from atout.core import cards
from atout.core.match import Result, Standing
from atout.core.view import (
    Arg,
    Asks,
    Choice,
    Event,
    Face,
    Fact,
    Player,
    Progress,
    Row,
    Sheet,
    Text,
    View,
    Zone,
    card,
    kept,
    rank,
    seat,
    suit,
    word,
)
from atout.core.view import cards as card_list
from atout.games.tractor.numbers import (
    BURYING,
    CALLING,
    DONE,
    DRAW,
    HAND,
    JOKERS,
    NO_TRUMP,
    PAIR,
    PASS,
    PLAY,
    RED_JOKERS,
    SCORED,
    SHOW,
    SHOWING,
    TALON,
    UNNAMED,
    WAIT,
)
from atout.games.tractor.options import TractorOptions
from atout.games.tractor.rounds import KINDS, Round

GAME = "tractor"
TRUMPS = 4
"""The suit of all trumps in a round."""
AFTER = {0: (1, 3, 2), 1: (0, 2, 3), 2: (0, 1, 3), 3: (1, 0, 2)}
"""The plain suits beside each trump suit, colours alternating."""
DRAWN = 4 * HAND
ASKS = Asks(
    Text("tractor-asks"),
    ask=Text("tractor-asks-ask"),
    advise=Text("tractor-asks-advise"),
    leave=Text("tractor-asks-leave"),
)
"""TR-9: what a player can say beforehand about showing."""


def show(standing: Standing, deal: Any, viewer: int) -> View:
    """The View of a seat, or of a watcher (-1), from the deal hidden for it."""
    turn = standing.turn(deal)
    mine = turn == viewer >= 0
    return View(
        game=GAME,
        seat=viewer,
        phase=standing.phase(deal),
        title=_title(standing, deal),
        say=_say(deal, viewer) if turn >= 0 else _headline(standing),
        turn=turn,
        players=_players(deal, turn, viewer),
        facts=_facts(deal, viewer),
        zones=_zones(deal, viewer),
        choices=_choices(deal) if mine else [],
        done=_done(deal) if mine else None,
        progress=_progress(deal) if mine else None,
        asks=ASKS if viewer >= 0 and turn >= 0 and deal.phase < BURYING else None,
        sheet=_sheet(standing),
    )


def _title(standing: Standing, deal: Any) -> Text:
    number = sum(result.counted for result in standing.results) + (deal.turn >= 0)
    trick = deal.tricks + 1 if deal.turn >= 0 and deal.phase == PLAY else 0
    return Text("tractor-round", {"number": max(number, 1), "trick": trick})


# --- cards ------------------------------------------------------------------------------------------


def listed(one: int, two: int) -> list[int]:
    """The cards of a heap, each as often as it is there."""
    return [kind for kind in cards.listed(one) for _ in range(1 + (two >> kind & 1))]


def in_order(trumps: Round, held: list[int]) -> list[int]:
    """Cards as a hand is held: trumps first, then suit by suit, colours alternating, high cards first."""
    return sorted(held, key=_places(trumps).__getitem__)


@kept
def _places(trumps: Round) -> list[tuple[int, int, int]]:
    """Where each kind of card stands in a hand: its group, then its height."""
    return [(_group(trumps, this), -trumps.step_of[this], this) for this in range(KINDS)]


def _group(trumps: Round, this: int) -> int:
    """Where the suit of a card stands in a hand; trumps are one suit (TR-20)."""
    where = trumps.suit_of[this]
    if where == TRUMPS:
        return -1
    return AFTER[trumps.trump].index(where) if trumps.trump < NO_TRUMP else (0, 1, 3, 2).index(where)


@cache
def worth(this: int) -> int:
    """TR-18: kings and tens ten points, fives five."""
    if this >= cards.SMALL_JOKER:
        return 0
    return {"K": 10, "T": 10, "5": 5}.get(cards.RANKS[cards.rank(this)], 0)


def texts(held: Sequence[int]) -> list[str]:
    """Cards by their texts."""
    return [cards.text(this) for this in held]


def _face(trumps: Round, this: int, **more: Any) -> Face:
    return Face(card=cards.text(this), points=worth(this), trump=trumps.suit_of[this] == TRUMPS, **more)


# --- zones ------------------------------------------------------------------------------------------


def _zones(deal: Any, viewer: int) -> list[Zone]:
    trumps = Round(deal)
    others = [(max(viewer, 0) + step) % 4 for step in range(4)]
    hands = list(zip(deal.one, deal.two, deal.held, strict=True))
    zones = [_hand(trumps, who, *hands[who]) for who in others if who != viewer]
    if deal.phase < BURYING:
        zones.append(_stock(deal, trumps))
    zones += [
        _trick(deal, trumps, "trick", deal.tricks, deal.laid),
        _trick(deal, trumps, "last", deal.tricks - 1, 4),
    ]
    talon = _talon(deal, trumps, viewer)
    if talon.cards or deal.phase < PLAY:  # in play those who do not know it have no use for it
        zones.append(talon)
    if deal.observer == -1:
        zones.append(_played(deal))
    if viewer >= 0:
        zones.append(_hand(trumps, viewer, *hands[viewer], deal.chosen_one, deal.chosen_two, mine=True))
    return zones


@kept
def _hand(  # noqa: PLR0913, PLR0917  all that can be seen of it
    trumps: Round,
    who: int,
    one: int,
    two: int,
    count: int,
    chosen_one: int = 0,
    chosen_two: int = 0,
    *,
    mine: bool = False,
) -> Zone:
    label = Text("tractor-zone-hand", {"player": seat(who), "count": count})
    held = in_order(trumps, listed(one, two))
    if len(held) < count:  # of another's hand a few cards may be known: its seat says so
        return Zone(f"hand-{who}", "open", label, who, count=count)
    chosen = listed(chosen_one, chosen_two)
    faces = [_held_face(trumps, held, at, chosen, mine=mine) for at in range(len(held))]
    return Zone(f"hand-{who}", "hand" if mine else "open", label, who, faces, len(held))


def _held_face(trumps: Round, held: list[int], at: int, chosen: list[int], *, mine: bool) -> Face:
    """A card of a hand: a new suit begins apart, the pairs of a tractor lie close together."""
    this = held[at]
    marks = []
    if at and trumps.suit_of[held[at - 1]] != trumps.suit_of[this]:
        marks.append("apart")
    elif at and _goes_on(trumps, held, at):
        marks.append("joined")
    if chosen and _raised(chosen, held, at):
        marks.append("raised")
    return _face(trumps, this, choice=this if mine else -1, marks=marks)


def _goes_on(trumps: Round, held: list[int], at: int) -> bool:
    """Whether a tractor goes on with the card at this place (TR-23)."""
    if at < 2 or held[at - 2] != held[at - 1] or held[at : at + 2].count(held[at]) < 2:  # noqa: PLR2004  a pair
        return False
    return len(trumps.parts_of(held[at - 2 : at + 2])) == 1


def _raised(chosen: list[int], held: list[int], at: int) -> bool:
    """Whether the card is one of those chosen; of two equal cards the second is chosen first."""
    this = held[at]
    copies_after = held[at + 1 :].count(this)
    return chosen.count(this) > copies_after


def _stock(deal: Any, trumps: Round) -> Zone:
    left = max(DRAWN - deal.drawn, 0)
    known = [this for this in deal.pack[deal.drawn : DRAWN] if this >= 0]
    faces = [_face(trumps, this) for this in known] if len(known) == left else []
    return Zone("stock", "stock", Text("tractor-zone-stock"), cards=faces, count=left)


def _talon(deal: Any, trumps: Round, viewer: int) -> Zone:
    """TR-13: face down before the starter takes it, and when it is laid; the starter knows what they laid."""
    label = Text("tractor-zone-talon")
    if deal.phase < BURYING:
        known = [this for this in deal.pack[DRAWN:] if this >= 0]
        faces = [_face(trumps, this) for this in known] if len(known) == TALON else []
        return Zone("talon", "stock", label, cards=faces, count=TALON)
    laid = in_order(trumps, listed(deal.talon_one, deal.talon_two))
    laying = deal.turn == viewer >= 0 and deal.phase == BURYING
    faces = [
        _face(trumps, this, choice=this if laying else -1, marks=["fresh"] if laying else []) for this in laid
    ]
    count = deal.buried if deal.phase == BURYING else TALON
    layout: Literal["open", "stock"] = "open" if deal.ended == SCORED else "stock"
    return Zone("talon", layout, label, deal.starter, faces, count, _talon_caption(deal, viewer))


def _talon_caption(deal: Any, viewer: int) -> Text | None:
    if deal.ended == SCORED:
        points = sum(worth(this) for this in listed(deal.talon_one, deal.talon_two))
        key = "tractor-caption-talon" if deal.times else "tractor-caption-lost"
        return Text(key, {"points": points, "times": deal.times})
    if deal.turned:
        turned = [this for this in deal.pack[DRAWN : DRAWN + deal.turned] if this >= 0]
        return Text("tractor-caption-turned", {"cards": card_list(texts(turned))})
    return Text("tractor-caption-yours") if deal.starter == viewer else None


Play = tuple[int, tuple[int, ...]]
"""Who made it, and its cards."""


def _plays(deal: Any, trick: int) -> tuple[Play, ...]:
    """The plays of a trick that lie."""
    sizes, plays, leader = deal.sizes, deal.plays, deal.leaders[trick]
    size = sizes[trick]
    start = 4 * sum(sizes[:trick])
    count = deal.laid if trick == deal.tricks else 4
    return tuple(
        ((leader - at) % 4, tuple(plays[start + at * size : start + (at + 1) * size])) for at in range(count)
    )


def _trick(deal: Any, trumps: Round, name: str, trick: int, laid: int) -> Zone:
    """The plays of a trick in order, each with its owner and what it is."""
    if trick < 0 or not laid:
        return Zone(name, "trick", Text(f"tractor-zone-{name}"), caption=_taken_back(deal, trumps, name))
    best = deal.best if name == "trick" else deal.takers[trick]
    zone = _lying(trumps, name, _plays(deal, trick), best)
    caption = _taken_back(deal, trumps, name)
    return structs.replace(zone, caption=caption) if caption else zone


@kept
def _lying(trumps: Round, name: str, plays: tuple[Play, ...], best: int) -> Zone:
    faces = []
    for who, played in plays:
        note = _note(trumps, played, leads=who == plays[0][0])
        marks = ["best"] if who == best else []
        faces += [
            _face(trumps, this, owner=who, marks=marks, note=note if at == 0 else None)
            for at, this in enumerate(played)
        ]
    return Zone(name, "trick", Text(f"tractor-zone-{name}"), cards=faces, count=len(faces))


def _taken_back(deal: Any, trumps: Round, name: str) -> Text | None:
    """TR-34, TR-36: the throw that failed, and what it cost."""
    trick = deal.tricks if name == "trick" else deal.tricks - 1
    if name != ("trick" if deal.laid else "last") or trick < 0 or not deal.fails[trick]:
        return None
    back = in_order(trumps, listed(deal.back_one[trick], deal.back_two[trick]))
    led = card_list(_once(_plays(deal, trick)[0][1]))
    args: dict[str, Arg] = {"cards": card_list(texts(back)), "led": led, "points": deal.fines[trick]}
    return Text("tractor-caption-failed", args | {"player": seat(deal.leaders[trick])})


def _note(trumps: Round, played: Sequence[int], *, leads: bool) -> Text | None:
    """What a play is, where its cards do not say it by themselves; only a lead is a throw."""
    args = what(trumps, played)
    if args["shape"] in {"single", "loose"} or (args.get("kinds") == "s" and not leads):
        return None
    return Text("tractor-note-what" if leads or args["shape"] != "throw" else "tractor-note-parts", args)


def _played(deal: Any) -> Zone:
    """The tricks before the last one, open only where everything is."""
    end = 4 * sum(deal.sizes[: max(deal.tricks - 1, 0)])
    faces = [Face(cards.text(this)) for this in deal.plays[:end]]
    return Zone("played", "stock", Text("tractor-zone-played"), cards=faces, count=end)


# --- what cards are called -----------------------------------------------------------------------------


def what(trumps: Round, played: Sequence[int]) -> dict[str, Arg]:
    """For a sentence: what some cards are, played together (TR-21 to TR-24)."""
    if len({trumps.suit_of[this] for this in played}) != 1:
        return {"shape": "loose", "count": len(played)}
    parts = trumps.parts_of(played)
    pairs = [len(part) // 2 for part in parts]  # 0 is a single
    longest = max(pairs)
    args: dict[str, Arg] = {
        "count": len(played),
        "length": longest,
        "tractors": sum(length > 1 for length in pairs),
        "pairs": pairs.count(1),
        "singles": pairs.count(0),
    }
    if len(parts) == 1:
        return args | {"shape": ("single", "pair", "tractor")[min(longest, 2)]}
    kinds = {"t": longest > 1, "p": 1 in pairs, "s": 0 in pairs}
    return args | {"shape": "throw", "kinds": "".join(kind for kind, there in kinds.items() if there)}


def shown(deal: Any, choice: int) -> dict[str, Arg]:
    """For a sentence: what a showing shows (TR-6)."""
    if choice in {JOKERS, RED_JOKERS}:
        return {"kind": "black" if choice == JOKERS else "red"}
    which = choice - (PAIR if choice >= PAIR else SHOW)
    return {
        "kind": "pair" if choice >= PAIR else "single",
        "card": card(cards.text(which * 13 + deal.rank)),
        "suit": suit(cards.SUITS[which]),
        "ranks": _ranks(deal.rank),
    }


def _ranks(which: int) -> Arg:
    return word(f"tractor-ranks-{cards.RANKS[which]}")


def suit_name(trumps: Round, this: int) -> Arg:
    """The suit of a card in this round: trumps, or a plain suit."""
    where = trumps.suit_of[this]
    return word("tractor-trumps") if where == TRUMPS else suit(cards.SUITS[where])


def level(of: int) -> Arg:
    """A side's level."""
    return rank(cards.RANKS[of]) if of < len(cards.RANKS) else word("tractor-past")


def side_args(side: int) -> dict[str, Arg]:
    """The two players of a side."""
    return {"one": seat(side), "two": seat(side + 2)}


def _once(played: Sequence[int]) -> list[str]:
    """The cards of a play by their texts; where each is there twice, once."""
    every = texts(played)
    twice = all(every.count(text) == 2 for text in every)  # noqa: PLR2004  a pair
    return list(dict.fromkeys(every)) if twice else every


# --- words ------------------------------------------------------------------------------------------


def _players(deal: Any, turn: int, viewer: int) -> list[Player]:
    held, shows = deal.held, deal.shows if deal.phase < PLAY else 0
    by = deal.show_by[shows - 1] if shows else -1
    partner = (viewer + 2) % 4 if viewer >= 0 else -1
    players = []
    for who in range(4):
        part = "starter" if who == deal.starter else "declarer" if deal.declarers == who % 2 else ""
        lines = _lines(part, held[who])
        if who == by:
            what_by = Text("tractor-line-shown", shown(deal, deal.show_what[shows - 1]))
            lines = [*lines[:-1], what_by, lines[-1]]
        players.append(Player(who, lines, turn=who == turn, partner=who == partner))
    return players


@kept
def _lines(part: str, held: int) -> list[Text]:
    """What a seat is in this round, and how many cards it holds."""
    lines = [Text(f"tractor-line-{part}")] if part else []
    return [*lines, Text("tractor-line-cards", {"count": held})]


def _facts(deal: Any, viewer: int) -> list[Fact]:
    plain = deal.trump == NO_TRUMP and deal.suit_of(deal.rank) != TRUMPS
    trumps = _trumps(deal.trump, deal.rank, plain=plain)
    return [trumps, *_levels(tuple(deal.ranks), min(viewer, viewer % 2)), *_points(deal, viewer)]


@kept
def _trumps(trump: int, of: int, *, plain: bool) -> Fact:
    """What is trumps; ``plain``: without a trump suit, the trump rank is none either (TR-16)."""
    label = Text("tractor-fact-trumps")
    ranks: dict[str, Arg] = {"ranks": _ranks(of)}
    if trump == UNNAMED:
        return Fact(label, Text("tractor-fact-rank", ranks), trump=True)
    if trump == NO_TRUMP:
        key = "tractor-fact-no-trump" if plain else "tractor-fact-no-trump-rank"
        return Fact(label, Text(key, {} if plain else ranks), trump=True)
    letter = cards.SUITS[trump]
    return Fact(label, Text("tractor-fact-suit", ranks | {"suit": suit(letter)}), letter, trump=True)


@kept
def _levels(ranks: tuple[int, int], own: int) -> list[Fact]:
    """The levels of both sides; ``own`` is the viewer's side, -1 for a watcher."""
    if own < 0:
        return [
            Fact(Text("tractor-side", side_args(side)), Text("tractor-level", {"level": level(ranks[side])}))
            for side in (0, 1)
        ]
    args = {"ours": level(ranks[own]), "theirs": level(ranks[1 - own])}
    return [Fact(Text("tractor-fact-levels"), Text("tractor-fact-we-they", args))]


def _points(deal: Any, viewer: int) -> list[Fact]:
    if deal.phase < BURYING:
        return [Fact(Text("tractor-fact-drawn"), Text("tractor-fact-drawn-of", {"drawn": deal.drawn}))]
    if deal.phase < PLAY:
        return []
    key = "tractor-fact-points-of"
    if viewer >= 0:
        key = "tractor-fact-their-points" if viewer % 2 == deal.declarers else "tractor-fact-our-points"
    facts = [_side_points(key, 1 - deal.declarers, deal.points)]
    if deal.laid:
        points = sum(worth(this) for _, played in _plays(deal, deal.tricks) for this in played)
        facts.append(_trick_points(points))
    return facts


@kept
def _side_points(key: str, side: int, points: int) -> Fact:
    return Fact(Text(key, side_args(side)), Text("tractor-fact-points", {"points": points}))


@kept
def _trick_points(points: int) -> Fact:
    return Fact(Text("tractor-fact-trick"), Text("tractor-fact-trick-points", {"points": points}))


def _say(deal: Any, viewer: int) -> Text:
    """The one sentence: what is to be done now, or who is waited for."""
    if deal.phase == SHOWING:
        return _say_show(deal)
    if deal.phase < BURYING:
        return Text("tractor-say-settling" if deal.phase == CALLING else "tractor-say-drawing")
    if deal.phase == BURYING:
        if deal.turn == viewer:
            return Text("tractor-say-talon", {"missing": TALON - deal.buried})
        return Text("tractor-say-talon-wait", {"player": seat(deal.turn)})
    if deal.turn != viewer:
        lead = "no" if deal.laid else "yes"
        return Text("tractor-say-wait", {"player": seat(deal.turn), "lead": lead})
    return _say_follow(deal) if deal.laid else _say_lead(deal)


def _say_show(deal: Any) -> Text:
    """TR-9: asked in secret."""
    this = deal.pack[deal.drawn - 1]
    if this < 0 or deal.drawn == DRAWN:
        return Text("tractor-say-show-last")
    args: dict[str, Arg] = {"drawn": card(cards.text(this))}
    if not deal.shows:
        return Text("tractor-say-show-first", args)
    last = deal.shows - 1
    args |= {"player": seat(deal.show_by[last]), **shown(deal, deal.show_what[last])}
    return Text("tractor-say-show-over", args)


def _say_lead(deal: Any) -> Text:
    trumps = Round(deal)
    args = what(trumps, in_order(trumps, listed(deal.chosen_one, deal.chosen_two)))
    if not args["count"]:
        return Text("tractor-say-lead")
    throw = args["shape"] == "throw"
    return Text("tractor-say-chosen-throw" if throw else "tractor-say-chosen", args)


def _say_follow(deal: Any) -> Text:
    """TR-25 to TR-28, TR-37: what is owed."""
    trumps = Round(deal)
    leader, led = _plays(deal, deal.tricks)[0]
    size, where = len(led), trumps.suit_of[led[0]]
    hand = listed(deal.one[deal.turn], deal.two[deal.turn])
    held = [this for this in hand if trumps.suit_of[this] == where]
    name = suit_name(trumps, led[0])
    if not held:
        return Text("tractor-say-void", {"suit": name, "count": size})
    if len(held) < size:
        return Text("tractor-say-follow-few", {"suit": name, "count": len(held)})
    args = {**what(trumps, led), "suit": name}
    if deal.fails[deal.tricks] and must_beat(deal):
        return Text("tractor-say-must-beat", args)
    pairs = min(sum(held.count(this) == 2 for this in {*held}), _pairs(trumps, led))  # noqa: PLR2004  a pair
    return Text("tractor-say-follow", {**args, "player": seat(leader), "pairs": pairs})


def must_beat(deal: Any) -> bool:
    """TR-37: whether the house rules oblige to beat the part of a failed throw."""
    return bool(deal.must_beat)


def _pairs(trumps: Round, led: Sequence[int]) -> int:
    return sum(len(part) // 2 for part in trumps.parts_of(led))


def _choices(deal: Any) -> list[Choice]:
    wanted, missing = _wanted(deal), _missing(deal)
    return [
        _card_choice(choice, wanted, missing, burying=deal.phase == BURYING)
        if choice < DONE
        else _choice(deal, choice)
        for choice in deal.choices()
    ]


def _choice(deal: Any, choice: int) -> Choice:
    if choice == DONE:
        return cast("Choice", _done(deal))
    words = {PASS: "pass", DRAW: "draw", WAIT: "wait"}
    if choice in words:
        return Choice(choice, Text(f"tractor-do-{words[choice]}"))
    return Choice(choice, Text("tractor-do-show", shown(deal, choice)))


@kept
def _card_choice(choice: int, wanted: int, missing: int, *, burying: bool) -> Choice:
    """A card to lay in the talon or to play; the last one that is wanted completes the decision."""
    text = cards.text(choice)
    if missing == 1 and wanted > 1:
        return Choice(choice, _whole(wanted, burying=burying), text)
    args: dict[str, Arg] = {"card": card(text), "phase": "talon" if burying else "play"}
    return Choice(choice, Text("tractor-do-card", args), text, part=missing != 1)


def _wanted(deal: Any) -> int:
    """How many cards the decision takes; 0 for a lead, which may be of any length."""
    if deal.phase == BURYING:
        return TALON
    return int(deal.sizes[deal.tricks]) if deal.laid else 0


def _missing(deal: Any) -> int:
    """How many of them are still to be chosen."""
    return _wanted(deal) - int(deal.buried if deal.phase == BURYING else deal.chosen)


def _whole(count: int, *, burying: bool) -> Text:
    """What completes the decision is called."""
    if burying:
        return Text("tractor-do-talon")
    return Text("tractor-do-play", {"count": count})


def _done(deal: Any) -> Choice | None:
    """What completes a lead; while cards are missing, what will complete a play or the talon."""
    if deal.phase < BURYING or _missing(deal) == 1:
        return None
    return Choice(DONE, _whole(_wanted(deal) or deal.chosen, burying=deal.phase == BURYING))


def _progress(deal: Any) -> Progress | None:
    """How many of several cards are chosen."""
    if deal.phase < BURYING or _wanted(deal) <= 1:
        return None
    return Progress(_wanted(deal) - _missing(deal), _wanted(deal))


# --- the score --------------------------------------------------------------------------------------


def _headline(standing: Standing) -> Text:
    if not standing.over:
        return standing.results[-1].how
    if standing.resigned >= 0:
        return Text("tractor-headline-resigned", {"player": seat(standing.resigned)})
    if len(standing.winners) == standing.seats:
        return Text("tractor-headline-draw")
    side = standing.winners[0] % 2
    past = _levels_of(standing)[side] >= len(cards.RANKS)
    return Text("tractor-headline-winners" if past else "tractor-headline-higher", side_args(side))


@kept
def _sheet(standing: Standing) -> Sheet:
    return Sheet(
        headline=_headline(standing) if standing.over or standing.results else Text("tractor-headline-first"),
        sides=standing.sides,
        rows=_rows(standing),
        totals=[_total(at) for at in _levels_of(standing)],
    )


def _total(at: int) -> Text:
    return Text("tractor-total", {"level": level(at)}) if at < len(cards.RANKS) else Text("tractor-past")


def _start(standing: Standing) -> list[int]:
    """TR-2: the levels at which both sides begin."""
    return [cards.RANKS.index(str(cast("TractorOptions", standing.options).start_rank))] * 2


def _levels_of(standing: Standing) -> list[int]:
    """The levels of both sides: what they began with, and what they have climbed."""
    return [start + score for start, score in zip(_start(standing), standing.scores, strict=True)]


def _rows(standing: Standing) -> list[Row]:
    """The levels after each round, and how the points came."""
    rows = []
    levels = _start(standing)
    number = 1
    for result in standing.results:
        levels = [at + gain for at, gain in zip(levels, result.gains, strict=True)]
        rows.append(_row(number, levels, result))
        number += result.counted
    return rows


def _row(number: int, levels: list[int], result: Result) -> Row:
    cells = [Text("tractor-level", {"level": level(at)}) for at in levels]
    return Row(Text("tractor-row-round", {"number": number}), cells, [result.how, *result.notes])


# --- events -----------------------------------------------------------------------------------------


def tell(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Event]:
    """What a choice looks like to a seat."""
    told = [Event(text, mover) for text in _told(before, after, mover, choice, viewer)]
    if before.phase < BURYING <= after.phase:
        told += [Event(text) for text in _settled(after)]
    return told


def _told(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Text]:
    player: dict[str, Arg] = {"player": seat(mover)}
    if SHOW <= choice <= RED_JOKERS:
        key = "tractor-tell-show" if choice < JOKERS else "tractor-tell-show-none"
        return [Text(key, player | shown(before, choice))]
    if choice == PASS:
        return [Text("tractor-tell-pass")] if viewer == mover else []
    if before.phase == BURYING:
        if after.phase != PLAY:
            return []
        texts_of = card_list(texts(in_order(Round(after), listed(after.talon_one, after.talon_two))))
        return [
            Text("tractor-tell-talon-yours", {"cards": texts_of})
            if viewer == mover
            else Text("tractor-tell-talon", player)
        ]
    if before.phase == PLAY and (after.tricks > before.tricks or after.laid > before.laid):
        return _told_play(before, after, mover)
    return []


def _settled(after: Any) -> list[Text]:
    """TR-10 to TR-13: what is trumps, and who starts."""
    told = []
    if after.turned:
        turned = [this for this in after.pack[DRAWN : DRAWN + after.turned] if this >= 0]
        told.append(Text("tractor-tell-turned", {"cards": card_list(texts(turned))}))
    if after.trump == NO_TRUMP:
        told.append(Text("tractor-tell-no-trump"))
    else:
        args: dict[str, Arg] = {"suit": suit(cards.SUITS[after.trump]), "ranks": _ranks(after.rank)}
        told.append(Text("tractor-tell-trumps", args))
    return [*told, Text("tractor-tell-starter", {"player": seat(after.starter)})]


def _told_play(before: Any, after: Any, mover: int) -> list[Text]:
    """A play that was laid, and the trick that it ends."""
    trick = before.tricks
    plays = _plays(after, trick)
    played = plays[before.laid][1]
    told = [_told_follow(after, mover, played)] if before.laid else _told_lead(after, mover, played)
    if after.tricks > trick:
        args: dict[str, Arg] = {"player": seat(after.takers[trick]), "points": after.gains[trick]}
        told.append(Text("tractor-tell-trick", args))
    return told


def _told_lead(after: Any, mover: int, led: tuple[int, ...]) -> list[Text]:
    player: dict[str, Arg] = {"player": seat(mover)}
    trick = after.tricks
    if not after.fails[trick]:
        return [_led(Round(after), mover, led)]
    thrown = in_order(Round(after), [*led, *listed(after.back_one[trick], after.back_two[trick])])
    told = [
        Text(
            "tractor-tell-failed",
            player | {"cards": card_list(texts(thrown)), "led": card_list(_once(led))},
        )
    ]
    if after.fines[trick]:
        opponents = 1 - after.declarers
        fine: dict[str, Arg] = {
            "points": after.fines[trick],
            "more": "no" if mover % 2 == opponents else "yes",
        }
        told.append(Text("tractor-tell-fine", fine | side_args(opponents)))
    return told


@kept
def _led(trumps: Round, mover: int, led: tuple[int, ...]) -> Text:
    args: dict[str, Arg] = {"player": seat(mover), "cards": card_list(_once(led))}
    return Text("tractor-tell-lead", args | what(trumps, led))


def _told_follow(after: Any, mover: int, played: tuple[int, ...]) -> Text:
    trick = after.tricks if after.laid else after.tricks - 1
    best = after.best if after.laid else after.takers[trick]
    led = _plays(after, trick)[0][1]
    ruff = best == mover and after.suit_of(led[0]) != TRUMPS == after.suit_of(played[0])
    return _followed("tractor-tell-ruff" if ruff else "tractor-tell-play", mover, played)


@kept
def _followed(key: str, mover: int, played: tuple[int, ...]) -> Text:
    return Text(key, {"player": seat(mover), "cards": card_list(texts(played))})
