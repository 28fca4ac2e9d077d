"""Tiles the Cardinal gains: his ranking of them, and their use (C-4, C-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import count_number_in_cells, insert_sorted, make_row
from game.titles.tiletum.rules import buildings, kinds, possessions, seat_progress, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.needs import count_lacking_of_good
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

GOODS_ORDER_AMONG_EQUAL_NEEDS: Final[vec[i64]] = make_row(
    [kinds.STONE, kinds.IRON, kinds.WOOL, kinds.FOOD, kinds.GOLD]
)
"""The order in which the Cardinal prefers goods that he lacks equally."""

BIT_BY_GOOD: Final[vec[i64]] = make_row([1, 2, 4, 8, 16])

NEW_CREST_TILE_RANK: Final = 0
CONTRACT_TILE_RANK: Final = 1
ACTION_TILE_RANK: Final = 2
GOODS_TILE_RANK: Final = 3
RANK_OF_OTHER_TILES: Final = 4
OWNED_CREST_TILE_RANK: Final = 5


def most_needed_good(st: TiletumState, seat: i64) -> i64:
    """Return the good the Cardinal lacks most; of goods he lacks equally, the first of stone,
    iron, wool, food, gold (C-303)."""
    return most_needed_good_of(st, seat, 2**kinds.GOOD_COUNT - 1)


def most_needed_good_of(st: TiletumState, seat: i64, good_set: i64) -> i64:
    """Return the good that he lacks most among `good_set`, a bit set; EMPTY for an empty set."""
    found: i64 = kinds.EMPTY
    most: i64 = kinds.EMPTY
    for place in range(kinds.GOOD_COUNT):
        good: i64 = GOODS_ORDER_AMONG_EQUAL_NEEDS[place]
        if good_set & BIT_BY_GOOD[good] and count_lacking_of_good(st, seat, good) > most:
            found = good
            most = count_lacking_of_good(st, seat, good)
    return found


def owns_crest_kind(st: TiletumState, seat: i64, crest: i64) -> bool:
    """Return whether the seat has a crest of this kind, in hand or placed (C-401)."""
    first: i64 = seat * kinds.BUILDING_COUNT
    return (
        st.hand[crest] > 0
        or count_number_in_cells(st.crests, first, first + kinds.BUILDING_COUNT, crest) > 0
    )


def is_crest_tile_new_to_seat(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a tile is a crest of a kind that the seat does not have (C-401)."""
    crest: i64 = st.board.crest_of_tile[tile]
    return crest != kinds.EMPTY and not owns_crest_kind(st, seat, crest)


def action_points_of_tile(st: TiletumState, tile: i64) -> i64:
    """Return the action points of a tile: those of the action that it gives, or those by which it
    increases another action; 0 if it does neither."""
    if st.board.boost_action_points_of_tile[tile] > 0:
        return st.board.boost_action_points_of_tile[tile]
    at: i64 = st.board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT + kinds.GAIN_ACTION
    for action in range(kinds.EXPLORER + 1):
        if st.board.gain_part_amounts[at + action] > 0:
            return st.board.gain_part_amounts[at + action]
    return 0


def tile_rank_for_cardinal(st: TiletumState, seat: i64, tile: i64) -> i64:
    """Return the rank of a tile for the Cardinal, 0 for the best: new crest, contract, action,
    goods, anything else, owned crest (C-402)."""
    kind: i64 = st.board.tile_kind[tile]
    if kind == kinds.CREST_TILE:
        return (
            NEW_CREST_TILE_RANK
            if is_crest_tile_new_to_seat(st, seat, tile)
            else OWNED_CREST_TILE_RANK
        )
    if kind == kinds.CONTRACT_TILE:
        return CONTRACT_TILE_RANK
    if kind == kinds.COLOUR_TILE:
        return RANK_OF_OTHER_TILES
    if action_points_of_tile(st, tile) > 0:
        return ACTION_TILE_RANK
    at: i64 = st.board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT
    others: i64 = (
        st.board.gain_part_amounts[at + kinds.GAIN_CHARACTERS_OF_BUILDING]
        + st.board.gain_part_amounts[at + kinds.GAIN_MINE]
    )
    return RANK_OF_OTHER_TILES if others > 0 else GOODS_TILE_RANK


