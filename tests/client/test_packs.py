"""Pages of packs: ten tiles entered by mouse, by keys or by a controller alone, kept, shared."""

import errno
from pathlib import Path

import pygame
import pytest

from game.application.box_factory import read_words
from game.client.packs.editor_page import PackEditorPage
from game.client.packs.packs_page import PacksPage
from game.client.screens.title import TitleScreen
from game.client.stored.packs import StoredPack, StoredPacks
from game.client.widgets.buttons import GrandButton
from game.engine.owner_pack import Pack
from game.packs.component_files import word_shape
from game.packs.pack_draft import (
    CHANGED_STATUS,
    ENTERED_AND_EQUAL_STATUS,
    PackDraft,
    draft_from_pack,
)
from game.packs.pack_files import parse_pack
from game.records.atomic_files import replace_file
from game.titles import Titles, title_by_name, title_names
from tests.client.client_driver import ClientDriver
from tests.helpers.present import present
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

TILES = (
    *((1, 2, 3), (2, 2, 1), (0, 4, 2), (3, 1, 4), (4, 4, 4)),
    *((1, 5, 2), (5, 1, 2), (2, 3, 5), (3, 3, 3), (6, 0, 1)),
)
FIELDS = ("tin", "copper", "water")
TT = ("tinners-trail", "remastered")

PRINTED = {f"word.{first}/M" for first in "ABDNOPTX"}  # letters on cards

BUTTONS = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "confirm": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "undo": pygame.CONTROLLER_BUTTON_X,
}
MAX_STEPS = 40


@pytest.fixture(autouse=True)
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In a home of the test, so that nobody's own files are offered."""
    folder = tmp_path / "home" / "Downloads"
    folder.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(folder.parent))
    return folder


@pytest.fixture
def ui(trail: ClientDriver) -> ClientDriver:
    trail.advance_time(1)
    return trail


@pytest.fixture
def packs(ui: ClientDriver) -> StoredPacks:
    """The packs the window keeps, as another program sees them."""
    return StoredPacks(ui.app.saves_folder, Titles())


@pytest.fixture
def page(ui: ClientDriver) -> PackEditorPage:
    """The editor of a new pack, reached with the keyboard."""
    ui.press_keys("b", "n", wait_seconds=1)
    ui.press_keys("return", wait_seconds=1)
    return ui.at(PackEditorPage)


def click(ui: ClientDriver, *names: str) -> None:
    """Click one thing after the other; each opens something."""
    for name in names:
        ui.click(name=name, wait_seconds=1)


def only(packs: StoredPacks) -> StoredPack:
    """The one pack that is kept."""
    (one,) = packs.list_packs(*TT)
    return one


def names(packs: StoredPacks) -> list[str]:
    return [one.name for one in packs.list_packs(*TT)]


def draft(packs: StoredPacks) -> PackDraft:
    return draft_from_pack(
        present(only(packs).pack), title_by_name("tinners-trail").replaceable_numbers("remastered")
    )


def tiles_of(draft: PackDraft) -> list[tuple[int, ...]]:
    tiles = draft.pieces_by_group["tiles.tile"][: len(TILES)]
    return [tuple(draft.number_at(tile, (field,)) for field in FIELDS) for tile in tiles]


def test_ten_tiles_are_entered_by_mouse_alone(ui: ClientDriver, packs: StoredPacks) -> None:
    click(ui, "packs", "new", "go")
    page = ui.at(PackEditorPage)
    for number, tile in enumerate(TILES, start=1):
        ui.click(name=f"piece:tiles.tile {number}")
        for field, wanted in zip(FIELDS, tile, strict=True):
            now = page.edited_pack.draft.number_at(page.shown_piece, (field,))
            for _ in range(abs(wanted - now)):
                ui.click(name=f"field:{field}:{'+' if wanted > now else '-'}")
        ui.click(name="confirm")
    ui.advance_time(1)
    assert page.edited_pack.stored_pack.refusal == ""
    ui.click(name="close")
    ui.at(PacksPage)
    assert tiles_of(draft(packs)) == list(TILES)


def test_a_piece_as_it_is_can_be_entered(
    ui: ClientDriver, page: PackEditorPage, packs: StoredPacks
) -> None:
    tile = page.edited_pack.draft.pieces_by_group["tiles.tile"][0]
    ui.click(name="confirm")
    assert page.edited_pack.draft.piece_status_or_source(tile) == ENTERED_AND_EQUAL_STATUS
    assert page.shown_piece != tile  # the next one is shown
    assert draft(packs).counts_as_entered(tile)
    assert ui.find(name="progress").label.startswith("1 of ")
    ui.click(name="undo")
    assert not draft(packs).counts_as_entered(tile)


