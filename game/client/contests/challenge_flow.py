"""Opens the pages of challenges and statistics, begins challenges, and reports their results."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.box.goals import GRADE_NAMES, NO_MEDAL_GRADE
from game.client.app import App
from game.client.challenges.challenge import (
    DAILY_KIND,
    RUNG_KIND,
    SCENARIO_KIND,
    Challenge,
    find_challenge,
    make_daily_challenge,
    parse_daily_name,
)
from game.client.challenges.goals import challenge_name_of_game
from game.client.challenges.opponent_texts import opponent_kind_text
from game.client.contests.challenge_pages import ChallengeScreen
from game.client.contests.new_challenge_game import make_challenge_match_beginning
from game.client.session.beginning import BeginGame
from game.client.session.score_history import ScoreHistory
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.statistics.counting import not_counted_sentence
from game.client.statistics.game_milestones import Milestone
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.statistics.medals import rank_and_points_text
from game.client.statistics.statistics_collector import (
    MissingGamesProgressScreen,
    StatisticsCollector,
)
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.widgets.frames import MenuItem
from game.engine.reasons import Unreadable
from game.records.records import Chronicle
from game.records.saved_game_folder import SavedGameFolder
from game.scene.window.window import Window

MAX_SECONDS_ENTERING_GAMES_WITHOUT_PROGRESS = 0.15  # what may be read before a page opens


class ChallengeFlow:
    """Opens and begins the challenges of the open title, and records their results in the
    ledger."""

    def __init__(
        self,
        app: App,
        window: Window,
        saves: SavedGameFolder,
        begin_game: BeginGame,
        resume_game: Callable[[Path], None],
    ) -> None:
        self._app = app
        self._window = window
        self._saves = saves
        self._begin_game = begin_game
        self._resume_game = resume_game
        self.statistics_collector = StatisticsCollector(app, saves)
        app.first_daily_result_text = self._first_daily_result_text

    def menu_entries(self) -> list[MenuItem]:
        """Return the entries about challenges (if the title has scenarios) and statistics for the
        page "Learn and practise"; once a challenge was finished, the note contains streak, medals
        and rungs."""
        found: list[MenuItem] = []
        contents = self._app.box.challenges
        edition = self._app.edition
        if contents.scenarios:
            challenge_progress = self.compute_challenge_progress()
            diary = challenge_progress.diary_of_edition(
                make_daily_challenge(contents, self._app.today(), edition).set_up.edition
            )
            note = ""
            if challenge_progress.has_finished_challenge:
                note = self._app.say(
                    "menu.challenges-streak",
                    days=diary.current_streak_days(self._app.today()),
                    medals=sum(challenge_progress.scenario_medal_counts()),
                    rung=challenge_progress.count_rungs_won_without_gap(contents.rungs),
                )
            found.append(
                MenuItem("challenges", "laurel", "@menu-challenges", self.open_challenges, note)
            )
        found.append(MenuItem("statistics", "chart", "@menu-statistics", self.open_statistics))
        return found

    def compute_challenge_progress(self) -> ChallengeProgress:
        """Return the player's progress, computed from the entries of the ledger."""
        return ChallengeProgress(self.statistics_collector.entries)

    def _first_daily_result_text(self, challenge_name: str) -> str:
        """Return rank and points of the first finished game of a daily challenge as text; "" if
        there is none, or for another kind of challenge."""
        games = (
            self.compute_challenge_progress().finished_games(challenge_name)
            if parse_daily_name(challenge_name) is not None
            else ()
        )
        return rank_and_points_text(self._app, games[0]) if games else ""

    def record_missing_finished_games(self) -> None:
        """Enter every finished game that is missing from the ledger; called before a saved game
        is removed."""
        self.statistics_collector.enter_missing_games()

    def open_challenges(self) -> None:
        """Open the page of challenges, after finished games have been entered into the ledger."""
        ways = (
            self.compute_challenge_progress,
            self.continue_or_begin_challenge,
            self.open_statistics,
        )
        self._open_after_recording_games(
            lambda: self._window.push(ChallengeScreen(self._app, *ways))
        )

    def open_statistics(self) -> None:
        """Open the page of statistics, after finished games have been entered into the ledger."""
        self._open_after_recording_games(self._show_statistics_page)

    def _open_after_recording_games(self, open_page: Callable[[], None]) -> None:
        """Enter missing games into the ledger and open a page; if that takes long, show the
        progress first."""
        if self.statistics_collector.enter_missing_games(
            self._window.clock.make_has_time_left(MAX_SECONDS_ENTERING_GAMES_WITHOUT_PROGRESS)
        ):
            open_page()
        else:
            self._window.push(
                MissingGamesProgressScreen(self._app, self.statistics_collector, open_page)
            )

    def _show_statistics_page(self) -> None:
        contents = self._app.box.challenges
        today = self._app.today()

        def play_daily_challenge(edition: str) -> None:
            self.continue_or_begin_challenge(make_daily_challenge(contents, today, edition))

        offered = play_daily_challenge if contents.default_weekday_set_ups else None
        self._window.push(StatisticsScreen(self._app, self.statistics_collector, offered))

    def begin_challenge(self, challenge: Challenge) -> None:
        """Begin a new game of a challenge and record in the ledger that it has begun; if that is
        not possible, show why."""
        try:
            file = self._begin_game(partial(make_challenge_match_beginning, self._app, challenge))
        except Unreadable as problem:
            self._app.show_sentences([self._app.translated_file_error_text(str(problem))])
            return
        if file is not None:
            self.statistics_collector.record_begun_challenge(challenge, file)

    def continue_or_begin_challenge(self, challenge: Challenge) -> None:
        """Continue the unfinished game of a challenge; begin a new one if there is none."""
        begun = self.compute_challenge_progress().unfinished_file_name(challenge.name)
        file = self._saves.folder / begun
        if begun and self.statistics_collector.is_unfinished_challenge_file(challenge, file):
            self._resume_game(file)
        else:
            self.begin_challenge(challenge)

    def challenge_of_game(self, chronicle: Chronicle) -> Challenge | None:
        """Return the challenge that a game belongs to; None if it belongs to none, or the
        challenge no longer exists."""
        return find_challenge(challenge_name_of_game(chronicle), self._app.box.challenges)

    def record_and_describe_result(
        self, chronicle: Chronicle, history: ScoreHistory, file: Path | None
    ) -> list[str]:
        """Enter a finished game into the ledger, and return sentences about its challenge, the
        milestones it reached, and why it does not count."""
        has_time_left = self._window.clock.make_has_time_left(
            MAX_SECONDS_ENTERING_GAMES_WITHOUT_PROGRESS
        )
        game, reached = self.statistics_collector.record_game_and_find_milestones(
            chronicle, history, file, has_time_left
        )
        told = [not_counted_sentence(self._app, chronicle)] if not game.counts_for_career else []
        told = [*filter(None, told), *self._challenge_result_sentences(game)]
        told += [self._milestone_sentence(milestone, game) for milestone in reached]
        return [*told, self.statistics_collector.told] if self.statistics_collector.told else told

    def _challenge_result_sentences(self, game: FinishedGameEntry) -> list[str]:
        if not game.challenge_name or not game.counts_for_career:
            return []
        kind, _, key = game.challenge_name.partition(":")
        if kind == DAILY_KIND:
            return [self._daily_streak_or_repeat_sentence(game)]
        challenge = find_challenge(game.challenge_name, self._app.box.challenges)
        if challenge is None:
            return []
        word = GRADE_NAMES[game.medal_grade] if game.medal_grade > NO_MEDAL_GRADE else "missed"
        if (
            game.medal_grade > NO_MEDAL_GRADE
            and kind == SCENARIO_KIND
            and not challenge.goal.has_medals
        ):
            word = "reached"
        if game.medal_grade > NO_MEDAL_GRADE and kind == RUNG_KIND:
            is_top = self._app.box.challenges.rungs[-1].name == key
            word = "top-won" if is_top else "rung-won"
        head = self._app.say(f"{kind}.{key}.head")
        return [self._app.say(f"milestone.{word}", challenge=head)]

    def _daily_streak_or_repeat_sentence(self, game: FinishedGameEntry) -> str:
        if (
            next(iter(self.compute_challenge_progress().finished_games(game.challenge_name)), game)
            != game
        ):
            return self._app.say("milestone.daily-repeat")
        found = parse_daily_name(game.challenge_name)
        diary = self.compute_challenge_progress().diary_of_edition(
            found[1] if found is not None else ""
        )
        streak = diary.current_streak_days(self._app.today())
        return self._app.say("milestone.daily-kept", days=streak)

    def _milestone_sentence(self, milestone: Milestone, game: FinishedGameEntry) -> str:
        facts: dict[str, int | str] = dict(milestone.facts)
        kind = facts.pop("kind", "")
        facts.setdefault("seats", len(game.players))
        if kind:
            facts["opponent"] = opponent_kind_text(self._app, str(kind))
        return self._app.say(f"milestone.{milestone.text_key}", **facts)
