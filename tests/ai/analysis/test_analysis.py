"""Accuracy tells who decided well while something was at stake."""

import tomllib
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from statistics import mean

import pytest

from ai.analysis.accuracy import (
    accuracy_of_seat,
    accuracy_percent_of_loss,
    decision_weight,
    lost_share_of_chance,
)
from ai.analysis.comparison import mark_name_of_loss
from ai.analysis.hint_depth import HintDepth
from ai.analysis.hints import (
    COMPARISON_PROGRESS_SHARE,
    MIN_GAIN_TO_REPLACE_PLAN_THOUSANDTHS,
    SEARCH_PROGRESS_SHARE,
    HintSearch,
    RequestCancelled,
    compute_hint,
)
from ai.analysis.instant_analyst import LIGHT_JUDGING_EFFORT
from ai.analysis.judging import JudgedStep, find_playout_start, judged_game_of_steps
from ai.analysis.prepared_game import PlanCandidate, PreparedGame
from ai.analysis.win_forecasts import make_win_forecast
from ai.analysis.worlds import Worlds
from ai.calibration import PROGRESS_PERCENTS
from ai.search.playouts import NO_MOVE
from ai.title_ai import UNCALIBRATED
from ai.titles.tinners_trail.title_ai import CALIBRATION
from game.engine.knowledge import make_common_view, make_view_for_seat
from game.engine.reasons import Reason
from game.engine.rules import NOBODY, State
from game.engine.title import Options
from game.match.analysis import (
    BLUNDER_MARK,
    FINE_MARK,
    INACCURACY_MARK,
    MISTAKE_MARK,
    WHOLE_WIN_THOUSANDTHS,
    Hint,
    JudgedMove,
    WinForecast,
)
from game.titles import title_by_name, title_names
from tools import judging_noise
from tools.proof.fairness import FairPosition, fair_positions, view_as_sent

GAMES = Path(__file__).with_name("judged_decisions.toml")
HOPELESS = 10
EVEN = 500  # thousandths of a win

COUNTED = {2: [800, 200], 3: [700, 250, 50], 4: [600, 300, 90, 10], 5: [500, 300, 100, 90, 10]}

LITTLE = HintDepth(iterations=20, moves=2, world_count=4)
COMPARED = (
    SEARCH_PROGRESS_SHARE + COMPARISON_PROGRESS_SHARE + 0.001
)  # of the work, once the plans are compared
WORLDS = 4


def decision(share: int, loss: int = 0, noise: int = 0) -> JudgedMove:
    """A judged decision; `share` of wins is left after it."""
    return JudgedMove(1, 0, 1, 2 if loss else 1, share, loss, noise, "")


def recorded() -> list[dict[str, int]]:
    """Every seat's accuracy in the judged games that were kept."""
    games = tomllib.loads(GAMES.read_text(encoding="utf-8"))["game"]
    return [{player: accuracy_of_text(text) for player, text in game.items()} for game in games]


def accuracy_of_text(text: str) -> int:
    triples = [[int(part) for part in word.split("/")] for word in text.split()]
    return accuracy_of_seat([decision(*triple) for triple in triples])


def test_whoever_plays_at_random_is_less_accurate_than_the_strongest_player() -> None:
    games = recorded()
    assert all(game["random"] <= game["ai:7"] - 10 for game in games)
    assert mean(game["random"] for game in games) < 70
    assert mean(game["ai:7"] for game in games) > 95


def test_a_beginner_lies_between_random_play_and_the_strongest_player() -> None:
    games = [game for game in recorded() if "ai:3" in game]
    assert games
    means = [mean(game[player] for game in games) for player in ("random", "ai:3", "ai:7")]
    assert means == sorted(means)
    assert means[1] - means[0] > 5
    assert means[2] - means[1] > 5


def test_moves_of_a_lost_game_hide_no_mistake() -> None:
    lost = [decision(HOPELESS)] * 40
    assert accuracy_of_seat([decision(300, 200), *lost]) < 50


