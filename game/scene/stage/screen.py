"""Screen: one full window of the program, such as a title page or a table."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

from game.scene.stage.placing import Units
from game.scene.stage.stage import Stage
from game.scene.window.waiting import Kit

if TYPE_CHECKING:
    from game.scene.window.window import Window


class Screen:
    """A stage and what the window calls. Subclasses build their tree in `arrange` and override
    what they need.

    `window` is set before `enter` and valid until after `leave`.
    """

    window: "Window"
    of_the_house = False  # whether it is about no title, and has accents of none
    music: tuple[str, ...] = ()  # pieces that belong to the screen; empty: what plays goes on

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.stage = Stage(kit)

    def enter(self) -> None:
        """The screen is on top now: for the first time, or again after the one above it left."""

    def leave(self) -> None:
        """The screen is no longer on top."""

    def arrange(self, units: Units) -> None:
        """Build or place the nodes for a window of this size; called after `enter` and at every
        change of size.
        """

    def handle(self, event: Event) -> bool:
        """See an event before the stage does; True keeps it from the stage."""
        return False

    def update(self, seconds: float) -> None:
        """One step of 1/60 s has passed while something moved."""

    @property
    def moving(self) -> bool:
        """Whether time must go on; the stage's animations count by themselves."""
        return self.stage.moving

    @property
    def stirring(self) -> bool:
        """Whether something lively waits for its next look while nothing else moves."""
        return self.stage.stirring

    def draw(self, target: Surface) -> list[Rect]:
        """Bring the window's surface up to date; returns what changed."""
        return self.stage.draw(target)
