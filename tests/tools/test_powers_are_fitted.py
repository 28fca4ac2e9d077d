"""Powers fitted to games draw together what is too sure, and leave alone what is right."""

from game.engine.luck import Luck
from tools.contest.powers import Foretold, crossed, fitted, plain, surprise

WHOLE = 1000


def games(said: int, true: int, count: int = 400) -> list[Foretold]:
    """Return games in which one of two is said to win so often, and does so often."""
    luck, found = Luck(), []
    luck.seed(3)
    for game in range(count):
        won = 1.0 if int(luck.below(WHOLE)) < true else 0.0
        progress = 25 * (game % 4)
        found.append(Foretold((said, WHOLE - said), progress, (won, 1 - won), game))
    return found


def test_what_is_too_sure_is_drawn_together() -> None:
    sure = games(said=950, true=750)
    calibration = fitted(sure)
    told = [calibration.calibrated(one.shares, one.progress)[0] for one in sure]
    assert 650 < sum(told) / len(told) < 850
    assert surprise(sure, calibration) < surprise(sure, plain(2))


def test_what_is_right_stays_about_as_it_is() -> None:
    calibration = fitted(games(said=700, true=700))
    assert 620 < calibration.calibrated((700, 300), 50)[0] < 780


def test_every_game_is_foretold_by_what_was_fitted_to_others() -> None:
    sure = games(said=950, true=750, count=80)
    told = crossed(sure)
    assert sorted(one.game for one in told) == [one.game for one in sure]
    assert all(one.shares[0] < 950 for one in told if one.progress)
