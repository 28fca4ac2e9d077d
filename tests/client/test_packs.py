"""The pages of packs: ten tiles entered by mouse alone and by keys alone, kept, shared."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.packs.editor_page import EditorPage
from game.client.packs.pages import PacksPage
from game.client.stored.packs import StoredPack, StoredPacks
from game.client.widgets.buttons import PrimaryButton
from game.engine.title import Pack
from game.packing import read_words
from game.packs.component_files import shape_of
from game.packs.draft import CHANGED, ENTERED, BoxDraft, draft_of
from game.packs.reading import read_pack
from game.records.stored_files import replace_file
from game.scene.testing.ui_driver import UiDriver
from game.titles import Titles, title, titles
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

TILES = (
    *((1, 2, 3), (2, 2, 1), (0, 4, 2), (3, 1, 4), (4, 4, 4)),
    *((1, 5, 2), (5, 1, 2), (2, 3, 5), (3, 3, 3), (6, 0, 1)),
)
FIELDS = ("tin", "copper", "water")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test, so that nobody's own files are offered."""
    home = tmp_path / "home"
    (home / "Downloads").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    return home


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path / "saves") as flow:
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    ui = UiDriver(flow.window)
    ui.advance(1)
    return ui


def kept(saves: Path) -> tuple[StoredPack, ...]:
    return StoredPacks(saves, Titles()).listed("tinners-trail", "remastered")


def draft(saves: Path) -> BoxDraft:
    (one,) = kept(saves)
    assert one.pack is not None
    return draft_of(one.pack, title("tinners-trail").replaceable("remastered"))


def tiles_of(draft: BoxDraft) -> list[tuple[int, ...]]:
    tiles = draft.groups["tiles.tile"][: len(TILES)]
    return [tuple(draft.part(tile, (field,)) for field in FIELDS) for tile in tiles]


def open_new(ui: UiDriver) -> EditorPage:
    """Begin a pack with the keyboard."""
    ui.press("b")
    ui.press("n")
    ui.advance(1)
    ui.press("return")
    ui.advance(1)
    page = ui.screen
    assert isinstance(page, EditorPage)
    return page


def test_ten_tiles_are_entered_by_mouse_alone(flow: Flow, ui: UiDriver, tmp_path: Path) -> None:
    ui.click(name="packs")
    ui.click(name="new")
    ui.advance(1)
    ui.click(name="go")
    ui.advance(1)
    page = ui.screen
    assert isinstance(page, EditorPage)
    for number, tile in enumerate(TILES, start=1):
        ui.click(name=f"piece:tiles.tile {number}")
        for field, wanted in zip(FIELDS, tile, strict=True):
            now = page.editing.draft.part(page.chosen, (field,))
            for _ in range(abs(wanted - now)):
                ui.click(name=f"field:{field}:{'+' if wanted > now else '-'}")
        ui.click(name="confirm")
    ui.advance(1)
    assert page.editing.kept.refusal == ""
    ui.click(name="close")
    assert isinstance(ui.screen, PacksPage)
    assert tiles_of(draft(tmp_path / "saves")) == list(TILES)


