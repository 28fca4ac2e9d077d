"""The field below the map of a tall window: seats, panels, journal and prompt in columns."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.side_column import (
    COLUMN_MARGIN,
    COLUMN_WIDTH,
    JOURNAL_FOOT_HEIGHT,
    JOURNAL_HEAD_HEIGHT,
    JOURNAL_LINE_HEIGHT,
    LOW_SEAT_PANEL_GAP,
    MIN_JOURNAL_LINES,
    PANEL_GAP,
    PROMPT_HEIGHT,
    SeatPanelSizes,
    SideColumnBoxes,
    SidePanelSize,
)


@dataclass(slots=True)
class PlayersFieldColumn:
    """A column that is filled from its top; `top` and `bottom` enclose the part that is still
    free."""

    x: float
    top: float
    bottom: float
    width: float

    @property
    def free_height(self) -> float:
        """The height in u that is still free."""
        return self.bottom - self.top

    def take_box_at_free_top(self, height: float, gap: float) -> Box:
        """Return a box of the usual panel width at the free top, and move the free top below the
        box and a gap."""
        box = Box(self.x, self.top, COLUMN_WIDTH, height)
        self.top += height + gap
        return box


def field_columns(field: Box) -> list[PlayersFieldColumn]:
    """Return as many columns of the usual width as fit into the field, at least one; the last
    one takes the remaining width too."""
    count = max(int((field.width - 2 * COLUMN_MARGIN + PANEL_GAP) // (COLUMN_WIDTH + PANEL_GAP)), 1)
    lefts = [
        field.x + COLUMN_MARGIN + (COLUMN_WIDTH + PANEL_GAP) * number for number in range(count)
    ]
    columns = [
        PlayersFieldColumn(left, field.y, field.bottom - COLUMN_MARGIN, COLUMN_WIDTH)
        for left in lefts
    ]
    columns[-1].width = field.right - COLUMN_MARGIN - columns[-1].x
    return columns


def lay_out_players_field(
    field: Box,
    of_seats: SeatPanelSizes,
    title_panels: Sequence[SidePanelSize] = (),
    *,
    has_prompt: bool,
) -> SideColumnBoxes:
    """Lay out the players' parts in a field below the map.

    The prompt (only when the table `has_prompt`) heads the last column, with the journal below it.
    Seat panels and the title's panels fill the columns from the left; panels that fit nowhere
    are folded.
    """
    columns = field_columns(field)
    last = columns[-1]
    prompt: Box | None = None
    if has_prompt:
        prompt = last.take_box_at_free_top(PROMPT_HEIGHT, PANEL_GAP)._replace(width=last.width)
    before = columns[:-1] or columns
    height = of_seats.low_height
    per_column = -(-of_seats.seat_count // len(before))
    below = sum(panel.height + PANEL_GAP for panel in title_panels)
    if before[0].free_height >= (of_seats.tall_height + PANEL_GAP) * per_column + below:
        height = of_seats.tall_height
    players = tuple(
        _first_column_with_room_or_freest(columns, height).take_box_at_free_top(
            height, LOW_SEAT_PANEL_GAP
        )
        for _ in range(of_seats.seat_count)
    )
    placed: dict[str, Box] = {}
    cuts: list[float] = []
    for panel in title_panels:
        column = next((each for each in columns if each.free_height >= panel.height), None)
        if column is not None:
            placed[panel.name] = column.take_box_at_free_top(panel.height, PANEL_GAP)
            cuts += [placed[panel.name].y + seam for seam in panel.note_cut_distances_from_top]
    aside = Box(last.x, last.top, last.width, last.free_height)
    lines = int(
        (last.free_height - JOURNAL_HEAD_HEIGHT - JOURNAL_FOOT_HEIGHT) // JOURNAL_LINE_HEIGHT
    )
    journal = aside if lines >= MIN_JOURNAL_LINES else None
    return SideColumnBoxes(players, placed, tuple(cuts), journal, max(lines, 0), prompt, aside)


def _first_column_with_room_or_freest(
    columns: Sequence[PlayersFieldColumn], height: float
) -> PlayersFieldColumn:
    """Return the first column with at least `height` u free; if none has that, the one with the
    most free height."""
    fitting = (column for column in columns if column.free_height >= height)
    return next(fitting, None) or max(columns, key=lambda column: column.free_height)
