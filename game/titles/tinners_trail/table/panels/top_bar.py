"""The top bar: wordmark, round and phase."""

from typing import Unpack

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.gradients import down
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.skins.mark import chip as chip_picture
from game.scene.skins.mark import hairline
from game.scene.skins.panel import bar
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import width_of
from game.tabletop.panel.top_strip import named_box
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.view_model import TrailContext, TrailWidget

PARTS = {
    "prices": ("prices",),
    "work": (
        *("actions", "survey", "look", "auction", "play"),
        *("pumps", "calciner", "place", "wallace"),
    ),
    "sell": ("adelaide", "invest"),
    "end": ("peek", "prospect", "over"),
}
"""Which phases of the rules each of the four that are named consists of."""


WORDMARK = TextStyle("head", 34, accents.BRASS_TEXT)
EDITION = TextStyle("italic", 19, accents.BRASS_HIGH)
PIP = 34.0
PIP_FILLS = {
    "gone": down((0x8A, 0x62, 0x45), (0x5F, 0x40, 0x2B)),
    "now": down(accents.BRASS_HIGH, accents.BRASS, accents.BRASS_LOW),
}


@painting
def pip(painter: Painter, k: float, state: str) -> None:
    """A round's disc: "gone", "now" or "to come"."""
    painter.spread(8 * k)
    box = painter.box(painter.size[0] / 2)
    if state == "now":
        painter.shadow(box.inset(-2 * k), 8 * k, with_alpha(colours.LAMP, 0.55))
    if state in PIP_FILLS:
        painter.fill(box, PIP_FILLS[state])
    painter.line(
        box, 1.4 * k, accents.BRASS if state != "to come" else with_alpha(colours.FOG, 0.6)
    )


class TopBarPanel(TrailWidget[TableView]):
    """A strip along the upper edge; the middle stays empty.

    An `edition` is named below the wordmark.
    """

    def __init__(
        self, context: TrailContext, edition: str = "", **place: Unpack[NodeValues]
    ) -> None:
        """Lie over the map and hide it from the pointer."""
        super().__init__(context, **place)
        self.role = "panel"
        self.solid = True
        self._edition = edition
        if context.box_name:
            self.add(named_box(context, 240, 56))

    def drawn_from(self) -> tuple[object, ...]:
        """Return round and phase."""
        return (self.look.round, self.look.phase) if self.look is not None else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip, the pips and the phases."""
        canvas.put(bar(canvas.size(self), canvas.k))
        if self.look is None:
            return
        say = self.context.say
        high = 30.0 if self._edition else 48.0
        canvas.words(say("wordmark"), WORDMARK, (20, 2 if self._edition else 4, 212, high))
        canvas.words(self._edition, EDITION, (20, 27, 212, 22))
        self._rule(canvas, 243)
        canvas.words(say("round"), text_styles.TITLE, (254, 6, 82, 44))
        for number, numeral in enumerate(ROMAN, start=1):
            now = self.look.round
            state = "now" if number == now else "gone" if number < now else "to come"
            left = 338 + 41.0 * (number - 1)
            top = 11.0
            canvas.put(pip(canvas.box(left, top, PIP, PIP).size, canvas.k, state), left, top)
            colour = {"now": colours.INK, "gone": accents.BRASS_HIGH, "to come": colours.FOG}[state]
            style = TextStyle("title", 21, colour)
            canvas.words(numeral, style, (left, top, PIP, PIP), "centre")
        self._rule(canvas, 513)
        x = 546.0
        for phase, parts in PARTS.items():
            lit = self.look.phase in parts
            x = self._draw_phase(canvas, say(f"phase-{phase}"), x, lit=lit)

    def _draw_phase(self, canvas: Canvas, text: str, x: float, *, lit: bool) -> float:
        style = text_styles.ON_PAPER.bold if lit else text_styles.BODY.in_colour(colours.FOG)
        width = width_of(canvas, text, style) + 1
        if lit:
            picture = chip_picture(canvas.box(x - 16, 11, width + 32, 34).size, canvas.k, "cream")
            canvas.put(picture, x - 16, 11)
        canvas.words(text, style, (x, 11, width, 34))
        return x + width + 32

    def _rule(self, canvas: Canvas, x: float) -> None:
        line = hairline(canvas.box(x, 0, 1.2, 32).size, colours.FOG, 0.3)
        canvas.put(line, x, 12)
