"""The tab of scenarios: a row each with its story, its goal and the best that was reached."""

from __future__ import annotations

from functools import partial

from game.box.challenges import Scenario
from game.client.app import App
from game.client.challenges.challenge import of_scenario, table_words
from game.client.challenges.challenge_row import (
    ChallengeHandlers,
    ChallengeRow,
    RowButton,
    RowFacts,
)
from game.client.challenges.goal_words import goal_words
from game.client.challenges.standing import Standing
from game.client.widgets.text import Column, stacked
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import BODY_ON_PARCHMENT, BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Label


def scenario_tab(app: App, standing: Standing, orders: ChallengeHandlers, column: Column) -> Node:
    """Return how many medals there are, and a row for every scenario."""
    bronze, silver, gold = standing.medals()
    told = app.say("challenges.medals", gold=gold, silver=silver, bronze=bronze)
    head = Node(width=column.width, height=40)
    head.add(Label(told, BOLD_ON_PARCHMENT, **box(12, 2, column.width - 24, 34)))
    scenarios = app.box.challenges.scenarios
    rows = [_row(app, standing, orders, scenario, column) for scenario in scenarios]
    return stacked([head, *rows], column.width)


def _row(
    app: App, standing: Standing, orders: ChallengeHandlers, scenario: Scenario, column: Column
) -> Node:
    say = app.say
    challenge = of_scenario(scenario, app.box.challenges)
    begun = standing.begun(challenge.name)
    grade = standing.grade(challenge.name)
    told = [
        (say(f"scenario.{scenario.name}.story"), NOTE_ON_PARCHMENT),
        (goal_words(app, scenario), BODY_ON_PARCHMENT),
        (table_words(app, scenario.table), NOTE_ON_PARCHMENT),
    ]
    then = partial(orders.go_on if begun else orders.begin, challenge)
    key = "go-on" if begun else "play"
    way = RowButton(
        f"scenario:{scenario.name}",
        say(f"challenges.{key}"),
        "go-on" if begun else "play",
        then,
        is_next=bool(begun),
    )
    head = say(f"scenario.{scenario.name}.head")
    word = "" if scenario.goal.has_medals else "reached"
    return ChallengeRow(app, RowFacts(scenario.icon, head, told, way, grade, word), column)
