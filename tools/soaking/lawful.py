"""Laws: every law of the platform's contract at every step, texts, views and events included."""

from game.engine.title import Game
from tools.proof.laws import of_saves, of_steps, of_views
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, luck_of
from tools.soaking.games import Check, play_checked
from tools.soaking.work import Done, WorkPiece

AT_ONCE = 1  # game
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


def play(piece: WorkPiece) -> Done:
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
