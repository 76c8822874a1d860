"""A match and everything entered into it: the deals, the decisions, and what a table adds.

Nothing is ever deleted: taking back is an entry too. The state after an entry depends on the
entries alone, so a stored list of them brings a table back as it was.
"""

import dataclasses
import pickle
from bisect import bisect_right
from collections.abc import Iterable
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from atout.core import fair
from atout.core.chances import Chance, Values
from atout.core.fair import Luck
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.match import Match, Standing
from atout.core.options import Options
from atout.core.view import Event, Text, View, seat

WATCHER = -1
"""Who looks on: the number of a watcher's View."""
HIDDEN_FROM_ALL = -2
"""For whom a watcher's deal is hidden: nobody's cards are seen."""


class Committed(msgspec.Struct, frozen=True, tag="commit"):
    """The server promises a secret for the next deal (``core/fair.py``)."""

    commitment: str
    secret: str


class Parts(msgspec.Struct, frozen=True, tag="parts"):
    """What the players have promised to add to the next deal, by seat; empty where nothing."""

    commitments: list[str]


class Dealt(msgspec.Struct, frozen=True, omit_defaults=True, tag="deal"):
    """A deal begins with these chances; ``parts`` are what the players have added to them, by seat."""

    chances: Values
    parts: list[str] = []


class Chose(msgspec.Struct, frozen=True, tag="choose", omit_defaults=True):
    """A seat's decision; ``by_clock`` where its time was up and a computer made it."""

    seat: int
    choices: list[int]
    by_clock: bool = False


class TookBack(msgspec.Struct, frozen=True, tag="back"):
    """A seat goes back to the state after the first ``to`` entries."""

    seat: int
    to: int


