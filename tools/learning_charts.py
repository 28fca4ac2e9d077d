"""The measurements of a training run as a table (CSV) and as curves (PNG)."""

import csv
import io
import math
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from game.records.atomic_files import replace_file

SIZE: Final = (960, 420)
MARGIN: Final = 56
GAP: Final = 40
PAPER: Final = (250, 248, 243)
INK: Final = (52, 48, 44)
GRID: Final = (222, 217, 208)
COLOURS: Final = ((31, 97, 141), (183, 73, 46), (60, 125, 75), (125, 77, 140), (160, 120, 30))
LETTER_SIZE: Final = 18
LEGEND_TOP: Final = 8  # of the names of the families
AXIS_STEPS: Final = (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10)
CURVE_TITLE_BY_NAME: Final = {
    "brier": "Brier score of win shares foretold",
    "points_off": "points off, on average",
}


@dataclass(frozen=True, slots=True)
class StageFigures:
    """The quality of the value in one stage of one family, on games not used for training."""

    family: str
    stage: int
    positions: int
    entropy: float
    points_off: float
    brier: float
    calibration_error: float


def write_figures(file: Path, figures: Sequence[StageFigures]) -> None:
    """Write a row for each stage."""
    text = io.StringIO()
    names = [each.name for each in fields(StageFigures)]
    rows = csv.DictWriter(text, names, lineterminator="\n")
    rows.writeheader()
    rows.writerows(asdict(each) for each in figures)
    replace_file(file, text.getvalue().encode())


def draw_figures(file: Path, figures: Sequence[StageFigures]) -> None:
    """Draw a curve over the stages for each family: Brier score, and error in points."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.font.init()
    font = pygame.font.Font(None, LETTER_SIZE)
    surface = pygame.Surface(SIZE)
    surface.fill(PAPER)
    families = list(dict.fromkeys(each.family for each in figures))
    width = (SIZE[0] - 2 * MARGIN - GAP) // 2
    stages = max(each.stage for each in figures) or 1
    for number, (name, title) in enumerate(CURVE_TITLE_BY_NAME.items()):
        box = pygame.Rect(MARGIN + number * (width + GAP), MARGIN, width, SIZE[1] - 2 * MARGIN)
        most = round_up(max(getattr(each, name) for each in figures))
        for quarter in range(5):
            share = quarter / 4
            y = box.bottom - round(share * box.height)
            pygame.draw.line(surface, GRID, (box.left, y), (box.right, y))
            label = font.render(f"{share * most:.3g}", True, INK)
            surface.blit(label, (box.left - label.get_width() - 6, y - label.get_height() // 2))
        for stage in range(stages + 1):
            label = font.render(str(stage), True, INK)
            x = box.left + round(stage / stages * box.width)
            surface.blit(label, (x - label.get_width() // 2, box.bottom + 8))
        surface.blit(font.render(title, True, INK), (box.left, box.top - 26))
        surface.blit(font.render("stage of the game", True, INK), (box.left, box.bottom + 26))
        for place, family in enumerate(families):
            own = sorted(
                (each.stage, float(getattr(each, name)))
                for each in figures
                if each.family == family
            )
            points = [
                (
                    box.left + round(stage / stages * box.width),
                    box.bottom - round(value / most * box.height),
                )
                for stage, value in own
            ]
            colour = COLOURS[place % len(COLOURS)]
            if len(points) > 1:
                pygame.draw.aalines(surface, colour, False, points)
            for point in points:
                pygame.draw.circle(surface, colour, point, 3)
    left = MARGIN
    for place, family in enumerate(families):
        colour = COLOURS[place % len(COLOURS)]
        pygame.draw.circle(surface, colour, (left + 4, LEGEND_TOP + 6), 4)
        left += 14
        label = font.render(family, True, colour)
        surface.blit(label, (left, LEGEND_TOP))
        left += label.get_width() + 18
    coded = io.BytesIO()
    pygame.image.save(surface, coded, file.name)
    replace_file(file, coded.getvalue())


def round_up(number: float) -> float:
    """Return the next larger number that is round and whose quarters are round, for the end of an
    axis; 1 for 0."""
    if number <= 0:
        return 1.0
    power: float = 10.0 ** math.floor(math.log10(number))
    return next(step * power for step in AXIS_STEPS if step * power >= number)
