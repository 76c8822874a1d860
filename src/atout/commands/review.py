"""``atout review FILE``: what an expert would have decided."""

import os
import sys
from collections.abc import Iterator

import msgspec

from atout.commands.progress import bar
from atout.commands.reader import plain, words_for
from atout.commands.replay import read
from atout.core.illegal import Illegal
from atout.core.processes import in_order
from atout.core.record import Record
from atout.review import Moment, Verdict, costliest, judge, moments, verdict
from atout.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 72
"""So many decisions stand in a line of the curve."""


def review(file: str, seat: int | None, seconds: float, lang: str | None, *, as_json: bool) -> int:
    """Judge every decision of a record, and print the curve and the costliest."""
    if not seconds > 0:
        raise Illegal("cli-positive", name="--seconds")
    match = read(file, lang)
    seats = match.course.seats
    if seat is not None and not 0 <= seat < seats:
        raise Illegal("cli-no-such-seat", seat_number=seat, last=seats - 1)
    said = words_for(lang)
    found = judged(match, list(moments(match.course, seat)), seconds, said)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 0
    names = [plain(name) or said.get("ui-seat", {"number": at + 1}) for at, name in enumerate(match.names)]
    for at in range(seats) if seat is None else [seat]:
        print("\n".join(told([one for one in found if one.seat == at], at, names, said)))
    return 0


def judged(match: Record, found: list[Moment], seconds: float, said: Words) -> list[Verdict]:
    """Every decision judged, in several processes; who interrupts gets those up to there."""
    game, verdicts = match.course.game, []
    given = ((game.name, one.hidden, one.choices, seconds) for one in found)
    judgements = in_order(judge, given, os.cpu_count() or 1)
    with bar(len(found), said.get("review-thinking")) as (shown, task):
        try:
            for moment, judgement in zip(found, judgements, strict=True):
                verdicts.append(verdict(game, moment, judgement))
                shown.advance(task)
        except KeyboardInterrupt:
            print(said.get("review-stopped", {"done": len(verdicts), "of": len(found)}), file=sys.stderr)
    return verdicts


def told(found: list[Verdict], seat: int, names: list[str], said: Words) -> Iterator[str]:
    """The review of one seat in sentences."""
    yield said.get("review-of", {"player": names[seat], "count": len(found)})
    if not found:
        return
    chances = [one.chance for one in found]
    for start in range(0, len(chances), WIDEST):
        yield "  " + "".join(BARS[min(7, int(8 * chance))] for chance in chances[start : start + WIDEST])
    yield "  " + said.get("review-curve")
    worst = costliest(found)
    yield "  " + said.get("review-costliest", {"count": len(worst)})
    for one in worst:
        yield "  " + plain(line(one, seat, names, said))


def line(one: Verdict, seat: int, names: list[str], said: Words) -> str:
    """One decision: what was chosen, what would have been better, and by how much."""
    args: dict[str, int | str] = {
        "step": one.step,
        "deal": one.deal,
        "chosen": ", ".join(said.say(text, seat, names) for text in one.chosen),
        "best": ", ".join(said.say(text, seat, names) for text in one.best),
        "cost": round(100 * one.cost),
        "chance": round(100 * one.chance),
    }
    return said.get("review-line", args)
