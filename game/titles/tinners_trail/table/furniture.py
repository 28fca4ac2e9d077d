"""Furniture: every part of the table in its place, for one window; nothing shown yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.room import RoomHandlers
from game.scene.box import Box
from game.scene.node import Node
from game.scene.tip import Tip
from game.scene.widgets import Button
from game.tabletop.layout.action_row import BAR_EDGE
from game.tabletop.layout.column import MARGIN
from game.tabletop.layout.drawers import Drawers
from game.tabletop.panel.action_bar import ActionBar, ActionHandlers
from game.tabletop.panel.controls import LookBack, look_back_acts, top_buttons
from game.tabletop.panel.ground import BarStep, BottomBar, SideGround
from game.tabletop.panel.icons import icon
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.panel.prompt import PromptHandlers, PromptPanel
from game.tabletop.sheet.shortcut import shortcut
from game.tabletop.sheet.sign_button import SignButton
from game.titles.tinners_trail.table.chart.chart import Chart, Views
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.veil import Veil
from game.titles.tinners_trail.table.kinds.all import kind_of
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout
from game.titles.tinners_trail.table.panels.development import DevelopmentPanel
from game.titles.tinners_trail.table.panels.emigration import EmigrationPanel
from game.titles.tinners_trail.table.panels.emigration_strip import EmigrationStrip
from game.titles.tinners_trail.table.panels.exchange import ExchangePanel
from game.titles.tinners_trail.table.panels.hand import HandPanel
from game.titles.tinners_trail.table.panels.market import MarketPanel
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.panels.top_bar import TopBarPanel
from game.titles.tinners_trail.table.panels.wallace import WallacePanel
from game.titles.tinners_trail.table.panels.working_day import WorkingDayPanel
from game.titles.tinners_trail.table.studio import Studio

DRAWER = 1.0
LOOKS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
EYE = 46.0
UNDER_VEIL, OVER_VEIL, SHEETS, FLIGHT = 1.0, 3.0, 4.0, 5.0


@dataclass(frozen=True, slots=True)
class FurnitureHandlers:
    """What the parts of the table call when they are used."""

    pick_area: Callable[[str], None]
    pick_action: Callable[[str], None]
    confirm: Callable[[], None]
    decline: Callable[[], None]
    toggle_hand: Callable[[], None]
    undo: Callable[[], None]
    reset: Callable[[], None]
    action_tip: Callable[[str], Tip]
    area_tip: Callable[[str], Tip]
    price_tip: Callable[[], Tip]
    look_through: Callable[[], None]
    look_tip: Callable[[], Tip]
    views: Views


class Furniture:
    """The parts by name. Controls lie in `hud`, whose u is `layout.controls` u of the window."""

    def __init__(
        self,
        studio: Studio,
        layout: TrailLayout,
        county: County,
        calls: FurnitureHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        self.layout = layout
        self._studio = studio
        width = layout.window.width * layout.controls
        height = layout.window.height * layout.controls
        self.root = Node(width=width, height=height, name="table")
        self.chart = Chart(studio, county, calls.pick_area, calls.area_tip, calls.views)
        self.chart.width, self.chart.height = width, height
        self.chart.names.compact = layout.compact
        self.hud = Node(scale=layout.controls, z=UNDER_VEIL)
        self.veil = Veil(county, (self.chart.brush, self.chart.names), width, height)
        self.veil.z = UNDER_VEIL + 1
        self.front = Node(scale=layout.controls, z=OVER_VEIL)
        self.sheets = Node(scale=layout.controls, z=SHEETS)
        self.eye = Button(
            "",
            skin="quiet",
            icon=icon(studio, "eye", 26, tone="ink"),
            label=studio.say("look-through"),
            tooltip=calls.look_tip,
            name="look-through",
            on_click=calls.look_through,
            width=EYE,
            height=EYE,
        )
        self.flight = Node(scale=layout.controls, z=FLIGHT, name="flight")
        self._make_documents(studio, layout, calls)
        self._make_column(studio, layout, calls)
        self._make_controls(studio, layout, calls, orders)
        self._make_drawers(studio, layout)
        if orders.recall is not None:
            self.journal.lead_to(orders.recall.open_journal, orders.recall.open_chronicle)
        self._make_views(studio, layout, calls)
        self.root.add(self.chart, self.hud, self.veil, self.front, self.sheets, self.flight)

    def _make_documents(
        self, studio: Studio, layout: TrailLayout, calls: FurnitureHandlers
    ) -> None:
        scale = layout.printed.scale
        self.top_bar = TopBarPanel(studio)
        self.working_day = WorkingDayPanel(studio, scale=scale, role="panel", solid=True)
        self.exchange = ExchangePanel(studio, scale=scale, role="panel", solid=True)
        self.exchange.label, self.exchange.tooltip = studio.say("ore-exchange"), calls.price_tip
        _set_place(self.top_bar, layout.top_bar)
        _set_place(self.working_day, layout.work_track)
        _set_place(self.exchange, layout.exchange)
        self.exchange.compact = layout.printed.narrow
        self.market = MarketPanel(studio, scale=scale, role="panel", solid=True)
        self.emigration = EmigrationPanel(studio, scale=scale, role="panel", solid=True)
        self.market.tooltip = Tip(studio.say("market"), (studio.say("market-tip"),))
        for name, part in (("working-day", self.working_day), ("exchange", self.exchange)):
            # what lies open is read while people bid
            (self.hud if name in layout.tabs else self.front).add(part)
        self.hud.add(self.market, self.emigration)
        self.market.visible = self.emigration.visible = False
        self.front.add(self.top_bar)

    def _make_drawers(self, studio: Studio, layout: TrailLayout) -> None:
        """Folded parts open one at a time, by their tabs."""
        parts: dict[str, Node] = {
            "working-day": self.working_day,
            "exchange": self.exchange,
            "development": self.development,
            "journal": self.journal,
            "wallace": self.wallace,
            "market": self.market,
            "emigration": self.emigration,
        }
        for name, part in parts.items():
            part.name = name
        strips = [name for name, place in layout.boards.items() if place.strip]
        self.drawers = Drawers({name: parts[name] for name in (*layout.tabs, *strips)}, strips)
        for number, (name, box) in enumerate(layout.tabs.items()):
            part = parts[name]
            _set_place(part, layout.drawer(name))
            part.z = DRAWER
            key = f"f{number + 2}"
            tab = Button(
                studio.say(f"tab-{name}"),
                name=f"tab:{name}",
                cap=key.upper(),
                keys=(key,),
                on_click=partial(self.drawers.toggle, name),
            )
            _set_place(tab, box)
            self.drawers.tabs[name] = tab
            self.hud.add(tab)
        self._lay_boards(studio, layout, parts)
        shown = "wallace" if "wallace" in layout.tabs and not layout.crowded else ""
        self.drawers.open(shown)

    def _lay_boards(self, studio: Studio, layout: TrailLayout, parts: dict[str, Node]) -> None:
        """Boards of expansions lie open in the sea, one of them perhaps as a strip that opens."""
        self.strip: EmigrationStrip | None = None
        for name, place in layout.boards.items():
            board = parts[name]
            board.scale = place.scale
            if place.strip:
                key = f"f{len(self.drawers.tabs) + 2}"
                strip = EmigrationStrip(studio, key, partial(self.drawers.toggle, name))
                _set_place(strip, Box(place.box.x, place.box.y, *(BOARDS[name].strip or (0, 0))))
                strip.scale = place.scale
                _set_place(board, layout.drawer(name))
                board.z = DRAWER
                self.drawers.tabs[name] = self.strip = strip
                self.hud.add(strip)
            else:
                _set_place(board, Box(place.box.x, place.box.y, *BOARDS[name].size))

    def _make_column(self, studio: Studio, layout: TrailLayout, calls: FurnitureHandlers) -> None:
        column = layout.column
        self.plates = tuple(PlatePanel(studio, seat) for seat in range(len(column.players)))
        for plate, box in zip(self.plates, column.players, strict=True):
            _set_place(plate, box)
        self.wallace = WallacePanel(studio)
        _set_place(self.wallace, column.panels.get("wallace"))
        self.development = DevelopmentPanel(studio, role="panel", solid=True)
        _set_place(self.development, column.panels.get("development"))
        self.journal = JournalPanel(studio)
        _set_place(self.journal, column.journal)
        orders = PromptHandlers(confirm=calls.confirm, decline=calls.decline)
        self.prompt = PromptPanel(studio, orders)
        _set_place(self.prompt, column.prompt)
        ground = SideGround(
            x=layout.side_edge - MARGIN,
            y=layout.top_bar.height,
            width=layout.window.width - layout.side_edge + MARGIN,
            height=layout.window.height - layout.top_bar.height,
            solid=True,
        )
        self.hud.add(ground, self.wallace, self.development, self.journal)
        self.front.add(*self.plates, self.prompt)

    def _make_controls(
        self, studio: Studio, layout: TrailLayout, calls: FurnitureHandlers, orders: RoomHandlers
    ) -> None:
        bottom = BottomBar(
            y=layout.bar_top - BAR_EDGE,
            width=layout.window.width,
            height=layout.window.height - layout.bar_top + BAR_EDGE,
            visible=not layout.foot,
            solid=True,
        )
        shelf = _shelf(layout)
        self.hand = HandPanel(studio, layout.hand.slots, compact=layout.small_hand)
        self.hide_hand = Button(
            "",
            icon=icon(studio, "eye", 24),
            cap="@hand",
            keys=("@hand",),
            name="hide-hand",
            on_click=calls.toggle_hand,
        )
        _set_place(self.hide_hand, layout.hand.hide)
        self.hand.visible = self.hide_hand.visible = not layout.foot
        self.actions = ActionBar(
            studio,
            layout.actions,
            ActionHandlers(calls.pick_action, calls.action_tip, kind_of, cost_icon="watch"),
            compact=layout.compact,
        )
        self.hud.add(self.hand, self.hide_hand, bottom, shelf, self.actions)
        self.icons = top_buttons(studio, layout.icons, orders)
        acts = look_back_acts(orders) | {"undo": calls.undo, "reset": calls.reset}
        self.look_back = LookBack(studio, layout.look_back, acts)
        self.front.add(*self.icons.values(), self.look_back)

    def _make_views(self, studio: Studio, layout: TrailLayout, calls: FurnitureHandlers) -> None:
        """What brings the map closer and back; the keys work without their buttons too."""
        say, views = studio.say, calls.views
        acts = {"closer": lambda: views.step(1), "farther": lambda: views.step(-1)}
        acts["whole"] = views.go_back
        self.closer = SignButton("+")
        self.farther = SignButton("-")
        self.whole_map = Button("", skin="quiet", icon=icon(studio, "place", 26, tone="ink"))
        buttons = {"closer": self.closer, "farther": self.farther, "whole": self.whole_map}
        for name, button in buttons.items():
            button.name, button.label = f"map-{name}", say(f"map-{name}")
            button.tooltip, button.on_click, button.focusable = button.label, acts[name], True
            _set_place(button, layout.views[name])
            self.hud.add(shortcut((f"@map-{name}",), button.label, acts[name]))
        for key, (across, down) in LOOKS.items():
            act = partial(views.look, across, down)
            self.hud.add(shortcut((f"@map-{key}",), say("map-look"), act))
        self.hud.add(*buttons.values())


def _shelf(layout: TrailLayout) -> BarStep:
    """The ground under the second row of buttons, no wider than they are: land lies beside it."""
    row = [box for box in layout.actions.values() if box.y < layout.bar_top]
    shelf = BarStep(visible=bool(row), solid=True)
    if row:
        right = max(box.right for box in row) + 12
        _set_place(shelf, Box(0, layout.bar_top - layout.bar.rise - 10, right, layout.bar.rise + 3))
    return shelf


def _set_place(node: Node, box: Box | None) -> None:
    """Put a part in its box; a folded one is not shown."""
    node.visible = box is not None
    if box is not None:
        node.x, node.y, node.width, node.height = box
