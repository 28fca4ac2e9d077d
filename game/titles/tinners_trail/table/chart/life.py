"""Life on the map: smoke over working mines, ships that ride at anchor, gulls over the sea."""

from __future__ import annotations

from math import cos, pi, sin

from game.scene.canvas import Canvas
from game.scene.stirring import Stirring
from game.tabletop.art.smoke import SMOKE_FRAMES
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.gull import GULL_FRAMES
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.look.areas import AnyArea
from game.titles.tinners_trail.table.studio import Studio

SMOKE_PER_SECOND = 5.0
SMOKE_APART = 3
"""Frames between the smoke of one mine and of the next: no two chimneys puff together."""
BOB, BOB_SECONDS = 2.0, 4.0
GULLS = ((690.0, 190.0, 150.0, 44.0, 31.0), (330.0, 690.0, 120.0, 30.0, 26.0))
"""Each flies round a middle (map units) with two radii, in so many seconds."""
BEATS_PER_SECOND = 4.0
GLIDE_SHARE = 0.55


class Smoke(Stirring):
    """Over each mine that still has ore; `seconds` moves it on."""

    def __init__(self, studio: Studio, county: County) -> None:
        """Take what the pieces of the map are drawn with."""
        super().__init__()
        self._studio, self._county = studio, county
        self.mines: tuple[str, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Put the present frame over every chimney."""
        scale = self._county.scale
        art = self._studio.art(canvas.k * scale)
        beat = int(self.seconds * SMOKE_PER_SECOND)
        x, y = spots.CHIMNEY
        for number, name in enumerate(self.mines):
            left, top = self._county.origin(name)
            frame = (beat + SMOKE_APART * number) % SMOKE_FRAMES
            put(canvas, art.smoke(frame), left + x * scale, top + y * scale)


class Harbour(Stirring):
    """The ships of all ports; `seconds` lets them rise and sink."""

    def __init__(self, studio: Studio, county: County) -> None:
        """Take what the pieces of the map are drawn with."""
        super().__init__()
        self._studio, self._county = studio, county
        self.ports: tuple[str, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Put every ship."""
        scale = self._county.scale
        art = self._studio.art(canvas.k * scale)
        for number, name in enumerate(self.ports):
            x, y = self._county.port(name)
            swell = sin(2 * pi * self.seconds / BOB_SECONDS + number * 1.7)
            put(canvas, art.ship(), x, y + BOB / 2 * scale * swell)


class Gulls(Stirring):
    """They circle over the sea, beat their wings for a while, then glide."""

    def __init__(self, studio: Studio, county: County) -> None:
        """Take what the pieces of the map are drawn with."""
        super().__init__()
        self._studio, self._county = studio, county

    def draw(self, canvas: Canvas) -> None:
        """Put each where it is by now."""
        art = self._studio.art(canvas.k * self._county.scale)
        for number, (x, y, wide, high, round_trip) in enumerate(GULLS):
            turn = 2 * pi * self.seconds / round_trip + 2.1 * number
            point = (x + wide * cos(turn), y + high * sin(2 * turn + number))
            put(canvas, art.gull(_beat(self.seconds + 3.3 * number)), *self._county.at(point))


def working_mines(looks: tuple[AnyArea, ...]) -> tuple[str, ...]:
    """Return the areas whose engine has ore to raise."""
    return tuple(look.name for look in looks if look.owner >= 0 and look.tin + look.copper)


def _beat(seconds: float) -> int:
    if seconds % 7.0 > 7.0 * (1 - GLIDE_SHARE):
        return 1
    return int(seconds * BEATS_PER_SECOND) % GULL_FRAMES
