"""The answers of the action sheet: a plate each, all of them higher where one needs two lines."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple, Unpack

from game.scene.layout import LayoutMeasurer, Row, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.skins.button import look_of_button
from game.scene.widgets import Label, ScrollList
from game.scene.widgets.scroll_list import SCROLL_BAR_ROOM
from game.tabletop.panel.content_widgets import ContentButton
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.panels.piece_nodes import Die
from game.titles.tiletum.table.pickable_widget import TableContext, TiletumHandlers

USUAL_ROW_HEIGHT: Final = 44.0
MIN_ROW_HEIGHT: Final = 36.0
"""Heights of an answer of one line; the lower one where only so all of them are in sight."""
MIN_ROW_PX: Final = 32.0
"""An answer is so high at least, also in a small window."""
DIE_SIZE: Final = 26.0
POINTS_RADIUS: Final = 14.0
SIGN_SIZE_OF_ALTERNATIVES_WITH_EQUAL_POINTS: Final = 23.0
SIGN_SIZE_OF_ALTERNATIVES_WITH_OTHER_POINTS: Final = 18.0
"""How large actions and points are drawn where a die allows one of two actions: with the same
points for both, and with other points for each."""
COLUMN_COUNTS: Final = (1, 2)
COLUMN_COUNT_OF_DICE_SIGNS: Final = 3
"""In how many columns answers stand, the first that shows all of them; dice in signs in most."""


class AnswerLook(NamedTuple):
    """What one answer shows: its words; for an answer that takes a die, the die and what its value
    brings (`actions_and_points`, several if the player can choose); and the whole text as it is
    spoken."""

    text: str
    die: Die | None = None
    actions_and_points: tuple[tuple[str, int], ...] = ()
    spoken_text: str = ""


class AnswerRow(ContentButton):
    """The button of an answer; its text wraps if it does not fit beside the key."""

    wraps = False
    is_short = False
    """Whether signs say what a die brings."""

    def __init__(
        self,
        context: TableContext,
        look: AnswerLook,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(look.text, skin="quiet", **node_values)
        self.label = look.spoken_text or look.text
        self._context = context
        self._look = look

    @property
    def can_show_signs(self) -> bool:
        """Whether the answer can also be shown with signs instead of words: only a die can."""
        return bool(self._look.actions_and_points)

    @property
    def _is_either_action(self) -> bool:
        """Whether the die of the answer allows one of two actions."""
        return len(self._look.actions_and_points) > 1

    def content_cache_key(self) -> tuple[object, ...]:
        """Return a key that changes with the text, the form and the key of the answer."""
        return self.text, self.wraps, self.is_short, self.skin, self.key_cap

    def build_content(self) -> Row:
        """Return a row of the answer, in words or signs, and its key."""
        parts = self._build_sign_nodes() if self.is_short else self._build_word_nodes()
        return Row(
            *parts,
            self.make_key_cap_node() if self.key_cap else None,
            gap=theme.HAIR_GAP if self.is_short and self._is_either_action else theme.TIGHT_GAP,
            padding=(theme.HAIR_GAP, theme.TIGHT_GAP),
            align="centre",
            justify="centre",
        )

    def _build_word_nodes(self) -> list[Node]:
        style = self.text_style.in_colour(look_of_button(self.skin, self.state).text_colour)
        words = Label(
            self.text,
            style,
            align="centre" if self._look.die is None else "left",
            wraps=self.wraps,
            grow=1,
            basis=0.0,
        )
        return [*self._build_die_nodes(), words]

    def _build_sign_nodes(self) -> list[Node]:
        """Return the die and its actions, each with its points; if all have equal points, these are
        shown once, behind the last action."""
        nodes = self._build_die_nodes()
        choices = self._look.actions_and_points
        size = DIE_SIZE
        radius = POINTS_RADIUS
        if self._is_either_action:
            has_same_points = choices[0][1] == choices[1][1]
            size = (
                SIGN_SIZE_OF_ALTERNATIVES_WITH_EQUAL_POINTS
                if has_same_points
                else SIGN_SIZE_OF_ALTERNATIVES_WITH_OTHER_POINTS
            )
            radius = size / 2
        for number, (action, points) in enumerate(choices, start=1):
            nodes.append(piece_nodes.make_action_piece(self._context, action, size))
            if number == len(choices) or points != choices[number][1]:
                nodes.append(
                    piece_nodes.make_action_points_piece(self._context, str(points), radius)
                )
        return nodes

    def _build_die_nodes(self) -> list[Node]:
        die = self._look.die
        return [] if die is None else [piece_nodes.make_die_piece(self._context, die, DIE_SIZE)]


class AnswerList(ScrollList):
    """The list of answers as buttons of equal height; parts "line:0" and so on have tooltips
    with the results."""

    row_gap = theme.HAIR_GAP

    def __init__(
        self, context: TableContext, handlers: TiletumHandlers, **node_values: Unpack[NodeValues]
    ) -> None:
        """Make an empty list."""
        super().__init__((), USUAL_ROW_HEIGHT + theme.HAIR_GAP, **node_values)
        self._context = context
        self._handlers = handlers

    def show_answers(self, looks: Sequence[AnswerLook], key_digits: Sequence[int]) -> None:
        """Replace the answers and scroll to the first; `key_digits` are the digits of their
        keys."""
        rows = [self._make_answer_row(*each) for each in enumerate(looks)]
        self.set_rows(rows)
        self.assign_digit_keys(rows, key_digits)
        self.scroll_to(0.0)

    def _make_answer_row(self, line_index: int, look: AnswerLook) -> AnswerRow:
        return AnswerRow(
            self._context,
            look,
            name=f"answer:{line_index + 1}",
            on_click=partial(self._handlers.pick_answer_line, line_index),
            tooltip=partial(self._handlers.tooltip_of_target, f"line:{line_index}"),
        )

    @property
    def answer_rows(self) -> list[AnswerRow]:
        """The rows of the list that are answers."""
        return [row for row in self.rows if isinstance(row, AnswerRow)]

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return 0, since the answers wrap at any width."""
        return 0.0

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of all answers in one column of this width. As a side effect the
        answers are arranged in one column."""
        self._arrange_columns_and_check_fit(measurer, width, 1, USUAL_ROW_HEIGHT)
        return super().height_at_width(measurer, width)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Arrange the answers in the fewest columns in which all fit; if none does, the list
        scrolls."""
        are_short = all(answer.can_show_signs for answer in self.answer_rows)
        most = COLUMN_COUNT_OF_DICE_SIGNS if are_short else 1
        for columns in (*COLUMN_COUNTS, most) if are_short else COLUMN_COUNTS:
            for least in (USUAL_ROW_HEIGHT, MIN_ROW_HEIGHT):
                whole = self._arrange_columns_and_check_fit(measurer, self.width, columns, least)
                if whole and not self.content_overflow_height:
                    super().lay_out_children(measurer)
                    return
        self._arrange_columns_and_check_fit(
            measurer, self.width - SCROLL_BAR_ROOM, most, MIN_ROW_HEIGHT
        )
        super().lay_out_children(measurer)

    def _arrange_columns_and_check_fit(
        self, measurer: LayoutMeasurer, width: float, column_count: int, min_row_height: float
    ) -> bool:
        """Arrange the answers in this number of columns. Return True for one column; for more
        columns return whether each answer fits in one line."""
        room = (width + self.row_gap) / column_count - self.row_gap
        for answer in self.answer_rows:
            answer.is_short = column_count == COLUMN_COUNT_OF_DICE_SIGNS
        wraps = self._unwrap_and_measure_longest_answer(measurer) > room
        for answer in self.answer_rows:
            answer.wraps = wraps
        own = LayoutMeasurer(measurer.kit, measurer.px_per_u)  # what is wrapped has another size
        highest = max(
            (answer.height_at_width(own, room) for answer in self.answer_rows), default=0.0
        )
        self.columns = column_count
        self.row_height = (
            max(highest, min_row_height, MIN_ROW_PX / measurer.px_per_u) + self.row_gap
        )
        self._set_row_positions()
        return column_count == 1 or not wraps

    def _unwrap_and_measure_longest_answer(self, measurer: LayoutMeasurer) -> float:
        """Return the width that the longest answer needs in one line; all answers stop wrapping."""
        for answer in self.answer_rows:
            answer.wraps = False
        own = LayoutMeasurer(measurer.kit, measurer.px_per_u)
        return max((answer.min_content_width(own) for answer in self.answer_rows), default=0.0)
