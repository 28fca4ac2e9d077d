"""Several titles on one shelf: everything that is kept belongs to its own, and opens with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.box.box import GameBox
from game.box.reference import AT_TABLE, Command
from game.box.shelf import Shelf, shelf_of
from game.client.app import App
from game.client.flow import Flow
from game.client.puzzles.puzzle import RIGHT
from game.client.puzzles.puzzle_book import PuzzleProgress
from game.client.screens.replay import ReplayScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.shelf_page import ShelfScreen
from game.client.statistics.bookkeeping import Bookkeeping
from game.client.statistics.ledger import Begun, Finished, read, written
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored import set_up as set_ups
from game.client.stored.set_up import SavedSetUp, SeatPlan, options_of
from game.engine.title import Game, Options, Unreadable
from game.languages import word_files
from game.places import assets_folder
from game.scene.stage.placing import PxSize
from game.scene.testing.layout_faults import layout_faults
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import Window
from game.words import Words, read_sentences
from tests.client.statistics.games import finished
from tools.titles.lanterns.title import LanternsTitle

SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))
WATCHED = (SeatPlan("Ann", "random"), SeatPlan("Ben", "random"))
WAVE = Command("wave", "ctrl+w", AT_TABLE)


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
    torches = replace(app.box, title=TorchesTitle(), words=Words(names), commands=(WAVE,))
    boxes = {"lanterns": app.box, "torches": torches}

    def fill(name: str) -> GameBox:
        filled.append(name)
        return boxes[name]

    app.shelf = Shelf({name: box.title for name, box in boxes.items()}, "lanterns", fill)
    return app.shelf


def test_only_a_released_title_is_offered_on_the_shelf_page(app: App, window: Window) -> None:
    unreleased = TorchesTitle(rules_revision=0)
    app.shelf.titles = {"lanterns": app.box.title, "torches": unreleased}
    assert app.shelf.offered == ("lanterns",)
    flow = Flow(app, window)
    flow.open_start()
    assert isinstance(window.screen, TitleScreen)
    flow.choose("torches")
    assert app.box.title.name == "torches"


def test_a_box_is_filled_when_it_is_first_asked_for(app: App, filled: list[str]) -> None:
    assert app.box_of("lanterns") is app.box
    assert filled == []
    assert app.box_of("torches") is app.box_of("torches")
    assert filled == ["torches"]


def test_a_title_nobody_knows_leaves_the_desk_as_it_is(app: App) -> None:
    before = app.box
    assert not app.take("chess")
    assert app.box is before


def test_another_box_brings_its_words_and_its_keys(app: App) -> None:
    told: list[str] = []
    app.box_told = lambda: told.append(app.say("title.name"))
    assert app.take("torches")
    assert told == ["Torches"]
    assert WAVE in app.bindings.commands
    assert app.kit.keymap.key("wave") == "ctrl+w"
    assert app.take("lanterns")
    assert app.kit.keymap.key("wave") == ""


@pytest.mark.parametrize("way", ["resume", "watch"])
def test_a_saved_game_opens_with_its_own_title(
    app: App, flow: Flow, ui: UiDriver, way: str
) -> None:
    flow.choose("torches")
    flow.play(SavedSetUp(SEATS, 9))
    ui.advance(0.1)
    file = flow.saves.files()[0]
    flow.open_title()
    flow.choose("lanterns")
    ways: dict[str, Callable[[Path], None]] = {"resume": flow.resume, "watch": flow.watch}
    ways[way](file)
    ui.advance(0.1)
    assert isinstance(ui.screen, TableScreen if way == "resume" else ReplayScreen)
    assert app.box.title.name == "torches"


def test_to_continue_is_to_go_on_with_the_last_game_of_whatever_title(
    app: App, flow: Flow, ui: UiDriver
) -> None:
    flow.choose("torches")
    flow.play(SavedSetUp(SEATS, 9))
    ui.advance(0.1)
    flow.open_title()
    flow.choose("lanterns")
    flow.continue_last()
    assert flow.table.match.options.title == "torches"


def test_each_title_remembers_its_own_set_up(tmp_path: Path) -> None:
    kinds = ("ai:1", "random")
    set_ups.store(SavedSetUp(SEATS, 0, edition="first"), tmp_path)
    set_ups.store(SavedSetUp(WATCHED, 0, drawn=True), tmp_path, "torches")
    assert set_ups.load(tmp_path, kinds) == SavedSetUp(SEATS, 0, edition="first")
    assert set_ups.load(tmp_path, kinds, "torches") == SavedSetUp(WATCHED, 0, drawn=True)
    assert set_ups.load(tmp_path, kinds, "brass") is None


def test_a_set_up_of_old_with_its_automa_is_still_read(tmp_path: Path) -> None:
    text = '[[seat]]\nname = "Ann"\nplayer = "human"\n[[seat]]\nname = "Lord"\nplayer = "wallace"\n'
    (tmp_path / set_ups.FILE_NAME).write_text(text, encoding="utf-8")
    found = set_ups.load(tmp_path, ())
    assert found is not None
    assert found.is_solo


def test_lessons_and_puzzles_of_two_titles_are_two_things(app: App) -> None:
    app.progress.finish("first")
    PuzzleProgress(app.saves_folder).note("one", RIGHT)
    app.take("torches")
    assert app.part == "torches"
    assert app.progress.is_fresh
    assert PuzzleProgress(app.saves_folder, app.part).verdict("one") == ""
    app.progress.tell("mine")
    app.take("lanterns")
    assert (app.progress.finished, app.progress.told) == ({"first"}, set())


def test_a_finished_game_counts_for_its_own_title_alone(app: App, flow: Flow, ui: UiDriver) -> None:
    flow.choose("torches")
    flow.play(SavedSetUp(WATCHED, 9))
    for _ in range(200):
        if flow.contests.game_facts.entries:
            break
        ui.advance(1)
    [entry] = flow.contests.game_facts.entries
    assert isinstance(entry, Finished)
    assert (entry.title, entry.edition) == ("torches", "first")
    flow.choose("lanterns")
    assert len(flow.contests.game_facts.entries) == 0
    again = Bookkeeping(app, flow.saves)
    again.ledger = type(again.ledger)(flow.saves.folder / "elsewhere")
    assert again.catch_up()  # from the game itself, though another title is on the desk
    assert len(again.entries) == 0
    app.take("torches")
    [found] = again.entries
    assert isinstance(found, Finished)
    assert found.title == "torches"


def test_entries_of_old_name_no_title_and_are_the_usual_ones(app: App, flow: Flow) -> None:
    old = bytes.fromhex("93") + written(Begun("daily:2026-03-05", "", ""))[1:-1]
    entry = read(old)
    assert entry == Begun("daily:2026-03-05", "")
    flow.contests.game_facts.ledger.add(entry)
    assert list(flow.contests.game_facts.entries) == [entry]
    app.take("torches")
    assert list(flow.contests.game_facts.entries) == []


def test_with_one_title_its_page_opens_directly(app: App, window: Window) -> None:
    app.shelf = shelf_of(app.box)
    flow = Flow(app, window)
    flow.open_start()
    assert isinstance(window.screen, TitleScreen)
    assert window.screen.stage.root.find("games") is None
    flow.quit()


@pytest.fixture
def on_the_shelf(flow: Flow, window: Window) -> UiDriver:
    """A pilot on the shelf page."""
    flow.open_start()
    assert isinstance(window.screen, ShelfScreen)
    return UiDriver(window)


def focused(ui: UiDriver) -> str:
    """The name of what has the keyboard's focus."""
    node = ui.screen.stage.focus.node
    return node.name if node is not None else ""


