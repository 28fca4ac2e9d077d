"""Questions: which enquiry a question's moves ask for."""

from __future__ import annotations

from game.engine.move import Move
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.enquiry import (
    ActionEnquiry,
    AreaEnquiry,
    CardEnquiry,
    Enquiry,
    SumEnquiry,
)
from game.titles.tinners_trail.table.selection.load import Worth

PRIVATE_KINDS = frozenset({"discard", "survey", "play", "peek"})
SUM_KINDS = {"bid": "bid", "drop": "bid", "invest": "invest"}


def enquiry_of(moves: tuple[Move, ...], hand: tuple[str, ...], worth: Worth) -> Enquiry:
    """Return the enquiry for a question; `hand` are the asked seat's cards."""
    kind = moves[0].kind
    if kind == "discard":
        return DraftEnquiry(moves, hand)
    if kind in ("survey", "play"):
        return CardEnquiry(moves, kind)
    if kind in ("pump", "peek"):
        return AreaEnquiry(moves, kind)
    if kind in SUM_KINDS:
        most = max(move.amount("pounds") for move in moves)
        return SumEnquiry(moves, SUM_KINDS[kind], start=most if kind == "invest" else None)
    return ActionEnquiry(moves, worth)
