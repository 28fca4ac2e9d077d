"""The plain table: shows any view as a printed table, with buttons for answers and notes for
events.
"""

from functools import partial
from typing import Final

from game.engine.events import Event
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.scene.animation.animation import CallAnimation, SequentialAnimation, Timeline
from game.scene.input.focus_order import NodeGroups
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Box, box
from game.scene.stage.stage import Stage
from game.scene.text import text_styles
from game.scene.widgets import Label, Panel, ScrollList
from game.table_protocol import ClientAccess, JournalEntry, PersonalQuestion, UiAnchor
from game.tabletop.art.table_art import TableArt
from game.tabletop.game_table import GameTable
from game.tabletop.layout.undo_and_hint_layout import boxes_side_by_side
from game.tabletop.panel.control_buttons import (
    UndoAndHintButtons,
    make_top_buttons,
    undo_and_hint_actions,
)
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.panel.prompt import PromptLook, PromptPanel, prompt_look_without_question
from game.tabletop.plain.layout import PlainLayout
from game.tabletop.plain.seat_panel import SeatLook, SeatPanel
from game.tabletop.plain.step_animation import PlainStepAnimator
from game.tabletop.plain.stepwise_choice import (
    WHOLE_MOVE_PART,
    AnswersPanel,
    AnswerValue,
    StepwiseChoice,
)
from game.tabletop.plain.table_texts import (
    ROW_HEIGHT,
    FactRowNode,
    PlainTableTexts,
    PositionFacts,
    make_fact_rows,
    position_facts_of_view,
)
from game.tabletop.table_context import TableContext

PAPER_MARGIN = 16.0
WORDMARK_WIDTH: Final = 360.0


