"""What stirs by itself at Tiletum: on the map, in the title picture, and who looks at you."""

from __future__ import annotations

import pygame

from ai.titles.tiletum.levels import LEVELS
from game.places import assets_folder
from game.scene.canvas import Canvas
from game.titles.tiletum.table.board.life import (
    HOUSES_THAT_SMOKE,
    MOST_CARTS,
    MOST_SMOKING,
    life_look,
)
from game.titles.tiletum.table.board.map_board import MapBoard
from game.titles.tiletum.table.look.map import map_look
from game.titles.tiletum.table.stationery import TiletumStationery
from game.titles.tiletum.table.title_life import TiletumTitleLife
from tests.titles.tiletum.table.court import Court

KINDS = ("random", "greedy", *LEVELS)


def test_carts_drive_only_where_somebody_has_built_and_only_full_towns_smoke() -> None:
    court = Court()
    court.until(lambda state, moves: state.round == 4)
    court.ask()
    chart = board_of(court)
    stand = court.table._stand
    assert stand is not None
    blocks = map_look(court.table._studio, stand, None).blocks
    built = {name: sum(bool(house[0]) for house in face.houses) for name, face in blocks.items()}
    look = life_look(blocks, chart.plan, below=False)
    assert 0 < len(look.roads) <= MOST_CARTS
    assert all(any(built[end] for end in ends) for ends in look.roads)
    full = sum(count >= HOUSES_THAT_SMOKE for count in built.values())
    assert len(look.chimneys) == min(full, MOST_SMOKING)


def test_nothing_of_europe_stirs_below_the_ground() -> None:
    look = life_look({}, board_of(Court()).plan, below=True)
    assert not (look.europe or look.roads or look.chimneys)


def test_the_map_lives_while_motion_is_wanted() -> None:
    court = Court()
    timeline, life = court.table._stage.timeline, board_of(court).life
    timeline.advance(1000)
    assert life.seconds > 0
    timeline.still, before = True, life.seconds
    timeline.advance(1000)
    assert life.seconds == before


def test_the_title_picture_looks_different_after_a_while_and_its_dark_one_never() -> None:
    stationery, kit = TiletumStationery(assets_folder()), Court().table._stage.kit
    life = stationery.life("title", (1280, 720))
    assert isinstance(life, TiletumTitleLife)
    shown = []
    for seconds in (0.0, 7.0):
        life.pass_time(seconds)
        canvas = Canvas(kit)
        life.draw(canvas)
        shown.append([str(item) for item in canvas.items])
    assert shown[0] != shown[1]
    assert stationery.life("night", (1280, 720)) is None


def test_every_kind_of_player_has_a_face_of_its_own_and_people_have_none() -> None:
    stationery = TiletumStationery(assets_folder())
    faces = [stationery.portrait(kind, 66) for kind in KINDS]
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces if face}) == len(KINDS)
    assert stationery.portrait("human", 66) is None


def board_of(court: Court) -> MapBoard:
    """The map of a table."""
    chart = court.pilot.find(name="chart")
    assert isinstance(chart, MapBoard)
    return chart
