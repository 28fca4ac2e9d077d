"""Nothing of Brass's table is cut off, unreachable or unspoken, in any language."""

from pathlib import Path

import pytest

from game.client.screenshots.gallery import PictureSet, Wishes
from tests.helpers.layout_faults import faults, target_faults, text_faults
from tests.helpers.reading_over import faults_of
from tests.titles.brass.table.sitting import HotSeat
from tests.titles.brass.table.test_drafted_whole import begins, first_of, pick_part

pytestmark = pytest.mark.thorough

WINDOWS = (((1920, 1080), "en"), ((1280, 720), "pl"), ((1280, 720), "cs"))

FULL_HD = (1920, 1080)
SMALL = (1280, 720)
ON_THE_TABLE = ("board", "build", "sell", "rails", "develop", "loan", "deed", "replay")


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_a_table_that_is_drafted_at_has_no_fault(size: tuple[int, int], language: str) -> None:
    sitting = HotSeat(size, language)
    found: list[str] = []

    def look() -> None:
        sitting.ui.advance(1 / 60)
        stage = sitting.host.stage
        found.extend((*faults(stage), *text_faults(stage), *target_faults(stage)))

    sitting.workshop.until(begins("rail"))
    sitting.ask(holds=True)
    look()
    pick_part(sitting, first_of(sitting, "rail").text, keys=False)
    look()
    sitting.workshop.until(begins("sell"))
    sitting.ask(holds=True)
    sitting.ui.press("s", "s")
    look()
    sitting.workshop.until(begins("develop"))
    sitting.ask(holds=True)
    pick_part(sitting, first_of(sitting, "develop").text, keys=False)
    look()
    assert not found


@pytest.mark.parametrize(
    ("size", "wishes"),
    [(FULL_HD, {"language": "pl"}), (SMALL, {"language": "cs", "high_contrast": True})],
    ids=str,
)
def test_the_table_of_brass_is_right(tmp_path: Path, size: tuple[int, int], wishes: Wishes) -> None:
    shots = PictureSet("lint", size, wishes, shots=ON_THE_TABLE, title="brass")
    assert faults_of(shots, tmp_path) == {}
