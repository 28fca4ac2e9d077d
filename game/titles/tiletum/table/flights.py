"""Start and end points of flying pieces at the table of Tiletum."""

from game.engine.events import Event
from game.engine.rules import NOBODY
from game.scene.audio import SoundPlayer
from game.tabletop.motion.flights import MapFlight, Point
from game.tabletop.motion.step_animator import EventWithModels
from game.tabletop.plain.table_texts import PlainTableTexts
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.map_animation import point_on_curve
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.view import TiletumModel, TiletumViewOptions

TiletumEventWithModels = EventWithModels[TiletumModel]
ROAD_STEP_COUNT = 8
"""Pieces into which a road is cut for what rides along it."""


class TiletumFlights(MapFlight[TiletumArt]):
    """The positions of things on the Tiletum table for animations, in u of the controls."""

    def __init__(
        self,
        context: TableContext,
        parts: TiletumParts,
        table_texts: PlainTableTexts,
        view_options: TiletumViewOptions,
        sound: SoundPlayer,
    ) -> None:
        """Store the parts, the texts and what the person chose to see."""
        super().__init__(context, parts, sound)
        self.parts = parts
        self.table_texts = table_texts
        self.plan = load_map_plan()
        self.view_options = view_options
        self._document_before_payment: str | None = (
            None  # the document that lay open before one was counted
        )
        self.step_events: tuple[Event, ...] = ()

    def show_map_sheet_with_place(self, place: str) -> None:
        """Show the sheet of the map that has this space; do nothing if the name is not that of a
        space."""
        if place in self.plan.spaces:
            self.view_options.turn_to_sheet_of_event(
                is_underground=self.plan.spaces[place].underground_map_number > 0
            )

    def open_payment_document(
        self, document_name: str, seat: int, events_before: tuple[Event, ...]
    ) -> None:
        """Open the document in which a seat is paid and mark the seat's row. The first call of a
        scoring also shows `events_before` in the journal."""
        self.parts.document.marked_seat = seat
        if self._document_before_payment is None:
            self._document_before_payment = self.view_options.open_document
            self.parts.journal.show_preview(self.table_texts.journal_entries(events_before, 0))
        if self.view_options.open_document != document_name:
            self.view_options.open_document = document_name
            self.view_options.on_sheet_change()

    def reopen_previous_document(self) -> None:
        """End the payments of a scoring: unmark the paid seat's row, and reopen the document that
        was open before the first payment, or close the document if none was. Do not change the open
        document if no payment was made."""
        self.parts.document.marked_seat = NOBODY
        if self._document_before_payment is not None:
            self.view_options.open_document, self._document_before_payment = (
                self._document_before_payment,
                None,
            )
            self.view_options.on_sheet_change()

    def petal_dice_spot(self, die_value: int) -> Point:
        """Return the position at which a single die of a value lies on the rose window."""
        return self.position_in_air(self.parts.rose, self.parts.rose.die_spots(die_value, 1)[0])

    def space_spot(self, name: str) -> Point:
        """Return the middle of a space."""
        return self.design_point_to_controls_u(self.plan.spaces[name].centre)

    def event_spot(self, event_with_models: TiletumEventWithModels) -> Point:
        """Return the position of an event: the middle of its first space, or of the map if it has
        none."""
        return (
            self.space_spot(event_with_models.first_place)
            if event_with_models.first_place
            else self.middle_of_map()
        )

    def lone_person_spot(self, name: str) -> Point:
        """Return the position of a person who stands alone in a space."""
        return self.design_point_to_controls_u(self.parts.map_node.people.person_spot(name, 0, 1))

    def good_spot(self, seat: int, good: str) -> Point:
        """Return the position where a seat's panel shows a good or silver."""
        panel = self.parts.seats[seat]
        return self.position_in_air(panel, panel.good_spot(good))

    def points_spot(self, seat: int) -> Point:
        """Return where a seat's points are shown."""
        panel = self.parts.seats[seat]
        return self.position_in_air(panel, panel.points_spot)

    def next_storehouse_spot(self, seat: int) -> Point:
        """Return the position of the next free place in a seat's storehouse, or of the seat's
        panel if its board is not shown."""
        return self._board_or_panel_spot(seat, self.parts.board.next_storehouse_spot)

    def building_spot(self, seat: int, building_number: int) -> Point:
        """Return the position of a building on a seat's board, or of the seat's panel if its
        board is not shown."""
        return self._board_or_panel_spot(seat, self.parts.board.building_spot(building_number))

    def _board_or_panel_spot(self, seat: int, point: Point) -> Point:
        """Return the position of a point on the board if the board of that seat is shown, else
        the middle of the seat's panel."""
        board = self.parts.board
        shown = board.look is not None and board.look.seat_view.seat == seat and board.visible
        return self.position_in_air(board, point) if shown else self.middle_of_seat_panel(seat)

    def king_track_spot(self, space: int) -> Point:
        """Return the position of the first marker on a space of the king track."""
        return self.position_in_air(self.parts.king_track, self.parts.king_track.marker_spot(space))

    def path_points_between(self, start_place: str, end_place: str) -> list[Point]:
        """Return the positions that a piece passes from one space to another: along the road or
        gallery if there is one, otherwise only the two ends."""
        curve = self.plan.road_curve_between(start_place, end_place)
        shares = (
            [step / ROAD_STEP_COUNT for step in range(ROAD_STEP_COUNT + 1)]
            if len(curve) == 3
            else []
        )
        along = [self.design_point_to_controls_u(point_on_curve(curve, share)) for share in shares]
        return [self.lone_person_spot(start_place), *along, self.lone_person_spot(end_place)]
