"""Inputs of the learned value for the options of the game and for the expansions."""

from ai.titles.tinners_trail import input_indices as at
from game.engine.cells import i64, vec
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.arsenic_market import arsenic_sale_proceeds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState, final_work_track_column


def bonus_tiles_input(board: Board) -> i64:
    """Return 1 if the board has tiles with a bonus for the winner of the auction, 0 if not
    (K-2)."""
    for kind in range(board.tile_kind_count):
        if board.money_bonus_of_tile[kind] + board.work_bonus_of_tile[kind] > 0:
            return 1
    return 0


def write_seat_count_and_wallace_inputs(st: TrailState, seat: i64, cells: vec[i64]) -> None:
    """Write into the seat's inputs a 1 for three seats or a 1 for five seats, and in a solo game
    Lord Wallace's options.
    """
    base: i64 = seat * at.INPUTS_PER_SEAT
    board: Board = st.board
    if board.seats == 3:
        cells[base + at.HAS_THREE_SEATS] = 1
    if board.seats == 5:
        cells[base + at.HAS_FIVE_SEATS] = 1
    if board.is_solo_game:
        write_wallace_option_inputs(board, base, cells)


def write_wallace_option_inputs(board: Board, first_input: i64, cells: vec[i64]) -> None:
    """Write, into the inputs that begin at `first_input`, 1 for a solo game and the options that
    make Lord Wallace stronger (LW-D1 .. LW-D8).
    """
    cells[first_input + at.IS_SOLO_GAME] = 1
    cells[first_input + at.HAS_BETTER_MINES_OPTION] = int_of_bool(board.better_mines)
    cells[first_input + at.HAS_CHEAP_LABOUR_OPTION] = int_of_bool(board.wallace.cheap_labour)
    cells[first_input + at.MORE_MINES_OPTION_STEP] = board.wallace.more_mines
    cells[first_input + at.HAS_DEEP_POCKETS_OPTION] = int_of_bool(board.wallace.deep_pockets)
    cells[first_input + at.HAS_FRIENDS_OPTION] = int_of_bool(board.wallace.friends_in_high_places)
    cells[first_input + at.HAS_SABOTAGE_OPTION] = int_of_bool(board.wallace.financial_sabotage)
    cells[first_input + at.HAS_BAILING_OUT_OPTION] = int_of_bool(board.wallace.bailing_out)
    cells[first_input + at.HAS_SHADY_PURCHASES_OPTION] = int_of_bool(
        board.wallace.shady_land_purchases
    )


def int_of_bool(holds: bool) -> i64:
    """Return 1 for True, 0 for False."""
    if holds:
        return 1
    return 0


def write_expansion_inputs(st: TrailState, seat: i64, cells: vec[i64]) -> None:
    """Write the seat's inputs for the expansions in play: for arsenic its calciner, arsenic, work
    limiter and the pounds for two arsenic; those of emigration as `write_emigration_inputs` does.
    """
    base: i64 = seat * at.INPUTS_PER_SEAT
    if st.board.has_arsenic:
        cells[base + at.HAS_ARSENIC_EXPANSION] = 1
        cells[base + at.IS_CALCINER_UNBUILT] = st.calciner_left[seat]
        cells[base + at.ARSENIC_HELD] = st.ore_arsenic[seat]
        cells[base + at.COLUMNS_CLOSED_BY_WORK_LIMITER] = (
            st.board.work_track_column_count - final_work_track_column(st, seat)
        )
        cells[base + at.NEXT_TWO_ARSENIC_POUNDS] = arsenic_sale_proceeds(st, 2)
    if st.board.has_emigration:
        write_emigration_inputs(st, seat, cells)


def write_emigration_inputs(st: TrailState, seat: i64, cells: vec[i64]) -> None:
    """Write the seat's inputs for own miners, pieces given by Michigan, and the income from
    Kimberley (E)."""
    base: i64 = seat * at.INPUTS_PER_SEAT
    cells[base + at.HAS_EMIGRATION_EXPANSION] = 1
    cells[base + at.OWN_MINERS_OFF_MAP] = st.own_miners[seat]
    for area in range(st.board.areas_in_play_count):
        if st.own_miner[area] == seat:
            cells[base + at.OWN_MINERS_ON_MAP] += 1
    for stock in range(kinds.STOCK_KIND_COUNT):
        cells[base + at.WAITING_MICHIGAN_PIECES] += st.waiting[
            seat * kinds.STOCK_KIND_COUNT + stock
        ]
    for turn in range(kinds.ROUND_COUNT):
        taker: i64 = st.emigrated[turn * kinds.EMIGRATION_PLACE_COUNT + kinds.KIMBERLEY_PLACE]
        if taker != kinds.EMPTY and taker == seat:
            cells[base + at.POUNDS_FROM_KIMBERLEY_A_ROUND] += st.board.kimberley_pounds[turn]
