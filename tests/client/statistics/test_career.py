"""What finished games add up to, and which of them are milestones."""

from game.client.statistics.career_statistics import CareerStatistics, PlayQuality
from game.client.statistics.game_milestones import find_milestones
from game.client.statistics.game_totals import GameTotals
from game.client.statistics.ledger_codec import LedgerEntry
from game.client.statistics.ledger_entries import NO_SEAT, JudgedGameEntry
from game.records.records import AUTOMA_PLAYER
from tests.client.statistics.games import finished

KINDS = ("random", "ai:1", "ai:2", "ai:3")
WON = finished(points=(120, 80), game=b"a")
LOST = finished(points=(60, 81), game=b"b")
THREE = finished(points=(90, 100, 20), players=("human", "ai:3", "ai:1"), game=b"c")


def test_games_are_counted_by_players_and_by_the_strongest_opponent() -> None:
    career = CareerStatistics([WON, LOST, THREE], KINDS)
    assert career.totals_by_seat_count() == {
        "2": GameTotals(2, 1, 180, 120),
        "3": GameTotals(1, 0, 90, 90),
    }
    assert career.totals_by_strongest_opponent() == {
        "ai:1": GameTotals(2, 1, 180, 120),
        "ai:3": GameTotals(1, 0, 90, 90),
    }
    assert career.totals_of_all_games() == GameTotals(3, 1, 270, 120)


def test_shares_and_averages_are_rounded_and_never_divide_by_nothing() -> None:
    assert (GameTotals(3, 1, 200, 90).won_percent, GameTotals(3, 1, 200, 90).average_points) == (
        33,
        67,
    )
    assert (GameTotals(0, 0, 0, 0).won_percent, GameTotals(0, 0, 0, 0).average_points) == (0, 0)


def test_practice_pass_and_play_and_scenarios_stay_out_of_the_career() -> None:
    practice = finished(counts=False)
    together = finished(own=NO_SEAT, players=("human", "human"))
    scenario = finished(challenge="scenario:one")
    day = finished(challenge="daily:2026-03-05")
    assert CareerStatistics([practice, together, scenario, day], KINDS).games == [day]


def test_the_automa_comes_after_every_computer() -> None:
    solo = finished(players=("human", AUTOMA_PLAYER))
    assert list(CareerStatistics([solo, WON], KINDS).totals_by_strongest_opponent()) == [
        "ai:1",
        AUTOMA_PLAYER,
    ]


def test_accuracy_and_luck_are_means_over_judged_games_only() -> None:
    entries: list[LedgerEntry] = [
        WON,
        LOST,
        JudgedGameEntry(b"a", 80, 40),
        JudgedGameEntry(b"b", 61, -20),
        JudgedGameEntry(b"gone", 1, 1),
    ]
    assert CareerStatistics(entries, KINDS).play_quality() == PlayQuality(2, 70, 10)
    assert CareerStatistics([WON], KINDS).play_quality() == PlayQuality(0, 0, 0)


def test_records_name_the_game_that_made_them() -> None:
    career = CareerStatistics([WON, LOST, THREE], KINDS)
    assert career.game_with_most_points() == WON
    assert career.won_game_with_largest_lead() == WON
    assert CareerStatistics([], KINDS).game_with_most_points() is None
    assert CareerStatistics([LOST], KINDS).won_game_with_largest_lead() is None


def test_the_first_game_breaks_no_record_but_may_be_the_first_win() -> None:
    assert [each.text_key for each in find_milestones([], WON, KINDS)] == ["first-win"]
    assert find_milestones([], LOST, KINDS) == ()


def test_more_points_and_a_clearer_win_than_ever_are_told_with_what_was_before() -> None:
    better = finished(points=(150, 20), game=b"d")
    told = {each.text_key: each.facts for each in find_milestones([WON, LOST], better, KINDS)}
    assert told["most-points"] == {"points": 150, "before": 120, "seats": 2}
    assert told["largest-lead"] == {"lead": 130, "before": 40}
    assert "first-win" not in told


def test_points_are_compared_with_games_of_as_many_players_only() -> None:
    assert find_milestones([finished(points=(300, 1))], THREE, KINDS) == ()


def test_games_that_do_not_count_are_no_milestones() -> None:
    assert find_milestones([], finished(counts=False), KINDS) == ()
