"""Backstage: where things fly from and to at the table of Tiletum."""

from __future__ import annotations

from game.engine.rules import NOBODY
from game.scene.audio import Sound
from game.tabletop.motion.flights import MapFlight, Point
from game.tabletop.motion.performance import MotionMoment
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.board.life import on_curve
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_plan import map_plan
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.view_model import TiletumInterest, TiletumModel

TiletumMoment = MotionMoment[TiletumModel]
STEPS = 8
"""Pieces into which a road is cut for what rides along it."""


class TiletumBackstage(MapFlight[TiletumArt]):
    """Knows the places of this table. All points are in u of the controls."""

    def __init__(
        self,
        tools: tuple[TableContext, TiletumParts, Sayings],
        interest: TiletumInterest,
        sound: Sound,
    ) -> None:
        """Take the parts between which things fly, what notes say, and which sheet is shown."""
        context, parts, sayings = tools
        super().__init__(context, parts, sound)
        self.parts, self.sayings, self.plan = parts, sayings, map_plan()
        self.interest = interest
        self._closed: str | None = None  # the document that lay open before one was counted

    def turn_to(self, place: str) -> None:
        """Let the sheet lie on top on which something happens."""
        if place in self.plan.spaces:
            self.interest.happens(below=self.plan.spaces[place].map > 0)

    def count_in(self, which: str, seat: int) -> None:
        """Let the document lie open in which a seat is being paid."""
        self.parts.document.marked = seat
        if self._closed is None:
            self._closed = self.interest.document
        if self.interest.document != which:
            self.interest.document = which
            self.interest.changed()

    def counted(self) -> None:
        """All seats are paid: what lay open before lies open again."""
        self.parts.document.marked = NOBODY
        if self._closed is not None:
            self.interest.document, self._closed = self._closed, None
            self.interest.changed()

    def document_row(self, number: int) -> Point:
        """Return where the points of a row of the open document stand."""
        return self.on(self.parts.document, self.parts.document.points_spot(number))

    def space(self, name: str) -> Point:
        """Return the middle of a space."""
        return self.on_map(self.plan.spaces[name].centre)

    def model(self, name: str) -> Point:
        """Return where people stand in a space."""
        x, y = self.plan.spaces[name].model
        return self.on_map((x, y - 4))

    def good(self, seat: int, good: str) -> Point:
        """Return where a seat's goods of a kind, or its silver, are counted."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.good_spot(good))

    def points(self, seat: int) -> Point:
        """Return where a seat's points are shown."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.points_spot)

    def petal(self, value: int) -> Point:
        """Return the middle of the dice of a value."""
        return self.on(self.parts.rose, self.parts.rose.die_spots(value, 1)[0])

    def store(self, seat: int) -> Point:
        """Return the next free place of a seat's storehouse, or its panel."""
        board = self.parts.board
        if board.look is None or board.look.seat != seat or not board.visible:
            return self.seat(seat)
        return self.on(board, board.store_spot)

    def building(self, seat: int, number: int) -> Point:
        """Return a building of a seat's board, or its panel."""
        board = self.parts.board
        if board.look is None or board.look.seat != seat or not board.visible:
            return self.seat(seat)
        return self.on(board, board.building_spot(number))

    def track(self, space: int) -> Point:
        """Return a space of the king track."""
        return self.on(self.parts.track, self.parts.track.spot(space))

    def way(self, start: str, end: str) -> list[Point]:
        """Return the way of a piece from one space to another, along the road if there is one."""
        curve = self.plan.way(start, end)
        points = [self.model(start)]
        if len(curve) == 3:
            points += [self.on_map(on_curve(curve, step / STEPS)) for step in range(STEPS + 1)]
        return [*points, self.model(end)]
