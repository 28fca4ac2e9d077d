"""A player's board in small: buildings, crests below them, storehouse, contracts and supply."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import Column, Grid, Overlay, Row, Spacer, theme
from game.scene.nodes.layout_item import Size
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Button, Label, PaintedNode
from game.tabletop.art.cells import paint_ore_tray
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    ClickableContentPanel,
    HighlightableContent,
    make_content_on_cell,
)
from game.tabletop.panel.look_widget import CHOSEN_STATE, LEGAL_STATE, Look
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiles import own_box_tile_kind
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.art.townhouses import building_art_height
from game.titles.tiletum.table.board_tooltips import building_text, tooltip_of_part_of_another_board
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.panels.board_look import BoardLook
from game.titles.tiletum.table.pickable_widget import (
    PickableWidget,
    TableContext,
    TiletumHandlers,
    capitalised,
)
from game.titles.tiletum.table.seat_view import BuildingView, SeatView

HOUSE_SIZE: Final = Size(64.0, 148.0)
CREST_AND_MARKER_HEIGHT: Final = 38.0
"""Below a house, for its crest and its marker."""
STOREHOUSE_PLACE_SIZE: Final = Size(50.0, 54.0)
TILE_SIZE = 44.0
CREST_SIZE = 27.0
EMPTY_CREST_PLACE_SIZE = 30.0
MARKER_CHIP_RADIUS = 11.0
COMPLETED_MARK_SIZE = 22.0
HOUSE_ON_ROOF_SCALE = 0.62
HOUSE_ON_ROOF_HEIGHT = 27.0
"""In u, at its scale."""
CREST_PRICE_SIZE = 18.0
SUPPLY_ICON_SIZE = 23.0
NAME_GAP = 20.0  # u between a name that may be shortened and the numbers beside it
TECHNOLOGY_ICON_SIZE = 20.0
CONTRACT_ICON_SIZE = 20.0
CHECK_SIZE = 17.0
PILLAR_SCALE = 0.72
UNREACHED_TECHNOLOGY_ALPHA = 0.5
HALF_DIGIT_WIDTH_PER_SIZE = 0.28  # half the width of a figure, of its size
STORE_PLACE_COUNT = 4
CONTRACT_SPACE_COUNT = 6
BUILDING_COUNT = 6
POINTED_AT_FRAME_ALPHA = 0.4  # how strong the frame of what is not to be picked is
BACK_BUTTON_STYLE: Final = text_styles.BOLD_STYLE.sized(17)
SUPPLY_PIECE_NAMES: Final = ("house", "pillar", "mine")


@cache_painted_pictures
def paint_pickable_frame(painter: Painter, px_per_u: float) -> None:
    """Paint the outline and the faint light of a part that may be picked."""
    inner = painter.box_with_corner_radius(8 * px_per_u)
    painter.fill_box(inner, colours.with_alpha(colours.LAMP, 0.16))
    painter.draw_outline(
        inner.inset(px_per_u), 2.6 * px_per_u, colours.with_alpha(colours.LAMP, 0.95)
    )


class BuildingLook(NamedTuple):
    """What a building's node shows: the building and the seat that owns the board."""

    view: BuildingView
    seat: int


class PickableBoardPart(HighlightableContent[TiletumArt, Look], PickableWidget[Look]):
    """A part of a board that can be picked; `enlargement` is its scale against the small board."""

    def __init__(
        self,
        context: TableContext,
        target_name: str,
        handlers: TiletumHandlers,
        *,
        name: str,
        enlargement: float,
    ) -> None:
        super().__init__(context, target_name, handlers, name=name)
        self.enlargement = enlargement
        self.board_of_another: SeatView | None = None
        """The board that the part lies on, None for the viewer's own."""
        tip_of_own = self.tooltip
        assert callable(tip_of_own)
        self.tooltip = lambda: (
            tooltip_of_part_of_another_board(context, self.board_of_another, self.pick_name)
            if self.pick_name and self.board_of_another is not None
            else tip_of_own()
        )

    def highlight_frame_node(self, *, pointed_at: bool) -> PaintedNode:
        """Return the node of the part's highlight frame: at full strength if the part can be picked
        or is picked, faint if the pointer is only on it (`pointed_at`), otherwise invisible."""
        lit = self.state in (LEGAL_STATE, CHOSEN_STATE)
        return PaintedNode(
            paint_pickable_frame,
            alpha=1.0 if lit else POINTED_AT_FRAME_ALPHA,
            visible=lit or pointed_at,
        )


