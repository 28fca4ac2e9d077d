"""Where the parts of the table lie: four groups, each drawn at a scale of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scene.box import Box
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_frame import MapFrame
from game.titles.brass.table.map_plan import CORNER, MAP

TOP, BAR = 56.0, 136.0
COLUMN: Final = 436.0
WIDEST_BAR: Final = 1908.0
LOWEST_COLUMN: Final = 1080.0
GAP: Final = 8.0
SEAT, WORKS, PROMPT = 104.0, 236.0, 126.0
PANEL: Final = 424.0
NEATLINE: Final = Box(14, 60, 1458, 32)
TRACKS: Final = Box(16, 124, 336, 150)
MARKET: Final = Box(16, 284, 336, 128)
SHEET: Final = Box(16, 424, 336, 500)
RECKONING: Final = Box(16, 124, 336, 800)
HAND: Final = Box(14, 0, 778, 128)
CARD_PITCH: Final = 98.0
ACTION: Final = Box(808, 0, 84, 128)
ACTION_PITCH: Final = 88.0
ACTIONS: Final = ("build", "link", "develop", "sell", "loan", "pass")
LOOK_BACK: Final = {
    "undo": Box(1340, 0, 66, 62),
    "hint": Box(1410, 0, 66, 62),
    "reset": Box(1340, 66, 66, 62),
    "last-turns": Box(1410, 66, 66, 62),
}
ICON: Final = 44.0
NOTE: Final = (424.0, 300.0)


@dataclass(frozen=True, slots=True)
class Group:
    """Where a group's corner lies in the window, in u, and how much larger it is drawn."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class BrassLayout:
    """Boxes of one window; each box is in u of its group."""

    room: RoomSize
    map: Group
    top: Group
    column: Group
    bar: Group
    asks: bool
    top_bar: Box
    icons: dict[str, Box]
    strip: Box
    seats: tuple[Box, ...]
    works: Box
    journal: Box
    prompt: Box
    bar_box: Box
    hand: Box
    actions: dict[str, Box]
    look_back: dict[str, Box]

    @property
    def frame(self) -> MapFrame:
        """Where the map lies in the window."""
        room, group = self.room, self.map
        size = room.width_px, room.height_px
        return MapFrame(size, room.k, scale=group.scale, origin=(group.x, group.y))

    def spare(self, use: str) -> tuple[Group, Box]:
        """Return a box for things of the client; see `game.room.Table.spare`."""
        if use == "strip":
            return self.top, self.strip
        if use == "waiting":
            low = self.prompt
            return self.column, Box(low.x + 14, low.bottom - 51, low.width - 28, 44)
        if use == "advice":
            width, height = NOTE
            return self.map, Box(CORNER[0] + MAP[0] - width - 16, 616, width, height)
        top = self.works.y  # a note as high as its words stands on the lower edge
        return self.column, Box(0, top, PANEL, self.journal.bottom - top)


def brass_layout(room: RoomSize, seats: int, icons: tuple[str, ...]) -> BrassLayout:
    """Lay the table for a window, so many seats and these buttons of the top bar."""
    width, height = room.width, room.height - room.foot
    scale = min(room.controls, width / WIDEST_BAR, height / LOWEST_COLUMN if not room.foot else 1.0)
    asks = not room.foot
    bar_height = BAR * scale if asks else 0.0
    wide, high = width - COLUMN * scale, height - TOP * scale - bar_height
    zoom = min(wide / MAP[0], high / MAP[1])
    whole = width / scale
    column_height = height / scale
    top = TOP + GAP
    boxes = tuple(Box(0, top + (SEAT + 6) * seat, PANEL, SEAT) for seat in range(seats))
    works = Box(0, boxes[-1].bottom + GAP, PANEL, WORKS)
    prompt = Box(0, column_height - PROMPT - 12, PANEL, PROMPT)
    journal_bottom = prompt.y - GAP if asks else column_height - 12
    journal = Box(0, works.bottom + GAP, PANEL, journal_bottom - works.bottom - GAP)
    first = whole - 10 - (ICON + 6) * len(icons)
    shift = whole - 1920
    return BrassLayout(
        room=room,
        map=Group(wide - MAP[0] * zoom, TOP * scale - CORNER[1] * zoom, zoom),
        top=Group(0, 0, scale),
        column=Group(width - COLUMN * scale, 0, scale),
        bar=Group(0, height - bar_height, scale),
        asks=asks,
        top_bar=Box(0, 0, whole, TOP),
        icons={
            name: Box(first + (ICON + 6) * at, (TOP - ICON) / 2, ICON, ICON)
            for at, name in enumerate(icons)
        },
        strip=Box(first - 260, 14, 240, 28),
        seats=boxes,
        works=works,
        journal=journal,
        prompt=prompt,
        bar_box=Box(0, 0, whole - COLUMN, BAR),
        hand=HAND,
        actions={
            name: Box(shift + ACTION.x + ACTION_PITCH * at, 0, ACTION.width, ACTION.height)
            for at, name in enumerate(ACTIONS)
        },
        look_back={name: box._replace(x=box.x + shift) for name, box in LOOK_BACK.items()},
    )
