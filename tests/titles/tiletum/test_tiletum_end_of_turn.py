"""A turn of Tiletum stays on the table until its person ends it, and can be taken back before."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import game.titles
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.ui_driver import UiDriver
from tests.tabletop.shelf import Client, client

pytestmark = pytest.mark.thorough
MAX_ANSWERS = 400


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """The client with Tiletum alone on its shelf."""
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    with client(tmp_path) as at:
        yield at


def begin(at: Client, *players: str, expansions: tuple[str, ...] = ()) -> TableScreen:
    """Begin a game of these players."""
    seats = tuple(SeatPlan(name, who) for name, who in zip(("Ann", "Ben"), players, strict=True))
    at.flow.games.begin_game_with_set_up(SavedSetUp(seats, 3, expansions=expansions))
    at.ui.advance_time(1)
    return at.flow.table_screen


def play_until_over(ui: UiDriver, table: TableScreen) -> None:
    """Play, never by the move that ends a turn, until a turn is over by itself."""
    for _ in range(MAX_ANSWERS):
        if ui.sees(name="end-turn"):
            return
        question = table.prompt_controller.question
        if question is not None:
            moves = [move for move in question.moves if move.kind not in ("end", "stop")]
            table.prompt_controller.play_answer((moves or list(question.moves))[0].code)
        table.director.finish_all_steps()
        ui.advance_time(0.5, sixtieths_per_iteration=5)
    raise AssertionError("no turn ended by itself")


def test_nobody_moves_before_the_turn_is_ended(at: Client) -> None:
    table = begin(at, "human", "random")
    play_until_over(at.ui, table)
    steps = table.match.step_count
    at.ui.advance_time(5, sixtieths_per_iteration=5)
    assert table.match.step_count == steps
    at.ui.press_keys("enter")
    at.ui.advance_time(5, sixtieths_per_iteration=5)
    assert table.match.step_count > steps


def test_the_last_action_of_a_turn_is_taken_back_before_it_is_ended(at: Client) -> None:
    table = begin(at, "human", "random")
    play_until_over(at.ui, table)
    steps = table.match.step_count
    at.ui.press_keys("u", wait_seconds=0.5)
    assert table.match.step_count == steps - 1
    assert table.prompt_controller.question is not None
    assert not at.ui.sees(name="end-turn")


@pytest.mark.parametrize(
    ("other", "expansions"),
    [("human", ()), ("random", ("silver",)), ("automa", ()), ("automa", ("silver",))],
)
def test_a_turn_is_ended_before_its_round_is_scored(
    at: Client, other: str, expansions: tuple[str, ...]
) -> None:
    table = begin(at, "human", other, expansions=expansions)
    kinds_told: set[str] = set()
    table.on_step_animated = lambda scene: kinds_told.update(
        each.kind for each in scene.feed_entry.events
    )
    ends = 0
    for number in range(4 * MAX_ANSWERS):
        if at.ui.screen is not table:
            break
        question = table.prompt_controller.question
        if at.ui.sees(name="end-turn"):
            ends += 1
            assert not kinds_told & {"king-scored", "fair-scored", "buildings-scored"}
            at.ui.press_keys("enter")
        elif question is not None:
            kinds_told.clear()
            moves = [move for move in question.moves if move.kind not in ("end", "stop")]
            moves = moves or list(question.moves)
            table.prompt_controller.play_answer(moves[number % len(moves)].code)
        table.director.finish_all_steps()
        at.ui.advance_time(0.5, sixtieths_per_iteration=5)
    assert at.ui.screen is not table, "the game does not end"
    assert ends > 2


def test_without_the_setting_a_turn_ends_by_itself(at: Client) -> None:
    at.flow.app.change_settings(hold_turn=False)
    table = begin(at, "human", "random")
    with pytest.raises(AssertionError, match="no turn ended by itself"):
        play_until_over(at.ui, table)


def test_what_is_counted_at_the_end_of_a_round_stays_until_a_key(at: Client) -> None:
    at.flow.app.change_settings(hold_turn=False)
    table = begin(at, "human", "random")
    for _ in range(MAX_ANSWERS):
        if table.director.is_waiting_for_reader:
            break
        question = table.prompt_controller.question
        if question is not None:
            table.prompt_controller.play_answer(question.moves[0].code)
        at.ui.advance_time(0.5, sixtieths_per_iteration=5)
    at.ui.advance_time(60, sixtieths_per_iteration=5)
    assert table.director.is_waiting_for_reader, "the panel has run by"
    at.ui.press_keys("f4", wait_seconds=0.1)
    assert not table.director.is_waiting_for_reader
