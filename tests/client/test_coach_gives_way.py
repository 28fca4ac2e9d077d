"""Coach and hint give way: to the table's own use of a key, and to an opened panel."""

from collections.abc import Sequence

import pytest
from pygame import Rect

from game.client.widgets.highlight_rings import visible_anchor_rects
from game.scene.stage.stage import Stage
from game.scene.widgets import Panel
from game.table_protocol import OPENED_PANEL_ANCHOR_NAME, Table, UiAnchor
from tests.client.client_driver import ClientDriver
from tests.client.test_coach import ask_for_a_hint, coached
from tests.client.toys import advises_legal_moves

pytestmark = pytest.mark.thorough


@pytest.fixture
def ui(trail: ClientDriver) -> ClientDriver:
    """A client driver at a desk where somebody advises the first legal moves when told to."""
    trail.app.analyst = advises_legal_moves(trail.app)
    return trail


def test_escape_undoes_a_pick_before_it_closes_the_note(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    coached(ui)
    monkeypatch.setattr(ui.table.table, "undo_pick_and_refresh", [False, True].pop)
    ui.press_keys("escape", wait_seconds=0.1)
    assert ui.sees(name="coach"), "the key did what the button that bears it says"
    ui.press_keys("x", wait_seconds=0.1)
    assert not ui.sees(name="coach")


def test_escape_undoes_a_pick_before_it_closes_the_hint(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    coached(ui)
    ask_for_a_hint(ui)
    monkeypatch.setattr(ui.table.table, "undo_pick_and_refresh", [False, True].pop)
    ui.press_keys("escape", wait_seconds=0.1)
    assert ui.sees(name="hint-panel")
    ui.press_keys("x", wait_seconds=0.1)
    assert not ui.sees(name="hint-panel")


def test_a_note_gives_way_to_a_panel_that_is_opened(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = coached(ui).find(name="coach")
    home = note.x
    k = ui.screen.stage.units.px_per_u
    table = ui.table.table
    spoken_of = Rect(note.x * k + 9, note.y * k + 9, 9, 9)
    real = visible_anchor_rects

    def rects(stage: Stage, of: Table, names: Sequence[str], **how: bool) -> list[Rect]:
        return real(stage, of, names, **how) if OPENED_PANEL_ANCHOR_NAME in names else [spoken_of]

    monkeypatch.setattr("game.client.hints.coaching.visible_anchor_rects", rects)
    ui.press_keys("f1")
    ui.press_keys("escape", wait_seconds=0.1)
    note = ui.find(name="coach")
    aside = note.x
    assert aside < home
    panel = Panel(x=aside + 20, y=note.y + 20, width=90, height=90)
    ui.screen.stage.root.add(panel)
    found = table.ui_anchor

    def anchor(name: str) -> UiAnchor | None:
        return UiAnchor(panel, panel.box()) if name == OPENED_PANEL_ANCHOR_NAME else found(name)

    monkeypatch.setattr(table, "ui_anchor", anchor)
    ui.table.aids.move_notes_off_opened_panel()
    assert note.x == home
    monkeypatch.setattr(table, "ui_anchor", found)
    ui.table.aids.move_notes_off_opened_panel()
    assert note.x == aside
