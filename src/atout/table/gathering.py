"""A table before its match: who may come, who sits where, and what the host has set.

A Gathering never changes: whatever somebody does makes a new one, or is refused by an Illegal. The table
saves the new one and tells it then.
"""

import secrets
from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from atout import registry
from atout.core import options
from atout.core.illegal import Illegal
from atout.core.options import Value
from atout.table.seat import Seat, seat_of
from atout.table.terms import Terms
from atout.table.thinkers import check_level

TOKEN_BYTES = 16
CODE_DIGITS = 8
"""Digits alone: they are on every keyboard, and Khmer ones are the same."""
MOST_GUESTS = 200
"""So many who came by one table's invite may be at it at once."""


class Invite(msgspec.Struct, frozen=True):
    """What lets in: a link that nobody can guess, and a code to type while the table gathers."""

    token: str
    code: str


def new_invite() -> Invite:
    """An invite that nobody has yet."""
    code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
    return Invite(secrets.token_urlsafe(TOKEN_BYTES), code)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets beside the rules."""

    public: bool = False
    """Whether it stands in the lobby, where anyone may sit down; else it is entered by the invite alone."""
    watch: bool = True
    """Whether who has no seat may look on when the match is played."""
    fill: str = "medium"
    """The level of the computers that take the seats left empty; without one, every seat has to be taken."""
    when_full: bool = False
    """Whether the match begins by itself as soon as every seat is taken."""
    people: Terms = Terms()
    """Their time, who plays for the absent, who may talk."""


class Gathering(msgspec.Struct, frozen=True):
    """``number`` counts the changes; ``guests`` came by the invite, ``barred`` were removed by the host."""

    game: str
    options: dict[str, Value]
    seats: list[Seat]
    host: str
    invite: Invite
    setup: Setup = Setup()
    guests: list[str] = []
    barred: list[str] = []
    number: int = 0
    begun: bool = False

    # --- what can be known of it ------------------------------------------------------------------------

    def seat_of(self, who: str) -> int:
        """The seat of a session, or -1."""
        return seat_of(self.seats, who)

    @property
    def free(self) -> list[int]:
        """The seats where nobody sits yet."""
        return [at for at, seat in enumerate(self.seats) if seat.open]

    @property
    def people(self) -> list[str]:
        """The sessions of those who sit."""
        return [seat.session for seat in self.seats if seat.session]

    @property
    def lets_in(self) -> bool:
        """Whether the link lets somebody in who was not here before: once the match has begun, to watch."""
        return self.setup.watch or not self.begun

    @property
    def sides(self) -> list[list[int]]:
        """The seats that win together."""
        game = registry.find(self.game)
        return [list(side) for side in game.match(options.build(game.options, self.options), None).sides]

    def check_may_look(self, who: str) -> None:
        """Refuse those who are not to see this table."""
        if self.seat_of(who) >= 0:
            return
        if who in self.barred:
            raise Illegal("gathering-barred")
        if not self.setup.public and who not in self.guests:
            raise Illegal("table-private")
        if self.begun and not self.setup.watch:
            raise Illegal("table-not-watched")

    def may(self, who: str) -> list[str]:
        """What somebody can ask for now."""
        if self.begun:
            return []
        if self.seat_of(who) < 0:
            return ["sit"] if self.free else []
        able = ["stand", *(["sit"] if self.free else [])]
        return [*able, "swap", "set_seat", "remove", "set_up", "start"] if who == self.host else able

    # --- coming and going -------------------------------------------------------------------------------

    def admitted(self, who: str, invite: str, here: Collection[str] = ()) -> "Gathering":
        """Somebody has come by the link or the code; of many, who is not ``here`` makes room."""
        if self.seat_of(who) >= 0 or who in self.guests:
            return self
        if not self.lets_in or (self.begun and invite == self.invite.code):
            raise Illegal("invite-over")
        guests = self._with_room(here)
        if guests is None:
            raise Illegal("gathering-crowded", limit=MOST_GUESTS)
        barred = [other for other in self.barred if other != who]
        return replace(self, guests=[*guests, who], barred=barred)

    def crowded(self, here: Collection[str]) -> bool:
        """Whether nobody else is let in as long as all these are here."""
        return self._with_room(here) is None

    def _with_room(self, here: Collection[str]) -> list[str] | None:
        """The guests with room for one more; None where there is none."""
        if len(self.guests) < MOST_GUESTS:
            return self.guests
        gone = next((guest for guest in self.guests if guest not in here and self.seat_of(guest) < 0), None)
        return None if gone is None else [guest for guest in self.guests if guest != gone]

    def sat(self, who: str, name: str, seat: int = -1) -> "Gathering":
        """Somebody sits down, or moves, to a seat that is open; by default to the first."""
        self._check_gathers()
        if not who:
            raise Illegal("gathering-nobody")
        self.check_may_look(who)
        if not self.free:
            raise Illegal("gathering-full")
        seat = self.free[0] if seat == -1 else seat
        self._check_seat(seat)
        if not self.seats[seat].open:
            raise Illegal("gathering-taken")
        seats = [Seat() if other.is_of(who) else other for other in self.seats]
        seats[seat] = Seat(name=name, session=who)
        return replace(self, seats=seats)

    def stood(self, who: str) -> "Gathering | None":
        """Somebody gives the seat up, and may come back to it.

        The host's part goes to the next; with the last the table is gone.
        """
        self._check_gathers()
        left = [other for other in self.people if other != who]
        if len(left) == len(self.people):
            raise Illegal("table-no-seat")
        if not left:
            return None
        seats = [Seat() if seat.is_of(who) else seat for seat in self.seats]
        guests = self.guests if who in self.guests else [*self.guests, who]
        return replace(self, seats=seats, guests=guests, host=left[0] if who == self.host else self.host)

    def named(self, who: str, name: str) -> "Gathering":
        """Somebody is called otherwise now."""
        at = self.seat_of(who)
        return self._seated({at: replace(self.seats[at], name=name)}) if at >= 0 else self

    # --- what the host can do ---------------------------------------------------------------------------

    def handed_to(self, who: str) -> "Gathering":
        """Another is the host."""
        return replace(self, host=who)

    def swapped(self, who: str, one: int, other: int) -> "Gathering":
        """Two seats change places."""
        self._check_host(who)
        self._check_seat(one)
        self._check_seat(other)
        seats = list(self.seats)
        seats[one], seats[other] = seats[other], seats[one]
        return replace(self, seats=seats)

    def with_seat(self, who: str, seat: int, level: str) -> "Gathering":
        """A computer of this level, or nobody, at a seat that no person has."""
        self._check_host(who)
        self._check_seat(seat)
        _check_level(level)
        if self.seats[seat].session:
            raise Illegal("gathering-taken")
        return self._seated({seat: Seat(level=level)})

    def without(self, who: str, seat: int) -> "Gathering":
        """The person at a seat is sent away. Only a new invite lets them in again: the old one is void."""
        self._check_host(who)
        self._check_seat(seat)
        gone = self.seats[seat].session
        if not gone or gone == self.host:
            raise Illegal("gathering-not-removable")
        return replace(
            self._seated({seat: Seat()}),
            guests=[guest for guest in self.guests if guest != gone],
            barred=[*self.barred, gone],
            invite=new_invite(),
        )

    def set_up(self, who: str, setup: Setup, house_rules: Mapping[str, object]) -> "Gathering":
        """What the host has set anew; there may be more seats then, or fewer."""
        self._check_host(who)
        _check_level(setup.fill)
        setup.people.check()
        game = registry.find(self.game)
        chosen = options.build(game.options, house_rules)
        seats = _resized(self.seats, game.seats_of(chosen))
        return replace(self, setup=setup, options=options.as_dict(chosen), seats=seats)

    def started(self, who: str) -> "Gathering":
        """The match begins; computers take the seats that are left."""
        self._check_host(who)
        return self.filled()

    def filled(self) -> "Gathering":
        """The same, nobody asking for it."""
        if self.free and not self.setup.fill:
            raise Illegal("gathering-seats-open", count=len(self.free))
        filled = self._seated({at: Seat(level=self.setup.fill) for at in self.free})
        return replace(filled, begun=True, invite=replace(self.invite, code=""))

    # --- checks -----------------------------------------------------------------------------------------

    def _seated(self, new: Mapping[int, Seat]) -> "Gathering":
        return replace(self, seats=[new.get(at, seat) for at, seat in enumerate(self.seats)])

    def at(self, number: int) -> "Gathering":
        """This one, if it is still the one that was seen under this number."""
        if number != self.number:
            raise Illegal("table-stale")
        return self

    def _check_gathers(self) -> None:
        if self.begun:
            raise Illegal("gathering-begun")

    def _check_host(self, who: str) -> None:
        self._check_gathers()
        if who != self.host:
            raise Illegal("gathering-host-alone")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Illegal("match-no-such-seat", seat_number=str(seat)[:20])


def gather(
    game: str,
    house_rules: Mapping[str, object],
    seats: list[Seat],
    host: str,
    setup: Setup,
) -> Gathering:
    """A table of these seats that waits for people; an Illegal says what cannot be."""
    found = registry.find(game)
    chosen = options.build(found.options, house_rules)
    _check_level(setup.fill)
    setup.people.check()
    wanted = found.seats_of(chosen)
    if len(seats) != wanted:
        raise Illegal("table-seats-count", given=len(seats), wanted=wanted)
    for seat in seats:
        _check_level(seat.level)
    if [seat.session for seat in seats if seat.session] != [host]:
        raise Illegal("table-seats-yours")
    return Gathering(found.name, options.as_dict(chosen), seats, host, new_invite(), setup)


def _check_level(level: str) -> None:
    """A level there is, or none."""
    if level:
        check_level(level)


def _resized(seats: list[Seat], wanted: int) -> list[Seat]:
    """So many seats: more are open, of too many the open ones go first, then computers, the last first."""
    left = seats + [Seat()] * (wanted - len(seats))
    for able in (lambda seat: seat.open, lambda seat: bool(seat.level)):
        for at in reversed(range(len(left))):
            if len(left) > wanted and able(left[at]):
                del left[at]
    if len(left) > wanted:
        raise Illegal("gathering-too-many", people=len(left), wanted=wanted)
    return left
