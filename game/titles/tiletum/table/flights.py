"""Start and end points of flying pieces at the table of Tiletum."""

from game.engine.events import Event
from game.engine.rules import NOBODY
from game.scene.audio import Sound
from game.tabletop.motion.flights import MapFlight, Point
from game.tabletop.motion.performance import MotionMoment
from game.tabletop.plain.messages import Messages
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_life import on_curve
from game.titles.tiletum.table.map_plan import map_plan
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.view import TiletumInterest, TiletumModel

TiletumMoment = MotionMoment[TiletumModel]
ROAD_STEPS = 8
"""Pieces into which a road is cut for what rides along it."""


class TiletumFlights(MapFlight[TiletumArt]):
    """The points of this table, in u of the controls."""

    def __init__(
        self,
        context: TableContext,
        parts: TiletumParts,
        messages: Messages,
        interest: TiletumInterest,
        sound: Sound,
    ) -> None:
        """Store the parts, the messages, and the sheet that is shown."""
        super().__init__(context, parts, sound)
        self.parts = parts
        self.messages = messages
        self.plan = map_plan()
        self.interest = interest
        self._closed: str | None = None  # the document that lay open before one was counted
        self.step: tuple[Event, ...] = ()

    def turn_to(self, place: str) -> None:
        """Show the sheet of the map on which something happens."""
        if place in self.plan.spaces:
            self.interest.happens(below=self.plan.spaces[place].map > 0)

    def count_in(self, which: str, seat: int, before: tuple[Event, ...]) -> None:
        """Open the document in which a seat is paid, with the earlier payments."""
        self.parts.document.marked = seat
        if self._closed is None:
            self._closed = self.interest.document
            self.parts.journal.foretell(self.messages.entries(before, 0))
        if self.interest.document != which:
            self.interest.document = which
            self.interest.changed()

    def counted(self) -> None:
        """Reopen the previous document after all seats are paid."""
        self.parts.document.marked = NOBODY
        if self._closed is not None:
            self.interest.document, self._closed = self._closed, None
            self.interest.changed()

    def petal(self, value: int) -> Point:
        """Return the middle of the dice of a value."""
        return self.on(self.parts.rose, self.parts.rose.die_spots(value, 1)[0])

    def space(self, name: str) -> Point:
        """Return the middle of a space."""
        return self.on_map(self.plan.spaces[name].centre)

    def start(self, moment: TiletumMoment) -> Point:
        """Return where an event happens: a space, or the middle."""
        return self.space(moment.place) if moment.place else self.middle()

    def model(self, name: str) -> Point:
        """Return where people stand in a space."""
        return self.on_map(self.parts.chart.people.spot(name, 0, 1))

    def good(self, seat: int, good: str) -> Point:
        """Return where a seat's goods of a kind, or its silver, are counted."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.good_spot(good))

    def points(self, seat: int) -> Point:
        """Return where a seat's points are shown."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.points_spot)

    def store(self, seat: int) -> Point:
        """Return the next free place of a seat's storehouse, or its panel."""
        return self._on_board(seat, self.parts.board.store_spot)

    def building(self, seat: int, number: int) -> Point:
        """Return a building of a seat's board, or its panel."""
        return self._on_board(seat, self.parts.board.building_spot(number))

    def _on_board(self, seat: int, spot: Point) -> Point:
        """Return a point of the board that is shown, or the panel of another seat."""
        board = self.parts.board
        shown = board.look is not None and board.look.own.seat == seat and board.visible
        return self.on(board, spot) if shown else self.seat(seat)

    def track(self, space: int) -> Point:
        """Return a space of the king track."""
        return self.on(self.parts.track, self.parts.track.spot(space))

    def way(self, start: str, end: str) -> list[Point]:
        """Return the way of a piece from one space to another, along the road if there is one."""
        curve = self.plan.way(start, end)
        shares = [step / ROAD_STEPS for step in range(ROAD_STEPS + 1)] if len(curve) == 3 else []
        along = [self.on_map(on_curve(curve, share)) for share in shares]
        return [self.model(start), *along, self.model(end)]
