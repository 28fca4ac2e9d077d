"""Questions: which enquiry a question's moves ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.tabletop.move_kind import kinds_of
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.area import AreaEnquiry
from game.tabletop.question.card import CardEnquiry
from game.tabletop.question.crossroads import CrossroadsEnquiry
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.table.kinds.all import KINDS, asks_of, kind_of
from game.titles.tinners_trail.table.kinds.county_kind import Question
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.load import Worth
from game.titles.tinners_trail.table.selection.placement import PUT_OFF, PlacementEnquiry

MOVE_KINDS: Final = kinds_of(KINDS.values(), way_out="drop")
KEPT = 10  # pounds an investment leaves at first: with an empty purse nobody gets a mine


def enquiry_of(moves: tuple[Move, ...], hand: tuple[str, ...], worth: Worth) -> Enquiry:
    """Return the enquiry for a question; `hand` are the asked seat's cards."""
    kind = moves[0].kind
    makers: dict[Question, Callable[[], Enquiry]] = {
        "action": lambda: ActionEnquiry(moves, asks_of, worth),
        "sum": lambda: _sum(moves),
        "draft": lambda: DraftEnquiry(moves, hand),
        "card": lambda: CardEnquiry(moves, kind),
        "area": lambda: AreaEnquiry(moves, asks_of, kind),
        "crossroads": lambda: CrossroadsEnquiry(moves, kind),
        "placement": lambda: PlacementEnquiry(moves),
    }
    question = kind_of(kind).question
    if question == "placement" and all(move.choice != PUT_OFF for move in moves):
        question = "action"  # pieces kept from an earlier turn
    return makers[question]()


def _sum(moves: tuple[Move, ...]) -> Enquiry:
    most = max(move.amount("pounds") for move in moves)
    invests = moves[0].kind == "invest"
    return SumEnquiry(moves, "invest" if invests else "bid", start=most - KEPT if invests else None)
