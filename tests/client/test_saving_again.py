"""What is played unsaved, while the disk is full, is written when there is room; that is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.client.flow import Flow
from game.client.kept import set_up, settings
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.learning.progress import Progress
from game.client.screens.end import EndScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.match.match import Match
from game.records import kept_files
from game.records.chronicle import Chronicle
from game.records.durable_file import DurableFile
from game.scene.pilot import Pilot
from game.scene.stage import Stage
from tests.helpers.scarce import full_disk

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
        full_disk(patched, kept_files)
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
        full_disk(patched, kept_files)
        page.start()
        pilot.advance(0.1)
    assert isinstance(pilot.screen, TableScreen)
    assert said[0].startswith("The settings could not be kept")
    flow.open_title()
    assert (flow.desk.saves_folder / set_up.FILE_NAME).exists()
