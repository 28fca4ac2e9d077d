"""The rectangle of every part of the table, for one window and number of players."""

from dataclasses import dataclass, replace
from typing import Final

from game.scene.nodes.zoom import InitialView
from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.action_row_and_hand import BAR_OVERHANG_HEIGHT
from game.tabletop.layout.drawers import TAB_GAP, TAB_HEIGHT, tab_boxes
from game.tabletop.layout.map_placement import RequiredMapRange, initial_view_for, whole_map_frame
from game.tabletop.layout.side_column import (
    PANEL_GAP,
    SeatPanelSizes,
    SideColumnBoxes,
    SidePanelSize,
)
from game.tabletop.layout.table_layout import (
    COMPACT_BELOW_PX_PER_U,
    LEFT_MARGIN,
    MIN_TASK_HEIGHT,
    ButtonBarBoxes,
    TableLayout,
    TableWindowSize,
    WindowFrame,
)
from game.tabletop.layout.undo_and_hint_layout import grid_boxes
from game.tabletop.map.map_frame import MapFrame
from game.titles.brass.table.map_plan import MAP_OFFSET, MAP_SIZE, SPACE_SIZE, load_map_plan

SEA_WIDTH: Final = 352.0
"""In u of the map from its left edge: so far there are no spaces but at the low end."""
TRACKS_SIZE = (336.0, 160.0)
MARKET_SIZE = (336.0, 122.0)
PRICE_SHEET_SIZE = (336.0, 500.0)
FREE_X_SOUTH_OF_MERSEY: Final = 700.0
"""In u of the map from its left edge: right of the last plate south of the Mersey."""
ERA_SCORING_SIZE: Final = (336.0, 800.0)
MIN_PRICE_SHEET_HEIGHT = 420.0
SPACE_FOR_TABS_HEIGHT = 56.0
INCOME_TRACK_TOP_AND_HEIGHT = (60.0, 32.0)
"""Where the income track begins, and how high it is."""
GAP_BELOW_INCOME_TRACK = 4.0
TOP_BELOW_INCOME_TRACK: Final = 124.0
MIN_DOCUMENT_PX_PER_U = 0.64
"""px per u below which a document could not be read."""
MIN_MAP_SPACE_PX = 44.5
MIN_MAP_SPACE_PX_WHEN_COMPACT = 33.0
"""So large are spaces to pick, also in a small window; those of a place lie side by side."""
CARD_SIZE = (94.0, 128.0)
CARD_PITCH = 98.0
HAND_SLOT_COUNT: Final = 8
ACTION_NAMES: Final = ("build", "link", "develop", "sell", "loan", "pass")
ACTION_SIZE = (84.0, 122.0)
ACTION_GAP = 4.0
ACTIONS_RIGHT_GAP = 8.0  # room between them and the buttons that look back
MAX_ACTION_WIDTH = 100.0  # beside a hand in two rows, which leaves more room
HAND_GAP = 12.0
HAND_LEFT_X = 14.0
UNDO_AND_HINT_SIZE = (66.0, 58.0)
UNDO_AND_HINT_PITCH = (70.0, 64.0)
UNDO_AND_HINT_ROWS: Final = (("undo", "hint"), ("reset", "last-turns"))
NARROW_TITLE_BELOW_WIDTH: Final = 1800.0
"""u of a window in which the bar along the top leaves out what may be left out."""
TITLE_RIGHT_X = 1352.0
NARROW_TITLE_RIGHT_X = 954.0
STACKS_TOP_TO_COUNTERS_END = 137.0
STACKS_TOP_TO_FIGURES_END = 190.0
"""Where a note may cut the works: costs and gains stay in sight, or at least the counters."""
LOWEST_SEAT_PANEL_HEIGHT = 80.0
LONGEST_TASK_HEIGHT = 400.0  # of the longest task
ASIDE_USE: Final = "aside"
MIN_SEA_NOTE_SIZE: Final = (240.0, 280.0)
"""A note on the sea is at least so wide and high."""
DRAWER_SIZES: Final = {
    "works": (424.0, 236.0),
    "journal": (424.0, 300.0),
    "tracks": TRACKS_SIZE,
    "market": MARKET_SIZE,
}


REPLAY_HAND_CARDS_PER_ROW: Final = 3
REPLAY_HAND_SIZE: Final = (REPLAY_HAND_CARDS_PER_ROW * CARD_PITCH, 198.0)
REPLAY_HAND_NAME_HEIGHT = 30.0
LAST_SCORING_BUTTON_SPACE_HEIGHT = 70.0


