"""The frame of a window: the bars along its edges, before anything of a title lies in it."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.box import Box
from game.tabletop.layout.action_row import ACTION_HEIGHT, BAR, ROW_RISE, ActionRow
from game.tabletop.layout.column import MARGIN, SPAN
from game.tabletop.layout.look_back import BESIDE, look_back_area, look_back_boxes
from game.tabletop.layout.room_size import RoomSize

TOP_BAR = 56.0
LEFT, EDGE = 16.0, 12.0
"""How far the bar's buttons begin from the window's edge, and how far all else keeps from it."""
ICON_BUTTONS = ("help", "sound", "settings", "menu")


@dataclass(frozen=True, slots=True)
class Bar:
    """The buttons along the bottom; `rise` is the height of their second row, 0 without one.

    `hand` is where cards lie beside them, None where they do not.
    """

    actions: dict[str, Box]
    look_back: dict[str, Box]
    rise: float
    hand: Box | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowFrame:
    """All boxes are in u of the controls; multiply by `controls` for u of the window."""

    room: RoomSize

    @property
    def controls(self) -> float:
        """How large the controls are drawn."""
        return self.room.controls

    @property
    def compact(self) -> bool:
        """Whether secondary lines are left out because they could not be read."""
        return self.room.compact

    @property
    def touch(self) -> float:
        """The smallest side of something to click."""
        return self.room.touch

    @property
    def foot(self) -> bool:
        """Whether the bottom belongs to somebody else, as in a replay: no buttons and no hand."""
        return self.room.foot > 0

    @property
    def window(self) -> Box:
        """All of the window."""
        return Box(0, 0, self.room.width / self.controls, self.room.height / self.controls)

    @property
    def bottom(self) -> float:
        """Where the window ends, or somebody else's foot begins."""
        return self.window.height - self.room.foot / self.controls

    @property
    def bar_top(self) -> float:
        """Where the buttons along the bottom begin."""
        return self.bottom - (MARGIN if self.foot else BAR)

    @property
    def side_edge(self) -> float:
        """Where the right column begins."""
        return self.window.width - SPAN

    @property
    def top_bar(self) -> Box:
        """The strip along the upper edge."""
        return Box(0, 0, self.window.width, TOP_BAR)

    @property
    def column_span(self) -> tuple[float, float]:
        """Between which heights the right column stands."""
        return TOP_BAR + 8, self.bottom

    @property
    def icons(self) -> dict[str, Box]:
        """The buttons of the top bar."""
        pitch = max(52.0, self.touch)
        first = self.window.width - MARGIN - 44 - pitch * (len(ICON_BUTTONS) - 1)
        return {name: Box(first + pitch * n, 6, 44, 44) for n, name in enumerate(ICON_BUTTONS)}

    def bar_of(self, row: ActionRow, left: float = LEFT) -> Bar:
        """Return the buttons along the bottom, from `left` on; none above somebody's foot."""
        if self.foot:
            return Bar({}, {}, 0.0)
        whole = Box(left, self.bar_top, self.side_edge - EDGE - left, ACTION_HEIGHT)
        area = look_back_area(whole, row, self.touch)
        room = area.x - BESIDE - left
        actions = row.boxes(left, self.bar_top, room)
        lifted = bool(row.extra) and not row.holds_extra(room)
        if lifted:
            actions |= row.extra_boxes(next(iter(actions.values())), self.touch)
        look_back = look_back_boxes(area, self.touch)
        return Bar(actions, look_back, ROW_RISE if lifted else 0.0)
