"""Panels that say what they hold: containers, laid out in the panel and drawn as its picture."""

from abc import abstractmethod
from collections.abc import Callable
from types import MappingProxyType
from typing import ClassVar, Generic, Unpack

from game.scene.drawing.picture import Drawable
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.layout import Container, LayoutMeasurer, Overlay, lay_out, lay_out_and_draw
from game.scene.nodes.cached_drawing import CachedDrawing
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import button_vertical_shift
from game.scene.skins.mark_painting import paint_pill
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.widgets import Button, Label, PaintedNode, PillLabel
from game.scene.widgets.button import KEY_CAP_HEIGHT
from game.tabletop.art.cells import Art, paint_cell
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.small_art import BodyAndAccentColours
from game.tabletop.panel.look_widget import HighlightWidget, Look, LookWidget
from game.tabletop.panel.remembered_layouts import (
    PartBoxes,
    RememberedLayout,
    RememberedLayouts,
    boxes_of_visible_parts,
)
from game.tabletop.table_context import TableContext, draw_sprite


class CentredArtNode(Node, Generic[Art]):
    """A node that draws a piece of art in the middle of its box; `paint_sprite` returns the piece
    from the art of the table."""

    def __init__(
        self,
        context: TableContext[Art],
        paint_sprite: Callable[[Art], PieceSprite],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._context = context
        self._paint_sprite = paint_sprite

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece with its anchor in the middle of the box."""
        draw_sprite(
            canvas,
            self._paint_sprite(self._context.art_at_scale(canvas.px_per_u)),
            self.width / 2,
            self.height / 2,
        )


class CornerArtNode(CentredArtNode[Art]):
    """A node that draws a piece of art with its anchor in the corner of the box."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece with its anchor in the upper left corner of the box."""
        draw_sprite(canvas, self._paint_sprite(self._context.art_at_scale(canvas.px_per_u)), 0, 0)


class CentredDrawingNode(Node):
    """A node that calls `draw_at` with the canvas and the middle of its box to draw itself."""

    def __init__(
        self, draw_at: Callable[[Canvas, Point], None], **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(**node_values)
        self._draw_at = draw_at

    def draw(self, canvas: Canvas) -> None:
        """Call `draw_at` with the middle of the box."""
        self._draw_at(canvas, (self.width / 2, self.height / 2))


class PartBoxNode(Node):
    """A node that lays out named parts itself and can return their boxes."""

    _part_boxes: PartBoxes = MappingProxyType({})

    def part_box(self, name: str) -> LeftTopWidthHeight | None:
        """Return the box of a part relative to the node (left, top, width, height); None when it
        is not shown or not laid out yet."""
        return self._part_boxes.get(name)

    def middle_of_part(self, name: str) -> Point:
        """Return the middle of a part, or of the whole node when the part has no box."""
        left, top, width, height = self.part_box(name) or self.box()
        return left + width / 2, top + height / 2


class ContentButton(PartBoxNode, Button):
    """A button with containers on its plate; `build_content` returns them for its current state."""

    _cached_content: tuple[tuple[object, ...], Container] | None = None

    @abstractmethod
    def build_content(self) -> Container:
        """Return the containers on the button for its current state."""

    def content_cache_key(self) -> tuple[object, ...]:
        """Return everything that `build_content` depends on apart from the state; () by default."""
        return ()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the button's cache key with `content_cache_key` added."""
        return *super().drawing_cache_key(), self.content_cache_key()

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which nothing on the button is wrapped."""
        return measurer.wanted_width(self._build_or_reuse_content())

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u below which something on the button would be cut."""
        return measurer.min_width_of(self._build_or_reuse_content())

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u that the content needs at a width."""
        return measurer.wanted_height(self._build_or_reuse_content(), width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, and the containers on it."""
        self.draw_plate(canvas)
        content = self._build_or_reuse_content()
        content.y = button_vertical_shift(self.state)
        lay_out_and_draw(canvas, content, self.width, self.height)
        self._part_boxes = boxes_of_visible_parts(content)

    def make_key_cap_node(self) -> Node:
        """Return a node for the content that draws the button's key cap."""
        return _KeyCap(self)

    def key_cap_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u of the button's key cap."""
        return self._wanted_key_cap_width(measurer)

    def draw_key_cap(self, canvas: Canvas) -> None:
        """Draw the button's key cap in the corner of the node that is being drawn."""
        self._draw_key_cap(canvas, 0.0, 0.0)

    def _build_or_reuse_content(self) -> Container:
        wanted = self.state, self.enabled, self.chosen, self.content_cache_key()
        if self._cached_content is None or self._cached_content[0] != wanted:
            self._cached_content = wanted, self.build_content()
        return self._cached_content[1]


class _KeyCap(Node):
    height = KEY_CAP_HEIGHT

    def __init__(self, button: ContentButton) -> None:
        super().__init__()
        self._button = button

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        return self._button.key_cap_width(measurer)

    def draw(self, canvas: Canvas) -> None:
        self._button.draw_key_cap(canvas)


class LabelHiddenUnlessItFits(Label):
    """A label that is not drawn where its whole text has no room."""

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return 0, because the label may be left out."""
        return 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the text if all of it fits."""
        room = canvas.node_size_px(self)[0]
        if canvas.kit.lettering.fits(self.text_shown, self.style, canvas.px_per_u, room):
            super().draw(canvas)


def make_icon_node(
    context: TableContext[Art], name: str, size: float, tone: str | BodyAndAccentColours = "cream"
) -> CentredArtNode[Art]:
    """Return a node that draws an icon `size` u wide."""
    return CentredArtNode(context, lambda art: art.icon(name, size, tone=tone), width=size)


def make_disc_node(context: TableContext[Art], seat: int, radius: float) -> CentredArtNode[Art]:
    """Return a node that draws a seat's disc of that radius, with a pale outline for slate."""
    colour = context.art_colour_name(seat)
    return CentredArtNode(
        context, lambda art: art.disc(colour, radius, on_slate=True), width=2 * radius
    )


def make_pill_label(text: str, tone: str) -> PillLabel:
    """Return a pill-shaped label with a text; `tone` is a tone of `PillLabel`."""
    made = PillLabel(text)
    made.tone = tone
    return made


def make_content_on_background(
    paint_background: Callable[[PxSize, float], Drawable | None],
    content: Node,
    **node_values: Unpack[NodeValues],
) -> Overlay:
    """Return a stack of a content over a background of its size, which `paint_background` draws."""
    return Overlay(PaintedNode(paint_background), content, **node_values)


def make_content_on_pill(tone: str, content: Node, **node_values: Unpack[NodeValues]) -> Overlay:
    """Return a content over a pill-shaped background; see `PillLabel` for the tones."""
    return make_content_on_background(
        lambda size, k: paint_pill(size, k, tone), content, **node_values
    )


def make_content_on_cell(
    tone: str, content: Node, radius: float = 6, **node_values: Unpack[NodeValues]
) -> Overlay:
    """Return a content over the background of a printed cell with rounded corners."""
    return make_content_on_background(
        lambda size, k: paint_cell(size, k, tone, radius), content, **node_values
    )


class ContentWidget(PartBoxNode, LookWidget[Art, Look]):
    """A widget that draws the containers that `build_content` returns for a look, laid out in the
    box of the widget.

    They are laid out only for a look that is not among the last ones, and become a part of the
    widget's cached picture. Their names are the names of parts.
    """

    fits_content: ClassVar = False
    """Whether it is only as high as what it holds."""
    follows_hover: ClassVar = False
    """Whether it is drawn again when the pointer comes or leaves."""

    def __init__(self, context: TableContext[Art], **node_values: Unpack[NodeValues]) -> None:
        super().__init__(context, **node_values)
        self._remembered_layouts = RememberedLayouts()

    @abstractmethod
    def build_content(self, look: Look) -> Container:
        """Return the containers that show a look."""

    def on_parts_laid_out(self) -> None:
        """Reposition what depends on the boxes of parts, such as tooltips; called after every
        layout and empty here."""

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the look, and whether the pointer is over the widget if it `follows_hover`."""
        return self.look, self.hovered if self.follows_hover else False

    def remember_drawing(self, drawing: CachedDrawing) -> None:
        """Remember a new drawing with the height and the boxes of the parts."""
        self._remembered_layouts.add(RememberedLayout(drawing, self.height, self._part_boxes))

    def recall_drawing(self, cache_key: tuple[object, ...]) -> CachedDrawing | None:
        """Return one of the last drawings, if it has this key, after restoring the height
        and the boxes of the parts that belong to it; None if the key is not among them."""
        layout = self._remembered_layouts.find(cache_key)
        if layout is None:
            return None
        self.height = layout.height
        self._part_boxes = layout.part_boxes
        self.on_parts_laid_out()
        return layout.drawing

    def forget_drawings(self) -> None:
        """Drop the cached drawing and all remembered ones."""
        super().forget_drawings()
        self._remembered_layouts.clear()

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Lay out the content of a look and draw it; with `fits_content` the widget takes the
        content's height."""
        content = self.content_that_fits(look, canvas)
        height = None if self.fits_content else self.height
        laid = lay_out(content, canvas.kit, canvas.px_per_u, width=self.width, height=height)
        self.height = content.height
        content.x, content.y, _, _ = self.box()
        self.show_content(canvas, laid)
        self._part_boxes = boxes_of_visible_parts(laid)
        self.on_parts_laid_out()

    def show_content(self, canvas: Canvas, content: Container) -> None:
        """Make the laid-out content visible: draw it as a part of the panel; a subclass may add it
        as a child instead.
        """
        canvas.paint_subtree(content)

    def content_that_fits(self, look: Look, canvas: Canvas) -> Container:
        """Return the content to draw: that of `build_content`. A subclass may measure it here to
        leave words out."""
        return self.build_content(look)


class ClickableContentPanel(ContentWidget[Art, Look]):
    """A widget whose containers become its children, so that what they hold can be clicked.

    A `FlatContainerNode` is cheaper for content that is only read.
    """

    _content_child: Container | None = None

    def show_look(self, look: Look) -> None:
        """Draw this look from now on; the first time its parts become children at once, before
        they are laid out."""
        super().show_look(look)
        if self._content_child is None:
            self._insert_content_child(self.build_content(look))

    def remember_drawing(self, drawing: CachedDrawing) -> None:
        """Remember nothing, because the content is not a part of the drawing."""

    def show_content(self, canvas: Canvas, content: Container) -> None:
        """Replace the earlier content by this one, as a child behind all others."""
        self.remove(self._content_child)
        self._insert_content_child(content)

    def _insert_content_child(self, content: Container) -> None:
        content.role = ""
        content.solid = False  # the panel is, and tells of itself
        self.children.insert(0, content)
        self._content_child = content


class HighlightableContent(PartBoxNode, HighlightWidget[Art, Look]):
    """A widget that may be picked and draws the containers that `build_content` returns."""

    @abstractmethod
    def build_content(self, look: Look) -> Container:
        """Return the containers that show a look."""

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which nothing in the content is wrapped; 0 while there is no
        look."""
        return 0.0 if self.look is None else measurer.wanted_width(self.build_content(self.look))

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u below which something in the content would be cut; 0 while there is
        no look."""
        return 0.0 if self.look is None else measurer.min_width_of(self.build_content(self.look))

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u that the content needs at a width; 0 while there is no look."""
        return (
            0.0
            if self.look is None
            else measurer.wanted_height(self.build_content(self.look), width)
        )

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Lay out the content of a look in the widget's box and draw it."""
        content = self.build_content(look)
        lay_out_and_draw(canvas, content, self.width, self.height)
        self._part_boxes = boxes_of_visible_parts(content)