def test_nothing_is_at_stake_where_nothing_can_be_lost_any_more() -> None:
    assert decision_weight(0.5) == pytest.approx(1)
    assert decision_weight(0) == pytest.approx(0)
    assert decision_weight(1) == pytest.approx(0)


def test_half_of_a_small_chance_given_away_is_as_bad_as_half_of_a_large_one() -> None:
    assert lost_share_of_chance(decision(100, 100)) == lost_share_of_chance(decision(400, 400))


def test_what_is_within_the_noise_is_not_held_against_anybody() -> None:
    assert lost_share_of_chance(decision(EVEN, 20, 20)) == pytest.approx(0)
    assert accuracy_of_seat([decision(EVEN, 20, 20)]) == 100


def test_giving_nothing_away_is_perfect_and_giving_all_away_worth_nothing() -> None:
    assert round(accuracy_percent_of_loss(0)) == 100
    assert accuracy_percent_of_loss(1) == pytest.approx(0)


def test_one_blunder_is_not_hidden_among_many_good_moves() -> None:
    assert accuracy_of_seat([decision(EVEN)] * 19 + [decision(100, 400)]) < 90


def test_who_never_had_a_choice_made_no_mistake() -> None:
    assert accuracy_of_seat([]) == 100


def test_who_has_lost_before_the_first_decision_made_no_mistake() -> None:
    assert accuracy_of_seat([decision(0)] * 3) == 100


def test_the_account_of_a_seat_adds_up_from_the_beginning_to_the_end() -> None:
    move = JudgedMove(1, 0, 1, 2, 200, 270, 10, BLUNDER_MARK)
    steps = [
        JudgedStep(0, (333, 667)),
        JudgedStep(1, (190, 810), move),
        JudgedStep(2, (420, 580), None, (230, -230)),
        JudgedStep(3, (0, 1000)),
    ]
    for account, last in zip(
        judged_game_of_steps("known", steps).totals_by_seat, (0, 1000), strict=True
    ):
        parts = (
            account.share_at_start
            + account.share_change_by_own_decisions
            + account.share_change_by_luck
            + account.share_change_by_others
        )
        assert parts == account.share_at_end == last


def test_what_a_seat_decided_is_the_sum_of_its_turning_points_and_all_else_it_lost() -> None:
    moves = [JudgedMove(at, 0, 1, 2, 200, loss, 10, "") for at, loss in enumerate((270, 8, -3), 1)]
    steps = [JudgedStep(0, (333, 667)), *(JudgedStep(m.step_number, (100, 900), m) for m in moves)]
    assert judged_game_of_steps("known", steps).totals_by_seat[
        0
    ].share_change_by_own_decisions == -(270 + 8 - 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", title_names())
def test_error_bars_hold_where_a_position_is_judged_again_with_other_luck(name: str) -> None:
    knowledge = PreparedGame(Options(name, 3))
    found = [
        one
        for decision in judging_noise.spread_decisions(knowledge, 7, 3)
        for one in judging_noise.repeated_hints(knowledge, decision, 8)
    ]
    assert found
    assert 0.7 < judging_noise.spread_against_told(found) < 1.35


# Calibration: counted shares are drawn together or apart, in their order, and stay shares.


@pytest.mark.parametrize("seats", sorted(COUNTED))
@pytest.mark.parametrize("progress", [0, 20, 50, 80, 99])
def test_the_order_stays_and_all_shares_together_are_a_whole(seats: int, progress: int) -> None:
    shares = CALIBRATION.calibrated_win_share_thousandths(COUNTED[seats], progress)
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1000)


@pytest.mark.parametrize("seats", sorted(COUNTED))
@pytest.mark.parametrize("progress", [0, 20, 50, 80, 95])
def test_a_lead_is_worth_less_than_quick_games_say(seats: int, progress: int) -> None:
    counted = COUNTED[seats]
    assert (
        counted[0]
        > CALIBRATION.calibrated_win_share_thousandths(counted, progress)[0]
        > WHOLE_WIN_THOUSANDTHS / seats
    )


