"""What houses times pillars would bring everybody at the end (T-801), in a corner of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment
from game.tabletop.table_model import put
from game.titles.tiletum.table.exhibit import LookWidget

HEAD, ROW = 32.0, 19.0
INK: Final = "#2A1D12"


@dataclass(frozen=True, slots=True)
class EndingLook:
    """Of every seat: houses and pillars on the map, and their product as the rules count it; with
    Silver on side "A" mines may stand for houses, on side "B" for pillars.
    """

    seats: tuple[tuple[int, int, int, int], ...]
    said: str
    overlay: str = ""


class EndingPanel(LookWidget[EndingLook]):
    """A small document without words: a house times a pillar."""

    def show(self, look: EndingLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.label, self.tooltip = look.said, look.said
        self.height = HEAD + ROW * len(look.seats) + 10

    def draw(self, canvas: Canvas) -> None:
        """Put the document, its head and a line for every seat."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        art, middle = self.context.art(canvas.k), self.width / 2
        left = ("house", "mine") if look.overlay == "A" else ("house",)
        right = ("pillar", "mine") if look.overlay == "B" else ("pillar",)
        self._put_factor(canvas, left, middle - 14, -1)
        put(canvas, art.figure("\N{MULTIPLICATION SIGN}", 17.0, INK), middle - 5, 20)
        self._put_factor(canvas, right, middle + 14, 1)
        for number, (seat, houses, pillars, points) in enumerate(look.seats):
            y = HEAD + ROW * (number + 0.5) + 2
            put(canvas, art.disc(self.context.colour(seat), 7.4), 22, y)
            words = f"{houses} \N{MULTIPLICATION SIGN} {pillars}"
            put(canvas, art.figure(words, 16.0, INK), 42, y)
            put(canvas, art.figure(f"= {points}", 16.0, "#1F6B4B"), 88, y)

    def _put_factor(self, canvas: Canvas, icons: tuple[str, ...], start: float, way: int) -> None:
        """Put what is counted; of two the larger counts."""
        art = self.context.art(canvas.k)
        size = 22.0 if len(icons) == 1 else 18.0
        for number, name in enumerate(icons[::way]):
            at = start + way * (size / 2 + (size + 7) * number)
            put(canvas, art.icon(name, size, tone="ink"), at, 20)
            if number:
                put(canvas, art.figure("/", 15.0, INK), at - way * (size / 2 + 3) - 3, 20)
