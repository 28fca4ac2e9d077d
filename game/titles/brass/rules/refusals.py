"""Why a readable move is refused now, move by move, for the match and the command line."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Fact, Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.cards import kinds_in_hand
from game.titles.brass.rules.counters import has_cubes
from game.titles.brass.rules.kinds import BIT, PHASE_NAMES
from game.titles.brass.rules.reasons import (
    why_not_borrow,
    why_not_build_at,
    why_not_canal,
    why_not_develop,
    why_not_market,
    why_not_mill,
    why_not_port,
    why_not_rail,
)
from game.titles.brass.rules.state import BrassState

LUCK_KINDS: Final = frozenset({"demand"})
ANSWERS: Final = {  # the moves each question takes
    kinds.DEBT_PHASE: (kinds.REMOVE,),
    kinds.ACTIONS: (
        kinds.BUILD,
        kinds.DIG_CANAL,
        kinds.LAY_RAIL,
        kinds.DEVELOP,
        kinds.SELL,
        kinds.LOAN,
        kinds.PASS,
    ),
    kinds.CARD_PHASE: (kinds.CARD,),
    kinds.COAL_PHASE: (kinds.COAL,),
    kinds.IRON_PHASE: (kinds.IRON,),
    kinds.RAIL_PHASE: (kinds.LAY_RAIL, kinds.DONE),
    kinds.DEVELOP_PHASE: (kinds.DEVELOP, kinds.DONE),
    kinds.SELL_PHASE: (kinds.SELL, kinds.DONE),
    kinds.DEMAND_PHASE: (kinds.DEMAND,),
}


def refusal(view: BrassState, move: int) -> Reason:
    """Return why a move that is not listed is refused."""
    if view.to_move == NOBODY:
        return Reason("game-over")
    kind = int(kind_of(move))
    if kind == kinds.DEMAND and view.to_move != CHANCE:
        return Reason("no-luck-due")
    if kind not in ANSWERS[int(view.phase)]:
        late = view.to_move == CHANCE
        return Reason("luck-is-due" if late else f"not-now-{PHASE_NAMES[int(view.phase)]}")
    reason = REFUSALS[kind](view, move)
    return reason or Reason("not-listed")


def _build(view: BrassState, move: int) -> Reason | None:
    industry, space, cards = int(first_of(move)), int(second_of(move)), int(third_of(move))
    return why_not_build_at(view, int(view.to_move), industry, space, cards)


def _canal(view: BrassState, move: int) -> Reason | None:
    return why_not_canal(view, int(view.to_move), int(first_of(move)))


def _rail(view: BrassState, move: int) -> Reason | None:
    return why_not_rail(view, int(view.to_move), int(first_of(move)))


def _develop(view: BrassState, move: int) -> Reason | None:
    return why_not_develop(view, int(view.to_move), [int(first_of(move))])


def _sell(view: BrassState, move: int) -> Reason | None:
    mill, buyer = int(first_of(move)), int(second_of(move))
    reason = why_not_mill(view, int(view.to_move), mill)
    if reason:
        return reason
    return why_not_port(view, mill, buyer - 1) if buyer else why_not_market(view, mill)


def _loan(view: BrassState, move: int) -> Reason | None:
    return why_not_borrow(view, int(view.to_move), int(first_of(move)))


def _card(view: BrassState, move: int) -> Reason | None:
    card = int(first_of(move))
    facts: dict[str, Fact] = {"card": view.board.card_names[card]}
    held = int(kinds_in_hand(view, int(view.to_move))) & int(BIT[card])
    return Reason("card-does-not-fit" if held else "card-not-held", facts)


def _coal(view: BrassState, move: int) -> Reason | None:
    space = int(first_of(move))
    facts: dict[str, Fact] = {"place": view.board.space_names[space]}
    there = has_cubes(view, space, kinds.COAL_MINE)
    return Reason("mine-not-nearest" if there else "no-coal-in-mine", facts)


def _iron(view: BrassState, move: int) -> Reason | None:
    facts: dict[str, Fact] = {"place": view.board.space_names[int(first_of(move))]}
    return Reason("no-iron-in-works", facts)


def _remove(view: BrassState, move: int) -> Reason | None:
    facts: dict[str, Fact] = {"place": view.board.space_names[int(first_of(move))]}
    return Reason("not-your-counter", facts)


def _demand(_view: BrassState, move: int) -> Reason | None:
    return Reason("tile-used", {"steps": int(first_of(move))})


REFUSALS: Final[dict[int, Callable[[BrassState, int], Reason | None]]] = {
    kinds.BUILD: _build,
    kinds.DIG_CANAL: _canal,
    kinds.LAY_RAIL: _rail,
    kinds.DEVELOP: _develop,
    kinds.SELL: _sell,
    kinds.LOAN: _loan,
    kinds.CARD: _card,
    kinds.COAL: _coal,
    kinds.IRON: _iron,
    kinds.REMOVE: _remove,
    kinds.DEMAND: _demand,
}
