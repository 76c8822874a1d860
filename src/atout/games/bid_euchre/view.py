"""What a seat sees of Bid Euchre, and what it is told."""

from typing import Any, cast

from msgspec import structs

from atout.core import cards
from atout.core.match import Result, Standing
from atout.core.view import (
    Arg,
    Choice,
    Event,
    Face,
    Fact,
    Player,
    Row,
    Sheet,
    Text,
    View,
    Zone,
    card,
    kept,
    seat,
    suit,
    word,
)
from atout.games.bid_euchre.match import bid_args, side_args, tricks_of
from atout.games.bid_euchre.numbers import (
    ASK,
    BIDDING,
    CALL,
    CALLS,
    CLAIM,
    CLAIMS,
    DISCARDS,
    GIFT,
    GIVING,
    MOON,
    NAMING,
    NO_TRUMP,
    PASS,
    PLAIN,
    PLAY,
    TRUMP,
    UNNAMED,
)
from atout.games.bid_euchre.options import EuchreOptions
from atout.games.bid_euchre.suits import BEAT, JACK, TRUMPS

GAME = "bid_euchre"
PHASES = {
    CLAIMS: "claims",
    DISCARDS: "discards",
    BIDDING: "bidding",
    NAMING: "naming",
    GIVING: "giving",
    GIFT: "gift",
    PLAY: "play",
    CALLS: "calls",
}


def show(standing: Standing, deal: Any, viewer: int) -> View:
    """The View of a seat, or of a watcher (-1), from the deal hidden for it."""
    turn = standing.turn(deal)
    return View(
        game=GAME,
        seat=viewer,
        phase=standing.phase(deal),
        title=_title(standing, max(len(standing.results) + (deal.turn >= 0), 1)),
        say=_say(deal, viewer) if turn >= 0 else _headline(standing),
        turn=turn,
        players=_players(deal, turn, viewer),
        facts=_facts(deal, viewer),
        zones=_zones(deal, viewer),
        choices=[_choice(deal, choice) for choice in deal.choices()] if turn == viewer >= 0 else [],
        sheet=_sheet(standing),
    )


@kept
def _title(standing: Standing, number: int) -> Text:
    rules = cast("EuchreOptions", standing.options)
    return Text("euchre-title", {"number": number, "target": rules.target})


# --- zones ------------------------------------------------------------------------------------------


def _zones(deal: Any, viewer: int) -> list[Zone]:
    others = [(max(viewer, 0) + i) % 4 for i in range(4)]
    cards_of = list(zip(deal.hands, deal.twins, deal.held, strict=True))
    zones = [_hand(who, *cards_of[who], deal.trump) for who in others if who != viewer]
    zones += _all_tricks(deal) if deal.phase == CALLS else _tricks(deal)
    if deal.discarded:
        zones.append(_discard(deal))
    if viewer >= 0:
        chooses = not _sits_out(deal, viewer)
        zones.append(_hand(viewer, *cards_of[viewer], deal.trump, mine=True, chooses=chooses))
    return zones


def _tricks(deal: Any) -> list[Zone]:
    """This trick and the last one; those before only where everything is open."""
    end = deal.played - deal.lying
    first = max(end - deal.size, 0)
    trump, plays, by = deal.trump, tuple(deal.plays), tuple(deal.by)
    zones = [
        _trick("trick", plays[end : deal.played], by[end : deal.played], trump),
        _trick("last", plays[first:end], by[first:end], trump),
    ]
    return [*zones, _played(deal, first)] if deal.observer == -1 else zones


def _all_tricks(deal: Any) -> list[Zone]:
    """BE-13: when reneges are called, every card that was played; choosing it calls it."""
    zones = []
    plays, by = tuple(deal.plays[: deal.played]), tuple(deal.by[: deal.played])
    for number, first in enumerate(range(0, deal.played, deal.size), 1):
        last = first + deal.size
        trick = _trick(f"trick-{number}", plays[first:last], by[first:last], deal.trump)
        faces = [_called(face, CALL + first + at) for at, face in enumerate(trick.cards)]
        label = Text("euchre-zone-number", {"number": number})
        zones.append(structs.replace(trick, label=label, cards=faces))
    return zones


def _called(face: Face, choice: int) -> Face:
    return structs.replace(face, choice=choice, note=Text("euchre-note-by", {"player": seat(face.owner)}))


