"""Every box of the table for one window and number of players (design, section 4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.action_row_and_hand import BAR_OVERHANG_HEIGHT
from game.tabletop.layout.drawers import MIN_TAB_HEIGHT_SHARE_OF_TARGET, TAB_GAP, tab_boxes
from game.tabletop.layout.map_placement import whole_map_frame
from game.tabletop.layout.side_column import SeatPanelSizes, SidePanelSize
from game.tabletop.layout.table_layout import (
    LEFT_MARGIN,
    TOP_BAR_HEIGHT,
    ZOOM_BUTTON_NAMES,
    ButtonBarBoxes,
    TableLayout,
    TableWindowSize,
    WindowFrame,
)
from game.tabletop.layout.undo_and_hint_layout import grid_boxes
from game.tabletop.map.map_frame import MapFrame
from game.titles.tiletum.table.map_plan import MAP_OFFSET, MAP_SIZE, SEA_WIDTH, load_map_plan

KING_TRACK_SIZE = (742.0, 66.0)
FAIRS_SIZE = (714.0, 66.0)
KING_TRACK_AND_FAIRS_SIZE = (1464.0, 66.0)
"""The king track and the fairs, and both beside each other."""
ROSE_WINDOW_SIZE = (442.0, 442.0)
ACTION_SHEET_SIZE = (424.0, 350.0)
MAX_ACTION_SHEET_HEIGHT_FACTOR: Final = (
    2.4  # times as tall as drawn; an upright window has room to spare
)
BOARD_HEIGHT: Final = 262.0
DOCUMENT_MARGIN = 14.0
DOCUMENT_GAP = 8.0
MANY_SEATS_FROM_COUNT: Final = 4
MIN_JOURNAL_LINES_OF_FEW_SEATS = 3
MIN_JOURNAL_LINES_OF_MANY_SEATS = 4
"""Lines of the journal that are wanted before the panels of seats are tall."""
OFFERS_SIZE: Final = (914.0, 128.0)
PRICE_OVERHANG_HEIGHT: Final = 12.0
"""How far the prices reach above the cards of the offers."""
MAX_REPLAYED_OFFERS_SCALE: Final = 0.75
"""The largest scale of the offers above the client's own bar, as in a replay."""
TASK_ROWS: Final = (("buy", "fulfil", "crest"), ("contribute", "use", "exchange"))
SILVER_TASK_ROWS: Final = (
    ("buy", "fulfil", "crest", "contribute"),
    ("use", "delve", "learn", "exchange"),
)
TECHNOLOGIES_SIZE = (424.0, 194.0)
UNDERGROUND_MAPS_SIZE = (424.0, 152.0)
GAP_BELOW_TECHNOLOGIES = 4.0
"""The technologies and the underground maps in small: they lie where the action sheet does."""
MAP_BUTTON_HEIGHT: Final = 40.0
MAX_TURN_MAP_SHEET_BUTTON_WIDTH: Final = 150.0
"""How wide the button that turns to the other sheet of maps is at most."""
TURN_MAP_SHEET_BUTTON_SHARE: Final = 0.44
"""The part of the row of map buttons that the button of the sheets takes."""
MAP_BUTTON_DROP_BELOW_KING_TRACK: Final = 6.0
"""How far below the king track the buttons and documents over the map begin."""
MAX_TECHNOLOGIES_BUTTON_WIDTH: Final = 190.0
SILVER_TAB_WIDTH: Final = 120.0
"""How wide a tab over the map is where the underground maps reach below it."""
MAX_OPENED_TECHNOLOGIES_SCALE: Final = 1.25
KING_OR_FAIR_DOCUMENT_WIDTH: Final = 640.0
"""How wide the document of the king track or a fair is."""
MAX_CARDINAL_DOCUMENT_WIDTH: Final = 1100.0
"""How wide that of the Cardinal may be where it has two columns."""
LARGE_BOARD_SIZE: Final = (1456.0, 772.0)
"""Width and height of a board in large."""
TASK_BUTTON_SIZE = (120.0, 60.0)
TASK_BUTTON_GAP = 6.0
UNDO_AND_HINT_ROWS: Final = (("undo", "hint"), ("reset", "last-turns"))
UNDO_AND_HINT_WIDTH: Final = 66.0
UNDO_AND_HINT_GAP: Final = 4.0
BUTTON_ROW_PITCH: Final = 66.0
MIN_TASK_BUTTON_WIDTH: Final = 90.0
MIN_TASK_BUTTON_WIDTH_PX: Final = 70
MIN_UNDO_AND_HINT_WIDTH: Final = 44.0
"""With large text: every name of a task fits, also in the smallest letters, but no cost does."""
LARGE_TEXT_TOP_ROW_MARGIN: Final = 6.0
"""With large text: how far the row along the upper edge keeps from the sides, and the offers,
tasks and buttons for looking back from each other."""
LARGE_TEXT_GAP: Final = 4.0
"""With large text: how far tasks keep from each other, and the action sheet from the bar."""
LARGE_TEXT_OFFERS_SCALE: Final = 0.935
"""The scale in u of the window that the offers are to keep with large text."""
LARGE_TEXT_ROSE_OVERHANG: Final = 1.005
"""How much wider than the sea beside the map the rose window may be with large text."""
NARROW_TITLE_BELOW_WIDTH: Final = 1800.0
TITLE_RIGHT_X = 960.0
NARROW_TITLE_RIGHT_X = 700.0
LOWEST_TOWN: Final = "firenze"
"""The town that is nearest to the zoom buttons."""
HOUSES_TIMES_PILLARS_BOX: Final = (1332.0, 766.0, 138.0, 118.0)
MIN_HOUSES_TIMES_PILLARS_WIDTH_PX: Final = 88
"""In u of the map."""
DRAWER_SIZES: Final = {"board": (424.0, BOARD_HEIGHT), "journal": (424.0, 300.0)}


