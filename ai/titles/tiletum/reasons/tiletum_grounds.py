"""Why a move may be good or not: facts of the position for the words of the table `why`."""

# interpreted: asked once a hint

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ai.plain.grounds import PlainGrounds
from ai.search.trials import Playouts
from ai.titles.tiletum.reasons.die_reasons import die_doubts, die_reasons, king_reasons
from ai.titles.tiletum.reasons.home_reasons import (
    buying_reasons,
    crest_reasons,
    fulfil_reasons,
    person_reasons,
    tile_reasons,
)
from ai.titles.tiletum.reasons.map_reasons import (
    contribution_reasons,
    house_reasons,
    mine_reasons,
    pillar_reasons,
    walk_doubts,
    walk_reasons,
)
from ai.titles.tiletum.seat_outlook import SeatOutlook
from ai.titles.tiletum.tables import Tables
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.reasons import Reason
from game.engine.rules import State
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.questions import asked, cell
from game.titles.tiletum.rules.state import TiletumState

MOST_REASONS: Final = 4
MOST_DOUBTS: Final = 2


class TiletumGrounds:
    """Reasons for the moves of one set-up of Tiletum: what they bring, and how games went on."""

    def __init__(self, board: Board, trials: Playouts) -> None:
        """Know the board; play games with these trials."""
        self._outlook = SeatOutlook(board, Tables(board))
        self._results = PlainGrounds(trials)

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first."""
        st = cast("TiletumState", view)
        self._outlook.look(st, st.to_move)
        found = self._of_move(st, move)[: MOST_REASONS - 1]
        return (*found, *self._results.reasons(view, move, others, seed)[:1])

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat."""
        st = cast("TiletumState", view)
        kind, first, second = kind_of(move), int(first_of(move)), int(second_of(move))
        self._outlook.look(st, st.to_move)
        found: list[Reason] = []
        if kind == kinds.TAKE_DIE:
            found = die_doubts(st, self._outlook, first, second, int(third_of(move)))
        elif kind == kinds.WALK and asked(st) == kinds.ACT_Q:
            found = walk_doubts(st, int(cell(st, 1)), first)
        elif kind == kinds.END and asked(st) == kinds.ACT_Q and int(cell(st, 2)):
            found = [Reason("points-unused", {"points": int(cell(st, 2))})]
        return tuple(found[:MOST_DOUBTS])

    def _of_move(self, st: TiletumState, move: int) -> list[Reason]:
        kind, first, second = kind_of(move), int(first_of(move)), int(second_of(move))
        if kind == kinds.TAKE_DIE:
            return die_reasons(st, self._outlook, first, second, int(third_of(move)))
        if kind == kinds.AS and first == kinds.KING:
            return king_reasons(st, second or int(cell(st, 1)))
        if kind in (kinds.HOUSE, kinds.PILLAR, kinds.MINE, kinds.WALK, kinds.CONTRIBUTE):
            return self._on_the_map(st, kind, first)
        if kind == kinds.PLACE:
            return person_reasons(st, self._outlook, second)
        if kind == kinds.FULFIL:
            return fulfil_reasons(st, self._outlook, first)
        if kind == kinds.CREST:
            return crest_reasons(st, second)
        if kind == kinds.BUY:
            return buying_reasons(st, self._outlook, first)
        return self._of_tile(st, kind, first)

    def _on_the_map(self, st: TiletumState, kind: int, space: int) -> list[Reason]:
        if kind == kinds.HOUSE:
            return house_reasons(st, self._outlook, space)
        if kind == kinds.PILLAR:
            return pillar_reasons(st, self._outlook, space)
        if kind == kinds.MINE:
            return mine_reasons(st, space)
        if kind == kinds.CONTRIBUTE:
            return contribution_reasons(st, space)
        return walk_reasons(st, int(cell(st, 1)), space) if asked(st) == kinds.ACT_Q else []

    def _of_tile(self, st: TiletumState, kind: int, what: int) -> list[Reason]:
        """Return why to take a tile: from the map, beside an action or the track, of an offer."""
        spot = kinds.EMPTY
        if kind == kinds.TILE:
            spot = what
        elif kind == kinds.BONUS and what == 1:
            spot = int(st.board.action_spot + cell(st, 1))
        elif kind == kinds.CROWN and what == 1:
            spot = int(st.board.king_spot)
        tile = int(st.lying[spot]) if spot != kinds.EMPTY else kinds.EMPTY
        if kind == kinds.TAKE and st.board.kind[what] != kinds.CHARACTER_TILE:
            tile = what
        return tile_reasons(st, tile) if tile != kinds.EMPTY else []
