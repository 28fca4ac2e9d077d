"""One icon never stands for two different counts."""

from game.files.folders import assets_folder
from game.titles.tiletum.table.art.inks import TILETUM_ICON_NAMES
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.panels import king_track_and_fairs, seat

FULL_BUILDING = 7  # among what fairs count: every room is taken, a crest is not needed


def test_everything_that_fairs_count_has_an_icon_of_its_own() -> None:
    assert len(set(king_track_and_fairs.ICON_BY_COUNTED_THING)) == len(
        king_track_and_fairs.ICON_BY_COUNTED_THING
    )


def test_a_full_building_looks_different_from_a_completed_one_and_both_from_a_fair() -> None:
    full = king_track_and_fairs.ICON_BY_COUNTED_THING[FULL_BUILDING]
    assert full == "full_building"
    assert "completed_building" in seat.COUNTED_THING_NAMES
    assert not {"fair", full} & set(seat.COUNTED_THING_NAMES)


def test_every_icon_of_the_game_has_its_own_picture() -> None:
    art = TiletumArt(assets_folder(), 1.0)
    pictures = {art.icon(name).surface.get_buffer().raw for name in TILETUM_ICON_NAMES}
    assert len(pictures) == len(TILETUM_ICON_NAMES)
