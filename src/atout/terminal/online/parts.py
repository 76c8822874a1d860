"""A person's own parts of the deals at tables of a server, and the check of a deal that is over.

``docs/fair-deal.md`` says what is promised, opened and checked; the browser does the same
(``web/src/lib/parts.ts``).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from atout.core import fair
from atout.core.fair import Proof
from atout.core.view import Text
from atout.server.messages import Commit, Open, Promised
from atout.terminal.online.keepsakes import Keepsakes, Part


def answer(promised: Promised, keepsakes: Keepsakes) -> Commit | Open | None:
    """What is answered to a promise: a commitment, then the part; nothing where this person is not asked."""
    part = keepsakes.part(promised.table, promised.deal) or _new(promised, keepsakes)
    if promised.seat < 0 or (part.commitment, part.seat) != (promised.commitment, promised.seat):
        return None
    head = fair.head(promised.table, promised.deal, promised.draws)
    own = fair.promise_part(head, part.commitment, part.seat, part.part)
    if not promised.commitments:
        return Commit(promised.deal, own)
    if own not in promised.commitments[part.seat : part.seat + 1]:
        return None
    if part.opened and part.opened != promised.commitments:
        return None  # opened for one list of commitments, and for no other
    keepsakes.keep_part(replace(part, opened=promised.commitments))
    return Open(promised.deal, part.part)


def _new(promised: Promised, keepsakes: Keepsakes) -> Part:
    """A part that nobody can guess, kept before anything is said of it."""
    part = Part(promised.table, promised.deal, promised.commitment, promised.seat, fair.new_secret())
    keepsakes.keep_part(part)
    return part


def faults(proof: Proof, part: Part | None) -> list[Text]:
    """What does not hold of a deal, in itself or by what this person saw before it."""
    return [*_faults(proof), *(_changed(proof, part) if part is not None else [])]


def _faults(proof: Proof) -> Sequence[Text]:
    try:
        return fair.faults(proof, fair.declared(proof.draws))
    except ValueError:
        return [Text("fair-fault-order")]


def _changed(proof: Proof, part: Part) -> Sequence[Text]:
    if part.commitment != proof.commitment:
        return [Text("fair-fault-other-promise")]
    if not part.opened:
        return []
    if proof.parts[part.seat : part.seat + 1] != [part.part]:
        return [Text("fair-fault-left-out")]
    return [] if part.opened == proof.commitments else [Text("fair-fault-others")]
