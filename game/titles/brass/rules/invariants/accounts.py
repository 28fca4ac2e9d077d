"""Invariants of the accounts: money, sums spent, income, points, tracks and tiles."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import COUNTER_KIND_COUNT, Board
from game.titles.brass.rules.invariants import kinds as invariants
from game.titles.brass.rules.loans import income_in_pounds
from game.titles.brass.rules.selling import count_unused_market_tiles
from game.titles.brass.rules.state import BrassState


def first_broken_account_invariant(before: BrassState, move: i64, after: BrassState) -> i64:
    """Return the number of the first invariant of money, income, points, tracks and tiles that a
    step breaks, NO_BROKEN_INVARIANT when it breaks none."""
    same_round: bool = before.era == after.era and before.round == after.round
    active: i64 = before.order[before.turn]
    for seat in range(after.seats):
        if not has_no_forbidden_debt(after, seat):
            return invariants.MONEY_NOT_BELOW_ZERO_INVARIANT
        if not is_spent_sum_valid(before, after, seat, same_round):
            return invariants.SPENT_SUM_INVARIANT
        if not is_income_marker_move_valid(before, move, after, seat):
            return invariants.INCOME_MARKERS_INVARIANT
        if seat != active and not is_money_of_inactive_seat_valid(before, after, seat):
            return invariants.MONEY_BALANCE_INVARIANT
        if same_round and before.phase != kinds.DEBT_PHASE and not is_game_over(after):
            if after.points[seat] != before.points[seat]:
                return invariants.POINTS_CHANGE_AT_ERA_END_INVARIANT
            if seat == active and not is_money_of_active_seat_balanced(before, move, after, seat):
                return invariants.MONEY_BALANCE_INVARIANT
        if (before.era != after.era or is_game_over(after)) and after.points[seat] < before.points[
            seat
        ]:
            return invariants.POINTS_CHANGE_AT_ERA_END_INVARIANT
    if not are_cube_tracks_valid(before, after):
        return invariants.CUBE_TRACKS_INVARIANT
    return (
        invariants.NO_BROKEN_INVARIANT
        if are_market_tiles_valid(before, move, after)
        else invariants.DISTANT_TILES_INVARIANT
    )


def is_game_over(st: BrassState) -> bool:
    """Return whether neither a seat nor chance is to act any more."""
    return st.to_move < -1


def has_no_forbidden_debt(st: BrassState, seat: i64) -> bool:
    """Return whether a seat has no debt; one is allowed while the seat is asked about it, or if
    debts may remain (B-19.1)."""
    in_debt: bool = st.phase == kinds.DEBT_PHASE and st.to_move == seat
    return st.money[seat] >= 0 or in_debt or st.board.may_debt_remain


def is_spent_sum_valid(
    before: BrassState, after: BrassState, seat: i64, is_same_round: bool
) -> bool:
    """Return whether a seat's sum spent does not fall within a round, and is 0 after a new round
    began."""
    if is_same_round and not is_game_over(after):
        return after.spent[seat] >= before.spent[seat]
    return after.spent[seat] == 0


def is_money_of_inactive_seat_valid(before: BrassState, after: BrassState, seat: i64) -> bool:
    """Return whether the money of a seat that is not active is unchanged, or changed by the
    income of a new round; any change is accepted for a negative income."""
    change: i64 = after.money[seat] - before.money[seat]
    level: i64 = income_in_pounds(after, seat)
    if change == 0 or change == level:
        return True
    return level < 0  # a debt is settled with counters and points


def is_money_of_active_seat_balanced(
    before: BrassState, move: i64, after: BrassState, seat: i64
) -> bool:
    """Return whether the active seat's money changed exactly by the sum of its spending, its loan,
    its earnings with cubes moved to the tracks and, with the optional rule, its bonus from a
    distant sale."""
    board: Board = after.board
    change: i64 = after.money[seat] - before.money[seat]
    change += after.spent[seat] - before.spent[seat]
    cubes: i64 = before.coal
    while cubes < after.coal:
        cubes += 1
        change -= board.cube_price_by_track_count[cubes]
    cubes = before.iron
    while cubes < after.iron:
        cubes += 1
        change -= board.cube_price_by_track_count[cubes]
    loan: i64 = move if kind_of_move(move) == kinds.TAKE_LOAN_MOVE else before.pending
    if kind_of_move(loan) == kinds.TAKE_LOAN_MOVE and after.pending != loan:
        change -= first_field_of_move(loan) * board.loan_pounds
    if kind_of_move(move) == kinds.DEMAND_DRAWN_OUTCOME and board.does_market_pay_money:
        change -= board.demand_income_spaces[after.demand]
    return change == 0


def is_income_marker_move_valid(
    before: BrassState, move: i64, after: BrassState, seat: i64
) -> bool:
    """Return whether a seat's income marker moved as flipped counters and a distant sale explain.

    With a loan it may only fall, by any number of spaces; at the change of a round or era and at
    the end of the game it may only rise.
    """
    board: Board = after.board
    loan: i64 = move if kind_of_move(move) == kinds.TAKE_LOAN_MOVE else before.pending
    if kind_of_move(loan) == kinds.TAKE_LOAN_MOVE and (
        kind_of_move(move) == kinds.TAKE_LOAN_MOVE or kind_of_move(move) == kinds.PLAY_CARD_MOVE
    ):
        return after.income[seat] <= before.income[seat]
    if before.era != after.era or is_game_over(after):
        return before.income[seat] <= after.income[seat] <= kinds.LAST_INCOME_SPACE
    moved: i64 = before.income[seat]
    for space in range(board.space_count):
        now_flipped: bool = after.flipped[space] == 1 and after.owner[space] == seat
        if now_flipped and is_flip_new_in_step(before, after, space):
            moved += board.counter_income_spaces[after.counter[space]]
    if (
        kind_of_move(move) == kinds.DEMAND_DRAWN_OUTCOME
        and not board.does_market_pay_money
        and seat == before.order[before.turn]
    ):
        moved += board.demand_income_spaces[after.demand]
    if before.round != after.round:  # a debt may have taken the counter away again
        return before.income[seat] <= after.income[seat] <= kinds.LAST_INCOME_SPACE
    return after.income[seat] == min(moved, kinds.LAST_INCOME_SPACE)


def is_flip_new_in_step(before: BrassState, after: BrassState, space: i64) -> bool:
    """Return whether the flipped counter on a space was not flipped, or not there, before this
    step."""
    if before.owner[space] == kinds.EMPTY or before.flipped[space] == 0:
        return True
    return (
        before.owner[space] != after.owner[space] or before.counter[space] != after.counter[space]
    )


def count_cubes_in_play(st: BrassState) -> i64:
    """Return how many cubes lie on tracks and counters."""
    total: i64 = st.coal + st.iron
    for space in range(st.board.space_count):
        total += st.cubes[space]
    return total


def are_cube_tracks_valid(before: BrassState, after: BrassState) -> bool:
    """Return whether both cube tracks hold 0 to 8 cubes, and the number of cubes in play rose by at
    most the cubes of the counters taken from stacks."""
    if not (
        0 <= after.coal <= kinds.CUBE_TRACK_SPACE_COUNT
        and 0 <= after.iron <= kinds.CUBE_TRACK_SPACE_COUNT
    ):
        return False
    fresh: i64 = 0
    for cell in range(after.seats * COUNTER_KIND_COUNT):
        kind: i64 = cell % COUNTER_KIND_COUNT
        fresh += (before.stack[cell] - after.stack[cell]) * after.board.cubes_of_counter_kind[kind]
    return count_cubes_in_play(after) <= count_cubes_in_play(before) + fresh


def are_market_tiles_valid(before: BrassState, move: i64, after: BrassState) -> bool:
    """Return whether a step uses at most one tile, the demand never rises within an era, and a
    closed market has no tiles."""
    if not 0 <= after.demand <= kinds.LAST_DEMAND_SPACE:
        return False
    for steps in range(kinds.DISTANT_TILE_KIND_COUNT):
        if not 0 <= after.distant[steps] <= after.board.tile_copies_by_steps[steps]:
            return False
    if after.demand == kinds.LAST_DEMAND_SPACE:
        return count_unused_market_tiles(after) == 0
    if before.era != after.era:
        return after.demand == 0
    used: i64 = 1 if kind_of_move(move) == kinds.DEMAND_DRAWN_OUTCOME else 0
    return after.demand >= before.demand and (
        count_unused_market_tiles(after) == count_unused_market_tiles(before) - used
        or count_unused_market_tiles(before) == 0
    )
