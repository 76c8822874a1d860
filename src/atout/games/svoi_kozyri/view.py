"""What a seat sees of Svoi Kozyri, and what it is told."""

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
from atout.games.svoi_kozyri.numbers import BEAT, LEAD, NONE, PICK_UP, SECOND, SUIT, TRUMPS
from atout.games.svoi_kozyri.options import SvoiOptions

GAME = "svoi_kozyri"
DUEL = 2


def show(standing: Standing, deal: Any, viewer: int) -> View:
    """The View of a seat, or of a watcher (-1), from the deal hidden for it."""
    turn = standing.turn(deal)
    return View(
        game=GAME,
        seat=viewer,
        phase=standing.phase(deal),
        title=_title(standing, len(standing.results) + (deal.turn >= 0)),
        say=_say(deal, viewer) if turn >= 0 else _headline(standing),
        turn=turn,
        players=_players(deal, turn, viewer),
        facts=_trumps(tuple(deal.trump[: deal.seats]), viewer),
        zones=_zones(deal, viewer),
        choices=_choices(deal) if turn == viewer >= 0 else [],
        sheet=_sheet(standing),
    )


def _from(viewer: int, seats: int) -> list[int]:
    """The seats in order of play, the viewer's own first."""
    first = max(viewer, 0)
    return [(first + i) % seats for i in range(seats)]


@kept
def _title(standing: Standing, number: int) -> Text:
    """Which deal it is, out of how many; between two deals still the one that was played."""
    options = cast("SvoiOptions", standing.options)
    deals = options.deals if options.rounds == "full" else min(options.deals, options.rounds)  # SK-7
    return Text("svoi-title", {"number": number, "of": deals})


# --- zones ------------------------------------------------------------------------------------------


def _zones(deal: Any, viewer: int) -> list[Zone]:
    hands = list(zip(deal.hands, deal.held, deal.trump, strict=True))
    # A hand is open to both players of a duel (all cards are known), and in an open deal.
    known = deal.seats == DUEL or deal.observer == -1
    others = [_hand(who, *hands[who], known=known) for who in _from(viewer, deal.seats) if who != viewer]
    own = [_hand(viewer, *hands[viewer], known=True, mine=True)] if viewer >= 0 else []
    return [*others, _pile(deal, viewer), *own]


@kept
def _hand(  # noqa: PLR0913  all that can be seen of it
    who: int, hand: int, count: int, own: int, *, known: bool, mine: bool = False
) -> Zone:
    """A hand, by its cards or by their number; ``own`` are its trumps."""
    label = Text("svoi-zone-hand", {"player": seat(who), "count": count})
    name = f"hand-{who}"
    if not known:
        return Zone(name, "open", label, who, count=count)
    order = cards.by_suit(hand, own)
    suits = [cards.suit(this) for this in order]
    faces = [
        _face(this, trump=this_suit == own, mine=mine, apart=this_suit != before)
        for this, this_suit, before in zip(order, suits, suits[:1] + suits, strict=False)
    ]
    return Zone(name, "hand" if mine else "open", label, who, faces, len(faces))


@kept
def _face(this: int, *, trump: bool, mine: bool, apart: bool) -> Face:
    return Face(
        card=cards.text(this),
        choice=this if mine else -1,
        trump=trump,
        note=Text("svoi-note-trump") if trump and mine else None,
        marks=["apart"] if apart else [],
    )


def _pile(deal: Any, viewer: int) -> Zone:
    """The pile, all of it open; the cards that the viewer would pick up now are marked."""
    take = deal.pick_up_count() if deal.turn == viewer else 0
    return _lying(tuple(deal.pile[: deal.size]), deal.seconds, take)


@kept
def _lying(pile: tuple[int, ...], seconds: int, take: int) -> Zone:
    size = len(pile)
    faces = [
        _in_pile(this, top=at == size - 1, taken=at >= size - take, joined=bool(seconds >> at & 1))
        for at, this in enumerate(pile)
    ]
    label = Text("svoi-zone-pile", {"count": len(pile)})
    caption = Text("svoi-caption-take", {"count": take}) if take else None
    return Zone("pile", "pile", label, cards=faces, count=len(pile), caption=caption)


