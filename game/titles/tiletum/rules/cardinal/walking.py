"""Where the Cardinal's merchant, architect and explorers go, and what they build (C-304, S-903)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tiletum.rules import kinds, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.tiles import best_spot, gain_from, is_new_crest
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.pieces import (
    can_put,
    put_at,
    put_piece,
    slot_for,
    stand,
    where,
)
from game.titles.tiletum.rules.silver import (
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
    cover,
    explorer_on,
    hire,
    is_reached,
    path_between,
)
from game.titles.tiletum.rules.state import TiletumState, tell
from game.titles.tiletum.rules.stock import gain_silver, score, step_up
from game.titles.tiletum.rules.tasks import top_tile

# Where the Cardinal's merchant and architect go (C-304 to C-306).


def steps_to(st: TiletumState, seat: i64, who: i64, space: i64) -> i64:
    """Return how far a space is from his merchant or architect."""
    return st.board.cards.steps[where(st, seat, who) * st.board.spaces + space]


def nearest_goal(st: TiletumState, seat: i64, who: i64) -> i64:
    """Return how far the nearest goal is, FAR without one."""
    least: i64 = kinds.FAR
    for space in range(st.board.main_spaces):
        steps: i64 = steps_to(st, seat, who, space)
        if steps < least and can_put(st, seat, who, space):
            least = steps
    return least


def fair_due(st: TiletumState, space: i64) -> i64:
    """Return the round of the fair still due in a town, a late one where none is (C-304)."""
    for number in range(st.round - 1, kinds.ROUNDS):
        if st.fair[kinds.ROUNDS + number] == space:
            return number
    return kinds.ROUNDS


def worth_of_goal(st: TiletumState, seat: i64, who: i64, space: i64) -> i64:
    """Return how good a goal is; more is better, nearness apart (C-304, C-305)."""
    board: Board = st.board
    if who == kinds.MERCHANT:
        points: i64 = board.printed[slot_for(st, seat, who, space)]
        return (kinds.ROUNDS - fair_due(st, space)) * kinds.FAR + points
    cost: i64 = st.cost[board.cathedral_at[space]]
    return points_of_cathedral(st, space) * kinds.FAR + (kinds.FAR - 1 - board.cost_stone[cost])


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
        if steps > reach or not can_put(st, seat, who, space):
            continue
        value: i64 = worth_of_goal(st, seat, who, space) * kinds.FAR + (kinds.FAR - 1 - steps)
        if value > most:
            found = space
            most = value
    return found


def walk(st: TiletumState, seat: i64, who: i64, points: i64, action: i64) -> None:
    """Take the best tile in range, go to the best goal and build there (C-304, C-305)."""
    nearest: i64 = nearest_goal(st, seat, who)
    if nearest == kinds.FAR:
        return
    reach: i64 = points if points > nearest else nearest
    goal: i64 = best_goal(st, seat, who, reach)
    spot: i64 = best_spot(st, seat, where(st, seat, who), reach)
    if spot != EMPTY:
        gain_from(st, seat, spot, action)
    if goal != where(st, seat, who):
        put_at(st, seat, who, goal)
    build(st, seat, who, goal)


def build(st: TiletumState, seat: i64, piece: i64, space: i64) -> None:
    """Put a piece; of house spaces only points count (C-306), of a mine what it brings anybody."""
    if piece == kinds.MINE_PIECE:
        put_piece(st, seat, kinds.MINE, space)
    else:
        score(st, seat, st.board.printed[stand(st, seat, piece, space)])


def has_crest_in_reach(st: TiletumState, seat: i64, who: i64, points: i64) -> bool:
    """Return whether a new crest lies as near as he has points of action (C-204)."""
    for space in range(st.board.main_spaces):
        tile: i64 = st.lying[space]
        if tile == EMPTY or steps_to(st, seat, who, space) > points:
            continue
        if is_new_crest(st, seat, tile):
            return True
    return False


# What tablets bring the Cardinal with Fruitful Journey (S-914).


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
        put_best(st, seat, kinds.MINE_SITE)
    elif tablet == HOUSE_TABLET:
        put_best(st, seat, kinds.HOUSE_SITE)
    elif tablet == PILLAR_TABLET:
        put_best(st, seat, kinds.PILLAR_SITE)


def hire_lowest(st: TiletumState, seat: i64) -> None:
    """Put an explorer onto the lowest map without one."""
    for number in range(kinds.MAPS):
        if explorer_on(st, seat, number) == EMPTY:
            hire(st, seat, number)
            return


# Where the Cardinal's explorers go, and what they build (S-903 to S-906).

PIECE_OF: Final[vec[i64]] = row_of(
    [kinds.MINE_PIECE, kinds.PILLAR_PIECE, kinds.HOUSE_PIECE]
)  # of each site
PILLARS_ALONE: Final = kinds.PILLAR_SITE + 1  # an order of sites


def place_in(sites: i64, site: i64) -> i64:
    """Return the place of a kind of site in an order, EMPTY where it is not looked for."""
    if sites == 0:
        return 0  # all alike
    for place in range(kinds.SITES):
        if (sites >> 2 * place) & 3 == site + 1:
            return place
    return EMPTY


def steps_between(st: TiletumState, one: i64, other: i64) -> i64:
    """Return how many steps lie between two spaces."""
    return st.board.cards.steps[one * st.board.spaces + other]


def has_goal(st: TiletumState, seat: i64, sites: i64) -> bool:
    """Return whether there is a site he looks for, at any distance (S-903)."""
    return nearest(st, seat, sites) < kinds.FAR


def nearest(st: TiletumState, seat: i64, sites: i64) -> i64:
    """Return how far the nearest goal is from the explorer of its map, FAR without one."""
    least: i64 = kinds.FAR
    for number in range(kinds.MAPS):
        here: i64 = explorer_on(st, seat, number)
        if here == EMPTY:
            continue
        for space in range(st.board.main_spaces, st.board.spaces):
            steps: i64 = steps_between(st, here, space)
            if steps < least and has_site(st, seat, sites, space):
                least = steps
    return least


def has_site(st: TiletumState, seat: i64, sites: i64, space: i64) -> bool:
    """Return whether a town has a site he looks for."""
    for site in range(kinds.SITES):
        if place_in(sites, site) != EMPTY and can_put(st, seat, PIECE_OF[site], space):
            return True
    return False


def printed(st: TiletumState, seat: i64, site: i64, space: i64) -> i64:
    """Return the points of a house space, or the gold of a mine space (S-903)."""
    return st.board.printed[slot_for(st, seat, PIECE_OF[site], space)]


def worth(st: TiletumState, seat: i64, sites: i64, site: i64, space: i64) -> i64:
    """Return how good a goal is, more is better, compared in the order of S-903."""
    board: Board = st.board
    number: i64 = board.depths.map_of[space]
    met: i64 = 1 if explorer_on(st, 1 - seat, number) != EMPTY else 0
    value: i64 = (kinds.SITES - place_in(sites, site)) * 2 + met
    value = (value * kinds.FAR + printed(st, seat, site, space)) * kinds.MAPS + number
    steps: i64 = steps_between(st, explorer_on(st, seat, number), space)
    value = value * kinds.FAR + kinds.FAR - 1 - steps
    value = value * kinds.FAR + (points_of_cathedral(st, space) if site == kinds.PILLAR_SITE else 0)
    value = value * kinds.FAR + kinds.FAR - 1 - (space - board.main_spaces)
    return value * kinds.SITES + kinds.SITES - 1 - site


def explore(st: TiletumState, seat: i64, points: i64, sites: i64) -> bool:
    """Do an explorer action: the best goal in range; return whether there was one (S-903)."""
    near: i64 = nearest(st, seat, sites)
    if near == kinds.FAR:
        return False
    reach: i64 = points if points > near else near
    most: i64 = EMPTY
    goal: i64 = EMPTY
    wanted: i64 = 0
    for space in range(st.board.main_spaces, st.board.spaces):
        here: i64 = explorer_on(st, seat, st.board.depths.map_of[space])
        if here == EMPTY or steps_between(st, here, space) > reach:
            continue
        for site in range(kinds.SITES):
            if place_in(sites, site) == EMPTY or not can_put(st, seat, PIECE_OF[site], space):
                continue
            value: i64 = worth(st, seat, sites, site, space)
            if value > most:
                most = value
                goal = space
                wanted = site
    go_and_build(st, seat, goal, wanted, reach)
    return True


def go_and_build(st: TiletumState, seat: i64, goal: i64, site: i64, reach: i64) -> None:
    """Take the best tile in range, go to the goal and build there (S-904 to S-906)."""
    number: i64 = st.board.depths.map_of[goal]
    spot: i64 = best_spot(st, seat, explorer_on(st, seat, number), reach)
    if spot != EMPTY:
        gain_from(st, seat, spot, kinds.EXPLORER)
    walk_to(st, seat, number, goal)
    if not can_put(st, seat, PIECE_OF[site], goal):
        return  # a tablet on the way has used the site, or his last piece (C-210)
    build(st, seat, PIECE_OF[site], goal)


def put_best(st: TiletumState, seat: i64, site: i64) -> None:
    """Put a piece where most is printed, in the order of the data; a pillar on the main map."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    end: i64 = st.board.main_spaces if site == kinds.PILLAR_SITE else st.board.spaces
    for space in range(end):
        if not is_reached(st, seat, space) or not can_put(st, seat, PIECE_OF[site], space):
            continue
        value: i64 = printed(st, seat, site, space)
        if site == kinds.PILLAR_SITE:
            value = points_of_cathedral(st, space)
        if value > most:
            found = space
            most = value
    if found != EMPTY:
        build(st, seat, PIECE_OF[site], found)


