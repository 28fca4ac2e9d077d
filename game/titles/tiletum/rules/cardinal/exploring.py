"""Where the Cardinal's explorers go, and what they build (S-903 to S-906)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.household import enjoy
from game.titles.tiletum.rules.cardinal.kinds import (
    FAR,
    FRUITFUL_JOURNEY,
    HOUSE_SITE,
    MINE_SITE,
    PILLAR_SITE,
    SITES,
)
from game.titles.tiletum.rules.cardinal.tiles import best_spot, gain_from, is_new_crest
from game.titles.tiletum.rules.cardinal.walking import build, points_of_cathedral
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    EMPTY,
    EXPLORER,
    HOUSE_PIECE,
    MAPS,
    MERCHANT,
    MINE_PIECE,
    PILLAR_PIECE,
)
from game.titles.tiletum.rules.pieces import can_put, house_slot, mine_slot, put_mine
from game.titles.tiletum.rules.silver import cover, explorer_on, path_between
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.telling import tell

PIECE_OF: Final[vec[i64]] = row_of([MINE_PIECE, PILLAR_PIECE, HOUSE_PIECE])  # of each site
PILLARS_ALONE: Final = PILLAR_SITE + 1  # an order of sites


def place_in(sites: i64, site: i64) -> i64:
    """Return the place of a kind of site in an order, EMPTY where it is not looked for."""
    if sites == 0:
        return 0  # all alike
    for place in range(SITES):
        if (sites >> 2 * place) & 3 == site + 1:
            return place
    return EMPTY


def steps_between(st: TiletumState, one: i64, other: i64) -> i64:
    """Return how many steps lie between two spaces."""
    return st.board.cards.steps[one * st.board.spaces + other]


def has_goal(st: TiletumState, seat: i64, sites: i64) -> bool:
    """Return whether there is a site he looks for, at any distance (S-903)."""
    return nearest(st, seat, sites) < FAR


def nearest(st: TiletumState, seat: i64, sites: i64) -> i64:
    """Return how far the nearest goal is from the explorer of its map, FAR without one."""
    least: i64 = FAR
    for number in range(MAPS):
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
    for site in range(SITES):
        if place_in(sites, site) != EMPTY and can_put(st, seat, PIECE_OF[site], space):
            return True
    return False


def printed(st: TiletumState, seat: i64, site: i64, space: i64) -> i64:
    """Return the points of a house space, or the gold of a mine space (S-903)."""
    if site == MINE_SITE:
        return st.board.mine_gold[mine_slot(st, seat, space) - st.board.mine_slot]
    if site == HOUSE_SITE:
        return st.board.house_points[house_slot(st, seat, space)]
    return 0


def worth(st: TiletumState, seat: i64, sites: i64, site: i64, space: i64) -> i64:
    """Return how good a goal is, more is better, compared in the order of S-903."""
    board: Board = st.board
    number: i64 = board.depths.map_of[space]
    met: i64 = 1 if explorer_on(st, 1 - seat, number) != EMPTY else 0
    value: i64 = (SITES - place_in(sites, site)) * 2 + met
    value = (value * FAR + printed(st, seat, site, space)) * MAPS + number
    steps: i64 = steps_between(st, explorer_on(st, seat, number), space)
    value = value * FAR + FAR - 1 - steps
    value = value * FAR + (points_of_cathedral(st, space) if site == PILLAR_SITE else 0)
    value = value * FAR + FAR - 1 - (space - board.main_spaces)
    return value * SITES + SITES - 1 - site


def explore(st: TiletumState, seat: i64, points: i64, sites: i64) -> bool:
    """Do an explorer action: the best goal in range; return whether there was one (S-903)."""
    near: i64 = nearest(st, seat, sites)
    if near == FAR:
        return False
    reach: i64 = points if points > near else near
    most: i64 = EMPTY
    goal: i64 = EMPTY
    wanted: i64 = 0
    for space in range(st.board.main_spaces, st.board.spaces):
        here: i64 = explorer_on(st, seat, st.board.depths.map_of[space])
        if here == EMPTY or steps_between(st, here, space) > reach:
            continue
        for site in range(SITES):
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
        gain_from(st, seat, spot, EXPLORER)
    walk_to(st, seat, number, goal)
    if not can_put(st, seat, PIECE_OF[site], goal):
        return  # a tablet on the way has used the site, or his last piece (C-210)
    if site == MINE_SITE:
        put_mine(st, seat, goal)
    else:
        build(st, seat, MERCHANT if site == HOUSE_SITE else ARCHITECT, goal)


def walk_to(st: TiletumState, seat: i64, number: i64, goal: i64) -> None:
    """Go the shortest way with most open tablets; those passed are covered (S-905)."""
    here: i64 = explorer_on(st, seat, number)
    if here == goal:
        return
    while here != goal:
        there: i64 = next_on_way(st, here, goal)
        path: i64 = path_between(st, here, there)
        here = there
        st.explorers[seat * MAPS + number] = here
        if path == EMPTY or st.covered[path] > 0:
            continue
        tablet: i64 = cover(st, seat, path, here)
        if st.challenges[FRUITFUL_JOURNEY] > 0:
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
