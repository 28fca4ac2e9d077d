"""Why nothing can be developed (B-11)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.sources import can_pay, pounds_of_next_iron_cube
from game.titles.brass.rules.state import BrassState


def why_not_develop(view: BrassState, industries: list[int]) -> Reason | None:
    """Return why no counter of these industries can be developed, None if one can: no counter is
    left, or the seat cannot pay for iron (B-11). An empty list stands for all industries."""
    seat = int(view.to_move)
    asked = industries or range(len(INDUSTRY_NAMES))
    if all(top_counter_kind_of_stack(view, seat, industry) == kinds.EMPTY for industry in asked):
        if industries:
            return Reason("stack-empty", {"industry": INDUSTRY_NAMES[industries[0]]})
        return Reason("stacks-empty")
    price = int(pounds_of_next_iron_cube(view))
    if not can_pay(view, seat, price):
        return Reason("iron-too-dear", {"pounds": price, "money": int(view.money[seat])})
    return None
