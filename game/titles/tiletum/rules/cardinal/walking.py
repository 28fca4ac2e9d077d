"""Where the Cardinal's merchant and architect go (C-304 to C-306)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.kinds import FAR
from game.titles.tiletum.rules.cardinal.tiles import best_spot, gain_from, is_new_crest
from game.titles.tiletum.rules.kinds import (
    EMPTY,
    HOUSE_PIECE,
    MERCHANT,
    PIECES,
    PILLAR_PIECE,
    ROUNDS,
)
from game.titles.tiletum.rules.pieces import (
    can_put_house,
    can_put_pillar,
    house_slot,
    pillar_slot,
    put_at,
    where,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import score
from game.titles.tiletum.rules.tasks import top_tile
from game.titles.tiletum.rules.telling import tell


def is_goal(st: TiletumState, seat: i64, who: i64, space: i64) -> bool:
    """Return whether he could put a house, or a pillar, there."""
    if who == MERCHANT:
        return can_put_house(st, seat, space)
    return can_put_pillar(st, seat, space)


def steps_to(st: TiletumState, seat: i64, who: i64, space: i64) -> i64:
    """Return how far a space is from his merchant or architect."""
    return st.board.cards.steps[where(st, seat, who) * st.board.spaces + space]


def nearest_goal(st: TiletumState, seat: i64, who: i64) -> i64:
    """Return how far the nearest goal is, FAR without one."""
    least: i64 = FAR
    for space in range(st.board.main_spaces):
        steps: i64 = steps_to(st, seat, who, space)
        if steps < least and is_goal(st, seat, who, space):
            least = steps
    return least


def fair_due(st: TiletumState, space: i64) -> i64:
    """Return the round of the fair still due in a town, a late one where none is (C-304)."""
    for number in range(st.round - 1, ROUNDS):
        if st.fair[ROUNDS + number] == space:
            return number
    return ROUNDS


def worth_of_goal(st: TiletumState, seat: i64, who: i64, space: i64) -> i64:
    """Return how good a goal is; more is better, nearness apart (C-304, C-305)."""
    board: Board = st.board
    if who == MERCHANT:
        points: i64 = board.house_points[house_slot(st, seat, space)]
        return (ROUNDS - fair_due(st, space)) * FAR + points
    cost: i64 = st.cost[board.cathedral_at[space]]
    return points_of_cathedral(st, space) * FAR + (FAR - 1 - board.cost_stone[cost])


def points_of_cathedral(st: TiletumState, space: i64) -> i64:
    """Return the points of a contribution: top tile, if one is left, and cost tile (C-305)."""
    number: i64 = st.board.cathedral_at[space]
    tile: i64 = top_tile(st, number)
    points: i64 = st.board.cost_points[st.cost[number]]
    return points if tile == EMPTY else points + tile


def best_goal(st: TiletumState, seat: i64, who: i64, reach: i64) -> i64:
    """Return the goal in range he goes to, EMPTY where none is (C-304, C-305)."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.main_spaces):
        steps: i64 = steps_to(st, seat, who, space)
        if steps > reach or not is_goal(st, seat, who, space):
            continue
        value: i64 = worth_of_goal(st, seat, who, space) * FAR + (FAR - 1 - steps)
        if value > most:
            found = space
            most = value
    return found


def walk(st: TiletumState, seat: i64, who: i64, points: i64, action: i64) -> None:
    """Take the best tile in range, go to the best goal and build there (C-304, C-305)."""
    nearest: i64 = nearest_goal(st, seat, who)
    if nearest == FAR:
        return
    reach: i64 = points if points > nearest else nearest
    goal: i64 = best_goal(st, seat, who, reach)
    spot: i64 = best_spot(st, seat, where(st, seat, who), reach)
    if spot != EMPTY:
        gain_from(st, seat, spot, action)
    if goal != where(st, seat, who):
        put_at(st, seat, who, goal)
    build(st, seat, who, goal)


def build(st: TiletumState, seat: i64, who: i64, space: i64) -> None:
    """Put a house or a pillar; of house spaces only points count (C-306)."""
    if who == MERCHANT:
        slot: i64 = house_slot(st, seat, space)
        st.owner[slot] = seat
        st.supply[seat * PIECES + HOUSE_PIECE] -= 1
        tell(st, step_facts.BUILT_HOUSE, seat, space, 0)
        score(st, seat, st.board.house_points[slot])
    else:
        st.owner[pillar_slot(st, seat, space)] = seat
        st.supply[seat * PIECES + PILLAR_PIECE] -= 1
        tell(st, step_facts.BUILT_PILLAR, seat, space, 0)


def has_crest_in_reach(st: TiletumState, seat: i64, who: i64, points: i64) -> bool:
    """Return whether a new crest lies as near as he has points of action (C-204)."""
    for space in range(st.board.main_spaces):
        tile: i64 = st.lying[space]
        if tile == EMPTY or steps_to(st, seat, who, space) > points:
            continue
        if is_new_crest(st, seat, tile):
            return True
    return False
