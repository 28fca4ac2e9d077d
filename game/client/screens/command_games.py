"""The games in which the key of a command counts, in words."""

from game.box.rules_reference import KEY_ACTIVE_AT_TABLE, KeyCommand
from game.client.app import App


def title_names_with_command(app: App, command: KeyCommand) -> list[str]:
    """Return the names of the titles on the shelf that have a command of this name; the open
    title comes first."""
    own = app.box.title.name
    return sorted(
        (
            title
            for title in app.shelf.titles
            if title == own
            or any(other.name == command.name for other in app.shelf.box(title).commands)
        ),
        key=lambda title: title != own,
    )


def sentence_on_games_where_key_works(app: App, command: KeyCommand) -> str:
    """Return a sentence that says in which games a changed key of the command works. "" if the
    command is not one of a table, or if there is only one game on the shelf."""
    is_of_title = _belongs_to_title(app, command)
    is_of_table = is_of_title or command.where_active == KEY_ACTIVE_AT_TABLE
    if not is_of_table or len(app.shelf.titles) == 1:
        return ""
    titles = title_names_with_command(app, command)
    if not is_of_title or len(titles) == len(app.shelf.titles):
        return app.say("keys.in-every-game")
    return app.say("keys.in-games", games=_displayed_names(app, titles))


def note_on_other_games_of_command(app: App, command: KeyCommand) -> str:
    """Return a note that names the other games that have this command. "" if no other game has it,
    if all have it, or if it is not a command of the open title."""
    titles = title_names_with_command(app, command) if _belongs_to_title(app, command) else []
    if not 1 < len(titles) < len(app.shelf.titles):
        return ""
    return app.say("keys.also-in", games=_displayed_names(app, titles[1:]))


def _belongs_to_title(app: App, command: KeyCommand) -> bool:
    return command in app.box.commands


def _displayed_names(app: App, titles: list[str]) -> str:
    return ", ".join(app.box_of_title_or_open_box(each).words.say("title.name") for each in titles)
