"""The desk: the question a person is answering, and what they are doing about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from game.engine.move import Move
from game.room import PersonalQuestion
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.stand import AnyStand


class QuestionDesk(ABC, Generic[AnyStand]):
    """Holds at most one question. A title may keep orders here that answer by themselves."""

    def __init__(self) -> None:
        """Begin with nothing asked."""
        self.question: PersonalQuestion | None = None
        self.enquiry = Enquiry()
        self.may_undo = False  # whether somebody keeps the way back while nobody is asked

    @abstractmethod
    def enquiry_of(self, question: PersonalQuestion, stand: AnyStand) -> Enquiry:
        """Return what a person does about a question."""

    def ask(self, question: PersonalQuestion, stand: AnyStand) -> Move | None:
        """Take a question; return the answer when an earlier order already gives it."""
        self.question = question
        automatic = self.by_order(question, stand)
        if automatic is None:
            self.enquiry = self.enquiry_of(question, stand)
        return automatic

    def rest(self) -> None:
        """Nobody is asked."""
        self.question = None
        self.enquiry = Enquiry()

    def by_order(self, question: PersonalQuestion, stand: AnyStand) -> Move | None:
        """Return the answer an earlier order gives, None where the person is asked."""
        return None

    def confirmed(self) -> None:
        """What was picked is about to be answered."""

    def taken_back(self) -> None:
        """Something that was played is taken back."""

    def shown(self, stand: AnyStand) -> None:
        """The table shows another stand."""
