"""Why a move may be good or not: facts of the position for the words of the table `why`."""

# interpreted: asked once a hint

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ai.plain.grounds import PlainGrounds
from ai.search.trials import Playouts
from ai.titles.brass.reasons.board_reasons import build_doubts, build_reasons, link_reasons
from ai.titles.brass.reasons.means_reasons import (
    card_reasons,
    development_reasons,
    loan_doubts,
    loan_reasons,
    order_reasons,
    removal_reasons,
    source_reasons,
)
from ai.titles.brass.reasons.sale_reasons import sale_doubts, sale_reasons
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.moves import first_of, kind_of, second_of
from game.engine.reasons import Reason
from game.engine.rules import State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState

MOST_REASONS: Final = 4
MOST_DOUBTS: Final = 2


class BrassGrounds:
    """Reasons for the moves of one set-up of Brass: what they bring, and how games went on."""

    def __init__(self, board: Board, trials: Playouts) -> None:
        """Know the board; play games with these trials."""
        self._outlook = SeatOutlook(board)
        self._results = PlainGrounds(trials)

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first."""
        st = cast("BrassState", view)
        self._outlook.look(st, st.to_move)
        found = self._of_move(st, move)[: MOST_REASONS - 1]
        return (*found, *self._results.reasons(view, move, others, seed)[:1])

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat."""
        st = cast("BrassState", view)
        kind, first, second = kind_of(move), int(first_of(move)), int(second_of(move))
        self._outlook.look(st, st.to_move)
        found: list[Reason] = []
        if kind == kinds.BUILD:
            found = build_doubts(st, self._outlook, first, second)
        elif kind == kinds.SELL:
            found = sale_doubts(st, first, second)
        elif kind == kinds.LOAN:
            found = loan_doubts(st, self._outlook, first)
        elif kind == kinds.PASS:
            found = [Reason("action-unused")]
        return tuple(found[:MOST_DOUBTS])

    def _of_move(self, st: BrassState, move: int) -> list[Reason]:
        kind, first, second = kind_of(move), int(first_of(move)), int(second_of(move))
        if kind == kinds.BUILD:
            return build_reasons(st, self._outlook, first, second)
        if kind in (kinds.DIG_CANAL, kinds.LAY_RAIL):
            return link_reasons(st, self._outlook, first)
        if kind == kinds.DEVELOP:
            return development_reasons(st, first)
        if kind == kinds.SELL:
            return sale_reasons(st, first, second)
        if kind == kinds.LOAN:
            return [*loan_reasons(st, self._outlook, first), *order_reasons(st)]
        if kind == kinds.CARD:
            return card_reasons(st, first)
        if kind in (kinds.COAL, kinds.IRON):
            return source_reasons(st, first)
        if kind == kinds.REMOVE:
            return removal_reasons(st, first)
        return order_reasons(st) if kind == kinds.PASS else []
