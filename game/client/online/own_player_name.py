"""The player's name for online tables: asked once, stored, and changeable."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.widgets.dialogs import DialogReply
from game.client.widgets.name_field import open_text_dialog
from game.scene.stage.stage import Stage
from game.text.names import clean_name

MAX_NAME_LETTERS = 18  # letters, as a host takes them


def stored_player_name(app: App) -> str:
    """Return the player's name for online tables from the settings, "" if there is none."""
    return clean_name(app.settings.online_name, MAX_NAME_LETTERS)


def store_player_name(app: App, name: str) -> None:
    """Store the player's name for online tables in the settings; an empty or unchanged name is
    ignored."""
    name = clean_name(name, MAX_NAME_LETTERS)
    if name and name != app.settings.online_name:
        app.change_settings(online_name=name)


def ask_for_and_store_player_name(
    stage: Stage,
    app: App,
    default_name: str,
    on_name_stored: Callable[[str], None],
    extra_replies: Sequence[DialogReply] = (),
) -> None:
    """Ask for the player's name in a dialog, store it and pass it to `on_name_stored`; an empty
    name is refused. `default_name` is the proposal; `extra_replies` are replies offered instead of
    a name."""

    def store_name_or_refuse(name: str) -> str:
        if not name.strip():
            return app.say("friends.no-name")
        store_player_name(app, name)
        on_name_stored(name.strip())
        return ""

    open_text_dialog(
        stage,
        app,
        default_name,
        store_name_or_refuse,
        title=app.say("friends.name"),
        sentence=app.say("friends.name-note"),
        submit_label=app.say("friends.use-name"),
        extra_replies=extra_replies,
        max_letters=MAX_NAME_LETTERS,
    )
