"""Title, setup, settings, rules and credits: everything by mouse, everything by keyboard."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game.box.reference import Reference, ReferenceEntry
from game.client.app import App
from game.client.flow import Flow
from game.client.screens.crash import CreditsScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay_list import ReplayListScreen
from game.client.screens.rules import LearnScreen, RulesScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.tutorial.lesson_list import LearnMenuScreen
from game.scene.testing.ui_driver import UiDriver

ENTRIES = {
    "new-game": SetupScreen,
    "replays": ReplayListScreen,
    "learn": LearnMenuScreen,
    "settings": SettingsScreen,
    "credits": CreditsScreen,
    "practice": TableScreen,
}
FIRST_LUCK_SECONDS = 5.0  # until the luck a game begins with has been seen
KEYS = {"n": SetupScreen, "r": ReplayListScreen, "h": LearnMenuScreen, "s": SettingsScreen}


def tab_to(ui: UiDriver, name: str) -> None:
    for _ in range(80):
        ui.press("tab")
        focused = ui.screen.stage.focus.node
        if focused is not None and focused.name == name:
            return
    raise AssertionError(f"Tab never reaches {name}")


@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_of_the_menu_opens_by_mouse(ui: UiDriver, name: str) -> None:
    ui.click(name=name)
    assert isinstance(ui.screen, ENTRIES[name])


@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_of_the_menu_opens_by_tab_and_enter(ui: UiDriver, name: str) -> None:
    tab_to(ui, name)
    ui.press("enter")
    assert isinstance(ui.screen, ENTRIES[name])


@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_the_menu_opens_its_screen(ui: UiDriver, key: str) -> None:
    ui.press(key)
    assert isinstance(ui.screen, KEYS[key])


def test_enter_opens_the_chief_entry_while_no_focus_is_shown(ui: UiDriver) -> None:
    ui.press("enter")
    assert isinstance(ui.screen, SetupScreen)


def test_enter_opens_what_the_focus_is_on_and_not_the_chief_entry(ui: UiDriver) -> None:
    tab_to(ui, "credits")
    ui.press("enter")
    assert isinstance(ui.screen, ENTRIES["credits"])


@pytest.mark.parametrize("name", ["new-game", "replays", "learn", "settings", "credits"])
def test_escape_leads_back_to_the_title(ui: UiDriver, name: str) -> None:
    ui.click(name=name)
    ui.press("escape")
    assert isinstance(ui.screen, TitleScreen)


def test_escape_on_the_title_only_leads_to_quit(ui: UiDriver) -> None:
    ui.press("escape")
    focused = ui.screen.stage.focus.node
    assert focused is not None
    assert focused.name == "quit"


def test_quit_closes_the_window(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="quit")
    assert flow.window.screen is None


def test_continue_is_only_there_when_there_is_something_to_continue(
    flow: Flow, ui: UiDriver
) -> None:
    assert not ui.sees(name="continue")
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 1))
    flow.open_title()
    ui.advance(0.1)
    assert ui.sees(name="continue")


@pytest.mark.parametrize("has_articles", [True, False])
def test_f1_opens_what_there_is_to_read_from_any_page(
    app: App, ui: UiDriver, has_articles: bool
) -> None:
    if has_articles:
        app.box = replace(
            app.box, reference=Reference(articles={"one": ReferenceEntry("book", ())})
        )
    ui.click(name="settings")
    ui.press("f1")
    assert isinstance(ui.screen, RulesScreen if has_articles else LearnScreen)


# ---- setup


def test_a_game_starts_with_two_clicks(ui: UiDriver) -> None:
    ui.click(name="new-game")
    ui.click(name="start")
    assert isinstance(ui.screen, TableScreen)


def test_two_people_and_a_computer_are_seated_by_mouse(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="new-game")
    ui.click(name="preset:duel")
    ui.click(name="seat:1:player:human")
    ui.click(name="seat:2:player:computer")
    ui.click(name="seat:2:weaker")
    ui.click(name="start")
    ui.advance(FIRST_LUCK_SECONDS)
    assert isinstance(ui.screen, HandoverScreen)
    assert [seat.player for seat in flow.table.match.seats] == ["human", "human", "random"]


def test_a_game_is_set_up_and_started_by_keys_alone(flow: Flow, ui: UiDriver) -> None:
    ui.press("n")
    tab_to(ui, "seat:2:player:")
    ui.press("enter")
    tab_to(ui, "seat:0:name")
    for _ in range(10):
        ui.press("backspace")
    ui.type("Zoe")
    tab_to(ui, "start")
    ui.press("enter")
    assert [seat.name for seat in flow.table.match.seats] == ["Zoe", "Ben"]


def test_enter_in_the_field_of_a_name_does_not_start_the_game(ui: UiDriver) -> None:
    ui.click(name="new-game")
    page = ui.screen
    ui.click(name="seat:0:name")
    ui.type("x")
    ui.press("enter")
    assert ui.screen is page


def test_too_few_players_grey_the_start_and_say_why(ui: UiDriver) -> None:
    ui.click(name="new-game")
    ui.click(name="preset:duel")
    ui.click(name="seat:1:player:")
    start = ui.find(name="start")
    assert not start.enabled
    assert start.tooltip == "A game needs at least 2 players."


def test_a_seed_that_is_no_number_greys_the_start(ui: UiDriver) -> None:
    ui.click(name="new-game")
    ui.click(name="seed")
    ui.type("x")
    assert not ui.find(name="start").enabled
    ui.press("backspace")
    assert ui.find(name="start").enabled


def test_the_same_seed_gives_the_same_drawn_order(flow: Flow, ui: UiDriver) -> None:
    orders = []
    for _ in range(2):
        seats = tuple(SeatPlan(name, "human") for name in ("Ann", "Ben", "Cat", "Dan"))
        flow.play(SavedSetUp(seats, 12, drawn=True))
        orders.append([seat.name for seat in flow.table.match.seats])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == ["Ann", "Ben", "Cat", "Dan"]


def test_only_the_first_free_seat_can_be_filled(ui: UiDriver) -> None:
    ui.click(name="new-game")
    ui.click(name="preset:duel")
    assert ui.find(name="seat:2:player:human").enabled
    last = ui.find(name="seat:3:player:human")
    assert not last.enabled
    assert last.tooltip == "Fill the seat above first."


def test_a_title_for_four_offers_no_fifth_seat(ui: UiDriver) -> None:
    ui.click(name="new-game")
    assert ui.sees(name="seat:3:player:human")
    assert not ui.sees(name="seat:4:player:human")


# ---- settings


def test_the_scale_of_the_controls_changes_the_window_at_once(app: App, ui: UiDriver) -> None:
    ui.click(name="settings")
    before = ui.find(name="done").width * ui.screen.stage.root.children[1].scale
    ui.click(name="ui_scale_percent:150")
    ui.advance(0.1)
    after = ui.find(name="done").width * ui.screen.stage.root.children[1].scale
    assert app.settings.ui_scale_percent == 150
    assert after > before


def test_the_keyboard_keeps_its_place_when_a_choice_redraws_the_page(ui: UiDriver) -> None:
    ui.click(name="settings")
    tab_to(ui, "computer_speed:double")
    ui.press("enter")
    focused = ui.screen.stage.focus.node
    assert focused is not None
    assert focused.name == "computer_speed:double"


def test_switches_and_sliders_change_settings(app: App, ui: UiDriver) -> None:
    ui.click(name="settings")
    ui.click(name="reduced_motion")
    tab_to(ui, "music")
    ui.press("home")
    assert app.settings.reduced_motion
    assert app.settings.music == 0


# ---- credits


def test_credits_name_letters_and_own_work_and_no_package_or_path(app: App, ui: UiDriver) -> None:
    ui.click(name="credits")
    shown = [node.label for node in ui.find(name="list").walk() if node.label]
    for family in ("Alegreya Sans", "IM Fell English", "IM Fell English SC"):
        assert f"{family}, letters from Google Fonts" in shown
    assert "Drawn, composed and reckoned for this game" in shown
    assert not any(mark in line for line in shown for mark in ("@", "/", "npm", "tools"))


def test_every_licence_of_the_manifest_is_in_the_credits(app: App, ui: UiDriver) -> None:
    ui.click(name="credits")
    manifest = (app.assets_folder / "manifest.toml").read_text(encoding="utf-8")
    licences = {entry["licence"] for entry in tomllib.loads(manifest)["file"]}
    shown = {node.label for node in ui.find(name="list").walk()}
    assert licences <= shown


def test_credits_without_a_manifest_say_so(app: App, ui: UiDriver, tmp_path: Path) -> None:
    app.assets_folder = tmp_path
    ui.click(name="credits")
    assert ui.sees(label="The list of sources is missing.")
