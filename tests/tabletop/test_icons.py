"""The kit's icons are those any title may show; what only one has lies with that title."""

from __future__ import annotations

import pytest

from game.places import assets_folder
from game.tabletop.art.drawing import ICONS
from game.tabletop.art.icons import ICON_NAMES
from game.tabletop.art.table_art import TableArt
from game.titles.tinners_trail.table.art.pieces import PieceArt

WRITTEN = {"help"}  # a letter
OPAQUE, DIFFERENCE = 255, 300


def test_every_icon_of_the_kit_is_drawn_and_no_other_lies_there() -> None:
    drawn = {file.stem for file in (assets_folder() / ICONS).glob("*.svg")}
    assert drawn == set(ICON_NAMES) - WRITTEN


def test_an_icon_of_one_title_is_known_to_its_art_alone() -> None:
    own, kit = PieceArt(assets_folder(), 1.0), TableArt(assets_folder(), 1.0)
    own.icon("pasty")
    assert not own.faults
    kit.icon("pasty")
    assert kit.faults


@pytest.mark.parametrize("name", ["dice", "gear", "eye", "book"])
@pytest.mark.parametrize("tone", ["ink", "cream", "brass"])
def test_what_is_cut_out_of_an_icon_can_be_told_from_its_body(name: str, tone: str) -> None:
    picture = TableArt(assets_folder(), 1.0).icon(name, 92, tone=tone).surface
    seen = [
        picture.get_at((x, y))
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    ]
    light = [sum(code[:3]) for code in seen if code.a == OPAQUE]
    assert max(light) - min(light) > DIFFERENCE
