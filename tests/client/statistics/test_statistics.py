"""The record holds every finished game, whatever became of its file, and holds up no frame."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.screens.crash import CrashScreen
from game.client.screens.end import EndScreen
from game.client.statistics.bookkeeping import GatheringScreen
from game.client.statistics.ledger import FILE_NAME, Finished
from game.client.statistics.statistics_page import StatisticsScreen
from game.records import durable_file, stored_files
from game.records.frames import HEADER
from game.scene.testing.ui_driver import UiDriver
from tests.client.challenges.test_challenge_pages import CONTENTS, TODAY, entered, told
from tests.client.test_whole_games import play_out
from tests.helpers.lesson_laws import full_disk
from tests.titles.lanterns.games import written_game

pytestmark = pytest.mark.thorough


@pytest.fixture
def app(app: App) -> App:
    """A desk with a game of the day."""
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY
    return app


def daily_played(flow: Flow, ui: UiDriver) -> None:
    flow.contests.open_challenges()
    ui.click(name="daily")
    play_out(ui, 1)


def no_ledger_can_be_written(flow: Flow) -> Path:
    in_the_way = flow.saves.folder / FILE_NAME
    in_the_way.mkdir(parents=True)
    return in_the_way


def test_a_day_that_cannot_be_entered_is_told_and_entered_as_soon_as_it_can_be(
    flow: Flow, ui: UiDriver
) -> None:
    in_the_way = no_ledger_can_be_written(flow)
    daily_played(flow, ui)
    assert isinstance(ui.screen, EndScreen)
    assert "kept for the game of the day, 1 in a row" in told(ui)
    assert "could not be entered" in told(ui)
    in_the_way.rmdir()
    daily_played(flow, ui)
    assert "could not be entered" not in told(ui)
    assert [game.challenge for game in entered(flow)] == ["daily:2026-03-05"] * 2


def test_a_day_that_found_no_room_is_entered_when_the_record_is_looked_at(
    flow: Flow, ui: UiDriver
) -> None:
    in_the_way = no_ledger_can_be_written(flow)
    daily_played(flow, ui)
    in_the_way.rmdir()
    flow.contests.open_statistics()
    [game] = entered(flow)
    assert game.challenge == "daily:2026-03-05"


def test_a_game_of_the_day_may_be_played_unsaved_and_counts_once_it_is_saved(
    flow: Flow, ui: UiDriver
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        full_disk(patched, durable_file)
        full_disk(patched, stored_files)
        flow.contests.open_challenges()
        ui.click(name="daily")
        ui.click(name="unsaved")
        ui.advance(1)
    play_out(ui, 1)
    [game] = entered(flow)
    assert (game.challenge, game.file) == ("daily:2026-03-05", "game-0001.counthouse")


def test_a_day_that_was_never_entered_is_entered_by_the_next_program(
    flow: Flow, ui: UiDriver
) -> None:
    in_the_way = no_ledger_can_be_written(flow)
    daily_played(flow, ui)
    in_the_way.rmdir()
    later = Flow(flow.app, flow.window)
    later.contests.open_challenges()
    [game] = entered(later)
    assert (game.challenge, game.file) == ("daily:2026-03-05", "game-0001.counthouse")
    assert later.contests.standing().diary().streak(TODAY) == 1


@pytest.mark.parametrize("place", [len(HEADER) - 1, len(HEADER) + 9])
def test_a_damaged_record_is_mended_from_the_games_and_that_is_said(
    flow: Flow, ui: UiDriver, place: int
) -> None:
    for _ in range(3):
        daily_played(flow, ui)
    before = entered(flow)
    file = flow.saves.folder / FILE_NAME
    spoilt = bytearray(file.read_bytes())
    spoilt[place] ^= 1
    file.write_bytes(bytes(spoilt))
    later = Flow(flow.app, flow.window)
    later.contests.open_statistics()
    assert isinstance(ui.screen, StatisticsScreen)
    assert any("was damaged" in node.label for node in ui.all(role="text"))
    assert {game.game for game in entered(later)} == {game.game for game in before}
    assert (flow.saves.folder / f"{FILE_NAME}.torn-1").read_bytes() == bytes(spoilt)


def test_games_from_before_all_clocks_are_entered(flow: Flow, ui: UiDriver) -> None:
    for second in (-(10**17), 10**17):
        file = written_game(flow.saves.folder)
        try:
            os.utime(file, (second, second))
        except OSError:
            os.utime(file, (-1, -1))  # this disk knows no such years
    flow.contests.open_statistics()
    assert len(entered(flow)) == 2
    flow.open_title()
    ui.press("r")
    ui.advance(0.5)
    assert not isinstance(ui.screen, CrashScreen)


def test_many_games_are_entered_while_a_page_shows_how_far_it_is(
    flow: Flow, ui: UiDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(6):
        written_game(flow.saves.folder, seed)
    ticks = count()
    monkeypatch.setattr(flow.window.clock, "now", lambda: float(next(ticks)))  # a slow machine
    flow.contests.open_statistics()
    assert isinstance(ui.screen, GatheringScreen)
    shown = set()
    while isinstance(flow.window.screen, GatheringScreen):
        shown.add(ui.find(name="told").label)
        flow.window.screen.update(0.01)
    assert len(shown) > 3
    assert isinstance(flow.window.screen, StatisticsScreen)
    assert len(entered(flow)) == 6


def test_whoever_leaves_the_page_comes_back_to_what_is_left(
    flow: Flow, ui: UiDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        written_game(flow.saves.folder, seed)
    with monkeypatch.context() as slow:
        ticks = count()
        slow.setattr(flow.window.clock, "now", lambda: float(next(ticks)))
        flow.contests.open_statistics()
        assert isinstance(flow.window.screen, GatheringScreen)
        flow.window.screen.go_back()
    flow.contests.open_statistics()
    assert isinstance(ui.screen, StatisticsScreen)
    games = [each for each in flow.contests.game_facts.entries if isinstance(each, Finished)]
    assert len(games) == 3
