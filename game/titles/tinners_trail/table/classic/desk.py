"""Desk of the edition of 2007: boxes instead of sums, areas to prospect."""

from __future__ import annotations

from game.room import PersonalQuestion
from game.tabletop.question.inputs import AreaEnquiry, SumEnquiry
from game.tabletop.question.question_input import Enquiry
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.controller import CountyDesk
from game.titles.tinners_trail.table.edition_2007.move_kinds import asks_of, kind_of
from game.titles.tinners_trail.table.selection import ActionEnquiry, Worth


class ClassicDesk(CountyDesk[ClassicStand]):
    """An investment begins with the dearest box that can be paid."""

    def enquiry_about(
        self, question: PersonalQuestion, stand: ClassicStand, worth: Worth
    ) -> Enquiry:
        """Return the enquiry of a question."""
        moves = question.moves
        kind = moves[0].kind
        asked = kind_of(kind).question
        if asked == "sum":
            invests = kind == "invest"
            most = max(move.amount("pounds") for move in moves)
            return SumEnquiry(moves, "invest" if invests else "bid", most if invests else None)
        if asked == "area":
            return AreaEnquiry(moves, asks_of, kind)
        return ActionEnquiry(moves, asks_of, worth)
