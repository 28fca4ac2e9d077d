"""The panel of one player."""

from collections.abc import Callable
from functools import partial
from typing import Final, Unpack

from game.scene.layout import Column, Container, Overlay, Row, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label, PaintedNode
from game.tabletop.art.cells import paint_ore_tray
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.small_art import BodyAndAccentColours
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    ContentWidget,
    CornerArtNode,
    make_pill_label,
)
from game.tabletop.panel.name_row import NameRow
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table import view_model
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.player_panel_look import TrailPlayerLook
from game.titles.tinners_trail.table.panels.player_panel_rows import PanelRows

COUNTED_THING_NAMES: Final = ("money", "points", "mines", "cards")
ORE_KINDS: Final = ("tin", "copper", "arsenic")

PLATE_WIDTH: Final = 61.0
PORTRAIT_RADIUS: Final = 27.5
PORTRAIT_TOP: Final = 5.0
MARK_BELOW_PORTRAIT_SHARE: Final = 0.8
COIN_RADIUS: Final = 11.5
LAUREL_SIZE: Final = 24.0
CARDS_ICON_SIZE: Final = 22.0
HOUSE_SCALE: Final = 0.44
INVESTMENT_CUBE_RADIUS: Final = 10.0
ORE_CUBE_RADIUS: Final = 9.0
MINER_SCALE: Final = 0.64
CALCINER_SCALE: Final = 0.56
WAITING_PIECE_SIZE: Final = 25.0
GONE_CALCINER_ALPHA: Final = 0.28
"""How strong a calciner that is built already is drawn."""

HOUSE_FOOT_HEIGHT: Final = 12.0
PIECE_FOOT_HEIGHT: Final = 11.0
"""How far below the middle of a row a house and a piece of the expansions stand."""
NUMBER_GAP: Final = 6.0
"""From a sign to its figure."""
SMALL_NUMBER_FONT_SIZE: Final = 22
CUBE_NUMBER_GAP: Final = 5.5
SMALL_NOTE_FONT_SIZE: Final = 19
NAME_MARGIN: Final = 15.0
NAME_GAP: Final = 10.0
PILL_MARGIN: Final = 14.0
ORE_TRAY_PADDING: Final = 5.0
"""From the left edge of the tray of ore to its first cube."""
ORE_TRAY_EDGE_WIDTH: Final = 2.0
"""What a tray is wider than its ores."""
GOODS_GAP: Final = 8.0
OWN_MINERS_WIDTH: Final = 16.0
CALCINER_WIDTH: Final = 20.0
CALCINER_MARGIN: Final = 6.0
"""What a calciner needs more on its left."""

NUMBER_COLUMN_WIDTHS: Final = (81.0, 71.0, 47.0, 49.0)
NUMBER_COLUMN_WIDTHS_WITH_CUBES: Final = (73.0, 72.0, 47.0, 56.0)
"""Of investment cubes there may be a dozen."""
NUMBER_COLUMN_WIDTHS_ABOVE_ORE: Final = (94.0, 85.0, 70.0, 60.0)
"""Where the ore lies in a row of its own."""
ORE_TRAY_HEIGHT: Final = 32.0
CUBE_PITCH: Final = 48.0
LOW_ORE_TRAY_HEIGHT: Final = 26.0
WIDE_CUBE_PITCH: Final = 50.0
"""Of the tray in a row of its own."""

TWO_PANEL_ROWS: Final = PanelRows(
    space_above=5.0,
    row_heights=(36.0, 36.0),
    space_below=7.0,
    spare_height_shares=(3.0, 9.0, 8.0),
    name_size=27,
)
THREE_PANEL_ROWS: Final = PanelRows(
    space_above=3.0,
    row_heights=(32.0, 28.0, 26.0),
    space_below=7.0,
    spare_height_shares=(4.0, 5.0, 4.0, 3.0),
    name_size=23,
)


