"""The records of a person: every one is a coin with a picture, its name, and what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from game.client.app import App
from game.client.challenges.standing import Standing
from game.client.statistics.entries import Entry, Finished
from game.client.statistics.tallies import Career, belongs
from game.client.widgets.frames import Coin
from game.client.widgets.text import Column, day_in_words
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import (
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
    TITLE_ON_PARCHMENT,
    TextStyle,
)
from game.scene.widgets import Divider, Label, Panel

# The records of a person: every one is a coin with a picture, its name, and what it is.

HEAD_HEIGHT, ROW, SIDE, FOOT = 70.0, 80.0, 24.0, 8.0
COIN, GAP = 56.0, 16.0
NAME = TITLE_ON_PARCHMENT.sized(25)


class Trophy(NamedTuple):
    """A record: the picture on its coin, its name, what it is, and whether there is one yet."""

    picture: str
    name: str
    told: str
    won: bool


def trophies(app: App, career: Career, standing: Standing, edition: str) -> tuple[Trophy, ...]:
    """Return every record there can be of an edition, those still to come among them."""

    def trophy(picture: str, name: str, told: str, none: str = "not-yet") -> Trophy:
        words = told or app.say(f"statistics.{none}")
        return Trophy(picture, app.say(f"statistics.{name}"), words, bool(told))

    def dated(key: str, points: int, day: int) -> str:
        when = day_in_words(app, date.fromordinal(day))
        return app.say(f"statistics.{key}-told", points=points, day=when)

    def of_games() -> Iterator[Trophy]:
        best, clearest = career.most_points(), career.clearest_win()
        most = dated("most-points", best.points, best.day) if best else ""
        lead = dated("clearest-win", clearest.lead, clearest.day) if clearest else ""
        yield trophy("chart", "most-points", most)
        yield trophy("flag", "clearest-win", lead)

    def of_challenges() -> Iterator[Trophy]:
        contents = app.box.challenges
        if not contents.scenarios:
            return
        own = edition in contents.weeks
        diary = standing.diary(edition if own else "")
        day, days = diary.best_day(), diary.longest_streak()
        of_day = dated("most-points", day.first.points, day.day.toordinal()) if day else ""
        streak = app.say("statistics.longest-streak-told", days=days) if days else ""
        yield trophy("dice", "best-day", of_day)
        yield trophy("watch", "longest-streak", streak)
        if own:
            return  # scenarios and the ladder are games of the usual edition
        bronze, silver, gold = standing.medals()
        rung, rungs = standing.height(contents.rungs), len(contents.rungs)
        medals = app.say("statistics.medals-told", gold=gold, silver=silver, bronze=bronze)
        climbed = app.say("statistics.rung-told", rung=rung, rungs=rungs) if rung else ""
        yield trophy("laurel", "medals", medals if bronze + silver + gold else "")
        yield trophy("seal", "rung", climbed)

    def of_play() -> Iterator[Trophy]:
        play, accuracy, luck = career.play(), "", ""
        if play.games:
            share = f"{play.luck / 10:+.1f}".replace("-", "−")
            games, percent = play.games, play.accuracy
            accuracy = app.say("statistics.accuracy-told", accuracy=percent, games=games)
            luck = app.say("statistics.luck-told", luck=share)
        yield trophy("lantern", "accuracy", accuracy, "play-none")
        yield trophy("scales", "luck", luck, "play-none")

    return (*of_games(), *of_challenges(), *of_play())


class TrophyPanel(Panel):
    """All trophies on parchment: side by side in twos where their words have the room."""

    def __init__(self, app: App, head: str, shown: Sequence[Trophy], column: Column) -> None:
        width = column.width
        columns = 2 if self._fits(app, shown, column.of(width / 2)) else 1
        rows = -(-len(shown) // columns)
        height = HEAD_HEIGHT + ROW * rows + FOOT
        super().__init__("parchment", width=width, height=height, label=head)
        self.add(
            Label(head, HEAD_ON_PARCHMENT, **box(SIDE, 12, width - 2 * SIDE, 38)),
            Divider(x=SIDE - 6, y=58, width=width - 2 * SIDE + 12),
        )
        each = (width - 2 * SIDE) / columns
        for at, trophy in enumerate(shown):
            row, place = divmod(at, columns)
            self.add(*_trophy(app, trophy, SIDE + each * place, HEAD_HEIGHT + ROW * row, each))

    @staticmethod
    def _fits(app: App, shown: Sequence[Trophy], half: Column) -> bool:
        room = (half.width - SIDE - COIN - 2 * GAP) * half.k
        return all(
            app.kit.lettering.fits(text, style, half.k, int(room))
            for trophy in shown
            for text, style in ((trophy.name, NAME), (trophy.told, _told(won=True)))
        )


def _trophy(app: App, trophy: Trophy, left: float, top: float, width: float) -> Iterator[Node]:
    metal = "gold" if trophy.won else ""
    beside = left + COIN + GAP
    room = width - COIN - 2 * GAP
    spot = box(left, top + (ROW - COIN) / 2, COIN, COIN)
    yield Coin(app.box.screen_pictures, trophy.picture, metal, **spot)
    yield Label(trophy.name, NAME, **box(beside, top + 10, room, 34))
    yield Label(trophy.told, _told(won=trophy.won), **box(beside, top + 42, room, 28))


def _told(*, won: bool) -> TextStyle:
    return BOLD_ON_PARCHMENT.sized(19) if won else NOTE_ON_PARCHMENT.sized(19)


# What a game that has just ended was the first or the best to do, as keys of sentences.


@dataclass(frozen=True, slots=True)
class Milestone:
    """A sentence (table `milestone` of the words) and its facts."""

    key: str
    facts: dict[str, int | str] = field(default_factory=dict)


def milestones(
    before: Sequence[Entry], game: Finished, kinds: Sequence[str]
) -> tuple[Milestone, ...]:
    """Return what a game did for the first time, or better than ever, after those before.

    The very first game at a table breaks no record there.
    """
    if not belongs(game):
        return ()
    career = Career(before, kinds)
    seats = len(game.players)
    rivals = [each for each in career.games if len(each.players) == seats]
    found: list[Milestone] = []
    most = max((each.points for each in rivals), default=None)
    if most is not None and game.points > most:
        facts: dict[str, int | str] = {"points": game.points, "before": most, "seats": seats}
        found.append(Milestone("most-points", facts))
    if game.place == 1:
        found += _of_a_win(career, game, rivals)
    return tuple(found)


def _of_a_win(career: Career, game: Finished, rivals: Sequence[Finished]) -> list[Milestone]:
    found: list[Milestone] = []
    kind = career.strongest(game)
    beaten = {career.strongest(each) for each in career.games if each.place == 1}
    if kind not in beaten:
        found.append(Milestone("first-win", {"kind": kind}))
    leads = [each.lead for each in rivals if each.place == 1]
    if leads and game.lead > max(leads):
        facts: dict[str, int | str] = {"lead": game.lead, "before": max(leads)}
        found.append(Milestone("largest-lead", facts))
    return found
