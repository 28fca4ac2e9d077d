"""Games step by step, with something checked at each: the rules alone, or every law."""

from collections.abc import Callable, Iterator

from game.engine.title import Game
from tools.proof.laws import of_copies, of_luck, of_order, of_saves, of_steps, of_views
from tools.proof.proofs import Case, load_proofs
from tools.proof.random_games import PlayedStep, make_luck, play_random_steps
from tools.proof.set_up_names import game_from_name
from tools.soaking.work import PieceResult, StepFailure, WorkPiece, play_seeds

Check = Callable[[PlayedStep], None]

CHECKED_LAWS = (
    of_order.check_own_laws,
    of_steps.check_list_of,
    of_luck.check_luck,
    of_order.check_order,
    of_steps.check_moves,
    of_copies.check_copies,
    of_saves.check_step,
    of_order.check_events,
)


def play_checked(piece: WorkPiece, check_for: Callable[[Game, int], Check]) -> PieceResult:
    """Play the random games of a piece and check every step; `check_for` returns the check of a
    game, which raises an exception for a wrong step."""
    game = game_from_name(piece.set_up)

    def checked(seed: int) -> Iterator[int]:
        check = check_for(game, seed)
        for step in play_random_steps(game, seed):
            yield step.number
            check(step)

    return play_seeds(piece, checked)


def play_watched(piece: WorkPiece) -> PieceResult:
    """Play the games of a piece inside the compiled rules, which check the title's invariants; the
    first broken one is the failure of the result."""
    game = game_from_name(piece.set_up)
    rules = game.rules
    found = load_proofs(game.options.title).watch(rules, piece.first_seed, piece.games)
    failure = None
    if found.broken_invariant:
        failure = StepFailure(
            piece.set_up, int(found.seed), int(found.step), found.broken_invariant
        )
    return PieceResult(piece, int(found.games), int(found.steps), failure)


def play_under_laws(piece: WorkPiece) -> PieceResult:
    """Play the games of a piece and check every law at each step."""
    return play_checked(piece, make_law_check)


def make_law_check(game: Game, seed: int) -> Check:
    """Return the check of one game: all laws, the position as text, and the views of the seats."""
    case = Case(game.options)
    choices = make_luck(seed)

    def check(step: PlayedStep) -> None:
        for law in CHECKED_LAWS:
            law(game, step)
        of_saves.check_text(case, step.after)
        of_views.check_step(game, step, choices)

    return check
