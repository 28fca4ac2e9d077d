"""The table of Brass: what only this table does."""

from dataclasses import dataclass, replace
from functools import partial

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.animation.animation import Timeline
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.table_protocol import JournalEntry, PersonalQuestion, UiAnchor
from game.tabletop.map_table import MapTable
from game.tabletop.table_model import MoveKind
from game.titles.brass.table.action_draft import HeldAnswerAnimator
from game.titles.brass.table.assembly import BrassTableAssembly, make_brass_assembly
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.description import describe_position
from game.titles.brass.table.draft import SELL_ACTION, Draft
from game.titles.brass.table.look.board_look import BrassViewOptions
from game.titles.brass.table.materials import BrassTableMaterials
from game.titles.brass.table.move_options import ACTION_PART, MoveOption
from game.titles.brass.table.panels.era_scoring import (
    ERA_END_EVENTS,
    EraScoringRecorder,
    points_by_seat,
)
from game.titles.brass.table.parts import MOVE_KIND_BY_ACTION, BrassHandlers, BrassParts
from game.titles.brass.table.ui_anchors import ui_anchor
from game.titles.brass.table.view_model import BrassModel, model_of_brass_view
from game.titles.brass.table.words import BrassTableTexts


@dataclass(frozen=True, slots=True)
class KeptBrassView:
    """What a person has opened or switched on: the drawer, the options of the map and stacks, and
    whether the last era's scoring is open."""

    drawer: object
    options: BrassViewOptions
    is_scoring_open: bool


