"""Where the Cardinal's merchant, architect and explorers go (C-304, S-903)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.tiletum.rules import (
    explorers,
    houses_and_pillars,
    kinds,
    meeples,
    step_facts,
    stone_tablets,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.building import (
    give_all_tablet_gains_free,
    place_cardinal_piece_and_gain,
    points_of_contribution,
    printed_number_at_site,
)
from game.titles.tiletum.rules.cardinal.tiles import (
    best_tile_space_in_range,
    is_crest_tile_new_to_seat,
    take_tile_on_spot,
)
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

ONLY_PILLARS_SITE_ORDER: Final = kinds.PILLAR_EXPLORER_SITE + 1  # an order with one kind of site
SITE_ORDER_BY_MEEPLE: Final[vec[i64]] = make_row(
    [kinds.HOUSE_EXPLORER_SITE + 1, ONLY_PILLARS_SITE_ORDER]
)
"""The order of sites that the Cardinal's merchant and architect look for."""


def rank_of_site_in_order(site_order: i64, site_kind: i64) -> i64:
    """Return the position, from 0, of a kind of site in `site_order`, an order of sites packed into
    one number; EMPTY if the order does not contain it. If `site_order` is 0, all kinds are equal
    and the result is 0."""
    if site_order == 0:
        return 0  # all alike
    for place in range(kinds.EXPLORER_SITE_COUNT):
        if (site_order >> 2 * place) & 3 == site_kind + 1:
            return place
    return EMPTY


def steps_between(st: TiletumState, start_space: i64, end_space: i64) -> i64:
    """Return how many steps lie between two spaces."""
    return st.board.cards.distance_between_spaces[start_space * st.board.space_count + end_space]


def space_of_piece_that_could_go_to(st: TiletumState, seat: i64, meeple: i64, space: i64) -> i64:
    """Return where the piece is that could go to `space`: the merchant or architect, or for
    `meeple` explorer the explorer on the map of that space; EMPTY when there is no such piece."""
    if meeple != kinds.EXPLORER:
        return meeples.space_of_meeple(st, seat, meeple)
    number: i64 = st.board.depths.underground_map_of_space[space]
    return EMPTY if number == EMPTY else explorers.town_of_explorer_on_map(st, seat, number)


def steps_of_piece_to_space(st: TiletumState, seat: i64, meeple: i64, space: i64) -> i64:
    """Return how many steps the piece `meeple` is from a space, UNREACHABLE_STEPS when it cannot
    get there."""
    here: i64 = space_of_piece_that_could_go_to(st, seat, meeple, space)
    return kinds.UNREACHABLE_STEPS if here == EMPTY else steps_between(st, here, space)


def has_any_site_goal(st: TiletumState, seat: i64, meeple: i64, site_order: i64) -> bool:
    """Return whether the Cardinal's piece `meeple` has any goal among these sites, at any distance
    (S-903)."""
    return nearest_goal_distance(st, seat, meeple, site_order) < kinds.UNREACHABLE_STEPS


def nearest_goal_distance(st: TiletumState, seat: i64, meeple: i64, site_order: i64) -> i64:
    """Return how many steps the piece `meeple` is from its nearest goal, UNREACHABLE_STEPS when
    there is none."""
    least: i64 = kinds.UNREACHABLE_STEPS
    for space in range(st.board.space_count):
        steps: i64 = steps_of_piece_to_space(st, seat, meeple, space)
        for site in range(kinds.EXPLORER_SITE_COUNT):
            if steps < least and can_place_piece_of_site_in_order(
                st, seat, site_order, site, space
            ):
                least = steps
    return least


def can_place_piece_of_site_in_order(
    st: TiletumState, seat: i64, site_order: i64, site_kind: i64, space: i64
) -> bool:
    """Return whether the kind `site_kind` is in the order `site_order` and the seat can place that
    kind's piece in the space."""
    return rank_of_site_in_order(
        site_order, site_kind
    ) != EMPTY and houses_and_pillars.can_place_piece(
        st, seat, stone_tablets.PIECE_BY_SITE[site_kind], space
    )


