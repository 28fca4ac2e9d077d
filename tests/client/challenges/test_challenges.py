"""Goals: limits that must hold, and what bronze, silver and gold ask for. How far somebody
has come: days in a row, medals, rungs; repeats change no result."""

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from ai.levels import player_names
from game.application.box_factory import title_asset_folder
from game.box.challenges import (
    WINNING_GOAL,
    AllowedChallengeWords,
    ChallengeContents,
    ChallengeSetUp,
    LadderRung,
    read_challenge_file,
)
from game.box.goals import (
    BRONZE_GRADE,
    GOLD_GRADE,
    NO_MEDAL_GRADE,
    SILVER_GRADE,
    FinalScores,
    Goal,
    NumberLimit,
)
from game.client.challenges.challenge import find_challenge, make_daily_challenge
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.statistics.ledger_entries import BegunChallengeEntry, FinishedGameEntry
from game.engine.reasons import Unreadable
from game.titles.tinners_trail.box import read_challenges
from tests.client.statistics.games import finished
from tests.helpers.present import present

RISING = Goal((NumberLimit("place", maximum=1),), "points", (100, 150, 200))
FALLING = Goal((), "mines", (5, 4, 3))

RUNGS = tuple(
    LadderRung(name, ChallengeSetUp(("human", "wallace"))) for name in ("low", "middle", "high")
)

NAME = "tinners-trail"
ALLOWED = AllowedChallengeWords(("human", "ai:1"), ("arsenic",), ("better-mines",), ("2007",))
DAILY = '[[daily]]\nplayers = ["human", "ai:1"]\n'
WON = 'goal.limits = [{ number = "place", most = 1 }]\n'
RUNG = '[[rung]]\nname = "high"\nplayers = ["human", "ai:1"]\n'
SCENARIO = '[[scenario]]\nname = "one"\nicon = "mine"\nplayers = ["human", "ai:1"]\n'


@pytest.mark.parametrize(
    ("points", "grade"),
    [
        (99, NO_MEDAL_GRADE),
        (100, BRONZE_GRADE),
        (150, SILVER_GRADE),
        (199, SILVER_GRADE),
        (200, GOLD_GRADE),
    ],
)
def test_more_points_earn_a_better_medal(points: int, grade: int) -> None:
    assert RISING.grade({"place": 1, "points": points}) == grade


@pytest.mark.parametrize(
    ("mines", "grade"), [(6, NO_MEDAL_GRADE), (5, BRONZE_GRADE), (4, SILVER_GRADE), (2, GOLD_GRADE)]
)
def test_fewer_mines_earn_a_better_medal(mines: int, grade: int) -> None:
    assert FALLING.grade({"mines": mines}) == grade


def test_without_the_win_no_medal_is_earned() -> None:
    assert RISING.grade({"place": 2, "points": 300}) == NO_MEDAL_GRADE


def test_a_goal_without_medals_is_reached_or_not() -> None:
    assert WINNING_GOAL.grade({"place": 1}) == GOLD_GRADE
    assert WINNING_GOAL.grade({"place": 2}) == NO_MEDAL_GRADE
    assert not WINNING_GOAL.has_medals


def test_a_move_never_made_counts_as_none() -> None:
    hungry = Goal((NumberLimit("moves:pasties", maximum=0),))
    assert hungry.grade({"place": 1}) == GOLD_GRADE
    assert hungry.grade({"moves:pasties": 1}) == NO_MEDAL_GRADE


def test_the_numbers_of_a_seat_name_points_place_lead_moves_and_the_titles_figures() -> None:
    ending = FinalScores(scores=(90, 120, 60), ranking=(1, 0, 2))
    numbers = ending.goal_numbers_of_seat(0, ["build", "pass", "build", ""], {"mines": 4})
    assert numbers == {
        "points": 90,
        "place": 2,
        "lead": -30,
        "moves:build": 2,
        "moves:pass": 1,
        "mines": 4,
    }


def day(number: int, points: int = 100, edition: str = "") -> FinishedGameEntry:
    return finished(points=(points, 80), challenge=f"daily:2026-03-{number:02}{edition}")


