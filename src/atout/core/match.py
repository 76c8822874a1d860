"""A match: deals in a row with score, dealer and end. Ordinary Python over a Deal."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from atout.core.chances import Chance, Numbers, Values, possible
from atout.core.illegal import Illegal
from atout.core.options import Options
from atout.core.view import Item, Phase, Text


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished deal: what each side got, how the deal ended, notes, and what the gains are sums of.

    A deal that was thrown in, passed out or claimed is not ``counted`` towards the option ``rounds``.
    """

    gains: list[int]
    how: Text
    notes: list[Text] = []
    items: list[Item] = []
    counted: bool = True


class Standing(msgspec.Struct, frozen=True, eq=False):
    """What all may know of a match beside its running deal. ``scores`` are by side, ``winners`` are seats.

    None is equal to another, so what follows from one alone can be kept with it (``view.kept``).
    """

    options: Options
    seats: int
    sides: list[list[int]]
    dealer: int
    scores: list[int]
    results: list[Result]
    over: bool
    winners: list[int]
    resigned: int = -1
    abandoned: bool = False

    def turn(self, deal: Any) -> int:
        """The seat in turn of the running deal, -1 when that or the match is over."""
        return -1 if self.over else int(deal.turn)

    def phase(self, deal: Any) -> Phase:
        """How far the match is, as a View has it."""
        if self.over:
            return "match_over"
        return "play" if deal.turn >= 0 else "deal_over"


