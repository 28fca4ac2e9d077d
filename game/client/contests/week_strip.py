"""A week of daily games: a plate for every day."""

from datetime import date, timedelta
from typing import Final

from game.box.challenges import DAYS_PER_WEEK
from game.box.goals import NO_MEDAL_GRADE
from game.client.challenges.challenge import Challenge, make_daily_challenge
from game.client.challenges.opponent_texts import opponents_and_expansions_text
from game.client.contests.challenge_rows import TabContext
from game.client.statistics.medals import MedalColumn
from game.client.widgets.frames import make_icon_sprite, make_light_plate_node, make_portrait_node
from game.client.widgets.ornaments import ICON_OPACITY
from game.records.records import HUMAN_PLAYER
from game.scene.drawing import colours
from game.scene.layout import Column, Grid, Overlay, Row, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

ORNAMENT_SIZE: Final = 96.0  # u; it is in the place of an eighth day
PORTRAIT_SIZE = 42.0


class WeekStrip(Grid):
    """A grid with a plate for every day of an edition's week, Monday first; today's plate is
    highlighted.
    """

    def __init__(self, context: TabContext, edition: str = "") -> None:
        app = context.app
        self._app = app
        self._challenge_progress = context.challenge_progress
        self._edition = edition
        today = app.today()
        monday = today - timedelta(days=today.weekday())
        days = [monday + timedelta(days=number) for number in range(DAYS_PER_WEEK)]
        plates = [self._build_day_plate(day, today) for day in days]
        if -DAYS_PER_WEEK % context.days_per_row:
            laurel = make_icon_sprite(
                app.box.pictures_outside_table, "laurel", ORNAMENT_SIZE, "ink", alpha=ICON_OPACITY
            )
            plates.append(Row(laurel, justify="centre", align="centre"))
        super().__init__(
            *plates,
            columns=context.days_per_row,
            gap=theme.TIGHT_GAP,
            role="group",
            label=app.say("challenges.week"),
        )

    def _challenge_of_day(self, day: date) -> Challenge:
        return make_daily_challenge(self._app.box.challenges, day, self._edition)

    def _build_day_plate(self, day: date, today: date) -> Node:
        app = self._app
        challenge = self._challenge_of_day(day)
        name = PAPER_STYLES.bold.in_colour(colours.CHOUGH) if day == today else PAPER_STYLES.bold
        weekday = app.say(f"weekday.{day.weekday() + 1}")
        pictures = app.box.pictures_outside_table
        faces = [
            make_portrait_node(
                pictures, kind, aspect=1.0, grow=1, basis=0.0, max_width=PORTRAIT_SIZE
            )
            for kind in challenge.set_up.players
            if kind != HUMAN_PLAYER
        ]
        told = Label(
            opponents_and_expansions_text(app, challenge.set_up),
            PAPER_STYLES.note,
            align="centre",
            wraps=True,
            grow=1,
        )
        words = Column(
            Label(weekday, name, align="centre"),
            Row(*faces, justify="centre"),
            told,
            Row(self._make_day_medal(challenge, day), justify="centre"),
            gap=theme.TIGHT_GAP,
            padding=theme.TIGHT_GAP,
        )
        return Overlay(
            make_light_plate_node(is_dimmed=day != today), words, role="group", label=weekday
        )

    def _make_day_medal(self, challenge: Challenge, day: date) -> MedalColumn:
        say = self._app.say
        today = self._app.today()
        grade = NO_MEDAL_GRADE
        word = "today" if day == today else "to-come" if day > today else "not-played"
        told = say(f"challenges.day-{word}")
        if games := self._challenge_progress.finished_games(challenge.name):
            first = games[0]
            grade = games[0].medal_grade
            told = say("challenges.day-place", place=first.rank, players=len(first.players))
        return MedalColumn(self._app, grade, told)