def walk_to(st: TiletumState, seat: i64, number: i64, goal: i64) -> None:
    """Go the shortest way with most open tablets; those passed are covered (S-905)."""
    here: i64 = explorer_on(st, seat, number)
    if here == goal:
        return
    while here != goal:
        there: i64 = next_on_way(st, here, goal)
        path: i64 = path_between(st, here, there)
        here = there
        st.explorers[seat * kinds.MAPS + number] = here
        if path == EMPTY or st.covered[path] > 0:
            continue
        tablet: i64 = cover(st, seat, path, here)
        if st.challenges[kinds.FRUITFUL_JOURNEY] > 0:
            enjoy(st, seat, tablet)
    tell(st, step_facts.MOVED_EXPLORER, seat, goal, 0)


def next_on_way(st: TiletumState, here: i64, goal: i64) -> i64:
    """Return the next town on the best of the shortest ways."""
    board: Board = st.board
    found: i64 = EMPTY
    most: i64 = EMPTY
    for at in range(board.near_from[here], board.near_from[here + 1]):
        there: i64 = board.near[at]
        if steps_between(st, there, goal) >= steps_between(st, here, goal):
            continue
        tablets: i64 = open_tablet(st, here, there) + tablets_on_way(st, there, goal)
        if tablets > most:
            found = there
            most = tablets
    return found


def tablets_on_way(st: TiletumState, here: i64, goal: i64) -> i64:
    """Return how many open tablets lie on the best of the shortest ways."""
    if here == goal:
        return 0
    there: i64 = next_on_way(st, here, goal)
    return open_tablet(st, here, there) + tablets_on_way(st, there, goal)


def open_tablet(st: TiletumState, here: i64, there: i64) -> i64:
    """Return 1 where a path bears a tablet without an X tile."""
    path: i64 = path_between(st, here, there)
    return 1 if path != EMPTY and st.covered[path] == 0 else 0


def has_crest_below(st: TiletumState, seat: i64, points: i64) -> bool:
    """Return whether a new crest lies near any of his explorers (C-204)."""
    for space in range(st.board.main_spaces, st.board.spaces):
        tile: i64 = st.lying[space]
        if tile == EMPTY or not is_new_crest(st, seat, tile):
            continue
        here: i64 = explorer_on(st, seat, st.board.depths.map_of[space])
        if here != EMPTY and steps_between(st, here, space) <= points:
            return True
    return False