class BuildingNode(PickableBoardPart[BuildingLook]):
    """A building on a board; it is picked for a character that moves in or a crest."""

    def build_content(self, look: BuildingLook) -> Overlay:
        """Return the building with its frame, and below it the crest and the marker."""
        larger = self.enlargement
        view, _ = look
        marks = Row(
            self._build_crest_node(view),
            self._build_marker_node(view),
            gap=theme.HAIR_GAP / 2,
            height=CREST_AND_MARKER_HEIGHT * larger,
            align="centre",
            justify="centre",
        )
        house = CentredDrawingNode(partial(self._draw_building_and_roof_house, look), grow=1)
        frame = self.highlight_frame_node(pointed_at=self.hovered)
        frame.height = self.frame_height(len(view.person_by_floor))
        return Overlay(
            Column(Spacer(), frame),
            Column(house, marks),
            height=HOUSE_SIZE.height * larger,
            width=HOUSE_SIZE.width * larger,
        )

    def frame_height(self, floor_count: int) -> float:
        """Return the height of a building's highlight frame, which reaches from the crest and
        marker below the building up to the top of the house on its roof. It is at most the height
        of the whole node, and less for low buildings, so that it does not surround the print above
        them."""
        house = building_art_height(floor_count) + theme.HAIR_GAP + HOUSE_ON_ROOF_HEIGHT
        return min(house + CREST_AND_MARKER_HEIGHT, HOUSE_SIZE.height) * self.enlargement

    def _build_crest_node(self, view: BuildingView) -> Node:
        size = CREST_SIZE * self.enlargement
        if view.crest:
            return piece_nodes.make_art_piece(
                self.context, lambda art: art.crest_sprite(view.crest, size), size
            )
        free = EMPTY_CREST_PLACE_SIZE * self.enlargement
        return Overlay(
            CentredArtNode(self.context, lambda art: art.icon("crest", free, tone="disabled")),
            CentredDrawingNode(partial(self._draw_crest_price, str(view.crest_food_cost))),
            width=size,
            height=size,
        )

    def _build_marker_node(self, view: BuildingView) -> Node | None:
        if view.marker_points and view.is_completed:
            return piece_nodes.make_icon_piece(
                self.context, "check", COMPLETED_MARK_SIZE * self.enlargement, "brass"
            )
        if view.has_marker:
            return piece_nodes.make_action_points_piece(
                self.context, f"+{view.marker_points}", MARKER_CHIP_RADIUS * self.enlargement
            )
        return None

    def _draw_crest_price(self, food: str, canvas: Canvas, centre: Point) -> None:
        """Draw the food that a crest costs, with its middle at `centre`."""
        size = CREST_PRICE_SIZE * self.enlargement
        figure = self.context.art_at_scale(canvas.px_per_u).number_sprite(food, size, "#0A1014")
        draw_sprite(
            canvas, figure, centre[0] - size * HALF_DIGIT_WIDTH_PER_SIZE * len(food), centre[1]
        )

    def _draw_building_and_roof_house(
        self, look: BuildingLook, canvas: Canvas, centre: Point
    ) -> None:
        """Draw the building with its characters, and the house on its roof if it is still there."""
        view, seat = look
        art = self.context.art_at_scale(canvas.px_per_u * self.enlargement)
        ground = 2 * centre[1]
        people = tuple(
            own_box_tile_kind(tile).character_type if tile else "" for tile in view.person_by_floor
        )
        draw_sprite(canvas, art.townhouse(view.number, people), centre[0], ground)
        if view.is_house_on_roof:
            top = ground - (building_art_height(len(people)) + theme.HAIR_GAP) * self.enlargement
            draw_sprite(
                canvas,
                art.piece("house", self.context.art_colour_name(seat), HOUSE_ON_ROOF_SCALE),
                centre[0],
                top,
            )


