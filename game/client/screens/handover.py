"""The hand-over: an envelope between two people; nothing of the game is drawn here."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.furniture import icon_painter
from game.client.parts.grand_button import PrimaryButton
from game.client.parts.page import MARGIN, Page
from game.room import SeatCard
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.sprite import Sprite
from game.scene.styles import NOTE
from game.scene.theme import BRASS_TEXT, CREAM
from game.scene.units import Units
from game.scene.widgets import Button, Label

WIDTH, BELOW = 960.0, 480.0  # of the words and buttons below the envelope
BELOW_ABREAST = 396.0  # with both buttons in one row
ENVELOPE_HEIGHT, SMALL_ENVELOPE, SMALLEST_ENVELOPE = 524.0, 0.6, 0.45
OPEN, LEAVE, GAP = (640.0, 84.0), (300.0, 54.0), 20.0
PASS = TextStyle("italic", 31, BRASS_TEXT)
NAME = TextStyle("head", 88, (0xFB, 0xF0, 0xD2))
AWAY = TextStyle("text", 24, CREAM)


class HandoverScreen(Page):
    """Waits until the named person says that nobody else is looking."""

    backdrop = "handover"
    first_focus = "open"

    def __init__(
        self, desk: Desk, card: SeatCard, opened: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(desk)
        self._card, self._opened, self._leave = card, opened, leave

    def go_back(self) -> None:
        """Escape does not open the envelope: it moves to the way out."""
        way_out = self.stage.root.find("leave")
        if way_out is not None:
            self.stage.focus.set(way_out, shown=True)

    def build(self, units: Units) -> None:
        """Put envelope, seal, name and the one button; the envelope gives way to the words.

        Before it gets too small the way out moves beside that button.
        """
        say, stationery, card = self.desk.say, self.desk.box.stationery, self._card
        abreast = self._envelope_share(units, BELOW) < SMALL_ENVELOPE
        below = BELOW_ABREAST if abreast else BELOW
        share = max(self._envelope_share(units, below), SMALLEST_ENVELOPE)
        tall = ENVELOPE_HEIGHT * share
        page = self.block(WIDTH, below + tall)
        middle = WIDTH / 2
        left = (WIDTH - OPEN[0] - GAP - LEAVE[0]) / 2 if abreast else middle - OPEN[0] / 2
        way_out = box(middle - LEAVE[0] / 2, tall + 322, *LEAVE)
        if abreast:
            way_out = box(left + OPEN[0] + GAP, tall + 212, LEAVE[0], OPEN[1])
        page.add(
            Sprite(lambda k: stationery.envelope(k * share), x=middle, y=tall / 2),
            Sprite(lambda k: stationery.seal(card.colour, k * share), x=middle, y=tall * 0.55),
            Label(say("handover.pass"), PASS, align="centre", **box(0, tall + 6, WIDTH, 44)),
            Label(card.name, NAME, align="centre", **box(0, tall + 42, WIDTH, 110)),
            Label(
                say("handover.look-away", name=card.name),
                AWAY,
                align="centre",
                **box(0, tall + 156, WIDTH, 34),
            ),
            PrimaryButton(
                self.desk,
                say("handover.open", name=card.name),
                "eye",
                say("key.space"),
                name="open",
                keys=("space", "return"),
                on_click=self._opened,
                **box(left, tall + 212, *OPEN),
            ),
            Button(
                say("pause.leave"),
                layout="centred",
                icon=icon_painter(self.desk, "menu", 26),
                name="leave",
                on_click=self._leave,
                **way_out,
            ),
            Label(
                say("handover.note"),
                NOTE,
                align="centre",
                wrap=True,
                **box(0, tall + below - 80, WIDTH, 60),
            ),
        )
        self.stage.root.add(page)

    def _envelope_share(self, units: Units, below: float) -> float:
        """How large the envelope can be above words that tall in the player's own scale."""
        room = (units.height - 2 * MARGIN) / units.wanted - below
        return min(room / ENVELOPE_HEIGHT, 1.0)
