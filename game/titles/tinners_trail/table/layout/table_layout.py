"""Every box of the table for one window size and number of players (design, section 4)."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.box import Box
from game.scene.units import Point
from game.tabletop.layout.room_size import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    LARGEST_UNASKED,
    TARGET_PX,
    RoomSize,
)
from game.titles.tinners_trail.table.layout import bar, side
from game.titles.tinners_trail.table.layout.boards import (
    BOARD_SIZES,
    BoardPlace,
    Sea,
    place_boards,
)
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.map_place import MapPlace
from game.titles.tinners_trail.table.layout.seams import note_height

TOP_BAR = 56.0
LEFT = 16.0
BAR = 134.0  # from the top of the action buttons to the window's edge
SIDE_SPAN = side.WIDTH + side.MARGIN
COMPACT_INSETS, LARGEST_INSETS = 0.85, 1.2
HEIGHT_FOR_LARGEST = 650.0  # u above the design's height; then the sea above the land holds them
ICON_BUTTONS = ("help", "sound", "settings", "menu")
HAND_MIDDLE = 708.0
HAND_ABOVE_BAR = 113.0  # whole cards
HAND_HALF, SMALL_HAND_HALF = 93.0, 48.0  # of a hand's height, its turned cards included
CARD_PITCH, TAB_PITCH = 122.0, 70.0
STRIP_WIDTH, STRIP_HEIGHT, STRIP_GAP = 290.0, 28.0, 22.0
LONG_STRIP_WIDTH, PHASES_END = 480.0, 1010.0
SMALLEST_TARGET_PX = 33.0  # in a small window, of what lies near something else
LEAST_NOTE = 230.0
REPLAY_MAP, REPLAY_HEIGHT, REPLAY_MIDDLE = 0.927, 810.0, 765.5
MAP_MIDDLE, LAND_FOOT = 742.0, 915.0  # u of the design: middle and lowest cape of the land
TRACK, TRACK_OF_FIVE = 234.0, 251.0
EXCHANGE, EXCHANGE_OF_FIVE = (428.0, 154.0), (428.0, 147.0)
NARROW_EXCHANGE = 262.0  # without the dice
SIDE_BY_SIDE = tuple(1 - 0.02 * step for step in range(15))
TAB, TAB_WIDTH, TAB_GAP = 44.0, 190.0, 8.0
JOURNAL_DRAWER = 300.0
DRAWER_SIZES = BOARD_SIZES | {"wallace": (428.0, side.WALLACE)}


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Boxes in u of the controls; multiply by `controls` for u of the window.

    `foot` is true in a replay: no action buttons, no hand. `tabs` are the buttons of the parts
    that are folded because they would cover the land or find no room: one at a time opens as a
    drawer below the tabs. `boards` are those of expansions that lie open. `rise` is the height of
    the second row of action buttons, 0 without one.
    """

    controls: float
    compact: bool
    touch: float
    window: Box
    map_place: MapPlace
    top_bar: Box
    icons: dict[str, Box]
    work_track: Box
    exchange: Box
    inset_scale: float
    narrow_exchange: bool
    tabs: dict[str, Box]
    boards: dict[str, BoardPlace]
    side_edge: float
    column: side.Side
    bar_top: float
    actions: dict[str, Box]
    look_back: dict[str, Box]
    hide_hand: Box
    hand_centre: tuple[float, float]
    foot: bool
    small_hand: bool
    rise: float

    @property
    def crowded(self) -> bool:
        """Whether an open drawer would cover the land: then all begin shut."""
        return "working-day" in self.tabs

    def drawer(self, name: str) -> Box:
        """Return where a folded part opens; a strip's whole board below it."""
        if name in self.boards:
            strip = self.boards[name].box
            return Box(strip.x, strip.bottom + TAB_GAP, *BOARD_SIZES[name])
        left = next(iter(self.tabs.values())).x
        top = max(box.bottom for box in self.tabs.values()) + TAB_GAP
        opened = {
            "working-day": self.work_track,
            "exchange": self.exchange,
            "development": Box(left, top, side.WIDTH, side.DEVELOPMENT),
            "journal": Box(left, top, side.WIDTH, JOURNAL_DRAWER),
        }
        if name in DRAWER_SIZES:
            return Box(left, top, *DRAWER_SIZES[name])
        return opened[name]

    @property
    def note(self) -> Box:
        """Return where a note may lie: in the column, below the players and above the prompt; over
        the last players where that would be too low for any words.
        """
        players, prompt = self.column.players, self.column.prompt
        end = prompt.y - bar.BAR_EDGE - side.GAP if prompt is not None else self.bar_top
        tops = (players[-1].bottom + side.GAP, *(box.y for box in reversed(players)))
        top = next((top for top in tops if end - top >= LEAST_NOTE), tops[-1])
        return Box(players[-1].x, top, players[-1].width, end - top)

    @property
    def advice(self) -> Box:
        """Return where a note may lie beside an open journal: in the column above it."""
        first, journal = self.column.players[0], self.column.journal
        if journal is None:
            return self.note
        return Box(first.x, first.y, first.width, journal.y - side.GAP - first.y)

    def note_height(self, use: str, least: float) -> float:
        """Return how high a note must be to cut nothing that it lies on in two."""
        return note_height(self.column, self.spare(use), least)

    def spare(self, use: str) -> Box:
        """Return the "strip", the room for "advice" or any other "note", or what is free of the
        prompt while somebody is "waiting".
        """
        rooms = {"strip": self.strip, "advice": self.advice}
        if self.column.prompt is not None:
            prompt = self.column.prompt
            rooms["waiting"] = Box(prompt.x + 14, prompt.bottom - 51, prompt.width - 28, 44)
        return rooms.get(use, self.note)

    @property
    def views(self) -> dict[str, Box]:
        """Return the buttons that bring the map closer and back, above those of actions."""
        side = max(44.0, SMALLEST_TARGET_PX * self.touch / TARGET_PX)
        low = [box.y for box in self.actions.values() if box.y < self.bar_top]
        top = min([self.bar_top, *low]) - bar.BAR_EDGE - 10 - side
        names = ("closer", "farther", "whole")
        return {name: Box(LEFT + (side + 6) * n, top, side, side) for n, name in enumerate(names)}

    @property
    def strip(self) -> Box:
        """Return the free piece of the top bar, left of the icons, longer in a wide window."""
        right = min(box.x for box in self.icons.values()) - STRIP_GAP
        width = STRIP_WIDTH if right - LONG_STRIP_WIDTH < PHASES_END else LONG_STRIP_WIDTH
        return Box(right - width, (TOP_BAR - STRIP_HEIGHT) / 2, width, STRIP_HEIGHT)

    @property
    def hand_top(self) -> float:
        """Return where the hand and its button begin."""
        half = SMALL_HAND_HALF if self.small_hand else HAND_HALF
        return min(self.hide_hand.y, self.hand_centre[1] - half)

    def hand_slots(self, cards: int) -> tuple[tuple[float, float], ...]:
        """Return the centre of every card of a hand, left to right."""
        pitch = TAB_PITCH if self.small_hand else CARD_PITCH
        rightmost = self.side_edge - 12 - cards * pitch / 2
        middle = min(self.hand_centre[0], rightmost)
        start = middle - (cards - 1) * pitch / 2
        return tuple((start + pitch * n, self.hand_centre[1]) for n in range(cards))


