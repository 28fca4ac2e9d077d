"""The strip over the map: king track with corruption, and the four fairs."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Final

from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Container, Grid, LayoutMeasurer, Row, fraction_track, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    ContentWidget,
    CornerArtNode,
    make_content_on_cell,
    make_icon_node,
)
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.tabletop.table_context import draw_sprite
from game.text.numerals import number_text
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.pickable_widget import (
    TableContext,
    TiletumHandlers,
    capitalised,
    group_seats_by_place,
)
from game.titles.tiletum.table.view import FairView, KingTrackView

CONTRACT_FAIR_KIND: Final = "contract"
"""The kind of a fair that counts fulfilled contracts; an action has the same name."""
CELL_HEIGHT = 26.0
SILVER_SIZE = 10.0
SILVER_PITCH = 7.0
MARKER_SIZE = 22.8
SMALL_MARKER_SIZE = 14.4
"""Of several markers on one space, two of which are as wide as the space."""
MARKERS_IN_A_COLUMN: Final = 2
"""Of more markers than this on a space, so many stand one above the other."""
CORRUPTION_TOKEN_COUNT = 3
CORRUPTION_TOKEN_SIZE = 28.0
CROWN_SIZE = 34.0
TILE_SIZE = 42.0
KING_DOCUMENT = "king"
VELLUM_RGB: Final = hex_to_rgb("#F2E6C9")
FAIR_COUNT = 4
MAX_FAIR_SEATS_OR_LETTERS_WITH_ROOM: Final = 3
"""With at most this many seats, or letters in a seat's points, nothing in a fair overlaps."""
FAIR_NUMERAL_SIZE = 16.0
FAIR_WORTH_RADIUS = 9.4
ICON_SIZE_ALONE_AND_AMONG_OTHERS: Final = (18.0, 13.0)
"""How large what is counted is drawn where it is one thing, and where there are more."""
DISC_RADIUS_AND_FONT_SIZE: Final = (8.0, 17.0)
TIGHT_DISC_RADIUS_AND_FONT_SIZE: Final = (6.4, 16.0)
"""Half of the width of a seat's disc, and the letters beside it."""
PAST_FAIR_ALPHA = 0.5
ABSENT_SEAT_ALPHA = 0.45
FAIR_POINTS_HEX_OF_PARTICIPANT: Final = "#1F6B4B"
FAIR_POINTS_HEX_OF_ABSENT_SEAT: Final = "#8A7A5C"

ICON_BY_COUNTED_THING: Final = (
    *("house", "pillar", "mine", "contract", "cathedral", "crest"),
    *("character", "full_building", "learn", "building_below"),
)
"""Of what a fair may count, by its number."""
COLOURS_BY_FAIR_STATE: Final = {
    "past": (inks.PALE_INK_RGB, "#8A7A5C"),
    "now": (inks.VERMILION_RGB, "#9A1F12"),
    "to come": (inks.INK_RGB, "#2A1D12"),
}
"""Of a fair by its state: the ink of its town and of its number."""


