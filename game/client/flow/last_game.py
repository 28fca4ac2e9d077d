"""The unfinished game that can be continued, with its short description, and whether a game of the
open edition was begun at all."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.challenges.goals import challenge_name_of_game, challenge_name_with_kind
from game.client.statistics.ledger_codec import LedgerEntry
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.widgets.dates import last_write_text
from game.client.widgets.edition_names import edition_and_pack_name
from game.client.widgets.frames import MenuItem
from game.client.widgets.player_labels import progress_text
from game.records.records import HUMAN_PLAYER, Chronicle
from game.records.saved_game_folder import SavedGameFolder


def open_edition_last_game_and_description(
    app: App, saves: SavedGameFolder
) -> tuple[Path | None, str]:
    """Return the file of the open edition's unfinished game that was played last, and its
    description with its date; (None, "") if there is none."""
    first = app.box.editions[0]
    edition = app.edition
    of_box = {edition, "" if edition == first else edition} if edition else ()
    file = saves.last_played_unfinished_file(app.box.title.name, of_box)
    chronicle = saves.read_game(file).chronicle if file is not None else None
    if file is None or chronicle is None:
        return None, ""
    told = _progress_and_challenge_or_names_text(app, chronicle, saves.compute_progress(chronicle))
    return file, app.say("menu.continue-dated", game=told, when=last_write_text(app, file))


def has_game_of_open_edition(
    app: App, saves: SavedGameFolder, entries: Iterable[LedgerEntry]
) -> bool:
    """Return whether a game of the open edition was ever begun: there is a finished one among the
    ledger's `entries`, which are those of the open title, or an unfinished one among the saved
    games."""
    first = app.box.editions[0]
    edition = app.edition or first
    if any(
        isinstance(entry, FinishedGameEntry) and (entry.edition or first) == edition
        for entry in entries
    ):
        return True
    unfinished = (file for file in saves.files_latest_first() if not saves.is_finished(file))
    return any(
        summary.title == app.box.title.name and (summary.edition or first) == edition
        for summary in filter(None, map(saves.summary, unfinished))
    )


def make_continue_menu_entries(
    app: App, saves: SavedGameFolder, resume_game: Callable[[Path], None], icon: str
) -> list[MenuItem]:
    """Return a list with the menu entry that continues the last game; it is empty if there is no
    unfinished game."""
    file, told = open_edition_last_game_and_description(app, saves)
    if file is None:
        return []
    return [MenuItem("continue", icon, "@menu-continue", partial(resume_game, file), told)]


def _progress_and_challenge_or_names_text(
    app: App, chronicle: Chronicle, progress_percent: int
) -> str:
    """Return a text with a game's progress in percent and, for a game of a challenge, the name of
    the challenge. For another game it names the edition and the people, or the computers if no
    person plays."""
    played = progress_text(app, progress_percent)
    if name := challenge_name_of_game(chronicle):
        challenge = challenge_name_with_kind(app, name)
        return app.say("menu.continue-challenge", challenge=challenge, played=played)
    people = [seat.name for seat in chronicle.seats if seat.player == HUMAN_PLAYER]
    names = ", ".join(people or [seat.name for seat in chronicle.seats])
    edition = edition_and_pack_name(app, chronicle.opening.options)
    key = "continue-game-of" if edition else "continue-game"
    return app.say(f"menu.{key}", edition=edition, names=names, played=played)
