"""The layout of a plain table, in u of the controls."""

from dataclasses import dataclass
from typing import Final

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.table_layout import TALL_WINDOW_BELOW_RATIO, TableWindowSize

BOX_GAP: Final = 12.0
TOP_BAR_HEIGHT: Final = 56.0
COLUMN_WIDTH: Final = 424.0
SEAT_HEIGHT: Final = 68.0
PROMPT_HEIGHT: Final = 122.0
MIN_JOURNAL_HEIGHT: Final = 120.0
CLIENT_STRIP_SIZE: Final = (290.0, 28.0)  # the client's free part of the top bar
ANSWERS_HEIGHT_SHARE: Final = (
    0.44  # of the width beside the column, or of the height in tall windows
)
NOTE_SIZE: Final = (424.0, 436.0)


@dataclass(frozen=True, slots=True)
class QuestionBoxes:
    """Where a question is shown: the prompt, the answers, and the undo buttons."""

    prompt: Box
    answers: Box
    undo_and_hint_area: Box


@dataclass(frozen=True, slots=True)
class PlainLayout:
    """The boxes of a plain table in one window.

    `question_boxes` is None when the client uses the bottom of the window, as in a replay.
    """

    window_size: TableWindowSize
    window_box: Box
    top_bar_box: Box
    icon_button_boxes: dict[str, Box]
    client_strip_box: Box
    seat_panel_boxes: tuple[Box, ...]
    journal_box: Box
    position_box: Box
    question_boxes: QuestionBoxes | None

    def spare_rect(self, purpose: str) -> Box:
        """Return the box that the client may use for `purpose`; see
        `table_protocol.Table.spare_rect`."""
        if purpose == "strip":
            return self.client_strip_box
        if purpose in ("bar", "buttons"):
            return self.window_box
        if purpose == "waiting" and self.question_boxes is not None:
            low = self.question_boxes.prompt
            return Box(low.x + 14, low.bottom - 51, low.width - 28, 44)
        width, height = NOTE_SIZE
        if purpose in ("advice", "beside"):
            box = self.position_box
            height = min(height, box.height)
            return Box(box.right - min(width, box.width), box.bottom - height, width, height)
        return self.journal_box


def lay_out_plain_table(
    window_size: TableWindowSize, seat_count: int, top_button_icons: tuple[str, ...]
) -> PlainLayout:
    """Return the layout of a table for a window, a number of seats and these top buttons."""
    width = window_size.width / window_size.control_size_factor
    height = window_size.height / window_size.control_size_factor
    foot = height - window_size.foot_height / window_size.control_size_factor
    touch = window_size.min_click_target_side
    bar = max(TOP_BAR_HEIGHT, touch + 8)
    asks = not window_size.foot_height
    first = width - BOX_GAP - (touch + 6) * len(top_button_icons)
    places = {
        name: Box(first + (touch + 6) * number, (bar - touch) / 2, touch, touch)
        for number, name in enumerate(top_button_icons)
    }
    strip_width, strip_height = CLIENT_STRIP_SIZE
    strip = Box(first - 20 - strip_width, (bar - strip_height) / 2, strip_width, strip_height)
    left = width - COLUMN_WIDTH - BOX_GAP
    top = bar + BOX_GAP
    low = touch + 2 * BOX_GAP if asks else BOX_GAP
    prompt = (
        Box(left, foot - BOX_GAP - PROMPT_HEIGHT, COLUMN_WIDTH, PROMPT_HEIGHT) if asks else None
    )
    bottom = prompt.y - BOX_GAP if prompt is not None else foot - BOX_GAP
    pitch = min(SEAT_HEIGHT + 6, (bottom - top - MIN_JOURNAL_HEIGHT) / seat_count)
    cards = tuple(
        Box(left, top + pitch * seat, COLUMN_WIDTH, pitch - 6) for seat in range(seat_count)
    )
    journal_top = top + pitch * seat_count + 6
    main = Box(BOX_GAP, top, left - 2 * BOX_GAP, foot - low - top)
    position = main
    asking = None
    if prompt is not None:
        if width < TALL_WINDOW_BELOW_RATIO * height:
            asked = main.height * ANSWERS_HEIGHT_SHARE
            position = main._replace(height=main.height - asked - BOX_GAP)
            answers = Box(main.x, main.bottom - asked, main.width, asked)
        else:
            asked = main.width * ANSWERS_HEIGHT_SHARE
            position = main._replace(width=main.width - asked - BOX_GAP)
            answers = Box(main.right - asked, main.y, asked, main.height)
        asking = QuestionBoxes(
            prompt, answers, Box(BOX_GAP, foot - BOX_GAP - touch, main.width, touch)
        )
    return PlainLayout(
        window_size=window_size,
        window_box=Box(0, 0, width, height),
        top_bar_box=Box(0, 0, width, bar),
        icon_button_boxes=places,
        client_strip_box=strip,
        seat_panel_boxes=cards,
        journal_box=Box(left, journal_top, COLUMN_WIDTH, bottom - journal_top),
        position_box=position,
        question_boxes=asking,
    )
