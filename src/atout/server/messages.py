"""Every message between a client and the server, and every body of the HTTP interface.

``docs/protocol.md`` is made from this module by ``scripts/protocol``.
"""

from typing import Literal

import msgspec

from atout.core.fair import Proof
from atout.core.options import Field
from atout.core.view import Event, Refusal, Text, View
from atout.review import Verdict
from atout.table.clocks import Clock
from atout.table.gathering import Invite, Setup
from atout.table.history import Tally
from atout.table.quiet import Instruction
from atout.table.talk import Line
from atout.table.votes import Ballot

LIMIT = 64 * 1024
"""The largest frame that is read, in bytes; a larger one is refused."""
ENDURED = 16 * LIMIT
"""A frame larger than this closes the connection."""


# --- from the client, on a table's WebSocket ---------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """A decision, with the number of the last entry that the player saw."""

    number: int
    choices: list[int]


class Try(msgspec.Struct, frozen=True, tag="try", forbid_unknown_fields=True):
    """Would these choices be legal, one after the other? Changes nothing.

    While a decision of several choices is put together, its parts so far: the answer holds the View with
    them.
    """

    number: int
    choices: list[int]


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Back to this player's last decision; only where all others are computers."""

    number: int


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what a computer player would do here."""

    number: int


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Take the rest of the deal; only where the View says that it is certain."""

    number: int


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up the match."""

    number: int


class Continue(msgspec.Struct, frozen=True, tag="continue", forbid_unknown_fields=True):
    """The score sheet has been read."""

    number: int


class Again(msgspec.Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """Another match at this table, the next player dealing."""

    number: int


class CallVote(msgspec.Struct, frozen=True, tag="call_vote", forbid_unknown_fields=True):
    """Call a vote to end the match; only where a computer plays for somebody who has left."""

    number: int


class Vote(msgspec.Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """In the vote that goes on: for ending the match, or against."""

    number: int
    end: bool


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to all at the table: at most 200 characters of ``text``, or one of the phrases."""

    text: str = ""
    phrase: str = ""


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Read nothing more of what somebody says, or do again; only this reader knows of it."""

    person: str
    muted: bool = True


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Send the whole state again, with the events after ``since``."""

    since: int = 0


class Instruct(msgspec.Struct, frozen=True, tag="instruct", forbid_unknown_fields=True):
    """What is to be done when this player is asked in secret: ask, as a computer would, or leave it.

    Only while the View ``asks``; it ends with that. No other player is told.
    """

    answer: Instruction


class Skip(msgspec.Struct, frozen=True, tag="skip", forbid_unknown_fields=True):
    """Do not deal card by card: on to where this player is asked; only where all others are computers."""


