"""A player's panel: who it is, what they own, and what would count now."""

from dataclasses import dataclass
from typing import ClassVar

from game.numerals import pounds, signed
from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import chip
from game.scene.skins.panel import parchment, slate
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import put_chip, width_of
from game.tabletop.panel.look_widget import TopStrip
from game.tabletop.table_model import put
from game.titles.brass.rules.table_view import SeatView, TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt, LookWidget

PLATE = 56.0
LEFT = 72.0
STATS = (0.0, 76.0, 141.0, 238.0, 290.0)

WORDMARK = 148.0
GAP = 26.0
ERA = 122.0
NARROW_ERA = 46.0
ROUND_WORD = 66.0
PIP_PITCH = 28.0
DECK = 150.0
DECK_ICON = 32.0
SPENT_WORD = 76.0
SPENT_PITCH = 92.0
NARROW_PITCH = 84.0


@dataclass(frozen=True, slots=True)
class BrassSeatLook:
    """What a seat has, its place in the order, the same in words, if it acts now, and the era."""

    view: SeatView
    place: int
    said: str
    acts: bool
    rail: bool


class BrassSeatPanel(LookWidget[BrassSeatLook]):
    """Parchment while the seat acts, slate otherwise."""

    def show(self, look: BrassSeatLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.role = "panel"
        self.name = f"seat:{look.view.seat}"
        self.label = look.said

    @property
    def coin_spot(self) -> tuple[float, float]:
        """Where its money is shown."""
        return LEFT + 15 + STATS[0], self.height - 30

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and whether it is meant."""
        return self.look, self.hovered

    def put_look(self, canvas: Canvas, look: BrassSeatLook) -> None:
        """Put ground, plate, name and figures."""
        bright = look.acts
        size = canvas.size(self)
        seat = look.view.seat
        canvas.put(parchment(size, canvas.k, active=True) if bright else slate(size, canvas.k))
        art = self.context.art(canvas.k)
        card = self.context.seats[seat]
        put(canvas, art.plate(self.context.colour(seat), PLATE, self.height), 0, 0)
        name = inks.NAME_ON_PAPER if bright else inks.NAME
        note = lettering.ON_PAPER.note if bright else lettering.NOTE
        right = self.width - 14
        if bright:
            right = put_chip(canvas, self.context.say("acts"), "commit", right, 28) - 8
        else:
            canvas.words(
                self.context.say(f"place-{look.place}"), note, (right - 90, 12, 90, 32), "right"
            )
            right -= 94
        wide = min(width_of(canvas, card.name, name) + 8, right - LEFT)
        canvas.words(card.name, name, (LEFT, 10, wide, 36))
        if right - LEFT - wide > 50:
            canvas.words(card.caption, note, (LEFT + wide + 4, 12, right - LEFT - wide - 8, 34))
        self._draw_stats(canvas, look, bright=bright)

    def _draw_stats(self, canvas: Canvas, look: BrassSeatLook, *, bright: bool) -> None:
        art = self.context.art(canvas.k)
        view = look.view
        figure = inks.FIGURE_ON_PAPER if bright else inks.FIGURE
        loss = figure.in_colour((0xA8, 0x1C, 0x24) if bright else inks.LOSS_ON_SLATE)
        gain = figure.in_colour(inks.GAIN if bright else inks.GAIN_ON_SLATE).sized(18)
        tone = "ink" if bright else "cream"
        y = self.height - 30
        lefts = [LEFT + 4 + each for each in STATS]
        put(canvas, art.coin("£", 11), lefts[0] + 11, y)
        _number(canvas, pounds(view.money), figure, (lefts[0] + 27, y, 54))
        put(canvas, art.icon("income", 24, tone=tone), lefts[1] + 11, y)
        income = loss if view.income < 0 else figure
        _number(canvas, signed(view.income), income, (lefts[1] + 27, y, 48))
        put(canvas, art.icon("laurel", 24, tone=tone), lefts[2] + 11, y)
        _number(canvas, str(view.points), figure, (lefts[2] + 27, y, 36))
        wide = width_of(canvas, str(view.points), figure)
        _number(canvas, signed(view.to_count), gain, (lefts[2] + 33 + wide, y, 50))
        put(canvas, art.icon("cards", 23, tone=tone), lefts[3] + 11, y)
        _number(canvas, str(len(view.hand)), figure, (lefts[3] + 27, y, 24))
        put(canvas, art.icon("train" if look.rail else "barge", 24, tone=tone), lefts[4] + 11, y)
        _number(canvas, str(view.links_left), figure, (lefts[4] + 27, y, 30))


def _number(canvas: Canvas, words: str, style: TextStyle, box: tuple[float, float, float]) -> None:
    """Write a figure; the box is its left end, its middle height and the room for it."""
    x, y, room = box
    canvas.words(words, style, (x, y - 15, room, 30))


# The top bar: the era, its rounds, the deck, and the order of play with the money spent.


class BrassTopBar(TopStrip[BrassArt, TableView]):
    """Tells of each part where the pointer rests on it."""

    wordmark = inks.WORDMARK
    name_width = WORDMARK
    gap = GAP
    pip = (25.0, PIP_PITCH)
    gaps: ClassVar = {"eras": 18.0, "order": 0.0}
    told: ClassVar = ("eras", "rounds", "deck", "order")

    # ---- where its parts lie

    def widths(self) -> dict[str, float]:
        """Return how wide each part is with the gap behind it, from left to right."""
        rounds, seats = (
            (self.look.rounds, len(self.look.order)) if self.look is not None else (0, 0)
        )
        return {
            "eras": 2 * (NARROW_ERA if self.narrow else ERA) + 10,
            "rounds": ROUND_WORD + PIP_PITCH * rounds + GAP,
            "deck": DECK + GAP,
            "order": self._spent + self._pitch * seats,
        }

    @property
    def _spent(self) -> float:
        return 10.0 if self.narrow else SPENT_WORD + 14

    @property
    def _pitch(self) -> float:
        return NARROW_PITCH if self.narrow else SPENT_PITCH

    @property
    def deck_spot(self) -> tuple[float, float]:
        """Where the deck is shown."""
        return self._lefts()["deck"] + 12, 28.0

    # ---- drawing

    def draw_parts(self, canvas: Canvas, look: TableView, lefts: dict[str, float]) -> None:
        """Put eras, rounds, deck and order."""
        self._draw_eras(canvas, look, lefts["eras"])
        words = self.context.say("round")
        canvas.words(words, lettering.NOTE, (lefts["rounds"], 10, ROUND_WORD - 4, 36))
        rounds = ((str(number), number == look.round) for number in range(1, look.rounds + 1))
        self.draw_pips(canvas, rounds, lefts["rounds"] + ROUND_WORD)
        left = lefts["deck"]
        put(canvas, self.context.art(canvas.k).icon("deck", 26), left + 12, 28)
        count = look.deck_size
        words = self.context.say("deck", count=count) if count else self.context.say("no-deck")
        style = lettering.BOLD.in_colour(colours.CREAM if count else colours.LAMP)
        canvas.words(words, style, (left + DECK_ICON, 10, DECK - DECK_ICON, 36))
        self._draw_order(canvas, look, lefts["order"])

    def _draw_eras(self, canvas: Canvas, look: TableView, left: float) -> None:
        art = self.context.art(canvas.k)
        width = NARROW_ERA if self.narrow else ERA
        for number, (era, icon) in enumerate((("canal", "barge"), ("rail", "train"))):
            x = left + width * number
            now = look.era == era
            if now:
                size = canvas.box(x, 10, width - 8, 36).size
                canvas.put(chip(size, canvas.k, "cream"), x, 10)
            tone = "ink" if now else "disabled"
            put(canvas, art.icon(icon, 26, tone=tone), x + (19 if self.narrow else 22), 28)
            if not self.narrow:
                colour = colours.INK if now else colours.FOG
                style = lettering.BOLD.in_colour(colour)
                canvas.words(self.context.say(f"era-{era}"), style, (x + 40, 10, width - 52, 36))

    def _draw_order(self, canvas: Canvas, look: TableView, left: float) -> None:
        art = self.context.art(canvas.k)
        if not self.narrow:
            canvas.words(self.context.say("spent"), lettering.NOTE, (left, 10, SPENT_WORD, 36))
        left += self._spent
        for number, seat in enumerate(look.order):
            x = left + self._pitch * number
            spent = look.seats[seat].spent
            if look.active == seat:
                size = canvas.box(x - 8, 9, self._pitch - 8, 38).size
                canvas.put(chip(size, canvas.k, "ghost"), x - 8, 9)
            put(canvas, art.disc(self.context.colour(seat), 12, on_slate=True), x + 12, 28)
            style = lettering.BOLD.in_colour(colours.CREAM if spent else colours.FOG)
            canvas.words(pounds(spent), style, (x + 30, 10, self._pitch - 42, 36))