def test_a_piece_that_is_as_in_the_box_counts_as_entered_and_can_be_undone(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    page = open_new(ui)
    ui.click(name="confirm")
    tile = page.editing.draft.groups["tiles.tile"][0]
    assert page.editing.draft.is_entered(tile)
    assert draft(tmp_path / "saves").is_entered(tile)
    ui.click(name="undo")
    assert not draft(tmp_path / "saves").is_entered(tile)


def test_ten_tiles_are_entered_by_keys_alone_and_given_to_somebody_else(
    flow: Flow, ui: UiDriver, tmp_path: Path, at_home: Path
) -> None:
    page = open_new(ui)
    ui.press("return")  # into the first tile; the next ones open by themselves
    for tile in TILES:
        for field, wanted in zip(FIELDS, tile, strict=True):
            ui.lead(name=f"field:{field}:+")
            ui.press(str(wanted))
        ui.press("n")
    assert tiles_of(page.editing.draft) == list(TILES)
    ui.press("escape")
    ui.press("escape")
    assert isinstance(ui.screen, PacksPage)
    ui.lead(name=f"open:{kept(tmp_path / 'saves')[0].file.name}")
    ui.press("return")
    again = ui.screen
    assert isinstance(again, EditorPage)
    assert tiles_of(again.editing.draft) == list(TILES)
    ui.press("escape")
    ui.lead(name=f"more:{kept(tmp_path / 'saves')[0].file.name}")
    ui.press("return")
    ui.advance(1)
    ui.lead(name="give-out")
    ui.press("return")
    ui.advance(1)
    ui.press("return")  # where it is proposed
    (file,) = (at_home / "Downloads").iterdir()
    assert read_pack(file.read_text(), file.name, Titles()) == kept(tmp_path / "saves")[0].pack
    flow.quit()
    with application(tmp_path / "others") as other:
        elsewhere = UiDriver(other.window)
        elsewhere.advance(1)
        elsewhere.press("b")
        elsewhere.press("i")
        elsewhere.advance(1)
        elsewhere.type(str(file))
        elsewhere.press("return")
        elsewhere.advance(1)
        assert tiles_of(draft(tmp_path / "others")) == list(TILES)


def test_a_file_that_is_found_is_taken_in_by_a_click(
    ui: UiDriver, tmp_path: Path, at_home: Path
) -> None:
    text = '[pack]\ntitle = "tinners-trail"\nname = "Ann"\n[market.work]\nsell = 2\n'
    (at_home / "Downloads" / "ann.toml").write_text(text)
    ui.click(name="packs")
    ui.click(name="take-in")
    ui.advance(1)
    ui.click(label=str(at_home / "Downloads" / "ann.toml"))
    assert [one.name for one in kept(tmp_path / "saves")] == ["Ann"]


def test_a_tile_that_is_as_ours_counts_as_entered_and_the_next_one_is_shown(
    ui: UiDriver, tmp_path: Path
) -> None:
    page = open_new(ui)
    first = page.chosen
    ui.press("n")
    assert page.chosen != first
    assert page.editing.draft.state(first) == ENTERED
    assert draft(tmp_path / "saves").is_entered(first)
    assert ui.find(name="progress").label.startswith("1 of ")


def test_the_piece_the_keyboard_comes_to_is_the_one_that_is_shown(ui: UiDriver) -> None:
    page = open_new(ui)
    ui.press("right")
    assert page.chosen.name == "tiles.tile 2"
    assert ui.sees(label="Tile 2")


def test_digits_choose_no_word(ui: UiDriver) -> None:
    page = open_new(ui)
    ui.lead(name="choice:region:+")
    ui.press("2")
    assert page.editing.draft.part(page.chosen, ("region",)) == "a"
    ui.press("return")
    assert page.editing.draft.part(page.chosen, ("region",)) == "b"


def test_a_change_is_taken_back_and_made_again(ui: UiDriver) -> None:
    page = open_new(ui)
    tile = page.chosen
    before = page.editing.draft.part(tile, ("tin",))
    ui.press("return")
    ui.lead(name="field:tin:+")
    ui.press("8")
    ui.press("ctrl+z")
    assert page.editing.draft.part(tile, ("tin",)) == before
    ui.press("ctrl+y")
    assert page.editing.draft.part(tile, ("tin",)) == 8
    assert page.editing.draft.state(tile) == CHANGED
    ui.click(name="return")
    assert page.editing.draft.part(tile, ("tin",)) == before


def test_two_digits_make_one_number_and_signs_make_it_more_or_less(ui: UiDriver) -> None:
    page = open_new(ui)
    ui.click(name="group:cards.card")
    ui.lead(name="field:value:+")
    for key, value in (("1", 1), ("2", 12), ("+", 13), ("-", 12), ("4", 4)):
        ui.press(key)
        assert page.editing.draft.part(page.chosen, ("value",)) == value


def test_a_full_disk_is_told_and_loses_nothing(
    ui: UiDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_new(ui)

    def full(file: Path, content: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("game.client.stored.packs.replace_file", full)
    ui.press("return")
    ui.lead(name="field:tin:+")
    ui.press("9")
    ui.advance(1)
    told = ui.find(name="state").label
    assert "the disk is full" in told
    assert page.editing.draft.part(page.chosen, ("tin",)) == 9
    monkeypatch.setattr("game.client.stored.packs.replace_file", replace_file)
    ui.press("escape")
    ui.press("escape")
    assert tiles_of(draft(tmp_path / "saves"))[0][0] == 9


def test_numbers_that_cannot_be_played_with_are_kept_and_told(ui: UiDriver, tmp_path: Path) -> None:
    page = open_new(ui)
    ui.click(name="group:company")
    ui.click(name="piece:company.work")
    ui.lead(name="field:columns:+")
    ui.press("1")
    ui.advance(1)
    assert "Not ready to play with yet" in ui.find(name="state").label
    assert page.editing.draft.part(page.chosen, ("columns",)) == 1
    ui.press("escape")
    ui.press("escape")
    (one,) = kept(tmp_path / "saves")
    assert one.refusal
    ui.click(name=f"open:{one.file.name}")
    again = ui.screen
    assert isinstance(again, EditorPage)
    assert again.editing.draft.part(page.chosen, ("columns",)) == 1


def test_a_broken_file_hides_no_other_and_can_be_put_away(ui: UiDriver, tmp_path: Path) -> None:
    packs = StoredPacks(tmp_path / "saves", Titles())
    packs.make("tinners-trail", "remastered", "Good")
    (packs.folder / "bad.toml").write_text("money = = 1")
    ui.click(name="packs")
    assert ui.sees(name="open:tinners-trail-good.toml")
    assert any("bad.toml is not readable as TOML" in node.label for node in ui.all(role="text"))
    ui.click(name="delete:bad.toml")
    assert [one.name for one in kept(tmp_path / "saves")] == ["Good"]


def test_a_deleted_pack_comes_back_by_a_click(ui: UiDriver, tmp_path: Path) -> None:
    packs = StoredPacks(tmp_path / "saves", Titles())
    file = packs.make("tinners-trail", "remastered", "Mine").file.name
    ui.click(name="packs")
    ui.click(name=f"more:{file}")
    ui.advance(1)
    ui.click(name="delete")
    assert kept(tmp_path / "saves") == ()
    ui.click(name=f"bring-back:{file}")
    assert [one.name for one in kept(tmp_path / "saves")] == ["Mine"]


def test_a_pack_gets_another_name_and_a_double(ui: UiDriver, tmp_path: Path) -> None:
    packs = StoredPacks(tmp_path / "saves", Titles())
    file = packs.make("tinners-trail", "remastered", "Mine").file.name
    ui.click(name="packs")
    ui.click(name=f"more:{file}")
    ui.advance(1)
    ui.click(name="rename")
    ui.advance(1)
    ui.press("ctrl+a")
    ui.type("Ours")
    ui.press("return")
    ui.advance(1)
    (one,) = kept(tmp_path / "saves")
    assert one.name == "Ours"
    ui.click(name=f"more:{one.file.name}")
    ui.advance(1)
    ui.click(name="duplicate")
    assert len(kept(tmp_path / "saves")) == 2


@pytest.mark.parametrize("name", sorted(titles()))
def test_everything_an_owner_enters_has_words(name: str) -> None:
    words = read_words(name)
    for edition in title(name).editions:
        pack = Pack(name, edition, "x", "{}")
        draft = draft_of(pack, title(name).replaceable(edition))
        wanted = {f"group.{group.replace('.', '-')}" for group in draft.groups}
        for piece in draft.pieces:
            wanted |= {f"field.{piece.key}"} if piece.key and piece.number < 0 else set()
            for path in draft.paths(piece):
                named = [s for s in path if isinstance(s, str) and f"name.{s}" not in words]
                wanted |= {f"field.{step}" for step in named}
                part = draft.part(piece, path)
                if isinstance(part, str) and f"pack.word.{shape_of(part)}" not in words:
                    bare = [each.strip("#") for each in shape_of(part).split("+")]
                    wanted |= {f"word.{each}" for each in bare if f"name.{each}" not in words}
        missing = {word for word in wanted if f"pack.{word}" not in words}
        assert {word for word in missing if not word[len("word.") :].isupper()} - PRINTED == set()


PRINTED = {f"word.{first}/M" for first in "ABDNOPTX"}  # letters on cards


@pytest.mark.parametrize(
    ("language", "told"), [("pl", "box.toml, wiersz 5"), ("cs", "box.toml, řádek 5")]
)
def test_a_file_that_is_refused_is_refused_in_the_language_that_is_spoken(
    flow: Flow, ui: UiDriver, at_home: Path, language: str, told: str
) -> None:
    flow.app.choose(language=language)
    flow.open_title()
    text = '[pack]\ntitle = "tinners-trail"\nname = "A"\n[market.work]\nsell = 99\n'
    (at_home / "Downloads" / "box.toml").write_text(text)
    ui.click(name="packs")
    ui.click(name="take-in")
    ui.advance(1)
    ui.click(label=str(at_home / "Downloads" / "box.toml"))
    ui.advance(1)
    assert any(told in node.label for node in ui.all(role="text"))


def test_no_path_at_all_is_asked_for_again(ui: UiDriver, tmp_path: Path) -> None:
    ui.click(name="packs")
    ui.click(name="take-in")
    ui.advance(1)
    assert any("no pack was found" in node.label for node in ui.all(role="text"))
    ui.press("return")
    assert ui.find(name="refusal").label == "Where does the file lie? Type its path."
    assert kept(tmp_path / "saves") == ()


def test_a_page_of_packs_without_one_has_one_way_to_go_on(ui: UiDriver) -> None:
    ui.click(name="packs")
    assert not isinstance(ui.find(name="close"), PrimaryButton)
    assert isinstance(ui.find(name="new"), PrimaryButton)
