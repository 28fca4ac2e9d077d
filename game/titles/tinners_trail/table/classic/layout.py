"""Every box of the table of 2007 for one window size and number of players."""

from __future__ import annotations

from typing import Final

from game.tabletop.layout.column import SeatPanels, column_of
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.layout.window_frame import WindowFrame
from game.titles.tinners_trail.table.classic.kinds import action_row
from game.titles.tinners_trail.table.layout.coast import map_place
from game.titles.tinners_trail.table.layout.county_layout import CountyLayout
from game.titles.tinners_trail.table.layout.documents import documents_of
from game.titles.tinners_trail.table.layout.extras import Extras
from game.titles.tinners_trail.table.layout.trail_layout import (
    DEVELOPMENT,
    DRAWER_SIZES,
    PHASES_END,
)

BOXES: Final = Extras(boxes=True)


def classic_layout(room: RoomSize, seats: int) -> CountyLayout:
    """Lay the table for a window and a number of players; nobody holds cards."""
    frame = WindowFrame(room=room)
    column = column_of(
        frame.side_edge, frame.column_span, SeatPanels(seats), (DEVELOPMENT,), asks=not frame.foot
    )
    printed = documents_of(frame, column, BOXES)
    return CountyLayout(
        room=room,
        column=column,
        bar=frame.bar_of(action_row()),
        hand=None,
        tabs=printed.tabs,
        documents=printed.open,
        head_end=PHASES_END,
        drawer_sizes=DRAWER_SIZES,
        map_place=map_place(room),
        printed=printed,
    )
