"""Node: a box with children, a role and a spoken label; and the canvas that draws its tree."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, Self, Unpack

from pygame import Rect

from game.scene.drawing import accents, colours
from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.edge_fade import EdgeFade
from game.scene.drawing.outlines import stroked_outline_picture
from game.scene.drawing.picture import Drawable, Picture, RepeatedTilePicture, Transform
from game.scene.drawing.surface_parts import cached_subsurface, faded_surface
from game.scene.input.focused_keys import FocusedKeys
from game.scene.input.hit_shapes import Circle, LeftTopWidthHeight, Polygon, Shape
from game.scene.input.keys import KeyStroke
from game.scene.nodes.cached_drawing import CachedDrawing, DrawnItem
from game.scene.nodes.layout_item import ItemValues, LayoutItem
from game.scene.nodes.tooltip import TooltipSource
from game.scene.skins.mark_painting import paint_focus_ring, paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.text.lettering import TextStyle
from game.scene.window.screen_kit import Kit

PANE_RING_GAP = 8.0
"""The distance in u between the focus ring and the edges of a clipping node."""
FOCUS_RING_RADIUS = 10.0
FOCUS_RING_WIDTHS_AND_COLOURS = ((7.0, accents.BLACK), (3.0, colours.FOCUS))
MIN_OPACITY_DRAWN_AS_OPAQUE = 0.995
DARKENING_BAND_HEIGHT_PX = 64  # px


class NodeValues(ItemValues, total=False):
    """The values with which every node can be made, which are also its attributes (README.md)."""

    x: float
    y: float
    width: float
    height: float
    anchor: Point
    scale: float
    alpha: float
    visible: bool
    enabled: bool
    z: float
    role: str
    label: str
    name: str
    tooltip: TooltipSource
    focusable: bool
    solid: bool
    tooltips_avoid: bool
    ignores_hasty_input: bool
    hit: Shape | None
    keys: tuple[str, ...]
    on_click: Callable[[], None] | None
    on_hover: Callable[[bool], None] | None


class Node(LayoutItem):
    """An element of the screen; positions are in u relative to the parent's origin.

    A node owns its children and does not know its parent. Subclasses may have other default
    values. The stage sets `hovered`, `pressed`, `focused` and `hover_share` (0 to 1, the
    progress of the hover animation).
    """

    x = y = z = 0.0
    scale = alpha = 1.0
    enabled = True
    focusable = solid = tooltips_avoid = ignores_hasty_input = False
    role = label = name = skin = ""
    tooltip: TooltipSource = None
    hit: Shape | None = None
    keys: tuple[str, ...] = ()
    own_keys: Collection[str] = ()  # names of the keys that `on_key` uses
    on_click: Callable[[], None] | None = None
    on_hover: Callable[[bool], None] | None = None
    clips_children = False  # True: children are clipped to this node's box
    fade_heights: tuple[float, float] = (0.0, 0.0)  # u above and below where a child fades
    is_sheet = False  # True: it covers others, and is hidden while the player looks through it
    nodes_not_to_cover: "Sequence[Node]" = ()  # of a sheet: nodes that it must not cover
    tooltips_of_parts_stay_outside = False  # True: they do not cover it, if they have room
    must_be_in_sight = False  # True: while it is scrolled out of sight its key only scrolls to it
    moves_into_sight_on_focus = False  # True: with the focus it moves out from below what covers it
    traps_arrow_keys = False  # True: arrow keys do not leave it
    is_endlessly_animated = False  # True: its own drawing is redrawn separately, for ever

    def __init__(self, **node_values: Unpack[NodeValues]) -> None:
        if node_values.get("on_click") is not None:
            self.focusable = True
        self.__dict__.update(node_values)
        self.children: list[Node] = []
        self.hovered = self.pressed = self.focused = False
        self.hover_share = 0.0
        self.cached_drawing: CachedDrawing | None = None  # the canvas's cache for this node

    def add(self, *nodes: "Node") -> Self:
        """Add nodes on top of the children that it has; return self, so that trees can be one
        expression."""
        self.children.extend(nodes)
        return self

    def remove(self, node: "Node | None") -> None:
        """Remove a node if it is a child of this one."""
        if node is not None and node in self.children:
            self.children.remove(node)

    def clear(self) -> None:
        """Remove all children."""
        self.children.clear()

    def children_back_to_front(self) -> Sequence["Node"]:
        """Return the children from back to front: by z, then in the order they were added."""
        for child in self.children:
            if child.z:
                return sorted(self.children, key=lambda node: node.z)
        return self.children

    def children_to_draw(self) -> Sequence["Node"]:
        """Return the children that the canvas has to draw, back to front: all here; a subclass may
        leave out those that are out of sight."""
        return self.children_back_to_front()

    def walk(self) -> Iterator["Node"]:
        """Yield this node and all its descendants in drawing order, hidden ones too."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children_back_to_front())

    def find(self, name: str) -> "Node | None":
        """Return the first node of this tree with that name, None when there is none."""
        if self.name == name:
            return self
        for child in self.children_back_to_front():
            if (found := child.find(name)) is not None:
                return found
        return None

    def path_to(self, target_node: "Node") -> "tuple[Node, ...]":
        """Return the nodes from this one down to the wanted one; () when it is not in this tree."""
        if self is target_node:
            return (self,)
        paths = (child.path_to(target_node) for child in self.children)
        return next(((self, *path) for path in paths if path), ())

    def box(self) -> LeftTopWidthHeight:
        """Return the node's left, top, width and height in u, relative to its origin."""
        return -self.anchor[0] * self.width, -self.anchor[1] * self.height, self.width, self.height

    def bounding_box(self) -> LeftTopWidthHeight:
        """Return the box around the node's hit shape; without a hit shape, the box of the node.
        Focus, tooltips and tests use it."""
        own = None if self.hit is None else self.hit.bounding_box()
        return self.box() if own is None else own

    def contains(self, point: Point) -> bool:
        """Return whether a point (u, relative to the origin) is on the node."""
        if self.hit is not None:
            return self.hit.contains(point)
        left, top, width, height = self.box()
        return left <= point[0] < left + width and top <= point[1] < top + height

    def inner_point(self) -> Point:
        """Return a point that is on the node (u, relative to the origin)."""
        if self.hit is not None:
            return self.hit.inner_point()
        left, top, width, height = self.box()
        return left + width / 2, top + height / 2

    @property
    def pressable(self) -> bool:
        """Whether the node reacts to clicks or can get the focus; True even while it is
        disabled, since it then shows why."""
        return self.focusable or self.on_click is not None

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter, while this node has the focus, presses the main button instead of this
        node; False by default."""
        return False

    def draw(self, canvas: "Canvas") -> None:
        """Draw this node itself, nothing by default; children are drawn after it."""

    def shown_key_caps(self) -> tuple[str, ...]:
        """Return the keys and commands on the key caps drawn on it; () by default."""
        return ()

    def drawing_cache_key(self) -> tuple[object, ...] | None:
        """Return all values on which the drawing depends, apart from position, size and display
        settings; while they stay equal, the cached drawing is used. None, the default, when the
        drawing must not be cached: then `draw` is called for every frame."""
        return None

    def remember_drawing(self, drawing: CachedDrawing) -> None:
        """Store a new cached drawing of the node for `recall_drawing`; do nothing by default."""

    def recall_drawing(self, cache_key: tuple[object, ...]) -> CachedDrawing | None:
        """Return an earlier drawing with this key, after repeating the side effects of drawing the
        node; None, the default, when the node has to be drawn."""
        return None

    def forget_drawings(self) -> None:
        """Drop all cached drawings of the node."""
        self.cached_drawing = None

    def draw_ring(self, canvas: "Canvas") -> None:
        """Draw the focus ring; it is drawn above the children."""
        left, top, width, height = self.bounding_box()
        air = PANE_RING_GAP if self.clips_children else 0.0
        canvas.draw_focus_ring((left - air, top - air, width + 2 * air, height + 2 * air), self.hit)

    def activate(self) -> None:
        """Do what the node does on a click, Enter, Space or its shortcut key; it is called only
        while the node is enabled."""
        if self.on_click is not None:
            self.on_click()

    def on_pointer_press(self, point: Point) -> None:
        """React to a press of the pointer (u, relative to the origin); by default do nothing."""

    def on_pointer_drag(self, point: Point) -> None:
        """React to a movement of the pointer while it is pressed (u, relative to the origin); by
        default do nothing."""

    def on_pointer_release(self, point: Point) -> None:
        """React to the release of the pointer that was pressed here (u, relative to the origin);
        by default do nothing."""

    def on_pointer_hover(self, point: Point) -> bool:
        """React to a movement of the pointer over the node; return True when the node looks
        different now, by default False."""
        return False

    @property
    def is_scrollable(self) -> bool:
        """Whether the content is larger than the node's box, so that the wheel scrolls this node;
        False by default."""
        return False

    @property
    def accepts_smooth_wheel(self) -> bool:
        """Whether the wheel may turn by parts of a step, as on a touch pad; False by default."""
        return False

    def on_pointer_wheel(self, notches: float) -> bool:
        """React to the wheel above this node (positive is up); return True when the node used it,
        by default False."""
        return False

    def on_key(self, stroke: KeyStroke) -> bool:
        """React to a key while this node has the focus; return True when it was used, by default
        False."""
        return False

    def on_descendant_key(self, stroke: KeyStroke, focused_node: "Node") -> "Node | None":
        """React to a key that the focused descendant did not use, and return the node that is to
        get the focus; None, the default, when the key has no meaning for this node."""
        return None

    def on_text_input(self, typed_text: str) -> bool:
        """React to typed text while this node has the focus; return whether it was used."""
        return False

    def pop_exceeded_character_limit(self) -> int:
        """Return the limit of characters that cut off the last input, once; 0 when nothing was
        cut off, and for nodes without text."""
        return 0


class DrawnItemRange(NamedTuple):
    """The items that an animated node drew itself: those of the canvas from index `first_item` up
    to but not including `end_item`, with the node's transform and clipping."""

    node: Node
    transform: Transform
    clip: Rect | None
    first_item: int
    end_item: int


