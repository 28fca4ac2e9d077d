"""What a player keeps, settings, keys, set-up, lessons, puzzles: several windows change it, disks
are full, and whatever happened to its files, the program starts."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from game.client.app import App
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.puzzles import puzzle_book
from game.client.puzzles.puzzle import NEARLY_RIGHT_VERDICT, RIGHT_VERDICT
from game.client.stored import key_bindings, set_up, settings
from game.client.stored import learning_progress as progress
from game.client.stored.learning_progress import LearningProgress
from game.client.stored.set_up import (
    SavedSetUp,
    SeatPlan,
    make_preset_set_up,
    name_for_added_seat,
    seats_with_unique_names,
)
from game.client.stored.settings import Settings
from game.client.stored.toml_section import MAX_FILE_BYTES, TomlSection
from game.files.toml_fields import TomlTable
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records import atomic_files
from game.system.locking import lock_open_file
from tests.client.client_driver import NAMES, ClientDriver, seats
from tests.helpers.empty_puzzles import book_in, puzzle_called
from tests.helpers.full_disk import full_disk
from tests.helpers.posix import make_named_pipe
from tests.helpers.present import present

SYSTEM_FILES = pytest.mark.skipif(sys.platform == "win32", reason="has no pipes in its folders")
KINDS = ("random", "ai:1")

ONE_IN = 9  # of every cut and every bit
LOADS: dict[str, Callable[[Path], object]] = {
    settings.FILE_NAME: settings.load_settings,
    key_bindings.FILE_NAME: lambda folder: (
        key_bindings.load_key_bindings(folder, COMMANDS_OF_EVERY_TITLE).own_key_by_command
    ),
    set_up.FILE_NAME: lambda folder: set_up.load_set_up(folder, ("random",)),
    progress.FILE_NAME: lambda folder: LearningProgress(folder).finished_lessons,
    puzzle_book.FILE_NAME: lambda folder: book_in(folder).best_verdict(puzzle_called("one")),
}
HOSTILE = {
    "nothing": b"",
    "lists in lists": b"x = " + b"[" * 5000,
    "a number of 5000 digits": b"x = " + b"9" * 5000,
    "a key of 40,000 parts": b".".join([b"x"] * 40_000) + b" = 1",
    "a key of 40,000 texts": b".".join([b'"x"'] * 40_000) + b" = 1",
    "a day no calendar has": b"x = 2020-99-99",
    "zeros": bytes(400),
    "no text": b"\xff\xfe\x00" * 100,
    "a seat that is a number": b"seat = 3",
    "a name that is a number": b"[[seat]]\nname = 4",
}


def kept(folder: Path) -> TomlSection:
    return TomlSection(folder / "kept.toml", "A table.")


def test_settings_are_loaded_as_stored_and_leave_no_unfinished_file(tmp_path: Path) -> None:
    chosen = Settings(ui_scale_percent=150, own_speed="double", reduced_motion=True, music=0)
    folder = tmp_path / "new folder"
    assert settings.load_settings(folder) == Settings()
    settings.store_settings(chosen, folder)
    assert settings.load_settings(folder) == chosen
    assert [file.name for file in folder.iterdir()] == [settings.FILE_NAME]


def test_an_impossible_value_is_replaced_and_the_others_kept(tmp_path: Path) -> None:
    text = 'ui_scale_percent = 9000\nown_speed = "warp"\nmusic = true\neffects = 35\nx = 1'
    (tmp_path / settings.FILE_NAME).write_text(text, encoding="utf-8")
    assert settings.load_settings(tmp_path) == Settings(effects=35)


@pytest.mark.parametrize("file", [settings.FILE_NAME, key_bindings.FILE_NAME])
def test_a_file_saved_with_a_byte_order_mark_is_read(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_text('undo = "z"\nmusic = 35\n', encoding="utf-8-sig")
    assert TomlSection(tmp_path / file, "").read_with_pending_changes() == {
        "undo": "z",
        "music": 35,
    }


def test_a_file_that_cannot_be_read_is_told_with_the_name_it_has_now(app: App) -> None:
    said: list[list[str]] = []
    app.show_until_closed = said.append
    app.saves_folder.mkdir()
    (app.saves_folder / settings.FILE_NAME).write_text("music = 35", encoding="utf-16")
    assert settings.load_settings(app.saves_folder) == Settings()
    app.create_and_clean_saves_folder()
    app.create_and_clean_saves_folder()
    ((sentence,),) = said
    assert "settings.toml.broken" in sentence


def test_a_damaged_file_of_set_ups_is_told_when_it_is_read(ui: ClientDriver) -> None:
    folder = ui.app.saves_folder
    folder.mkdir(exist_ok=True)
    (folder / set_up.FILE_NAME).write_bytes(b"\0\1")
    ui.visit("new-game")
    ui.advance_time(1.0)
    assert f"{set_up.FILE_NAME}.broken" in " ".join(ui.dialog)


def test_files_that_were_put_aside_are_told_until_that_is_closed(ui: ClientDriver) -> None:
    folder = ui.app.saves_folder
    folder.mkdir(exist_ok=True)
    for name in ("settings.toml", "learning.toml"):
        (folder / name).write_text("no = [", encoding="utf-8")
        assert not TomlSection(folder / name, "").read_with_pending_changes()
    ui.app.report_renamed_files()
    ui.advance_time(60.0, sixtieths_per_iteration=30)
    told = " ".join(ui.dialog)
    assert "settings.toml.broken" in told
    assert "learning.toml.broken" in told
    ui.press_keys("escape")
    assert ui.screen.stage.top_modal is None


def test_what_a_killed_program_left_half_written_goes_at_the_next_start(app: App) -> None:
    folder = app.saves_folder
    packs = folder / "packs"
    packs.mkdir(parents=True)
    left = [folder / "settings.toml.17.new", packs / "mine.toml.4711.new"]
    stays = [folder / "settings.toml", folder / "mine.new", packs / "a.b.new"]
    for file in (*left, *stays):
        file.write_text("", encoding="utf-8")
        os.utime(file, (0, 0))
    for number, seconds in ((18, -5), (19, 10**6)):  # just now, and by a clock that was wrong
        left.append(folder / f"keys.toml.{number}.new")
        left[-1].write_text("", encoding="utf-8")
        os.utime(left[-1], (time.time() + seconds,) * 2)
    app.create_and_clean_saves_folder()
    assert sorted(folder.rglob("*.*")) == sorted(stays)
    assert app.last_failure_sentence == ""


def test_what_another_window_is_writing_stays(app: App) -> None:
    just_made, long_in_work = (app.saves_folder / f"keys.toml.{number}.new" for number in (1, 2))
    app.saves_folder.mkdir(parents=True, exist_ok=True)
    just_made.touch()
    with long_in_work.open("w", encoding="utf-8") as held:
        os.utime(long_in_work, (0, 0))
        lock_open_file(held.fileno())
        app.create_and_clean_saves_folder()
    assert sorted(app.saves_folder.iterdir()) == [just_made, long_in_work]


def test_a_folder_that_takes_no_file_is_told_at_the_start(app: App, tmp_path: Path) -> None:
    told: list[str] = []
    app.show_notice = told.append
    app.saves_folder = tmp_path / "a file"
    app.saves_folder.write_text("", encoding="utf-8")
    app.create_and_clean_saves_folder()
    assert told == [app.last_failure_sentence]
    assert app.last_failure_sentence.startswith(f"Nothing can be saved in {app.saves_folder}: ")


def test_a_choice_is_told_and_stored_at_once(app: App) -> None:
    told: list[Settings] = []
    app.on_settings_changed = told.append
    app.settings = Settings(language="cs")  # of the system: the first choice of all keeps it
    app.change_settings(ui_scale_percent=125)
    assert told == [app.settings]
    found = settings.load_settings(app.saves_folder)
    assert (found.ui_scale_percent, found.language) == (125, "cs")


def test_settings_that_cannot_be_kept_are_used_and_the_fault_is_told(app: App) -> None:
    app.saves_folder.write_text("a file where the folder should be", encoding="utf-8")
    app.change_settings(music=10)
    assert app.settings.music == 10
    assert app.last_failure_sentence.startswith("Your settings couldn’t be saved")


@pytest.mark.parametrize(
    ("key", "people", "computers"),
    [("duel", 1, 1), ("three", 1, 2), ("four", 1, 3), ("pass", 3, 0), ("watch", 0, 3)],
)
def test_a_preset_seats_people_before_computers(key: str, people: int, computers: int) -> None:
    made = make_preset_set_up(key, NAMES, "ai:1", 5)
    players = [seat.player for seat in made.seats]
    assert players == ["human"] * people + ["ai:1"] * computers
    assert made.count_of_people_at_screen == people


def test_a_friend_elsewhere_takes_as_long_as_a_person_here() -> None:
    def minutes(*players: str) -> int:
        plans = tuple(SeatPlan(name, player) for name, player in zip("ABC", players, strict=True))
        return SavedSetUp(plans, 5).estimated_minutes(25)

    people = minutes("human", "human", "human")
    assert minutes("human", FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND) == people == 75
    assert minutes("human", FRIEND_PLAYER_KIND, "ai:1") == minutes("human", "human", "ai:1") == 55


def test_a_freed_seat_lets_the_others_move_up() -> None:
    found = SavedSetUp(seats("human", "ai:1", "random"), 1)
    assert [seat.name for seat in found.without_seat(1).seats] == ["Ann", "Cat"]


def test_a_seat_is_changed_or_added_behind_the_last() -> None:
    found = SavedSetUp(seats("human", "ai:1"), 1)
    changed = found.with_seat(1, SeatPlan("Ben", "human")).with_seat(2, SeatPlan("Cat", "ai:1"))
    assert [seat.player for seat in changed.seats] == ["human", "human", "ai:1"]


def test_empty_and_repeated_names_are_replaced_by_unused_ones() -> None:
    people = [SeatPlan(name, "human") for name in ("  ", "Ben", "Ben")]
    assert [seat.name for seat in seats_with_unique_names(tuple(people), NAMES)] == [
        "Ann",
        "Ben",
        "Cat",
    ]
    assert name_for_added_seat(NAMES[:1], seats("human")) == "Ann 2"  # where all are taken


def test_a_typed_name_moves_no_other_seats_usual_name() -> None:
    people = (SeatPlan("Anna", "human"), SeatPlan("", "ai:1"), SeatPlan("", "ai:1"))
    assert [seat.name for seat in seats_with_unique_names(people, NAMES)] == ["Anna", "Ben", "Cat"]


def test_who_takes_the_usual_name_of_another_seat_keeps_it() -> None:
    people = (SeatPlan("Ben", "human"), SeatPlan("", "ai:1"), SeatPlan("", "ai:1"))
    assert [seat.name for seat in seats_with_unique_names(people, NAMES)] == ["Ben", "Ann", "Cat"]


def test_a_usual_name_is_not_remembered_but_a_typed_one_is() -> None:
    people = (SeatPlan("Ben", "human"), SeatPlan("Ann", "ai:1"), SeatPlan("Cat", "human"))
    kept = set_up.seats_without_default_names(people, NAMES)
    assert [seat.name for seat in kept] == ["Ben", "", ""]


def test_an_automa_without_a_name_has_its_own() -> None:
    people = (SeatPlan("", "human"), SeatPlan("", "automa"))
    assert [seat.name for seat in seats_with_unique_names(people, NAMES, "The Lord")] == [
        "Ann",
        "The Lord",
    ]


def test_the_last_set_up_is_remembered_without_its_seed(tmp_path: Path) -> None:
    people = (SeatPlan('An "n" \\', "human"), SeatPlan("Ben", "ai:1"))
    set_up.store_set_up(SavedSetUp(people, 77, True, True), tmp_path)
    assert set_up.load_set_up(tmp_path, KINDS) == SavedSetUp(people, 0, True, True)


def test_a_set_up_with_a_player_of_another_version_is_forgotten(tmp_path: Path) -> None:
    set_up.store_set_up(SavedSetUp(seats("human", "ai:9"), 1), tmp_path)
    assert set_up.load_set_up(tmp_path, KINDS) is None


def test_each_title_remembers_its_own_set_up(tmp_path: Path) -> None:
    ours = SavedSetUp(seats("human", "ai:1"), 0, edition="first")
    theirs = SavedSetUp(seats("random", "random"), 0, shuffles_seats=True)
    set_up.store_set_up(ours, tmp_path)
    set_up.store_set_up(theirs, tmp_path, "torches")
    found = [set_up.load_set_up(tmp_path, KINDS, name) for name in ("", "torches", "brass")]
    assert found == [ours, theirs, None]


def test_a_set_up_of_old_with_its_automa_is_still_read(tmp_path: Path) -> None:
    text = '[[seat]]\nname = "Ann"\nplayer = "human"\n[[seat]]\nname = "Lord"\nplayer = "wallace"\n'
    (tmp_path / set_up.FILE_NAME).write_text(text, encoding="utf-8")
    assert present(set_up.load_set_up(tmp_path, ())).is_solo


def test_two_windows_learn_side_by_side(tmp_path: Path) -> None:
    one = LearningProgress(tmp_path)
    other = LearningProgress(tmp_path)
    one.mark_lesson_finished("ore")
    other.store_lesson_step("water", 2)
    other.mark_lesson_finished("mines")
    one.mark_explained("draft")
    for learned in (one, LearningProgress(tmp_path)):
        assert learned.finished_lessons == {"ore", "mines"}
        assert learned.next_step_by_lesson == {"water": 2}
        assert learned.explained_keys == {"draft"}


def test_names_of_any_characters_are_learned(tmp_path: Path) -> None:
    learned = LearningProgress(tmp_path)
    for name in ('a "quoted" lesson', "back\\slash", "a.b", "\x7f\n", ""):
        learned.mark_lesson_finished(name)
        learned.store_lesson_step(f"{name}2", 1)
    again = LearningProgress(tmp_path)
    assert again.finished_lessons == learned.finished_lessons
    assert again.next_step_by_lesson == learned.next_step_by_lesson


def test_two_windows_solve_puzzles_side_by_side_and_the_best_verdict_stays(tmp_path: Path) -> None:
    one = book_in(tmp_path)
    other = book_in(tmp_path)
    one.store_verdict_if_better(puzzle_called("first"), RIGHT_VERDICT)
    other.store_verdict_if_better(puzzle_called("second"), NEARLY_RIGHT_VERDICT)
    other.store_verdict_if_better(puzzle_called("first"), NEARLY_RIGHT_VERDICT)
    assert other.best_verdict(puzzle_called("first")) == RIGHT_VERDICT
    assert book_in(tmp_path).best_verdict(puzzle_called("second")) == NEARLY_RIGHT_VERDICT


def test_two_windows_choose_different_settings(tmp_path: Path) -> None:
    settings.store_settings(Settings(), tmp_path)
    settings.store_settings(Settings(language="pl"), tmp_path, "language")
    settings.store_settings(Settings(master=10), tmp_path, "master")
    found = settings.load_settings(tmp_path)
    assert (found.language, found.master) == ("pl", 10)


def test_what_a_newer_version_has_written_stays(tmp_path: Path) -> None:
    newer = '[colours]\nsea = "green"\n[[shelf]]\nbook = 1\n'
    (tmp_path / settings.FILE_NAME).write_text(f"glasses = true\n{newer}", encoding="utf-8")
    (tmp_path / key_bindings.FILE_NAME).write_text(f'fly = "f9"\n{newer}', encoding="utf-8")
    settings.store_settings(Settings(language="pl"), tmp_path)
    key_bindings.store_key_bindings(
        key_bindings.KeyBindings(tuple(COMMANDS_OF_EVERY_TITLE)), tmp_path
    )
    for name in (settings.FILE_NAME, key_bindings.FILE_NAME):
        table = TomlSection(tmp_path / name, "").read_with_pending_changes()
        assert table["colours"] == {"sea": "green"}
        assert table["shelf"] == [{"book": 1}]


def test_what_found_no_room_is_kept_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = kept(tmp_path)
    learned = LearningProgress(tmp_path)
    with monkeypatch.context() as patched:
        full_disk(patched, atomic_files)
        with pytest.raises(OSError, match="No space"):
            table.apply_change(lambda found: found.update(first=1))
        learned.mark_lesson_finished("ore")
        learned.mark_lesson_finished("water")
    assert table.read_with_pending_changes() == {"first": 1}
    table.apply_change(lambda found: found.update(second=2))
    assert kept(tmp_path).read_with_pending_changes() == {"first": 1, "second": 2}
    assert learned.finished_lessons == {"ore", "water"}
    learned.store_lesson_step("mines", 1)
    assert LearningProgress(tmp_path).finished_lessons == {"ore", "water"}


def store_everything(folder: Path) -> None:
    """Write one of each file."""
    settings.store_settings(Settings(language="pl"), folder)
    key_bindings.store_key_bindings(
        key_bindings.KeyBindings(tuple(COMMANDS_OF_EVERY_TITLE)).with_key_for_command(
            COMMANDS_OF_EVERY_TITLE[0], "f5"
        ),
        folder,
    )
    set_up.store_set_up(SavedSetUp(seats("human", "random"), 0, expansions=("arsenic",)), folder)
    learned = LearningProgress(folder)
    learned.store_lesson_step("first-steps", 3)
    learned.mark_lesson_finished("auctions")
    book_in(folder).store_verdict_if_better(puzzle_called("one"), RIGHT_VERDICT)


def harmed(whole: bytes) -> Iterator[bytes]:
    """Yield the file cut anywhere, and with any bit turned."""
    for size in range(len(whole)):
        yield whole[:size]
    for place in range(len(whole)):
        for bit in range(8):
            yield whole[:place] + bytes([whole[place] ^ (1 << bit)]) + whole[place + 1 :]


@pytest.mark.thorough
@pytest.mark.parametrize("name", LOADS)
def test_a_harmed_file_never_keeps_the_program_from_starting(name: str, tmp_path: Path) -> None:
    store_everything(tmp_path)
    whole = (tmp_path / name).read_bytes()
    for content in islice(harmed(whole), 0, None, ONE_IN):
        (tmp_path / name).write_bytes(content)
        LOADS[name](tmp_path)


@pytest.mark.parametrize("name", LOADS)
def test_a_hostile_file_is_taken_for_none(name: str, tmp_path: Path) -> None:
    without_file = LOADS[name](tmp_path / "nothing-stored")
    for content in HOSTILE.values():
        (tmp_path / name).write_bytes(content)
        assert LOADS[name](tmp_path) == without_file


@pytest.mark.parametrize("content", [b"no = [table", b"\xff", b"x = 1\n" * MAX_FILE_BYTES])
def test_every_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    for _ in range(2):
        (tmp_path / "kept.toml").write_bytes(content)
        assert kept(tmp_path).read_with_pending_changes() == {}
    kept(tmp_path).apply_change(lambda found: found.update(x=1))
    broken = sorted(tmp_path.glob("kept.toml.broken*"))
    assert [file.read_bytes() for file in broken] == [content, content]
    assert kept(tmp_path).read_with_pending_changes() == {"x": 1}


@SYSTEM_FILES
def test_what_is_no_plain_file_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    make_named_pipe(tmp_path / "kept.toml")
    assert kept(tmp_path).read_with_pending_changes() == {}
    with pytest.raises(OSError, match="not an ordinary file"):
        kept(tmp_path).apply_change(lambda found: found.update(x=1))


@pytest.mark.thorough
def test_no_table_is_so_deep_that_it_cannot_be_written_again(tmp_path: Path) -> None:
    for depth in range(50, 1000, 50):
        (tmp_path / "kept.toml").write_text(f"x = {'[' * depth}{']' * depth}", encoding="utf-8")
        table: TomlTable = kept(tmp_path).read_with_pending_changes()
        kept(tmp_path).apply_change(lambda found: found.update(y=1))
        assert kept(tmp_path).read_with_pending_changes() == {**table, "y": 1}
        (tmp_path / "kept.toml").unlink()


def test_tables_deeper_than_names_with_dots_may_be_are_kept(tmp_path: Path) -> None:
    stored = kept(tmp_path)
    deep: TomlTable = {}
    for _ in range(12):
        deep = {"a": deep}
    stored.apply_change(lambda table: table.update(deep))
    assert stored.read_with_pending_changes() == deep


def test_half_a_character_is_kept_as_a_question_mark(tmp_path: Path) -> None:
    stored = kept(tmp_path)
    stored.apply_change(lambda table: table.update({"name": chr(0xD800)}))
    assert stored.read_with_pending_changes() == {"name": "\N{REPLACEMENT CHARACTER}"}
