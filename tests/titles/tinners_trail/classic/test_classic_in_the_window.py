"""The edition of 2007 in the window: no page offers it before its table is drawn."""

from pathlib import Path

from game import app
from game.client.kept.settings import Settings
from game.titles.tinners_trail.notation.offer import CLASSIC, REMASTERED


def test_no_page_offers_it_before_its_table_is_drawn(tmp_path: Path) -> None:
    box = app.make_desk(tmp_path, Settings(), app.PromptPlayers()).box
    assert box.editions == (REMASTERED,)
    assert CLASSIC in box.title.editions


def test_it_has_a_table_of_its_own_for_who_asks(tmp_path: Path) -> None:
    box = app.make_desk(tmp_path, Settings(), app.PromptPlayers()).box
    assert box.room_of(CLASSIC) is not box.room
    assert box.room_of(REMASTERED) is box.room
    assert box.room_of(CLASSIC).way_out == "drop"
