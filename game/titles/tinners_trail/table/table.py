"""The table: what it does besides what every table does, and what it is equipped with."""

from collections.abc import Callable
from typing import cast

from game.engine.events import Event
from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.animation.animation import Timeline
from game.scene.nodes.tip import Tooltip
from game.scene.stage.stage import Stage
from game.table_protocol import ClientHandlers, JournalEntry, UiAnchor
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import LastActionMarks
from game.tabletop.map_table import MapTable, TableEquipment
from game.tabletop.sheet.sheet_keeper import SheetInputs
from game.tabletop.step_broadcast import StepBroadcast
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table import extras, view_model
from game.titles.tinners_trail.table.chart.chart import TrailMap
from game.titles.tinners_trail.table.chart.daylight import CountyScene
from game.titles.tinners_trail.table.chart.spots import TrailCounty
from game.titles.tinners_trail.table.controller import TrailController, must_be_confirmed
from game.titles.tinners_trail.table.described import position_paragraphs
from game.titles.tinners_trail.table.display import TrailPresenter
from game.titles.tinners_trail.table.draw_ahead import TrailDrawAhead
from game.titles.tinners_trail.table.inputs import KeptBidsAndPicks, SumInput
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.layout import TrailLayout
from game.titles.tinners_trail.table.motions.flights import TrailFlights
from game.titles.tinners_trail.table.motions.performance import TrailPerformance
from game.titles.tinners_trail.table.move_kinds import move_kind_of
from game.titles.tinners_trail.table.panels.wallace import WallaceTurnTracker
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import BidMemory, bid_sheet_kind
from game.titles.tinners_trail.table.sheets.boxes import investment_boxes_sheet_kind
from game.titles.tinners_trail.table.sheets.draft import draft_sheet_kind
from game.titles.tinners_trail.table.sheets.extract import extract_sheet_kind
from game.titles.tinners_trail.table.sheets.fork import choice_sheet_kind
from game.titles.tinners_trail.table.sheets.invest import invest_sheet_kind
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.tips import TrailTips
from game.titles.tinners_trail.table.trail_kind import TrailMoveKind
from game.titles.tinners_trail.table.ui_anchors import UiAnchors

LayoutMaker = Callable[[extras.Extras], tuple[TrailLayout, TrailCounty]]
"""Lays the table out for what is in play."""


