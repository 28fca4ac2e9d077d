"""The tracker of winning chances blames no move that has had no effect."""

import pytest

from game.client.hints.win_chance_tracker import WinChanceTracker
from game.match.analysis import Hint, RecommendedMove, SeatProspect
from game.table_protocol import PersonalQuestion
from tests.client.client_driver import ClientDriver
from tests.client.test_coach import trail_match
from tests.helpers.present import present

pytestmark = pytest.mark.thorough


def test_a_bid_that_was_outbid_is_neither_blamed_nor_praised(trail: ClientDriver) -> None:
    match = trail_match(trail.app, 3)

    def play_until_bids(seat: int | None = None) -> PersonalQuestion:
        while True:
            due = present(match.question())
            moves = match.legal_moves()
            if any(move.kind == "bid" for move in moves) and seat in (None, due.seat):
                return PersonalQuestion(due.seat, due.view, moves, False, "")
            wanted = ("bid", "build")
            chosen = next((move for move in moves if move.kind in wanted), moves[0])
            match.send_answer(due.seat, chosen.code)

    question = play_until_bids()
    bid, *_ = (move for move in question.moves if move.kind == "bid")
    other = next(move for move in question.moves if move is not bid)
    for behind in (0, 150):
        tracker = WinChanceTracker(match, frozenset(("bid", "drop")), "drop")
        advice = (
            RecommendedMove(other.code, 1, 400, 20, 0, 10, ()),
            RecommendedMove(bid.code, 1, 400, 20, behind, 10, ()),
        )
        hint = Hint(0, 9, (SeatProspect(400, 20),) * 3, advice)
        begun = match.step_count
        tracker.record_question_and_make_facts(question, hint, begun)
        match.send_answer(question.seat, bid.code)
        again = play_until_bids(question.seat)
        facts = tracker.record_question_and_make_facts(again, hint, match.step_count)
        assert (facts["slip"], facts["sound"]) == (0, 0)
        assert tracker.better_previous_move is None
        question = again
        bid, *_ = (move for move in again.moves if move.kind == "bid")
        other = next(move for move in again.moves if move is not bid)
