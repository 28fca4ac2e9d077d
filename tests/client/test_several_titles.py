"""Several titles on one shelf: everything that is kept belongs to its own, and opens with it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.box.box import GameBox
from game.box.rules_reference import KEY_ACTIVE_AT_TABLE, KeyCommand
from game.box.shelf import Shelf
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.online.online_tables_page import OnlineTablesPage
from game.client.puzzles.puzzle import RIGHT_VERDICT
from game.client.screens.replay import ReplayScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.statistics.ledger_codec import decode_entry, encode_entry
from game.client.statistics.ledger_entries import BegunChallengeEntry, FinishedGameEntry
from game.client.statistics.statistics_collector import StatisticsCollector
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored import set_up as set_ups
from game.client.stored.set_up import options_of_set_up
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options
from game.files.folders import assets_folder
from game.scene.stage.units import PxSize
from game.scene.window.window import Window
from game.text.languages import text_file_paths
from game.text.words import Words, read_sentences
from tests.client.client_driver import ClientDriver
from tests.client.conftest import OWN_WORDS
from tests.client.statistics.games import finished
from tests.helpers.empty_puzzles import book_in, puzzle_called
from tests.helpers.layout_faults import layout_faults
from tests.helpers.present import present
from tests.titles.lanterns.title import LanternsTitle

WAVE = KeyCommand("wave", "ctrl+w", KEY_ACTIVE_AT_TABLE)


class TorchesTitle(LanternsTitle):
    """Another title that happens to have the rules of Lanterns."""

    name = "torches"


@pytest.fixture
def filled() -> list[str]:
    """Names of the titles whose boxes were filled."""
    return []


@pytest.fixture(autouse=True)
def shelf(app: App, tmp_path: Path, filled: list[str]) -> Shelf:
    """Lanterns, the usual one and on the desk, beside Torches."""
    names = tmp_path / "torches.toml"
    names.write_text('[title]\nname = "Torches"\n', encoding="utf-8")
    words = Words(OWN_WORDS, names)
    torches = replace(app.box, title=TorchesTitle(), words=words, commands=(WAVE,))
    boxes = {"lanterns": app.box, "torches": torches}

    def fill(name: str) -> GameBox:
        filled.append(name)
        return boxes[name]

    app.shelf = Shelf({name: box.title for name, box in boxes.items()}, "lanterns", fill)
    return app.shelf


def test_only_a_released_title_is_offered_on_the_shelf_page(app: App, window: Window) -> None:
    unreleased = TorchesTitle(rules_revision=0)
    app.shelf.titles = {"lanterns": app.box.title, "torches": unreleased}
    assert app.shelf.released_titles == ("lanterns",)
    flow = Flow(app, window)
    flow.close_all_and_show_first_page()
    assert isinstance(window.screen, TitleScreen)
    flow.open_edition("torches")
    assert app.box.title.name == "torches"


def test_a_box_is_filled_when_it_is_first_asked_for(app: App, filled: list[str]) -> None:
    assert app.box_of_title_or_open_box("lanterns") is app.box
    assert filled == []
    assert app.box_of_title_or_open_box("torches") is app.box_of_title_or_open_box("torches")
    assert filled == ["torches"]


def test_another_box_brings_its_words_and_its_keys_and_one_nobody_knows_nothing(app: App) -> None:
    told: list[str] = []
    app.on_box_opened = lambda: told.append(app.say("title.name"))
    before = app.box
    assert not app.open_box_and_tell_if_title_changed("chess")
    assert app.box is before
    assert app.open_box_and_tell_if_title_changed("torches")
    assert told == ["Torches"]
    assert WAVE in app.bindings.commands
    assert app.kit.keymap.key_of_command("wave") == "ctrl+w"
    assert app.open_box_and_tell_if_title_changed("lanterns")
    assert app.kit.keymap.key_of_command("wave") == ""


@pytest.mark.parametrize("way", ["resume", "watch", "continue"])
def test_a_saved_game_opens_with_its_own_title(ui: ClientDriver, way: str) -> None:
    flow = ui.flow
    flow.open_edition("torches")
    ui.play("human", "ai:1", seed=9, wait=0.1)
    file = ui.saves.game_files()[0]
    flow.close_all_and_show_title_page()
    flow.open_edition("lanterns")
    ways: dict[str, Callable[[], None]] = {
        "resume": lambda: flow.games.resume_game(file),
        "watch": lambda: flow.games.replays.open_replay(file),
        "continue": flow.games.continue_last_game_of_any_title,
    }
    ways[way]()
    ui.advance_time(0.1)
    assert isinstance(ui.screen, ReplayScreen if way == "watch" else TableScreen)
    assert ui.app.box.title.name == "torches"


def test_lessons_and_puzzles_of_two_titles_are_two_things(app: App) -> None:
    app.learning_progress_in_open_title.mark_lesson_finished("first")
    book_in(app.saves_folder).store_verdict_if_better(puzzle_called("one"), RIGHT_VERDICT)
    app.open_box_and_tell_if_title_changed("torches")
    assert app.open_title_section_name == "torches"
    assert app.learning_progress_in_open_title.has_begun_no_lesson
    assert (
        book_in(app.saves_folder, app.open_title_section_name).best_verdict(puzzle_called("one"))
        == ""
    )
    app.learning_progress_in_open_title.mark_explained("mine")
    app.open_box_and_tell_if_title_changed("lanterns")
    assert (
        app.learning_progress_in_open_title.finished_lessons,
        app.learning_progress_in_open_title.explained_keys,
    ) == (
        {"first"},
        set(),
    )


def test_a_finished_game_counts_for_its_own_title_alone(app: App, ui: ClientDriver) -> None:
    flow = ui.flow
    flow.open_edition("torches")
    ui.play("random", "random", seed=9)
    ui.until(lambda: bool(flow.contests.statistics_collector.entries), 1)
    [entry] = flow.contests.statistics_collector.entries
    assert isinstance(entry, FinishedGameEntry)
    assert (entry.title, entry.edition) == ("torches", "first")
    flow.open_edition("lanterns")
    assert len(flow.contests.statistics_collector.entries) == 0
    again = StatisticsCollector(app, flow.saves)
    again.ledger = type(again.ledger)(flow.saves.folder / "elsewhere")
    assert again.enter_missing_games()  # from the game itself, though another title is on the desk
    assert len(again.entries) == 0
    app.open_box_and_tell_if_title_changed("torches")
    [found] = again.entries
    assert isinstance(found, FinishedGameEntry)
    assert found.title == "torches"


def test_entries_of_old_name_no_title_and_are_the_usual_ones(app: App, flow: Flow) -> None:
    entry = decode_entry(
        bytes.fromhex("93") + encode_entry(BegunChallengeEntry("daily:2026-03-05", "", ""))[1:-1]
    )
    assert entry == BegunChallengeEntry("daily:2026-03-05", "")
    flow.contests.statistics_collector.ledger.append_entries(entry)
    assert list(flow.contests.statistics_collector.entries) == [entry]
    app.open_box_and_tell_if_title_changed("torches")
    assert list(flow.contests.statistics_collector.entries) == []


@pytest.fixture
def at_shelf(flow: Flow) -> ClientDriver:
    """A client driver on the shelf page."""
    flow.close_all_and_show_first_page()
    assert isinstance(flow.window.screen, ShelfScreen)
    return ClientDriver(flow)


def test_a_box_is_chosen_and_opened(at_shelf: ClientDriver) -> None:
    for page in (ShelfScreen, TitleScreen):
        at_shelf.click(name="title:torches")
        assert at_shelf.app.box.title.name == "torches"
        at_shelf.at(page)
    at_shelf.click(name="games")
    at_shelf.at(ShelfScreen)


def test_the_way_to_friends_is_on_the_shelf_before_any_table(at_shelf: ClientDriver) -> None:
    at_shelf.click(name="tables")
    at_shelf.at(OnlineTablesPage)


def test_the_shelf_is_left_and_found_by_keys_alone(at_shelf: ClientDriver) -> None:
    assert at_shelf.focused == "title:lanterns"
    for _ in range(2):  # at the second time no box stands there
        at_shelf.press_keys("right")
        assert at_shelf.app.box.title.name == "torches"
        assert at_shelf.focused == "title:torches"
    at_shelf.press_keys("return")
    at_shelf.at(TitleScreen)
    at_shelf.press_keys("escape")
    at_shelf.at(ShelfScreen)
    at_shelf.press_keys("escape")
    assert at_shelf.focused == "quit"


def test_the_chosen_box_has_the_focus_whatever_button_the_mouse_left_by(
    at_shelf: ClientDriver,
) -> None:
    at_shelf.click(name="settings")
    at_shelf.press_keys("escape")
    at_shelf.press_keys("right", wait_seconds=0.1)
    assert at_shelf.app.box.title.name == "torches"


def test_the_box_chosen_at_first_is_of_an_edition_too(at_shelf: ClientDriver) -> None:
    """Else a new game would be of the edition set up last, whatever box stands in the light."""
    assert at_shelf.app.edition == "first"


def test_enter_plays_the_chosen_box_at_once(at_shelf: ClientDriver) -> None:
    at_shelf.press_keys("return")
    at_shelf.at(TitleScreen)
    assert at_shelf.app.box.title.name == "lanterns"


def test_the_shelf_begins_at_the_box_played_last(at_shelf: ClientDriver) -> None:
    at_shelf.flow.open_edition("torches")
    at_shelf.play("human", "ai:1", seed=9)
    at_shelf.flow.open_edition("lanterns")
    at_shelf.flow.open_box_of_last_game()
    assert at_shelf.app.box.title.name == "torches"


def test_the_title_that_was_open_is_open_again_after_the_replay_of_another(
    at_shelf: ClientDriver,
) -> None:
    at_shelf.flow.open_edition("torches")
    at_shelf.play("human", "ai:1", seed=9, wait=0.1)
    at_shelf.flow.open_edition("lanterns")
    at_shelf.visit("replays", f"watch:{at_shelf.saves.game_files()[0].name}")
    at_shelf.at(ReplayScreen)
    assert at_shelf.app.box.title.name == "torches"
    at_shelf.press_keys("escape")
    assert at_shelf.app.box.title.name == "lanterns"


def test_each_box_offers_to_go_on_with_its_own_last_game(at_shelf: ClientDriver) -> None:
    at_shelf.flow.open_edition("torches")
    at_shelf.play("human", "ai:1", seed=9, wait=0.1)
    at_shelf.flow.close_all_and_show_first_page()
    assert at_shelf.sees(name="continue")
    at_shelf.click(name="title:lanterns")
    assert not at_shelf.sees(name="continue")
    at_shelf.click_each("title:torches", "continue")
    assert at_shelf.match.options.title == "torches"


@pytest.mark.thorough
@pytest.mark.parametrize("by_keys", [True, False], ids=["two keys", "two clicks"])
@pytest.mark.parametrize("played", [True, False], ids=["played before", "newcomer"])
def test_a_game_against_computers_is_two_steps_away(
    at_shelf: ClientDriver, *, by_keys: bool, played: bool
) -> None:
    easiest = at_shelf.app.say("shelf.easiest")
    assert at_shelf.sees(label=easiest)
    if played:
        at_shelf.play("human", "ai:1", seed=9)
        at_shelf.flow.close_all_and_show_first_page()
        assert not at_shelf.sees(label=easiest)
    for name, key in (("new-game", "n"), ("start", "return")):
        if by_keys:
            at_shelf.press_keys(key)
        else:
            at_shelf.click(name=name)
    at_shelf.advance_time(0.1)
    assert [seat.player for seat in at_shelf.match.seats].count("human") == 1


def test_every_box_tells_for_how_many_it_is_and_how_long_it_takes(at_shelf: ClientDriver) -> None:
    told = [node.label for node in at_shelf.find_all(role="text") if " min" in node.label]
    assert len(told) == 2


@pytest.mark.thorough
@pytest.mark.parametrize("door", ["learn", "rules", "records", "replays", "settings"])
def test_every_door_of_the_shelf_opens_and_leads_back(at_shelf: ClientDriver, door: str) -> None:
    at_shelf.click(name=door)
    assert not isinstance(at_shelf.screen, ShelfScreen)
    at_shelf.press_keys("escape")
    at_shelf.at(ShelfScreen)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("en", (1920, 1080), 1.0),
        ("pl", (1280, 720), 1.5),
        ("cs", (1024, 768), 1.0),
        ("pl", (1080, 1920), 1.5),
    ],
)
def test_the_shelf_is_right_in_every_window(
    app: App, open_window: Callable[..., Window], language: str, size: PxSize, scale: float
) -> None:
    shared = assets_folder() / "shared"
    app.words.set_language(language, read_sentences(text_file_paths((shared,), language)))
    flow = Flow(app, open_window(size, scale))
    flow.close_all_and_show_first_page()
    assert layout_faults(present(flow.window.screen).stage) == []
    flow.quit()


class NewTorchesTitle(TorchesTitle):
    """Torches with another edition, which four cannot play, and nobody alone with another."""

    editions: tuple[str, ...] = ("first", "second")
    seats: tuple[int, ...] = (3, 4)

    def make_game(self, options: Options) -> Game:
        """Return the game; Unreadable for four in the second edition."""
        if options.edition == "second" and options.seats > 3:
            raise Unreadable("the second edition is for three")
        return super().make_game(options)


@pytest.fixture
def setting_up(app: App, ui: ClientDriver) -> ClientDriver:
    """A client driver on the set-up page of the title with two editions."""
    app.box = replace(app.box, title=NewTorchesTitle())
    ui.click(name="new-game")
    return ui


def test_an_edition_is_chosen_played_and_remembered(app: App, setting_up: ClientDriver) -> None:
    setting_up.click(name="edition:second")
    screen = setting_up.at(SetupScreen)
    assert options_of_set_up(app.box.title, screen.set_up).edition == "second"
    assert layout_faults(screen.stage) == []
    setting_up.click(name="start")
    remembered = set_ups.load_set_up(
        app.saves_folder, app.computer_players.player_kinds, app.open_title_section_name
    )
    assert present(remembered).edition == "second"


def test_only_tables_an_edition_can_seat_are_offered(setting_up: ClientDriver) -> None:
    presets = ["preset:three", "preset:four", "preset:pass", "preset:watch"]
    assert setting_up.buttons("preset:") == presets
    setting_up.click_each("preset:four", "edition:second")
    assert len(setting_up.at(SetupScreen).set_up.seats) == 3
    assert "preset:four" not in setting_up.buttons("preset:")
    assert setting_up.find(name="start").enabled
    setting_up.click(name="edition:first")
    assert "preset:four" in setting_up.buttons("preset:")


def test_a_title_of_one_edition_is_asked_for_none(ui: ClientDriver) -> None:
    ui.click(name="new-game")
    assert ui.screen.stage.root.find("edition:first") is None


def test_the_games_of_two_editions_are_counted_apart(app: App, ui: ClientDriver) -> None:
    app.box = replace(app.box, title=NewTorchesTitle())
    facts = ui.flow.contests.statistics_collector
    old = replace(finished(game=b"old", points=(31, 9)), title="torches")
    new = replace(finished(game=b"new", points=(12, 9)), title="torches", edition="second")
    facts.ledger.append_entries(old, new)
    ui.window.push(page := StatisticsScreen(app, facts))
    assert layout_faults(page.stage) == []
    for edition, best in (("first", 31), ("second", 12)):
        ui.click(name=f"edition:{edition}")
        told = " ".join(page.content_sentences())
        assert f"{best}" in told
        assert f"{43 - best}" not in told


def test_the_tunes_of_a_title_are_played_on_its_pages(app: App, ui: ClientDriver) -> None:
    title = ui.at(TitleScreen)
    assert not title.music
    app.box = replace(app.box, tune_names_by_occasion={"title": ("reel",), "table": ("jig",)})
    ui.flow.close_all_and_show_first_page()
    ui.flow.close_all_and_show_title_page()
    assert title.music == ("reel",)
    ui.play("human", "ai:1", seed=9)
    assert ui.table.music == ("jig",)
