"""The soak test of the disk: a match is closed and resumed after every move."""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from game.engine.title import Title
from game.match.match import Match
from game.match.match_factory import new_game
from game.match.seating import seat_players
from game.records.records import AUTOMA, HUMAN
from game.records.saves import Saves
from tools.proof.proofs import title_of
from tools.proof.random_games import choose, luck_of
from tools.proof.set_up_names import read_name
from tools.soaking.work import Done, WorkPiece, play_seeds


def disk(piece: WorkPiece) -> Done:
    """Play a piece whose matches are closed and resumed at every decision; a difference is a
    failure."""
    return play_seeds(piece, partial(play_match, piece.set_up))


def play_match(set_up: str, seed: int) -> Iterator[int]:
    """Play one match; yield its number of steps at every decision."""
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        match, title = begun(set_up, seed, saves)
        luck = luck_of(seed)
        while question := match.question():
            codes = [move.code for move in match.moves()]
            match.send_answer(question.seat, choose(codes, luck, by_kind=seed % 2 == 1))
            yield match.steps
            was = told(match)
            match.close()
            [file] = saves.files()
            match = Match.resume(title, saves.reopen(file))
            assert told(match) == was, "the resumed match is another one"
        match.close()


def begun(set_up: str, seed: int, saves: Saves) -> tuple[Match, Title]:
    """Return a new match and its title."""
    options = read_name(set_up)
    title = title_of(options.title)
    players = [HUMAN] * options.seats
    if options.automa is not None:
        players[options.automa_seat] = AUTOMA
    seats = seat_players(tuple(players), title.game(options).colours, ())
    return Match.begin(new_game(title, options, seats, seed), saves.create()), title


def told(match: Match) -> tuple[bytes, int, tuple[int, ...], bool]:
    """Return what must be the same after resuming: fingerprint, steps, scores, and whether the game
    is over."""
    return match.fingerprint(), match.steps, match.scores(), match.question() is None
