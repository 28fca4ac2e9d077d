"""Sizes of the work track and the exchange, as printed and as drawn."""

from dataclasses import dataclass, replace
from typing import Final, Self

from game.scene.stage.sheet_placing import Box
from game.scene.stage.units import DESIGN_HEIGHT
from game.tabletop.layout.table_layout import TableWindowSize

TRACK_SIZE: Final = (684.0, 234.0)
TRACK_SIZE_WITH_FIVE_SEATS: Final = (684.0, 251.0)
EXCHANGE_SIZE: Final = (428.0, 154.0)
EXCHANGE_SIZE_WITH_FIVE_SEATS: Final = (428.0, 147.0)
NARROW_EXCHANGE_WIDTH: Final = 262.0
"""The width of the exchange without the dice."""
FIVE_SEAT_COUNT: Final = 5

MIN_COMPACT_DOCUMENT_SCALE: Final = 0.85
MAX_COMPACT_DOCUMENT_SCALE: Final = 1.2
SPARE_HEIGHT_FOR_LARGEST_DOCUMENTS: Final = 650.0
"""In u above the design's height: then the sea above the land holds the largest documents."""


@dataclass(frozen=True, slots=True)
class DocumentSizes:
    """The sizes of the work track and the exchange as printed, and the scale at which both are
    drawn."""

    track: tuple[float, float]
    exchange: tuple[float, float]
    scale: float

    @classmethod
    def for_seats(cls, seats: int, scale: float) -> Self:
        """Return the sizes for a number of seats; five have a higher track."""
        if seats == FIVE_SEAT_COUNT:
            return cls(TRACK_SIZE_WITH_FIVE_SEATS, EXCHANGE_SIZE_WITH_FIVE_SEATS, scale)
        return cls(TRACK_SIZE, EXCHANGE_SIZE, scale)

    def without_dice(self) -> Self:
        """Return the sizes with an exchange that shows no dice."""
        _, height = self.exchange
        return replace(self, exchange=(NARROW_EXCHANGE_WIDTH, height))

    def track_box_at(self, x: float, y: float) -> Box:
        """Return the box of the track as drawn, with its upper left corner at this point."""
        width, height = self.track
        return Box(x, y, width * self.scale, height * self.scale)

    def exchange_box_at(self, x: float, y: float) -> Box:
        """Return the box of the exchange as drawn, with its upper left corner at this point."""
        width, height = self.exchange
        return Box(x, y, width * self.scale, height * self.scale)


def usual_document_scale(window_size: TableWindowSize) -> float:
    """Return the scale of work track and exchange where nothing forces them to be smaller: 1 in a
    usual window, less in a compact one, where it grows with the height of the window."""
    if not window_size.is_compact:
        return 1.0
    share = min((window_size.height - DESIGN_HEIGHT) / SPARE_HEIGHT_FOR_LARGEST_DOCUMENTS, 1.0)
    return (
        MIN_COMPACT_DOCUMENT_SCALE
        + (MAX_COMPACT_DOCUMENT_SCALE - MIN_COMPACT_DOCUMENT_SCALE) * share
    )
