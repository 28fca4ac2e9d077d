"""Reasons why a readable move is not legal now, for the match and the command line."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.moves import first_field_of, kind_of, second_field_of, third_field_of
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

LUCK_KINDS: Final = frozenset({"demand"})
MOVE_KINDS_BY_PHASE: Final = {  # the moves each question takes
    kinds.DEBT_PHASE: (kinds.REMOVE_COUNTER,),
    kinds.ACTIONS_PHASE: (
        kinds.BUILD,
        kinds.DIG_CANAL,
        kinds.LAY_RAIL,
        kinds.DEVELOP,
        kinds.SELL,
        kinds.TAKE_LOAN,
        kinds.PASS,
    ),
    kinds.CARD_PHASE: (kinds.PLAY_CARD,),
    kinds.COAL_PHASE: (kinds.TAKE_COAL,),
    kinds.IRON_PHASE: (kinds.TAKE_IRON,),
    kinds.RAIL_PHASE: (kinds.LAY_RAIL, kinds.DONE),
    kinds.DEVELOP_PHASE: (kinds.DEVELOP, kinds.DONE),
    kinds.SELL_PHASE: (kinds.SELL, kinds.DONE),
    kinds.DEMAND_PHASE: (kinds.DEMAND_DRAWN,),
}

REFUSALS: Final[dict[int, Callable[[BrassState, int, int, int], Reason | None]]] = {
    kinds.BUILD: reasons_of_building.why_not_build_industry_on_space,
    kinds.DIG_CANAL: lambda view, line, *_: reasons_of_links.why_not_canal(view, line),
    kinds.LAY_RAIL: lambda view, line, *_: reasons_of_links.why_not_rail(view, line),
    kinds.DEVELOP: lambda view, industry, *_: reasons_of_developing.why_not_develop(
        view, [industry]
    ),
    kinds.SELL: why_sale_refused,
    kinds.TAKE_LOAN: lambda view, steps, *_: reasons_of_loans.why_not_borrow(view, steps),
    kinds.PLAY_CARD: why_card_refused,
    kinds.TAKE_COAL: why_coal_refused,
    kinds.TAKE_IRON: lambda view, space, *_: make_reason_at_space("no-iron-in-works", view, space),
    kinds.REMOVE_COUNTER: lambda view, space, *_: make_reason_at_space(
        "not-your-counter", view, space
    ),
    kinds.DEMAND_DRAWN: lambda _view, steps, *_: Reason("tile-used", {"steps": steps}),
}


def refusal_reason(view: BrassState, move: int) -> Reason:
    """Return why a move that is not legal is refused; the reason "not-listed" if nothing more
    exact is found."""
    if view.to_move == NOBODY:
        return Reason("game-over")
    kind = int(kind_of(move))
    if kind == kinds.DEMAND_DRAWN and view.to_move != CHANCE:
        return Reason("no-luck-due")
    if kind not in MOVE_KINDS_BY_PHASE[int(view.phase)]:
        late = view.to_move == CHANCE
        return Reason("luck-is-due" if late else f"not-now-{PHASE_NAMES[int(view.phase)]}")
    amounts = int(first_field_of(move)), int(second_field_of(move)), int(third_field_of(move))
    return REFUSALS[kind](view, *amounts) or Reason("not-listed")
