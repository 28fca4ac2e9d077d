"""The Cardinal's tasks, and what he pays for them (C-310 to C-312)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import remove_number_at
from game.titles.tiletum.rules import cathedrals, kinds, possessions, seat_progress, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal import needs, tiles
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def do_cardinal_tasks(st: TiletumState, seat: i64) -> None:
    """Let the Cardinal do tasks until none is possible. Each time he does the first possible one
    of these: contribute to a cathedral, fulfil a contract, place a crest (C-310)."""
    while (
        contribute_to_one_cathedral(st, seat)
        or fulfil_best_contract(st, seat)
        or place_cheapest_crest(st, seat)
    ):
        pass


def contribute_to_one_cathedral(st: TiletumState, seat: i64) -> bool:
    """Let the Cardinal pay for and take the tile of one cathedral; return False if he can pay for
    none (C-310).

    He prefers more points, then lower cost, then the order of the data.
    """
    board: Board = st.board
    found: i64 = kinds.EMPTY
    most: i64 = kinds.EMPTY
    for number in range(board.cathedral_count):
        if board.is_cathedral_open[number] == 0 or not can_cardinal_contribute(st, seat, number):
            continue
        cost: i64 = st.cost[number]
        points: i64 = (
            cathedrals.highest_tile_left_at_cathedral(st, number) + board.cost_tile_points[cost]
        )
        value: i64 = points * 100 + (99 - board.cost_tile_amount[cost])
        if value > most:
            found = number
            most = value
    if found == kinds.EMPTY:
        return False
    pay_cathedral(st, seat, found)
    cathedrals.take_and_score_top_cathedral_tile(st, seat, board.town_of_cathedral[found])
    return True


def can_cardinal_contribute(st: TiletumState, seat: i64, cathedral: i64) -> bool:
    """Return whether the Cardinal can contribute to the cathedral `cathedral`; with Precious
    Materials stone, gold and silver together pay any cost (S-913)."""
    if not is_precious_materials_challenge_in_play(st):
        return cathedrals.can_contribute_to_cathedral(st, seat, cathedral)
    if not cathedrals.can_contribute_ignoring_cost(st, seat, cathedral):
        return False
    goods: i64 = possessions.count_good(st, seat, kinds.STONE) + possessions.count_good(
        st, seat, kinds.GOLD
    )
    return goods + st.silver[seat] >= st.board.cost_tile_amount[st.cost[cathedral]]


def is_precious_materials_challenge_in_play(st: TiletumState) -> bool:
    """Return whether the challenge Precious Materials is in play, with which stone, gold and
    silver all pay any cost (S-913)."""
    return st.board.silver > 0 and st.challenges[kinds.PRECIOUS_MATERIALS_CHALLENGE] > 0


def pay_cathedral(st: TiletumState, seat: i64, cathedral: i64) -> None:
    """Let the Cardinal pay the cost of a cathedral in the kind of payment it asks for (stone, gold
    or silver); with the challenge Precious Materials in stone as far as he has it, then in gold,
    then in silver (S-913). He must be able to pay."""
    due: i64 = st.board.cost_tile_amount[st.cost[cathedral]]
    paid_with: i64 = st.board.payment_good_of_cathedral[cathedral]
    for kind in (kinds.STONE, kinds.GOLD, kinds.SILVER_PAYMENT):
        if kind != paid_with and not is_precious_materials_challenge_in_play(st):
            continue
        if kind == kinds.SILVER_PAYMENT:
            possessions.pay_silver(st, seat, due)
            return
        paid: i64 = min(due, possessions.count_good(st, seat, kind))
        possessions.pay_good(st, seat, kind, paid)
        due -= paid
        if due == 0:
            return


def gold_needed_for_contract(st: TiletumState, seat: i64, tile: i64) -> i64:
    """Return how much gold the Cardinal needs to replace the wool and iron of a contract that he
    lacks (C-311)."""
    wool: i64 = needs.count_missing_of_good(st, seat, kinds.WOOL, st.board.contract_wool_cost[tile])
    return (
        wool + needs.count_missing_of_good(st, seat, kinds.IRON, st.board.contract_iron_cost[tile])
    ) * kinds.CARDINAL_GOLD_PER_MISSING_GOOD


def can_pay_contract(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether the Cardinal can pay a contract. Missing wool and iron cost gold; the equal
    goods are paid with gold and with wool and iron left over (C-311)."""
    gold: i64 = possessions.count_good(st, seat, kinds.GOLD) - gold_needed_for_contract(
        st, seat, tile
    )
    if gold < 0:
        return False
    wool: i64 = possessions.count_good(st, seat, kinds.WOOL) - st.board.contract_wool_cost[tile]
    iron: i64 = possessions.count_good(st, seat, kinds.IRON) - st.board.contract_iron_cost[tile]
    if wool > 0:
        gold += wool
    if iron > 0:
        gold += iron
    return gold >= st.board.contract_equal_goods_cost[tile]


