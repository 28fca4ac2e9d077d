"""Compares the winning chances at a seat's questions, for the notes of the coach."""

from collections.abc import Sequence
from typing import Final

from game.box.coach import CoachFacts
from game.client.hints.hints import advised_move
from game.engine.move import Move
from game.match.analysis import CONFIDENCE_STANDARD_ERRORS, Hint, thousandths_to_percent
from game.match.match import Match
from game.records.records import Step
from game.table_protocol import PersonalQuestion

MAX_SOUND_MOVE_LOSS_PERCENT: Final = (
    2  # percentage points that a decision may cost to be called good
)


class WinChanceTracker:
    """Compares a seat's winning chance at each question with the chance at its previous question.

    `better_previous_move` is a pair: the move that the analysis preferred to the seat's move at the
    previous question, and that question. It is None if the seat's move was not clearly worse.
    """

    def __init__(self, match: Match, reply_kinds: frozenset[str], leaving_reply_kind: str) -> None:
        self._match = match
        self._reply_kinds = reply_kinds
        self._leaving_reply_kind = leaving_reply_kind
        self._previous_question_hint_and_step_count: tuple[PersonalQuestion, Hint, int] | None = (
            None
        )
        self.better_previous_move: tuple[Move, PersonalQuestion] | None = None

    def record_question_and_make_facts(
        self, question: PersonalQuestion, hint: Hint, step_count: int
    ) -> CoachFacts:
        """Record the question asked after step `step_count` with its hint, and return facts about
        it in percentage points.

        They are `chance` (now), `was` (at the seat's previous question), `fall` (from `was` to
        `chance`, at least 0), `slip` (the loss by the seat's last decision), and `sound` (1 if the
        previous hint counts that decision among the good ones). If the seat has not made exactly
        one move since, `was` equals `chance`, and `slip` and `sound` are 0; `slip` and `sound` are
        0 too for a bid that was outbid, which has cost and gained nothing.
        """
        chance = thousandths_to_percent(hint.prospects[question.seat].win_share_thousandths)
        was = chance
        slip = 0
        is_sound = False
        self.better_previous_move = None
        if self._previous_question_hint_and_step_count is not None:
            asked, known, begun = self._previous_question_hint_and_step_count
            seat = question.seat
            since = self._match.chronicle.steps[begun:step_count]
            played = [step.move_code for step in since if step.seat == seat]
            if asked.seat == seat and len(played) == 1:  # more were not all weighed, none is undone
                was = thousandths_to_percent(known.prospects[seat].win_share_thousandths)
                if not self._was_outbid(asked, since):
                    slip = self._store_better_move_and_get_loss_percent(asked, known, played[0])
                    is_sound = _is_sound_move(known, played[0])
        self._previous_question_hint_and_step_count = question, hint, step_count
        fall = max(was - chance, 0)
        return {"chance": chance, "was": was, "fall": fall, "slip": slip, "sound": int(is_sound)}

    def _was_outbid(self, question: PersonalQuestion, steps: Sequence[Step]) -> bool:
        """Return whether another seat answered the seat's reply, such as a bid, with a reply of the
        same kind in the same exchange. `steps` are those since the question."""
        kind_by_code = {move.code: move.kind for move in question.moves}
        own = next(number for number, step in enumerate(steps) if step.seat == question.seat)
        kind = kind_by_code.get(steps[own].move_code, "")
        if kind not in self._reply_kinds:
            return False
        if kind == self._leaving_reply_kind:
            return False
        for step in steps[own + 1 :]:
            other = self._match.game.readable_move(question.view, step.move_code).kind
            if other not in self._reply_kinds:
                return False
            if other == kind:
                return True
        return False

    def _store_better_move_and_get_loss_percent(
        self, question: PersonalQuestion, hint: Hint, move_code: int
    ) -> int:
        """Return by how many percentage points the move `move_code` was worse than the best move of
        a hint, 0 if that is uncertain; if it was worse, store the better move."""
        told = next((advice for advice in hint.recommended_moves if advice.code == move_code), None)
        if (
            told is None
            or told.thousandths_behind_best
            <= CONFIDENCE_STANDARD_ERRORS * told.standard_error_thousandths
        ):
            return 0
        self.better_previous_move = advised_move(hint, question), question
        return thousandths_to_percent(told.thousandths_behind_best)


def _is_sound_move(hint: Hint, move_code: int) -> bool:
    """Return whether a move is in the hint and cost little of the winning chance."""
    told = next((advice for advice in hint.recommended_moves if advice.code == move_code), None)
    return (
        told is not None
        and thousandths_to_percent(told.thousandths_behind_best) <= MAX_SOUND_MOVE_LOSS_PERCENT
    )
