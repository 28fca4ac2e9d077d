"""The question before a saved game is removed, and the message after it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.client.app import App
from game.client.widgets.dialogs import Reply, ask, show_message
from game.files.toml_fields import printable
from game.records.records import NotSaved
from game.records.removal import FOLDER, Removed, goes_to_bin
from game.records.saves import Summary
from game.scene.stage.stage import Stage


def where_removed(app: App, key: str, file: Path) -> str:
    """Return a sentence about where a removed game goes: the system's trash, or a folder."""
    if goes_to_bin(file):
        return app.say(f"saves.{key}-bin")
    return app.say(f"saves.{key}-folder", folder=printable(str(file.parent / FOLDER)))


def ask_to_remove(
    stage: Stage, app: App, summary: Summary, told: Sequence[str], remove: Callable[[], Removed]
) -> None:
    """Ask for confirmation; `told` is the list's text of the game, `remove` removes it or raises
    NotSaved."""
    say = app.say
    file = summary.file

    def take_away() -> None:
        try:
            removed = remove()
        except NotSaved as refusal:
            show_message(stage, app, [app.reason_text(refusal.reason), say("message.untouched")])
            return
        if removed.in_bin:
            stage.announce(say("saves.removed-bin"))
        else:
            stage.announce(say("saves.removed-folder", file=printable(str(removed.file))))

    what = "saves.remove-record" if summary.is_over else "saves.remove-unfinished"
    sentences = [*told, where_removed(app, "remove", file), say(what)]
    replies = [
        Reply(say("saves.remove-yes"), take_away, name="remove-yes"),
        Reply(say("saves.remove-no"), lambda: None, "primary", "@back", "remove-no"),
    ]
    ask(stage, say("saves.remove-title"), sentences, replies)
