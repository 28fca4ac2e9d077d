"""What may come next is drawn before it comes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.move import Move
from game.scene.drawing.cache import SURFACES
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from tests.titles.brass.table.sitting import HotSeat

pytestmark = pytest.mark.thorough

MOST_DRAWINGS = 3000


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    """Sit down in the canal era with everything rehearsed that can be."""

    def early(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(state.phase == kinds.ACTIONS and state.era == kinds.CANAL and state.round == 2)

    seat = HotSeat((1920, 1080))
    seat.workshop.until(early)
    seat.ask()
    yield seat
    seat.close()


def rehearse(sitting: HotSeat) -> int:
    """Draw ahead until nothing is left; return how many pictures that were."""
    drawn, go_on = 0, sitting.host.stage.on_spare
    while go_on():
        drawn += 1
        assert drawn < MOST_DRAWINGS
    return drawn


def pieces_kept() -> set[str]:
    """The kinds of pieces whose pictures are kept."""
    return {repr(key[1]) for key in SURFACES._kept if isinstance(key, tuple) and len(key) == 2}


def test_everything_is_drawn_ahead_once_and_never_again(sitting: HotSeat) -> None:
    assert rehearse(sitting) > 100
    assert rehearse(sitting) == 0


def test_the_map_of_the_other_era_needs_no_new_picture(sitting: HotSeat) -> None:
    def rails(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(state.phase == kinds.ACTIONS and state.era == kinds.RAIL and state.round == 1)

    rehearse(sitting)
    before = pieces_kept()
    sitting.workshop.until(rails)
    sitting.ask()
    fresh = pieces_kept() - before
    used = [key for key in fresh if key.startswith("('counter'") and "flipped=True" not in key]
    assert not [key for key in fresh if key.startswith("('line'")]
    assert all("cubes=0" not in key for key in used)  # only mines and works that gave some cubes
