"""What a person is doing about one question, whatever kind of question it is."""

from abc import ABC, abstractmethod
from typing import Generic

from game.engine.move import Move
from game.table_protocol import PersonalQuestion
from game.tabletop.table_model import AnyModel


class QuestionInput:
    """The question nobody is asked: every pick does nothing.

    Picks return the move to be played at once, or None. `pending` is the move that confirming
    plays, `preview` one that shows what the present picks lead to.
    """

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        self._moves = moves

    @property
    def kind(self) -> str:
        """What is asked; an "action" may be picked by any of its parts."""
        return ""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves among which the answer is."""
        return self._moves

    @property
    def targets(self) -> frozenset[str]:
        """Areas that may be picked now."""
        return frozenset()

    @property
    def first_targets(self) -> frozenset[str]:
        """Of these the areas that the keyboard is led to."""
        return self.targets

    @property
    def chosen(self) -> frozenset[str]:
        """Areas picked."""
        return frozenset()

    @property
    def action(self) -> str:
        """The action picked, "" without one."""
        return ""

    @property
    def actions(self) -> frozenset[str]:
        """Actions possible with the areas picked."""
        return frozenset()

    @property
    def pending(self) -> Move | None:
        """The move that confirming would play."""
        return None

    @property
    def is_begun(self) -> bool:
        """Whether something is picked that is not an answer yet."""
        return bool(self.chosen)

    def take_helps(self, fresh: "QuestionInput") -> None:
        """Use what a fresh enquiry into the same question was given by its own table."""

    @property
    def settled(self) -> tuple[str, ...]:
        """What is picked already for this question and those that follow, move by move."""
        return ()

    @property
    def preview(self) -> Move | None:
        """A move that shows where the picks lead."""
        return self.pending

    @property
    def step(self) -> str:
        """The key of the words for the next step."""
        return "rest"

    @property
    def fork(self) -> tuple[str, ...]:
        """What one of has to be chosen now, as the moves name it; () for nothing."""
        return ()

    @property
    def piece(self) -> str:
        """The kind of piece being placed, "" when none is."""
        return ""

    def pick_area(self, area: str, /) -> Move | None:
        """Pick an area."""
        return None

    def pick_choice(self, choice: str, /) -> Move | None:
        """Pick one of the fork."""
        return None

    def pick_action(self, action: str) -> Move | None:
        """Pick an action."""
        return None

    @property
    def refusal(self) -> Move | None:
        """The move that declines, None when the question cannot be declined."""
        return None

    def back(self) -> bool:
        """Take back the last pick; False when there is none."""
        return False


class QuestionController(ABC, Generic[AnyModel]):
    """Holds at most one question. A title may keep orders here that answer by themselves."""

    def __init__(self) -> None:
        self.question: PersonalQuestion | None = None
        self.question_input = QuestionInput()
        self.may_undo = False  # whether somebody keeps the way back while nobody is asked

    @abstractmethod
    def input_for(self, question: PersonalQuestion, model: AnyModel) -> QuestionInput:
        """Return what a person does about a question."""

    def ask(self, question: PersonalQuestion, model: AnyModel) -> Move | None:
        """Take a question; return the answer when an earlier order already gives it."""
        self.question = question
        automatic = self.by_order(question, model)
        if automatic is None:
            self.question_input = self.input_for(question, model)
        return automatic

    def rest(self) -> None:
        """Nobody is asked."""
        self.question = None
        self.question_input = QuestionInput()

    def resume(self, picks: QuestionInput) -> bool:
        """Go on with what was picked of the question before; return whether that is possible."""
        if self.question is None or type(picks) is not type(self.question_input):
            return False
        picks.take_helps(self.question_input)
        self.question_input = picks
        return True

    def by_order(self, question: PersonalQuestion, model: AnyModel) -> Move | None:
        """Return the answer an earlier order gives, None where the person is asked."""
        return None

    def confirmed(self) -> None:
        """What was picked is about to be answered."""

    def undone(self) -> None:
        """Something that was played is taken back."""

    def shown(self, model: AnyModel) -> None:
        """The table shows another stand."""
