"""Create every part of a table at its position, for one window; they show nothing yet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Box, box
from game.scene.widgets import Button, PaintedNode, Panel
from game.table_protocol import MAP_CORNER_USES, ClientAccess, UiAnchor
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.action_row_and_hand import BAR_OVERHANG_HEIGHT
from game.tabletop.layout.drawers import FoldedPartDrawers, make_tab
from game.tabletop.layout.map_corners import map_corner_box
from game.tabletop.layout.side_column import COLUMN_MARGIN
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.map.dimming_layers import DimmingLayer
from game.tabletop.map.map_node import MapNode, MapViewCommands
from game.tabletop.map.map_targets import MapTarget
from game.tabletop.panel.action_bar import ActionBar, ActionHandlers
from game.tabletop.panel.control_buttons import (
    UndoAndHintButtons,
    ZoomButtons,
    look_through_button,
    make_command_key_nodes,
    make_top_buttons,
    undo_and_hint_actions,
)
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.panel.look_widget import EDGE_FADE_WIDTH, HighlightWidget
from game.tabletop.panel.panel_grounds import (
    make_icon_painter,
    paint_raised_area,
    surface_fading_in_from_left,
)
from game.tabletop.panel.prompt import PromptPanel
from game.tabletop.table_context import TableContext

DRAWER_Z = 1.0
UNDER_DIMMING_Z = 1.0
DIMMING_Z = 2.0
OVER_DIMMING_Z = 3.0
SHEETS_Z = 4.0
FLYING_PIECES_Z = 5.0


@dataclass(frozen=True, slots=True)
class PartHandlers:
    """The functions that the parts of every table call."""

    actions: ActionHandlers
    confirm: Callable[[], None]
    decline: Callable[[], None]
    toggle_hand: Callable[[], None]
    undo: Callable[[], None]
    reset: Callable[[], None]
    look_through: Callable[[], None]
    key_cap_text: Callable[[str], str]  # returns the readable key of a command such as "@undo"
    map_view_commands: MapViewCommands


@dataclass(frozen=True, slots=True)
class TitleParts:
    """The nodes that a title makes for its table.

    `panels` are the nodes in the column, by name. `documents` and `boards` lie on the map where the
    title has put them, or are folded and have a tab; open documents stay visible under a dimming
    layer. `boards_with_own_tab` names the boards whose tab the title makes itself.
    """

    map_node: MapNode[Any]
    dimming_layer: DimmingLayer
    top_bar: Node
    seat_panels: Sequence[Node]
    hand: Node
    panels: Mapping[str, Node]
    documents: Mapping[str, Node] = field(default_factory=dict)
    boards: Mapping[str, Node] = field(default_factory=dict)
    boards_with_own_tab: Sequence[str] = ()


class TableParts:
    """All nodes of a table as attributes; the controls lie in `control_layer`, one u of which is
    `control_size_factor` u of the window."""

    def __init__(
        self,
        context: TableContext[TableArt],
        layout: TableLayout,
        title_parts: TitleParts,
        handlers: PartHandlers,
        client: ClientAccess,
    ) -> None:
        self.layout = layout
        self.context = context
        chart, dimming_layer = self.map_node, self.dimming_layer = (
            title_parts.map_node,
            title_parts.dimming_layer,
        )
        self.hand_node = title_parts.hand
        self.seat_panels = title_parts.seat_panels
        width, height = (
            side * layout.window_size.control_size_factor for side in layout.window_box.size
        )
        self.root = Node(width=width, height=height, name="table")
        for node in (chart, dimming_layer):
            node.width = width
            node.height = height
        self.control_layer = Node(scale=layout.window_size.control_size_factor, z=UNDER_DIMMING_Z)
        dimming_layer.z = DIMMING_Z
        self.layer_above_dimming = Node(
            scale=layout.window_size.control_size_factor, z=OVER_DIMMING_Z
        )
        self.sheet_layer = Node(scale=layout.window_size.control_size_factor, z=SHEETS_Z)
        self.look_through_button = look_through_button(
            context, handlers.look_through, partial(handlers.key_cap_text, "@look-through")
        )
        self.flight_layer = Node(
            scale=layout.window_size.control_size_factor, z=FLYING_PIECES_Z, name="flight"
        )
        self._create_and_place_column(title_parts, handlers, client)
        self._create_and_place_bars(title_parts, handlers, client)
        self._create_tabs(title_parts, handlers.key_cap_text)
        self.zoom_buttons = ZoomButtons(
            context, layout.zoom_button_boxes, handlers.map_view_commands
        )
        self.control_layer.add(self.zoom_buttons)
        self.root.add(
            chart,
            self.control_layer,
            dimming_layer,
            self.layer_above_dimming,
            self.sheet_layer,
            self.flight_layer,
        )

    def spare_rect(self, purpose: str) -> Box:
        """Return the box that the client may use for `purpose`, also for a corner of the map."""
        if purpose in MAP_CORNER_USES:
            return map_corner_box(self.layout, purpose)
        return self.layout.spare_rect(purpose)

    def note_height(self, purpose: str, min_height: float) -> float:
        """Return the height of a note, at least `min_height` if there is room, so that its edge
        cuts no panel in two."""
        if purpose in MAP_CORNER_USES:
            return min(min_height, self.spare_rect(purpose).height)
        return self.layout.note_height(purpose, min_height)

    def ui_anchor(
        self, node: Node | None, tab_name: str, box: LeftTopWidthHeight | None = None
    ) -> UiAnchor | None:
        """Return the anchor of a node, or of `box` in it; that of the tab `tab_name` when the node
        is not visible; None when there is no such tab."""
        if node is not None and node.visible:
            return UiAnchor(node, box or node.bounding_box())
        tab = self.drawers.tabs.get(tab_name)
        return UiAnchor(tab, tab.bounding_box()) if tab is not None else None

    def opened_panel_anchor(self) -> UiAnchor | None:
        """Return the anchor of the panel that was opened over the map to be read, which notes do
        not cover; None when none is open."""
        node = self.panel_opened_over_map()
        return UiAnchor(node, node.bounding_box()) if node is not None else None

    def panel_opened_over_map(self) -> Node | None:
        """Return the panel that was opened over the map: the open drawer here; titles may return
        another panel that they open."""
        return self.drawers.opened_part

    def pickable_nodes(self) -> tuple[Node, ...]:
        """Return everything on the table that can be picked for the question."""
        lit = (node for node in self.root.walk() if isinstance(node, MapTarget | HighlightWidget))
        return tuple(node for node in lit if node.focusable)

    def add_command_keys(self, act_by_command: Mapping[str, Callable[[], None]]) -> None:
        """Add the keys of a title's commands that have no button."""
        self.root.add(*make_command_key_nodes(self.context, act_by_command))

    def _create_and_place_column(
        self, title_parts: TitleParts, handlers: PartHandlers, client: ClientAccess
    ) -> None:
        layout = self.layout
        column = self.layout.column
        for plate, spot in zip(title_parts.seat_panels, column.seat_panel_boxes, strict=True):
            place_or_hide_node(plate, spot)
        for name, panel in title_parts.panels.items():
            place_or_hide_node(panel, column.panel_boxes_by_name.get(name))
        self.journal = JournalPanel(self.context)
        # as wide as in its drawer
        place_or_hide_node(self.journal, column.journal_box or layout.drawer_box("journal"))
        if client.journal_actions is not None:
            self.journal.show_head_buttons(
                client.journal_actions.open_journal,
                client.journal_actions.open_journal_at_players_tab,
            )
        if client.pinned_line is not None:
            self.journal.pin_line_as_foot_button(client.pinned_line)
        self.prompt = PromptPanel(self.context, handlers.confirm, handlers.decline)
        place_or_hide_node(self.prompt, column.prompt_box)
        left = layout.left_edge_of_column - COLUMN_MARGIN
        top = layout.top_bar_box.height
        beside = Box(left, top, layout.window_box.width - left, layout.window_box.height - top)
        place = layout.players_field_box or beside
        fade = 0.0 if layout.players_field_box is not None else EDGE_FADE_WIDTH
        ground = PaintedNode(
            lambda size, k: surface_fading_in_from_left(size, round(fade * k)), **place._asdict()
        )
        ground.solid = True  # so that the map cannot be clicked through it
        place_or_hide_node(title_parts.top_bar, layout.top_bar_box)
        for name, document in title_parts.documents.items():
            (self.control_layer if name in layout.tab_boxes else self.layer_above_dimming).add(
                document
            )
        self.control_layer.add(
            *title_parts.boards.values(), ground, *title_parts.panels.values(), self.journal
        )
        self.layer_above_dimming.add(title_parts.top_bar, *title_parts.seat_panels, self.prompt)

    def _create_and_place_bars(
        self, title_parts: TitleParts, handlers: PartHandlers, client: ClientAccess
    ) -> None:
        layout = self.layout
        context = self.context
        top = layout.top_of_button_bar - BAR_OVERHANG_HEIGHT
        end = (
            layout.window_box.height
            if layout.players_field_box is None
            else layout.players_field_box.y
        )
        below = box(0, top, layout.window_box.width, end - top)
        bottom = Panel("bottom_bar", role="", visible=not layout.client_uses_bottom, **below)
        hand = make_icon_painter(context, "hand", 24)
        act = handlers.toggle_hand
        self.hide_hand = Button("", icon=hand, key_cap="@hand", name="hide-hand", on_click=act)
        self.hide_hand.keys = ("@hand",)
        place_or_hide_node(self.hide_hand, layout.hide_hand_button_box)
        title_parts.hand.visible = self.hide_hand.visible
        self.actions = ActionBar(
            context,
            layout.bar.actions,
            handlers.actions,
            is_without_notes=layout.window_size.is_compact,
        )
        under, above = (
            ((), (title_parts.hand,)) if layout.bar.hand is not None else ((title_parts.hand,), ())
        )
        # The button first, so that a card that rises under the pointer covers it
        self.control_layer.add(
            self.hide_hand, *under, bottom, _second_row_background(layout), *above, self.actions
        )
        acts = undo_and_hint_actions(client) | {"undo": handlers.undo, "reset": handlers.reset}
        self.undo_and_hint_buttons = UndoAndHintButtons(
            context,
            layout.bar.undo_and_hint_boxes,
            acts,
            last_turns_refusal_text=client.no_last_turns_reason,
        )
        self.layer_above_dimming.add(
            *make_top_buttons(context, layout.icon_button_boxes, client).values(),
            self.undo_and_hint_buttons,
        )

    def _create_tabs(self, title_parts: TitleParts, key_cap_text: Callable[[str], str]) -> None:
        """Create the drawers and their tabs for the folded parts, with all drawers closed."""
        parts = {
            **title_parts.documents,
            **title_parts.panels,
            "journal": self.journal,
            **title_parts.boards,
        }
        for name, part in parts.items():
            part.name = name
        named = {
            name: parts[name] for name in (*self.layout.tab_boxes, *title_parts.boards_with_own_tab)
        }
        self.drawers = FoldedPartDrawers(named, title_parts.boards_with_own_tab)
        for name, spot in self.layout.tab_boxes.items():
            place_or_hide_node(parts[name], self.layout.drawer_box(name))
            parts[name].z = DRAWER_Z
            tab = make_tab(name, self.context.say, key_cap_text)
            tab.on_click = partial(self.drawers.toggle_part, name)
            place_or_hide_node(tab, spot)
            self.drawers.tabs[name] = tab
            self.control_layer.add(tab)
        self.drawers.open_part_and_close_others("")


def place_or_hide_node(node: Node, box: Box | None) -> None:
    """Give a node the position and size of the box and show it; hide it without a box."""
    node.visible = box is not None
    if box is not None:
        node.x, node.y, node.width, node.height = box


def place_and_scale_node(
    node: Node, corner: tuple[float, float], size: tuple[float, float], scale: float
) -> None:
    """Show a node with its top left corner at `corner`, with a size in u before scaling, and a
    scale."""
    place_or_hide_node(node, Box(*corner, *size))
    node.scale = scale


def _second_row_background(layout: TableLayout) -> Node:
    """Return the background of the second row of buttons, as wide as the row; invisible without
    such a row."""
    row = layout.second_row_action_button_boxes
    rise = layout.bar.second_row_height
    step = PaintedNode(paint_raised_area, visible=bool(row), solid=True)
    if row:
        right = max(box.right for box in row) + 12
        place_or_hide_node(step, Box(0, layout.top_of_button_bar - rise - 10, right, rise + 3))
    return step
