"""How good every move looks at once, in cents: what it is likely to bring less what it costs."""

from __future__ import annotations

from typing import final

from ai.titles.tiletum.answer_scores import answer_score
from ai.titles.tiletum.deeds import Deeds
from ai.titles.tiletum.dice_scores import DiceScores
from ai.titles.tiletum.option_scores import option_score
from ai.titles.tiletum.tables import Tables
from ai.titles.tiletum.task_scores import task_score
from game.engine.cells import i64
from game.engine.moves import kind_of
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import ACT_Q, END, KING_TILE, STOP, SWITCH, TAKE_DIE
from game.titles.tiletum.rules.questions import asked, cell, takes_tasks
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_task_move


@final
class Scores:
    """Scores of the moves of one position, looked at from the seat to move."""

    def __init__(self, board: Board) -> None:
        """Know the board."""
        self.deeds: Deeds = Deeds(board, Tables(board))
        self.dice: DiceScores = DiceScores(self.deeds)

    def look(self, st: TiletumState) -> None:
        """Look at the position for the seat to move."""
        self.deeds.look(st, st.to_move)
        self.dice.forget()

    def score(self, st: TiletumState, move: i64) -> i64:
        """Return how good a legal move looks."""
        kind: i64 = kind_of(move)
        if kind == TAKE_DIE:
            return self.dice.score(st, move)
        if kind in (END, STOP):
            return 0
        if st.phase == KING_TILE:
            return answer_score(st, self.deeds, move)
        if is_task_move(move) and takes_tasks(st):
            return task_score(st, self.deeds, move)
        if asked(st) == ACT_Q and kind != SWITCH:
            return option_score(st, self.deeds, cell(st, 1), cell(st, 2), move)
        return answer_score(st, self.deeds, move)
