"""Lanterns beside Tinners' Trail, in the real application: the shelf, and neither in the other."""

from pathlib import Path

import pygame
import pytest

import game.titles
from game.client.app import App
from game.client.screens.shelf_covers import BoxCover
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.title import TitleScreen
from game.scene.drawing.display_settings import DisplaySettings, current_display_settings
from game.scene.drawing.house_accents import HOUSE_ACCENTS
from game.scene.testing.ui_driver import UiDriver
from game.titles import title_by_name
from tests.helpers.layout_faults import layout_faults
from tests.helpers.present import of_kind
from tests.tabletop.shelf import ON_THE_SHELF, client

pytestmark = pytest.mark.thorough


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both titles on the shelf."""
    monkeypatch.setattr(game.titles, "SHELF", {**game.titles.SHELF, **ON_THE_SHELF})
    title_by_name.cache_clear()


def test_window_words_keys_and_doors_follow_the_chosen_title(tmp_path: Path) -> None:
    with client(tmp_path) as opened:
        desk = opened.desk
        flow = opened.flow
        ui = opened.ui
        flow.close_all_and_show_first_page()
        assert isinstance(ui.screen, ShelfScreen)
        assert layout_faults(ui.screen.stage) == []
        assert pygame.display.get_caption()[0] == "Count House"
        assert desk.kit.keymap.key_of_command("build") == "b"
        ui.click(name="title:lanterns")
        assert layout_faults(ui.screen.stage) == []
        assert desk.kit.keymap.key_of_command("build") == ""
        ui.click(name="play")
        assert pygame.display.get_caption()[0] == "Lanterns"
        assert isinstance(ui.screen, TitleScreen)
        assert [entry.text_key for entry in flow.menus.make_learn_menu_entries()] == ["statistics"]
        ui.press_keys("f1")
        assert ui.sees(label=desk.say("learn.nothing"))
        ui.press_keys("escape", "escape")
        ui.click(name="title:tinners-trail")
        assert "lessons" in [entry.text_key for entry in flow.menus.make_learn_menu_entries()]


def test_accents_follow_the_title_and_the_shelf_has_those_of_none(tmp_path: Path) -> None:
    with client(tmp_path) as opened:
        desk = opened.desk
        flow = opened.flow
        ui = opened.ui
        for name in ("brass", "tinners-trail"):
            flow.close_all_and_show_first_page()
            ui.click(name=f"title:{name}")
            assert current_display_settings().accents == HOUSE_ACCENTS
            ui.click(name="play")
            desk.change_settings(high_contrast=True)
            ui.click(name="learn")
            assert current_display_settings() == DisplaySettings(
                high_contrast=True, accents=desk.box.accent_tones
            )
            desk.change_settings(high_contrast=False)
            assert (current_display_settings().accents == HOUSE_ACCENTS) == (name != "brass")
        ui.press_keys("escape")
        assert isinstance(ui.screen, TitleScreen)


def test_the_icon_follows_the_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []
    with client(tmp_path) as opened:
        monkeypatch.setattr(
            pygame.display, "set_icon", lambda icon: shown.append(pygame.image.tobytes(icon, "RGB"))
        )
        for name in ("brass", "lanterns", "tinners-trail"):
            opened.desk.open_box_and_tell_if_title_changed(name)
    assert len(set(shown)) == len(shown) == 3


def test_a_language_that_is_chosen_is_spoken_by_every_title(tmp_path: Path) -> None:
    with client(tmp_path) as opened:
        opened.desk.open_box_and_tell_if_title_changed("lanterns")
        opened.desk.change_settings(language="pl")
        opened.desk.open_box_and_tell_if_title_changed("tinners-trail")
        assert opened.desk.say("menu.quit") == "Zakończ"
        assert opened.desk.say("title.motto").startswith("Gra o")


def test_every_box_keeps_its_own_letters_whichever_is_chosen(tmp_path: Path) -> None:
    with client(tmp_path) as opened:
        flow = opened.flow
        ui = opened.ui
        flow.close_all_and_show_first_page()
        before = name_written(opened.desk, ui)
        ui.click(name="title:brass")
        assert name_written(opened.desk, ui) == before


def name_written(desk: App, ui: UiDriver) -> bytes:
    """Return the name on the box of Tinners' Trail as it looks."""
    cover = of_kind(ui.find(name="title:tinners-trail"), BoxCover)
    return pygame.image.tobytes(desk.kit.lettering.render_line("Trail", cover.letters, 1.0), "RGBA")
