"""What the scene's tests share: a screen made of given nodes, and a shot of what it looks like."""

from collections.abc import Callable

import pygame

from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Screen, Window
from tests.helpers.present import present

Show = Callable[..., UiDriver]


class Table(Screen):
    """A screen that shows the nodes it was given."""

    def __init__(self, kit: Kit, nodes: tuple[Node, ...]) -> None:
        super().__init__(kit)
        self.stage.root.add(*nodes)


class DailyGameDiary(Screen):
    """Notes what the window calls."""

    def __init__(self, kit: Kit, name: str, notes: list[str]) -> None:
        super().__init__(kit)
        self.name = name
        self.notes = notes

    def on_enter(self) -> None:
        """Note it."""
        self.notes.append(f"{self.name} enters")

    def on_leave(self) -> None:
        """Note it."""
        self.notes.append(f"{self.name} leaves")

    def arrange(self, units: WindowUnits) -> None:
        """Note the size."""
        self.notes.append(f"{self.name} {units.width_px}x{units.height_px}")


def wait(window: Window, seconds: float) -> None:
    """Let turns follow each other until so much time has passed."""
    end = window.clock.now() + seconds
    while window.clock.now() < end:
        window.run_one_iteration()


def picture() -> bytes:
    """The pixels of the window."""
    surface = present(pygame.display.get_surface())
    return pygame.image.tobytes(surface, "RGB")


def pixel(x: int, y: int) -> tuple[int, int, int]:
    """The colour of one pixel of the window."""
    surface = present(pygame.display.get_surface())
    red, green, blue, _ = surface.get_at((x, y))
    return red, green, blue
