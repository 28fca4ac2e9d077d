"""The three technologies of a game: what each level brings, and how far everybody has come."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.layout import Column, Row, Stack, theme
from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point
from game.scene.widgets import Divider, Label
from game.tabletop.panel.content import ContentPanel, DrawnPiece, LitContent, disc_piece
from game.tabletop.panel.look_widget import CHOSEN, LEGAL
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.table_context import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import OwnHandlers, PickedWidget, TableContext
from game.titles.tiletum.table.panels import pieces
from game.titles.tiletum.table.silver_views import BelowView, TechnologyView

LEVELS = 3
NUMBERS = range(1, LEVELS + 1)
ICON = 26.0
SILVER = 22.0
DISC = 6.4
PRICES: Final = "technology-prices"


class TechnologyLook(NamedTuple):
    """A technology and the seat that looks on."""

    view: TechnologyView
    viewer: int


class TechnologyNode(LitContent[TiletumArt, TechnologyLook], PickedWidget[TechnologyLook]):
    """A technology, which is picked to be raised."""

    def content(self, look: TechnologyLook) -> Row:
        """Return its icon and its levels, the next one in a frame, and others that stand there."""
        levels = (self._level(look, number) for number in NUMBERS)
        return Row(
            pieces.icon(self.context, look.view.name, ICON),
            *levels,
            gap=theme.HAIR,
            padding=(2.0, 0.0),
            align="centre",
        )

    def _level(self, look: TechnologyLook, number: int) -> Stack:
        view, viewer = look
        own = view.levels[viewer]
        lit = "lit" if self.state in (LEGAL, CHOSEN) else "next"
        kind = "had" if own >= number else lit if own == number - 1 else ""
        others = [s for s, level in enumerate(view.levels) if level == number and s != viewer]
        return Stack(
            DrawnPiece(partial(self._draw_level, number, kind)),
            Row(
                *(disc_piece(self.context, seat, DISC) for seat in others),
                justify="end",
                align="start",
                padding=(theme.HAIR, theme.HAIR, 0.0, 0.0),
            ),
            name=f"level:{number}",
            align_self="stretch",
            grow=1,
            basis=0.0,
        )

    def _draw_level(self, number: int, kind: str, canvas: Canvas, middle: Point) -> None:
        name = self.look.view.name if self.look is not None else ""
        size = 2 * middle[0], 2 * middle[1]
        put(canvas, self.context.art(canvas.k).level(name, number, kind, size), 0, 0)

    def put_light(self, canvas: Canvas) -> None:
        """The level that would be reached is light enough."""


class TechnologiesPanel(ContentPanel[TiletumArt, BelowView]):
    """A document of three rows."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Make the rows."""
        super().__init__(context, role="panel", name="technologies", solid=True)
        self.rows = [
            TechnologyNode(context, "", own, name=f"technology#{number}", grow=1)
            for number in NUMBERS
        ]
        self._tells = ToldParts(own.tip)
        self.add(self._tells)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the prices: all else is drawn by the rows."""
        return (self.look.prices if self.look is not None else (),)

    def level_spot(self, row: int, level: int) -> Point:
        """Return the middle of a level, 1 to 3, of a row."""
        node = self.rows[row]
        left, top, _, _ = self.part_box(node.name) or self.box()
        x, y = node.part_spot(f"level:{level}")
        return left + x, top + y

    def lay(self, look: BelowView, viewer: int, states: dict[str, str]) -> None:
        """Show the technologies and which can be raised."""
        self.show(look)
        for node, row in zip(self.rows, look.technologies, strict=True):
            node.lie(TechnologyLook(row, viewer), f"technology:{row.name}", states)
            node.label = ". ".join(technology_said(self.context, look, viewer, row))
        self.label = ". ".join(str(node.label) for node in self.rows)

    def placed(self) -> None:
        """Tell of the prices where they stand."""
        box = self.part_box(PRICES)
        self._tells.lay({PRICES: box} if box is not None else {})

    def content(self, look: BelowView) -> Column:
        """Return its head with the prices of the levels, and the rows."""
        prices = Row(
            Label(prices_said(look), inks.TEXT),
            pieces.good(self.context, "silver", SILVER),
            gap=theme.HAIR,
            name=PRICES,
            align="centre",
        )
        head = Row(Label(self.context.say("technologies"), inks.HEAD, grow=1), prices)
        return Column(
            head,
            Divider(),
            *self.rows,
            padding=(theme.HAIR, theme.GAP, theme.TIGHT, theme.GAP),
            skin="parchment",
        )


def prices_said(below: BelowView | None) -> str:
    """Return what the levels of a technology cost, "" where there are none."""
    return ", ".join(map(str, below.prices)) if below is not None else ""


def technology_said(
    context: TableContext, below: BelowView, viewer: int, view: TechnologyView
) -> tuple[str, ...]:
    """Return a technology in short lines: its name, its levels, who has reached which."""
    own = view.levels[viewer]
    lines = [
        context.say("level-said", level="I" * number, what=level_tip(context, view.name, number))
        for number in range(1, LEVELS + 1)
    ]
    if own < LEVELS and below.prices[own]:
        lines.append(context.say("level-price", price=below.prices[own]))
    names = [f"{context.name(s)} {'I' * level}" for s, level in enumerate(view.levels) if level]
    reached = [", ".join(names)] if names else []
    return context.area(f"technology:{view.name}"), *lines, *reached


def level_tip(context: TableContext, technology: str, level: int) -> str:
    """Return what a level of a technology brings."""
    return context.say(f"level-tip-{technology}-{level}")
