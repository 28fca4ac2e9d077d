"""Pictures of screens, read over: what is cut short, lies on another thing, or is out of reach."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pygame

from game.client.desk import Desk
from game.client.photography.gallery import Exhibition
from game.gallery import exhibit
from game.scene.lint import layout_faults
from game.scene.look import Look, wear
from game.scene.pilot import Pilot
from game.scene.stage import Stage

MAY_BE_SHORT: Final = re.compile(
    r"\((journal|list)\) is cut short|\.(svg|ogg|ttf|png|toml)” ?.*cut short"
)
MAPS_MAY_TOUCH: Final = re.compile(r"\(Names\) lies on .*\(Names\)")


def as_it_is(desk: Desk) -> None:
    """Leave every word as it is."""


def no_file(_pilot: Pilot, _path: Path) -> None:
    """Leave a picture unwritten: packing it takes longer than reading over what it shows."""


def faults_of(
    exhibition: Exhibition, folder: Path, prepare: Callable[[Desk], None] = as_it_is
) -> dict[str, list[str]]:
    """Return the faults of an exhibition's shots by name; those without faults are left out."""
    found: dict[str, list[str]] = {}

    def seen(name: str, stage: Stage) -> None:
        found[name] = [
            fault
            for fault in layout_faults(stage)
            if not MAY_BE_SHORT.search(fault) and not MAPS_MAY_TOUCH.search(fault)
        ]

    names = exhibition.shots
    try:
        with patch.object(Pilot, "shot", no_file):
            exhibit(exhibition, folder, seen, prepare)
    finally:
        pygame.display.quit()
        wear(Look())
    assert sorted(set(names) - set(found)) == []
    return {name: faults for name, faults in found.items() if faults and name in names}
