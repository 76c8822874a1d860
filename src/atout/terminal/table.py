"""Draws a View: every game's table in the terminal. It knows no game.

Widgets stand below each other and never side by side: the width of Khmer text is disputed, so nothing
can be placed after it.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from rich.text import Text as Line
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from atout.core.view import Choice, Event, Face, Fact, Player, View, Zone
from atout.terminal import faces
from atout.terminal.below import PAGE_DOWN, Below
from atout.terminal.hand import Hand
from atout.terminal.prose import Prose
from atout.terminal.reader import Reader

ARROW = "▶"
NOTHING: Mapping[int, str] = MappingProxyType({})
LOG = 200
"""How many lines of what happened are kept."""


class ZoneBox(Vertical):
    """A place where cards lie: its label, and the cards, which scroll when they are many."""

    def __init__(self, zone: Zone) -> None:
        super().__init__(classes="zone")
        self.zone_name = zone.name
        self.choosable = choosable(zone)
        self.cards: Sequence[Face] = ()
        self.head = Prose(classes="label")
        self.label = Prose(classes="label")
        self.hand = Hand()
        self.row = Prose()
        self.notes = Prose(classes="label")

    def compose(self) -> ComposeResult:
        """Label and cards."""
        yield self.head
        yield self.label
        with VerticalScroll(classes="cards", can_focus=False):
            yield self.hand if self.choosable else self.row
        yield self.notes

    def draw(self, zone: Zone, legal: set[int], reader: Reader, head: str = "") -> None:
        """Show the zone as it is now; ``head`` stands above the first of those that belong together."""
        label = faces.SHAPES.get(zone.sign, "") + reader.say(zone.label) + faces.face_down(zone, reader)
        label += f" — {reader.say(zone.caption)}" if zone.caption else ""
        self.head.update(head)
        self.notes.update(faces.notes(zone, reader))
        if self.choosable:
            self.label.update(label)
            self.hand.show(zone.cards, legal)
            return
        cards = faces.row(zone, reader)
        if zone.layout == "meld":  # many lie on a table: a line for each, and none where nothing lies
            self.label.update("")
            self.row.update(Line.assemble(cards, "   ", label) if zone.cards else "")
            return
        self.label.update(label)
        self.row.update(cards)
        new = zone.cards != self.cards
        self.call_after_refresh(self.settle, show=new and zone.owner < 0 and bool(zone.cards))
        self.cards = zone.cards

    def settle(self, *, show: bool) -> None:
        """Scroll to what is new on the table's own pile; Tab stops where there is more to see."""
        for cards in self.query(VerticalScroll):  # none any more if the table has gone on meanwhile
            cards.can_focus = cards.max_scroll_y > 0
            if show:
                cards.scroll_end(animate=False)
                self.scroll_visible(animate=False)


def choosable(zone: Zone) -> bool:
    """Whether cards of this zone can be chosen, now or later."""
    return zone.layout == "hand" or any(face.choice >= 0 for face in zone.cards)


def in_a_row(items: Iterable[str]) -> str:
    """Short texts beside each other, never broken inside where there is room for them."""
    return "   ".join(item.replace(" ", faces.UNBROKEN) for item in items)


