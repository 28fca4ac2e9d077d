"""Where things fly from and to, and what counts while they do. Of the
remastered edition: where cards and what expansions bring fly from and to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.scene.animation.animation import Animation, Call, Delay, Sequence, Tween, out_quad
from game.scene.audio import Sound
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flights import MapFlight, Point
from game.tabletop.motion.performance import MotionMoment
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.parts import BothParts, TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import BidSheet
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel

DOWN_THE_HILL = (8.0, 46.0)
Painter = Callable[[PieceArt], Piece]
TrailMoment = MotionMoment[TrailModel]


class TrailFlights(MapFlight[PieceArt]):
    """Knows the places of this table. All points are in u of the controls."""

    def __init__(self, context: TableContext, furniture: BothParts, sound: Sound) -> None:
        """Take the parts between which things fly."""
        super().__init__(context, furniture, sound)
        self.parts = furniture

    def area(self, name: str, offset: Point = (0.0, 0.0)) -> Point:
        """Return a place round an area's origin, the offset in u of the map."""
        county = self.parts.chart.county
        x, y = county.origin(name)
        return self.window((x + offset[0] * county.scale, y + offset[1] * county.scale))

    def cube_at(self, area: AreaView, kind: str, number: int) -> Point:
        """Return where the cube of that number, from 0, lies in an area."""
        return self.area(area.name, spots.cube_spot(kind, min(number, 4)))

    def lifting(self, names: set[str], *acts: Animation) -> Animation:
        """Play acts while so much of the map is in the air and not drawn where it lies."""
        lifted = self.parts.chart.brush.lifted
        lift = Call(lambda: lifted.update(names))
        return Sequence(lift, *acts, Call(lambda: lifted.difference_update(names)))

    def place_of(self, moment: TrailMoment, kind: str) -> Point:
        """Return where a piece comes to stand that is placed: "adit", "port", "train", "miner"."""
        county = self.parts.chart.county
        if kind == "adit":
            first, second = moment.event.places
            return self.window(county.adit(first, second))
        if kind == "port":
            return self.window(county.port(moment.place))
        mine = moment.before.view.area(moment.place).owner >= 0
        if kind == "train":
            return self.area(moment.place, spots.train_spot(mine=mine))
        return self.area(moment.place, spots.miner_spot(moment.place, mine=mine, wide=False))

    def outlet(self, area: AreaView) -> Point:
        """Return where the water of an area goes: to its port, or down the hill."""
        if area.port:
            return self.window(self.parts.chart.county.port(area.name))
        return self.area(area.name, DOWN_THE_HILL)

    def of_seat(self, seat: int, part: str) -> Point:
        """Return where a seat's "money", "points", "mines" (what it has not built yet), "cards" or
        an ore of its own lie.
        """
        plate = self.parts.plates[seat]
        return self.on(plate, plate.spot(part))

    def board(self, kind: str, game_round: int) -> Point:
        """Return where a development lies, the prompt when the board is folded."""
        panel = self.parts.development
        if not panel.visible:
            return self.on(self.parts.prompt, (60.0, 0.0))
        return self.on(panel, panel.spot(kind, game_round))

    @property
    def bid_sheet(self) -> NoticeSheet[Any] | None:
        """The auction bill while it lies there."""
        sheets = self.parts.sheets.children
        return next((sheet for sheet in sheets if isinstance(sheet, NoticeSheet)), None)


def count(flights: TrailFlights, moment: TrailMoment, ms: float) -> Animation:
    """Let the panel of the event's seat count from before to after; `turn` shows the end."""
    seat = moment.event.seat
    plate = flights.parts.plates[seat]
    was, now = (model.view.seats[seat] for model in (moment.before, moment.after))
    if (was.money, was.points) == (now.money, now.points):
        return Delay(0.0)

    def show(share: float) -> None:
        if plate.look is not None:
            money = round(was.money + (now.money - was.money) * share)
            points = round(was.points + (now.points - was.points) * share)
            plate.show(replace(plate.look, money=money, points=points))

    return Tween(show, (0.0, 1.0), ms, out_quad, travels=True)


class RemasteredFlights(TrailFlights):
    """Knows the boards of expansions, and where a survey card lies on the bill."""

    parts: TrailParts

    def cube_at(self, area: AreaView, kind: str, number: int) -> Point:
        """Return where a cube lies; ore without a mine lies at the edge of the tile."""
        if area.owner >= 0 or kind not in spots.LYING_COLUMNS:
            return super().cube_at(area, kind, number)
        return self.area(area.name, spots.lying_spot(area.name, kind, number, wide=False))

    def outlet(self, area: AreaView) -> Point:
        """Return where the water of an area goes: to its port, its pump, or down the hill."""
        if area.pump and not area.port:
            return self.area(area.name, spots.PUMP)
        return super().outlet(area)

    def market(self, number: int) -> Point:
        """Return where a space of the arsenic market lies, its tab while the board is shut."""
        panel = self.parts.market
        return self.on(panel, panel.space_spot(number)) if panel.visible else self.tab("market")

    def emigrants(self, place: str, game_round: int) -> Point:
        """Return where a place's space lies, on the strip or its tab while the board is shut."""
        panel, strip = self.parts.emigration, self.parts.strip
        if panel.visible:
            return self.on(panel, panel.space_spot(place, game_round))
        if strip is not None:
            return self.on(strip, strip.space_spot(place))
        return self.tab("emigration")

    def bill_card(self) -> Point:
        """Return where the survey card lies on the bill."""
        bid_sheet = self.bid_sheet
        return (
            self.on(bid_sheet, bid_sheet.shape.card)
            if isinstance(bid_sheet, BidSheet)
            else self.middle()
        )
