"""The table of Tinners' Trail: what it adds to every table with a map."""

from game.engine.events import Event
from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.animation.animation import Timeline
from game.scene.nodes.tooltip import Tooltip
from game.table_protocol import JournalEntry, UiAnchor
from game.tabletop.map_table import MapTable
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.tinners_trail.table import view_model
from game.titles.tinners_trail.table.assembly import (
    TrailHandlers,
    TrailTableAssembly,
    make_trail_assembly,
)
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.county.county_scene import CountyScene
from game.titles.tinners_trail.table.description import describe_position
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.materials import TrailTableMaterials
from game.titles.tinners_trail.table.move_kinds import record_of_move_kind
from game.titles.tinners_trail.table.panels.wallace import WallaceTurnTracker
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.picks_input import TrailInput
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.trail_move_kind import TrailMoveKind


class TrailTable(MapTable[view_model.TrailModel, CountyScene]):
    """The table of one game: parts, journal, UI anchors, texts and proxy bids.

    It is first equipped for the base game of its edition, and anew when the first view shows
    expansions.
    """

    parts: TrailParts
    controller: TrailController
    assembly: TrailTableAssembly

    def __init__(self, materials: TrailTableMaterials) -> None:
        """Build the parts from `materials`, laid out for the edition without expansions."""
        self.context = materials.context
        self._materials = materials
        self._extras = (
            view_model.EXTRAS_OF_2007
            if self.context.is_edition_2007
            else view_model.BASE_GAME_EXTRAS
        )
        self._wallace_turn_tracker = WallaceTurnTracker(self.context.words)
        self.journal_text_writer = JournalTextWriter(self.context.words, self.context.seats)
        super().__init__(
            materials.stage, materials.pictures, materials.controller, materials.client
        )
        self._build_parts_and_start()

    def make_assembly(self) -> TrailTableAssembly:
        """Return newly made parts, presenter and sheets, laid out for the expansions in play; also
        store the tooltips and the presenter.
        """
        own = TrailHandlers(self.pick_target, self.area_tooltip, self._sheet_handlers())
        equipment = make_trail_assembly(
            self._materials,
            self._extras,
            self.camera,
            self._wallace_turn_tracker,
            own,
            self.make_part_handlers("watch"),
        )
        equipment.parts.exchange.tooltip = lambda: equipment.tooltips.price_odds_tooltip(self.model)
        self.tooltips = equipment.tooltips
        self.presenter = equipment.presenter
        return equipment

    def store_layout_needs_and_tell_if_changed(self, model: view_model.TrailModel) -> bool:
        """Store the expansions of the model's game; return whether they differ from those for which
        the table is laid out, so that it needs a new layout."""
        changed, self._extras = model.extras_in_play != self._extras, model.extras_in_play
        return changed

    def on_journal_events_changed(self) -> None:
        """In a solo game, show Lord Wallace's last card and his reasons."""
        if self.model is not None and self.model.printed_tables.is_solo_game:
            self.parts.wallace.show_turn(self._wallace_turn_tracker.turn, self.model.printed_tables)

    def move_kind_record(self, kind_key: str) -> TrailMoveKind:
        """Return the table's record of a kind of move, or one with default values."""
        return record_of_move_kind(kind_key)

    def make_model(self, view: State, viewer: int) -> view_model.TrailModel:
        """Return the model of a seat's view: the state itself and the named values made from it."""
        return view_model.model_of_trail_view(view, viewer)

    def first_focused_target(self, pickable_names: list[str]) -> str:
        """Return the map target that gets the focus first: the first area owned by the deciding
        seat; if it owns none of them, the first of all."""
        assert self.model is not None
        view = self.model.view
        return min(pickable_names, key=lambda name: view.area(name).owner != view.to_move)

    def starts_focus_at_last_picked_target(self, last_name: str, pickable_names: list[str]) -> bool:
        """Return whether the deciding seat owns the area picked last, or none of the pickable
        ones."""
        assert self.model is not None
        view = self.model.view
        owners = {name: view.area(name).owner for name in pickable_names}
        return owners[last_name] == view.to_move or view.to_move not in owners.values()

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return the journal lines of a step."""
        return self.journal_text_writer.journal_entries(events, step_number)

    def ui_anchor(self, anchor_name: str) -> UiAnchor | None:
        """Return the part of the table with this name, or None; `ui_anchors.py` lists the names."""
        return self.assembly.ui_anchors.find(anchor_name)

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return the position in words, as the viewer may know it, the most urgent paragraph
        first; () without a model."""
        if self.model is None:
            return ()
        prompt = self.presenter.prompt
        picked = self.controller.question_input
        told = (
            " ".join((prompt.heading + ".", prompt.next_step_text)),
            *describe_position(self.model, picked, self.context, is_concealed=self._concealed),
        )
        return tuple(paragraph for paragraph in told if paragraph.strip())

    def action_tooltip(self, action: str) -> Tooltip:
        """Return the tooltip of an action with cost and effect, and the reason if it is not
        possible now."""
        assert self.model is not None
        asked = self.controller.question_input
        model = self.model if self.controller.question is not None else None
        places = tuple(sorted(asked.picked_areas)) if not asked.picked_action_or_task else ()
        return self.tooltips.action_tooltip(
            model, record_of_move_kind(action).work_cost(self.model), action, places
        )

    def target_refusal_reason(self, target: str) -> Reason | None:
        """Return why an area cannot be picked; None without a question, if the area can be
        picked, or while no area of the map is lit."""
        chart = self.parts.map_node
        model = self.model
        lit = target not in chart.targets or chart.targets[target].highlight_kind
        if (
            model is None
            or self.controller.question is None
            or lit
            or not chart.darkens_unpickable_targets
        ):
            return None
        return self.tooltips.area_refusal_reason(model, self.controller.question_input, target)

    def area_tooltip(self, area: str) -> Tooltip:
        """Return the tooltip of an area with its content, and the effect of the picked action
        there or why it is not possible."""
        assert self.model is not None
        moment = SheetInputs(self.model, self.controller, self._concealed)
        return self.tooltips.area_tooltip(moment, area, self.target_refusal_reason(area))

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Return the animation of a step. If the step has an investment, the investment table is
        opened first."""
        if any(event.kind == "invested" for event in events):
            self.parts.unfold_investment_boxes()
        return super().prepare_step_animation(events, state_after, viewer)

    def _store_model_and_notify(self, model: view_model.TrailModel) -> None:
        if model.view.phase != "invest" or self.controller.question is not None:
            self.parts.refold_investment_boxes()
        self._stage.kit.sound.music.set_ducked(model.unfinished_auction is not None)
        super()._store_model_and_notify(model)

    def answer_by_declining(self) -> None:
        """Answer with the declining move. If it gives something up for good, the first call only
        asks for confirmation, and a second call answers."""
        asked = self.controller.question_input
        if isinstance(asked, TrailInput) and self._must_ask_to_decline(asked):
            asked.begin_asking_to_decline()
            self._stage.ignore_input_briefly()  # a double click is no answer
            self.refresh()
            self.focus_next_pick()
            return
        super().answer_by_declining()

    def answer_with_picks(self) -> None:
        """Answer with the picks, or return to them while the player is asked whether to
        decline."""
        asked = self.controller.question_input
        if isinstance(asked, TrailInput) and asked.asks_to_decline:
            self.undo_last_pick()
            return
        super().answer_with_picks()

    def on_amount_changed(self) -> None:
        """Update the table after a changed amount or card, and stop asking whether to decline."""
        asked = self.controller.question_input
        if isinstance(asked, SumInput):
            asked.asks_to_decline = False
            self.controller.keep_what_follows_limit(asks_at_limit=asked.asks_at_limit)
        super().on_amount_changed()

    def _must_ask_to_decline(self, trail_input: TrailInput) -> bool:
        """Return whether the player has to be asked now before the question is declined."""
        question = self.controller.question
        if question is None or trail_input.declining_move is None or trail_input.asks_to_decline:
            return False
        final = record_of_move_kind(trail_input.kind).is_declined_for_good
        return final and question.asks_before_passing

    def _sheet_handlers(self) -> TrailSheetHandlers:
        return TrailSheetHandlers(
            confirm=self.answer_with_picks,
            decline=self.answer_by_declining,
            on_amount_changed=self.on_amount_changed,
            go_back=self.undo_last_pick,
            pick_option=self.pick_option,
            cancel_proxy=self._cancel_proxy,
            place_proxy_bid=self._place_proxy_bid_and_answer
            if self._client.may_stored_orders_answer
            else None,
        )

    def _place_proxy_bid_and_answer(self) -> None:
        asked = self.controller.question_input
        model = self.model
        if not isinstance(asked, SumInput) or asked.sum_choice is None or model is None:
            return
        if model.unfinished_auction is not None:
            self.controller.store_proxy_bid(
                model.unfinished_auction.area, asked.sum_choice, asks_at_limit=asked.asks_at_limit
            )
            self._send_answer(asked.sum_choice.least_move)

    def _cancel_proxy(self) -> None:
        if self.model is not None:
            self.controller.proxies.pop(self.model.seat, None)
            self.refresh()
