"""Furniture: every part of the table, made for one window and put in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from game.room import RoomHandlers
from game.scene.box import Box
from game.scene.node import Node
from game.scene.tip import Tip
from game.tabletop.move_kind import MoveKind
from game.tabletop.panel.action_bar import ActionBar, ActionHandlers
from game.tabletop.panel.controls import LookBack, look_back_acts, top_buttons
from game.tabletop.panel.ground import BottomBar, SideGround
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.panel.prompt import PromptHandlers, PromptPanel
from game.titles.brass.table.board.board import Ground, MapBoard
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.layout import (
    COLUMN,
    MARKET,
    NEATLINE,
    RECKONING,
    SHEET,
    TRACKS,
    BrassLayout,
    Group,
)
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.panels.deed import Deed, DeedHandlers
from game.titles.brass.table.panels.documents import MarketPanel, TracksPanel
from game.titles.brass.table.panels.hand import Hand
from game.titles.brass.table.panels.neatline import Neatline
from game.titles.brass.table.panels.reckoning import ReckoningPanel
from game.titles.brass.table.panels.seat import BrassSeatPanel
from game.titles.brass.table.panels.top_bar import BrassTopBar
from game.titles.brass.table.panels.works import WorksPanel

ACTION_KINDS = {
    "build": MoveKind(kind="build", icon="build", key="b"),
    "link": MoveKind(kind="link", icon="link", key="n"),
    "develop": MoveKind(kind="develop", icon="develop", key="d"),
    "sell": MoveKind(kind="sell", icon="sell", key="s"),
    "loan": MoveKind(kind="loan", icon="loan", key="o"),
    "pass": MoveKind(kind="pass", icon="flag", key="space", skin="leather"),
}


@dataclass(frozen=True, slots=True)
class Calls:
    """What the parts of the table do when they are used."""

    pick_space: Callable[[str], None]
    pick_line: Callable[[str], None]
    pick_stack: Callable[[str], None]
    pick_card: Callable[[int], None]
    pick_action: Callable[[str], None]
    pick_part: Callable[[str, str], None]
    confirm: Callable[[], None]
    step_back: Callable[[], None]
    action_tip: Callable[[str], Tip]
    show_works: Callable[[int], None]
    card_tip: Callable[[int], Tip | None]
    undo: Callable[[], None]
    reset: Callable[[], None]


class BrassFurniture:
    """The parts in four groups: the map with its documents, the top, the column, the bar."""

    def __init__(
        self,
        studio: Studio,
        layout: BrassLayout,
        paint: Callable[[str], Surface],
        calls: Calls,
        orders: RoomHandlers,
    ) -> None:
        """Make everything; `paint` draws the map of an era."""
        self.layout = layout
        room = layout.room
        self.root = Node(width=room.width, height=room.height, name="table")
        self.ground = Ground(paint)
        self._lay_map(studio, layout, calls)
        self._lay_column(studio, layout, calls, orders)
        self.top = BrassTopBar(studio, **layout.top_bar._asdict())
        top = _group(layout.top)
        top.add(self.top, *top_buttons(studio, layout.icons, orders).values())
        self.bar = _group(layout.bar)
        self.hand: Hand | None = None
        self.actions: ActionBar | None = None
        self.look_back: LookBack | None = None
        if layout.asks:
            self._lay_bar(studio, layout, calls, orders)
        self.air = Node(x=layout.map.x, y=layout.map.y, scale=layout.map.scale, z=3.0)
        self.root.add(self.ground, self.map, self.column, self.bar, top, self.air)

    def _lay_map(self, studio: Studio, layout: BrassLayout, calls: Calls) -> None:
        group, room = layout.map, layout.room
        left, top = -group.x / group.scale, -group.y / group.scale
        seen = Box(left, top, room.width / group.scale, room.height / group.scale)
        self.map = _group(group)
        self.board = MapBoard(studio, map_plan(), calls.pick_space, calls.pick_line, seen)
        self.neatline = Neatline(studio, **NEATLINE._asdict())
        self.tracks = TracksPanel(studio, name="tracks", role="panel", **TRACKS._asdict())
        self.market = MarketPanel(studio, name="market", role="panel", **MARKET._asdict())
        handlers = DeedHandlers(calls.confirm, calls.step_back, calls.pick_part)
        self.deed = Deed(studio, SHEET, handlers)
        self.reckoning = ReckoningPanel(studio, visible=False, **RECKONING._asdict())
        documents = self.tracks, self.market, self.deed, self.reckoning
        self.map.add(self.board, self.neatline, *documents)

    def _lay_column(
        self, studio: Studio, layout: BrassLayout, calls: Calls, orders: RoomHandlers
    ) -> None:
        self.column = _group(layout.column)
        height = layout.room.height / layout.column.scale
        ground = SideGround(x=-12, width=COLUMN + 12, height=height, solid=True)
        self.seats = [BrassSeatPanel(studio, **box._asdict()) for box in layout.seats]
        for seat, panel in enumerate(self.seats):
            panel.on_click, panel.focusable = partial(calls.show_works, seat), True
        self.works = WorksPanel(studio, layout.works, calls.pick_stack)
        self.journal = JournalPanel(studio, **layout.journal._asdict())
        self.prompt: PromptPanel | None = None
        self.column.add(ground, *self.seats, self.works, self.journal)
        if orders.recall is not None:
            self.journal.lead_to(orders.recall.open_journal, orders.recall.open_chronicle)
        if orders.moment is not None:
            moment = orders.moment
            self.journal.choose = lambda entry: moment(entry.step) if entry.step else None
        if layout.asks:
            prompt = PromptHandlers(confirm=calls.confirm, decline=calls.step_back)
            self.prompt = PromptPanel(studio, prompt, **layout.prompt._asdict())
            self.column.add(self.prompt)

    def _lay_bar(
        self, studio: Studio, layout: BrassLayout, calls: Calls, orders: RoomHandlers
    ) -> None:
        self.hand = Hand(studio, layout.hand, calls.pick_card)
        for slot, card in enumerate(self.hand.cards):
            card.tooltip = partial(calls.card_tip, slot)
        handlers = ActionHandlers(calls.pick_action, calls.action_tip, ACTION_KINDS.__getitem__)
        compact = layout.room.compact
        self.actions = ActionBar(studio, layout.actions, handlers, compact=compact)
        acts = look_back_acts(orders) | {"undo": calls.undo, "reset": calls.reset}
        self.look_back = LookBack(studio, layout.look_back, acts)
        ground = BottomBar(solid=True, **layout.bar_box._asdict())
        self.bar.add(ground, self.hand, self.actions, self.look_back)


def _group(group: Group) -> Node:
    return Node(x=group.x, y=group.y, scale=group.scale)
