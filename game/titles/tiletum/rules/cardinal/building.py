"""What the Cardinal builds, and his gains from tablets with Fruitful Journey (C-304, S-914)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import (
    cathedrals,
    explorers,
    houses_and_pillars,
    kinds,
    possessions,
    questions,
    stone_tablets,
)
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState


def points_of_contribution(st: TiletumState, space: i64) -> i64:
    """Return the points that contributing to the cathedral of a space would score: its cost tile
    and its top tile, if one is left (C-305)."""
    number: i64 = st.board.cathedral_of_space[space]
    tile: i64 = cathedrals.highest_tile_left_at_cathedral(st, number)
    points: i64 = st.board.cost_tile_points[st.cost[number]]
    return points if tile == EMPTY else points + tile


def printed_number_at_site(st: TiletumState, seat: i64, site_kind: i64, space: i64) -> i64:
    """Return the number printed on the seat's free slot for a kind of site in a space: points
    for a house, gold for a mine (S-903)."""
    return st.board.points_or_gold_of_slot[
        houses_and_pillars.free_slot_for_piece(
            st, seat, stone_tablets.PIECE_BY_SITE[site_kind], space
        )
    ]


def place_cardinal_piece_and_gain(st: TiletumState, seat: i64, piece: i64, space: i64) -> None:
    """Place the Cardinal's piece in a space: a mine gives its usual gain, every other piece only
    the points printed on its slot (C-306)."""
    if piece == kinds.MINE_PIECE:
        houses_and_pillars.place_piece_with_gain(st, seat, kinds.BUILD_MINE_MOVE, space)
    else:
        possessions.give_points(
            st,
            seat,
            st.board.points_or_gold_of_slot[
                houses_and_pillars.place_piece_without_gain(st, seat, piece, space)
            ],
        )


def give_all_tablet_gains_free(st: TiletumState, seat: i64, tablet_kind: i64) -> None:
    """Give the Cardinal all gains of a tablet, also the part that others have to pay for; for a
    technology tablet he gets 1 silver."""
    if tablet_kind == stone_tablets.TECHNOLOGY_TABLET:
        possessions.gain_silver(st, seat, 1)
    elif tablet_kind == stone_tablets.EXPLORER_TABLET:
        for number in range(kinds.UNDERGROUND_MAP_COUNT):
            if explorers.town_of_explorer_on_map(st, seat, number) == EMPTY:
                explorers.place_new_explorer(st, seat, number)
                return
    elif tablet_kind >= stone_tablets.MINE_TABLET:
        place_piece_at_best_site(st, seat, tablet_kind - stone_tablets.MINE_TABLET)
    else:
        more: i64 = stone_tablets.give_free_part_and_return_paid_gain(st, seat, tablet_kind)
        if more != EMPTY:
            questions.give_gain(st, seat, more)


def place_piece_at_best_site(st: TiletumState, seat: i64, site_kind: i64) -> None:
    """Place the Cardinal's piece in the space with the highest printed number, a pillar in the
    space of the main map where a contribution scores most. Do nothing if the piece can be placed
    nowhere."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    end: i64 = (
        st.board.main_map_space_count
        if site_kind == kinds.PILLAR_EXPLORER_SITE
        else st.board.space_count
    )
    for space in range(end):
        if not explorers.is_space_on_main_map_or_map_of_own_explorer(
            st, seat, space
        ) or not houses_and_pillars.can_place_piece(
            st, seat, stone_tablets.PIECE_BY_SITE[site_kind], space
        ):
            continue
        value: i64 = printed_number_at_site(st, seat, site_kind, space)
        if site_kind == kinds.PILLAR_EXPLORER_SITE:
            value = points_of_contribution(st, space)
        if value > most:
            found = space
            most = value
    if found != EMPTY:
        place_cardinal_piece_and_gain(st, seat, stone_tablets.PIECE_BY_SITE[site_kind], found)
