"""Describe the goals of challenges for their page and as a reminder during play."""

from dataclasses import dataclass

from game.box.challenges import Scenario
from game.client.app import App
from game.client.challenges.challenge import DAILY, RUNG, SCENARIO, day_of, is_challenge
from game.client.widgets.dates import day_in_words
from game.records.records import CHALLENGE, Chronicle


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