@kept
def _hand(  # noqa: PLR0913  all that can be seen of it
    who: int, hand: int, twins: int, count: int, trump: int, *, mine: bool = False, chooses: bool = False
) -> Zone:
    """A hand of so many cards: those that are known of it; ``mine`` is the viewer's, who may choose them."""
    held = in_order(trump, cards.listed(hand) + cards.listed(twins))
    label = Text("euchre-zone-hand", {"player": seat(who), "count": count})
    faces = [_face(trump, held, at, mine=chooses) for at in range(len(held))]
    faces += [Face()] * (count - len(held)) if held else []
    return Zone(f"hand-{who}", "hand" if mine else "open", label, who, faces, count)


def _sits_out(deal: Any, who: int) -> bool:
    return bool(deal.out == who and deal.phase in {PLAY, CALLS})


def in_order(trump: int, held: list[int]) -> list[int]:
    """Cards as a hand is held: trumps first, then suit by suit, colours alternating, high cards first."""
    return sorted(held, key=lambda this: _place(trump, this))


def _place(trump: int, this: int) -> tuple[int, int, int]:
    """Where a card stands in a hand: its suit in play, and how many cards of it are higher."""
    if is_trump(trump, this) or this >= cards.SMALL_JOKER:
        return (-1, (BEAT[trump][this] & TRUMPS[trump]).bit_count(), this)
    return ([0, 1, 3, 2].index(cards.suit(this)), -cards.rank(this), this)


def is_trump(trump: int, this: int) -> bool:
    """Whether a card belongs to the trump suit; the left bower does (BE-4)."""
    return bool(TRUMPS[trump] >> this & 1)


def _left_bower(trump: int, this: int) -> bool:
    plain = trump < NO_TRUMP and this < cards.SMALL_JOKER
    return plain and cards.suit(this) == cards.same_colour(trump) and cards.rank(this) == JACK


def _face(trump: int, held: list[int], at: int, *, mine: bool) -> Face:
    this = held[at]
    apart = at > 0 and _place(trump, held[at - 1])[0] != _place(trump, this)[0]
    return Face(
        card=cards.text(this),
        choice=this if mine else -1,
        trump=is_trump(trump, this),
        note=Text("euchre-note-left") if _left_bower(trump, this) else None,
        marks=["apart"] if apart else [],
    )


@kept
def _trick(name: str, plays: tuple[int, ...], by: tuple[int, ...], trump: int) -> Zone:
    """The cards of a trick in the order played, each with its owner."""
    taker = _best_of(plays, trump)
    faces = [
        Face(
            card=cards.text(this),
            trump=is_trump(trump, this),
            marks=["best"] if at == taker else [],
            owner=by[at],
        )
        for at, this in enumerate(plays)
    ]
    return Zone(name, "trick", Text(f"euchre-zone-{name}"), cards=faces, count=len(faces))


def _best_of(plays: tuple[int, ...], trump: int) -> int:
    """Which of some plays is the best of its trick."""
    best = 0
    for at in range(1, len(plays)):
        if BEAT[trump][plays[best]] >> plays[at] & 1:
            best = at
    return best


def _played(deal: Any, end: int) -> Zone:
    """The tricks before the last one, open only where everything is."""
    faces = [Face(cards.text(deal.plays[at])) for at in range(end)]
    return Zone("played", "stock", Text("euchre-zone-played"), cards=faces, count=end)


def _discard(deal: Any) -> Zone:
    faces = [Face(cards.text(deal.discard))] if deal.discard >= 0 else []
    return Zone("discard", "discard", Text("euchre-zone-discard"), deal.dealer, faces, 1)


# --- words ------------------------------------------------------------------------------------------


def _players(deal: Any, turn: int, viewer: int) -> list[Player]:
    partner = (viewer + 2) % 4 if viewer >= 0 else -1
    if deal.phase >= PLAY:
        won = deal.won
        lines = [_line_in_play(won[who], out=_sits_out(deal, who)) for who in range(4)]
    else:
        bids, top, dealer = deal.bids, deal.top, deal.dealer
        lines = [_lines_before(bids[who], top, deals=who == dealer) for who in range(4)]
    return [Player(who, lines[who], turn=who == turn, partner=who == partner) for who in range(4)]


@kept
def _lines_before(bid: int, top: int, *, deals: bool) -> list[Text]:
    lines = [Text("euchre-line-dealer")] if deals else []
    if bid == PASS:
        lines.append(Text("euchre-line-passed"))
    elif bid:
        lines.append(Text("euchre-line-bid", bid_args(bid, top)))
    return lines


@kept
def _line_in_play(won: int, *, out: bool) -> list[Text]:
    return [Text("euchre-line-out") if out else Text("euchre-line-tricks", {"count": won})]


