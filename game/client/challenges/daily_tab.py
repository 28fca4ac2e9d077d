"""The tab of the game of the day: today's game and its result, the streak, the days before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.client.challenges.challenge import Challenge, daily
from game.client.challenges.challenge_row import ChallengeRow, RowFacts, Sentence, Way, stacked
from game.client.challenges.goals import NOTHING
from game.client.challenges.standing import DayResult, Standing
from game.client.challenges.table_words import result_words, table_words
from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.dates import day_in_words
from game.client.parts.furniture import icon
from game.scene.node import Node
from game.scene.styles import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
)
from game.scene.widgets import Divider, Label

if TYPE_CHECKING:
    from game.client.challenges.challenge_page import ChallengeOrders

DAY_HEIGHT = 42.0
MOST_DAYS = 60


def daily_tab(desk: Desk, standing: Standing, orders: ChallengeOrders, width: float) -> Node:
    """Return today's row, the streak, and a line for every day that was played before."""
    today = desk.today()
    challenge = daily(desk.box.challenges, today)
    rows: list[Node] = [_today(desk, standing, orders, challenge, width)]
    rows.append(_streak(desk, standing, width))
    days = standing.days()[:MOST_DAYS]
    best = standing.best_day()
    rows += [_day(desk, result, width, is_best=result == best) for result in days]
    return stacked(rows, width, 4)


def _today(
    desk: Desk, standing: Standing, orders: ChallengeOrders, challenge: Challenge, width: float
) -> Node:
    say = desk.say
    games = standing.games(challenge.name)
    told: list[Sentence] = [
        (table_words(desk, challenge.table), BODY_ON_PARCHMENT),
        (say("challenges.daily-note"), NOTE_ON_PARCHMENT),
    ]
    key, picture, then = "play", "play", partial(orders.begin, challenge)
    if games:
        result = result_words(desk, games[0])
        told.insert(1, (say("challenges.daily-kept", result=result), BOLD_ON_PARCHMENT))
        key, picture = "repeat", "reset"
    if standing.begun(challenge.name):
        key, picture, then = "go-on", "pick", partial(orders.go_on, challenge)
    way = Way("daily", say(f"challenges.{key}"), picture, then, is_next=not games)
    head = day_in_words(desk, desk.today())
    grade = games[0].grade if games else NOTHING
    facts = RowFacts("dice", head, told, way, grade=grade, word="won")
    return ChallengeRow(desk, facts, width)


def _streak(desk: Desk, standing: Standing, width: float) -> Node:
    say = desk.say
    row = Node(width=width, height=74)
    streak, longest = standing.streak(desk.today()), standing.longest_streak()
    row.add(
        Label(say("challenges.days"), HEAD_ON_PARCHMENT, **box(12, 18, width * 0.36, 40)),
        Label(
            say("challenges.streak", days=streak, longest=longest),
            BOLD_ON_PARCHMENT,
            align="right",
            **box(width * 0.38, 22, width * 0.62 - 14, 34),
        ),
        Divider(x=8, y=66, width=width - 16),
    )
    if not standing.days():
        none = say("challenges.no-days")
        row.height += 60
        row.add(Label(none, BODY_ON_PARCHMENT, align="centre", **box(12, 84, width - 24, 40)))
    return row


def _day(desk: Desk, result: DayResult, width: float, *, is_best: bool) -> Node:
    row = Node(width=width, height=DAY_HEIGHT)
    half = width * 0.36
    again = ""
    if result.repeats:
        again = " · " + desk.say("challenges.repeats", count=result.repeats)
    best = " · " + desk.say("challenges.best-day") if is_best else ""
    told = result_words(desk, result.first) + best + again
    if result.first.place == 1:
        row.add(icon(desk.box.stationery, "laurel", 24, "ink", x=half - 22, y=DAY_HEIGHT / 2))
    return row.add(
        Label(day_in_words(desk, result.day), BODY_ON_PARCHMENT, **box(12, 4, half - 50, 34)),
        Label(told, BODY_ON_PARCHMENT, **box(half, 4, width - half - 14, 34)),
    )
