"""The challenges of a title, read from its file."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Final

from game.box.goals import LEAD_NUMBER_NAME, PLACE_NUMBER_NAME, Goal, NumberLimit
from game.files.toml_fields import TomlFields, read_text_file, read_toml_file

DAYS_PER_WEEK: Final = 7
MAX_NAME_LETTERS = 40
LARGEST_CHALLENGE_SEED = 10**6
MAX_GOAL_NUMBER = 10**6
MAX_SEATS: Final = 8

WINNING_GOAL: Final = Goal((NumberLimit(PLACE_NUMBER_NAME, maximum=1),))


def goal_of_winning_by(lead_points: int) -> Goal:
    """Return the goal of winning by at least `lead_points` points."""
    return Goal((*WINNING_GOAL.limits, NumberLimit(LEAD_NUMBER_NAME, minimum=lead_points)))


@dataclass(frozen=True, slots=True)
class ChallengeSetUp:
    """The set-up of a challenge: kinds of players in seat order, expansions, options of the
    automa, and the edition ("" for the title's first one)."""

    players: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    automa_options: tuple[str, ...] = ()
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A game with a goal; the keys of its texts begin with `scenario.NAME`.

    It begins with the deal of `seed`, or, if `starting_position_name` is not empty, with the
    position of that name.
    """

    name: str
    icon: str
    set_up: ChallengeSetUp
    goal: Goal
    seed: int = 0
    starting_position_name: str = ""


@dataclass(frozen=True, slots=True)
class LadderRung:
    """One rung of the solo ladder: a game against the automa with these options; the keys of its
    texts begin with `rung.NAME`."""

    name: str
    set_up: ChallengeSetUp
    goal: Goal = WINNING_GOAL


@dataclass(frozen=True, slots=True)
class ChallengeContents:
    """All challenges of a title.

    `default_weekday_set_ups` are the set-ups of the daily games, one for each day from a Monday on,
    for one or more weeks that repeat. `weekday_set_ups_by_edition` holds those of editions that
    have special ones. `position_text_by_name` are positions of scenarios as text, by name.
    """

    default_weekday_set_ups: tuple[ChallengeSetUp, ...] = ()
    weekday_set_ups_by_edition: Mapping[str, tuple[ChallengeSetUp, ...]] = field(
        default_factory=dict
    )
    scenarios: tuple[Scenario, ...] = ()
    rungs: tuple[LadderRung, ...] = ()
    position_text_by_name: Mapping[str, str] = field(default_factory=dict)

    def weekday_set_ups(self, edition: str) -> tuple[ChallengeSetUp, ...]:
        """Return the set-ups of an edition's daily games, or the default ones if there are none for
        this edition."""
        return self.weekday_set_ups_by_edition.get(edition, self.default_weekday_set_ups)

    def set_up_of_day(self, day: date, edition: str) -> ChallengeSetUp:
        """Return the set-up of an edition's daily game on a date; the set-ups repeat after one
        or more weeks."""
        tables = self.weekday_set_ups(edition)
        return tables[(day.toordinal() - 1) % len(tables)]

    def find_scenario(self, name: str) -> Scenario | None:
        """Return the scenario of that name, None when there is none."""
        return next((each for each in self.scenarios if each.name == name), None)

    def find_rung(self, name: str) -> LadderRung | None:
        """Return the rung of that name, None when there is none."""
        return next((each for each in self.rungs if each.name == name), None)


@dataclass(frozen=True, slots=True)
class AllowedChallengeWords:
    """The words that a challenge file may use: kinds of players, expansions, options of the
    automa, and editions other than the default one."""

    players: Collection[str]
    expansions: Collection[str]
    automa_options: Collection[str]
    editions: Collection[str] = ()


def read_challenge_file(file: Path, allowed_words: AllowedChallengeWords) -> ChallengeContents:
    """Return the contents of a challenge file; raises Unreadable that says what is wrong with it.

    The positions of scenarios are read from the folder beside the file, which has the file's name
    without its ending.
    """
    fields = read_toml_file(file)
    weeks: dict[str, list[ChallengeSetUp]] = {"": []}
    for entry in fields.tables("daily"):
        edition = entry.choice("edition", ("", *allowed_words.editions), default="")
        weeks.setdefault(edition, []).append(
            replace(_parse_set_up(entry, allowed_words), edition=edition)
        )
    for tables in weeks.values():
        if len(tables) % DAYS_PER_WEEK > 0 or not tables:
            allowed_number = "one for each day of a week, or of several weeks"
            raise fields.field_error("daily", f"has {len(tables)} tables", allowed_number)
    scenarios = tuple(_parse_scenario(entry, allowed_words) for entry in fields.tables("scenario"))
    rungs = tuple(_parse_rung(entry, allowed_words) for entry in fields.tables("rung"))
    fields.check_no_unknown_keys()
    folder = file.with_suffix("")
    named = [each.starting_position_name for each in scenarios if each.starting_position_name]
    positions = {name: read_text_file(folder / f"{name}.toml") for name in named}
    own = {edition: tuple(tables) for edition, tables in weeks.items()}
    return ChallengeContents(own.pop(""), own, scenarios, rungs, positions)


def _parse_set_up(
    fields: TomlFields, allowed_words: AllowedChallengeWords, *, refuses_unknown_keys: bool = True
) -> ChallengeSetUp:
    players = fields.unchecked_list("players", "players")
    for player in players:
        if player not in allowed_words.players:
            raise fields.field_error("players", f"has {player}", ", ".join(allowed_words.players))
    expansions = fields.word_list("expansions", allowed_words.expansions, "expansions", ())
    automa = fields.word_list("automa", allowed_words.automa_options, "options", ())
    if refuses_unknown_keys:
        fields.check_no_unknown_keys()
    return ChallengeSetUp(tuple(map(str, players)), tuple(expansions), tuple(automa))


def _parse_scenario(fields: TomlFields, allowed_words: AllowedChallengeWords) -> Scenario:
    table = _parse_set_up(fields, allowed_words, refuses_unknown_keys=False)
    name = fields.text("name", MAX_NAME_LETTERS)
    icon = fields.text("icon", MAX_NAME_LETTERS)
    seed = fields.integer("seed", 0, LARGEST_CHALLENGE_SEED, 0)
    position = fields.text("position", MAX_NAME_LETTERS, "")
    goal = _parse_goal(fields.table("goal"))
    fields.check_no_unknown_keys()
    return Scenario(name, icon, table, goal, seed, position)


def _parse_goal(fields: TomlFields) -> Goal:
    number = ""
    steps: tuple[int, ...] = ()
    if "medals" in fields:
        medals = fields.table("medals")
        number = medals.text("number", MAX_NAME_LETTERS)
        steps = medals.integers("steps", -MAX_GOAL_NUMBER, MAX_GOAL_NUMBER, 3)
        medals.check_no_unknown_keys()
    limits = tuple(_parse_limit(entry) for entry in fields.tables("limits", is_required=False))
    fields.check_no_unknown_keys()
    if not limits and not steps:
        raise fields.field_error("limits", "is missing", "limits, medals or both")
    return Goal(limits, number, steps)


def _parse_limit(fields: TomlFields) -> NumberLimit:
    number = fields.text("number", MAX_NAME_LETTERS)
    least = (
        fields.integer("least", -MAX_GOAL_NUMBER, MAX_GOAL_NUMBER) if "least" in fields else None
    )
    most = fields.integer("most", -MAX_GOAL_NUMBER, MAX_GOAL_NUMBER) if "most" in fields else None
    fields.check_no_unknown_keys()
    if least is None and most is None:
        raise fields.field_error("least", "is missing", "least, most or both")
    return NumberLimit(number, least, most)


def _parse_rung(fields: TomlFields, allowed_words: AllowedChallengeWords) -> LadderRung:
    table = _parse_set_up(fields, allowed_words, refuses_unknown_keys=False)
    name = fields.text("name", MAX_NAME_LETTERS)
    goal = (
        goal_of_winning_by(fields.integer("lead", 1, MAX_GOAL_NUMBER))
        if "lead" in fields
        else WINNING_GOAL
    )
    fields.check_no_unknown_keys()
    return LadderRung(name, table, goal)
