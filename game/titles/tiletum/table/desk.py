"""The desk: the question a person is answering at this table."""

from __future__ import annotations

from functools import partial

from game.engine.move import Move
from game.room import PersonalQuestion
from game.tabletop.question.question_desk import QuestionDesk
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.stand import TiletumStand
from game.titles.tiletum.table.ways import Journey, ways_of


class TiletumDesk(QuestionDesk[TiletumStand]):
    """Every question is asked alike, but for the steps of a way that is being gone."""

    def __init__(self) -> None:
        """Begin with nobody on the way."""
        super().__init__()
        self._journey = Journey()

    def enquiry_of(self, question: PersonalQuestion, stand: TiletumStand) -> ErrandEnquiry:
        """Return what a person does about a question."""
        set_out = partial(self._journey.set_out, stand)
        return ErrandEnquiry(question.moves, ways_of(stand), set_out)

    def by_order(self, question: PersonalQuestion, stand: TiletumStand) -> Move | None:
        """Return the next step of the way, None where it has ended or no such step is legal."""
        space = self._journey.following(stand)
        if not space:
            return None
        steps = (move for move in question.moves if move.kind == "step")
        return next((move for move in steps if move.places == (space,)), None)

    def taken_back(self) -> None:
        """Who is called back goes no further."""
        self._journey.end()

    @property
    def asking(self) -> ErrandEnquiry | None:
        """What is being done about the question, None while nobody is asked."""
        return self.enquiry if isinstance(self.enquiry, ErrandEnquiry) else None
