"""The window, the game and the callbacks with which screenshots are taken."""

from collections.abc import Callable
from dataclasses import dataclass

from game.client.app import App
from game.client.flow.flow import Flow
from game.engine.title import Options
from game.scene.stage.stage import Stage
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion


@dataclass(frozen=True, slots=True)
class ScreenshotContext:
    """What taking screenshots needs: a flow in a window whose clock stands still, and a function
    that chooses the moves of people."""

    app: App
    window: Window
    flow: Flow
    choose_move_code: Callable[[Options, PersonalQuestion], int]
    # called with the name of each screenshot and the stage it shows
    on_screenshot_taken: Callable[[str, Stage], None] = lambda name, stage: None
    on_screenshot_missed: Callable[[str], None] = lambda name: None
    seat_count: int = 4
    expansions: tuple[str, ...] = ()
    edition: str = ""