class ScaledBox(NamedTuple):
    """A box in u of the controls, and the scale of what is drawn in it."""

    box: Box
    scale: float


def make_scaled_box(
    corner: tuple[float, float], size: tuple[float, float], scale: float
) -> ScaledBox:
    """Return a box whose upper left corner is `corner` and whose size is `size` times `scale`."""
    return ScaledBox(Box(*corner, size[0] * scale, size[1] * scale), scale)


@dataclass(frozen=True, slots=True, kw_only=True)
class TiletumLayout(TableLayout):
    """The layout of a Tiletum table: the map, and the parts beside it and along the lower edge."""

    frame: MapFrame
    king_track_box: ScaledBox
    fairs_box: ScaledBox
    rose_box: ScaledBox
    action_sheet_box: ScaledBox
    offers_box: ScaledBox
    has_silver: bool = False

    @property
    def technologies_box(self) -> ScaledBox:
        """The box of the technologies: over the upper part of the action sheet."""
        return self._scaled_box_over_action_sheet(0.0, TECHNOLOGIES_SIZE)

    @property
    def underground_maps_box(self) -> ScaledBox:
        """The box of the small underground maps: over the lower part of the action sheet."""
        return self._scaled_box_over_action_sheet(
            TECHNOLOGIES_SIZE[1] + GAP_BELOW_TECHNOLOGIES, UNDERGROUND_MAPS_SIZE
        )

    def _scaled_box_over_action_sheet(self, down: float, size: tuple[float, float]) -> ScaledBox:
        box = self.action_sheet_box.box
        whole = TECHNOLOGIES_SIZE[1] + GAP_BELOW_TECHNOLOGIES + UNDERGROUND_MAPS_SIZE[1]
        scale = min(self.action_sheet_box.scale, box.height / whole)
        left = box.x + (box.width - size[0] * scale) / 2
        return make_scaled_box((left, box.y + down * scale), size, scale)

    @property
    def turn_map_sheet_button_box(self) -> Box:
        """The box of the button that turns the map sheet: above the rose window, where it covers
        no space of either sheet."""
        row = self._map_button_row
        width = min(
            (row.width - TAB_GAP) * TURN_MAP_SHEET_BUTTON_SHARE, MAX_TURN_MAP_SHEET_BUTTON_WIDTH
        )
        return row._replace(width=width)

    @property
    def technologies_button_box(self) -> Box:
        """The box of the button that opens the technologies: beside the button of the sheets."""
        row = self._map_button_row
        left = self.turn_map_sheet_button_box.right + TAB_GAP
        return row._replace(x=left, width=min(row.right - left, MAX_TECHNOLOGIES_BUTTON_WIDTH))

    @property
    def _map_button_row(self) -> Box:
        """The row of the map's buttons: between the king track and the rose window."""
        left = self.king_track_box.box.x
        top = self.king_track_box.box.bottom + _map_button_drop_below_king_track(self)
        return Box(left, top, self.rose_box.box.right - left, _map_button_height(self))

    @property
    def opened_technologies_box(self) -> ScaledBox:
        """The box of the technologies when they are opened: over the map, as the documents."""
        place = self.document_box
        share = KING_OR_FAIR_DOCUMENT_WIDTH / TECHNOLOGIES_SIZE[0]
        scale = min(place.scale * share, MAX_OPENED_TECHNOLOGIES_SCALE)
        return make_scaled_box(place.box[:2], TECHNOLOGIES_SIZE, scale)

    @property
    def document_box(self) -> ScaledBox:
        """The box of the documents of king track, fairs and Cardinal: over the map below the
        tabs."""
        left = self.rose_box.box.right + DOCUMENT_GAP
        top = self._map_button_row.bottom + DOCUMENT_GAP + 4
        room = self.left_edge_of_column - DOCUMENT_MARGIN - left
        scale = min(room / KING_OR_FAIR_DOCUMENT_WIDTH, 1.0)
        return make_scaled_box((left, top), (KING_OR_FAIR_DOCUMENT_WIDTH, 0.0), scale)

    @property
    def cardinal_box(self) -> ScaledBox:
        """The box of the Cardinal's document: in a replay, whose map is low, over the rose window
        too, for two columns."""
        if not self.client_uses_bottom:
            return self.document_box
        top = self.king_track_box.box.bottom + DOCUMENT_GAP
        width = min(self.left_edge_of_column - 2 * DOCUMENT_MARGIN, MAX_CARDINAL_DOCUMENT_WIDTH)
        return make_scaled_box((DOCUMENT_MARGIN, top), (width, 0.0), 1.0)

    @property
    def large_board_box(self) -> ScaledBox:
        """The box of an enlarged board: over the rose window and the map."""
        top = self.king_track_box.box.bottom + DOCUMENT_GAP
        room = (
            self.left_edge_of_column - 2 * DOCUMENT_MARGIN,
            self.top_of_button_bar - BAR_OVERHANG_HEIGHT - top,
        )
        scale = min(room[0] / LARGE_BOARD_SIZE[0], room[1] / LARGE_BOARD_SIZE[1])
        return make_scaled_box(
            (DOCUMENT_MARGIN + (room[0] - LARGE_BOARD_SIZE[0] * scale) / 2, top),
            LARGE_BOARD_SIZE,
            scale,
        )

    @property
    def houses_times_pillars_box(self) -> ScaledBox:
        """The box of the final scoring: in the sea beside Firenze; wider to the left where letters
        in their smallest size need more room than the map leaves."""
        per_u = self.window_size.px_per_u * self.window_size.control_size_factor
        left, top = (side / per_u for side in self.frame.exact_pixel(HOUSES_TIMES_PILLARS_BOX[:2]))
        px_per_u = self.frame.px_per_u
        width = max(HOUSES_TIMES_PILLARS_BOX[2], MIN_HOUSES_TIMES_PILLARS_WIDTH_PX / px_per_u)
        scale = px_per_u / per_u
        left -= (width - HOUSES_TIMES_PILLARS_BOX[2]) * scale
        return make_scaled_box((left, top), (width, HOUSES_TIMES_PILLARS_BOX[3]), scale)

    @property
    def zoom_button_boxes(self) -> dict[str, Box]:
        """The boxes of the map's zoom buttons, moved to its lower right corner: left of the final
        scoring, and the one that is always shown below Firenze."""
        boxes = super(TiletumLayout, self).zoom_button_boxes
        last = list(boxes.values())[-1]
        right = self.left_edge_of_column - DOCUMENT_MARGIN
        ending = self.houses_times_pillars_box.box
        if ending.bottom > last.y - DOCUMENT_GAP and ending.right > right - (
            last.right - LEFT_MARGIN
        ):
            right = min(right, ending.x - DOCUMENT_GAP)
        top = last.y
        closer = boxes[ZOOM_BUTTON_NAMES[0]]
        town = self._box_of_map_rect(load_map_plan().spaces[LOWEST_TOWN].occupied_rect)
        if town.overlaps(closer._replace(x=right + LEFT_MARGIN - closer.right)):
            top = town.bottom + 1
        return {
            name: box._replace(x=right + LEFT_MARGIN - box.right, y=top)
            for name, box in boxes.items()
        }

    def _box_of_map_rect(self, rect: LeftTopWidthHeight) -> Box:
        """Return the box of a rectangle of the whole map, in u of the controls."""
        per_u = self.window_size.px_per_u * self.window_size.control_size_factor
        left, top = (side / per_u for side in self.frame.exact_pixel(rect[:2]))
        factor = self.frame.px_per_u / per_u
        return Box(left, top, rect[2] * factor, rect[3] * factor)


