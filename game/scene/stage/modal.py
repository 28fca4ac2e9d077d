"""Modal: a dialog above the dimmed window; while it is open nothing below can be reached."""

from collections.abc import Callable

from pygame import Rect

from game.scene.input.pointer import DragHandle
from game.scene.layout import Container, lay_out
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Box, Point, moved_inside
from game.scene.stage.units import WindowUnits
from game.scene.window.screen_kit import Kit

HEAD_HEIGHT = 60.0  # u of a dialog's head by which it can be dragged
FREE_MARGIN_AROUND_DIALOG = 16.0  # u of the window that stay free around a dialog


def dialog_scale(units: WindowUnits, width: float, height: float) -> float:
    """Return the scale of a centred dialog of this size in u: the player's scale of controls, or
    less if the window is too small."""
    room = min(
        (units.width - 2 * FREE_MARGIN_AROUND_DIALOG) / max(width, 1),
        (units.height - 2 * FREE_MARGIN_AROUND_DIALOG) / max(height, 1),
    )
    return min(units.control_scale, room)


def lay_out_dialog(content: Container, units: WindowUnits, kit: Kit) -> None:
    """Lay out a dialog's content; it gets the height it wants, or the height of the window, and
    then its scrolling parts are shrunk."""
    width = content.initial_size.width
    scale = dialog_scale(units, width or 1.0, 1.0)
    most = (units.height - 2 * FREE_MARGIN_AROUND_DIALOG) / scale
    lay_out(content, kit, units.px_per_u * scale, width=width or None, max_height=most)


class Modal(Node):
    """A dialog above everything else: one content node, centred, in the player's scale if it fits,
    with the rest of the window darkened.

    With `is_closable`, Escape and the right button close it; `darkness` is how much the rest is
    darkened, 0 to 1.
    """

    is_sheet = True

    def __init__(
        self,
        content: Node,
        *,
        on_close: Callable[[], None] = lambda: None,
        is_closable: bool = True,
        darkness: float = 0.7,
    ) -> None:
        super().__init__(role="dialog", label=content.label, solid=True)
        self.content = content
        self.on_close = on_close
        self.is_closable = is_closable
        self.darkness = darkness
        self._handle = DragHandle(self._drag, height=HEAD_HEIGHT, floating=True)
        content.children.insert(0, self._handle)  # behind all that lies in its head
        self.add(content)

    def fit_into_window(self, units: WindowUnits, kit: Kit) -> None:
        """Lay out the content for this window size, scale it and centre it."""
        self.width = units.width
        self.height = units.height
        content = self.content
        if isinstance(content, Container):
            lay_out_dialog(content, units, kit)
        self._handle.x, self._handle.y, self._handle.width, _ = content.box()
        content.scale = dialog_scale(units, content.width, content.height)
        left, top, width, height = (side * content.scale for side in content.box())
        content.x = (self.width - width) / 2 - left
        content.y = (self.height - height) / 2 - top

    def _drag(self, offset: Point) -> None:
        """Move the dialog by a movement of the pointer; it stays inside the window."""
        content = self.content
        left, top, width, height = (side * content.scale for side in content.box())
        x = content.x + offset[0] * content.scale
        y = content.y + offset[1] * content.scale
        window = Box(0, 0, self.width, self.height)
        spot = moved_inside(Box(x + left, y + top, width, height), window)
        content.x = spot.x - left
        content.y = spot.y - top

    def draw(self, canvas: Canvas) -> None:
        """Darken the window behind the dialog."""
        if self.darkness > 0:
            box = Rect(canvas.place.to_px(0, 0), canvas.node_size_px(self))
            canvas.darken(box, round(self.darkness, 2))
