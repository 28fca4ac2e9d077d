"""Nothing of Brass's table is cut off, unreachable or unspoken, in any language."""

from __future__ import annotations

import pytest

from game.scene.lint import faults, target_faults, text_faults
from tests.titles.brass.table.sitting import Sitting
from tests.titles.brass.table.test_drafted_whole import begins, first_of, pick_part

WINDOWS = (((1920, 1080), "en"), ((1280, 720), "pl"), ((1280, 720), "cs"))


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_a_table_that_is_drafted_at_has_no_fault(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(size, language)
    found: list[str] = []

    def look() -> None:
        sitting.pilot.advance(1 / 60)
        stage = sitting.host.stage
        found.extend((*faults(stage), *text_faults(stage), *target_faults(stage)))

    sitting.workshop.until(begins("rail"))
    sitting.ask(holds=True)
    look()
    pick_part(sitting, first_of(sitting, "rail").text, keys=False)
    look()
    sitting.workshop.until(begins("sell"))
    sitting.ask(holds=True)
    sitting.pilot.press("s")
    sitting.pilot.press("s")
    look()
    sitting.workshop.until(begins("develop"))
    sitting.ask(holds=True)
    pick_part(sitting, first_of(sitting, "develop").text, keys=False)
    look()
    sitting.close()
    assert not found
