"""What a seat sees of Pitch, and what it is told."""

from typing import Any, cast

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
)
from atout.games.pitch.match import side_args
from atout.games.pitch.numbers import BID, BIDDING, FOUR, PASS, PLAY, SMUDGE, UNNAMED
from atout.games.pitch.options import PitchOptions

GAME = "pitch"


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
        facts=_facts(deal),
        zones=_zones(deal, viewer),
        choices=[_choice(deal, choice) for choice in deal.choices()] if turn == viewer >= 0 else [],
        sheet=_sheet(standing),
    )


@kept
def _title(standing: Standing, number: int) -> Text:
    rules = cast("PitchOptions", standing.options)
    return Text("pitch-heading", {"number": number, "target": rules.target})


# --- zones ------------------------------------------------------------------------------------------


def _zones(deal: Any, viewer: int) -> list[Zone]:
    others = [(max(viewer, 0) + i) % deal.seats for i in range(deal.seats)]
    hands, held, trump = deal.hands, deal.held, deal.trump
    zones = [_hand(who, hands[who], held[who], trump) for who in others if who != viewer]
    plays, by = tuple(deal.plays), tuple(deal.by)
    end = deal.played - deal.lying
    first = max(end - deal.size, 0)
    zones += [
        _trick("trick", plays[end : deal.played], by[end : deal.played], trump),
        _trick("last", plays[first:end], by[first:end], trump),
    ]
    if deal.observer == -1:
        played = [Face(cards.text(this)) for this in plays[:first]]
        zones.append(Zone("played", "stock", Text("pitch-zone-played"), cards=played, count=first))
        undealt = [Face(cards.text(this)) for this in deal.undealt()]
        count = 52 - 6 * deal.seats
        zones.append(Zone("stock", "stock", Text("pitch-zone-stock"), cards=undealt, count=count))
    if viewer >= 0:
        means = SMUDGE if deal.phase == BIDDING else 0
        zones.append(_hand(viewer, hands[viewer], held[viewer], trump, mine=True, means=means))
    return zones


@kept
def _hand(  # noqa: PLR0913  all that can be seen of it
    who: int, hand: int, count: int, trump: int, *, mine: bool = False, means: int = 0
) -> Zone:
    """A hand; while a player bids, each own card stands for a smudge with it (PI-8)."""
    label = Text("pitch-zone-hand", {"player": seat(who), "count": count})
    held = cards.by_suit(hand, trump)
    faces = [
        Face(
            card=cards.text(this),
            choice=means + this if mine else -1,
            trump=cards.suit(this) == trump,
            marks=["apart"] if at and cards.suit(held[at - 1]) != cards.suit(this) else [],
        )
        for at, this in enumerate(held)
    ]
    return Zone(f"hand-{who}", "hand" if mine else "open", label, who, faces, count)


@kept
def _trick(name: str, plays: tuple[int, ...], by: tuple[int, ...], trump: int) -> Zone:
    """The cards of a trick in the order played, each with its owner."""
    best = _best_of(plays, trump)
    faces = [
        Face(
            card=cards.text(this),
            trump=cards.suit(this) == trump,
            marks=["best"] if at == best else [],
            owner=by[at],
        )
        for at, this in enumerate(plays)
    ]
    return Zone(name, "trick", Text(f"pitch-zone-{name}"), cards=faces, count=len(faces))


def _best_of(plays: tuple[int, ...], trump: int) -> int:
    """Which of some plays is the best of its trick (PI-13)."""

    def power(at: int) -> tuple[bool, bool, int]:
        this = plays[at]
        return cards.suit(this) == trump, cards.suit(this) == cards.suit(plays[0]), this

    return max(range(len(plays)), key=power, default=-1)


# --- words ------------------------------------------------------------------------------------------


def _players(deal: Any, turn: int, viewer: int) -> list[Player]:
    partner = (viewer + 2) % 4 if deal.partners and viewer >= 0 else -1
    if deal.phase == PLAY:
        return _playing(tuple(deal.won[: deal.seats]), deal.pitcher, turn, partner)
    dealer = deal.dealer if deal.phase == BIDDING else -1
    return _bidding(tuple(deal.bids[: deal.seats]), dealer, turn, partner)


@kept
def _playing(won: tuple[int, ...], pitcher: int, turn: int, partner: int) -> list[Player]:
    players = []
    for who, count in enumerate(won):
        lines = [Text("pitch-line-pitcher")] if who == pitcher else []
        lines.append(Text("pitch-line-tricks", {"count": count}))
        players.append(Player(who, lines, turn=who == turn, partner=who == partner))
    return players


@kept
def _bidding(bids: tuple[int, ...], dealer: int, turn: int, partner: int) -> list[Player]:
    players = []
    for who, bid in enumerate(bids):
        lines = [Text("pitch-line-dealer")] if who == dealer else []
        if bid == PASS:
            lines.append(Text("pitch-line-passed"))
        elif bid:
            lines.append(Text("pitch-line-bid", {"points": bid - BID}))
        players.append(Player(who, lines, turn=who == turn, partner=who == partner))
    return players


def _facts(deal: Any) -> list[Fact]:
    facts = []
    bidding = deal.phase == BIDDING
    if deal.bid:
        facts.append(_bid_fact(deal.pitcher, deal.bid, bidding=bidding))
    elif bidding:
        facts.append(Fact(Text("pitch-fact-to-beat"), Text("pitch-fact-no-bid"), large=True))
    if deal.trump != UNNAMED:
        facts.append(_trump_fact(deal.trump))
    return facts


