"""Spending action points: what each action offers and does (T-401 to T-405, T-408)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import (
    add_move,
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
)
from game.titles.tiletum.rules import (
    buildings,
    explorers,
    helpers,
    houses_and_pillars,
    kinds,
    meeples,
    offers,
    possessions,
    seat_progress,
    step_facts,
    stone_tablets,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.questions import (
    MOVES_BUFFER_FOR_COUNTING,
    current_question_cell,
    pop_question,
    push_question,
    set_current_question_cell,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def can_spend_points_on_action(st: TiletumState, seat: i64, action: i64, points: i64) -> bool:
    """Return whether `points` action points of this action can be spent: False for 0 points, True
    for a merchant or architect, whose step is always possible."""
    if points == 0:
        return False
    if action in (kinds.MERCHANT, kinds.ARCHITECT):
        return True  # a step is always possible
    if action == kinds.CHARACTER_ACTION and can_refresh_character_offer(st):
        return True
    if action == kinds.EXPLORER:
        return explorers.has_explorer(st, seat)
    if action == kinds.CONTRACT_ACTION:
        for good in range(kinds.GOOD_COUNT):
            if possessions.count_good(st, seat, good) > 0:
                return True  # one that can be exchanged
    return write_action_moves(st, seat, action, points, MOVES_BUFFER_FOR_COUNTING) > 0


def can_refresh_character_offer(st: TiletumState) -> bool:
    """Return whether the character offer has a tile to set aside, or its pile has one to draw."""
    first: i64 = st.lying[st.board.first_character_spot]
    return first != EMPTY or offers.count_tiles_drawable_from_pile(st, kinds.CHARACTER_DECK) > 0


def write_action_moves(
    st: TiletumState, seat: i64, action: i64, points: i64, move_codes: vec[i64]
) -> i64:
    """Write into `move_codes` the moves on which the seat can spend `points` action points of this
    action; return how many, 0 for the king and the joker."""
    if points == 0:
        return 0
    if action in (kinds.MERCHANT, kinds.ARCHITECT):
        return write_walk_place_and_take_moves(st, seat, action, move_codes)
    if action == kinds.CHARACTER_ACTION:
        return write_character_action_moves(st, seat, points, move_codes)
    if action == kinds.CONTRACT_ACTION:
        return write_contract_action_moves(st, seat, points, move_codes)
    if action == kinds.EXPLORER:
        return write_explorer_action_moves(st, seat, move_codes)
    return 0


def write_explorer_action_moves(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write the steps of the seat's explorers, and placing pieces and taking tiles at their
    towns, into `move_codes`; return how many (S-401 to S-406)."""
    count: i64 = explorers.write_explorer_step_moves(st, seat, kinds.WALK_MOVE, move_codes, 0)
    for piece in range(kinds.MINE_PIECE + 1):
        count = stone_tablets.write_underground_placing_moves(st, seat, piece, move_codes, count)
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        town: i64 = explorers.town_of_explorer_on_map(st, seat, number)
        if town != EMPTY and houses_and_pillars.can_store_tile_lying_on_spot(st, seat, town):
            count = add_move(
                move_codes, count, make_move_code(kinds.TAKE_MAP_TILE_MOVE, town, 0, 0)
            )
    return count


def write_walk_place_and_take_moves(
    st: TiletumState, seat: i64, meeple: i64, move_codes: vec[i64]
) -> i64:
    """Write the steps of the merchant or architect (`meeple`), and placing a piece and taking the
    tile at its space, into `move_codes`; return how many."""
    here: i64 = meeples.space_of_meeple(st, seat, meeple)
    board: Board = st.board
    count: i64 = 0
    for at in range(board.first_neighbour_of_space[here], board.first_neighbour_of_space[here + 1]):
        count = add_move(
            move_codes, count, make_move_code(kinds.WALK_MOVE, board.neighbour_spaces[at], 0, 0)
        )
    if houses_and_pillars.can_place_piece(
        st, seat, meeple, here
    ):  # a house by a merchant, a pillar by an architect
        count = add_move(
            move_codes, count, make_move_code(meeples.BUILD_MOVE_BY_PIECE[meeple], here, 0, 0)
        )
    if houses_and_pillars.can_store_tile_lying_on_spot(st, seat, here):
        count = add_move(move_codes, count, make_move_code(kinds.TAKE_MAP_TILE_MOVE, here, 0, 0))
    return count


def write_character_action_moves(
    st: TiletumState, seat: i64, points: i64, move_codes: vec[i64]
) -> i64:
    """Write taking a character, refreshing the offer, and moving stored characters into rooms
    that `points` allow, into `move_codes`; return how many."""
    count: i64 = 0
    if not possessions.is_storehouse_full(st, seat):
        for place in range(kinds.OFFERED_TILE_COUNT):
            tile: i64 = st.lying[st.board.first_character_spot + place]
            if tile != EMPTY:
                count = add_move(
                    move_codes, count, make_move_code(kinds.TAKE_OFFERED_TILE_MOVE, tile, 0, 0)
                )
    if can_refresh_character_offer(st):
        count = add_move(move_codes, count, make_move_code(kinds.REFRESH_MOVE, 0, 0, 0))
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        if not helpers.is_first_slot_with_its_tile(st, seat, slot):
            continue
        person: i64 = st.store[slot]
        if st.board.tile_kind[person] != kinds.CHARACTER_TILE:
            continue
        for building in range(kinds.BUILDING_COUNT):
            floor: i64 = buildings.floor_for_new_character_or_zero(
                st, seat, building, st.board.character_type_of_tile[person]
            )
            if 0 < floor <= points:
                count = add_move(
                    move_codes,
                    count,
                    make_move_code(kinds.PLACE_CHARACTER_MOVE, person, building, 0),
                )
    return count


