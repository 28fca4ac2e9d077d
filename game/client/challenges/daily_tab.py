"""The tab of the game of the day: today's game and its result, the week, the days before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.box.challenges import NOTHING
from game.client.app import App
from game.client.challenges.challenge import (
    RUNG,
    SCENARIO,
    Challenge,
    daily,
    result_words,
    table_words,
)
from game.client.challenges.challenge_row import (
    ChallengeHandlers,
    ChallengeRow,
    RowButton,
    RowFacts,
    Sentence,
)
from game.client.challenges.standing import DayResult, Diary, Standing
from game.client.challenges.week_strip import ABREAST, GAP, WeekStrip
from game.client.widgets.frames import icon
from game.client.widgets.text import Column, day_in_words, stacked
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
)
from game.scene.widgets import Divider, Label

DAY_HEIGHT = 42.0
HEAD_WIDTH = 320.0
MOST_DAYS = 60
DOORS = {SCENARIO: "laurel", RUNG: "seal"}  # icons


class DailyTab:
    """Makes what the tab shows of one edition's days; `turn_to` opens another tab."""

    def __init__(
        self,
        app: App,
        standing: Standing,
        orders: ChallengeHandlers,
        turn_to: Callable[[str], None],
    ) -> None:
        self._app, self._standing = app, standing
        self._orders, self._turn_to = orders, turn_to

    def content(self, edition: str, column: Column) -> Node:
        """Return today's row, the week, and a line for every day that was played before.

        Who has played no day of the edition yet is shown what else there is.
        """
        app, width = self._app, column.width
        challenge = daily(app.box.challenges, app.today(), edition)
        diary = self._standing.diary(challenge.table.edition)
        rows: list[Node] = [
            self._today(challenge, column),
            _week_head(app, diary, width),
            WeekStrip(app, self._standing, column, edition),
        ]
        days = diary.days[:MOST_DAYS]
        if not days:
            more = _head(app, "more", width)
            return stacked([*rows, more, _elsewhere(app, column, self._turn_to)], width, GAP)
        best = diary.best_day()
        lines: list[Node] = [_head(app, "days", width)]
        lines += [_day(app, result, width, is_best=result == best) for result in days]
        return stacked([*rows, stacked(lines, width, 4)], width, GAP)

    def _today(self, challenge: Challenge, column: Column) -> Node:
        app, orders, say = self._app, self._orders, self._app.say
        games = self._standing.games(challenge.name)
        told: list[Sentence] = [
            (table_words(app, challenge.table), BODY_ON_PARCHMENT),
            (say("challenges.daily-note"), NOTE_ON_PARCHMENT),
        ]
        key, picture, then = "play", "play", partial(orders.begin, challenge)
        if games:
            result = result_words(app, games[0])
            told.insert(1, (say("challenges.daily-kept", result=result), BOLD_ON_PARCHMENT))
            key, picture = "repeat", "reset"
        if self._standing.begun(challenge.name):
            key, picture, then = "go-on", "go-on", partial(orders.go_on, challenge)
        way = RowButton("daily", say(f"challenges.{key}"), picture, then, is_next=not games)
        head = day_in_words(app, app.today())
        grade = games[0].grade if games else NOTHING
        facts = RowFacts("dice", head, told, way, grade=grade, word="won")
        return ChallengeRow(app, facts, column)


def _week_head(app: App, diary: Diary, width: float) -> Node:
    """The heading of the week, and beside it the days in a row."""
    told = app.say("challenges.no-days")
    if diary.days:
        streak, longest = diary.streak(app.today()), diary.longest_streak()
        told = app.say("challenges.streak", days=streak, longest=longest)
    left = min(width * 0.36, HEAD_WIDTH)
    return _head(app, "week", width).add(
        Label(
            told,
            BOLD_ON_PARCHMENT,
            align="right",
            **box(left + 24, 12, width - left - 38, 34),
        ),
    )


def _head(app: App, key: str, width: float) -> Node:
    return Node(width=width, height=60).add(
        Label(
            app.say(f"challenges.{key}"),
            HEAD_ON_PARCHMENT,
            **box(12, 8, min(width * 0.36, HEAD_WIDTH), 38),
        ),
        Divider(x=8, y=52, width=width - 16),
    )


def _elsewhere(app: App, column: Column, turn_to: Callable[[str], None]) -> Node:
    """The ways to the other tabs, side by side where there is room."""
    contents, width = app.box.challenges, column.width
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


def _door(app: App, kind: str, count: int, column: Column, then: Callable[[], None]) -> Node:
    say = app.say
    told: list[Sentence] = [(say(f"challenges.{kind}-note", count=count), BODY_ON_PARCHMENT)]
    way = RowButton(f"door:{kind}", say("challenges.look"), "eye", then)
    return ChallengeRow(app, RowFacts(DOORS[kind], say(f"challenges.{kind}"), told, way), column)


def _day(app: App, result: DayResult, width: float, *, is_best: bool) -> Node:
    row = Node(width=width, height=DAY_HEIGHT)
    half = width * 0.36
    again = ""
    if result.repeats:
        again = " · " + app.say("challenges.repeats", count=result.repeats)
    best = " · " + app.say("challenges.best-day") if is_best else ""
    told = result_words(app, result.first) + best + again
    if result.first.place == 1:
        row.add(icon(app.box.screen_pictures, "laurel", 24, "ink", x=half - 22, y=DAY_HEIGHT / 2))
    return row.add(
        Label(day_in_words(app, result.day), BODY_ON_PARCHMENT, **box(12, 4, half - 50, 34)),
        Label(told, BODY_ON_PARCHMENT, **box(half, 4, width - half - 14, 34)),
    )