def fulfil_best_contract(st: TiletumState, seat: i64) -> bool:
    """Let the Cardinal pay the open contract with most points that he can pay, and give him its
    points, king steps and silver; return False if he can pay none (C-311)."""
    found: i64 = kinds.EMPTY
    for at in range(kinds.CONTRACT_SPACE_COUNT):
        tile: i64 = st.open[at]
        if tile == kinds.EMPTY or not can_pay_contract(st, seat, tile):
            continue
        if (
            found == kinds.EMPTY
            or st.board.contract_points[tile] > st.board.contract_points[st.open[found]]
        ):
            found = at
    if found == kinds.EMPTY:
        return False
    done: i64 = st.open[found]
    remove_number_at(st.open, found, kinds.CONTRACT_SPACE_COUNT - 1, kinds.EMPTY)
    pay_contract(st, seat, done)
    st.contracts[
        seat * kinds.CONTRACT_SPACE_COUNT + possessions.count_fulfilled_contracts(st, seat)
    ] = done
    st.points[seat] += st.board.contract_points[done]
    record_step_fact(
        st, step_facts.CONTRACT_FULFILLED_FACT, seat, done, st.board.contract_points[done]
    )
    extra: i64 = st.board.gain_of_tile[done] * kinds.GAIN_PART_COUNT
    seat_progress.move_king_marker_up(
        st, seat, st.board.gain_part_amounts[extra + kinds.GAIN_ACTION + kinds.KING_ACTION]
    )
    possessions.gain_silver(st, seat, st.board.gain_part_amounts[extra + kinds.GAIN_SILVER])
    return True


def pay_contract(st: TiletumState, seat: i64, tile: i64) -> None:
    """Let the Cardinal pay the goods of a contract: its wool and iron as far as he has them, gold
    in place of those he lacks, and each of its equal goods from the kind of iron, wool or gold of
    which he has most then (C-311)."""
    gold: i64 = gold_needed_for_contract(st, seat, tile)
    wool: i64 = min(st.board.contract_wool_cost[tile], possessions.count_good(st, seat, kinds.WOOL))
    iron: i64 = min(st.board.contract_iron_cost[tile], possessions.count_good(st, seat, kinds.IRON))
    possessions.pay_good(st, seat, kinds.WOOL, wool)
    possessions.pay_good(st, seat, kinds.IRON, iron)
    possessions.pay_good(st, seat, kinds.GOLD, gold)
    for _good in range(st.board.contract_equal_goods_cost[tile]):
        most: i64 = kinds.IRON
        if possessions.count_good(st, seat, kinds.WOOL) > possessions.count_good(st, seat, most):
            most = kinds.WOOL
        if possessions.count_good(st, seat, kinds.GOLD) > possessions.count_good(st, seat, most):
            most = kinds.GOLD
        possessions.pay_good(st, seat, most, 1)


def place_cheapest_crest(st: TiletumState, seat: i64) -> bool:
    """Let the Cardinal place a crest below the building without a crest that needs least food;
    return False if he has no crest or too little food (C-312).

    Among equally cheap buildings he takes the rightmost.
    """
    crest: i64 = 0
    while crest < st.board.crest_kind_count and st.hand[crest] == 0:
        crest += 1
    if crest == st.board.crest_kind_count:
        return False
    found: i64 = kinds.EMPTY
    for building in range(kinds.BUILDING_COUNT):
        if st.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY:
            continue
        if (
            found == kinds.EMPTY
            or st.board.crest_food_cost_of_building[building]
            <= st.board.crest_food_cost_of_building[found]
        ):
            found = building
    if found == kinds.EMPTY or st.board.crest_food_cost_of_building[found] > possessions.count_good(
        st, seat, kinds.FOOD
    ):
        return False
    st.hand[crest] -= 1
    possessions.pay_good(st, seat, kinds.FOOD, st.board.crest_food_cost_of_building[found])
    tiles.place_cardinal_crest_below(st, seat, crest, found)
    return True
