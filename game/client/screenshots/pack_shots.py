"""Pictures of packs: the empty page, the editor, the list, a refusal and a deleted pack."""

from collections.abc import Callable, Collection

from game.client.flow.flow import Flow
from game.client.packs.editor_page import EditorPage
from game.client.packs.pages import PacksPage
from game.packs.pieces import Piece
from game.scene.testing.ui_driver import UiDriver

PACK_SHOTS = (
    *("no-packs", "pack-tables", "pack-board", "pack-editor", "packs"),
    *("pack-more", "pack-refused", "pack-deleted"),
)
PACK_SECONDS = 1.5
BROKEN = '[pack]\nname = = "Box"\n'


def take_packs(flow: Flow, wanted: Collection[str], take: Callable[[str], None]) -> None:
    """Take the requested pictures, with a pack that is deleted at the end."""
    open_packs = flow.packs.open_action()
    if open_packs is None or not {*PACK_SHOTS} & {*wanted}:
        return
    ui = UiDriver(flow.window)
    open_packs()
    take("no-packs")
    for name in ("new", "go"):
        ui.advance(PACK_SECONDS)
        ui.click(name=name)
    editor = ui.screen
    assert isinstance(editor, EditorPage)
    groups = editor.editing.draft.groups
    editor.open_group(min(groups, key=lambda group: len(groups[group])))
    take("pack-tables")
    if told := _piece_on_table(editor):
        editor.choose(told)
        take("pack-board")
    editor.open_group(next(iter(groups)))
    editor.confirm()
    editor.stage.focus.focus_node(None, shown=False)
    take("pack-editor")
    ui.press("escape")
    take("packs")
    _take_list(ui, flow, take)
    flow.open_title()


def _piece_on_table(editor: EditorPage) -> Piece | None:
    """Return the piece with most numbers that has a part on the table, None if there is none."""
    draft = editor.editing.draft
    told = [piece for piece in draft.pieces if editor.pieces.table_place(piece) is not None]
    return max(told, key=lambda piece: len(draft.paths(piece)), default=None)


def _take_list(ui: UiDriver, flow: Flow, take: Callable[[str], None]) -> None:
    """Take the actions of a pack, a refused file, and the deleted packs."""
    page = ui.screen
    assert isinstance(page, PacksPage)
    more = next(node.name for node in page.stage.root.walk() if node.name.startswith("more:"))
    ui.click(name=more)
    take("pack-more")
    ui.press("escape")
    broken = flow.app.saves_folder / "packs" / "broken.toml"
    broken.write_text(BROKEN, encoding="utf-8")
    page.rebuild()
    take("pack-refused")
    broken.unlink()
    page.rebuild()
    ui.click(name=more, wait=PACK_SECONDS)
    ui.click(name="delete")
    page.stage.focus.focus_node(None, shown=False)
    take("pack-deleted")
