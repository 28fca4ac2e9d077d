"""Texts of the goals of challenges, for their page and for the table."""

from dataclasses import dataclass

from game.box.challenges import Scenario
from game.client.app import App
from game.client.challenges.challenge import (
    DAILY_KIND,
    RUNG_KIND,
    SCENARIO_KIND,
    has_challenge_name_form,
    parse_daily_name,
)
from game.client.widgets.dates import date_text
from game.records.records import CHALLENGE_NOTE_KIND, Chronicle


def scenario_goal_sentence(app: App, scenario: Scenario) -> str:
    """Return the sentence about a scenario's goal, with the thresholds of its medals filled in."""
    steps = scenario.goal.medal_thresholds or (0, 0, 0)
    medals = dict(zip(("bronze", "silver", "gold"), map(abs, steps), strict=True))
    return app.say(f"scenario.{scenario.name}.goal", **medals)


def challenge_name_of_game(chronicle: Chronicle) -> str:
    """Return the name of the challenge noted last in a saved game, "" if it belongs to none."""
    names = [
        note.text
        for note in chronicle.notes_of_kind(CHALLENGE_NOTE_KIND)
        if has_challenge_name_form(note.text)
    ]
    return names[-1] if names else ""


def challenge_display_name(app: App, challenge_name: str, title: str = "") -> str:
    """Return the display name of the challenge `challenge_name` of a title ("" for the open
    title); a challenge that no longer exists has the name of its kind."""
    box = app.box_of_title_or_open_box(title or app.box.title.name)
    kind, _, key = challenge_name.partition(":")
    if kind == DAILY_KIND:
        return app.say("challenges.daily")
    named = (
        box.challenges.find_scenario(key)
        if kind == SCENARIO_KIND
        else box.challenges.find_rung(key)
    )
    return app.say(f"goal.{kind}") if named is None else box.words.say(f"{kind}.{key}.head")


def challenge_name_with_kind(app: App, challenge_name: str, title: str = "") -> str:
    """Return the display name of a challenge with its kind, for a list of games."""
    kind = challenge_name.partition(":")[0]
    return app.say(f"goal.listed-{kind}", head=challenge_display_name(app, challenge_name, title))


@dataclass(frozen=True, slots=True)
class ChallengeTexts:
    """The texts about a game's challenge: its kind (for a daily game its date), its display
    name, its goal as a sentence, and the thresholds of its medals (empty without medals)."""

    kind_or_date: str
    display_name: str
    goal_sentence: str
    medal_thresholds: tuple[int, ...] = ()

    @property
    def name_and_goal(self) -> str:
        """Display name and goal as one text, separated by a colon."""
        return f"{self.display_name}: {self.goal_sentence}"


def challenge_texts(app: App, chronicle: Chronicle) -> ChallengeTexts | None:
    """Return the texts of a game's challenge; None for other games, and if the challenge no longer
    exists."""
    name = challenge_name_of_game(chronicle)
    contents = app.box.challenges
    if not name:
        return None
    kind, _, key = name.partition(":")
    head = challenge_display_name(app, name)
    if kind == DAILY_KIND and (found := parse_daily_name(name)) is not None:
        kept = app.first_daily_result_text(name)
        goal = app.say("goal.day-repeat", result=kept) if kept else app.say("goal.day-first")
        return ChallengeTexts(date_text(app, found[0]), head, goal)
    scenario = contents.find_scenario(key)
    rung = contents.find_rung(key)
    if kind == RUNG_KIND and rung is not None:
        lead = rung.goal.required_lead
        is_top = contents.rungs[-1] == rung
        word = "lead" if lead else "win"
        goal = app.say(f"goal.rung-{word}-top" if is_top else f"goal.rung-{word}", lead=lead)
        return ChallengeTexts(app.say("goal.rung"), head, goal)
    if kind == SCENARIO_KIND and scenario is not None:
        goal = scenario_goal_sentence(app, scenario)
        steps = scenario.goal.medal_thresholds
        return ChallengeTexts(app.say("goal.scenario"), head, goal, tuple(map(abs, steps)))
    return None
