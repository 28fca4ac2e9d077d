"""Whole games through the real client by clicks alone, until the end screen."""

import pytest

from game.client.screens.end import EndScreen
from tests.client.pilot import Pilot


@pytest.mark.parametrize(
    ("who", "handovers"),
    [
        (("human", "ai:1", "random"), 0),
        # the seat that stakes last in a round stakes first in the next, its hand still open
        (("human", "human"), 4),
        (("ai:1", "ai:2"), 0),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_end_with_handovers(
    ui: Pilot, who: tuple[str, ...], handovers: int, seed: int
) -> None:
    ui.play(*who, seed=seed)
    assert ui.play_out(seed) == handovers
    ui.at(EndScreen)
    assert ui.sees(name="rematch")
    assert ui.sees(label="Ann")
