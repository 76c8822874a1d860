"""What a seat sees of Hand and Foot."""

from typing import Any, Literal

from atout.core.match import Result, Standing
from atout.core.view import Arg, Choice, Fact, Player, Progress, Row, Sheet, Text, View, kept, seat
from atout.games.hand_and_foot.match import side_args
from atout.games.hand_and_foot.names import many, one
from atout.games.hand_and_foot.notation import letter
from atout.games.hand_and_foot.numbers import (
    ANSWERING,
    ASK,
    DEALS,
    DISCARD,
    DONE,
    DRAW,
    DRAWING,
    END,
    FEWEST,
    JOKER,
    JOKER_KIND,
    KEEP,
    MELDING,
    NATURAL,
    NO,
    SHOWN,
    TAKE,
    TWO,
    TWO_KIND,
    WILD_MELD,
    YES,
)
from atout.games.hand_and_foot.zones import (
    MELDS,
    choice_meld,
    kind_letter,
    meld_name,
    pile_gives,
    zones,
)

GAME = "hand_and_foot"
BUTTONS = {
    END: "hand_and_foot-do-end",
    DRAW: "hand_and_foot-do-draw",
    DONE: "hand_and_foot-do-lay",
    ASK: "hand_and_foot-do-ask",
    YES: "hand_and_foot-do-yes",
    NO: "hand_and_foot-do-no",
    KEEP: "hand_and_foot-do-end-turn",
}


def show(standing: Standing, deal: Any, viewer: int) -> View:
    """The View of a seat, or of a watcher (-1), from the deal hidden for it."""
    turn = standing.turn(deal)
    mine = turn == viewer >= 0
    return View(
        game=GAME,
        seat=viewer,
        phase=standing.phase(deal),
        title=_title(standing, len(standing.results) + (deal.turn >= 0)),
        say=say(deal, viewer) if turn >= 0 else _headline(standing),
        turn=turn,
        players=_players(deal, turn, viewer),
        facts=_facts(deal, viewer) if turn >= 0 and viewer >= 0 else [],
        zones=zones(deal, viewer, mine=mine),
        choices=[_choice(deal, choice) for choice in deal.choices()] if mine else [],
        done=Choice(DONE, Text(BUTTONS[DONE])) if mine and _laying(deal) else None,
        progress=_progress(deal) if mine else None,
        sheet=_sheet(standing),
    )


def _laying(deal: Any) -> bool:
    """Whether melds are being put together, or could be."""
    return deal.half > 0 or (
        deal.phase == MELDING and any(choice_meld(choice) >= 0 for choice in deal.choices())
    )


def _title(standing: Standing, number: int) -> Text:
    rounds = standing.options.rounds
    of = DEALS if rounds == "full" else min(rounds, DEALS)
    return Text("hand_and_foot-deal", {"number": number, "of": of})


# --- words ------------------------------------------------------------------------------------------


def _players(deal: Any, turn: int, viewer: int) -> list[Player]:
    sides, dealer = deal.sides, deal.dealer
    own = viewer % sides if viewer >= 0 else -1
    seats = zip(deal.held[: deal.seats], deal.on_foot, strict=False)
    return [
        _player(who, held, bool(foot), who == dealer, who == turn, who % sides == own and who != viewer)
        for who, (held, foot) in enumerate(seats)
    ]


@kept
def _player(  # noqa: PLR0913, PLR0917  all that can be seen of a seat
    who: int,
    held: int,
    on_foot: bool,  # noqa: FBT001  called by place
    dealer: bool,  # noqa: FBT001
    turn: bool,  # noqa: FBT001
    partner: bool,  # noqa: FBT001
) -> Player:
    lines = [Text("hand_and_foot-line-foot" if on_foot else "hand_and_foot-line-hand", {"count": held})]
    if dealer:
        lines.append(Text("hand_and_foot-line-dealer"))
    return Player(who, lines, turn=turn, partner=partner)