def is_unused_crest_new_to_cardinal(st: TiletumState, crest: i64) -> bool:
    """Return whether the Cardinal has no crest of this kind and an unused tile has it (S-912)."""
    return (
        not owns_crest_kind(st, st.board.cardinal, crest)
        and first_unused_tile_with_crest(st, crest) != kinds.EMPTY
    )


def first_unused_tile_with_crest(st: TiletumState, crest: i64) -> i64:
    """Return the first unused tile with this crest, EMPTY when there is none."""
    for tile in range(st.board.tile_count):
        if st.box[tile] > 0 and st.board.crest_of_tile[tile] == crest:
            return tile
    return kinds.EMPTY


def best_tile_space_in_range(st: TiletumState, seat: i64, start_space: i64, max_steps: i64) -> i64:
    """Return the space with the best tile at most `max_steps` steps from `start_space`: the best
    rank, then the nearest, then the first space; EMPTY if there is none (C-403)."""
    board: Board = st.board
    found: i64 = kinds.EMPTY
    least: i64 = kinds.UNREACHABLE_STEPS * kinds.UNREACHABLE_STEPS
    for space in range(board.space_count):
        steps: i64 = board.cards.distance_between_spaces[start_space * board.space_count + space]
        if st.lying[space] == kinds.EMPTY or steps > max_steps:
            continue
        value: i64 = (
            tile_rank_for_cardinal(st, seat, st.lying[space]) * kinds.UNREACHABLE_STEPS + steps
        )
        if value < least:
            found = space
            least = value
    return found


def count_open_contracts_of_cardinal(st: TiletumState) -> i64:
    """Return how many open contracts the Cardinal has."""
    return kinds.CONTRACT_SPACE_COUNT - count_number_in_cells(
        st.open, 0, kinds.CONTRACT_SPACE_COUNT, kinds.EMPTY
    )


def has_cardinal_room_for_contract(st: TiletumState, seat: i64) -> bool:
    """Return whether he has fewer than six contracts, open and fulfilled (C-102)."""
    return (
        count_open_contracts_of_cardinal(st) + possessions.count_fulfilled_contracts(st, seat)
        < kinds.CONTRACT_SPACE_COUNT
    )


def add_open_contract(st: TiletumState, tile: i64) -> None:
    """Add a contract to his open ones, which are sorted."""
    insert_sorted(st.open, 0, kinds.CONTRACT_SPACE_COUNT - 1, tile, kinds.EMPTY)


def take_tile_on_spot(st: TiletumState, seat: i64, spot: i64, action: i64) -> None:
    """Take the tile on a spot, if there is one. A new crest is kept, other tiles are removed;
    `action` gets the marker points if a crest is placed at once (C-401)."""
    tile: i64 = st.lying[spot]
    if tile != kinds.EMPTY:
        st.lying[spot] = kinds.EMPTY
        record_step_fact(st, step_facts.CARDINAL_TOOK_TILE_FACT, seat, tile, spot)
        keep_or_remove_tile(st, seat, tile, action)


