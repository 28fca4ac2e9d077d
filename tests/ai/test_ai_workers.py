"""Computer players think beside the window, are replaced when they die, and stop when told to."""

import threading
from collections.abc import Iterator

import pytest

from ai.ai_workers import AiSeat, AiWorkers
from game.engine.title import Game, Options
from game.match.computer_answers import ComputerAnswer, NoAnswer
from game.match.computer_players import ComputerSeat
from game.records.codec import encode_rows
from game.titles import title_by_name
from tests.helpers.posix import kill_process, stop_process
from tests.helpers.present import present
from tools.proof.random_games import first_view

pytestmark = pytest.mark.thorough

OPTIONS = Options("tinners-trail", 2)
PATIENCE_SECONDS = 60.0


@pytest.fixture
def ai_workers() -> Iterator[AiWorkers]:
    ai_workers = AiWorkers()
    yield ai_workers
    ai_workers.close()


@pytest.fixture
def game() -> Game:
    return title_by_name("tinners-trail").make_game(OPTIONS)


class Listener:
    """A place at the table that can be waited on."""

    def __init__(self, ai_workers: AiWorkers, kind: str) -> None:
        self.woken = threading.Event()
        self.ai_seat: AiSeat = ai_workers.make_player(
            ComputerSeat(OPTIONS, kind, 0, 7, self.woken.set)
        )

    def wait(self) -> ComputerAnswer:
        """Return the answer when it is there."""
        assert self.woken.wait(PATIENCE_SECONDS), "no answer came"
        return present(self.ai_seat.answer_if_ready())


@pytest.fixture
def content(game: Game) -> bytes:
    """What the seat that decides first in a game with seed 3 knows."""
    return encode_rows(first_view(game, 3).to_plain())


@pytest.mark.parametrize("kind", ["random", "greedy", "ai:1", "ai:4"])
def test_an_answer_is_a_legal_move_for_its_moment(
    ai_workers: AiWorkers, game: Game, content: bytes, kind: str
) -> None:
    view = first_view(game, 3)
    listener = Listener(ai_workers, kind)
    listener.ai_seat.start_thinking(content, 5)
    answer = listener.wait()
    assert answer.moment == 5
    assert answer.code in {move.code for move in game.readable_moves(view)}


def test_a_process_that_was_killed_is_replaced_and_the_answer_says_so(
    ai_workers: AiWorkers, content: bytes
) -> None:
    warm = Listener(ai_workers, "random")
    warm.ai_seat.start_thinking(content, 1)
    warm.wait()
    assert ai_workers.process_id is not None
    stop_process(ai_workers.process_id)  # so that the next task is surely not answered
    listener = Listener(ai_workers, "random")
    listener.ai_seat.start_thinking(content, 2)
    kill_process(present(ai_workers.process_id))
    answer = listener.wait()
    assert (answer.moment, answer.was_process_replaced) == (2, True)


def test_after_a_renewal_the_next_task_is_thought_about_in_another_process(
    ai_workers: AiWorkers, content: bytes
) -> None:
    listener = Listener(ai_workers, "random")
    used = []
    for moment in (1, 2, 3):
        listener.woken.clear()
        listener.ai_seat.start_thinking(content, moment)
        assert listener.wait() == ComputerAnswer(
            moment, listener.wait().code, was_process_replaced=False
        )
        used.append(ai_workers.process_id)
        if moment == 1:
            ai_workers.renew_processes_at_next_use()
    assert used[0] != used[1] == used[2]


def test_only_the_newest_task_is_answered(ai_workers: AiWorkers, content: bytes) -> None:
    listener = Listener(ai_workers, "ai:7")
    listener.ai_seat.start_thinking(content, 1)
    listener.ai_seat.start_thinking(content, 2)
    assert listener.wait().moment == 2


def test_a_closed_crew_leaves_no_process_behind(ai_workers: AiWorkers, content: bytes) -> None:
    listener = Listener(ai_workers, "random")
    listener.ai_seat.start_thinking(content, 1)
    listener.wait()
    ai_workers.close()
    assert ai_workers.process_id is None


def test_a_player_whose_process_dies_over_and_over_has_failed_and_says_so(
    ai_workers: AiWorkers, content: bytes
) -> None:
    listener = Listener(ai_workers, "nobody")
    listener.ai_seat.start_thinking(content, 1)
    assert listener.woken.wait(PATIENCE_SECONDS)
    with pytest.raises(NoAnswer):
        listener.ai_seat.answer_if_ready()
