"""Pictures of packs: the empty page, the editor, the list, a refusal and a deleted pack."""

from collections.abc import Callable, Collection

from game.client.flow.flow import Flow
from game.client.packs.editor_page import PackEditorPage
from game.client.packs.packs_page import PacksPage
from game.packs.pieces import PackPiece
from game.scene.testing.ui_driver import UiDriver

PACK_SCREENSHOTS = (
    *("no-packs", "pack-tables", "pack-board", "pack-editor", "packs"),
    *("pack-more", "pack-refused", "pack-deleted"),
)
PACK_SETTLE_SECONDS = 1.5
BROKEN_PACK_TEXT = '[pack]\nname = = "Box"\n'


def take_pack_screenshots(
    flow: Flow, wanted_names: Collection[str], take_named: Callable[[str], None]
) -> None:
    """Take the wanted screenshots of the pages about packs by calling `take_named` with their
    names; a new pack is made for them and deleted at the end."""
    open_packs = flow.packs.get_packs_page_opener_if_any()
    if open_packs is None or not {*PACK_SCREENSHOTS} & {*wanted_names}:
        return
    ui = UiDriver(flow.window)
    open_packs()
    take_named("no-packs")
    for name in ("new", "go"):
        ui.advance_time(PACK_SETTLE_SECONDS)
        ui.click(name=name)
    editor = ui.screen
    assert isinstance(editor, PackEditorPage)
    groups = editor.edited_pack.draft.pieces_by_group
    editor.show_group(min(groups, key=lambda group: len(groups[group])))
    take_named("pack-tables")
    if told := _piece_with_most_numbers(editor):
        editor.choose_and_show_piece(told)
        take_named("pack-board")
    editor.show_group(next(iter(groups)))
    editor.confirm_piece_and_show_next()
    editor.stage.focus.focus_node(None, shows_ring=False)
    take_named("pack-editor")
    ui.press_keys("escape")
    take_named("packs")
    _take_pack_list_screenshots(ui, flow, take_named)
    flow.close_all_and_show_title_page()


def _piece_with_most_numbers(editor: PackEditorPage) -> PackPiece | None:
    """Return the piece with the most numbers among those the table shows, None if it shows none."""
    draft = editor.edited_pack.draft
    told = [
        piece
        for piece in draft.pieces
        if editor.piece_pictures.find_table_place_of_number(piece) is not None
    ]
    return max(told, key=lambda piece: len(draft.number_paths(piece)), default=None)


def _take_pack_list_screenshots(
    ui: UiDriver, flow: Flow, take_screenshot: Callable[[str], None]
) -> None:
    """Take three screenshots of the list of packs: the actions of a pack, an unreadable file,
    and a deleted pack."""
    page = ui.screen
    assert isinstance(page, PacksPage)
    more = next(node.name for node in page.stage.root.walk() if node.name.startswith("more:"))
    ui.click(name=more)
    take_screenshot("pack-more")
    ui.press_keys("escape")
    broken = flow.app.saves_folder / "packs" / "broken.toml"
    broken.write_text(BROKEN_PACK_TEXT, encoding="utf-8")
    page.rebuild()
    take_screenshot("pack-refused")
    broken.unlink()
    page.rebuild()
    ui.click(name=more, wait_seconds=PACK_SETTLE_SECONDS)
    ui.click(name="delete")
    page.stage.focus.focus_node(None, shows_ring=False)
    take_screenshot("pack-deleted")
