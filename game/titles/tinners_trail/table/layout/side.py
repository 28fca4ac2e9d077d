"""The right column: player panels, Lord Wallace's card, development board, journal, prompt."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.box import Box
from game.tabletop.layout.journal_size import JOURNAL_FOOT, JOURNAL_HEAD, JOURNAL_LINE
from game.titles.tinners_trail.table.layout.bar import BAR_EDGE
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras

WIDTH, MARGIN = 424.0, 12.0
TALL_PANEL, LOW_PANEL = 104.0, 84.0
TALL_PITCH, LOW_PITCH = 110.0, 88.0
GOODS_PANEL, GOODS_PITCH = 96.0, 100.0  # low panels with a third row
DEVELOPMENT = 234.0
DEVELOPMENT_ROWS = 5
WALLACE = 276.0
FEWEST_LINES, ENOUGH_LINES = 2, 6
PROMPT = 122.0
GAP = 6.0
FIVE = 5


@dataclass(frozen=True, slots=True)
class Side:
    """Boxes of the right column; a folded one is None and opens as a drawer over the map."""

    players: tuple[Box, ...]
    wallace: Box | None
    development: Box | None
    journal: Box | None
    journal_lines: int
    prompt: Box | None


def side_of(
    x: float, span: tuple[float, float], seats: int, *, asks: bool, extras: Extras = BASE_GAME
) -> Side:
    """Return the column between two heights; what does not fit is folded, the journal first.

    The players' panels are tall only where the journal has lines enough all the same.

    A table that never `asks`, as in a replay, needs no prompt. `extras` need a third row on every
    player panel, and room for Lord Wallace's card.
    """
    top, bottom = span
    prompt = Box(x, bottom - MARGIN - PROMPT, WIDTH, PROMPT) if asks else None
    end = prompt.y - BAR_EDGE - GAP if prompt is not None else bottom - MARGIN
    room = end - top
    below = DEVELOPMENT + GAP + _journal(ENOUGH_LINES) + (WALLACE + GAP) * extras.wallace
    tall = seats < FIVE and seats * TALL_PITCH + below <= room
    panel, pitch = (TALL_PANEL, TALL_PITCH) if tall else (LOW_PANEL, LOW_PITCH)
    if extras.insets and not tall:
        panel, pitch = GOODS_PANEL, GOODS_PITCH
    players = tuple(Box(x, top + pitch * seat, WIDTH, panel) for seat in range(seats))
    y = top + pitch * seats
    card = development = None
    if extras.wallace and y + WALLACE <= end:
        card = Box(x, y, WIDTH, WALLACE)
        y += WALLACE + GAP
    if y + DEVELOPMENT <= end:
        development = Box(x, y, WIDTH, DEVELOPMENT)
        y += DEVELOPMENT + GAP
    left = end - y
    lines = int((left - JOURNAL_HEAD - JOURNAL_FOOT) // JOURNAL_LINE)
    journal = Box(x, y, WIDTH, left) if lines >= FEWEST_LINES else None
    return Side(players, card, development, journal, max(lines, 0), prompt)


def _journal(lines: int) -> float:
    return JOURNAL_HEAD + JOURNAL_LINE * lines + JOURNAL_FOOT
