"""What is played unsaved, while the disk is full, is written when there is room; that is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pygame
import pytest

from game.client.flow import Flow
from game.client.learning.progress import Progress
from game.client.screens.end import EndScreen
from game.client.screens.replay_list import FIRST_ROWS, ReplayListScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored import set_up, settings
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.client.widgets.pictures import Thumbnails
from game.engine.knowledge import common_view
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.match.match import Match
from game.places import assets_folder
from game.records import files
from game.records.files import DurableFile
from game.records.reading import Reading, read_journal
from game.records.records import Chronicle
from game.records.replay import Replay
from game.records.saves import Saves
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import Pilot
from game.scene.widgets import ScrollList
from game.titles import title
from game.titles.tinners_trail.table.factory import TrailStationery
from tests.client.test_menus import tab_to
from tests.client.toy_room import ToyStationery
from tests.helpers.lesson_laws import full_disk

# What is played unsaved, while the disk is full, is written when there is room; that is told.

ALONE = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))
AGAIN = "The disk takes games again: everything is saved now."


@pytest.fixture
def disk() -> Iterator[pytest.MonkeyPatch]:
    """A disk that can be filled with `fill` and emptied with `undo`."""
    with pytest.MonkeyPatch.context() as patched:
        yield patched


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced above the screens."""
    heard: list[str] = []
    monkeypatch.setattr(Stage, "announce", lambda stage, text, seconds=5.0: heard.append(text))
    return heard


def fill(disk: pytest.MonkeyPatch) -> None:
    def refuse(*anything: object) -> None:
        raise OSError(28, "No space left on device")

    disk.setattr(DurableFile, "write_at", refuse)


def play_a_move(flow: Flow, pilot: Pilot) -> None:
    move = flow.table.match.moves()[0].code
    flow.table.reply(move)
    pilot.advance(3)


def told(pilot: Pilot) -> list[str]:
    return [node.label for node in pilot.all() if node.label]


def saved(flow: Flow) -> Chronicle:
    """The only game in the folder."""
    [file] = flow.saves.files()
    chronicle = flow.saves.read(file).chronicle
    assert chronicle is not None
    return chronicle


def begin(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp(ALONE, 9))
    pilot.advance(5)


def test_moves_played_unsaved_are_saved_with_the_first_one_there_is_room_for(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch, said: list[str]
) -> None:
    begin(flow, pilot)
    fill(disk)
    play_a_move(flow, pilot)
    pilot.click(name="unsaved")
    pilot.advance(3)
    play_a_move(flow, pilot)
    assert not flow.table.match.is_saved
    assert AGAIN not in said
    disk.undo()
    play_a_move(flow, pilot)
    assert said == [AGAIN]
    assert saved(flow).records == flow.table.match.chronicle.records


def test_a_game_begun_unsaved_is_saved_when_there_is_room(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch, said: list[str]
) -> None:
    fill(disk)
    flow.play(KeptSetUp(ALONE, 9))
    pilot.click(name="unsaved")
    pilot.advance(5)
    assert isinstance(pilot.screen, TableScreen)
    assert flow.saves.files() == []
    disk.undo()
    play_a_move(flow, pilot)
    assert said == [AGAIN]
    assert saved(flow).records == flow.table.match.chronicle.records


def test_a_game_left_unsaved_is_saved_as_soon_as_a_page_is_opened_with_room_again(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch, said: list[str]
) -> None:
    begin(flow, pilot)
    fill(disk)
    play_a_move(flow, pilot)
    pilot.click(name="unsaved")
    pilot.advance(3)
    chronicle = flow.table.match.chronicle
    flow.open_title()
    assert saved(flow).records != chronicle.records
    disk.undo()
    flow.open_title()
    pilot.advance(0.1)
    assert said == [AGAIN]
    assert saved(flow).records == chronicle.records


def left_unsaved(flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch) -> Chronicle:
    """Leave a game whose last move is on no disk; there is room again."""
    begin(flow, pilot)
    fill(disk)
    play_a_move(flow, pilot)
    pilot.click(name="unsaved")
    pilot.advance(3)
    unsaved = flow.table.match.chronicle
    flow.open_title()
    disk.undo()
    return unsaved


