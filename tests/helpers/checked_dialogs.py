"""Every dialog that a test opens is held to the rule of confirmations."""

from collections.abc import Iterator

import pytest

from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from tests.helpers.dialog_faults import dialog_faults


@pytest.fixture(autouse=True)
def dialogs_that_cancel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail when a dialog opens that loses something by Escape or by its first focus, or whose
    buttons say nothing."""
    found: list[str] = []
    open_dialog = Stage.open_dialog

    def open_and_check(stage: Stage, modal: Modal, first: Node | None = None) -> None:
        open_dialog(stage, modal, first)
        found.extend(dialog_faults(stage, modal))

    monkeypatch.setattr(Stage, "open_dialog", open_and_check)
    yield
    assert not found, found
