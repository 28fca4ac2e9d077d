"""The action of the die: its points, additions by technologies, the split joker (T-307, T-407)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules import kinds, possessions, seat_progress, step_facts
from game.titles.tiletum.rules.explorers import ACTION_POINTS_FOR_DRAWN_CONTRACT
from game.titles.tiletum.rules.questions import (
    current_question_cell,
    pop_question,
    push_question,
    set_current_question_cell,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

GOLD_BY_KING_TECHNOLOGY: Final = 2  # of technology king I
CONTRACTS_DRAWN_BY_TECHNOLOGY: Final = 3


def action_points_added_to_main_action(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the additional action points of the main action by marker and technologies (T-307,
    S-602, S-608).

    For a joker only joker I gives an additional point, whatever action it becomes.
    """
    if action == kinds.JOKER_ACTION:
        return 1 if seat_progress.technology_level(st, seat, kinds.JOKER_TECHNOLOGY) >= 1 else 0
    return seat_progress.marker_action_points(st, seat, action) + technology_action_points(
        st, seat, action
    )


def gold_of_king_technology_for_main_action(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the gold a main action brings at once: with king I for the king action (S-607)."""
    is_paid: bool = (
        action == kinds.KING_ACTION
        and seat_progress.technology_level(st, seat, kinds.KING_TECHNOLOGY) >= 1
    )
    return GOLD_BY_KING_TECHNOLOGY if is_paid else 0


def king_steps_of_joker_technology_for_main_action(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the king steps that a main action brings in addition: one for a joker with joker II,
    otherwise 0 (S-608)."""
    is_raised: bool = (
        action == kinds.JOKER_ACTION
        and seat_progress.technology_level(st, seat, kinds.JOKER_TECHNOLOGY) >= 2
    )
    return 1 if is_raised else 0


def begin_main_action_or_first_half(
    st: TiletumState, seat: i64, action: i64, points: i64, is_first_half: i64
) -> None:
    """Begin the main action, or the first half of a split joker, with all additions to it.

    Marker and technologies add points (T-307, S-602).
    """
    points += action_points_added_to_main_action(st, seat, action)
    begin_action_with_points(st, seat, action, points, 1)
    if is_first_half == 1:
        set_current_question_cell(st, 4, 1)
    if action == kinds.KING_ACTION:
        possessions.gain_good(
            st, seat, kinds.GOLD, gold_of_king_technology_for_main_action(st, seat, action)
        )
        if seat_progress.technology_level(st, seat, kinds.KING_TECHNOLOGY) >= 3:
            push_question(st, kinds.DIG_QUESTION, 0, 0, 0)
    elif action != kinds.CONTRACT_ACTION or points < ACTION_POINTS_FOR_DRAWN_CONTRACT:
        return
    elif seat_progress.technology_level(st, seat, kinds.CONTRACT_TECHNOLOGY) >= 2:
        push_question(
            st, kinds.DRAW_TILES_QUESTION, kinds.CONTRACT_DECK, CONTRACTS_DRAWN_BY_TECHNOLOGY, 0
        )


def technology_action_points(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return 1 if this action has one more action point by a level of the merchant, architect or
    explorer technology, otherwise 0."""
    more: bool = False
    if action == kinds.MERCHANT:
        more = seat_progress.technology_level(st, seat, kinds.MERCHANT_TECHNOLOGY) >= 1
    elif action == kinds.ARCHITECT:
        more = seat_progress.technology_level(st, seat, kinds.ARCHITECT_TECHNOLOGY) >= 1
    elif action == kinds.EXPLORER:
        more = seat_progress.technology_level(st, seat, kinds.EXPLORER_TECHNOLOGY) >= 1
    return 1 if more else 0


def begin_action_with_points(
    st: TiletumState, seat: i64, action: i64, points: i64, is_main: i64
) -> None:
    """Begin an action with this number of points; king steps are made at once (T-406). `is_main` is
    1 for the action of the die, 0 for others."""
    record_step_fact(st, step_facts.ACTION_BEGUN_FACT, seat, action, points)
    if action != kinds.KING_ACTION:
        push_question(st, kinds.SPEND_ACTION_POINTS_QUESTION, action, points, is_main)
        return
    seat_progress.move_king_marker_up(st, seat, points)
    if is_main == 1:
        push_question(st, kinds.SPEND_ACTION_POINTS_QUESTION, kinds.KING_ACTION, 0, 1)


def turn_joker_into_action(st: TiletumState, seat: i64, action: i64, king_points: i64) -> None:
    """Turn the joker in the current question into an action, with the additional action points of
    the marker if it is the main action. `king_points` is the part of a split joker that the king
    gets, 0 if it is not split in this way (T-407, T-408)."""
    points: i64 = current_question_cell(st, 1)
    main: i64 = current_question_cell(st, 2)
    split: i64 = current_question_cell(st, 3)
    second: bool = current_question_cell(st, 4) > 0
    pop_question(st)
    if second:
        begin_second_half_of_joker(st, seat, action, points)
    elif king_points > 0:
        if points > king_points:  # the second half waits for the king (S-608)
            push_question(st, kinds.ACTION_FOR_JOKER_QUESTION, points - king_points, 1, 1)
            set_current_question_cell(st, 4, kinds.KING_ACTION + 1)
        begin_main_action_or_first_half(st, seat, kinds.KING_ACTION, king_points, 1)
    elif main == 1:
        begin_main_action_or_first_half(st, seat, action, points, split)
    else:
        begin_action_with_points(st, seat, action, points, 0)


def begin_second_half_of_joker(st: TiletumState, seat: i64, action: i64, points: i64) -> None:
    """Begin the action of a split joker's second half with `points` action points, without
    additions by marker and technologies; it cannot be split a second time (S-608)."""
    begin_action_with_points(st, seat, action, points, 1)
    set_current_question_cell(st, 4, 1)
    set_current_question_cell(st, 5, 1)


def may_switch_action_of_split_joker(st: TiletumState) -> bool:
    """Return whether the remaining points of the action may be moved to another one (S-608)."""
    return (
        current_question_cell(st, 4) == 1
        and current_question_cell(st, 5) == 0
        and current_question_cell(st, 2) > 0
    )


def switch_action_of_split_joker(st: TiletumState, seat: i64, action: i64) -> None:
    """End the current action and spend its remaining points on `action`, the second half of a
    split joker (S-608)."""
    points: i64 = current_question_cell(st, 2)
    pop_question(st)
    begin_second_half_of_joker(st, seat, action, points)
