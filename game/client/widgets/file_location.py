"""Buttons of a dialog that help to find a file: copy its path, and open its folder."""

from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.widgets.dialogs import DialogReply
from game.scene.widgets.text_field import copy_text_to_clipboard
from game.system.file_manager import find_folder_opener, show_folder


def make_file_replies(app: App, file: Path) -> list[DialogReply]:
    """Return the button that copies the path of a file and, where the system has a program that
    shows folders, the one that opens its folder."""
    copy_path = DialogReply(
        app.say("report.copy-path"),
        partial(copy_to_clipboard_with_notice, app, str(file)),
        name="copy-path",
    )
    if find_folder_opener() is None:
        return [copy_path]
    open_folder = DialogReply(
        app.say("report.folder"), partial(open_folder_of_file, app, file), name="folder"
    )
    return [copy_path, open_folder]


def open_folder_of_file(app: App, file: Path) -> None:
    """Open the folder of a file; show a message if that fails."""
    if not show_folder(file.parent):
        app.show_notice(app.say("report.no-folder"))


def copy_to_clipboard_with_notice(app: App, text: str) -> None:
    """Copy a text to the clipboard and show whether that worked."""
    app.show_notice(
        app.say("report.copied" if copy_text_to_clipboard(text) else "report.not-copied")
    )