class KingTrackPanel(ContentWidget[TiletumArt, KingTrackView]):
    """The panel of the king track. If several markers are on one space, the right one is ahead, and
    the upper one if there are two rows. A click opens the document of the king track."""

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the panel; a click opens the document of the king track."""
        super().__init__(context, role="panel", name="track", focusable=True)
        self.on_click = partial(handlers.toggle_document, KING_DOCUMENT)
        self._part_tooltips = TooltipAreasLayer(handlers.tooltip_of_target)
        self.add(self._part_tooltips)

    def show_look(self, look: KingTrackView) -> None:
        """Show the king track, and say what it shows in the spoken label."""
        super().show_look(look)
        self.label = king_track_text(self.context, look)
        lines = [self.label, self.context.say("track-how")]
        if look.silver_by_space:
            lines.append(self.context.say("track-silver"))
        self.tooltip = Tooltip(capitalised(self.context.area_name("king-track")), tuple(lines))

    def on_parts_laid_out(self) -> None:
        """Put the tooltips of the corruption tokens and the tile over these parts."""
        found = ((name, self.part_box(name)) for name in ("tokens", "track-tile"))
        self._part_tooltips.place_parts({name: box for name, box in found if box is not None})

    def marker_spot(self, space: int) -> Point:
        """Return the point of a marker that is alone on a space."""
        return self.middle_of_part(f"markers:{space}")

    def content_that_fits(self, look: KingTrackView, canvas: Canvas) -> Container:
        """Return the content; without the crown if the whole content is wider than the panel."""
        whole = self.build_content(look)
        if LayoutMeasurer(canvas.kit, canvas.px_per_u).min_width_of(whole) <= self.width:
            return whole
        return self._track_row(look, has_crown=False)

    def build_content(self, look: KingTrackView) -> Row:
        """Return the crown, corruption, the spaces with their markers, and the tile."""
        return self._track_row(look, has_crown=True)

    def _track_row(self, look: KingTrackView, *, has_crown: bool) -> Row:
        context = self.context
        held = group_seats_by_place((space, seat) for seat, space in look.markers)
        spaces = range(look.lowest_space, look.highest_space + 1)
        tile = piece_nodes.make_art_piece(
            context, lambda art: art.tile_sprite(look.tile, TILE_SIZE), TILE_SIZE
        )
        tile.visible = bool(look.tile)
        tile.name = "track-tile"
        return Row(
            piece_nodes.make_icon_piece(context, KING_DOCUMENT, CROWN_SIZE) if has_crown else None,
            Row(
                *(self._build_token_node(look, turn) for turn in range(CORRUPTION_TOKEN_COUNT)),
                gap=theme.HAIR_GAP,
                name="tokens",
            ),
            Grid(
                *(self._build_space_column(look, space, held.get(space, [])) for space in spaces),
                columns=len(spaces),
                grow=1,
                basis=0.0,
            ),
            tile,
            gap=theme.TIGHT_GAP,
            padding=(0.0, theme.MEDIUM_GAP),
            align="centre",
            skin="parchment",
        )

    def _build_token_node(self, look: KingTrackView, turn: int) -> Node:
        """Return the corruption token of a turn, a question mark before it is turned over."""
        known = turn < len(look.corruption_tokens)
        words = number_text(-look.corruption_tokens[turn]) if known else "?"
        style = inks.SMALL_NUMBER_STYLE.in_colour(VELLUM_RGB if known else inks.PALE_INK_RGB)
        label = Label(words, style, align="centre")
        tone = "now" if known else "shade"
        return make_content_on_cell(
            tone,
            label,
            CORRUPTION_TOKEN_SIZE / 2,
            width=CORRUPTION_TOKEN_SIZE,
            height=CORRUPTION_TOKEN_SIZE,
        )

    def _build_space_column(self, look: KingTrackView, space: int, seats: Sequence[int]) -> Column:
        """Return a space with its silver above it and its markers below it. In games without silver
        the markers also have the height that the silver would take."""
        silver = look.silver_by_space[space - look.lowest_space] if look.silver_by_space else 0
        tone = "shut" if space < 0 else "next" if space == 0 else "light"
        number = Label(number_text(space), inks.SMALL_NUMBER_STYLE, align="centre")
        height = MARKER_SIZE + SILVER_SIZE * (not look.silver_by_space)
        return Column(
            CentredDrawingNode(partial(self._draw_silver, silver), height=SILVER_SIZE)
            if look.silver_by_space
            else None,
            make_content_on_cell(tone, number, 3.0, height=CELL_HEIGHT),
            CentredDrawingNode(
                partial(self._draw_markers, seats, height), name=f"markers:{space}", height=height
            ),
            padding=(0.0, 1.0),
        )

    def _draw_silver(self, count: int, canvas: Canvas, centre: Point) -> None:
        """Draw the silver that a space brings."""
        coin = self.context.art_at_scale(canvas.px_per_u).good_sprite("silver", SILVER_SIZE)
        for number in range(count):
            draw_sprite(
                canvas, coin, centre[0] + SILVER_PITCH * (number - (count - 1) / 2), centre[1]
            )

    def _draw_markers(
        self, seats: Sequence[int], height: float, canvas: Canvas, centre: Point
    ) -> None:
        """Draw the discs of seats beside one another, the first one, which is ahead, at the
        right."""
        art = self.context.art_at_scale(canvas.px_per_u)
        size, offsets = marker_size_and_offsets(len(seats), height)
        for seat, (right, down) in zip(seats, offsets, strict=True):
            draw_sprite(
                canvas,
                art.disc(self.context.art_colour_name(seat), size / 2),
                centre[0] + right,
                centre[1] + down,
            )


def marker_size_and_offsets(count: int, height: float) -> tuple[float, list[Point]]:
    """Return how wide `count` markers on one space of the king track are, and where each is from
    the middle of their row, which has this height; the first is at the right, and none overlaps
    another.

    >>> marker_size_and_offsets(1, 22.8)
    (22.8, [(0.0, 0.0)])
    >>> marker_size_and_offsets(2, 22.8)
    (14.4, [(7.2, 0.0), (-7.2, 0.0)])
    >>> marker_size_and_offsets(3, 28.8)
    (14.4, [(7.2, -7.2), (7.2, 7.2), (-7.2, -7.2)])
    """
    if count <= 1:
        return MARKER_SIZE, [(0.0, 0.0)] * count
    rows = 1 if count <= MARKERS_IN_A_COLUMN else MARKERS_IN_A_COLUMN
    size = min(SMALL_MARKER_SIZE, height / rows)
    columns = -(-count // rows)
    found = []
    for number in range(count):
        column, row = divmod(number, rows)
        found.append((size * ((columns - 1) / 2 - column), size * (row - (rows - 1) / 2)))
    return size, found


def king_track_text(context: TableContext, track: KingTrackView) -> str:
    """Return the king track as a spoken text."""
    standing = [
        f"{context.player_name(seat)} {number_text(space)}" for seat, space in track.markers
    ]
    return context.say("track-said", standing=", ".join(standing))


def fair_icon_names(fair: FairView) -> tuple[str, ...]:
    """Return the names of the icons of what a fair counts."""
    return tuple(ICON_BY_COUNTED_THING[thing] for thing in fair.counted_things) or (KING_DOCUMENT,)


def fair_text(context: TableContext, fair: FairView) -> str:
    """Return a fair as a sentence: its round, town, kind and worth."""
    town = context.area_name(fair.town)
    is_for_contracts = fair.kind == CONTRACT_FAIR_KIND
    kind = context.area_name("fair-contract" if is_for_contracts else fair.kind)
    key = "fair-said" if fair.counted_things else "fair-said-king"
    return context.say(
        key, round=ROMAN_NUMERALS[fair.round], town=town, worth=fair.worth, kind=kind
    )


def fair_text_with_payments(context: TableContext, fair: FairView) -> str:
    """Return a fair in words with the points that it would pay every seat now, or that it is
    over."""
    if fair.state == "past":
        town = context.area_name(fair.town)
        return context.say("fair-over", round=ROMAN_NUMERALS[fair.round], town=town)
    paid = ", ".join(
        context.say(
            "fair-pays" if there else "fair-misses", name=context.player_name(seat), points=points
        )
        for seat, (there, points) in enumerate(
            zip(fair.takes_part_by_seat, fair.prospective_points_by_seat, strict=True)
        )
    )
    return f"{fair_text(context, fair)} {paid}"


class FairBoxForm(Enum):
    """How much room the heading of a fair's box takes, from the widest form to the narrowest."""

    WHOLE = "whole"
    NARROW_ICONS = "narrow icons"
    WITHOUT_NUMERAL = "narrow icons, without the numeral of the round"


