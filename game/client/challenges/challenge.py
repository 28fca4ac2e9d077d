"""Challenges: their names, seeds and tables."""

import hashlib
from dataclasses import dataclass
from datetime import date
from typing import Final

from game.box.challenges import (
    WINNING_GOAL,
    ChallengeContents,
    ChallengeSetUp,
    LadderRung,
    Scenario,
)
from game.box.goals import Goal

# One challenge to be played: its name, its table and where its game comes from.

DAILY_KIND = "daily"
SCENARIO_KIND = "scenario"
RUNG_KIND = "rung"
CHALLENGE_KINDS: Final = (DAILY_KIND, SCENARIO_KIND, RUNG_KIND)
EARLIEST_ALLOWED_CHALLENGE_DAY = date(1900, 1, 1)
LATEST_ALLOWED_CHALLENGE_DAY = date(9998, 12, 31)  # with days before and behind them
DAILY_SEED_COUNT: Final = 10**6  # short enough to be told to somebody else


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that counts for a goal.

    `name` is "daily:2026-11-20", "scenario:NAME" or "rung:NAME"; an edition with separate daily
    games has "daily:2026-11-20:EDITION". If `seed` is None each game has a new deal; a
    `position_text` replaces the deal.
    """

    name: str
    set_up: ChallengeSetUp
    goal: Goal
    seed: int | None = None
    position_text: str = ""

    @property
    def kind(self) -> str:
        """Return the first part of the name: DAILY_KIND, SCENARIO_KIND or RUNG_KIND."""
        return self.name.partition(":")[0]

    @property
    def name_in_kind(self) -> str:
        """Return the name without its kind: an ISO date, perhaps with an edition, or the name of
        a scenario or rung."""
        return self.name.partition(":")[2]


def has_challenge_name_form(name: str) -> bool:
    """Return whether a name has the form of a challenge's name, even if that challenge no longer
    exists."""
    kind, _, key = name.partition(":")
    return (
        parse_daily_name(name) is not None
        if kind == DAILY_KIND
        else kind in CHALLENGE_KINDS and bool(key)
    )


def parse_daily_name(challenge_name: str) -> tuple[date, str] | None:
    """Return the date and the edition ("" for the default one) from the name of a daily challenge;
    None if the name is not one of a daily challenge, or the date is out of range."""
    kind, _, key = challenge_name.partition(":")
    written, _, edition = key.partition(":")
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return None
    is_so_written = kind == DAILY_KIND and key == _daily_name_in_kind(day, edition)
    return (
        (day, edition)
        if is_so_written and EARLIEST_ALLOWED_CHALLENGE_DAY <= day <= LATEST_ALLOWED_CHALLENGE_DAY
        else None
    )


def _daily_name_in_kind(day: date, edition: str) -> str:
    return f"{day.isoformat()}:{edition}" if edition else day.isoformat()


def daily_seed(day: date, edition: str = "") -> int:
    """Return the seed of a date's daily game: the same for all players, and unpredictable from
    other dates."""
    digest = hashlib.sha256(_daily_name_in_kind(day, edition).encode()).digest()
    return int.from_bytes(digest[:8]) % DAILY_SEED_COUNT


def make_daily_challenge(
    challenge_contents: ChallengeContents, day: date, edition: str = ""
) -> Challenge:
    """Return the daily game of a date: its set-up depends on the weekday, its deal on date and
    edition.

    For an edition without separate daily games, return the daily game of the default edition.
    """
    table = challenge_contents.set_up_of_day(day, edition)
    name = f"{DAILY_KIND}:{_daily_name_in_kind(day, table.edition)}"
    return Challenge(name, table, WINNING_GOAL, daily_seed(day, table.edition))


def challenge_from_scenario(scenario: Scenario, challenge_contents: ChallengeContents) -> Challenge:
    """Return the challenge "scenario:NAME" with a scenario's set-up, goal, seed and position."""
    name = f"{SCENARIO_KIND}:{scenario.name}"
    position = (
        challenge_contents.position_text_by_name[scenario.starting_position_name]
        if scenario.starting_position_name
        else ""
    )
    return Challenge(name, scenario.set_up, scenario.goal, scenario.seed, position)


def challenge_from_rung(rung: LadderRung) -> Challenge:
    """Return the challenge "rung:NAME" with the set-up and goal of a rung of the ladder; it has no
    seed, so each game has a new deal."""
    return Challenge(f"{RUNG_KIND}:{rung.name}", rung.set_up, rung.goal)


def find_challenge(challenge_name: str, challenge_contents: ChallengeContents) -> Challenge | None:
    """Return the challenge of that name; None if it no longer exists."""
    kind, _, key = challenge_name.partition(":")
    if kind == SCENARIO_KIND:
        scenario = challenge_contents.find_scenario(key)
        return (
            challenge_from_scenario(scenario, challenge_contents) if scenario is not None else None
        )
    if kind == RUNG_KIND:
        rung = challenge_contents.find_rung(key)
        return challenge_from_rung(rung) if rung is not None else None
    found = parse_daily_name(challenge_name)
    if found is None or not challenge_contents.default_weekday_set_ups:
        return None
    challenge = make_daily_challenge(challenge_contents, *found)
    return challenge if challenge.name == challenge_name else None
