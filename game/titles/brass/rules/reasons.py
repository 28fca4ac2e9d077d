"""Reasons why an action is not possible: keys and facts for the words (B-4 .. B-13)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import kinds
from game.titles.brass.rules.named_pieces import (
    industry_numbers_among_names,
    line_number_of_named_places,
)
from game.titles.brass.rules.reasons_of_developing import why_not_develop
from game.titles.brass.rules.reasons_of_links import why_not_canal, why_not_rail
from game.titles.brass.rules.reasons_of_loans import why_not_borrow
from game.titles.brass.rules.reasons_of_places import (
    why_not_build_on_named_space,
    why_not_build_with_named_card,
    why_not_named_build,
)
from game.titles.brass.rules.reasons_of_selling import why_not_sell
from game.titles.brass.rules.state import BrassState

PHASES_ASKING_FOR_FURTHER_PART: Final = (
    "rail",
    "develop",
    "sell",
)  # phases that ask for more of the action

REASON_FUNCTION_BY_ACTION_WORD: Final[
    dict[str, Callable[[BrassState, tuple[str, ...]], Reason | None]]
] = {
    "build": why_not_named_build,
    "space": why_not_build_on_named_space,
    "card": why_not_build_with_named_card,
    "canal": lambda view, places: why_not_canal(view, line_number_of_named_places(view, places)),
    "rail": lambda view, places: why_not_rail(view, line_number_of_named_places(view, places)),
    "develop": lambda view, places: why_not_develop(view, industry_numbers_among_names(places)),
    "sell": why_not_sell,
    "loan": lambda view, _places: why_not_borrow(view, 1),
}


def why_not_action(view: BrassState, action: str, places: tuple[str, ...] = ()) -> Reason | None:
    """Return why the seat to move cannot take the action, None if it can.

    `places` may name what the action is about: an industry and a space to build on, an industry
    to develop, two places of a line, a mill's space, a port's space or "market". The action
    "space" asks about building on a space, with one or two cards; "card" asks about building
    with one card of the hand.
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    phase = kinds.PHASE_NAMES[int(view.phase)]
    if phase != "actions" and not (phase == action and action in PHASES_ASKING_FOR_FURTHER_PART):
        return Reason(f"not-now-{phase}")
    return (
        REASON_FUNCTION_BY_ACTION_WORD[action](view, places)
        if action in REASON_FUNCTION_BY_ACTION_WORD
        else None
    )
