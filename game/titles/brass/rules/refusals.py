"""Why a readable move is refused now, move by move, for the match and the command line."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Fact, Reason
from game.titles.brass.rules import kinds, reasons, reasons_of_building
from game.titles.brass.rules.cards import kinds_in_hand
from game.titles.brass.rules.counters import has_cubes
from game.titles.brass.rules.kinds import BIT, PHASE_NAMES
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
    amounts = int(first_of(move)), int(second_of(move)), int(third_of(move))
    return REFUSALS[kind](view, *amounts) or Reason("not-listed")


def _sell(view: BrassState, mill: int, buyer: int, _third: int) -> Reason | None:
    reason = reasons.why_not_mill(view, mill)
    if reason:
        return reason
    return (
        reasons.why_not_port(view, mill, buyer - 1) if buyer else reasons.why_not_market(view, mill)
    )


def _card(view: BrassState, card: int, *_others: int) -> Reason:
    held = int(kinds_in_hand(view, view.to_move)) & int(BIT[card])
    facts: dict[str, Fact] = {"card": view.board.card_names[card]}
    return Reason("card-does-not-fit" if held else "card-not-held", facts)


def _coal(view: BrassState, space: int, *_others: int) -> Reason:
    if not has_cubes(view, space, kinds.COAL_MINE):
        return _there("no-coal-in-mine", view, space)
    connected = _reached(view) & int(view.board.here[space])
    return _there("mine-not-nearest" if connected else "mine-not-connected", view, space)


def _reached(view: BrassState) -> int:
    """Return the places connected to where the pending cube of coal goes, as a set."""
    board = view.board
    first = int(first_of(view.pending))
    if kind_of(view.pending) == kinds.LAY_RAIL:
        return int(view.reach[board.end_a[first]] | view.reach[board.end_b[first]])
    return int(view.reach[board.place_of[second_of(view.pending)]])


def _there(key: str, view: BrassState, space: int) -> Reason:
    return Reason(key, {"place": view.board.space_names[space]})


REFUSALS: Final[dict[int, Callable[[BrassState, int, int, int], Reason | None]]] = {
    kinds.BUILD: reasons_of_building.why_not_build_at,
    kinds.DIG_CANAL: lambda view, line, *_: reasons.why_not_canal(view, line),
    kinds.LAY_RAIL: lambda view, line, *_: reasons.why_not_rail(view, line),
    kinds.DEVELOP: lambda view, industry, *_: reasons.why_not_develop(view, [industry]),
    kinds.SELL: _sell,
    kinds.LOAN: lambda view, steps, *_: reasons.why_not_borrow(view, steps),
    kinds.CARD: _card,
    kinds.COAL: _coal,
    kinds.IRON: lambda view, space, *_: _there("no-iron-in-works", view, space),
    kinds.REMOVE: lambda view, space, *_: _there("not-your-counter", view, space),
    kinds.DEMAND: lambda _view, steps, *_: Reason("tile-used", {"steps": steps}),
}
