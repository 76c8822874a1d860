"""Two made-up games, for what no real one needs: many cards chosen for one decision, and melds.

They stand in for the server's end of a table's socket and answer ``try`` as a server does: the View with
the parts so far, or the reason why the last of them cannot be. The browser does not know the difference.
"""

import json
from collections import Counter
from typing import ClassVar

import msgspec

from atout.core.view import Choice, Face, Fact, Player, Progress, Refusal, Text, View, Zone, cards, word
from atout.server.messages import SeatInfo, State, TableInfo, Tried

WORDS = """
made-title = Made up
made-heading = Only for trying
made-say = Your turn: { $left ->
    [0] that is all.
    [one] choose one more card.
   *[other] choose { $left } more cards.
}
made-open = To open { $reached } of { $needed }: { $left } missing.
made-owed = Two pairs are owed: { $cards }.
made-few = Choose { $left } more first.
made-card = { $card }
made-done = Play four
made-lay = Lay the melds
made-on = Lay it on the { $place }
made-discard = Discard { $card }
made-draw = Draw two
made-hand = Your hand
made-trick = This trick
made-tractor = a tractor of two pairs
made-trumps = Trumps
made-hearts = hearts and sevens
made-they = They: to go out 1 clean, 1 dirty
made-we = We: to go out 2 clean, 1 wild
made-kings = kings
made-nines = nines
made-queens = queens
made-wild = wild
made-state = { $kind ->
    [clean] clean
    [dirty] dirty
   *[wild] wild
}, { $count } of 7
made-stock = stock
made-discards = discards
"""


class Pairs:
    """25 cards of two packs; a tractor of two pairs was led, and both pairs of spades are owed."""

    HAND = (
        "BJ SJ SJ 7H 7S AH JH JH 9H 4H",
        "AS KS KS QS 6S 6S",
        "AD QD QD 8D 3D",
        "KC TC TC 5C",
    )
    DONE = 199

    def __init__(self, more=()):
        groups = [group.split() for group in (*self.HAND, *more)]
        self.hand = [
            (card, i == 0 and at > 0) for at, group in enumerate(groups) for i, card in enumerate(group)
        ]
        self.numbers = {card: at for at, card in enumerate(dict.fromkeys(card for card, _ in self.hand))}

    def refusal(self, parts):
        if parts[-1:] == [self.DONE]:
            left = 4 - len(parts) + 1
            return Refusal(Text("made-few", {"left": left})) if left else None
        owed = Counter(self.numbers[card] for card in ("KS", "KS", "6S", "6S"))
        if Counter(parts) - owed:
            named = ["KS", "KS", "6S", "6S"]
            return Refusal(Text("made-owed", {"cards": cards(named)}), "XX-27", named)
        return None

    def view(self, parts):
        left = 4 - len(parts)
        chosen = Counter(parts)
        faces = []
        for card, apart in self.hand:
            number = self.numbers[card]
            marks = ["apart"] if apart else []
            if chosen[number]:
                chosen[number] -= 1
                marks.append("raised")
            points = {"K": 10, "T": 10, "5": 5}.get(card[0], 0)
            trump = card[0] == "7" or card[1] in "JH"
            faces.append(Face(card, number, points=points, trump=trump, marks=marks))
        led = [
            Face(card, owner=1, points=10 * (card[0] == "T"), marks=["best"])
            for card in ["TS", "TS", "9S", "9S"]
        ]
        led[0] = msgspec.structs.replace(led[0], note=Text("made-tractor"))
        trick = led + [Face(card, owner=2) for card in ["3S", "3S", "8S", "JS"]]
        trick += [Face(card, owner=3) for card in ["4S", "2S", "6D", "6D"]]
        done = Choice(self.DONE, Text("made-done"))
        still = Counter(self.numbers[card] for card in ("KS", "KS", "6S", "6S")) - Counter(parts)
        choices = [Choice(number, Text("made-card", {"card": ""}), part=True) for number in still]
        return View(
            "made",
            0,
            "play",
            Text("made-heading"),
            Text("made-say", {"left": left}),
            turn=0,
            players=[Player(seat, turn=seat == 0, partner=seat == 2) for seat in range(4)],
            facts=[Fact(Text("made-trumps"), Text("made-hearts"), "H", trump=True)],
            zones=[
                Zone("trick", "trick", Text("made-trick"), cards=trick),
                Zone("hand-0", "hand", Text("made-hand"), 0, faces),
            ],
            choices=choices if left else [done],
            done=done,
        )


