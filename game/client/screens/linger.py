"""The bar after a secret look: what was seen stays until its owner says so."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.furniture import icon_painter
from game.scene.box_place import box
from game.scene.stage import Stage
from game.scene.widgets import Button

WIDTH, HEIGHT = 460.0, 64.0


class Linger:
    """A button low in the middle of the window that hides everything; `over` hears of it."""

    def __init__(self, desk: Desk, stage: Stage, over: Callable[[], None]) -> None:
        self._desk, self._stage, self._over = desk, stage, over
        self._bar: Button | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is being looked at."""
        return self._bar is not None

    def begin(self) -> None:
        """Put the button over the table."""
        units = self._stage.units
        self._bar = Button(
            self._desk.say("privacy.hide"),
            skin="primary",
            cap="@confirm",
            keys=("return", "space"),
            name="linger",
            layout="centred",
            icon=icon_painter(self._desk, "eye", 30, "ink"),
            on_click=self._end,
            **box(units.width / 2, units.height * 0.72, WIDTH, HEIGHT),
            anchor=(0.5, 0.5),
            scale=min(units.hud, units.width / (WIDTH + 40)),
            z=100,
        )
        self._stage.root.add(self._bar)

    def table_changed(self) -> None:
        """Lie over another table."""
        if self.is_open:
            self.begin()

    def _end(self) -> None:
        bar, self._bar = self._bar, None
        if bar is not None:
            self._stage.root.remove(bar)
        self._over()