def round_index_of_next_fair_in_town(st: TiletumState, space: i64) -> i64:
    """Return the index, from 0, of the next round, this one included, that has its fair in this
    town; ROUND_COUNT when none is left (C-304)."""
    for number in range(st.round - 1, kinds.ROUND_COUNT):
        if st.fair[kinds.ROUND_COUNT + number] == space:
            return number
    return kinds.ROUND_COUNT


def merchant_or_architect_goal_worth(
    st: TiletumState, seat: i64, meeple: i64, site_kind: i64, space: i64
) -> i64:
    """Return the value of a goal for his merchant or architect; a higher number is better.

    For the merchant the earliest fair counts first, then the printed number; for the architect
    the points of the contribution, then the lowest cost. Among equal goals the nearest is best
    (C-304, C-305).
    """
    near: i64 = kinds.UNREACHABLE_STEPS - 1 - steps_of_piece_to_space(st, seat, meeple, space)
    if meeple == kinds.MERCHANT:
        due: i64 = kinds.ROUND_COUNT - round_index_of_next_fair_in_town(st, space)
        return (
            due * kinds.UNREACHABLE_STEPS + printed_number_at_site(st, seat, site_kind, space)
        ) * kinds.UNREACHABLE_STEPS + near
    cheap: i64 = (
        kinds.UNREACHABLE_STEPS
        - 1
        - st.board.cost_tile_amount[st.cost[st.board.cathedral_of_space[space]]]
    )
    return (
        points_of_contribution(st, space) * kinds.UNREACHABLE_STEPS + cheap
    ) * kinds.UNREACHABLE_STEPS + near


def underground_goal_worth(
    st: TiletumState, seat: i64, site_order: i64, site_kind: i64, space: i64
) -> i64:
    """Return the value of a goal for the Cardinal's explorers; a higher number is better. It
    compares the kind of site first, then the other points in the order of S-903."""
    board: Board = st.board
    number: i64 = board.depths.underground_map_of_space[space]
    met: i64 = 1 if explorers.town_of_explorer_on_map(st, 1 - seat, number) != EMPTY else 0
    value: i64 = (
        kinds.EXPLORER_SITE_COUNT - rank_of_site_in_order(site_order, site_kind)
    ) * 2 + met
    value = (
        value * kinds.UNREACHABLE_STEPS + printed_number_at_site(st, seat, site_kind, space)
    ) * kinds.UNDERGROUND_MAP_COUNT + number
    value = (
        value * kinds.UNREACHABLE_STEPS
        + kinds.UNREACHABLE_STEPS
        - 1
        - steps_of_piece_to_space(st, seat, kinds.EXPLORER, space)
    )
    value = value * kinds.UNREACHABLE_STEPS + (
        points_of_contribution(st, space) if site_kind == kinds.PILLAR_EXPLORER_SITE else 0
    )
    value = (
        value * kinds.UNREACHABLE_STEPS
        + kinds.UNREACHABLE_STEPS
        - 1
        - (space - board.main_map_space_count)
    )
    return value * kinds.EXPLORER_SITE_COUNT + kinds.EXPLORER_SITE_COUNT - 1 - site_kind


def take_tile_walk_and_build(
    st: TiletumState, seat: i64, meeple: i64, points: i64, site_order: i64
) -> bool:
    """Take the best tile in range, move the piece to its best goal and build there; return False if
    it has no goal at all.

    The range is `points` steps, or the distance to the nearest goal if that is farther. If a tablet
    on the path uses up the explorer, nothing is built, but the result is True (C-304, C-305, S-903
    to S-906).
    """
    reach: i64 = nearest_goal_distance(st, seat, meeple, site_order)
    if reach == kinds.UNREACHABLE_STEPS:
        return False
    reach = max(reach, points)
    most: i64 = EMPTY
    goal: i64 = EMPTY
    piece: i64 = EMPTY
    for space in range(st.board.space_count):
        if steps_of_piece_to_space(st, seat, meeple, space) > reach:
            continue
        for site in range(kinds.EXPLORER_SITE_COUNT):
            if not can_place_piece_of_site_in_order(st, seat, site_order, site, space):
                continue
            value: i64 = 0
            if meeple == kinds.EXPLORER:
                value = underground_goal_worth(st, seat, site_order, site, space)
            else:
                value = merchant_or_architect_goal_worth(st, seat, meeple, site, space)
            if value > most:
                most = value
                goal = space
                piece = stone_tablets.PIECE_BY_SITE[site]
    here: i64 = space_of_piece_that_could_go_to(st, seat, meeple, goal)
    spot: i64 = best_tile_space_in_range(st, seat, here, reach)
    if spot != EMPTY:
        take_tile_on_spot(st, seat, spot, meeple)
    if meeple == kinds.EXPLORER:
        walk_explorer_to_town(st, seat, st.board.depths.underground_map_of_space[goal], goal)
    elif goal != here:
        meeples.move_meeple(st, seat, meeple, goal)
    if houses_and_pillars.can_place_piece(st, seat, piece, goal):
        # else a tablet on the way has used it (C-210)
        place_cardinal_piece_and_gain(st, seat, piece, goal)
    return True