@dataclass(frozen=True, slots=True)
class BrassDocumentRects:
    """The boxes of the documents on the sea; `scale` is their scale, `price_sheet` the box of a
    price sheet, None without room for it.

    With `are_documents_folded` the documents are too small to read and open as drawers instead.
    """

    scale: float
    tracks: Box
    market: Box
    price_sheet: Box | None
    are_documents_folded: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BrassLayout(TableLayout):
    """The layout of a table of Brass: also the frame of the map, its initial view, and the
    documents on the sea."""

    frame: MapFrame
    view: InitialView
    document_rects: BrassDocumentRects

    @property
    def income_track_box(self) -> Box:
        """The rectangle of the income track at the upper edge of the map."""
        top, height = INCOME_TRACK_TOP_AND_HEIGHT
        return Box(14, top, self.left_edge_of_column - 26, height)

    @property
    def era_scoring_box(self) -> Box:
        """The box of an era's scoring: over the documents, below tabs and income track, and
        scaled down in a low window."""
        room = self.sheet_area_box
        (width, height) = ERA_SCORING_SIZE
        under = max(
            (tab.bottom + PANEL_GAP for tab in self.tab_boxes.values() if tab.x < width),
            default=0.0,
        )
        under = max(under, TOP_BELOW_INCOME_TRACK)
        top = under if room.bottom - under >= height else room.y
        scale = min(1.0, (room.bottom - top) / height)
        return Box(LEFT_MARGIN, top, width * scale, height * scale)

    def drawer_box(self, name: str) -> Box:
        """Return the box in which a folded part opens: below its tab on the map, or above its
        tab in the column, where it is at most so high that it covers no seat panel."""
        width, height = self.drawer_sizes[name]
        tab = self.tab_boxes[name]
        prompt = self.column.prompt_box
        if prompt is None or (tab.x < self.left_edge_of_column and tab.y < self.top_of_button_bar):
            drawer = super(BrassLayout, self).drawer_box(name)
            if drawer.bottom <= self.top_of_button_bar:
                return drawer
            x, y = _corner_beside_documents()
            return drawer._replace(x=x, y=y)
        lowest_seat_panel = self.column.seat_panel_boxes[-1]
        top = max(tab.y - PANEL_GAP - height, lowest_seat_panel.bottom + PANEL_GAP)
        left = min(tab.x, self.left_edge_of_column)
        return Box(left, top, width, tab.y - PANEL_GAP - top)

    @property
    def advice_box(self) -> Box:
        """The box for hints: `note_box`, because it does not cover the money in the seat panels."""
        return self.note_box

    @property
    def short_note_box(self) -> Box:
        """The box for short notes: `note_box`, because it covers the journal but not the stacks."""
        return self.note_box

    @property
    def task_text_box(self) -> Box:
        """The box for the text of a task: the part of `note_box` below the costs and gains of the
        stacks, or the whole `note_box` if that part is lower than `MIN_TASK_HEIGHT`."""
        note = self.note_box
        height = _height_from_stack_figures_to_prompt(self.column)
        has_room = MIN_TASK_HEIGHT <= height < note.height
        return note._replace(y=note.bottom - height, height=height) if has_room else note

    @property
    def aside_box(self) -> Box | None:
        """The box for a note on the sea, below the documents; None where there is no room."""
        documents = self.document_rects
        if self.client_uses_bottom or documents.are_documents_folded:
            return None
        top = documents.market.bottom + PANEL_GAP
        end = self.top_of_button_bar - BAR_OVERHANG_HEIGHT - PANEL_GAP
        box = Box(LEFT_MARGIN, top, documents.market.width, end - top)
        shown = (
            *self._nameplate_boxes_while_whole_map_is_shown,
            *self.space_boxes_while_whole_map_is_shown,
            *self.zoom_button_boxes.values(),
        )
        covered = (each.y for each in shown if box.overlaps(each))
        box = box._replace(height=min(covered, default=end + PANEL_GAP) - PANEL_GAP - top)
        has_room = box.height >= MIN_SEA_NOTE_SIZE[1] and box.width >= MIN_SEA_NOTE_SIZE[0]
        return box if has_room else None

    def spare_rect(self, purpose: str) -> Box:
        """Return the box that the client may use, as every table does; for "aside" the box of a
        note on the sea."""
        aside = self.aside_box if purpose == ASIDE_USE else None
        return aside if aside is not None else super(BrassLayout, self).spare_rect(purpose)

    def note_height(self, purpose: str, min_height: float) -> float:
        """Return the height of a note; on the sea it cuts nothing."""
        if purpose == ASIDE_USE and self.aside_box is not None:
            return min(min_height, self.aside_box.height)
        return super(BrassLayout, self).note_height(purpose, min_height)

    @property
    def replay_hand_box(self) -> Box | None:
        """The box of a seat's hand in a replay, low on the sea; None at other tables and where
        there is no room."""
        if not self.client_uses_bottom or self.document_rects.are_documents_folded:
            return None
        width, height = REPLAY_HAND_SIZE
        top = self.top_of_button_bar - height - 8
        fits = (
            top - REPLAY_HAND_NAME_HEIGHT
            > self.document_rects.market.bottom + LAST_SCORING_BUTTON_SPACE_HEIGHT
        )
        return Box(LEFT_MARGIN, top, width, height) if fits else None

    @property
    def has_small_cards_in_two_rows(self) -> bool:
        """Whether the cards of the hand lie in two rows, small and without their pictures."""
        return self.bar.hand is not None and self.bar.hand.width < HAND_SLOT_COUNT * CARD_PITCH - 10

    @property
    def zoom_button_boxes(self) -> dict[str, Box]:
        """The boxes of the map's zoom buttons: on its southern edge, where no sheet covers them, or
        in the left corner, in the sea, if they would cover a nameplate there. In a replay they are
        above the shown hand if they would overlap it."""
        boxes = super(BrassLayout, self).zoom_button_boxes
        first, *_, last = boxes.values()
        for_hide_button = first.width + TAB_GAP
        group = first._replace(width=last.right - first.x + for_hide_button)
        plates = self._nameplate_boxes_while_whole_map_is_shown
        per_px = 1 / (self.window_size.px_per_u * self.window_size.control_size_factor)
        south = (self.frame.offset_px[0] + FREE_X_SOUTH_OF_MERSEY * self.frame.px_per_u) * per_px
        if any(group._replace(x=south).overlaps(plate) for plate in plates):
            south = LEFT_MARGIN
        by = south + for_hide_button - first.x
        hand = self.replay_hand_box
        top = first.y
        if hand is not None and group._replace(x=south).overlaps(hand):
            top = hand.y - REPLAY_HAND_NAME_HEIGHT - PANEL_GAP - first.height
        return {name: box._replace(x=box.x + by, y=top) for name, box in boxes.items()}

    @property
    def _nameplate_boxes_while_whole_map_is_shown(self) -> list[Box]:
        """The boxes of the nameplates on the whole map, in u of the controls."""
        per_px = 1 / (self.window_size.px_per_u * self.window_size.control_size_factor)
        return [
            Box(*(side * per_px for side in self.frame.pixel_rect_of_box_in_u(place.plate_rect)))
            for place in load_map_plan().places.values()
        ]

    @property
    def space_boxes_while_whole_map_is_shown(self) -> list[Box]:
        """The boxes of all spaces while the whole map is visible, in u of the controls."""
        per_px = 1 / (self.window_size.px_per_u * self.window_size.control_size_factor)
        return [
            Box(*(side * per_px for side in self.frame.pixel_rect_of_box_in_u(square)))
            for place in load_map_plan().places.values()
            for square in place.space_rects
        ]

    @property
    def do_tabs_cover_places(self) -> bool:
        """Whether a tab covers part of a nameplate or of a space while the whole map is
        visible."""
        shown = [
            *self._nameplate_boxes_while_whole_map_is_shown,
            *self.space_boxes_while_whole_map_is_shown,
        ]
        return any(tab.overlaps(box) for tab in self.tab_boxes.values() for box in shown)