class FairsPanel(ContentWidget[TiletumArt, tuple[FairView, ...]]):
    """The panel of all fairs. It shows what each fair would pay every seat now, in brackets for a
    seat that does not take part.

    The icons of what a fair counts are always shown. If the towns' names have no room beside them,
    plainer letters are used; if that is not enough, the widest boxes have narrower icons, and at
    last no numeral of their round. A click on a fair opens its document.
    """

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the panel; a click on a fair opens its document."""
        super().__init__(context, role="panel", name="fairs")
        self._fair_click_nodes = tuple(
            Node(
                name=f"fair:{number}",
                role="button",
                focusable=True,
                on_click=partial(handlers.toggle_document, f"fair:{number}"),
            )
            for number in range(1, FAIR_COUNT + 1)
        )
        self.add(*self._fair_click_nodes)

    def show_look(self, look: tuple[FairView, ...]) -> None:
        """Show the fairs, and say what they show in their spoken labels."""
        super().show_look(look)
        for node, fair in zip(self._fair_click_nodes, look, strict=True):
            node.label = node.tooltip = fair_text_with_payments(self.context, fair)
        self.label = ". ".join(node.label for node in self._fair_click_nodes)

    def on_parts_laid_out(self) -> None:
        """Put the area to click over each fair, as high as the panel."""
        for number, node in enumerate(self._fair_click_nodes):
            node.x, _, node.width, _ = self.part_box(f"box:{number}") or self.box()
            node.y = 0.0
            node.height = self.height

    def content_that_fits(self, look: tuple[FairView, ...], canvas: Canvas) -> Container:
        """Return the first variant in which the towns' names have room, or the last one if none has
        it: with towns in fine letters; in plain letters; then in plain letters with more and more
        boxes in a narrower form, the widest box first."""
        measuring = LayoutMeasurer(canvas.kit, canvas.px_per_u)
        for row in self._row_variants(look, measuring):
            if measuring.min_width_of(row) <= self.width:
                break
        return row

    def build_content(self, look: tuple[FairView, ...]) -> Container:
        """Return a row of four boxes, one for each fair."""
        return self._fairs_row(look, inks.TOWN_NAME_STYLE)

    def _row_variants(
        self, look: tuple[FairView, ...], measuring: LayoutMeasurer
    ) -> Iterator[Container]:
        """Yield the rows of boxes from the widest to the narrowest."""
        yield self._fairs_row(look, inks.TOWN_NAME_STYLE)
        yield self._fairs_row(look, inks.BOLD_STYLE)

        def width(number: int) -> float:
            return measuring.min_width_of(self._build_fair_box(look[number], inks.BOLD_STYLE))

        by_width = sorted(range(len(look)), key=width, reverse=True)
        forms = [FairBoxForm.WHOLE] * len(look)
        for form in (FairBoxForm.NARROW_ICONS, FairBoxForm.WITHOUT_NUMERAL):
            for number in by_width:
                forms[number] = form
                yield self._fairs_row(look, inks.BOLD_STYLE, forms)

    def _fairs_row(
        self,
        look: tuple[FairView, ...],
        letters: TextStyle,
        forms: Sequence[FairBoxForm] = (FairBoxForm.WHOLE,) * FAIR_COUNT,
    ) -> Grid:
        """Return the boxes of the fairs side by side, each in its form."""
        boxes = [
            self._build_fair_box(fair, letters, form)
            for fair, form in zip(look, forms, strict=True)
        ]
        for number, box in enumerate(boxes):
            box.name = f"box:{number}"
        return Grid(
            *boxes,
            columns=(fraction_track(min_width="auto"),) * FAIR_COUNT,
            gap=theme.HAIR_GAP,
            padding=theme.TIGHT_GAP,
            skin="parchment",
        )

    def _build_fair_box(
        self, fair: FairView, letters: TextStyle, form: FairBoxForm = FairBoxForm.WHOLE
    ) -> Container:
        """Return the box of a fair: its round, town, points and the icons of the things that it
        counts; below them what it pays every seat."""
        tone = "mine" if fair.state == "now" else "row"
        faint = PAST_FAIR_ALPHA if fair.state == "past" else 1.0
        colour, ink = COLOURS_BY_FAIR_STATE[fair.state]
        number = CornerArtNode(
            self.context,
            lambda art: art.number_sprite(ROMAN_NUMERALS[fair.round], FAIR_NUMERAL_SIZE, ink),
            width=FAIR_NUMERAL_SIZE,
        )
        worth = CentredArtNode(
            self.context,
            lambda art: art.points_hexagon_sprite(str(fair.worth), FAIR_WORTH_RADIUS),
            width=2 * FAIR_WORTH_RADIUS,
            alpha=faint,
        )
        head = Row(
            None if form is FairBoxForm.WITHOUT_NUMERAL else number,
            Label(self.context.area_name(fair.town), letters.in_colour(colour), grow=1),
            worth,
            self._build_icons(fair, faint, is_narrow=form is not FairBoxForm.WHOLE),
            gap=theme.HAIR_GAP,
            align="centre",
        )
        seats = range(len(fair.takes_part_by_seat)) if fair.state != "past" else ()
        paid = Grid(
            *(self._payment_cell(fair, seat, faint) for seat in seats),
            columns=len(fair.takes_part_by_seat),
        )
        padding = (0.0, theme.HAIR_GAP, theme.HAIR_GAP, theme.HAIR_GAP)
        return make_content_on_cell(tone, Column(head, paid, justify="between", padding=padding))

    def _build_icons(self, fair: FairView, alpha: float, *, is_narrow: bool) -> Container:
        """Return the icons of what a fair counts, side by side; with `is_narrow` one above the
        other, and a single icon as small as one of several."""
        names = fair_icon_names(fair)
        size = ICON_SIZE_ALONE_AND_AMONG_OTHERS[is_narrow or len(names) > 1]
        icons = [self._sign_node(name, size, alpha) for name in names]
        if not is_narrow:
            return Row(*icons)
        for icon in icons:
            icon.height = size
        return Column(*icons)

    def _sign_node(self, name: str, size: float, alpha: float) -> Node:
        sign = make_icon_node(self.context, name, size, "ink")
        sign.alpha = alpha
        return sign

    def _payment_cell(self, fair: FairView, seat: int, alpha: float) -> Row:
        """Return a seat's disc and what the fair pays it, in brackets if the seat does not take
        part."""
        there = fair.takes_part_by_seat[seat]
        points = number_text(fair.prospective_points_by_seat[seat])
        words = points if there else f"({points})"
        tight = (
            len(words) > MAX_FAIR_SEATS_OR_LETTERS_WITH_ROOM
            and len(fair.takes_part_by_seat) > MAX_FAIR_SEATS_OR_LETTERS_WITH_ROOM
        )
        reach, letter = TIGHT_DISC_RADIUS_AND_FONT_SIZE if tight else DISC_RADIUS_AND_FONT_SIZE
        colour = self.context.art_colour_name(seat)
        tone = FAIR_POINTS_HEX_OF_PARTICIPANT if there else FAIR_POINTS_HEX_OF_ABSENT_SEAT
        disc = CentredArtNode(
            self.context,
            lambda art: art.disc(colour, reach),
            width=2 * reach,
            alpha=alpha if there else ABSENT_SEAT_ALPHA,
        )
        sum_paid = CornerArtNode(
            self.context, lambda art: art.number_sprite(words, letter, tone), grow=1
        )
        return Row(disc, sum_paid, gap=2.0, height=theme.WIDE_GAP, align="centre")
