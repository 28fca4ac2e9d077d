"""Every command can be given another key; what would clash is refused in a sentence."""

import errno
from pathlib import Path

import pygame
import pytest

from game.application.app_window import open_window
from game.box.rules_reference import (
    KEY_ACTIVE_AT_TABLE,
    KEY_ACTIVE_DURING_ACTIONS,
    KEY_ACTIVE_EVERYWHERE,
    KEY_ACTIVE_IN_MENUS,
    KEY_ACTIVE_ON_SHEETS,
    KeyCommand,
)
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE, MENU_COMMANDS
from game.client.screens.command_games import note_on_other_games_of_command
from game.client.screens.rules import RulesScreen
from game.client.screens.settings import KeyBindingsScreen, SettingsScreen
from game.client.screens.table import TableScreen
from game.client.session import fault_reports
from game.client.stored.key_bindings import (
    FILE_NAME,
    KeyBindings,
    load_key_bindings,
    store_key_bindings,
)
from game.client.stored.settings import Settings
from game.client.widgets.buttons import (
    CAPTION_AND_ICON,
    CAPTION_ICON_AND_KEY,
    CAPTION_ONLY,
    GRAND_TEXT_STYLE,
    ButtonSpec,
    GrandButton,
    make_grand_button_row,
)
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.screen_commands import node_text_for_screen_reader
from game.scene.layout import Row, lay_out
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.sheet_placing import Box, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Button
from game.scene.widgets.text_field import copy_text_to_clipboard
from game.scene.window.clock_and_events import FakeClock
from game.tabletop.layout.undo_and_hint_layout import boxes_without_hint, undo_and_hint_button_boxes
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.refusal_texts import next_numbered_path
from game.titles.tiletum.table.factory import TiletumTableFactory
from tests.client.client_driver import ClientDriver
from tests.helpers.present import present

BUILD = KeyCommand("build", "b", KEY_ACTIVE_DURING_ACTIONS)
ADIT = KeyCommand("adit", "a", KEY_ACTIVE_DURING_ACTIONS)
PROXY = KeyCommand("proxy", "a", KEY_ACTIVE_ON_SHEETS)
UNDO = KeyCommand("undo", "u", KEY_ACTIVE_AT_TABLE)
HELP = KeyCommand("help", "f1", KEY_ACTIVE_EVERYWHERE)
ALL = KeyBindings((BUILD, ADIT, PROXY, UNDO, HELP))


def test_an_action_and_a_sheet_may_share_a_key_and_nothing_else_may() -> None:
    assert ALL.other_command_using_key(PROXY, "b") is None
    assert ALL.other_command_using_key(UNDO, "b") == BUILD
    assert ALL.other_command_using_key(ADIT, "f1") == HELP


def test_letters_of_menus_are_shared_with_the_table_and_with_other_pages() -> None:
    leave = KeyCommand("leave", "q", KEY_ACTIVE_IN_MENUS, pages=("pause",))
    again = KeyCommand("again", "b", KEY_ACTIVE_IN_MENUS, pages=("pause", "end"))
    bindings = KeyBindings((*ALL.commands, leave, again))
    assert bindings.other_command_using_key(leave, "u") is None
    assert bindings.other_command_using_key(leave, "b") == again
    assert bindings.other_command_using_key(leave, "f1") == HELP
    elsewhere = KeyCommand("watch", "w", KEY_ACTIVE_IN_MENUS, pages=("title",))
    assert bindings.other_command_using_key(elsewhere, "b") is None


def test_a_text_names_the_key_the_player_has_set(ui: ClientDriver) -> None:
    skip = next(each for each in COMMANDS_OF_EVERY_TITLE if each.name == "skip-turns")
    assert ui.app.say("pace.hint").endswith("F skips to your turn.")
    ui.app.change_key_bindings(ui.app.bindings.with_key_for_command(skip, "ctrl+k"))
    assert ui.app.say("pace.hint").endswith("Ctrl+K skips to your turn.")


def test_a_letter_of_a_menu_can_be_another(ui: ClientDriver) -> None:
    bindings = KeyBindings(COMMANDS_OF_EVERY_TITLE)
    settings = next(each for each in MENU_COMMANDS if each.name == "menu-settings")
    ui.app.change_key_bindings(bindings.with_key_for_command(settings, "e"))
    ui.flow.close_all_and_show_title_page()
    ui.advance_time(0.1)
    title = ui.screen
    ui.press_keys("s")
    assert ui.screen is title
    ui.press_keys("e")
    assert isinstance(ui.screen, SettingsScreen)


