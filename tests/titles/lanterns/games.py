"""Games of Lanterns for tests of records and match: begun, played at random, written down."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.engine.luck import Luck
from game.match.match import Match
from game.match.match_factory import MatchBeginning, beginning_of_new_game
from game.match.seating import make_seats
from game.records.journal import Journal
from game.records.journal_reading import read_journal
from game.records.records import Chronicle
from game.records.saved_game_folder import SavedGameFolder
from tests.helpers.present import present
from tests.titles.lanterns.title import LanternsTitle, lanterns_options

TITLE = LanternsTitle()
PLAYERS = ("human", "ai:3", "human")
NAMES = ("Ann", "Ben", "Cy")


def new_lanterns_game(
    seed: int = 7,
    players: Sequence[str] = PLAYERS,
    *,
    practice: bool = False,
    title: LanternsTitle = TITLE,
) -> MatchBeginning:
    """Return a new game of Lanterns."""
    options = lanterns_options(len(players))
    seats = make_seats(players, title.make_game(options).colours, NAMES)
    return beginning_of_new_game(title, options, seats, seed, is_practice=practice)


def lanterns_match(
    journal: Journal | None = None, seed: int = 7, *, practice: bool = False
) -> Match:
    """Return a match of Lanterns that checks the invariants at every step."""
    return Match.begin(new_lanterns_game(seed, practice=practice), journal, checks_invariants=True)


def play_randomly(match: Match, luck: Luck, decisions: int = 10_000) -> None:
    """Make that many random decisions, or fewer if the game ends before."""
    for _ in range(decisions):
        question = match.question()
        if question is None:
            break
        moves = match.legal_moves()
        match.send_answer(question.seat, moves[luck.draw_below(len(moves))].code)


def luck_of(seed: int) -> Luck:
    """Return a generator of its own for a test's choices."""
    luck = Luck()
    luck.reset_from_seed(seed)
    return luck


def written_game(folder: Path, seed: int = 7, decisions: int = 10_000) -> Path:
    """Return the file of a game that was played at random and closed."""
    match = lanterns_match(SavedGameFolder(folder).create_journal(), seed)
    play_randomly(match, luck_of(seed), decisions)
    match.close()
    return SavedGameFolder(folder).game_files()[-1]


def chronicle_of(file: Path) -> Chronicle:
    """Return what a sound journal tells."""
    return present(read_journal(file).chronicle)