def make_tiletum_layout(
    window_size: TableWindowSize, seats: int, *, has_silver: bool = False
) -> TiletumLayout:
    """Return the layout for a window and a number of players, with or without Silver.

    Where the client uses the lower edge, the offers have a separate row above it.
    """
    frame = _frame_above_offers(WindowFrame(window_size=window_size))
    if window_size.has_players_below_map:  # the row of the offers lies below their panels
        window_size = frame.window_size
    # Four low panels leave room below the board for the words of a task
    lines = (
        MIN_JOURNAL_LINES_OF_FEW_SEATS
        if seats < MANY_SEATS_FROM_COUNT
        else MIN_JOURNAL_LINES_OF_MANY_SEATS
    )
    panels = SeatPanelSizes(seats, min_journal_lines=lines)
    board = SidePanelSize("board", BOARD_HEIGHT)
    column = WindowFrame(window_size=window_size).boxes_of_players_parts(panels, (board,))
    lies = whole_map_frame(frame, MAP_SIZE, MAP_OFFSET[1])
    left = LARGE_TEXT_TOP_ROW_MARGIN if _is_map_narrowed_by_large_text(frame) else DOCUMENT_MARGIN
    right = LARGE_TEXT_TOP_ROW_MARGIN if _is_map_narrowed_by_large_text(frame) else 12
    scale = min((frame.left_edge_of_column - right - left) / KING_TRACK_AND_FAIRS_SIZE[0], 1.0)
    track = make_scaled_box((left, TOP_BAR_HEIGHT + 5), KING_TRACK_SIZE, scale)
    fairs = make_scaled_box(
        (track.box.right + DOCUMENT_GAP * scale, TOP_BAR_HEIGHT + 5), FAIRS_SIZE, scale
    )
    rose, action_sheet = _rose_and_action_sheet_boxes(
        frame, lies, track.box.bottom + 4, has_silver=has_silver
    )
    names = [name for name in ("board",) if name not in column.panel_boxes_by_name]
    names += ["journal"] if column.journal_box is None else []
    tabs = _tab_boxes(frame, names, track.box, rose.box, has_silver=has_silver)
    first = (
        action_sheet.box.right + DOCUMENT_GAP
        if _are_replay_offers_beside_silver_panels(frame, has_silver=has_silver)
        else 0.0
    )
    tasks = SILVER_TASK_ROWS if has_silver else TASK_ROWS
    bar, offers = _button_bar_and_offers_box(frame, tasks, max(first, DOCUMENT_MARGIN))
    return TiletumLayout(
        window_size=window_size,
        column=column,
        bar=bar,
        hand=None,
        tab_boxes=tabs,
        document_boxes=(track.box, fairs.box, rose.box, action_sheet.box),
        title_right_x=NARROW_TITLE_RIGHT_X
        if frame.window_box.width < NARROW_TITLE_BELOW_WIDTH
        else TITLE_RIGHT_X,
        drawer_sizes=DRAWER_SIZES,
        must_see_panels=("board",),
        frame=lies,
        king_track_box=track,
        fairs_box=fairs,
        rose_box=rose,
        action_sheet_box=action_sheet,
        offers_box=offers,
        has_silver=has_silver,
    )