def test_what_was_stored_is_loaded(tmp_path: Path) -> None:
    chosen = ALL.with_key_for_command(BUILD, "ctrl+b").with_key_for_command(UNDO, '"')
    store_key_bindings(chosen, tmp_path)
    assert load_key_bindings(tmp_path, ALL.commands) == chosen
    assert [file.name for file in tmp_path.glob("*.toml")] == [FILE_NAME]
    store_key_bindings(ALL, tmp_path)
    assert load_key_bindings(tmp_path, ALL.commands).own_key_by_command == {}


def test_the_usual_key_is_no_own_key() -> None:
    assert (
        ALL.with_key_for_command(BUILD, "x").with_key_for_command(BUILD, "b").own_key_by_command
        == {}
    )


@pytest.mark.parametrize(
    "text", ["not toml [", 'build = "return"', "build = 7", 'build = "u"', 'unknown = "x"']
)
def test_a_file_that_cannot_be_right_gives_the_usual_keys(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert load_key_bindings(tmp_path, ALL.commands).own_key_by_command == {}


def test_a_key_that_clashes_here_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('build = "u"\nundo = "j"\nhelp = "u"\n', encoding="utf-8")
    own = load_key_bindings(tmp_path, ALL.commands).own_key_by_command
    assert own == {"undo": "j"}


def test_two_commands_may_change_places(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('build = "u"\nundo = "b"\n', encoding="utf-8")
    assert load_key_bindings(tmp_path, ALL.commands).own_key_by_command == {
        "build": "u",
        "undo": "b",
    }


@pytest.fixture
def page(ui: ClientDriver) -> ClientDriver:
    """A client driver on the page of keys."""
    ui.window.push(KeyBindingsScreen(ui.app))
    ui.advance_time(0.1)
    ui.screen.stage.focus.focus_node(
        ui.screen.stage.root.find("key:help"), shows_ring=True
    )  # comes in sight
    ui.screen.stage.update_before_next_drawing()
    ui.advance_time(0.1)
    return ui


def ask_for_a_key(page: ClientDriver) -> None:
    page.focus_by_keyboard(name="key:help")
    page.press_keys("enter")


@pytest.mark.thorough
def test_a_new_key_works_at_once_and_is_kept(page: ClientDriver) -> None:
    ask_for_a_key(page)
    page.press_keys("ctrl+j")
    assert load_key_bindings(
        page.app.saves_folder, page.app.bindings.commands
    ).own_key_by_command == {"help": "ctrl+j"}
    page.press_keys("ctrl+j")
    assert not isinstance(page.screen, KeyBindingsScreen)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("f9", "F9 is already used for “Describe the screen in words”"),
        *((key, "is reserved") for key in ("return", "tab", "5")),
    ],
)
def test_a_taken_key_is_explained_and_the_question_stays(
    page: ClientDriver, key: str, why: str
) -> None:
    ask_for_a_key(page)
    page.press_keys(key)
    assert page.sees(label=why)
    assert page.app.bindings.own_key_by_command == {}
    page.press_keys("escape")
    assert page.screen.stage.top_modal is None


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize(
    ("command", "games"),
    [("build", ["Brass", "Tinners"]), ("develop", ["Brass"]), ("undo", []), ("journal", [])],
)
def test_the_question_for_a_key_says_in_which_games_it_changes(
    trail: ClientDriver, command: str, games: list[str], language: str
) -> None:
    app = trail.app
    app.change_settings(language=language)
    app.open_box_and_tell_if_title_changed("brass")
    trail.window.push(KeyBindingsScreen(app))
    trail.advance_time(0.1)
    trail.focus_by_keyboard(name=f"key:{command}")
    trail.press_keys("enter", wait_seconds=0.1)
    told = trail.find(name="key-games").label
    assert [game for game in ("Brass", "Tinners", "Tiletum") if game in told] == games
    assert games or told == app.say("keys.in-every-game")


def test_a_command_that_another_game_has_too_names_that_game(trail: ClientDriver) -> None:
    notes = {
        command.name: note
        for command in trail.app.bindings.commands
        if (note := note_on_other_games_of_command(trail.app, command))
    }
    assert "Brass" in notes["build"]
    assert "Tiletum" in notes["decline"]
    assert {"undo", "help", "adit"}.isdisjoint(notes)


