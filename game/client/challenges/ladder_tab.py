"""The tab of the ladder: a rung each with the automa's options; a won one opens the next."""

from __future__ import annotations

from functools import partial

from game.box.challenges import Rung
from game.client.app import App
from game.client.challenges.challenge import of_rung, option_words
from game.client.challenges.challenge_row import (
    ChallengeHandlers,
    ChallengeRow,
    RowButton,
    RowFacts,
    Sentence,
)
from game.client.challenges.standing import Standing
from game.client.widgets.text import Column, stacked
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import BODY_ON_PARCHMENT, BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Label


def ladder_tab(app: App, standing: Standing, orders: ChallengeHandlers, column: Column) -> Node:
    """Return how high somebody stands, and every rung from the lowest up."""
    rungs = app.box.challenges.rungs
    height = standing.height(rungs)
    head = Node(width=column.width, height=40)
    told = app.say("challenges.height", rung=height, rungs=len(rungs))
    head.add(Label(told, BOLD_ON_PARCHMENT, **box(12, 2, column.width - 24, 34)))
    rows = [
        _row(app, standing, orders, (rung, at - height), column) for at, rung in enumerate(rungs)
    ]
    return stacked([head, *rows], column.width)


def _row(
    app: App,
    standing: Standing,
    orders: ChallengeHandlers,
    place: tuple[Rung, int],
    column: Column,
) -> Node:
    """`place` is the rung, and how far above the next one to be won it lies."""
    rung, above = place
    say, challenge = app.say, of_rung(rung)
    begun, best = standing.begun(challenge.name), standing.best(challenge.name)
    told: list[Sentence] = [
        (say(f"rung.{rung.name}.note", lead=rung.goal.lead), BODY_ON_PARCHMENT),
        (option_words(app, rung.table), NOTE_ON_PARCHMENT),
    ]
    if best is not None:
        key = "best-lead" if best.place == 1 else "nearest"
        told.append((say(f"challenges.{key}", points=abs(best.lead)), NOTE_ON_PARCHMENT))
    then = partial(orders.go_on if begun else orders.begin, challenge)
    way = RowButton(
        f"rung:{rung.name}",
        say("challenges.go-on" if begun else "challenges.play"),
        "go-on" if begun else "play",
        then,
        reason=say("challenges.locked") if above > 0 else "",
        is_next=above == 0,
    )
    head = say(f"rung.{rung.name}.head")
    grade = standing.grade(challenge.name)
    return ChallengeRow(app, RowFacts("seal", head, told, way, grade, "won"), column)
