"""Reasons why a readable move is not legal now, for the match and the command line."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import (
    kinds,
    reasons_of_building,
    reasons_of_developing,
    reasons_of_links,
    reasons_of_loans,
)
from game.titles.brass.rules.kinds import PHASE_NAMES
from game.titles.brass.rules.refused_moves import (
    make_reason_at_space,
    why_card_refused,
    why_coal_refused,
    why_sale_refused,
)
from game.titles.brass.rules.state import BrassState

CHANCE_MOVE_WORDS: Final = frozenset({"demand"})
MOVE_KINDS_BY_PHASE: Final = {  # the moves each question takes
    kinds.DEBT_PHASE: (kinds.REMOVE_COUNTER_MOVE,),
    kinds.ACTIONS_PHASE: (
        kinds.BUILD_MOVE,
        kinds.DIG_CANAL_MOVE,
        kinds.LAY_RAIL_MOVE,
        kinds.DEVELOP_MOVE,
        kinds.SELL_MOVE,
        kinds.TAKE_LOAN_MOVE,
        kinds.PASS_MOVE,
    ),
    kinds.CARD_PHASE: (kinds.PLAY_CARD_MOVE,),
    kinds.COAL_PHASE: (kinds.TAKE_COAL_MOVE,),
    kinds.IRON_PHASE: (kinds.TAKE_IRON_MOVE,),
    kinds.RAIL_PHASE: (kinds.LAY_RAIL_MOVE, kinds.DONE_MOVE),
    kinds.DEVELOP_PHASE: (kinds.DEVELOP_MOVE, kinds.DONE_MOVE),
    kinds.SELL_PHASE: (kinds.SELL_MOVE, kinds.DONE_MOVE),
    kinds.DEMAND_PHASE: (kinds.DEMAND_DRAWN_OUTCOME,),
}

REASON_FUNCTION_BY_MOVE_KIND: Final[
    dict[int, Callable[[BrassState, int, int, int], Reason | None]]
] = {
    kinds.BUILD_MOVE: reasons_of_building.why_not_build_industry_on_space,
    kinds.DIG_CANAL_MOVE: lambda view, line, *_: reasons_of_links.why_not_canal(view, line),
    kinds.LAY_RAIL_MOVE: lambda view, line, *_: reasons_of_links.why_not_rail(view, line),
    kinds.DEVELOP_MOVE: lambda view, industry, *_: reasons_of_developing.why_not_develop(
        view, [industry]
    ),
    kinds.SELL_MOVE: why_sale_refused,
    kinds.TAKE_LOAN_MOVE: lambda view, steps, *_: reasons_of_loans.why_not_borrow(view, steps),
    kinds.PLAY_CARD_MOVE: why_card_refused,
    kinds.TAKE_COAL_MOVE: why_coal_refused,
    kinds.TAKE_IRON_MOVE: lambda view, space, *_: make_reason_at_space(
        "no-iron-in-works", view, space
    ),
    kinds.REMOVE_COUNTER_MOVE: lambda view, space, *_: make_reason_at_space(
        "not-your-counter", view, space
    ),
    kinds.DEMAND_DRAWN_OUTCOME: lambda _view, steps, *_: Reason("tile-used", {"steps": steps}),
}


def refusal_reason(view: BrassState, move: int) -> Reason:
    """Return why a move that is not legal is refused; the reason "not-listed" if nothing more
    exact is found."""
    if view.to_move == NOBODY:
        return Reason("game-over")
    kind = int(kind_of_move(move))
    if kind == kinds.DEMAND_DRAWN_OUTCOME and view.to_move != CHANCE:
        return Reason("no-luck-due")
    if kind not in MOVE_KINDS_BY_PHASE[int(view.phase)]:
        late = view.to_move == CHANCE
        return Reason("luck-is-due" if late else f"not-now-{PHASE_NAMES[int(view.phase)]}")
    amounts = (
        int(first_field_of_move(move)),
        int(second_field_of_move(move)),
        int(third_field_of_move(move)),
    )
    return REASON_FUNCTION_BY_MOVE_KIND[kind](view, *amounts) or Reason("not-listed")
