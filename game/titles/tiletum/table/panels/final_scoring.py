"""What houses times pillars would bring everybody at the end (T-801)."""

from typing import NamedTuple

from game.scene.nodes.node import Canvas
from game.tabletop.table_context import put
from game.titles.tiletum.table.exhibit import PaperWidget
from game.titles.tiletum.table.view import TableView

HEAD = 32.0
ROW = 19.0
INK = "#2A1D12"
TIMES = "\N{MULTIPLICATION SIGN}"


class EndingLook(NamedTuple):
    """The side of the overlay, and houses, pillars and their product of every seat."""

    overlay: str
    rows: tuple[tuple[int, int, int], ...]


class EndingPanel(PaperWidget[EndingLook]):
    """A small document without words: a house times a pillar; with Silver on side "A" mines may
    stand for houses, on side "B" for pillars.
    """

    def lay(self, view: TableView) -> None:
        """Show what everybody has, and say the same."""
        rows = tuple((*own.factors, own.sources[1]) for own in view.seats)
        self.show(EndingLook(view.overlay, rows))
        told = ", ".join(f"{self.context.name(seat)} {row[-1]}" for seat, row in enumerate(rows))
        key = f"ending-said-{view.overlay}" if view.overlay else "ending-said"
        self.label = self.tooltip = self.context.say(key, told=told)
        self.height = HEAD + ROW * len(rows) + 10

    def put_look(self, canvas: Canvas, look: EndingLook) -> None:
        """Draw its head and a line for every seat."""
        art = self.context.art(canvas.k)
        middle = self.width / 2
        overlay, rows = look
        left = ("house", "mine") if overlay == "A" else ("house",)
        right = ("pillar", "mine") if overlay == "B" else ("pillar",)
        self._put_factor(canvas, left, middle - 14, -1)
        put(canvas, art.figure(TIMES, 17.0, INK), middle - 5, 20)
        self._put_factor(canvas, right, middle + 14, 1)
        for seat, (houses, pillars, points) in enumerate(rows):
            y = HEAD + ROW * (seat + 0.5) + 2
            put(canvas, art.disc(self.context.colour(seat), 7.4), 22, y)
            put(canvas, art.figure(f"{houses} {TIMES} {pillars}", 16.0, INK), 42, y)
            put(canvas, art.figure(f"= {points}", 16.0, "#1F6B4B"), 88, y)

    def _put_factor(self, canvas: Canvas, icons: tuple[str, ...], start: float, way: int) -> None:
        """Draw what is counted; of two the larger counts."""
        art = self.context.art(canvas.k)
        size = 22.0 if len(icons) == 1 else 18.0
        for number, name in enumerate(icons[::way]):
            at = start + way * (size / 2 + (size + 7) * number)
            put(canvas, art.icon(name, size, tone="ink"), at, 20)
            if number:
                put(canvas, art.figure("/", 15.0, INK), at - way * (size / 2 + 3) - 3, 20)
