"""The plain player at a real window uses what is lit, one kind of thing after the other."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tools.windows.being_away import date_files, later
from tools.windows.choices import PlainPlayer
from tools.windows.sight import Control, Sight

TABLE = "TableScreen"
SECONDS_OF_A_DAY = 86_400


def seen(*names: str) -> Sight:
    """Return a table at which these controls can be used."""
    controls = tuple(Control(name, "button", name, (0, 0)) for name in names)
    return Sight(TABLE, moving=False, controls=controls, focus=None)


def chosen(player: PlainPlayer, *names: str) -> str:
    """Return the name of what the player uses, "" for nothing."""
    control = player.choose(seen(*names))
    return control.name if control is not None else ""


def test_what_only_shows_something_is_left_alone() -> None:
    player = PlainPlayer(1)
    player.note_idle(seen("fair:2"))
    assert {chosen(player, "icon:help", "fair:2", "card:1") for _ in range(20)} == {"card:1"}


def test_without_anything_lit_nothing_is_used() -> None:
    assert chosen(PlainPlayer(1), "icon:help", "undo") == ""


def test_a_part_of_another_kind_is_chosen_next() -> None:
    player = PlainPlayer(1)
    assert chosen(player, "card:1") == "card:1"
    assert chosen(player, "card:1", "card:2", "space:1") == "space:1"


def test_a_new_decision_begins_with_any_kind() -> None:
    player = PlainPlayer(1)
    chosen(player, "card:1")
    player.begin_decision()
    assert chosen(player, "card:1") == "card:1"


def test_what_was_taken_for_idle_is_tried_when_nothing_else_leads_on() -> None:
    player = PlainPlayer(1)
    player.note_idle(seen("area:kea"))
    player.forget_idle()
    assert {chosen(player, "area:kea") for _ in range(5)} == {"area:kea"}


def test_a_program_started_another_day_tells_the_later_time() -> None:
    environment = {**os.environ, **later(3)}
    command = [sys.executable, "-c", "import time; print(time.time())"]
    told = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    assert float(told.stdout) - time.time() > 2 * SECONDS_OF_A_DAY


def test_files_of_a_later_day_are_dated_by_it(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.touch()
    written = file.stat().st_mtime
    date_files(tmp_path, written_after=written - 1, days=2)
    date_files(tmp_path, written_after=written - 1, days=2)  # what is dated already stays
    assert round(file.stat().st_mtime - written) == 2 * SECONDS_OF_A_DAY