def is_crest_new_to_seat_in_reach(st: TiletumState, seat: i64, meeple: i64, points: i64) -> bool:
    """Return whether a crest of a kind that the seat does not have lies at most `points` steps from
    its piece `meeple` (C-204)."""
    for space in range(st.board.space_count):
        tile: i64 = st.lying[space]
        near: bool = tile != EMPTY and steps_of_piece_to_space(st, seat, meeple, space) <= points
        if near and is_crest_tile_new_to_seat(st, seat, tile):
            return True
    return False


def walk_explorer_to_town(st: TiletumState, seat: i64, map_number: i64, target_town: i64) -> None:
    """Move the explorer on map `map_number` to a town along the shortest path with most open
    tablets, and cover the tablets it passes (S-905)."""
    here: i64 = explorers.town_of_explorer_on_map(st, seat, map_number)
    if here == target_town:
        return
    while here != target_town:
        there: i64 = next_town_on_path_with_most_tablets(st, here, target_town)
        path: i64 = explorers.tablet_path_between(st, here, there)
        here = there
        st.explorers[seat * kinds.UNDERGROUND_MAP_COUNT + map_number] = here
        if path == EMPTY or st.covered_tablets[path] > 0:
            continue
        tablet: i64 = explorers.cover_tablet(st, seat, path, here)
        if st.challenges[kinds.FRUITFUL_JOURNEY_CHALLENGE] > 0:
            give_all_tablet_gains_free(st, seat, tablet)
    record_step_fact(st, step_facts.MOVED_EXPLORER_FACT, seat, target_town, 0)


def next_town_on_path_with_most_tablets(
    st: TiletumState, start_space: i64, target_space: i64
) -> i64:
    """Return the next town on the shortest path to `target_space` that passes most open tablets;
    EMPTY at the goal."""
    board: Board = st.board
    found: i64 = EMPTY
    most: i64 = EMPTY
    for at in range(
        board.first_neighbour_of_space[start_space], board.first_neighbour_of_space[start_space + 1]
    ):
        there: i64 = board.neighbour_spaces[at]
        if steps_between(st, there, target_space) >= steps_between(st, start_space, target_space):
            continue
        tablets: i64 = open_tablet_count_between(
            st, start_space, there
        ) + most_open_tablets_on_path(st, there, target_space)
        if tablets > most:
            found = there
            most = tablets
    return found


def most_open_tablets_on_path(st: TiletumState, start_space: i64, target_space: i64) -> i64:
    """Return how many open tablets lie on that shortest path between two spaces that has most of
    them."""
    if start_space == target_space:
        return 0
    there: i64 = next_town_on_path_with_most_tablets(st, start_space, target_space)
    return open_tablet_count_between(st, start_space, there) + most_open_tablets_on_path(
        st, there, target_space
    )


def open_tablet_count_between(st: TiletumState, space: i64, next_space: i64) -> i64:
    """Return 1 if the path has a tablet without an X tile, otherwise 0."""
    path: i64 = explorers.tablet_path_between(st, space, next_space)
    return 1 if path != EMPTY and st.covered_tablets[path] == 0 else 0
