"""The net over confirmations: what it catches, and that no reply and no sentence slips through."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.files.folders import assets_folder
from game.text.words import read_sentences
from tests.client.client_driver import ClientDriver
from tests.helpers.dialog_faults import (
    BARE_WORDS,
    HARMLESS_REPLIES,
    LOSING_REPLIES,
    dialog_faults,
)
from tests.helpers.present import present

CLIENT = Path(__file__).parents[2] / "game" / "client"
STATES_NOT_BUTTONS = {"packs.yes", "packs.no"}  # a number of a pack that is a word
CANCEL = DialogReply("Keep it", lambda: None, "primary", "@back", "keep")
REMOVE = DialogReply("Remove it", lambda: None, name="remove-yes")


def opened(ui: ClientDriver, *replies: DialogReply, told: str = "It is gone then.") -> list[str]:
    """Open a question on the title page; what is wrong with it."""
    ui.flow.close_all_and_show_title_page()
    stage = present(ui.window.screen).stage
    return dialog_faults(stage, open_question_dialog(stage, "Remove?", [told], replies))


@pytest.fixture
def dialogs_that_cancel() -> None:
    """Faulty dialogs are opened here on purpose."""


def test_a_dialog_that_keeps_the_rule_has_no_fault(ui: ClientDriver) -> None:
    assert opened(ui, REMOVE, CANCEL) == []


@pytest.mark.parametrize(
    ("replies", "told", "fault"),
    [
        ((REMOVE, DialogReply("No", print, "primary", "@back")), "It is gone.", "“No” does not"),
        ((DialogReply("Do it", print, "primary", name="end-now"), CANCEL), "Gone.", "focus begins"),
        ((DialogReply("Keep", print, "primary"), REMOVE), "It is gone.", "does what Escape does"),
        (
            (CANCEL, DialogReply("Go", print, "quiet", "@back", "leave")),
            "It is gone then.",
            "Escape loses something",
        ),
        ((REMOVE, CANCEL), "", "does not say what is lost"),
    ],
)
def test_the_net_catches(
    replies: tuple[DialogReply, ...], told: str, fault: str, ui: ClientDriver
) -> None:
    assert any(fault in found for found in opened(ui, *replies, told=told))


def reply_names() -> Iterator[str]:
    """The names of all replies that the client makes, as patterns where they are put together."""
    for path in CLIENT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "DialogReply":
                named = [word.value for word in node.keywords if word.arg == "name"]
                yield from (
                    name for value in [*named, *node.args[4:5]] if (name := pattern_of(value))
                )


def pattern_of(value: ast.expr) -> str:
    """A text with a star in place of what is filled in; "" for what is not written there."""
    if isinstance(value, ast.Constant):
        return str(value.value)
    if isinstance(value, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "*" for part in value.values]
        return "".join(map(str, parts))
    return ""


def test_every_reply_is_known_to_lose_something_or_nothing() -> None:
    known = {*LOSING_REPLIES, *HARMLESS_REPLIES}
    assert sorted({name for name in reply_names() if name not in known}) == []


def test_no_sentence_of_any_language_is_a_bare_yes_or_no() -> None:
    bare = re.compile(rf"\W*({'|'.join(BARE_WORDS)})\W*", re.IGNORECASE)
    files = sorted(assets_folder().glob("*/words/*/*.toml"))
    assert files
    found = [
        f"{file.parent.name} {key} = {sentence}"
        for file in files
        for key, sentence in read_sentences([file]).items()
        if bare.fullmatch(sentence) and key not in STATES_NOT_BUTTONS
    ]
    assert found == []
