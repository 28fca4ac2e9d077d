"""The whole program, as `play` starts it: settings, window, title page, and the way out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import app
from game.client.flow import Flow
from game.client.screens.title import TitleScreen


def test_the_program_opens_its_title_page_and_closes_when_the_window_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TINNERS_SAVES", str(tmp_path))
    opened: list[Flow] = []
    begin = Flow.open_title

    def open_and_close(flow: Flow) -> None:
        begin(flow)
        assert isinstance(flow.window.screen, TitleScreen)
        opened.append(flow)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(Flow, "open_title", open_and_close)
    app.play(None)
    assert len(opened) == 1
