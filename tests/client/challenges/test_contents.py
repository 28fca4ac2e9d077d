"""The file of challenges: twelve scenarios, a ladder, seven days, and refusals in one sentence."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from ai.levels import player_names
from game.box.challenges import Allowed, Contents, read_contents
from game.box.goals import GOLD, NOTHING
from game.client.challenges.challenge import challenge_of, daily
from game.engine.reasons import Unreadable
from game.packing import own_folder
from game.titles.tinners_trail.box import challenges

NAME = "tinners-trail"
KINDS = {"pasties", "port", "train", "miner", "build", "adit", "pumps", "extract", "pass"}
ALLOWED = Allowed(("human", "ai:1"), ("arsenic",), ("better-mines",), ("2007",))
DAILY = '[[daily]]\nplayers = ["human", "ai:1"]\n'
WON = 'goal.limits = [{ number = "place", most = 1 }]\n'
RUNG = '[[rung]]\nname = "high"\nplayers = ["human", "ai:1"]\n'
SCENARIO = '[[scenario]]\nname = "one"\nicon = "mine"\nplayers = ["human", "ai:1"]\n'


@pytest.fixture(scope="module")
def contents() -> Contents:
    """What ships."""
    return challenges(own_folder(NAME), player_names())


def test_the_ladder_rises_from_no_option_to_all_of_them(contents: Contents) -> None:
    options = [set(rung.table.automa) for rung in contents.rungs]
    assert options[0] == set()
    assert len(options[-1]) == 8
    for below, above in pairwise(options):
        assert below - {"more-mines"} <= above
        assert below != above


def test_a_challenge_is_found_again_by_its_name(contents: Contents) -> None:
    days = "daily:2026-11-20", "daily:2026-11-20:2007"
    for name in ("scenario:penniless", "rung:sabotage", *days):
        found = challenge_of(name, contents)
        assert found is not None
        assert found.name == name
    gone = "scenario:gone", "rung:gone", "daily:someday", "", "daily:2026-11-20:1895"
    for name in gone:
        assert challenge_of(name, contents) is None


def test_a_title_without_challenges_has_no_game_of_the_day() -> None:
    assert challenge_of("daily:2026-11-20", Contents()) is None


def test_a_rung_may_ask_for_a_lead(tmp_path: Path) -> None:
    file = tmp_path / "challenges.toml"
    file.write_text(
        DAILY * 7 + SCENARIO + WON + RUNG + RUNG.replace("high", "top") + "lead = 30\n", "utf-8"
    )
    high, top = (rung.goal for rung in read_contents(file, ALLOWED).rungs)
    assert (high.lead, top.lead) == (0, 30)
    assert [goal.grade({"place": 1, "lead": 29}) for goal in (high, top)] == [GOLD, NOTHING]
    assert top.grade({"place": 1, "lead": 30}) == GOLD


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
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(
    tmp_path: Path, text: str, wrong: str
) -> None:
    file = tmp_path / "challenges.toml"
    file.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=wrong):
        read_contents(file, ALLOWED)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"gone\.toml cannot be read"):
        read_contents(tmp_path / "gone.toml", ALLOWED)


def test_the_game_of_a_day_follows_from_its_date_alone(contents: Contents) -> None:
    friday = date(2026, 11, 20)
    again = daily(contents, friday)
    assert daily(contents, friday) == again
    assert again.table == contents.daily[4]
    assert again.seed == 912534
    seeds = {daily(contents, date(2026, 11, day)).seed for day in range(1, 31)}
    assert len(seeds) == 30


def test_the_days_of_an_edition_are_other_games_than_the_usual_ones(contents: Contents) -> None:
    friday = date(2026, 11, 20)
    usual, first = daily(contents, friday), daily(contents, friday, "2007")
    assert (usual.name, first.name) == ("daily:2026-11-20", "daily:2026-11-20:2007")
    assert usual.seed != first.seed
    assert (usual.table.edition, first.table.edition) == ("", "2007")
    assert daily(contents, friday, "remastered") == usual
    assert len({daily(contents, date(2026, 11, day), "2007").seed for day in range(1, 31)}) == 30
