"""Games step by step, with something checked at each: the rules alone, every law, reloading;
matches closed and resumed from the disk."""

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game.engine.fingerprint import fingerprint
from game.engine.title import Game, Title
from game.match.beginnings import new_game, seat_players
from game.match.match import Match
from game.records.codec import pack_rows, unpack_rows
from game.records.records import AUTOMA, HUMAN
from game.records.saves import Saves
from tools.proof.laws import of_saves, of_steps, of_views
from tools.proof.proofs import Case, game_of, proofs_of, read_name, title_of
from tools.proof.random_games import PlayedStep, choose, legal_codes, luck_of, steps
from tools.soaking.work import Done, Failure, WorkPiece, play_seeds

Check = Callable[[PlayedStep], None]

LAWS = (
    of_steps.check_own_laws,
    of_steps.check_list_of,
    of_steps.check_luck,
    of_steps.check_order,
    of_steps.check_moves,
    of_steps.check_copies,
    of_saves.check_step,
    of_steps.check_events,
)


def play_checked(piece: WorkPiece, check_for: Callable[[Game, int], Check]) -> Done:
    """Play a piece; `check_for` makes the check of each game, which raises at what is wrong."""
    game = game_of(piece.set_up)

    def checked(seed: int) -> Iterator[int]:
        check = check_for(game, seed)
        for step in steps(game, seed):
            yield step.number
            check(step)

    return play_seeds(piece, checked)


def watch(piece: WorkPiece) -> Done:
    """Play a piece until a law is broken."""
    game = game_of(piece.set_up)
    rules = game.rules
    found = proofs_of(game.options.title).watch(rules, piece.first_seed, piece.games)
    failure = None
    if found.law:
        failure = Failure(piece.set_up, int(found.seed), int(found.step), found.law)
    return Done(piece, int(found.games), int(found.steps), failure)


# Laws: every law of the platform's contract at every step, texts, views and events included.


def laws(piece: WorkPiece) -> Done:
    """Play a piece until a law is broken."""
    return play_checked(piece, laws_of)


def laws_of(game: Game, seed: int) -> Check:
    """Return the check of one game."""
    case = Case(game.options)
    choices = luck_of(seed)

    def check(step: PlayedStep) -> None:
        for law in LAWS:
            law(game, step)
        of_saves.check_text(case, step.after)
        of_views.check_step(game, step, choices)

    return check


# Reload: each step is played by a game that was just saved and loaded, and must come out alike.


def reload(piece: WorkPiece) -> Done:
    """Play a piece until a loaded game differs."""
    return play_checked(piece, comparison_of)


def comparison_of(game: Game, _seed: int) -> Check:
    """Return the check of one game; the loaded one is played on from step to step."""
    loaded = game.rules.new_state()
    game.rules.deal(loaded, _seed)

    def check(step: PlayedStep) -> None:
        nonlocal loaded
        content = pack_rows(loaded.to_plain())
        loaded = game.rules.new_state()
        loaded.load_plain(unpack_rows(content))
        assert fingerprint(loaded) == fingerprint(step.before), "a loaded game is another one"
        codes = legal_codes(game.rules, step.before)
        assert legal_codes(game.rules, loaded) == codes, "a loaded game has other moves"
        if step.code not in codes:
            raise AssertionError("a move is played that is not in the list")
        loaded.luck.copy_from(step.after.luck)  # the draw of the original has moved it on
        game.rules.apply(loaded, step.code)
        assert fingerprint(loaded) == fingerprint(step.after), "a loaded game goes on differently"

    return check


# Disk: a match that is closed and resumed after every move must be the same.


def disk(piece: WorkPiece) -> Done:
    """Play a piece until a resumed match differs from the one that was closed."""
    return play_seeds(piece, partial(play_match, piece.set_up))


def play_match(set_up: str, seed: int) -> Iterator[int]:
    """Play one match; yield how far it is at every decision."""
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        match, title = begun(set_up, seed, saves)
        luck = luck_of(seed)
        while question := match.question():
            codes = [move.code for move in match.moves()]
            match.play(question.seat, choose(codes, luck, by_kind=seed % 2 == 1))
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
    """Return what must be the same again."""
    return match.fingerprint(), match.steps, match.scores(), match.question() is None
