"""The question for a file: one found in the user's folders, or a typed path."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.widgets.dialogs import DialogReply, show_message
from game.client.widgets.name_field import PathField, open_text_dialog
from game.files.toml_fields import printable_file_name
from game.scene.stage.stage import Stage


def ask_for_file(
    stage: Stage,
    app: App,
    offered_files: Sequence[Path],
    use_file: Callable[[Path], str],
    *,
    text_table: str,
) -> None:
    """Open a dialog that offers files, and a field for another path. `use_file` is called with the
    chosen file; it returns a sentence that says why the file cannot be used, "" on success.

    The texts are in the table `text_table`: "take-in" is the heading, "take-in-note" the sentence
    if there are files to offer, and "take-in-none" the sentence if there are none.
    """
    say = app.say

    def take_typed(typed_text: str) -> str:
        path = typed_text.strip().strip('"')  # as some systems copy a path
        return use_file(Path(path).expanduser()) if path else say("packs.no-path")

    def take_offered(file: Path) -> None:
        if wrong := use_file(file):
            show_message(stage, app, [wrong])

    ready = [
        DialogReply(printable_file_name(str(file)), partial(take_offered, file))
        for file in offered_files
    ]
    note = "take-in-note" if ready else "take-in-none"
    title = say(f"{text_table}.take-in")
    sentence = say(f"{text_table}.{note}")
    open_text_dialog(
        stage,
        app,
        "",
        take_typed,
        title=title,
        sentence=sentence,
        submit_label=say("packs.use-file"),
        extra_replies=ready,
        field_class=PathField,
    )
