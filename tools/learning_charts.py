"""The measurements of a training run as a table (CSV) and as curves (PNG)."""

import csv
import io
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from game.records.stored_files import replace_file

SIZE: Final = (960, 420)
MARGIN: Final = 56
GAP: Final = 40
PAPER: Final = (250, 248, 243)
INK: Final = (52, 48, 44)
GRID: Final = (222, 217, 208)
COLOURS: Final = ((31, 97, 141), (183, 73, 46), (60, 125, 75), (125, 77, 140), (160, 120, 30))
LETTERS: Final = 18
CURVES: Final = {
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
    font = pygame.font.Font(None, LETTERS)
    surface = pygame.Surface(SIZE)
    surface.fill(PAPER)
    families = list(dict.fromkeys(each.family for each in figures))
    width = (SIZE[0] - 2 * MARGIN - GAP) // 2
    stages = max(each.stage for each in figures) or 1
    for number, (name, title) in enumerate(CURVES.items()):
        box = pygame.Rect(MARGIN + number * (width + GAP), MARGIN, width, SIZE[1] - 2 * MARGIN)
        most = max(getattr(each, name) for each in figures) or 1.0
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = box.bottom - round(share * box.height)
            pygame.draw.line(surface, GRID, (box.left, y), (box.right, y))
            label = font.render(f"{share * most:.3g}", True, INK)
            surface.blit(label, (box.left - label.get_width() - 6, y - label.get_height() // 2))
        surface.blit(font.render(title, True, INK), (box.left, box.top - 26))
        surface.blit(font.render(f"stage, 0 to {stages}", True, INK), (box.left, box.bottom + 8))
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
    left = SIZE[0] // 2
    for place, family in enumerate(families):
        label = font.render(family, True, COLOURS[place % len(COLOURS)])
        surface.blit(label, (left, SIZE[1] - 28))
        left += label.get_width() + 18
    coded = io.BytesIO()
    pygame.image.save(surface, coded, file.name)
    replace_file(file, coded.getvalue())
