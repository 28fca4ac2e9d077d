"""Names of editions, for titles with several, and of the pack of a game."""

from game.box.box import GameBox
from game.client.app import App
from game.engine.title import Options


def edition_name(app: App, edition: str, title: str = "") -> str:
    """Return the name of a title's edition; "" for a title with only one.

    An empty `title` is the open one, an empty `edition` its first.
    """
    box = app.box_of_title_or_open_box(title or app.box.title.name)
    named = edition or box.editions[0]
    if len(box.editions) < 2 or named not in box.editions:
        return ""
    return box.words.say(f"edition.{named}")


def title_and_edition_name(box: GameBox, edition: str) -> str:
    """Return a text with the name of a title and of its edition; the name of the title alone if it
    has only one edition, or has no edition of this name."""
    if len(box.editions) < 2 or edition not in box.editions:
        return box.words.say("title.name")
    return box.words.say(f"title-and-edition.{edition}")


def edition_and_pack_name(app: App, options: Options) -> str:
    """Return the names of a game's edition and pack as one text; parts that say nothing (an only
    edition, the built-in numbers) are left out."""
    named = edition_name(app, options.edition, options.title)
    pack = options.pack.name if options.pack is not None else ""
    return " · ".join(filter(None, (named, pack)))


def non_default_edition_name(app: App) -> str:
    """Return the name of the open edition; "" for the title's first one."""
    usual = app.edition in ("", app.box.editions[0])
    return "" if usual else edition_name(app, app.edition)
