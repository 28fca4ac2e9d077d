"""What lies on the table of either edition besides what every table has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.scene.nodes.zoom import UsualView
from game.scene.stage.placing import Box
from game.tabletop.layout.column import TAB_GAP, SeatPanels, SidePanel, column_of
from game.tabletop.layout.places import BoardPlace, HandPlace, MapPlace
from game.tabletop.layout.table_layout import (
    EDGE,
    LARGEST_UNASKED,
    NEAR_TARGET_PX,
    TARGET_PX,
    RoomSize,
    TableLayout,
    WindowFrame,
)
from game.titles.tinners_trail.table.layout.coast import map_place
from game.titles.tinners_trail.table.layout.documents import BOARDS, TrailDocuments, documents_of
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.map_layout import (
    as_open,
    closer_places,
    fits,
    usual_view,
)
from game.titles.tinners_trail.table.move_kinds import action_row

# What lies on the table of either edition besides what every table has.


@dataclass(frozen=True, slots=True, kw_only=True)
class CountyLayout(TableLayout):
    """Work track, exchange and boards; `boards` are those that lie open in the sea.

    `map_place` is where all of the map would lie, `view` how it is usually seen.
    """

    map_place: MapPlace
    printed: TrailDocuments
    view: UsualView = field(default_factory=UsualView)

    @property
    def work_track(self) -> Box:
        """The work track, as large as it is printed."""
        return self.printed.track

    @property
    def exchange(self) -> Box:
        """The ore exchange, as large as it is printed."""
        return self.printed.exchange

    @property
    def boards(self) -> dict[str, BoardPlace]:
        """The boards of expansions that lie open."""
        return self.printed.boards

    @property
    def crowded(self) -> bool:
        """Whether an open drawer would cover the land: then all begin shut."""
        return "working-day" in self.tabs

    def drawer(self, name: str) -> Box:
        """Return where a folded part opens; a strip's whole board below it."""
        printed = {"working-day": self.work_track, "exchange": self.exchange}
        if name in printed:
            return printed[name]
        if name in self.boards:
            strip = self.boards[name].box
            return Box(strip.x, strip.bottom + TAB_GAP, *self.drawer_sizes[name])
        return self.below_tabs(name)


# Every box of the table for one window size and number of players (design, section 4).

HAND_FROM_COLUMN = 272.0
HAND_ABOVE_BAR = 113.0  # whole cards
HAND_HALF, SMALL_HAND_HALF = 93.0, 48.0  # of a hand's height, its turned cards included
CARD_PITCH, TAB_PITCH = 122.0, 70.0
PHASES_END = 1010.0
LOW_WITH_GOODS = 96.0  # of a seat's panel: it has a third row
WALLACE: Final = SidePanel("wallace", 276.0)
DEVELOPMENT: Final = SidePanel("development", 234.0, (81.0, 117.0, 153.0, 189.0))
"""It may be cut below its first row and from row to row."""
DRAWER_SIZES: Final = {
    "wallace": (428.0, WALLACE.height),
    "development": (424.0, DEVELOPMENT.height),
    "journal": (424.0, 300.0),
    **{name: board.size for name, board in BOARDS.items()},
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailLayout(CountyLayout):
    """The table of the remastered edition: cards are held here."""

    hand: HandPlace
    small_hand: bool


def trail_layout(room: RoomSize, seats: int, extras: Extras = BASE_GAME) -> TrailLayout:
    """Lay the table for a window, a number of players and what lies on it besides."""
    frame = WindowFrame(room=room)
    low = SeatPanels(seats, low=LOW_WITH_GOODS) if extras.insets else SeatPanels(seats)
    panels = (WALLACE, DEVELOPMENT) if extras.wallace else (DEVELOPMENT,)
    span = frame.column_span
    column = column_of(frame.side_edge, span, low, panels, asks=not frame.foot)
    printed, view = documents_of(frame, column, extras), UsualView()
    hand, whole = _hand(frame), map_place(room)
    for place in closer_places(frame, seats):
        closer = documents_of(frame, column, extras, place)
        if as_open(closer, printed) and fits(place, frame, closer, hand):
            printed, view = closer, usual_view(whole, place)
            break
    return TrailLayout(
        room=room,
        column=column,
        bar=frame.bar_of(action_row(extras)),
        hand=hand,
        tabs=printed.tabs,
        documents=printed.open,
        head_end=PHASES_END,
        drawer_sizes=DRAWER_SIZES,
        map_place=whole,
        view=view,
        printed=printed,
        small_hand=_small_hand(room),
    )


def _small_hand(room: RoomSize) -> bool:
    """Whether the hand lies as tabs: whole cards would be unreadable, or cover the land."""
    return room.compact or room.controls > LARGEST_UNASKED


def _hand(frame: WindowFrame) -> HandPlace:
    """Right above the bar: a second row of buttons ends far left of the hand."""
    room, edge, bar_top = frame.room, frame.side_edge, frame.bar_top
    small = _small_hand(room)
    middle = edge - HAND_FROM_COLUMN, bar_top - HAND_ABOVE_BAR
    if small:
        middle = edge - EDGE - 2 * TAB_PITCH, bar_top - 52
    width = 236.0 if room.compact else 176.0
    target = NEAR_TARGET_PX if room.compact else TARGET_PX
    tall = max(44.0, target / (room.k * room.controls))
    above = tall + (103.0 if small else 197.0)
    return HandPlace(
        middle=middle,
        pitch=TAB_PITCH if small else CARD_PITCH,
        right=edge - EDGE,
        half=SMALL_HAND_HALF if small else HAND_HALF,
        hide=Box(edge - EDGE - width, bar_top - above, width, tall),
    )
