"""A player's board in large: goods, dice, supply, buildings, contracts and storehouse."""

from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import (
    Column,
    FlatContainerNode,
    Grid,
    Overlay,
    Row,
    Spacer,
    fraction_track,
    theme,
)
from game.scene.nodes.layout_item import Size
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.scene.widgets import Button, Divider, Label, PaintedNode
from game.tabletop.art.cells import draw_cell
from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content_widgets import CentredDrawingNode, make_content_on_cell
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.rules.components import GOOD_AND_SILVER_NAMES
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.board_tooltips import tooltip_of_part_of_another_board
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.panels.board import (
    BUILDING_COUNT,
    CONTRACT_SPACE_COUNT,
    CREST_AND_MARKER_HEIGHT,
    SUPPLY_PIECE_NAMES,
    SeatBoard,
)
from game.titles.tiletum.table.panels.board_look import BoardLook
from game.titles.tiletum.table.pickable_widget import TableContext, TiletumHandlers, capitalised
from game.titles.tiletum.table.seat_view import SeatView

LEFT_COLUMN_WIDTH = 276.0
MIDDLE_COLUMN_WIDTH = 840.0
TAB_WIDTH = 250.0
GOOD_SIZE = 36.0
GOOD_ROW_HEIGHT = 54.0
DICE_TAKEN_PER_ROUND = 3
DIE_PLACE_WIDTH = 84.0
DIE_SIZE = 54.0
PIECE_WIDTH = 52.0
PIECE_SCALE = 1.1
COUNT_WIDTH = 48.0
HOUSE_ENLARGEMENT = 2.05
GAIN_SIZE = 30.0
GAIN_ROW_HEIGHT = 68.0
CARD_ENLARGEMENT = 1.42
CARD_SIZE: Final = Size(86 * CARD_ENLARGEMENT, 128 * CARD_ENLARGEMENT)
CARD_RADIUS = 26.0
CHECK_SIZE = 30.0
PILLAR_SCALE = 1.5
STOREHOUSE_ENLARGEMENT = 2.6
FAINT_ALPHA = 0.45
DUSK_COLOURS: Final = (hex_to_rgb("#5F86C4"), hex_to_rgb("#F3DDB4"))
PAVING_COLOURS: Final = (hex_to_rgb("#C9AE84"), hex_to_rgb("#A98B62"))


@cache_painted_pictures
def _paint_evening_sky(painter: Painter, px_per_u: float) -> None:
    """Paint the evening sky behind the street of the large board."""
    sky = painter.box_with_corner_radius(10 * px_per_u)
    painter.fill_box(sky, vertical_gradient(*DUSK_COLOURS))
    painter.draw_outline(sky, 2 * px_per_u, colours.INK)


@cache_painted_pictures
def _paint_paving(painter: Painter) -> None:
    painter.fill_box(painter.box_with_corner_radius(0), vertical_gradient(*PAVING_COLOURS))


