"""A row of the challenges: icon, name, sentences, what was reached, and the way in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.app import App
from game.client.challenges.challenge import Challenge
from game.client.challenges.standing import HEIGHT as MEDAL_HEIGHT
from game.client.challenges.standing import WIDTH as MEDAL_WIDTH
from game.client.challenges.standing import Medal, Standing, grade_words
from game.client.widgets.frames import Plate, icon, icon_painter
from game.client.widgets.text import Column
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import HEAD_ON_PARCHMENT, TextStyle
from game.scene.widgets import Button, Label

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
