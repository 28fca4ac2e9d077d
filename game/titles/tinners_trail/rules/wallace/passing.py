"""Pass: when Lord Wallace passes without looking at a card (LW-3, LW-14)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.track import move_to_investment_column
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.wallace.arsenic import can_mine_arsenic
from game.titles.tinners_trail.rules.wallace.holdings import has_ore

LAST_BAND: Final = 2


def must_pass(st: TrailState) -> bool:
    """Return whether no card is revealed: in the final column, or late with nothing to mine."""
    seat: i64 = st.board.wallace_seat
    if work_left(st, seat) == 0:
        return True
    late: bool = st.board.wallace.band(st.column[seat]) == LAST_BAND
    return st.round == ROUNDS and late and not has_ore(st) and not can_mine_arsenic(st)


def pass_turn(st: TrailState) -> bool:
    """Take the next place of the investment column; always possible."""
    move_to_investment_column(st, st.board.wallace_seat)
    return True
