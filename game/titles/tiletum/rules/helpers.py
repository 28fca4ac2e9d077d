"""Helpers: bonus tiles that are used for their gain (T-308, T-603)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rows import count_number_in_cells
from game.titles.tiletum.rules import buildings, kinds, possessions, prices, step_facts
from game.titles.tiletum.rules.questions import give_gain, is_answering_die_action
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def is_first_slot_with_its_tile(st: TiletumState, seat: i64, slot: i64) -> bool:
    """Return whether a slot of a seat's sorted storehouse holds the first tile of its kind; False
    for an empty slot. `slot` counts through all seats."""
    tile: i64 = st.store[slot]
    return tile != kinds.EMPTY and (
        slot == seat * kinds.STOREHOUSE_SLOT_COUNT or st.store[slot - 1] != tile
    )


def write_helper_moves(st: TiletumState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write a move for each stored helper that can be used; return the new count (T-603)."""
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        if is_first_slot_with_its_tile(st, seat, slot) and can_use_helper_tile(
            st, seat, st.store[slot]
        ):
            move_count = add_move(
                move_codes, move_count, make_move_code(kinds.USE_TILE_MOVE, st.store[slot], 0, 0)
            )
    return move_count


def can_use_helper_tile(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a stored tile can be used as a helper now (T-308, T-603, S-306, S-707).

    It must have an effect, its cost must be payable, and a mine it brings must be left.
    """
    kind: i64 = st.board.tile_kind[tile]
    if kind == kinds.BOOST_TILE:
        return is_answering_die_action(st)
    if kind != kinds.HELPER_TILE:
        return False
    at: i64 = st.board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT
    if st.board.gain_part_amounts[at + kinds.GAIN_CHARACTERS_OF_BUILDING] > 0:
        first: i64 = seat * kinds.ROOM_COUNT_OF_A_SEAT
        return (
            count_number_in_cells(st.rooms, first, first + kinds.ROOM_COUNT_OF_A_SEAT, kinds.EMPTY)
            < kinds.ROOM_COUNT_OF_A_SEAT
        )
    if st.board.silver == 0:
        return True
    if (
        st.board.gain_part_amounts[at + kinds.GAIN_MINE] > 0
        and st.mines[seat * kinds.MINE_SUPPLY_COUNT + 1] == 0
    ):
        return False
    payable: bool = st.silver[seat] >= st.board.depths.silver_price_of_tile[tile]
    return payable and prices.can_pay_gold_price(st, seat, st.board.depths.gold_price_of_tile[tile])


def use_helper_tile(st: TiletumState, seat: i64, tile: i64) -> None:
    """Use a helper: discard its tile, pay its silver, and give its gain or add its points to the
    main action (T-603)."""
    possessions.remove_tile_from_storehouse(st, seat, tile)
    possessions.discard_tile(st, tile)
    record_step_fact(st, step_facts.TILE_USED_FACT, seat, tile, 0)
    if st.board.silver > 0:
        possessions.pay_silver(st, seat, st.board.depths.silver_price_of_tile[tile])
    if st.board.tile_kind[tile] == kinds.BOOST_TILE:
        buildings.add_action_points_to_main_action(
            st, seat, st.board.boost_action_points_of_tile[tile]
        )
    else:
        give_gain(st, seat, st.board.gain_of_tile[tile])
