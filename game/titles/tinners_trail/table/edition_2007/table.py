"""The table of the edition of 2007: its kinds of moves, and what it is furnished with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.engine.knowledge import Event
from game.engine.rules import State
from game.scene.animation.animation import Timeline
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers
from game.tabletop.layout.bottom_row import ActionRow
from game.tabletop.layout.column import SeatPanels, column_of
from game.tabletop.layout.table_layout import RoomSize, WindowFrame
from game.tabletop.map.areas import Traces
from game.tabletop.map_table import TableEquipment
from game.tabletop.move_kind import kinds_of
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.tabletop.table_model import StepBroadcast
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table import move_kinds
from game.titles.tinners_trail.table.chart.chart import TrailMap
from game.titles.tinners_trail.table.chart.spots import TrailCounty
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.display import BothPresenter
from game.titles.tinners_trail.table.documents import documents_of, map_place
from game.titles.tinners_trail.table.edition_2007.motions import (
    Edition2007Flights,
    Edition2007Performance,
)
from game.titles.tinners_trail.table.edition_2007.parts import (
    BoxTable,
    Edition2007Brush,
    Edition2007Parts,
    passing_order,
)
from game.titles.tinners_trail.table.edition_2007.sheets import GroundBidSheetWriter, boxes_kind
from game.titles.tinners_trail.table.layout import DEVELOPMENT, DRAWER_SIZES, PHASES_END, BothLayout
from game.titles.tinners_trail.table.move_kinds import (
    PASS,
    PROSPECT,
    PUMP,
    ROLL,
    SUMS,
    TrailKind,
    grouped,
)
from game.titles.tinners_trail.table.panels.work_track import Landing
from game.titles.tinners_trail.table.rehearsal import BothRehearsal
from game.titles.tinners_trail.table.sheets.bid_sheet import Bids
from game.titles.tinners_trail.table.sheets.extract import extract_kind
from game.titles.tinners_trail.table.sheets.invest import invested_sum
from game.titles.tinners_trail.table.table import BothTable, Tools
from game.titles.tinners_trail.table.view_model import Extras, TrailModel
from game.titles.tinners_trail.table.words import TrailTips

ACTIONS: Final = (
    *move_kinds.ACTIONS[:-1],
    replace(
        PASS,
        note="pass-place",
        count=lambda model, moves: min(len(model.view.invested) + 1, len(model.view.seats)),
    ),
)
"""As they stand on the bar."""
KINDS: Final = {kind.kind: kind for kind in (*ACTIONS, PUMP, ROLL, *SUMS, PROSPECT)}
MOVES_OF_2007: Final = kinds_of(KINDS.values(), way_out="drop")


def action_row() -> ActionRow:
    """Return the actions of a bar."""
    return ActionRow(grouped(ACTIONS))


class Edition2007Table(BothTable):
    """Boxes and unexplored ground; nobody hides anything."""

    kinds = KINDS

    _parts: Edition2007Parts

    def __init__(
        self,
        stage: Stage,
        tools: Tools,
        plan: tuple[BothLayout, TrailCounty],
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share, and where everything lies."""
        context, pictures, proxies = tools
        self._plan = plan
        controller = TrailController(proxies, standing=orders.standing)
        super().__init__(stage, context, pictures, controller, orders)

    def furnishing(self) -> TableEquipment[TrailModel]:
        """Return the parts in their places."""
        layout, county = self._plan
        context, stage, handlers = self._context, self._stage, self.sheet_handlers()
        chart = TrailMap(Edition2007Brush(context), county, self.pick, self.area_tip, self._outlook)
        parts = Edition2007Parts(context, layout, chart, self.handlers("watch"), self._orders)
        bids, self._tips = Bids(), TrailTips(context, stage.units.k * layout.controls)
        self._presenter = Edition2007Presenter(context, self._tips, parts, self._outlook.lay_ground)
        flights = Edition2007Flights(context, parts, stage.kit.sound)
        return TableEquipment(
            parts=parts,
            presenter=self._presenter,
            sheets=(
                GroundBidSheetWriter(parts, context, bids, handlers).kind,
                extract_kind(context, handlers),
                boxes_kind(context, handlers),
            ),
            performance=Edition2007Performance(flights),
            broadcast=StepBroadcast((), (bids, Traces(context, chart.trace))),
            rehearse=Edition2007Rehearsal(context, self._pictures, parts, stage).go_on,
        )

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the motions of one step; cubes are seen to come into their boxes."""
        if any(event.kind == "invested" for event in events):
            self._parts.unfold_boxes()
        return super().animate(events, after, seat)

    def _take_stand(self, model: TrailModel) -> None:
        if model.view.phase != "invest" or self._controller.question is not None:
            self._parts.fold_boxes()
        super()._take_stand(model)


class Edition2007Presenter(BothPresenter):
    """The order of passing and the investment table."""

    _both: Edition2007Parts

    def actions(self, model: TrailModel) -> Sequence[TrailKind]:
        """Return the actions of the bar."""
        return ACTIONS

    def show_own(self, moment: SheetMoment[TrailModel], ghost: Landing | None) -> None:
        """Bring the work track up to date, and the investment table with the box being chosen."""
        chosen, view = invested_sum(moment), moment.model.view
        self._both.working_day.show(passing_order(view, ghost))
        pounds = chosen.pounds if chosen is not None else 0
        self._both.boxes.show(BoxTable(view.boxes, view.round, pounds, view.to_move))


def layout_of_2007(room: RoomSize, seats: int) -> BothLayout:
    """Lay the table for a window and a number of players; nobody holds cards."""
    frame = WindowFrame(room=room)
    column = column_of(
        frame.side_edge, frame.column_span, SeatPanels(seats), (DEVELOPMENT,), asks=not frame.foot
    )
    printed = documents_of(frame, column, Extras(boxes=True))
    return BothLayout(
        room=room,
        column=column,
        bar=frame.bar_of(action_row()),
        hand=None,
        tabs=printed.tabs,
        documents=printed.open,
        head_end=PHASES_END,
        drawer_sizes=DRAWER_SIZES,
        map_place=map_place(room),
        printed=printed,
    )


class Edition2007Rehearsal(BothRehearsal):
    """Draws mines of every seat and unexplored ground."""

    def looks(self, model: TrailModel) -> Iterator[AreaView]:
        """Yield a mine of every seat with everything that can come to it, and ground as it lies."""
        bare = replace(
            model.view.areas[0], name="", ground=None, rolled=None, port=False, capacity=0
        )
        mine = replace(bare, tin=1, copper=1, water=1, miners=1, train=True)
        for seat in range(len(self.context.seats)):
            yield replace(mine, owner=seat)
        yield from signs(model)


def signs(model: TrailModel) -> list[AreaView]:
    """Return unexplored ground as it lies there now, once for each change of its dice."""
    empty = [area for area in model.view.areas if area.ground is not None]
    found = {(area.ground.ore, area.ground.drained): area for area in empty if area.ground}
    return [replace(found[changes], name="", miners=0, train=False) for changes in sorted(found)]