class Match:
    """Deals in a row. A game says how a deal is set up, what it gives, and when the match ends.

    Between deals ``deal`` is the last one and ``between`` is true: the next one needs its chances.
    ``steps`` is the last decision: for each choice the deal before, the choice, the deal after.
    """

    deal: Any
    """The running or last deal (a compiled object)."""

    def __init__(self, options: Options, seats: int, dealer: int | None = None) -> None:
        """``dealer`` is the first dealer's seat; by default it is drawn."""
        self.options = options
        self.seats = seats
        self.first_dealer = dealer
        self.dealer = dealer if dealer is not None else 0
        self.deal = None
        self.results: list[Result] = []
        self.sides = self.make_sides()
        self.scores = [0] * len(self.sides)
        self.between = True
        self.over = False
        self.winners: list[int] = []
        self.resigned = -1
        self.abandoned = False
        self.steps: list[tuple[Any, int, Any]] = []
        self._seen: dict[tuple[int, ...], int] = {}
        self._standing: Standing | None = None

    # --- what a game says ---------------------------------------------------------------------------

    def deal_chances(self) -> list[Chance]:
        """What the next deal needs from luck, beside the first dealer."""
        raise NotImplementedError

    def set_up(self, values: Values) -> Any:
        """The next deal, from its chances; ``dealer`` is set already."""
        raise NotImplementedError

    def judge(self) -> Result:
        """What the finished deal gives."""
        raise NotImplementedError

    def next_dealer(self) -> int:
        """Who deals after the deals played so far."""
        raise NotImplementedError

    def decided(self) -> bool:
        """Whether the game's own rules end the match after the deals played so far."""
        raise NotImplementedError

    def make_sides(self) -> list[list[int]]:
        """The seats that win together; by default everyone plays alone."""
        return [[seat] for seat in range(self.seats)]

    def best(self) -> list[int]:
        """The seats that win with the scores as they are."""
        top = max(self.scores)
        sides = [side for side, score in zip(self.sides, self.scores, strict=True) if score == top]
        return sorted(seat for side in sides for seat in side)

    def is_out(self, seat: int) -> bool:  # noqa: ARG002  no game's own rule is no rule
        """Whether a seat has nothing more to decide in the running deal, while others still play."""
        return False

    def repetitions(self) -> int:
        """How often a position stands before the deal is drawn; 0: no such rule."""
        return 0

    def deals_left(self) -> int:
        """After how many deals the match ends whatever the score, the next one counted; 0 if not."""
        rounds = self.options.rounds
        return 0 if rounds == "full" else rounds - sum(result.counted for result in self.results)

    # --- the same for every game ----------------------------------------------------------------------

    def chances(self) -> list[Chance]:
        """What the next deal needs from luck, in order."""
        drawn = not self.results and self.first_dealer is None
        first: list[Chance] = [Numbers("first_dealer", self.seats)] if drawn else []
        return first + self.deal_chances()

    def start(self, values: Values) -> None:
        """Deal; the values must be possible ones of ``chances()``."""
        if not self.between or self.over:
            raise Illegal("match-not-between-deals")
        if not possible(self.chances(), values):
            raise Illegal("match-impossible-chances")
        if "first_dealer" in values:
            self.dealer = values["first_dealer"][0]
        elif self.results:
            self.dealer = self.next_dealer()
        self.between = False
        self._seen.clear()
        self.deal = self.set_up(values)
        self._count_position()

    def play(self, seat: int, choices: Sequence[int]) -> None:
        """A decision of a seat, all of it or, by an Illegal, nothing."""
        if self.over or self.between:
            raise Illegal("match-no-deal")
        if not choices:
            raise Illegal("match-no-choice")
        before, seen = self.deal, self._seen.copy()
        try:
            self.steps = [self._play_one(seat, choice) for choice in choices]
        except Illegal:
            self.deal, self._seen = before, seen
            raise
        if self.deal.turn < 0:
            self._close()

    def _play_one(self, seat: int, choice: int) -> tuple[Any, int, Any]:
        before = self.deal
        if before.turn < 0:
            raise Illegal("match-no-deal")
        if before.turn != seat:
            raise Illegal("match-not-your-turn")
        self.deal = before.clone()
        self.deal.play(choice)
        self._count_position()
        return before, choice, self.deal

    def _count_position(self) -> None:
        limit = self.repetitions()
        if not limit or not self.deal.repeats():
            return
        position = self.deal.position()
        self._seen[position] = times = self._seen.get(position, 0) + 1
        if times == limit:
            self.deal.end_as_draw()

    def _close(self) -> None:
        result = self.judge()
        self.results.append(result)
        self.scores = [score + gain for score, gain in zip(self.scores, result.gains, strict=True)]
        self.between = True
        if self.decided() or self._rounds_played():
            self._end(self.best())

    def _rounds_played(self) -> bool:
        rounds = self.options.rounds
        return rounds != "full" and sum(result.counted for result in self.results) >= rounds

    def claim(self, seat: int) -> None:
        """A seat that has the rest of the deal for certain, whatever the others hold, takes it."""
        if self.over or self.between:
            raise Illegal("match-no-deal")
        if self.deal.turn != seat:
            raise Illegal("match-not-your-turn")
        if not self.deal.hidden(seat).is_certain():
            raise Illegal("match-claim-uncertain")
        self.deal = self.deal.clone()
        self.deal.play_out(seat)
        self._close()

    @property
    def goes_on(self) -> bool:
        """Whether it has begun, and is not over."""
        return self.deal is not None and not self.over

    def check_goes_on(self) -> None:
        """A match has begun, and is not over."""
        if self.over:
            raise Illegal("match-over")
        if self.deal is None:
            raise Illegal("match-no-deal")

    def abandon(self) -> None:
        """The match ends as it is, and nobody has lost it."""
        self.check_goes_on()
        self.abandoned = True
        self._end(list(range(self.seats)))

    def resign(self, seat: int) -> None:
        """A seat gives up: the others win."""
        self.check_goes_on()
        self.resigned = seat
        self._end([other for side in self.sides if seat not in side for other in side])

    def _end(self, winners: list[int]) -> None:
        self.over = True
        self.between = False
        self.winners = winners

    def standing(self) -> Standing:
        """What all may know of the match beside its deal: the same one while nothing of it changes."""
        now = Standing(
            self.options,
            self.seats,
            [list(side) for side in self.sides],
            self.dealer,
            list(self.scores),
            list(self.results),
            self.over,
            list(self.winners),
            self.resigned,
            self.abandoned,
        )
        if self._standing is None or structs.astuple(now) != structs.astuple(self._standing):
            self._standing = now
        return self._standing
