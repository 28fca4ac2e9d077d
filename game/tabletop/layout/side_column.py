"""The right column: a panel for every seat, the journal, drawers and their tabs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.action_row_and_hand import BAR_OVERHANG_HEIGHT

COLUMN_WIDTH = 424.0
COLUMN_MARGIN = 12.0
WIDTH_WITH_MARGIN = COLUMN_WIDTH + COLUMN_MARGIN
PANEL_GAP = 6.0
TALL_SEAT_PANEL_GAP = 6.0
LOW_SEAT_PANEL_GAP = 4.0  # below the panels of seats
MIN_JOURNAL_LINES = 2
ENOUGH_JOURNAL_LINES = 6
PROMPT_HEIGHT = 122.0

JOURNAL_HEAD_HEIGHT: Final = 44.0
JOURNAL_LINE_HEIGHT: Final = 30.0
JOURNAL_FOOT_HEIGHT: Final = 6.0


class SeatPanelSizes(NamedTuple):
    """Number and heights in u of the seat panels.

    They are tall only for at most `max_tall_seat_panels` seats, and if the journal keeps at least
    `min_journal_lines` lines. `spare_height` is the height kept free below the panels for the
    journal's tab when the journal is folded.
    """

    seat_count: int
    tall_height: float = 104.0
    low_height: float = 84.0
    max_tall_seat_panels: int = 4
    min_journal_lines: int = ENOUGH_JOURNAL_LINES
    spare_height: float = 0.0


class SidePanelSize(NamedTuple):
    """A panel of the title in the side column: its name, its height, and the distances from its
    top at which a note may cover its lower part."""

    name: str
    height: float
    note_cut_distances_from_top: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class SideColumnBoxes:
    """The boxes of the right column; folded parts have no box and open as drawers over the map.

    `panel_boxes_by_name` are the title's panels that fit; `note_cut_ys_in_panels` are the y at
    which a note may cut them; `free_note_box` is the free box that notes use in the field of a tall
    window, None if there is none.
    """

    seat_panel_boxes: tuple[Box, ...]
    panel_boxes_by_name: dict[str, Box]
    note_cut_ys_in_panels: tuple[float, ...]
    journal_box: Box | None
    journal_line_capacity: int
    prompt_box: Box | None
    free_note_box: Box | None = None
    """The space for notes, where the parts lie in several columns below the map."""


def lay_out_side_column(
    x: float,
    top_and_bottom: tuple[float, float],
    of_seats: SeatPanelSizes,
    title_panels: Sequence[SidePanelSize] = (),
    *,
    has_prompt: bool,
) -> SideColumnBoxes:
    """Lay out the column from `x`, between the two heights of `top_and_bottom`; what does not fit
    is folded, the journal first.

    The seat panels are tall only when the journal still has enough lines, or when it is folded.
    `has_prompt` is False for a table that asks nothing, such as a replay, which has no prompt.
    """
    top, bottom = top_and_bottom
    prompt = (
        Box(x, bottom - COLUMN_MARGIN - PROMPT_HEIGHT, COLUMN_WIDTH, PROMPT_HEIGHT)
        if has_prompt
        else None
    )
    end = (
        prompt.y - BAR_OVERHANG_HEIGHT - PANEL_GAP if prompt is not None else bottom - COLUMN_MARGIN
    )
    below = sum(panel.height + PANEL_GAP for panel in title_panels) + (
        JOURNAL_HEAD_HEIGHT + JOURNAL_LINE_HEIGHT * of_seats.min_journal_lines + JOURNAL_FOOT_HEIGHT
    )
    tall = of_seats.seat_count <= of_seats.max_tall_seat_panels
    tall = (
        tall
        and top + of_seats.seat_count * (of_seats.tall_height + TALL_SEAT_PANEL_GAP) + below <= end
    )
    height, gap = (
        (of_seats.tall_height, TALL_SEAT_PANEL_GAP)
        if tall
        else (of_seats.low_height, LOW_SEAT_PANEL_GAP)
    )
    fitting, left = _fitting_panels_and_height_left(
        title_panels, end - top - (height + gap) * of_seats.seat_count
    )
    lines = int((left - JOURNAL_HEAD_HEIGHT - JOURNAL_FOOT_HEIGHT) // JOURNAL_LINE_HEIGHT)
    if lines < MIN_JOURNAL_LINES:  # the seat panels get the rest
        free = (left - max(of_seats.spare_height, PANEL_GAP)) / of_seats.seat_count
        height += max(min(free, of_seats.tall_height - height), 0.0)
    players = tuple(
        Box(x, top + (height + gap) * seat, COLUMN_WIDTH, height)
        for seat in range(of_seats.seat_count)
    )
    y = top + (height + gap) * of_seats.seat_count
    placed: dict[str, Box] = {}
    cuts: list[float] = []
    for panel in fitting:
        placed[panel.name] = Box(x, y, COLUMN_WIDTH, panel.height)
        cuts += [y + seam for seam in panel.note_cut_distances_from_top]
        y += panel.height + PANEL_GAP
    journal = Box(x, y, COLUMN_WIDTH, left) if lines >= MIN_JOURNAL_LINES else None
    return SideColumnBoxes(players, placed, tuple(cuts), journal, max(lines, 0), prompt)


def _fitting_panels_and_height_left(
    panel_sizes: Sequence[SidePanelSize], available_height: float
) -> tuple[list[SidePanelSize], float]:
    """Return the panels that fit one below the other into `available_height` u of height, and
    the height that is left; panels that are too high are skipped."""
    fitting = []
    for panel in panel_sizes:
        if panel.height <= available_height:
            fitting.append(panel)
            available_height -= panel.height + PANEL_GAP
    return fitting, available_height