def test_who_goes_on_with_a_game_left_unsaved_goes_on_where_it_was_left(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    unsaved = left_unsaved(flow, pilot, disk)
    flow.continue_last()
    pilot.advance(1)
    assert flow.table.match.chronicle.steps[: len(unsaved.steps)] == unsaved.steps


def test_a_game_left_unsaved_and_gone_on_with_elsewhere_gets_a_file_of_its_own(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    unsaved = left_unsaved(flow, pilot, disk)
    [file] = flow.saves.files()
    elsewhere = Match.resume(flow.desk.box.title, flow.saves.reopen(file))
    elsewhere.play(elsewhere.question().seat, elsewhere.moves()[-1].code)  # type: ignore[union-attr]
    elsewhere.close()
    flow.open_title()
    found = [flow.saves.read(each).chronicle for each in flow.saves.files()]
    assert [each.records for each in found if each is not None] == [
        elsewhere.chronicle.records,
        unsaved.records,
    ]


def test_a_game_that_ends_unsaved_says_so_and_is_saved_when_there_is_room(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    flow.desk.choose(computer_speed="instant", own_speed="instant")
    begin(flow, pilot)
    fill(disk)
    play_a_move(flow, pilot)
    pilot.click(name="unsaved")
    for _ in range(200):
        if isinstance(pilot.screen, EndScreen):
            break
        pilot.advance(2)
        if isinstance(pilot.screen, TableScreen) and flow.table.asking.question:
            flow.table.reply(flow.table.asking.question.moves[-1].code)
    assert isinstance(pilot.screen, EndScreen)
    assert any(label.startswith("The disk refused the end of this game") for label in told(pilot))
    disk.undo()
    flow.open_title()
    pilot.advance(0.1)
    assert isinstance(pilot.screen, TitleScreen)
    assert saved(flow).closing is not None


def test_playing_on_from_a_position_may_be_unsaved_as_well(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    begin(flow, pilot)
    play_a_move(flow, pilot)
    chronicle = flow.table.match.chronicle
    flow.open_title()
    fill(disk)
    flow._play_from(chronicle, "game-0001.tinners", 1, ("human", "ai:1"))
    pilot.advance(0.1)
    pilot.click(name="unsaved")
    pilot.advance(1)
    assert isinstance(pilot.screen, TableScreen)
    assert flow.table.match.steps >= 1


def test_settings_that_find_no_room_are_told_and_kept_with_all_that_followed(
    flow: Flow, pilot: Pilot, said: list[str]
) -> None:
    desk = flow.desk
    desk.choose(language="en")
    with pytest.MonkeyPatch.context() as patched:
        full_disk(patched, files)
        desk.choose(master=11)
        desk.choose(effects=22)
        desk.progress.finish("ore")
    desk.choose(music=33)
    pilot.advance(0.1)
    assert [each.partition(":")[0] for each in said] == [
        "The settings could not be kept",
        "What you have learned or solved could not be kept yet",
        "What could not be kept before is kept now.",
    ]
    found = settings.load(desk.saves_folder)
    assert (found.master, found.effects, found.music) == (11, 22, 33)
    assert Progress(desk.saves_folder, desk.part).finished == {"ore"}
    assert desk.fault == ""


def test_a_set_up_that_finds_no_room_is_told_at_its_table_and_kept_later(
    flow: Flow, pilot: Pilot, said: list[str]
) -> None:
    flow._open_setup()
    page = pilot.screen
    assert isinstance(page, SetupScreen)
    with pytest.MonkeyPatch.context() as patched:
        full_disk(patched, files)
        page.start()
        pilot.advance(0.1)
    assert isinstance(pilot.screen, TableScreen)
    assert said[0].startswith("The settings could not be kept")
    flow.open_title()
    assert (flow.desk.saves_folder / set_up.FILE_NAME).exists()


# The page of saved games before there is any.


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_without_saved_games_the_page_leads_to_a_new_one(pilot: Pilot, by: str) -> None:
    pilot.click(name="replays")
    assert pilot.sees(label="No game is saved yet")
    if by == "mouse":
        pilot.click(name="begin")
    else:
        tab_to(pilot, "begin")
        pilot.press("enter")
    assert isinstance(pilot.screen, SetupScreen)


def test_with_a_saved_game_nobody_is_asked_to_begin(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    flow.open_title()
    pilot.click(name="replays")
    assert not pilot.sees(name="begin")
    assert pilot.sees(name="watch")


def test_a_game_nobody_may_read_says_so_until_it_may_be_read(
    flow: Flow, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    flow.open_title()

    def refuse(saves: Saves, file: Path) -> Reading:
        raise PermissionError(13, "Permission denied", file)

    with monkeypatch.context() as locked:
        locked.setattr(Saves, "read", refuse)
        flow.saves.files()[0].rename(flow.saves.folder / "game-0002.tinners")
        pilot.click(name="replays")
        pilot.advance(0.2)
        assert pilot.sees(label="game-0002.tinners cannot be read: Permission denied.")
        assert not pilot.sees(name="watch")
    flow.open_title()
    pilot.click(name="replays")
    pilot.advance(0.2)
    assert pilot.sees(name="watch")


# Saved games in small: drawn while the list is shown, never of anything hidden.

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