def test_all_keys_can_be_made_usual_again(page: ClientDriver) -> None:
    page.app.change_key_bindings(
        page.app.bindings.with_key_for_command(COMMANDS_OF_EVERY_TITLE[0], "w")
    )
    page.click(name="usual")
    assert page.app.bindings.own_key_by_command == {}


def test_an_own_key_moves_the_focus_besides_the_arrow(page: ClientDriver) -> None:
    down = next(command for command in COMMANDS_OF_EVERY_TITLE if command.name == "down")
    page.app.change_key_bindings(page.app.bindings.with_key_for_command(down, "s"))
    page.press_keys("s")
    first = page.focused
    page.press_keys("s")
    assert first
    assert page.focused != first
    page.press_keys("up")
    assert page.focused == first


def test_every_page_is_used_by_a_controller_alone(ui: ClientDriver) -> None:
    ui.press_controller_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert ui.screen.stage.focus.is_ring_shown
    while ui.focused != "settings":
        ui.press_controller_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    title = ui.screen
    ui.press_controller_button(pygame.CONTROLLER_BUTTON_A)
    assert ui.screen is not title
    ui.press_controller_button(pygame.CONTROLLER_BUTTON_B)
    assert ui.screen is title


# Large buttons in a row look alike, and nothing is left of the room of one that is missing.


@pytest.mark.parametrize(
    ("width", "room"), [(90, CAPTION_ONLY), (190, CAPTION_AND_ICON), (400, CAPTION_ICON_AND_KEY)]
)
def test_a_narrow_button_gives_up_its_key_then_its_picture(app: App, width: int, room: int) -> None:
    button = GrandButton(app, "Go", "play", "@confirm", **box(0, 0, width, 80))
    assert button.visible_parts_level(Canvas(app.kit)) == room


def test_buttons_of_a_row_know_of_one_another(app: App) -> None:
    ways = [ButtonSpec(text, text, lambda: None, "play") for text in ("Go", "Stay")]
    row = make_grand_button_row(app, ways, "Go")
    assert [each.row_buttons for each in row] == [row, row]


def test_words_of_buttons_in_a_row_have_letters_of_one_size(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Go", "Play with your friends")
    ways = [ButtonSpec(text, text, lambda: None) for text in names]
    row = make_grand_button_row(app, ways, "Go")
    lay_out(Row(*row), app.kit, 1.0, width=480)
    sizes: dict[str, float] = {}

    def words(_canvas: Canvas, text: str, style: TextStyle, *_: object) -> None:
        sizes[text] = style.size

    monkeypatch.setattr(Canvas, "draw_text", words)
    for button in row:
        button.draw(Canvas(app.kit))
    assert sizes[names[0]] == sizes[names[1]] < GRAND_TEXT_STYLE.size


@pytest.mark.parametrize("touch", [44.0, 100.0])
def test_without_hints_the_other_buttons_fill_the_room(touch: float) -> None:
    area = Box(100, 900, 326, 122)
    boxes = boxes_without_hint(undo_and_hint_button_boxes(area, touch))
    assert list(boxes) == ["undo", "reset", "last-turns"]
    assert min(each.x for each in boxes.values()) == area.x
    assert max(each.right for each in boxes.values()) == pytest.approx(area.right)
    covered = sum(each.width * each.height for each in boxes.values())
    assert covered > 0.9 * area.width * area.height


@pytest.mark.parametrize("count", [1, 2, 3])
def test_buttons_of_a_dialog_stand_in_its_middle_and_are_no_bar(app: App, count: int) -> None:
    stage = Stage(app.kit)
    modal = open_question_dialog(
        stage, "A word", ["It is so."], [DialogReply("Close", lambda: None)] * count
    )
    buttons = [node for node in modal.walk() if isinstance(node, Button)]
    rects = [spot.rect() for spot in stage.visible_nodes() if spot.node in buttons]
    left = min(rect.left for rect in rects)
    right = max(rect.right for rect in rects)
    assert left + right == pytest.approx(stage.units.width_px, abs=2)
    assert max(button.width for button in buttons) <= modal.content.width / 2


# Pictures are kept, the window goes full screen, and every screen can be read aloud.


def test_numbers_of_files_go_on_after_the_highest(tmp_path: Path) -> None:
    for name in ("picture-0002.png", "picture-0007.png", "picture-x.png"):
        (tmp_path / name).touch()
    assert next_numbered_path(tmp_path, "picture", ".png").name == "picture-0008.png"


@pytest.mark.thorough
def test_a_key_keeps_one_picture_however_long_it_is_held_and_says_where(ui: ClientDriver) -> None:
    for _ in range(3):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""))
    ui.advance_time(0.1)
    kept = ui.app.saves_folder / "pictures" / "picture-0001.png"
    assert pygame.image.load(kept).get_size() == (1920, 1080)
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]
    assert ui.screen.needs_updates  # the notice stands for a while
    ui.advance_until_still()