def _facts(deal: Any, viewer: int) -> list[Fact]:
    facts = []
    bidding = deal.phase in {CLAIMS, DISCARDS, BIDDING}
    if deal.bid:
        facts.append(_bid_fact(deal.bidder, deal.bid, deal.top, bidding=bidding))
    elif bidding:
        facts.append(Fact(Text("euchre-fact-to-beat"), Text("euchre-fact-no-bid"), large=True))
    if deal.trump != UNNAMED:
        facts.append(_trump_fact(deal.trump))
    return facts + _tricks_taken(deal, viewer) if deal.tricks else facts


@kept
def _bid_fact(bidder: int, bid: int, top: int, *, bidding: bool) -> Fact:
    args = {"player": seat(bidder), **bid_args(bid, top)}
    if bidding:
        return Fact(Text("euchre-fact-to-beat"), Text("euchre-fact-highest", args), large=True)
    return Fact(Text("euchre-fact-bid"), Text("euchre-fact-bidder", args))


@kept
def _trump_fact(trump: int) -> Fact:
    if trump == NO_TRUMP:
        return Fact(Text("euchre-fact-trump"), Text("euchre-fact-no-trump"), trump=True)
    letter = cards.SUITS[trump]
    value = Text("euchre-fact-suit", {"suit": suit(letter)})
    return Fact(Text("euchre-fact-trump"), value, letter, trump=True)


def _tricks_taken(deal: Any, viewer: int) -> list[Fact]:
    """What each side has taken: ours and theirs for a player, by name for a watcher."""
    tricks = tricks_of(deal)
    if viewer >= 0:
        return [_taken(tricks[viewer % 2], tricks[1 - viewer % 2])]
    values = [Text("euchre-fact-tricks", {"count": count}) for count in tricks]
    return [Fact(Text("euchre-fact-side", side_args(side)), values[side]) for side in (0, 1)]


@kept
def _taken(ours: int, theirs: int) -> Fact:
    return Fact(Text("euchre-fact-taken"), Text("euchre-fact-both", {"ours": ours, "theirs": theirs}))


def _say(deal: Any, viewer: int) -> Text:
    """The one sentence: what is to be done now, or who is waited for."""
    phase = PHASES[deal.phase]
    if deal.turn != viewer:
        key = "euchre-say-out" if viewer >= 0 and _sits_out(deal, viewer) else "euchre-say-wait"
        return Text(key, {"player": seat(deal.turn), "phase": phase})
    if deal.phase == PLAY:
        return _say_play(deal)
    if deal.phase == BIDDING and deal.bid:
        return Text("euchre-say-bid-over", bid_args(deal.bid, deal.top))
    if deal.phase in {GIVING, GIFT}:
        return Text(f"euchre-say-{phase}", {"count": deal.decks - deal.exchanged, **_trump_args(deal)})
    return Text(f"euchre-say-{phase}")


def _trump_args(deal: Any) -> dict[str, Arg]:
    name = word("euchre-no-trump") if deal.trump == NO_TRUMP else suit(cards.SUITS[deal.trump])
    return {"trump": name}


def _say_play(deal: Any) -> Text:
    if not deal.lying:
        return Text("euchre-say-lead")
    led = deal.plays[deal.played - deal.lying]
    asked = asked_suit(deal.trump, led)
    if asked is None:
        return Text("euchre-say-any", {"card": card(cards.text(led))})
    args: dict[str, Arg] = {"card": card(cards.text(led)), "suit": asked}
    left = _own_left_bower(deal) if is_trump(deal.trump, led) else None
    return Text("euchre-say-follow-left", {**args, "left": left}) if left else Text("euchre-say-follow", args)


def _own_left_bower(deal: Any) -> Arg | None:
    """The left bower, if whoever is in turn holds it: it follows the trump suit (BE-4)."""
    held = cards.listed(deal.hands[deal.turn])
    return next((card(cards.text(this)) for this in held if _left_bower(deal.trump, this)), None)


def asked_suit(trump: int, led: int) -> Arg | None:
    """The suit that a card led asks for; none for a joker at no-trump (BE-20)."""
    if is_trump(trump, led):
        return suit(cards.SUITS[trump])
    return None if led >= cards.SMALL_JOKER else suit(cards.SUITS[cards.suit(led)])