def _tab_boxes(
    frame: WindowFrame, tab_names: Sequence[str], track: Box, rose: Box, *, has_silver: bool
) -> dict[str, Box]:
    """Return the boxes of the tabs: in the corner of the map beside the rose window.

    With Silver they are so narrow and high up that they cover no space of the underground maps.
    """
    rise = _map_button_drop_below_king_track(frame) if has_silver else DOCUMENT_GAP
    corner = (rose.right + DOCUMENT_GAP, track.bottom + rise)
    touch = frame.window_size.min_click_target_side
    boxes = tab_boxes(tab_names, corner, frame.left_edge_of_column, touch)
    if not has_silver:
        return boxes
    return {name: box._replace(width=SILVER_TAB_WIDTH) for name, box in boxes.items()}


def _map_button_drop_below_king_track(frame: WindowFrame) -> float:
    """Return how far below the king track the buttons over the map begin."""
    return (
        LARGE_TEXT_GAP
        if _is_map_narrowed_by_large_text(frame)
        else MAP_BUTTON_DROP_BELOW_KING_TRACK
    )


def _map_button_height(frame: WindowFrame) -> float:
    """Return the height of the buttons that turn the map sheet and open the technologies."""
    return max(
        MAP_BUTTON_HEIGHT,
        frame.window_size.min_click_target_side * MIN_TAB_HEIGHT_SHARE_OF_TARGET,
    )


