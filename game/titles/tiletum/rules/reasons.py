"""Reasons why a move or an action is not possible now: keys and facts for the words."""

# interpreted: used only when a person asks
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_field_of, kind_of
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import kinds, questions
from game.titles.tiletum.rules.reasons_of_actions import (
    why_no_action_move_of_kind,
    why_not_action_move,
    why_not_take_die,
)
from game.titles.tiletum.rules.reasons_of_places import (
    why_not_place_piece_by_action,
    why_not_place_piece_by_free_gain,
)
from game.titles.tiletum.rules.reasons_of_spaces import why_nothing_is_possible_at_space
from game.titles.tiletum.rules.reasons_of_tasks import (
    why_no_crest_placeable,
    why_no_stored_tile_usable,
    why_not_task,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_task_move

LUCK_KINDS: Final = frozenset({"die", "corruption", "draw", "decree", "surprise", "crest-found"})
QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    kinds.ACT_Q: ("act", ()),
    kinds.COLOUR_Q: ("colour", (kinds.USE_COLOUR, kinds.DECLINE_COLOUR)),
    kinds.BONUS_Q: ("bonus", (kinds.TAKE_BONUS,)),
    kinds.AS_Q: ("as", (kinds.USE_AS,)),
    kinds.STEPS_Q: ("steps", (kinds.STEP_TO, kinds.BUILD_HOUSE, kinds.BUILD_PILLAR, kinds.STOP)),
    kinds.GAIN_Q: ("gain", (kinds.GAIN_CHOSEN_GOOD,)),
    kinds.SAME_Q: ("gain", (kinds.GAIN_CHOSEN_GOOD,)),
    kinds.ANYWHERE_Q: (
        "anywhere",
        (kinds.BUILD_HOUSE, kinds.BUILD_PILLAR, kinds.BUILD_MINE, kinds.DECLINE_PIECE),
    ),
    kinds.FLY_Q: ("fly", (kinds.FLY, kinds.DECLINE_FLIGHT)),
    kinds.BUILDING_Q: ("building", (kinds.CHOOSE_BUILDING, kinds.DECLINE_BUILDING)),
    kinds.CHARACTERS_Q: ("characters", (kinds.CALL_CHARACTER, kinds.DECLINE_CALL)),
    kinds.DO_Q: ("do", (kinds.DO_ACTION,)),
    kinds.SILVER_Q: ("silver", (kinds.ANSWER_SILVER,)),
    kinds.ANY_STEP_Q: ("any-step", (kinds.STEP_TO, kinds.WALK, kinds.DECLINE_STEP)),
    kinds.ONE_CHARACTER_Q: ("characters", (kinds.CALL_CHARACTER, kinds.DECLINE_CALL)),
    kinds.PAY_Q: ("pay", (kinds.ANSWER_PAYMENT,)),
    kinds.TECH_Q: ("tech", (kinds.RAISE_LEVEL, kinds.DECLINE_RAISE)),
    kinds.NEW_EXPLORER_Q: ("new-explorer", (kinds.HIRE_EXPLORER, kinds.DECLINE_EXPLORER)),
    kinds.BONUSED_Q: ("bonused", (kinds.CHOOSE_BONUSED_GOOD,)),
    kinds.GOLD_Q: ("gold", (kinds.SPEND_GOODS,)),
    kinds.DIG_Q: ("dig", (kinds.ANSWER_DIG,)),
    kinds.KEEP_Q: ("keep", (kinds.KEEP_TILE, kinds.DECLINE_KEEPING)),
    kinds.DRAWN_Q: ("drawn", (kinds.TAKE_TILE, kinds.DECLINE_TILE)),
}
"""The word of each question, and the moves that answer it."""
IN_TURN: Final = ("turn", (kinds.TAKE_DIE,))

SPACE = "space"
TASKS = ("buy", "fulfil", "crest", "contribute", "raise", "explorer", "symbol")


