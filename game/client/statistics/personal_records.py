"""A person's records: a coin each, with picture, name and meaning."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple

from game.client.app import App
from game.client.statistics.career_statistics import CareerStatistics
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.widgets.coins import IconCoin
from game.client.widgets.dates import date_text
from game.scene.layout import Column, Grid, Row, theme
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label

COIN_SIZE = 56.0
MIN_COLUMN_WIDTH = 300.0
NAME_STYLE = PAPER_STYLES.title.sized(25)


class Trophy(NamedTuple):
    """A personal record: the icon of its coin, its name, a text about it, and whether it has
    been reached."""

    picture: str
    name: str
    description: str
    is_won: bool


def make_trophies(
    app: App, career: CareerStatistics, challenge_progress: ChallengeProgress, edition: str
) -> tuple[Trophy, ...]:
    """Return every possible record of an edition, including those not reached yet."""

    def make_trophy(
        picture: str, name: str, description: str, missing_text_key: str = "not-yet"
    ) -> Trophy:
        words = description or app.say(f"statistics.{missing_text_key}")
        return Trophy(picture, app.say(f"statistics.{name}"), words, bool(description))

    def dated_points_text(key: str, points: int, day: int) -> str:
        when = date_text(app, date.fromordinal(day))
        return app.say(f"statistics.{key}-told", points=points, day=when)

    def challenge_trophies() -> Iterator[Trophy]:
        contents = app.box.challenges
        if not contents.scenarios:
            return
        own = edition in contents.weekday_set_ups_by_edition
        diary = challenge_progress.diary_of_edition(edition if own else "")
        day = diary.best_day_result()
        days = diary.longest_streak_days()
        of_day = (
            dated_points_text("most-points", day.first_game.points, day.day.toordinal())
            if day
            else ""
        )
        streak = app.say("statistics.longest-streak-told", days=days) if days else ""
        yield make_trophy("dice", "best-day", of_day)
        yield make_trophy("watch", "longest-streak", streak)
        if own:
            return  # scenarios and the ladder are games of the usual edition
        bronze, silver, gold = challenge_progress.scenario_medal_counts()
        rung = challenge_progress.count_rungs_won_without_gap(contents.rungs)
        rungs = len(contents.rungs)
        medals = app.say("statistics.medals-told", gold=gold, silver=silver, bronze=bronze)
        climbed = app.say("statistics.rung-told", rung=rung, rungs=rungs) if rung else ""
        yield make_trophy("laurel", "medals", medals if bronze + silver + gold else "")
        yield make_trophy("seal", "rung", climbed)

    best = career.game_with_most_points()
    clearest = career.won_game_with_largest_lead()
    most = dated_points_text("most-points", best.points, best.day_ordinal) if best else ""
    lead = (
        dated_points_text("clearest-win", clearest.lead_points, clearest.day_ordinal)
        if clearest
        else ""
    )
    play = career.play_quality()
    accuracy = ""
    luck = ""
    if play.judged_game_count:
        share = f"{play.luck_in_thousandths_of_win / 10:+.1f}".replace("-", "−")
        games = play.judged_game_count
        percent = play.accuracy_percent
        accuracy = app.say("statistics.accuracy-told", accuracy=percent, games=games)
        luck = app.say("statistics.luck-told", luck=share)
    return (
        make_trophy("chart", "most-points", most),
        make_trophy("flag", "clearest-win", lead),
        *challenge_trophies(),
        make_trophy("lantern", "accuracy", accuracy, "play-none"),
        make_trophy("scales", "luck", luck, "play-none"),
    )


class TrophyPanel(Column):
    """A parchment panel with all personal records, in two columns if there is room for their
    texts."""

    def __init__(self, app: App, heading: str, trophies: Sequence[Trophy]) -> None:
        coins = [_build_trophy_row(app, trophy) for trophy in trophies]
        super().__init__(
            Label(heading, PAPER_STYLES.head),
            Divider(),
            Grid(
                *coins,
                min_column_width=MIN_COLUMN_WIDTH,
                gap=theme.WIDE_GAP,
                row_gap=theme.MEDIUM_GAP,
            ),
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
            skin="parchment",
            label=heading,
        )


def _build_trophy_row(app: App, trophy: Trophy) -> Row:
    metal = "gold" if trophy.is_won else ""
    words = Column(
        Label(trophy.name, NAME_STYLE, wraps=True),
        Label(trophy.description, _description_style(is_won=trophy.is_won), wraps=True),
        grow=1,
        basis=0.0,
    )
    struck = IconCoin(
        app.box.pictures_outside_table, trophy.picture, metal, width=COIN_SIZE, height=COIN_SIZE
    )
    return Row(struck, words, gap=theme.WIDE_GAP, align="centre")


def _description_style(*, is_won: bool) -> TextStyle:
    return PAPER_STYLES.bold.sized(19) if is_won else PAPER_STYLES.note.sized(19)
