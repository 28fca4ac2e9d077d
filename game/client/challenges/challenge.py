"""Challenges: their names, tables and goals, and all of it in words."""

import hashlib
from collections import Counter
from dataclasses import dataclass
from datetime import date
from typing import Final

from game.box.challenges import MOST_SEED, WIN, ChallengeTable, Contents, Goal, Rung, Scenario
from game.client.app import App
from game.client.widgets.choices import player_words
from game.client.widgets.text import day_in_words
from game.records.records import AUTOMA, CHALLENGE, HUMAN, Chronicle

# One challenge to be played: its name, its table and where its game comes from.

DAILY = "daily"
SCENARIO = "scenario"
RUNG = "rung"
KINDS: Final = (DAILY, SCENARIO, RUNG)
FIRST_DAY = date(1900, 1, 1)
LAST_DAY = date(9998, 12, 31)  # with days before and behind them


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that counts for something.

    `name` is "daily:2026-11-20", "scenario:NAME" or "rung:NAME"; the day of an edition with days
    of its own is "daily:2026-11-20:EDITION". Without a `seed` each game is dealt anew; a
    `position` is where it begins instead of a deal.
    """

    name: str
    table: ChallengeTable
    goal: Goal
    seed: int | None = None
    position: str = ""

    @property
    def kind(self) -> str:
        """Return DAILY, SCENARIO or RUNG."""
        return self.name.partition(":")[0]

    @property
    def key(self) -> str:
        """Return the name within its kind: a date in ISO form and its edition, or a word."""
        return self.name.partition(":")[2]


def is_challenge(name: str) -> bool:
    """Return whether a challenge may have had this name, be it there still or not."""
    kind, _, key = name.partition(":")
    return day_of(name) is not None if kind == DAILY else kind in KINDS and bool(key)


def day_of(name: str) -> tuple[date, str] | None:
    """Return the day whose game bears this name, and its edition; None for any other name. The
    edition is "" where the day is the usual one's.
    """
    kind, _, key = name.partition(":")
    written, _, edition = key.partition(":")
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return None
    is_so_written = kind == DAILY and key == _key_of(day, edition)
    return (day, edition) if is_so_written and FIRST_DAY <= day <= LAST_DAY else None


def _key_of(day: date, edition: str) -> str:
    return f"{day.isoformat()}:{edition}" if edition else day.isoformat()


def seed_of(day: date, edition: str = "") -> int:
    """Return the seed of a day: the same for everybody, and telling nothing about other days."""
    digest = hashlib.sha256(_key_of(day, edition).encode()).digest()
    return int.from_bytes(digest[:8]) % MOST_SEED


def daily(contents: Contents, day: date, edition: str = "") -> Challenge:
    """Return the game of a day: table by the day of the week, deal by date and edition. An edition
    without days of its own has the usual ones.
    """
    table = contents.of_day(day, edition)
    name = f"{DAILY}:{_key_of(day, table.edition)}"
    return Challenge(name, table, WIN, seed_of(day, table.edition))


def of_scenario(scenario: Scenario, contents: Contents) -> Challenge:
    """Return a scenario as a challenge."""
    name = f"{SCENARIO}:{scenario.name}"
    position = contents.positions[scenario.position] if scenario.position else ""
    return Challenge(name, scenario.table, scenario.goal, scenario.seed, position)


def of_rung(rung: Rung) -> Challenge:
    """Return a rung of the ladder as a challenge."""
    return Challenge(f"{RUNG}:{rung.name}", rung.table, rung.goal)


def challenge_of(name: str, contents: Contents) -> Challenge | None:
    """Return the challenge of that name; None for one that is not there any more."""
    kind, _, key = name.partition(":")
    if kind == SCENARIO:
        scenario = contents.scenario(key)
        return of_scenario(scenario, contents) if scenario is not None else None
    if kind == RUNG:
        rung = contents.rung(key)
        return of_rung(rung) if rung is not None else None
    found = day_of(name)
    if found is None or not contents.daily:
        return None
    challenge = daily(contents, *found)
    return challenge if challenge.name == name else None


# Words for the table of a challenge: who sits there, and with which expansions.


def table_words(app: App, table: ChallengeTable) -> str:
    """Return the opponents, each kind once with how many, and the expansions."""
    say = app.say
    kinds = Counter(player for player in table.players if player != HUMAN)
    names = [
        f"{count} × {opponent_words(app, kind)}" if count > 1 else opponent_words(app, kind)
        for kind, count in kinds.items()
    ]
    against = say("challenges.against", names=", ".join(names))
    return f"{against} {_with_expansions(app, table)}".strip()


def option_words(app: App, table: ChallengeTable) -> str:
    """Return the options of the automa, or that there are none; the opponents where none plays."""
    automa = app.box.automa
    say = app.say
    if AUTOMA not in table.players:
        return table_words(app, table)
    if not table.automa:
        return say("challenges.no-options")
    if automa is not None and not automa.switched:
        level = f"{say(f'automa.mix-{automa.mix_of(table.automa)}')}."
        return f"{level} {_with_expansions(app, table)}".strip()
    return ", ".join(say(f"automa.{option}") for option in table.automa)


def _with_expansions(app: App, table: ChallengeTable) -> str:
    """Return what else is played with, "" when nothing is."""
    names = ", ".join(app.say(f"expansion.{name}") for name in table.expansions)
    return app.say("challenges.with", names=names) if names else ""


def opponent_words(app: App, kind: str) -> str:
    """Return what a kind of opponent is called."""
    return app.say("automa.name") if kind == AUTOMA else player_words(app, kind)


# Goals in words: for the page of challenges, and as a reminder while a challenge is played.


def goal_words(app: App, scenario: Scenario) -> str:
    """Return a scenario's goal as a sentence, its medals with their numbers."""
    steps = scenario.goal.steps or (0, 0, 0)
    medals = dict(zip(("bronze", "silver", "gold"), map(abs, steps), strict=True))
    return app.say(f"scenario.{scenario.name}.goal", **medals)


