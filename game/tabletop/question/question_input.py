"""A player's input for one question of any kind."""

from abc import ABC, abstractmethod
from typing import Generic

from game.engine.move import Move
from game.table_protocol import PersonalQuestion
from game.tabletop.table_model import AnyModel


class QuestionInput:
    """The input without a question: every pick does nothing.

    Picks return the move to play at once, or None. `move_to_confirm` is the move that Confirm
    plays, `move_to_preview` one that shows what the present picks lead to.
    """

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        self._moves = moves

    @property
    def kind(self) -> str:
        """The kind of question; an "action" may be picked by any of its parts."""
        return ""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the question."""
        return self._moves

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The areas that may be picked now."""
        return frozenset()

    @property
    def first_focused_areas(self) -> frozenset[str]:
        """Of these the areas that the keyboard is led to."""
        return self.pickable_areas

    @property
    def picked_areas(self) -> frozenset[str]:
        """The areas picked."""
        return frozenset()

    @property
    def picked_action(self) -> str:
        """The action picked, "" when none is."""
        return ""

    @property
    def possible_actions(self) -> frozenset[str]:
        """The actions possible with the areas picked."""
        return frozenset()

    @property
    def move_to_confirm(self) -> Move | None:
        """The move that Confirm would play."""
        return None

    @property
    def has_unanswered_picks(self) -> bool:
        """Whether something is picked that is not an answer yet."""
        return bool(self.picked_areas)

    def adopt_table_functions(self, fresh: "QuestionInput") -> None:
        """Use what a fresh enquiry into the same question was given by its own table."""

    @property
    def picked_move_texts(self) -> tuple[str, ...]:
        """The moves already picked for this question and those that follow, as texts."""
        return ()

    @property
    def move_to_preview(self) -> Move | None:
        """A move that shows where the picks lead."""
        return self.move_to_confirm

    @property
    def next_step_key(self) -> str:
        """The text key of the next step."""
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
        """Pick an area."""
        return None

    def pick_choice(self, choice: str, /) -> Move | None:
        """Pick an option."""
        return None

    def pick_action(self, action: str) -> Move | None:
        """Pick an action."""
        return None

    @property
    def declining_move(self) -> Move | None:
        """The move that declines, None when the question cannot be declined."""
        return None

    def undo_pick(self) -> bool:
        """Undo the last pick; return False when there is none."""
        return False


class QuestionController(ABC, Generic[AnyModel]):
    """Holds the present question, if any. A title may keep orders
    here that answer automatically.
    """

    def __init__(self) -> None:
        self.question: PersonalQuestion | None = None
        self.question_input = QuestionInput()
        self.may_undo = False  # whether undo stays possible while there is no question

    @abstractmethod
    def input_for(self, question: PersonalQuestion, model: AnyModel) -> QuestionInput:
        """Return the input for a question."""

    def set_question(self, question: PersonalQuestion, model: AnyModel) -> Move | None:
        """Set the question; return the answer when an earlier order already determines it."""
        self.question = question
        automatic = self.answer_by_order(question, model)
        if automatic is None:
            self.question_input = self.input_for(question, model)
        return automatic

    def clear_question(self) -> None:
        """Remove the question."""
        self.question = None
        self.question_input = QuestionInput()

    def restore_picks(self, picks: QuestionInput) -> bool:
        """Go on with what was picked of the question before; return whether that is possible."""
        if self.question is None or type(picks) is not type(self.question_input):
            return False
        picks.adopt_table_functions(self.question_input)
        self.question_input = picks
        return True

    def answer_by_order(self, question: PersonalQuestion, model: AnyModel) -> Move | None:
        """Return the answer of an earlier order, None when the player has to decide."""
        return None

    def on_confirm(self) -> None:
        """React before the picks are answered."""

    def cancel_orders(self) -> None:
        """Cancel the pending automatic answers after an undo."""

    def on_model_shown(self, model: AnyModel) -> None:
        """React to another view model on the table."""