class Resigned(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up the match."""

    seat: int


class Claimed(msgspec.Struct, frozen=True, tag="claim"):
    """A seat takes the rest of the deal, which is certain."""

    seat: int


class Continued(msgspec.Struct, frozen=True, tag="continue"):
    """A seat has read the score sheet."""

    seat: int


class Again(msgspec.Struct, frozen=True, tag="again"):
    """Another match with the same options; ``dealer`` deals first."""

    seat: int
    dealer: int


class StoodIn(msgspec.Struct, frozen=True, tag="stand_in"):
    """From here on a computer of this level plays for a seat whose player is away."""

    seat: int
    level: str


class CameBack(msgspec.Struct, frozen=True, tag="come_back"):
    """The player of a seat is back: the computer that stood in gives the seat back."""

    seat: int


class Voted(msgspec.Struct, frozen=True, tag="vote"):
    """What came of a vote to end the match, called by a seat: it is ``ended``, or goes on."""

    seat: int
    yes: list[int]
    no: list[int]
    ended: bool


Promise = Committed | Parts
Move = Dealt | Chose | Claimed | TookBack | Resigned | Continued | Again | StoodIn | CameBack | Voted
Entry = Promise | Move
Visible = Dealt | Chose | Claimed | TookBack | Resigned | Voted
"""After these there is something new to be seen: whoever steps through a record stops there."""

TOLD: dict[type[Move], str] = {
    TookBack: "event-took-back",
    Resigned: "event-resigned",
    StoodIn: "event-stood-in",
    CameBack: "event-came-back",
}
"""How it is said what a player did at the table."""


class Moment:
    """What seats see of a match at one moment: each thing is made once, when it is first asked for.

    A deal is never changed once it is the match's (``Match.steps``), nor is what was made of it.
    """

    def __init__(self, deal: Any, number: int, standing: Standing) -> None:
        self.deal = deal
        self.number = number
        self.standing = standing
        self.views: dict[int, View] = {}
        self.laid: dict[int, list[Laid]] = {}
        """The parts of a decision that each seat has put together last."""

    def is_of(self, course: "Course") -> bool:
        """Whether the match is still as it was."""
        return self.deal is course.match.deal and self.number == len(course.entries)


class Laid(NamedTuple):
    """A part of a decision, the deal with it as the seat can know it, and what the seat sees then."""

    part: int
    deal: Any
    view: View


class Course:
    """The match after some entries, with the events that each seat has been told.

    ``seen[seat]`` is how many entries that seat can know of: another's secret decision is none unless it
    shows, so each seat has numbers of its own. ``told[seat]`` are pairs of such a number and an Event.
    ``settled[seat]`` is the number of the last entry that changed the match itself, as far as that seat can
    know: who comes and goes changes nothing of what there is to decide. The last of these lists is a
    watcher's. ``stand_ins`` are the levels of the computers that play for somebody, by seat. ``luck`` is what
    was promised for each deal and came of it; promises change nothing that is seen of the match.
    """

    def __init__(self, game: Game, options: Options, dealer: int | None = None) -> None:
        self.game = game
        self.options = options
        self.first_dealer = dealer
        self.entries: list[Entry] = []
        self.seen = [0] * (game.seats_of(options) + 1)
        self.settled = list(self.seen)
        self.told: list[list[tuple[int, Event]]] = [[] for _ in self.seen]
        self.stand_ins: dict[int, str] = {}
        self.luck: list[Luck] = []
        self.promised: Luck | None = None
        """What is promised for the next deal; what is given up stays in ``luck`` without values."""
        self._forced: set[int] = set()
        self._known: dict[int, tuple[Any, Any]] = {}
        self._begin(dealer)
        self._moment = Moment(None, -1, self.match.standing())

    def _begin(self, dealer: int | None) -> None:
        self.match: Match = self.game.match(self.options, dealer)
        self.live: list[Move] = []
        self.at: list[int] = []
        self.continued: set[int] = set()

    @property
    def seats(self) -> int:
        """How many play."""
        return self.match.seats

    @property
    def number(self) -> int:
        """How many entries there are, for the store; what a viewer may be told is ``seen``."""
        return len(self.entries)

    @property
    def turn(self) -> int:
        """The seat to decide, or -1; others may not know it (``Deal.secret``)."""
        if self.match.over or self.match.between:
            return -1
        return int(self.match.deal.turn)

    def apply(self, entry: Entry) -> None:
        """Enter it, or refuse it by an Illegal and change nothing."""
        if isinstance(entry, Promise):
            self._promise(entry)
            self.entries.append(entry)
            return
        results, was_over = len(self.match.results), self.match.over
        before = self.match.deal
        luck = self._luck_of(entry) if isinstance(entry, Dealt) else None
        self._do(entry)
        self.entries.append(entry)
        if luck is not None:
            self.luck = [*(one for one in self.luck if one is not self.promised), luck]
        if isinstance(entry, Dealt) or self.match.over > was_over:
            self.promised = None
        if isinstance(entry, Chose) and before.forced():
            self._forced.add(self.number)
        aside = _is_aside(entry)
        if not aside and not isinstance(entry, TookBack):
            self.live.append(entry)
            self.at.append(self.number)
        made: list[list[tuple[int, Event]]] = []
        for viewer in self._knowing(entry, before):
            self.seen[viewer] += 1
            if not aside:
                self.settled[viewer] = self.seen[viewer]
            events = self._events(entry, results, viewer)
            told = [(self.seen[viewer], event) for event in events]
            if told not in made:
                made.append(told)
            self.told[viewer] += made[made.index(told)]  # what several are told is kept once

    def _knowing(self, entry: Move, before: Any) -> list[int]:
        """The viewers who know of it: who has read the score sheet is told to nobody else."""
        if isinstance(entry, Continued):
            return [entry.seat]
        everyone = [*range(self.seats), WATCHER]
        if not isinstance(entry, Chose) or not before.secret:
            return everyone
        return [viewer for viewer in everyone if self._can_know(viewer, before)]

    def _can_know(self, viewer: int, before: Any) -> bool:
        """Whether a viewer knows of the decision: another's secret one, only by what came of it.

        To be asked next is nothing that came of it, or the one asked could tell that another was before.
        """
        if viewer != WATCHER and before.secret >> viewer & 1:
            return True
        after = self.match.deal
        asked = viewer != WATCHER and after.secret >> viewer & 1
        observer = HIDDEN_FROM_ALL if viewer == WATCHER or asked else viewer
        return pickle.dumps(before.hidden(observer)) != pickle.dumps(after.hidden(observer))

    def anew(self) -> "Course":
        """The same match before anything was entered."""
        return Course(self.game, self.options, self.first_dealer)

    def apply_all(self, entries: Iterable[Entry]) -> "Course":
        """Enter them one after the other."""
        for entry in entries:
            self.apply(entry)
        return self

    def _do(self, entry: Move) -> None:  # noqa: C901, PLR0912  a kind of entry after the other
        match entry:
            case Dealt(chances):
                self.match.start(chances)
                self.continued = set()
            case Chose(who, choices):
                self._seat(who)
                self.match.play(who, choices)
            case Claimed(who):
                self._seat(who)
                self.match.claim(who)
            case Resigned(who):
                self._seat(who)
                self.match.resign(who)
            case Continued(who):
                self._seat(who)
                if self.match.deal is None or not self.match.between or who in self.continued:
                    raise Illegal("match-nothing-to-continue")
                self.continued = self.continued | {who}
            case TookBack(who, to):
                self._seat(who)
                self._go_back(to)
            case Again(_, dealer):
                if not self.match.over:
                    raise Illegal("match-not-over")
                self._seat(dealer)
                self._begin(dealer)
            case StoodIn(who, level):
                self._seat(who)
                if who in self.stand_ins or not level:
                    raise Illegal("match-stands-in")
                self.stand_ins = self.stand_ins | {who: level}
            case CameBack(who):
                if who not in self.stand_ins:
                    raise Illegal("match-nobody-stands-in")
                self.stand_ins = {at: level for at, level in self.stand_ins.items() if at != who}
            case Voted(who, yes, no, ended):
                for voter in [who, *yes, *no]:
                    self._seat(voter)
                self.match.check_goes_on()
                if ended:
                    self.match.abandon()

    def _seat(self, who: int) -> None:
        if not 0 <= who < self.seats:
            raise Illegal("match-no-such-seat", seat_number=who)

    def _go_back(self, to: int) -> None:
        kept = [pair for pair in zip(self.live, self.at, strict=True) if pair[1] <= to]
        if len(kept) == len(self.live) or not any(isinstance(entry, Dealt) for entry, _ in kept):
            raise Illegal("match-nothing-to-take-back")
        first = kept[0][0]
        self._begin(first.dealer if isinstance(first, Again) else self.first_dealer)
        for entry, _ in kept:
            if entry is not first or not isinstance(first, Again):
                self._do(entry)
        self.live = [entry for entry, _ in kept]
        self.at = [number for _, number in kept]

    def last_decision(self, who: int) -> int | None:
        """How many entries there were before this seat's last decision of the deal, if it made one.

        What was forced is none.
        """
        for entry, number in zip(reversed(self.live), reversed(self.at), strict=True):
            if isinstance(entry, Dealt | Again):
                return None
            if isinstance(entry, Chose) and entry.seat == who and number not in self._forced:
                return number - 1
        return None

    def next_dealer(self) -> int:
        """Who deals first in another match."""
        return self.match.next_dealer() if self.match.results else (self.match.dealer + 1) % self.seats

    # --- what is promised of the next deal ------------------------------------------------------------

    def next_chances(self) -> list[Chance]:
        """What the next deal needs from luck: the next one of the match, or the first of another match."""
        match = self.match
        if match.over:
            match = self.game.match(self.options, self.next_dealer())
        return match.chances()

    def promise(self, table: str, secret: str) -> Committed:
        """The entry by which a secret is promised for the next deal at a table."""
        draws = [fair.draw(chance) for chance in self.next_chances()]
        head = fair.head(table, self._promises() + 1, draws)
        return Committed(fair.promise(head, secret), secret)

    def _promises(self) -> int:
        return max((luck.number for luck in self.luck), default=0)

    def _promise(self, entry: Promise) -> None:
        match entry:
            case Committed(commitment, secret):
                _check_digits(commitment, secret)
                number = self._promises() + 1
                self.promised = Luck(number, self.next_chances(), commitment, secret)
                self.luck.append(self.promised)
            case Parts(commitments):
                if self.promised is None or self.promised.commitments:
                    raise Illegal("fair-nothing-promised")
                self._check_parts(commitments)
                self.promised.commitments = commitments

    def _luck_of(self, entry: Dealt) -> Luck:
        """The deal's chances with what was promised for it, if anything was."""
        if self.promised is None:
            if entry.parts:
                raise Illegal("fair-nothing-promised")
            return Luck(0, self.match.chances(), values=entry.chances)
        if entry.parts:
            self._check_parts(entry.parts)
        nobody = [""] * self.seats
        return dataclasses.replace(
            self.promised,
            commitments=self.promised.commitments or nobody,
            parts=entry.parts or nobody,
            values=entry.chances,
        )

    def _check_parts(self, parts: list[str]) -> None:
        if len(parts) != self.seats:
            raise Illegal("fair-parts-count", given=len(parts), wanted=self.seats)
        _check_digits(*(part for part in parts if part))

    # --- what a seat sees -----------------------------------------------------------------------------

    def hidden(self, viewer: int) -> Any:
        """The deal as this seat, or a watcher, can know it: the caller's own."""
        return self._hidden(self.match.deal, viewer).clone()

    def _hidden(self, deal: Any, viewer: int) -> Any:
        """A deal as a viewer can know it; made once, so nobody may play on it.

        What a choice changes for a viewer is told, and then shown: the last one of each is wanted again.
        """
        of, hidden = self._known.get(viewer, (None, None))
        if of is not deal:
            hidden = deal.hidden(HIDDEN_FROM_ALL if viewer == WATCHER else viewer)
            self._known[viewer] = deal, hidden
        return hidden

    @property
    def _now(self) -> Moment:
        if not self._moment.is_of(self):
            self._moment = Moment(self.match.deal, self.number, self.match.standing())
        return self._moment

    def view(self, viewer: int) -> View:
        """What this seat's screen shows."""
        now = self._now
        if viewer not in now.views:
            now.views[viewer] = self._view(viewer, now.standing)
        return now.views[viewer]

    def _view(self, viewer: int, standing: Standing) -> View:
        hidden = self._hidden(self.match.deal, viewer)
        view = shown(self.game, standing, hidden, viewer)
        return replace(view, claim=True) if self._may_claim(hidden, viewer) else view

    def _may_claim(self, hidden: Any, who: int) -> bool:
        """Whether this seat may claim the rest of the deal."""
        return who == hidden.turn == self.turn and bool(hidden.is_certain())

    def reason(self, who: int, choices: list[int]) -> Text | None:
        """A fact that this seat can know and that speaks for a decision of it; None where there is none."""
        side = next(side for side in self.match.sides if who in side)
        found: Text | None = self.hidden(who).reason(choices, side)
        return found

    def attempt(self, who: int, choices: list[int]) -> list[int]:
        """The legal choices after these, judged from what the seat can know.

        An Illegal says which of them is not legal. Changes nothing: for a decision of several choices
        while it is put together.
        """
        deal = self.hidden(who)
        for choice in choices:
            if self.turn != who or deal.turn != who:
                raise Illegal("match-not-your-turn")
            deal.play(choice)
        return list(deal.choices()) if deal.turn == who else []

    def preview(self, who: int, parts: list[int]) -> View | None:
        """What this seat's screen shows while a decision is put together: its View with these parts chosen.

        None where one of them is no part: what comes of it may be more than the seat can know. Parts that
        were there before lie already: a decision is put together one by one.
        """
        lying = self._now.laid.setdefault(who, [])
        while [one.part for one in lying] != parts[: len(lying)]:
            lying.pop()
        for part in parts[len(lying) :]:
            deal, view = (lying[-1].deal, lying[-1].view) if lying else (self.hidden(who), self.view(who))
            if not any(choice.choice == part and choice.part for choice in view.choices):
                return None
            deal = deal.clone()
            deal.play(part)
            lying.append(Laid(part, deal, self.game.show(self._now.standing, deal, who)))
        return lying[-1].view if lying else self.view(who)

    def open_view(self) -> View:
        """The table with every hand open: for replays and the end of a match."""
        return shown(self.game, self._now.standing, self.match.deal.clone(), WATCHER)

    def events(self, viewer: int, since: int = 0) -> list[tuple[int, Event]]:
        """What this seat was told after its number ``since``."""
        told = self.told[viewer]
        return told[bisect_right(told, since, key=itemgetter(0)) :]

    def _events(  # noqa: PLR0911  a kind of entry after the other
        self, entry: Move, results: int, viewer: int
    ) -> list[Event]:
        match entry:
            case Dealt():
                number = len(self.match.results) + 1
                return [Event(Text("event-dealt", {"player": seat(self.match.dealer), "number": number}))]
            case Chose(who, _, by_clock):
                clock = [Event(Text("event-clock", {"player": seat(who)}), who)] if by_clock else []
                return [*clock, *self._told_choices(who, viewer), *self._told_result(results)]
            case Claimed(who):
                claimed = Event(Text("event-claimed", {"player": seat(who)}), who)
                return [claimed, *self._told_result(results)]
            case TookBack() | Resigned() | StoodIn() | CameBack():
                return [Event(Text(TOLD[type(entry)], {"player": seat(entry.seat)}), entry.seat)]
            case Again():
                return [Event(Text("event-again"))]
            case Voted(_, _, _, ended):
                return [Event(Text("event-vote-ended" if ended else "event-vote-kept"))]
            case Continued():
                return []

    def _told_choices(self, who: int, viewer: int) -> list[Event]:
        events: list[Event] = []
        for before, choice, after in self.match.steps:
            seen = self._hidden(before, viewer), self._hidden(after, viewer)
            events += self.game.tell(*seen, who, choice, viewer)
        return events

    def _told_result(self, results: int) -> list[Event]:
        return [Event(result.how) for result in self.match.results[results:]]


def _is_aside(entry: Move) -> bool:
    """Whether an entry is about people alone, and the match stays as it was."""
    return isinstance(entry, StoodIn | CameBack) or (isinstance(entry, Voted) and not entry.ended)


def shown(game: Game, standing: Standing, deal: Any, viewer: int) -> View:
    """The View of a seat from a deal hidden for it.

    No game knows of a match that was ended by a vote: what it says of the end is not so.
    """
    view = game.show(standing, deal, viewer)
    if not standing.abandoned:
        return view
    say = Text("match-abandoned")
    return replace(view, say=say, sheet=view.sheet and replace(view.sheet, headline=say))


def _check_digits(*texts: str) -> None:
    for text in texts:
        if not fair.is_digits(text):
            raise Illegal("fair-not-digits", text=text[:80])
