"""The seven days of this week: who sits at each day's table, and what was reached there."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from game.box.challenges import DAYS, NOTHING
from game.client.app import App
from game.client.challenges.challenge import Challenge, daily, table_words
from game.client.challenges.standing import HEIGHT as MEDAL_HEIGHT
from game.client.challenges.standing import WIDTH as MEDAL_WIDTH
from game.client.challenges.standing import Medal, Standing
from game.client.widgets.frames import Plate, Portrait, ornament
from game.client.widgets.text import Column
from game.records.records import HUMAN
from game.scene.drawing import colours
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Label

GAP: Final = 10.0
ABREAST: Final = 1100.0  # from this width on the whole week stands in one row
HALF_WEEK: Final = 4  # columns where it does not
ORNAMENT: Final = 96.0  # where a day more would stand
TOP, NAME_HEIGHT, PORTRAIT, LINE, SIDE = 12.0, 34.0, 46.0, 26.0, 10.0


class WeekStrip(Node):
    """A plate for every day of an edition from Monday on; today's stands out."""

    def __init__(self, app: App, standing: Standing, column: Column, edition: str = "") -> None:
        width = column.width
        super().__init__(width=width, role="group", label=app.say("challenges.week"))
        self._app, self._standing, self._edition = app, standing, edition
        columns = DAYS if width >= ABREAST else HALF_WEEK
        each = (width - GAP * (columns - 1)) / columns
        today = app.today()
        monday = today - timedelta(days=today.weekday())
        days = [monday + timedelta(days=number) for number in range(DAYS)]
        text = column.of(each - 2 * SIDE)
        lines = max(len(self._told(day, text)) for day in days)
        tall = TOP + NAME_HEIGHT + PORTRAIT + 8 + LINE * lines + 8 + MEDAL_HEIGHT + 6
        for at, day in enumerate(days):
            row, place = divmod(at, columns)
            plate = self._day(day, today, lines, **box(0, 0, each, tall))
            plate.x, plate.y = (each + GAP) * place, (tall + GAP) * row
            self.add(plate)
        self.height = (tall + GAP) * -(-DAYS // columns) - GAP
        if free := -DAYS % columns:
            middle = width - (each + GAP) * free / 2 + GAP / 2, self.height - tall / 2
            self.add(ornament(app, "laurel", ORNAMENT, middle))

    def _challenge(self, day: date) -> Challenge:
        return daily(self._app.box.challenges, day, self._edition)

    def _told(self, day: date, text: Column) -> list[str]:
        words = table_words(self._app, self._challenge(day).table)
        return text.lines(self._app.kit.lettering, words, NOTE_ON_PARCHMENT)

    def _day(self, day: date, today: date, lines: int, **place: float) -> Node:
        width, height = place["width"], place["height"]
        is_today = day == today
        name = BOLD_ON_PARCHMENT.in_colour(colours.CHOUGH) if is_today else BOLD_ON_PARCHMENT
        weekday = self._app.say(f"weekday.{day.weekday() + 1}")
        plate = Node(width=width, height=height, role="group", label=weekday)
        top = TOP + NAME_HEIGHT
        plate.add(
            Plate(dim=not is_today, width=width, height=height),
            Label(weekday, name, align="centre", **box(SIDE, TOP - 4, width - 2 * SIDE, 30)),
            *self._portraits(day, width, top),
        )
        top += PORTRAIT + 8
        plate.add(
            Label(
                table_words(self._app, self._challenge(day).table),
                NOTE_ON_PARCHMENT,
                align="centre",
                wrap=True,
                **box(SIDE, top, width - 2 * SIDE, LINE * lines),
            ),
            self._medal(day, today, (width - MEDAL_WIDTH) / 2, height - MEDAL_HEIGHT - 6),
        )
        return plate

    def _portraits(self, day: date, width: float, top: float) -> list[Node]:
        kinds = [kind for kind in self._challenge(day).table.players if kind != HUMAN]
        pitch = min(PORTRAIT, (width - 8) / len(kinds))
        left, size = (width - pitch * len(kinds)) / 2, pitch - 4
        down = top + (PORTRAIT - size) / 2
        return [
            Portrait(
                self._app.box.screen_pictures, kind, **box(left + pitch * at + 2, down, size, size)
            )
            for at, kind in enumerate(kinds)
        ]

    def _medal(self, day: date, today: date, left: float, top: float) -> Medal:
        say = self._app.say
        games = self._standing.games(self._challenge(day).name)
        grade, told = NOTHING, ""
        if games:
            first = games[0]
            grade = first.grade
            told = say("challenges.day-place", place=first.place, players=len(first.players))
        else:
            word = "today" if day == today else "to-come" if day > today else "not-played"
            told = say(f"challenges.day-{word}")
        return Medal(self._app, grade, told, x=left, y=top)