def challenge_name(chronicle: Chronicle) -> str:
    """Return the name of the challenge a game is played for, "" for none."""
    names = [note.text for note in chronicle.notes(CHALLENGE) if is_challenge(note.text)]
    return names[-1] if names else ""


def challenge_told(app: App, name: str, title: str = "") -> str:
    """Return what a challenge of a title is called, of the open one without a name."""
    box = app.box_of(title or app.box.title.name)
    kind, _, key = name.partition(":")
    if kind == DAILY:
        return app.say("challenges.daily")
    named = box.challenges.scenario(key) if kind == SCENARIO else box.challenges.rung(key)
    return app.say(f"goal.{kind}") if named is None else box.words.say(f"{kind}.{key}.head")


def challenge_listed(app: App, name: str, title: str = "") -> str:
    """Return what a challenge is called among other games, with its kind."""
    kind = name.partition(":")[0]
    return app.say(f"goal.listed-{kind}", head=challenge_told(app, name, title))


@dataclass(frozen=True, slots=True)
class PlayedFor:
    """What a game is played for, in words: the kind of challenge, what it is called, its goal as a
    sentence, and what the medals ask for.
    """

    kind: str
    head: str
    goal: str
    medals: tuple[int, ...] = ()

    @property
    def whole(self) -> str:
        """Name and goal in one sentence."""
        return f"{self.head}: {self.goal}"


def played_for(app: App, chronicle: Chronicle) -> PlayedFor | None:
    """Return what a game is played for; None for any other game, and for a challenge that is not
    there any more.
    """
    name = challenge_name(chronicle)
    contents = app.box.challenges
    if not name:
        return None
    kind, _, key = name.partition(":")
    head = challenge_told(app, name)
    if kind == DAILY and (found := day_of(name)) is not None:
        kept = app.kept_result(name)
        goal = app.say("goal.day-repeat", result=kept) if kept else app.say("goal.day-first")
        return PlayedFor(day_in_words(app, found[0]), head, goal)
    scenario = contents.scenario(key)
    rung = contents.rung(key)
    if kind == RUNG and rung is not None:
        lead = rung.goal.lead
        is_top = contents.rungs[-1] == rung
        word = "lead" if lead else "win"
        goal = app.say(f"goal.rung-{word}-top" if is_top else f"goal.rung-{word}", lead=lead)
        return PlayedFor(app.say("goal.rung"), head, goal)
    if kind == SCENARIO and scenario is not None:
        goal = goal_words(app, scenario)
        steps = scenario.goal.steps
        return PlayedFor(app.say("goal.scenario"), head, goal, tuple(map(abs, steps)))
    return None
