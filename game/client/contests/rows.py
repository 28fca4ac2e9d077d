"""The rows of the page of challenges."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.box.goals import GRADE_NAMES, NOTHING
from game.client.app import App
from game.client.challenges.challenge import Challenge
from game.client.statistics.medals import Medal
from game.client.statistics.standing import Standing
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import icon, light_plate
from game.client.widgets.text import PageColumn
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
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
    """What every tab needs; `play` begins a challenge or continues it."""

    app: App
    standing: Standing
    play: Callable[[Challenge], None]
    column: PageColumn

    def way_into(self, challenge: Challenge, name: str) -> ButtonWay:
        """Return the button that plays a challenge."""
        key = "go-on" if self.standing.begun(challenge.name) else "play"
        words = self.app.say(f"challenges.{key}")
        then = partial(self.play, challenge)
        return ButtonWay(name, words, then, key)


@dataclass(frozen=True, slots=True)
class RowFacts:
    """The content of a row.

    `grade` is None if there is no medal, `word` replaces it, `missed` marks a challenge that was
    not won, and `is_next` the one to play next.
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
    """A row as wide as its column and as tall as its sentences."""

    def __init__(self, app: App, facts: RowFacts, column: PageColumn) -> None:
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