@pytest.mark.parametrize("seats", sorted(COUNTED))
def test_quick_games_are_believed_least_when_nine_tenths_are_played(seats: int) -> None:
    powers = CALIBRATION.powers_by_seat_count[seats]
    assert powers[PROGRESS_PERCENTS.index(90)] == min(
        powers[1:]
    )  # before anything is played all are even


def test_a_game_that_is_over_is_not_softened() -> None:
    assert CALIBRATION.calibrated_win_share_thousandths([0, 1000, 0], 100) == [0, 1000, 0]


def test_even_chances_stay_even() -> None:
    assert CALIBRATION.calibrated_win_share_thousandths([250] * 4, 30) == pytest.approx([250] * 4)


def test_between_two_fitted_powers_the_line_is_straight() -> None:
    assert CALIBRATION.power_at_progress(4, 0) == CALIBRATION.powers_by_seat_count[4][0]
    assert CALIBRATION.power_at_progress(4, 100) == CALIBRATION.powers_by_seat_count[4][-1]
    middle = (PROGRESS_PERCENTS[2] + PROGRESS_PERCENTS[3]) / 2
    low = CALIBRATION.power_at_progress(4, int(middle))
    high = CALIBRATION.power_at_progress(4, int(middle) + 1)
    assert (low + high) / 2 == pytest.approx(
        (CALIBRATION.powers_by_seat_count[4][2] + CALIBRATION.powers_by_seat_count[4][3]) / 2,
        abs=0.01,
    )


def test_every_number_of_players_has_its_powers() -> None:
    assert set(title_by_name("tinners-trail").seats) <= set(CALIBRATION.powers_by_seat_count)
    assert all(
        len(powers) == len(PROGRESS_PERCENTS)
        for powers in CALIBRATION.powers_by_seat_count.values()
    )


def test_a_title_nothing_was_fitted_for_gets_what_was_counted() -> None:
    assert UNCALIBRATED.calibrated_win_share_thousandths([600, 300, 100], 100) == [600, 300, 100]
    assert UNCALIBRATED.calibrated_win_share_thousandths([0, 1000], 50)[0] > 0


# Hints and chances know nothing hidden, in every set-up: expansions, two players, solo.


def told(
    knowledge: PreparedGame, position: FairPosition, state: State
) -> tuple[Hint, WinForecast, WinForecast]:
    """Return a hint, the seat's own win forecast and an onlooker's."""
    view = view_as_sent(position.game, state, position.seat)
    common = make_common_view(knowledge.rules, state)
    progress = knowledge.game.progress(view)
    own, onlooker = (
        make_win_forecast(
            knowledge,
            Worlds(knowledge.playouts, known, seat, 3),
            progress,
            WORLDS,
            lambda done: True,
        )
        for known, seat in ((view, position.seat), (common, NOBODY))
    )
    return compute_hint(knowledge, view, 3, LITTLE, lambda done: True), own, onlooker


def check(first_seed: int, count: int) -> None:
    """Require the same words in positions and their twins."""
    known: dict[Options, PreparedGame] = {}
    for position in islice(fair_positions(first_seed), count):
        options = position.game.options
        knowledge = known.setdefault(options, PreparedGame(options))
        first, second = (
            told(knowledge, position, state) for state in (position.truth, position.twin)
        )
        assert first == second, position.name


@pytest.mark.thorough
def test_what_is_hidden_changes_no_hint_and_no_chance() -> None:
    check(0, 10)


@pytest.mark.slow
def test_what_is_hidden_changes_no_hint_and_no_chance_in_every_set_up() -> None:
    for seed in range(24):
        check(seed * 7, 8)


# A plan that was advised is gone on with.


