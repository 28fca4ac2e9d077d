"""The layout of the parts of every table with a map, for one window."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.scene.stage.sheet_placing import Box
from game.scene.stage.units import MIN_LAYOUT_SIZE_PX, WindowUnits
from game.tabletop.layout import action_row_and_hand, undo_and_hint_layout
from game.tabletop.layout.action_row_and_hand import HandPosition
from game.tabletop.layout.drawers import TAB_GAP
from game.tabletop.layout.players_field import field_columns, lay_out_players_field
from game.tabletop.layout.side_column import (
    COLUMN_MARGIN,
    JOURNAL_HEAD_HEIGHT,
    JOURNAL_LINE_HEIGHT,
    PANEL_GAP,
    WIDTH_WITH_MARGIN,
    SeatPanelSizes,
    SideColumnBoxes,
    SidePanelSize,
    lay_out_side_column,
)

TOP_BAR_HEIGHT = 56.0
LEFT_MARGIN = 16.0
SIDE_MARGIN = 12.0
"""How far the table's parts keep from the left edge of the window and from the column."""
ICON_BUTTON_NAMES = ("help", "sound", "settings", "menu")

SHEET_GAP = 8.0
"""How far a sheet keeps from everything but the window's edge."""
CLIENT_STRIP_WIDTH = 290.0
CLIENT_STRIP_HEIGHT = 28.0
CLIENT_STRIP_GAP = 22.0
LONG_CLIENT_STRIP_WIDTH = 480.0
MIN_NOTE_HEIGHT = 230.0
MIN_SHORT_NOTE_HEIGHT = 150.0
MIN_TASK_HEIGHT: Final = 200.0
CROWDED_CLICK_TARGET_PX = 33.0  # smallest target in a small window, for things close to others
ZOOM_BUTTON_NAMES = ("closer", "farther", "whole")
COMPACT_BELOW_PX_PER_U = 0.75
CLICK_TARGET_PX = 44.0
MIN_WINDOW_WIDTH = 1540.0
MIN_TALL_WINDOW_WIDTH = 1104.0  # of a window with the players below the map
MIN_TALL_WINDOW_HEIGHT = 1520.0  # so that the map keeps its size
TALL_WINDOW_BELOW_RATIO = 1.2  # width by height below which a window has the players below the map
MIN_PLAYERS_FIELD_HEIGHT = 400.0
TALL_MAP_HEIGHT_SHARE = 0.62  # of the width of a tall window: how high its map is
MIN_WINDOW_HEIGHT = 850.0  # the smallest height, in u of the controls, that holds all parts
MIN_CONTROL_PX_PER_U = 0.62  # smaller controls are not readable
MAX_AUTOMATIC_ENLARGEMENT = 1.12  # limit for enlarging controls that would be smaller than that