class TrailTable(MapTable[view_model.TrailModel, CountyScene]):
    """Journal, UI anchors, words and orders to bid. Equipped for the base game of its edition; the
    first view tells what else lies on the table.
    """

    parts: TrailParts
    controller: TrailController
    presenter: TrailPresenter
    tips: TrailTips

    def __init__(
        self,
        stage: Stage,
        context: view_model.TrailContext,
        pictures: MapPictures[CountyScene],
        left: KeptBidsAndPicks,
        plan: LayoutMaker,
        client: ClientHandlers,
    ) -> None:
        """Store what tables share, what was left behind, and what lays this one out."""
        self.context = context
        self._make_layout = plan
        self._extras = view_model.OF_2007 if context.edition_2007 else view_model.BASE_GAME
        self._wallace_turn_tracker = WallaceTurnTracker(self.context.words)
        self.journal_text_writer = JournalTextWriter(self.context.words, self.context.seats)
        controller = TrailController(left, standing=client.may_orders_answer)
        super().__init__(stage, self.context, pictures, controller, client)
        self._initialise()

    def make_equipment(self) -> TableEquipment[view_model.TrailModel]:
        """Return the parts for the expansions in play, in their places."""
        layout, county = self._make_layout(self._extras)
        context = self.context
        stage = self._stage
        handlers = self._sheet_handlers()
        chart = TrailMap(context, county, self.pick_target, self.area_tip, self.camera)
        parts = TrailParts(context, layout, chart, self.part_handlers("watch"), self._client)
        parts.exchange.tooltip = lambda: self.tips.price_odds_tip(self.model)
        self._ui_anchors = UiAnchors(parts)
        bids = BidMemory()
        self.tips = TrailTips(context, stage.units.k * layout.window_size.control_size_factor)
        self.presenter = TrailPresenter(context, self.tips, parts, self.camera.set_scene)
        invest = investment_boxes_sheet_kind if context.edition_2007 else invest_sheet_kind
        return TableEquipment(
            parts=parts,
            presenter=self.presenter,
            sheets=(
                bid_sheet_kind(parts, context, bids, handlers),
                choice_sheet_kind(context, handlers),
                extract_sheet_kind(context, handlers),
                draft_sheet_kind(context, handlers),
                invest(context, handlers),
            ),
            performance=TrailPerformance(TrailFlights(context, parts, stage.kit.sound)),
            broadcast=StepBroadcast(
                (self._wallace_turn_tracker,),
                (bids, LastActionMarks(context, chart.mark_areas_of_last_actions)),
            ),
            draw_ahead=TrailDrawAhead(context, self._pictures, parts, stage).draw_next,
        )

    def needs_rebuild(self, model: view_model.TrailModel) -> bool:
        """Return whether other expansions are in play than the table is laid out for."""
        changed, self._extras = model.extras != self._extras, model.extras
        return changed

    def on_events_changed(self) -> None:
        """Show Lord Wallace's last card and his reasons, in a solo game."""
        if self.model is not None and self.model.printed_tables.solo:
            self.parts.wallace.show_turn(self._wallace_turn_tracker.turn, self.model.printed_tables)

    def move_kind_record(self, kind: str) -> TrailMoveKind:
        """Return the record of a kind of move, a bare one where the table knows nothing."""
        return move_kind_of(kind)

    def model_of(self, view: State, seat: int) -> view_model.TrailModel:
        """Return a seat's view as state and as named values."""
        state = cast("TrailState", view)
        return view_model.TrailModel(state, table_view(state, seat), seat)

    def first_focused_target(self, names: list[str]) -> str:
        """Return the first target, preferably in an area of the deciding seat."""
        assert self.model is not None
        view = self.model.view
        return min(names, key=lambda name: view.area(name).owner != view.to_move)

    def journal_entries(self, events: tuple[Event, ...], step: int) -> tuple[JournalEntry, ...]:
        """Return the journal lines of a step."""
        return self.journal_text_writer.journal_entries(events, step)

    def ui_anchor(self, name: str) -> UiAnchor | None:
        """Return a part of the table by its name, see `ui_anchors.py`."""
        return self._ui_anchors.find(name)

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return the position in words, from what the viewer may see, the most urgent first."""
        if self.model is None:
            return ()
        prompt = self.presenter.prompt
        picked = self.controller.question_input
        told = (
            " ".join((prompt.heading + ".", prompt.next_step_text)),
            *position_paragraphs(self.model, picked, self.context, concealed=self._concealed),
        )
        return tuple(paragraph for paragraph in told if paragraph.strip())

    def action_tip(self, action: str) -> Tooltip:
        """Return the cost and effect of an action, and why it is not possible."""
        assert self.model is not None
        asked = self.controller.question_input
        model = self.model if self.controller.question is not None else None
        places = tuple(sorted(asked.picked_areas)) if not asked.picked_action else ()
        return self.tips.action_tip(
            model, move_kind_of(action).work_cost(self.model), action, places
        )

    def target_refusal_reason(self, target: str) -> Reason | None:
        """Return why an area cannot be picked, while some of the map are lit."""
        chart = self.parts.chart
        model = self.model
        lit = target not in chart.targets or chart.targets[target].highlight_kind
        if (
            model is None
            or self.controller.question is None
            or lit
            or not chart.darkens_unpickable_targets
        ):
            return None
        return self.tips.refusal_of_area(model, self.controller.question_input, target)

    def area_tip(self, area: str) -> Tooltip:
        """Return the content of an area, and the effect of the picked action there."""
        assert self.model is not None
        moment = SheetInputs(self.model, self.controller, self._concealed)
        return self.tips.area_tip(moment, area, self.target_refusal_reason(area))

    def prepare_step_animation(
        self, events: tuple[Event, ...], after: State, seat: int
    ) -> Timeline:
        """Return the animation of a step; in 2007 the investment table opens for its cubes."""
        if any(event.kind == "invested" for event in events):
            self.parts.unfold_investment_boxes()
        return super().prepare_step_animation(events, after, seat)

    def _store_model(self, model: view_model.TrailModel) -> None:
        if model.view.phase != "invest" or self.controller.question is not None:
            self.parts.fold_investment_boxes()
        self._stage.kit.sound.music.set_ducked(model.unfinished_auction is not None)
        super()._store_model(model)

    def answer_by_declining(self) -> None:
        """Decline; before a whole round's investment is given up, only after a second time."""
        asked = self.controller.question_input
        question = self.controller.question
        refusal = asked.declining_move if asked.kind == "invest" else None
        if isinstance(asked, SumInput) and refusal is not None and not asked.warned:
            assert question is not None
            assert self.model is not None
            asked.warned = must_be_confirmed(question, self.model, refusal)
            if asked.warned:
                self._stage.ignore_input_briefly()  # a double click is no answer
                self.refresh()
                self.focus_next_pick()
                return
        super().answer_by_declining()

    def on_amount_changed(self) -> None:
        """Handle a changed amount or card; it cancels a warning about investing nothing."""
        asked = self.controller.question_input
        if isinstance(asked, SumInput):
            asked.warned = False
        super().on_amount_changed()

    def _sheet_handlers(self) -> TrailSheetHandlers:
        return TrailSheetHandlers(
            confirm=self.answer_with_picks,
            decline=self.answer_by_declining,
            changed=self.on_amount_changed,
            back=self.undo_last_pick,
            choose=self.pick_option,
            lead=self.focus_and_show_next_pick,
            cancel_proxy=self._cancel_proxy,
            proxy=self._place_proxy_bid if self._client.may_orders_answer else None,
        )

    def _place_proxy_bid(self) -> None:
        asked = self.controller.question_input
        model = self.model
        if not isinstance(asked, SumInput) or asked.sum_choice is None or model is None:
            return
        if model.unfinished_auction is not None:
            self.controller.place_proxy_bid(
                model.unfinished_auction.area, asked.sum_choice, then_ask=asked.then_ask
            )
            self._send_answer(asked.sum_choice.least_move)

    def _cancel_proxy(self) -> None:
        if self.model is not None:
            self.controller.proxies.pop(self.model.seat, None)
            self.refresh()