def test_days_in_a_row_reach_up_to_today_or_yesterday() -> None:
    played = [day(number) for number in (1, 3, 4, 5)]
    challenge_progress = ChallengeProgress(played)
    assert challenge_progress.diary_of_edition().current_streak_days(date(2026, 3, 5)) == 3
    assert challenge_progress.diary_of_edition().current_streak_days(date(2026, 3, 6)) == 3
    assert challenge_progress.diary_of_edition().current_streak_days(date(2026, 3, 7)) == 0
    assert challenge_progress.diary_of_edition().longest_streak_days() == 3


def test_a_row_of_days_crosses_the_end_of_a_month() -> None:
    last = finished(challenge="daily:2026-02-28")
    challenge_progress = ChallengeProgress([last, day(1)])
    assert challenge_progress.diary_of_edition().current_streak_days(date(2026, 3, 1)) == 2


def test_every_edition_has_a_row_of_days_and_a_best_day_of_its_own() -> None:
    old = [day(number, edition=":2007") for number in (2, 3)]
    challenge_progress = ChallengeProgress([day(1), day(3, 90), day(4), day(4), *old])
    first = challenge_progress.diary_of_edition("2007")
    usual = challenge_progress.diary_of_edition()
    assert [result.day.day for result in first.day_results] == [3, 2]
    assert [result.day.day for result in usual.day_results] == [4, 3, 1]
    assert (
        first.current_streak_days(date(2026, 3, 5)),
        usual.current_streak_days(date(2026, 3, 5)),
    ) == (0, 2)
    assert (first.longest_streak_days(), usual.longest_streak_days()) == (2, 2)
    assert challenge_progress.scenario_medal_counts() == (0, 0, 0)


def test_nothing_played_is_no_row_and_no_best_day() -> None:
    challenge_progress = ChallengeProgress([])
    assert (
        challenge_progress.diary_of_edition().current_streak_days(date(2026, 3, 5)),
        challenge_progress.diary_of_edition().longest_streak_days(),
    ) == (0, 0)
    assert challenge_progress.diary_of_edition().best_day_result() is None
    assert not challenge_progress.has_finished_challenge


def test_the_best_medal_of_a_scenario_stays() -> None:
    games = [finished(challenge="scenario:one", grade=grade) for grade in (1, 3, 0, 2)]
    challenge_progress = ChallengeProgress([*games, finished(challenge="scenario:two", grade=2)])
    assert challenge_progress.best_grade("scenario:one") == 3
    assert challenge_progress.scenario_medal_counts() == (0, 1, 1)


def test_a_rung_opens_when_the_one_below_is_won_and_is_never_lost() -> None:
    def rung(name: str, grade: int) -> FinishedGameEntry:
        return finished(challenge=f"rung:{name}", grade=grade)

    entries = [rung("low", 0), rung("low", 3), rung("high", 3), rung("low", 0)]
    assert ChallengeProgress([]).count_rungs_won_without_gap(RUNGS) == 0
    assert ChallengeProgress(entries).count_rungs_won_without_gap(RUNGS) == 1
    assert ChallengeProgress([*entries, rung("middle", 3)]).count_rungs_won_without_gap(RUNGS) == 3


def test_a_game_that_was_begun_is_open_until_that_very_file_is_finished() -> None:
    begun = BegunChallengeEntry("scenario:one", "game-0007.counthouse")
    other = finished(challenge="scenario:one", file="game-0003.counthouse")
    same = finished(challenge="scenario:one", file="game-0007.counthouse")
    assert ChallengeProgress([begun]).unfinished_file_name("scenario:one") == "game-0007.counthouse"
    assert (
        ChallengeProgress([begun, other]).unfinished_file_name("scenario:one")
        == "game-0007.counthouse"
    )
    assert ChallengeProgress([begun, same]).unfinished_file_name("scenario:one") == ""


# The file of challenges: twelve scenarios, a ladder, seven days, and refusals in one sentence.


@pytest.fixture(scope="module")
def contents() -> ChallengeContents:
    """What ships."""
    return read_challenges(title_asset_folder(NAME), player_names())


def test_the_ladder_rises_from_no_option_to_all_of_them(contents: ChallengeContents) -> None:
    options = [set(rung.set_up.automa_options) for rung in contents.rungs]
    assert options[0] == set()
    assert len(options[-1]) == 8
    for below, above in pairwise(options):
        assert below - {"more-mines"} <= above
        assert below != above


