"""Where things fly from and to on this table."""

from collections.abc import Callable

from game.scene.animation.animation import Animation, CallAnimation, SequentialAnimation
from game.scene.audio import SoundPlayer
from game.tabletop.motion.flights import MapFlight, Point
from game.tabletop.motion.step_animator import EventWithModels
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.county import county_coordinates, piece_positions
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

DOWN_THE_HILL_OFFSET = (8.0, 46.0)
TrailEventWithModels = EventWithModels[TrailModel]


class TrailFlights(MapFlight[PieceArt]):
    """Makes flights of pieces between the places of this table; all points are in u of the
    controls."""

    context: TrailContext

    def __init__(self, context: TrailContext, parts: TrailParts, sound: SoundPlayer) -> None:
        """Store the table's parts, between which pieces fly."""
        super().__init__(context, parts, sound)
        self.parts = parts
        self.is_2007_edition = context.is_edition_2007

    def area_spot(self, name: str, offset: Point = (0.0, 0.0)) -> Point:
        """Return the point at an offset, in u of the map, from the origin of an area."""
        county = self.parts.map_node.county
        x, y = county.origin(name)
        return self.map_node_point_to_controls_u(
            (x + offset[0] * county.scale, y + offset[1] * county.scale)
        )

    def cube_spot_in_area(self, area: AreaView, kind: str, cube_index: int) -> Point:
        """Return the point of the cube with this number, from 0, among the cubes of its kind in an
        area.

        In an area without a mine cubes lie at the edge of the tile, in the 2007 edition in the
        middle.
        """
        x, y = piece_positions.cube_spot(kind, min(cube_index, 4))
        if area.owner < 0 and self.is_2007_edition:
            x, y = (
                x + county_coordinates.ROWS_OFFSET_WITHOUT_MINE[0],
                y + county_coordinates.ROWS_OFFSET_WITHOUT_MINE[1],
            )
        elif area.owner < 0 and kind in piece_positions.LYING_CUBES_COLUMN_BY_KIND:
            x, y = piece_positions.lying_ore_spot(
                area.name, kind, cube_index, is_tile_face_up=False
            )
        return self.area_spot(area.name, (x, y))

    def animation_while_map_pieces_hidden(
        self, piece_names: set[str], *animations: Animation
    ) -> Animation:
        """Return an animation that plays `animations` while the map does not draw the pieces of
        these names."""
        lifted = self.parts.map_node.pieces.lifted
        lift = CallAnimation(lambda: lifted.update(piece_names))
        return SequentialAnimation(
            lift, *animations, CallAnimation(lambda: lifted.difference_update(piece_names))
        )

    def placed_piece_spot(self, event_with_models: TrailEventWithModels, kind: str) -> Point:
        """Return the point on the map at which a piece placed by the event will stand; `kind` is
        "adit", "port", "train" or "miner"."""
        county = self.parts.map_node.county
        if kind == "adit":
            first, second = event_with_models.event.places
            return self.map_node_point_to_controls_u(county.adit_spot(first, second))
        if kind == "port":
            return self.map_node_point_to_controls_u(
                county.port_spot(event_with_models.first_place)
            )
        mine = event_with_models.model_before.view.area(event_with_models.first_place).owner >= 0
        if kind == "train":
            return self.area_spot(
                event_with_models.first_place, piece_positions.train_spot(has_mine=mine)
            )
        return self.area_spot(
            event_with_models.first_place,
            piece_positions.miner_spot(
                event_with_models.first_place, has_mine=mine, is_tile_face_up=False
            ),
        )

    def water_run_off_spot(self, area: AreaView) -> Point:
        """Return the point to which the water of an area runs off: its port, its pump, or down
        the hill."""
        if area.has_port:
            return self.map_node_point_to_controls_u(
                self.parts.map_node.county.port_spot(area.name)
            )
        return self.area_spot(
            area.name,
            county_coordinates.PUMP_OFFSET if area.has_survey_pump else DOWN_THE_HILL_OFFSET,
        )

    def seat_part_spot(self, seat: int, part_name: str) -> Point:
        """Return the point of a part of a seat's panel: "money", "points", "mines", "cards" or
        the name of an ore."""
        plate = self.parts.plates[seat]
        return self.position_in_air(plate, plate.middle_of_part(part_name))

    def development_board_spot(self, kind: str, game_round: int) -> Point:
        """Return the point of a kind of development in a round's column, or a point on the
        prompt while the board is folded."""
        panel = self.parts.development
        if not panel.visible:
            return self.position_in_air(self.parts.prompt, (60.0, 0.0))
        return self.position_in_air(panel, panel.piece_spot(kind, game_round))

    def arsenic_market_space_spot(self, space_index: int) -> Point:
        """Return the point of a space of the arsenic market, or of the market's tab while its
        board is folded."""
        panel = self.parts.market
        return (
            self.position_in_air(panel, panel.space_spot(space_index))
            if panel.visible
            else self.middle_of_tab_or_visible_map("market")
        )

    def investment_box_spot(self, game_round: int, row_index: int, place_index: int) -> Point:
        """Return the point of a cube on the investment table, or of its tab while the table is
        folded."""
        panel = self.parts.boxes
        spot = panel.cube_spot(game_round, row_index, place_index)
        return (
            self.position_in_air(panel, spot)
            if panel.visible
            else self.middle_of_tab_or_visible_map("boxes")
        )

    def emigration_space_spot(self, place: str, game_round: int) -> Point:
        """Return the point of a place's space in a round on the emigration board; while the
        board is folded, on its strip, or its tab."""
        panel = self.parts.emigration
        strip = self.parts.emigration_strip
        if panel.visible:
            return self.position_in_air(panel, panel.space_spot(place, game_round))
        return (
            self.position_in_air(strip, strip.space_spot(place))
            if strip
            else self.middle_of_tab_or_visible_map("emigration")
        )

    @property
    def auction_bill(self) -> AuctionBill | None:
        """The auction bill on the table, or None."""
        sheets = self.parts.sheet_layer.children
        return next((sheet for sheet in sheets if isinstance(sheet, AuctionBill)), None)


Motion = Callable[[TrailFlights, TrailEventWithModels], Animation]