class Choices(OptionList):
    """The choices that are no cards, numbered."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select", show=False)]


class Table(Vertical):
    """The whole table as one reader sees it."""

    class Chosen(Message):
        """A choice of the View, or the id of a button of the table's own.

        ``also`` is what else a card can be chosen for; it may have been ``chosen`` already, as a part.
        """

        def __init__(self, choice: int | str, also: Sequence[int] = (), *, chosen: bool = False) -> None:
            super().__init__()
            self.choice = choice
            self.also = also
            self.chosen = chosen

    def __init__(self, more_key: str = PAGE_DOWN) -> None:
        super().__init__()
        self.told: list[tuple[str, str]] = []
        self.hidden: frozenset[str] = frozenset()
        self.more_key = more_key
        self.more = ""

    def compose(self) -> ComposeResult:
        """From top to bottom: what is known, the cards on the table, the sentence, the hand, the log."""
        yield Prose(id="title")
        yield Prose(id="banner")
        yield Prose(id="players")
        yield Prose(id="facts")
        yield VerticalScroll(id="zones", can_focus=False)
        yield Below()
        yield Prose(id="say")
        yield Prose(id="notice")
        yield Vertical(id="own")
        yield Choices(id="choices")
        with VerticalScroll(id="log"):
            yield Prose()
        yield Prose(id="keys")

    def on_mount(self) -> None:
        """The line below the zones follows them."""
        self.watch(self.query_one("#zones"), "scroll_y", self.tell_more)

    def on_resize(self) -> None:
        """Once all is laid out."""
        self.call_after_refresh(self.tell_more)

    def tell_more(self) -> None:
        """Whether the zones go on below."""
        self.query_one(Below).tell(self.query_one("#zones", VerticalScroll), self.more)

    def scroll_zones(self, pages: int) -> None:
        """Look on, or back."""
        zones = self.query_one("#zones", VerticalScroll)
        zones.scroll_relative(y=pages * max(zones.size.height - 1, 1), animate=False)
        self.repaint()

    async def draw(
        self,
        view: View,
        reader: Reader,
        buttons: Sequence[tuple[str, str]] = (),
        around: Mapping[int, str] = NOTHING,
    ) -> None:
        """Show the View; ``buttons`` are ids and labels of the table's own.

        What is to be said ``around`` the game of the seats stands beside the players.
        """
        title = f"{reader.get(f'{view.game}-title')} · {reader.say(view.title)}"
        self._line("title", title)
        self.draw_players(view, reader, around)
        self._line("facts", in_a_row(self._fact(fact, reader) for fact in view.facts))
        self._line("say", reader.say(view.say))
        legal = {choice.choice for choice in view.choices}
        own = [zone for zone in view.zones if zone.layout == "hand" and zone.owner == view.seat >= 0]
        await self._draw_zones("zones", [zone for zone in view.zones if zone not in own], legal, reader)
        await self._draw_zones("own", own, legal, reader)
        self._draw_choices(view, buttons, reader)
        self.focus_what_is_to_do(view)
        self.more = reader.get("cli-more", how=self.more_key)
        self.call_after_refresh(self.tell_more)
        self.repaint()

    def draw_players(self, view: View, reader: Reader, around: Mapping[int, str] = NOTHING) -> None:
        """Who plays, and how it stands with them."""
        self._line("players", in_a_row(self._player(player, reader, around) for player in view.players))

    def repaint(self) -> None:
        """Paint everything: after a scroll Textual can miss lines that only moved."""
        self.screen.refresh()

    def _line(self, name: str, text: str) -> None:
        for line in self.query(f"#{name}").results(Prose):  # none any more while the screen is taken down
            line.update(text)

    def _fact(self, fact: Fact, reader: Reader) -> str:
        sign = f"{faces.SIGNS[fact.suit]} " if fact.suit else ""
        return reader.line(reader.say(fact.label), sign + reader.say(fact.value))

    @staticmethod
    def _button(choice: Choice, reader: Reader) -> str:
        """What a choice is called, and what it means where that is said."""
        name = reader.say(choice.label)
        return reader.line(name, reader.say(choice.means)) if choice.means else name

    def _player(self, player: Player, reader: Reader, around: Mapping[int, str]) -> str:
        partner = f" ({reader.get('ui-partner')})" if player.partner else ""
        name = reader.names[player.seat] + partner
        lines = [reader.say(line) for line in player.lines]
        about = ", ".join([*lines, *([around[player.seat]] if player.seat in around else [])])
        arrow = ARROW if player.turn else " "
        return f"{arrow} {reader.line(name, about) if about else name}"

    async def _draw_zones(self, place: str, zones: Sequence[Zone], legal: set[int], reader: Reader) -> None:
        """Update the boxes of these zones; where other zones are shown than before, make them anew."""
        parent = self.query_one(f"#{place}")
        boxes = list(parent.query(ZoneBox))
        if [(box.zone_name, box.choosable) for box in boxes] != [(z.name, choosable(z)) for z in zones]:
            # Whoever leaves meanwhile cancels the drawing, and must not cancel the boxes' own going with it.
            await asyncio.shield(parent.remove_children())
            boxes = [ZoneBox(zone) for zone in zones]
            await parent.mount_all(boxes)
        row = None
        for box, zone in zip(boxes, zones, strict=True):
            head = reader.say(zone.row) if zone.row and zone.row != row else ""
            box.draw(zone, legal, reader, head)
            row = zone.row

    def _draw_choices(self, view: View, buttons: Sequence[tuple[str, str]], reader: Reader) -> None:
        shown = self.query_one(Choices)
        shown.clear_options()
        choices = [choice for choice in view.choices if not choice.card]
        if view.done and all(choice.choice != view.done.choice for choice in choices):
            choices.append(view.done)
        labels = [(str(choice.choice), self._button(choice, reader)) for choice in choices]
        for number, (name, label) in enumerate([*labels, *buttons], 1):
            shown.add_option(Option(Line(f"{number}  {label}"), id=name))
        shown.display = shown.option_count > 0

    def focus_what_is_to_do(self, view: View) -> None:
        """The hand where a card can be played, else the buttons; them, too, where they are named first."""
        legal = {choice.choice for choice in view.choices}
        hands = list(self.query(Hand))
        playable = [hand for hand in hands if any(face.choice in legal for face in hand.faces)]
        shown = self.query_one(Choices)
        if playable and view.choices[0].card:
            playable[-1].focus()
        elif shown.option_count:
            shown.highlighted = 0
            shown.focus()

    # --- what stands around the View ------------------------------------------------------------------

    def notice(self, text: str) -> None:
        """A line for the person alone: a refusal, a hint; an empty text takes it away."""
        self._line("notice", text)
        self.repaint()

    def keys(self, text: str) -> None:
        """The last line."""
        self._line("keys", text)

    def banner(self, text: str) -> None:
        """What matters as long as it stands there: the connection, a vote; an empty text takes it away."""
        self._line("banner", text)
        self.repaint()

    def tell(self, events: Sequence[Event], reader: Reader) -> None:
        """Add to what happened."""
        self.write([reader.say(event.text) for event in events])

    def write(self, lines: Sequence[str], person: str = "") -> None:
        """Add these lines to what happened; a ``person`` has said them."""
        if lines:
            self.told += [(person, line) for line in lines]
            self._draw_log()

    def hide(self, people: Iterable[str]) -> None:
        """Show no line that one of these has said, and those of all others."""
        before, self.hidden = self.hidden, frozenset(people)
        if self.hidden != before:
            self._draw_log()

    @property
    def lines(self) -> list[str]:
        """What happened, and what was said by those who are read."""
        return [line for person, line in self.told if person not in self.hidden]

    def _draw_log(self) -> None:
        log = self.query_one("#log", VerticalScroll)
        log.query_one(Prose).update("\n".join(self.lines[-LOG:]))
        log.call_after_refresh(log.scroll_end, animate=False)

    def forget(self) -> None:
        """Empty the log."""
        self.told = []

    def hint(self, choice: int) -> None:
        """Put the cursor on a choice."""
        for hand in self.query(Hand):
            hand.point_at(choice)

    # --- choosing -------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """A digit presses a button, or goes to a card of that rank, as letters do; false if it is neither."""
        shown = self.query_one(Choices)
        if key.isdecimal() and 1 <= int(key) <= shown.option_count:
            self._send(shown.get_option_at_index(int(key) - 1))
            return True
        return any(hand.jump(key) for hand in reversed(list(self.query(Hand))))

    def on_hand_chosen(self, message: Hand.Chosen) -> None:
        """A card."""
        message.stop()
        face = message.face
        chosen = not {"raised", "fresh"}.isdisjoint(face.marks)
        self.post_message(self.Chosen(face.choice, face.also, chosen=chosen))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """A button."""
        message.stop()
        self._send(message.option)

    def _send(self, option: Option) -> None:
        name = option.id or ""
        self.post_message(self.Chosen(int(name) if name.isdecimal() else name))
