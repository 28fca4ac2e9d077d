"""The end page of every title shows the turning points of the game without scrolling."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.app import App
from game.client.flow.flow import Flow
from game.client.hints.turning_points import (
    TurningCard,
    TurningPointAnalysis,
    TurningPointsPanel,
    TurningPointText,
)
from game.client.screens.end import EndHandlers, EndScreen
from game.client.session.score_history import compute_score_history
from game.client.session.unsaved_games import GameResult
from game.client.widgets.scroll_pane import ScrollPane
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import Seat
from game.records.replay import Replay
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import SHELF
from tests.helpers.present import of_kind
from tests.helpers.reading_over import AT_ONCE, application

SEATS = 4
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
POINTS = (60, 56, 52, 48, 44)
SIZES: tuple[PxSize, ...] = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1080))
TURNING_POINTS = (
    TurningPointText(
        "−19%",
        "Build a cotton mill in Rochdale, with iron from the market",
        "Canals, round 2, Ann",
        "A blunder. Selling cotton to the distant market was better.",
    ),
    TurningPointText(
        "−10%",
        "Sell cotton from Blackburn to the port in Fleetwood",
        "Canals, round 5, Ann",
        "A mistake. Better: Loan.",
    ),
    TurningPointText("−8%", "Pass", "Rails, round 1, Ann", "A mistake. Better: Develop."),
)
BALANCE = (
    "Ann’s winning chance was 26% at the start and 0% at the end. Percentage points gained or "
    "lost: own decisions +15, luck −11, other players and estimation errors −30."
)


class JudgedAnalysis(TurningPointAnalysis):
    """An analysis that is done and has found three turning points."""

    def __init__(self, app: App, seat: Seat) -> None:
        self._of_app = app
        self._seat = seat

    def start_judging(self, listener: Callable[[], None]) -> None:
        """Do nothing: it is done."""

    def remove_listener(self) -> None:
        """Do nothing: nobody listens."""

    def judged_game(self) -> None:
        """Return no game, so that there is no chart of luck."""

    def make_panel(self, look_at: Callable[[int], None] | None) -> TurningPointsPanel:
        """Return the panel with three long cards."""
        cards = [
            TurningCard(self._of_app, self._seat, text, lambda: None) for text in TURNING_POINTS
        ]
        return TurningPointsPanel(self._of_app, cards, balance_sentence=BALANCE)


def result_of_a_random_game(app: App, seat_count: int = SEATS) -> GameResult:
    """Play a game at random."""
    title = app.box.title
    game = title.make_game(Options(title.name, seat_count, edition=title.editions[0]))
    seats = [
        Seat(name, "random", colour)
        for name, colour in zip(NAMES[:seat_count], game.colours, strict=False)
    ]
    match = Match.begin(beginning_of_new_game(title, game.options, seats, 1))
    chance = Random(1)
    while (question := match.question()) is not None:
        match.send_answer(question.seat, chance.choice(match.legal_moves()).code)
    history = compute_score_history(Replay(title, match.chronicle), app.box.game_facts)
    return GameResult(match.seats, POINTS[:seat_count], tuple(range(seat_count)), history)


def open_end_page(flow: Flow, result: GameResult) -> ScrollPane:
    """Show the end page and return the pane of its content."""
    app = flow.app
    analysis = JudgedAnalysis(app, result.seats[0])
    handlers = EndHandlers(lambda: None, lambda: None, lambda step_number: None)
    screen = EndScreen(app, result, handlers, analysis)
    flow.window.push(screen)
    UiDriver(flow.window).advance_time(0.1)
    return of_kind(screen.stage.root.find("content"), ScrollPane)


@pytest.mark.parametrize("name", SHELF)
def test_the_turning_points_of_a_game_of_four_are_seen_without_scrolling(
    name: str, tmp_path: Path
) -> None:
    with application(tmp_path, title=name) as flow:
        result = result_of_a_random_game(flow.app)
        for size in SIZES:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            assert open_end_page(flow, result).content_overflow_height == 0, size


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_turning_points_of_a_game_of_five_are_seen_without_scrolling(
    language: str, tmp_path: Path
) -> None:
    settings = AT_ONCE.with_changes(language=language)
    with application(tmp_path, settings, title="tinners-trail") as flow:
        result = result_of_a_random_game(flow.app, seat_count=5)
        for news in ((), ("Ann has won for the first time.",)):
            for size in SIZES:
                pygame.display.set_mode(size, pygame.RESIZABLE)
                pane = open_end_page(flow, replace(result, news_sentences=news))
                assert pane.content_overflow_height == 0, size


def test_a_final_page_that_scrolls_shows_it_by_a_bar_and_a_faded_edge(tmp_path: Path) -> None:
    with application(tmp_path, title="tinners-trail") as flow:
        result = result_of_a_random_game(flow.app, seat_count=5)
        news = tuple(f"Ann has reached goal {number} of this page." for number in range(9))
        pane = open_end_page(flow, replace(result, news_sentences=news))
        assert pane.hides_content_below
        assert pane.fade_height > 0
        bar = pane.children[-1]
        assert bar.visible
        assert 0 < bar.height < pane.height
        ui = UiDriver(flow.window)
        ui.focus_by_keyboard(name="content")
        ui.press_keys("page down", wait_seconds=0.5)
        assert pane.offset > 0
