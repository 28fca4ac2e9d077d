"""Dimming layers over a map: around one area, or over the map as a whole."""

from collections.abc import Callable

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame import draw as pygame_draw

from game.scene.drawing import colours
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Box
from game.tabletop.map.area_nodes import MapPlacesGeometry
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_pictures import MapPicturePart

DARKENING_SHARE = 0.62
LINE_START_INSET_IN_SHEET = 6.0  # distance inside the sheet at which its line begins


class DimmingLayer(Node):
    """A dark layer that keeps the pointer from everything below while it is visible.

    It is hidden together with the sheet above it while the player looks through the sheet.
    """

    is_sheet = True

    def __init__(self) -> None:
        super().__init__(solid=True, visible=False, name="dimming-layer")
        self.sheet_box = Box(0, 0, 0, 0)  # in u of the window, like the corner of the map
        self.corner = (0.0, 0.0)
        self.on_wheel: Callable[[float], None] = lambda _: None

    def on_pointer_wheel(self, notches: float) -> bool:
        """Pass the wheel to the map below; return True because the wheel is used."""
        self.on_wheel(notches)
        return True

    def set_map_picture(self, map_picture: MapPicturePart) -> None:
        """Do nothing; a dimming layer that shows a part of the map undarkened stores the map's
        picture here."""


class AreaDimmingLayer(DimmingLayer):
    """Darkens everything below except one area."""

    def __init__(
        self, places_on_map: MapPlacesGeometry, draw_place: Callable[[Canvas, str], None]
    ) -> None:
        """Create the hidden dimming layer; `places_on_map` has the geometry of the areas,
        `draw_place` draws the pieces in an area."""
        super().__init__()
        self._places_on_map = places_on_map
        self._draw_area_pieces = draw_place
        self._map_picture: MapPicturePart | None = None
        self._cached_area_picture: tuple[tuple[str, Rect], Surface] | None = None
        self.showing = ""

    def set_map_picture(self, map_picture: MapPicturePart) -> None:
        """Store the picture of the map, or of its visible part."""
        self._map_picture = map_picture
        self._cached_area_picture = None

    def darken_except_area(self, area: str) -> None:
        """Show the dimming layer around an area; "" hides it."""
        self.showing = area
        self.visible = bool(area)

    def draw(self, canvas: Canvas) -> None:
        """Darken everything, then draw the area undarkened with its outline, its pieces and a
        dashed line to the sheet."""
        canvas.darken(Rect(canvas.place.to_px(0, 0), canvas.node_size_px(self)), DARKENING_SHARE)
        name = self.showing
        if not name or self._map_picture is None:
            return
        surface, corner = self._map_picture
        rect = self._places_on_map.place_highlights.rects[name].clip(
            surface.get_rect(topleft=corner)
        )
        window = canvas.place
        canvas.place = window.child_transform(*self.corner, 1.0, 1.0)
        left, top = canvas.place.to_px(0, 0)
        if rect:  # a part of the area is visible
            canvas.draw_picture_at_px(
                self._undarkened_area_picture(name, rect), left + rect.left, top + rect.top
            )
        x, y = self._places_on_map.origin(name)
        sheet = self.sheet_box.grown(-LINE_START_INSET_IN_SHEET)
        sheet = sheet._replace(x=sheet.x - self.corner[0], y=sheet.y - self.corner[1])
        near = max(sheet.x, min(x, sheet.right)), max(sheet.y, min(y, sheet.bottom))
        line = make_hashable_outline([(x, y), near])
        canvas.draw_picture(
            stroked_outline_picture(
                line, canvas.px_per_u, 3.0, colours.LAMP, (3.0, 8.0), is_closed=False
            )
        )
        canvas.draw_picture(
            self._places_on_map.place_highlights.highlight_sprite("selected", name).picture
        )
        self._draw_area_pieces(canvas, name)
        canvas.place = window

    def _undarkened_area_picture(self, name: str, rect: Rect) -> Surface:
        if self._cached_area_picture is None or self._cached_area_picture[0] != (name, rect):
            assert self._map_picture is not None
            x, y = self._map_picture.top_left_px
            piece = self._map_picture.surface.subsurface(rect.move(-x, -y)).convert_alpha()
            mask = Surface(rect.size, SRCALPHA)
            ring = self._places_on_map.place_highlights.polygons[name]
            corners = [(x - rect.left, y - rect.top) for x, y in ring]
            pygame_draw.polygon(mask, (255, 255, 255, 255), corners)
            piece.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
            self._cached_area_picture = ((name, rect), piece)
        return self._cached_area_picture[1]


class WindowDimmingLayer(Node):
    """A dark layer that always covers exactly the window, even when the map is zoomed."""

    def __init__(self, map_coordinates: MapCoordinates, opacity: float, z: float) -> None:
        super().__init__(z=z)
        self._map_coordinates = map_coordinates
        self._share = opacity

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return (): the drawing of the layer never changes."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Darken everything below."""
        canvas.darken(Rect((0, 0), self._map_coordinates.whole.picture_size_px), self._share)
