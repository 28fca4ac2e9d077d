"""What puzzles a title offers: where they lie, their kinds, and which serve quick practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class PuzzleOffer:
    """`icons` name every kind in the order of the page, each with an icon of the kit.

    The words of a kind are in the table `puzzle`. `drills` are kinds that are also practised as a
    short run with a score, `quick` those of which quick practice offers one at random.
    """

    folder: Path
    icons: Mapping[str, str]
    drills: tuple[str, ...] = ()
    quick: tuple[str, ...] = ()