class LargeBoardPanel(SeatBoard):
    """The large board of one seat, over the map and the rose window; its targets can be picked
    too."""

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the hidden board with a tab for each seat and a button for closing."""
        super().__init__(
            context,
            handlers,
            name_prefix="large:",
            house_scale=HOUSE_ENLARGEMENT,
            store_scale=STOREHOUSE_ENLARGEMENT,
        )
        self.name = "large-board"
        self.visible = False
        self._tab_buttons = [
            Button(
                context.player_name(seat),
                name=f"board:{seat}",
                on_click=partial(handlers.toggle_document, f"board:{seat}"),
                grow=1,
                basis=0.0,
                max_width=TAB_WIDTH,
            )
            for seat in range(len(context.seats))
        ]
        self.close_button = Button(
            context.say("document-close"),
            name="large-board:close",
            on_click=partial(handlers.toggle_document, ""),
        )

    @property
    def first_focus(self) -> Node:
        """The node that gets the keyboard focus first: the tab of the seat shown."""
        return (
            self._tab_buttons[self.look.seat_view.seat]
            if self.look is not None
            else self.close_button
        )

    def show_view_state(self, look: BoardLook, states: dict[str, str]) -> None:
        """Show a board; `states` has the highlights of its targets."""
        super().show_view_state(look, states)
        self.label = ". ".join(
            (look.spoken_text, self._buildings_and_contracts_note(look.seat_view))
        )
        for seat, tab in enumerate(self._tab_buttons):
            tab.chosen = seat == look.seat_view.seat

    @property
    def names_of_parts_with_tooltip(self) -> tuple[str, ...]:
        """The names of the parts that have a tooltip, with goods, dice and gains of crests."""
        return (
            *super().names_of_parts_with_tooltip,
            *(f"good:{good}" for good in GOOD_AND_SILVER_NAMES),
            *(f"taken-die:{number}" for number in range(DICE_TAKEN_PER_ROUND)),
            *(f"crest-gain:{number}" for number in range(1, BUILDING_COUNT + 1)),
        )

    def part_tooltip(self, name: str) -> Tooltip | None:
        """Return the tooltip of a part, also of a good, a die or the gain of a crest."""
        if self.look is None:
            return None
        (part, _, which) = name.partition(":")
        if part == "good":
            return Tooltip(capitalised(self.context.area_name(which)))
        if part == "taken-die":
            good, value = self.look.seat_view.taken_dice[int(which)]
            return Tooltip(
                capitalised(self.context.say("die", good=self.context.area_name(good), value=value))
            )
        if part == "crest-gain":
            if self.look.is_viewers_own:
                return self.own_handlers.tooltip_of_target(f"building:{which}")
            return tooltip_of_part_of_another_board(
                self.context, self.look.seat_view, f"building:{which}"
            )
        return super().part_tooltip(name)

    def _buildings_and_contracts_note(self, seat_view: SeatView) -> str:
        number = seat_view.completed_building_count
        contracts = len(seat_view.fulfilled_contracts)
        return self.context.say("large-completed", number=number, contracts=contracts)

    def build_content(self, look: BoardLook) -> Column:
        """Return the content: tabs, goods, dice and supply, the buildings in a street, contracts
        and storehouse."""
        own = look.seat_view
        goods = Column(
            self._build_titled_part("large-goods", self._build_goods_grid(own)),
            self._build_titled_part("large-dice", self._build_dice_row(own)),
            self._build_titled_part("large-supply", self._build_supply_grid(own)),
            gap=theme.WIDE_GAP,
            width=LEFT_COLUMN_WIDTH,
        )
        middle = Column(
            self._build_street_stack(own),
            FlatContainerNode(
                self._build_titled_part(
                    "large-contracts",
                    self._build_contracts_row(own),
                    self._buildings_and_contracts_note(own),
                )
            ),
            gap=theme.TIGHT_GAP,
            width=MIDDLE_COLUMN_WIDTH,
        )
        store = Column(
            FlatContainerNode(self._build_titled_part("large-store")),
            *self.storage_place_nodes,
            gap=theme.WIDE_GAP,
            align="centre",
            grow=1,
        )
        store.children[0].align_self = "stretch"
        return Column(
            Row(*self._tab_buttons, Spacer(), self.close_button, gap=theme.TIGHT_GAP),
            Row(
                FlatContainerNode(goods),
                middle,
                store,
                gap=theme.EXTRA_WIDE_GAP,
                justify="between",
                grow=1,
            ),
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
            skin="parchment",
        )

    def _build_titled_part(self, key: str, content: Node | None = None, note: str = "") -> Column:
        """Return a column of the heading named `key`, with the note beside it, a divider and the
        content."""
        head = Row(
            Label(self.context.say(key), inks.HEAD_STYLE, grow=1),
            Label(note, inks.NOTE_STYLE, visible=bool(note)),
        )
        return Column(Column(head, Divider()), content, gap=theme.TIGHT_GAP)

    def _build_goods_grid(self, seat_view: SeatView) -> Grid:
        cells = (
            make_content_on_cell(
                "row",
                Row(
                    piece_nodes.make_good_piece(
                        self.context, good, GOOD_SIZE, alpha=1.0 if count else FAINT_ALPHA
                    ),
                    Label(str(count), inks.LARGE_NUMBER_STYLE),
                    gap=theme.MEDIUM_GAP,
                    padding=(0.0, theme.WIDE_GAP),
                    align="centre",
                ),
                theme.TIGHT_GAP,
                name=f"good:{good}",
            )
            for good, count in zip(
                GOOD_AND_SILVER_NAMES, seat_view.good_and_silver_counts, strict=False
            )
        )
        return Grid(*cells, columns=2, gap=theme.TIGHT_GAP, min_row_height=GOOD_ROW_HEIGHT)

    def _build_dice_row(self, seat_view: SeatView) -> Row:
        """Return a row of the dice that the seat took in this round, and an empty place for each
        die that it can still take."""
        held = seat_view.taken_dice[:DICE_TAKEN_PER_ROUND]
        taken = (
            make_content_on_cell(
                "row",
                _centred_column(piece_nodes.make_die_piece(self.context, die, DIE_SIZE)),
                width=DIE_PLACE_WIDTH,
                name=f"taken-die:{number}",
            )
            for number, die in enumerate(held)
        )
        free = (
            make_content_on_cell("shade", Spacer(), theme.TIGHT_GAP, width=DIE_PLACE_WIDTH)
            for _ in range(DICE_TAKEN_PER_ROUND - len(held))
        )
        return Row(*taken, *free, height=DIE_PLACE_WIDTH, justify="between")

    def _build_supply_grid(self, seat_view: SeatView) -> Grid:
        """Return a row for each kind of piece: how many are in the supply, and how many on the
        maps."""
        colour = self.context.art_colour_name(seat_view.seat)
        placed_of = (seat_view.houses_on_maps, seat_view.pillars_on_maps, seat_view.mines_on_maps)
        rows = zip(
            SUPPLY_PIECE_NAMES,
            (*seat_view.house_and_pillar_supply, *seat_view.own_and_general_mine_supply[:1]),
            placed_of,
            strict=False,
        )
        cells: list[Node] = []
        for kind, left, placed in rows:
            paint = partial(_piece_sprite, kind, colour)
            piece = piece_nodes.make_art_piece(self.context, paint, PIECE_WIDTH)
            piece.name = f"supply:{kind}"
            cells += [
                piece,
                Label(str(left), inks.LARGE_NUMBER_STYLE),
                Label(self.context.say("large-placed", number=placed), inks.TEXT_STYLE),
            ]
        columns = (PIECE_WIDTH, COUNT_WIDTH, fraction_track())
        return Grid(*cells, columns=columns, gap=theme.TIGHT_GAP, align="centre")

    def _build_street_stack(self, seat_view: SeatView) -> Overlay:
        """Return the buildings in a street, and below each what its crest brings, faint once the
        crest is there."""
        gains = (
            piece_nodes.make_art_piece(
                self.context,
                partial(_gain_sprite, building.crest_gain),
                GAIN_SIZE,
                alpha=FAINT_ALPHA if building.crest else 1.0,
            )
            for building in seat_view.buildings
        )
        below = PaintedNode(
            lambda size, _: _paint_paving(size),
            height=CREST_AND_MARKER_HEIGHT * HOUSE_ENLARGEMENT + GAIN_ROW_HEIGHT,
        )
        return Overlay(
            PaintedNode(_paint_evening_sky),
            Column(Spacer(), below, padding=2.0),
            Column(
                Spacer(),
                Row(*self.building_nodes, justify="between"),
                FlatContainerNode(
                    Row(
                        *(
                            Row(gain, justify="centre", grow=1, name=f"crest-gain:{number}")
                            for number, gain in enumerate(gains, start=1)
                        ),
                        align="centre",
                    ),
                    height=GAIN_ROW_HEIGHT,
                ),
                padding=(theme.MEDIUM_GAP, theme.HAIR_GAP, 0.0, theme.HAIR_GAP),
            ),
            grow=1,
        )

    def _build_contracts_row(self, seat_view: SeatView) -> Row:
        """Return the contract spaces with fulfilled and open contracts."""
        cards = *seat_view.fulfilled_contracts, *seat_view.cardinals_open_contracts
        places = (
            CentredDrawingNode(
                partial(
                    self._draw_contract_place,
                    seat_view,
                    cards[number] if number < len(cards) else "",
                    number,
                ),
                width=CARD_SIZE.width,
                height=CARD_SIZE.height,
                name=f"contract-space:{number}",
            )
            for number in range(CONTRACT_SPACE_COUNT)
        )
        return Row(*places, justify="between", padding=(0.0, theme.TIGHT_GAP))

    def _draw_contract_place(
        self, seat_view: SeatView, card: str, place_index: int, canvas: Canvas, centre: Point
    ) -> None:
        art = self.context.art_at_scale(canvas.px_per_u)
        large = self.context.art_at_scale(canvas.px_per_u * CARD_ENLARGEMENT)
        if card:
            draw_sprite(canvas, large.offer_card_sprite(card), 0, 0)
            if place_index < len(seat_view.fulfilled_contracts):
                check = art.icon("check", CHECK_SIZE, tone="ink")
                draw_sprite(canvas, check, CARD_SIZE.width - theme.WIDE_GAP, theme.EXTRA_WIDE_GAP)
            return
        draw_cell(canvas, (0, 0, *CARD_SIZE), "now", CARD_RADIUS)
        if place_index in seat_view.contract_spaces_with_pillar:
            draw_sprite(
                canvas,
                large.piece("pillar", self.context.art_colour_name(seat_view.seat), PILLAR_SCALE),
                *centre,
            )


def _centred_column(content: Node) -> Column:
    return Column(content, align="centre", justify="centre")


def _piece_sprite(kind: str, colour: str, art: TiletumArt) -> PieceSprite:
    return art.piece(kind, colour, PIECE_SCALE)


def _gain_sprite(gain: str, art: TiletumArt) -> PieceSprite:
    return art.gain_row_sprite(gain, GAIN_SIZE)