def _facts(deal: Any, viewer: int) -> list[Fact]:
    """The viewer's foot; once it is played, what partners must do before going out (HF-26, HF-27)."""
    if not deal.on_foot[viewer]:
        value = Text("hand_and_foot-fact-cards", {"count": deal.foot_held[viewer]})
        return [Fact(Text("hand_and_foot-fact-foot"), value)]
    return [Fact(Text("hand_and_foot-fact-out"), value) for value in _leave(deal, viewer)]


def _leave(deal: Any, viewer: int) -> list[Text]:
    """What partners have to do before a seat may go out, or have said."""
    missing = deal.missing(viewer)
    if deal.turn == viewer and deal.refused:
        return [Text("hand_and_foot-fact-no")]
    if missing["partners"]:
        return [Text("hand_and_foot-fact-play", {"player": seat(other)}) for other in missing["partners"]]
    if missing["word"]:
        side = range(viewer % deal.sides, deal.seats, deal.sides)
        others = [other for other in side if other != viewer]
        return [Text("hand_and_foot-fact-word", {"player": seat(other)}) for other in others]
    return [Text("hand_and_foot-fact-yes")] if deal.granted else []


def _progress(deal: Any) -> Progress | None:
    """HF-16: how far the first melds have come."""
    melding = deal.phase == MELDING or deal.half
    if deal.opened[deal.turn % deal.sides] or not melding:
        return None
    return Progress(deal.laid_value, deal.minimum)


def say(deal: Any, viewer: int) -> Text:
    """The one sentence: what is to be done now, or who is waited for."""
    player: dict[str, Arg] = {"player": seat(deal.turn)}
    if deal.phase == ANSWERING:
        asker: dict[str, Arg] = {"asker": seat(deal.asker)}
        if viewer == deal.turn:
            partners = deal.seats // deal.sides - 1
            return Text("hand_and_foot-say-answer", {"player": seat(deal.asker), "partners": partners})
        return Text("hand_and_foot-say-asked", player | asker)
    if deal.turn != viewer:
        return Text("hand_and_foot-say-wait", player | {"phase": "draw" if deal.phase == DRAWING else "meld"})
    if deal.half:
        return _say_laying(deal)
    if deal.phase == DRAWING:
        return _say_drawing(deal)
    return _say_melding(deal)


def _say_drawing(deal: Any) -> Text:
    legal = deal.choices()
    if END in legal:
        return Text("hand_and_foot-say-end", {"count": deal.in_stock})
    return Text("hand_and_foot-say-draw", {"pile": "yes" if TAKE in legal else "no"})


def _say_laying(deal: Any) -> Text:
    """While melds are put together: what they still lack."""
    opened = deal.opened[deal.turn % deal.sides]
    args: dict[str, Arg] = {"points": deal.laid_value, "minimum": deal.minimum}
    for meld in MELDS:
        count = deal.now_naturals[meld] + deal.now_twos[meld] + deal.now_jokers[meld]
        if 0 < count < FEWEST:
            short: dict[str, Arg] = {"many": many(letter(meld)), "count": FEWEST - count}
            return (
                Text("hand_and_foot-say-short", short)
                if opened
                else Text("hand_and_foot-say-opening-short", args | short)
            )
        lacking = 2 * (count - deal.now_naturals[meld]) - deal.now_naturals[meld]
        if meld != WILD_MELD and lacking > 0:
            wilds: dict[str, Arg] = {"many": many(letter(meld)), "count": lacking}
            return (
                Text("hand_and_foot-say-wilds", wilds)
                if opened
                else Text("hand_and_foot-say-opening-wilds", args | wilds)
            )
    if opened:
        key = "hand_and_foot-say-lay" if deal.may(DONE) else "hand_and_foot-say-more"
        return Text(key, {"points": deal.laid_value})
    if deal.laid_value < deal.minimum:
        return Text("hand_and_foot-say-opening", args | {"missing": deal.minimum - deal.laid_value})
    return Text("hand_and_foot-say-enough", args)


