"""Bills, new mines and the next dusk are there at once: drawn while the person was thinking."""

from collections.abc import Callable
from typing import Any

import pytest

from game.scene.drawing.fonts import open_font
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.titles.tinners_trail.table.county.county_scene import CountyPainter
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

pytestmark = pytest.mark.thorough

BAKED = {
    "engine_house_sprite",
    "survey_card_sprite",
    "face_up_tile_sprite",
    "curled_up_tile_sprite",
    "face_down_tile_sprite",
}
ENOUGH_SECONDS = 15.0


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tiles, cards, mines and dusks drawn anew, by the names of their painters."""
    names: list[str] = []

    def noted(name: str, painter: Callable[..., Any]) -> Callable[..., Any]:
        def paint(*args: object) -> Any:
            names.append(name)
            return painter(*args)

        return paint

    kept = TableArt.shared_drawing

    def keep(art: TableArt, key: Any, draw: Callable[[], PieceSprite]) -> PieceSprite:
        name = key[0].__name__
        return kept(art, key, noted(name, draw) if name in BAKED else draw)

    monkeypatch.setattr(TableArt, "shared_drawing", keep)
    monkeypatch.setattr(
        CountyPainter,
        "turn_source_into_scene",
        noted("finish", CountyPainter.turn_source_into_scene),
    )
    return names


def while_somebody_thinks(seconds: float, size: tuple[int, int] = (1280, 720)) -> HotSeat:
    """The table while somebody, who may build, has thought for so long."""
    SURFACE_CACHE.clear()  # nothing that another table drew
    hot_seat = seated(Game(3, 8), size, until="build")
    hot_seat.ui.advance_time(seconds)
    return hot_seat


def see(hot_seat: HotSeat, seat: int) -> None:
    """Draw what a seat sees now."""
    hot_seat.table.show_view(hot_seat.game.view(seat), seat)
    hot_seat.host.stage.update_before_next_drawing()
    hot_seat.ui.advance_time(1 / 60)


def open_bill(hot_seat: HotSeat) -> None:
    """Put the first area up, and look at its bill."""
    game = hot_seat.game
    seat = hot_seat.game.mover
    game.step(seat, game.move("build").code)
    game.until("bid")
    see(hot_seat, seat)
    assert hot_seat.bill is not None


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("thought_for", [ENOUGH_SECONDS, 0.0])
def test_a_bill_shows_what_was_drawn_while_its_seller_thought(
    drawn: list[str], size: tuple[int, int], thought_for: float
) -> None:
    hot_seat = while_somebody_thinks(thought_for, size)
    before = len(drawn)
    open_bill(hot_seat)
    assert (len(drawn) == before) is (thought_for > 0)


@pytest.mark.parametrize("thought_for", [ENOUGH_SECONDS, 0.0])
def test_new_mines_and_the_next_dusk_were_drawn_while_somebody_thought(
    drawn: list[str], thought_for: float
) -> None:
    hot_seat = while_somebody_thinks(thought_for)
    before = len(drawn)
    while hot_seat.game.state.round == 1:
        hot_seat.game.step(0)
    see(hot_seat, 0)
    new = set(drawn[before:])
    assert new.isdisjoint({"engine_house", "finish"}) is (thought_for > 0)


def test_the_letters_of_a_bill_were_cut_while_its_seller_thought() -> None:
    hot_seat = while_somebody_thinks(ENOUGH_SECONDS)
    opened = open_font.cache_info().misses
    open_bill(hot_seat)
    assert open_font.cache_info().misses == opened


def test_a_table_with_nothing_left_to_draw_leaves_the_processor_alone(drawn: list[str]) -> None:
    hot_seat = while_somebody_thinks(ENOUGH_SECONDS)
    kept = len(SURFACE_CACHE)
    before = len(drawn)
    assert before > 0
    hot_seat.ui.advance_time(2.0)
    assert (len(SURFACE_CACHE), len(drawn)) == (kept, before)
