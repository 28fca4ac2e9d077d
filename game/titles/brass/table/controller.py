"""The open question of a person in Brass, whose answer is drafted, held and undone as a whole."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import cast

from game.engine.events import Event
from game.engine.move import Move
from game.held_answers import HeldAnswerKeeper
from game.table_protocol import ALL_DECISIONS_SETTLED_MARK, PersonalQuestion
from game.tabletop.question.question_input import QuestionController, QuestionInput
from game.titles.brass.rules.kinds import DEBT_PHASE, PHASE_NAMES
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table import action_draft as plans
from game.titles.brass.table import move_lookahead
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.move_options import MoveOption, options_of_moves
from game.titles.brass.table.view_model import BrassModel

MAX_GAMES_WITH_HELD_ANSWERS = 8  # games that were left before the end of a turn


@dataclass(frozen=True)
class HeldAnswerInput(QuestionInput):
    """The input while the last answer of a turn is held: its effects are already shown, and the
    player can only end the turn.

    `follows_answers_of_its_action` is True if earlier answers of the same action have been sent.
    """

    move: Move
    events: tuple[Event, ...]
    model: BrassModel
    follows_answers_of_its_action: bool

    kind = "held"

    @property
    def confirmable_move(self) -> Move | None:
        """The held answer, which ending the turn sends."""
        return self.move

    @property
    def picked_move_texts(self) -> tuple[str, ...]:
        """Only `ALL_DECISIONS_SETTLED_MARK`, because no decision of the turn is left."""
        return (ALL_DECISIONS_SETTLED_MARK,)


class HeldAnswerTextStore:
    """The texts of answers that wait for the end of a turn, by the position of their question.

    A later table in this window can read them, after a resize, a change of settings, or when the
    game is reopened.
    """

    def __init__(self) -> None:
        """Create an empty store."""
        self._texts: dict[move_lookahead.Position, str] = {}

    def answer_text_at_position(self, position: move_lookahead.Position) -> str:
        """Return the text of the answer held at a position, "" when there is none."""
        return self._texts.get(position, "")

    def store_answer_text(self, position: move_lookahead.Position, answer_text: str) -> None:
        """Store the text of the answer held at a position; drop the oldest answers beyond
        `MAX_GAMES_WITH_HELD_ANSWERS`."""
        self._texts[position] = answer_text
        while len(self._texts) > MAX_GAMES_WITH_HELD_ANSWERS:
            del self._texts[next(iter(self._texts))]

    def remove_answer_at_position(self, position: move_lookahead.Position) -> None:
        """Remove the answer held at a position, if there is one."""
        self._texts.pop(position, None)


class BrassController(QuestionController[BrassModel]):
    """A controller that lets a person draft whole actions, holds the last answer of a turn with
    its effects shown, and sends it when the turn is ended."""

    def __init__(
        self,
        lookahead: move_lookahead.MoveLookahead,
        held_answers: HeldAnswerTextStore | None = None,
        keeper: HeldAnswerKeeper | None = None,
    ) -> None:
        """Create the controller without a question or plan; `held_answers` outlives the table
        (without it a new store is used), and `keeper` the program."""
        super().__init__()
        self._keeper = keeper
        self._held_answers = held_answers if held_answers is not None else HeldAnswerTextStore()
        self._held_answer_position: move_lookahead.Position = ()
        # Answers, each with the position it answers
        self._plan: list[tuple[move_lookahead.Position, str]] = []
        self._lookahead = lookahead
        self._empty_draft = plans.ActionDraft(lookahead, self._move_options)
        self._events_already_shown: tuple[Event, ...] = ()
        self.model_after_shown_events: BrassModel | None = None
        self._is_undoing_action = False
        self._last_undone_position: move_lookahead.Position = ()  # of the last undo of an action

    @property
    def action_draft(self) -> plans.ActionDraft:
        """The draft of the open question; an empty draft without a question or while an answer is
        held."""
        asked = self.question_input
        return asked if isinstance(asked, plans.ActionDraft) else self._empty_draft

    @property
    def held_answer_input(self) -> HeldAnswerInput | None:
        """The held answer, None if there is none."""
        return self.question_input if isinstance(self.question_input, HeldAnswerInput) else None

    def input_for(self, question: PersonalQuestion, model: BrassModel) -> QuestionInput:
        """Return a draft in which nothing is picked."""
        options = self._move_options(question.moves, model.state)
        draft = Draft(options, model.hand, cache(model.own_card_kinds_least_useful_first))
        return plans.ActionDraft(self._lookahead, self._move_options, model, draft)

    def answer_given_by_order(self, question: PersonalQuestion, model: BrassModel) -> Move | None:
        """Return the answer that an earlier table held here, or the next planned answer if the
        plan still fits; else drop the plan and return None."""
        position = move_lookahead.position_key(model.state)
        kept = self._held_answer_text_at(position) if question.waits_for_end_turn else ""
        if kept:
            text = kept
        elif self._plan and self._plan[0][0] == position:
            text = self._plan[0][1]
        else:
            self._plan.clear()
            return None
        return next((move for move in question.moves if move.text == text), None)

    def remove_given_answer_from_plan(self) -> None:
        """Remove the first answer of the plan, which has been given."""
        del self._plan[:1]

    def on_confirm(self) -> None:
        """Plan all answers of the draft before the first is sent; for a held answer, release it
        and remember the events it has shown."""
        if self.held_answer_input is not None:
            self._events_already_shown = self.held_answer_input.events
            self._remove_held_answer()
            self.model_after_shown_events = self.held_answer_input.model
        else:
            self._plan = list(self.action_draft.answers_sent_on_confirm_with_positions)

    def hold_answer_if_turn_ends(self, move: Move) -> HeldAnswerInput | None:
        """Hold an answer that ends the turn, with its effects, and return it; return None if it
        must be sent at once."""
        question = self.question
        if (
            question is None
            or self.held_answer_input is not None
            or not question.waits_for_end_turn
        ):
            return None
        state = cast("BrassState", question.view)
        if len(self._plan) > 1 or state.phase == DEBT_PHASE:
            return None
        result = self._lookahead.result_of_move(state, move)
        asks_for_another_part = len(result.answers) > 1
        if asks_for_another_part or not result.ends_turn:
            return None
        events, then = self._lookahead.events_and_view_until_turn_end(state, move)
        model = BrassModel(
            then, question.seat, known_hand=_hand_without_played_cards(state, question.seat, events)
        )
        held = HeldAnswerInput(move, events, model, _is_action_under_way(state))
        self.question_input = held
        self._held_answer_position = move_lookahead.position_key(state)
        self._held_answers.store_answer_text(self._held_answer_position, move.text)
        if self._keeper is not None:
            self._keeper.keep_answer(_short_position_name(self._held_answer_position), move.text)
        return held

    def take_events_not_yet_shown(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the events of a step that no held answer has shown yet, and forget which ones it
        has shown.

        The returned events start at `model_after_shown_events`. If the step does not begin with the
        shown events, return all events and set that model to None.
        """
        told = self._events_already_shown
        self._events_already_shown = ()
        self._is_undoing_action = False
        if not told or [e.kind for e in events[: len(told)]] != [e.kind for e in told]:
            self.model_after_shown_events = None
            return events
        return events[len(told) :]

    def cancel_orders(self) -> None:
        """Drop the plan and the memory of events already shown."""
        self._plan.clear()
        self._events_already_shown = ()

    def begin_undoing_action_and_tell_if_answers_sent(self) -> bool:
        """Drop the plan and the held answer, and begin to undo the last action; return whether
        answers already given have to be undone for that.
        """
        held = self.held_answer_input
        question = self.question
        self.cancel_orders()
        self._remove_held_answer()
        if held is not None:
            self.question_input = QuestionInput()
            if not held.follows_answers_of_its_action:
                return False
        self._is_undoing_action = question.can_undo if question is not None else self.may_undo
        self._last_undone_position = (
            move_lookahead.position_key(question.view) if question is not None else ()
        )
        return True

    def update_is_undoing_action(self, question: PersonalQuestion) -> bool:
        """Update whether an action is being undone, and return it: True if the new question belongs
        to that action, so that its answer must be undone too.

        A question that is asked a second time after its undo means that the undo was refused, which
        ends the undoing.
        """
        state = cast("BrassState", question.view)
        position = move_lookahead.position_key(state)
        is_undone = position != self._last_undone_position
        self._is_undoing_action = (
            self._is_undoing_action
            and is_undone
            and _is_action_under_way(state)
            and question.can_undo
        )
        self._last_undone_position = position
        return self._is_undoing_action

    def _held_answer_text_at(self, position: move_lookahead.Position) -> str:
        text = self._held_answers.answer_text_at_position(position)
        if not text and self._keeper is not None:
            return self._keeper.answer_at_position(_short_position_name(position))
        return text

    def _remove_held_answer(self) -> None:
        self._held_answers.remove_answer_at_position(self._held_answer_position)
        if self._keeper is not None:
            self._keeper.forget_answer()

    def _move_options(self, moves: tuple[Move, ...], state: BrassState) -> tuple[MoveOption, ...]:
        model = BrassModel(state, int(state.to_move))

        def cards_for(industry: str, space: str) -> frozenset[str]:
            offer = model.build_cost(industry, space)
            return frozenset(offer.cards_allowing_build) if offer is not None else frozenset()

        return options_of_moves(moves, cards_for)


def _short_position_name(position: move_lookahead.Position) -> str:
    """Return a text that names a position; equal positions have equal names in every run of the
    program."""
    return sha256(repr(position).encode()).hexdigest()[:32]


def _hand_without_played_cards(
    view: BrassState, seat: int, events: tuple[Event, ...]
) -> tuple[str, ...]:
    """Return a seat's hand without the cards played in the events, which the view before the end
    of the turn still has."""
    hand = list(BrassModel(view, seat).hand)
    for event in events:
        if event.kind == "played" and event.card in hand:
            hand.remove(event.card)
    return tuple(hand)


def _is_action_under_way(state: BrassState) -> bool:
    """Return whether the state asks for a part of an action that was begun earlier."""
    return (
        PHASE_NAMES[state.phase]
        in move_lookahead.CARD_AND_SOURCE_PHASES | move_lookahead.FURTHER_PART_PHASES
    )
