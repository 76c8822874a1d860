"""A number for everything that the games do under seeded choices: equal compiled and not.

``python -m tests.contract.digest`` prints it as JSON, a line of its own for each table.
"""

import hashlib
import json
import random

from atout.core import deal as core_deal
from atout.core.rng import Rng
from tests.helpers import chances_of, tables

DECISIONS = 150


def whole_deal(deal):
    """All that can be asked of a deal."""
    seats = range(deal.seats)
    return [
        deal.position(), deal.key, deal.turn, deal.choices(), deal.repeats(),
        [deal.value(seat) for seat in seats], [deal.merit(seat) for seat in seats],
    ]  # fmt: skip


def digest(game, options):
    """One deal from its chances, hidden and filled on the way."""
    total = hashlib.sha256()
    match = game.match(options, None)
    match.start(chances_of(match, 11))
    luck, rng = random.Random(11), Rng(11)
    for _ in range(DECISIONS):
        deal = match.deal
        if deal.turn < 0:
            break
        hidden = deal.hidden(deal.turn)
        for one in (deal, hidden, hidden.filled(rng)):
            total.update(repr(whole_deal(one)).encode())
        match.play(deal.turn, [luck.choice(deal.choices())])
    begun = match.deal.clone()
    begun.begin(rng)
    total.update(repr([whole_deal(match.deal), whole_deal(begun), rng.next()]).encode())
    return total.hexdigest()


COMPILED = not core_deal.__file__.endswith(".py")

if __name__ == "__main__":
    found = {table.id: digest(*table.values) for table in tables()}
    print(json.dumps({"compiled": COMPILED, "tables": found}))  # noqa: T201
