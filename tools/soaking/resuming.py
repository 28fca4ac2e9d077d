"""The soak test of the disk: a match is closed and resumed after every move."""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from game.engine.title import Title
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.records.saved_game_folder import SavedGameFolder
from tools.proof.proofs import find_title
from tools.proof.random_games import choose_code, make_luck
from tools.proof.set_up_names import options_from_name
from tools.soaking.work import PieceResult, WorkPiece, play_seeds


def play_resumed(piece: WorkPiece) -> PieceResult:
    """Play matches that are closed and resumed from the disk after every decision; a difference is
    a failure."""
    return play_seeds(piece, partial(play_match, piece.set_up))


def play_match(set_up: str, seed: int) -> Iterator[int]:
    """Play one match at random, resuming it from the disk after every decision; yield its number of
    steps each time."""
    with tempfile.TemporaryDirectory() as folder:
        saves = SavedGameFolder(Path(folder))
        match, title = begin_match(set_up, seed, saves)
        luck = make_luck(seed)
        while question := match.question():
            codes = [move.code for move in match.legal_moves()]
            match.send_answer(question.seat, choose_code(codes, luck, by_kind=seed % 2 == 1))
            yield match.step_count
            was = resumable_facts(match)
            match.close()
            [file] = saves.game_files()
            match = Match.resume_from_journal(title, saves.reopen_journal(file))
            assert resumable_facts(match) == was, "the resumed match is another one"
        match.close()


def begin_match(set_up: str, seed: int, saves: SavedGameFolder) -> tuple[Match, Title]:
    """Return a new match of a set-up, stored in the folder, and its title."""
    options = options_from_name(set_up)
    title = find_title(options.title)
    players = [HUMAN_PLAYER] * options.seats
    if options.automa is not None:
        players[options.automa_seat] = AUTOMA_PLAYER
    seats = make_seats(tuple(players), title.make_game(options).colours, ())
    return Match.begin(
        beginning_of_new_game(title, options, seats, seed), saves.create_journal()
    ), title


def resumable_facts(match: Match) -> tuple[bytes, int, tuple[int, ...], bool]:
    """Return what must be the same after resuming: fingerprint, number of steps, scores, and
    whether the game is over."""
    return match.fingerprint(), match.step_count, match.scores(), match.question() is None