def brass_layout(
    window_size: TableWindowSize, seats: int, *, shows_task: bool = False
) -> BrassLayout:
    """Return the layout for a window and a number of players; with `shows_task` a task has room
    below the stacks."""
    frame = WindowFrame(window_size=window_size)
    works = SidePanelSize(
        "works", DRAWER_SIZES["works"][1], (STACKS_TOP_TO_COUNTERS_END, STACKS_TOP_TO_FIGURES_END)
    )
    column = (_side_column_boxes_with_task if shows_task else _side_column_boxes)(
        frame, seats, works
    )
    edge = sum(INCOME_TRACK_TOP_AND_HEIGHT) + GAP_BELOW_INCOME_TRACK
    printed_span = RequiredMapRange(
        *load_map_plan().vertical_range_of_plates_and_spaces, highest_window_y=edge
    )
    lies = whole_map_frame(frame, MAP_SIZE, MAP_OFFSET[1], printed_span)
    # On the sea, drawn smaller where that is narrow; folded where nobody could read them then
    per_px = 1 / (frame.window_size.px_per_u * frame.window_size.control_size_factor)
    sea = (lies.offset_px[0] + SEA_WIDTH * lies.px_per_u) * per_px - LEFT_MARGIN
    scale = min(sea / TRACKS_SIZE[0], 1.0)
    tracks = Box(LEFT_MARGIN, TOP_BELOW_INCOME_TRACK, *(side * scale for side in TRACKS_SIZE))
    market = Box(LEFT_MARGIN, tracks.bottom + PANEL_GAP, *(side * scale for side in MARKET_SIZE))
    top = market.bottom + 12
    height = min(PRICE_SHEET_SIZE[1], frame.top_of_button_bar - BAR_OVERHANG_HEIGHT - 12 - top)
    home = (
        Box(LEFT_MARGIN, top, PRICE_SHEET_SIZE[0], height)
        if scale > 0.99 and height > MIN_PRICE_SHEET_HEIGHT
        else None
    )
    printed = BrassDocumentRects(
        scale, tracks, market, home, are_documents_folded=scale < MIN_DOCUMENT_PX_PER_U * per_px
    )
    small = window_size.px_per_u < COMPACT_BELOW_PX_PER_U or window_size.chosen_control_scale < 1
    min_px = MIN_MAP_SPACE_PX_WHEN_COMPACT if small else MIN_MAP_SPACE_PX
    layout = BrassLayout(
        window_size=window_size,
        column=column,
        bar=_make_button_bar_boxes(frame),
        hand=None,
        tab_boxes=_tab_boxes_by_name(
            frame, column, sea_width=sea if printed.are_documents_folded else None
        ),
        document_boxes=() if printed.are_documents_folded else (printed.tracks, printed.market),
        title_right_x=NARROW_TITLE_RIGHT_X
        if frame.window_box.width < NARROW_TITLE_BELOW_WIDTH
        else TITLE_RIGHT_X,
        drawer_sizes=DRAWER_SIZES,
        frame=lies,
        view=initial_view_for(frame, lies, SPACE_SIZE, min_px, printed_span),
        document_rects=printed,
    )
    return _replay_layout_with_tabs_off_places(layout)


