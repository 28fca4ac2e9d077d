"""The right column: a panel for every seat, those of the title, the journal, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.scene.box import Box
from game.tabletop.layout.action_row import BAR_EDGE
from game.tabletop.layout.journal_size import JOURNAL_FOOT, JOURNAL_HEAD, JOURNAL_LINE

WIDTH, MARGIN = 424.0, 12.0
SPAN = WIDTH + MARGIN
GAP = 6.0
TALL_GAP, LOW_GAP = 6.0, 4.0  # below the panels of seats
FEWEST_LINES, ENOUGH_LINES = 2, 6
PROMPT = 122.0


class SeatPanels(NamedTuple):
    """How many seats have panels, and how high these are; tall ones only with few seats, and where
    the journal keeps so many `lines` all the same.
    """

    seats: int
    tall: float = 104.0
    low: float = 84.0
    most_tall: int = 4
    lines: int = ENOUGH_LINES


class SidePanel(NamedTuple):
    """A panel of the title: its name, its height, and where a note may cut it, from its top."""

    name: str
    height: float
    seams: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class SideColumn:
    """Boxes of the right column; what is folded has none and opens as a drawer over the map.

    `panels` are those of the title that find room; `cuts` are where they may be cut in two.
    """

    players: tuple[Box, ...]
    panels: dict[str, Box]
    cuts: tuple[float, ...]
    journal: Box | None
    journal_lines: int
    prompt: Box | None


def column_of(
    x: float,
    span: tuple[float, float],
    of_seats: SeatPanels,
    panels: Sequence[SidePanel] = (),
    *,
    asks: bool,
) -> SideColumn:
    """Return the column between two heights; what does not fit is folded, the journal first.

    The seats' panels are tall only where the journal has lines enough all the same, or where it is
    folded. A table that never `asks`, as in a replay, needs no prompt.
    """
    top, bottom = span
    prompt = Box(x, bottom - MARGIN - PROMPT, WIDTH, PROMPT) if asks else None
    end = prompt.y - BAR_EDGE - GAP if prompt is not None else bottom - MARGIN
    below = sum(panel.height + GAP for panel in panels) + _journal(of_seats.lines)
    tall = of_seats.seats <= of_seats.most_tall
    tall = tall and top + of_seats.seats * (of_seats.tall + TALL_GAP) + below <= end
    height, gap = (of_seats.tall, TALL_GAP) if tall else (of_seats.low, LOW_GAP)
    fitting, left = _fitting(panels, end - top - (height + gap) * of_seats.seats)
    lines = int((left - JOURNAL_HEAD - JOURNAL_FOOT) // JOURNAL_LINE)
    if lines < FEWEST_LINES:  # what is left serves the seats
        height += max(min((left - GAP) / of_seats.seats, of_seats.tall - height), 0.0)
    players = tuple(
        Box(x, top + (height + gap) * seat, WIDTH, height) for seat in range(of_seats.seats)
    )
    y = top + (height + gap) * of_seats.seats
    placed: dict[str, Box] = {}
    cuts: list[float] = []
    for panel in fitting:
        placed[panel.name] = Box(x, y, WIDTH, panel.height)
        cuts += [y + seam for seam in panel.seams]
        y += panel.height + GAP
    journal = Box(x, y, WIDTH, left) if lines >= FEWEST_LINES else None
    return SideColumn(players, placed, tuple(cuts), journal, max(lines, 0), prompt)


def _fitting(panels: Sequence[SidePanel], room: float) -> tuple[list[SidePanel], float]:
    """Return the panels that find room, and how much they leave of it."""
    fitting = []
    for panel in panels:
        if panel.height <= room:
            fitting.append(panel)
            room -= panel.height + GAP
    return fitting, room


def _journal(lines: int) -> float:
    return JOURNAL_HEAD + JOURNAL_LINE * lines + JOURNAL_FOOT
