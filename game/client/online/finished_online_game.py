"""A finished online game becomes a saved game."""

from dataclasses import dataclass
from pathlib import Path

from game.client.app import App
from game.online.client.remote_table import RemoteTable
from game.records.atomic_files import replace_file
from game.records.journal_reading import read_journal_bytes
from game.records.records import HUMAN_PLAYER, Chronicle
from game.records.saved_game_folder import SavedGameFolder
from game.records.soundness import make_opening_check


@dataclass(frozen=True, slots=True)
class FinishedOnlineGame:
    """The chronicle of a finished online game and its file, None if the disk refused it."""

    chronicle: Chronicle
    file: Path | None


def save_finished_game(
    app: App, saves: SavedGameFolder, table: RemoteTable, journal: bytes
) -> FinishedOnlineGame | None:
    """Save the journal of a finished online game as a new saved game; if the disk refuses, show
    why.

    Return None for a spectator of a game with one person, which counts only for that person,
    and for a journal that cannot be read.
    """
    file = saves.path_for_number(saves.next_game_number())
    reading = read_journal_bytes(journal, file.name, make_opening_check(app.shelf.titles))
    seats = table.set_up.seats if table.set_up is not None else ()
    people_count = sum(seat.player == HUMAN_PLAYER for seat in seats)
    is_of_somebody_else = people_count == 1 and not table.own_seats
    if reading.chronicle is None or is_of_somebody_else:
        return None
    try:
        replace_file(file, journal)
    except OSError as problem:
        app.show_sentences([app.disk_error_text(problem)])
        return FinishedOnlineGame(reading.chronicle, None)
    return FinishedOnlineGame(reading.chronicle, file)