class StoragePlaceNode(PickableBoardPart[str]):
    """A place of the storehouse and the tile on it."""

    def build_content(self, look: str) -> Overlay:
        """Return the place with its frame and the tile, if there is one."""
        size = TILE_SIZE * self.enlargement
        tile = (
            piece_nodes.make_art_piece(self.context, lambda art: art.tile_sprite(look, size), size)
            if look
            else None
        )
        return Overlay(
            PaintedNode(partial(paint_ore_tray, is_dark=True)),
            self.highlight_frame_node(pointed_at=self.hovered and bool(look)),
            Column(tile, align="centre", justify="centre"),
            width=STOREHOUSE_PLACE_SIZE.width * self.enlargement,
            height=STOREHOUSE_PLACE_SIZE.height * self.enlargement,
        )


class SeatBoard(ClickableContentPanel[TiletumArt, BoardLook]):
    """The board of one seat with buildings and storehouse; base of the small and the large
    board."""

    def __init__(
        self,
        context: TableContext,
        handlers: TiletumHandlers,
        *,
        name_prefix: str = "",
        house_scale: float = 1.0,
        store_scale: float = 1.0,
    ) -> None:
        """Make the nodes of buildings and storehouse places. Their names begin with `name_prefix`;
        the scales are their sizes against the small board."""
        super().__init__(context, role="panel", solid=True)
        houses = [f"building:{number}" for number in range(1, BUILDING_COUNT + 1)]
        self.building_nodes = [
            BuildingNode(context, name, handlers, name=name_prefix + name, enlargement=house_scale)
            for name in houses
        ]
        self.storage_place_nodes = [
            StoragePlaceNode(
                context, "", handlers, name=f"{name_prefix}store:{place}", enlargement=store_scale
            )
            for place in range(STORE_PLACE_COUNT)
        ]
        self.own_handlers = handlers
        self._part_tooltips = TooltipAreasLayer(self.part_tooltip)
        self.add(self._part_tooltips)

    def show_view_state(self, look: BoardLook, states: dict[str, str]) -> None:
        """Show a board; `states` has the highlights of its targets."""
        self.show_look(look)
        self.label = look.spoken_text
        another = None if look.is_viewers_own else look.seat_view
        for house, building in zip(self.building_nodes, look.seat_view.buildings, strict=True):
            house.show_item(BuildingLook(building, look.seat_view.seat), house.pick_name, states)
            house.board_of_another = another
            house.set_pickable(can_be_picked=look.is_viewers_own)
            house.label = building_text(self.context, building)
        for shelf, tile in zip(
            self.storage_place_nodes, look.seat_view.storehouse_tiles, strict=True
        ):
            shelf.show_item(tile, f"store:{tile}" if tile else "", states)
            shelf.board_of_another = another
            shelf.set_pickable(can_be_picked=look.is_viewers_own)
            shelf.label = self.context.area_name(tile) if tile else self.context.say("store-free")
            shelf.empty_tooltip = Tooltip(capitalised(self.context.say("store-free")))

    @property
    def names_of_parts_with_tooltip(self) -> tuple[str, ...]:
        """The names of the parts that have a tooltip: "contract-space:" and the number of a
        contract space, "supply:" and the kind of a piece in the supply."""
        return (
            *(f"contract-space:{space}" for space in range(CONTRACT_SPACE_COUNT)),
            *(f"supply:{kind}" for kind in SUPPLY_PIECE_NAMES),
        )

    def on_parts_laid_out(self) -> None:
        """Put the tooltips over the parts that have one."""
        found = ((name, self.part_box(name)) for name in self.names_of_parts_with_tooltip)
        self._part_tooltips.place_parts({name: box for name, box in found if box is not None})

    def part_tooltip(self, name: str) -> Tooltip | None:
        """Return the tooltip of a piece in the supply or a contract space, None before a board is
        shown."""
        if self.look is None:
            return None
        own = self.look.seat_view
        say = self.context.say
        (part, _, which) = name.partition(":")
        if part == "supply":
            count = (*own.house_and_pillar_supply, *own.own_and_general_mine_supply)[
                SUPPLY_PIECE_NAMES.index(which)
            ]
            head = say(f"board-supply-{which}", number=count)
            said = (say(f"board-supply-{which}-said"),) if self.look.is_viewers_own else ()
            return Tooltip(head, said)
        space = int(which)
        if space < len(own.fulfilled_contracts):
            contract = capitalised(self.context.area_name(own.fulfilled_contracts[space]))
            return Tooltip(contract, (say("contract-space-done"),))
        if space < len(own.fulfilled_contracts) + len(own.cardinals_open_contracts):
            return Tooltip(
                capitalised(
                    self.context.area_name(
                        own.cardinals_open_contracts[space - len(own.fulfilled_contracts)]
                    )
                )
            )
        frees = (say("contract-space-pillar"),) if space in own.contract_spaces_with_pillar else ()
        return Tooltip(say("contract-space"), frees)