def _side_column_boxes(
    frame: WindowFrame, seats: int, stacks_size: SidePanelSize
) -> SideColumnBoxes:
    """Return the boxes of the seat panels, the stacks, the journal and the prompt in the right
    column."""
    sizes = SeatPanelSizes(seats, min_journal_lines=3, spare_height=TAB_HEIGHT)
    return frame.boxes_of_players_parts(sizes, (stacks_size,))


def _side_column_boxes_with_task(
    frame: WindowFrame, seats: int, stacks_size: SidePanelSize
) -> SideColumnBoxes:
    """Return the boxes in the right column for a table with a task. The seat panels are as high as
    possible while the task has enough room below the stacks; if there is too little room even below
    the lowest panels, the stacks are folded."""
    usual = SeatPanelSizes(seats, min_journal_lines=0, spare_height=TAB_HEIGHT)
    for height in (usual.tall_height, usual.low_height, LOWEST_SEAT_PANEL_HEIGHT):
        sizes = usual._replace(tall_height=height, low_height=height)
        column = frame.boxes_of_players_parts(sizes, (stacks_size,))
        if (
            column.free_note_box is not None
            or _height_from_stack_figures_to_prompt(column) >= LONGEST_TASK_HEIGHT
        ):
            return column
    if _height_from_stack_figures_to_prompt(column) >= MIN_TASK_HEIGHT:
        return column
    low = usual._replace(tall_height=usual.low_height)
    return frame.boxes_of_players_parts(low, ())


def _height_from_stack_figures_to_prompt(column: SideColumnBoxes) -> float:
    """Return the height, in u, between the figures of the stacks and the prompt; 0 without
    stacks."""
    works = column.panel_boxes_by_name.get("works")
    if works is None or column.prompt_box is None:
        return 0.0
    end = column.prompt_box.y - BAR_OVERHANG_HEIGHT - PANEL_GAP
    return end - works.y - STACKS_TOP_TO_FIGURES_END


