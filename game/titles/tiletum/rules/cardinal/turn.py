"""The Cardinal's turn, and his gains in each round and at the end (C-2, C-6, C-7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import dice, kinds, possessions, seat_progress, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal import choosing, contracts, tiles
from game.titles.tiletum.rules.cardinal.cardinal_tasks import do_cardinal_tasks
from game.titles.tiletum.rules.cardinal.walking import (
    SITE_ORDER_BY_MEEPLE,
    take_tile_walk_and_build,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def reveal_decree(st: TiletumState, decree: i64) -> None:
    """Put a drawn decree in force; after the sixth all six are put back to be drawn (C-103)."""
    left: i64 = 0
    for at in range(kinds.DECREE_COUNT):
        if st.decrees[at] == decree:
            st.decrees_left[at] = 0
        left += st.decrees_left[at]
    if left == 0:
        for at in range(kinds.DECREE_COUNT):
            st.decrees_left[at] = 1
    st.decree = decree
    record_step_fact(st, step_facts.DECREE_DRAWN_FACT, st.board.cardinal, decree, 0)


def take_cardinal_turn(st: TiletumState) -> None:
    """Play the Cardinal's turn: take a die, the bonus tile of its action and its goods, do the
    action, then all tasks (C-209). Each explorer move without a goal makes a surprise due."""
    board: Board = st.board
    seat: i64 = board.cardinal
    choice: choosing.CardinalChoice = choosing.choose_die(st, seat)
    st.dice[choice.good * kinds.FACE_COUNT + choice.value - 1] -= 1
    st.dice_taken[seat * kinds.TURNS_PER_ROUND + st.turn - 1] = (
        choice.good * kinds.FACE_COUNT + choice.value - 1
    )
    record_step_fact(st, step_facts.DIE_TAKEN_FACT, seat, choice.good, choice.value)
    lost: i64 = (
        move_guild_explorer_and_return_unused_point(st, seat, choice.value)
        if board.silver > 0
        else 0
    )
    tiles.take_tile_on_spot(
        st, seat, board.first_action_spot + action_of_bonus_tile_taken(st, choice), choice.action
    )
    possessions.gain_good(
        st, seat, choice.good, choice.value + st.challenges[kinds.DEEP_COFFERS_CHALLENGE]
    )
    if (
        board.silver > 0
        and choice.value == kinds.FACE_COUNT
        and st.challenges[kinds.RARE_CHANCE_CHALLENGE] > 0
    ):
        possessions.gain_silver(st, seat, 1)
    points: i64 = choosing.cardinal_action_points(st, seat, choice.action, choice.value)
    if choice.action == kinds.EXPLORER:
        record_step_fact(st, step_facts.ACTION_BEGUN_FACT, seat, kinds.EXPLORER, points)
        lost += (
            0
            if take_tile_walk_and_build(st, seat, kinds.EXPLORER, points, choice.explorer_sites)
            else 1
        )
    else:
        do_cardinal_action_but_explorer(st, seat, choice.action, points)
    do_cardinal_tasks(st, seat)
    if lost > 0:
        st.surprises_due = min(lost, count_surprises_left(st))


def move_guild_explorer_and_return_unused_point(st: TiletumState, seat: i64, value: i64) -> i64:
    """With the challenge Explorers' Guild, if `value` is the value at the step symbol, move the
    Cardinal's explorer by 1 action point. Return 1 if it had no goal and the point is unused,
    otherwise 0 (S-914)."""
    if st.challenges[
        kinds.EXPLORERS_GUILD_CHALLENGE
    ] == 0 or value != dice.die_value_of_wheel_place_at_symbol(st):
        return 0
    return (
        0
        if take_tile_walk_and_build(st, seat, kinds.EXPLORER, 1, kinds.MINE_PILLAR_HOUSE_SITE_ORDER)
        else 1
    )


def action_of_bonus_tile_taken(st: TiletumState, choice: choosing.CardinalChoice) -> i64:
    """Return the action whose bonus tile he takes: the explorer if he chose that action on a value
    in the explorer field, otherwise the action of the die's value on the wheel (C-209)."""
    if choice.action == kinds.EXPLORER and dice.is_in_explorer_field(st, choice.value):
        return kinds.EXPLORER
    return st.wheel[choice.value - 1]


def do_cardinal_action_but_explorer(st: TiletumState, seat: i64, action: i64, points: i64) -> None:
    """Do an action of the Cardinal other than explorer with these action points; an impossible one
    has no effect (C-210)."""
    record_step_fact(st, step_facts.ACTION_BEGUN_FACT, seat, action, points)
    if action == kinds.KING_ACTION:
        seat_progress.move_king_marker_up(st, seat, points)
    elif action in (kinds.MERCHANT, kinds.ARCHITECT):
        take_tile_walk_and_build(st, seat, action, points, SITE_ORDER_BY_MEEPLE[action])
    elif action == kinds.CHARACTER_ACTION:
        contracts.move_offered_characters_into_buildings(st, seat, points)
    elif action == kinds.CONTRACT_ACTION:
        contracts.take_tiles_of_contract_offer(st, seat, points, action)


def count_surprises_left(st: TiletumState) -> i64:
    """Return how many surprises can still be drawn."""
    count: i64 = 0
    for surprise in range(kinds.SURPRISE_COUNT):
        count += st.surprises_left[surprise]
    return count


def move_king_marker_up_for_court_favour(st: TiletumState) -> None:
    """With the challenge Court Favour move his king marker up to space 5 if it is lower; it goes
    behind the markers there (C-502)."""
    seat: i64 = st.board.cardinal
    if (
        seat >= 0
        and st.challenges[kinds.COURT_FAVOUR_CHALLENGE] > 0
        and st.king[seat] < kinds.COURT_FAVOUR_KING_SPACE
    ):
        seat_progress.move_king_marker_up(st, seat, kinds.COURT_FAVOUR_KING_SPACE - st.king[seat])
