"""The top bar: rounds, turns, the order of play with the dice taken."""

from typing import ClassVar, Final, NamedTuple

from game.scene.nodes.node import Canvas
from game.scene.skins.mark import chip
from game.scene.text import text_styles
from game.tabletop.panel.panel_grounds import TopStrip
from game.tabletop.table_context import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.below import ROMAN
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

WORDMARK = 150.0
WORD = 66.0
GAP = 24.0
PITCH = 31.0
SEAT = 40.0
DIE = 20.0
DICE_PITCH = 19.0
TURNS: Final = 3
SEAT_PITCH: Final = SEAT + TURNS * DICE_PITCH + 12


class TiletumTopLook(NamedTuple):
    """`order` is (seat, dice taken, whether it acts), first to last."""

    round: int
    turn: int
    order: tuple[tuple[int, tuple[tuple[str, int], ...], bool], ...]


class TiletumTopBar(TopStrip[TiletumArt, TiletumTopLook]):
    """Rounds, turns, and who takes dice when."""

    wordmark = inks.WORDMARK
    name_width = WORDMARK
    gap = GAP
    pip = (27.0, PITCH)
    gaps: ClassVar = {"order": 0.0}
    told: ClassVar = ("rounds", "turns", "order")

    def widths(self) -> dict[str, float]:
        """Return how wide each part is with the gap behind it, from left to right."""
        word = 0.0 if self.narrow else WORD
        seats = len(self.look.order) if self.look is not None else 0
        return {
            "rounds": word + 4 * PITCH + GAP,
            "turns": word + TURNS * PITCH + GAP,
            "order": word + seats * SEAT_PITCH,
        }

    def draw_parts(self, canvas: Canvas, look: TiletumTopLook, lefts: dict[str, float]) -> None:
        """Draw rounds, turns and order."""
        rounds = [(ROMAN[number], number == look.round) for number in range(1, 5)]
        self.draw_pips(canvas, rounds, self._draw_word(canvas, "round", lefts["rounds"]))
        turns = [(str(number), number == look.turn) for number in range(1, TURNS + 1)]
        self.draw_pips(canvas, turns, self._draw_word(canvas, "turn", lefts["turns"]))
        self._draw_order(canvas, look, self._draw_word(canvas, "order", lefts["order"]))

    def _draw_word(self, canvas: Canvas, word: str, left: float) -> float:
        """Write what a part is called, where there is room, and return where it goes on."""
        if self.narrow:
            return left
        canvas.words(self.context.say(word), text_styles.NOTE, (left, 10, WORD - 6, 36))
        return left + WORD

    def _draw_order(self, canvas: Canvas, look: TiletumTopLook, left: float) -> None:
        art = self.context.art(canvas.k)
        for number, (seat, dice, acts) in enumerate(look.order):
            x = left + SEAT_PITCH * number
            if acts:
                size = canvas.box(x - 4, 9, SEAT_PITCH - 6, 38).size
                canvas.put(chip(size, canvas.k, "ghost"), x - 4, 9)
            put(canvas, art.disc(self.context.colour(seat), 12, on_slate=True), x + 14, 28)
            for turn in range(TURNS):
                at = x + SEAT + DICE_PITCH * turn
                if turn < len(dice):
                    put(canvas, art.die(*dice[turn], DIE), at, 27)
                else:
                    put(canvas, art.quatrefoil("", 4.0, spent=True), at, 28)