def _is_map_narrowed_by_large_text(frame: WindowFrame) -> bool:
    """Return whether the player chose larger text and the right column takes room for it from the
    pieces left of it."""
    return (
        frame.window_size.chosen_control_scale > 1 and not frame.window_size.has_players_below_map
    )


def _frame_above_offers(frame: WindowFrame) -> WindowFrame:
    """Return the frame for the parts above the offers. Where the client uses the lower edge (as in
    a replay), the foot of this frame is higher by the height of the row of offers."""
    if not frame.client_uses_bottom:
        return frame
    room = frame.window_size
    foot = room.foot_height + _offers_row_height(frame) * room.control_size_factor
    return WindowFrame(window_size=replace(room, foot_height=foot))


def _offers_row_height(frame: WindowFrame) -> float:
    """Return the height of the row of the offers above the bar of the client."""
    return (
        _offers_scale_above_client_foot(frame) * (OFFERS_SIZE[1] + PRICE_OVERHANG_HEIGHT)
        + DOCUMENT_GAP
    )


def _offers_scale_above_client_foot(frame: WindowFrame) -> float:
    """Return the scale of the offers in a row above the bar of the client."""
    room = frame.left_edge_of_column - 2 * DOCUMENT_MARGIN
    return min(room / OFFERS_SIZE[0], MAX_REPLAYED_OFFERS_SCALE)


def _are_replay_offers_beside_silver_panels(frame: WindowFrame, *, has_silver: bool) -> bool:
    """Return whether, where the client uses the lower edge (as in a replay), the offers lie to the
    right of the action sheet: only with Silver, and not in upright windows."""
    return has_silver and frame.client_uses_bottom and not frame.window_size.has_players_below_map


def _rose_and_action_sheet_boxes(
    frame: WindowFrame, map_frame: MapFrame, top: float, *, has_silver: bool
) -> tuple[ScaledBox, ScaledBox]:
    """Return the boxes of the rose window and of the action sheet below it, as large as the sea
    beside the map is wide.

    With Silver the rose window is smaller than the action sheet, because the row of the map's
    buttons is above it. A replay asks nothing, but the panels of Silver need room there.
    """
    sea = (map_frame.offset_px[0] + SEA_WIDTH * map_frame.px_per_u) / (
        frame.window_size.px_per_u * frame.window_size.control_size_factor
    )
    gap = DOCUMENT_GAP
    if _is_map_narrowed_by_large_text(frame):
        sea *= LARGE_TEXT_ROSE_OVERHANG
        gap = LARGE_TEXT_GAP
    high = frame.top_of_button_bar - BAR_OVERHANG_HEIGHT - gap - top
    if _are_replay_offers_beside_silver_panels(frame, has_silver=has_silver):
        high += _offers_row_height(frame)
    has_sheet = has_silver or not frame.client_uses_bottom
    needed = ROSE_WINDOW_SIZE[1] + (
        DOCUMENT_GAP + ACTION_SHEET_SIZE[1] * 0.94 if has_sheet else 0.0
    )
    scale = min(sea / SEA_WIDTH, high / needed, 1.15)
    buttons_row = _map_button_drop_below_king_track(frame) + _map_button_height(frame) - 2
    row = buttons_row if has_silver else 0.0
    high -= row
    rose = make_scaled_box(
        (4.0, top + row), ROSE_WINDOW_SIZE, min(sea / SEA_WIDTH, high / needed, 1.15)
    )
    tall = min(
        high - rose.box.height - 3, ACTION_SHEET_SIZE[1] * scale * MAX_ACTION_SHEET_HEIGHT_FACTOR
    )
    space = Box(DOCUMENT_MARGIN * scale, rose.box.bottom + 3, ACTION_SHEET_SIZE[0] * scale, tall)
    return rose, ScaledBox(space, scale)


