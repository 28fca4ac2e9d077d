"""Place crests below buildings (T-606)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tiletum.rules import buildings, kinds, possessions, seat_progress
from game.titles.tiletum.rules.state import TiletumState


def food_for_crest_below(st: TiletumState, seat: i64, building: i64) -> i64:
    """Return the food a seat has to pay for a crest below a building; 1 less with character I
    (S-609)."""
    less: i64 = (
        1 if seat_progress.technology_level(st, seat, kinds.CHARACTER_TECHNOLOGY) >= 1 else 0
    )
    return st.board.crest_food_cost_of_building[building] - less


def write_crest_placement_moves(
    st: TiletumState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` a move for each stored crest and each building that has no crest, if
    the seat has the food for placing it there; return the new count (T-606)."""
    food: i64 = possessions.count_good(st, seat, kinds.FOOD)
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        tile: i64 = st.store[slot]
        if tile == kinds.EMPTY or st.board.tile_kind[tile] != kinds.CREST_TILE:
            continue
        crest: i64 = st.board.crest_of_tile[tile]
        for building in range(kinds.BUILDING_COUNT):
            free: bool = st.crests[seat * kinds.BUILDING_COUNT + building] == kinds.EMPTY
            if free and food_for_crest_below(st, seat, building) <= food:
                move_count = add_move(
                    move_codes,
                    move_count,
                    make_move_code(kinds.PLACE_CREST_MOVE, crest, building, 0),
                )
    return move_count


def place_crest(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Pay the food, take a crest out of the storehouse and place it below a building, with the
    gains that follow (T-606)."""
    possessions.pay_good(st, seat, kinds.FOOD, food_for_crest_below(st, seat, building))
    possessions.remove_tile_from_storehouse(
        st, seat, possessions.first_stored_crest_tile(st, seat, crest)
    )
    buildings.put_crest_below_building(st, seat, crest, building)
