"""Two processes search one decision: what the partner found counts, and it may be late or gone."""

from multiprocessing import get_context
from multiprocessing.connection import wait
from types import SimpleNamespace

import pytest

from ai import thinking_process
from ai.search_player import SearchPlayer
from ai.search_share import SearchShare
from ai.task_messages import Task, answer_to_bytes
from ai.thinking_process import SearchTeam, make_task_in_progress
from game.engine.title import Options
from game.records.codec import encode_rows
from game.system.pipes import PipeEnd, make_pipe
from game.titles import title_by_name
from tests.helpers.present import of_kind
from tools.proof.random_games import first_view, legal_codes

OPTIONS = Options("tinners-trail", 3)
MOMENT = 8
SO_OFTEN = 1_000_000  # visits nobody else comes near


@pytest.fixture
def task() -> Task:
    """The first decision of a game, for a player who only searches."""
    view = first_view(title_by_name("tinners-trail").make_game(OPTIONS), 6)
    return Task(OPTIONS, "ai:7", int(view.to_move), MOMENT, 4, encode_rows(view.to_plain()))


def legal(task: Task) -> list[int]:
    """Return the legal moves of a task."""
    thought = make_task_in_progress(task)
    return legal_codes(title_by_name("tinners-trail").make_game(OPTIONS).rules, thought.view)


def stopped(task: Task, team: SearchTeam) -> int:
    """Return what the team plays when a newer message waits already: it stops after one slice."""
    ours, table = make_pipe(get_context("spawn"))
    table.send_bytes(b"newer")
    return team.choose_move(task, make_task_in_progress(task), ours)


def test_what_the_partner_visited_most_is_played(task: Task) -> None:
    ours, partner = make_pipe(get_context("spawn"))
    for code in legal(task):
        partner.send_bytes(answer_to_bytes(MOMENT - 1, [(0, SO_OFTEN, 1)]))  # of an older task
        partner.send_bytes(answer_to_bytes(MOMENT, [(code, SO_OFTEN, 1)]))
        assert stopped(task, SearchTeam(ours)) == code


def test_a_partner_that_is_gone_is_not_missed(task: Task) -> None:
    ours, partner = make_pipe(get_context("spawn"))
    partner.close()
    assert stopped(task, SearchTeam(ours)) in legal(task)


def test_a_partner_that_is_late_is_not_waited_for(task: Task) -> None:
    ours, partner = make_pipe(get_context("spawn"))
    assert stopped(task, SearchTeam(ours)) in legal(task)
    assert partner.poll()  # the task lies there still


def test_a_newer_task_ends_the_waiting_for_the_partner(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited_for: list[object] = []

    def at_once(ends: list[PipeEnd], _seconds: float) -> list[object]:
        waited_for.extend(ends)
        return list(wait(ends, 0))

    monkeypatch.setattr("ai.thinking_process.wait", at_once)
    partner, _other_end = make_pipe(get_context("spawn"))
    ours, table = make_pipe(get_context("spawn"))
    table.send_bytes(b"newer")
    assert SearchTeam(partner).choose_move(task, make_task_in_progress(task), ours) in legal(task)
    assert waited_for == [partner, ours]


@pytest.mark.parametrize(
    ("since_the_question", "knows_enough", "goes_on"),
    [(0.2, True, True), (0.3, False, True), (0.3, True, False), (0.95, False, False)],
)
def test_a_long_thought_ends_once_a_tenth_of_the_budget_is_spent(
    task: Task,
    monkeypatch: pytest.MonkeyPatch,
    since_the_question: float,
    knows_enough: bool,
    goes_on: bool,
) -> None:
    now = [100.0]
    monkeypatch.setattr(thinking_process, "time", SimpleNamespace(monotonic=lambda: now[0]))
    ours, _table = make_pipe(get_context("spawn"))
    thought = make_task_in_progress(task)
    going_on = thinking_process.make_keep_thinking(thought, ours)
    monkeypatch.setattr(SearchPlayer, "has_searched_enough", knows_enough)
    now[0] += since_the_question
    assert going_on() is goes_on


def test_a_search_knows_enough_after_a_tenth_of_its_share(task: Task) -> None:
    thought = make_task_in_progress(task)
    player = of_kind(thought.player, SearchPlayer)
    asked: list[bool] = []

    def keep_thinking() -> bool:
        asked.append(player.has_searched_enough)
        return not asked[-1]

    found = player.search_with_share(
        thought.view, task.seat, task.seed, keep_thinking, SearchShare(0, 20)
    )
    assert asked[-1]
    assert not any(asked[:-1])
    assert sum(visits for _, visits, _ in found) >= 30_000 / 20 / 10