class TrailPlayerPanel(ContentWidget[PieceArt, TrailPlayerLook]):
    """The panel of one seat with its name, money, points, mines, cards or investment cubes, and
    ore; it lies on parchment while the seat acts.

    With expansions the ore moves to a third row, beside arsenic, own miners and pieces that wait
    to be placed.
    """

    context: view_model.TrailContext

    tooltips_avoid = True

    def __init__(
        self, context: view_model.TrailContext, seat: int, **node_values: Unpack[NodeValues]
    ) -> None:
        """Store the seat of the panel, and add the tooltips of its parts."""
        super().__init__(context, **node_values)
        self.seat = seat
        self.role = "panel"
        self.solid = True
        self._tooltip_parts = TooltipAreasLayer(self._part_tooltip)
        self.add(self._tooltip_parts)

    def show_look(self, look: TrailPlayerLook) -> None:
        """Show a look from now on, and make the player's name and caption the tooltip."""
        super().show_look(look)
        self.tooltip = Tooltip(look.name, (look.caption,) if look.caption else ())

    def on_parts_laid_out(self) -> None:
        """Put the tooltips of the figures over these parts."""
        found = ((part, self.part_box(part)) for part in (*COUNTED_THING_NAMES, "ore", "goods"))
        self._tooltip_parts.place_parts({part: box for part, box in found if box is not None})

    def _part_tooltip(self, part_name: str) -> Tooltip | None:
        """Return the tooltip that says what a figure of the panel counts, or None without a
        look."""
        if self.look is None:
            return None
        say = self.context.say
        if part_name == "cards" and self.look.extras_in_play.investment_boxes:
            return Tooltip(say("tip-plate-cubes"))
        lines = (
            (say("tip-plate-debt"),)
            if part_name == "money" and self.look.wallace_debt_pounds
            else ()
        )
        return Tooltip(say(f"tip-plate-{part_name}"), lines)

    def middle_of_part(self, name: str) -> Point:
        """Return the middle of the sign of "money", "points", "mines", "cards" or an ore in the
        panel, where pieces that fly start and land."""
        return super().middle_of_part(f"sign:{name}")

    def build_content(self, look: TrailPlayerLook) -> Container:
        """Return the plate with the portrait, and the rows."""
        is_three_rows_high = look.extras_in_play.has_goods_besides_ore
        return Row(
            self._build_seat_colour_plate(),
            self._build_three_rows(look) if is_three_rows_high else self._build_two_rows(look),
            skin="active" if look.is_acting else "slate",
        )

    def _build_seat_colour_plate(self) -> Node:
        return Overlay(
            CornerArtNode(self.context, self._seat_colour_plate_sprite),
            Column(
                CentredDrawingNode(self._draw_portrait, height=2 * PORTRAIT_RADIUS),
                padding=(PORTRAIT_TOP, 0.0, 0.0, 0.0),
            ),
            width=PLATE_WIDTH,
        )

    def _portrait_sprite(self, art: PieceArt) -> PieceSprite | None:
        seat = self.context.seats[self.seat]
        return art.portrait(seat.portrait_kind or seat.player_kind, PORTRAIT_RADIUS)

    def _seat_colour_plate_sprite(self, art: PieceArt) -> PieceSprite:
        """Return the plate in the seat's colour, with its mark below a portrait if there is
        one."""
        colour = self.context.art_colour_name(self.seat)
        if self._portrait_sprite(art) is None:
            return art.plate(colour, PLATE_WIDTH, self.height)
        return art.plate(colour, PLATE_WIDTH, self.height, MARK_BELOW_PORTRAIT_SHARE)

    def _draw_portrait(self, canvas: Canvas, centre: Point) -> None:
        portrait = self._portrait_sprite(self.context.art_at_scale(canvas.px_per_u))
        if portrait is not None:
            draw_sprite(canvas, portrait, *centre)

    def _build_two_rows(self, look: TrailPlayerLook) -> Column:
        """Return a column of two rows: the name; money, points, mines and cards, with the ore
        beside them."""
        return TWO_PANEL_ROWS.as_column(
            self._build_head(look, TWO_PANEL_ROWS.name_size),
            Row(
                self._build_figures(look),
                self._build_ore_tray(look, CUBE_PITCH, ORE_TRAY_HEIGHT),
                justify="between",
                padding=(0.0, theme.TIGHT_GAP),
            ),
        )

    def _build_three_rows(self, look: TrailPlayerLook) -> Column:
        """Return a column of three rows: the name; money, points, mines and cards; the ore, with
        what the expansions add beside it."""
        return THREE_PANEL_ROWS.as_column(
            self._build_head(look, THREE_PANEL_ROWS.name_size),
            Row(self._build_figures(look), padding=(0.0, theme.TIGHT_GAP)),
            Row(
                self._build_ore_tray(look, WIDE_CUBE_PITCH, LOW_ORE_TRAY_HEIGHT),
                self._build_expansion_goods(look),
                padding=(0.0, theme.MEDIUM_GAP),
            ),
        )

    def _build_head(self, look: TrailPlayerLook, name_size: int) -> Row:
        """Return the player's name and kind, and a pill with a word about the turn."""
        name = text_styles.PAPER_STYLES.title if look.is_acting else text_styles.TITLE_STYLE
        note = text_styles.PAPER_STYLES.note if look.is_acting else text_styles.NOTE_STYLE
        word, tone = look.turn_text_and_tone
        pill = make_pill_label(word, tone) if word else None
        return Row(
            NameRow(
                Label(look.name, name.sized(name_size), may_shorten=True),
                Label(look.caption, note.sized(SMALL_NOTE_FONT_SIZE)),
                pill if look.is_acting else None,
                gap=NAME_GAP,
            ),
            None if look.is_acting else pill,
            gap=theme.TIGHT_GAP,
            align="centre",
            padding=(0.0, PILL_MARGIN, 0.0, NAME_MARGIN),
        )

    def _build_figures(self, look: TrailPlayerLook) -> Row:
        """Return money, points, mines left, and cards or investment cubes."""
        seat = look.seat
        laurel = ("#8E6524", "#B98A12") if look.is_acting else "cream"
        brown = ("#5B3D1C", "#8A6A3A") if look.is_acting else "cream"
        colour = self.context.art_colour_name(self.seat)
        columns = NUMBER_COLUMN_WIDTHS
        pile = partial(_cards_icon, brown)
        if look.extras_in_play.investment_boxes:
            columns = NUMBER_COLUMN_WIDTHS_WITH_CUBES
            pile = partial(_investment_cube, colour)
        if look.extras_in_play.has_goods_besides_ore:
            columns = NUMBER_COLUMN_WIDTHS_ABOVE_ORE
        pounds = self.context.say(
            "pounds", pounds=-look.wallace_debt_pounds if look.wallace_debt_pounds else seat.money
        )
        signs = (
            self._art_sign(lambda art: art.coin(COIN_RADIUS)),
            self._art_sign(lambda art: art.icon("laurel", LAUREL_SIZE, tone=laurel)),
            self._standing_sign(
                lambda art: art.engine_house(
                    colour, scale=HOUSE_SCALE, on_slate=not look.is_acting
                ),
                HOUSE_FOOT_HEIGHT,
            ),
            self._art_sign(pile),
        )
        texts = (pounds, str(seat.points), str(seat.mines_left), str(look.cards_or_cubes_left))
        style = self._number_text_style(look)
        cells = []
        for name, sign, text, width in zip(COUNTED_THING_NAMES, signs, texts, columns, strict=True):
            sign.name = f"sign:{name}"
            sign.width = theme.ICON_SIZE
            figure = Label(text, style, grow=1, basis=0.0)
            cells.append(Row(sign, figure, gap=NUMBER_GAP, name=name, width=width))
        return Row(*cells)

    def _build_ore_tray(self, look: TrailPlayerLook, pitch: float, height: float) -> Overlay:
        """Return the tray with a cube and a figure for each ore in play, `pitch` u apart."""
        ores = ORE_KINDS if look.extras_in_play.arsenic else ORE_KINDS[:2]
        style = self._number_text_style(look).sized(SMALL_NUMBER_FONT_SIZE)
        cells = []
        for ore in ores:
            cube = self._art_sign(partial(_ore_cube, ore))
            cube.name = f"sign:{ore}"
            cube.width = 2 * ORE_CUBE_RADIUS
            count = str(getattr(look.seat, ore))
            figure = Label(count, style, grow=1, basis=0.0)
            cells.append(Row(cube, figure, gap=CUBE_NUMBER_GAP, basis=pitch, shrink=0.0))
        cells[-1].shrink = 1.0  # the tray ends a little before a whole pitch
        return Overlay(
            PaintedNode(partial(paint_ore_tray, is_dark=not look.is_acting)),
            Row(*cells, padding=(0.0, 0.0, 0.0, ORE_TRAY_PADDING)),
            name="ore",
            align_self="centre",
            width=pitch * len(cells) + ORE_TRAY_EDGE_WIDTH,
            height=height,
        )

    def _build_expansion_goods(self, look: TrailPlayerLook) -> Row:
        """Return what the expansions add: the pieces that wait to be placed, the calciner, and
        own miners."""
        colour = self.context.art_colour_name(self.seat)
        tone = ("#4A2E1A", "#7A5526") if look.is_acting else "cream"
        waiting = [
            self._art_sign(partial(_waiting_piece, piece, tone))
            for piece in look.seat.waiting_michigan_pieces
        ]
        for sign in waiting:
            sign.width = theme.ICON_SIZE
        goods: list[Node] = [Row(*waiting, gap=theme.HAIR_GAP)] if waiting else []
        if look.extras_in_play.arsenic:
            calciner = self._standing_sign(
                lambda art: art.piece("calciner", scale=CALCINER_SCALE), PIECE_FOOT_HEIGHT
            )
            calciner.width = CALCINER_WIDTH
            calciner.alpha = 1.0 if look.seat.has_calciner_left else GONE_CALCINER_ALPHA
            goods.append(Row(calciner, padding=(0.0, 0.0, 0.0, CALCINER_MARGIN)))
        if look.extras_in_play.emigration:
            miner = self._standing_sign(
                lambda art: art.piece(
                    "miner", colour, scale=MINER_SCALE, on_slate=not look.is_acting
                ),
                PIECE_FOOT_HEIGHT,
            )
            miner.width = theme.ICON_SIZE
            style = self._number_text_style(look).sized(SMALL_NUMBER_FONT_SIZE)
            count = Label(str(look.seat.own_miners_off_map), style, width=OWN_MINERS_WIDTH)
            goods.append(Row(miner, count))
        return Row(*goods, gap=GOODS_GAP, justify="end", name="goods", grow=1, basis=0.0)

    def _art_sign(self, make_sprite: Callable[[PieceArt], PieceSprite]) -> Node:
        return CentredArtNode(self.context, make_sprite)

    def _standing_sign(self, make_sprite: Callable[[PieceArt], PieceSprite], foot: float) -> Node:
        """Return a node that draws a piece with its anchor, the foot of the piece, `foot` u below
        the middle of the node."""

        def draw(canvas: Canvas, centre: Point) -> None:
            x, y = centre
            draw_sprite(
                canvas, make_sprite(self.context.art_at_scale(canvas.px_per_u)), x, y + foot
            )

        return CentredDrawingNode(draw)

    def _number_text_style(self, look: TrailPlayerLook) -> TextStyle:
        return text_styles.PAPER_STYLES.number if look.is_acting else text_styles.NUMBER_STYLE


def _cards_icon(tone: str | BodyAndAccentColours, art: PieceArt) -> PieceSprite:
    return art.icon("cards", CARDS_ICON_SIZE, tone=tone)


def _investment_cube(colour: str, art: PieceArt) -> PieceSprite:
    return art.player_cube(colour, INVESTMENT_CUBE_RADIUS)


def _ore_cube(ore: str, art: PieceArt) -> PieceSprite:
    return art.cube(ore, ORE_CUBE_RADIUS)


def _waiting_piece(name: str, tone: str | BodyAndAccentColours, art: PieceArt) -> PieceSprite:
    return art.icon(name, WAITING_PIECE_SIZE, tone=tone)
