"""The kit's icons are those any title may show; what only one has lies with that title."""

from __future__ import annotations

from game.places import assets_folder
from game.tabletop.art.icons import ICON_NAMES
from game.tabletop.art.shapes import ICONS
from game.tabletop.art.table_art import TableArt
from game.titles.tinners_trail.table.art.piece_art import PieceArt

WRITTEN = {"help"}  # a letter


def test_every_icon_of_the_kit_is_drawn_and_no_other_lies_there() -> None:
    drawn = {file.stem for file in (assets_folder() / ICONS).glob("*.svg")}
    assert drawn == set(ICON_NAMES) - WRITTEN


def test_an_icon_of_one_title_is_known_to_its_art_alone() -> None:
    own, kit = PieceArt(assets_folder(), 1.0), TableArt(assets_folder(), 1.0)
    own.icon("pasty")
    assert not own.faults
    kit.icon("pasty")
    assert kit.faults
