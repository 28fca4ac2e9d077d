"""How far somebody has come: days in a row, medals, rungs; repeats change no result."""

from __future__ import annotations

from datetime import date

from game.box.challenges import ChallengeTable, Rung
from game.client.challenges.standing import Standing
from game.client.statistics.entries import Begun, Finished
from tests.client.statistics.games import finished

RUNGS = tuple(
    Rung(name, ChallengeTable(("human", "wallace"))) for name in ("low", "middle", "high")
)


def day(number: int, points: int = 100, edition: str = "") -> Finished:
    return finished(points=(points, 80), challenge=f"daily:2026-03-{number:02}{edition}")


def test_the_first_game_of_a_day_is_kept_and_others_are_repeats() -> None:
    standing = Standing([day(3, 90), day(3, 200), day(3, 70)])
    [result] = standing.diary().days
    assert (result.first.points, result.repeats) == (90, 2)


def test_days_in_a_row_reach_up_to_today_or_yesterday() -> None:
    played = [day(number) for number in (1, 3, 4, 5)]
    standing = Standing(played)
    assert standing.diary().streak(date(2026, 3, 5)) == 3
    assert standing.diary().streak(date(2026, 3, 6)) == 3
    assert standing.diary().streak(date(2026, 3, 7)) == 0
    assert standing.diary().longest_streak() == 3


def test_a_row_of_days_crosses_the_end_of_a_month() -> None:
    last = finished(challenge="daily:2026-02-28")
    standing = Standing([last, day(1)])
    assert standing.diary().streak(date(2026, 3, 1)) == 2


def test_every_edition_has_a_row_of_days_and_a_best_day_of_its_own() -> None:
    old = [day(number, edition=":2007") for number in (2, 3)]
    standing = Standing([day(1), day(3, 90), day(4), day(4), *old])
    first, usual = standing.diary("2007"), standing.diary()
    assert [result.day.day for result in first.days] == [3, 2]
    assert [result.day.day for result in usual.days] == [4, 3, 1]
    assert (first.streak(date(2026, 3, 5)), usual.streak(date(2026, 3, 5))) == (0, 2)
    assert (first.longest_streak(), usual.longest_streak()) == (2, 2)
    assert standing.medals() == (0, 0, 0)


def test_nothing_played_is_no_row_and_no_best_day() -> None:
    standing = Standing([])
    assert (standing.diary().streak(date(2026, 3, 5)), standing.diary().longest_streak()) == (0, 0)
    assert standing.diary().best_day() is None
    assert not standing.has_anything


def test_games_that_do_not_count_reach_nothing() -> None:
    standing = Standing([finished(challenge="scenario:one", grade=3, counts=False)])
    assert standing.grade("scenario:one") == 0


def test_the_best_medal_of_a_scenario_stays() -> None:
    games = [finished(challenge="scenario:one", grade=grade) for grade in (1, 3, 0, 2)]
    standing = Standing([*games, finished(challenge="scenario:two", grade=2)])
    assert standing.grade("scenario:one") == 3
    assert standing.medals() == (0, 1, 1)


def test_a_rung_opens_when_the_one_below_is_won_and_is_never_lost() -> None:
    def rung(name: str, grade: int) -> Finished:
        return finished(challenge=f"rung:{name}", grade=grade)

    entries = [rung("low", 0), rung("low", 3), rung("high", 3), rung("low", 0)]
    assert Standing([]).height(RUNGS) == 0
    assert Standing(entries).height(RUNGS) == 1
    assert Standing([*entries, rung("middle", 3)]).height(RUNGS) == 3


def test_a_game_that_was_begun_is_open_until_that_very_file_is_finished() -> None:
    begun = Begun("scenario:one", "game-0007.tinners")
    other = finished(challenge="scenario:one", file="game-0003.tinners")
    same = finished(challenge="scenario:one", file="game-0007.tinners")
    assert Standing([begun]).begun("scenario:one") == "game-0007.tinners"
    assert Standing([begun, other]).begun("scenario:one") == "game-0007.tinners"
    assert Standing([begun, same]).begun("scenario:one") == ""
