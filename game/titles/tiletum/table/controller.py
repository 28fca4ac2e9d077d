"""The open question of a person at this table."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE
from game.table_protocol import PersonalQuestion
from game.tabletop.question.question_input import QuestionController
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.narrate import is_round_scored_by_move
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.coaching import TiletumMoveForecaster
from game.titles.tiletum.table.move_targets import find_free_or_paid_step_move
from game.titles.tiletum.table.planned_moves import (
    EXPLORER_ACTION,
    PlannedPath,
    PlannedPurchases,
    is_free_step,
    key_number_by_target,
    shortest_path_by_space,
    underground_map_name_of_place,
)
from game.titles.tiletum.table.table_callbacks import TableCallbacks
from game.titles.tiletum.table.view import TiletumModel

STORING_ACTIONS: Final = frozenset({"character", "contract"})
"""Actions whose tiles come from the offers into the storehouse."""


class TiletumController(QuestionController[TiletumModel]):
    """Makes the input for each question, and answers by itself while a planned path or repeated
    purchase goes on."""

    def __init__(self, move_forecaster: TiletumMoveForecaster) -> None:
        """Store the forecaster of moves, and start without a plan."""
        super().__init__()
        self._forecaster = move_forecaster
        self._planned_path = PlannedPath()
        self._planned_purchases = PlannedPurchases()
        self.last_played_move: Move | None = None
        """The move that was played last by whoever is asked, None where that is not known."""

    def input_for(self, question: PersonalQuestion, model: TiletumModel) -> ActionSheetInput:
        """Return the input for a question, with the functions of the table that it needs."""
        view = model.view
        helps = TableCallbacks(
            start_path=partial(self._planned_path.plan_path, model),
            move_repeat_limit=partial(self._forecaster.move_repeat_limit, model.state),
            plan_repeated_moves=partial(self._planned_purchases.plan_purchases, model),
            key_number_by_target=key_number_by_target(model),
            is_store_listed_with_offers=view.question_key == "act"
            and view.action in STORING_ACTIONS,
            underground_map_name_of_place=underground_map_name_of_place,
            must_be_confirmed=partial(self._must_be_confirmed, model, question),
            is_round_scored_by_move=partial(_needs_confirmation_before_scoring, model, question),
        )
        free = view.action == EXPLORER_ACTION and any(is_free_step(move) for move in question.moves)
        lie = [
            f"take {tile}" for tile in (*view.offered_contracts, *view.offered_characters) if tile
        ]
        at = {face: place - len(lie) for place, face in enumerate(lie)}
        moves = sorted(question.moves, key=lambda move: at.get(f"{move.kind} {move.card}", 0))
        moves = _with_technology_raises_in_panel_order(moves, model)
        if free:  # the step that costs nothing is listed before those that cost points
            moves.sort(key=lambda move: not is_free_step(move))
        return ActionSheetInput(
            tuple(moves), shortest_path_by_space(model, free_steps=int(free)), helps
        )

    def _must_be_confirmed(
        self, model: TiletumModel, question: PersonalQuestion, move: Move
    ) -> bool:
        """Return whether a move must be confirmed: because the round is scored after it, or because
        chance decides after it. The second reason counts only if there are other moves and the
        question asks before passing."""
        if _needs_confirmation_before_scoring(model, question, move):
            return True
        if len(question.moves) == 1 or not question.asks_before_passing:
            return False
        return bool(
            self._forecaster.forecast_of_move(model.state, move).state_before_turn_ends.to_move
            == CHANCE
        )

    def answer_given_by_order(self, question: PersonalQuestion, model: TiletumModel) -> Move | None:
        """Return the move for the next step of the planned path, which is removed from the plan;
        after the end of the path, the next planned purchase. Return None if nothing is planned, or
        the move is not legal or has to be confirmed."""
        space = self._planned_path.pop_next_space(model)
        if space:
            move = find_free_or_paid_step_move(question.moves, space)
        else:
            move = self._planned_purchases.pop_next_purchase(model, question.moves)
        if move is None or _needs_confirmation_before_scoring(model, question, move):
            return None
        return move

    def cancel_orders(self) -> None:
        """Drop the planned path and purchases, and forget the last move."""
        self._planned_path.legs = ()
        self._planned_purchases.purchases_left = 0
        self.last_played_move = None

    @property
    def current_input(self) -> ActionSheetInput | None:
        """The input of the open question, None if there is none."""
        return self.question_input if isinstance(self.question_input, ActionSheetInput) else None


def _with_technology_raises_in_panel_order(
    moves: Sequence[Move], model: TiletumModel
) -> list[Move]:
    """Return the moves with those that raise a technology exchanged among themselves, so that they
    follow the technologies panel; all other moves keep their index."""
    silver_view = model.view.silver_view
    technologies = silver_view.technologies if silver_view is not None else ()
    row_by_technology = {each.name: row for row, each in enumerate(technologies)}

    def raises_technology(move: Move) -> bool:
        return move.kind == "raise" and move.choice in row_by_technology

    raises = sorted(
        filter(raises_technology, moves), key=lambda move: row_by_technology[move.choice]
    )
    next_raise = iter(raises)
    return [next(next_raise) if raises_technology(move) else move for move in moves]


def _needs_confirmation_before_scoring(
    model: TiletumModel, question: PersonalQuestion, move: Move
) -> bool:
    """Return whether a move must be confirmed because it ends the turn and the scoring of the
    round follows; False after that scoring, or if turns end by themselves."""
    return (
        question.waits_for_end_turn
        and model.state.phase != kinds.KING_TILE_PHASE
        and is_round_scored_by_move(model.state, move.code)
    )
