"""The texts of a saved game in the list: its players, options, and state."""

from game.client.app import App
from game.client.challenges.challenge import has_challenge_name_form
from game.client.challenges.goals import challenge_name_with_kind
from game.client.widgets.dates import last_write_text
from game.client.widgets.edition_names import edition_name, title_and_edition_name
from game.client.widgets.game_options import OPTION_SEPARATOR, option_texts_without_edition
from game.client.widgets.player_labels import progress_text
from game.records.journal_reading import JournalCondition
from game.records.saved_game_folder import SavedGameSummary

READABLE_CONDITIONS = (JournalCondition.INTACT, JournalCondition.LAST_WRITE_INTERRUPTED)


def is_title_missing(app: App, summary: SavedGameSummary) -> bool:
    """Return whether a game's title is not on this shelf."""
    return bool(summary.title) and summary.title not in app.shelf.titles


def challenge_and_players_text(app: App, summary: SavedGameSummary) -> str:
    """Return the names of the players, after the name of the challenge if there is one; for a
    game without seats its file name."""
    names = ", ".join(seat.name for seat in summary.seats) or summary.file.name
    if not has_challenge_name_form(summary.challenge_name) or summary.title not in app.shelf.titles:
        return names
    return f"{challenge_name_with_kind(app, summary.challenge_name, summary.title)}: {names}"


def options_text(app: App, summary: SavedGameSummary) -> str:
    """Return the options of a saved game without its edition as one text; "" if there are none,
    or the title is missing."""
    if summary.options is None or summary.title not in app.shelf.titles:
        return ""
    return OPTION_SEPARATOR.join(option_texts_without_edition(app, summary.options))


def last_played_and_status_text(app: App, summary: SavedGameSummary) -> str:
    """Return one line about a saved game: its pack, its edition or title where needed, when it was
    played last, its state (what is wrong with it, its final scores, or its progress), and whether
    it continues another game."""
    say = app.say
    if summary.condition not in READABLE_CONDITIONS:
        what = say(f"reason.record.{summary.condition.value}", file=summary.file.name)
    elif is_title_missing(app, summary):
        what = say("reason.record.unknown-title", file=summary.file.name)
    elif summary.is_over:
        what = say("saves.finished", scores=", ".join(map(str, summary.scores)))
    else:
        what = progress_text(app, summary.progress_percent)
    told = [last_write_text(app, summary.file), what]
    if summary.is_branch_of_other_game:
        told.append(say("saves.continued"))
    if summary.title in app.shelf.titles:
        of_title = app.box_of_title_or_open_box(summary.title)
        is_other = summary.edition not in ("", of_title.editions[0])
        if is_other and len(app.shelf.titles) > 1:
            told.insert(0, title_and_edition_name(of_title, summary.edition))
        elif is_other:
            told.insert(0, edition_name(app, summary.edition, summary.title))
        elif len(app.shelf.titles) > 1:
            told.insert(0, of_title.words.say("title.name"))
    told.insert(0, summary.pack_name)
    return " · ".join(filter(None, told))
