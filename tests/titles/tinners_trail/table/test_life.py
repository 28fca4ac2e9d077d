"""What stirs by itself, and the names that make room for pieces. The first table is there at
once: its map was drawn while the title was looked at."""

import gc
import threading
from pathlib import Path
from weakref import ref

import pygame
import pytest
from pygame import Rect

from game.client.screens.title import TitleScreen
from game.client.stored.settings import Settings
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas
from game.scene.widgets.button import Button
from game.tabletop.map.name_positions import best_name_positions
from game.titles.tinners_trail.table.animated_title_picture import AnimatedTitlePicture
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.county import county_scene
from tests.helpers.painted_once import KEPT
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application
from tests.helpers.table_host import TableHost
from tests.titles.tinners_trail.table.hot_seat import NAMES, Game, HotSeat, seated

COLOURS = ("pink", "yellow")


def frame() -> bytes:
    shown = present(pygame.display.get_surface())
    return pygame.image.tobytes(shown, "RGB")


def test_a_name_with_nothing_in_its_way_stands_in_its_usual_place() -> None:
    assert best_name_positions({"kea": (100.0, 50.0)}, {"kea": 40.0}, [(200, 0, 260, 90)]) == {
        "kea": (100.0, 50.0)
    }


def test_a_name_moves_aside_from_a_ship_but_not_far() -> None:
    ship = (114.0, 30.0, 160.0, 70.0)
    x, y = best_name_positions({"kea": (100.0, 50.0)}, {"kea": 40.0}, [ship])["kea"]
    assert x + 20 <= ship[0] or y - 9.5 >= ship[3]
    assert abs(x - 100) <= 42
    assert abs(y - 50) <= 15


@pytest.mark.thorough
@pytest.mark.parametrize("still", [False, True])
def test_the_map_stirs_while_nobody_does_anything_unless_it_is_to_stand_still(still: bool) -> None:
    game = Game(3, 4)
    assert game.until("extract")
    hot_seat = HotSeat(game)
    hot_seat.host.stage.timeline.are_endless_animations_off = still
    hot_seat.ask()
    hot_seat.ui.advance_time(2.0)
    assert not hot_seat.host.stage.needs_updates
    before = frame()
    shown = hot_seat.table.comparable_contents()
    hot_seat.ui.advance_time(0.5)
    assert (frame() == before) is still
    assert hot_seat.table.comparable_contents() == shown


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 720), (1180, 900), (1180, 664), (1000, 1000)], ids=str)
@pytest.mark.parametrize("scale", [100, 150])
def test_the_brig_of_the_title_picture_never_sails_below_the_menu(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    with application(tmp_path, Settings(ui_scale_percent=scale), size) as flow:
        page = of_kind(flow.window.screen, TitleScreen)
        assert isinstance(page.backdrop_animation_node, AnimatedTitlePicture)
        menu = [spot.rect() for spot in page.stage.visible_nodes() if isinstance(spot.node, Button)]
        ship = page.backdrop_animation_node.ship_picture.get_size()
        places = set()
        for seconds in range(0, 120, 5):
            page.backdrop_animation_node.set_elapsed(float(seconds))
            canvas = Canvas(flow.app.kit)
            canvas.paint(page.backdrop_animation_node, Transform(0.0, 0.0, 1.0))
            spots = [Rect(at, ship) for picture, at in canvas.items if picture.get_size() == ship]
            assert all(spot.collidelist(menu) < 0 for spot in spots)
            places |= {spot.left for spot in spots}
        assert len(places) > 10 or (scale, size) != (100, (1280, 720))


@pytest.fixture
def maps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many areas were in play on each map that was painted."""
    KEPT.clear()
    painted: list[int] = []
    paint = MapPainter.paint_map

    def noted(self: MapPainter, *what: object) -> object:
        painted.append(len(what[-1]))  # type: ignore[arg-type]
        return paint(self, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(MapPainter, "paint_map", noted)
    return painted


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_that_was_prepared_for_paints_no_map(maps: list[int], seats: int) -> None:
    hot_seat = HotSeat(Game(seats, 7))
    hot_seat.tables.draw_in_background(hot_seat.host.stage, seats)
    hot_seat.ask()  # a table asked for before the map is ready waits for it
    assert len(maps) == 1


@pytest.mark.thorough
def test_a_map_that_cannot_be_prepared_is_told_of_by_the_table_alone(
    maps: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hot_seat = HotSeat(Game(2, 7))

    def broken(seats: int, *, edition_2007: bool) -> dict[str, str]:
        raise OSError(seats)

    monkeypatch.setattr(county_scene, "region_letters_of_map_card", broken)
    hot_seat.tables.draw_in_background(hot_seat.host.stage, 2)
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(5)
    assert not maps
    assert capsys.readouterr().err == ""


@pytest.mark.thorough
def test_the_pieces_of_one_table_serve_the_next() -> None:
    hot_seat = seated(Game(4, 7))
    house = hot_seat.table.context.art_at_scale(1.0).engine_house("indigo")
    again = hot_seat.tables.make_table_without_position(
        hot_seat.host.stage, hot_seat.table.context.seats, hot_seat.host.handlers
    )
    assert again.context.art_at_scale(1.0).engine_house("indigo") is house


@pytest.mark.thorough
def test_a_table_is_forgotten_when_its_screen_is_left() -> None:
    hot_seat = seated(Game(2, 7))
    left = ref(hot_seat.table)
    hot_seat.host = TableHost(
        hot_seat.host.kit, hot_seat.tables.make_table_without_position, NAMES, COLOURS
    )
    hot_seat.window.pop()
    hot_seat.window.push(hot_seat.host)
    gc.collect()
    assert left() is None
