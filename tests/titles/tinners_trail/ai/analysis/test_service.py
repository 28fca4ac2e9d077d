"""The service answers from its own processes, drops what is taken back, and outlives a worker."""

import threading
from collections.abc import Iterator

import pytest

from ai.analysis.analysis_service import AnalysisService
from game.match.analysis import KNOWN_FACTS_MODE, JudgementSoFar, PositionToAnalyse, RunningAnalysis
from game.records.codec import encode_rows
from tests.helpers.posix import kill_process, stop_process
from tests.helpers.present import present
from tests.titles.tinners_trail.ai.analysis.positions import finished, last_decision

pytestmark = pytest.mark.thorough

PATIENCE_SECONDS = 60.0


@pytest.fixture
def service() -> Iterator[AnalysisService]:
    service = AnalysisService()
    yield service
    service.close()


def position() -> PositionToAnalyse:
    """The last decision of a game as its seat sees it."""
    table = last_decision()
    return PositionToAnalyse(table.game.options, 0, encode_rows(table.view_of(0).to_plain()))


def wait(inquiry: RunningAnalysis[object], news: threading.Event) -> None:
    """Wait until the inquiry is answered or has failed."""
    while inquiry.result_if_ready() is None and not inquiry.has_failed:
        assert news.wait(PATIENCE_SECONDS), "no answer came"
        news.clear()


def test_a_hint_and_an_win_forecast_come_side_by_side(service: AnalysisService) -> None:
    news = threading.Event()
    more = threading.Event()
    hint = service.start_hint(position(), news.set)
    win_forecast = service.start_win_forecast(position(), more.set)
    wait(hint, news)
    wait(win_forecast, more)
    found = hint.result_if_ready()
    prospects = win_forecast.result_if_ready()
    assert found is not None
    assert prospects is not None
    assert found.recommended_moves[0].win_share_thousandths > 990
    assert prospects.prospects[0].win_share_thousandths > 990


def test_a_game_is_judged_by_both_workers(service: AnalysisService) -> None:
    news = threading.Event()
    inquiry = service.start_judging_game(
        finished(last_decision(), "pasties", "pass"), KNOWN_FACTS_MODE, news.set
    )
    wait(inquiry, news)
    judged = present(inquiry.result_if_ready())
    assert len(judged.win_shares_after_step) == 3
    assert inquiry.progress == 1.0
    assert inquiry.judgement_so_far == JudgementSoFar(frozenset({0, 1, 2}), judged.moves)


def test_a_judgement_that_was_stopped_continues_where_it_stopped(
    service: AnalysisService,
) -> None:
    news = threading.Event()
    game = finished(last_decision(), "pasties", "pass")
    whole = service.start_judging_game(game, KNOWN_FACTS_MODE, news.set)
    wait(whole, news)
    whole.close()
    news.clear()
    again = service.start_judging_game(game, KNOWN_FACTS_MODE, news.set)
    assert again.progress == 1.0
    assert again.judgement_so_far == whole.judgement_so_far
    wait(again, news)
    assert again.result_if_ready() == whole.result_if_ready()
    elsewhere = service.start_judging_game(
        finished(last_decision(), "pasties"), KNOWN_FACTS_MODE, news.set
    )
    assert elsewhere.progress < 1.0
    assert (
        elsewhere.judgement_so_far.judged_step_numbers != whole.judgement_so_far.judged_step_numbers
    )


def test_one_step_of_a_game_that_still_runs_is_judged_beside_a_hint(
    service: AnalysisService,
) -> None:
    news = threading.Event()
    more = threading.Event()
    hint = service.start_hint(position(), more.set)
    inquiry = service.start_judging_step(finished(last_decision(), "pasties"), 1, news.set)
    wait(inquiry, news)
    wait(hint, more)
    judged = inquiry.result_if_ready()
    move = None
    if judged is not None:
        move = judged.judged_move_of_step(1)
    assert move is not None
    assert move.code != move.best_code
    assert move.loss_thousandths > 900


def test_a_worker_that_died_is_replaced(service: AnalysisService) -> None:
    news = threading.Event()
    wait(service.start_hint(position(), news.set), news)
    worker = service.workers[0]
    assert worker.process_id is not None
    stop_process(worker.process_id)
    hint = service.start_hint(position(), news.set)
    kill_process(worker.process_id)
    wait(hint, news)
    assert hint.result_if_ready() is not None


def test_a_view_nobody_can_read_fails_with_a_word(service: AnalysisService) -> None:
    news = threading.Event()
    broken = PositionToAnalyse(last_decision().game.options, 0, encode_rows([[1, 2]]))
    hint = service.start_hint(broken, news.set)
    wait(hint, news)
    assert hint.has_failed


def test_a_closed_service_leaves_no_process_behind(service: AnalysisService) -> None:
    news = threading.Event()
    wait(service.start_win_forecast(position(), news.set), news)
    service.close()
    assert all(worker.process_id is None for worker in service.workers)
