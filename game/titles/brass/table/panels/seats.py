"""A player's panel: name, possessions, and present score."""

from dataclasses import dataclass

from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment, slate
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import put_chip, width_of
from game.tabletop.table_context import put
from game.text.numerals import pounds, signed
from game.titles.brass.rules.table_view import SeatView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import LookWidget

PLATE = 56.0
LEFT = 72.0
STATS = (0.0, 76.0, 141.0, 238.0, 290.0)


@dataclass(frozen=True, slots=True)
class BrassSeatLook:
    """A seat's possessions, its place in the order, the spoken text, whether it acts, and the
    era."""

    view: SeatView
    place: int
    said: str
    acts: bool
    rail: bool


class BrassSeatPanel(LookWidget[BrassSeatLook]):
    """Parchment while the seat acts, slate otherwise."""

    def show(self, look: BrassSeatLook) -> None:
        """Show a view state, and set the spoken text."""
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
        """Draw ground, plate, name and figures."""
        bright = look.acts
        size = canvas.size(self)
        seat = look.view.seat
        canvas.put(parchment(size, canvas.k, active=True) if bright else slate(size, canvas.k))
        art = self.context.art(canvas.k)
        card = self.context.seats[seat]
        put(canvas, art.plate(self.context.colour(seat), PLATE, self.height), 0, 0)
        name = inks.NAME_ON_PAPER if bright else inks.NAME
        note = text_styles.ON_PAPER.note if bright else text_styles.NOTE
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
    """Draw a figure; the box is its left edge, its middle height and its width."""
    x, y, room = box
    canvas.words(words, style, (x, y - 15, room, 30))
