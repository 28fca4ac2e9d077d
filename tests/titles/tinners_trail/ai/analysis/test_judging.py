"""Judging: bad moves are found, luck is kept apart, and the same seed judges the same way.
Hints find what wins, say how sure they are, and know nothing the seat does not know."""

import pytest

from ai.analysis.hints import RequestCancelled, compute_hint
from ai.analysis.judging import Decision, JudgedStep, judge_decision, judged_game_of_steps
from ai.analysis.step_judge import StepJudge
from ai.analysis.win_forecasts import make_win_forecast
from ai.analysis.worlds import Worlds
from game.engine.reasons import Unreadable
from game.match.analysis import (
    BLUNDER_MARK,
    HIDDEN_FACTS_OPEN_MODE,
    KNOWN_FACTS_MODE,
    GameToJudge,
    Hint,
    JudgedGame,
    JudgedMove,
)
from tests.helpers.present import present
from tests.titles.tinners_trail.ai.analysis.positions import (
    SMALL_HINT,
    SMALL_JUDGE,
    finished,
    knowledge_of,
    last_decision,
)
from tests.titles.tinners_trail.tables import Table, table_of


def judged(game: GameToJudge, mode: str = KNOWN_FACTS_MODE, seed: int = 1) -> JudgedGame:
    """Judge a whole game in this process."""
    judge = StepJudge(knowledge_of(last_decision()), game, mode, seed, SMALL_JUDGE)
    return judged_game_of_steps(
        mode, [judge.judge_step(number) for number in range(judge.step_count + 1)]
    )


def decided(table: Table, text: str) -> JudgedMove | None:
    """Judge one move on a table."""
    code = table.game.parse_move(table.state, text)
    decision = Decision(1, table.state, code)
    return judge_decision(knowledge_of(table), decision, 1, SMALL_JUDGE, is_open=False)


def test_throwing_a_won_game_away_is_a_blunder_the_best_move_loses_nothing() -> None:
    table = last_decision()
    move, best = (decided(table, text) for text in ("pass", "extract camborne tin 0 copper 3"))
    assert move is not None
    assert best is not None
    assert (move.mark, move.standard_error_thousandths) == (BLUNDER_MARK, 0)
    assert move.loss_thousandths > 990
    assert table.game.readable_move(table.state, move.best_code).text.startswith("extract camborne")
    assert move.reasons[0].key == "ore-profit-dry"
    assert (best.mark, best.loss_thousandths) == ("", 0)
    assert decided(table_of("work 10 pink; invested yellow blue"), "pass") is None  # forced


def test_what_wins_only_against_haste_is_no_better_than_what_was_played() -> None:
    table = table_of(
        "edition 2007; round 4; phase invest; to_move pink; invested blue pink yellow",
        'boxes {1 = {20 = ["yellow"], 30 = ["pink"]}, 2 = {15 = ["pink"]}, 3 = {5 = ["blue", '
        '"blue"], 10 = ["yellow", "blue"], 15 = ["yellow", "blue"], 20 = ["yellow", "blue"], '
        '25 = ["pink", "blue"], 30 = ["pink", "yellow"]}, 4 = {30 = ["blue"]}}',
        "pink money 36; yellow money 57; blue money 45",
    )
    move = present(decided(table, "invest 30"))
    assert (move.best_code, move.loss_thousandths, move.mark) == (move.code, 0, "")


def test_shares_follow_the_game_to_its_end() -> None:
    game = judged(finished(last_decision(), "pass"))
    assert game.win_shares_after_step[-1] == (0, 1000, 0)
    assert game.win_shares_after_step[0][0] > 900
    assert [move.step_number for move in game.turning_points([0])] == [1]
    assert game.turning_points([1, 2]) == ()
    assert game.totals_by_seat[0].mark_counts == (0, 0, 1)
    assert game.totals_by_seat[0].mean_loss_thousandths > 990
    move = present(game.judged_move_of_step(1))
    assert move.points_lost > 0
    assert move.reasons


@pytest.mark.parametrize("mode", [KNOWN_FACTS_MODE, HIDDEN_FACTS_OPEN_MODE])
def test_the_same_seed_judges_the_same_way(mode: str) -> None:
    def again() -> JudgedGame:
        return judged(finished(last_decision(), "pasties", "pass"), mode)

    assert again() == again()


def test_a_game_played_by_other_rules_is_refused() -> None:
    game = finished(last_decision(), "pass")
    broken = GameToJudge(game.options, game.first_state_rows, ((0, 12345),))
    with pytest.raises(Unreadable, match="step 1 is not possible"):
        judged(broken)


