"""While others play: calm, skipping to the own turn, and staying out of all auctions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.client.flow import Flow
from game.client.screens.table import TableScreen
from game.client.session.waiting import StayOut
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.engine.move import Move
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import PersonalQuestion
from tests.helpers.reading_over import application
from tests.titles.lanterns.games import lanterns_match

pytestmark = pytest.mark.thorough

PLANS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
REPLIES = frozenset({"bid", "drop", "play"})
VIEW = lanterns_match().view(0)


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail; computers answer at once and are shown with all their motions."""
    with application(
        tmp_path, Settings(own_speed="instant", computer_speed="normal", round_summary=False)
    ) as flow:
        yield flow


def until(flow: Flow, *kinds: str, seed: int = 3) -> TableScreen:
    """Play until the person is asked for a move of one of these kinds, and not of their own."""
    flow.play(SavedSetUp(PLANS, seed))
    screen, chance = flow.table, Random(seed)
    for _ in range(4000):
        question = screen.asking.question
        if question is not None:
            asked = {move.kind for move in question.moves}
            if asked >= set(kinds):
                return screen
            choices = [m for m in question.moves if m.kind != "pass"] or question.moves
            screen.asking.answer(chance.choice(choices).code)
        screen.update(1 / 60)
        screen.director.finish_all()
    raise AssertionError("never asked")


def question(*kinds: str, seat: int = 0) -> PersonalQuestion:
    moves = tuple(Move(code, kind, kind) for code, kind in enumerate(kinds))
    return PersonalQuestion(seat, VIEW, moves, can_undo=False, undo_reason="")


def test_staying_out_answers_every_auction_until_the_own_turn() -> None:
    staying = StayOut(REPLIES, "drop")
    assert staying.answer(question("bid", "drop")) is None
    staying.order(0)
    for _ in range(2):
        answer = staying.answer(question("bid", "drop"))
        assert answer is not None and answer.kind == "drop"
    assert staying.answer(question("bid", "drop", seat=1)) is None
    assert staying.answer(question("build", "pass")) is None
    assert not staying.holds(0)


def test_where_one_is_forced_the_standing_answer_is_not_used() -> None:
    staying = StayOut(REPLIES, "drop")
    staying.order(0)
    assert staying.answer(question("bid")) is None
    assert staying.answer(question("play")) is None
    assert staying.holds(0)


def test_an_own_action_that_could_also_be_left_is_no_auction() -> None:
    staying = StayOut(REPLIES, "drop")
    staying.order(0)
    assert staying.answer(question("drop", "build")) is None


def test_out_of_all_auctions_is_offered_with_a_bid_and_answers_it(flow: Flow) -> None:
    screen, ui = until(flow, "bid", "drop"), UiDriver(flow.window)
    seat, steps = 0, screen.match.steps
    assert screen.asking.question is not None and screen.asking.question.seat == seat
    ui.press("ctrl+d")
    assert screen.waiting.staying.holds(seat)
    assert screen.match.chronicle.steps[steps].seat == seat
    game = screen.match.game
    for _ in range(3000):
        asked = screen.asking.question
        if asked is not None:
            assert not {"bid", "drop"} <= {move.kind for move in asked.moves}
            assert not screen.waiting.staying.holds(seat)
            break
        screen.update(1 / 60)
        screen.director.finish_all()
    assert game is screen.match.game
    assert screen.asking.question is not None


def test_while_one_stays_out_it_is_shown_and_can_be_taken_back(flow: Flow) -> None:
    screen, ui = until(flow, "bid", "drop"), UiDriver(flow.window)
    ui.press("ctrl+d")
    ui.advance(0.05)
    assert screen.asking.question is None
    assert ui.find(name="stay-out").enabled
    ui.press("ctrl+d")
    assert not screen.waiting.staying.holds(0)


def test_skipping_shows_all_at_once_until_the_person_is_asked(flow: Flow) -> None:
    screen, ui = until(flow, "build"), UiDriver(flow.window)
    asked = screen.asking.question
    assert asked is not None
    screen.asking.answer(next(m.code for m in asked.moves if m.kind == "pass"))
    ui.advance(0.1)
    assert screen.director.busy
    ui.press("f")
    ui.advance(0.5)
    assert screen.asking.question is not None
    assert not ui.sees(name="skip-turns")
    assert screen.waiting.speed_of(screen.sitting.viewpoints.at(0).history[-1]) is not None


def test_calm_lets_every_step_of_the_others_stay_for_a_moment(flow: Flow) -> None:
    screen = until(flow, "build")
    flow.app.choose(computer_speed="calm")
    history = screen.sitting.viewpoints.at(0).history
    others = next(seen for seen in history if seen.mover > 0)
    own = next(seen for seen in history if seen.mover == 0)
    assert screen.waiting.rest_after(others) > 0
    assert screen.waiting.rest_after(own) == 0
    director = screen.director
    director.add(screen.sitting.scene(others))
    while director._running is not None or not director.playing:
        director.advance(50, lambda: True)
    assert director.playing  # the step stays
    director.finish_scene()
    assert not director.playing


def test_a_newcomer_is_asked_once_how_fast_the_others_shall_move(flow: Flow) -> None:
    flow.app.welcomes = True
    ui = UiDriver(flow.window)
    flow.play(SavedSetUp(PLANS, 5))
    assert not isinstance(flow.window.screen, TableScreen)
    ui.click(name="pace:calm")
    assert flow.window.screen is not None  # the answer is seen before the first table is laid
    assert flow.window.screen.stage.top_modal is None
    ui.advance(0.1)
    assert isinstance(flow.window.screen, TableScreen)
    assert flow.app.settings.computer_speed == "calm"
    flow.app.choose(computer_speed="normal")
    flow.play(SavedSetUp(PLANS, 6))
    assert isinstance(flow.window.screen, TableScreen)