class Melds:
    """Kings, nines and a two, to be laid on the table; 90 points open."""

    HAND = ("AD", "AC", "KS", "KD", "KH", "JH", "9C", "9H", "7S", "7C", "5S", "5D", "4H", "3S", "2S")
    WORTH: ClassVar = {"K": 10, "9": 10, "2": 20}
    DONE = 99
    KINGS, NINES, TWO_ON_KINGS, TWO_ON_NINES, STOCK = 1, 2, 3, 4, 90
    USES: ClassVar = {KINGS: "K", NINES: "9", TWO_ON_KINGS: "2", TWO_ON_NINES: "2"}
    GOES: ClassVar = {KINGS: "kings", NINES: "nines", TWO_ON_KINGS: "kings", TWO_ON_NINES: "nines"}

    def refusal(self, parts):
        if parts[-1:] == [self.DONE] and self.worth(parts[:-1]) < 50:
            return Refusal(Text("made-few", {"left": 50 - self.worth(parts[:-1])}))
        if self.STOCK in parts:
            return Refusal(Text("made-few", {"left": 1}))
        return None

    def worth(self, parts):
        return sum(self.WORTH[self.USES[part]] for part in parts)

    def view(self, parts):
        laid = {"kings": [], "nines": []}
        hand = list(self.HAND)
        for part in parts:
            card = next(card for card in hand if card[0] == self.USES[part])
            hand.remove(card)
            laid[self.GOES[part]].append(Face(card, part, marks=["fresh"]))
        discard = {card: 20 + at for at, card in enumerate(hand)}
        choices = [
            Choice(number, Text("made-discard", {"card": cards([card])}), card, to="discard")
            for card, number in discard.items()
        ]
        for part, rank in self.USES.items():
            if any(card[0] == rank for card in hand):
                to = self.GOES[part]
                choices.append(Choice(part, Text("made-on", {"place": word(f"made-{to}")}), part=True, to=to))
        done = Choice(self.DONE, Text("made-lay"))
        if self.worth(parts) >= 50:
            choices.append(done)
        faces = [
            Face(card, discard[card], [part for part, rank in self.USES.items() if card[0] == rank])
            for card in hand
        ]
        they, we = Text("made-they"), Text("made-we")

        def meld(name, row, text, kind, sign, squared=False, faces=None):
            shown = [Face(card) for card in text.split()] if faces is None else faces
            caption = Text("made-state", {"kind": kind, "count": len(shown)})
            return Zone(
                name,
                "meld",
                Text(f"made-{name.split('-')[-1]}"),
                cards=shown,
                caption=caption,
                row=row,
                sign=sign,
                squared=squared,
            )

        worth = self.worth(parts)
        return View(
            "made",
            0,
            "play",
            Text("made-heading"),
            Text("made-open", {"reached": worth, "needed": 50, "left": max(50 - worth, 0)}),
            turn=0,
            players=[Player(seat, turn=seat == 0, partner=seat == 2) for seat in range(4)],
            zones=[
                meld("they-queens", they, "QS QH QD QC QH QS QC", "clean", "ring", squared=True),
                meld("they-nines", they, "2D 9S 9H 9C 9D", "dirty", "crossed"),
                meld("they-wild", they, "BJ 2H 2S", "wild", "star"),
                meld("kings", we, "", "clean", "ring", faces=laid["kings"]),
                meld("nines", we, "", "dirty", "crossed", faces=laid["nines"]),
                Zone("stock", "stock", Text("made-stock"), count=96, choice=self.STOCK),
                Zone("discard", "discard", Text("made-discards"), cards=[Face("7D")], count=11),
                Zone("hand-0", "hand", Text("made-hand"), 0, faces),
            ],
            choices=choices,
            done=done,
            progress=Progress(worth, 50),
        )


class Table:
    """Plays the server's part on a page; ``sent`` are the decisions that came."""

    def __init__(self, page, game, may=("choose", "hint", "resign")):
        self.game = game
        self.may = list(may)
        self.sent = []
        self.tried = []
        page.route("**/api/words/*", self._words)
        page.route_web_socket("**/ws/tables/made-up?*", self._open)

    def _words(self, route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + WORDS)

    def _open(self, socket):
        socket.on_message(lambda text: self._answer(socket, json.loads(text)))
        self._send(socket, self._state(1))

    def _state(self, number):
        seats = [SeatInfo("", you=True), SeatInfo("Bopha"), SeatInfo("Sokha"), SeatInfo("Dara")]
        table = TableInfo("made-up", "made", {}, seats, self.may)
        return State(number, number, table, self.game.view([]), [])

    def _answer(self, socket, message):
        choices = message.get("choices", [])
        if message["type"] == "try":
            self.tried.append(choices)
            why = self.game.refusal(choices)
            view = None if why else self.game.view(choices)
            self._send(socket, Tried(why=why, after=choices, view=view))
        elif message["type"] == "claim":
            self.sent.append("claim")
            self._send(socket, self._state(2))
        elif message["type"] == "choose":
            self.sent.append(choices)
            self._send(socket, self._state(2))

    def _send(self, socket, message):
        socket.send(msgspec.json.encode(message).decode())