def _replay_layout_with_tabs_off_places(layout: BrassLayout) -> BrassLayout:
    """Return the layout of a replay with its tabs moved below the documents on the sea if they
    would otherwise cover places of the map. Return the layout unchanged if they cover none, if
    there is no room for them there, or at a table that is not a replay."""
    if not layout.client_uses_bottom or not layout.do_tabs_cover_places:
        return layout
    corner = LEFT_MARGIN, layout.document_rects.market.bottom + LAST_SCORING_BUTTON_SPACE_HEIGHT
    names = list(layout.tab_boxes)
    edge = LEFT_MARGIN + TRACKS_SIZE[0]
    below = tab_boxes(names, corner, edge, layout.window_size.min_click_target_side)
    ends = min(box.y for box in layout.zoom_button_boxes.values())
    hand = layout.replay_hand_box
    if hand is not None:
        ends = min(ends, hand.y - REPLAY_HAND_NAME_HEIGHT)
    moved = replace(layout, tab_boxes=below)
    lowest = max(box.bottom for box in below.values())
    return moved if lowest + TAB_GAP <= ends and not moved.do_tabs_cover_places else layout


def _corner_beside_documents() -> tuple[float, float]:
    """Return the upper left corner of the free part of the map right of the documents."""
    return LEFT_MARGIN + TRACKS_SIZE[0] + TAB_GAP, TOP_BELOW_INCOME_TRACK


def _tab_boxes_by_name(
    frame: WindowFrame, column: SideColumnBoxes, *, sea_width: float | None
) -> dict[str, Box]:
    """Return the boxes of the tabs of folded parts: below the stacks if there is room, otherwise
    over the map.

    `sea_width` is the width of the sea when the documents are folded too, so that they need tabs
    there; None otherwise.
    """
    documents = ["tracks", "market"] if sea_width is not None else []
    names = [name for name in ("works",) if name not in column.panel_boxes_by_name]
    names += ["journal"] if column.journal_box is None else []
    panels = column.panel_boxes_by_name.get("works")
    low = column.prompt_box
    below: dict[str, Box] = {}
    if panels is not None and low is not None and low.y - panels.bottom >= SPACE_FOR_TABS_HEIGHT:
        corner = panels.x, panels.bottom + PANEL_GAP
        below, names = (
            tab_boxes(names, corner, frame.window_box.width, TAB_HEIGHT),  # no map is beside them
            [],
        )
    corner = (
        (LEFT_MARGIN, TOP_BELOW_INCOME_TRACK)
        if sea_width is not None
        else _corner_beside_documents()
    )
    edge = LEFT_MARGIN + sea_width if sea_width is not None else frame.left_edge_of_column
    return (
        tab_boxes([*documents, *names], corner, edge, frame.window_size.min_click_target_side)
        | below
    )


def _make_button_bar_boxes(frame: WindowFrame) -> ButtonBarBoxes:
    """Return the boxes of hand, actions and undo and hint buttons along the bottom; an empty bar
    when the client uses the bottom."""
    if frame.client_uses_bottom:
        return ButtonBarBoxes({}, {}, 0.0)
    top = frame.top_of_button_bar
    looks = frame.left_edge_of_column - 8 - UNDO_AND_HINT_PITCH[0] - UNDO_AND_HINT_SIZE[0]
    undo_and_hint_boxes = grid_boxes(
        UNDO_AND_HINT_ROWS, (looks, top), UNDO_AND_HINT_PITCH, UNDO_AND_HINT_SIZE
    )
    hand = Box(
        HAND_LEFT_X, top, HAND_SLOT_COUNT * CARD_PITCH - (CARD_PITCH - CARD_SIZE[0]), CARD_SIZE[1]
    )
    width = ACTION_SIZE[0]
    if _left_x_of_actions(looks, width) < hand.right + HAND_GAP:  # the cards are in two rows
        hand = hand._replace(width=hand.width / 2)
        room = looks - ACTIONS_RIGHT_GAP - hand.right - HAND_GAP
        width = min(max(room / len(ACTION_NAMES) - ACTION_GAP, width), MAX_ACTION_WIDTH)
    corner = (_left_x_of_actions(looks, width), top)
    actions = grid_boxes(
        (ACTION_NAMES,), corner, (width + ACTION_GAP, 0.0), (width, ACTION_SIZE[1])
    )
    return ButtonBarBoxes(actions, undo_and_hint_boxes, 0.0, hand)


def _left_x_of_actions(right_x: float, width: float) -> float:
    """Return the left edge of the row of action buttons, each `width` u wide, whose right end is at
    a fixed distance left of `right_x`."""
    return right_x - ACTIONS_RIGHT_GAP + ACTION_GAP - (width + ACTION_GAP) * len(ACTION_NAMES)