def test_a_picture_that_is_not_kept_is_told(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*anything: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left")

    monkeypatch.setattr(fault_reports, "replace_file", full)
    assert "No space left" in ui.window.on_screenshot(pygame.Surface((4, 4)))


@pytest.mark.thorough
def test_nothing_moves_while_somebody_else_has_the_keyboard(ui: ClientDriver) -> None:
    ui.screen.stage.show_top_notice("for a while")
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    ui.advance_time(20)
    assert ui.screen.needs_updates
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    ui.advance_until_still()
    assert not ui.screen.needs_updates


def test_full_screen_by_key_is_what_the_settings_say(app: App) -> None:
    window = open_window(app, (1280, 720), FakeClock())
    flow = Flow(app, window)
    flow.close_all_and_show_title_page()
    ui = ClientDriver(flow)
    for full in (True, False, True):
        ui.press_keys("f11")
        assert (window.full_screen, app.settings.full_screen) == (full, full)
    app.change_settings(clear_text=True)
    assert window.full_screen
    app.change_settings(full_screen=False)
    assert not window.full_screen
    window.close()


@pytest.mark.thorough
def test_sound_that_is_switched_off_and_on_is_as_loud_as_before(trail: ClientDriver) -> None:
    trail.app.change_settings(master=25)
    trail.play("human", "ai:1", "ai:1", seed=1, wait=0.1)
    for is_silent in (True, False, True):
        trail.press_keys("ctrl+m")
        assert trail.app.settings.is_silent is is_silent
        assert trail.app.settings.master == 25


def test_sound_that_is_switched_on_can_be_heard_though_it_was_turned_down(app: App) -> None:
    app.change_settings(master=0)
    app.toggle_sound()
    assert not app.settings.is_silent
    assert app.settings.master == Settings().master


@pytest.mark.thorough
def test_the_loudspeaker_at_a_table_shows_whether_sound_is_off(trail: ClientDriver) -> None:
    trail.play("human", "ai:1", "ai:1", seed=1, wait=0.1)
    loudspeaker = trail.find(name="icon:sound")
    looks = []
    for _ in range(3):
        looks.append(present(loudspeaker.drawing_cache_key())[-1])
        trail.click(name="icon:sound")
    assert looks == [False, True, False]


def test_the_table_is_described_in_words_and_closed_by_the_same_key(ui: ClientDriver) -> None:
    ui.play("human", "toy", seed=1, wait=0.1)
    screen = ui.at(TableScreen)
    ui.press_keys("f9")
    modal = present(screen.stage.top_modal)
    text = next(node.label for node in modal.walk() if node.name == "text")
    assert all(paragraph in text for paragraph in screen.table.position_paragraphs())
    ui.press_keys("f9")
    assert screen.stage.top_modal is None


def test_a_node_is_spoken_with_its_tip_and_why_it_is_not_possible(flow: Flow) -> None:
    node = Node(label="Train", tooltip="No train is left.", enabled=False)
    assert (
        node_text_for_screen_reader(node, flow.app) == "Train. Not possible now. No train is left."
    )


def test_a_system_without_clipboard_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", missing)
    assert not copy_text_to_clipboard("text")


def test_the_map_of_a_title_is_drawn_ahead(
    trail: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[object] = []
    monkeypatch.setattr(
        TiletumTableFactory, "draw_in_background", lambda room, stage, seats: prepared.append(stage)
    )
    trail.flow.open_edition("tiletum")
    assert prepared == [trail.screen.stage]


@pytest.mark.parametrize("key", ["f1", "?"])
def test_help_has_a_key_that_its_button_names_and_the_question_mark(
    trail: ClientDriver, key: str
) -> None:
    trail.play("human", "ai:1", "ai:1", seed=1, wait=0.1)
    tip = present(tooltip_from_source(trail.find(name="icon:help").tooltip))
    assert tip.lines == ("Help (F1)",)
    trail.press_keys(key)
    trail.at(RulesScreen)
