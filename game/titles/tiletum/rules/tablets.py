"""What the stone tablets bring whoever passes them first (S-403, S-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules.explorers import walk_explorer
from game.titles.tiletum.rules.kinds import (
    ANYWHERE_Q,
    HOUSE_PIECE,
    MINE_PIECE,
    NEW_EXPLORER_Q,
    PAY_Q,
    PILLAR_PIECE,
    TECH_Q,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.questions import ask
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import score

# Tablets, in the order of `expansion.TABLETS`.
EXPLORER_TABLET: Final = 0
KING1_POINTS5: Final = 1
POINTS5_KING3: Final = 2
KING1_KING3: Final = 3
POINTS4: Final = 4
MINE_TABLET: Final = 5
PILLAR_TABLET: Final = 6
HOUSE_TABLET: Final = 7
TECH_TABLET: Final = 8

A_SILVER: Final = 1  # the price of the second part
FOUR_POINTS: Final = 4
FIVE_POINTS: Final = 5
GOLD_FOR_PIECE: Final = 2
SILVER_LESS: Final = 2


def step_below(st: TiletumState, seat: i64, town: i64) -> None:
    """Move an explorer to a neighbour town, and have the tablet on the path (S-401, S-403)."""
    tablet: i64 = walk_explorer(st, seat, town)
    if tablet == EXPLORER_TABLET:
        ask(st, NEW_EXPLORER_Q, 0, 0, 0)
    elif tablet == TECH_TABLET:
        ask(st, TECH_Q, SILVER_LESS, 0, 0)
    elif tablet == MINE_TABLET:
        ask(st, ANYWHERE_Q, MINE_PIECE, GOLD_FOR_PIECE, 0)
    elif tablet == PILLAR_TABLET:
        ask(st, ANYWHERE_Q, PILLAR_PIECE, GOLD_FOR_PIECE, 0)
    elif tablet == HOUSE_TABLET:
        ask(st, ANYWHERE_Q, HOUSE_PIECE, GOLD_FOR_PIECE, 0)
    else:
        have_points_and_steps(st, seat, tablet)


def have_points_and_steps(st: TiletumState, seat: i64, tablet: i64) -> None:
    """Score and rise, and ask about what a silver would bring (S-502 to S-505)."""
    if tablet == POINTS4:
        score(st, seat, FOUR_POINTS)
    elif tablet == KING1_POINTS5:
        step_up(st, seat, 1)
        ask(st, PAY_Q, A_SILVER, st.board.for_points, 0)
    elif tablet == POINTS5_KING3:
        score(st, seat, FIVE_POINTS)
        ask(st, PAY_Q, A_SILVER, st.board.for_king, 0)
    elif tablet == KING1_KING3:
        step_up(st, seat, 1)
        ask(st, PAY_Q, A_SILVER, st.board.for_king, 0)
