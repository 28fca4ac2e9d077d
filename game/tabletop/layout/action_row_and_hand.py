"""The layout of the action buttons along the bottom and of a hand of cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.scene.stage.sheet_placing import Box, Point

ACTION_WIDTH = 114.0
ACTION_HEIGHT = 122.0
MAX_ACTION_WIDTH = 152.0
LOW_ACTION_HEIGHT = 60.0
LOWER_ROW_PITCH = 66.0
BUTTON_BAR_HEIGHT = 134.0  # from the top of the action buttons to the window's edge
BAR_OVERHANG_HEIGHT = 10.0  # how far the dark strip behind the buttons reaches above them
MIN_LOW_WIDTH_IN_TOUCH_SIZES = (
    1.5  # least width of a low button as a multiple of `touch`: its name fits
)
ACTION_GAP = 7.0
CROWDED_BELOW_ACTION_WIDTH = 104.0  # narrower buttons have the widths that their names need
GROUP_GAP = 17.0
MAX_GROUP_GAP = 40.0

ActionGroups = tuple[tuple[str, ...], ...]

FULL_HAND_CARD_COUNT = 5
ACTION_NAME_SIDE_MARGIN = 4.0  # u that a name keeps from the sides of a crowded button
MIN_CROWDED_WIDTH = 70.0  # u of a button without a cost: its key may be a word
MIN_NAME_WIDTH_OF_COST = 66.0  # u of a name below which a key and its cost need more room


@dataclass(frozen=True, slots=True)
class ActionRow:
    """The names of the action buttons, group by group in reading order.

    `expansion_groups` are the groups of expansions. They are inserted before the group with the
    index `expansion_group_index` if all buttons fit into one row; otherwise they form a second row
    of lower buttons above it. `crowded_width_factors` are the widths of the actions in a row of
    narrow buttons, as multiples of the mean width.
    """

    groups: ActionGroups
    expansion_groups: ActionGroups = ()
    expansion_group_index: int = 0
    crowded_width_factors: Mapping[str, float] = field(default_factory=dict)

    def button_boxes(self, left: float, top: float, available_width: float) -> dict[str, Box]:
        """Return a box for every action that fits into `available_width` u of width, by name; spare
        width makes the buttons and the gaps wider up to a limit.

        The actions of expansions are included only if the row has room for them.
        """
        groups = self.groups
        if self.has_room_for_expansion_actions(available_width):
            groups = (
                *groups[: self.expansion_group_index],
                *self.expansion_groups,
                *groups[self.expansion_group_index :],
            )
        count = sum(map(len, groups))
        width = min((available_width - total_gap_width(groups)) / count, MAX_ACTION_WIDTH)
        spare = available_width - total_gap_width(groups) - width * count
        gap = min(GROUP_GAP + spare / max(len(groups) - 1, 1), MAX_GROUP_GAP)
        shares = self.crowded_width_factors if width < CROWDED_BELOW_ACTION_WIDTH else {}
        return _boxes_in_row(groups, Box(left, top, width, ACTION_HEIGHT), gap, shares)

    def lower_row_boxes(self, first_button_box: Box, min_target_side: float) -> dict[str, Box]:
        """Return the boxes of the expansions' actions, by name, in a row of lower buttons above the
        row of the usual actions.

        `first_button_box` is the box of the usual row's first button; the width depends on it and
        on `min_target_side`.
        """
        width = max(first_button_box.width, MIN_LOW_WIDTH_IN_TOUCH_SIZES * min_target_side)
        return _boxes_in_row(
            self.expansion_groups,
            Box(first_button_box.x, first_button_box.y - LOWER_ROW_PITCH, width, LOW_ACTION_HEIGHT),
            GROUP_GAP,
            {},
        )

    def has_room_for_expansion_actions(self, available_width: float) -> bool:
        """Return whether the actions of expansions fit into the row of the other actions,
        `available_width` u wide, at the usual button width."""
        return usual_row_width(self.groups + self.expansion_groups) <= available_width


def width_factors_of_names(name_widths: Mapping[str, float]) -> dict[str, float]:
    """Return the width of each action's button in a crowded row, as a multiple of the mean width.
    The widths are in proportion to the space that the names need; `name_widths` are the widths of
    the names in u."""
    wanted = {
        action: max(width + 2 * ACTION_NAME_SIDE_MARGIN, MIN_CROWDED_WIDTH)
        for action, width in name_widths.items()
    }
    mean = sum(wanted.values()) / max(len(wanted), 1)
    return {action: width / mean for action, width in wanted.items()}


def _boxes_in_row(
    groups: ActionGroups, first_box: Box, gap: float, width_share_by_action: Mapping[str, float]
) -> dict[str, Box]:
    """Return a box for every action: `first_box` for the first one, wider or narrower by its share,
    and the others right of it."""
    boxes: dict[str, Box] = {}
    x = first_box.x
    for group in groups:
        for action in group:
            boxes[action] = first_box._replace(
                x=x, width=first_box.width * width_share_by_action.get(action, 1.0)
            )
            x = boxes[action].right + ACTION_GAP
        x += gap - ACTION_GAP
    return boxes


def usual_row_width(groups: ActionGroups) -> float:
    """Return the width in u of the groups of actions at the usual button width."""
    return ACTION_WIDTH * sum(map(len, groups)) + total_gap_width(groups)


def total_gap_width(groups: ActionGroups) -> float:
    """Return the total width in u of the gaps between the buttons and between the groups, each
    at its minimum."""
    return ACTION_GAP * (sum(map(len, groups)) - len(groups)) + GROUP_GAP * (len(groups) - 1)


@dataclass(frozen=True, slots=True)
class HandPosition:
    """The position of a hand of cards.

    `middle` is its centre; a hand that would end right of `right_limit` is moved to the left.
    `card_pitch` is the distance of neighbouring cards, `half_height` half of the hand's height
    with turned cards, `hide_button_box` the button above the hand.
    """

    middle: Point
    card_pitch: float
    right_limit: float
    half_height: float
    hide_button_box: Box

    @property
    def top(self) -> float:
        """The upper edge of the hand and its button."""
        return min(self.hide_button_box.y, self.middle[1] - self.half_height)

    def card_centres(self, card_count: int) -> tuple[Point, ...]:
        """Return the centre of every card of a hand of `card_count` cards, left to right."""
        middle = min(self.middle[0], self.right_limit - card_count * self.card_pitch / 2)
        start = middle - (card_count - 1) * self.card_pitch / 2
        return tuple((start + self.card_pitch * n, self.middle[1]) for n in range(card_count))

    def full_hand_box(self, right: float, bottom: float) -> Box:
        """Return the area that a full hand may cover: from its first card to x = `right`, and from
        the lower edge of its button down to y = `bottom`."""
        left = self.card_centres(FULL_HAND_CARD_COUNT)[0][0] - self.card_pitch / 2
        return Box(
            left, self.hide_button_box.bottom, right - left, bottom - self.hide_button_box.bottom
        )