def _say_melding(deal: Any) -> Text:  # noqa: PLR0911  a situation after the other
    legal = deal.choices()
    lays = any(choice_meld(choice) >= 0 for choice in legal)
    if deal.granted or _must_go_out(deal, legal):
        return Text("hand_and_foot-say-leave", {"way": _way_out(deal, legal)})
    if ASK in legal:
        return Text("hand_and_foot-say-ask", {"or": "end" if KEEP in legal else "play"})
    if KEEP in legal:
        return Text("hand_and_foot-say-last")
    if deal.refused:
        return Text("hand_and_foot-say-keep")
    if not lays:
        if not deal.opened[deal.turn % deal.sides]:
            return Text("hand_and_foot-say-few", {"points": deal.best_opening(), "minimum": deal.minimum})
        return Text("hand_and_foot-say-discard")
    if not deal.opened[deal.turn % deal.sides]:
        return Text("hand_and_foot-say-first", {"minimum": deal.minimum})
    ways = {0: "both" if deal.both else "either", 1: "begin", 2: "add"}
    return Text("hand_and_foot-say-meld", {"way": "both" if deal.both else ways[deal.meld_kind]})


def _must_go_out(deal: Any, legal: list[int]) -> bool:
    """HF-32: whether the last card of the foot is all that is left, and takes its player out."""
    return bool(deal.on_foot[deal.turn]) and deal.held[deal.turn] == 1 and not {ASK, KEEP} & set(legal)


def _way_out(deal: Any, legal: list[int]) -> str:
    """HF-25: how a player goes out who may."""
    if deal.held[deal.turn] == 1:
        return "last" if any(choice < NATURAL for choice in legal) else "meld"
    return "all" if deal.optional else "most"


# --- choices ----------------------------------------------------------------------------------------


def _choice(deal: Any, choice: int) -> Choice:
    if choice == TAKE:
        label = Text("hand_and_foot-do-pile", {"count": pile_gives(deal)})
        return Choice(choice, label, part=not deal.opened[deal.turn % deal.sides])
    if choice in BUTTONS:
        answer: Literal["", "yes", "no"] = "yes" if choice == YES else "no" if choice == NO else ""
        return Choice(choice, Text(BUTTONS[choice]), answer=answer)
    if choice < NATURAL:
        return _discard(choice)
    meld = choice_meld(choice)
    lies = deal.now_naturals[meld] or deal.now_twos[meld] or deal.now_jokers[meld]
    return _lay(choice, deal.turn % deal.sides, lies=bool(lies))


@kept
def _discard(choice: int) -> Choice:
    label = Text("hand_and_foot-do-discard", {"one": one(kind_letter(choice - DISCARD))})
    return Choice(choice, label, SHOWN[choice - DISCARD], to="pile")


@kept
def _lay(choice: int, side: int, *, lies: bool) -> Choice:
    meld = choice_meld(choice)
    kind = meld if choice < TWO else TWO_KIND if choice < JOKER else JOKER_KIND
    label = Text(
        "hand_and_foot-do-meld" if lies else "hand_and_foot-do-begin",
        {"many": many(letter(meld))},
    )
    return Choice(choice, label, SHOWN[kind], part=True, to=meld_name(side, meld))


# --- the score --------------------------------------------------------------------------------------


def _headline(standing: Standing) -> Text:
    if not standing.over:
        return standing.results[-1].how
    if standing.resigned >= 0:
        return Text("hand_and_foot-headline-resigned", {"player": seat(standing.resigned)})
    winners = [side for side in standing.sides if side[0] in standing.winners]
    if len(winners) > 1:
        return Text("hand_and_foot-headline-draw")
    return Text("hand_and_foot-headline-winners", side_args(winners[0]))


@kept
def _sheet(standing: Standing) -> Sheet:
    begun = standing.over or standing.results
    return Sheet(
        headline=_headline(standing) if begun else Text("hand_and_foot-headline-first"),
        sides=standing.sides,
        rows=[_row(number, result) for number, result in enumerate(standing.results, 1)],
        totals=[Text("hand_and_foot-points", {"points": score}) for score in standing.scores],
    )


def _row(number: int, result: Result) -> Row:
    cells = [Text("hand_and_foot-points", {"points": gain}) for gain in result.gains]
    label = Text("hand_and_foot-row-deal", {"number": number})
    return Row(label, cells, [result.how, *result.notes], result.items)
