"""Reasons why nothing is possible at a space of the map (T-401, T-409 to T-411, S-3)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine.move import Move
from game.engine.moves import kind_of_move, make_move_code
from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds, meeples, questions
from game.titles.tiletum.rules.components import WHEEL_ACTION_NAMES
from game.titles.tiletum.rules.explorers import town_of_explorer_on_map
from game.titles.tiletum.rules.reasons_of_places import (
    why_not_place_piece,
    why_not_place_piece_by_action,
    why_not_place_piece_by_free_gain,
)
from game.titles.tiletum.rules.reasons_of_silver import has_own_explorer_at
from game.titles.tiletum.rules.reasons_of_tasks import why_not_play_task
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_task_move

MOVE_KIND_BY_SPACE_TASK: Final = {
    "contribute": kinds.CONTRIBUTE_MOVE,
    "explorer": kinds.HIRE_EXPLORER_MOVE,
    "symbol": kinds.STEP_BY_SYMBOL_MOVE,
}
"""The kinds of moves of the tasks that are done at a space, by the task's word."""
BUILD_MOVE_KIND_BY_ACTION: Final = {
    kinds.MERCHANT: kinds.BUILD_HOUSE_MOVE,
    kinds.ARCHITECT: kinds.BUILD_PILLAR_MOVE,
    kinds.EXPLORER: kinds.BUILD_MINE_MOVE,
}
"""The kind of move that builds a piece, by action."""


def why_nothing_is_possible_at_space(
    moves: Sequence[Move], view: TiletumState, space: int, task: str = ""
) -> Reason | None:
    """Return why no legal move among `moves` answers the current question at a space, None if one
    does. With `task`, return why no move of this task is possible there."""
    name = view.board.space_names[space]
    asked = [move for move in moves if move.places and _answers_question_or_task(view, move, task)]
    if any(name in move.places for move in asked):
        return None
    if task:
        return why_not_play_task(
            view, int(make_move_code(MOVE_KIND_BY_SPACE_TASK[task], space, 0, 0))
        )
    question = int(questions.current_question(view))
    kinds_asked = {int(kind_of_move(m.code)) for m in asked}
    if question == kinds.SPEND_ACTION_POINTS_QUESTION:
        return _why_action_useless_at(view, space)
    if question == kinds.PIECE_ANYWHERE_QUESTION:
        kind = (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE)[
            questions.current_question_cell(view, 1)
        ]
        return why_not_place_piece_by_free_gain(view, kind, space)
    if question == kinds.MEEPLE_ANYWHERE_QUESTION:
        return _why_walk_useless_at(
            view, int(questions.current_question_cell(view, 1)), space, max_steps=0
        )
    for kind in (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE):
        if kind in kinds_asked and _is_building_meeple_at(view, kind, space):
            return why_not_place_piece_by_action(view, kind, space)
    who = kinds.MERCHANT if kinds.BUILD_HOUSE_MOVE in kinds_asked else kinds.ARCHITECT
    steps = [
        int(cell)
        for cell in (
            questions.current_question_cell(view, 1),
            questions.current_question_cell(view, 2),
        )
    ]
    if question == kinds.FREE_STEPS_AND_PIECES_QUESTION:
        who = kinds.MERCHANT if steps[0] else kinds.ARCHITECT if steps[1] else who
    elif question == kinds.STEP_OF_EITHER_MEEPLE_QUESTION:
        who = kinds.MERCHANT
    return _why_walk_useless_at(view, who, space, max_steps=1)


def _answers_question_or_task(view: TiletumState, move: Move, task: str) -> bool:
    """Return whether a move belongs to the named task or, without a task, answers the question."""
    is_task = bool(is_task_move(move.code)) and bool(questions.allows_tasks(view))
    return move.kind == task if task else not is_task


def _is_building_meeple_at(view: TiletumState, kind: int, space: int) -> bool:
    who = kinds.MERCHANT if kind == kinds.BUILD_HOUSE_MOVE else kinds.ARCHITECT
    return int(meeples.space_of_meeple(view, view.seat, who)) == space


def _why_action_useless_at(view: TiletumState, space: int) -> Reason | None:
    """Return why the action points of the current action cannot be spent at a space, None if no
    reason is known."""
    action = int(questions.current_question_cell(view, 1))
    points = int(questions.current_question_cell(view, 2))
    if action not in BUILD_MOVE_KIND_BY_ACTION:
        return None  # nothing is done on the map
    if action != kinds.EXPLORER:
        return _why_walk_useless_at(view, action, space, max_steps=points)
    if has_own_explorer_at(view, space):
        return why_not_place_piece(view, kinds.BUILD_MINE_MOVE, space)
    map_number = int(view.board.depths.underground_map_of_space[space])
    if map_number == kinds.EMPTY:
        return Reason("explorers-stay-underground")
    own_town = int(town_of_explorer_on_map(view, view.seat, map_number))
    if own_town == kinds.EMPTY:
        return Reason("no-explorer-on-map", {"place": view.board.space_names[space]})
    return _too_far_reason(view, [own_town], space, points)


def _why_walk_useless_at(
    view: TiletumState, meeple: int, space: int, *, max_steps: int
) -> Reason | None:
    """Return why the merchant or architect can do nothing at a space to which it walks at most
    `max_steps` steps: it is too far, or the meeple is already there and cannot place its piece."""
    here = int(meeples.space_of_meeple(view, view.seat, meeple))
    if here == space:
        return why_not_place_piece_by_action(
            view, BUILD_MOVE_KIND_BY_ACTION[meeple], space
        ) or Reason(f"{WHEEL_ACTION_NAMES[meeple]}-is-here")
    return _too_far_reason(view, [here], space, max_steps)


def _too_far_reason(
    view: TiletumState, start_spaces: Iterable[int], space: int, points: int
) -> Reason:
    steps = steps_from_nearest_space(view, start_spaces, space)
    name = view.board.space_names[space]
    if steps is None:
        return Reason("no-way-there", {"place": name})
    return Reason("too-far", {"place": name, "steps": steps, "points": points})


def steps_from_nearest_space(
    view: TiletumState, start_spaces: Iterable[int], space: int
) -> int | None:
    """Return the number of steps from the nearest of the spaces `start_spaces` to `space`, None
    when no road leads there."""
    board = view.board
    steps = dict.fromkeys(start_spaces, 0)
    reached = list(steps)
    for here in reached:  # the list grows during the loop, the nearest first
        for near in board.neighbour_spaces[
            board.first_neighbour_of_space[here] : board.first_neighbour_of_space[here + 1]
        ]:
            if int(near) not in steps:
                steps[int(near)] = steps[here] + 1
                reached.append(int(near))
    return steps.get(space)
