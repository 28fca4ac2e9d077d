"""The page of challenges: the game of the day, the scenarios and the ladder, one tab each."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Final

from game.box.challenges import DAYS
from game.box.goals import NOTHING
from game.client.app import App
from game.client.challenges.challenge import DAILY, RUNG, SCENARIO, Challenge, daily
from game.client.challenges.table_text import table_words
from game.client.contests.rows import ChallengeRow, RowFacts, Sentence, TabFacts
from game.client.contests.tabs import ladder_tab, scenario_tab
from game.client.statistics.medals import Medal, result_words
from game.client.statistics.standing import DayResult, Diary, Standing
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.choices import edition_choice
from game.client.widgets.dates import day_in_words
from game.client.widgets.edition_names import edition_told, other_edition_told
from game.client.widgets.frames import icon, light_plate, portrait
from game.client.widgets.list_page import AT_DUSK, HEADING
from game.client.widgets.ornaments import FAINT, tailpiece
from game.client.widgets.page import Page
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.text import ScrollPane
from game.records.records import HUMAN
from game.scene.drawing import colours
from game.scene.layout import Column, Grid, Row, Spacer, Stack, Wrap, fraction, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import Units
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label

WEEK_WIDTH: Final = 1100.0
HALF_WEEK_WIDTH: Final = 760.0
HALF_WEEK: Final = 4  # days abreast in a page that is less wide than for a week
FEWEST_DAYS: Final = 2
ORNAMENT: Final = 96.0  # where a day more would stand
PORTRAIT = 42.0
LAUREL = 24.0
DAY_SHARE = 0.36
LEAST_DOOR = 500.0
MOST_DAYS = 60
DOORS = {SCENARIO: "laurel", RUNG: "seal"}  # icons

WIDE = 1500.0
NARROW = 560.0
TALL = 960.0
EDITIONS_WIDTH = 480.0
BUTTON = 340.0
ICONS = {DAILY: "laurel", SCENARIO: "laurel", RUNG: "seal"}


class WeekStrip(Grid):
    """A plate for every day of an edition's week from Monday on; today's is highlighted."""

    def __init__(self, facts: TabFacts, edition: str = "") -> None:
        app = facts.app
        self._app = app
        self._standing = facts.standing
        self._edition = edition
        today = app.today()
        monday = today - timedelta(days=today.weekday())
        days = [monday + timedelta(days=number) for number in range(DAYS)]
        plates = [self._day(day, today) for day in days]
        if -DAYS % facts.days_abreast:
            laurel = icon(app.box.screen_pictures, "laurel", ORNAMENT, "ink", alpha=FAINT)
            plates.append(Row(laurel, justify="centre", align="centre"))
        super().__init__(
            *plates,
            columns=facts.days_abreast,
            gap=theme.TIGHT,
            role="group",
            label=app.say("challenges.week"),
        )

    def _challenge(self, day: date) -> Challenge:
        return daily(self._app.box.challenges, day, self._edition)

    def _day(self, day: date, today: date) -> Node:
        app = self._app
        challenge = self._challenge(day)
        name = ON_PAPER.bold.in_colour(colours.CHOUGH) if day == today else ON_PAPER.bold
        weekday = app.say(f"weekday.{day.weekday() + 1}")
        pictures = app.box.screen_pictures
        faces = [
            portrait(pictures, kind, width=PORTRAIT, height=PORTRAIT)
            for kind in challenge.table.players
            if kind != HUMAN
        ]
        told = Label(
            table_words(app, challenge.table), ON_PAPER.note, align="centre", wrap=True, grow=1
        )
        words = Column(
            Label(weekday, name, align="centre"),
            Row(*faces, justify="centre"),
            told,
            Row(self._medal(challenge, day), justify="centre"),
            gap=theme.TIGHT,
            padding=theme.TIGHT,
        )
        return Stack(light_plate(dim=day != today), words, role="group", label=weekday)

    def _medal(self, challenge: Challenge, day: date) -> Medal:
        say = self._app.say
        today = self._app.today()
        grade = NOTHING
        word = "today" if day == today else "to-come" if day > today else "not-played"
        told = say(f"challenges.day-{word}")
        if games := self._standing.games(challenge.name):
            first = games[0]
            grade = games[0].grade
            told = say("challenges.day-place", place=first.place, players=len(first.players))
        return Medal(self._app, grade, told)


def daily_tab(facts: TabFacts, edition: str, turn_to: Callable[[str], None]) -> Node:
    """Return today's row of an edition, the week, and a line for every day played before.

    A player who has not played the edition's daily game yet sees the other tabs instead; `turn_to`
    opens one.
    """
    app = facts.app
    challenge = daily(app.box.challenges, app.today(), edition)
    diary = facts.standing.diary(challenge.table.edition)
    rows: list[Node] = [
        _today(facts, challenge),
        _head(app, "week", _streak_told(app, diary)),
        WeekStrip(facts, edition),
    ]
    days = diary.days[:MOST_DAYS]
    if not days:
        return Column(*rows, _head(app, "more"), _elsewhere(app, turn_to), gap=theme.GAP)
    best = diary.best_day()
    cells = [cell for each in days for cell in _day(app, each, is_best=each == best)]
    columns = (fraction(DAY_SHARE), LAUREL, fraction(1 - DAY_SHARE))
    listed = Grid(*cells, columns=columns, gap=theme.GAP, padding=(0.0, theme.GAP), align="centre")
    return Column(*rows, _head(app, "days"), listed, gap=theme.GAP)


def _today(facts: TabFacts, challenge: Challenge) -> Node:
    app = facts.app
    say = facts.app.say
    games = facts.standing.games(challenge.name)
    told: list[Sentence] = [
        (table_words(app, challenge.table), ON_PAPER.body),
        (say("challenges.daily-note"), ON_PAPER.note),
    ]
    way = facts.way_into(challenge, "daily")
    if games:
        result = result_words(app, games[0])
        told.insert(1, (say("challenges.daily-kept", result=result), ON_PAPER.bold))
        if not facts.standing.begun(challenge.name):
            way = way._replace(text=say("challenges.repeat"), picture="reset")
    head = day_in_words(app, app.today())
    grade = games[0].grade if games else NOTHING
    missed = "kept" if games else "nothing"
    row = RowFacts("dice", head, told, way, grade, "won", missed, is_next=not games)
    return ChallengeRow(app, row)


def _streak_told(app: App, diary: Diary) -> str:
    """Return how many days in a row were played."""
    if not diary.days:
        return app.say("challenges.no-days")
    streak = diary.streak(app.today())
    return app.say("challenges.streak", days=streak, longest=diary.longest_streak())


def _head(app: App, key: str, told: str = "") -> Node:
    line = Row(
        Label(app.say(f"challenges.{key}"), ON_PAPER.head),
        Label(told, ON_PAPER.bold, align="right", wrap=True, grow=1, basis=0.0),
        gap=theme.BROAD,
        padding=(theme.TIGHT, theme.GAP, 0.0, theme.GAP),
        align="centre",
    )
    return Column(line, Divider())


def _elsewhere(app: App, turn_to: Callable[[str], None]) -> Node:
    """Return buttons that open the other tabs, side by side if there is room."""
    contents = app.box.challenges
    counts = {SCENARIO: len(contents.scenarios), RUNG: len(contents.rungs)}
    doors = [
        _door(app, kind, count, partial(turn_to, kind)) for kind, count in counts.items() if count
    ]
    return Grid(*doors, least_column=LEAST_DOOR, gap=theme.GAP)


def _door(app: App, kind: str, count: int, then: Callable[[], None]) -> Node:
    say = app.say
    told: list[Sentence] = [(say(f"challenges.{kind}-note", count=count), ON_PAPER.body)]
    way = ButtonWay(f"door:{kind}", say("challenges.look"), then, "eye")
    return ChallengeRow(app, RowFacts(DOORS[kind], say(f"challenges.{kind}"), told, way))


def _day(app: App, result: DayResult, *, is_best: bool) -> list[Node]:
    """Return the day, a laurel if it was won, and its result."""
    best = app.say("challenges.best-day") if is_best else ""
    again = app.say("challenges.repeats", count=result.repeats) if result.repeats else ""
    told = " · ".join(filter(None, (result_words(app, result.first), best, again)))
    won = result.first.place == 1
    return [
        Label(day_in_words(app, result.day), ON_PAPER.body, wrap=True),
        icon(app.box.screen_pictures, "laurel", LAUREL, "ink") if won else Spacer(),
        Label(told, ON_PAPER.body, wrap=True),
    ]


class ChallengeScreen(Page):
    """The page of challenges; it reads the standing whenever it becomes the top screen, and keeps
    its tab."""

    first_focus = DAILY

    def __init__(
        self,
        app: App,
        standing: Callable[[], Standing],
        play: Callable[[Challenge], None],
        statistics: Callable[[], None],
    ) -> None:
        """`play` begins or continues a challenge, `statistics` opens the page of statistics."""
        super().__init__(app)
        self._standing_now = standing
        self._play = play
        self._statistics = statistics
        self._tab = DAILY
        self._standing = standing()
        self._edition = app.edition or app.box.editions[0]

    def enter(self) -> None:
        """Read the standing again."""
        self._standing = self._standing_now()

    def choose(self, tab: str) -> None:
        """Show another tab."""
        self._tab = tab
        self.kit.sound.play("page")
        self.rebuild()

    def _choose_edition(self, edition: str) -> None:
        self._edition = edition
        self.rebuild()

    def build(self, units: Units) -> None:
        """Add heading, tabs, the content of the open tab, and the buttons."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        tabs = [Segment(kind, say(f"challenges.{kind}")) for kind in (DAILY, SCENARIO, RUNG)]
        days = DAYS if page.width >= WEEK_WIDTH else HALF_WEEK
        if page.width < HALF_WEEK_WIDTH:
            days = FEWEST_DAYS
        body = Column(self._content(self._tab, days), tailpiece(self.app, ICONS[self._tab]))
        label = say(f"challenges.{self._tab}")
        pane = ScrollPane(body, name="content", label=label, grow=1)
        title = Label(say("challenges.title"), HEADING)
        content = Column(
            Wrap(title, self._beside_title(), gap=theme.BROAD, align="centre", justify="between"),
            Segments(tabs, self._tab, self.choose, name="tab"),
            Column(pane, padding=theme.BROAD, skin="parchment", grow=1),
            self._foot(),
            gap=theme.GAP,
            min_height=page.height,
        )
        self.show_sheet(content, widest=WIDE, narrowest=NARROW, tallest=TALL, scrolls=True)

    def _content(self, tab: str, days_abreast: int) -> Node:
        facts = TabFacts(self.app, self._standing, self._play, days_abreast)
        if tab == DAILY:
            return daily_tab(facts, self._edition, self.choose)
        return {SCENARIO: scenario_tab, RUNG: ladder_tab}[tab](facts)

    def _beside_title(self) -> Node | None:
        """Return the choice of the edition for daily games, if several editions have them.

        For scenarios and the ladder return the name of their edition, if another one is open.
        """
        if self._tab != DAILY and other_edition_told(self.app):
            return Label(edition_told(self.app, ""), AT_DUSK, align="right")
        if self._tab != DAILY or not self.app.box.challenges.weeks:
            return None
        return edition_choice(self.app, self._edition, self._choose_edition, basis=EDITIONS_WIDTH)

    def _foot(self) -> Node:
        words = self.app.say("menu.statistics")
        way = ButtonWay("statistics", words, self._statistics, "chart", "@menu-statistics")
        statistics = way.grand(self.app, height=theme.GRAND, basis=BUTTON)
        back = self.back_button(height=theme.GRAND, basis=BUTTON)
        return Row(statistics, back, gap=theme.WIDE, justify="between")