class Commit(msgspec.Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """This player's commitment to a part of a deal. Not answered, unless it is refused."""

    deal: int
    commitment: str


class Open(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The part that was promised. Not answered, unless it is refused."""

    deal: int
    part: str


# --- from the client, while a table gathers -----------------------------------------------------


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Sit down at an open seat, or move there; -1 is the first."""

    seat: int = -1


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give the seat up. If nobody is left, the table is gone."""


class Swap(msgspec.Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Two seats change places. Only the host; ``number`` as it was shown last."""

    number: int
    one: int
    other: int


class SetSeat(msgspec.Struct, frozen=True, tag="set_seat", forbid_unknown_fields=True):
    """A computer of this level at a seat, or without a level an open seat. Only the host."""

    number: int
    seat: int
    level: str = ""


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Send the person at a seat away; the invite is a new one then. Only the host."""

    number: int
    seat: int


class SetUp(msgspec.Struct, frozen=True, tag="set_up", forbid_unknown_fields=True):
    """What is set about the table, and its house rules. Only the host."""

    setup: Setup
    options: dict[str, int | str | bool]


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin the match. Only the host."""


FromClient = (
    Commit | Open
    | Choose | Try | TakeBack | Hint | Claim | Resign | Continue | Again | Look | Instruct | Skip
    | CallVote | Vote | Say | Mute
    | Sit | Stand | Swap | SetSeat | Remove | SetUp | Start
)  # fmt: skip


# --- from the server, on a table's WebSocket ---------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits at a seat. ``level`` is empty for a person.

    Nobody holds an ``open`` seat: nobody has sat down yet or, in a match, its player has gone for good.
    ``stand_in`` is the level of the computer that plays for a person who is away. ``clock`` is as it stood
    when this was sent: who shows it counts on.
    """

    name: str
    level: str = ""
    you: bool = False
    here: bool = True
    thinking: bool = False
    open: bool = False
    host: bool = False
    stand_in: str = ""
    person: str = ""
    clock: Clock | None = None


class TableInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The table around the game.

    ``may`` lists what this reader can ask for now: ``choose``, ``take_back``, ``hint``, ``claim``,
    ``vote`` (to call one), ``resign``, ``continue``, ``again``, ``skip``; while the table gathers, ``sit``,
    ``stand``, ``swap``, ``set_seat``, ``remove``, ``set_up``, ``start``.
    ``answer`` is the reader's own instruction, ``vote`` one that goes on.
    """

    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    may: list[str] = []
    answer: Instruction = "ask"
    vote: Ballot | None = None


class Numbered(msgspec.Struct, frozen=True, gc=False):
    """An event with the number of the entry that caused it."""

    number: int
    event: Event


Part = Literal["zones", "facts", "sheet"]
"""What of a View may stay as the last ``state`` showed it."""


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="state"):
    """The table as this reader may see it, after entry ``number``.

    ``settled`` is the number of the last entry that changed the match itself: later ones are of people who
    come and go, and what was being decided stands as it stood.

    ``stays``, for who asked for states in brief, is what of the View is as the last state on this connection
    showed it, and is left out. Of ``zones`` those that have changed are there: the others, and the order of
    all, are as they were.
    """

    number: int
    settled: int
    table: TableInfo
    view: View
    events: list[Numbered]
    stays: list[Part] = []


class Gathered(msgspec.Struct, frozen=True, tag="gathering"):
    """The table before its match, after ``number`` changes.

    ``sides`` are the seats that will win together. ``invite`` is told to those who sit. When it has
    ``begun`` it is being dealt.
    """

    number: int
    table: TableInfo
    sides: list[list[int]]
    setup: Setup
    invite: Invite | None = None
    begun: bool = False


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """What was asked is not done, and why; nothing has changed. ``about`` is the request's type."""

    about: str
    why: Refusal


class Tried(msgspec.Struct, frozen=True, tag="tried"):
    """The legal choices that could follow, or why these choices are refused.

    ``after`` are the choices that were tried. ``view`` is the table as this seat would see it with them:
    only where each is a part of a decision. It ``stays`` as in a state.
    """

    choices: list[int] = []
    why: Refusal | None = None
    after: list[int] = []
    view: View | None = None
    stays: list[Part] = []


class Advice(msgspec.Struct, frozen=True, tag="hint"):
    """What a computer player would do: a choice, or the parts of a decision without what completes it.

    ``why`` is a fact that speaks for it, where there is one.
    """

    choices: list[int]
    text: Text
    why: Text | None = None


class Promised(msgspec.Struct, frozen=True, omit_defaults=True, tag="promised"):
    """The server's commitment for a deal, before it is dealt: a player answers with ``commit``.

    With ``commitments``, those of the players by seat, it is time to ``open``: the player whose own is among
    them. ``seat`` is this reader's. ``fair-deal.md`` says what is hashed.
    """

    table: str
    deal: int
    draws: list[str]
    commitment: str
    seat: int
    commitments: list[str] = []


class Proven(msgspec.Struct, frozen=True, tag="proven"):
    """A deal is over: the secret, and all else that shows how its chances came about."""

    proof: Proof


class Talked(msgspec.Struct, frozen=True, tag="talk", omit_defaults=True):
    """What was said. ``whole``: all that is kept, and what was shown before is void; else it is new.

    ``may``: whether this reader may say something; ``phrases`` are those that can be said by name, in the
    words ``phrase-NAME``; ``me`` is this reader's own ``person``.
    """

    lines: list[Line]
    whole: bool = False
    may: bool = False
    me: str = ""
    muted: list[str] = []
    phrases: list[str] = []


FromServer = Promised | Proven | State | Gathered | Refused | Tried | Advice | Talked


# --- bodies of the HTTP interface ---------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game for the lobby.

    Words: ``NAME-title``, ``NAME-about``, ``NAME-option-FIELD``, ``NAME-option-FIELD-VALUE``,
    ``NAME-option-FIELD-help`` (perhaps), ``NAME-preset-PRESET``. Of a preset there are the options for each
    number of players in ``seats``, or those for its own number.
    """

    name: str
    seats: list[int]
    minutes: int
    emblem: list[str]
    fields: list[Field]
    presets: dict[str, list[dict[str, int | str | bool]]]
    levels: list[str]


class NewSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new table: yours, a computer's of some level, or open."""

    kind: Literal["you", "computer", "open"]
    level: str = "medium"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is made of. With a ``setup`` it waits for people; else it is dealt at once."""

    game: str
    seats: list[NewSeat]
    options: dict[str, int | str | bool] = {}
    setup: Setup | None = None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a public table: of each option the values that would do; any, where none are named.

    ``level`` is for the computers that take the seats left empty.
    """

    game: str
    options: dict[str, list[int | str | bool]] = {}
    level: str = "medium"


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invite: what stands in its link, or its code."""

    invite: str


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is called; empty: a guest without a name."""

    name: str


class Made(msgspec.Struct, frozen=True):
    """The id of what was made."""

    id: str


class WayIn(msgspec.Struct, frozen=True):
    """The path of the link that lets others in to a table; empty where nobody may come to watch.

    ``crowded``: as many have come as may, so nobody else is let in until one of them leaves.
    """

    path: str
    crowded: bool = False


class TableLine(msgspec.Struct, frozen=True):
    """A table of yours, for the list in the lobby. ``gathers``: it waits for people."""

    id: str
    game: str
    over: bool
    yours: bool
    seats: list[SeatInfo]
    changed: str
    gathers: bool = False


class LobbyLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A public table: one that waits for people, or, when it has ``begun``, one that can be watched."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    free: int = 0
    begun: bool = False


class ReplayInfo(msgspec.Struct, frozen=True):
    """A record to step through: its steps are views 0 to ``steps``."""

    id: str
    game: str
    steps: int
    seats: list[SeatInfo]


class Step(msgspec.Struct, frozen=True):
    """One step of a replay."""

    step: int
    view: View
    events: list[Event]


class DealProof(msgspec.Struct, frozen=True):
    """What shows how a deal of a record was dealt, the ``deal``-th: ``atout verify`` checks the same.

    Where it is 0 a promise was given up before its deal; without a ``proof`` nothing was promised.
    """

    deal: int
    proof: Proof | None


class PlayerLine(msgspec.Struct, frozen=True):
    """Who played a match: ``outcome`` is ``won``, ``lost``, ``drawn`` or ``abandoned``."""

    name: str
    level: str
    outcome: str
    you: bool


class MatchLine(msgspec.Struct, frozen=True):
    """A match that is over, and when it ended."""

    table: str
    match: int
    game: str
    ended: str
    players: list[PlayerLine]


class Matches(msgspec.Struct, frozen=True):
    """The matches that you have played."""

    tallies: list[Tally]
    matches: list[MatchLine]


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account, there or to be made, and its pass-phrase."""

    name: str
    phrase: str


class NewPhrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another pass-phrase for your account."""

    old: str
    new: str


class Device(msgspec.Struct, frozen=True):
    """A device that is signed in to your account; ``device`` is what its browser says of itself."""

    id: str
    device: str
    seen: str
    this: bool


class You(msgspec.Struct, frozen=True):
    """Who you are: what you are called, and the account that you are signed in to; a guest has none."""

    name: str
    account: str
    devices: list[Device]


class ReviewInfo(msgspec.Struct, frozen=True):
    """How far a review has come: of how many decisions, whether no more are coming, and those asked for."""

    of: int
    over: bool
    verdicts: list[Verdict]


class Failure(msgspec.Struct, frozen=True):
    """Why a request failed: a sentence of the words."""

    why: Refusal
