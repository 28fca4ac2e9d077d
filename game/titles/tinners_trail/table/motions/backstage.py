"""Backstage: where things fly from and to."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.sound import Sound
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Point
from game.tabletop.motion.map_flight import MapFlight
from game.tabletop.motion.moment import MotionMoment
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.sheets.bill import BillSheet
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts

Painter = Callable[[PieceArt], Piece]
TrailMoment = MotionMoment[Stand]


class Backstage(MapFlight[PieceArt]):
    """Knows the places of this table. All points are in u of the controls."""

    def __init__(self, studio: Studio, furniture: TrailParts, sound: Sound) -> None:
        """Take the parts between which things fly."""
        super().__init__(studio, furniture, sound)
        self.parts = furniture

    def area(self, name: str, offset: Point = (0.0, 0.0)) -> Point:
        """Return a place round an area's origin, the offset in u of the map."""
        county = self.parts.chart.county
        x, y = county.origin(name)
        return self.window((x + offset[0] * county.scale, y + offset[1] * county.scale))

    def purse(self, seat: int) -> Point:
        """Return where a seat's money lies."""
        plate = self.parts.plates[seat]
        return self.on(plate, plate.coin_spot)

    def ore(self, seat: int, kind: str) -> Point:
        """Return where a seat's ore lies."""
        plate = self.parts.plates[seat]
        return self.on(plate, plate.ore_spot(kind))

    def plate(self, seat: int) -> Point:
        """Return where a seat keeps what it has not built yet."""
        plate = self.parts.plates[seat]
        return self.on(plate, plate.house_spot)

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

    def board(self, kind: str, game_round: int) -> Point:
        """Return where a development lies, the prompt when the board is folded."""
        panel = self.parts.development
        if not panel.visible:
            return self.on(self.parts.prompt, (60.0, 0.0))
        return self.on(panel, panel.spot(kind, game_round))

    @property
    def bill(self) -> BillSheet | None:
        """The auction bill while it lies there."""
        sheets = self.parts.sheets.children
        return next((sheet for sheet in sheets if isinstance(sheet, BillSheet)), None)

    def bill_card(self) -> Point:
        """Return where the survey card lies on the bill."""
        bill = self.bill
        return self.on(bill, bill.shape.card) if bill is not None else self.middle()
