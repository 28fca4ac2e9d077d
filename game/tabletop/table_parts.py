"""Create every part of a table at its position, for one window; they show nothing yet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.scene.input.hit import Extent
from game.scene.nodes.node import Node
from game.scene.nodes.tip import TipSource
from game.scene.stage.placing import Box, box
from game.scene.widgets import Button, PaintedNode, Panel
from game.table_protocol import ClientHandlers, UiAnchor
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.column import MARGIN
from game.tabletop.layout.drawers import Drawers
from game.tabletop.layout.places import BAR_EDGE
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.map.map_node import MapNode, MapViewCommands
from game.tabletop.map.veil import Scrim
from game.tabletop.panel.action_bar import ActionBar, ActionHandlers
from game.tabletop.panel.controls import (
    LookBackButtons,
    ZoomButtons,
    look_back_actions,
    top_buttons,
)
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.panel.look_widget import FADE
from game.tabletop.panel.panel_grounds import faded_ground, icon_drawer, paint_shelf
from game.tabletop.panel.prompt import PromptPanel
from game.tabletop.table_context import TableContext

DRAWER = 1.0
EYE = 46.0
UNDER_VEIL = 1.0
VEIL = 2.0
OVER_VEIL = 3.0
SHEETS = 4.0
FLIGHT = 5.0


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
    look_tip: TipSource
    views: MapViewCommands


@dataclass(frozen=True, slots=True)
class TitleParts:
    """The parts of one title: `plates` for the seats, `panels` by their names in the column.

    `documents` and `boards` are on the map where the title put them, or have a tab; open documents
    stay visible under a scrim. `strips` are boards whose tab the title provides.
    """

    chart: MapNode[Any]
    veil: Scrim
    top_bar: Node
    plates: Sequence[Node]
    hand: Node
    panels: Mapping[str, Node]
    documents: Mapping[str, Node] = field(default_factory=dict)
    boards: Mapping[str, Node] = field(default_factory=dict)
    strips: Sequence[str] = ()


class TableParts:
    """The parts by name. Controls are in `hud`, whose u is `layout.controls` u of the window."""

    def __init__(
        self,
        context: TableContext[TableArt],
        layout: TableLayout,
        own: TitleParts,
        handlers: PartHandlers,
        client: ClientHandlers,
    ) -> None:
        self.layout = layout
        self.context = context
        chart, veil = self.chart, self.veil = own.chart, own.veil
        self.hand = own.hand
        self.seat_panels = own.plates
        width, height = (side * layout.room.controls for side in layout.window.size)
        self.root = Node(width=width, height=height, name="table")
        for node in (chart, veil):
            node.width = width
            node.height = height
        self.hud = Node(scale=layout.room.controls, z=UNDER_VEIL)
        veil.z = VEIL
        self.front = Node(scale=layout.room.controls, z=OVER_VEIL)
        self.sheets = Node(scale=layout.room.controls, z=SHEETS)
        self.eye = self._look_through_button(handlers)
        self.flight = Node(scale=layout.room.controls, z=FLIGHT, name="flight")
        self._place_column(own, handlers, client)
        self._place_bar(own, handlers, client)
        self._create_tabs(own)
        self.map_buttons = ZoomButtons(context, layout.zoom_button_boxes, handlers.views)
        self.hud.add(self.map_buttons)
        self.root.add(chart, self.hud, veil, self.front, self.sheets, self.flight)

    def ui_anchor(self, node: Node | None, name: str, box: Extent | None = None) -> UiAnchor | None:
        """Return the anchor of a part or of a box in it; its tab when folded, None when it is
        missing.
        """
        if node is not None and node.visible:
            return UiAnchor(node, box or node.bounding_box())
        tab = self.drawers.tabs.get(name)
        return UiAnchor(tab, tab.bounding_box()) if tab is not None else None

    def _look_through_button(self, handlers: PartHandlers) -> Button:
        """Return the button in the corner of a sheet that lets the player look through it."""
        picture = icon_drawer(self.context, "eye", 26, tone="ink")
        said = self.context.say("look-through")
        eye = Button("", skin="quiet", icon=picture, name="look-through", width=EYE, height=EYE)
        eye.label = said
        eye.tooltip = handlers.look_tip
        eye.on_click = handlers.look_through
        return eye

    def _place_column(
        self, own: TitleParts, handlers: PartHandlers, client: ClientHandlers
    ) -> None:
        layout = self.layout
        column = self.layout.column
        for plate, spot in zip(own.plates, column.players, strict=True):
            place_node(plate, spot)
        for name, panel in own.panels.items():
            place_node(panel, column.panels.get(name))
        self.journal = JournalPanel(self.context)
        # as wide as in its drawer
        place_node(self.journal, column.journal or layout.drawer_box("journal"))
        if client.recall is not None:
            self.journal.show_head_buttons(client.recall.open_journal, client.recall.open_chronicle)
        if client.pinned is not None:
            self.journal.pin_line(client.pinned)
        self.prompt = PromptPanel(self.context, handlers.confirm, handlers.decline)
        place_node(self.prompt, column.prompt)
        left = layout.left_edge_of_column - MARGIN
        top = layout.top_bar.height
        beside = Box(left, top, layout.window.width - left, layout.window.height - top)
        place = layout.players_field or beside
        fade = 0.0 if layout.players_field is not None else FADE
        ground = PaintedNode(lambda size, k: faded_ground(size, round(fade * k)), **place._asdict())
        ground.solid = True  # so that the map cannot be clicked through it
        place_node(own.top_bar, layout.top_bar)
        for name, document in own.documents.items():
            (self.hud if name in layout.tabs else self.front).add(document)
        self.hud.add(*own.boards.values(), ground, *own.panels.values(), self.journal)
        self.front.add(own.top_bar, *own.plates, self.prompt)

    def _place_bar(self, own: TitleParts, handlers: PartHandlers, client: ClientHandlers) -> None:
        layout = self.layout
        context = self.context
        top = layout.bar_top - BAR_EDGE
        end = layout.window.height if layout.players_field is None else layout.players_field.y
        below = box(0, top, layout.window.width, end - top)
        bottom = Panel("bottom_bar", role="", visible=not layout.client_uses_bottom, **below)
        eye = icon_drawer(context, "eye", 24)
        act = handlers.toggle_hand
        self.hide_hand = Button("", icon=eye, cap="@hand", name="hide-hand", on_click=act)
        self.hide_hand.keys = ("@hand",)
        place_node(self.hide_hand, layout.hide_hand_box)
        own.hand.visible = self.hide_hand.visible
        self.actions = ActionBar(
            context, layout.bar.actions, handlers.actions, compact=layout.room.is_compact
        )
        under, above = ((), (own.hand,)) if layout.bar.hand is not None else ((own.hand,), ())
        self.hud.add(
            *under, self.hide_hand, bottom, _second_row_background(layout), *above, self.actions
        )
        acts = look_back_actions(client) | {"undo": handlers.undo, "reset": handlers.reset}
        self.look_back = LookBackButtons(
            context, layout.bar.look_back, acts, why_no_last_turns=client.why_no_last_turns
        )
        self.front.add(*top_buttons(context, layout.icon_boxes, client).values(), self.look_back)

    def _create_tabs(self, own: TitleParts) -> None:
        """Create the tabs of folded parts, of which one at a time is open."""
        parts = {**own.documents, **own.panels, "journal": self.journal, **own.boards}
        for name, part in parts.items():
            part.name = name
        named = {name: parts[name] for name in (*self.layout.tabs, *own.strips)}
        self.drawers = Drawers(named, own.strips)
        for name, spot in self.layout.tabs.items():
            place_node(parts[name], self.layout.drawer_box(name))
            parts[name].z = DRAWER
            said = self.context.say(f"tab-{name}")
            key = self.drawers.next_key
            tab = Button(said, name=f"tab:{name}", cap=key.upper(), keys=(key,))
            tab.on_click = partial(self.drawers.toggle_part, name)
            place_node(tab, spot)
            self.drawers.tabs[name] = tab
            self.hud.add(tab)
        self.drawers.open_part("")


def place_node(node: Node, box: Box | None) -> None:
    """Position a part; without a box it is folded and hidden."""
    node.visible = box is not None
    if box is not None:
        node.x, node.y, node.width, node.height = box


def place_scaled(
    node: Node, corner: tuple[float, float], size: tuple[float, float], scale: float
) -> None:
    """Position a part that has its own design size, scaled."""
    place_node(node, Box(*corner, *size))
    node.scale = scale


def _second_row_background(layout: TableLayout) -> Node:
    """Return the background of the second row of buttons, exactly as wide as they are."""
    row = layout.second_row_boxes
    rise = layout.bar.rise
    step = PaintedNode(paint_shelf, visible=bool(row), solid=True)
    if row:
        right = max(box.right for box in row) + 12
        place_node(step, Box(0, layout.bar_top - rise - 10, right, rise + 3))
    return step