def test_a_box_is_chosen_and_opened(app: App, on_the_shelf: UiDriver) -> None:
    ui = on_the_shelf
    ui.click(name="title:torches")
    assert app.box.title.name == "torches"
    assert isinstance(ui.screen, ShelfScreen)
    ui.click(name="title:torches")
    assert isinstance(ui.screen, TitleScreen)
    ui.click(name="games")
    assert isinstance(ui.screen, ShelfScreen)


def test_the_shelf_is_left_and_found_by_keys_alone(app: App, on_the_shelf: UiDriver) -> None:
    ui = on_the_shelf
    assert focused(ui) == "title:lanterns"
    ui.press("right")
    assert (app.box.title.name, focused(ui)) == ("torches", "title:torches")
    ui.press("right")  # no box stands there
    assert (app.box.title.name, focused(ui)) == ("torches", "title:torches")
    ui.press("return")
    assert isinstance(ui.screen, TitleScreen)
    ui.press("escape")
    assert isinstance(ui.screen, ShelfScreen)
    ui.press("escape")
    assert focused(ui) == "quit"


def test_each_box_offers_to_go_on_with_its_own_last_game(
    flow: Flow, on_the_shelf: UiDriver
) -> None:
    ui = on_the_shelf
    flow.choose("torches")
    flow.play(SavedSetUp(SEATS, 9))
    ui.advance(0.1)
    flow.open_start()
    assert ui.screen.stage.root.find("continue") is not None
    ui.click(name="title:lanterns")
    assert ui.screen.stage.root.find("continue") is None
    ui.click(name="title:torches")
    ui.click(name="continue")
    assert flow.table.match.options.title == "torches"


