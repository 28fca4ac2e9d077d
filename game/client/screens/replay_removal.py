"""The question before a saved game is removed, and the message after it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.client.app import App
from game.client.widgets.dialogs import DialogReply, open_question_dialog, show_message
from game.files.toml_fields import printable_file_name
from game.records.records import NotSaved
from game.records.removal import REMOVED_FOLDER_NAME, RemovedGame, has_system_bin
from game.records.saved_game_folder import SavedGameSummary
from game.scene.stage.stage import Stage


def sentence_on_where_removed_game_goes(app: App, key: str, file: Path) -> str:
    """Return a sentence that says where a removed game goes, to the system's trash or to a
    folder; `key` selects the texts `saves.<key>-bin` and `saves.<key>-folder`."""
    if has_system_bin(file):
        return app.say(f"saves.{key}-bin")
    return app.say(
        f"saves.{key}-folder", folder=printable_file_name(str(file.parent / REMOVED_FOLDER_NAME))
    )


def ask_to_remove_game(
    stage: Stage,
    app: App,
    summary: SavedGameSummary,
    game_sentences: Sequence[str],
    remove_game: Callable[[], RemovedGame],
    *,
    is_in_record: bool,
) -> None:
    """Ask for confirmation, then call `remove_game` and show where the game went, or, if it raises
    NotSaved, why it stays. `game_sentences` are the lines that describe the game; `is_in_record`
    says whether the person's record holds its result."""
    say = app.say
    file = summary.file

    def remove_and_show_notice() -> None:
        try:
            removed = remove_game()
        except NotSaved as refusal:
            show_message(stage, app, [app.reason_text(refusal.reason), say("message.untouched")])
            return
        if removed.is_in_system_bin:
            stage.show_top_notice(say("saves.removed-bin"))
        else:
            stage.show_top_notice(
                say("saves.removed-folder", file=printable_file_name(str(removed.new_path)))
            )

    sentences = [*game_sentences, sentence_on_where_removed_game_goes(app, "remove", file)]
    if is_in_record:
        sentences.append(say("saves.remove-record"))
    elif summary.options is not None and not summary.is_over:  # without options it is no game
        sentences.append(say("saves.remove-unfinished"))
    replies = [
        DialogReply(say("saves.remove-yes"), remove_and_show_notice, name="remove-yes"),
        DialogReply(say("saves.remove-no"), lambda: None, "primary", "@back", "remove-no"),
    ]
    open_question_dialog(stage, say("saves.remove-title"), sentences, replies)
