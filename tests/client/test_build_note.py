"""The first pages tell how far the compiled build is, and computer players use it at once."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from game.build_state import BuildState
from game.client.flow import Flow
from game.client.widgets import build_note
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.layout_faults import layout_faults


@pytest.fixture
def states(monkeypatch: pytest.MonkeyPatch) -> list[BuildState]:
    """How it stands at every look; the last state stays."""
    states = [BuildState("making", 12), BuildState("making", 57), BuildState("ready", 100)]
    monkeypatch.setattr(build_note, "TICK_SECONDS", 0.0)
    monkeypatch.setattr(
        build_note, "build_state", lambda: states.pop(0) if len(states) > 1 else states[0]
    )
    return states


def test_the_progress_is_told_until_the_build_is_there(
    flow: Flow, ui: UiDriver, states: list[BuildState], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Callable[[], None]] = []
    ready: list[bool] = []
    monkeypatch.setattr(flow.window, "call_soon", calls.append)
    build_note.watch_build(flow.app, flow.window, lambda: ready.append(True))
    flow.open_title()
    ui.screen.arrange(ui.screen.stage.units)
    assert "12 %" in ui.find(name="build").label
    while len(calls) < 2:
        time.sleep(0.01)
    calls[0]()
    assert "57 %" in ui.find(name="build").label
    assert not ready
    calls[1]()
    assert "next start" in ui.find(name="build").label
    assert ready
    assert layout_faults(ui.screen.stage) == []


def test_where_none_will_be_there_one_sentence_says_so(flow: Flow, ui: UiDriver) -> None:
    flow.app.build = BuildState("none")
    flow.open_title()
    ui.screen.arrange(ui.screen.stage.units)
    assert "without a compiled engine" in ui.find(name="build").label


def test_where_the_compiled_build_runs_nothing_is_said(flow: Flow, ui: UiDriver) -> None:
    flow.open_title()
    assert not ui.sees(name="build")