@pytest.mark.parametrize("door", ["learn", "rules", "records", "replays", "settings"])
def test_every_door_of_the_shelf_opens_and_leads_back(on_the_shelf: UiDriver, door: str) -> None:
    on_the_shelf.click(name=door)
    assert not isinstance(on_the_shelf.screen, ShelfScreen)
    on_the_shelf.press("escape")
    assert isinstance(on_the_shelf.screen, ShelfScreen)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1920, 1080), 1.0), ((1280, 720), 1.5), ((1024, 768), 1.0), ((1080, 1920), 1.5)],
    ids=str,
)
def test_the_shelf_is_right_in_every_window(
    app: App, open_window: Callable[..., Window], size: PxSize, scale: float, language: str
) -> None:
    shared = assets_folder() / "shared"
    app.words.speak(language, read_sentences(word_files((shared,), language)))
    window = open_window(size, scale)
    flow = Flow(app, window)
    flow.open_start()
    assert window.screen is not None
    assert layout_faults(window.screen.stage) == []
    flow.quit()


class NewTorchesTitle(TorchesTitle):
    """Torches with another edition, which four cannot play, and nobody alone with another."""

    editions: tuple[str, ...] = ("first", "second")
    seats: tuple[int, ...] = (3, 4)

    def game(self, options: Options) -> Game:
        """Return the game; Unreadable for four in the second edition."""
        if options.edition == "second" and options.seats > 3:
            raise Unreadable("the second edition is for three")
        return super().game(options)


@pytest.fixture
def setting_up(app: App, flow: Flow, ui: UiDriver) -> UiDriver:
    """A pilot on the set-up page of the title with two editions."""
    app.box = replace(app.box, title=NewTorchesTitle())
    ui.click(name="new-game")
    return ui


def test_an_edition_is_chosen_played_and_remembered(app: App, setting_up: UiDriver) -> None:
    ui = setting_up
    ui.click(name="edition:second")
    screen = ui.screen
    assert isinstance(screen, SetupScreen)
    assert options_of(app.box.title, screen.set_up).edition == "second"
    assert layout_faults(screen.stage) == []
    ui.click(name="start")
    remembered = set_ups.load(app.saves_folder, app.players.kinds, app.part)
    assert remembered is not None
    assert remembered.edition == "second"


def test_an_edition_seats_as_many_as_it_is_played_by(setting_up: UiDriver) -> None:
    ui = setting_up
    ui.click(name="preset:four")
    ui.click(name="edition:second")
    screen = ui.screen
    assert isinstance(screen, SetupScreen)
    assert len(screen.set_up.seats) == 3
    assert screen.stage.root.find("preset:four") is None
    assert ui.find(name="start").enabled
    ui.click(name="edition:first")
    assert screen.stage.root.find("preset:four") is not None


def test_only_tables_a_title_can_seat_are_offered(setting_up: UiDriver) -> None:
    names = [node.name for node in setting_up.all(role="button")]
    offered = [name for name in names if name.startswith("preset:")]
    assert offered == ["preset:three", "preset:four", "preset:pass", "preset:watch"]


def test_a_title_of_one_edition_is_asked_for_none(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="new-game")
    assert ui.screen.stage.root.find("edition:first") is None


def test_the_games_of_two_editions_are_counted_apart(app: App, flow: Flow, window: Window) -> None:
    app.box = replace(app.box, title=NewTorchesTitle())
    old = replace(finished(game=b"old", points=(31, 9)), title="torches")
    new = replace(finished(game=b"new", points=(12, 9)), title="torches", edition="second")
    flow.contests.game_facts.ledger.add(old, new)
    window.push(page := StatisticsScreen(app, flow.contests.game_facts))
    assert layout_faults(page.stage) == []
    ui = UiDriver(window)
    for edition, best in (("first", 31), ("second", 12)):
        ui.click(name=f"edition:{edition}")
        assert any(f"{best}" in told for told in page.described())
        assert not any(f"{43 - best}" in told for told in page.described())


def test_the_tunes_of_a_title_are_played_on_its_pages(app: App, flow: Flow) -> None:
    flow.open_title()
    title = flow.window.screen
    assert title is not None
    assert not title.music
    app.box = replace(app.box, music={"title": ("reel",), "table": ("jig",)})
    flow.open_start()
    flow.open_title()
    assert title.music == ("reel",)
    flow.play(SavedSetUp(SEATS, 9))
    assert flow.table.music == ("jig",)


def test_enter_plays_the_chosen_box_at_once(app: App, on_the_shelf: UiDriver) -> None:
    on_the_shelf.press("return")
    assert isinstance(on_the_shelf.screen, TitleScreen)
    assert app.box.title.name == "lanterns"
