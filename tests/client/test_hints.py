"""Hints at the table: asked for, told in three steps, gone with the question; and the win bar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.rules import NOBODY
from game.match.analysis import Position
from game.scene.testing.ui_driver import UiDriver
from tests.client.toy_room import ToyTable
from tests.client.toys import ToyAnalyst, ToyPhrases, rows_of
from tools.titles.lanterns.rules import CANDLES, UNKNOWN

CANDLE_ROW = 2


@pytest.fixture
def analyst(app: App) -> ToyAnalyst:
    """The desk's analyst."""

    def legal(position: Position) -> list[int]:
        game = app.box.title.game(position.options)
        view = game.rules.new_state()
        view.load_plain(rows_of(position))
        return game.rules.legal_codes(view)

    toy = ToyAnalyst(legal)
    app.analyst = toy
    app.box = replace(app.box, phrases=ToyPhrases())
    return toy


@pytest.fixture
def screen(analyst: ToyAnalyst, flow: Flow, ui: UiDriver) -> TableScreen:
    """A person against a computer, the person to decide."""
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    ui.advance(2)
    screen = ui.screen
    assert isinstance(screen, TableScreen)
    assert screen.asking.question is not None
    return screen


def texts(screen: TableScreen) -> str:
    """All texts of the hint's panel."""
    panel = screen.stage.root.find("hint-panel")
    assert panel is not None
    return " ".join(node.label for node in panel.walk() if node.label)


@pytest.mark.parametrize("by_keys", [True, False])
def test_three_presses_tell_where_and_why_then_what_then_how_sure(
    by_keys: bool, screen: TableScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    def ask(name: str) -> None:
        if by_keys:
            ui.press("i")
        else:
            ui.click(name=name)

    ask("hint")
    analyst.hints[0].finish()
    ui.advance(0.1)
    assert "Look at the heap. Because of the candle." in texts(screen)
    assert "Do " not in texts(screen)
    ask("hint-more")
    assert "Do " in texts(screen)
    assert "60 %" not in texts(screen)
    ask("hint-more")
    assert "60 %" in texts(screen)
    steps = screen.match.steps
    if by_keys:
        ui.press("escape")
    else:
        ui.click(name="hint-close")
    assert screen.stage.root.find("hint-panel") is None
    assert screen.match.steps == steps


def test_a_hint_without_a_reason_tells_at_once_how_often_the_move_wins(
    screen: TableScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    analyst.why = ()
    ui.press("i")
    analyst.hints[0].finish()
    ui.advance(0.1)
    assert "60 %" in texts(screen)
    assert "Do " not in texts(screen)


def test_the_place_is_lit_while_the_hint_is_shown(
    screen: TableScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    table = screen.table
    assert isinstance(table, ToyTable)
    ui.press("i")
    analyst.hints[0].finish()
    ui.advance(0.1)
    assert "heap" in table.lit
    ui.press("escape")
    assert not table.lit


def test_progress_is_shown_while_the_hint_is_worked_out(
    screen: TableScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("i")
    analyst.hints[0].go_on(0.4)
    ui.advance(0.1)
    assert screen.app.say("hint.thinking") in texts(screen)
    assert screen.stage.root.find("hint-more") is None


def test_a_move_takes_the_hint_away_and_stops_the_work(
    screen: TableScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("i")
    assert screen.asking.question is not None
    move = screen.asking.question.moves[0]
    ui.click(name=f"move:{move.text}")
    ui.advance(0.1)
    assert analyst.hints[0].closed
    assert screen.stage.root.find("hint-panel") is None


def test_a_hint_is_asked_with_the_seats_own_view_alone(
    screen: TableScreen, analyst: ToyAnalyst, ui: UiDriver
) -> None:
    ui.press("i")
    candles = rows_of(analyst.positions[0])[CANDLE_ROW]
    assert UNKNOWN not in candles[:CANDLES]
    assert set(candles[CANDLES:]) == {UNKNOWN}


def test_with_several_people_a_hint_goes_when_nobody_looks_any_more(
    analyst: ToyAnalyst, flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 6))
    ui.advance(0.5)
    ui.click(name="open")
    ui.advance(0.5)
    screen = ui.screen
    assert isinstance(screen, TableScreen)
    ui.press("i")
    analyst.hints[0].finish()
    ui.advance(0.1)
    assert screen.stage.root.find("hint-panel") is not None
    screen.guard_secrets()  # as when the window loses the focus
    assert screen.stage.root.find("hint-panel") is None


def test_without_an_analyst_nothing_is_offered(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    ui.advance(2)
    ui.press("i")
    screen = ui.screen
    assert isinstance(screen, TableScreen)
    assert screen.stage.root.find("hint-panel") is None


def test_the_win_bar_is_off_until_it_is_wanted_and_follows_the_game(
    screen: TableScreen, analyst: ToyAnalyst, app: App, ui: UiDriver
) -> None:
    assert not analyst.outlooks
    app.choose(win_bar=True)
    screen.arrange(screen.stage.units)  # as after the settings
    analyst.outlooks[0].finish()
    ui.advance(0.1)
    bar = screen.stage.root.find("win-bar")
    assert bar is not None
    assert "Ann: 50 %" in bar.label
    assert screen.asking.question is not None
    ui.click(name=f"move:{screen.asking.question.moves[0].text}")
    ui.advance(2)
    assert len(analyst.outlooks) == 2
    app.choose(win_bar=False)
    screen.arrange(screen.stage.units)
    assert screen.stage.root.find("win-bar") is None
    assert analyst.outlooks[1].closed


def test_with_several_people_the_win_bar_knows_what_everybody_knows(
    analyst: ToyAnalyst, flow: Flow, app: App, ui: UiDriver
) -> None:
    app.choose(win_bar=True)
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 6))
    ui.advance(0.5)
    if ui.sees(name="open"):
        ui.click(name="open")
    ui.advance(0.5)
    asked = analyst.asked_for[0]
    assert asked.seat == NOBODY
    assert set(rows_of(asked)[CANDLE_ROW]) == {UNKNOWN}
