"""A seat's possessions outside the map: goods, points, storehouse (T-102, T-505 to T-507)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import count_number_in_cells, insert_sorted, remove_number
from game.titles.tiletum.rules import kinds, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def count_good(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many of a good a seat has."""
    return st.goods[seat * kinds.GOOD_COUNT + good]


def gain_good(st: TiletumState, seat: i64, good: i64, good_count: i64) -> None:
    """Give a seat goods; the supply is unlimited (T-102)."""
    if good_count > 0:
        st.goods[seat * kinds.GOOD_COUNT + good] += good_count
        record_step_fact(st, step_facts.GOODS_GAINED_FACT, seat, good, good_count)


def pay_good(st: TiletumState, seat: i64, good: i64, good_count: i64) -> None:
    """Take goods from a seat and record it; the seat must have them."""
    if good_count > 0:
        st.goods[seat * kinds.GOOD_COUNT + good] -= good_count
        record_step_fact(st, step_facts.GOODS_PAID_FACT, seat, good, good_count)


def give_points(st: TiletumState, seat: i64, points: i64) -> None:
    """Give a seat points and record the gain; 0 points are not recorded."""
    if points != 0:
        st.points[seat] += points
        record_step_fact(st, step_facts.POINTS_SCORED_FACT, seat, points, 0)


def gain_silver(st: TiletumState, seat: i64, silver_count: i64) -> None:
    """Give a seat silver, which does not count as a good (S-301)."""
    if silver_count > 0:
        st.silver[seat] += silver_count
        record_step_fact(st, step_facts.GAINED_SILVER_FACT, seat, silver_count, 0)


def pay_silver(st: TiletumState, seat: i64, silver_count: i64) -> None:
    """Take silver from a seat that has it."""
    if silver_count > 0:
        st.silver[seat] -= silver_count
        record_step_fact(st, step_facts.PAID_SILVER_FACT, seat, silver_count, 0)


def move_mines_to_own_supply(st: TiletumState, seat: i64, mine_count: i64) -> None:
    """Move mines from the general supply to that of the seat, as many as are left (S-306)."""
    general: i64 = seat * kinds.MINE_SUPPLY_COUNT + 1
    moved: i64 = mine_count if mine_count < st.mines[general] else st.mines[general]
    if moved > 0:
        st.mines[general] -= moved
        st.mines[general - 1] += moved
        record_step_fact(st, step_facts.GAINED_MINES_FACT, seat, moved, 0)


def is_storehouse_full(st: TiletumState, seat: i64) -> bool:
    """Return whether every space of the seat's storehouse has a tile (T-505)."""
    return (
        st.store[seat * kinds.STOREHOUSE_SLOT_COUNT + kinds.STOREHOUSE_SLOT_COUNT - 1]
        != kinds.EMPTY
    )


def can_store_tile(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a seat may take a tile into its storehouse: it has a free space, no crest of
    the kind of the tile, and fewer than six contracts (T-505 to T-507)."""
    if is_storehouse_full(st, seat):
        return False
    board: Board = st.board
    crest: i64 = board.crest_of_tile[tile]
    if crest != kinds.EMPTY:  # one of each kind is owned, stored or placed (T-506)
        first: i64 = seat * kinds.BUILDING_COUNT
        placed: i64 = count_number_in_cells(st.crests, first, first + kinds.BUILDING_COUNT, crest)
        return placed == 0 and first_stored_crest_tile(st, seat, crest) == kinds.EMPTY
    if board.tile_kind[tile] == kinds.CONTRACT_TILE:
        return count_contracts(st, seat) < kinds.CONTRACT_SPACE_COUNT
    return True


def first_stored_crest_tile(st: TiletumState, seat: i64, crest: i64) -> i64:
    """Return the first tile with a crest of this kind in a storehouse, EMPTY if there is none."""
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        tile: i64 = st.store[slot]
        if tile != kinds.EMPTY and st.board.crest_of_tile[tile] == crest:
            return tile
    return kinds.EMPTY


def has_stored_tile(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a seat's storehouse has a tile with this number."""
    return (
        count_number_in_cells(
            st.store,
            seat * kinds.STOREHOUSE_SLOT_COUNT,
            (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT,
            tile,
        )
        > 0
    )


def count_contracts(st: TiletumState, seat: i64) -> i64:
    """Return how many contracts a seat has fulfilled or stored (T-507)."""
    count: i64 = count_fulfilled_contracts(st, seat)
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        tile: i64 = st.store[slot]
        if tile != kinds.EMPTY and st.board.tile_kind[tile] == kinds.CONTRACT_TILE:
            count += 1
    return count


def count_fulfilled_contracts(st: TiletumState, seat: i64) -> i64:
    """Return how many contracts a seat has fulfilled."""
    first: i64 = seat * kinds.CONTRACT_SPACE_COUNT
    end: i64 = first + kinds.CONTRACT_SPACE_COUNT
    return kinds.CONTRACT_SPACE_COUNT - count_number_in_cells(st.contracts, first, end, kinds.EMPTY)


def put_tile_in_storehouse(st: TiletumState, seat: i64, tile: i64) -> None:
    """Put a tile into a storehouse that is not full, keeping it sorted; count a colour tile as
    taken this turn.
    """
    insert_sorted(
        st.store,
        seat * kinds.STOREHOUSE_SLOT_COUNT,
        (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT - 1,
        tile,
        kinds.EMPTY,
    )
    if st.board.tile_kind[tile] == kinds.COLOUR_TILE:
        if st.board.silver > 0 and st.fresh < kinds.STOREHOUSE_SLOT_COUNT:
            st.fresh_tiles[st.fresh] = tile
        st.fresh += 1


def clear_colour_tiles_taken_this_turn(st: TiletumState) -> None:
    """Reset the record of colour tiles taken this turn (T-304)."""
    st.fresh = 0
    for at in range(i64(len(st.fresh_tiles))):
        st.fresh_tiles[at] = kinds.EMPTY


def remove_tile_from_storehouse(st: TiletumState, seat: i64, tile: i64) -> None:
    """Remove one tile of this number from the seat's storehouse, which must hold one."""
    remove_number(
        st.store,
        seat * kinds.STOREHOUSE_SLOT_COUNT,
        (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT - 1,
        tile,
        kinds.EMPTY,
    )


def discard_tile(st: TiletumState, tile: i64) -> None:
    """Put a used tile among the discarded bonus tiles; an underground tile leaves the game (T-603,
    S-407)."""
    board: Board = st.board
    if board.silver > 0 and board.depths.is_underground_tile[tile] > 0:
        st.gone[tile] += 1
        return
    bonus_cell: i64 = board.pile_cell_of_deck_and_tile[kinds.BONUS_DECK * board.tile_count + tile]
    st.discard[bonus_cell - board.first_pile_cell_of_deck[kinds.BONUS_DECK]] += 1
