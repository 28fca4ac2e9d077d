"""The crew thinks beside the window, is replaced when it dies, and stops when told to."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator

import pytest

from ai.crew import ComputerSeat, Crew, CrewAnswer, CrewChair
from game.engine.rules import CHANCE, State
from game.engine.title import Game, Options
from game.match.analysis import NoAnswer
from game.records.codec import pack_rows
from game.titles import title

pytestmark = pytest.mark.thorough

OPTIONS = Options("tinners-trail", 2)
PATIENCE_SECONDS = 60.0


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew()
    yield crew
    crew.close()


@pytest.fixture
def game() -> Game:
    return title("tinners-trail").game(OPTIONS)


class Listener:
    """A place at the table that can be waited on."""

    def __init__(self, crew: Crew, kind: str) -> None:
        self.woken = threading.Event()
        self.chair: CrewChair = crew.sit_down(ComputerSeat(OPTIONS, kind, 0, 7, self.woken.set))

    def wait(self) -> CrewAnswer:
        """Return the answer when it is there."""
        assert self.woken.wait(PATIENCE_SECONDS), "no answer came"
        answer = self.chair.answer()
        assert answer is not None
        return answer


def first_view(game: Game) -> tuple[State, bytes]:
    """The view of the seat that decides first in a game with seed 3."""
    state = game.rules.new_state()
    game.rules.deal(state, 3)
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    view = game.rules.new_state()
    game.rules.hide(state, state.to_move, view)
    return view, pack_rows(view.to_plain())


@pytest.mark.parametrize("kind", ["random", "greedy", "ai:1", "ai:4"])
def test_an_answer_is_a_legal_move_for_its_moment(crew: Crew, game: Game, kind: str) -> None:
    view, content = first_view(game)
    listener = Listener(crew, kind)
    listener.chair.think(content, 5)
    answer = listener.wait()
    assert answer.moment == 5
    assert answer.code in {move.code for move in game.moves(view)}


def test_a_process_that_was_killed_is_replaced_and_the_answer_says_so(
    crew: Crew, game: Game
) -> None:
    _, content = first_view(game)
    warm = Listener(crew, "random")
    warm.chair.think(content, 1)
    warm.wait()
    assert crew.process_id is not None
    os.kill(crew.process_id, signal.SIGSTOP)  # so that the next task is surely not answered
    listener = Listener(crew, "random")
    listener.chair.think(content, 2)
    assert crew.process_id is not None
    os.kill(crew.process_id, signal.SIGKILL)
    answer = listener.wait()
    assert (answer.moment, answer.restarted) == (2, True)


def test_only_the_newest_task_is_answered(crew: Crew, game: Game) -> None:
    _, content = first_view(game)
    listener = Listener(crew, "ai:7")
    listener.chair.think(content, 1)
    listener.chair.think(content, 2)
    assert listener.wait().moment == 2


def test_a_closed_crew_leaves_no_process_behind(crew: Crew, game: Game) -> None:
    _, content = first_view(game)
    listener = Listener(crew, "random")
    listener.chair.think(content, 1)
    listener.wait()
    crew.close()
    assert crew.process_id is None


def test_a_player_whose_process_dies_over_and_over_has_failed_and_says_so(
    crew: Crew, game: Game
) -> None:
    _, content = first_view(game)
    listener = Listener(crew, "nobody")
    listener.chair.think(content, 1)
    assert listener.woken.wait(PATIENCE_SECONDS)
    with pytest.raises(NoAnswer):
        listener.chair.answer()