def write_contract_action_moves(
    st: TiletumState, seat: i64, points: i64, move_codes: vec[i64]
) -> i64:
    """Write into `move_codes` the moves possible with the contract action; return how many.

    These are: taking each tile of the contract offer that costs at most `points` action points
    and that the seat can store, and exchanging each good the seat has for each other good.
    """
    board: Board = st.board
    count: i64 = 0
    for place in range(kinds.OFFERED_TILE_COUNT):
        tile: i64 = st.lying[board.first_contract_spot + place]
        if (
            tile != EMPTY
            and board.contract_offer_price[place] <= points
            and possessions.can_store_tile(st, seat, tile)
        ):
            count = add_move(
                move_codes, count, make_move_code(kinds.TAKE_OFFERED_TILE_MOVE, tile, 0, 0)
            )
    for given in range(kinds.GOOD_COUNT):
        if possessions.count_good(st, seat, given) == 0:
            continue
        for gained in range(kinds.GOOD_COUNT):
            if gained != given:
                count = add_move(
                    move_codes, count, make_move_code(kinds.EXCHANGE_GOODS_MOVE, given, gained, 0)
                )
    return count


def play_action_move(st: TiletumState, seat: i64, action: i64, move: i64) -> None:
    """Subtract the action points of a move and play it. Questions that it opens lie above the
    action on the stack and are asked first."""
    kind: i64 = kind_of_move(move)
    if kind == kinds.PLACE_CHARACTER_MOVE:
        tile: i64 = first_field_of_move(move)
        building: i64 = second_field_of_move(move)
        floor: i64 = buildings.floor_for_new_character_or_zero(
            st, seat, building, st.board.character_type_of_tile[tile]
        )
        spend_action_points(st, floor)
        buildings.move_character_into_building(st, seat, tile, building)
    elif kind == kinds.TAKE_OFFERED_TILE_MOVE and action == kinds.CONTRACT_ACTION:
        place: i64 = offers.cheapest_contract_place(st, first_field_of_move(move))
        spend_action_points(st, st.board.contract_offer_price[place])
        houses_and_pillars.take_tile_into_storehouse(st, seat, st.board.first_contract_spot + place)
    else:
        spend_action_points(st, 1)
        play_action_move_with_point_paid(st, seat, action, move)


def spend_action_points(st: TiletumState, points: i64) -> None:
    """Subtract points from the action in progress; an action given by a tile ends with its last
    point."""
    left: i64 = current_question_cell(st, 2) - points
    set_current_question_cell(st, 2, left)
    if left == 0 and current_question_cell(st, 3) == 0:
        pop_question(st)


def play_action_move_with_point_paid(st: TiletumState, seat: i64, action: i64, move: i64) -> None:
    """Play a move of an action, such as a step, a piece, a tile, a new offer or an exchange; its
    action point must have been subtracted before."""
    kind: i64 = kind_of_move(move)
    if kind == kinds.WALK_MOVE and action == kinds.EXPLORER:
        stone_tablets.move_explorer_and_give_tablet(st, seat, first_field_of_move(move))
    elif kind == kinds.WALK_MOVE:
        meeples.move_meeple(st, seat, action, first_field_of_move(move))
    elif kind in (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE):
        houses_and_pillars.place_piece_with_gain(st, seat, kind, first_field_of_move(move))
    elif kind == kinds.TAKE_MAP_TILE_MOVE:
        houses_and_pillars.take_tile_into_storehouse(st, seat, first_field_of_move(move))
    elif kind == kinds.TAKE_OFFERED_TILE_MOVE:
        possessions.put_tile_in_storehouse(st, seat, first_field_of_move(move))
        offers.remove_offered_character_and_ask_for_new(st, first_field_of_move(move))
        record_step_fact(
            st,
            step_facts.TILE_STORED_FACT,
            seat,
            first_field_of_move(move),
            st.board.first_character_spot,
        )
    elif kind == kinds.REFRESH_MOVE:
        offers.set_offer_aside_and_ask_for_new(st)
    else:
        exchange_good(st, seat, first_field_of_move(move), second_field_of_move(move))


def extra_goods_of_exchange(st: TiletumState, seat: i64) -> i64:
    """Return how many goods of choice an exchange gives in addition now: one for the first of the
    turn, one with contract technology level 3 (T-405, S-606)."""
    more: i64 = 1 if seat_progress.technology_level(st, seat, kinds.CONTRACT_TECHNOLOGY) >= 3 else 0
    return more + 1 if st.exchanged == 0 else more


def exchange_good(st: TiletumState, seat: i64, given_good: i64, gained_good: i64) -> None:
    """Exchange one good for another. The first exchange of a turn, and contract technology level
    3, each give one more good, which a question asks the seat to choose (T-405, S-606)."""
    possessions.pay_good(st, seat, given_good, 1)
    possessions.gain_good(st, seat, gained_good, 1)
    more: i64 = extra_goods_of_exchange(st, seat)
    st.exchanged = 1
    if more > 0:
        push_question(st, kinds.GAIN_ANY_GOODS_QUESTION, more, 0, 0)
