"""The note on the first pages about the compiled build: its progress, or that there is none."""

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from game.client.app import App
from game.compiled.build_progress import build_state
from game.compiled.build_state import CompiledBuildAvailability
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.scene.window.window import Window

NODE_NAME: Final = "build"
TICK_SECONDS: Final = 1.0


def make_compiled_build_label(app: App, style: TextStyle) -> Label:
    """Return a label about the state of the compiled build, right-aligned; it is hidden if there
    is nothing to say."""
    told = compiled_build_sentence(app)
    return Label(told, style, align="right", name=NODE_NAME, visible=bool(told))


def compiled_build_sentence(app: App) -> str:
    """Return a sentence about the state of the compiled build, "" if there is nothing to say."""
    kind, percent = app.build_state
    return app.say(f"build.{kind}", percent=percent) if kind else ""


def watch_compiled_build(app: App, window: Window, on_compiled: Callable[[], None]) -> None:
    """Store the state of the compiled build in the app; while it is being made, update the notes
    from a thread, and call `on_compiled` when it is finished."""
    app.build_state = build_state()
    if app.build_state.kind == "making":
        threading.Thread(
            target=_poll_compiled_build, args=(app, window, on_compiled), daemon=True
        ).start()


def _poll_compiled_build(app: App, window: Window, on_compiled: Callable[[], None]) -> None:
    known = app.build_state
    while known.kind == "making":
        time.sleep(TICK_SECONDS)
        now = build_state()
        if now != known:
            known = now
            window.call_soon(partial(_on_compiled_build_change, app, window, now, on_compiled))


def _on_compiled_build_change(
    app: App,
    window: Window,
    availability: CompiledBuildAvailability,
    on_compiled: Callable[[], None],
) -> None:
    app.build_state = availability
    if availability.kind == "ready":
        on_compiled()
    screen = window.screen
    if screen is not None and screen.stage.root.find(NODE_NAME) is not None:
        screen.arrange(screen.stage.units)
