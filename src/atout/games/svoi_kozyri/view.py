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
        title=_title(standing, deal),
        say=_say(deal, viewer) if turn >= 0 else _headline(standing),
        turn=turn,
        players=[_player(deal, who, turn, viewer) for who in range(deal.seats)],
        facts=[_trump_fact(deal, who) for who in _from(viewer, deal.seats) if deal.trump[who] != NONE],
        zones=_zones(deal, viewer),
        choices=_choices(deal) if turn == viewer >= 0 else [],
        sheet=_sheet(standing),
    )


def _from(viewer: int, seats: int) -> list[int]:
    """The seats in order of play, the viewer's own first."""
    first = max(viewer, 0)
    return [(first + i) % seats for i in range(seats)]


def _title(standing: Standing, deal: Any) -> Text:
    """Which deal it is, out of how many; between two deals still the one that was played."""
    options = cast("SvoiOptions", standing.options)
    deals = options.deals if options.rounds == "full" else min(options.deals, options.rounds)  # SK-7
    number = len(standing.results) + (deal.turn >= 0)
    return Text("svoi-title", {"number": number, "of": deals})


# --- zones ------------------------------------------------------------------------------------------


def _zones(deal: Any, viewer: int) -> list[Zone]:
    others = [_hand(deal, who, viewer) for who in _from(viewer, deal.seats) if who != viewer]
    own = [_hand(deal, viewer, viewer)] if viewer >= 0 else []
    return [*others, _pile(deal, viewer), *own]


def _hand(deal: Any, who: int, viewer: int) -> Zone:
    """A hand: open to its owner, to both players of a duel (all cards are known), and in an open deal."""
    label = Text("svoi-zone-hand", {"player": seat(who), "count": deal.held[who]})
    name = f"hand-{who}"
    if who != viewer and deal.seats > DUEL and deal.observer != -1:
        return Zone(name, "open", label, who, count=deal.held[who])
    own = deal.trump[who]
    order = cards.by_suit(deal.hands[who], own)
    faces = [_face(order, at, own, mine=who == viewer) for at in range(len(order))]
    return Zone(name, "hand" if who == viewer else "open", label, who, faces, len(faces))


def _face(order: list[int], at: int, own: int, *, mine: bool) -> Face:
    this = order[at]
    trump = cards.suit(this) == own
    apart = at > 0 and cards.suit(order[at - 1]) != cards.suit(this)
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
    faces = [Face(cards.text(deal.pile[at]), marks=_pile_marks(deal, at, take)) for at in range(deal.size)]
    label = Text("svoi-zone-pile", {"count": deal.size})
    caption = Text("svoi-caption-take", {"count": take}) if take else None
    return Zone("pile", "pile", label, cards=faces, count=deal.size, caption=caption)


def _pile_marks(deal: Any, at: int, take: int) -> list[str]:
    marks = []
    if at == deal.size - 1:
        marks.append("top")
    if at >= deal.size - take:
        marks.append("take")
    if deal.seconds >> at & 1:
        marks.append("joined")
    return marks


# --- words ------------------------------------------------------------------------------------------


def _player(deal: Any, who: int, turn: int, viewer: int) -> Player:
    """A seat; how many cards the viewer holds is seen in the hand itself."""
    if who == viewer and not deal.place[who]:
        return Player(who, turn=who == turn)
    if deal.place[who]:
        line = Text("svoi-line-place", {"place": deal.place[who]})
    elif deal.phase == TRUMPS:
        line = Text("svoi-line-waiting")
    else:
        line = Text("svoi-line-cards", {"count": deal.held[who]})
    return Player(who, [line], turn=who == turn)


def _trump_fact(deal: Any, who: int) -> Fact:
    letter = cards.SUITS[deal.trump[who]]
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
    key = {LEAD: "svoi-do-lead", BEAT: "svoi-do-beat", SECOND: "svoi-do-second"}[deal.phase]
    text = cards.text(choice)
    return Choice(choice, Text(key, {"card": card(text)}), text)


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
    args = player | {"card": card(cards.text(choice))}
    if before.phase == LEAD:
        return Text("svoi-tell-lead", args)
    if before.phase == SECOND:
        return Text("svoi-tell-second", args)
    return Text("svoi-tell-beat", args | {"top": card(cards.text(before.pile[before.size - 1]))})
