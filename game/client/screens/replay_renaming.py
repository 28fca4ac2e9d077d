"""The question for the name of a saved game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.stored import saved_game_names
from game.client.widgets.dialogs import DialogReply, show_message
from game.client.widgets.file_location import make_file_replies
from game.client.widgets.name_field import open_text_dialog
from game.scene.stage.stage import Stage
from game.text.names import clean_name


def ask_for_game_name(
    stage: Stage, app: App, file: Path, players_text: str, on_renamed: Callable[[], None]
) -> None:
    """Ask for the name of a saved game, whose players are `players_text`; store it and call
    `on_renamed`. An empty or taken name is refused in the dialog. Another button shows where the
    file of the game is."""
    say = app.say
    show_file = partial(_show_file_location_message, stage, app, file)
    open_text_dialog(
        stage,
        app,
        saved_game_names.load_names(file.parent).get(file.name, ""),
        partial(_store_name_or_get_refusal, app, file, on_renamed),
        title=say("saves.rename-title"),
        sentence=say("saves.rename-note", players=players_text),
        submit_label=say("packs.use-name"),
        extra_replies=[DialogReply(say("saves.file"), show_file, name="file")],
        max_letters=saved_game_names.MAX_GAME_NAME_LETTERS,
    )


def _show_file_location_message(stage: Stage, app: App, file: Path) -> None:
    """Say where the file of a game is and what a copy of it is good for."""
    sentences = [app.say("saves.file-place", file=file), app.say("saves.file-use")]
    show_message(stage, app, sentences, *make_file_replies(app, file), title_key="saves.file-title")


def _store_name_or_get_refusal(
    app: App, file: Path, on_renamed: Callable[[], None], typed: str
) -> str:
    """Store a typed name and call `on_renamed`; return why this is not possible, "" on success."""
    name = clean_name(typed, saved_game_names.MAX_GAME_NAME_LETTERS)
    if not name:
        return app.say("saves.no-name")
    if saved_game_names.has_other_game_name(file.parent, file, name):
        return app.say("saves.name-taken", name=name)
    app.store_and_retry_pending_or_report(
        partial(saved_game_names.store_saved_game_name, file, name)
    )
    on_renamed()
    return ""
