"""Disk: a match is closed and resumed from its file after every decision, and loses nothing."""

import tempfile
from pathlib import Path

from game.engine.title import Title
from game.match.beginnings import new_game, seat_players
from game.match.match import Match
from game.records.records import AUTOMA, HUMAN
from game.records.saves import Saves
from tools.proof.proofs import title_of
from tools.proof.random_games import choose, luck_of
from tools.proof.set_ups import read_name
from tools.soaking.work import Done, Failure, WorkPiece


def play(piece: WorkPiece) -> Done:
    """Play a piece until a resumed match differs from the one that was closed."""
    counted = 0
    for played in range(piece.games):
        seed, steps = piece.first_seed + played, [0]
        try:
            with tempfile.TemporaryDirectory() as folder:
                play_match(piece.set_up, seed, Saves(Path(folder)), steps)
        except Exception as error:  # whatever it is, the game that shows it must be named
            words = f"{type(error).__name__}: {error}"
            return Done(piece, played, counted, Failure(piece.set_up, seed, steps[0], words))
        counted += steps[0]
    return Done(piece, piece.games, counted, None)


def play_match(set_up: str, seed: int, saves: Saves, steps: list[int]) -> None:
    """Play one match; `steps` tells how far it came."""
    match, title = begun(set_up, seed, saves)
    luck = luck_of(seed)
    while question := match.question():
        codes = [move.code for move in match.moves()]
        match.play(question.seat, choose(codes, luck, by_kind=seed % 2 == 1))
        steps[0] = match.steps
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
    """Return what must be the same again."""
    return match.fingerprint(), match.steps, match.scores(), match.question() is None