@kept
def _bid_fact(pitcher: int, bid: int, *, bidding: bool) -> Fact:
    args: dict[str, Arg] = {"player": seat(pitcher), "points": bid}
    if bidding:
        return Fact(Text("pitch-fact-to-beat"), Text("pitch-fact-highest", args), large=True)
    return Fact(Text("pitch-fact-bid"), Text("pitch-fact-pitcher", args))


@kept
def _trump_fact(trump: int) -> Fact:
    letter = cards.SUITS[trump]
    return Fact(Text("pitch-fact-trump"), Text("pitch-fact-suit", {"suit": suit(letter)}), letter, trump=True)


def _say(deal: Any, viewer: int) -> Text:
    """The one sentence: what is to be done now, or who is waited for."""
    if deal.turn != viewer:
        phase = "bidding" if deal.phase == BIDDING else "play"
        return Text("pitch-say-wait", {"player": seat(deal.turn), "phase": phase})
    if deal.phase == BIDDING:
        return _say_bidding(deal)
    if deal.played == 0:
        return Text("pitch-say-pitch")
    if not deal.lying:
        return Text("pitch-say-lead")
    led = cards.SUITS[cards.suit(deal.plays[deal.played - deal.lying])]
    trump = cards.SUITS[deal.trump]
    args: dict[str, Arg] = {"suit": suit(led)}
    if led == trump or deal.strict:
        return Text("pitch-say-follow", args)
    return Text("pitch-say-follow-or-trump", args | {"trump": suit(trump)})


def _say_bidding(deal: Any) -> Text:
    choices = deal.choices()
    lowest = min(choice for choice in choices if choice > PASS) - BID
    if PASS not in choices:
        return Text("pitch-say-must-bid", {"points": lowest})
    if deal.bid and lowest == deal.bid:
        return Text("pitch-say-steal", {"points": deal.bid})
    return Text("pitch-say-bid", {"points": lowest})


def _choice(deal: Any, choice: int) -> Choice:
    if choice >= SMUDGE:
        text = cards.text(choice - SMUDGE)
        return Choice(choice, Text("pitch-do-smudge", {"card": card(text)}), text)
    if choice == PASS:
        return Choice(choice, Text("pitch-do-pass"))
    if choice > PASS:
        return _bid(deal, choice - BID)
    return _play(choice)


@kept
def _play(this: int) -> Choice:
    text = cards.text(this)
    return Choice(this, Text("pitch-do-play", {"card": card(text)}), text)


def _bid(deal: Any, points: int) -> Choice:
    """A bid by a button: the same as another's is the dealer's to take; four are all there are."""
    label = Text("pitch-do-steal" if points == deal.bid else "pitch-do-bid", {"points": points})
    return Choice(BID + points, label, means=Text("pitch-means-four") if points == FOUR else None)


# --- the score --------------------------------------------------------------------------------------


def _headline(standing: Standing) -> Text:
    if not standing.over:
        return standing.results[-1].how
    if standing.resigned >= 0:
        return Text("pitch-headline-resigned", {"player": seat(standing.resigned)})
    won = [side for side in standing.sides if side[0] in standing.winners]
    if len(won) == 1:
        return Text("pitch-headline-winner", side_args(won[0]))
    return Text("pitch-headline-draw", {"count": len(won)})


@kept
def _sheet(standing: Standing) -> Sheet:
    return Sheet(
        headline=_headline(standing) if standing.over or standing.results else Text("pitch-headline-first"),
        sides=standing.sides,
        rows=[_row(number, result) for number, result in enumerate(standing.results, 1)],
        totals=[Text("pitch-points", {"points": score}) for score in standing.scores],
    )


def _row(number: int, result: Result) -> Row:
    cells = [Text("pitch-points", {"points": gain}) for gain in result.gains]
    return Row(Text("pitch-row-hand", {"number": number}), cells, [result.how, *result.notes])


# --- events -----------------------------------------------------------------------------------------


def tell(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Event]:  # noqa: ARG001
    """What a choice looks like to a seat; everything chosen here is open to all."""
    texts = [_told(before.bid, before.lying, mover, choice)]
    if before.trump == UNNAMED != after.trump:
        texts.append(Text("pitch-tell-trump", {"suit": suit(cards.SUITS[after.trump])}))
    if after.tricks > before.tricks:
        texts.append(Text("pitch-tell-trick", {"player": seat(after.takers[after.tricks - 1])}))
    return [Event(text, mover) for text in texts]


@kept
def _told(bid: int, lying: int, mover: int, choice: int) -> Text:
    """The choice itself, after a bid and so many cards of a trick."""
    player: dict[str, Arg] = {"player": seat(mover)}
    if choice >= SMUDGE:
        return Text("pitch-tell-smudge", player | {"card": card(cards.text(choice - SMUDGE))})
    if choice == PASS:
        return Text("pitch-tell-pass", player)
    if choice > PASS:
        key = "pitch-tell-steal" if choice - BID == bid else "pitch-tell-bid"
        return Text(key, player | {"points": choice - BID})
    key = "pitch-tell-play" if lying else "pitch-tell-lead"
    return Text(key, player | {"card": card(cards.text(choice))})