def test_the_three_worst_marked_moves_are_the_turning_points_in_order() -> None:
    losses = {1: 160, 2: 300, 3: 150, 4: 170, 5: 40}
    steps = [JudgedStep(0, (500, 500))]
    for number, loss in losses.items():
        mark = BLUNDER_MARK if loss >= 150 else ""
        move = JudgedMove(number, 0, 7, 8, 400, loss, 1, mark)
        steps.append(JudgedStep(number, (500, 500), move))
    game = judged_game_of_steps(KNOWN_FACTS_MODE, steps)
    assert [move.step_number for move in game.turning_points([0, 1])] == [1, 2, 4]


@pytest.mark.parametrize(
    ("loss", "noise", "taught"), [(30, 9, True), (30, 12, False), (19, 1, False)]
)
def test_without_marks_a_small_loss_beyond_doubt_is_a_turning_point(
    loss: int, noise: int, taught: bool
) -> None:
    move = JudgedMove(1, 0, 7, 8, 400, loss, noise, "")
    steps = [JudgedStep(0, (500, 500)), JudgedStep(1, (500, 500), move)]
    assert bool(judged_game_of_steps(KNOWN_FACTS_MODE, steps).turning_points([0])) == taught


def test_what_is_lost_is_told_per_decision_and_never_exceeds_a_win() -> None:
    losses = [JudgedMove(number, 0, 1, 2, 100, 400, 20, BLUNDER_MARK) for number in (1, 2, 3)]
    steps = [JudgedStep(move.step_number, (500, 500), move) for move in losses]
    game = judged_game_of_steps(KNOWN_FACTS_MODE, [JudgedStep(0, (500, 500)), *steps])
    assert game.totals_by_seat[0].mean_loss_thousandths == 400
    assert game.totals_by_seat[1].mean_loss_thousandths == 0


def test_a_step_that_was_judged_again_after_a_restart_counts_once() -> None:
    move = JudgedMove(1, 0, 1, 2, 100, 400, 20, BLUNDER_MARK)
    steps = [JudgedStep(0, (500, 500), gains_by_luck=(30, -30)), JudgedStep(1, (500, 500), move)]
    assert judged_game_of_steps(KNOWN_FACTS_MODE, [*steps, *steps]) == judged_game_of_steps(
        KNOWN_FACTS_MODE, steps
    )


def auction(tile: str) -> Table:
    """Return a table on which three players bid for a tile nobody has seen."""
    return table_of(f"wendron down {tile}").play("build wendron")


def hint_at(table: Table) -> Hint:
    """Return the hint of the seat to move."""
    seat = int(table.state.to_move)
    return compute_hint(knowledge_of(table), table.view_of(seat), 1, SMALL_HINT, lambda done: True)


def test_the_winning_move_comes_first_and_a_forced_one_needs_no_search() -> None:
    table = last_decision()
    hint = hint_at(table)
    best = hint.recommended_moves[0]
    assert (
        table.game.readable_move(table.state, best.code).text == "extract camborne tin 0 copper 3"
    )
    assert best.thousandths_behind_best == 0
    assert best.win_share_thousandths == hint.prospects[0].win_share_thousandths > 990
    forced = hint_at(table_of("work 10 pink; invested yellow blue"))
    assert [advice.visit_count for advice in forced.recommended_moves] == [0]


@pytest.mark.rule("A-5")
def test_at_most_three_moves_are_named_each_legal_whatever_lies_hidden() -> None:
    table = auction("2/2/2")
    other = auction("2/5/4")
    hint = hint_at(table)
    legal = {move.code for move in table.game.readable_moves(table.state)}
    assert 1 <= len(hint.recommended_moves) <= 3
    assert {advice.code for advice in hint.recommended_moves} <= legal
    assert hint == hint_at(other)


@pytest.mark.rule("S-4")
def test_a_rivals_cards_change_nothing_in_a_hint_or_an_win_forecast() -> None:
    found = []
    for card in ("b:miner:2", "b:copper+2:5"):
        table = table_of(f"round 4; invested blue; yellow hand {card}")
        knowledge = knowledge_of(table)
        worlds = Worlds(knowledge.playouts, table.view_of(0), 0, 3)
        win_forecast = make_win_forecast(knowledge, worlds, 80, 20, lambda done: True)
        found.append((hint_at(table), win_forecast))
    assert found[0] == found[1]


def test_a_question_taken_back_stops_the_work() -> None:
    table = auction("2/2/2")
    told: list[float] = []

    def tell(done: float) -> bool:
        told.append(done)
        return len(told) < 2

    with pytest.raises(RequestCancelled):
        compute_hint(knowledge_of(table), table.view_of(0), 1, SMALL_HINT, tell)
    assert len(told) == 2
