"""A match of one person against computers, without anything that is drawn."""

from collections.abc import Callable

from atout.core import chances, fair, record
from atout.core.chances import Stream
from atout.core.course import Again, Chose, Claimed, Continued, Course, Dealt, Entry, Resigned, TookBack
from atout.core.game import Game
from atout.core.illegal import Illegal
from atout.core.options import Options
from atout.core.record import Record
from atout.core.view import Event, View
from atout.table.questions import ADVISOR
from atout.table.quiet import Instruction, QuietTime, quiet_time
from atout.table.settings import Settings
from atout.table.shown import plays_itself, view_of
from atout.terminal import computer

YOU = 0
"""The person's seat."""


class Session:
    """The course of the match, and what the person and the computers do in it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        level: str,
        stream: Callable[[], Stream] | None = None,
        dealer: int | None = None,
    ) -> None:
        """Where there is a ``stream`` for tests, the deals come from it, and nothing is promised for them."""
        self.game = game
        self.level = level
        self.stream = stream
        self.course = Course(game, options, dealer)
        self.mark = fair.mark(fair.new_secret())
        self.told = 0
        self.quiet: QuietTime | None = None
        self.instruction: Instruction = "ask"
        self.skips = False
        self._deal()

    def _enter(self, entry: Entry) -> None:
        self.course.apply(entry)
        self.keep_quiet()

    def keep_quiet(self) -> None:
        """The quiet time is that of the course as it is."""
        self.quiet = quiet_time(self.course, self.quiet)
        if self.quiet is None:
            self.instruction, self.skips = "ask", False

    @property
    def _instructed(self) -> set[int]:
        """Who is not asked in secret: the person, if they have said so."""
        return set() if self.instruction == "ask" else {YOU}

    def _deal(self) -> None:
        if self.stream is not None:
            self._enter(Dealt(chances.draw(self.course.match.chances(), self.stream())))
            return
        self._enter(self.course.promise(self.mark, fair.new_secret()))
        nobody = [""] * self.course.seats
        self._enter(Dealt(self.course.luck[-1].draw(self.mark, nobody)))

    @property
    def number(self) -> int:
        """How many entries there are: what was thought about an earlier state is void."""
        return self.course.number

    @property
    def your_turn(self) -> bool:
        """Whether the person has to decide."""
        waits = self.quiet is not None and self.quiet.waits(self.course, YOU, self._instructed)
        return self.course.turn == YOU and not waits and not plays_itself(self.course)

    @property
    def computers_turn(self) -> bool:
        """Whether a computer has to decide, or a card plays itself, or time passes."""
        return self.is_quiet or plays_itself(self.course) or self.course.turn not in {-1, YOU}

    @property
    def is_quiet(self) -> bool:
        """Whether somebody may be asked in secret just now."""
        return self.quiet is not None and not self.quiet.over

    @property
    def hurries(self) -> bool:
        """Whether the person is out, and waits for the end of the deal."""
        return self.course.match.is_out(YOU)

    def view(self) -> View:
        """What the person sees."""
        return view_of(self.course, YOU, self.quiet, self._instructed)

    def news(self) -> list[Event]:
        """What the person was told since this was last asked."""
        events = [event for _, event in self.course.events(YOU)]
        fresh = events[self.told :]
        self.told = len(events)
        return fresh

    # --- the computers ----------------------------------------------------------------------------

    def think(self) -> Callable[[], list[int]]:
        """The thinking of the computer in turn, to be done in another thread; it gives a decision."""
        return self._thought(self.course.turn, Settings.alone if self.hurries else None)

    def _thought(self, who: int, most: float | None = None) -> Callable[[], list[int]]:
        standing, hidden = self.course.match.standing(), self.course.hidden(who)
        level = ADVISOR if who == YOU else self.level
        return lambda: computer.decide_whole(self.game, standing, hidden, level, most)

    def think_in_secret(self) -> Callable[[], list[int]]:
        """The thinking of the computer that is asked in secret, or that answers; nothing, where none is."""
        who = -1 if self.quiet is None else self.quiet.asked(self.course)
        nobody = who < 0 or (who == YOU and self.instruction != "advise")
        return list if nobody else self._thought(who, Settings.secret / 4)

    def end_span(self, answer: list[int]) -> None:
        """The time in which somebody may be asked is over: a computer's answer, or the game's."""
        quiet = self.quiet
        while quiet is not None and quiet is self.quiet and (who := quiet.asked(self.course)) >= 0:
            self._enter(Chose(who, answer or [self.course.match.deal.unanswered()]))
            answer = []
        if quiet is not None and quiet is self.quiet:
            quiet.at += 1

    def think_for_you(self, parts: list[int] | None = None) -> Callable[[], int]:
        """The thinking about a hint, after the parts of a decision that are chosen so far."""
        hidden = self.course.hidden(YOU)
        for part in parts or []:
            hidden.play(part)
        return lambda: computer.advise(self.game, hidden)

    def computer_chooses(self, choices: list[int]) -> None:
        """The computer in turn has decided, or a card has played itself."""
        self._enter(Chose(self.course.turn, choices))

    @property
    def may_skip(self) -> bool:
        """Whether cards are being dealt one by one, and the person is not asked."""
        dealing = self.quiet is not None and self.course.match.deal.rhythm() > 0
        return dealing and not self.skips and not self.your_turn

    # --- the person -------------------------------------------------------------------------------

    def instruct(self, answer: Instruction) -> None:
        """What is to be done when the person is asked in secret, until nobody can be asked any more."""
        self.instruction = answer

    def skip(self) -> None:
        """On to where the person is asked, or to the end of the dealing."""
        self.skips = self.may_skip

    def view_with(self, parts: list[int]) -> View:
        """What the person sees with the parts of a decision that are chosen so far."""
        return (self.course.preview(YOU, parts) if parts else None) or self.view()

    def attempt(self, choices: list[int]) -> None:
        """Whether these choices could be made; an Illegal says why not."""
        self._check()
        self.course.attempt(YOU, choices)

    def choose(self, *choices: int) -> None:
        """The person decides; an Illegal says why it cannot be."""
        self._check()
        self._enter(Chose(YOU, list(choices)))

    def _check(self) -> None:
        if self.is_quiet and not self.your_turn:
            raise Illegal("table-quiet")

    def claim(self) -> None:
        """The rest of the deal."""
        self._enter(Claimed(YOU))

    def take_back(self) -> None:
        """Back to the person's last decision of this deal."""
        to = self.course.last_decision(YOU)
        if to is None:
            raise Illegal("match-nothing-to-take-back")
        self._enter(TookBack(YOU, to))

    def resign(self) -> None:
        """Give the match up."""
        self._enter(Resigned(YOU))

    def go_on(self) -> None:
        """The score is read: the next deal."""
        self._enter(Continued(YOU))
        self._deal()

    def again(self) -> None:
        """Another match."""
        self._enter(Again(YOU, self.course.next_dealer()))
        self._deal()

    # --- the record -------------------------------------------------------------------------------

    def record(self, players: list[str]) -> str:
        """The record of the match."""
        return record.write(Record(self.course, players, table=self.mark))
