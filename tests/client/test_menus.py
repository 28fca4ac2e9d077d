"""Title, setup, settings, rules and credits: everything by mouse, everything by keyboard."""

import os
import tomllib
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from game.box.rules_reference import RulesArticle, RulesReference
from game.client.screens.credits import CreditsScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay_list import SavedGamesScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.short_rules import ShortRulesScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.tutorial.lesson_list import LearnMenuScreen
from game.client.widgets.buttons import GrandButton
from game.client.widgets.scroll_pane import ScrollPane
from game.program import AUTHORS, LICENCE
from game.scene.window.window import Screen
from tests.client.client_driver import FIRST_LUCK_SECONDS, NAMES, ClientDriver
from tests.helpers.present import of_kind, present

ENTRIES: dict[str, type[Screen]] = {
    "new-game": SetupScreen,
    "replays": SavedGamesScreen,
    "learn": LearnMenuScreen,
    "settings": SettingsScreen,
    "credits": CreditsScreen,
    "practice": TableScreen,
}
KEYS = {"n": SetupScreen, "r": SavedGamesScreen, "h": LearnMenuScreen, "s": SettingsScreen}


@pytest.mark.thorough
@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_opens_by_mouse_and_by_keys_and_is_left_by_escape(
    ui: ClientDriver, name: str
) -> None:
    ui.click(name=name)
    ui.at(ENTRIES[name])
    if name == "practice":
        ui.flow.close_all_and_show_title_page()
    else:
        ui.press_keys("escape")
    ui.at(TitleScreen)
    ui.enter(name)
    ui.at(ENTRIES[name])


@pytest.mark.thorough
@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_the_menu_opens_its_screen(ui: ClientDriver, key: str) -> None:
    ui.press_keys(key)
    ui.at(KEYS[key])


def test_enter_opens_the_chief_entry_while_no_focus_is_shown(ui: ClientDriver) -> None:
    ui.press_keys("enter")
    ui.at(SetupScreen)


def test_escape_on_the_title_only_leads_to_quit_which_closes_the_window(ui: ClientDriver) -> None:
    ui.press_keys("escape")
    assert ui.focused == "quit"
    ui.click(name="quit")
    assert ui.window.screen is None


def test_continue_is_only_there_when_there_is_something_to_continue(ui: ClientDriver) -> None:
    assert not ui.sees(name="continue")
    ui.play("human", "human", seed=1)
    ui.visit()
    assert ui.sees(name="continue")


def test_the_game_to_continue_is_told_of_by_its_people_not_its_computers(ui: ClientDriver) -> None:
    ui.play("human", "random", "human", seed=1)
    ui.visit()
    note = ui.find(name="continue").note  # type: ignore[attr-defined]
    assert [name in note for name in NAMES[:3]] == [True, False, True]


def test_the_game_to_continue_is_told_of_with_its_date_as_in_the_list(ui: ClientDriver) -> None:
    ui.play("human", "human", seed=1)
    ui.visit()
    [file] = ui.saves.game_files()
    os.utime(file, (0, datetime(2026, 3, 5, 14, 5).timestamp()))
    ui.click(name="replays")
    assert any("5 March 2026, 14:05" in node.label for node in ui.screen.stage.root.walk())
    ui.press_keys("escape")
    note = ui.find(name="continue").note  # type: ignore[attr-defined]
    assert note.endswith(" · 5 March 2026, 14:05")


@pytest.mark.thorough
@pytest.mark.parametrize("has_articles", [True, False])
def test_f1_opens_what_there_is_to_read_from_any_page(ui: ClientDriver, has_articles: bool) -> None:
    if has_articles:
        articles = {"one": RulesArticle("book", ())}
        ui.app.box = replace(ui.app.box, reference=RulesReference(articles=articles))
    ui.click(name="settings")
    ui.press_keys("f1")
    assert isinstance(ui.screen, RulesScreen if has_articles else ShortRulesScreen)


