"""The strip over the map: king track with corruption, and the four fairs."""

from functools import partial
from typing import Final

from game.scene.nodes.node import Canvas, Node, Tip
from game.scene.text.lettering import TextStyle
from game.tabletop.art.cells import put_cell
from game.tabletop.panel.told_parts import ToldParts, box_at
from game.tabletop.table_context import put
from game.text.numerals import numeral
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.below import ROMAN
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
FAIR = 170.0
FAIR_PITCH = 175.0
STRIP_HEIGHT = 66.0
FAIRS = 4
ROOMY: Final = 3
"""So many seats, or letters of a sum, never meet."""
TAG = 24.0
NAME_ROOM = 98.0
WIDE_ROOM = 122.0

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


class FairsPanel(PaperWidget[tuple[FairView, ...]]):
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
                x=8.0 + FAIR_PITCH * (number - 1),
                y=6.0,
                width=FAIR,
                height=STRIP_HEIGHT - 12,
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

    def put_look(self, canvas: Canvas, look: tuple[FairView, ...]) -> None:
        """Draw four boxes."""
        towns = [self.context.area(fair.town) for fair in look]
        kinds = inks.TOWN, inks.BOLD
        fitting = [each for each in kinds if _have_room(canvas, towns, each, NAME_ROOM)]
        wide = [each for each in kinds if _have_room(canvas, towns, each, WIDE_ROOM)]
        letters = next(iter((*fitting, *wide)), inks.BOLD)
        for number, fair in enumerate(look):
            left = 8.0 + FAIR_PITCH * number
            self._draw_fair(canvas, fair, left, letters, formulas=bool(fitting))

    def _draw_fair(
        self, canvas: Canvas, fair: FairView, left: float, letters: TextStyle, *, formulas: bool
    ) -> None:
        art = self.context.art(canvas.k)
        top = 6.0
        tone = "mine" if fair.state == "now" else "row"
        put_cell(canvas, (left, top, FAIR, self.height - 12), tone)
        faint = 0.5 if fair.state == "past" else 1.0
        colour, ink = TONES[fair.state]
        put(canvas, art.figure(ROMAN[fair.round], 16.0, ink), left + 5, top + 15)
        icons = fair_icons(fair)
        alone = len(icons) == 1
        room, worth = (NAME_ROOM, 140.0 if alone else 133.0) if formulas else (WIDE_ROOM, 158.0)
        town = self.context.area(fair.town)
        canvas.words(town, letters.in_colour(colour), (left + TAG, top + 1, room, 26))
        put(canvas, art.hexagon(str(fair.worth), 9.4), left + worth, top + 14, faint)
        for number, name in enumerate(icons if formulas else ()):
            x = left + (158 if alone else 150 + 13.4 * number)
            put(canvas, art.icon(name, 18 if alone else 13, tone="ink"), x, top + 14, faint)
        if fair.state == "past":
            return
        pitch = (FAIR - 8) / len(fair.parts)
        for seat, (there, points) in enumerate(zip(fair.parts, fair.points, strict=True)):
            x = left + 6 + pitch * seat
            words = numeral(points) if there else f"({numeral(points)})"
            tone = "#1F6B4B" if there else "#8A7A5C"
            tight = len(words) > ROOMY and len(fair.parts) > ROOMY
            reach, letter = (6.4, 16.0) if tight else (8.0, 17.0)
            disc = art.disc(self.context.colour(seat), reach)
            put(canvas, disc, x + reach, top + 40, faint if there else 0.45)
            put(canvas, art.figure(words, letter, tone), x + 2 * reach + 1.6, top + 40)


def _have_room(canvas: Canvas, towns: list[str], letters: TextStyle, room: float) -> bool:
    """Return whether the name of every town can be written whole into so many u."""
    wide = canvas.box(0, 0, room, 9).width
    return all(canvas.kit.lettering.fits(town, letters, canvas.k, wide) for town in towns)
