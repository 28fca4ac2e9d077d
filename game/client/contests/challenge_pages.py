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
from game.client.widgets.buttons import ButtonWay, GrandButton
from game.client.widgets.choices import edition_choice
from game.client.widgets.dates import day_in_words
from game.client.widgets.edition_names import edition_told, other_edition_told
from game.client.widgets.frames import icon, light_plate, portrait
from game.client.widgets.list_page import AT_DUSK, HEADING
from game.client.widgets.ornaments import ornament, tailpiece
from game.client.widgets.page import Page
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.text import PageColumn, ScrollPane, stacked
from game.records.records import HUMAN
from game.scene.drawing import colours
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Panel

GAP: Final = 10.0
ABREAST: Final = 1100.0  # from this width on the whole week stands in one row
HALF_WEEK: Final = 4  # columns where it does not
ORNAMENT: Final = 96.0  # where a day more would stand
TOP = 12.0
NAME_HEIGHT = 34.0
PORTRAIT = 46.0
LINE = 26.0
SIDE = 10.0

DAY_HEIGHT = 42.0
HEAD_WIDTH = 320.0
MOST_DAYS = 60
DOORS = {SCENARIO: "laurel", RUNG: "seal"}  # icons

WIDE = 1500.0
NARROW = 860.0
TALL = 960.0
HEAD_HEIGHT = 72.0
TABS_HEIGHT = 62.0
FOOT_HEIGHT = 84.0
MARGIN = 22.0
EDITIONS_WIDTH = 480.0
GUTTER = 18.0
ICONS = {DAILY: "laurel", SCENARIO: "laurel", RUNG: "seal"}