class SmallBoardPanel(SeatBoard):
    """The board of one seat in small."""

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the board with its tooltips and the button back to the viewer's board; both call the
        functions in `handlers`."""
        super().__init__(context, handlers)
        self.back = Button(
            context.say("board-back"),
            name="board:own",
            arrangement="centred",
            tooltip=context.say("board-back-tip"),
            key_cap="@back",
        )
        self.back.text_style = BACK_BUTTON_STYLE
        self.back.gap = 6.0

    @property
    def names_of_parts_with_tooltip(self) -> tuple[str, ...]:
        """The names of the parts that have a tooltip: contract spaces, pieces in the supply and the
        technologies that the board shows, as "technology:" and the technology's name."""
        levels = self.look.technology_levels if self.look is not None else ()
        return *super().names_of_parts_with_tooltip, *(f"technology:{name}" for name, _ in levels)

    def part_tooltip(self, name: str) -> Tooltip | None:
        """Return the tooltip of a part, also of a technology."""
        if not name.startswith("technology:") or self.look is None:
            return super().part_tooltip(name)
        if self.look.is_viewers_own:
            return self.own_handlers.tooltip_of_target(name)
        level = dict(self.look.technology_levels)[name.partition(":")[2]]
        owner = self.context.player_name(self.look.seat_view.seat)
        return Tooltip(self.context.area_name(name), (f"{owner} {'I' * level}",) if level else ())

    def show_view_state(self, look: BoardLook, states: dict[str, str]) -> None:
        """Show a board; if it is not the viewer's, also the button back to the viewer's. `states`
        has the highlights of its targets."""
        words = self.context.say("board-back")
        waiting = look.waiting_target_count
        self.back.text = f"{words} ({waiting})" if waiting else words
        self.back.chosen = waiting > 0
        super().show_view_state(look, states)
        self.back.visible = not look.is_viewers_own
        self.back.on_click = partial(self.own_handlers.toggle_seat_board, look.seat_view.seat)

    def inner_point(self) -> Point:
        """Return the middle of the panel's head, the only part that no pickable piece covers."""
        return self.middle_of_part("head")

    @property
    def next_storehouse_spot(self) -> Point:
        """The middle of the first free place of the storehouse, of the last place if none is
        free."""
        tiles = self.look.seat_view.storehouse_tiles if self.look is not None else ()
        place = next((at for at, tile in enumerate(tiles) if not tile), STORE_PLACE_COUNT - 1)
        return self.middle_of_part(f"store:{place}")

    def building_spot(self, building_number: int) -> Point:
        """Return the middle of a building."""
        return self.middle_of_part(f"building:{building_number}")

    def build_content(self, look: BoardLook) -> Column:
        """Return head and supply, the buildings, the storehouse and the contracts."""
        own = look.seat_view
        counts = zip(
            SUPPLY_PIECE_NAMES,
            (*own.house_and_pillar_supply, *own.own_and_general_mine_supply),
            strict=False,
        )
        # Beside the button back, the name of another seat needs the room of the supply
        is_supply_below = not look.is_viewers_own and not look.technology_levels
        supply = [self._build_supply_row(kind, count) for kind, count in counts]
        head = Row(
            Label(
                look.heading,
                inks.HEAD_STYLE_ON_SLATE,
                may_shorten=not look.is_viewers_own,
                name="head",
                grow=1,
            ),
            *(() if is_supply_below else (Row(*supply, gap=theme.MEDIUM_GAP),)),
            self.back,
            gap=theme.MEDIUM_GAP if is_supply_below or look.is_viewers_own else NAME_GAP,
            min_height=theme.CONTROL_HEIGHT,
            align="centre",
        )
        above_low_buildings = Row(
            *(
                self._build_technology_level_row(name, level)
                for name, level in look.technology_levels
            ),
            *(supply if is_supply_below else ()),
            gap=theme.MEDIUM_GAP if is_supply_below else theme.TIGHT_GAP,
            align="start",
            justify="end",
        )
        spaces = (self._build_contract_space(own, space) for space in range(CONTRACT_SPACE_COUNT))
        return Column(
            head,
            Overlay(Row(*self.building_nodes, justify="between"), above_low_buildings, grow=1),
            Row(
                *self.storage_place_nodes,
                Grid(
                    *spaces,
                    columns=CONTRACT_SPACE_COUNT,
                    gap=theme.HAIR_GAP,
                    grow=1,
                    padding=(0.0, 0.0, 0.0, theme.MEDIUM_GAP),
                ),
                gap=theme.HAIR_GAP,
            ),
            gap=theme.HAIR_GAP,
            padding=(2.0, theme.MEDIUM_GAP, theme.HAIR_GAP, theme.MEDIUM_GAP),
            skin="slate",
        )

    def _build_supply_row(self, kind: str, count: int) -> Row:
        return Row(
            piece_nodes.make_icon_piece(self.context, kind, SUPPLY_ICON_SIZE, "cream"),
            Label(str(count), inks.NUMBER_STYLE),
            gap=theme.HAIR_GAP,
            align="centre",
            name=f"supply:{kind}",
        )

    def _build_technology_level_row(self, technology: str, level: int) -> Row:
        alpha = 1.0 if level else UNREACHED_TECHNOLOGY_ALPHA
        return Row(
            piece_nodes.make_icon_piece(
                self.context, technology, TECHNOLOGY_ICON_SIZE, "cream", alpha=alpha
            ),
            Label(str(level), inks.NUMBER_STYLE),
            align="centre",
            name=f"technology:{technology}",
        )

    def _build_contract_space(self, seat_view: SeatView, space: int) -> Overlay:
        """Return a contract space: with a fulfilled or open contract, with its pillar, or empty."""
        context = self.context
        done = space < len(seat_view.fulfilled_contracts)
        parts: list[Node] = []
        if done:
            parts = [
                piece_nodes.make_icon_piece(context, "contract", CONTRACT_ICON_SIZE),
                piece_nodes.make_icon_piece(context, "check", CHECK_SIZE),
            ]
        elif space < len(seat_view.fulfilled_contracts) + len(seat_view.cardinals_open_contracts):
            parts = [piece_nodes.make_icon_piece(context, "contract", CONTRACT_ICON_SIZE, "cream")]
        elif space in seat_view.contract_spaces_with_pillar:
            colour = context.art_colour_name(seat_view.seat)
            parts = [
                piece_nodes.make_art_piece(
                    context,
                    lambda art: art.piece("pillar", colour, PILLAR_SCALE),
                    CONTRACT_ICON_SIZE,
                )
            ]
        held = Column(*parts, justify="centre", align="centre")
        return make_content_on_cell(
            "lit" if done else "now", held, 9.0, name=f"contract-space:{space}"
        )