class PlainTable(GameTable):
    """A table without pictures: it lists every number of a view, and every answer is a button."""

    def __init__(
        self,
        stage: Stage,
        context: TableContext[TableArt],
        layout: "PlainLayout",
        client: ClientAccess,
        *,
        game: Game,
        chance_event_kinds: frozenset[str],
    ) -> None:
        """Create all parts; `chance_event_kinds` are the game's kinds of chance events."""
        super().__init__(stage, client)
        self._context = context
        self._game = game
        self._chance_kinds = chance_event_kinds
        self._layout = layout
        self._table_texts = PlainTableTexts(context.words, context.seats)
        self._view: State | None = None
        self._viewer = NOBODY
        self._question: PersonalQuestion | None = None
        self._stepwise_choice = StepwiseChoice()
        self._make_parts()

    def _make_parts(self) -> None:
        layout = self._layout
        context = self._context
        scale = layout.window_size.control_size_factor
        size = layout.window_box.width * scale, layout.window_box.height * scale
        self.root.width, self.root.height = size
        self.root.name = "table"
        hud = Node(scale=scale)
        name = context.words.say("title.name")
        bar = layout.top_bar_box
        wordmark = box(20, 4, WORDMARK_WIDTH, bar.height - 8)
        top = Panel("bar", label=name, **bar._asdict())
        top.add(Label(name, text_styles.HEADING_STYLE.sized(32), **wordmark))
        self._seats = [SeatPanel(context, **box._asdict()) for box in layout.seat_panel_boxes]
        self.journal = JournalPanel(context, **layout.journal_box._asdict())
        if self._client.journal_actions is not None:
            recall = self._client.journal_actions
            self.journal.show_head_buttons(recall.open_journal, recall.open_journal_at_players_tab)
        if self._client.pinned_line is not None:
            self.journal.pin_line_as_foot_button(self._client.pinned_line)
        if self._client.show_step_handler is not None:
            moment = self._client.show_step_handler
            self.journal.on_entry_chosen = lambda entry: moment(entry.step) if entry.step else None
        paper = layout.position_box
        self._paper = Panel("bill", name="position", role="panel", **paper._asdict())
        inner = box(
            PAPER_MARGIN,
            PAPER_MARGIN,
            paper.width - 2 * PAPER_MARGIN,
            paper.height - 2 * PAPER_MARGIN,
        )
        self._rows = ScrollList((), ROW_HEIGHT, label=context.say("position"), **inner)
        self._paper.add(self._rows)
        hud.add(top, *make_top_buttons(context, layout.icon_button_boxes, self._client).values())
        hud.add(*self._seats, self.journal, self._paper)
        self._prompt: PromptPanel | None = None
        self._answers: AnswersPanel | None = None
        self._undo_and_hint_buttons: UndoAndHintButtons | None = None
        if layout.question_boxes is not None:
            asking = layout.question_boxes
            self._prompt = PromptPanel(
                context, self._confirm_number, self.undo_last_pick, **asking.prompt._asdict()
            )
            self._answers = AnswersPanel(
                self._table_texts,
                self._pick_answer,
                layout.window_size.min_click_target_side,
                **asking.answers._asdict(),
            )
            acts = undo_and_hint_actions(self._client) | {
                "undo": self._undo_pick_or_decision,
                "hand": self.toggle_hand,
            }
            self._undo_and_hint_buttons = UndoAndHintButtons(
                context,
                boxes_side_by_side(tuple(acts), asking.undo_and_hint_area),
                acts,
                last_turns_refusal_text=self._client.no_last_turns_reason,
            )
            hud.add(self._prompt, self._answers, self._undo_and_hint_buttons)
        air = Node(scale=scale, z=1.0, name="flight")
        self._animator = PlainStepAnimator(
            context,
            air,
            self._stage.kit.sound,
            self._table_texts,
            chance_event_kinds=self._chance_kinds,
            note_centre=layout.position_box.centre,
            show_view=self._show_view,
        )
        self.root.add(hud, air)

    def spare_rect_with_scale(self, purpose: str) -> tuple[Box, float]:
        """Return the box that the client may use for `purpose`, in u of the controls, and the size
        of such a u in u of the window."""
        return self._layout.spare_rect(purpose), self._layout.window_size.control_size_factor

    def drop_question(self) -> None:
        """Remove the question and its picks, since no player has to decide."""
        self._question = None
        self._stepwise_choice = StepwiseChoice()

    def _undo_pick_or_decision(self) -> None:
        """Undo the last picked part of a move; if no part is picked, the last decision."""
        if not self.undo_pick_and_refresh():
            self._client.undo()

    def undo_pick(self) -> bool:
        """Undo the last picked part of a move; return False when there is none."""
        return self._stepwise_choice.undo_pick()

    def show_view(self, view: State, viewer: int) -> None:
        """Show a seat's view at once, without a question; flying notes are removed."""
        self._view = view
        self._viewer = viewer
        self._animator.remove_all_notes()
        self.disable_controls_and_show_note("", may_undo=self._may_undo)

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Disable the controls and return the animation of a step on a separate timeline: a note
        for each event over the view after it; at its end the table shows `state_after`."""
        self.disable_controls_and_show_note(self._note, may_undo=self._may_undo)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        show_end = CallAnimation(partial(self.show_view, state_after, viewer))
        timeline.play(
            SequentialAnimation(self._animator.step_animation(events, state_after), show_end)
        )
        return timeline

    def ask(self, question: PersonalQuestion) -> None:
        """Show a person's question with its answers and focus the first one."""
        self._view = question.view
        self._viewer = question.seat
        self._question = question
        self._note = ""
        self._stepwise_choice = StepwiseChoice(question.moves)
        self.refresh()
        self._stage.ignore_input_briefly()
        self.focus_next_pick()

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return a journal line for every event that has a text."""
        return self._table_texts.journal_entries(events, step_number)

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return the position as paragraphs of text: the prompt, the answers, the table's facts,
        and each seat's facts."""
        look = self._prompt_look()
        facts = self._visible_facts()
        say = self._table_texts
        asked = (
            [say.question_for_part(self._stepwise_choice.current_part)]
            if self._stepwise_choice.current_part
            else []
        )
        answers = [
            self._text_of_answer(choice.value) for choice in self._stepwise_choice.current_answers
        ]
        paragraphs = [" ".join((f"{look.heading}.", look.next_step_text)).strip(" .") + "."]
        if answers:
            paragraphs.append(f"{' '.join(asked)} {'; '.join(answers)}.")
        paragraphs.append(
            " ".join(
                f"{say.fact_name(f.key)}: {f.text_of_table_or_each_seat[0]}."
                for f in facts.table_facts
            )
        )
        for seat, card in enumerate(self._context.seats):
            held = [
                f"{say.fact_name(fact.key)}: {fact.text_of_table_or_each_seat[seat]}"
                for fact in facts.seat_facts
            ]
            paragraphs.append(f"{card.name}. {'; '.join([*held, self._final_points_text(seat)])}.")
        return tuple(paragraph for paragraph in paragraphs if paragraph.strip(" ."))

    def highlight_places(self, places: tuple[str, ...], tabbed_first: tuple[str, ...] = ()) -> None:
        """Do nothing: there is no map with places to highlight."""

    def open_first_folded_document(self, document_names: tuple[str, ...]) -> None:
        """Do nothing: there are no documents."""

    def ui_anchor(self, anchor_name: str) -> UiAnchor | None:
        """Return the anchor of a named part, such as "position" or "answer:...", None when there
        is none."""
        node = self.root.find(anchor_name)
        return UiAnchor(node, node.bounding_box()) if node is not None else None

    def _pick_answer(self, value: AnswerValue) -> None:
        move = self._stepwise_choice.pick_answer(value)
        if move is not None:
            self._client.give_answer(move.code)
            return
        self.refresh()
        self.focus_next_pick()

    def _confirm_number(self) -> None:
        if self._answers is not None and self._answers.current_number is not None:
            self._pick_answer(self._answers.current_number)

    def refresh(self) -> None:
        """Update all panels from the view and the question; does nothing within
        `refresh_once`."""
        if self._refreshes_later:
            return
        names = [card.name for card in self._context.seats]
        rows = make_fact_rows(self._visible_facts(), names, self._table_texts)
        self._rows.set_rows([FactRowNode(row, self._rows.width - PAPER_MARGIN) for row in rows])
        for seat, panel in enumerate(self._seats):
            panel.show_look(self._seat_look(seat))
        if self._prompt is not None:
            self._prompt.show_look(self._prompt_look())
        if self._answers is not None:
            self._answers.show_answers(self._stepwise_choice)
        if self._undo_and_hint_buttons is not None:
            self._undo_and_hint_buttons.update_buttons(
                self._question,
                may_undo=self._may_undo,
                can_undo_pick=self._stepwise_choice.has_pick_to_undo,
            )
            hand = self._undo_and_hint_buttons.buttons["hand"]
            hand.text = hand.label = self._context.say(
                "show-hand" if self._concealed else "hide-hand"
            )

    def _visible_facts(self) -> PositionFacts:
        if self._view is None:
            return PositionFacts()
        if not self._concealed:
            return position_facts_of_view(self._view)
        common = self._game.rules.new_state()
        self._game.rules.write_view_for_seat(self._view, NOBODY, common)
        return position_facts_of_view(common)

    @property
    def _deciding_seat(self) -> int:
        if self._decider is not None:
            return self._decider
        return int(self._view.to_move) if self._view is not None else 0

    def _seat_look(self, seat: int) -> SeatLook:
        card = self._context.seats[seat]
        acts = self._view is not None and self._deciding_seat == seat
        aside = self._context.say("acting") if acts else self._final_points_text(seat)
        return SeatLook(seat, card.name, card.kind_caption, aside, acts)

    def _final_points_text(self, seat: int) -> str:
        """Return a seat's points as text when the game is over, "" before that."""
        if self._view is None or self._view.to_move != NOBODY:
            return ""
        return self._context.say("points", points=self._game.scores(self._view)[seat])

    def _prompt_look(self) -> PromptLook:
        say = self._context.say
        if self._question is None:
            return prompt_look_without_question(self._context, self._deciding_seat, self._note)
        counts = self._stepwise_choice.asks_for_number_with_stepper
        return PromptLook(
            say("your-turn-name", name=self._context.player_name(self._question.seat)),
            next_step_text=self._table_texts.question_for_part(self._stepwise_choice.current_part),
            is_confirm_shown=counts,
            confirm_label=say("confirm") if counts else "",
            decline_label=say("step-back") if self._stepwise_choice.has_pick_to_undo else "",
            decline_goes_back=True,
        )

    def _text_of_answer(self, value: AnswerValue) -> str:
        part = self._stepwise_choice.current_part
        if part != WHOLE_MOVE_PART:
            return self._table_texts.text_of_answer(part, value)
        fitting = self._stepwise_choice.fitting_moves
        return next(self._table_texts.text_of_move(move) for move in fitting if move.text == value)

    def _show_view(self, view: State) -> None:
        self._view = view
        self._decider = None
        self.refresh()

    def first_tab_stop_groups(self) -> NodeGroups:
        """Return the answers, then the prompt; nothing while there is no question."""
        if self._question is None or self._answers is None or self._prompt is None:
            return ()
        return (self._answers,), (self._prompt,)

    def focus_next_pick(self) -> None:
        """Move the keyboard focus to the first answer, or remove it when there is none; the focus
        is shown only if it was shown before."""
        focus = self._stage.focus
        first = self._answers.first_control if self._answers is not None else None
        focus.focus_node(first, shows_ring=focus.is_ring_shown and first is not None)
