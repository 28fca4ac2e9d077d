"""Notices: short texts that are shown above everything else for some seconds."""

from collections.abc import Iterable, Sequence

from pygame import Rect

from game.scene.nodes.node import Canvas, Node
from game.scene.skins import panel
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextRenderer
from game.scene.text.text_styles import BOLD_STYLE

TOP_NOTICE_SECONDS = 5.0
BOTTOM_NOTICE_SECONDS = 8.0

MAX_WIDTH = 1100.0
MAX_WIDTH_AT_BOTTOM = 235.0  # narrow, so that there is room for it beside panels
NOTICE_SIDE_PADDING = 22.0
LINE_HEIGHT = 28.0
GAP_ABOVE_TOP_NOTICE = 70.0
GAP_BELOW_NOTICE = 12.0  # u between the window's edge and a notice
WEIGHT_OF_LIT_NODES = 10  # against nodes that cannot be picked now
PLACE_STEP = 24  # px between the places that are tried for a notice
LARGEST_SHARE_OF_PANEL = 0.4  # of the window; larger nodes, such as the map, may be covered


class Notice(Node):
    """A text on slate, at the top in the middle or (`is_at_bottom`) at the bottom left."""

    def __init__(self, text: str, *, is_at_bottom: bool = False) -> None:
        super().__init__(role="text", label=text)
        self.text = text
        self.seconds = (
            BOTTOM_NOTICE_SECONDS if is_at_bottom else TOP_NOTICE_SECONDS
        )  # for which it is shown
        self.is_at_bottom = is_at_bottom
        self._lines: list[str] = []
        self._moved_to: tuple[WindowUnits, Rect] | None = None  # where it keeps clear, in px

    def place_in_window(
        self, units: WindowUnits, lettering: TextRenderer, raised_by: float = 0.0
    ) -> None:
        """Break the text into lines and set the notice's size, scale and position for this window;
        at the bottom it lies `raised_by` u higher than usual."""
        usual = units.chosen_control_scale * units.upright_enlargement
        # at the bottom it would cover the map
        self.scale = scale = min(units.chosen_control_scale, 1.0) if self.is_at_bottom else usual
        k = units.px_per_u * scale
        most = MAX_WIDTH_AT_BOTTOM if self.is_at_bottom else MAX_WIDTH
        room = min(most, units.width / scale - 4 * NOTICE_SIDE_PADDING)
        self._lines = lettering.wrapped_lines(self.text, BOLD_STYLE, k, round(room * k))
        widest = max(lettering.line_width_px(line, BOLD_STYLE, k) for line in self._lines)
        line = max(LINE_HEIGHT, lettering.line_spacing_px(BOLD_STYLE, k) / k)
        self.width, self.height = widest / k + 2 * NOTICE_SIDE_PADDING, line * len(self._lines) + 20
        if self.is_at_bottom:
            self.x, self.y = (
                16.0,
                units.height - (self.height + GAP_BELOW_NOTICE) * scale - raised_by,
            )
        else:
            self.x, self.y = (units.width - self.width * scale) / 2, GAP_ABOVE_TOP_NOTICE * scale

    def keep_clear_of(self, placed_nodes: Sequence[PlacedNode], units: WindowUnits) -> None:
        """Move a notice at the bottom off panels, sheets and pickable nodes, to the nearest free
        position or, if there is none, to the one where it covers least. It stays there until one of
        these nodes lies there too, or the window changes."""
        if not self.is_at_bottom:
            return
        window = Rect(0, 0, units.width_px, units.height_px)
        obstacles = obstacles_of_notice(placed_nodes, window)
        usual = Rect(
            round(self.x * units.px_per_u),
            round(self.y * units.px_per_u),
            round(self.width * self.scale * units.px_per_u),
            round(self.height * self.scale * units.px_per_u),
        )
        if self._moved_to is None or self._moved_to[0] != units:
            self._moved_to = units, usual
        rect = self._moved_to[1]
        if rect.collidelist(obstacles) >= 0:
            obstacles *= WEIGHT_OF_LIT_NODES
            obstacles += obstacles_of_notice(placed_nodes, window, includes_unlit=True)
            rect = least_covering_place(usual, obstacles, window)
            self._moved_to = units, rect
        self.x += (rect.x - usual.x) / units.px_per_u
        self.y += (rect.y - usual.y) / units.px_per_u

    def draw(self, canvas: Canvas) -> None:
        """Draw the slate and the lines."""
        canvas.draw_picture(
            panel.slate_panel_picture(canvas.node_size_px(self), canvas.px_per_u, 10)
        )
        line = (self.height - 20) / max(len(self._lines), 1)
        for place, text in enumerate(self._lines):
            box = (
                NOTICE_SIDE_PADDING,
                10 + place * line,
                self.width - 2 * NOTICE_SIDE_PADDING + 2,
                line,
            )
            canvas.draw_text(text, BOLD_STYLE, box, "left" if self.is_at_bottom else "centre")


def obstacles_of_notice(
    placed_nodes: Iterable[PlacedNode], window: Rect, *, includes_unlit: bool = False
) -> list[Rect]:
    """Return the rectangles in px that a notice must not cover: those of sheets, of panels that are
    not too large, and of the nodes that can be picked now. `includes_unlit` adds the nodes that can
    be picked at other times."""
    most = LARGEST_SHARE_OF_PANEL * window.width * window.height
    found = []
    for placed in placed_nodes:
        node = placed.node
        rect = placed.visible_rect()
        is_panel = (
            node.solid
            or node.role == "panel"
            or (node.pressable if includes_unlit else node.focusable)
        )
        if node.is_sheet or (is_panel and rect.width * rect.height < most):
            found.append(rect)
    return [rect for rect in found if rect.width and rect.height]


def least_covering_place(usual_rect: Rect, obstacles: list[Rect], window: Rect) -> Rect:
    """Return where in the window a rectangle covers least of the obstacles; of equal places the one
    nearest to the usual one."""
    places = [usual_rect]
    places += [
        usual_rect.move(x - usual_rect.x, y - usual_rect.y)
        for x in range(usual_rect.x, window.right - usual_rect.width - usual_rect.x, PLACE_STEP)
        for y in range(usual_rect.x, window.bottom - usual_rect.height, PLACE_STEP)
    ]

    def rank(place: Rect) -> tuple[int, int]:
        covered = [place.clip(obstacles[at]) for at in place.collidelistall(obstacles)]
        distance = abs(place.x - usual_rect.x) + abs(place.y - usual_rect.y)
        return sum(rect.width * rect.height for rect in covered), distance

    return min(places, key=rank)


def with_same_edge_replaced(shown_notices: list[Notice], new_notice: Notice) -> list[Notice]:
    """Return the notices with the new one instead of the notice at its edge, top or bottom. If the
    new notice has no text, the notice at that edge is only removed."""
    others = [other for other in shown_notices if other.is_at_bottom != new_notice.is_at_bottom]
    return [*others, new_notice] if new_notice.text else others


def age_and_drop_ended_notices(shown_notices: list[Notice], seconds: float) -> list[Notice]:
    """Reduce the time left of each notice by `seconds`; return the notices that have some left."""
    for notice in shown_notices:
        notice.seconds -= seconds
    return [notice for notice in shown_notices if notice.seconds > 0]
