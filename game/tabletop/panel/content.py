"""Panels that say what they hold: containers, laid out in the panel and drawn as its picture."""

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, Unpack

from game.scene.drawing.picture import Drawable
from game.scene.input.hit import BoundingBox
from game.scene.layout import Container, LayoutMeasurer, Stack, lay_out
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import content_shift
from game.scene.skins.mark import paint_chip
from game.scene.stage.placing import Point
from game.scene.stage.units import PxSize
from game.scene.widgets import Button, Chip, Label, PaintedNode
from game.scene.widgets.button import CAP_HEIGHT
from game.tabletop.art.cells import Art, paint_cell
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.small_art import Tone
from game.tabletop.panel.look_widget import HighlightWidget, Look, LookWidget
from game.tabletop.table_context import TableContext, draw_sprite


class CentredArtNode(Node, Generic[Art]):
    """A piece of art in the middle of its box; `paint` takes it from the art of the table."""

    def __init__(
        self,
        context: TableContext[Art],
        paint: Callable[[Art], PieceSprite],
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        self._context = context
        self._paint = paint

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece."""
        draw_sprite(
            canvas,
            self._paint(self._context.art_at_scale(canvas.k)),
            self.width / 2,
            self.height / 2,
        )


class FlatContainerNode(Node):
    """A node that draws containers as one picture: nothing in them can be clicked or is spoken by
    itself.
    """

    def __init__(self, content: Container, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._content = content

    def max_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width at which nothing in it is wrapped."""
        return measuring.wanted_width(self._content)

    def min_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width below which something in it would be cut."""
        return measuring.least_width(self._content)

    def height_at_width(self, measuring: LayoutMeasurer, width: float) -> float:
        """Return its height at a width."""
        return measuring.wanted_height(self._content, width)

    def lay_out_children(self, measuring: LayoutMeasurer) -> None:
        """Place what it holds in its box."""
        self._content.given_size  # noqa: B018  (remembered before it is changed)
        self._content.width = self.width
        self._content.height = self.height
        self._content.lay_out_children(measuring)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return its size: another content is another node."""
        return self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        """Draw the tree."""
        canvas.paint_subtree(self._content)


class CornerArtNode(CentredArtNode[Art]):
    """A piece of art that begins in the corner of its box."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece."""
        draw_sprite(canvas, self._paint(self._context.art_at_scale(canvas.k)), 0, 0)


class CentredDrawingNode(Node):
    """What `draw_at` draws round the middle of its box."""

    def __init__(
        self, draw_at: Callable[[Canvas, Point], None], **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._draw_at = draw_at

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        self._draw_at(canvas, (self.width / 2, self.height / 2))


def draw_content(canvas: Canvas, content: Node, width: float, height: float) -> None:
    """Lay containers out in a box of the node being drawn, and draw them as a part of it."""
    lay_out(content, canvas.kit, canvas.k, width=width, height=height)
    canvas.paint_subtree(content)


class PartBoxNode(Node):
    """A node that knows where the parts of the content are that it laid out."""

    _laid_out_container: Container | None = None

    def part_box(self, name: str) -> BoundingBox | None:
        """Return the box of a part; None for one that is not shown or not laid out yet."""
        if self._laid_out_container is None or self._laid_out_container.layout_kit_and_k is None:
            return None
        part = self._laid_out_container.find(name)
        if part is None or not part.visible:
            return None
        nodes = self._laid_out_container.path_to(part)
        return sum(node.x for node in nodes), sum(node.y for node in nodes), part.width, part.height

    def middle_of_part(self, name: str) -> Point:
        """Return the middle of a part; that of the panel before it is drawn."""
        left, top, width, height = self.part_box(name) or self.box()
        return left + width / 2, top + height / 2


class ContentButton(PartBoxNode, Button):
    """A button with containers on its plate; `build_content` returns them for its present state."""

    _cached_content: tuple[tuple[object, ...], Container] | None = None

    @abstractmethod
    def build_content(self) -> Container:
        """Return what it holds."""

    def content_cache_key(self) -> tuple[object, ...]:
        """Return everything that `build_content` depends on, besides the state."""
        return ()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the state and what it holds."""
        return *super().drawing_cache_key(), self.content_cache_key()

    def max_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width at which nothing on it is wrapped."""
        return measuring.wanted_width(self._build_or_reuse_content())

    def min_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width below which something on it would be cut."""
        return measuring.least_width(self._build_or_reuse_content())

    def height_at_width(self, measuring: LayoutMeasurer, width: float) -> float:
        """Return the height of what it holds."""
        return measuring.wanted_height(self._build_or_reuse_content(), width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, and the containers on it."""
        self.draw_plate(canvas)
        content = self._build_or_reuse_content()
        content.y = content_shift(self.state)
        draw_content(canvas, content, self.width, self.height)
        self._laid_out_container = content

    def make_key_cap_node(self) -> Node:
        """Return its key cap as a part of the content."""
        return _KeyCap(self)

    def cap_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width of its key cap."""
        return self._wanted_cap_width(measuring)

    def draw_cap(self, canvas: Canvas) -> None:
        """Draw its key cap in the corner of the node that is being drawn."""
        self._draw_cap(canvas, 0.0, 0.0)

    def _build_or_reuse_content(self) -> Container:
        wanted = self.state, self.enabled, self.chosen, self.content_cache_key()
        if self._cached_content is None or self._cached_content[0] != wanted:
            self._cached_content = wanted, self.build_content()
        return self._cached_content[1]


class _KeyCap(Node):
    height = CAP_HEIGHT

    def __init__(self, button: ContentButton) -> None:
        super().__init__()
        self._button = button

    def max_content_width(self, measuring: LayoutMeasurer) -> float:
        return self._button.cap_width(measuring)

    def draw(self, canvas: Canvas) -> None:
        self._button.draw_cap(canvas)


class OptionalLabel(Label):
    """A label that is left out where it has no room."""

    def min_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return 0: it gives way to everything else."""
        return 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the words if all of them have room."""
        room = canvas.size(self)[0]
        if canvas.kit.lettering.fits(self.text_shown, self.style, canvas.k, room):
            super().draw(canvas)


def make_icon_node(
    context: TableContext[Art], name: str, size: float, tone: str | Tone = "cream"
) -> CentredArtNode[Art]:
    """Return a node that draws an icon `size` u wide."""
    return CentredArtNode(context, lambda art: art.icon(name, size, tone=tone), width=size)


def make_disc_node(context: TableContext[Art], seat: int, radius: float) -> CentredArtNode[Art]:
    """Return a node that draws a seat's disc on slate."""
    colour = context.art_colour_name(seat)
    return CentredArtNode(
        context, lambda art: art.disc(colour, radius, on_slate=True), width=2 * radius
    )


def pill_with_word(words: str, tone: str) -> Chip:
    """Return a pill with a word in a tone."""
    made = Chip(words)
    made.tone = tone
    return made


def content_on_ground(
    paint: Callable[[PxSize, float], Drawable | None],
    content: Node,
    **place: Unpack[NodeValues],
) -> Stack:
    """Return a content on a painted ground of its size."""
    return Stack(PaintedNode(paint), content, **place)


def content_on_pill(tone: str, content: Node, **place: Unpack[NodeValues]) -> Stack:
    """Return a content on a pill; see `Chip` for its tones."""
    return content_on_ground(lambda size, k: paint_chip(size, k, tone), content, **place)


def content_on_cell(
    tone: str, content: Node, radius: float = 6, **place: Unpack[NodeValues]
) -> Stack:
    """Return a content in a printed cell."""
    return content_on_ground(lambda size, k: paint_cell(size, k, tone, radius), content, **place)


class ContentWidget(PartBoxNode, LookWidget[Art, Look]):
    """Draws the containers that `build_content` returns for a view state, laid out in its own box.

    They are laid out when the view state changes and belong to the picture of the panel, so they
    cost a frame nothing. Their names are the names of parts.
    """

    fits_content: ClassVar = False
    """Whether it is only as high as what it holds."""
    follows_hover: ClassVar = False
    """Whether it is drawn again when the pointer comes or leaves."""

    @abstractmethod
    def build_content(self, look: Look) -> Container:
        """Return what the panel holds."""

    def on_parts_laid_out(self) -> None:
        """Move what follows the parts, such as their tooltips, after they were laid out."""

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the view state."""
        return self.look, self.hovered if self.follows_hover else False

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Lay the containers out and draw them."""
        content = self.content_that_fits(look, canvas)
        height = None if self.fits_content else self.height
        laid = lay_out(content, canvas.kit, canvas.k, width=self.width, height=height)
        self.height = content.height
        content.x, content.y, _, _ = self.box()
        self.show_content(canvas, laid)
        self._laid_out_container = laid
        self.on_parts_laid_out()

    def show_content(self, canvas: Canvas, content: Container) -> None:
        """Make the laid-out content visible: draw it as a part of the panel; a subclass may add it
        as a child instead.
        """
        canvas.paint_subtree(content)

    def content_that_fits(self, look: Look, canvas: Canvas) -> Container:
        """Return the content to draw; one that may leave words out measures it first."""
        return self.build_content(look)


class ContentPanel(ContentWidget[Art, Look]):
    """A panel whose containers are its children, so that what they hold can be clicked.

    What is only read costs less in a `FlatContainerNode`.
    """

    def show_look(self, look: Look) -> None:
        """Draw this view state from now on; its parts are in the tree even before."""
        super().show_look(look)
        if self._laid_out_container is None:
            self._laid_out_container = self.build_content(look)
            self._insert_content_child(self._laid_out_container)

    def show_content(self, canvas: Canvas, content: Container) -> None:
        """Take the content as a child, behind all others."""
        self.remove(self._laid_out_container)
        self._insert_content_child(content)

    def _insert_content_child(self, content: Container) -> None:
        content.role = ""
        content.solid = False  # the panel is, and tells of itself
        self.children.insert(0, content)


class HighlightableContent(PartBoxNode, HighlightWidget[Art, Look]):
    """A widget that may be picked and draws the containers that `build_content` returns."""

    @abstractmethod
    def build_content(self, look: Look) -> Container:
        """Return what it holds."""

    def max_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width at which nothing in it is wrapped."""
        return 0.0 if self.look is None else measuring.wanted_width(self.build_content(self.look))

    def min_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the width below which something in it would be cut."""
        return 0.0 if self.look is None else measuring.least_width(self.build_content(self.look))

    def height_at_width(self, measuring: LayoutMeasurer, width: float) -> float:
        """Return its height at a width."""
        return (
            0.0
            if self.look is None
            else measuring.wanted_height(self.build_content(self.look), width)
        )

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Lay the containers out and draw them."""
        content = self.build_content(look)
        draw_content(canvas, content, self.width, self.height)
        self._laid_out_container = content
