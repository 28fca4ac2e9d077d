"""What the Cardinal lacks for his contracts, cathedrals and crests (C-3)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import houses_and_pillars, kinds, possessions
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState


def count_lacking_of_good(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many of a good the Cardinal lacks for cathedrals, crests and open contracts, 0
    when he has enough (C-302)."""
    if good == kinds.STONE:
        return count_missing_of_good(
            st, seat, kinds.STONE, count_needed_for_cathedrals(st, seat, kinds.STONE)
        )
    if good == kinds.FOOD:
        return count_missing_of_good(st, seat, kinds.FOOD, food_needed_for_crests(st, seat))
    open_goods: i64 = count_uncovered_equal_goods(st, seat)
    if good == kinds.GOLD:
        return open_goods + count_missing_of_good(
            st, seat, kinds.GOLD, count_needed_for_cathedrals(st, seat, kinds.GOLD)
        )
    return (
        count_missing_of_good(st, seat, good, count_good_named_by_open_contracts(st, good))
        + open_goods
    )


def count_missing_of_good(st: TiletumState, seat: i64, good: i64, wanted_count: i64) -> i64:
    """Return how many goods of a kind the Cardinal lacks to have `wanted_count`, at least 0."""
    held: i64 = possessions.count_good(st, seat, good)
    return wanted_count - held if wanted_count > held else 0


def count_needed_for_cathedrals(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return the sum of the costs in one good, stone or gold, of the open cathedrals where the
    Cardinal has a pillar but has not contributed."""
    board: Board = st.board
    total: i64 = 0
    for number in range(board.cathedral_count):
        if board.payment_good_of_cathedral[number] != good or board.is_cathedral_open[number] == 0:
            continue
        if st.taken[seat * board.cathedral_count + number] != kinds.EMPTY:
            continue
        if houses_and_pillars.has_piece_in_town(
            st, seat, kinds.PILLAR_PIECE, board.town_of_cathedral[number]
        ):
            total += board.cost_tile_amount[st.cost[number]]
    return total


def food_needed_for_crests(st: TiletumState, seat: i64) -> i64:
    """Return the food it costs to place all crests in the Cardinal's hand, each below the last
    building that is still without one."""
    crests: i64 = 0
    for crest in range(st.board.crest_kind_count):
        crests += st.hand[crest]
    total: i64 = 0
    for back in range(kinds.BUILDING_COUNT):
        building: i64 = kinds.BUILDING_COUNT - 1 - back
        if crests > 0 and st.crests[seat * kinds.BUILDING_COUNT + building] == kinds.EMPTY:
            total += st.board.crest_food_cost_of_building[building]
            crests -= 1
    return total


def count_good_named_by_open_contracts(st: TiletumState, good: i64) -> i64:
    """Return how much wool or iron, as `good` says, all open contracts of the Cardinal name
    together."""
    total: i64 = 0
    for at in range(kinds.CONTRACT_SPACE_COUNT):
        tile: i64 = st.open[at]
        if tile != kinds.EMPTY:
            total += (
                st.board.contract_wool_cost[tile]
                if good == kinds.WOOL
                else st.board.contract_iron_cost[tile]
            )
    return total


def count_uncovered_equal_goods(st: TiletumState, seat: i64) -> i64:
    """Return how many "equal goods" of his open contracts are not covered by his gold and his
    spare wool and iron, at least 0."""
    alike: i64 = 0
    for at in range(kinds.CONTRACT_SPACE_COUNT):
        if st.open[at] != kinds.EMPTY:
            alike += st.board.contract_equal_goods_cost[st.open[at]]
    alike -= possessions.count_good(st, seat, kinds.GOLD)
    alike -= count_spare_goods(st, seat, kinds.WOOL)
    alike -= count_spare_goods(st, seat, kinds.IRON)
    return alike if alike > 0 else 0


def count_spare_goods(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how much of his wool or iron exceeds what his open contracts name, at least 0."""
    left: i64 = possessions.count_good(st, seat, good) - count_good_named_by_open_contracts(
        st, good
    )
    return left if left > 0 else 0
