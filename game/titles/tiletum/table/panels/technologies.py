"""The three technologies of a game: what each level brings, and how far everybody has come."""

from typing import Final, NamedTuple

from game.scene.nodes.node import Canvas
from game.scene.stage.placing import box
from game.tabletop.art.text import put_rule
from game.tabletop.panel.look_widget import CHOSEN, LEGAL
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.table_context import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import OwnHandlers, PaperWidget, PickedWidget, TableContext
from game.titles.tiletum.table.silver_views import BelowView, TechnologyView

SIDE = 12.0
TOP = 42.0
ROW = 34.0
LEVELS = 3
LEFT = 42.0
WIDE = 122.0
TECHNOLOGIES_GAP = 4.0
PRICES_LEFT: Final = 264.0


class TechnologyLook(NamedTuple):
    """A technology and the seat that looks on."""

    view: TechnologyView
    viewer: int


class TechnologyNode(PickedWidget[TechnologyLook]):
    """A technology, which is picked to be raised."""

    def put_look(self, canvas: Canvas, look: TechnologyLook) -> None:
        """Draw its icon and its levels, the next one in a frame, and others that stand there."""
        view, viewer = look
        art = self.context.art(canvas.k)
        middle = self.height / 2
        put(canvas, art.icon(view.name, 26, tone="ink"), SIDE + 10, middle)
        own = view.levels[viewer]
        for number in range(1, LEVELS + 1):
            x = LEFT + (WIDE + TECHNOLOGIES_GAP) * (number - 1)
            lit = "lit" if self.state in (LEGAL, CHOSEN) else "next"
            kind = "had" if own >= number else lit if own == number - 1 else ""
            put(canvas, art.level(view.name, number, kind, (WIDE, self.height - 4)), x, 2)
            others = [s for s, level in enumerate(view.levels) if level == number and s != viewer]
            for place, seat in enumerate(reversed(others)):
                disc = art.disc(self.context.colour(seat), 6.4)
                put(canvas, disc, x + WIDE - 8 - 13.5 * place, 4.0)

    def put_light(self, canvas: Canvas) -> None:
        """The level that would be reached is light enough."""


class TechnologiesPanel(PaperWidget[BelowView]):
    """A document of three rows."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Make the rows."""
        super().__init__(context, role="panel", name="technologies", solid=True)
        places = [box(0.0, TOP + ROW * number, 424.0, ROW) for number in range(3)]
        self.rows = [
            TechnologyNode(context, "", own, **place, name=f"technology#{number}")
            for number, place in enumerate(places, start=1)
        ]
        prices = ToldParts(own.tip)
        prices.lay({"technology-prices": (PRICES_LEFT, 4.0, 424.0 - SIDE - PRICES_LEFT, 34.0)})
        self.add(*self.rows, prices)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the prices: all else is drawn by the rows."""
        return (self.look.prices if self.look is not None else (),)

    def level_spot(self, row: int, level: int) -> tuple[float, float]:
        """Return the middle of a level, 1 to 3, of a row."""
        return LEFT + (WIDE + TECHNOLOGIES_GAP) * (level - 0.5), TOP + ROW * (row + 0.5)

    def lay(self, look: BelowView, viewer: int, states: dict[str, str]) -> None:
        """Show the technologies and which can be raised."""
        self.show(look)
        for node, row in zip(self.rows, look.technologies, strict=True):
            node.lie(TechnologyLook(row, viewer), f"technology:{row.name}", states)
            node.label = ". ".join(technology_said(self.context, look, viewer, row))
        self.label = ". ".join(str(node.label) for node in self.rows)

    def put_look(self, canvas: Canvas, look: BelowView) -> None:
        """Draw its head and the prices of the levels."""
        art = self.context.art(canvas.k)
        canvas.words(self.context.say("technologies"), inks.HEAD, (SIDE + 6, 5, 240, 32))
        prices = PRICES_LEFT, 6, 116, 30
        canvas.words(prices_said(look), inks.TEXT, prices, "right")
        put(canvas, art.good("silver", 22.0), self.width - 26, 21)
        put_rule(canvas, SIDE, 38, self.width - 2 * SIDE)


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
