"""What is played unsaved, while the disk is full, is written when there is room; that is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pygame
import pytest

from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.replay_list import FIRST_ROWS, ReplayListScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored import set_up, settings
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.tutorial.progress import LearningProgress
from game.client.widgets.pictures import Thumbnails
from game.engine.knowledge import common_view
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.match.match import Match
from game.places import assets_folder
from game.records import stored_files
from game.records.durable_file import DurableFile
from game.records.reading import Reading, read_journal
from game.records.records import Chronicle
from game.records.replay import Replay
from game.records.saves import Saves
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import ScrollList
from game.titles import title
from game.titles.tinners_trail.table.factory import TrailScreenPictures
from tests.client.test_menus import tab_to
from tests.client.toy_room import ToyScreenPictures
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


def play_a_move(flow: Flow, ui: UiDriver) -> None:
    move = flow.table.match.moves()[0].code
    flow.table.reply(move)
    ui.advance(3)


def told(ui: UiDriver) -> list[str]:
    return [node.label for node in ui.all() if node.label]


def saved(flow: Flow) -> Chronicle:
    """The only game in the folder."""
    [file] = flow.saves.files()
    chronicle = flow.saves.read(file).chronicle
    assert chronicle is not None
    return chronicle


def begin(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(ALONE, 9))
    ui.advance(5)


def test_moves_played_unsaved_are_saved_with_the_first_one_there_is_room_for(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch, said: list[str]
) -> None:
    begin(flow, ui)
    fill(disk)
    play_a_move(flow, ui)
    ui.click(name="unsaved")
    ui.advance(3)
    play_a_move(flow, ui)
    assert not flow.table.match.is_saved
    assert AGAIN not in said
    disk.undo()
    play_a_move(flow, ui)
    assert said == [AGAIN]
    assert saved(flow).records == flow.table.match.chronicle.records


def test_a_game_begun_unsaved_is_saved_when_there_is_room(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch, said: list[str]
) -> None:
    fill(disk)
    flow.play(SavedSetUp(ALONE, 9))
    ui.click(name="unsaved")
    ui.advance(5)
    assert isinstance(ui.screen, TableScreen)
    assert flow.saves.files() == []
    disk.undo()
    play_a_move(flow, ui)
    assert said == [AGAIN]
    assert saved(flow).records == flow.table.match.chronicle.records


def test_a_game_left_unsaved_is_saved_as_soon_as_a_page_is_opened_with_room_again(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch, said: list[str]
) -> None:
    begin(flow, ui)
    fill(disk)
    play_a_move(flow, ui)
    ui.click(name="unsaved")
    ui.advance(3)
    chronicle = flow.table.match.chronicle
    flow.open_title()
    assert saved(flow).records != chronicle.records
    disk.undo()
    flow.open_title()
    ui.advance(0.1)
    assert said == [AGAIN]
    assert saved(flow).records == chronicle.records


def left_unsaved(flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch) -> Chronicle:
    """Leave a game whose last move is on no disk; there is room again."""
    begin(flow, ui)
    fill(disk)
    play_a_move(flow, ui)
    ui.click(name="unsaved")
    ui.advance(3)
    unsaved = flow.table.match.chronicle
    flow.open_title()
    disk.undo()
    return unsaved


def test_who_goes_on_with_a_game_left_unsaved_goes_on_where_it_was_left(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    unsaved = left_unsaved(flow, ui, disk)
    flow.continue_last()
    ui.advance(1)
    assert flow.table.match.chronicle.steps[: len(unsaved.steps)] == unsaved.steps


def test_a_game_left_unsaved_and_gone_on_with_elsewhere_gets_a_file_of_its_own(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    unsaved = left_unsaved(flow, ui, disk)
    [file] = flow.saves.files()
    elsewhere = Match.resume(flow.app.box.title, flow.saves.reopen(file))
    elsewhere.play(elsewhere.question().seat, elsewhere.moves()[-1].code)  # type: ignore[union-attr]
    elsewhere.close()
    flow.open_title()
    found = [flow.saves.read(each).chronicle for each in flow.saves.files()]
    assert [each.records for each in found if each is not None] == [
        elsewhere.chronicle.records,
        unsaved.records,
    ]


def test_a_game_that_ends_unsaved_says_so_and_is_saved_when_there_is_room(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    flow.app.choose(computer_speed="instant", own_speed="instant")
    begin(flow, ui)
    fill(disk)
    play_a_move(flow, ui)
    ui.click(name="unsaved")
    for _ in range(200):
        if isinstance(ui.screen, EndScreen):
            break
        ui.advance(2)
        if isinstance(ui.screen, TableScreen) and flow.table.asking.question:
            flow.table.reply(flow.table.asking.question.moves[-1].code)
    assert isinstance(ui.screen, EndScreen)
    assert any(label.startswith("The disk refused the end of this game") for label in told(ui))
    disk.undo()
    flow.open_title()
    ui.advance(0.1)
    assert isinstance(ui.screen, TitleScreen)
    assert saved(flow).closing is not None


def test_playing_on_from_a_position_may_be_unsaved_as_well(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    begin(flow, ui)
    play_a_move(flow, ui)
    chronicle = flow.table.match.chronicle
    flow.open_title()
    fill(disk)
    flow._play_from(chronicle, "game-0001.counthouse", 1, ("human", "ai:1"))
    ui.advance(0.1)
    ui.click(name="unsaved")
    ui.advance(1)
    assert isinstance(ui.screen, TableScreen)
    assert flow.table.match.steps >= 1


def test_settings_that_find_no_room_are_told_and_kept_with_all_that_followed(
    flow: Flow, ui: UiDriver, said: list[str]
) -> None:
    app = flow.app
    app.choose(language="en")
    with pytest.MonkeyPatch.context() as patched:
        full_disk(patched, stored_files)
        app.choose(master=11)
        app.choose(effects=22)
        app.progress.finish("ore")
    app.choose(music=33)
    ui.advance(0.1)
    assert [each.partition(":")[0] for each in said] == [
        "The settings could not be kept",
        "What you have learned or solved could not be kept yet",
        "What could not be kept before is kept now.",
    ]
    found = settings.load(app.saves_folder)
    assert (found.master, found.effects, found.music) == (11, 22, 33)
    assert LearningProgress(app.saves_folder, app.part).finished == {"ore"}
    assert app.fault == ""


def test_a_set_up_that_finds_no_room_is_told_at_its_table_and_kept_later(
    flow: Flow, ui: UiDriver, said: list[str]
) -> None:
    flow._open_setup()
    page = ui.screen
    assert isinstance(page, SetupScreen)
    with pytest.MonkeyPatch.context() as patched:
        full_disk(patched, stored_files)
        page.start()
        ui.advance(0.1)
    assert isinstance(ui.screen, TableScreen)
    assert said[0].startswith("The settings could not be kept")
    flow.open_title()
    assert (flow.app.saves_folder / set_up.FILE_NAME).exists()


# The page of saved games before there is any.


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_without_saved_games_the_page_leads_to_a_new_one(ui: UiDriver, by: str) -> None:
    ui.click(name="replays")
    assert ui.sees(label="No game is saved yet")
    if by == "mouse":
        ui.click(name="begin")
    else:
        tab_to(ui, "begin")
        ui.press("enter")
    assert isinstance(ui.screen, SetupScreen)


def test_with_a_saved_game_nobody_is_asked_to_begin(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    flow.open_title()
    ui.click(name="replays")
    assert not ui.sees(name="begin")
    assert ui.sees(name="watch")


def test_a_game_nobody_may_read_says_so_until_it_may_be_read(
    flow: Flow, ui: UiDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    flow.open_title()

    def refuse(saves: Saves, file: Path) -> Reading:
        raise PermissionError(13, "Permission denied", file)

    with monkeypatch.context() as locked:
        locked.setattr(Saves, "read", refuse)
        flow.saves.files()[0].rename(flow.saves.folder / "game-0002.counthouse")
        ui.click(name="replays")
        ui.advance(0.2)
        assert ui.sees(label="game-0002.counthouse cannot be read: Permission denied.")
        assert not ui.sees(name="watch")
    flow.open_title()
    ui.click(name="replays")
    ui.advance(0.2)
    assert ui.sees(name="watch")


# Saved games in small: drawn while the list is shown, never of anything hidden.

SIZE = (120, 74)


def saved_game(flow: Flow) -> Path:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 6))
    flow.open_title()
    return flow.saves.files()[-1]


def drawn(flow: Flow) -> ToyScreenPictures:
    screen_pictures = flow.app.box.screen_pictures
    assert isinstance(screen_pictures, ToyScreenPictures)
    return screen_pictures


def test_every_game_in_sight_gets_its_picture_frame_by_frame(flow: Flow, ui: UiDriver) -> None:
    for _ in range(3):
        saved_game(flow)
    ui.advance(0.1)
    ui.click(name="replays")
    assert isinstance(ui.screen, ReplayListScreen)
    ui.advance(0.5)
    assert len(drawn(flow).thumbnails) == 3
    assert not ui.screen.moving


def test_games_that_do_not_fit_the_page_are_read_while_it_is_shown(
    flow: Flow, ui: UiDriver
) -> None:
    first = saved_game(flow)
    games = FIRST_ROWS + 3
    for number in range(2, games + 1):
        copy(first, first.with_name(f"game-{number:04}.counthouse"))
    ui.advance(0.1)
    ui.click(name="replays")
    listed = ui.find(name="list")
    assert isinstance(listed, ScrollList)
    assert len(listed.rows) == games
    ui.settle()
    assert all(row.find("watch") is not None for row in listed.rows)


def test_a_picture_is_made_of_what_everybody_knew(flow: Flow, ui: UiDriver) -> None:
    saved_game(flow)
    ui.advance(0.1)
    ui.click(name="replays")
    ui.advance(0.5)
    [view] = drawn(flow).thumbnails
    assert view is not None
    chronicle = flow_chronicle(flow)
    replay = Replay(flow.app.box.title, chronicle)
    true_state = replay.view(len(chronicle.steps))
    known = common_view(replay.game.rules, true_state)
    assert view.to_plain() == known.to_plain() != true_state.to_plain()


def flow_chronicle(flow: Flow) -> Chronicle:
    chronicle = read_journal(flow.saves.files()[-1]).chronicle
    assert chronicle is not None
    return chronicle


def test_a_broken_file_shows_the_empty_table(flow: Flow, ui: UiDriver) -> None:
    flow.saves.folder.mkdir(parents=True)
    (flow.saves.folder / "game-0001.counthouse").write_text("no game", encoding="utf-8")
    ui.click(name="replays")
    ui.advance(0.5)
    assert drawn(flow).thumbnails == [None]


def test_no_more_than_one_picture_is_drawn_when_a_frame_has_no_time(flow: Flow) -> None:
    files = [saved_game(flow), saved_game(flow)]
    thumbnails = Thumbnails(flow.app, flow.saves)
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
    screen_pictures = TrailScreenPictures(assets_folder())
    colours = game.colours
    empty = screen_pictures.thumbnail(state, colours, SIZE)
    for _ in range(120):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            rules.apply(state, rules.legal_codes(state)[0])
    true_picture = screen_pictures.thumbnail(state, colours, SIZE)
    known_picture = screen_pictures.thumbnail(common_view(rules, state), colours, SIZE)
    assert pixels(true_picture) == pixels(known_picture) != pixels(empty)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")