def refusal_reason(view: TiletumState, move: int) -> Reason:
    """Return why a move that is not legal is refused; Reason "not-listed" if no better one is
    found."""
    kind = int(kind_of(move))
    if view.to_move == NOBODY:
        return Reason("game-over")
    is_luck = kinds.DIE_ROLLED <= kind <= kinds.LAST_CHANCE_KIND
    if view.to_move == CHANCE:
        return Reason("luck-used-up" if is_luck else "luck-is-due")
    if is_luck:
        return Reason("no-luck-due")
    if view.phase == kinds.KING_TILE_PHASE:
        return Reason("not-now-king-tile")
    if is_task_move(move) and questions.current_question(view) not in (
        kinds.TECH_Q,
        kinds.NEW_EXPLORER_Q,
    ):
        reason = (
            why_not_task(view, move) if questions.allows_tasks(view) else Reason("no-tasks-now")
        )
    else:
        reason = _why_move_is_no_answer(view, kind, move)
    return reason or Reason("not-listed")


def _why_move_is_no_answer(view: TiletumState, kind: int, move: int) -> Reason | None:
    question, answers = QUESTIONS.get(int(questions.current_question(view)), IN_TURN)
    if question == "act":
        return _why_not_in_action(view, kind, move)
    if kind not in answers:
        return Reason(f"not-now-{question}")
    if kind == kinds.TAKE_DIE:
        return why_not_take_die(view, move)
    if kind in (kinds.BUILD_HOUSE, kinds.BUILD_PILLAR, kinds.BUILD_MINE):
        if not _asks_for_piece_kind(view, kind):
            return Reason(f"not-now-{question}")
        why_none = (
            why_not_place_piece_by_action
            if question == "steps"
            else why_not_place_piece_by_free_gain
        )
        return why_none(view, kind, int(first_field_of(move)))
    return Reason(f"not-now-{question}")


def _asks_for_piece_kind(view: TiletumState, kind: int) -> bool:
    """Return whether a question about pieces asks for this kind of piece (T-504, T-513)."""
    if questions.current_question(view) == kinds.ANYWHERE_Q:
        return (kinds.BUILD_HOUSE, kinds.BUILD_PILLAR, kinds.BUILD_MINE)[
            questions.question_cell(view, 1)
        ] == kind
    return (
        kind != kinds.BUILD_MINE
        and questions.question_cell(view, 3 if kind == kinds.BUILD_HOUSE else 4) > 0
    )


def _why_not_in_action(view: TiletumState, kind: int, move: int) -> Reason | None:
    if kind == kinds.TAKE_DIE:
        return Reason("die-taken")
    if kind == kinds.END and not questions.is_main_action(view):
        return Reason("stop-instead")
    if kind == kinds.STOP and questions.is_main_action(view):
        return Reason("end-instead")
    return why_not_action_move(view, kind, move)


def why_not_action(
    moves: Sequence[Move], view: TiletumState, action: str, places: tuple[str, ...]
) -> Reason | None:
    """Return why the seat to move cannot do an action, None if it can.

    `action` is a kind of move; `places` may name the spaces, tiles or choices. The action
    "space" asks why a space has no answer, or no move of the task named after it.
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    if action == SPACE and view.phase != kinds.KING_TILE_PHASE:
        space, *task = places
        return why_nothing_is_possible_at_space(moves, view, view.board.space_numbers[space], *task)
    if any(_matches_named_move(move, action, places) for move in moves):
        return None
    if view.phase == kinds.KING_TILE_PHASE:
        return Reason("not-now-king-tile")
    if questions.allows_tasks(view) and action == "use":
        return why_no_stored_tile_usable(view)
    if questions.allows_tasks(view) and action == "crest":
        return why_no_crest_placeable(view)
    if questions.allows_tasks(view) and action in TASKS:
        return Reason(f"no-{action}-now")
    question, _ = QUESTIONS.get(int(questions.current_question(view)), IN_TURN)
    if question != "act":
        return Reason(f"not-now-{question}")
    return why_no_action_move_of_kind(view, action) or Reason("not-listed")


def _matches_named_move(move: Move, action: str, places: tuple[str, ...]) -> bool:
    said = {*move.places, move.card, move.choice}
    return move.kind == action and set(places) <= said
