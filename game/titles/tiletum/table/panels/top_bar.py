"""The top bar: rounds and turns, and the order of play with the dice taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scene import styles as scene_styles
from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.hit import Extent
from game.scene.skins.mark import chip
from game.scene.skins.panel import bar
from game.tabletop.studio import put
from game.titles.tiletum.table import styles
from game.titles.tiletum.table.art.blocks import ROMAN
from game.titles.tiletum.table.exhibit import Exhibit, Studio

WORDMARK, WORD, GAP = 150.0, 66.0, 24.0
PIP, PITCH = 27.0, 31.0
SEAT, DIE, DICE_PITCH = 40.0, 20.0, 19.0
TURNS: Final = 3


@dataclass(frozen=True, slots=True)
class TopLook:
    """`order` is (seat, dice taken, whether it acts), first to last."""

    round: int
    turn: int
    order: tuple[tuple[int, tuple[tuple[str, int], ...], bool], ...]


class TiletumTopBar(Exhibit[TopLook]):
    """The dark strip along the upper edge; a narrow one leaves out words."""

    def __init__(self, studio: Studio, *, narrow: bool) -> None:
        """Take whether the window is narrow."""
        super().__init__(studio)
        self._narrow = narrow

    def _lefts(self) -> dict[str, float]:
        """Where each part begins, and the last one ends, from left to right."""
        word = 0.0 if self._narrow else WORD
        at = 14.0 if self._narrow else WORDMARK
        seats = len(self.look.order) if self.look is not None else 0
        widths = {
            "rounds": word + 4 * PITCH + GAP,
            "turns": word + TURNS * PITCH + GAP,
            "order": word + seats * self._seat,
            "": 0.0,
        }
        found = {}
        for name, width in widths.items():
            found[name] = at
            at += width
        return found

    @property
    def _seat(self) -> float:
        return SEAT + TURNS * DICE_PITCH + 12

    def part_box(self, name: str) -> Extent | None:
        """Return where "rounds", "turns" or "order" lies, None for anything else."""
        lefts = self._lefts()
        if not name or name not in lefts:
            return None
        names = list(lefts)
        end = lefts[names[names.index(name) + 1]] - (GAP if name != "order" else 0.0)
        return lefts[name] - 4, 6.0, end - lefts[name] + 8, 44.0

    def draw(self, canvas: Canvas) -> None:
        """Put strip, name and what is played."""
        canvas.put(bar(canvas.size(self), canvas.k))
        if not self._narrow:
            name = self.studio.words.say("title.name")
            canvas.words(name, styles.WORDMARK, (20, 5, WORDMARK - 24, 50))
        look = self.look
        if look is None:
            return
        lefts = self._lefts()
        rounds = [(ROMAN[number], number == look.round) for number in range(1, 5)]
        self._draw_pips(canvas, "round", rounds, lefts["rounds"])
        turns = [(str(number), number == look.turn) for number in range(1, TURNS + 1)]
        self._draw_pips(canvas, "turn", turns, lefts["turns"])
        self._draw_order(canvas, look, lefts["order"])

    def _draw_pips(
        self, canvas: Canvas, word: str, pips: list[tuple[str, bool]], left: float
    ) -> None:
        if not self._narrow:
            canvas.words(self.studio.say(word), scene_styles.NOTE, (left, 10, WORD - 6, 36))
            left += WORD
        past = True
        for number, (words, now) in enumerate(pips):
            past = past and not now
            x = left + PITCH * number
            tone = "brass" if now else "calm" if past else "ghost"
            size = canvas.box(x, 28 - PIP / 2, PIP, PIP).size
            canvas.put(chip(size, canvas.k, tone), x, 28 - PIP / 2)
            style = scene_styles.CAP.sized(17).in_colour(theme.INK if now else theme.FOG)
            canvas.words(words, style, (x, 28 - PIP / 2, PIP, PIP), "centre")

    def _draw_order(self, canvas: Canvas, look: TopLook, left: float) -> None:
        art = self.studio.art(canvas.k)
        if not self._narrow:
            canvas.words(self.studio.say("order"), scene_styles.NOTE, (left, 10, WORD - 6, 36))
            left += WORD
        for number, (seat, dice, acts) in enumerate(look.order):
            x = left + self._seat * number
            if acts:
                size = canvas.box(x - 4, 9, self._seat - 6, 38).size
                canvas.put(chip(size, canvas.k, "ghost"), x - 4, 9)
            put(canvas, art.disc(self.studio.colour(seat), 12, on_slate=True), x + 14, 28)
            for turn in range(TURNS):
                at = x + SEAT + DICE_PITCH * turn
                if turn < len(dice):
                    put(canvas, art.die(*dice[turn], DIE), at, 27)
                else:
                    put(canvas, art.quatrefoil("", 4.0, spent=True), at, 28)