def table_layout(room: RoomSize, seats: int, extras: Extras = BASE_GAME) -> TableLayout:
    """Lay the table for a window, a number of players and what lies on it besides."""
    controls = room.controls
    width, height = room.width / controls, room.height / controls
    bottom = height - room.foot / controls
    edge = width - SIDE_SPAN
    foot = room.foot > 0
    bar_top = bottom - (side.MARGIN if foot else BAR)
    track_height = TRACK_OF_FIVE if seats == side.FIVE else TRACK
    beside = _scale_side_by_side(room, edge, track_height)
    scale = beside or _inset_scale(room)
    span = (TOP_BAR + 8, bottom)
    column = side.side_of(edge, span, seats, asks=not foot, extras=extras)
    look_back = _look_back_area(edge, bar_top, room.touch)
    actions_room = look_back.x - 18 - LEFT
    lifted = bool(extras.insets) and not foot and not bar.has_room_for_extras(actions_room, extras)
    rise = bar.ROW_RISE if lifted else 0.0
    insets_folded = controls > LARGEST_UNASKED and not beside
    left, tabs_top = LEFT if insets_folded else 20 + 684 * scale + 12, TOP_BAR + 8
    if beside and left + NARROW_EXCHANGE * scale + 8 + TAB_WIDTH <= edge - 12:
        left += NARROW_EXCHANGE * scale + 8
    elif beside:
        tabs_top += EXCHANGE[1] * scale + TAB_GAP
    tabs = _tabs(
        _folded(column, extras, extras.insets, insets=insets_folded),
        (left, tabs_top),
        edge,
        room.touch,
    )
    below = max(box.bottom for box in tabs.values()) - TOP_BAR if insets_folded else 0.0
    track = Box(20, TOP_BAR + 8 + below, 684, track_height)
    exchange = _exchange(track, scale, folded="exchange" in tabs)
    if beside:
        x = track.x + track.width * scale + 12
        exchange = exchange._replace(x=x, y=track.y, width=NARROW_EXCHANGE)
    elif foot and not room.compact and "exchange" not in tabs:  # its corner is free of cards
        exchange = exchange._replace(x=edge - 26 - exchange.width, y=bar_top + 4 - exchange.height)
    boards: dict[str, BoardPlace] = {}
    shut: tuple[str, ...] = ()
    while not insets_folded:  # a board that finds no place gets a tab, which the others lie below
        tabs = _tabs(
            _folded(column, extras, shut, insets=False), (left, tabs_top), edge, room.touch
        )
        names = tuple(name for name in extras.insets if name not in shut)
        boards = place_boards(names, _sea(room, tabs, (track, exchange), edge), scale)
        if len(boards) == len(names):
            break
        shut = tuple(name for name in extras.insets if name not in boards)
    hide_hand = _hide_hand(room, edge, bar_top)
    actions = {} if foot else bar.action_boxes(LEFT, bar_top, actions_room, extras)
    if lifted:
        actions |= bar.extra_boxes(actions, extras, room.touch)
    return TableLayout(
        controls=controls,
        compact=room.compact,
        touch=room.touch,
        window=Box(0, 0, width, height),
        map_place=_map_place(room),
        top_bar=Box(0, 0, width, TOP_BAR),
        icons=_icons(width, room.touch),
        work_track=track,
        exchange=exchange,
        inset_scale=scale,
        narrow_exchange=room.compact or bool(beside),
        tabs=tabs,
        boards=boards,
        side_edge=edge,
        column=column,
        bar_top=bar_top,
        actions=actions,
        look_back={} if foot else bar.look_back_boxes(look_back, room.touch),
        hide_hand=hide_hand,
        hand_centre=_hand_centre(room, edge, bar_top),
        foot=foot,
        small_hand=_small_hand(room),
        rise=rise,
    )


