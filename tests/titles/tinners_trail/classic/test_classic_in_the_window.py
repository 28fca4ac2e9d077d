"""The edition of 2007 in the window: every page offers it, and it has a table of its own."""

from pathlib import Path

from game import app
from game.client.kept.settings import Settings
from game.players import PromptPlayers
from game.titles.tinners_trail.notation.offer import CLASSIC, REMASTERED


def test_pages_offer_it_after_the_remastered_one(tmp_path: Path) -> None:
    box = app.make_desk(tmp_path, Settings(), PromptPlayers()).box
    assert box.editions == (REMASTERED, CLASSIC)


def test_it_has_a_table_of_its_own(tmp_path: Path) -> None:
    box = app.make_desk(tmp_path, Settings(), PromptPlayers()).box
    assert box.room_of(CLASSIC) is not box.room
    assert box.room_of(REMASTERED) is box.room
    assert box.room_of(CLASSIC).way_out == "drop"
    assert not box.room_of(CLASSIC).private_kinds
