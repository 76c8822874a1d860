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
        title=_title(standing, deal),
        say=_say(deal, viewer) if turn >= 0 else _headline(standing),
        turn=turn,
        players=[_player(deal, who, turn, viewer) for who in range(deal.seats)],
        facts=_facts(deal),
        zones=_zones(deal, viewer),
        choices=[_choice(deal, choice) for choice in deal.choices()] if turn == viewer >= 0 else [],
        sheet=_sheet(standing),
    )


def _title(standing: Standing, deal: Any) -> Text:
    rules = cast("PitchOptions", standing.options)
    number = len(standing.results) + (deal.turn >= 0)
    return Text("pitch-heading", {"number": max(number, 1), "target": rules.target})


# --- zones ------------------------------------------------------------------------------------------


def _zones(deal: Any, viewer: int) -> list[Zone]:
    others = [(max(viewer, 0) + i) % deal.seats for i in range(deal.seats)]
    zones = [_hand(deal, who, viewer) for who in others if who != viewer]
    end = deal.played - deal.lying
    first = max(end - deal.size, 0)
    zones += [_trick(deal, "trick", end, deal.played), _trick(deal, "last", first, end)]
    if deal.observer == -1:
        played = [Face(cards.text(deal.plays[at])) for at in range(first)]
        zones.append(Zone("played", "stock", Text("pitch-zone-played"), cards=played, count=first))
        undealt = [Face(cards.text(this)) for this in deal.undealt()]
        count = 52 - 6 * deal.seats
        zones.append(Zone("stock", "stock", Text("pitch-zone-stock"), cards=undealt, count=count))
    return zones + ([_hand(deal, viewer, viewer)] if viewer >= 0 else [])


def _hand(deal: Any, who: int, viewer: int) -> Zone:
    """A hand; while a player bids, each own card stands for a smudge with it (PI-8)."""
    count = deal.held[who]
    label = Text("pitch-zone-hand", {"player": seat(who), "count": count})
    mine = who == viewer
    held = cards.by_suit(deal.hands[who], deal.trump)
    means = SMUDGE if deal.phase == BIDDING else 0
    faces = [
        Face(
            card=cards.text(this),
            choice=means + this if mine else -1,
            trump=cards.suit(this) == deal.trump,
            marks=["apart"] if at and cards.suit(held[at - 1]) != cards.suit(this) else [],
        )
        for at, this in enumerate(held)
    ]
    return Zone(f"hand-{who}", "hand" if mine else "open", label, who, faces, count)


def _trick(deal: Any, name: str, first: int, end: int) -> Zone:
    """The cards of a trick in the order played, each with its owner."""
    best = _best_of(deal, first, end)
    faces = [
        Face(
            card=cards.text(deal.plays[at]),
            trump=cards.suit(deal.plays[at]) == deal.trump,
            marks=["best"] if at == best else [],
            owner=deal.by[at],
        )
        for at in range(first, end)
    ]
    return Zone(name, "trick", Text(f"pitch-zone-{name}"), cards=faces, count=len(faces))


def _best_of(deal: Any, first: int, end: int) -> int:
    """Which of some plays is the best of its trick (PI-13)."""
    led = cards.suit(deal.plays[first])

    def power(at: int) -> tuple[bool, bool, int]:
        this = deal.plays[at]
        return cards.suit(this) == deal.trump, cards.suit(this) == led, this

    return max(range(first, end), key=power, default=-1)


# --- words ------------------------------------------------------------------------------------------


def _player(deal: Any, who: int, turn: int, viewer: int) -> Player:
    lines = []
    if who == deal.dealer and deal.phase == BIDDING:
        lines.append(Text("pitch-line-dealer"))
    if deal.phase == PLAY:
        if who == deal.pitcher:
            lines.append(Text("pitch-line-pitcher"))
        lines.append(Text("pitch-line-tricks", {"count": deal.won[who]}))
    elif deal.bids[who]:
        bid = Text("pitch-line-bid", {"points": deal.bids[who] - BID})
        lines.append(Text("pitch-line-passed") if deal.bids[who] == PASS else bid)
    partner = bool(deal.partners) and viewer >= 0 and who == (viewer + 2) % 4
    return Player(who, lines, turn=who == turn, partner=partner)


def _facts(deal: Any) -> list[Fact]:
    facts = []
    bidding = deal.phase == BIDDING
    if deal.bid:
        args: dict[str, Arg] = {"player": seat(deal.pitcher), "points": deal.bid}
        if bidding:
            facts.append(Fact(Text("pitch-fact-to-beat"), Text("pitch-fact-highest", args), large=True))
        else:
            facts.append(Fact(Text("pitch-fact-bid"), Text("pitch-fact-pitcher", args)))
    elif bidding:
        facts.append(Fact(Text("pitch-fact-to-beat"), Text("pitch-fact-no-bid"), large=True))
    if deal.trump != UNNAMED:
        letter = cards.SUITS[deal.trump]
        value = Text("pitch-fact-suit", {"suit": suit(letter)})
        facts.append(Fact(Text("pitch-fact-trump"), value, letter, trump=True))
    return facts


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
    text = cards.text(choice)
    return Choice(choice, Text("pitch-do-play", {"card": card(text)}), text)


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
    texts = [_told(before, mover, choice)]
    if before.trump == UNNAMED != after.trump:
        texts.append(Text("pitch-tell-trump", {"suit": suit(cards.SUITS[after.trump])}))
    if after.tricks > before.tricks:
        texts.append(Text("pitch-tell-trick", {"player": seat(after.takers[after.tricks - 1])}))
    return [Event(text, mover) for text in texts]


def _told(before: Any, mover: int, choice: int) -> Text:
    player: dict[str, Arg] = {"player": seat(mover)}
    if choice >= SMUDGE:
        return Text("pitch-tell-smudge", player | {"card": card(cards.text(choice - SMUDGE))})
    if choice == PASS:
        return Text("pitch-tell-pass", player)
    if choice > PASS:
        key = "pitch-tell-steal" if choice - BID == before.bid else "pitch-tell-bid"
        return Text(key, player | {"points": choice - BID})
    key = "pitch-tell-play" if before.lying else "pitch-tell-lead"
    return Text(key, player | {"card": card(cards.text(choice))})
