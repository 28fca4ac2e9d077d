"""Lanterns on the shelf: the whole application with a title that has neither art nor a box."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

import game.titles
from game.application.app_factory import close_app, make_app
from game.application.app_window import open_window
from game.application.computer_players import InstantPlayer
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.stored.settings import Settings
from game.match.analysis import Analyst
from game.match.computer_players import ComputerSeat
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.clock_and_events import FakeClock
from game.titles import title_by_name

ON_THE_SHELF = {"lanterns": ("tests.titles.lanterns.title", "LanternsTitle")}


class LevelPlayers:
    """Everybody who can sit down but people, in this process."""

    quick_player_kind = "greedy"

    def __init__(self) -> None:
        """Name them all."""
        from ai.levels import player_names

        self.player_kinds = player_names()

    def make_player(self, computer_seat: ComputerSeat) -> InstantPlayer:
        """Return a player for a seat."""
        return InstantPlayer(computer_seat, computer_seat.kind)

    def close(self) -> None:
        """Nothing runs."""


@dataclass(frozen=True, slots=True)
class Client:
    """The client with a window of its own, on a clock that stands still."""

    desk: App
    flow: Flow
    ui: UiDriver


@contextmanager
def client(
    saves: Path,
    settings: Settings | None = None,
    size: tuple[int, int] = (1600, 900),
    analyst: Analyst | None = None,
) -> Iterator[Client]:
    """Open the client on whatever lies on the shelf."""
    settings = settings or Settings()
    desk = make_app(saves, settings, LevelPlayers(), analyst)
    desk.make_seed = lambda: 4821
    window = open_window(desk, size, FakeClock())
    flow = Flow(desk, window)
    flow.close_all_and_show_title_page()
    try:
        yield Client(desk, flow, UiDriver(window))
    finally:
        flow.quit()
        window.close()
        close_app(desk)
        pygame.display.quit()


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put Lanterns on the shelf, alone: one line."""
    monkeypatch.setattr(game.titles, "SHELF", ON_THE_SHELF)
    title_by_name.cache_clear()
