"""The challenges of a title, read from its file."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Final

from game.box.goals import LEAD, PLACE, Goal, Limit
from game.files.toml_fields import Fields, read_toml_file, text_of

DAYS: Final = 7
MOST_NAME = 40
MOST_SEED = 10**6
MOST_NUMBER = 10**6
MOST_SEATS: Final = 8

WIN: Final = Goal((Limit(PLACE, most=1),))


def win_by(lead: int) -> Goal:
    """Return the goal of winning by at least `lead` points."""
    return Goal((*WIN.limits, Limit(LEAD, least=lead)))


@dataclass(frozen=True, slots=True)
class ChallengeTable:
    """The set-up of a challenge: kinds of players in seat order, expansions, the automa's options.

    Without an `edition` the title's first one is used.
    """

    players: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] = ()
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A game with a goal; its texts are `scenario.NAME`.

    It begins with the deal of `seed`, or with a position that is a text file beside the contents.
    """

    name: str
    icon: str
    table: ChallengeTable
    goal: Goal
    seed: int = 0
    position: str = ""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the solo ladder: the automa's options; its texts are `rung.NAME`.

    `lead` is the required margin in points; without one it is enough to win.
    """

    name: str
    table: ChallengeTable
    goal: Goal = WIN


@dataclass(frozen=True, slots=True)
class Contents:
    """All challenges of a title.

    `daily` are the tables of the weekdays of one or more weeks that repeat, Monday first. `weeks`
    are those of editions with their own game of the day. `positions` are texts of positions by
    name.
    """

    daily: tuple[ChallengeTable, ...] = ()
    weeks: Mapping[str, tuple[ChallengeTable, ...]] = field(default_factory=dict)
    scenarios: tuple[Scenario, ...] = ()
    rungs: tuple[Rung, ...] = ()
    positions: Mapping[str, str] = field(default_factory=dict)

    def week(self, edition: str) -> tuple[ChallengeTable, ...]:
        """Return the weekday tables of an edition, or the default ones when it has none."""
        return self.weeks.get(edition, self.daily)

    def of_day(self, day: date, edition: str) -> ChallengeTable:
        """Return the challenge of an edition on a day; day 1 of the calendar was a Monday."""
        tables = self.week(edition)
        return tables[(day.toordinal() - 1) % len(tables)]

    def scenario(self, name: str) -> Scenario | None:
        """Return the scenario of that name, None when there is none."""
        return next((each for each in self.scenarios if each.name == name), None)

    def rung(self, name: str) -> Rung | None:
        """Return the rung of that name, None when there is none."""
        return next((each for each in self.rungs if each.name == name), None)


@dataclass(frozen=True, slots=True)
class Allowed:
    """The words a file may use: kinds of players, expansions, options of the automa, editions.

    The default edition is not among the editions.
    """

    players: Collection[str]
    expansions: Collection[str]
    automa: Collection[str]
    editions: Collection[str] = ()


def read_contents(file: Path, allowed: Allowed) -> Contents:
    """Read a challenge file; Unreadable says what is wrong with it.

    Positions are in the folder beside the file that has the same name.
    """
    fields = read_toml_file(file)
    weeks: dict[str, list[ChallengeTable]] = {"": []}
    for entry in fields.tables("daily"):
        edition = entry.choice("edition", ("", *allowed.editions), default="")
        weeks.setdefault(edition, []).append(replace(_table(entry, allowed), edition=edition))
    for tables in weeks.values():
        if len(tables) % DAYS > 0 or not tables:
            allowed_number = "one for each day of a week, or of several weeks"
            raise fields.refusal("daily", f"has {len(tables)} tables", allowed_number)
    scenarios = tuple(_scenario(entry, allowed) for entry in fields.tables("scenario"))
    rungs = tuple(_rung(entry, allowed) for entry in fields.tables("rung"))
    fields.finish()
    folder = file.with_suffix("")
    named = [each.position for each in scenarios if each.position]
    positions = {name: text_of(folder / f"{name}.toml") for name in named}
    own = {edition: tuple(tables) for edition, tables in weeks.items()}
    return Contents(own.pop(""), own, scenarios, rungs, positions)


def _table(fields: Fields, allowed: Allowed, *, done: bool = True) -> ChallengeTable:
    players = fields.items("players", "players")
    for player in players:
        if player not in allowed.players:
            raise fields.refusal("players", f"has {player}", ", ".join(allowed.players))
    expansions = fields.words("expansions", allowed.expansions, "expansions", ())
    automa = fields.words("automa", allowed.automa, "options", ())
    if done:
        fields.finish()
    return ChallengeTable(tuple(map(str, players)), tuple(expansions), tuple(automa))


def _scenario(fields: Fields, allowed: Allowed) -> Scenario:
    table = _table(fields, allowed, done=False)
    name = fields.text("name", MOST_NAME)
    icon = fields.text("icon", MOST_NAME)
    seed = fields.whole("seed", 0, MOST_SEED, 0)
    position = fields.text("position", MOST_NAME, "")
    goal = _goal(fields.table("goal"))
    fields.finish()
    return Scenario(name, icon, table, goal, seed, position)


def _goal(fields: Fields) -> Goal:
    number = ""
    steps: tuple[int, ...] = ()
    if "medals" in fields:
        medals = fields.table("medals")
        number = medals.text("number", MOST_NAME)
        steps = medals.wholes("steps", -MOST_NUMBER, MOST_NUMBER, 3)
        medals.finish()
    limits = tuple(_limit(entry) for entry in fields.tables("limits", needed=False))
    fields.finish()
    if not limits and not steps:
        raise fields.refusal("limits", "is missing", "limits, medals or both")
    return Goal(limits, number, steps)


def _limit(fields: Fields) -> Limit:
    number = fields.text("number", MOST_NAME)
    least = fields.whole("least", -MOST_NUMBER, MOST_NUMBER) if "least" in fields else None
    most = fields.whole("most", -MOST_NUMBER, MOST_NUMBER) if "most" in fields else None
    fields.finish()
    if least is None and most is None:
        raise fields.refusal("least", "is missing", "least, most or both")
    return Limit(number, least, most)


def _rung(fields: Fields, allowed: Allowed) -> Rung:
    table = _table(fields, allowed, done=False)
    name = fields.text("name", MOST_NAME)
    goal = win_by(fields.whole("lead", 1, MOST_NUMBER)) if "lead" in fields else WIN
    fields.finish()
    return Rung(name, table, goal)