def _button_bar_and_offers_box(
    frame: WindowFrame, tasks: tuple[tuple[str, ...], ...], left_edge: float
) -> tuple[ButtonBarBoxes, ScaledBox]:
    """Return the boxes of the buttons at the lower edge (tasks, undo and hints) and of the offers.
    Where the client uses that edge, there are no buttons, and the offers begin at `left_edge`."""
    if frame.client_uses_bottom:
        room = frame.left_edge_of_column - DOCUMENT_MARGIN - left_edge
        scale = min(room / OFFERS_SIZE[0], _offers_scale_above_client_foot(frame))
        lower = left_edge, frame.top_of_client_foot + PRICE_OVERHANG_HEIGHT * scale
        return ButtonBarBoxes({}, {}, 0.0), make_scaled_box(lower, OFFERS_SIZE, scale)
    sizes = _bar_sizes_of_usual_text(frame, len(tasks[0]))
    wanted = OFFERS_SIZE[0] * LARGE_TEXT_OFFERS_SCALE / frame.window_size.control_size_factor
    if _is_map_narrowed_by_large_text(frame) and sizes.offers_width < wanted:
        sizes = _bar_sizes_of_large_text(frame, len(tasks[0]), wanted)
    top = frame.top_of_button_bar
    undo_and_hint_boxes = grid_boxes(
        UNDO_AND_HINT_ROWS,
        (sizes.undo_and_hint_left, top),
        (sizes.undo_and_hint_button_width + UNDO_AND_HINT_GAP, BUTTON_ROW_PITCH),
        (sizes.undo_and_hint_button_width, TASK_BUTTON_SIZE[1]),
    )
    actions = grid_boxes(
        tasks,
        (sizes.task_left, top),
        (sizes.task_width + sizes.task_gap, BUTTON_ROW_PITCH),
        (sizes.task_width, TASK_BUTTON_SIZE[1]),
    )
    scale = min(sizes.offers_width / OFFERS_SIZE[0], 1.0)
    corner = DOCUMENT_MARGIN, top + (OFFERS_SIZE[1] - OFFERS_SIZE[1] * scale) / 2
    return ButtonBarBoxes(actions, undo_and_hint_boxes, 0.0), make_scaled_box(
        corner, OFFERS_SIZE, scale
    )


class _BarSizes(NamedTuple):
    """The widths and left edges of the task buttons and of the undo and hint buttons, and the width
    that is left for the offers."""

    undo_and_hint_button_width: float
    undo_and_hint_left: float
    task_width: float
    task_gap: float
    task_left: float
    offers_width: float


def _bar_sizes_of_usual_text(frame: WindowFrame, columns: int) -> _BarSizes:
    """Return the sizes for text of the usual size, with the tasks in `columns` columns."""
    looks = _undo_and_hint_left(frame, UNDO_AND_HINT_WIDTH)
    width = min(TASK_BUTTON_SIZE[0], (looks - 8) * 0.45 / columns)
    first = looks - 10 - (width + TASK_BUTTON_GAP) * columns
    room = first - DOCUMENT_MARGIN - 10
    return _BarSizes(UNDO_AND_HINT_WIDTH, looks, width, TASK_BUTTON_GAP, first, room)


def _bar_sizes_of_large_text(frame: WindowFrame, columns: int, offers_width: float) -> _BarSizes:
    """Return the sizes of the parts at the lower edge for large text. The buttons are made narrower
    until the offers have the width `offers_width`, but not narrower than the names of the tasks
    need."""
    touch = frame.window_size.min_click_target_side - UNDO_AND_HINT_GAP * 1.5
    narrow = max(MIN_UNDO_AND_HINT_WIDTH, touch)
    looks = _undo_and_hint_left(frame, narrow)
    spare = looks - 2 * LARGE_TEXT_TOP_ROW_MARGIN - DOCUMENT_MARGIN - offers_width
    per_u = frame.window_size.px_per_u * frame.window_size.control_size_factor
    least = max(MIN_TASK_BUTTON_WIDTH, MIN_TASK_BUTTON_WIDTH_PX / per_u)
    width = min(max(spare / columns - LARGE_TEXT_GAP, least), TASK_BUTTON_SIZE[0])
    first = looks - LARGE_TEXT_TOP_ROW_MARGIN - (width + LARGE_TEXT_GAP) * columns
    room = first - DOCUMENT_MARGIN - LARGE_TEXT_TOP_ROW_MARGIN
    return _BarSizes(narrow, looks, width, LARGE_TEXT_GAP, first, room)


def _undo_and_hint_left(frame: WindowFrame, width: float) -> float:
    """Return the left edge of the two columns of undo and hint buttons, which are `width` wide."""
    return frame.left_edge_of_column - 8 - 2 * width - UNDO_AND_HINT_GAP
