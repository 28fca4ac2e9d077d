"""A player's input for one question of any kind."""

from abc import ABC, abstractmethod
from typing import Generic

from game.engine.move import Move
from game.table_protocol import PersonalQuestion
from game.tabletop.question.click_undo import ClickUndo
from game.tabletop.table_model import AnyModel


class QuestionInput:
    """The picks of a person for a question. This base class is used while there is no question; its
    picks do nothing.

    Pick methods return the move to play at once, or None while more must be picked.
    `confirmable_move` is the move that Confirm plays; `move_to_preview` is a move that shows the
    effect of the current picks.
    """

    asks_to_decline = False  # whether the player is asked if the question is declined

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        self._moves = moves

    @property
    def kind(self) -> str:
        """The kind of question, "" while there is none; parts of an "action" can be picked in any
        order."""
        return ""

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the question."""
        return self._moves

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The areas that may be picked now."""
        return frozenset()

    @property
    def first_focused_areas(self) -> frozenset[str]:
        """The pickable areas that get the keyboard focus first: all pickable areas here, subclasses
        may leave some out."""
        return self.pickable_areas

    @property
    def picked_areas(self) -> frozenset[str]:
        """The areas picked."""
        return frozenset()

    @property
    def has_all_areas(self) -> bool:
        """Whether all areas are picked, so that `pickable_areas` are only replacements for them."""
        return False

    @property
    def picked_action_or_task(self) -> str:
        """The name of the action or task that is picked, "" when there is none."""
        return ""

    @property
    def possible_actions_or_tasks(self) -> frozenset[str]:
        """The actions or tasks that are possible with the picked areas."""
        return frozenset()

    @property
    def confirmable_move(self) -> Move | None:
        """The move that Confirm would play, None while the picks determine none."""
        return None

    @property
    def has_unsent_picks(self) -> bool:
        """Whether something is picked that has not been sent as an answer."""
        return bool(self.picked_areas)

    def adopt_table_callbacks(self, newer_input: "QuestionInput") -> None:
        """Take over the functions of the table from `newer_input`, which a new table has made for
        this question; does nothing here."""

    @property
    def picked_move_texts(self) -> tuple[str, ...]:
        """The texts of the decisions made for this question but not yet sent."""
        return ()

    @property
    def move_to_preview(self) -> Move | None:
        """A move that shows the effect of the current picks, None if there is none:
        `confirmable_move` here, subclasses may return another."""
        return self.confirmable_move

    @property
    def next_step_key(self) -> str:
        """The text key of what the player has to do next; "rest" without a question."""
        return "rest"

    @property
    def options_to_choose(self) -> tuple[str, ...]:
        """The options of which one must be chosen now, named as in the moves; () for none."""
        return ()

    @property
    def piece_to_place(self) -> str:
        """The kind of piece being placed, "" when none is."""
        return ""

    def pick_area(self, area: str, /) -> Move | None:
        """Pick an area; return the move to play at once, or None."""
        return None

    def pick_choice(self, choice: str, /) -> Move | None:
        """Pick an option; return the move to play at once, or None."""
        return None

    def pick_action(self, action: str) -> Move | None:
        """Pick an action; return the move to play at once, or None."""
        return None

    @property
    def declining_move(self) -> Move | None:
        """The move that declines, None when the question cannot be declined."""
        return None

    @property
    def can_undo_pick(self) -> bool:
        """Whether at least one part of the answer is picked and not sent, so that `undo_pick` has
        an effect."""
        return False

    def undo_pick(self) -> bool:
        """Undo the last pick; return False when there is none."""
        return False


class QuestionController(ABC, Generic[AnyModel]):
    """Holds the current question, if any, and its picks.

    A title may keep orders here, decisions made in advance that answer later questions
    automatically.
    """

    def __init__(self) -> None:
        self.question: PersonalQuestion | None = None
        self.question_input = QuestionInput()
        self.may_undo = False  # whether undo stays possible while there is no question
        self.click_undo = ClickUndo()

    @abstractmethod
    def input_for(self, question: PersonalQuestion, model: AnyModel) -> QuestionInput:
        """Return a new input for a question with nothing picked."""

    def set_question_or_answer_by_order(
        self, question: PersonalQuestion, model: AnyModel
    ) -> Move | None:
        """Set the question; return its answer if an earlier order determines it, otherwise make a
        new input and return None. After an undo the player is asked, whatever was ordered."""
        self.question = question
        is_asked_after_undo = self.click_undo.has_undo_led_to(question)
        automatic = None if is_asked_after_undo else self.answer_given_by_order(question, model)
        self.click_undo.end_undo_at_question(question, is_answered_by_order=automatic is not None)
        if automatic is None:
            self.question_input = self.input_for(question, model)
        return automatic

    def clear_question(self) -> None:
        """Remove the question and its picks."""
        self.question = None
        self.question_input = QuestionInput()

    def restore_picks(self, stored_picks: QuestionInput) -> bool:
        """Use the earlier input `stored_picks` for the current question; return False when there is
        no question or its input has another class."""
        if self.question is None or type(stored_picks) is not type(self.question_input):
            return False
        stored_picks.adopt_table_callbacks(self.question_input)
        self.question_input = stored_picks
        return True

    def answer_given_by_order(self, question: PersonalQuestion, model: AnyModel) -> Move | None:
        """Return the answer that an earlier order gives, None when the player has to decide; always
        None here, titles may override it."""
        return None

    def on_confirm(self) -> None:
        """React to Confirm before the picks are sent as an answer; does nothing here, titles may
        override it."""

    def cancel_orders(self) -> None:
        """Cancel the orders that would answer later questions; does nothing here, titles may
        override it."""

    def on_model_shown(self, model: AnyModel) -> None:
        """React when the table shows another view model; does nothing here, titles may override
        it."""
