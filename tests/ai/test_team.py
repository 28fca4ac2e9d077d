"""Two processes search one decision: what the partner found counts, and it may be late or gone."""

from multiprocessing import Pipe
from multiprocessing.connection import wait

import pytest

from ai.bench import Bench
from ai.messages import Task, pack_findings
from ai.worker import Pipe as PipeEnd
from ai.worker import Team
from game.engine.options import Options
from game.engine.rules import CHANCE
from game.records.codec import pack_rows
from game.titles import title
from tests.contract.random_games import dealt, legal_codes

OPTIONS = Options("tinners-trail", 3)
MOMENT = 8
SO_OFTEN = 1_000_000  # visits nobody else comes near


@pytest.fixture
def task() -> Task:
    """The first decision of a game, for a player who only searches."""
    game = title("tinners-trail").game(OPTIONS)
    state, view = dealt(game, 6), game.rules.new_state()
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    game.rules.hide(state, state.to_move, view)
    return Task(OPTIONS, "ai:7", int(state.to_move), MOMENT, 4, pack_rows(view.to_plain()))


def legal(task: Task) -> list[int]:
    """Return the legal moves of a task."""
    thought = Bench().thought(task)
    return legal_codes(title("tinners-trail").game(OPTIONS).rules, thought.view)


def stopped(task: Task, team: Team) -> int:
    """Return what the team plays when a newer message waits already: it stops after one slice."""
    ours, table = Pipe()
    table.send_bytes(b"newer")
    return team.think(task, Bench().thought(task), ours)


def test_what_the_partner_visited_most_is_played(task: Task) -> None:
    ours, partner = Pipe()
    for code in legal(task):
        partner.send_bytes(pack_findings(MOMENT - 1, [(0, SO_OFTEN, 1)]))  # of an older task
        partner.send_bytes(pack_findings(MOMENT, [(code, SO_OFTEN, 1)]))
        assert stopped(task, Team(ours)) == code


def test_a_partner_that_is_gone_is_not_missed(task: Task) -> None:
    ours, partner = Pipe()
    partner.close()
    assert stopped(task, Team(ours)) in legal(task)


def test_a_partner_that_is_late_is_not_waited_for(task: Task) -> None:
    ours, partner = Pipe()
    assert stopped(task, Team(ours)) in legal(task)
    assert partner.poll()  # the task lies there still


def test_a_newer_task_ends_the_waiting_for_the_partner(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited_for: list[object] = []

    def at_once(ends: list[PipeEnd], _seconds: float) -> list[object]:
        waited_for.extend(ends)
        return list(wait(ends, 0))

    monkeypatch.setattr("ai.worker.wait", at_once)
    partner, _other_end = Pipe()
    ours, table = Pipe()
    table.send_bytes(b"newer")
    assert Team(partner).think(task, Bench().thought(task), ours) in legal(task)
    assert waited_for == [partner, ours]
