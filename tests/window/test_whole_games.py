"""A whole game of four through the real window, by mouse alone and by keyboard alone.

The window stands on a display of its own (Xvfb); xdotool moves the mouse and presses the keys.
Where the controls are is asked as a reader of screens would ask; all else is pixels and keys.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from game.program import COMMAND
from game.records.saved_game_folder import SavedGameFolder
from tests.window.display import SIZE, TOP, GameOnDisplay, XDisplay, missing_programs
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
    [saved] = SavedGameFolder(tmp_path).summaries()
    assert saved.is_over
    assert len(saved.seats) == SEATS
    assert {name.split(":")[0] for name in player.used} >= {"draft", "bid", "area", "action"}
    assert {"action:pass", "sheet-confirm"} <= set(player.used)


def test_a_display_that_goes_ends_the_game_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "play", "--players", "human,greedy,greedy"]
    with XDisplay(SIZE) as display:
        places = {**display.environment, "COUNT_HOUSE_SAVES": str(tmp_path)}
        game = subprocess.Popen(
            command, env=places, cwd=TOP, stderr=subprocess.PIPE, encoding="utf-8"
        )
        display.wait_for_window(COMMAND)
    told = game.communicate()[1]
    assert (game.returncode, told.count("\n")) == (2, 1), told
    assert told.startswith("The display has gone")
