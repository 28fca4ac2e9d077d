"""The actions of the expansions: their scores, and the best ones for quick moves."""

from ai.titles.tinners_trail.arsenic import (
    first_mine_with_arsenic_or_area_count,
    has_arsenic_in_mines,
    process_arsenic_gain,
    sell_arsenic_gain,
)
from ai.titles.tinners_trail.emigration import (
    emigration_gain,
    emigration_place_worth,
    michigan_piece_placement_gain,
    own_miner_gain,
)
from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
)
from game.titles.tinners_trail.rules import arsenic_market, emigration, kinds, michigan
from game.titles.tinners_trail.rules.developments import count_in_stock
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points


def expansion_score(st: TrailState, move: i64) -> i64:
    """Return the gain of an expansion action in pence per work point, or in pence if it costs no
    work."""
    seat: i64 = st.to_move
    kind: i64 = kind_of_move(move)
    where: i64 = first_field_of_move(move)
    if kind == kinds.PROCESS_ARSENIC_MOVE:
        return process_arsenic_gain(st, seat)
    if kind == kinds.SELL_ARSENIC_MOVE:
        return sell_arsenic_gain(st, seat) // st.board.sell_work_cost
    if kind == kinds.PLACE_OWN_MINER_MOVE:
        return own_miner_gain(st, seat, where) // st.board.miner_work_cost
    if kind == kinds.EMIGRATE_MOVE:
        return (
            emigration_gain(st, seat, where, second_field_of_move(move))
            // st.board.emigrate_work_cost
        )
    return michigan_piece_placement_gain(st, seat, where - 1, second_field_of_move(move))


def best_arsenic_move(st: TrailState, seat: i64) -> i64:
    """Return the move that processes arsenic if that brings a gain; otherwise the move that sells
    the arsenic held, if the seat can sell it now; otherwise 0."""
    if process_arsenic_gain(st, seat) > 0 and has_arsenic_in_mines(st, seat):
        return make_move_code(
            kinds.PROCESS_ARSENIC_MOVE, first_mine_with_arsenic_or_area_count(st, seat), 0, 0
        )
    if (
        arsenic_market.may_sell_arsenic_ignoring_work_points(st, seat)
        and remaining_work_points(st, seat) >= st.board.sell_work_cost
    ):
        return make_move_code(kinds.SELL_ARSENIC_MOVE, 0, 0, 0)
    return 0


def best_own_miner_move(st: TrailState, seat: i64) -> i64:
    """Return the move that places an own miner where it gains most; 0 if that is not possible or
    gains nothing (E-1).
    """
    if st.own_miners[seat] == 0 or count_in_stock(st, kinds.MINER_STOCK) == 0:
        return 0
    if remaining_work_points(st, seat) < st.board.miner_work_cost:
        return 0
    best: i64 = 0
    most: i64 = 0
    for area in range(st.board.areas_in_play_count):
        if st.owner[area] == seat and st.miner[area] == 0:
            gain: i64 = own_miner_gain(st, seat, area)
            if gain > most:
                most = gain
                best = make_move_code(kinds.PLACE_OWN_MINER_MOVE, area, 0, 0)
    return best


def best_emigration_move(st: TrailState, seat: i64) -> i64:
    """Return the move that sends an own miner to the best free emigration place; of the own miners
    it takes the one with the largest gain. Return 0 if no move is possible or gains anything (E-2).
    """
    if remaining_work_points(st, seat) < st.board.emigrate_work_cost:
        return 0
    place: i64 = best_emigration_place_or_place_count(st, seat)
    if place == kinds.EMIGRATION_PLACE_COUNT:
        return 0
    best: i64 = 0
    most: i64 = 0
    for area in range(st.board.areas_in_play_count):
        if st.own_miner[area] == seat:
            gain: i64 = emigration_gain(st, seat, area, place)
            if gain > most:
                most = gain
                best = make_move_code(kinds.EMIGRATE_MOVE, area, place, 0)
    return best


def best_emigration_place_or_place_count(st: TrailState, seat: i64) -> i64:
    """Return the free emigration place with the highest value in this round; EMIGRATION_PLACE_COUNT
    if none is free or worth anything, or the seat has no own miner on the map.
    """
    best: i64 = kinds.EMIGRATION_PLACE_COUNT
    most: i64 = 0
    if has_own_miner_on_map(st, seat):
        for place in range(kinds.EMIGRATION_PLACE_COUNT):
            if not emigration.is_emigration_place_taken(st, place):
                worth: i64 = emigration_place_worth(st, seat, place)
                if worth > most:
                    most = worth
                    best = place
    return best


def has_own_miner_on_map(st: TrailState, seat: i64) -> bool:
    """Return whether a miner of the seat's colour is on the map."""
    for area in range(st.board.areas_in_play_count):
        if st.own_miner[area] == seat:
            return True
    return False


def best_placement_move_of_waiting_piece(st: TrailState, seat: i64) -> i64:
    """Return the move that places one of the seat's waiting pieces where it gains most, 0 if
    none gains (E-4)."""
    best: i64 = 0
    most: i64 = 0
    for piece in range(kinds.STOCK_KIND_COUNT):
        if st.waiting[seat * kinds.STOCK_KIND_COUNT + piece] > 0:
            for where in range(michigan.count_areas_or_borders_for_piece(st, piece)):
                if michigan.may_place_michigan_piece(st, piece, where):
                    gain: i64 = michigan_piece_placement_gain(st, seat, piece, where)
                    if gain > most:
                        most = gain
                        best = make_move_code(kinds.PLACE_WAITING_PIECE_MOVE, piece + 1, where, 0)
    return best
