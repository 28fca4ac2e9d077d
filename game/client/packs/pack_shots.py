"""Pictures of the packs: none yet, the editor with a piece that was changed, the list with it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.client.flow import Flow
from game.client.packs.editor_page import EditorPage
from game.client.packs.opening import way_to_packs
from game.scene.pilot import Pilot

PACK_SHOTS = ("no-packs", "pack-tables", "pack-editor", "packs")
SECONDS = 1.5


def take_packs(flow: Flow, wanted: Collection[str], take: Callable[[str], None]) -> None:
    """Take whatever is wanted of them, with a pack that is deleted afterwards."""
    open_packs = way_to_packs(flow.desk, flow.window)
    if open_packs is None or not {*PACK_SHOTS} & {*wanted}:
        return
    pilot = Pilot(flow.window)
    open_packs()
    take("no-packs")
    for name in ("new", "go"):
        pilot.advance(SECONDS)
        pilot.click(name=name)
    editor = pilot.screen
    assert isinstance(editor, EditorPage)
    groups = editor.editing.draft.groups
    editor.open_group(min(groups, key=lambda group: len(groups[group])))
    take("pack-tables")
    editor.open_group(next(iter(groups)))
    editor.confirm()
    editor.stage.focus.set(None, shown=False)
    take("pack-editor")
    pilot.press("escape")
    take("packs")
    flow.open_title()