def test_ten_tiles_are_entered_by_keys_alone_and_given_to_somebody_else(
    ui: ClientDriver, page: PackEditorPage, packs: StoredPacks, downloads: Path, tmp_path: Path
) -> None:
    ui.press_keys("return")  # into the first tile; the next ones open by themselves
    for tile in TILES:
        for field, wanted in zip(FIELDS, tile, strict=True):
            ui.focus_by_keyboard(name=f"field:{field}:+")
            ui.press_keys(str(wanted))
        ui.press_keys("n")
    assert tiles_of(page.edited_pack.draft) == list(TILES)
    ui.press_keys("escape", "escape")
    ui.at(PacksPage)
    ui.focus_by_keyboard(name=f"open:{only(packs).file.name}")
    ui.press_keys("return")
    assert tiles_of(ui.at(PackEditorPage).edited_pack.draft) == list(TILES)
    ui.press_keys("escape")
    ui.focus_by_keyboard(name=f"more:{only(packs).file.name}")
    ui.press_keys("return", wait_seconds=1)
    ui.focus_by_keyboard(name="give-out")
    ui.press_keys("return", wait_seconds=1)
    ui.press_keys("return")  # where it is proposed
    (file,) = downloads.iterdir()
    assert parse_pack(file.read_text(encoding="utf-8"), file.name, Titles()) == only(packs).pack
    ui.flow.quit()
    with application(tmp_path / "others") as other:
        elsewhere = ClientDriver(other)
        elsewhere.advance_time(1)
        elsewhere.press_keys("b", "i", wait_seconds=1)
        elsewhere.type(str(file))
        elsewhere.press_keys("return", wait_seconds=1)
        assert tiles_of(draft(StoredPacks(tmp_path / "others", Titles()))) == list(TILES)


def test_a_found_file_is_taken_by_a_click(
    ui: ClientDriver, packs: StoredPacks, downloads: Path
) -> None:
    text = '[pack]\ntitle = "tinners-trail"\nname = "Ann"\n[market.work]\nsell = 2\n'
    (downloads / "ann.toml").write_text(text, encoding="utf-8")
    click(ui, "packs", "take-in")
    ui.click(label=str(downloads / "ann.toml"))
    assert names(packs) == ["Ann"]


def test_the_piece_the_keyboard_comes_to_is_shown(ui: ClientDriver, page: PackEditorPage) -> None:
    ui.press_keys("right")
    assert page.shown_piece.name == "tiles.tile 2"
    assert ui.sees(label="Tile 2")


def test_digits_choose_no_word(ui: ClientDriver, page: PackEditorPage) -> None:
    ui.focus_by_keyboard(name="choice:region:+")
    for key, region in (("2", "a"), ("return", "b")):
        ui.press_keys(key)
        assert page.edited_pack.draft.number_at(page.shown_piece, ("region",)) == region


def test_a_change_is_taken_back_and_made_again(ui: ClientDriver, page: PackEditorPage) -> None:
    tile = page.shown_piece

    def tin() -> int:
        return int(page.edited_pack.draft.number_at(tile, ("tin",)))

    before = tin()
    ui.press_keys("return")
    ui.focus_by_keyboard(name="field:tin:+")
    for key, value in (("8", 8), ("ctrl+z", before), ("ctrl+y", 8)):
        ui.press_keys(key)
        assert tin() == value
    assert page.edited_pack.draft.piece_status_or_source(tile) == CHANGED_STATUS
    ui.click(name="return")
    assert tin() == before


def test_digits_make_one_number_and_signs_count_it_on(
    ui: ClientDriver, page: PackEditorPage
) -> None:
    ui.click(name="group:cards.card")
    ui.focus_by_keyboard(name="field:value:+")
    for key, value in (("1", 1), ("2", 12), ("+", 13), ("-", 12), ("4", 4)):
        ui.press_keys(key)
        assert page.edited_pack.draft.number_at(page.shown_piece, ("value",)) == value


