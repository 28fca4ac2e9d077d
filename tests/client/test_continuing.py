"""A game goes on at the very question it was left at, whatever happened; saved games as a page."""

from pathlib import Path
from shutil import copy

import pytest

from game.client.flow.flow import Flow
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay_list import ROWS_FILLED_AT_ONCE, SavedGamesScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.widgets.thumbnails import SavedGameThumbnails
from game.engine.knowledge import make_common_view
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.files.folders import assets_folder
from game.records.journal_reading import JournalReading, read_journal
from game.records.replay import Replay
from game.records.saved_game_folder import SavedGameFolder
from game.scene.widgets import ScrollList
from game.titles import title_by_name
from game.titles.tinners_trail.table.pictures_outside_table import TrailPicturesOutsideTable
from tests.client.client_driver import FIRST_LUCK_SECONDS, ClientDriver
from tests.client.toy_table import ToyPicturesOutsideTable
from tests.helpers.present import of_kind, present

SIZE = (120, 74)


def asked(flow: Flow) -> tuple[int, tuple[int, ...]]:
    """The seat that is asked and the moves it is offered."""
    match = flow.table_screen.match
    return present(match.question()).seat, tuple(move.code for move in match.legal_moves())


def play_a_while(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=9)
    for _ in range(4):
        ui.advance_time(2)
        ui.answer()
    ui.advance_time(2)


def test_a_program_that_ended_in_the_middle_is_continued_by_another(ui: ClientDriver) -> None:
    play_a_while(ui)
    before = asked(ui.flow)
    steps = ui.match.step_count
    ui.table.close()  # the system gives the file up when a program is killed
    other = Flow(ui.app, ui.window)
    other.games.continue_last_game_of_any_title()
    ui.advance_time(0.5)
    assert asked(other) == before
    assert other.table_screen.match.step_count == steps
    other.quit()


def test_a_game_that_another_program_plays_is_left_to_it(ui: ClientDriver) -> None:
    play_a_while(ui)
    ui.flow.close_all_and_show_title_page()
    (file,) = ui.saves.game_files()
    before = file.read_bytes()
    other = ui.saves.reopen_journal(file)
    ui.visit("continue")
    ui.advance_time(0.1)
    ui.at(TitleScreen)
    assert ui.sees(label=f"{file.name} is open in another window.")
    assert file.read_bytes() == before
    other.close()
    ui.flow.games.continue_last_game_of_any_title()
    ui.at(TableScreen)


@pytest.mark.thorough
def test_a_shared_screen_continues_behind_the_envelope(ui: ClientDriver) -> None:
    ui.play("human", "human", seed=9)
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.continue_last_game_of_any_title()
    ui.advance_time(FIRST_LUCK_SECONDS)
    ui.at(HandoverScreen)


def test_continuing_nothing_says_so(ui: ClientDriver) -> None:
    ui.flow.games.continue_last_game_of_any_title()
    ui.advance_time(0.1)
    assert ui.sees(label="There’s no game to continue.")
    ui.press_keys("escape")
    ui.at(TitleScreen)


