"""The three technologies of a game: what each level brings, and how far everybody has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scene.canvas import Canvas
from game.scene.skins.panel import parchment
from game.scene.tip import Tip
from game.tabletop.art.lines import put_rule
from game.tabletop.panel.lit import CHOSEN, LEGAL, UNLIT
from game.tabletop.studio import put
from game.titles.tiletum.table import styles
from game.titles.tiletum.table.exhibit import Exhibit, Studio, Target

SIDE, TOP, ROW = 12.0, 42.0, 34.0
ICON, LEFT, WIDE, GAP = 26.0, 42.0, 122.0, 4.0


@dataclass(frozen=True, slots=True)
class LevelLook:
    """A level: whether the viewer "had" it or it is "next", and the other seats that stand on
    it.
    """

    state: str
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TechnologyLook:
    """A technology with its three levels."""

    name: str
    levels: tuple[LevelLook, ...]
    said: str


@dataclass(frozen=True, slots=True)
class TechnologiesLook:
    """The three of this game."""

    head: str
    prices: str
    rows: tuple[TechnologyLook, ...]


class TechnologyNode(Target[TechnologyLook]):
    """A row, which is picked to raise the technology."""

    def put_look(self, canvas: Canvas, look: TechnologyLook) -> None:
        """Put its icon and its levels, the next one in a frame."""
        art, middle = self.studio.art(canvas.k), self.height / 2
        put(canvas, art.icon(look.name, 26, tone="ink"), SIDE + 10, middle)
        for number, level in enumerate(look.levels):
            x = LEFT + (WIDE + GAP) * number
            lit = self.state in (LEGAL, CHOSEN) and level.state == "next"
            kind = "lit" if lit else level.state
            field = art.level(look.name, number + 1, kind, (WIDE, self.height - 4))
            put(canvas, field, x, 2)
            for place, seat in enumerate(reversed(level.others)):
                disc = art.disc(self.studio.colour(seat), 6.4)
                put(canvas, disc, x + WIDE - 8 - 13.5 * place, 4.0)

    def put_light(self, canvas: Canvas) -> None:
        """The level that would be reached is light enough."""


class TechnologiesPanel(Exhibit[TechnologiesLook]):
    """A document of three rows."""

    def __init__(
        self, studio: Studio, pick: Callable[[str], None], tip: Callable[[str], Tip | None]
    ) -> None:
        """Make the rows."""
        super().__init__(studio, role="panel", name="technologies", solid=True)
        self.rows = [
            TechnologyNode(
                studio,
                str(number),
                partial(self._picked, pick, number),
                y=TOP + ROW * number,
                width=424.0,
                height=ROW,
                role="cell",
                name=f"technology#{number + 1}",
                tooltip=partial(self._told, tip, number),
            )
            for number in range(3)
        ]
        self.add(*self.rows)

    def level_spot(self, row: int, level: int) -> tuple[float, float]:
        """Return the middle of a level, 1 to 3, of a row."""
        return LEFT + (WIDE + GAP) * (level - 0.5), TOP + ROW * (row + 0.5)

    def _named(self, number: int) -> str:
        return f"technology:{self.look.rows[number].name}" if self.look is not None else ""

    def _picked(self, pick: Callable[[str], None], number: int, _named: str) -> None:
        pick(self._named(number))

    def _told(self, tip: Callable[[str], Tip | None], number: int) -> Tip | None:
        return tip(self._named(number))

    def lay(self, look: TechnologiesLook, states: dict[str, str]) -> None:
        """Show the technologies and which can be raised."""
        self.show(look)
        self.label = ". ".join(row.said for row in look.rows)
        for number, (node, row) in enumerate(zip(self.rows, look.rows, strict=True)):
            node.show(row)
            node.label = row.said
            node.light(states.get(self._named(number), UNLIT))

    def draw(self, canvas: Canvas) -> None:
        """Put the document, its head and the prices of the levels."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        if self.look is None:
            return
        art = self.studio.art(canvas.k)
        canvas.words(self.look.head, styles.HEAD, (SIDE + 6, 5, 240, 32))
        canvas.words(self.look.prices, styles.TEXT, (self.width - 160, 6, 116, 30), "right")
        put(canvas, art.good("silver", 22.0), self.width - 26, 21)
        put_rule(canvas, SIDE, 38, self.width - 2 * SIDE)
