"""Laws: every law of the platform's contract at every step, texts, views and events included."""

from game.engine.title import Game
from tools.proof.case import Case
from tools.proof.laws import copies, events, kept, legal_lists, luck, order, saving, views
from tools.proof.random_games import Step, luck_of
from tools.soaking.stepping import Check, play_checked
from tools.soaking.work import Done, Piece

AT_ONCE = 1  # game
LAWS = (
    kept.check_step,
    legal_lists.check_list_of,
    luck.check_step,
    order.check_step,
    legal_lists.check_step,
    copies.check_step,
    saving.check_step,
    events.check_step,
)


def play(piece: Piece) -> Done:
    """Play a piece until a law is broken."""
    return play_checked(piece, laws_of)


def laws_of(game: Game, seed: int) -> Check:
    """Return the check of one game."""
    case = Case(game.options)
    choices = luck_of(seed)

    def check(step: Step) -> None:
        for law in LAWS:
            law(game, step)
        saving.check_text(case, step.after)
        views.check_step(game, step, choices)

    return check
