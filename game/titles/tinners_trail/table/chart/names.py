"""Names of the areas, written over the pieces."""

from __future__ import annotations

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.look.areas import AreaLook
from game.titles.tinners_trail.table.studio import Studio

OUT_OF_PLAY = styles.MAP_NAME.in_colour(theme.RUST)
COMPACT_NAME = 22.5


class Names(Node):
    """Every area's name under its pieces; those out of play are written in rust."""

    def __init__(self, studio: Studio, county: County) -> None:
        """Take the words and where the areas lie."""
        super().__init__()
        self._studio, self._county = studio, county
        self.looks: tuple[AreaLook, ...] = ()
        self.compact = False

    def draw(self, canvas: Canvas) -> None:
        """Write all names."""
        outer = canvas.place
        in_play = {look.name for look in self.looks}
        low = {look.name for look in self.looks if look.arsenic and look.owner >= 0}
        for name in self._county.shapes.areas:
            x, y = self._county.origin(name)
            style = styles.MAP_NAME if name in in_play else OUT_OF_PLAY
            if self.compact:
                style = style.sized(COMPACT_NAME)
            canvas.place = outer.inside((x, y, self._county.scale, 1.0))
            left, middle = spots.NAME_UNDER_ARSENIC if name in low else spots.NAME
            text = self._studio.area(name)
            canvas.words(text, style, (left - 90, middle - 18, 180, 36), "centre")
        canvas.place = outer
