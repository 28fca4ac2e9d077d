"""A table with a map: shows a view, asks for decisions, animates steps."""

from abc import abstractmethod
from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.animation.animation import CallAnimation, SequentialAnimation, Timeline
from game.scene.input.focus_order import NodeGroups
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Box
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, PersonalQuestion
from game.tabletop.game_table import GameTable
from game.tabletop.map.map_animations import MapAnimations
from game.tabletop.map.map_camera import MapCamera
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.panel.action_bar import ActionHandlers
from game.tabletop.question.question_input import QuestionController, QuestionInput
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetManager
from game.tabletop.table_assembly import TableAssembly
from game.tabletop.table_model import AnyModel, MoveKind
from game.tabletop.table_parts import PartHandlers

Scene = TypeVar("Scene", bound=Hashable)


class MapTable(GameTable, Generic[AnyModel, Scene]):
    """The table of a title with a map; it holds the current view model.

    With `visits_targets_before_cards`, once an action is begun, Tab goes from the main button of
    a sheet to the highlighted targets on the map, and only then to the rest of the sheet.
    """

    visits_targets_before_cards = False

    def __init__(
        self,
        stage: Stage,
        map_pictures: MapPictures[Scene],
        controller: QuestionController[AnyModel],
        client: ClientAccess,
    ) -> None:
        """Store what outlives a rebuild of the table, and drop the cached maps of other titles; the
        subclass calls `_build_parts_and_start` afterwards."""
        super().__init__(stage, client)
        map_pictures.drop_pictures_of_other_titles()
        self._map_pictures = map_pictures
        self.controller = controller
        self.model: AnyModel | None = None
        self._is_outdated = False  # whether parts show an older model until the next frame
        self._map_animations = MapAnimations(stage.timeline)

    def _build_parts_and_start(self) -> None:
        self._build_parts()
        self._map_animations.start_moving_parts()
        self._stage.on_spare_time = lambda: self.assembly.draw_ahead(self.model)
        self._stage.on_before_drawing = self._refresh_if_outdated

    @abstractmethod
    def make_assembly(self) -> TableAssembly[AnyModel]:
        """Return the title's parts for this game at their positions; `self.camera` is set
        before."""

    @abstractmethod
    def make_model(self, view: State, viewer: int) -> AnyModel:
        """Return the view model of a seat's view."""

    @abstractmethod
    def move_kind_record(self, kind_key: str) -> MoveKind:
        """Return the record of a kind of move."""

    @abstractmethod
    def target_refusal_reason(self, target: str) -> Reason | None:
        """Return why a target cannot be picked for the question, None when it can."""

    @abstractmethod
    def action_tooltip(self, action: str) -> Tooltip:
        """Return the tooltip of an action."""

    def store_layout_needs_and_tell_if_changed(self, model: AnyModel) -> bool:
        """Return whether all parts must be rebuilt to show this model; False here, titles may
        override it."""
        return False

    def on_journal_events_changed(self) -> None:
        """Update what a title derives from the journal's events, after some were added or
        removed."""

    def first_focused_target(self, pickable_names: list[str]) -> str:
        """Return the pickable target that gets the keyboard focus first: the first, by default."""
        return pickable_names[0]

    def starts_focus_at_last_picked_target(self, last_name: str, pickable_names: list[str]) -> bool:
        """Return whether the keyboard focus starts at the target picked last, which is among the
        `pickable_names`; always True here, titles may override it."""
        return True

    @property
    def question_input(self) -> QuestionInput:
        """The picks made for the current question, and what can still be picked."""
        return self.controller.question_input

    def show_view(self, view: State, viewer: int) -> None:
        """Show a seat's view at once, without a question; flying pieces and the controller's
        orders are removed."""
        model = self._make_model_and_rebuild(view, viewer)
        self.assembly.step_animator.remove_all_flying_pieces()
        self.controller.cancel_orders()
        self.controller.clear_question()
        self._store_model_and_refresh(model)

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Remove the question, bring the step's places into view, and return the animation of the
        step on a separate timeline; at its end the table shows `state_after`. The events are passed
        to the early listeners now."""
        self.controller.clear_question()
        self.controller.click_undo.cancel()
        model = self._make_model_and_rebuild(state_after, viewer)
        self.assembly.step_broadcast.broadcast_to_early_listeners(events)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        timeline.reading_gate = self.assembly.step_animator.flight_animations.reading_gate
        timeline.reading_gate.waits_for_reader = self._client.counting_animations_wait_for_reader
        perform = self.assembly.step_animator.step_animation
        motions = perform(events, model, self.make_model, self._show_model_within_step)
        places = tuple(place for event in events for place in event.places)
        self.camera.bring_into_view(places)
        glow = CallAnimation(partial(self._map_animations.glow_after_move, places))
        timeline.play(SequentialAnimation(motions, CallAnimation(self._refresh_if_outdated), glow))
        return timeline

    def ask(self, question: PersonalQuestion) -> None:
        """Show a person's question, enable its controls and focus the first thing to pick. If an
        order answers the question, send this answer instead; if the question belongs to a click
        that is being undone, undo on instead."""
        if self.controller.click_undo.should_continue_past(question):
            self._begin_undo_and_call(self._client.undo, question)
            return
        model = self._make_model_and_rebuild(question.view, question.seat)
        self._note = ""
        automatic = self.controller.set_question_or_answer_by_order(question, model)
        self._store_model_and_refresh(model)
        if automatic is not None:
            self._send_answer(automatic)
            return
        if self.controller.question_input.kind != "action":
            self._stage.ignore_input_briefly()
        self.focus_next_pick()

    def drop_question(self) -> None:
        """Remove the question, since no player has to decide. Undo remains possible if the last
        `disable_controls_and_show_note` had `may_undo`."""
        self.controller.clear_question()
        self.controller.may_undo = self._may_undo

    def pending_picks(self) -> QuestionInput | None:
        """Return the current question's input if it has picks that are not sent yet, or asks
        whether to decline; else None."""
        asked = self.controller.question_input
        return asked if asked.has_unsent_picks or asked.asks_to_decline else None

    def restore_picks(self, stored_picks: object) -> None:
        """Restore the picks that `pending_picks` returned and update the panels; do nothing if they
        do not fit the current question."""
        if isinstance(stored_picks, QuestionInput) and self.controller.restore_picks(stored_picks):
            self.refresh()
            self.focus_next_pick()

    def view_options(self) -> object:
        """Return the open drawer, to which a title may add more."""
        return self.parts.drawers.open_drawer

    def restore_view_options(self, options: object) -> None:
        """Open the drawer that was open, if it is folded here, and update all panels."""
        self.parts.drawers.reopen(options)
        self.refresh()

    def texts_of_moves_picked_so_far(self) -> tuple[str, ...]:
        """Return the texts of the decisions made for this question but not yet sent."""
        return self.controller.question_input.picked_move_texts

    def undo_pick(self) -> bool:
        """Undo the last pick that has not been sent as an answer. If there is none, close the
        drawer that the player opened. Return False if neither was possible."""
        return (
            self.controller.question_input.undo_pick()
            or self.parts.drawers.close_part_opened_by_player()
        )

    def add_to_journal(self, events: tuple[Event, ...], viewer: int, step_number: int = 0) -> None:
        """Add a step's lines to the journal, and pass its events to the listeners."""
        super().add_to_journal(events, viewer, step_number)
        self.assembly.step_broadcast.store_and_broadcast_played_step(step_number, events)
        self.on_journal_events_changed()

    def remove_later_journal_lines(self, last_kept_step: int = 0) -> None:
        """Remove the journal lines of later steps; 0 removes every line."""
        super().remove_later_journal_lines(last_kept_step)
        self.assembly.step_broadcast.drop_later_steps_and_rebroadcast(last_kept_step)
        self.on_journal_events_changed()

    def highlight_places(self, places: tuple[str, ...], tabbed_first: tuple[str, ...] = ()) -> None:
        """Highlight the named places on the map and bring them into view, until the next call; ()
        removes the highlights. Tab visits them and then the targets in `tabbed_first` first; the
        keyboard focus of this question begins there, also after the highlights are removed."""
        self._map_animations.focus_starts.point_out(
            (*places, *tabbed_first), self.controller.question
        )
        self.camera.bring_into_view(places)
        self._map_animations.highlight_places(places)
        self._stage.update_before_next_drawing()

    def open_first_folded_document(self, document_names: tuple[str, ...]) -> None:
        """Open the first of the named documents that is folded away in this window; do nothing
        if none is."""
        drawers = self.parts.drawers
        folded = next((name for name in document_names if drawers.is_folded_away(name)), "")
        drawers.open_if_folded_without_strip(folded)
        self._stage.update_before_next_drawing()

    def spare_rect_with_scale(self, purpose: str) -> tuple[Box, float]:
        """Return the rectangle that the client may use for `purpose`, in u of the controls, and the
        size of such a u in u of the window."""
        return self.parts.spare_rect(purpose), self.parts.layout.window_size.control_size_factor

    def note_height(self, purpose: str, min_height: float) -> float:
        """Return the height of a note, at least `min_height` if there is room, so that its edge
        cuts no panel in two."""
        return self.parts.note_height(purpose, min_height)

    def stop_all_animations(self) -> None:
        """Stop the endless animations of highlights and map before another table replaces this
        one."""
        self._map_animations.stop_all()

    def _build_parts(self) -> None:
        """Create all parts for this game at their positions."""
        self.camera = MapCamera(self._stage, self._map_pictures, self._on_map_moved_or_zoomed)
        self.assembly = self.make_assembly()
        parts = self.parts = self.assembly.parts
        self.journal = parts.journal
        look_again = partial(self._stage.set_sheets_hidden, False)
        self._sheets = SheetManager(parts, self.assembly.sheets, look_again, self._stage.kit)
        layout = parts.layout
        low = layout.window_box.height - layout.top_of_button_bar + layout.bar.second_row_height
        self._stage.bottom_notice_rise = (
            0.0 if layout.client_uses_bottom else low * layout.window_size.control_size_factor
        )
        self.camera.control_new_map(layout, parts.map_node, parts.dimming_layer, parts.zoom_buttons)
        parts.control_layer.add(self.camera.make_off_screen_indicators(parts.context))
        self._map_animations.connect_to_new_map(
            parts.map_node, parts.journal, self._client.show_step_handler
        )
        self.root.clear()
        self.root.width = parts.root.width
        self.root.height = parts.root.height
        self.root.add(parts.root)

    def _make_model_and_rebuild(self, view: State, viewer: int) -> AnyModel:
        """Return the view model of a view, and rebuild the table if that is needed."""
        model = self.make_model(view, viewer)
        if self.store_layout_needs_and_tell_if_changed(model):
            self._map_animations.start_or_stop_pulse(is_needed=False)
            entries = self.journal.entries
            broadcast = self.assembly.step_broadcast
            self._build_parts()
            self.journal.add_entries_in_place_of_preview(entries)
            self.assembly.step_broadcast.replace_and_rebroadcast_steps(broadcast)
        return model

    def make_part_handlers(self, cost_icon: str) -> PartHandlers:
        """Return the functions that the parts of the table call; `cost_icon` is the icon that
        shows the cost of an action."""
        return PartHandlers(
            actions=ActionHandlers(
                self._pick_action, self.action_tooltip, self.move_kind_record, cost_icon
            ),
            confirm=self.answer_with_picks,
            decline=self.answer_by_declining,
            toggle_hand=self.toggle_hand,
            undo=self._undo_pick_or_decision,
            reset=lambda: self._begin_undo_and_call(
                self._client.reset_turn, self.controller.question
            ),
            look_through=lambda: self._stage.set_sheets_hidden(not self._stage.are_sheets_hidden),
            key_cap_text=self._stage.kit.keymap.cap_text,
            map_view_commands=self.camera,
        )

    def pick_target(self, target: str) -> None:
        """Pick a target and send the answer if it is complete; say why if it cannot be picked. The
        keyboard focus of the seat's later questions begins at this target."""
        refused = self.target_refusal_reason(target) is not None
        self._map_animations.focus_starts.store_pick(target, self.controller.question)
        move = self.controller.question_input.pick_area(target)
        self._answer_or_refresh(move, shows_ring=self._stage.is_last_input_key)
        if refused and move is None and self.target_refusal_reason(target) is not None:
            self._stage.tooltips.show(self.parts.map_node.targets[target])

    def pick_option(self, option_key: str) -> None:
        """Pick an option by its key, and send the answer if it is complete."""
        shown = self._stage.focus.is_ring_shown
        move = self.controller.question_input.pick_choice(option_key)
        self._answer_or_refresh(move, shows_ring=shown)

    def answer_with_picks(self) -> None:
        """Send the move that the picks determine; do nothing while there is no such move."""
        if self.controller.question_input.confirmable_move is not None:
            self.controller.on_confirm()
            self._send_answer(self.controller.question_input.confirmable_move)

    def answer_by_declining(self) -> None:
        """Send the move that declines, if there is one."""
        if self.controller.question_input.declining_move is not None:
            self._send_answer(self.controller.question_input.declining_move)

    def on_amount_changed(self) -> None:
        """Update the panels after an amount or a card changed. If the focus ring is visible around
        a choice, move the focus to the next thing to pick."""
        self.refresh()
        focus = self._stage.focus
        if focus.is_ring_shown and focus.node is not None and focus.node.role == "choice":
            self.focus_and_show_next_pick()

    def focus_next_pick(self) -> None:
        """Move the keyboard focus to the next thing to pick; its ring stays visible or hidden."""
        self._focus_next_pick(shows_ring=self._stage.focus.is_ring_shown)

    def focus_and_show_next_pick(self) -> None:
        """Move the keyboard focus to the next thing to pick and show the focus."""
        self._focus_next_pick(shows_ring=True)

    def _pick_action(self, action: str) -> None:
        self.parts.drawers.open_if_folded_without_strip(self.move_kind_record(action).opened_board)
        self._answer_or_refresh(
            self.controller.question_input.pick_action(action),
            shows_ring=self._stage.is_last_input_key,
        )

    def _undo_pick_or_decision(self) -> None:
        """Undo the last unsent pick or, if there is none, all decisions of the last click."""
        if self.question_input.undo_pick():
            self.refresh()
            self.focus_next_pick()
        else:
            self._begin_undo_and_call(self._client.undo, self.controller.question)

    def _begin_undo_and_call(
        self, undo_move: Callable[[], None], question: PersonalQuestion | None
    ) -> None:
        """Cancel all orders, forget the picked targets, begin an undo at this question, and call
        `undo_move`."""
        self.controller.cancel_orders()
        self._map_animations.focus_starts.forget_picks()
        self.controller.click_undo.begin(question)
        undo_move()

    def _answer_or_refresh(self, answer: Move | None, *, shows_ring: bool) -> None:
        if answer is not None:
            self._send_answer(answer)
            return
        self.refresh()
        self._focus_next_pick(shows_ring=shows_ring)

    def _send_answer(self, move: Move) -> None:
        self.controller.clear_question()
        self.refresh()
        self._client.give_answer(move.code)

    def _store_model_and_refresh(self, model: AnyModel) -> None:
        self._store_model_and_notify(model)
        self.refresh()

    def _show_model_within_step(self, model: AnyModel) -> None:
        """Show an intermediate model of a step; of several models between two frames only the
        last one is drawn."""
        self._store_model_and_notify(model)
        self.refresh_before_next_drawing()

    def refresh_before_next_drawing(self) -> None:
        """Update all panels once before the next frame, however often this is called."""
        self._is_outdated = True
        self._stage.update_before_next_drawing()

    def _store_model_and_notify(self, model: AnyModel) -> None:
        self.model = model
        self._decider = None
        self.on_journal_events_changed()
        self.controller.on_model_shown(model)

    def _refresh_if_outdated(self) -> None:
        if self._is_outdated:
            self.refresh()

    def refresh(self) -> None:
        """Update panels, sheet and highlights from the model and the question; does nothing
        before the first model, or within `refresh_once`."""
        self._is_outdated = False
        if self.model is None or self._refreshes_later:
            return
        made = self.assembly
        decider = self._decider
        model = self.model if decider is None else self.model.with_deciding_seat(decider)
        moment = SheetInputs(model, self.controller, self._concealed)
        made.presenter.update_panels(
            moment, self._note, is_question_on_sheet=self._sheets.needs_sheet(moment)
        )
        self._sheets.show_needed_sheet(moment)
        self._map_animations.start_or_stop_pulse(
            is_needed=bool(self.controller.question_input.pickable_areas)
        )
        self.camera.update_off_screen_indicators()
        self._stage.update_before_next_drawing()

    def _call_and_refresh(self, change_view: Callable[[], None]) -> None:
        """Call `change_view`, which changes only how the position is shown; update all panels."""
        change_view()
        self.refresh()

    def _on_map_moved_or_zoomed(self) -> None:
        """Update highlights and sheets after the map was moved or zoomed."""
        self.refresh()
        self._sheets.reposition_sheet()

    def _focus_next_pick(self, *, shows_ring: bool) -> None:
        """Focus the next thing to pick (on the sheet, at the prompt or on the map), or nothing if
        there is none; `shows_ring` draws the focus."""
        question_input = self.controller.question_input
        node = self._sheets.first_control()
        if node is None and (
            question_input.picked_action_or_task or question_input.kind != "action"
        ):
            node = self._first_focus_node()
        self._stage.focus.focus_node(node, shows_ring=shows_ring and node is not None)

    def first_tab_stop_groups(self) -> NodeGroups:
        """Return the groups of controls that Tab visits first: sheet, lit targets, whatever else
        can be picked, prompt and actions.

        Actions come second while an action must be chosen, otherwise last; without a question
        there are no groups.
        """
        asked = self.controller.question_input
        parts = self.parts
        if self.controller.question is None:
            return ()
        sheet = self._sheets.sheet
        sheets = (sheet,) if sheet is not None else ()
        actions = tuple(button for button in parts.actions.buttons.values() if button.enabled)
        picks: NodeGroups = (parts.pickable_nodes(), (parts.prompt,))
        is_open = (
            asked.kind == "action"
            and not asked.picked_action_or_task
            and asked.confirmable_move is None
        )
        if is_open:
            return sheets, actions, *picks
        lit = self._first_and_all_lit_targets()
        if self.visits_targets_before_cards and asked.picked_action_or_task:
            on = self._sheets.first_control()
            return (on,) if on is not None else (), *lit, sheets, *picks, actions
        return sheets, *lit, *picks, actions

    def _first_and_all_lit_targets(self) -> NodeGroups:
        """Return the lit targets on the map in two groups: the one that gets the focus first, and
        all, so that Tab visits the others after it."""
        targets = self.parts.map_node.targets
        lit_names = self.controller.question_input.first_focused_areas
        lit = tuple(targets[name] for name in targets if name in lit_names)
        first = self._first_focus_node()
        return (first,) if first is not None and first in lit else (), lit

    def action_bar_and_pickable_targets(self) -> tuple[Node, ...]:
        """Return the action bar and the targets on the map that can be picked."""
        targets = self.parts.map_node.targets.values()
        return (self.parts.actions, *(node for node in targets if node.focusable))

    def _first_focus_node(self) -> Node | None:
        confirm = self.parts.prompt.confirm_button
        targets = self.parts.map_node.targets
        if self.controller.question_input.confirmable_move is not None and confirm.visible:
            return confirm
        names = [
            name for name in targets if name in self.controller.question_input.first_focused_areas
        ]
        asked = self.controller.question
        starts = self._map_animations.focus_starts
        last = starts.last_pick(asked)
        meant = [name for name in starts.advised_targets(asked) if name in names]
        if last in names and self.starts_focus_at_last_picked_target(last, names):
            meant.append(last)
        return targets[meant[0] if meant else self.first_focused_target(names)] if names else None
