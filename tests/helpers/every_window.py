"""Pictures of screens, read over in many windows: the window is resized at every screen, so that a
game is played once for all sizes and scales."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

import pygame

from game.application.gallery import screenshot_context
from game.client.app import App
from game.client.screenshots.gallery import PictureSet
from game.client.screenshots.shot_context import ScreenshotContext
from game.client.screenshots.shots import (
    SETTLE_SECONDS,
    UPDATE_STEPS_PER_DRAWN_FRAME,
    take_screenshots,
)
from game.scene.drawing.display_settings import DisplaySettings, set_display_settings
from game.scene.stage.stage import Stage
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.judged_once import judged_once
from tests.helpers.reading_over import as_it_is, no_file, screen_faults

PANELS_THAT_KEEP_THEIR_PLACE: Final = ("lesson", "coach", "hint")
"""Panels that are moved only when their place is taken: after a smaller window they may lie
elsewhere."""


class WindowAtScale(NamedTuple):
    """The size of a window and the scale of its controls.

    >>> print(WindowAtScale((1178, 663), 150))
    1178 x 663 at 150 %
    """

    size: PxSize
    scale_percent: int = 100

    def __str__(self) -> str:
        width, height = self.size
        return f"{width} x {height} at {self.scale_percent} %"


def resize(context: ScreenshotContext, window: WindowAtScale) -> None:
    """Resize the window, as a player does by its frame, and choose the scale of the controls."""
    pygame.display.set_mode(window.size, pygame.RESIZABLE)
    context.app.change_settings(ui_scale_percent=window.scale_percent)
    ui = UiDriver(context.window)
    ui.advance_time(SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME)


class ShownNode(NamedTuple):
    """What a node is, and its box in px; () in a panel that stays where it fits best."""

    role: str
    name: str
    label: str
    rect_px: tuple[int, ...]


def shown_nodes(stage: Stage) -> list[ShownNode]:
    """Return everything that can be reached, back to front, without marks that only move."""
    placed = stage.visible_nodes()
    panels = [spot.node for spot in placed if spot.node.name in PANELS_THAT_KEEP_THEIR_PLACE]
    in_panels = {id(part) for panel in panels for part in panel.walk()}
    shown: list[ShownNode] = []
    for spot in placed:
        node = spot.node
        if node.role or node.name or node.label:
            box = () if id(node) in in_panels else tuple(spot.rect())
            shown.append(ShownNode(node.role, node.name, node.label, box))
    return shown


def faults_in_windows(
    picture_set: PictureSet,
    windows: Sequence[WindowAtScale],
    folder: Path,
    prepare: Callable[[App], None] = as_it_is,
) -> dict[str, list[str]]:
    """Return the faults of a picture set's shots in all these windows by "shot in language, size at
    scale"; those without faults are left out.

    A shot that shows something else once its window has its first size again has a fault, too.
    """
    found: dict[str, list[str]] = {}
    taken: set[str] = set()
    first = WindowAtScale(picture_set.size_px)
    language = picture_set.setting_overrides.get("language", "en")

    def read_over(context: ScreenshotContext, name: str) -> None:
        screen = context.window.screen
        assert screen is not None
        before = shown_nodes(screen.stage)
        for window in windows:
            resize(context, window)
            assert context.window.screen is screen, f"{name} is gone at {window}"
            if faults := screen_faults(screen.stage):
                found[f"{name} in {language}, {window}"] = faults
        resize(context, first)
        after = shown_nodes(screen.stage)
        if after != before:
            lost = [f"{each} is lost." for each in before if each not in after]
            new = [f"{each} is new." for each in after if each not in before]
            found[f"{name} in {language}, resized"] = [*lost, *new, "Its order may differ."]

    def seen(name: str, stage: Stage) -> None:
        taken.add(name)
        if name in picture_set.picture_names:
            read_over(contexts[0], name)

    contexts: list[ScreenshotContext] = []
    try:
        with (
            patch.object(UiDriver, "save_screenshot", no_file),
            judged_once(),
            screenshot_context(picture_set, seen, prepare, with_judged_games=True) as context,
        ):
            contexts.append(context)
            take_screenshots(context, folder, picture_set.picture_names)
    finally:
        pygame.display.quit()
        set_display_settings(DisplaySettings())
    if missed := sorted(set(picture_set.picture_names) - taken):
        found[f"never shown in {language}"] = missed
    return found


def as_text(faults: Mapping[str, Sequence[str]]) -> str:
    """Return a line for each fault, with the screen and the window in which it is."""
    return "\n".join(f"{at}: {fault}" for at, each in faults.items() for fault in each)