class Canvas:
    """Collects the surfaces that nodes draw, with their positions in px, as `items`.

    During `Node.draw`, every position is in u from that node's origin. With a `redraw_counter`,
    nodes with a `drawing_cache_key` are redrawn only if it, their position or the counter changed.
    """

    def __init__(
        self,
        kit: Kit,
        *,
        shows_focus_ring: bool = False,
        redraw_counter: int | None = None,
        hides_sheets: bool = False,
    ) -> None:
        self.kit = kit
        self._hides_sheets = hides_sheets  # whether sheets are hidden
        self.items: list[DrawnItem] = []
        self.animated_spans: list[DrawnItemRange] = []
        self.place = Transform(0.0, 0.0, 1.0)
        self._shows_focus_ring = shows_focus_ring  # whether the focus ring is shown
        self._clip: Rect | None = None
        self._redraw_counter = redraw_counter
        self.focused_keys = FocusedKeys()

    @property
    def px_per_u(self) -> float:
        """Pixels per u at the node being drawn."""
        return self.place.px_per_u

    def paint(self, node: Node, parent_transform: Transform) -> None:
        """Draw a node, if it is visible, its descendants, and the focus ring last. Children are
        clipped to a clipping node."""
        if not node.visible or node.alpha <= 0 or (self._hides_sheets and node.is_sheet):
            return
        here = parent_transform.child_transform(node.x, node.y, node.scale, node.alpha)
        self.place = here
        first = len(self.items)
        cause = None if self._redraw_counter is None else node.drawing_cache_key()
        if cause is None:
            node.draw(self)
        else:
            self._draw_cached(node, cause)
        outer = self._clip
        if node.is_endlessly_animated:
            self.animated_spans.append(DrawnItemRange(node, here, outer, first, len(self.items)))
        if node.clips_children:
            box = here.to_px_rect(*node.box())
            self._clip = box if outer is None else box.clip(outer)
        inside = len(self.items)
        for child in node.children_to_draw():
            self.paint(child, here)
        if node.clips_children and any(node.fade_heights):
            self.fade_items_at_pane_edges(node, here, inside)
        self._clip = outer
        if node.focused and self._shows_focus_ring:
            self.place = here
            node.draw_ring(self)

    @contextmanager
    def clipped_to(self, area: Rect) -> Iterator[None]:
        """Within the context, draw nothing outside the area, which is in px."""
        outer = self._clip
        self._clip = area if outer is None else area.clip(outer)
        try:
            yield
        finally:
            self._clip = outer

    def paint_subtree(self, node: Node) -> None:
        """Draw another tree as a part of the node that is being drawn, at that node's origin.

        Nothing in it is cached by itself, since what is drawn here becomes a part of the cached
        drawing of that node.
        """
        place = self.place
        counter = self._redraw_counter
        self._redraw_counter = None
        self.paint(node, place)
        self._redraw_counter = counter
        self.place = place

    def fade_items_at_pane_edges(self, node: Node, place: Transform, first_item: int) -> None:
        """Replace those items from index `first_item` on that lie at the edges of a scroll pane by
        faded copies; `place` is the pane's transform."""
        above, below = (round(strip * place.px_per_u) for strip in node.fade_heights)
        fade = EdgeFade(place.to_px_rect(*node.box()), above, below)
        self.items[first_item:] = [(fade.faded(*item), item[1]) for item in self.items[first_item:]]

    def redraw_span_and_return_items(self, span: DrawnItemRange) -> list[DrawnItem]:
        """Redraw an animated node at its position in the last drawing and return the new items;
        `items` is not changed."""
        kept, self.items = self.items, []
        self.place = span.transform
        self._clip = span.clip
        span.node.draw(self)
        self._clip = None
        drawn, self.items = self.items, kept
        return drawn

    def rect_px(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return the rectangle of whole pixels for a box in u."""
        return self.place.to_px_rect(x, y, width, height)

    def node_size_px(self, node: Node) -> PxSize:
        """Return the size of the node's box in px."""
        return self.place.to_px_rect(*node.box()).size

    def is_in_pane(self, node: Node, margin: float) -> bool:
        """Return whether any part of the node's box, enlarged by `margin` u, is visible in the pane
        that clips it; True when nothing clips it."""
        left, top, width, height = node.box()
        wide = self.rect_px(left - margin, top - margin, width + 2 * margin, height + 2 * margin)
        return self._clip is None or wide.colliderect(self._clip)

    def draw_picture(
        self, picture: Drawable, x: float = 0.0, y: float = 0.0, alpha: float = 1.0
    ) -> None:
        """Draw a picture with its box's corner at (x, y)."""
        left, top = self.place.to_px(x, y)
        self.draw_picture_at_px(picture, left, top, alpha)

    def draw_picture_at_px(
        self, picture: Drawable, left: int, top: int, alpha: float = 1.0
    ) -> None:
        """Draw a picture with its box's corner at a pixel."""
        if isinstance(picture, RepeatedTilePicture):
            for part, right in picture.parts_and_x_offsets:
                self.draw_picture_at_px(part, left + picture.left + right, top + picture.top, alpha)
            return
        if isinstance(picture, Picture):
            surface, left, top = picture.surface, left + picture.left, top + picture.top
        else:
            surface = picture
        opacity = alpha * self.place.alpha
        if opacity < MIN_OPACITY_DRAWN_AS_OPAQUE:
            surface = faded_surface(surface, opacity)
        if self._clip is None:
            self.items.append((surface, (left, top)))
        else:
            whole = Rect((left, top), surface.get_size())
            seen = whole.clip(self._clip)
            if seen.size == whole.size:
                self.items.append((surface, (left, top)))
            elif seen.width and seen.height:
                part = cached_subsurface(surface, seen.move(-left, -top))
                self.items.append((part, seen.topleft))

    def draw_text(
        self,
        text: str,
        style: TextStyle,
        box: LeftTopWidthHeight,
        align: str = "left",
    ) -> None:
        """Draw a line of text in a box (u), vertically centred; it is shrunk, then shortened, to
        fit. `align` is "left", "centre" or "right"."""
        area = self.rect_px(*box)
        line = self.kit.lettering.render_fitted(text, style, self.px_per_u, area.width)
        spare = area.width - line.get_width()
        left = area.left + {"left": 0, "centre": spare // 2, "right": spare}[align]
        sink = self.kit.lettering.centring_shift_px(style, self.px_per_u)
        self.draw_picture_at_px(
            line, left, area.top + (area.height - line.get_height()) // 2 + sink
        )

    def darken(self, box: Rect, opacity: float) -> None:
        """Darken a rectangle of pixels by `opacity`, 0 to 1.

        It is done in bands that share one small picture; a picture of the whole rectangle would
        need as much memory as a window for every share.
        """
        for y in range(box.top, box.bottom, DARKENING_BAND_HEIGHT_PX):
            size = box.width, min(DARKENING_BAND_HEIGHT_PX, box.bottom - y)
            self.draw_picture_at_px(paint_whole_box(size, colours.NIGHT, opacity), box.left, y)

    def draw_focus_ring(self, focus_box: LeftTopWidthHeight, shape: Shape | None) -> None:
        """Draw the focus ring around the box `focus_box` (u), or around the disc or polygon `shape`
        if the node has one."""
        if isinstance(shape, Polygon):
            for width, colour in FOCUS_RING_WIDTHS_AND_COLOURS:
                ring = stroked_outline_picture(shape.points, self.px_per_u, width, colour)
                self.draw_picture(ring)
            return
        rect = self.place.to_px_rect(*focus_box)
        if rect.width and rect.height:
            radius = shape.radius if isinstance(shape, Circle) else FOCUS_RING_RADIUS
            ring = paint_focus_ring(rect.size, self.px_per_u, radius)
            self.draw_picture_at_px(ring, rect.left, rect.top)

    def _draw_cached(self, node: Node, cache_key: tuple[object, ...]) -> None:
        """Add the cached drawing of a node to the items; if the `cache_key`, its position, size
        or settings have changed, recall its drawing with that key, or draw and cache it."""
        cache_key = (
            self.place,
            self._clip,
            self._redraw_counter,
            current_display_settings(),
            node.width,
            node.height,
            [self.focused_keys.is_key_cap_active(node, cap) for cap in node.shown_key_caps()],
            cache_key,
        )
        drawing = node.cached_drawing
        if drawing is None or drawing.cache_key != cache_key:
            drawing = node.recall_drawing(cache_key)
        if drawing is None:
            first = len(self.items)
            node.draw(self)
            drawing = CachedDrawing(cache_key, self.items[first:])
            node.remember_drawing(drawing)
        else:
            self.items += drawing.items
        node.cached_drawing = drawing
