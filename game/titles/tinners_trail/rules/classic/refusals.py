"""Why a readable move is refused now, move by move, in the edition of 2007."""

# interpreted: asked when a move has been refused

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.reasons import Fact, Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.classic.actions import affordable_cubes, capacity
from game.titles.tinners_trail.rules.classic.investing import is_open
from game.titles.tinners_trail.rules.classic.kinds import PROSPECT_PHASE
from game.titles.tinners_trail.rules.classic.reasons import not_now, why_not
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.reasons import (
    ACTION_NAMES,
    money_of,
    too_many_cubes,
    why_not_bid,
    why_not_drop,
)
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    PRICES,
    PUMPS_PHASE,
)

LUCK: Final = "roll"
OF_AREA: Final = "area"  # a roll's choice, beside the two ores
PHASE_OF_KIND: Final = {
    "bid": AUCTION,
    "drop": AUCTION,
    "pump": PUMPS_PHASE,
    "invest": INVEST_PHASE,
    "prospect": PROSPECT_PHASE,
    **dict.fromkeys(ACTION_NAMES, ACTIONS),
}


def refusal(state: ClassicState, move: Move) -> Reason:
    """Return why the move, which is not legal now, is refused."""
    if state.to_move == NOBODY:
        return Reason("game-over")
    if state.to_move == CHANCE:
        return _roll(state, move) if move.kind == LUCK else Reason("luck-is-due")
    if move.kind == LUCK:
        return Reason("no-luck-due")
    if PHASE_OF_KIND[move.kind] != state.phase:
        return not_now(state)
    found = why_not(state, move.kind, move.places) if move.kind in ACTION_NAMES else None
    return found or QUESTIONS[move.kind](state, move)


def _roll(state: ClassicState, move: Move) -> Reason:
    if state.phase != PRICES and move.choice != OF_AREA:
        return Reason("area-roll-due", {"area": state.county.area_names[int(state.area)]})
    due = "tin" if state.tin_price == 0 else "copper"
    if state.phase == PRICES and move.choice != due:
        return Reason("other-roll-due", {"ore": due})
    return Reason("no-such-faces")


def _extract(state: ClassicState, move: Move) -> Reason:
    area = state.county.area_numbers[move.places[0]]
    most, paid = capacity(state, area), affordable_cubes(state, state.to_move, area)
    return too_many_cubes(state, move, int(most), int(paid))


def _pump(_state: ClassicState, move: Move) -> Reason:
    return Reason("no-water-there", {"area": move.places[0]})


def _invest(state: ClassicState, move: Move) -> Reason:
    """C-14: the price of a box of this round with a free place, and the money for it."""
    pounds = move.amount("pounds")
    row = int(state.board.row_of_price(pounds))
    facts: dict[str, Fact] = {"pounds": pounds}
    if row == EMPTY:
        prices = [f"£{price}" for price in state.board.box_price]
        return Reason("no-such-box", {**facts, "prices": ", ".join(prices)})
    if not is_open(state, row):
        return Reason("box-is-full", facts)
    return Reason("invest-above-money", {**facts, **money_of(state)})


def _prospect(_state: ClassicState, move: Move) -> Reason:
    return Reason("area-not-empty", {"area": move.places[0]})


QUESTIONS: Final[dict[str, Callable[[ClassicState, Move], Reason]]] = {
    "extract": _extract,
    "bid": why_not_bid,
    "drop": why_not_drop,
    "pump": _pump,
    "invest": _invest,
    "prospect": _prospect,
}
