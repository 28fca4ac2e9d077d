"""The dialog in which the owner of a table manages spectators."""

from functools import partial

from game.client.app import App
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.online.client.remote_table import RemoteTable
from game.scene.stage.stage import Stage


def open_spectator_admission_and_removal_dialog(stage: Stage, app: App, table: RemoteTable) -> None:
    """Open the dialog in which the table's owner removes a spectator, or admits or refuses
    spectators."""
    say = app.say
    admits = table.surroundings.admits_watchers
    replies = [
        DialogReply(
            say("online.send-away", name=watcher.name or say("online.watcher")),
            partial(table.remove_watcher, watcher.number),
            name=f"send-away:{watcher.number}",
        )
        for watcher in table.surroundings.watchers
    ]
    door = "shut-door" if admits else "open-door"
    admit = partial(table.admit_or_remove_all_watchers, admits=not admits)
    replies.append(DialogReply(say(f"online.{door}"), admit, name=door))
    replies.append(DialogReply(say("button.close"), lambda: None, "primary", "@back", "stay"))
    told = say("online.door-open-note" if admits else "online.door-shut-note")
    open_question_dialog(stage, say("online.watchers-title"), [told], replies)
