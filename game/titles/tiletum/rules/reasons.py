"""Reasons why a move or an action is not possible now: keys and facts for the words."""

# interpreted: used only when a person asks
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_field_of_move, kind_of_move
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
    why_no_contract_fulfillable,
    why_no_contribution_possible,
    why_no_crest_placeable,
    why_no_stored_tile_usable,
    why_not_play_task,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_task_move

CHANCE_MOVE_WORDS: Final = frozenset(
    {"die", "corruption", "draw", "decree", "surprise", "crest-found"}
)
REASON_KEY_AND_ANSWERS_BY_QUESTION: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    kinds.SPEND_ACTION_POINTS_QUESTION: ("act", ()),
    kinds.COLOUR_TILE_QUESTION: (
        "colour",
        (kinds.USE_COLOUR_TILE_MOVE, kinds.DECLINE_COLOUR_TILE_MOVE),
    ),
    kinds.BONUS_TILE_QUESTION: ("bonus", (kinds.TAKE_BONUS_MOVE,)),
    kinds.ACTION_FOR_JOKER_QUESTION: ("as", (kinds.USE_JOKER_AS_ACTION_MOVE,)),
    kinds.FREE_STEPS_AND_PIECES_QUESTION: (
        "steps",
        (kinds.STEP_TO_MOVE, kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.STOP_MOVE),
    ),
    kinds.GAIN_ANY_GOODS_QUESTION: ("gain", (kinds.GAIN_CHOSEN_GOOD_MOVE,)),
    kinds.GAIN_SAME_GOODS_QUESTION: ("gain", (kinds.GAIN_CHOSEN_GOOD_MOVE,)),
    kinds.PIECE_ANYWHERE_QUESTION: (
        "anywhere",
        (
            kinds.BUILD_HOUSE_MOVE,
            kinds.BUILD_PILLAR_MOVE,
            kinds.BUILD_MINE_MOVE,
            kinds.DECLINE_PIECE_MOVE,
        ),
    ),
    kinds.MEEPLE_ANYWHERE_QUESTION: (
        "fly",
        (kinds.MOVE_MEEPLE_ANYWHERE_MOVE, kinds.DECLINE_MEEPLE_ANYWHERE_MOVE),
    ),
    kinds.BUILDING_TO_CALL_CHARACTERS_IN_QUESTION: (
        "building",
        (kinds.CALL_CHARACTERS_OF_BUILDING_MOVE, kinds.DECLINE_CALLING_BUILDING_MOVE),
    ),
    kinds.GAINS_OF_CALLED_CHARACTERS_QUESTION: (
        "characters",
        (kinds.CALL_CHARACTER_MOVE, kinds.DECLINE_CALL_MOVE),
    ),
    kinds.WHEEL_OR_EXPLORER_ACTION_QUESTION: ("do", (kinds.CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE,)),
    kinds.GIVE_GOOD_FOR_SILVER_QUESTION: ("silver", (kinds.ANSWER_GIVE_GOOD_FOR_SILVER_MOVE,)),
    kinds.STEP_OF_EITHER_MEEPLE_QUESTION: (
        "any-step",
        (kinds.STEP_TO_MOVE, kinds.WALK_MOVE, kinds.DECLINE_STEP_MOVE),
    ),
    kinds.CALL_ONE_CHARACTER_QUESTION: (
        "characters",
        (kinds.CALL_CHARACTER_MOVE, kinds.DECLINE_CALL_MOVE),
    ),
    kinds.TABLET_PAYMENT_QUESTION: ("pay", (kinds.ANSWER_WHETHER_TO_PAY_MOVE,)),
    kinds.RAISE_TECHNOLOGY_QUESTION: (
        "tech",
        (kinds.RAISE_LEVEL_MOVE, kinds.DECLINE_TECHNOLOGY_RAISE_MOVE),
    ),
    kinds.HIRE_EXPLORER_QUESTION: (
        "new-explorer",
        (kinds.HIRE_EXPLORER_MOVE, kinds.DECLINE_EXPLORER_MOVE),
    ),
    kinds.BONUSED_GOOD_QUESTION: ("bonused", (kinds.CHOOSE_GOOD_PAYABLE_AS_GOLD_MOVE,)),
    kinds.GOODS_AS_GOLD_QUESTION: ("gold", (kinds.PAY_GOODS_AS_GOLD_MOVE,)),
    kinds.DIG_QUESTION: ("dig", (kinds.ANSWER_DIG_MOVE,)),
    kinds.KEEP_UNDERGROUND_TILE_QUESTION: (
        "keep",
        (kinds.KEEP_UNDERGROUND_TILE_MOVE, kinds.DECLINE_UNDERGROUND_TILE_MOVE),
    ),
    kinds.TAKE_DRAWN_CONTRACTS_QUESTION: (
        "drawn",
        (kinds.TAKE_OFFERED_TILE_MOVE, kinds.DECLINE_DRAWN_CONTRACTS_MOVE),
    ),
}
"""For each question, its word in reason keys and the kinds of moves that answer it."""
REASON_KEY_AND_ANSWERS_IN_TURN: Final = ("turn", (kinds.TAKE_DIE_MOVE,))

