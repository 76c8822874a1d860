"""A fair deal, provably: what is promised before a deal, and what can be checked after it.

The server promises a secret, each player's client a random part of its own, and only then are the parts
opened and the chances drawn from all of them together. ``docs/fair-deal.md`` says how to the byte; the
browser has the same check a second time (``web/src/lib/fair.ts``).

Secrets, promises and parts are texts of 64 hexadecimal digits, in small letters.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from atout.core import cards, chances
from atout.core.chances import Chance, Numbers, Order, Stream, Values
from atout.core.view import Text, seat

VERSION = 1
MOST_DRAWN = 10_000
"""No game draws more at once."""
NONE = "-"
"""What stands for a part that was not given."""
_DIGITS = re.compile("[0-9a-f]{64}")


class Proof(msgspec.Struct, frozen=True):
    """All that shows how the chances of a deal came about.

    ``commitments`` and ``parts`` are by seat, empty where none was given, or none in time. ``draws`` say
    what was to be drawn, ``values`` what was, by name.
    """

    table: str
    deal: int
    draws: list[str]
    commitment: str
    secret: str
    commitments: list[str]
    parts: list[str]
    values: dict[str, list[str]]


@dataclass
class Luck:
    """What is known of the chances of a deal, from the server's promise on.

    ``number`` is 0 where nothing was promised; ``values`` are missing until the deal is dealt.
    """

    number: int
    declared: list[Chance]
    commitment: str = ""
    secret: str = ""
    commitments: list[str] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    values: Values | None = None

    def draw(self, table: str, parts: Sequence[str]) -> Values:
        """The chances that follow from the secret and the parts."""
        begin = head(table, self.number, [draw(chance) for chance in self.declared])
        return chances.draw(self.declared, stream(begin, self.secret, parts))

    def proof(self, table: str) -> Proof:
        """What can be checked; of a deal that is over, or was given up before it began."""
        named = [(chance, (self.values or {}).get(chance.name, [])) for chance in self.declared]
        return Proof(
            table,
            self.number,
            [draw(chance) for chance in self.declared],
            self.commitment,
            self.secret,
            self.commitments,
            self.parts,
            {chance.name: texts(chance, found) for chance, found in named},
        )


def new_secret() -> str:
    """256 bits from the operating system, which nobody can guess."""
    return secrets.token_hex(32)


def is_digits(text: str) -> bool:
    """Whether this can be a secret, a promise or a part."""
    return _DIGITS.fullmatch(text) is not None


def mark(table_id: str) -> str:
    """What names a table in a proof: its id opens the door, and a record may go to anybody."""
    return _hash(f"atout table {table_id}\n")[:32]


# --- what is hashed ---------------------------------------------------------------------------------


def head(table: str, deal: int, draws: Sequence[str]) -> str:
    """The lines that everything promised for a deal begins with, so that it is good for no other one."""
    return "".join(
        f"{line}\n" for line in (f"atout deal {VERSION}", f"table {table}", f"deal {deal}", *draws)
    )


def promise(head: str, secret: str) -> str:
    """The server's commitment to its secret."""
    return _hash(f"{head}secret {secret}\n")


def promise_part(head: str, commitment: str, seat: int, part: str) -> str:
    """A player's commitment to a part, given in answer to the server's."""
    return _hash(f"{head}commitment {commitment}\nseat {seat}\npart {part}\n")


def stream(head: str, secret: str, parts: Sequence[str]) -> Stream:
    """The bytes that the chances are drawn from: who lacks the secret or one part knows nothing of them."""
    opened = " ".join(part or NONE for part in parts)
    message = f"{head}parts {opened}\n".encode()
    return Stream(hmac.digest(bytes.fromhex(secret), message, hashlib.sha256))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- chances as text --------------------------------------------------------------------------------


def draw(chance: Chance) -> str:
    """What is to be drawn: ``first_dealer 1 below 4``, ``pack 24 of 9S TS …``."""
    if isinstance(chance, Numbers):
        return f"{chance.name} {chance.count} below {chance.below}"
    return f"{chance.name} {chance.count or len(chance.of)} of {' '.join(texts(chance, chance.of))}"


def declared(draws: Sequence[str]) -> list[Chance]:
    """The chances that these lines say; a ValueError where they say none."""
    return [_chance(line) for line in draws]


def _chance(line: str) -> Chance:
    name, count, how, *things = line.split(" ")
    if not 0 < int(count) <= MOST_DRAWN or how not in {"below", "of"}:
        raise ValueError(line)
    if how == "below":
        (below,) = map(int, things)
        if not 0 < below <= 1 << 32:
            raise ValueError(line)
        return Numbers(name, below, int(count))
    suits = set(things) <= set(cards.SUITS)
    of = [cards.SUITS.index(thing) if suits else cards.parse(thing) for thing in things]
    return Order(name, tuple(of), int(count), suits)


def texts(chance: Chance, values: Sequence[int]) -> list[str]:
    """The values of a chance as they are written: cards, suits, or numbers."""
    if isinstance(chance, Numbers):
        return [str(value) for value in values]
    return [cards.SUITS[value] if chance.suits else cards.text(value) for value in values]


# --- the check --------------------------------------------------------------------------------------


def faults(proof: Proof, declared: Sequence[Chance]) -> list[Text]:
    """What does not hold, by sentences; none where all does. ``declared`` are the chances by the rules."""
    begin = head(proof.table, proof.deal, [draw(chance) for chance in declared])
    found = []
    if promise(begin, proof.secret) != proof.commitment:
        found.append(Text("fair-fault-secret"))
    for at, part in enumerate(proof.parts):
        given = proof.commitments[at] if at < len(proof.commitments) else ""
        if part and promise_part(begin, proof.commitment, at, part) != given:
            found.append(Text("fair-fault-part", {"player": seat(at)}))
    if proof.values != _drawn(begin, proof, declared):
        found.append(Text("fair-fault-order"))
    return found


def _drawn(begin: str, proof: Proof, declared: Sequence[Chance]) -> dict[str, list[str]] | None:
    if not is_digits(proof.secret):
        return None
    values = chances.draw(declared, stream(begin, proof.secret, proof.parts))
    return {chance.name: texts(chance, values[chance.name]) for chance in declared}


def broken_promise(proof: Proof, declared: Sequence[Chance]) -> list[Text]:
    """The same of a deal that was never dealt: only whether the secret is the one that was promised."""
    begin = head(proof.table, proof.deal, [draw(chance) for chance in declared])
    return [] if promise(begin, proof.secret) == proof.commitment else [Text("fair-fault-secret")]
