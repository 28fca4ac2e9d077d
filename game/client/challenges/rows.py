"""The rows of the page of challenges, and its tabs of scenarios and of the ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.box.challenges import Rung, Scenario
from game.client.app import App
from game.client.challenges.challenge import (
    Challenge,
    goal_words,
    of_rung,
    of_scenario,
    option_words,
    table_words,
)
from game.client.challenges.standing import HEIGHT as MEDAL_HEIGHT
from game.client.challenges.standing import WIDTH as MEDAL_WIDTH
from game.client.challenges.standing import Medal, Standing, grade_words
from game.client.widgets.frames import Plate, icon, icon_painter
from game.client.widgets.text import Column, stacked
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
    TextStyle,
)
from game.scene.widgets import Button, Label

# A row of the challenges: icon, name, sentences, what was reached, and the way in.

ICON_WIDTH, BUTTON_WIDTH, BUTTON_HEIGHT = 78.0, 186.0, 56.0
HEAD_HEIGHT, LINE, SIDE, TOP = 36.0, 26.0, 14.0, 12.0
LEAST_HEIGHT = MEDAL_HEIGHT + 2 * TOP

Sentence = tuple[str, TextStyle]


@dataclass(frozen=True, slots=True)
class ChallengeHandlers:
    """Where the page leads: begin a challenge, go on with one, look at all figures."""

    standing: Callable[[], Standing]
    begin: Callable[[Challenge], None]
    go_on: Callable[[Challenge], None]
    statistics: Callable[[], None]


@dataclass(frozen=True, slots=True)
class RowButton:
    """The button of a row; a `reason` disables it and is its tooltip."""

    name: str
    text: str
    picture: str
    then: Callable[[], None]
    reason: str = ""
    is_next: bool = False  # the one to begin with


@dataclass(frozen=True, slots=True)
class RowFacts:
    """What a row says; `grade` None for one without a medal, `word` for one there or not."""

    picture: str
    head: str
    sentences: Sequence[Sentence]
    way: RowButton
    grade: int | None = None
    word: str = ""


class ChallengeRow(Node):
    """As wide as its column, as tall as its sentences need."""

    def __init__(self, app: App, facts: RowFacts, column: Column) -> None:
        width = column.width
        super().__init__(width=width, role="group", label=facts.head)
        right = width - SIDE - BUTTON_WIDTH
        medal_left = right - (MEDAL_WIDTH + 10 if facts.grade is not None else 0)
        room = medal_left - ICON_WIDTH - 10
        texts: list[Node] = []
        top = TOP
        head = Label(facts.head, HEAD_ON_PARCHMENT, **box(ICON_WIDTH, top, room, HEAD_HEIGHT))
        top += HEAD_HEIGHT
        for text, style in facts.sentences:
            lines = len(column.of(room).lines(app.kit.lettering, text, style))
            spot = box(ICON_WIDTH, top, room, LINE * lines)
            texts.append(Label(text, style, wrap=lines > 1, **spot))
            top += LINE * lines
        self.height = max(top + TOP, LEAST_HEIGHT)
        middle = self.height / 2
        self.add(Plate(dim=bool(facts.way.reason), width=width, height=self.height))
        self.add(icon(app.box.screen_pictures, facts.picture, 42, "ink", x=SIDE + 27, y=middle))
        self.add(head, *texts)
        if facts.grade is not None:
            spot_y = middle - MEDAL_HEIGHT / 2
            words = grade_words(app, facts.grade, facts.word)
            self.add(Medal(app, facts.grade, words, x=medal_left, y=spot_y))
        self.add(_button(app, facts.way, right, middle - BUTTON_HEIGHT / 2))


def _button(app: App, way: RowButton, left: float, top: float) -> Button:
    picture = "lock" if way.reason else way.picture
    tone = "disabled" if way.reason else "ink"
    return Button(
        way.text,
        skin="primary" if way.is_next else "quiet",
        layout="centred",
        icon=icon_painter(app, picture, 24, tone),
        name=way.name,
        enabled=not way.reason,
        tooltip=way.reason or None,
        on_click=way.then,
        **box(left, top, BUTTON_WIDTH, BUTTON_HEIGHT),
    )


# The tab of scenarios: a row each with its story, its goal and the best that was reached.


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


# The tab of the ladder: a rung each with the automa's options; a won one opens the next.


def ladder_tab(app: App, standing: Standing, orders: ChallengeHandlers, column: Column) -> Node:
    """Return how high somebody stands, and every rung from the lowest up."""
    rungs = app.box.challenges.rungs
    height = standing.height(rungs)
    head = Node(width=column.width, height=40)
    told = app.say("challenges.height", rung=height, rungs=len(rungs))
    head.add(Label(told, BOLD_ON_PARCHMENT, **box(12, 2, column.width - 24, 34)))
    rows = [
        _rung_row(app, standing, orders, (rung, at - height), column)
        for at, rung in enumerate(rungs)
    ]
    return stacked([head, *rows], column.width)


def _rung_row(
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
