"""The tab of the daily game: today, the week, and earlier days."""

from collections.abc import Callable
from functools import partial

from game.box.goals import NO_MEDAL_GRADE
from game.client.app import App
from game.client.challenges.challenge import (
    RUNG_KIND,
    SCENARIO_KIND,
    Challenge,
    make_daily_challenge,
)
from game.client.challenges.opponent_texts import opponents_and_expansions_text
from game.client.contests.challenge_rows import ChallengeRow, RowContent, StyledSentence, TabContext
from game.client.contests.week_strip import WeekStrip
from game.client.statistics.challenge_progress import DailyGameDiary, DayResult
from game.client.statistics.medals import rank_and_points_text
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dates import date_text
from game.client.widgets.frames import make_icon_sprite
from game.scene.layout import Column, Grid, Row, Spacer, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label

LAUREL_SIZE = 24.0
DATE_COLUMN_SHARE = 0.36
MIN_TAB_LINK_WIDTH = 500.0
MAX_LISTED_DAYS = 60
ICON_BY_LINKED_TAB = {SCENARIO_KIND: "laurel", RUNG_KIND: "seal"}  # icons


def build_daily_tab(context: TabContext, edition: str, show_tab: Callable[[str], None]) -> Node:
    """Return the tab with today's row of an edition, its week, and a line for each of the last
    `MAX_LISTED_DAYS` days played, the latest first.

    A player who has not played a daily game of the edition yet sees links to the other tabs
    instead of the lines; `show_tab` opens a tab.
    """
    app = context.app
    challenge = make_daily_challenge(app.box.challenges, app.today(), edition)
    diary = context.challenge_progress.diary_of_edition(challenge.set_up.edition)
    rows: list[Node] = [
        _build_todays_row(context, challenge),
        _build_section_heading(app, "week", _current_and_longest_streak_text(app, diary)),
        WeekStrip(context, edition),
    ]
    days = diary.day_results[:MAX_LISTED_DAYS]
    if not days:
        return Column(
            *rows,
            _build_section_heading(app, "more"),
            _build_links_to_other_tabs(app, show_tab),
            gap=theme.MEDIUM_GAP,
        )
    best = diary.best_day_result()
    cells = [cell for each in days for cell in _build_day_cells(app, each, is_best=each == best)]
    columns = (
        fraction_track(DATE_COLUMN_SHARE),
        LAUREL_SIZE,
        fraction_track(1 - DATE_COLUMN_SHARE),
    )
    listed = Grid(
        *cells,
        columns=columns,
        gap=theme.MEDIUM_GAP,
        padding=(0.0, theme.MEDIUM_GAP),
        align="centre",
    )
    return Column(*rows, _build_section_heading(app, "days"), listed, gap=theme.MEDIUM_GAP)


def _build_todays_row(context: TabContext, challenge: Challenge) -> Node:
    app = context.app
    say = context.app.say
    games = context.challenge_progress.finished_games(challenge.name)
    told: list[StyledSentence] = [
        (opponents_and_expansions_text(app, challenge.set_up), PAPER_STYLES.body),
        (say("challenges.daily-note"), PAPER_STYLES.note),
    ]
    way = context.play_button_spec(challenge, "daily")
    if games:
        result = rank_and_points_text(app, games[0])
        told.insert(1, (say("challenges.daily-kept", result=result), PAPER_STYLES.bold))
        if not context.challenge_progress.unfinished_file_name(challenge.name):
            way = way._replace(text=say("challenges.repeat"), picture="reset")
    head = date_text(app, app.today())
    grade = games[0].medal_grade if games else NO_MEDAL_GRADE
    missed = "kept" if games else "nothing"
    row = RowContent("dice", head, told, way, grade, "won", missed, is_next=not games)
    return ChallengeRow(app, row)


def _current_and_longest_streak_text(app: App, diary: DailyGameDiary) -> str:
    """Return a text with the current and the longest number of days played in a row."""
    if not diary.day_results:
        return app.say("challenges.no-days")
    streak = diary.current_streak_days(app.today())
    return app.say("challenges.streak", days=streak, longest=diary.longest_streak_days())


def _build_section_heading(app: App, key: str, note: str = "") -> Node:
    line = Row(
        Label(app.say(f"challenges.{key}"), PAPER_STYLES.head),
        Label(note, PAPER_STYLES.bold, align="right", wraps=True, grow=1, basis=0.0),
        gap=theme.EXTRA_WIDE_GAP,
        padding=(theme.TIGHT_GAP, theme.MEDIUM_GAP, 0.0, theme.MEDIUM_GAP),
        align="centre",
    )
    return Column(line, Divider())


def _build_links_to_other_tabs(app: App, show_tab: Callable[[str], None]) -> Node:
    """Return buttons that open the tabs of scenarios and of the ladder, as far as the title has
    them, side by side if there is room."""
    contents = app.box.challenges
    counts = {SCENARIO_KIND: len(contents.scenarios), RUNG_KIND: len(contents.rungs)}
    doors = [
        _build_tab_link_row(app, kind, count, partial(show_tab, kind))
        for kind, count in counts.items()
        if count
    ]
    return Grid(*doors, min_column_width=MIN_TAB_LINK_WIDTH, gap=theme.MEDIUM_GAP)


def _build_tab_link_row(app: App, tab_name: str, count: int, open_tab: Callable[[], None]) -> Node:
    say = app.say
    told: list[StyledSentence] = [
        (say(f"challenges.{tab_name}-note", count=count), PAPER_STYLES.body)
    ]
    way = ButtonSpec(f"door:{tab_name}", say("challenges.look"), open_tab, "eye")
    return ChallengeRow(
        app, RowContent(ICON_BY_LINKED_TAB[tab_name], say(f"challenges.{tab_name}"), told, way)
    )


def _build_day_cells(app: App, result: DayResult, *, is_best: bool) -> list[Node]:
    """Return the three cells of a day: its date, a laurel if its first game was won, and its
    result.

    The result includes how often the game was repeated and, if `is_best`, that it is the best
    day.
    """
    best = app.say("challenges.best-day") if is_best else ""
    again = app.say("challenges.repeats", count=result.repeat_count) if result.repeat_count else ""
    told = " · ".join(filter(None, (rank_and_points_text(app, result.first_game), best, again)))
    won = result.first_game.rank == 1
    return [
        Label(date_text(app, result.day), PAPER_STYLES.body, wraps=True),
        make_icon_sprite(app.box.pictures_outside_table, "laurel", LAUREL_SIZE, "ink")
        if won
        else Spacer(),
        Label(told, PAPER_STYLES.body, wraps=True),
    ]