class SilentExplainer:
    """Gives no reasons, which takes no time."""

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return none."""
        return ()

    def objections(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return none."""
        return ()

    def reasons_reworded_for_equal_moves(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """Return none."""
        return ()


@pytest.fixture(params=title_names())
def silent(request: pytest.FixtureRequest) -> PreparedGame:
    """What is known of one title, without reasons."""
    knowledge = PreparedGame(Options(request.param, 3))
    knowledge.explainer = SilentExplainer()
    return knowledge


@pytest.mark.thorough
def test_a_plan_that_is_followed_is_not_given_up_at_the_next_question(silent: PreparedGame) -> None:
    rules = silent.rules
    followed = 0
    depth = HintDepth(iterations=20, moves=3, world_count=4)
    for decision in judging_noise.spread_decisions(silent, 3, 6):
        view = make_view_for_seat(rules, decision.state, int(decision.state.to_move))
        plan = compute_hint(silent, view, 5, depth, lambda done: True).plan
        while len(plan) > 1:
            rules.apply(view, plan[0])
            if len(rules.legal_codes(view)) > 1:
                hint = HintSearch(silent, view, 77, depth).hint(lambda done: True, plan[1:])
                advised = hint.recommended_moves[0].code
                if advised != plan[1]:  # only for what is clearly better in these few games
                    [given_up] = [each for each in hint.recommended_moves if each.code == plan[1]]
                    assert given_up.thousandths_behind_best >= MIN_GAIN_TO_REPLACE_PLAN_THOUSANDTHS
                    break
                assert hint.plan == plan[1:]
                followed += 1
            plan = plan[1:]
    assert followed


@pytest.mark.thorough
def test_looking_ahead_is_part_of_the_progress_and_can_be_stopped(silent: PreparedGame) -> None:
    depth = HintDepth(iterations=20, moves=3, world_count=4)
    looked_ahead = 0
    for decision in judging_noise.spread_decisions(silent, 3, 6):
        view = make_view_for_seat(silent.rules, decision.state, int(decision.state.to_move))
        shares: list[float] = []

        def go_on(done: float, shares: list[float] = shares) -> bool:
            shares.append(done)
            return True

        compute_hint(silent, view, 5, depth, go_on)
        assert shares == sorted(shares)
        assert shares[-1] <= 1
        if shares[-1] > COMPARED:
            looked_ahead += 1
            with pytest.raises(RequestCancelled):
                compute_hint(silent, view, 5, depth, lambda done: done <= COMPARED)
    assert looked_ahead


@pytest.mark.thorough
def test_what_seems_to_cost_much_is_played_on_to_the_end_of_the_turn(silent: PreparedGame) -> None:
    went_on = 0
    for decision in judging_noise.spread_decisions(silent, 4, 12):
        seat = int(decision.state.to_move)
        plan = PlanCandidate(decision.code, decision.code, 0)
        view = make_view_for_seat(silent.rules, decision.state, seat)
        worlds = Worlds(silent.playouts, view, seat, 1)
        begun = find_playout_start(silent, worlds, decision.state, plan, LIGHT_JUDGING_EFFORT)
        went_on += begun.worlds is not worlds
        assert begun.worlds is not worlds or begun.plan_code == decision.code
        assert (begun.worlds.start_state.to_move != seat) == (begun.plan_code == NO_MOVE)
    assert went_on


# Marks stand out of the noise.


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (49, FINE_MARK),
        (50, INACCURACY_MARK),
        (99, INACCURACY_MARK),
        (100, MISTAKE_MARK),
        (150, BLUNDER_MARK),
    ],
)
def test_a_clear_loss_is_marked_at_5_10_and_15_per_cent(loss: int, mark: str) -> None:
    assert mark_name_of_loss(loss, 1) == mark


@pytest.mark.parametrize(("noise", "mark"), [(79, BLUNDER_MARK), (80, FINE_MARK)])
def test_a_loss_within_two_and_a_half_standard_errors_is_not_marked(noise: int, mark: str) -> None:
    assert mark_name_of_loss(200, noise) == mark
