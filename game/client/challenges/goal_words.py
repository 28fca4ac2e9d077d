"""Goals in words: for the page of challenges, and as a reminder while a challenge is played."""

from __future__ import annotations

from game.box.challenges import Scenario
from game.client.app import App
from game.client.challenges.challenge import DAILY, RUNG
from game.client.challenges.starting import challenge_name
from game.records.records import Chronicle


def goal_words(app: App, scenario: Scenario) -> str:
    """Return a scenario's goal as a sentence, its medals with their numbers."""
    steps = scenario.goal.steps or (0, 0, 0)
    medals = dict(zip(("bronze", "silver", "gold"), map(abs, steps), strict=True))
    return app.say(f"scenario.{scenario.name}.goal", **medals)


def reminder(app: App, chronicle: Chronicle) -> str:
    """Return what a game is played for: the challenge's name and goal; "" for any other game."""
    kind, _, key = challenge_name(chronicle).partition(":")
    contents = app.box.challenges
    scenario, rung = contents.scenario(key), contents.rung(key)
    if kind == DAILY:
        return app.say("challenges.reminder-daily")
    if kind == RUNG and rung is not None:
        head, lead = app.say(f"rung.{key}.head"), rung.goal.lead
        word = "reminder-lead" if lead else "reminder-rung"
        return app.say(f"challenges.{word}", head=head, lead=lead)
    if scenario is None:
        return ""
    head = app.say(f"scenario.{key}.head")
    return app.say("challenges.reminder", head=head, goal=goal_words(app, scenario))