def test_a_challenge_is_found_again_by_its_name(contents: ChallengeContents) -> None:
    days = "daily:2026-11-20", "daily:2026-11-20:2007"
    for name in ("scenario:penniless", "rung:sabotage", *days):
        found = present(find_challenge(name, contents))
        assert found.name == name
    gone = "scenario:gone", "rung:gone", "daily:someday", "", "daily:2026-11-20:1895"
    for name in gone:
        assert find_challenge(name, contents) is None


def test_two_weeks_of_days_follow_one_another(tmp_path: Path) -> None:
    file = tmp_path / "challenges.toml"
    other = DAILY.replace('"ai:1"', '"ai:1", "ai:1"')
    file.write_text(DAILY * 7 + other * 7 + SCENARIO + WON + RUNG, "utf-8")
    contents = read_challenge_file(file, ALLOWED)
    monday = date(2026, 11, 23)
    days = [monday + timedelta(days=number) for number in range(28)]
    seats = [len(contents.set_up_of_day(day, "").players) for day in days]
    assert seats in ([2] * 7 + [3] * 7 + [2] * 7 + [3] * 7, [3] * 7 + [2] * 7 + [3] * 7 + [2] * 7)


def test_a_title_without_challenges_has_no_game_of_the_day() -> None:
    assert find_challenge("daily:2026-11-20", ChallengeContents()) is None


def test_a_rung_may_ask_for_a_lead(tmp_path: Path) -> None:
    file = tmp_path / "challenges.toml"
    file.write_text(
        DAILY * 7 + SCENARIO + WON + RUNG + RUNG.replace("high", "top") + "lead = 30\n", "utf-8"
    )
    high, top = (rung.goal for rung in read_challenge_file(file, ALLOWED).rungs)
    assert (high.required_lead, top.required_lead) == (0, 30)
    assert [goal.grade({"place": 1, "lead": 29}) for goal in (high, top)] == [
        GOLD_GRADE,
        NO_MEDAL_GRADE,
    ]
    assert top.grade({"place": 1, "lead": 30}) == GOLD_GRADE


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (DAILY * 6, "one for each day of a week"),
        (DAILY * 7 + DAILY + 'edition = "2007"\n', "one for each day of a week"),
        (DAILY * 7 + DAILY + 'edition = "1895"\n', "1895.*allowed"),
        (DAILY * 7 + SCENARIO + 'goal.limits = [{ number = "place" }]\n', "least, most or both"),
        (DAILY * 7 + SCENARIO + "[scenario.goal]\n", "limits, medals or both"),
        (DAILY * 7 + SCENARIO.replace("ai:1", "ai:9"), "has ai:9"),
        (DAILY * 7 + SCENARIO + WON + RUNG + "lead = 0\n", "lead.*0.*allowed: .*1 to"),
        ("daily = [", "not readable as TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "challenges.toml"
    file.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=wrong):
        read_challenge_file(file, ALLOWED)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"gone\.toml cannot be read"):
        read_challenge_file(tmp_path / "gone.toml", ALLOWED)


def test_the_game_of_a_day_follows_from_its_date_alone(contents: ChallengeContents) -> None:
    friday = date(2026, 11, 20)
    again = make_daily_challenge(contents, friday)
    assert make_daily_challenge(contents, friday) == again
    assert again.set_up == contents.default_weekday_set_ups[4]
    assert again.seed == 912534
    seeds = {make_daily_challenge(contents, date(2026, 11, day)).seed for day in range(1, 31)}
    assert len(seeds) == 30


def test_the_days_of_an_edition_are_other_games_than_the_usual_ones(
    contents: ChallengeContents,
) -> None:
    friday = date(2026, 11, 20)
    usual = make_daily_challenge(contents, friday)
    first = make_daily_challenge(contents, friday, "2007")
    assert (usual.name, first.name) == ("daily:2026-11-20", "daily:2026-11-20:2007")
    assert usual.seed != first.seed
    assert (usual.set_up.edition, first.set_up.edition) == ("", "2007")
    assert make_daily_challenge(contents, friday, "remastered") == usual
    assert (
        len(
            {
                make_daily_challenge(contents, date(2026, 11, day), "2007").seed
                for day in range(1, 31)
            }
        )
        == 30
    )