@kept
def _in_pile(this: int, *, top: bool, taken: bool, joined: bool) -> Face:
    marks = {"top": top, "take": taken, "joined": joined}
    return Face(cards.text(this), marks=[mark for mark, is_so in marks.items() if is_so])


# --- words ------------------------------------------------------------------------------------------


def _players(deal: Any, turn: int, viewer: int) -> list[Player]:
    """The seats; how many cards the viewer holds is seen in the hand itself."""
    waits = deal.phase == TRUMPS
    seats = zip(deal.place[: deal.seats], deal.held, strict=False)
    return [
        _player(who, place, -1 if who == viewer else held, waits, who == turn)
        for who, (place, held) in enumerate(seats)
    ]


@kept
def _player(who: int, place: int, held: int, waits: bool, turn: bool) -> Player:  # noqa: FBT001  called by place
    """A seat with its place, once it is out, or with its cards; ``held`` is -1 where they are not told."""
    lines = []
    if place:
        lines = [Text("svoi-line-place", {"place": place})]
    elif held >= 0:
        lines = [Text("svoi-line-waiting") if waits else Text("svoi-line-cards", {"count": held})]
    return Player(who, lines, turn=turn)


@kept
def _trumps(trumps: tuple[int, ...], viewer: int) -> list[Fact]:
    seats = _from(viewer, len(trumps))
    return [_trump_fact(who, trumps[who]) for who in seats if trumps[who] != NONE]


def _trump_fact(who: int, trump: int) -> Fact:
    letter = cards.SUITS[trump]
    label = Text("svoi-fact-trump", {"player": seat(who)})
    return Fact(label, Text("svoi-fact-suit", {"suit": suit(letter)}), letter, trump=True)


def _say(deal: Any, viewer: int) -> Text:
    """The one sentence: what is to be done now, or who is waited for."""
    if deal.turn != viewer:
        return Text("svoi-say-wait", {"player": seat(deal.turn), "phase": _phase(deal)})
    if deal.phase == TRUMPS:
        return Text("svoi-say-trumps")
    if deal.phase == LEAD:
        return Text("svoi-say-lead")
    if deal.phase == SECOND:
        return Text("svoi-say-second")
    return _say_beat(deal)


def _phase(deal: Any) -> str:
    return {TRUMPS: "trumps", LEAD: "lead", BEAT: "beat", SECOND: "second"}[deal.phase]


def _say_beat(deal: Any) -> Text:
    top = deal.pile[deal.size - 1]
    own = deal.trump[deal.turn]
    choices = deal.choices()
    args: dict[str, Arg] = {"top": card(cards.text(top))}
    if choices == [PICK_UP]:
        return Text("svoi-say-cannot", args | {"count": deal.pick_up_count()})
    args["may_take"] = "yes" if PICK_UP in choices else "no"  # SK-14
    if own == NONE:
        return Text("svoi-say-beat-plain", args)
    if cards.suit(top) == own:
        return Text("svoi-say-beat-trump", args)
    return Text("svoi-say-beat", args | {"trump": suit(cards.SUITS[own])})


def _choices(deal: Any) -> list[Choice]:
    return [_choice(deal, choice) for choice in deal.choices()]


def _choice(deal: Any, choice: int) -> Choice:
    if choice >= SUIT:
        return Choice(choice, Text("svoi-do-trump", {"suit": suit(cards.SUITS[choice - SUIT])}))
    if choice == PICK_UP:
        count = deal.pick_up_count()
        whole = "yes" if count == deal.size else "no"
        return Choice(choice, Text("svoi-do-take", {"count": count, "whole": whole}))
    return _play(choice, deal.phase)