def keep_or_remove_tile(st: TiletumState, seat: i64, tile: i64, action: i64) -> None:
    """Keep a new crest and remove other tiles from the game (C-401). Challenges in force let the
    Cardinal keep contracts, or give him goods, points or a king step for removed tiles."""
    kind: i64 = st.board.tile_kind[tile]
    if is_crest_tile_new_to_seat(st, seat, tile):
        keep_or_place_crest(st, seat, st.board.crest_of_tile[tile], action)
        return
    friends: bool = st.challenges[kinds.SPECIAL_FRIENDS_CHALLENGE] > 0
    if kind == kinds.CONTRACT_TILE and friends and has_cardinal_room_for_contract(st, seat):
        add_open_contract(st, tile)
        return
    st.gone[tile] += 1
    liked: i64 = tile_rank_for_cardinal(st, seat, tile)
    if liked == RANK_OF_OTHER_TILES and friends:
        possessions.gain_good(st, seat, kinds.GOLD, kinds.CARDINAL_GOLD_FOR_USELESS_TILE)
    if liked == GOODS_TILE_RANK and st.challenges[kinds.INGENIOUS_CLERGY_CHALLENGE] > 0:
        take_goods_points_and_silver_of_tile(st, seat, tile)
    if (
        liked == ACTION_TILE_RANK or st.board.boost_action_points_of_tile[tile] > 0
    ):  # also `colour+ap1` (S-917)
        if st.challenges[kinds.CHURCH_INCOME_CHALLENGE] > 0:  # C-506
            at: i64 = st.board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT + kinds.GAIN_ACTION
            joker: bool = st.board.gain_part_amounts[at + kinds.JOKER_ACTION] > 0
            possessions.give_points(
                st, seat, st.board.cards.joker_points if joker else action_points_of_tile(st, tile)
            )
        if st.challenges[kinds.WHISPERS_CHALLENGE] > 0:  # C-508
            seat_progress.move_king_marker_up(st, seat, 1)


def take_goods_points_and_silver_of_tile(st: TiletumState, seat: i64, tile: i64) -> None:
    """Gain the goods, points and silver of a tile; each good of choice becomes the good he needs
    most (C-505)."""
    at: i64 = st.board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT
    for good in range(kinds.GOOD_COUNT):
        possessions.gain_good(st, seat, good, st.board.gain_part_amounts[at + good])
    possessions.give_points(st, seat, st.board.gain_part_amounts[at + kinds.GAIN_POINTS])
    possessions.gain_silver(st, seat, st.board.gain_part_amounts[at + kinds.GAIN_SILVER])
    for _good in range(st.board.gain_part_amounts[at + kinds.GAIN_ANY_GOODS]):
        possessions.gain_good(st, seat, most_needed_good(st, seat), 1)
    possessions.gain_good(
        st, seat, most_needed_good(st, seat), st.board.gain_part_amounts[at + kinds.GAIN_SAME_GOODS]
    )


def keep_or_place_crest(st: TiletumState, seat: i64, crest: i64, action: i64) -> None:
    """Keep a crest in hand. With the challenge Ready for Action place it free below the first
    building without one and add that building's marker points to `action` (C-401, C-503)."""
    if st.challenges[kinds.READY_FOR_ACTION_CHALLENGE] > 0:
        for building in range(kinds.BUILDING_COUNT):
            if st.crests[seat * kinds.BUILDING_COUNT + building] == kinds.EMPTY:
                place_cardinal_crest_below(st, seat, crest, building)
                if action == kinds.EXPLORER:
                    st.his_marker += st.board.marker_points_of_building[building]
                else:
                    st.markers[seat * kinds.CHARACTER_TYPE_COUNT + action] += (
                        st.board.marker_points_of_building[building]
                    )
                return
    st.hand[crest] += 1


def place_cardinal_crest_below(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Place a crest below a building without its food and gain; at building 6 it scores points
    (C-309)."""
    st.crests[seat * kinds.BUILDING_COUNT + building] = crest
    record_step_fact(st, step_facts.CREST_PLACED_FACT, seat, crest, building)
    if building == kinds.LAST_BUILDING:
        possessions.give_points(st, seat, kinds.CARDINAL_POINTS_FOR_SIXTH_CREST)
    if buildings.is_building_full(st, seat, building):
        record_step_fact(st, step_facts.BUILDING_COMPLETED_FACT, seat, building, 0)
