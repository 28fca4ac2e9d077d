"""Tasks at the start of a turn and during its main action (T-601, T-310)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, first_of, kind_of, pack, second_of, third_of
from game.titles.tiletum.rules import (
    kinds,
    prices,
    progress,
    silver,
    stock,
    stone_tablets,
    technologies,
)
from game.titles.tiletum.rules.cathedrals import contribute, next_contribution_space
from game.titles.tiletum.rules.contracts import fulfil_contract, list_contracts
from game.titles.tiletum.rules.crest_placement import list_crests, place_crest
from game.titles.tiletum.rules.helpers import list_helpers, use_helper
from game.titles.tiletum.rules.questions import SCRATCH, main_action_position, push_question
from game.titles.tiletum.rules.state import TiletumState

SYMBOL_POINTS: Final = 2  # with technology explorer III


def has_task(st: TiletumState, seat: i64) -> bool:
    """Return whether any task is possible now."""
    if prices.can_spend(st, seat, kinds.BUY_COST) or list_helpers(st, seat, SCRATCH, 0) > 0:
        return True
    if list_contracts(st, seat, SCRATCH, 0) > 0 or list_crests(st, seat, SCRATCH, 0) > 0:
        return True
    if st.board.silver == 0 and stock.goods_of(st, seat, kinds.STONE) == 0:
        return False
    if next_contribution_space(st, seat, kinds.EMPTY) != kinds.EMPTY:
        return True
    return st.board.silver > 0 and list_silver_tasks(st, seat, SCRATCH, 0) > 0


def is_symbol_step_open(st: TiletumState, seat: i64) -> bool:
    """Return whether the step of the symbol is available: in the main action (S-205)."""
    return (
        st.symbol > 0 and main_action_position(st) != kinds.EMPTY and silver.has_explorer(st, seat)
    )


def list_silver_tasks(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write levels, explorers and the step of the symbol (S-205, S-304, S-601)."""
    count = technologies.list_level_raises(st, seat, 0, out, count)
    count = silver.list_new_explorers(st, seat, st.silver[seat], out, count)
    if not is_symbol_step_open(st, seat):
        return count
    if progress.technology_level(st, seat, kinds.TECH_EXPLORER) >= 3:
        return add_move(out, count, pack(kinds.SYMBOL_ACTION, 0, 0, 0))
    return silver.list_explorer_steps(st, seat, kinds.SYMBOL, out, count)


def list_tasks(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the tasks after the first `count` moves; return how many moves there are then."""
    if prices.can_spend(st, seat, kinds.BUY_COST):
        for good in range(kinds.FOOD, kinds.GOODS):
            count = add_move(out, count, pack(kinds.BUY, good, 0, 0))
    count = list_helpers(st, seat, out, count)
    count = list_contracts(st, seat, out, count)
    count = list_crests(st, seat, out, count)
    space: i64 = next_contribution_space(st, seat, kinds.EMPTY)
    while space != kinds.EMPTY:
        count = add_move(out, count, pack(kinds.CONTRIBUTE, space, 0, 0))
        space = next_contribution_space(st, seat, st.board.cathedral_at[space])
    return list_silver_tasks(st, seat, out, count) if st.board.silver > 0 else count


def is_task_move(move: i64) -> bool:
    """Return whether a move is a task."""
    kind: i64 = kind_of(move)
    return kinds.BUY <= kind <= kinds.CONTRIBUTE or kinds.RAISE <= kind <= kinds.SYMBOL_ACTION


def do_task(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a task; its price in gold is paid already."""
    kind: i64 = kind_of(move)
    if kind == kinds.BUY:
        stock.gain_good(st, seat, first_of(move), 1)
    elif kind == kinds.USE:
        use_helper(st, seat, first_of(move))
    elif kind == kinds.FULFIL:
        fulfil_contract(st, seat, first_of(move), second_of(move), third_of(move))
    elif kind == kinds.CREST:
        place_crest(st, seat, first_of(move), second_of(move))
    elif kind == kinds.CONTRIBUTE:
        contribute(st, seat, first_of(move))
    elif kind == kinds.RAISE:
        technologies.raise_level(st, seat, first_of(move), 0)
    elif kind == kinds.HIRE:
        number: i64 = st.board.depths.map_of[first_of(move)]
        stock.pay_silver(st, seat, st.board.depths.explorer_cost[number])
        silver.hire_explorer(st, seat, number)
    elif kind == kinds.SYMBOL:
        st.symbol = 0
        stone_tablets.move_explorer(st, seat, first_of(move))
    else:
        st.symbol = 0
        push_question(st, kinds.ACT_Q, kinds.EXPLORER, SYMBOL_POINTS, 0)
