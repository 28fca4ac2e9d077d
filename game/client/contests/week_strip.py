"""A week of daily games: a plate for every day."""

from datetime import date, timedelta
from typing import Final

from game.box.challenges import DAYS
from game.box.goals import NOTHING
from game.client.challenges.challenge import Challenge, daily_challenge
from game.client.challenges.table_text import opponents_and_expansions
from game.client.contests.rows import TabFacts
from game.client.statistics.medals import Medal
from game.client.widgets.frames import icon_sprite, light_plate, portrait
from game.client.widgets.ornaments import FAINT
from game.records.records import HUMAN
from game.scene.drawing import colours
from game.scene.layout import Column, Grid, Row, Stack, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label

ORNAMENT: Final = 96.0  # where a day more would stand
PORTRAIT = 42.0


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
        plates = [self._day_plate(day, today) for day in days]
        if -DAYS % facts.days_abreast:
            laurel = icon_sprite(app.box.screen_pictures, "laurel", ORNAMENT, "ink", alpha=FAINT)
            plates.append(Row(laurel, justify="centre", align="centre"))
        super().__init__(
            *plates,
            columns=facts.days_abreast,
            gap=theme.TIGHT,
            role="group",
            label=app.say("challenges.week"),
        )

    def _challenge(self, day: date) -> Challenge:
        return daily_challenge(self._app.box.challenges, day, self._edition)

    def _day_plate(self, day: date, today: date) -> Node:
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
            opponents_and_expansions(app, challenge.table),
            ON_PAPER.note,
            align="centre",
            wrap=True,
            grow=1,
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
        if games := self._standing.finished_games(challenge.name):
            first = games[0]
            grade = games[0].grade
            told = say("challenges.day-place", place=first.rank, players=len(first.players))
        return Medal(self._app, grade, told)
