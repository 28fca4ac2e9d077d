"""ScrollList: rows of equal height; wheel, keys and the bar scroll them."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, Unpack

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import mix_colours
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.input.keys import KeyStroke
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark_painting import paint_plain_box
from game.scene.stage.sheet_placing import Point

SCROLL_BAR_WIDTH = 10.0
SCROLL_BAR_ROOM = 18.0
MIN_VISIBLE_HEIGHT = 96.0
ROUNDING_TOLERANCE = 0.01
SHORTEST_THUMB_HEIGHT = 44.0
EDGE_FADE_HEIGHT = 40.0
MAX_EDGE_FADE_SHARE: Final = 0.2
"""The largest share of a pane's height that fades at each edge, so that a low pane can be read."""
NEGLIGIBLE_HIDDEN_HEIGHT: Final = 6.0
"""The height in u of a row that may be cut off if it shall still count as completely visible."""
DIGITS: Final = "1234567890"
"""The keys of rows 1 to 10."""
MAX_FULLY_SEARCHED_ROWS = 100  # lists from this length on are searched only near the visible rows


class ScrollingNode(Node):
    """A node whose content may be taller than itself; wheel, keys and the scrollbar scroll it."""

    clips_children = True

    def __init__(
        self, content: Node, u_per_wheel_notch: float, **node_values: Unpack[NodeValues]
    ) -> None:
        """Create the pane with its content; one notch of the wheel scrolls by
        `u_per_wheel_notch` u."""
        super().__init__(**node_values)
        self.offset = 0.0
        self.offset_without_top_fade = 0.0  # at which the content begins with a whole line
        self.kept_in_sight: Node | None = None  # a part that is always scrolled into sight
        self.on_scroll: Callable[[], None] = lambda: None
        """Called after every scrolling, also when nothing has moved."""
        self._content = content
        self._notch = u_per_wheel_notch
        self._thumb = _Thumb(self)
        self.add(content, self._thumb)

    @property
    def content_overflow_height(self) -> float:
        """The height in u by which the content is taller than the pane, 0 if it fits."""
        return max(self._content.height - self.height, 0.0)

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the content at which nothing in it is wrapped."""
        return measurer.wanted_width(self._content)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width at which none of the content is cut off."""
        return measurer.min_width_of(self._content)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height at which nothing is hidden."""
        return measurer.wanted_height(self._content, width)

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the content, but at most a few lines: the rest can be scrolled."""
        return min(self.height_at_width(measurer, width), MIN_VISIBLE_HEIGHT)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Lay out the content in the whole width, or beside the scrollbar if it is too tall;
        keep the scroll offset as far as possible."""
        moved = self._content
        width = moved.initial_size.width or self.width
        if (
            not moved.initial_size.width
            and measurer.wanted_height(moved, width) > self.height + ROUNDING_TOLERANCE
        ):
            width -= SCROLL_BAR_ROOM
        moved.height = measurer.wanted_height(moved, width)
        if not moved.initial_size.height:
            moved.height = max(moved.height, self.height)
        moved.width = width
        moved.lay_out_children(measurer)
        self.scroll_to(self.offset)

    @property
    def fade_height(self) -> float:
        """The height in u of the strip that fades at an edge beyond which there is more content."""
        return min(EDGE_FADE_HEIGHT, self.height * MAX_EDGE_FADE_SHARE)

    def scroll_to(self, offset: float) -> None:
        """Scroll so that `offset` u of the content are above the pane, within the possible
        range."""
        self.offset = min(max(offset, 0.0), self.content_overflow_height)
        self._content.y = -self.offset
        self._thumb.update_position()
        self.on_scroll()

    def try_scroll_to(self, offset: float) -> bool:
        """Scroll as `scroll_to` does; return False when nothing moved, so that the wheel or key
        can be passed on."""
        before = self.offset
        self.scroll_to(offset)
        return self.offset != before

    def offset_from_content_top(self, descendant: Node) -> float:
        """Return the distance in u from the top of the content to the origin of a node in it; 0
        for a node that is not in it."""
        top = 0.0
        for node in reversed(self._content.path_to(descendant)[1:]):
            top = node.y + top * node.scale
        return top

    def contains_node(self, node: Node) -> bool:
        """Return whether a node is inside the scrolling content, at any depth."""
        return bool(self._content.path_to(node))

    def restore_offset(self, offset: float, visible_focused_node: Node | None) -> None:
        """Scroll to the offset of the pane that this one replaces.

        `visible_focused_node` is the focused node if it was visible there; a pane that scrolls to
        the focused node does not scroll to this one.
        """
        self.scroll_to(offset)

    @property
    def accepts_smooth_wheel(self) -> bool:
        """True: the content can be scrolled to any position."""
        return True

    def on_pointer_wheel(self, notches: float) -> bool:
        """Scroll by the pane's distance for each notch of the wheel; return whether anything
        moved."""
        return self.try_scroll_to(self.offset - notches * self._notch)

    def draw(self, canvas: Canvas) -> None:
        """Set how high the fading strips at both edges are, and position the scrollbar's thumb."""
        strip = self.fade_height
        self.fade_heights = (
            min(self.offset, abs(self.offset - self.offset_without_top_fade), strip),
            min(self.content_overflow_height - self.offset, strip),
        )
        self._thumb.update_position()