def test_a_full_disk_is_told_and_loses_nothing(
    ui: ClientDriver, page: PackEditorPage, packs: StoredPacks, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path, content: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("game.client.stored.packs.replace_file", full)
    ui.press_keys("return")
    ui.focus_by_keyboard(name="field:tin:+")
    ui.press_keys("9", wait_seconds=1)
    assert "the disk is full" in ui.find(name="state").label
    assert page.edited_pack.draft.number_at(page.shown_piece, ("tin",)) == 9
    monkeypatch.setattr("game.client.stored.packs.replace_file", replace_file)
    ui.press_keys("escape", "escape")
    assert tiles_of(draft(packs))[0][0] == 9


def test_unplayable_numbers_are_told(
    ui: ClientDriver, page: PackEditorPage, packs: StoredPacks
) -> None:
    ui.click_each("group:company", "piece:company.work")
    ui.focus_by_keyboard(name="field:columns:+")
    ui.press_keys("1", wait_seconds=1)
    assert "You can’t play with this pack yet" in ui.find(name="state").label
    ui.press_keys("escape", "escape")
    assert only(packs).refusal
    ui.click(name=f"open:{only(packs).file.name}")
    for shown in (page, ui.at(PackEditorPage)):
        assert shown.edited_pack.draft.number_at(page.shown_piece, ("columns",)) == 1


def test_a_broken_file_hides_no_other_and_can_be_put_away(
    ui: ClientDriver, packs: StoredPacks
) -> None:
    packs.create_pack(*TT, "Good")
    (packs.folder / "bad.toml").write_text("money = = 1", encoding="utf-8")
    ui.click(name="packs")
    assert ui.sees(name="open:tinners-trail-good.toml")
    assert any(
        "bad.toml isn’t a valid TOML file" in node.label for node in ui.find_all(role="text")
    )
    ui.click(name="delete:bad.toml")
    assert names(packs) == ["Good"]


def test_a_deleted_pack_comes_back_by_a_click(ui: ClientDriver, packs: StoredPacks) -> None:
    file = packs.create_pack(*TT, "Mine").file.name
    click(ui, "packs", f"more:{file}", "delete")
    assert names(packs) == []
    ui.click(name=f"bring-back:{file}")
    assert names(packs) == ["Mine"]


def test_a_pack_gets_another_name_and_a_double(ui: ClientDriver, packs: StoredPacks) -> None:
    file = packs.create_pack(*TT, "Mine").file.name
    click(ui, "packs", f"more:{file}", "rename")
    ui.press_keys("ctrl+a")
    ui.type("Ours")
    ui.press_keys("return", wait_seconds=1)
    assert names(packs) == ["Ours"]
    click(ui, f"more:{only(packs).file.name}", "duplicate")
    assert len(names(packs)) == 2


@pytest.mark.parametrize("name", sorted(title_names()))
def test_everything_an_owner_enters_has_words(name: str) -> None:
    words = read_words(name)
    for edition in title_by_name(name).editions:
        pack = Pack(name, edition, "x", "{}")
        draft = draft_from_pack(pack, title_by_name(name).replaceable_numbers(edition))
        wanted = {f"group.{group.replace('.', '-')}" for group in draft.pieces_by_group}
        for piece in draft.pieces:
            wanted |= {f"field.{piece.key}"} if piece.key and piece.list_index < 0 else set()
            for path in draft.number_paths(piece):
                named = [s for s in path if isinstance(s, str) and f"name.{s}" not in words]
                wanted |= {f"field.{step}" for step in named}
                part = draft.number_at(piece, path)
                if isinstance(part, str) and f"pack.word.{word_shape(part)}" not in words:
                    bare = [each.strip("#") for each in word_shape(part).split("+")]
                    wanted |= {f"word.{each}" for each in bare if f"name.{each}" not in words}
        missing = {word for word in wanted if f"pack.{word}" not in words}
        assert {word for word in missing if not word[len("word.") :].isupper()} - PRINTED == set()


@pytest.mark.parametrize(
    ("language", "told"), [("pl", "box.toml, wiersz 5"), ("cs", "box.toml, řádek 5")]
)
def test_a_file_that_is_refused_is_refused_in_the_language_that_is_spoken(
    ui: ClientDriver, downloads: Path, language: str, told: str
) -> None:
    ui.app.change_settings(language=language)
    ui.flow.close_all_and_show_title_page()
    text = '[pack]\ntitle = "tinners-trail"\nname = "A"\n[market.work]\nsell = 99\n'
    (downloads / "box.toml").write_text(text, encoding="utf-8")
    click(ui, "packs", "take-in")
    ui.click(label=str(downloads / "box.toml"), wait_seconds=1)
    assert any(told in node.label for node in ui.find_all(role="text"))


def test_a_page_without_packs_asks_for_a_path(ui: ClientDriver, packs: StoredPacks) -> None:
    ui.click(name="packs")
    buttons = [node for node in ui.find_all(role="button") if isinstance(node, GrandButton)]
    skins = {button.name: button.skin for button in buttons}
    assert (skins["close"], skins["new"]) == ("slate", "primary")
    click(ui, "take-in")
    assert any("No packs were found" in node.label for node in ui.find_all(role="text"))
    ui.press_keys("return")
    assert ui.find(name="refusal").label == "Where is the file? Type its path."
    assert names(packs) == []


# A pack is made, opened, changed, saved and left by the buttons of a controller alone.


class Hands:
    """Somebody who holds a controller and nothing else, on the page of packs."""

    def __init__(self, ui: ClientDriver) -> None:
        self.ui = ui
        ui.window.set_user_scale(2 / 3)  # all of the page in a small window
        self.go("down", "packs")
        self.press("confirm")
        ui.at(PacksPage)

    def press(self, *buttons: str) -> None:
        """Press buttons, one after the other."""
        for button in buttons:
            self.ui.press_controller_button(BUTTONS[button])
            self.ui.advance_time(0.4)

    def go(self, way: str, name: str) -> None:
        """Press one direction until a thing has the focus."""
        for _ in range(MAX_STEPS):
            if self.ui.focused == name:
                return
            self.press(way)
        raise AssertionError(f"{name} is not {way} from here: {self.ui.focused}")

    def take(self, way: str, name: str) -> None:
        """Press one direction until a thing has the focus, and confirm it."""
        self.go(way, name)
        self.press("confirm")


def added_tin(packs: StoredPacks) -> int:
    """How much more tin there is on the first tile of the pack that is kept than in the box."""
    own = (
        title_by_name("tinners-trail")
        .replaceable_numbers("remastered")
        .built_in_numbers["tiles"]["tile"][0]["tin"]
    )
    assert present(only(packs).pack).entered_piece_names == ("tiles.tile 1",)
    return tiles_of(draft(packs))[0][0] - int(own)


def test_a_pack_is_made_and_left_by_a_controller_alone(
    ui: ClientDriver, packs: StoredPacks
) -> None:
    hands = Hands(ui)
    assert ui.focused == "new"
    hands.press("confirm", "confirm")  # the usual name will do
    page = ui.at(PackEditorPage)
    assert ui.focused == "piece:tiles.tile 1"
    hands.press("confirm")
    assert ui.focused == "field:tin:+"
    hands.press("confirm", "confirm")
    assert added_tin(packs) == 2
    hands.press("undo")
    assert added_tin(packs) == 1
    hands.take("down", "confirm")
    assert page.shown_piece.name == "tiles.tile 2"
    assert ui.focused == "field:tin:+"
    hands.press("back")
    assert ui.focused == "piece:tiles.tile 2"
    hands.press("back")
    ui.at(PacksPage)
    assert added_tin(packs) == 1
    hands.press("back")
    ui.at(TitleScreen)


def test_every_part_of_the_editor_is_reached_by_a_controller(ui: ClientDriver) -> None:
    hands = Hands(ui)
    hands.press("confirm", "confirm")
    page = ui.at(PackEditorPage)
    hands.go("left", "group:tiles.tile")
    hands.take("down", "group:company")
    assert page.shown_group == "company"
    hands.go("right", "piece:company.start")
    hands.press("confirm", "confirm")
    assert page.edited_pack.draft.counts_as_entered(page.shown_piece)
    hands.take("down", "return")
    assert not page.edited_pack.draft.counts_as_entered(page.shown_piece)


def test_a_pack_is_deleted_and_brought_back_by_a_controller(
    ui: ClientDriver, packs: StoredPacks
) -> None:
    file = packs.create_pack(*TT, "Mine").file.name
    hands = Hands(ui)
    hands.go("up", f"open:{file}")
    hands.press("right")
    assert ui.focused == f"more:{file}"
    hands.press("confirm")
    hands.take("left", "delete")
    assert names(packs) == []
    hands.take("up", f"bring-back:{file}")
    assert names(packs) == ["Mine"]
