"""The end screen: winner and reasons, the ledger, the charts of the game, and the next actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.hints.turning_points import Turning
from game.client.screens.end_charts import LUCK, EndCharts
from game.client.screens.end_scores import HEIGHT as MEDALS_HEIGHT
from game.client.screens.end_scores import LedgerPanel, has_room_for, lowest_ledger
from game.client.screens.game_screen import GameScreen
from game.client.screens.result_sentences import ToldPanel, only_sentence
from game.client.session.saving import GameResult
from game.client.session.score_history import ANALYSIS
from game.client.widgets.buttons import ButtonWay, button_row
from game.client.widgets.celebration import Celebration
from game.client.widgets.frames import Flourish, piece
from game.client.widgets.game_options import options_line
from game.client.widgets.list_page import AT_DUSK
from game.client.widgets.page import Page
from game.client.widgets.text import ScrollPane, stacked
from game.engine.title import Options
from game.scene.drawing.accents import BRASS, BRASS_HIGH
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label

WIDE = 1800.0
SIDE_BY_SIDE = 1690.0
COLUMN = 1100.0
NARROW = 940.0
TALL = 1030.0
LONG = 1600.0
HEAD_HEIGHT = 150.0
FOOT_HEIGHT = 84.0
CHART_WIDTH = 742.0
CHART_HEIGHT = 330.0
GAP = 16.0
GUTTER = 18.0
MOST_ABOVE_MEDALS = 4  # seats whose rows leave room for medals beside the charts
ABOVE = TextStyle("italic", 30, BRASS_HIGH)
OPTIONS_HEIGHT = 26.0
OPTIONS_RAISED = 10.0  # of the line close below the winner
WINNER = TextStyle("head", 92, (0xFB, 0xF0, 0xD2))


@dataclass(frozen=True, slots=True)
class EndCompany:
    """What the people of an online game can do together after it."""

    again: Callable[[], None]
    again_words: Callable[[], str]
    open_chat: Callable[[], None]
    chat_words: Callable[[], str]


@dataclass(frozen=True, slots=True)
class EndHandlers:
    """The actions of the end screen; `look_at`, which opens the replay, is None for an unsaved
    game.

    `company` is None unless it was an online game.
    """

    rematch: Callable[[], None]
    title: Callable[[], None]
    look_at: Callable[[int], None] | None = None
    company: EndCompany | None = None


class EndScreen(Page, GameScreen):
    """The end screen; every button leaves the saved game as it is."""

    first_focus = "rematch"

    def __init__(
        self, app: App, result: GameResult, handlers: EndHandlers, turning: Turning | None = None
    ) -> None:
        super().__init__(app)
        self._result = result
        self._handlers = handlers
        self._turning = turning
        self.music = app.box.music.get("end", ())
        self._chart = next(iter(result.history.charts), LUCK)
        winner = result.seats[result.ranking[0]].colour
        tints = app.box.screen_pictures.tints(winner)
        self._celebration = Celebration((*tints[:2], BRASS_HIGH, BRASS), z=60)
        self._medals = False
        self._company_words: tuple[str, ...] = ()

    @property
    def game_options(self) -> Options | None:
        """The options of the finished game."""
        return self._result.options

    def hear(self) -> None:
        """Update the online parts of the screen."""
        if self.stage.top_modal is None and self._company_now() != self._company_words:
            self.rebuild()

    def _company_now(self) -> tuple[str, ...]:
        company = self._handlers.company
        return (company.again_words(), company.chat_words()) if company is not None else ()

    def enter(self) -> None:
        """Start the celebration."""
        self.kit.sound.play("win")
        self.stage.timeline.play(self._celebration.falling())
        if self._turning is not None:
            self._turning.begin(lambda: self.window.call_soon(self.rebuild_turning))

    def leave(self) -> None:
        """Stop listening; the judgement continues, since the replay may use it."""
        if self._turning is not None:
            self._turning.hush()

    def rebuild_turning(self) -> None:
        """Show the progress of the judgement, or its result."""
        if self._turning is not None and self.window.screen is self:
            if self._turning.tell():
                self.rebuild()  # the chart of luck can be drawn now
            self.stage.refresh()

    def go_back(self) -> None:
        """Return to the title page."""
        self._handlers.title()

    def build(self, units: Units) -> None:
        """Add heading, ledger, charts and buttons; in a column if they do not fit side by side."""
        page = self.sheet(WIDE, NARROW, TALL)
        is_wide = page.width >= SIDE_BY_SIDE
        if not is_wide:
            page = self.sheet(COLUMN, NARROW, LONG, scrolls=True)
        self._medals = bool(self._result.history.moments) and (
            not is_wide or len(self._result.seats) <= MOST_ABOVE_MEDALS
        )
        share = 1.0 if is_wide else 0.8
        heading = HEAD_HEIGHT * share + (OPTIONS_HEIGHT if self._played_with() else 0.0)
        rest = heading + GAP + FOOT_HEIGHT
        room = page.height - rest
        body = self._abreast(page.width, room) if is_wide else self._column(page.width)
        if not is_wide and body.height > room:
            body = self._column(page.width - GUTTER)
        self.shorten(page, body.height + rest)
        foot, room = page.height - FOOT_HEIGHT, min(room, body.height)
        page.add(
            *self._heading(page.width, share),
            ScrollPane(body, **box(0, heading, page.width, room)),
            *self._buttons(page.width, foot),
        )
        self._celebration.width = units.width
        self._celebration.height = units.height
        self.stage.root.add(self._celebration)

    def _charts(self) -> EndCharts:
        game = self._turning.game() if self._turning is not None else None
        return EndCharts(self.app, self._result, self._chart, self._choose_chart, game)

    def _choose_chart(self, chart: str) -> None:
        self._chart = chart
        self.rebuild()

    def _ledger(self, place: BoxPlace) -> LedgerPanel:
        told = self._told_above(place["width"])
        return LedgerPanel(self.app, self._result, medals=self._medals, told=told, **place)

    def _told_above(self, width: float) -> str:
        """Return the single sentence that fits in the ledger's head, "" otherwise."""
        told = only_sentence(self.app, self._result) if self._medals else ""
        return told if has_room_for(self.app, told, width) else ""

    def _abreast(self, width: float, height: float) -> Node:
        right = width - CHART_WIDTH
        told = self._below(width, right - GAP)
        least = lowest_ledger(len(self._result.seats), medals=self._medals)
        height = max(height, least + GAP + told.height)
        told.y = height - told.height
        tall = told.y - GAP if told.height else height
        half = (tall - GAP) / 2
        charts = self._charts()
        body = Node(width=width, height=height)
        return body.add(
            self._ledger(box(0, 0, right - GAP, tall)),
            charts.points(box(right, 0, CHART_WIDTH, half)),
            charts.chosen(box(right, half + GAP, CHART_WIDTH, half)),
            told,
        )

    def _column(self, width: float) -> Node:
        rows = HEAD_HEIGHT + 96 * len(self._result.seats)
        rows += MEDALS_HEIGHT if self._medals else 0.0
        ledger = self._ledger(box(0, 0, width, rows))
        told = self._below(width, width)
        told.y = rows + GAP
        top = told.y + (told.height + GAP if told.height else 0.0)
        body = Node(width=width, height=top + 2 * CHART_HEIGHT + GAP)
        charts = self._charts()
        below = box(0, top + CHART_HEIGHT + GAP, width, CHART_HEIGHT)
        return body.add(
            ledger, told, charts.points(box(0, top, width, CHART_HEIGHT)), charts.chosen(below)
        )

    def _heading(self, width: float, share: float) -> list[Node]:
        result = self._result
        winner = result.seats[result.ranking[0]]
        middle = width / 2
        style = WINNER.sized(WINNER.size * share)
        above = ABOVE.sized(ABOVE.size * share)
        letters = self.kit.lettering.width(winner.name, style, 1.0)
        left = middle - letters / 2
        right = middle + letters / 2
        screen_pictures = self.app.box.screen_pictures
        line = 84 * share
        closed = self.app.say("end.closed")
        nodes: list[Node] = [
            Label(closed, above, align="centre", **box(0, 0, width, 38 * share)),
            Label(winner.name, style, align="centre", **box(48, 36 * share, width, 104 * share)),
            piece(screen_pictures, winner.colour, 1.35 * share, x=left - 10, y=128 * share),
        ]
        if played_with := self._played_with():
            spot = box(0, HEAD_HEIGHT * share - OPTIONS_RAISED, width, OPTIONS_HEIGHT)
            told = Label(played_with, AT_DUSK, align="centre", name="options", **spot)
            told.tooltip = played_with
            nodes.append(told)
        if left > 260:
            nodes.append(Flourish(1.0, x=left - 200, y=line, width=120))
            nodes.append(Flourish(0.0, x=right + 80, y=line, width=120))
        return nodes

    def _played_with(self) -> str:
        """Return the options of the game on one line; "" if there are none."""
        options = self._result.options
        return options_line(self.app, options) if options is not None else ""

    def _below(self, width: float, ledger: float) -> Node:
        """Return what decided the game: sentences, unless they are in the ledger's head, and
        turning points."""
        panels: list[Node] = []
        if not self._told_above(ledger):
            panels.append(ToldPanel(self.app, self._result, medals=not self._medals, width=width))
        if self._turning is not None:
            panels.append(self._turning.panel(width, self._handlers.look_at))
        return stacked(panels, width, GAP)

    def _buttons(self, page_width: float, top: float) -> Sequence[Node]:
        say = self.app.say
        handlers = self._handlers
        look_at = self._handlers.look_at
        company = handlers.company
        self._company_words = self._company_now()
        again = company.again_words() if company is not None else say("end.rematch")
        keys = ("return",)
        ways = [ButtonWay("rematch", again, handlers.rematch, "dice", "@confirm", keys)]
        if company is not None:
            chat = company.chat_words()
            ways.append(ButtonWay("chat", chat, company.open_chat, "book", "@company"))
        if look_at is not None:
            watch = partial(look_at, 0)
            analyse = partial(look_at, ANALYSIS)
            ways.append(ButtonWay("replay", say("end.replay"), watch, "play", "@menu-watch"))
            if self._turning is not None:
                words = say("end.analyse")
                ways.append(ButtonWay("analyse", words, analyse, "lantern", "@menu-analyse"))
        ways.append(ButtonWay("title", say("end.title"), handlers.title, "menu", "@back"))
        return button_row(self.app, ways, "rematch", 20, **box(0, top, page_width, FOOT_HEIGHT))
