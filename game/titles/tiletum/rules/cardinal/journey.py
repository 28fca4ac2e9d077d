"""What tablets bring the Cardinal with Fruitful Journey (S-914)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.cardinal.walking import build, points_of_cathedral
from game.titles.tiletum.rules.explorers import explorer_on, hire, is_reached
from game.titles.tiletum.rules.kinds import ARCHITECT, EMPTY, MAPS, MERCHANT
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.pieces import (
    can_put_house,
    can_put_mine,
    can_put_pillar,
    house_slot,
    mine_slot,
    put_mine,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_silver, score
from game.titles.tiletum.rules.tablets import (
    EXPLORER_TABLET,
    FIVE_POINTS,
    FOUR_POINTS,
    HOUSE_TABLET,
    KING1_KING3,
    KING1_POINTS5,
    MINE_TABLET,
    PILLAR_TABLET,
    POINTS4,
    POINTS5_KING3,
    TECH_TABLET,
)


def enjoy(st: TiletumState, seat: i64, tablet: i64) -> None:
    """Have what a tablet brings, free; payments are not asked and their gain is had."""
    if tablet == KING1_POINTS5:
        step_up(st, seat, 1)
        score(st, seat, FIVE_POINTS)
    elif tablet == POINTS5_KING3:
        score(st, seat, FIVE_POINTS)
        step_up(st, seat, 3)
    elif tablet == KING1_KING3:
        step_up(st, seat, 1)
        step_up(st, seat, 3)
    elif tablet == POINTS4:
        score(st, seat, FOUR_POINTS)
    elif tablet == TECH_TABLET:
        gain_silver(st, seat, 1)
    elif tablet == EXPLORER_TABLET:
        hire_lowest(st, seat)
    elif tablet == MINE_TABLET:
        put_best_mine(st, seat)
    elif tablet == HOUSE_TABLET:
        put_best_house(st, seat)
    elif tablet == PILLAR_TABLET:
        put_best_pillar(st, seat)


def hire_lowest(st: TiletumState, seat: i64) -> None:
    """Put an explorer onto the lowest map without one."""
    for number in range(MAPS):
        if explorer_on(st, seat, number) == EMPTY:
            hire(st, seat, number)
            return


def put_best_mine(st: TiletumState, seat: i64) -> None:
    """Put a mine on the space with most gold, in the order of the data."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.main_spaces, st.board.spaces):
        if not is_reached(st, seat, space) or not can_put_mine(st, seat, space):
            continue
        gold: i64 = st.board.mine_gold[mine_slot(st, seat, space) - st.board.mine_slot]
        if gold > most:
            found = space
            most = gold
    if found != EMPTY:
        put_mine(st, seat, found)


def put_best_house(st: TiletumState, seat: i64) -> None:
    """Put a house on the space with most points, in the order of the data."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.spaces):
        if not is_reached(st, seat, space) or not can_put_house(st, seat, space):
            continue
        points: i64 = st.board.house_points[house_slot(st, seat, space)]
        if points > most:
            found = space
            most = points
    if found != EMPTY:
        build(st, seat, MERCHANT, found)


def put_best_pillar(st: TiletumState, seat: i64) -> None:
    """Put a pillar at the cathedral of the main map with most points."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.main_spaces):
        if not can_put_pillar(st, seat, space):
            continue
        points: i64 = points_of_cathedral(st, space)
        if points > most:
            found = space
            most = points
    if found != EMPTY:
        build(st, seat, ARCHITECT, found)