class WeekStrip(Node):
    """A plate for every day of an edition's week from Monday on; today's is highlighted."""

    def __init__(self, facts: TabFacts, edition: str = "") -> None:
        app = facts.app
        column = facts.column
        width = column.width
        super().__init__(width=width, role="group", label=app.say("challenges.week"))
        self._app = app
        self._standing = facts.standing
        self._edition = edition
        columns = DAYS if width >= ABREAST else HALF_WEEK
        each = (width - GAP * (columns - 1)) / columns
        today = app.today()
        monday = today - timedelta(days=today.weekday())
        days = [monday + timedelta(days=number) for number in range(DAYS)]
        text = column.of(each - 2 * SIDE)
        lines = max(len(self._told(day, text)) for day in days)
        tall = TOP + NAME_HEIGHT + PORTRAIT + 8 + LINE * lines + 8 + Medal.height + 6
        for at, day in enumerate(days):
            row, place = divmod(at, columns)
            plate = self._day(day, today, lines, **box(0, 0, each, tall))
            plate.x = (each + GAP) * place
            plate.y = (tall + GAP) * row
            self.add(plate)
        self.height = (tall + GAP) * -(-DAYS // columns) - GAP
        if free := -DAYS % columns:
            middle = width - (each + GAP) * free / 2 + GAP / 2, self.height - tall / 2
            self.add(ornament(app, "laurel", ORNAMENT, middle))

    def _challenge(self, day: date) -> Challenge:
        return daily(self._app.box.challenges, day, self._edition)

    def _told(self, day: date, text: PageColumn) -> list[str]:
        words = table_words(self._app, self._challenge(day).table)
        return text.lines(self._app.kit.lettering, words, ON_PAPER.note)

    def _day(self, day: date, today: date, lines: int, **place: float) -> Node:
        app = self._app
        width = place["width"]
        height = place["height"]
        challenge = self._challenge(day)
        inner = width - 2 * SIDE
        name = ON_PAPER.bold.in_colour(colours.CHOUGH) if day == today else ON_PAPER.bold
        weekday = app.say(f"weekday.{day.weekday() + 1}")
        plate = Node(width=width, height=height, role="group", label=weekday)
        top = TOP + NAME_HEIGHT
        words = box(SIDE, top + PORTRAIT + 8, inner, LINE * lines)
        told = table_words(app, challenge.table)
        note = ON_PAPER.note
        return plate.add(
            light_plate(dim=day != today, width=width, height=height),
            Label(weekday, name, align="centre", **box(SIDE, TOP - 4, inner, 30)),
            *self._portraits(challenge, width, top),
            Label(told, note, align="centre", wrap=True, **words),
            self._medal(challenge, day, (width - Medal.width) / 2, height - Medal.height - 6),
        )

    def _portraits(self, challenge: Challenge, width: float, top: float) -> list[Node]:
        kinds = [kind for kind in challenge.table.players if kind != HUMAN]
        pitch = min(PORTRAIT, (width - 8) / len(kinds))
        left = (width - pitch * len(kinds)) / 2
        size = pitch - 4
        down = top + (PORTRAIT - size) / 2
        pictures = self._app.box.screen_pictures
        return [
            portrait(pictures, kind, **box(left + pitch * at + 2, down, size, size))
            for at, kind in enumerate(kinds)
        ]

    def _medal(self, challenge: Challenge, day: date, left: float, top: float) -> Medal:
        say = self._app.say
        today = self._app.today()
        grade = NOTHING
        word = "today" if day == today else "to-come" if day > today else "not-played"
        told = say(f"challenges.day-{word}")
        if games := self._standing.games(challenge.name):
            first = games[0]
            grade = games[0].grade
            told = say("challenges.day-place", place=first.place, players=len(first.players))
        return Medal(self._app, grade, told, x=left, y=top)


def daily_tab(facts: TabFacts, edition: str, turn_to: Callable[[str], None]) -> Node:
    """Return today's row of an edition, the week, and a line for every day played before.

    A player who has not played the edition's daily game yet sees the other tabs instead; `turn_to`
    opens one.
    """
    app = facts.app
    width = facts.column.width
    challenge = daily(app.box.challenges, app.today(), edition)
    diary = facts.standing.diary(challenge.table.edition)
    rows: list[Node] = [
        _today(facts, challenge),
        _week_head(app, diary, width),
        WeekStrip(facts, edition),
    ]
    days = diary.days[:MOST_DAYS]
    if not days:
        more = _head(app, "more", width)
        return stacked([*rows, more, _elsewhere(app, facts.column, turn_to)], width, GAP)
    best = diary.best_day()
    lines: list[Node] = [_head(app, "days", width)]
    lines += [_day(app, result, width, is_best=result == best) for result in days]
    return stacked([*rows, stacked(lines, width, 4)], width, GAP)


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
    return ChallengeRow(app, row, facts.column)


def _week_head(app: App, diary: Diary, width: float) -> Node:
    """Return the heading of the week, with the number of consecutive days."""
    told = app.say("challenges.no-days")
    if diary.days:
        streak = diary.streak(app.today())
        longest = diary.longest_streak()
        told = app.say("challenges.streak", days=streak, longest=longest)
    left = min(width * 0.36, HEAD_WIDTH)
    spot = box(left + 24, 12, width - left - 38, 34)
    return _head(app, "week", width).add(Label(told, ON_PAPER.bold, align="right", **spot))


def _head(app: App, key: str, width: float) -> Node:
    spot = box(12, 8, min(width * 0.36, HEAD_WIDTH), 38)
    return Node(width=width, height=60).add(
        Label(app.say(f"challenges.{key}"), ON_PAPER.head, **spot),
        Divider(x=8, y=52, width=width - 16),
    )


def _elsewhere(app: App, column: PageColumn, turn_to: Callable[[str], None]) -> Node:
    """Return buttons that open the other tabs, side by side if there is room."""
    contents = app.box.challenges
    width = column.width
    counts = {SCENARIO: len(contents.scenarios), RUNG: len(contents.rungs)}
    abreast = width >= ABREAST
    each = (width - GAP) / 2 if abreast else width
    rows = [
        _door(app, kind, count, column.of(each), partial(turn_to, kind))
        for kind, count in counts.items()
        if count
    ]
    if not abreast:
        return stacked(rows, width, GAP)
    tall = max((row.height for row in rows), default=0.0)
    beside = Node(width=width, height=tall)
    for at, row in enumerate(rows):
        row.x = (each + GAP) * at
        beside.add(row)
    return beside


def _door(app: App, kind: str, count: int, column: PageColumn, then: Callable[[], None]) -> Node:
    say = app.say
    told: list[Sentence] = [(say(f"challenges.{kind}-note", count=count), ON_PAPER.body)]
    way = ButtonWay(f"door:{kind}", say("challenges.look"), then, "eye")
    return ChallengeRow(app, RowFacts(DOORS[kind], say(f"challenges.{kind}"), told, way), column)


def _day(app: App, result: DayResult, width: float, *, is_best: bool) -> Node:
    row = Node(width=width, height=DAY_HEIGHT)
    half = width * 0.36
    best = app.say("challenges.best-day") if is_best else ""
    again = app.say("challenges.repeats", count=result.repeats) if result.repeats else ""
    told = " · ".join(filter(None, (result_words(app, result.first), best, again)))
    if result.first.place == 1:
        row.add(icon(app.box.screen_pictures, "laurel", 24, "ink", x=half - 22, y=DAY_HEIGHT / 2))
    return row.add(
        Label(day_in_words(app, result.day), ON_PAPER.body, **box(12, 4, half - 50, 34)),
        Label(told, ON_PAPER.body, **box(half, 4, width - half - 14, 34)),
    )


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
        width = page.width
        tabs = [Segment(kind, say(f"challenges.{kind}")) for kind in (DAILY, SCENARIO, RUNG)]
        top = HEAD_HEIGHT + TABS_HEIGHT
        inner = width - 2 * MARGIN - GUTTER
        column = PageColumn(inner, units.k * page.scale)
        contents = {each.value: self._content(each.value, column) for each in tabs}
        tallest = max(content.height for content in contents.values())
        self.shorten(page, top + tallest + 2 * MARGIN + FOOT_HEIGHT)  # for every tab the same
        height = page.height - top - FOOT_HEIGHT
        paper = Panel("parchment", **box(0, top, width, height))
        room = box(MARGIN, MARGIN, inner + GUTTER, height - 2 * MARGIN)
        content = contents[self._tab]
        label = say(f"challenges.{self._tab}")
        paper.add(
            ScrollPane(content, name="content", label=label, **room),
            *tailpiece(self.app, ICONS[self._tab], content.height, room),
        )
        page.add(
            Label(say("challenges.title"), HEADING, **box(4, -6, width - EDITIONS_WIDTH - 8, 76)),
            *self._editions(width),
            Segments(tabs, self._tab, self.choose, name="tab", **box(0, HEAD_HEIGHT, width, 50)),
            paper,
            *self._foot(width, page.height - FOOT_HEIGHT + 18),
        )

    def _content(self, tab: str, column: PageColumn) -> Node:
        facts = TabFacts(self.app, self._standing, self._play, column)
        if tab == DAILY:
            return daily_tab(facts, self._edition, self.choose)
        return {SCENARIO: scenario_tab, RUNG: ladder_tab}[tab](facts)

    def _editions(self, width: float) -> list[Node]:
        """Return the choice of the edition for daily games, if several editions have them.

        For scenarios and the ladder return the name of their edition, if another one is open.
        """
        box_of_days = self.app.box
        spot = box(width - EDITIONS_WIDTH, 8, EDITIONS_WIDTH, 50)
        if self._tab != DAILY and other_edition_told(self.app):
            return [Label(edition_told(self.app, ""), AT_DUSK, align="right", **spot)]
        if self._tab != DAILY or not box_of_days.challenges.weeks:
            return []
        return [edition_choice(self.app, self._edition, self._choose_edition, **spot)]

    def _foot(self, width: float, top: float) -> list[GrandButton]:
        each = min(340.0, (width - 20) / 2)
        words = self.app.say("menu.statistics")
        way = ButtonWay("statistics", words, self._statistics, "chart", "@menu-statistics")
        return [
            way.grand(self.app, **box(0, top, each, 66)),
            self.back_button(**box(width - each, top, each, 66)),
        ]