def _exchange(track: Box, scale: float, *, folded: bool) -> Box:
    """Below the work track; as a drawer where that would open."""
    top = track.y if folded else track.y + track.height * scale + 8
    return Box(20, top, *(EXCHANGE_OF_FIVE if track.height > TRACK else EXCHANGE))


def _scale_side_by_side(room: RoomSize, edge: float, track_height: float) -> float:
    """Return the scale at which track and exchange lie side by side on nothing but sea, where the
    controls are too large for the usual places; 0 elsewhere, and where there is no such scale.
    """
    if room.controls <= LARGEST_UNASKED:
        return 0.0
    top = TOP_BAR + 8
    sea = Sea(_map_place(room), room.controls, (), edge - 12)
    for scale in SIDE_BY_SIDE:
        track = Box(20, top, 684 * scale, track_height * scale)
        exchange = Box(track.right + 12, top, NARROW_EXCHANGE * scale, EXCHANGE[1] * scale)
        if sea.holds(track) and sea.holds(exchange):
            return scale
    return 0.0


def _inset_scale(room: RoomSize) -> float:
    """Small in a small window, unless it is tall: then there is sea to cover above the land."""
    if not room.compact:
        return 1.0
    share = min((room.height - DESIGN_HEIGHT) / HEIGHT_FOR_LARGEST, 1.0)
    return COMPACT_INSETS + (LARGEST_INSETS - COMPACT_INSETS) * share


