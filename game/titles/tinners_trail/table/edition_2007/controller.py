"""Desk of the edition of 2007: boxes instead of sums, areas to prospect."""

from __future__ import annotations

from game.table_protocol import PersonalQuestion
from game.tabletop.question.inputs import AreaInput, SumInput
from game.tabletop.question.question_input import QuestionInput
from game.titles.tinners_trail.table.controller import BothEditionsController
from game.titles.tinners_trail.table.edition_2007.move_kinds import asks_of, kind_of
from game.titles.tinners_trail.table.edition_2007.view_model import Edition2007Model
from game.titles.tinners_trail.table.selection import ActionInput, Worth


class Edition2007Controller(BothEditionsController[Edition2007Model]):
    """An investment begins with the dearest box that can be paid."""

    def enquiry_about(
        self, question: PersonalQuestion, model: Edition2007Model, worth: Worth
    ) -> QuestionInput:
        """Return the enquiry of a question."""
        moves = question.moves
        kind = moves[0].kind
        asked = kind_of(kind).question
        if asked == "sum":
            invests = kind == "invest"
            most = max(move.amount("pounds") for move in moves)
            return SumInput(moves, "invest" if invests else "bid", most if invests else None)
        if asked == "area":
            return AreaInput(moves, asks_of, kind)
        return ActionInput(moves, asks_of, worth)
