"""The top bar: the era, its rounds, the deck, and the turn order with the money spent."""

from typing import ClassVar

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import chip
from game.scene.text import text_styles
from game.tabletop.panel.panel_grounds import TopStrip
from game.tabletop.table_context import put
from game.text.numerals import pounds
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt

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


class BrassTopBar(TopStrip[BrassArt, TableView]):
    """The top bar; each part has a tooltip."""

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
        """Draw eras, rounds, deck and order."""
        self._draw_eras(canvas, look, lefts["eras"])
        words = self.context.say("round")
        canvas.words(words, text_styles.NOTE, (lefts["rounds"], 10, ROUND_WORD - 4, 36))
        rounds = ((str(number), number == look.round) for number in range(1, look.rounds + 1))
        self.draw_pips(canvas, rounds, lefts["rounds"] + ROUND_WORD)
        left = lefts["deck"]
        put(canvas, self.context.art(canvas.k).icon("deck", 26), left + 12, 28)
        count = look.deck_size
        words = self.context.say("deck", count=count) if count else self.context.say("no-deck")
        style = text_styles.BOLD.in_colour(colours.CREAM if count else colours.LAMP)
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
                style = text_styles.BOLD.in_colour(colour)
                canvas.words(self.context.say(f"era-{era}"), style, (x + 40, 10, width - 52, 36))

    def _draw_order(self, canvas: Canvas, look: TableView, left: float) -> None:
        art = self.context.art(canvas.k)
        if not self.narrow:
            canvas.words(self.context.say("spent"), text_styles.NOTE, (left, 10, SPENT_WORD, 36))
        left += self._spent
        for number, seat in enumerate(look.order):
            x = left + self._pitch * number
            spent = look.seats[seat].spent
            if look.active == seat:
                size = canvas.box(x - 8, 9, self._pitch - 8, 38).size
                canvas.put(chip(size, canvas.k, "ghost"), x - 8, 9)
            put(canvas, art.disc(self.context.colour(seat), 12, on_slate=True), x + 12, 28)
            style = text_styles.BOLD.in_colour(colours.CREAM if spent else colours.FOG)
            canvas.words(pounds(spent), style, (x + 30, 10, self._pitch - 42, 36))
