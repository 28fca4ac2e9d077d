"""The ornament at the end of a text that leaves room on its page."""

from game.client.app import App
from game.client.widgets.frames import make_icon_sprite
from game.scene.drawing import colours
from game.scene.drawing.outlines import filled_outline_picture, make_hashable_outline
from game.scene.layout import ContainerHiddenIfTooLow, Row
from game.scene.nodes.node import Canvas

MIN_FREE_HEIGHT = 150.0  # u of free height below which a page needs no ornament
MAX_ICON_SIZE = 110.0
LINE_LENGTH = 150.0
LINE_GAP = 26.0
ICON_OPACITY = 0.2
"""The opacity of the whole icon, including its dark parts."""


class Ornament(Row):
    """A row with a faint icon in the middle, between two tapering lines."""

    def __init__(self, app: App, picture: str) -> None:
        mark = make_icon_sprite(
            app.box.pictures_outside_table, picture, MAX_ICON_SIZE, "ink", alpha=ICON_OPACITY
        )
        super().__init__(mark, justify="centre", align="centre", min_height=MIN_FREE_HEIGHT)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a constant, since the lines depend on nothing but the size."""
        return (MAX_ICON_SIZE,)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tapering lines on both sides of the icon."""
        middle = self.width / 2
        reach = MAX_ICON_SIZE / 2 + LINE_GAP
        for way in (-1.0, 1.0):
            line = make_hashable_outline(((0, -1.2), (way * LINE_LENGTH, 0), (0, 1.2)))
            canvas.draw_picture(
                filled_outline_picture(line, canvas.px_per_u, colours.RULE),
                middle + way * reach,
                self.height / 2,
            )


def make_tailpiece_ornament(app: App, picture: str) -> ContainerHiddenIfTooLow:
    """Return an ornament for the free space at the end of a page; it is left out if there is too
    little."""
    return ContainerHiddenIfTooLow(Ornament(app, picture))
