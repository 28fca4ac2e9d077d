"""Scrims over a map: around one area, or over the map as a whole."""

from collections.abc import Callable

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame import draw as pygame_draw

from game.scene.drawing import colours
from game.scene.drawing.outlines import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import Box
from game.tabletop.map.areas import PlaceGeometry
from game.tabletop.map.map_pictures import MapGround
from game.tabletop.map.map_space import MapSpace

SHARE = 0.62
TIED = 6.0  # distance inside the sheet at which its line begins


class Scrim(Node):
    """A dark layer that hides everything below from the pointer while it is visible.

    It is hidden together with the sheet above it while the player looks through that.
    """

    sheet = True

    def __init__(self) -> None:
        super().__init__(solid=True, visible=False, name="veil")
        self.sheet_box = Box(0, 0, 0, 0)  # in u of the window, like the corner of the map
        self.corner = (0.0, 0.0)
        self.on_wheel: Callable[[float], None] = lambda _: None

    def on_pointer_wheel(self, steps: float) -> bool:
        """Pass the wheel to the map below."""
        self.on_wheel(steps)
        return True

    def set_ground(self, ground: MapGround) -> None:
        """Store the picture of the map, or of its visible part."""


class AreaScrim(Scrim):
    """Darkens everything below except one area."""

    def __init__(self, space: PlaceGeometry, draw_place: Callable[[Canvas, str], None]) -> None:
        """Start hidden; `draw_place` draws the contents of an area."""
        super().__init__()
        self._space = space
        self._draw_place = draw_place
        self._ground: MapGround | None = None
        self._cut: tuple[tuple[str, Rect], Surface] | None = None
        self.showing = ""

    def set_ground(self, ground: MapGround) -> None:
        """Store the picture of the map, or of its visible part."""
        self._ground = ground
        self._cut = None

    def show_around(self, area: str) -> None:
        """Show the scrim around an area; "" hides it."""
        self.showing = area
        self.visible = bool(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the dark layer, then the area with its pieces and its outline."""
        canvas.darken(Rect(canvas.place.to_px(0, 0), canvas.size(self)), SHARE)
        name = self.showing
        if not name or self._ground is None:
            return
        surface, corner = self._ground
        rect = self._space.place_highlights.rects[name].clip(surface.get_rect(topleft=corner))
        window = canvas.place
        canvas.place = window.child_transform((*self.corner, 1.0, 1.0))
        left, top = canvas.place.to_px(0, 0)
        if rect:  # a part of the area is visible
            canvas.draw_picture_at_px(
                self._undarkened_area(name, rect), left + rect.left, top + rect.top
            )
        x, y = self._space.origin(name)
        sheet = self.sheet_box.grown(-TIED)
        sheet = sheet._replace(x=sheet.x - self.corner[0], y=sheet.y - self.corner[1])
        near = max(sheet.x, min(x, sheet.right)), max(sheet.y, min(y, sheet.bottom))
        line = as_outline([(x, y), near])
        canvas.draw_picture(stroked(line, canvas.k, 3.0, colours.LAMP, (3.0, 8.0), closed=False))
        canvas.draw_picture(self._space.place_highlights.highlight_of("selected", name).picture)
        self._draw_place(canvas, name)
        canvas.place = window

    def _undarkened_area(self, name: str, rect: Rect) -> Surface:
        if self._cut is None or self._cut[0] != (name, rect):
            assert self._ground is not None
            x, y = self._ground.corner
            piece = self._ground.surface.subsurface(rect.move(-x, -y)).convert_alpha()
            mask = Surface(rect.size, SRCALPHA)
            ring = self._space.place_highlights.polygons[name]
            corners = [(x - rect.left, y - rect.top) for x, y in ring]
            pygame_draw.polygon(mask, (255, 255, 255, 255), corners)
            piece.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
            self._cut = ((name, rect), piece)
        return self._cut[1]


class MapScrim(Node):
    """A scrim of the window's size, at any size of the map."""

    def __init__(self, space: MapSpace, share: float, z: float) -> None:
        super().__init__(z=z)
        self._space = space
        self._share = share

    def drawn_state(self) -> tuple[object, ...]:
        """Return nothing: it always looks the same."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Darken everything below."""
        canvas.darken(Rect((0, 0), self._space.whole.size), self._share)