class RowWithDigitKey(Protocol):
    """A row of a list that is picked by a digit key; `key_cap` is the text of its key cap."""

    y: float
    key_cap: str
    keys: tuple[str, ...]
    must_be_in_sight: bool


class ScrollList(ScrollingNode):
    """Rows one below the other, each `row_height` u high; with several `columns` a line holds that
    many rows.

    Of each row's height, `row_gap` u at its lower edge stay free. A focused row is scrolled into
    sight; in a long list only rows nearby can get the focus. From a focused row, Page Up, Page
    Down, Home and End move the focus by pages or to an end. If no row is focusable, the list itself
    is, and the arrows and these keys scroll it. `assign_digit_keys` gives rows digits as keys.
    """

    role = "list"
    own_keys = ("up", "down", "page up", "page down", "home", "end")
    columns = 1
    row_gap = 0.0

    def __init__(
        self, rows: Sequence[Node], row_height: float, **node_values: Unpack[NodeValues]
    ) -> None:
        self._rows = _VisibleRows()
        self._measuring: LayoutMeasurer | None = None  # of the container that laid the list out
        super().__init__(self._rows, row_height, **node_values)
        self.row_height = row_height
        self._last_focused_row: Node | None = None
        self.set_rows(rows)

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the widest of the first rows, with the scrollbar."""
        return (
            max(map(measurer.wanted_width, self.rows[:MAX_FULLY_SEARCHED_ROWS]), default=0.0)
            + SCROLL_BAR_ROOM
        )

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width at which none of the first rows is cut off, with the
        scrollbar."""
        return (
            max(map(measurer.min_width_of, self.rows[:MAX_FULLY_SEARCHED_ROWS]), default=0.0)
            + SCROLL_BAR_ROOM
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of all rows."""
        return max(self._line_count * self.row_height - self.row_gap, 0.0)

    @property
    def _line_count(self) -> int:
        """The number of lines that the rows fill."""
        return -(-len(self.rows) // self.columns)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Lay out the rows near the visible part; other rows are laid out when they are scrolled
        near it."""
        self._measuring = measurer
        self.scroll_to(self.offset)

    def _lay_out_rows(self, measurer: LayoutMeasurer) -> None:
        """Set the position and size of the rows near the visible part, and lay out their content;
        rows without a fixed width fill the width beside the scrollbar."""
        width = self.width - (SCROLL_BAR_ROOM if self.content_overflow_height > 0 else 0.0)
        pitch = (width + self.row_gap) / self.columns
        for at in range(len(self.rows))[self._rows.near]:
            row = self.rows[at]
            row.x = at % self.columns * pitch
            row.width = row.initial_size.width or pitch - self.row_gap
            row.height = row.initial_size.height or self.row_height - self.row_gap
            row.lay_out_children(measurer)

    def forget_measured_sizes(self) -> None:
        """Forget the measured sizes of the rows, since the content of some has changed; they are
        measured when they are laid out next."""
        if self._measuring is not None:
            self._measuring = LayoutMeasurer(self._measuring.kit, self._measuring.px_per_u)

    def _set_row_positions(self) -> None:
        """Set the vertical position of every row."""
        for at, row in enumerate(self.rows):
            row.y = at // self.columns * self.row_height

    @property
    def rows(self) -> Sequence[Node]:
        """The rows from first to last."""
        return self._rows.children

    def assign_digit_keys(
        self, rows: Sequence[RowWithDigitKey], digits: Sequence[int] = ()
    ) -> None:
        """Give rows of this list digits as keys and key caps: those in `digits`, by default 1, 2,
        3 and so on in order.

        The tenth row has the digit 0, later rows have none. Scrolling changes no digit. The
        digit of a row that is not completely visible only scrolls to it and focuses it.
        """
        for row, number in zip(rows, digits or range(1, len(rows) + 1), strict=True):
            row.key_cap = DIGITS[number - 1] if number <= len(DIGITS) else ""
            row.keys = (row.key_cap, f"[{row.key_cap}]") if row.key_cap else ()
            row.must_be_in_sight = True

    def set_rows(self, rows: Sequence[Node]) -> None:
        """Replace the rows; the scroll offset is kept as far as possible."""
        self._rows.clear()
        self._rows.add(*rows)
        self._set_row_positions()
        self.scroll_to(self.offset)
        overflows = self.content_overflow_height > 0
        self.focusable = overflows and not any(node.focusable for node in self._rows.walk())

    @property
    def content_overflow_height(self) -> float:
        """The height in u of the rows that do not fit."""
        return max(self._line_count * self.row_height - self.row_gap - self.height, 0.0)

    def scroll_to(self, offset: float) -> None:
        """Scroll so that `offset` u of the rows are above the top, within the possible range, and
        lay out the rows near the visible part."""
        super().scroll_to(offset)
        first = int(self.offset // self.row_height)
        last = int((self.offset + self.height) // self.row_height)
        self._rows.visible_range = slice(first * self.columns, (last + 1) * self.columns)
        page = last + 1 - first if len(self.rows) > MAX_FULLY_SEARCHED_ROWS else len(self.rows)
        near = slice(max(first - page, 0), last + 1 + page)
        self._rows.near = slice(near.start * self.columns, near.stop * self.columns)
        if self._measuring is not None:
            self._lay_out_rows(self._measuring)

    def restore_offset(self, offset: float, visible_focused_node: Node | None) -> None:
        """Scroll to the offset of the list that this one replaces. `visible_focused_node` is the
        focused node if it was visible there; the list does not scroll to it."""
        super().restore_offset(offset, visible_focused_node)
        if visible_focused_node is not None:
            path = self._rows.path_to(visible_focused_node)
            self._last_focused_row = path[1] if len(path) > 1 else None

    def scroll_to_row(self, index: int) -> None:
        """Scroll as little as possible, so that a row is visible and outside the faded edges; -1
        stands for the last row."""
        top = index % max(len(self.rows), 1) // self.columns * self.row_height
        lowest = top + self.row_height - self.height
        strip = self.fade_height
        self.scroll_to(min(max(self.offset, lowest + strip), top - strip))

    def on_key(self, stroke: KeyStroke) -> bool:
        """Scroll by an arrow, page, Home or End key when the list itself has the focus; return
        whether anything moved."""
        page = self.height - self.row_height
        places = {
            "up": self.offset - self.row_height,
            "down": self.offset + self.row_height,
            "page up": self.offset - page,
            "page down": self.offset + page,
            "home": 0.0,
            "end": self.content_overflow_height,
        }
        return stroke.name in places and self.try_scroll_to(places[stroke.name])

    def on_descendant_key(self, stroke: KeyStroke, focused_node: Node) -> Node | None:
        """For a page, Home or End key return the node to focus: the first focusable one in the row
        that the key leads to or beyond it, `focused_node` if there is none. None for all other
        keys, or when all rows fit."""
        path = self._rows.path_to(focused_node)
        if self.content_overflow_height <= 0 or len(path) < 2:
            return None
        here = self.rows.index(path[1])
        last = len(self.rows) - 1
        page = max(int(self.height // self.row_height) - 1, 1) * self.columns
        ends = {"page up": here - page, "page down": here + page, "home": 0, "end": last}
        if stroke.name not in ends:
            return None
        at = min(max(ends[stroke.name], 0), last)
        rows = self.rows[at::-1] if at <= here else self.rows[at:]
        ahead = (node for row in rows for node in row.walk() if node.visible and node.focusable)
        return next(ahead, focused_node)

    def draw(self, canvas: Canvas) -> None:
        """If another row has got the focus, scroll to it; then draw as `ScrollingNode` does."""
        near = range(len(self.rows))[self._rows.near]
        focused = next((i for i in near if any(node.focused for node in self.rows[i].walk())), None)
        row = None if focused is None else self.rows[focused]
        if focused is not None and row is not self._last_focused_row:
            self.scroll_to_row(focused)
        self._last_focused_row = row
        super().draw(canvas)


class _VisibleRows(Node):
    """The parent of the rows: it draws only the visible ones, and only those nearby (`near`) can
    be found and focused."""

    def __init__(self) -> None:
        super().__init__()
        self.visible_range = self.near = slice(0, 0)

    def children_to_draw(self) -> Sequence[Node]:
        return self.children[self.visible_range]

    def children_back_to_front(self) -> Sequence[Node]:
        return self.children[self.near]


class _Thumb(Node):
    """The scrollbar's thumb; it can be dragged."""

    def __init__(self, scrolling_node: ScrollingNode) -> None:
        super().__init__(
            role="scrollbar", width=SCROLL_BAR_WIDTH, on_click=lambda: None, focusable=False
        )
        self._scrolling_node = scrolling_node
        self._grip = 0.0

    def update_position(self) -> None:
        """Set the thumb's position and size from the scroll offset of its pane."""
        owner = self._scrolling_node
        whole = max(owner.height + owner.content_overflow_height, 1)
        self.visible = owner.content_overflow_height > 0
        self.height = max(owner.height * owner.height / whole, SHORTEST_THUMB_HEIGHT)
        self.x = owner.width - SCROLL_BAR_WIDTH
        self.y = self._travel_distance() * owner.offset / max(owner.content_overflow_height, 1)

    def on_pointer_press(self, point: Point) -> None:
        self._grip = point[1]

    def on_pointer_drag(self, point: Point) -> None:
        top = self.y + point[1] - self._grip
        self._scrolling_node.scroll_to(
            top / max(self._travel_distance(), 1) * self._scrolling_node.content_overflow_height
        )
        self.update_position()

    def draw(self, canvas: Canvas) -> None:
        colour = accents.BRASS
        size = canvas.node_size_px(self)
        if not (self.pressed or self.hovered):
            colour = mix_colours(title_metal_tone_for_brass(colour), colours.SLATE, 0.35)
        canvas.draw_picture(paint_plain_box(size, colour, size[0] / 2))

    def _travel_distance(self) -> float:
        return self._scrolling_node.height - self.height
