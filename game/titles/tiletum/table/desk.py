"""The desk: the question a person is answering at this table."""

from __future__ import annotations

from game.room import PersonalQuestion
from game.tabletop.question.question_desk import QuestionDesk
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.stand import TiletumStand


class TiletumDesk(QuestionDesk[TiletumStand]):
    """Every question is asked alike."""

    def enquiry_of(self, question: PersonalQuestion, stand: TiletumStand) -> ErrandEnquiry:
        """Return what a person does about a question."""
        return ErrandEnquiry(question.moves)

    @property
    def asking(self) -> ErrandEnquiry | None:
        """What is being done about the question, None while nobody is asked."""
        return self.enquiry if isinstance(self.enquiry, ErrandEnquiry) else None
