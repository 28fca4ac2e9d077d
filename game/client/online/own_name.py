"""The player's name for online tables: asked once, stored, and changeable."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.widgets.dialogs import Reply
from game.client.widgets.name_field import ask_text
from game.scene.stage.stage import Stage
from game.text.names import name_of

LONGEST_NAME = 18  # letters, as a host takes them


def known_name(app: App) -> str:
    """Return the stored name, "" if there is none."""
    return name_of(app.settings.online_name, LONGEST_NAME)


def keep_name(app: App, name: str) -> None:
    """Store a name for the next table."""
    name = name_of(name, LONGEST_NAME)
    if name and name != app.settings.online_name:
        app.change_settings(online_name=name)


def ask_for_name(
    stage: Stage, app: App, usual: str, then: Callable[[str], None], ready: Sequence[Reply] = ()
) -> None:
    """Ask for the player's name, or offer the `ready` replies instead."""

    def take(name: str) -> str:
        if not name.strip():
            return app.say("friends.no-name")
        keep_name(app, name)
        then(name.strip())
        return ""

    ask_text(
        stage,
        app,
        usual,
        take,
        title=app.say("friends.name"),
        sentence=app.say("friends.name-note"),
        ready=ready,
        limit=LONGEST_NAME,
    )
