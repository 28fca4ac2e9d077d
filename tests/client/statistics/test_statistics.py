"""The record holds every finished game, whatever became of its file, and holds up no frame; its
page has every line from the first game on, and what comes next."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from game.client.app import App
from game.client.flow.flow import Flow
from game.client.screens.crash import CrashScreen
from game.client.statistics.career_statistics import CareerStatistics
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.statistics.ledger import FILE_NAME
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.statistics.personal_records import make_trophies
from game.client.statistics.statistics_collector import MissingGamesProgressScreen
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.widgets.coins import IconCoin
from game.client.widgets.graph import Graph
from game.records import atomic_files, durable_file
from game.records.frames import JOURNAL_HEADER_BYTES
from tests.client.challenges.test_challenge_pages import (
    TODAY,
    USUAL,
    entered,
    told,
    with_challenges,
)
from tests.client.client_driver import ClientDriver
from tests.client.statistics.games import finished
from tests.helpers.full_disk import full_disk
from tests.titles.lanterns.games import written_game

pytestmark = pytest.mark.thorough
ELSEWHERE = "1a2b3c4d"  # the digest of a pack


@pytest.fixture
def app(app: App) -> App:
    """A desk with a game of the day."""
    return with_challenges(app)


def play_the_day(ui: ClientDriver) -> None:
    ui.flow.contests.open_challenges()
    ui.click(name="daily")
    ui.play_out(1)


@pytest.fixture
def in_the_way(ui: ClientDriver) -> Path:
    """A folder where the ledger should be written."""
    folder = ui.saves.folder / FILE_NAME
    folder.mkdir(parents=True)
    return folder


def test_a_day_that_cannot_be_entered_is_entered_later(ui: ClientDriver, in_the_way: Path) -> None:
    play_the_day(ui)
    assert "the game of the day is saved. That makes 1 day in a row" in told(ui)
    assert "couldn’t be saved to your record" in told(ui)
    in_the_way.rmdir()
    play_the_day(ui)
    assert "couldn’t be saved to your record" not in told(ui)
    assert [game.challenge_name for game in entered(ui.flow)] == [USUAL] * 2


@pytest.mark.parametrize("by", ["this program", "the next program"])
def test_a_day_without_room_is_entered_when_looked_at(
    ui: ClientDriver, in_the_way: Path, by: str
) -> None:
    play_the_day(ui)
    in_the_way.rmdir()
    flow = ui.flow if by == "this program" else Flow(ui.app, ui.window)
    flow.contests.open_statistics()
    [game] = entered(flow)
    assert (game.challenge_name, game.file_name) == (USUAL, "game-0001.counthouse")
    assert (
        flow.contests.compute_challenge_progress().diary_of_edition().current_streak_days(TODAY)
        == 1
    )


def test_a_game_of_the_day_may_be_played_unsaved_and_counts_once_it_is_saved(
    ui: ClientDriver,
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        full_disk(patched, durable_file)
        full_disk(patched, atomic_files)
        ui.flow.contests.open_challenges()
        ui.click_each("daily", "unsaved", wait_seconds=1)
    ui.play_out(1)
    [game] = entered(ui.flow)
    assert (game.challenge_name, game.file_name) == (USUAL, "game-0001.counthouse")


@pytest.mark.parametrize("place", [len(JOURNAL_HEADER_BYTES) - 1, len(JOURNAL_HEADER_BYTES) + 9])
def test_a_damaged_record_is_mended_from_the_games_and_that_is_said(
    ui: ClientDriver, place: int
) -> None:
    for seed in range(3):
        written_game(ui.saves.folder, seed)
    ui.flow.contests.open_statistics()
    before = entered(ui.flow)
    assert len(before) == 3
    file = ui.saves.folder / FILE_NAME
    spoilt = bytearray(file.read_bytes())
    spoilt[place] ^= 1
    file.write_bytes(bytes(spoilt))
    later = Flow(ui.app, ui.window)
    later.contests.open_statistics()
    ui.at(StatisticsScreen)
    assert any("was damaged" in node.label for node in ui.find_all(role="text"))
    assert {game.last_fingerprint for game in entered(later)} == {
        game.last_fingerprint for game in before
    }
    assert (ui.saves.folder / f"{FILE_NAME}.torn-1").read_bytes() == bytes(spoilt)


def test_games_from_before_all_clocks_are_entered(ui: ClientDriver) -> None:
    for second in (-(10**17), 10**17):
        file = written_game(ui.saves.folder)
        try:
            os.utime(file, (second, second))
        except OSError:
            os.utime(file, (-1, -1))  # this disk knows no such years
    ui.flow.contests.open_statistics()
    assert len(entered(ui.flow)) == 2
    ui.flow.close_all_and_show_title_page()
    ui.press_keys("r", wait_seconds=0.5)
    assert not isinstance(ui.screen, CrashScreen)


def test_a_page_shows_how_far_many_games_are(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(6):
        written_game(ui.saves.folder, seed)
    ticks: Iterator[int] = count()
    monkeypatch.setattr(ui.window.clock, "now", lambda: float(next(ticks)))  # a slow machine
    ui.flow.contests.open_statistics()
    page = ui.at(MissingGamesProgressScreen)
    shown = set()
    page.go_back()  # whoever leaves it comes back to what is left
    ui.flow.contests.open_statistics()
    page = ui.at(MissingGamesProgressScreen)
    while ui.window.screen is page:
        shown.add(ui.find(name="told").label)
        page.update(0.01)
    assert len(shown) > 3
    ui.at(StatisticsScreen)
    assert len(entered(ui.flow)) == 6


# The page.

Opened = Callable[..., ClientDriver]


@pytest.fixture
def opened(ui: ClientDriver) -> Opened:
    """`opened(games...)` shows the page of somebody who has finished these."""

    def open_one(*games: FinishedGameEntry) -> ClientDriver:
        ledger = ui.flow.contests.statistics_collector.ledger
        if games:
            ledger.append_entries(*games)
        ui.window.push(StatisticsScreen(ui.app, ledger, lambda _edition: None))
        return ui

    return open_one


def told_of(ui: ClientDriver, text: str) -> bool:
    return any(text in node.label for node in ui.find_all(role="text"))


@pytest.mark.parametrize("games", [0, 1, 2, 9])
def test_all_that_is_counted_has_its_line(opened: Opened, games: int) -> None:
    ui = opened(*(finished(game=bytes([at])) for at in range(games)))
    shown = [node.label for node in ui.find_all(role="text")]
    assert all(f"{seats} players" in shown for seats in ui.app.box.title.seats)
    assert "not yet" in shown  # what was never played says so in words
    assert "–" not in shown
    # from the second game on a chart takes the place of the invitation
    assert ui.sees(label="Your next game") == (games == 1)
    assert ui.sees(name="play-today") == (games < 2)
    assert any(isinstance(node, Graph) for node in ui.find_all()) == (games > 1)
    assert not ui.sees(name="numbers")  # without packs nobody asks whose


def test_todays_game_is_offered_once(opened: Opened) -> None:
    ui = opened(finished(challenge=USUAL))
    assert ui.sees(label="Your next game")
    assert not ui.sees(name="play-today")


def test_every_record_has_its_coin(opened: Opened) -> None:
    ui = opened(finished())
    coins = [node for node in ui.find_all() if isinstance(node, IconCoin)]
    assert len(coins) == len(
        make_trophies(ui.app, CareerStatistics((), ()), ChallengeProgress(()), "")
    )


@pytest.mark.parametrize("ours", [0, 2])
def test_games_with_other_numbers_are_looked_at_apart(opened: Opened, ours: int) -> None:
    theirs = replace(finished(game=b"theirs", points=(777, 40)), pack_digest=ELSEWHERE)
    ui = opened(*(finished(game=bytes([at]), points=(50, 40)) for at in range(ours)), theirs)
    assert told_of(ui, "777") == (not ours)  # whoever has no others sees them first
    for numbers, is_told in ((ELSEWHERE, True), ("", False)):
        ui.click_each("numbers", f"numbers:{numbers}")
        assert told_of(ui, "777") == is_told


def test_a_practice_game_brings_no_pack_to_the_page(opened: Opened) -> None:
    practised = replace(finished(counts=False), pack_digest=ELSEWHERE)
    assert not opened(practised).sees(name="numbers")