@dataclass(frozen=True, slots=True)
class ButtonBarBoxes:
    """The boxes of the buttons along the bottom, by name.

    `second_row_height` is the height of a second row of actions, 0 if there is none; `hand` is the
    box of the cards beside the buttons, None where there is none.
    """

    actions: dict[str, Box]
    undo_and_hint_boxes: dict[str, Box]
    second_row_height: float
    hand: Box | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowFrame:
    """The fixed edges of a window; all boxes are in u of the controls.

    Multiply by `window_size.control_size_factor` for u of the window.
    """

    window_size: "TableWindowSize"

    @property
    def client_uses_bottom(self) -> bool:
        """Whether the client itself uses the lower edge, as in a replay: then the table has no
        buttons and no hand."""
        return self.window_size.foot_height > 0

    @property
    def window_box(self) -> Box:
        """The whole window."""
        room = self.window_size
        return Box(
            0, 0, room.width / room.control_size_factor, room.height / room.control_size_factor
        )

    @property
    def is_client_strip_in_players_field(self) -> bool:
        """Whether the client's strip is at the top of the players' field, because the top bar of
        a tall window is too short for it."""
        return self.window_size.has_players_below_map and self.window_box.width < MIN_WINDOW_WIDTH

    @property
    def top_of_client_foot(self) -> float:
        """The y of the upper edge of the strip at the bottom of the window that the client uses;
        the window's lower edge if the client uses none."""
        return (
            self.window_box.height
            - self.window_size.foot_height / self.window_size.control_size_factor
        )

    @property
    def players_field_box(self) -> Box | None:
        """The space for the players' panels below the map of a tall window, None in others."""
        if not self.window_size.has_players_below_map:
            return None
        window = self.window_box
        bar = COLUMN_MARGIN if self.client_uses_bottom else action_row_and_hand.BUTTON_BAR_HEIGHT
        spare = (
            self.top_of_client_foot - TOP_BAR_HEIGHT - bar - TALL_MAP_HEIGHT_SHARE * window.width
        )
        height = max(spare, MIN_PLAYERS_FIELD_HEIGHT)
        return Box(0, self.top_of_client_foot - height, window.width, height)

    @property
    def lower_end_of_map(self) -> float:
        """The y where map and buttons end: the upper edge of the players' field or of the
        client's area, or the window's lower edge."""
        field = self.players_field_box
        return self.top_of_client_foot if field is None else field.y

    @property
    def top_of_button_bar(self) -> float:
        """The upper edge of the buttons along the bottom."""
        return self.lower_end_of_map - (
            COLUMN_MARGIN if self.client_uses_bottom else action_row_and_hand.BUTTON_BAR_HEIGHT
        )

    @property
    def left_edge_of_column(self) -> float:
        """The x of the left edge of the right column, or of the window's right edge where there
        is no column."""
        return self.window_box.width - (
            0.0 if self.window_size.has_players_below_map else WIDTH_WITH_MARGIN
        )

    def boxes_of_players_parts(
        self, of_seats: SeatPanelSizes, panel_sizes: Sequence[SidePanelSize]
    ) -> SideColumnBoxes:
        """Return the boxes of the players' parts: in the right column, or in the field below the
        map of a tall window."""
        field = self.players_field_box
        asks = not self.client_uses_bottom
        if field is None:
            left = self.left_edge_of_column
            span = self.column_top_and_bottom
            return lay_out_side_column(left, span, of_seats, panel_sizes, has_prompt=asks)
        top = field.y + (
            CLIENT_STRIP_HEIGHT + 2 * PANEL_GAP if self.is_client_strip_in_players_field else 0.0
        )
        lower = field._replace(y=top, height=field.bottom - top)
        return lay_out_players_field(lower, of_seats, panel_sizes, has_prompt=asks)

    @property
    def top_bar_box(self) -> Box:
        """The bar along the upper edge."""
        return Box(0, 0, self.window_box.width, TOP_BAR_HEIGHT)

    @property
    def column_top_and_bottom(self) -> tuple[float, float]:
        """The y of the upper and the lower end of the right column."""
        return TOP_BAR_HEIGHT + 8, self.lower_end_of_map

    @property
    def icon_button_boxes(self) -> dict[str, Box]:
        """The boxes of the icon buttons at the right end of the top bar, by name."""
        pitch = max(52.0, self.window_size.min_click_target_side)
        first = self.window_box.width - COLUMN_MARGIN - 44 - pitch * (len(ICON_BUTTON_NAMES) - 1)
        return {name: Box(first + pitch * n, 6, 44, 44) for n, name in enumerate(ICON_BUTTON_NAMES)}

    def button_bar_boxes(
        self, row: action_row_and_hand.ActionRow, left_edge: float = LEFT_MARGIN
    ) -> ButtonBarBoxes:
        """Return the boxes of the buttons along the bottom, from x = `left_edge` to the right;
        empty when that edge is taken by controls of the client, such as the replay bar."""
        if self.client_uses_bottom:
            return ButtonBarBoxes({}, {}, 0.0)
        whole = Box(
            left_edge,
            self.top_of_button_bar,
            self.left_edge_of_column - SIDE_MARGIN - left_edge,
            action_row_and_hand.ACTION_HEIGHT,
        )
        area = undo_and_hint_layout.area_of_undo_and_hint_buttons(
            whole, row, self.window_size.min_click_target_side
        )
        room = area.x - undo_and_hint_layout.BESIDE_ACTIONS_GAP - left_edge
        actions = row.button_boxes(left_edge, self.top_of_button_bar, room)
        lifted = bool(row.expansion_groups) and not row.has_room_for_expansion_actions(room)
        if lifted:
            actions |= row.lower_row_boxes(
                next(iter(actions.values())), self.window_size.min_click_target_side
            )
        touch = self.window_size.min_click_target_side
        boxes = undo_and_hint_layout.undo_and_hint_button_boxes(area, touch)
        return ButtonBarBoxes(
            actions, boxes, action_row_and_hand.LOWER_ROW_PITCH if lifted else 0.0
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout(WindowFrame):
    """The boxes of all parts of a table.

    `tab_boxes` are the boxes of the tab buttons by name of a folded part. A tab opens its part
    below the tabs as a drawer with the size in `drawer_sizes`; only one drawer is open at a time.
    `document_boxes` are the boxes, as drawn, of the documents that lie open on the map, the most
    important first. `title_right_x` is the x at which the title in the top bar ends. `hand` is None
    when players hold no cards. `must_see_panels` names the panels in the column that the deciding
    player must see, such as the player's board.
    """

    column: SideColumnBoxes
    bar: ButtonBarBoxes
    hand: HandPosition | None
    tab_boxes: dict[str, Box]
    document_boxes: tuple[Box, ...]
    title_right_x: float
    drawer_sizes: Mapping[str, tuple[float, float]]
    must_see_panels: tuple[str, ...] = ()

    @property
    def second_row_action_button_boxes(self) -> tuple[Box, ...]:
        """The boxes of the action buttons in the second row, which lies over the map."""
        return tuple(box for box in self.bar.actions.values() if box.y < self.top_of_button_bar)

    @property
    def hand_box(self) -> Box | None:
        """The area that a full hand covers; None when there is no hand or the client uses the
        lower edge."""
        if self.client_uses_bottom or self.hand is None:
            return None
        return self.hand.full_hand_box(self.left_edge_of_column, self.top_of_button_bar)

    @property
    def sheet_area_box(self) -> Box:
        """Return the space for sheets: between top bar and buttons, left of the players."""
        top = TOP_BAR_HEIGHT + SHEET_GAP
        foot = self.top_of_button_bar - action_row_and_hand.BAR_OVERHANG_HEIGHT - SHEET_GAP
        return Box(SIDE_MARGIN, top, self.left_edge_of_column - 2 * SIDE_MARGIN, foot - top)

    @property
    def hide_hand_button_box(self) -> Box | None:
        """The button that turns the hand face down: above the hand, or left of the zoom buttons
        when the cards are beside the action buttons.

        None when there is no hand or the client uses the lower edge.
        """
        if self.client_uses_bottom:
            return None
        if self.bar.hand is None:
            return self.hand.hide_button_box if self.hand is not None else None
        first = self.zoom_button_boxes[ZOOM_BUTTON_NAMES[0]]
        return first._replace(x=first.x - first.width - TAB_GAP)

    def drawer_box(self, name: str) -> Box:
        """Return the box in which a folded part opens: below the tabs, and left of the right column
        if it is wide.

        It moves below the documents that would cover it, if there is room above the buttons.
        """
        left = next(iter(self.tab_boxes.values())).x
        top = max(box.bottom for box in self.tab_boxes.values()) + TAB_GAP
        width, height = self.drawer_sizes[name]
        drawer = Box(min(left, self.left_edge_of_column - TAB_GAP - width), top, width, height)
        covering = [
            document.bottom for document in self.document_boxes if document.overlaps(drawer)
        ]
        if not covering:
            return drawer
        below = drawer._replace(y=max(covering) + TAB_GAP)
        free = not any(document.overlaps(below) for document in self.document_boxes)
        return below if free and below.bottom <= self.top_of_button_bar else drawer

    @property
    def zoom_button_boxes(self) -> dict[str, Box]:
        """The boxes of the map's zoom buttons, above the action buttons, by name."""
        side = max(
            44.0, CROWDED_CLICK_TARGET_PX * self.window_size.min_click_target_side / CLICK_TARGET_PX
        )
        top = min([self.top_of_button_bar, *(box.y for box in self.second_row_action_button_boxes)])
        top -= action_row_and_hand.BAR_OVERHANG_HEIGHT + 10 + side
        lefts = {name: LEFT_MARGIN + (side + 6) * at for at, name in enumerate(ZOOM_BUTTON_NAMES)}
        return {name: Box(left, top, side, side) for name, left in lefts.items()}

    @property
    def client_strip_box(self) -> Box:
        """The space for the client's short strip, longer in a wide window.

        It is in the top bar left of the icons, or with `is_client_strip_in_players_field` at the
        top of the field's last column."""
        field = self.players_field_box
        if field is not None and self.is_client_strip_in_players_field:
            last = field_columns(field)[-1]
            width = min(last.width, LONG_CLIENT_STRIP_WIDTH)
            return Box(last.x, field.y + PANEL_GAP, width, CLIENT_STRIP_HEIGHT)
        right = self._right_end_left_of_icons
        has_room = right - LONG_CLIENT_STRIP_WIDTH >= self.title_right_x
        width = LONG_CLIENT_STRIP_WIDTH if has_room else CLIENT_STRIP_WIDTH
        top = (TOP_BAR_HEIGHT - CLIENT_STRIP_HEIGHT) / 2
        return Box(right - width, top, width, CLIENT_STRIP_HEIGHT)

    @property
    def _right_end_left_of_icons(self) -> float:
        return min(box.x for box in self.icon_button_boxes.values()) - CLIENT_STRIP_GAP

    @property
    def title_right_limit_x(self) -> float:
        """The x up to which the title may show something in the top bar: the strip, or the icons
        when the strip is in the field."""
        return (
            self._right_end_left_of_icons
            if self.is_client_strip_in_players_field
            else self.client_strip_box.x - CLIENT_STRIP_GAP
        )

    @property
    def note_box(self) -> Box:
        """The space for a note: the column's `free_note_box` if it has one; otherwise in the
        column, below the players and above the prompt. If it would be lower than
        `MIN_NOTE_HEIGHT` there, it also covers the last players."""
        if self.column.free_note_box is not None:
            return self.column.free_note_box
        players = self.column.seat_panel_boxes
        prompt = self.column.prompt_box
        end = (
            prompt.y - action_row_and_hand.BAR_OVERHANG_HEIGHT - PANEL_GAP
            if prompt is not None
            else self.top_of_button_bar
        )
        tops = (players[-1].bottom + PANEL_GAP, *(box.y for box in reversed(players)))
        top = next((top for top in tops if end - top >= MIN_NOTE_HEIGHT), tops[-1])
        return Box(players[-1].x, top, players[-1].width, end - top)

    @property
    def task_text_box(self) -> Box:
        """The space for the text of a task that is solved at the table: that of a note, but below
        the panels in `must_see_panels` if it is at least `MIN_TASK_HEIGHT` high there and the
        column has no `free_note_box`."""
        if self.column.free_note_box is not None:
            return self.column.free_note_box
        column = self.column
        note = self.note_box
        kept = [
            box for name, box in column.panel_boxes_by_name.items() if name in self.must_see_panels
        ]
        top = max([note.y, *(box.bottom + PANEL_GAP for box in kept)])
        if note.bottom - top < MIN_TASK_HEIGHT:
            return note
        return Box(note.x, top, note.width, note.bottom - top)

    @property
    def advice_box(self) -> Box:
        """The space for advice: the column's `free_note_box` if it has one. Otherwise it covers the
        seat panels and ends above the open journal; if the journal is folded, it is `note_box`."""
        if self.column.free_note_box is not None:
            return self.column.free_note_box
        first = self.column.seat_panel_boxes[0]
        journal = self.column.journal_box
        if journal is None:
            return self.note_box
        return Box(first.x, first.y, first.width, journal.y - PANEL_GAP - first.y)

    @property
    def short_note_box(self) -> Box:
        """The space for a short note: the column's `free_note_box` if it has one. Otherwise it is
        between the seat panels and the open journal; if the journal is folded or this space is too
        low, it is `note_box`."""
        if self.column.free_note_box is not None:
            return self.column.free_note_box
        players = self.column.seat_panel_boxes
        journal = self.column.journal_box
        top = players[-1].bottom + PANEL_GAP
        if journal is None or journal.y - PANEL_GAP - top < MIN_SHORT_NOTE_HEIGHT:
            return self.note_box
        return Box(players[-1].x, top, players[-1].width, journal.y - PANEL_GAP - top)

    def note_height(self, purpose: str, min_height: float) -> float:
        """Return the height of a note at the lower edge of its space, so that its upper edge cuts
        no panel in two: at least `min_height`, up to the next of `ys_where_note_may_cut`, but never
        higher than its space."""
        room = self.spare_rect(purpose)
        edges = self.ys_where_note_may_cut()
        if not edges or min_height >= room.height:
            return min(min_height, room.height)
        lowest = room.bottom - min_height
        return room.bottom - max([room.y, *(edge for edge in edges if edge <= lowest)])

    def ys_where_note_may_cut(self) -> list[float]:
        """Return every y at which a note may cut panels or the journal, such as between two
        journal lines."""
        column = self.column
        journal = self.column.journal_box
        edges = [box.y for box in (*column.seat_panel_boxes, *column.panel_boxes_by_name.values())]
        edges += column.note_cut_ys_in_panels
        if column.free_note_box is not None:  # nothing but the journal is there
            edges = []
        if journal is not None:
            first = journal.y + JOURNAL_HEAD_HEIGHT
            rows = range(1, column.journal_line_capacity)
            edges += [journal.y, *(first + JOURNAL_LINE_HEIGHT * row for row in rows)]
        return edges

    @property
    def button_bar_box(self) -> Box:
        """The dark strip behind the buttons, from the window's left edge to the column."""
        top = self.top_of_button_bar - action_row_and_hand.BAR_OVERHANG_HEIGHT
        return Box(0, top, self.left_edge_of_column, self.lower_end_of_map - top)

    @property
    def buttons_box_without_cards(self) -> Box:
        """The part of the strip along the bottom that the buttons take, without cards or offers
        beside them; the whole strip where there are no buttons."""
        strip = self.button_bar_box
        buttons = (*self.bar.actions.values(), *self.bar.undo_and_hint_boxes.values())
        if not buttons:
            return strip
        left = min(box.x for box in buttons)
        return Box(left, strip.y, max(box.right for box in buttons) - left, strip.height)

    def spare_rect(self, purpose: str) -> Box:
        """Return the box that the client may use for `purpose`.

        The purposes are "strip" (a part of the top bar), "advice", "beside" (a short note beside
        the journal), "task", "bar" (the strip behind the buttons, while they are disabled),
        "buttons" (the part of that strip without cards or offers) and "waiting" (the part of the
        prompt that is free while another player decides). For every other purpose, return
        `note_box`.
        """
        rooms = {
            "strip": self.client_strip_box,
            "advice": self.advice_box,
            "beside": self.short_note_box,
        }
        rooms["task"] = self.task_text_box
        rooms["bar"] = self.button_bar_box
        rooms["buttons"] = self.buttons_box_without_cards
        if self.column.prompt_box is not None:
            prompt = self.column.prompt_box
            rooms["waiting"] = Box(prompt.x + 14, prompt.bottom - 51, prompt.width - 28, 44)
        return rooms.get(purpose, self.note_box)


@dataclass(frozen=True, slots=True)
class TableWindowSize(WindowUnits):
    """The size and the scales of a window: `px_per_u` is px per u of the window,
    `control_size_factor` is u of the window per u of the controls.

    `control_size_factor` is 1 in the design's size and grows with the player's setting as far as
    the window can hold the controls. `foot_height` is the height in u at the bottom that the
    client uses itself.
    """

    foot_height: float = 0.0
    control_size_factor: float = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Compute `control_size_factor` once, because layouts read it thousands of times."""
        WindowUnits.__post_init__(self)  # super() does not work in a dataclass with slots
        largest = min(self.width / MIN_WINDOW_WIDTH, self.height / MIN_WINDOW_HEIGHT)
        wanted = self.chosen_control_scale
        if self.has_players_below_map:
            largest = min(self.width / MIN_TALL_WINDOW_WIDTH, self.height / MIN_TALL_WINDOW_HEIGHT)
            wanted *= self.upright_enlargement
        smallest = min(MIN_CONTROL_PX_PER_U / self.px_per_u, MAX_AUTOMATIC_ENLARGEMENT)
        object.__setattr__(self, "control_size_factor", max(min(wanted, largest), smallest))

    @classmethod
    def for_window(cls, units: WindowUnits, foot_height: float = 0.0) -> "TableWindowSize":
        """Return the size for a window's units, at least `MIN_LAYOUT_SIZE_PX`; a smaller window
        then shows only a part. `foot_height` is the height that the client uses at
        the bottom."""
        width, height = map(max, (units.width_px, units.height_px), MIN_LAYOUT_SIZE_PX)
        return cls(width, height, units.chosen_control_scale, foot_height)

    @property
    def has_players_below_map(self) -> bool:
        """Whether the window is so tall that the players' panels lie below the map."""
        return self.width_px < TALL_WINDOW_BELOW_RATIO * self.height_px

    @property
    def are_controls_enlarged_beyond_automatic(self) -> bool:
        """Whether one u of the controls is more than `MAX_AUTOMATIC_ENLARGEMENT` u of the
        window."""
        return self.control_size_factor > MAX_AUTOMATIC_ENLARGEMENT

    @property
    def is_compact(self) -> bool:
        """Whether controls are so small that secondary lines are left out as unreadable."""
        return self.px_per_u * self.control_size_factor < COMPACT_BELOW_PX_PER_U

    @property
    def min_click_target_side(self) -> float:
        """The minimum side of a click target, in u of the controls."""
        return max(CLICK_TARGET_PX / (self.px_per_u * self.control_size_factor), CLICK_TARGET_PX)
