"""A whole game of four through the real window, by mouse alone and by keyboard alone.

The window stands on a display of its own (Xvfb); xdotool moves the mouse and presses the keys.
Where the controls are is asked as a reader of screens would ask; all else is pixels and keys.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.records.saves import Saves
from tests.window.display import GameOnDisplay, missing_programs
from tests.window.person import KeyboardPerson, MousePerson, Person

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing_programs()), reason=f"not installed: {missing_programs()}"),
]
SEATS = 4


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson], ids=["mouse", "keyboard"])
def test_somebody_plays_a_whole_game_of_four(tmp_path: Path, person: type[Person]) -> None:
    with GameOnDisplay(tmp_path) as game:
        player = person(game, seed=7)
        player.begin("four")
        end = player.play()
        assert end.control("rematch") is not None
        assert end.control("replay") is not None
    [saved] = Saves(tmp_path).summaries()
    assert saved.is_over
    assert len(saved.seats) == SEATS
    assert {name.split(":")[0] for name in player.used} >= {"draft", "bid", "area", "action"}
    assert {"action:pass", "sheet-confirm"} <= set(player.used)
