"""Calibration: counted shares are drawn together or apart, in their order, and stay shares."""

from __future__ import annotations

import pytest

from ai.calibration import PROGRESS, UNCALIBRATED
from ai.titles.tinners_trail.calibration import CALIBRATION
from game.match.analysis import WHOLE
from game.titles import title

COUNTED = {2: [800, 200], 3: [700, 250, 50], 4: [600, 300, 90, 10], 5: [500, 300, 100, 90, 10]}


@pytest.mark.parametrize("seats", sorted(COUNTED))
@pytest.mark.parametrize("progress", [0, 20, 50, 80, 99])
def test_the_order_stays_and_all_shares_together_are_a_whole(seats: int, progress: int) -> None:
    shares = CALIBRATION.calibrated(COUNTED[seats], progress)
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1000)


@pytest.mark.parametrize("seats", sorted(COUNTED))
@pytest.mark.parametrize("progress", [0, 20, 50, 80, 95])
def test_a_lead_is_worth_less_than_quick_games_say(seats: int, progress: int) -> None:
    counted = COUNTED[seats]
    assert counted[0] > CALIBRATION.calibrated(counted, progress)[0] > WHOLE / seats


@pytest.mark.parametrize("seats", sorted(COUNTED))
def test_quick_games_are_believed_least_when_nine_tenths_are_played(seats: int) -> None:
    powers = CALIBRATION.powers[seats]
    assert powers[PROGRESS.index(90)] == min(powers[1:])  # before anything is played all are even


def test_a_game_that_is_over_is_not_softened() -> None:
    assert CALIBRATION.calibrated([0, 1000, 0], 100) == [0, 1000, 0]


def test_even_chances_stay_even() -> None:
    assert CALIBRATION.calibrated([250] * 4, 30) == pytest.approx([250] * 4)


def test_between_two_fitted_powers_the_line_is_straight() -> None:
    assert CALIBRATION.power_at(4, 0) == CALIBRATION.powers[4][0]
    assert CALIBRATION.power_at(4, 100) == CALIBRATION.powers[4][-1]
    middle = (PROGRESS[2] + PROGRESS[3]) / 2
    low, high = CALIBRATION.power_at(4, int(middle)), CALIBRATION.power_at(4, int(middle) + 1)
    assert (low + high) / 2 == pytest.approx(
        (CALIBRATION.powers[4][2] + CALIBRATION.powers[4][3]) / 2, abs=0.01
    )


def test_every_number_of_players_has_its_powers() -> None:
    assert set(title("tinners-trail").seats) <= set(CALIBRATION.powers)
    assert all(len(powers) == len(PROGRESS) for powers in CALIBRATION.powers.values())


def test_a_title_nothing_was_fitted_for_gets_what_was_counted() -> None:
    assert UNCALIBRATED.calibrated([600, 300, 100], 100) == [600, 300, 100]
    assert UNCALIBRATED.calibrated([0, 1000], 50)[0] > 0
