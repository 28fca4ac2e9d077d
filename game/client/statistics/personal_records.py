"""A person's records: a coin each, with picture, name and meaning."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple

from game.client.app import App
from game.client.statistics.aggregates import Career
from game.client.statistics.standing import Standing
from game.client.widgets.coins import Coin
from game.client.widgets.dates import day_in_words
from game.client.widgets.text import PageColumn
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Panel

RECORDS_HEAD_HEIGHT = 70.0
RECORDS_ROW = 80.0
RECORDS_SIDE = 24.0
FOOT = 8.0
COIN = 56.0
GAP = 16.0
NAME = ON_PAPER.title.sized(25)


class Trophy(NamedTuple):
    """A record: the picture of its coin, its name, its meaning, and whether it exists yet."""

    picture: str
    name: str
    told: str
    won: bool


def trophies(app: App, career: Career, standing: Standing, edition: str) -> tuple[Trophy, ...]:
    """Return every possible record of an edition, including those not reached yet."""

    def trophy(picture: str, name: str, told: str, none: str = "not-yet") -> Trophy:
        words = told or app.say(f"statistics.{none}")
        return Trophy(picture, app.say(f"statistics.{name}"), words, bool(told))

    def dated(key: str, points: int, day: int) -> str:
        when = day_in_words(app, date.fromordinal(day))
        return app.say(f"statistics.{key}-told", points=points, day=when)

    def of_challenges() -> Iterator[Trophy]:
        contents = app.box.challenges
        if not contents.scenarios:
            return
        own = edition in contents.weeks
        diary = standing.diary(edition if own else "")
        day = diary.best_day()
        days = diary.longest_streak()
        of_day = dated("most-points", day.first.points, day.day.toordinal()) if day else ""
        streak = app.say("statistics.longest-streak-told", days=days) if days else ""
        yield trophy("dice", "best-day", of_day)
        yield trophy("watch", "longest-streak", streak)
        if own:
            return  # scenarios and the ladder are games of the usual edition
        bronze, silver, gold = standing.medals()
        rung = standing.height(contents.rungs)
        rungs = len(contents.rungs)
        medals = app.say("statistics.medals-told", gold=gold, silver=silver, bronze=bronze)
        climbed = app.say("statistics.rung-told", rung=rung, rungs=rungs) if rung else ""
        yield trophy("laurel", "medals", medals if bronze + silver + gold else "")
        yield trophy("seal", "rung", climbed)

    best = career.most_points()
    clearest = career.clearest_win()
    most = dated("most-points", best.points, best.day) if best else ""
    lead = dated("clearest-win", clearest.lead, clearest.day) if clearest else ""
    play = career.play()
    accuracy = ""
    luck = ""
    if play.games:
        share = f"{play.luck / 10:+.1f}".replace("-", "−")
        games = play.games
        percent = play.accuracy
        accuracy = app.say("statistics.accuracy-told", accuracy=percent, games=games)
        luck = app.say("statistics.luck-told", luck=share)
    return (
        trophy("chart", "most-points", most),
        trophy("flag", "clearest-win", lead),
        *of_challenges(),
        trophy("lantern", "accuracy", accuracy, "play-none"),
        trophy("scales", "luck", luck, "play-none"),
    )


class TrophyPanel(Panel):
    """All records on parchment, in two columns if their words have room."""

    def __init__(self, app: App, head: str, shown: Sequence[Trophy], column: PageColumn) -> None:
        width = column.width
        columns = 2 if self._fits(app, shown, column.of(width / 2)) else 1
        rows = -(-len(shown) // columns)
        height = RECORDS_HEAD_HEIGHT + RECORDS_ROW * rows + FOOT
        super().__init__("parchment", width=width, height=height, label=head)
        self.add(
            Label(head, ON_PAPER.head, **box(RECORDS_SIDE, 12, width - 2 * RECORDS_SIDE, 38)),
            Divider(x=RECORDS_SIDE - 6, y=58, width=width - 2 * RECORDS_SIDE + 12),
        )
        each = (width - 2 * RECORDS_SIDE) / columns
        for at, trophy in enumerate(shown):
            row, place = divmod(at, columns)
            left = RECORDS_SIDE + each * place
            top = RECORDS_HEAD_HEIGHT + RECORDS_ROW * row
            self.add(*_trophy(app, trophy, left, top, each))

    @staticmethod
    def _fits(app: App, shown: Sequence[Trophy], half: PageColumn) -> bool:
        room = (half.width - RECORDS_SIDE - COIN - 2 * GAP) * half.k
        return all(
            app.kit.lettering.fits(text, style, half.k, int(room))
            for trophy in shown
            for text, style in ((trophy.name, NAME), (trophy.told, _told(won=True)))
        )


def _trophy(app: App, trophy: Trophy, left: float, top: float, width: float) -> Iterator[Node]:
    metal = "gold" if trophy.won else ""
    beside = left + COIN + GAP
    room = width - COIN - 2 * GAP
    spot = box(left, top + (RECORDS_ROW - COIN) / 2, COIN, COIN)
    yield Coin(app.box.screen_pictures, trophy.picture, metal, **spot)
    yield Label(trophy.name, NAME, **box(beside, top + 10, room, 34))
    yield Label(trophy.told, _told(won=trophy.won), **box(beside, top + 42, room, 28))


def _told(*, won: bool) -> TextStyle:
    return ON_PAPER.bold.sized(19) if won else ON_PAPER.note.sized(19)
