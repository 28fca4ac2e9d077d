"""The map can be brought closer and moved; everything on it and about it follows."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.scene.stage.survey import Placed
from game.tabletop.layout.places import MapPlace
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.sheet.sheet import Sheet
from game.titles.tinners_trail.table.chart.chart import Names, Pieces
from game.titles.tinners_trail.table.motions.flights import BothEditionsBackstage
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

pytestmark = pytest.mark.thorough

SIZE = (1920, 1080)
SMALL, WHOLE = RoomSize(640, 360), MapPlace(1.0, 0.0, 0.0)


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    game = Game(4, 8)
    assert game.until(lambda moves: any(move.kind == "build" for move in moves))
    one = HotSeat(game, SIZE)
    one.ask()
    yield one
    one.close()


def spot(sitting: HotSeat, name: str) -> Placed:
    return next(s for s in sitting.host.stage.survey() if s.node.name == name)


def wheel(sitting: HotSeat, at: tuple[int, int], steps: int) -> None:
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(Event(pygame.MOUSEWHEEL, x=0, y=steps))
    sitting.ui.advance(0.05)


def drag(sitting: HotSeat, start: tuple[int, int], end: tuple[int, int]) -> None:
    half = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    sitting.ui.advance(0.02)
    for at in (half, end):
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        sitting.ui.advance(0.02)
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    sitting.ui.advance(0.02)


def area_rect(sitting: HotSeat, area: str) -> Rect:
    node = sitting.table._parts.chart.targets[area]
    return spot(sitting, f"area:{area}").place.rect(*node.bounds)


def test_the_wheel_brings_closer_what_lies_under_the_pointer(sitting: HotSeat) -> None:
    before = area_rect(sitting, "camborne")
    wheel(sitting, before.center, 1)
    after = area_rect(sitting, "camborne")
    assert after.width > before.width * 1.2
    assert after.collidepoint(before.center)
    wheel(sitting, before.center, -1)
    assert area_rect(sitting, "camborne") == before


def test_the_map_is_dragged_and_that_picks_nothing(sitting: HotSeat) -> None:
    sitting.ui.press("b")
    wheel(sitting, (900, 500), 1)
    area = sorted(sitting.table._controller.question_input.targets)[0]  # far from its end
    sitting.table._outlook.bring((area,))
    sitting.ui.advance(0.05)
    start = spot(sitting, f"area:{area}").middle_px()
    drag(sitting, start, (start[0] - 60, start[1] - 40))
    assert spot(sitting, f"area:{area}").middle_px() == (start[0] - 60, start[1] - 40)
    assert not sitting.table._controller.question_input.chosen
    assert not sitting.host.answers
    sitting.ui.click(name=f"area:{area}")
    assert area in sitting.table._controller.question_input.chosen


def test_the_sea_is_dragged_too_once_the_map_is_larger(sitting: HotSeat) -> None:
    wheel(sitting, (900, 500), 1)
    before = area_rect(sitting, "camborne")
    drag(sitting, (300, 800), (340, 830))
    assert area_rect(sitting, "camborne").topleft == (before.left + 40, before.top + 30)


def test_keys_and_buttons_do_the_same_and_lead_back_to_the_whole_map(sitting: HotSeat) -> None:
    whole, zoom = sitting.table.picture(), sitting.table._outlook._zoom
    sitting.ui.press("page up")
    assert not zoom.whole
    before = zoom.corner
    sitting.ui.press("shift+right")
    assert zoom.corner[0] < before[0]
    sitting.ui.press("ctrl+0")
    assert zoom.whole
    sitting.ui.click(name="map-closer")
    sitting.ui.click(name="map-whole")
    assert sitting.table.picture() == whole


def test_the_focus_brings_its_area_in_sight(sitting: HotSeat) -> None:
    sitting.ui.press("b")
    for _ in range(3):
        sitting.ui.press("page up")
    for _ in range(60):
        sitting.ui.press("tab")
        sitting.ui.advance(0.05)
        node = sitting.host.stage.focus.node
        if node is not None and node.role == "area":
            x, y = spot(sitting, node.name).middle_px()
            assert 0 < x < sitting.table._parts.layout.side_edge
            assert 60 < y < sitting.table._parts.layout.bar_top


def test_pieces_fly_to_where_their_area_is_now(sitting: HotSeat) -> None:
    wheel(sitting, (900, 500), 1)
    furniture = sitting.table._parts
    back = BothEditionsBackstage(sitting.table._context, furniture, sitting.host.stage.kit.sound)
    x, y = back.area("kea")
    node = spot(sitting, "area:kea")
    k = sitting.host.stage.units.k * furniture.layout.controls
    assert (x * k, y * k) == pytest.approx(node.place.px(0, 0), abs=1.0)


def test_what_happens_out_of_sight_is_brought_in_sight(sitting: HotSeat) -> None:
    for _ in range(3):
        wheel(sitting, (60, 1000 - 200), 1)
    sitting.table.point_out(("camelford",))
    sitting.ui.advance(0.05)
    window = Rect(0, 56, round(sitting.table._parts.layout.side_edge), 900)
    assert window.collidepoint(area_rect(sitting, "camelford").center)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_no_bill_lies_on_its_area_however_close_the_map_is(sitting: HotSeat, steps: int) -> None:
    game = sitting.game
    seat = game.mover
    game.step(seat, next(move.code for move in game.moves() if move.kind == "build"))
    assert game.until(lambda moves: any(move.kind == "bid" for move in moves))
    sitting.ask()
    for _ in range(steps):
        sitting.ui.press("page up")
    sheet = next(s for s in sitting.host.stage.survey() if isinstance(s.node, Sheet))
    area = sitting.table._model.sale.area  # type: ignore[union-attr]  # a sale is on
    window = Rect(0, 0, *SIZE)
    assert not sheet.rect().colliderect(area_rect(sitting, area).clip(window).inflate(-2, -2))


def test_the_wheel_works_over_the_veil_of_a_sale_too(sitting: HotSeat) -> None:
    game = sitting.game
    game.step(game.mover, next(move.code for move in game.moves() if move.kind == "build"))
    assert game.until(lambda moves: any(move.kind == "bid" for move in moves))
    sitting.ask()
    assert sitting.table._parts.veil.visible
    wheel(sitting, (40, 700), 1)
    assert not sitting.table._outlook._zoom.whole


def wheel_twice(sitting: HotSeat) -> None:
    wheel(sitting, (900, 500), 1)
    wheel(sitting, (900, 500), 1)


def test_a_step_of_the_wheel_draws_no_piece_and_no_name_anew(
    sitting: HotSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    sharp: list[str] = []
    for layer in (Pieces, Names):
        monkeypatch.setattr(layer, "draw_sharp", lambda self, _: sharp.append(type(self).__name__))
    wheel_twice(sitting)
    drag(sitting, (300, 800), (340, 830))
    assert not sharp


def test_pieces_and_names_are_sharp_after_a_quiet_moment(sitting: HotSeat) -> None:
    wheel_twice(sitting)
    chart = sitting.table._parts.chart
    assert not chart.sharp
    while sitting.host.stage.on_spare() and not chart.sharp:
        pass
    assert chart.sharp
    sitting.ui.advance(0.05)
    ahead = chart.pieces.kept
    assert ahead is not None
    items = ahead.items
    chart.pieces.kept = None
    sitting.host.stage.refresh()
    sitting.ui.advance(0.05)
    assert [(id(surface), at) for surface, at in chart.pieces.kept.items] == [
        (id(surface), at) for surface, at in items
    ]


def test_what_changed_meanwhile_is_never_shown_as_it_was(sitting: HotSeat) -> None:
    wheel_twice(sitting)
    pieces = sitting.table._parts.chart.pieces
    before = len(pieces.kept.items) if pieces.kept else 0
    pieces.looks = pieces.looks[:3]
    sitting.host.stage.refresh()
    sitting.ui.advance(0.05)
    assert pieces.kept is not None
    assert len(pieces.kept.items) < before


def test_a_map_that_is_only_stretched_fills_the_window_wherever_it_is_dragged(
    sitting: HotSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MapPictures, "soon", lambda *_: None)
    wheel(sitting, (900, 500), 1)
    drag(sitting, (300, 800), (100, 600))
    chart, k = sitting.table._parts.chart, sitting.host.stage.units.k
    assert chart._ground is not None
    surface, corner = chart._ground
    laid = surface.get_rect(topleft=corner).move(round(chart.x * k), round(chart.y * k))
    assert laid.contains(Rect((0, 0), SIZE))
