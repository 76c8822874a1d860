"""``atout verify RECORD``: whether each deal was dealt as it was promised."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from atout.commands.reader import plain, words_for
from atout.commands.replay import read
from atout.core import fair
from atout.core.fair import Luck, Proof
from atout.core.record import Record
from atout.core.view import Text
from atout.words import Words

FAILED = 1
"""The exit code where something does not hold."""


def verify(file: str, lang: str | None) -> int:
    """Say of each deal what holds; 1 where something does not."""
    match = read(file, lang)
    words = words_for(lang)
    names = [name or words.get("ui-seat", {"number": at + 1}) for at, name in enumerate(match.names)]
    report = Report(match, words, names)
    for luck in match.course.luck:
        report.tell(luck)
    return report.finish()


def proofs(file: str, lang: str | None) -> int:
    """All that there is to check, as JSON: for other tools, which know neither packs nor rules."""
    match = read(file, lang)
    found = [luck.proof(match.table) for luck in match.course.luck if luck.number]
    print(msgspec.json.encode(found).decode())
    return 0


@dataclass
class Report:
    """Tells of one deal after the other, and counts."""

    match: Record
    words: Words
    names: list[str]
    deals: int = 0
    proved: int = 0
    failed: bool = False

    def tell(self, luck: Luck) -> None:
        """What holds of a deal, or of a promise that was given up."""
        proof = luck.proof(self.match.table)
        if luck.values is None:
            self._given_up(luck, fair.broken_promise(proof, luck.declared))
            return
        self.deals += 1
        if not luck.number:
            self._say("verify-unpromised", deal=self.deals)
            return
        faults = fair.faults(proof, luck.declared)
        self._say("verify-fails" if faults else "verify-holds", deal=self.deals)
        self._faults(faults)
        self._parts(proof)
        self.proved += not faults

    def finish(self) -> int:
        """The sum of it; the exit code."""
        self._say("verify-sum", proved=self.proved, deals=self.deals)
        return FAILED if self.failed else 0

    def _given_up(self, luck: Luck, faults: list[Text]) -> None:
        self._say("verify-given-up", promise=luck.number)
        self._faults(faults)

    def _faults(self, faults: Sequence[Text]) -> None:
        self.failed = self.failed or bool(faults)
        for fault in faults:
            print("  " + plain(self.words.say(fault, seats=self.names)))

    def _parts(self, proof: Proof) -> None:
        told = list(zip(self.names, proof.commitments, proof.parts, strict=True))
        given = [name for name, _, part in told if part]
        withheld = [name for name, promised, part in told if promised and not part]
        if given:
            self._say("verify-parts", 2, count=len(given), players=self.words.listed(given))
        else:
            self._say("verify-no-parts", 2)
        if withheld:
            self._say("verify-withheld", 2, count=len(withheld), players=self.words.listed(withheld))

    def _say(self, key: str, indent: int = 0, /, **args: int | str) -> None:
        print(" " * indent + plain(self.words.get(key, args)))