@pytest.mark.thorough
def test_two_people_and_a_computer_are_seated_by_mouse(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:duel", "seat:1:player:human", "seat:2:player:computer")
    ui.click_each(
        "seat:2:weaker", "seat:2:player:computer", "start"
    )  # chosen once more it stays so
    ui.advance_time(FIRST_LUCK_SECONDS)
    ui.at(HandoverScreen)
    assert [seat.player for seat in ui.match.seats] == ["human", "human", "random"]


@pytest.mark.thorough
def test_a_game_is_set_up_and_started_by_keys_alone(ui: ClientDriver) -> None:
    ui.press_keys("n")
    ui.enter("seat:2:player:")
    ui.tab_to("seat:0:name")
    for _ in range(10):
        ui.press_keys("backspace")
    ui.type("Zoe")
    page = ui.screen
    ui.press_keys("enter")  # in the field of a name it does not start the game
    assert ui.screen is page
    ui.enter("start")
    assert [seat.name for seat in ui.match.seats] == ["Zoe", "Ben"]
    assert 'name = "Zoe"' in (kept := (ui.saves.folder / "setup.toml").read_text("utf-8"))
    assert 'name = "Ben"' not in kept  # a usual name is that of the language of then


@pytest.mark.parametrize("focused", ["seed", "seat:0:name", "preset:duel", "back"])
def test_ctrl_enter_starts_the_game_wherever_the_focus_is(ui: ClientDriver, focused: str) -> None:
    ui.press_keys("n")
    ui.tab_to(focused)
    start = of_kind(ui.find(name="start"), GrandButton)
    cap = ui.app.kit.keymap.readable_key("ctrl+return")
    assert start.shown_key_caps() == (cap,)
    assert ui.screen.stage.focused_keys.is_key_cap_active(start, cap)
    ui.press_keys("ctrl+enter")
    assert not isinstance(ui.screen, SetupScreen)
    assert ui.match.seats


def test_tab_comes_to_the_start_before_it_comes_to_back(ui: ClientDriver) -> None:
    ui.press_keys("n")
    ui.tab_to("start")
    ui.press_keys("tab")
    assert ui.focused == "back"


def test_too_few_players_grey_the_start_and_say_why(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:duel", "seat:1:player:")
    start = ui.find(name="start")
    assert not start.enabled
    assert start.tooltip == "A game needs at least 2 players."


def test_a_seed_that_is_no_number_greys_the_start(ui: ClientDriver) -> None:
    ui.click_each("new-game", "seed")
    ui.type("x")
    assert not ui.find(name="start").enabled
    ui.press_keys("backspace")
    assert ui.find(name="start").enabled


def test_a_seed_that_is_no_number_says_why_beside_its_field(ui: ClientDriver) -> None:
    ui.click_each("new-game", "seed")
    ui.type("xy")
    assert _label(ui, "seed-note").startswith("A seed must be a whole number")
    assert present(ui.screen.stage.focus.node).name == "seed"
    ui.press_keys("backspace")
    ui.press_keys("backspace")
    assert _label(ui, "seed-note") == "Same seed, same luck."


def test_the_note_beside_the_seats_says_that_they_are_drawn(ui: ClientDriver) -> None:
    ui.click(name="new-game")
    assert _label(ui, "order-note") == "This is the seating order."
    ui.click(name="order:drawn")
    assert _label(ui, "order-note") == (
        "The seats are drawn when the game starts. Players keep their colours."
    )


def _label(ui: ClientDriver, name: str) -> str:
    return present(ui.screen.stage.root.find(name)).label


def test_players_keep_their_colours_where_the_seats_are_drawn(ui: ClientDriver) -> None:
    colours: list[dict[str, str]] = []
    orders: list[list[str]] = []
    for is_drawn in (False, True):
        ui.play("human", "human", "human", "human", seed=12, shuffles_seats=is_drawn)
        colours.append({seat.name: seat.colour for seat in ui.match.seats})
        orders.append([seat.name for seat in ui.match.seats])
    assert orders[0] != orders[1]
    assert colours[0] == colours[1]


def test_a_name_that_is_taken_is_said_to_be_and_gets_a_number(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:pass")
    _retype(ui, "seat:0:name", "Ada")
    ui.click(name="seat:1:name")
    ui.press_keys("ctrl+a")
    for letter in "Ada":
        ui.type(letter)
        ui.advance_time(0.1)
    assert ui.sees(label="name taken, so “Ada 2”")
    ui.type("m")
    ui.advance_time(0.1)
    assert not ui.sees(label="name taken, so “Ada 2”")
    assert of_kind(ui.screen, SetupScreen).set_up.seats[1].name == "Adam"
    _retype(ui, "seat:1:name", "Ada")
    ui.click(name="start")
    assert [seat.name for seat in ui.match.seats][:2] == ["Ada", "Ada 2"]


@pytest.mark.parametrize("wrong", ["", "abc"])
def test_names_and_seeds_typed_between_clicks_are_those_of_the_game(
    ui: ClientDriver, wrong: str
) -> None:
    ui.click_each("new-game", "preset:duel")
    setup = of_kind(ui.screen, SetupScreen)
    if wrong:
        _retype(ui, "seed", wrong)
    _retype(ui, "seat:0:name", "Bob")
    ui.click(name="order:drawn")
    assert setup.set_up.seats[0].name == "Bob"
    _retype(ui, "seed", "44511")
    ui.click(name="order:fixed")
    assert setup.set_up.seed == 44511
    _retype(ui, "seat:0:name", "Eve")
    ui.click(name="practice")
    assert (setup.set_up.seed, setup.set_up.seats[0].name) == (44511, "Eve")
    assert not setup.set_up.shuffles_seats


def _retype(ui: ClientDriver, field: str, text: str) -> None:
    ui.click(name=field)
    ui.press_keys("ctrl+a")
    ui.type(text)
    ui.press_keys("enter")


def test_the_same_seed_gives_the_same_drawn_order(ui: ClientDriver) -> None:
    orders = []
    for _ in range(2):
        ui.play("human", "human", "human", "human", seed=12, shuffles_seats=True)
        orders.append([seat.name for seat in ui.match.seats])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == ["Ann", "Ben", "Cat", "Dan"]


def test_only_the_first_free_seat_of_four_can_be_filled(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:duel")
    assert ui.find(name="seat:2:player:human").enabled
    last = ui.find(name="seat:3:player:human")
    assert not last.enabled
    assert last.tooltip == "Fill the seat above first."
    assert not ui.sees(name="seat:4:player:human")


def test_a_seat_that_was_freed_comes_back_with_its_name_and_strength(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:three", "seat:1:stronger")
    setup = of_kind(ui.screen, SetupScreen)
    before = setup.set_up.seats[1]
    ui.click(name="seat:1:player:")
    assert before not in setup.set_up.seats
    assert ui.sees(label=f"Bring {before.name} back.")
    ui.click(name=f"seat:{len(setup.set_up.seats)}:player:computer")
    assert setup.set_up.seats[-1] == before


def test_a_player_who_sits_again_is_not_brought_back(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:three")
    freed = of_kind(ui.screen, SetupScreen).set_up.seats[2].name
    ui.click(name="seat:2:player:")
    assert ui.sees(label=f"Bring {freed} back.")
    ui.click(name="preset:pass")
    assert freed in {seat.name for seat in of_kind(ui.screen, SetupScreen).set_up.seats}
    assert not ui.sees(label=f"Bring {freed} back.")
    assert ui.sees(label="Add a player.")


def test_who_frees_a_seat_by_keys_stands_at_the_row_that_brings_it_back(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:three")
    ui.focus_by_keyboard(name="seat:1:player:")
    ui.press_keys("return")
    assert present(ui.screen.stage.focus.node).name == "seat:2:player:human"


def test_free_says_how_a_seat_comes_back(ui: ClientDriver) -> None:
    ui.click_each("new-game", "preset:three")
    assert "to bring them back" in str(ui.find(name="seat:1:player:").tooltip)


def test_the_scale_of_the_controls_changes_the_window_at_once(ui: ClientDriver) -> None:
    def width() -> float:
        return ui.find(name="done").width * ui.screen.stage.root.children[1].scale

    ui.click(name="settings")
    before = width()
    ui.click(name="ui_scale_percent:150", wait_seconds=0.1)
    assert ui.app.settings.ui_scale_percent == 150
    assert width() > before


@pytest.mark.thorough
def test_keyboard_and_page_keep_their_place_when_a_choice_redraws_the_page(
    ui: ClientDriver,
) -> None:
    def pane() -> ScrollPane:
        return next(node for node in ui.find_all() if isinstance(node, ScrollPane))

    ui.click(name="settings")
    ui.enter("computer_speed:double")
    assert ui.focused == "computer_speed:double"
    pane().scroll_to(pane().content_overflow_height)
    ui.advance_time(0.05)
    below = pane().offset
    ui.click(name="computer_speed:normal")
    assert pane().offset == below > 0


@pytest.mark.thorough
def test_switches_and_sliders_change_settings(ui: ClientDriver) -> None:
    ui.click_each("settings", "reduced_motion")
    ui.tab_to("music")
    ui.press_keys("home")
    assert ui.app.settings.reduced_motion
    assert ui.app.settings.music == 0


def test_credits_name_letters_licences_and_own_work_and_no_package_or_path(
    ui: ClientDriver,
) -> None:
    ui.click(name="credits")
    shown = {node.label for node in ui.find(name="list").walk() if node.label}
    for family in ("Alegreya Sans", "IM Fell English", "IM Fell English SC"):
        assert f"{family}, a font from Google Fonts" in shown
    assert "Created for this game" in shown
    files = [line for line in shown if "https://" not in line]
    assert not any(mark in line for line in files for mark in ("@", "/", "npm", "tools"))
    manifest = (ui.app.assets_folder / "manifest.toml").read_text(encoding="utf-8")
    assert {entry["licence"] for entry in tomllib.loads(manifest)["file"]} <= shown


@pytest.mark.thorough
@pytest.mark.parametrize(
    "told",
    [
        "Martin Wallace",
        "Simone Luciani, Daniele Tascini",
        "Alley Cat Games",
        "Board&Dice",
        AUTHORS,
        "An unofficial fan project",
    ],
)
def test_credits_name_who_made_the_games_and_the_program(ui: ClientDriver, told: str) -> None:
    ui.click(name="credits")
    shown = [node.label for node in ui.find(name="list").walk() if node.label]
    assert any(told in line for line in shown)


def test_the_package_names_the_same_authors_and_licence() -> None:
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    assert [each["name"] for each in project["authors"]] == [AUTHORS]
    assert project["license"] == LICENCE


def test_credits_without_a_manifest_say_so(ui: ClientDriver, tmp_path: Path) -> None:
    ui.app.assets_folder = tmp_path
    ui.click(name="credits")
    assert ui.sees(label="The list of sources is missing.")