@kept
def _play(this: int, phase: int) -> Choice:
    key = {LEAD: "svoi-do-lead", BEAT: "svoi-do-beat", SECOND: "svoi-do-second"}[phase]
    text = cards.text(this)
    return Choice(this, Text(key, {"card": card(text)}), text)


# --- the score --------------------------------------------------------------------------------------


def _headline(standing: Standing) -> Text:
    if not standing.over:
        return standing.results[-1].how
    if standing.resigned >= 0:
        return Text("svoi-headline-resigned", {"player": seat(standing.resigned)})
    if len(standing.winners) == standing.seats:
        return Text("svoi-headline-draw")
    if len(standing.winners) == 1:
        return Text("svoi-headline-winner", {"player": seat(standing.winners[0])})
    if len(standing.results) == 1:
        return standing.results[0].how
    return _shared(standing.winners)


def _shared(winners: list[int]) -> Text:
    """SK-7: two or three have lost as few deals."""
    named = {name: seat(who) for name, who in zip(("one", "two", "three"), winners, strict=False)}
    return Text("svoi-headline-shared", {"count": len(winners), "three": seat(winners[-1]), **named})


@kept
def _sheet(standing: Standing) -> Sheet:
    return Sheet(
        headline=_headline(standing) if standing.over or standing.results else Text("svoi-headline-first"),
        sides=[[who] for who in range(standing.seats)],
        rows=[_row(number, result) for number, result in enumerate(standing.results, 1)],
        totals=[_total(standing, who) for who in range(standing.seats)],
    )


def _total(standing: Standing, who: int) -> Text:
    if who == standing.resigned:
        return Text("svoi-total-resigned")
    return Text("svoi-total", {"count": -standing.scores[who]})


def _row(number: int, result: Result) -> Row:
    """What each got; of more than two, the place (SK-18)."""
    drawn = not any(result.gains)
    duel = len(result.gains) == DUEL
    cells = [_cell(gain, drawn=drawn) for gain in result.gains] if duel else result.notes
    return Row(Text("svoi-row-deal", {"number": number}), cells, [result.how])


def _cell(gain: int, *, drawn: bool) -> Text:
    if drawn:
        return Text("svoi-cell-draw")
    return Text("svoi-cell-lost") if gain < 0 else Text("svoi-cell-won")


# --- events -----------------------------------------------------------------------------------------


def tell(before: Any, after: Any, mover: int, choice: int, viewer: int) -> list[Event]:  # noqa: ARG001
    """What a choice looks like to a seat; everything played here is open to all."""
    texts = [_told(before, mover, choice)]
    if before.phase == TRUMPS and after.phase != TRUMPS and after.sixes_home:
        texts.append(Text("svoi-tell-home"))  # SK-6
    if after.place[mover] and not before.place[mover]:
        texts.append(Text("svoi-tell-out", {"player": seat(mover), "place": after.place[mover]}))
    return [Event(text, mover) for text in texts]


def _told(before: Any, mover: int, choice: int) -> Text:
    player: dict[str, Arg] = {"player": seat(mover)}
    if choice >= SUIT:
        return Text("svoi-tell-trump", player | {"suit": suit(cards.SUITS[choice - SUIT])})
    if choice == PICK_UP:
        count = before.pick_up_count()
        whole = "yes" if count == before.size else "no"
        return Text("svoi-tell-take", player | {"count": count, "whole": whole})
    if before.phase == BEAT:
        return _beaten(mover, choice, before.pile[before.size - 1])
    return _laid("svoi-tell-lead" if before.phase == LEAD else "svoi-tell-second", mover, choice)


@kept
def _beaten(mover: int, this: int, top: int) -> Text:
    args: dict[str, Arg] = {"player": seat(mover), "card": card(cards.text(this))}
    return Text("svoi-tell-beat", args | {"top": card(cards.text(top))})


@kept
def _laid(key: str, mover: int, this: int) -> Text:
    return Text(key, {"player": seat(mover), "card": card(cards.text(this))})