def _folded(
    column: side.Side, extras: Extras, boards: tuple[str, ...], *, insets: bool
) -> list[str]:
    """Return what has a tab, and so have these boards of expansions."""
    folded = ["working-day", "exchange"] if insets else []
    if extras.wallace and column.wallace is None:
        folded.append("wallace")
    folded += boards
    if column.development is None:
        folded.append("development")
    if column.journal is None:
        folded.append("journal")
    return folded


def _tabs(folded: list[str], corner: Point, edge: float, touch: float) -> dict[str, Box]:
    """Tabs stand at the upper left, or right of the documents where these are not folded."""
    left, highest = corner
    pitch = TAB_WIDTH + TAB_GAP
    in_row = max(int((edge - left) // pitch), 1)
    boxes = {}
    for number, name in enumerate(folded):
        row, place = divmod(number, in_row)
        top = highest + max(TAB + TAB_GAP, touch) * row
        boxes[name] = Box(left + pitch * place, top, TAB_WIDTH, TAB)
    return boxes


def _sea(room: RoomSize, tabs: dict[str, Box], documents: tuple[Box, Box], edge: float) -> Sea:
    """Right of the work track below the tabs, and below it right of the exchange."""
    track, exchange = documents
    scale = _inset_scale(room)
    beside = track.x + track.width * scale + 12
    if exchange.y == track.y and not room.foot:
        beside += exchange.width * scale + 8
    under = track.y + track.height * scale + 8
    top = max([track.y, *(box.bottom + TAB_GAP for box in tabs.values())])
    held = exchange.x < beside and exchange.y < under + exchange.height
    left = exchange.x + exchange.width * scale + 8 if held else track.x
    return Sea(_map_place(room), room.controls, ((beside, top), (left, under)), edge - 12)


def _icons(width: float, touch: float) -> dict[str, Box]:
    pitch = max(52.0, touch)
    first = width - side.MARGIN - 44 - pitch * (len(ICON_BUTTONS) - 1)
    return {name: Box(first + pitch * n, 6, 44, 44) for n, name in enumerate(ICON_BUTTONS)}


def _look_back_area(edge: float, bar_top: float, touch: float) -> Box:
    width = edge - 12 - LEFT - 18
    spare = width - bar.least_action_room()
    width = max(min(bar.look_back_room(touch, width), spare), bar.least_look_back(touch))
    return Box(edge - 12 - width, bar_top, width, bar.ACTION_HEIGHT)


def _small_hand(room: RoomSize) -> bool:
    """Whether the hand lies as tabs: whole cards would be unreadable, or cover the land."""
    return room.compact or room.controls > LARGEST_UNASKED


def _hand_centre(room: RoomSize, edge: float, bar_top: float) -> tuple[float, float]:
    """Right above the bar: a second row of buttons ends far left of the hand."""
    if _small_hand(room):
        return edge - 12 - 2 * TAB_PITCH, bar_top - 52
    return edge + SIDE_SPAN - HAND_MIDDLE, bar_top - HAND_ABOVE_BAR


def _hide_hand(room: RoomSize, edge: float, bar_top: float) -> Box:
    """Above the hand."""
    width = 236.0 if room.compact else 176.0
    target = SMALLEST_TARGET_PX if room.compact else TARGET_PX
    tall = max(44.0, target / (room.k * room.controls))
    above = tall + (103.0 if _small_hand(room) else 197.0)
    return Box(edge - 12 - width, bar_top - above, width, tall)


def _map_place(room: RoomSize) -> MapPlace:
    """Spare width goes to the sea on both sides, spare height mostly to the sea above."""
    spare_width, spare_height = room.width - DESIGN_WIDTH, room.height - DESIGN_HEIGHT
    if not room.foot:
        return MapPlace(1.0, spare_width / 2, spare_height / 2)
    free = room.height - room.foot - TOP_BAR
    scale = REPLAY_MAP * min(free / REPLAY_HEIGHT, 1.0)
    left = REPLAY_MIDDLE - scale * MAP_MIDDLE + spare_width / 2
    if scale < REPLAY_MAP:  # a high foot: the land is drawn smaller, down to the foot
        return MapPlace(scale, left, room.height - room.foot - 8 - scale * LAND_FOOT)
    return MapPlace(scale, left, 15.4 + spare_height / 2)
