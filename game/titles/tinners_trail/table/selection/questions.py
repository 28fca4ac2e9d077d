"""Questions: which enquiry a question's moves ask for."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.move import Move
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.card import CardEnquiry
from game.tabletop.question.crossroads import CrossroadsEnquiry
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.area import AreaEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.load import Worth
from game.titles.tinners_trail.table.selection.placement import PLACE, PUT_OFF, PlacementEnquiry

PRIVATE_KINDS = frozenset({"discard", "survey", "play", "peek"})
REPLY_KINDS = frozenset({"survey", "bid", "drop", "play", "calciner"})
WAY_OUT = "drop"
KEPT = 10  # pounds an investment leaves at first: with an empty purse nobody gets a mine
SUM_KINDS = {"bid": "bid", "drop": "bid", "invest": "invest"}


def enquiry_of(moves: tuple[Move, ...], hand: tuple[str, ...], worth: Worth) -> Enquiry:
    """Return the enquiry for a question; `hand` are the asked seat's cards."""
    kind = moves[0].kind
    if kind in SUM_KINDS:
        most = max(move.amount("pounds") for move in moves)
        return SumEnquiry(moves, SUM_KINDS[kind], start=most - KEPT if kind == "invest" else None)
    if kind == PLACE and all(move.choice != PUT_OFF for move in moves):
        return ActionEnquiry(moves, worth)  # pieces kept from an earlier turn
    makers: dict[str, Callable[[], Enquiry]] = {
        "discard": lambda: DraftEnquiry(moves, hand),
        "survey": lambda: CardEnquiry(moves, kind),
        "play": lambda: CardEnquiry(moves, kind),
        "pump": lambda: AreaEnquiry(moves, kind),
        "peek": lambda: AreaEnquiry(moves, kind),
        "calciner": lambda: CrossroadsEnquiry(moves, kind),
        "look": lambda: CrossroadsEnquiry(moves, kind),
        "adelaide": lambda: CrossroadsEnquiry(moves, kind),
        "place": lambda: PlacementEnquiry(moves),
    }
    make = makers.get(kind)
    return make() if make is not None else ActionEnquiry(moves, worth)
