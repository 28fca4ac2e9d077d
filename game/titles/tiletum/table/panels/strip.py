"""The strip over the map: king track with corruption, and the four fairs."""

from functools import partial
from typing import Final

from game.scene.layout import Column, Container, Grid, Measuring, Row, theme
from game.scene.nodes.node import Canvas, Node, Tip
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.art.cells import put_cell
from game.tabletop.panel.content import (
    ArtPiece,
    ContentWidget,
    CornerPiece,
    icon_piece,
    on_cell,
)
from game.tabletop.panel.told_parts import ToldParts, box_at
from game.tabletop.table_context import put
from game.text.numerals import numeral
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.below import ROMAN
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import OwnHandlers, PaperWidget, TableContext, together
from game.titles.tiletum.table.view import FairView, TrackView

CELL = 28.6
CELL_TOP = 9.0
CELL_HEIGHT = 26.0
FIRST_CELL = 158.0
DISC_AT = 49.0
DISC_PITCH = 15.0
TOKENS = 3
KING = "king"
TOKENS_LEFT = 52.0
TOKEN_PITCH = 32.0
TILE_RIGHT = 32.0
FAIRS = 4
ROOMY: Final = 3
"""So many seats, or letters of a sum, never meet."""
TAG = 16.0
WORTH = 9.4
SIGNS: Final = (18.0, 13.0)
"""How large what is counted is drawn where it is one thing, and where there are more."""
DISC: Final = (8.0, 17.0)
TIGHT_DISC: Final = (6.4, 16.0)
"""Half of the width of a seat's disc, and the letters beside it."""
FAINT = 0.5
AWAY = 0.45
PAID: Final = "#1F6B4B"
UNPAID: Final = "#8A7A5C"

ICONS: Final = (
    *("house", "pillar", "mine", "contract", "cathedral", "crest"),
    *("character", "fair", "learn", "house"),
)
"""Of what a fair may count, by its number."""
TONES: Final = {
    "past": (inks.PALE, "#8A7A5C"),
    "now": (inks.STYLES_VERMILION, "#9A1F12"),
    "to come": (inks.STYLES_INK, "#2A1D12"),
}
"""Of a fair by its state: the ink of its town and of its number."""


class TrackPanel(PaperWidget[TrackView]):
    """The king track; of markers on one space the left one is ahead. A click tells all about it."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Store what opens its document."""
        super().__init__(context, role="panel", name="track", focusable=True)
        self.on_click = partial(own.turn_document, KING)
        self._tells = ToldParts(own.tip)
        self.add(self._tells)

    def show(self, look: TrackView) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.label = track_said(self.context, look)
        lines = [self.label, self.context.say("track-how")]
        if look.ribbons:
            lines.append(self.context.say("track-silver"))
        self.tooltip = Tip(self.context.area("king-track"), tuple(lines))
        told = {"tokens": (TOKENS_LEFT, 8.0, TOKEN_PITCH * TOKENS, 50.0)}
        if look.tile:
            told["track-tile"] = box_at(self.width - TILE_RIGHT, self.height / 2, 22.0)
        self._tells.lay(told)

    def spot(self, space: int, order: int = 0) -> tuple[float, float]:
        """Return where a marker on a space hangs."""
        low = self.look.low if self.look is not None else 0
        return FIRST_CELL + CELL * (space - low + 0.5) + DISC_PITCH * order, DISC_AT

    def put_look(self, canvas: Canvas, look: TrackView) -> None:
        """Draw corruption, cells, markers and the tile."""
        art = self.context.art(canvas.k)
        put(canvas, art.icon("king", 34, tone="ink"), 32, self.height / 2)
        for turn in range(TOKENS):
            box = TOKENS_LEFT + TOKEN_PITCH * turn, 19.0, 28.0, 28.0
            known = turn < len(look.tokens)
            put_cell(canvas, box, "now" if known else "shade", 14)
            words = numeral(-look.tokens[turn]) if known else "?"
            colour = (0xF2, 0xE6, 0xC9) if known else inks.PALE
            canvas.words(words, inks.CELL.in_colour(colour), box, "centre")
        for space in range(look.low, look.high + 1):
            box = FIRST_CELL + CELL * (space - look.low), CELL_TOP, CELL - 1.4, CELL_HEIGHT
            tone = "shut" if space < 0 else "next" if space == 0 else "light"
            put_cell(canvas, box, tone, 3)
            canvas.words(numeral(space), inks.CELL, box, "centre")
        for number, silver in enumerate(look.ribbons):
            middle = FIRST_CELL + CELL * (number + 0.5) - 0.7
            for place in range(silver):
                x = middle + 8.6 * (place - (silver - 1) / 2)
                put(canvas, art.good("silver", 10.0), x, 6.0)
        for space, seats in together((space, seat) for seat, space in look.markers).items():
            for number, seat in reversed(list(enumerate(seats))):
                x, y = self.spot(space)
                x += DISC_PITCH * (number - (len(seats) - 1) / 2)
                put(canvas, art.disc(self.context.colour(seat), 11.4), x, y)
        if look.tile:
            put(canvas, art.tile(look.tile, 42.0), self.width - TILE_RIGHT, self.height / 2)


def track_said(context: TableContext, track: TrackView) -> str:
    """Return the king track in words."""
    standing = [f"{context.name(seat)} {numeral(space)}" for seat, space in track.markers]
    return context.say("track-said", standing=", ".join(standing))


