"""The rose window is drawn in parts, so that a die changes only what it lies on."""

import pytest

from game.files.folders import assets_folder
from game.tabletop.layout.table_layout import TableWindowSize
from game.titles.tiletum.table.art import rose_window
from game.titles.tiletum.table.art.rose_window import ExplorerFieldFace, PetalFace
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from tests.titles.tiletum.table.court import Court

PETAL = PetalFace(3, "king", "King", 4, 0, "king2", "lit")
FIELD = ExplorerFieldFace(
    1, "Explorer", "explorer2", 4, is_step_due=False, is_action_in_progress=False
)


def test_a_die_that_is_taken_changes_the_glass_of_its_place_and_nothing_else() -> None:
    art = TiletumArt(assets_folder(), 1.0)
    dark = PETAL._replace(state="dark")
    assert art.petal_glass_sprite(2, PETAL) is not art.petal_glass_sprite(2, dark)
    assert art.petal_enamel_sprite(2, PETAL) is art.petal_enamel_sprite(2, dark)
    assert art.rose_window_stone_sprite() is art.rose_window_stone_sprite()


def test_a_tile_that_is_taken_leaves_the_glass_as_it_is() -> None:
    art = TiletumArt(assets_folder(), 1.0)
    bare = PETAL._replace(bonus_tile="")
    assert art.petal_glass_sprite(2, PETAL) is art.petal_glass_sprite(2, bare)
    assert art.petal_enamel_sprite(2, PETAL) is not art.petal_enamel_sprite(2, bare)


def test_a_step_that_is_due_lights_the_symbol_and_leaves_the_field() -> None:
    art = TiletumArt(assets_folder(), 1.0)
    due = FIELD._replace(is_step_due=True)
    assert art.explorer_field_sprite(FIELD) is art.explorer_field_sprite(due)
    assert art.symbol(4, is_due=True) is not art.symbol(4, is_due=False)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_table_that_was_prepared_for_draws_no_stone(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    court = Court(size)
    court.until(lambda state, moves: moves[0].kind == "take")
    court.tables.draw_map_into_cache(TableWindowSize.for_window(court.host.stage.units), 4)
    drawn: list[object] = []
    monkeypatch.setattr(rose_window, "rose_window_stone_sprite", drawn.append)
    court.ask()
    assert drawn == []