def _choice(deal: Any, choice: int) -> Choice:
    if choice >= CALL:
        played = choice - CALL
        return _call(choice, deal.plays[played], deal.by[played], played // deal.size + 1)
    if PASS < choice < TRUMP:
        return Choice(choice, Text("euchre-do-bid", bid_args(choice, deal.top)), means=_meaning(deal, choice))
    return _plain(choice, PHASES[deal.phase])


def _call(choice: int, this: int, by: int, trick: int) -> Choice:
    args: dict[str, Arg] = {"card": card(cards.text(this)), "player": seat(by), "trick": trick}
    return Choice(choice, Text("euchre-do-call", args))


@kept
def _plain(choice: int, phase: str) -> Choice:
    """What the choice itself and the phase say: a card, a suit, a pass."""
    if choice == CLAIM:
        return Choice(choice, Text("euchre-do-claim"))
    if choice == TRUMP + NO_TRUMP:
        return Choice(choice, Text("euchre-do-no-trump"))
    if choice >= TRUMP:
        return Choice(choice, Text("euchre-do-trump", {"suit": suit(cards.SUITS[choice - TRUMP])}))
    if choice == PASS:
        return Choice(choice, Text("euchre-do-pass", {"phase": phase}))
    text = cards.text(choice)
    return Choice(choice, Text("euchre-do-card", {"card": card(text), "phase": phase}), text)


def _meaning(deal: Any, choice: int) -> Text | None:
    """What a bid means that is more than a number of tricks."""
    if choice == ASK:
        return Text("euchre-means-ask", {"points": 2 * deal.top, "cards": deal.decks})
    if choice == MOON:
        return Text("euchre-means-moon", {"points": 4 * deal.top})
    return Text("euchre-means-all") if choice == PLAIN else None


# --- the score --------------------------------------------------------------------------------------


def _headline(standing: Standing) -> Text:
    if not standing.over:
        return standing.results[-1].how
    if standing.resigned >= 0:
        return Text("euchre-headline-resigned", {"player": seat(standing.resigned)})
    if len(standing.winners) == standing.seats:
        return Text("euchre-headline-draw")
    return Text("euchre-headline-winners", side_args(standing.winners[0] % 2))


@kept
def _sheet(standing: Standing) -> Sheet:
    return Sheet(
        headline=_headline(standing) if standing.over or standing.results else Text("euchre-headline-first"),
        sides=standing.sides,
        rows=[_row(number, result) for number, result in enumerate(standing.results, 1)],
        totals=[Text("euchre-points", {"points": score}) for score in standing.scores],
    )


def _row(number: int, result: Result) -> Row:
    cells = [Text("euchre-points", {"points": gain}) for gain in result.gains]
    return Row(Text("euchre-row-deal", {"number": number}), cells, [result.how, *result.notes])


# --- events -----------------------------------------------------------------------------------------


def tell(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Event]:
    """What a choice looks like to a seat."""
    texts = [_told(before, mover, choice, viewer)]
    if after.tricks > before.tricks:
        texts.append(Text("euchre-tell-trick", {"player": seat(after.takers[after.tricks - 1])}))
    if before.phase == CALLS and after.turn < 0:
        texts += _read(after)
    return [Event(text, mover) for text in texts]


def _told(  # noqa: PLR0911  a kind of choice after the other
    before: Any, mover: int, choice: int, viewer: int
) -> Text:
    player: dict[str, Arg] = {"player": seat(mover)}
    if choice == CLAIM:
        return Text("euchre-tell-claim", player)
    if before.phase == CLAIMS:
        return Text("euchre-tell-no-claim", player)
    if before.phase == BIDDING:
        if choice == PASS:
            return Text("euchre-tell-pass", player)
        return Text("euchre-tell-bid", player | bid_args(choice, before.top))
    if before.phase == NAMING:
        name = word("euchre-no-trump") if choice == TRUMP + NO_TRUMP else suit(cards.SUITS[choice - TRUMP])
        return Text("euchre-tell-trump", player | {"trump": name})
    if before.phase == CALLS:
        return Text("euchre-tell-answer", player)
    if before.phase == PLAY:
        return _shown("euchre-tell-lead" if not before.lying else "euchre-tell-play", mover, choice)
    if before.phase == DISCARDS:
        knows = viewer == mover
        return _shown("euchre-tell-discard", mover, choice) if knows else Text("euchre-tell-discards", player)
    privy = viewer in {before.bidder, before.out}
    return _shown("euchre-tell-gave", mover, choice) if privy else Text("euchre-tell-gives", player)


@kept
def _shown(key: str, mover: int, this: int) -> Text:
    return Text(key, {"player": seat(mover), "card": card(cards.text(this))})


def _read(after: Any) -> list[Text]:
    """BE-13: the answers, read from the dealer's left."""
    texts = []
    for step in range(1, 5):
        who = (after.dealer + step) % 4
        if after.calls[who] < CALL:
            continue
        played = after.calls[who] - CALL
        key = "euchre-tell-right" if played == after.called else "euchre-tell-wrong"
        named = card(cards.text(after.plays[played]))
        texts.append(Text(key, {"player": seat(who), "card": named, "owner": seat(after.by[played])}))
    return texts
