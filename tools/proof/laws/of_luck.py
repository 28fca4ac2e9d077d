"""Law 5, of luck: only listed outcomes are drawn; drawing changes nothing but the generator."""

from game.engine.fingerprint import fingerprint_of_state
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from tools.proof.random_games import PlayedStep, legal_codes


def check_luck(game: Game, step: PlayedStep) -> None:
    """Require of a chance step that the outcome is listed, and that drawing one changes only the
    random generator; raises AssertionError."""
    if step.before.to_move == CHANCE:
        listed = legal_codes(game.rules, step.before)
        assert step.code in listed, "an outcome is not in the list"
        drawn = step.before.clone()
        game.rules.draw_outcome(drawn)
        used = drawn.luck.state_words() != step.before.luck.state_words()
        assert used or len(listed) == 1, "drawing uses no luck"
        drawn.luck.copy_from(step.before.luck)
        assert fingerprint_of_state(drawn) == fingerprint_of_state(step.before), (
            "drawing changes the state"
        )


def chi_square(game: Game, state: State, draws: int) -> tuple[float, int]:
    """Return the chi-square statistic of `draws` drawn outcomes against their weights, and its
    degrees of freedom."""
    shares = dict(game.rules.weighted_outcomes(state))
    state = state.clone()
    found = dict.fromkeys(shares, 0)
    for _ in range(draws):
        found[int(game.rules.draw_outcome(state))] += 1
    whole = sum(shares.values())
    expected = {code: draws * share / whole for code, share in shares.items()}
    terms = ((found[code] - expected[code]) ** 2 / expected[code] for code in shares)
    return sum(terms), len(shares) - 1
