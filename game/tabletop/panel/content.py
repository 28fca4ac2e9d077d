"""Panels that say what they hold: containers, laid out in the panel and drawn as its picture."""

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, Unpack

from game.scene.drawing.picture import Drawable
from game.scene.input.hit import Extent
from game.scene.layout import Container, Measuring, Stack, lay_out
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import content_shift
from game.scene.skins.mark import chip
from game.scene.stage.placing import Point
from game.scene.stage.units import PxSize
from game.scene.widgets import Button, Chip, Label, PaintedNode
from game.scene.widgets.button import CAP_HEIGHT
from game.tabletop.art.cells import Art, paint_cell
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.small_art import Tone
from game.tabletop.panel.look_widget import HighlightWidget, Look, LookWidget
from game.tabletop.table_context import TableContext, draw_sprite


class ArtPiece(Node, Generic[Art]):
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


class PictureOfContainers(Node):
    """Containers that are drawn as one picture: nothing in them is clicked, or spoken by itself."""

    def __init__(self, content: Container, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._content = content

    def max_content_width(self, measuring: Measuring) -> float:
        """Return the width at which nothing in it is wrapped."""
        return measuring.width(self._content)

    def min_content_width(self, measuring: Measuring) -> float:
        """Return the width below which something in it would be cut."""
        return measuring.least_width(self._content)

    def height_at_width(self, measuring: Measuring, width: float) -> float:
        """Return its height at a width."""
        return measuring.height(self._content, width)

    def lay_out_children(self, measuring: Measuring) -> None:
        """Place what it holds in its box."""
        self._content.given_size  # noqa: B018  (remembered before it is changed)
        self._content.width = self.width
        self._content.height = self.height
        self._content.lay_out_children(measuring)

    def drawn_state(self) -> tuple[object, ...]:
        """Return its size: another content is another node."""
        return self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        """Draw the tree."""
        canvas.paint_subtree(self._content)


class CornerPiece(ArtPiece[Art]):
    """A piece of art that begins in the corner of its box."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece."""
        draw_sprite(canvas, self._paint(self._context.art_at_scale(canvas.k)), 0, 0)


class PieceAtMiddle(Node):
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


class LaidOut(Node):
    """A node that knows where the parts of the content are that it laid out."""

    _laid: Container | None = None

    def part_box(self, name: str) -> Extent | None:
        """Return the box of a part; None for one that is not shown or not laid out yet."""
        if self._laid is None or self._laid.laid_with is None:
            return None
        part = self._laid.find(name)
        if part is None or not part.visible:
            return None
        nodes = self._laid.path_to(part)
        return sum(node.x for node in nodes), sum(node.y for node in nodes), part.width, part.height

    def middle_of_part(self, name: str) -> Point:
        """Return the middle of a part; that of the panel before it is drawn."""
        left, top, width, height = self.part_box(name) or self.box()
        return left + width / 2, top + height / 2


class ContentButton(LaidOut, Button):
    """A button with containers on its plate; `content` returns them for its present state."""

    _built: tuple[tuple[object, ...], Container] | None = None

    @abstractmethod
    def content(self) -> Container:
        """Return what it holds."""

    def content_inputs(self) -> tuple[object, ...]:
        """Return everything that `content` depends on, besides the state."""
        return ()

    def drawn_state(self) -> tuple[object, ...]:
        """Return the state and what it holds."""
        return *super().drawn_state(), self.content_inputs()

    def max_content_width(self, measuring: Measuring) -> float:
        """Return the width at which nothing on it is wrapped."""
        return measuring.width(self._laid_out_content())

    def min_content_width(self, measuring: Measuring) -> float:
        """Return the width below which something on it would be cut."""
        return measuring.least_width(self._laid_out_content())

    def height_at_width(self, measuring: Measuring, width: float) -> float:
        """Return the height of what it holds."""
        return measuring.height(self._laid_out_content(), width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, and the containers on it."""
        self.draw_plate(canvas)
        content = self._laid_out_content()
        content.y = content_shift(self.state)
        draw_content(canvas, content, self.width, self.height)
        self._laid = content

    def key_cap(self) -> Node:
        """Return its key cap as a part of the content."""
        return _KeyCap(self)

    def cap_width(self, measuring: Measuring) -> float:
        """Return the width of its key cap."""
        return self._wanted_cap_width(measuring)

    def draw_cap(self, canvas: Canvas) -> None:
        """Draw its key cap in the corner of the node that is being drawn."""
        self._draw_cap(canvas, 0.0, 0.0)

    def _laid_out_content(self) -> Container:
        wanted = self.state, self.enabled, self.chosen, self.content_inputs()
        if self._built is None or self._built[0] != wanted:
            self._built = wanted, self.content()
        return self._built[1]


class _KeyCap(Node):
    height = CAP_HEIGHT

    def __init__(self, button: ContentButton) -> None:
        super().__init__()
        self._button = button

    def max_content_width(self, measuring: Measuring) -> float:
        return self._button.cap_width(measuring)

    def draw(self, canvas: Canvas) -> None:
        self._button.draw_cap(canvas)


class OptionalLabel(Label):
    """A label that is left out where it has no room."""

    def min_content_width(self, measuring: Measuring) -> float:
        """Return 0: it gives way to everything else."""
        return 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the words if all of them have room."""
        room = canvas.size(self)[0]
        if canvas.kit.lettering.fits(self.text_shown, self.style, canvas.k, room):
            super().draw(canvas)


def icon_piece(
    context: TableContext[Art], name: str, size: float, tone: str | Tone = "cream"
) -> ArtPiece[Art]:
    """Return an icon `size` u wide."""
    return ArtPiece(context, lambda art: art.icon(name, size, tone=tone), width=size)


def disc_piece(context: TableContext[Art], seat: int, radius: float) -> ArtPiece[Art]:
    """Return a seat's disc on slate."""
    colour = context.art_colour_name(seat)
    return ArtPiece(context, lambda art: art.disc(colour, radius, on_slate=True), width=2 * radius)


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
    return content_on_ground(lambda size, k: chip(size, k, tone), content, **place)


def content_on_cell(
    tone: str, content: Node, radius: float = 6, **place: Unpack[NodeValues]
) -> Stack:
    """Return a content in a printed cell."""
    return content_on_ground(lambda size, k: paint_cell(size, k, tone, radius), content, **place)


class ContentWidget(LaidOut, LookWidget[Art, Look]):
    """Draws the containers that `content` returns for a view state, laid out in its own box.

    They are laid out when the view state changes and belong to the picture of the panel, so they
    cost a frame nothing. Their names are the names of parts.
    """

    fits_content: ClassVar = False
    """Whether it is only as high as what it holds."""
    follows_hover: ClassVar = False
    """Whether it is drawn again when the pointer comes or leaves."""

    @abstractmethod
    def content(self, look: Look) -> Container:
        """Return what the panel holds."""

    def on_parts_laid_out(self) -> None:
        """Move what follows the parts, such as their tooltips, after they were laid out."""

    def drawn_state(self) -> tuple[object, ...]:
        """Return the view state."""
        return self.look, self.hovered if self.follows_hover else False

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Lay the containers out and draw them."""
        content = self.content_that_fits(look, canvas)
        height = None if self.fits_content else self.height
        laid = lay_out(content, canvas.kit, canvas.k, width=self.width, height=height)
        self.height = content.height
        content.x, content.y, _, _ = self.box()
        self.keep(canvas, laid)
        self._laid = laid
        self.on_parts_laid_out()

    def keep(self, canvas: Canvas, content: Container) -> None:
        """Draw the content as a part of the panel."""
        canvas.paint_subtree(content)

    def content_that_fits(self, look: Look, canvas: Canvas) -> Container:
        """Return the content to draw; one that may leave words out measures it first."""
        return self.content(look)


class ContentPanel(ContentWidget[Art, Look]):
    """A panel whose containers are its children, so that what they hold can be clicked.

    What is only read costs less in a `PictureOfContainers`.
    """

    def show(self, look: Look) -> None:
        """Draw this view state from now on; its parts are in the tree even before."""
        super().show(look)
        if self._laid is None:
            self._laid = self.content(look)
            self._take(self._laid)

    def keep(self, canvas: Canvas, content: Container) -> None:
        """Take the content as a child, behind all others."""
        self.remove(self._laid)
        self._take(content)

    def _take(self, content: Container) -> None:
        content.role = ""
        content.solid = False  # the panel is, and tells of itself
        self.children.insert(0, content)


class LitContent(LaidOut, HighlightWidget[Art, Look]):
    """A widget that may be picked and draws the containers that `content` returns."""

    @abstractmethod
    def content(self, look: Look) -> Container:
        """Return what it holds."""

    def max_content_width(self, measuring: Measuring) -> float:
        """Return the width at which nothing in it is wrapped."""
        return 0.0 if self.look is None else measuring.width(self.content(self.look))

    def min_content_width(self, measuring: Measuring) -> float:
        """Return the width below which something in it would be cut."""
        return 0.0 if self.look is None else measuring.least_width(self.content(self.look))

    def height_at_width(self, measuring: Measuring, width: float) -> float:
        """Return its height at a width."""
        return 0.0 if self.look is None else measuring.height(self.content(self.look), width)

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Lay the containers out and draw them."""
        content = self.content(look)
        draw_content(canvas, content, self.width, self.height)
        self._laid = content