class BrassTable(MapTable[BrassModel, str]):
    """The table of Brass with its drafts, the optional layers of the map, and the answer held
    until the turn is ended."""

    visits_targets_before_cards = True
    parts: BrassParts
    controller: BrassController
    assembly: BrassTableAssembly

    def __init__(self, materials: BrassTableMaterials) -> None:
        """Store what tables share, and make all parts."""
        self.context = materials.context
        self._materials = materials
        seats = self.context.seats
        self._era_scorings = EraScoringRecorder(len(seats))
        self._table_texts = BrassTableTexts(
            self.context.words, seats, self._era_scorings.industry_by_space
        )
        self._options = BrassViewOptions()
        self._held_answer_animator = HeldAnswerAnimator(materials.stage.timeline)
        super().__init__(
            materials.stage, materials.pictures, materials.controller, materials.client
        )
        self._build_parts_and_start()

    def make_assembly(self) -> BrassTableAssembly:
        """Return the parts of the table at their positions, with presenter, sheets and
        animations."""
        own = BrassHandlers(
            pick_card=self._pick_card,
            card_tooltip=self._card_tooltip,
            pick_target=self.pick_target,
            target_tooltip=self._target_tooltip,
            pick_option=self.pick_option,
            stack_tooltip=self._stack_tooltip,
            toggle_last_scoring=lambda: self._call_and_refresh(self._toggle_last_scoring),
            show_stacks_of_seat=lambda seat: self._call_and_refresh(
                partial(self._options.show_stacks_of_seat_or_own_again, seat)
            ),
        )
        handlers = replace(
            self.make_part_handlers(""),
            undo=self._undo_pick_or_action,
            reset=self._undo_turn,
            decline=self.undo_last_pick,
        )
        equipment = make_brass_assembly(
            self._materials, self.camera, self._options, self._era_scorings, own, handlers
        )
        acts = {
            "counts": self._options.toggle_points,
            "networks": self._options.toggle_networks,
            "works": self._show_next_stacks,
            "again": self._toggle_last_scoring,
        }
        equipment.parts.add_command_keys(
            {name: partial(self._call_and_refresh, act) for name, act in acts.items()}
        )
        return equipment

    def make_model(self, view: State, viewer: int) -> BrassModel:
        """Return the view model of a seat's view."""
        return model_of_brass_view(view, viewer)

    def move_kind_record(self, kind_key: str) -> MoveKind:
        """Return the properties of an action (button, key, icon, privacy) by its name."""
        return MOVE_KIND_BY_ACTION[kind_key]

    def action_tooltip(self, action: str) -> Tooltip:
        """Return the tooltip of an action: what the action does, and the reason if it is not
        possible."""
        return self.assembly.tooltips.action_tooltip(action)

    def target_refusal_reason(self, target: str) -> Reason | None:
        """Return why a space or a line cannot be picked; None if it can, and for a place."""
        if not self.parts.map_node.is_unpickable_space_or_line(target):
            return None
        return self.assembly.refusals.reason_against_target(target)

    def _target_tooltip(self, target: str) -> Tooltip | None:
        return self.assembly.tooltips.target_tooltip(target, self.target_refusal_reason(target))

    def _card_tooltip(self, slot: int) -> Tooltip | None:
        return self.assembly.tooltips.hand_card_tooltip(self.controller.action_draft, slot)

    def _stack_tooltip(self, industry: str) -> Tooltip | None:
        """Return the tooltip of a shown stack; for a stack of the viewer also the reason why its
        top counter cannot be built."""
        is_own = self.model is not None and self._seat_of_shown_stacks == self.model.seat
        lit = self.parts.stacks_panel.is_stack_highlighted(industry)
        return self.assembly.tooltips.stack_tooltip(
            self._seat_of_shown_stacks, industry, with_refusal=is_own and not lit
        )

    @property
    def current_part_draft(self) -> Draft:
        """The draft of the part of the action that is being drafted."""
        return self.controller.action_draft.current_part_draft

    @property
    def options_for_further_part(self) -> tuple[MoveOption, ...]:
        """The moves with which another part of the drafted action can follow."""
        return self.controller.action_draft.options_for_further_part

    @property
    def is_answer_held(self) -> bool:
        """Whether the last answer of a turn is held."""
        return self.controller.held_answer_input is not None

    @property
    def drafted_or_shown_model(self) -> BrassModel:
        """The position in which the current part of the action is drafted; if nothing can be
        drafted, the position that is shown."""
        model = self.controller.action_draft.model or self.model
        assert model is not None
        return model

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return the journal lines of a step."""
        return self._table_texts.journal_entries(events, step_number)

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return the position as paragraphs of text: the prompt with the price sheet, then the
        table; () before a view is shown."""
        if self.model is None:
            return ()
        prompt = self.parts.prompt.look
        price_sheet = self._sheets.sheet
        asked = (
            [prompt.heading, prompt.heading_note, prompt.next_step_text]
            if prompt is not None
            else []
        )
        asked += [price_sheet.label] if price_sheet is not None else []
        told = describe_position(
            self.context, self.model, self.current_part_draft, is_concealed=self._concealed
        )
        return (". ".join(part for part in asked if part), *told)

    def ui_anchor(self, anchor_name: str) -> UiAnchor | None:
        """Return the anchor of a named thing, such as "space:bury.0", "line:bolton bury",
        "card:bury" or "sheet"; None when it is not there."""
        return ui_anchor(self.parts, self.model, anchor_name)

    def show_view(self, view: State, viewer: int) -> None:
        """End a preview, and show a seat's view at once without a question."""
        self._held_answer_animator.finish_animation()
        super().show_view(view, viewer)

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Return the animation of a step, without what a held answer has already shown."""
        self._held_answer_animator.finish_animation()
        era_end = next((at for at, event in enumerate(events) if event.kind in ERA_END_EVENTS), 0)
        if era_end:  # the scoring stays open to be read, beside what led to it
            self.journal.show_preview(self.journal_entries(events[:era_end], 0))
        fresh = self.controller.take_events_not_yet_shown(events)
        self.assembly.step_animator.model_before_step = self.controller.model_after_shown_events
        return super().prepare_step_animation(fresh, state_after, viewer)

    def ask(self, question: PersonalQuestion) -> None:
        """Show a person's question, or undo it too while an action is being undone."""
        self._held_answer_animator.finish_animation()
        if self.controller.update_is_undoing_action(question):
            self._client.undo()
            return
        super().ask(question)

    def drop_question(self) -> None:
        """End a preview, and remove the question, since no player has to decide."""
        self._held_answer_animator.finish_animation()
        super().drop_question()

    def on_journal_events_changed(self) -> None:
        """Record the counters on the map, and show the button that reopens the last era's
        scoring if there was one."""
        if self.model is not None:
            self._era_scorings.record_counter_industries(self.model.view)
        told = self._era_scorings.last is not None
        self.parts.last_scoring_button.visible = told and not self.parts.era_scoring.visible

    def undo_pick(self) -> bool:
        """Close an open scoring, otherwise undo the last pick; return False when there is neither.
        A held answer is an action that was confirmed, and only Undo takes it back."""
        if self.parts.era_scoring.visible:
            self._toggle_last_scoring()
            return True
        return False if self.is_answer_held else super().undo_pick()

    def view_options(self) -> KeptBrassView:
        """Return the open drawer, the options of the map and stacks, and whether the last era's
        scoring is open."""
        is_scoring_open = self.parts.era_scoring.visible
        return KeptBrassView(super().view_options(), replace(self._options), is_scoring_open)

    def restore_view_options(self, options: object) -> None:
        """Open the drawer, switch on the options of the map and stacks, and open the last era's
        scoring, as `view_options` of an earlier table returned them; do nothing if `options` are
        not those of a table of Brass."""
        if not isinstance(options, KeptBrassView):
            return
        self._options.copy_from(options.options)
        if options.is_scoring_open and not self.parts.era_scoring.visible:
            self._toggle_last_scoring()
        super().restore_view_options(options.drawer)

    def refresh(self) -> None:
        """Update all parts; tooltips refer to the drafted position."""
        self.assembly.tooltips.model = self.controller.action_draft.model or self.model
        super().refresh()

    def pick_target(self, target: str) -> None:
        """Pick a space as the source of a cube if it can be one; otherwise pick the target for the
        draft."""
        writer = self.assembly.price_sheets.make_writer()
        kind = writer.cube_kind_with_source_choice_at(target) if "." in target else ""
        if kind:
            self.pick_option(f"{kind}:{target}")
        else:
            super().pick_target(target)

    def _pick_card(self, slot: int) -> None:
        self._answer_or_refresh(
            self.controller.action_draft.pick_hand_card(slot),
            shows_ring=self._stage.is_last_input_key,
        )

    def _pick_action(self, action: str) -> None:
        """Pick an action. If it is picked already, "sell" drafts all sales to ports, and every
        other action moves the keyboard focus to what another part of the action can begin with, or
        to the next pick; only the confirm button confirms."""
        action_draft = self.controller.action_draft
        if action_draft.current_part_draft.picks.get(ACTION_PART) != action:
            super()._pick_action(action)
        elif action == SELL_ACTION:
            action_draft.draft_all_port_sales()
            self._answer_or_refresh(None, shows_ring=self._stage.is_last_input_key)
        else:
            self._focus_first_target_of_further_part()

    def _focus_first_target_of_further_part(self) -> None:
        """Focus the first target on the map with which another part of the action can begin;
        without one, the next thing to pick."""
        action_draft = self.controller.action_draft
        targets = self.parts.map_node.targets
        further = (
            action_draft.pickable_targets if action_draft.options_for_further_part else frozenset()
        )
        names = [name for name in targets if name in further]
        if names:
            self._stage.focus.focus_node(targets[self.first_focused_target(names)], shows_ring=True)
        else:
            self.focus_next_pick()

    def _answer_or_refresh(self, answer: Move | None, *, shows_ring: bool) -> None:
        """Show the seat's own stacks instead of another seat's and close an open scoring; then send
        the answer, or update the panels if it is None. `shows_ring` tells whether the keyboard
        focus is drawn."""
        self._options.chosen_stacks_seat = None
        if self.parts.era_scoring.visible:
            self._toggle_last_scoring()
        super()._answer_or_refresh(answer, shows_ring=shows_ring)

    def _send_answer(self, move: Move) -> None:
        """Send an answer; one that ends the turn is held instead, with its effects animated and
        its journal lines as a preview."""
        question = self.controller.question
        held = self.controller.hold_answer_if_turn_ends(move)
        if held is None or question is None:
            self._held_answer_animator.finish_animation()
            self.controller.remove_given_answer_from_plan()
            super()._send_answer(move)
            return
        self.journal.show_preview(self.journal_entries(held.events, 0))
        perform = self.assembly.step_animator.step_animation
        motions = perform(held.events, held.model, self.make_model, self._store_model_and_refresh)
        self._held_answer_animator.play_animation(motions, question.preview_speed)
        self.refresh()
        self.focus_next_pick()

    def _undo_pick_or_action(self) -> None:
        """Undo the last pick that is neither sent nor held; if there is none, the last action."""
        if not self.is_answer_held and self.question_input.undo_pick():
            self.refresh()
            self.focus_next_pick()
        else:
            self._undo_action()

    def _undo_action(self) -> None:
        """Remove the preview and undo the last action. If its answers were sent, the client undoes
        it; if they were only held, the table asks the open question from the beginning."""
        self.journal.show_preview(())
        question = self.controller.question
        if self.controller.begin_undoing_action_and_tell_if_answers_sent():
            self._client.undo()
        elif question is not None:
            self.ask(question)

    def _undo_turn(self) -> None:
        """Undo the whole turn, including a held answer. If no answer of the turn has been sent,
        undo only the held action."""
        question = self.controller.question
        if self.is_answer_held and question is not None and not question.can_undo:
            self._undo_action()
        else:
            self._begin_undo_and_call(self._client.reset_turn, question)

    @property
    def _seat_of_shown_stacks(self) -> int:
        """The seat whose stacks are shown, 0 before the first view."""
        return self._options.seat_of_shown_stacks(self.model) if self.model is not None else 0

    def _show_next_stacks(self) -> None:
        if self.model is not None:
            self._options.show_stacks_of_next_seat(self.model)

    def _toggle_last_scoring(self) -> None:
        """Open or close the last era's scoring; do nothing if there is none, or while a sheet is
        open."""
        if self.model is None or self._sheets.sheet is not None:
            return
        panel = self.parts.era_scoring
        last = self._era_scorings.last_scoring_look(points_by_seat(self.model))
        if last is not None:
            panel.show_look(last)
            panel.visible = not panel.visible
            panel.is_opened_by_person = panel.visible
            self.parts.last_scoring_button.visible = not panel.visible  # it would lie below

    def _first_focus_node(self) -> Node | None:
        """Return the node to focus first: the same as at every table with a map. If there is none,
        return a pickable stack, preferably one that was pointed out, or None."""
        stacks = [node for node in self.parts.stacks_panel.stack_nodes.values() if node.focusable]
        advised = self._map_animations.focus_starts.advised_targets(self.controller.question)
        meant = min(stacks, key=lambda node: node.name not in advised, default=None)
        return super()._first_focus_node() or meant