@pytest.mark.parametrize("content", [b"", b"no game at all", b"\xff" * 400])
def test_a_broken_file_is_told_in_a_sentence_and_left_as_it_is(
    ui: ClientDriver, content: bytes
) -> None:
    file = ui.app.saves_folder / "game-0001.counthouse"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    ui.flow.games.resume_game(file)
    ui.advance_time(0.1)
    assert ui.sees(label="The file has not been changed.")
    assert any("game-0001" in node.label for node in ui.find_all(role="text"))
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("g\udcff.counthouse", b"no game", "g\ufffd.counthouse isn’t a saved game."),
        ("gone.counthouse", None, "gone.counthouse can’t be read: there’s no such file or folder."),
    ],
)
def test_a_file_that_cannot_be_watched_is_told_by_its_name_alone(
    ui: ClientDriver, tmp_path: Path, name: str, content: bytes | None, told: str
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    ui.flow.games.replays.open_replay(tmp_path / name)
    ui.advance_time(0.1)
    assert ui.sees(label=told)


def of_a_newer_version(ui: ClientDriver, *players: str) -> Path:
    """The file of a game in which some seats are played by nobody this version knows."""
    ui.play(*players, seed=9)
    ui.flow.close_all_and_show_title_page()
    return ui.saves.game_files()[-1]


@pytest.mark.parametrize("level", ["ai:1", "ai:2"])
def test_a_player_of_a_newer_version_is_told_and_another_plays_on(
    ui: ClientDriver, level: str
) -> None:
    file = of_a_newer_version(ui, "ai:99", "human", "ai:7/10")
    ui.visit("continue")
    told = " ".join(ui.dialog)
    assert "Ann is played by “ai:99”" in told
    assert "Cat is played by “ai:7/10”" in told
    ui.click(name=f"seat:{level}")
    ui.at(TableScreen)
    assert [seat.player for seat in ui.match.seats] == [level, "human", level]
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.resume_game(file)
    ui.at(TableScreen)


def test_whoever_wants_nobody_else_leaves_the_game_as_it_was(ui: ClientDriver) -> None:
    file = of_a_newer_version(ui, "ai:99", "human")
    content = file.read_bytes()
    ui.flow.games.resume_game(file)
    ui.press_keys("escape")
    ui.at(TitleScreen)
    assert file.read_bytes() == content
    ui.saves.reopen_journal(file).close()


# The page of saved games.


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_without_saved_games_the_page_leads_to_a_new_one(ui: ClientDriver, by: str) -> None:
    ui.click(name="replays")
    assert ui.sees(label="No saved games yet")
    if by == "mouse":
        ui.click(name="begin")
    else:
        ui.enter("begin")
    ui.at(SetupScreen)


def save_a_game(ui: ClientDriver, second: str = "human") -> Path:
    ui.play("human", second, seed=6)
    ui.flow.close_all_and_show_title_page()
    return ui.saves.game_files()[-1]


def test_a_game_says_so_until_it_may_be_read(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_a_game(ui, "ai:1")

    def refuse(saves: SavedGameFolder, file: Path) -> JournalReading:
        raise PermissionError(13, "Permission denied", file)

    with monkeypatch.context() as locked:
        locked.setattr(SavedGameFolder, "read_game", refuse)
        ui.saves.game_files()[0].rename(ui.saves.folder / "game-0002.counthouse")
        ui.click(name="replays", wait_seconds=0.2)
        assert ui.sees(label="game-0002.counthouse can’t be read: you don’t have permission.")
        assert not any(node.name.startswith("watch:") for node in ui.find_all())
    ui.visit("replays")
    ui.advance_time(0.2)
    assert ui.sees(name="watch:game-0002.counthouse")
    assert not ui.sees(name="begin")


# Saved games in small: drawn while the list is shown, never of anything hidden.


def drawn(ui: ClientDriver) -> ToyPicturesOutsideTable:
    return of_kind(ui.app.box.pictures_outside_table, ToyPicturesOutsideTable)


def test_every_game_in_sight_gets_its_picture_frame_by_frame(ui: ClientDriver) -> None:
    for _ in range(3):
        save_a_game(ui)
    ui.visit("replays")
    ui.advance_time(0.5)
    assert len(drawn(ui).thumbnails) == 3
    assert not ui.at(SavedGamesScreen).needs_updates


def test_games_that_do_not_fit_the_page_are_read_while_it_is_shown(ui: ClientDriver) -> None:
    first = save_a_game(ui)
    games = ROWS_FILLED_AT_ONCE + 3
    for number in range(2, games + 1):
        copy(first, first.with_name(f"game-{number:04}.counthouse"))
    ui.visit("replays")
    listed = of_kind(ui.find(name="list"), ScrollList)
    assert len(listed.rows) == games
    ui.advance_until_still()
    assert all(any(node.name.startswith("watch:") for node in row.walk()) for row in listed.rows)


def test_a_picture_is_made_of_what_everybody_knew(ui: ClientDriver) -> None:
    chronicle = present(read_journal(save_a_game(ui)).chronicle)
    ui.visit("replays")
    ui.advance_time(0.5)
    [view] = drawn(ui).thumbnails
    replay = Replay(ui.app.box.title, chronicle)
    true_state = replay.view(len(chronicle.steps))
    known = make_common_view(replay.game.rules, true_state)
    assert present(view).to_plain() == known.to_plain() != true_state.to_plain()


def test_a_broken_file_shows_the_empty_table(ui: ClientDriver) -> None:
    ui.saves.folder.mkdir(parents=True)
    (ui.saves.folder / "game-0001.counthouse").write_text("no game", encoding="utf-8")
    ui.click(name="replays", wait_seconds=0.5)
    assert drawn(ui).thumbnails == [None]


def test_no_more_than_one_picture_is_drawn_when_a_frame_has_no_time(ui: ClientDriver) -> None:
    files = [save_a_game(ui), save_a_game(ui)]
    thumbnails = SavedGameThumbnails(ui.app, ui.saves)
    assert [thumbnails.get_or_request_thumbnail(file, SIZE) for file in files] == [None, None]
    thumbnails.draw_pending(lambda: False)
    assert len(drawn(ui).thumbnails) == 1
    assert thumbnails.has_pending_thumbnails
    thumbnails.draw_pending(lambda: True)
    assert not thumbnails.has_pending_thumbnails
    assert all(thumbnails.get_or_request_thumbnail(file, SIZE) is not None for file in files)


def test_hidden_tiles_and_hands_change_no_pixel_of_the_county() -> None:
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3))
    rules = game.rules
    state = game.rules.new_state()
    rules.deal(state, 7)
    pictures_outside_table = TrailPicturesOutsideTable(assets_folder())

    def pixels() -> list[bytes]:
        shown = (state, make_common_view(rules, state))
        pictures = [pictures_outside_table.thumbnail(view, game.colours, SIZE) for view in shown]
        return [bytes(picture.get_buffer().raw) for picture in pictures]

    [empty, _] = pixels()
    for _ in range(120):
        if state.to_move == NOBODY:
            break
        lucky = state.to_move == CHANCE
        rules.apply(state, rules.draw_outcome(state) if lucky else rules.legal_codes(state)[0])
    [true, known] = pixels()
    assert true == known != empty