def fair_icons(fair: FairView) -> tuple[str, ...]:
    """Return the icons of what a fair counts."""
    return tuple(ICONS[thing] for thing in fair.things) or (KING,)


def fair_said(context: TableContext, fair: FairView) -> str:
    """Return a fair in words: where it is, what it counts and is worth."""
    town = context.area(fair.town)
    kind = context.area(fair.kind)
    return context.say("fair-said", round=fair.round, town=town, worth=fair.worth, kind=kind)


def fair_told(context: TableContext, fair: FairView) -> str:
    """Return a fair in words with what it would pay every seat now."""
    paid = ", ".join(
        context.say("fair-pays" if there else "fair-misses", name=context.name(seat), points=points)
        for seat, (there, points) in enumerate(zip(fair.parts, fair.points, strict=True))
    )
    return f"{fair_said(context, fair)} {paid}"


class FairsPanel(ContentWidget[TiletumArt, tuple[FairView, ...]]):
    """Each fair with what it would pay every seat now; a struck sum is that of a seat that is not
    there. Where a name has no room, its letters are plainer, and only then is what is counted left
    to the tooltip. A click on a fair tells all about it.
    """

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Store what opens the document of a fair."""
        super().__init__(context, role="panel", name="fairs")
        self._fairs = tuple(
            Node(
                name=f"fair:{number}",
                role="button",
                focusable=True,
                on_click=partial(own.turn_document, f"fair:{number}"),
            )
            for number in range(1, FAIRS + 1)
        )
        self.add(*self._fairs)

    def show(self, look: tuple[FairView, ...]) -> None:
        """Show it, and say the same."""
        super().show(look)
        for node, fair in zip(self._fairs, look, strict=True):
            node.label = node.tooltip = fair_told(self.context, fair)
        self.label = ". ".join(node.label for node in self._fairs)

    def placed(self) -> None:
        """Let each fair be clicked where it is drawn."""
        for number, node in enumerate(self._fairs):
            node.x, node.y, node.width, node.height = self.part_box(f"box:{number}") or self.box()

    def fitting(self, look: tuple[FairView, ...], canvas: Canvas) -> Container:
        """Return the fairs in the finest letters in which their towns have room."""
        measuring = Measuring(canvas.kit, canvas.k)
        ways = [(letters, named) for named in (True, False) for letters in (inks.TOWN, inks.BOLD)]
        found = [self._row(look, *way) for way in ways]
        fitting = (row for row in found if measuring.least_width(row) <= self.width)
        return next(fitting, found[-1])

    def content(self, look: tuple[FairView, ...]) -> Container:
        """Return four boxes."""
        return self._row(look, inks.TOWN, formulas=True)

    def _row(self, look: tuple[FairView, ...], letters: TextStyle, formulas: bool) -> Grid:
        boxes = [self._fair(fair, letters, formulas=formulas) for fair in look]
        for number, box in enumerate(boxes):
            box.name = f"box:{number}"
        return Grid(*boxes, columns=FAIRS, gap=theme.HAIR, padding=theme.TIGHT, skin="parchment")

    def _fair(self, fair: FairView, letters: TextStyle, *, formulas: bool) -> Container:
        """Return round, town, worth and what is counted, and below them what every seat is paid."""
        tone = "mine" if fair.state == "now" else "row"
        faint = FAINT if fair.state == "past" else 1.0
        colour, ink = TONES[fair.state]
        icons = fair_icons(fair)
        size = SIGNS[len(icons) > 1]
        signs = (self._sign(name, size, faint) for name in (icons if formulas else ()))
        number = CornerPiece(
            self.context, lambda art: art.figure(ROMAN[fair.round], TAG, ink), width=TAG
        )
        worth = ArtPiece(
            self.context,
            lambda art: art.hexagon(str(fair.worth), WORTH),
            width=2 * WORTH,
            alpha=faint,
        )
        head = Row(
            number,
            Label(self.context.area(fair.town), letters.in_colour(colour), grow=1),
            worth,
            Row(*signs),
            gap=theme.HAIR,
            align="centre",
        )
        seats = range(len(fair.parts)) if fair.state != "past" else ()
        paid = Grid(*(self._paid(fair, seat, faint) for seat in seats), columns=len(fair.parts))
        padding = (0.0, theme.HAIR, theme.HAIR, theme.HAIR)
        return on_cell(tone, Column(head, paid, justify="between", padding=padding))

    def _sign(self, name: str, size: float, faint: float) -> Node:
        sign = icon_piece(self.context, name, size, "ink")
        sign.alpha = faint
        return sign

    def _paid(self, fair: FairView, seat: int, faint: float) -> Row:
        """Return a seat's disc, and what it is paid."""
        there = fair.parts[seat]
        points = numeral(fair.points[seat])
        words = points if there else f"({points})"
        tight = len(words) > ROOMY and len(fair.parts) > ROOMY
        reach, letter = TIGHT_DISC if tight else DISC
        colour = self.context.colour(seat)
        tone = PAID if there else UNPAID
        disc = ArtPiece(
            self.context,
            lambda art: art.disc(colour, reach),
            width=2 * reach,
            alpha=faint if there else AWAY,
        )
        sum_paid = CornerPiece(self.context, lambda art: art.figure(words, letter, tone), grow=1)
        return Row(disc, sum_paid, gap=2.0, height=theme.WIDE, align="centre")
