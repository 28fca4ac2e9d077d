"""Houses, pillars and mines: where they can be placed, and their effects (T-409 to T-411)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import count_number_in_cells
from game.titles.tiletum.rules import kinds, possessions, questions, seat_progress, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

GOODS_PER_MINE_WITH_EXPLORER_2: Final = 3  # with technology explorer II
BUILT_FACT_BY_PIECE: Final = [
    step_facts.BUILT_HOUSE_FACT,
    step_facts.BUILT_PILLAR_FACT,
    step_facts.BUILT_MINE_FACT,
]


def free_slot_for_piece(st: TiletumState, seat: i64, piece: i64, space: i64) -> i64:
    """Return the first free slot for a piece in a town (T-409, T-410, S-303).

    EMPTY when there is none, or when the seat has such a piece in the town already.
    """
    begins: vec[i64] = (
        st.board.first_slot_of_piece_in_space
    )  # read once, since lists of moves check every town
    owners: vec[i64] = st.owner
    at: i64 = piece * st.board.space_count + space
    free: i64 = kinds.EMPTY
    for slot in range(begins[at], begins[at + 1]):
        owner: i64 = owners[slot]
        if owner == seat:
            return kinds.EMPTY
        if owner == kinds.EMPTY and free == kinds.EMPTY:
            free = slot
    return free


def count_pieces_in_supply(st: TiletumState, seat: i64, piece: i64) -> i64:
    """Return how many pieces of a kind a seat has in its own supply; mines in the general supply
    are not counted."""
    if piece == kinds.MINE_PIECE:
        return st.mines[seat * kinds.MINE_SUPPLY_COUNT]
    return st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + piece]


def can_place_piece(st: TiletumState, seat: i64, piece: i64, space: i64) -> bool:
    """Return whether the seat has such a piece in its supply, a slot is free in the town, and it
    has no such piece there yet."""
    return (
        count_pieces_in_supply(st, seat, piece) > 0
        and free_slot_for_piece(st, seat, piece, space) != kinds.EMPTY
    )


def place_piece_without_gain(st: TiletumState, seat: i64, piece: i64, space: i64) -> i64:
    """Put a piece into the first free slot, without its gain; return the slot."""
    slot: i64 = free_slot_for_piece(st, seat, piece, space)
    st.owner[slot] = seat
    if piece == kinds.MINE_PIECE:
        st.mines[seat * kinds.MINE_SUPPLY_COUNT] -= 1
    else:
        st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + piece] -= 1
    record_step_fact(st, BUILT_FACT_BY_PIECE[piece], seat, space, 0)
    return slot


def place_piece_with_gain(st: TiletumState, seat: i64, kind: i64, space: i64) -> None:
    """Place the piece that the kind of move `kind` names in a town; the gain printed on its slot
    comes at once (T-409, T-410, S-405)."""
    if kind == kinds.BUILD_PILLAR_MOVE:
        place_piece_without_gain(st, seat, kinds.PILLAR_PIECE, space)
    elif kind == kinds.BUILD_HOUSE_MOVE:
        slot: i64 = place_piece_without_gain(st, seat, kinds.HOUSE_PIECE, space)
        possessions.give_points(st, seat, st.board.points_or_gold_of_slot[slot])
        if seat_progress.technology_level(st, seat, kinds.MERCHANT_TECHNOLOGY) >= 2:
            questions.push_question(st, kinds.CALL_ONE_CHARACTER_QUESTION, 0, 0, 0)  # S-604
        if st.board.is_building_gain_slot[slot] > 0:
            questions.push_question(st, kinds.BUILDING_TO_CALL_CHARACTERS_IN_QUESTION, 0, 0, 0)
    else:
        gold: i64 = st.board.points_or_gold_of_slot[
            place_piece_without_gain(st, seat, kinds.MINE_PIECE, space)
        ]
        possessions.gain_silver(st, seat, 1)
        possessions.gain_good(st, seat, kinds.GOLD, gold)
        if seat_progress.technology_level(st, seat, kinds.EXPLORER_TECHNOLOGY) >= 2:
            questions.push_question(
                st, kinds.GAIN_SAME_GOODS_QUESTION, GOODS_PER_MINE_WITH_EXPLORER_2, 0, 0
            )  # S-605


def has_piece_in_town(st: TiletumState, seat: i64, piece: i64, space: i64) -> bool:
    """Return whether a piece of the seat stands in a town."""
    begins: vec[i64] = st.board.first_slot_of_piece_in_space
    owners: vec[i64] = st.owner
    at: i64 = piece * st.board.space_count + space
    for slot in range(begins[at], begins[at + 1]):
        if owners[slot] == seat:
            return True
    return False


def count_pieces_on_maps(st: TiletumState, seat: i64, piece: i64) -> i64:
    """Return how many pieces of a kind a seat has on the maps."""
    begins: vec[i64] = st.board.first_slot_of_piece_in_space
    at: i64 = piece * st.board.space_count
    return count_number_in_cells(st.owner, begins[at], begins[at + st.board.space_count], seat)


def count_houses_and_pillars_underground(st: TiletumState, seat: i64) -> i64:
    """Return how many houses and pillars of a seat stand underground (S-705)."""
    board: Board = st.board
    count: i64 = 0
    for piece in range(kinds.BASE_PIECE_KIND_COUNT):
        first: i64 = board.first_slot_of_piece_in_space[
            piece * board.space_count + board.main_map_space_count
        ]
        count += count_number_in_cells(
            st.owner,
            first,
            board.first_slot_of_piece_in_space[(piece + 1) * board.space_count],
            seat,
        )
    return count


def can_store_tile_lying_on_spot(st: TiletumState, seat: i64, spot: i64) -> bool:
    """Return whether a tile lies on the spot and the seat's storehouse can take it (T-411)."""
    tile: i64 = st.lying[spot]
    return tile != kinds.EMPTY and possessions.can_store_tile(st, seat, tile)


def take_tile_into_storehouse(st: TiletumState, seat: i64, spot: i64) -> None:
    """Move the tile on a spot to the storehouse."""
    tile: i64 = st.lying[spot]
    st.lying[spot] = kinds.EMPTY
    possessions.put_tile_in_storehouse(st, seat, tile)
    record_step_fact(st, step_facts.TILE_STORED_FACT, seat, tile, spot)