SPACE_WORD = "space"
TASK_WORDS = ("buy", "fulfil", "crest", "contribute", "raise", "explorer", "symbol")


def refusal_reason(view: TiletumState, move: int) -> Reason:
    """Return why a move that is not legal is refused; Reason "not-listed" if no better one is
    found."""
    kind = int(kind_of_move(move))
    if view.to_move == NOBODY:
        return Reason("game-over")
    is_luck = kinds.DIE_ROLLED_OUTCOME <= kind <= kinds.LAST_CHANCE_OUTCOME_KIND
    if view.to_move == CHANCE:
        return Reason("luck-used-up" if is_luck else "luck-is-due")
    if is_luck:
        return Reason("no-luck-due")
    if view.phase == kinds.KING_TILE_PHASE:
        return Reason("not-now-king-tile")
    if is_task_move(move) and questions.current_question(view) not in (
        kinds.RAISE_TECHNOLOGY_QUESTION,
        kinds.HIRE_EXPLORER_QUESTION,
    ):
        reason = (
            why_not_play_task(view, move)
            if questions.allows_tasks(view)
            else Reason("no-tasks-now")
        )
    else:
        reason = _why_move_is_no_answer(view, kind, move)
    return reason or Reason("not-listed")


def _why_move_is_no_answer(view: TiletumState, kind: int, move: int) -> Reason | None:
    question, answers = REASON_KEY_AND_ANSWERS_BY_QUESTION.get(
        int(questions.current_question(view)), REASON_KEY_AND_ANSWERS_IN_TURN
    )
    if question == "act":
        return _why_not_during_action(view, kind, move)
    if kind not in answers:
        return Reason(f"not-now-{question}")
    if kind == kinds.TAKE_DIE_MOVE:
        return why_not_take_die(view, move)
    if kind in (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE):
        if not _asks_for_piece_kind(view, kind):
            return Reason(f"not-now-{question}")
        why_none = (
            why_not_place_piece_by_action
            if question == "steps"
            else why_not_place_piece_by_free_gain
        )
        return why_none(view, kind, int(first_field_of_move(move)))
    return Reason(f"not-now-{question}")


def _asks_for_piece_kind(view: TiletumState, kind: int) -> bool:
    """Return whether a question about pieces asks for this kind of piece (T-504, T-513)."""
    if questions.current_question(view) == kinds.PIECE_ANYWHERE_QUESTION:
        return (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE)[
            questions.current_question_cell(view, 1)
        ] == kind
    return (
        kind != kinds.BUILD_MINE_MOVE
        and questions.current_question_cell(view, 3 if kind == kinds.BUILD_HOUSE_MOVE else 4) > 0
    )


def _why_not_during_action(view: TiletumState, kind: int, move: int) -> Reason | None:
    if kind == kinds.TAKE_DIE_MOVE:
        return Reason("die-taken")
    if kind == kinds.END_MOVE and not questions.is_answering_die_action(view):
        return Reason("stop-instead")
    if kind == kinds.STOP_MOVE and questions.is_answering_die_action(view):
        return Reason("end-instead")
    return why_not_action_move(view, kind, move)


def why_not_action(
    moves: Sequence[Move], view: TiletumState, action: str, places: tuple[str, ...]
) -> Reason | None:
    """Return why the seat to move cannot do an action, None if it can.

    `action` is a kind of move; `places` may name the spaces, tiles or choices of the move. The
    action "space" asks why the question cannot be answered at the space named first or, if a task
    is named after it, why this task cannot be done there.
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    if action == SPACE_WORD and view.phase != kinds.KING_TILE_PHASE:
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
    if questions.allows_tasks(view) and action == "fulfil":
        return why_no_contract_fulfillable(view)
    if questions.allows_tasks(view) and action == "contribute":
        return why_no_contribution_possible(view)
    if questions.allows_tasks(view) and action in TASK_WORDS:
        return Reason(f"no-{action}-now")
    question, _ = REASON_KEY_AND_ANSWERS_BY_QUESTION.get(
        int(questions.current_question(view)), REASON_KEY_AND_ANSWERS_IN_TURN
    )
    if question != "act":
        return Reason(f"not-now-{question}")
    if action in TASK_WORDS or action == "use":
        return Reason("no-tasks-now")
    return why_no_action_move_of_kind(view, action) or Reason("not-listed")


def _matches_named_move(move: Move, action: str, places: tuple[str, ...]) -> bool:
    said = {*move.places, move.card, move.choice}
    return move.kind == action and set(places) <= said
