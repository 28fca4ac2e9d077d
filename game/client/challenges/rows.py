"""The rows of the page of challenges, and its tabs of scenarios and of the ladder."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.box.challenges import GRADE_NAMES, NOTHING, Rung, Scenario
from game.client.app import App
from game.client.challenges.challenge import (
    Challenge,
    goal_words,
    of_rung,
    of_scenario,
    option_words,
    table_words,
)
from game.client.challenges.standing import Medal, Standing
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import icon, light_plate
from game.client.widgets.text import Column, stacked
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import ON_PAPER, TextStyle
from game.scene.widgets import Label

# A row of the challenges: icon, name, sentences, what was reached, and the way in.

ICON_WIDTH = 78.0
BUTTON_WIDTH = 186.0
BUTTON_HEIGHT = 56.0
HEAD_HEIGHT = 36.0
LINE = 26.0
SIDE = 14.0
TOP = 12.0
LEAST_HEIGHT = Medal.height + 2 * TOP

Sentence = tuple[str, TextStyle]


@dataclass(frozen=True, slots=True)
class TabFacts:
    """What every tab is made from; `play` begins a challenge, or goes on with a begun one."""

    app: App
    standing: Standing
    play: Callable[[Challenge], None]
    column: Column

    def way_into(self, challenge: Challenge, name: str) -> ButtonWay:
        """Return the button that plays a challenge."""
        key = "go-on" if self.standing.begun(challenge.name) else "play"
        words = self.app.say(f"challenges.{key}")
        then = partial(self.play, challenge)
        return ButtonWay(name, words, then, key)


@dataclass(frozen=True, slots=True)
class RowFacts:
    """What a row says; `grade` None for one without a medal, `word` for one there or not, `missed`
    for one that was not won. `is_next` is the one to begin with.
    """

    picture: str
    head: str
    sentences: Sequence[Sentence]
    way: ButtonWay
    grade: int | None = None
    word: str = ""
    missed: str = GRADE_NAMES[NOTHING]
    is_next: bool = False


class ChallengeRow(Node):
    """As wide as its column, as tall as its sentences need."""

    def __init__(self, app: App, facts: RowFacts, column: Column) -> None:
        width = column.width
        super().__init__(width=width, role="group", label=facts.head)
        right = width - SIDE - BUTTON_WIDTH
        medal_left = right - (Medal.width + 10 if facts.grade is not None else 0)
        room = medal_left - ICON_WIDTH - 10
        texts: list[Node] = []
        top = TOP
        head = Label(facts.head, ON_PAPER.head, **box(ICON_WIDTH, top, room, HEAD_HEIGHT))
        top += HEAD_HEIGHT
        for text, style in facts.sentences:
            lines = len(column.of(room).lines(app.kit.lettering, text, style))
            spot = box(ICON_WIDTH, top, room, LINE * lines)
            texts.append(Label(text, style, wrap=lines > 1, **spot))
            top += LINE * lines
        self.height = max(top + TOP, LEAST_HEIGHT)
        middle = self.height / 2
        self.add(light_plate(dim=bool(facts.way.why_not), width=width, height=self.height))
        self.add(icon(app.box.screen_pictures, facts.picture, 42, "ink", x=SIDE + 27, y=middle))
        self.add(head, *texts)
        if facts.grade is not None:
            spot_y = middle - Medal.height / 2
            word = facts.word or GRADE_NAMES[facts.grade]
            words = app.say(f"medal.{word if facts.grade else facts.missed}")
            self.add(Medal(app, facts.grade, words, x=medal_left, y=spot_y))
        spot = box(right, middle - BUTTON_HEIGHT / 2, BUTTON_WIDTH, BUTTON_HEIGHT)
        self.add(facts.way.plain(app, "primary" if facts.is_next else "quiet", **spot))


# The tab of scenarios: a row each with its story, its goal and the best that was reached.


def scenario_tab(facts: TabFacts) -> Node:
    """Return how many medals there are, and a row for every scenario."""
    app = facts.app
    (bronze, silver, gold) = facts.standing.medals()
    told = app.say("challenges.medals", gold=gold, silver=silver, bronze=bronze)
    return _tab(facts, told, [_scenario(facts, each) for each in app.box.challenges.scenarios])


def _tab(facts: TabFacts, told: str, rows: Sequence[Node]) -> Node:
    width = facts.column.width
    head = Node(width=width, height=40)
    head.add(Label(told, ON_PAPER.bold, **box(12, 2, width - 24, 34)))
    return stacked([head, *rows], width)


def _scenario(facts: TabFacts, scenario: Scenario) -> Node:
    app = facts.app
    say = facts.app.say
    standing = facts.standing
    challenge = of_scenario(scenario, app.box.challenges)
    told = [
        (say(f"scenario.{scenario.name}.story"), ON_PAPER.note),
        (goal_words(app, scenario), ON_PAPER.body),
        (table_words(app, scenario.table), ON_PAPER.note),
    ]
    row = RowFacts(
        scenario.icon,
        say(f"scenario.{scenario.name}.head"),
        told,
        facts.way_into(challenge, challenge.name),
        standing.grade(challenge.name),
        "" if scenario.goal.has_medals else "reached",
        is_next=bool(standing.begun(challenge.name)),
    )
    return ChallengeRow(app, row, facts.column)


# The tab of the ladder: a rung each with the automa's options; a won one opens the next.


def ladder_tab(facts: TabFacts) -> Node:
    """Return how high somebody stands, and every rung from the lowest up."""
    rungs = facts.app.box.challenges.rungs
    height = facts.standing.height(rungs)
    told = facts.app.say("challenges.height", rung=height, rungs=len(rungs))
    return _tab(facts, told, [_rung(facts, rung, at - height) for at, rung in enumerate(rungs)])


def _rung(facts: TabFacts, rung: Rung, above: int) -> Node:
    """`above` is how far over the next one to be won it lies."""
    app = facts.app
    say = facts.app.say
    challenge = of_rung(rung)
    best = facts.standing.best(challenge.name)
    told: list[Sentence] = [
        (say(f"rung.{rung.name}.note", lead=rung.goal.lead), ON_PAPER.body),
        (option_words(app, rung.table), ON_PAPER.note),
    ]
    if best is not None:
        key = "best-lead" if best.place == 1 else "nearest"
        told.append((say(f"challenges.{key}", points=abs(best.lead)), ON_PAPER.note))
    way = facts.way_into(challenge, challenge.name)
    if above > 0:
        way = way._replace(picture="lock", why_not=say("challenges.locked"))
    head = say(f"rung.{rung.name}.head")
    grade = facts.standing.grade(challenge.name)
    row = RowFacts("seal", head, told, way, grade, "won", is_next=above == 0)
    return ChallengeRow(app, row, facts.column)
