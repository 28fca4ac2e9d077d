"""Forecasts of what a die or a move would bring, computed by the rules."""

# interpreted: used for people only
from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, cast

from game.titles.tiletum.rules import answers, dice, die_action, kinds, prices
from game.titles.tiletum.rules.components import ALL_ACTION_NAMES, GOOD_NAMES
from game.titles.tiletum.rules.questions import current_question_cell
from game.titles.tiletum.rules.state import TiletumState

NO_GOOD_NAME = ""


class DieValueResult(NamedTuple):
    """What a die brings with one value: its action and action points, the price of the change and
    the goods.

    `may_take_explorer_action` tells whether the explorer action may be chosen instead, with
    `explorer_action_points` points; `gold_by_technology` and `king_steps_by_technology` are
    additions by technologies.
    """

    die_value: int
    action: str
    action_points: int
    price_of_change_gold: int
    goods_count: int
    may_take_explorer_action: bool
    explorer_action_points: int
    gold_by_technology: int
    king_steps_by_technology: int


def results_by_die_value(
    st: TiletumState, seat: int, good: str, value: int
) -> tuple[DieValueResult, ...]:
    """Return what a die that shows `value` would bring with each of the six values (T-303, T-306,
    T-307).

    With `NO_GOOD_NAME` for the good, additions for a particular good are left out.
    """
    number = GOOD_NAMES.index(good) if good else kinds.EMPTY
    return tuple(
        _die_value_result(st, seat, number, value, new) for new in range(1, kinds.FACE_COUNT + 1)
    )


def _die_value_result(
    st: TiletumState, seat: int, good: int, old_value: int, new_value: int
) -> DieValueResult:
    action = int(st.wheel[new_value - 1])
    points = int(dice.action_points_of_die_before_marker(st, seat, good, new_value))
    covered = st.board.silver > 0 and bool(dice.is_in_explorer_field(st, new_value))
    explorer = (
        int(die_action.action_points_added_to_main_action(st, seat, kinds.EXPLORER))
        if covered
        else 0
    )
    return DieValueResult(
        die_value=new_value,
        action=ALL_ACTION_NAMES[action],
        action_points=points + int(die_action.action_points_added_to_main_action(st, seat, action)),
        price_of_change_gold=int(prices.price_of_die_change(st, seat, old_value, new_value)),
        goods_count=new_value + int(dice.extra_goods_of_die(st, seat, good)),
        may_take_explorer_action=covered,
        explorer_action_points=points + explorer if covered else 0,
        gold_by_technology=int(
            die_action.gold_of_king_technology_for_main_action(st, seat, action)
        ),
        king_steps_by_technology=int(
            die_action.king_steps_of_joker_technology_for_main_action(st, seat, action)
        ),
    )


def action_points_of_joker(
    st: TiletumState, seat: int, action: str, points_of_split_part: int = 0
) -> int:
    """Return the action points of the action that the joker in the open question becomes (T-407,
    T-408, S-608).

    `points_of_split_part` are the points of one part of a split joker, 0 for an undivided one.
    Marker and technologies add points only if the joker is the action of the die; for a split joker
    they add them only to the first part.
    """
    points = points_of_split_part or int(current_question_cell(st, 1))
    is_of_die = bool(current_question_cell(st, 2))
    is_second_part = current_question_cell(st, 4) > 0
    if not is_of_die or is_second_part:
        return points
    return points + int(
        die_action.action_points_added_to_main_action(st, seat, ALL_ACTION_NAMES.index(action))
    )


def action_points_of_second_part(st: TiletumState) -> int:
    """Return the action points that are left for the second action of a split joker after the
    current one, 0 if the current action is not the first part of a split joker (S-608)."""
    waits = st.depth > 1 and st.stack[0] == kinds.ACTION_FOR_JOKER_QUESTION and st.stack[2] == 1
    return int(st.stack[1]) if waits else 0


@dataclass(frozen=True, slots=True)
class MoveForecast:
    """The state after a move, before the turn ends, and what happens at the end of the turn.

    `points_at_turn_end` are the points that the deciding seat gets when the turn ends, by king
    track, fair and game end; `ends_game` tells whether the game is over then.
    """

    state_before_turn_ends: TiletumState
    points_at_turn_end: int = 0
    ends_game: bool = False


def forecast_move(view: TiletumState, code: int) -> MoveForecast:
    """Return the forecast of a move: the state after it, and the points and game end that the end
    of the turn brings.

    The last move of a round includes the king and the fair, that of the game all final scoring.
    """
    seat = int(view.to_move)
    after = state_after_move_before_turn_ends(view, code)
    whole = cast("TiletumState", view.clone())
    answers.apply_move(whole, code)
    return MoveForecast(
        after,
        points_at_turn_end=int(whole.points[seat] - after.points[seat]),
        ends_game=whole.phase == kinds.GAME_OVER_PHASE,
    )


def state_after_move_before_turn_ends(view: TiletumState, code: int) -> TiletumState:
    """Return a copy of the view after a move; if the move ends the turn, nothing that follows the
    turn has happened."""
    after = cast("TiletumState", view.clone())
    after.stops_at_end = True
    answers.apply_move(after, code)
    after.stops_at_end = False
    return after
