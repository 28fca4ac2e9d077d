"""The soak test of reloading: each step is played by a game that was just saved and loaded."""

from game.engine.fingerprint import fingerprint_of_state
from game.engine.title import Game
from game.records.codec import decode_rows, encode_rows
from tools.proof.random_games import PlayedStep, legal_codes
from tools.soaking.games import Check, play_checked
from tools.soaking.work import PieceResult, WorkPiece


def play_reloaded(piece: WorkPiece) -> PieceResult:
    """Play the games of a piece, and compare each step with a second state that is saved and loaded
    before each step."""
    return play_checked(piece, make_reload_check)


def make_reload_check(game: Game, _seed: int) -> Check:
    """Return the check of one game, which keeps its own state, saves and loads it, and plays the
    same step in it."""
    loaded = game.rules.new_state()
    game.rules.deal(loaded, _seed)

    def check(step: PlayedStep) -> None:
        nonlocal loaded
        content = encode_rows(loaded.to_plain())
        loaded = game.rules.new_state()
        loaded.load_plain(decode_rows(content))
        assert fingerprint_of_state(loaded) == fingerprint_of_state(step.before), (
            "a loaded game is another one"
        )
        codes = legal_codes(game.rules, step.before)
        assert legal_codes(game.rules, loaded) == codes, "a loaded game has other moves"
        if step.code not in codes:
            raise AssertionError("a move is played that is not in the list")
        loaded.luck.copy_from(step.after.luck)  # the draw of the original has moved it on
        game.rules.apply(loaded, step.code)
        assert fingerprint_of_state(loaded) == fingerprint_of_state(step.after), (
            "a loaded game goes on differently"
        )

    return check
