"""Saved games in small: drawn while the list is shown, never of anything hidden."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pygame

from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.parts.thumbnails import Thumbnails
from game.client.screens.replay_list import FIRST_ROWS, ReplayListScreen
from game.engine.common_view import common_view
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.places import assets_folder
from game.records.chronicle import Chronicle
from game.records.reading import read_journal
from game.records.replay import Replay
from game.scene.pilot import Pilot
from game.scene.widgets import ScrollList
from game.titles import title
from game.titles.tinners_trail.table.stationery import TrailStationery
from tests.client.toy_room import ToyStationery

SIZE = (120, 74)


def saved_game(flow: Flow) -> Path:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 6))
    flow.open_title()
    return flow.saves.files()[-1]


def drawn(flow: Flow) -> ToyStationery:
    stationery = flow.desk.box.stationery
    assert isinstance(stationery, ToyStationery)
    return stationery


def test_every_game_in_sight_gets_its_picture_frame_by_frame(flow: Flow, pilot: Pilot) -> None:
    for _ in range(3):
        saved_game(flow)
    pilot.advance(0.1)
    pilot.click(name="replays")
    assert isinstance(pilot.screen, ReplayListScreen)
    pilot.advance(0.5)
    assert len(drawn(flow).thumbnails) == 3
    assert not pilot.screen.moving


def test_games_that_do_not_fit_the_page_are_read_while_it_is_shown(
    flow: Flow, pilot: Pilot
) -> None:
    first = saved_game(flow)
    games = FIRST_ROWS + 3
    for number in range(2, games + 1):
        copy(first, first.with_name(f"game-{number:04}.tinners"))
    pilot.advance(0.1)
    pilot.click(name="replays")
    listed = pilot.find(name="list")
    assert isinstance(listed, ScrollList)
    assert len(listed.rows) == games
    pilot.settle()
    assert all(row.find("watch") is not None for row in listed.rows)


def test_a_picture_is_made_of_what_everybody_knew(flow: Flow, pilot: Pilot) -> None:
    saved_game(flow)
    pilot.advance(0.1)
    pilot.click(name="replays")
    pilot.advance(0.5)
    [view] = drawn(flow).thumbnails
    assert view is not None
    chronicle = flow_chronicle(flow)
    replay = Replay(flow.desk.box.title, chronicle)
    true_state = replay.view(len(chronicle.steps))
    known = common_view(replay.game.rules, true_state)
    assert view.to_plain() == known.to_plain() != true_state.to_plain()


def flow_chronicle(flow: Flow) -> Chronicle:
    chronicle = read_journal(flow.saves.files()[-1]).chronicle
    assert chronicle is not None
    return chronicle


def test_a_broken_file_shows_the_empty_table(flow: Flow, pilot: Pilot) -> None:
    flow.saves.folder.mkdir(parents=True)
    (flow.saves.folder / "game-0001.tinners").write_text("no game", encoding="utf-8")
    pilot.click(name="replays")
    pilot.advance(0.5)
    assert drawn(flow).thumbnails == [None]


def test_no_more_than_one_picture_is_drawn_when_a_frame_has_no_time(flow: Flow) -> None:
    files = [saved_game(flow), saved_game(flow)]
    thumbnails = Thumbnails(flow.desk, flow.saves)
    assert [thumbnails.picture(file, SIZE) for file in files] == [None, None]
    thumbnails.work(lambda: False)
    assert len(drawn(flow).thumbnails) == 1
    assert thumbnails.has_work
    thumbnails.work(lambda: True)
    assert not thumbnails.has_work
    assert all(thumbnails.picture(file, SIZE) is not None for file in files)


def test_hidden_tiles_and_hands_change_no_pixel_of_the_county() -> None:
    game = title("tinners-trail").game(Options("tinners-trail", 3))
    rules, state = game.rules, game.rules.new_state()
    rules.deal(state, 7)
    stationery = TrailStationery(assets_folder())
    colours = game.colours
    empty = stationery.thumbnail(state, colours, SIZE)
    for _ in range(120):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            rules.apply(state, rules.legal_codes(state)[0])
    true_picture = stationery.thumbnail(state, colours, SIZE)
    known_picture = stationery.thumbnail(common_view(rules, state), colours, SIZE)
    assert pixels(true_picture) == pixels(known_picture) != pixels(empty)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")
