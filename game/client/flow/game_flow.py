"""Games in the window: how they begin, continue, are replayed and end."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.contests.challenge_flow import ChallengeFlow
from game.client.contests.goal_card import open_goal_card
from game.client.flow.navigation import Navigation
from game.client.flow.replays import ReplayFlow
from game.client.hints.judgements import BackgroundJudge
from game.client.hints.turning_points import TurningPointAnalysis
from game.client.screens.end import EndHandlers, EndScreen, OnlineEndActions
from game.client.screens.table import TableScreen
from game.client.session import beginning as match_start
from game.client.session import practice, unknown_players
from game.client.session.first_game_pace import set_calm_pace_in_first_game
from game.client.session.prompt_controller import TableExits
from game.client.session.score_history import compute_score_history
from game.client.session.unsaved_games import GameResult, UnsavedGames
from game.client.stored.set_up import SavedSetUp, without_first_game_expansions
from game.client.widgets.dialogs import DialogReply
from game.match.match import Match
from game.records.records import Chronicle, NotContinued, NotSaved
from game.records.replay import Replay
from game.records.saved_game_folder import SavedGameFolder
from game.scene.window.window import Window


class GameFlow:
    """Begins, resumes and ends games, and owns the table screen of the running game, the replays,
    and the player's challenges (`contests`)."""

    def __init__(
        self, app: App, window: Window, saves: SavedGameFolder, navigation: Navigation
    ) -> None:
        self.app = app
        self.window = window
        self.saves = saves
        self.unsaved_games = UnsavedGames(app, saves)
        self.contests = ChallengeFlow(app, window, saves, self.begin_game, self.resume_game)
        self._navigation = navigation
        self._stored_judgements: BackgroundJudge | None = None
        if app.analyst is not None:
            self._stored_judgements = BackgroundJudge(
                app.shelf.titles, app.analyst, self.contests.statistics_collector.record_judged_game
            )
        self._table: TableScreen | None = None
        self._file: Path | None = None  # of the game that is played
        self.replays = ReplayFlow(
            app,
            window,
            saves,
            navigation,
            judgements=lambda: self._judgements_if_title_has_phrases,
            begin_game=self.begin_game,
            choose_title_of=self.open_box_of_game,
        )

    @property
    def _judgements_if_title_has_phrases(self) -> BackgroundJudge | None:
        """The judgements of finished games; None if the open title has no phrases to write them
        with."""
        return self._stored_judgements if self.app.box.phrases is not None else None

    @property
    def table_screen(self) -> TableScreen:
        """The table screen of the running game; raises LookupError if no game is open."""
        if self._table is None:
            raise LookupError("no game is open")
        return self._table

    @property
    def running_or_last_viewed_chronicle(self) -> Chronicle | None:
        """The chronicle of the running game; without one, that of the game viewed last. None if
        there is neither, or if it has no snapshots."""
        played = (
            self._table.match.chronicle
            if self._table is not None
            else self.replays.last_viewed_chronicle
        )
        return played if played is not None and played.snapshots else None

    def begin_game_with_set_up(self, set_up: SavedSetUp) -> None:
        """Begin a new game with a set-up and open its table; if it cannot be saved, offer to play
        without saving.
        """
        self.begin_game(partial(match_start.make_match_beginning, self.app, set_up))

    def begin_game_with_temporary_coach(self, set_up: SavedSetUp) -> None:
        """Begin a game with the coach switched on for this game only."""
        self.begin_game(partial(practice.make_coached_match_beginning, self.app, set_up))

    def resume_game(self, file: Path) -> None:
        """Open the box of a saved game and continue it at its open decision; if that is not
        possible, show why.

        If some of its computer players do not exist in this release, first ask how to replace
        them.
        """
        self.unsaved_games.retry_saving()
        self.open_box_of_game(file)
        try:
            match = Match.resume_from_journal(self.app.box.title, self.saves.reopen_journal(file))
        except (NotSaved, NotContinued) as refusal:
            self._navigation.show_message(
                [self.app.reason_text(refusal.reason), self.app.say("message.untouched")]
            )
            return
        sit_down = partial(self._open_table_screen, match, file)
        if unknown_players.seats_of_unknown_players(self.app, match.options, match.seats):
            unknown_players.ask_to_replace_unknown_players(
                self._navigation.top_screen_or_title_page().stage, self.app, match, sit_down
            )
        else:
            sit_down()

    def continue_last_game_of_any_title(self) -> None:
        """Continue the unfinished game, of any title, that was played last; show a message if
        there is none."""
        file = self.saves.last_played_unfinished_file()
        if file is None:
            self._navigation.show_message([self.app.say("message.nothing-saved")])
        else:
            self.resume_game(file)

    def begin_game(
        self, make_match_beginning: match_start.MakeBeginning, player_kinds: Sequence[str] = ()
    ) -> Path | None:
        """Begin the game that `make_match_beginning` returns, with these kinds of players, in a new
        file, and return the file.

        If it cannot be saved, offer to play without saving and return None; raises Unreadable if
        the game cannot be made.
        """
        beginning = make_match_beginning()
        try:
            journal = self.saves.create_journal()
            match = Match.begin(beginning, journal)
            match_start.seat_all_players(match, player_kinds)
        except NotSaved as refusal:
            say = self.app.say
            unsaved = partial(self._begin_game_saved_later, make_match_beginning, player_kinds)
            told = [self.app.reason_text(refusal.reason), say("message.unsaved-note")]
            self._navigation.show_message(
                told, DialogReply(say("message.play-unsaved"), unsaved, name="unsaved")
            )
            return None
        file = self.saves.folder / journal.name
        self._open_table_screen(match, file, is_new_game=True)
        return file

    def _begin_game_saved_later(
        self, make_match_beginning: match_start.MakeBeginning, player_kinds: Sequence[str]
    ) -> None:
        match = Match.begin(make_match_beginning(), make_journal_later=self.saves.create_journal)
        match_start.seat_all_players(match, player_kinds)
        self._open_table_screen(match, None, is_new_game=True)

    def _open_table_screen(
        self, match: Match, file: Path | None, *, is_new_game: bool = False
    ) -> None:
        """Open the table of a match; if it `is_new_game`, ask for the animation speed and show the
        goal of its challenge."""
        exits = TableExits(
            lambda match: self.record_game_and_show_end_screen(match, file),
            self._navigation.close_all_and_show_title_page,
        )
        self._navigation.open_edition(match.options.title, match.options.edition)
        table = self.close_pages_and_remember_table(TableScreen(self.app, match, exits), file)
        practice.switch_on_coach_if_wanted(self.app, match)
        hint = set_calm_pace_in_first_game(self.app, match)
        self.window.push(table)
        if is_new_game:
            open_goal_card(self.app, table.stage, match.chronicle, is_new_game=True)
        if hint:
            table.stage.show_bottom_notice(hint)

    def close_pages_and_remember_table(
        self, table: TableScreen, file: Path | None = None
    ) -> TableScreen:
        """Close all pages down to the title page, remember `table` as the screen of the running
        game and `file` as its save, stop judging, and return the table, which the caller opens."""
        self._navigation.close_all_and_show_title_page()
        self._file = file
        self._table = table
        if self._judgements_if_title_has_phrases is not None:
            # the players need the processors now
            self._judgements_if_title_has_phrases.stop_judging()
        return table

    def record_game_and_show_end_screen(
        self, match: Match, file: Path | None, online_actions: OnlineEndActions | None = None
    ) -> None:
        """Enter a finished game into the ledger and show its end screen; `online_actions` are the
        buttons for a game that was played online."""
        file = file or self.file_of_match(match)
        replay = Replay(self.app.box.title, match.chronicle)
        history = compute_score_history(replay, self.app.box.game_facts)
        news = self.contests.record_and_describe_result(match.chronicle, history, file)
        if not match.is_saved:
            news.insert(0, self.app.say("message.ended-unsaved"))
        result = GameResult.from_match(match, history, news)
        look_at = None
        if file is not None and match.is_saved:
            look_at = partial(self.replays.open_replay, file)
        again = (
            online_actions.request_rematch
            if online_actions is not None
            else partial(self._begin_rematch_or_challenge_again, match)
        )
        handlers = EndHandlers(
            again, self._navigation.close_all_and_show_title_page, look_at, online_actions
        )
        turning = None
        if self._judgements_if_title_has_phrases is not None:
            turning = TurningPointAnalysis(
                self.app, self._judgements_if_title_has_phrases, match.chronicle, history
            )
        self._navigation.close_all_and_show_title_page()
        self.replays.last_viewed_chronicle = match.chronicle
        self.window.push(EndScreen(self.app, result, handlers, turning))

    def file_of_match(self, match: Match) -> Path | None:
        """Return the file in which a match is saved, None while it is not saved."""
        return self.saves.folder / match.journal_file_name if match.journal_file_name else None

    def _begin_rematch_or_challenge_again(self, match: Match) -> None:
        """If the finished game belongs to a challenge, begin that challenge again; otherwise begin
        a game with the same set-up and a new deal."""
        challenge = self.contests.challenge_of_game(match.chronicle)
        if challenge is not None:
            self.contests.begin_challenge(challenge)
        else:
            again = match_start.rematch_set_up(match, self.app.make_seed())
            self.begin_game_with_set_up(
                without_first_game_expansions(again, self.app.box.first_game_expansions)
            )

    def close_table_and_keep_unsaved_game(self) -> None:
        """Close the table and any trial; a game that is not saved is kept, to be written as soon
        as there is room."""
        self.replays.retry_flow.close_retry()
        if self._table is not None:
            match = self._table.match
            self._table.close()
            self._table = None
            if not match.is_saved:
                self.unsaved_games.add_game(match.chronicle, self.file_of_match(match))

    def open_box_of_game(self, file: Path) -> None:
        """Open the box of the title and edition of a saved game; do nothing if its file has no
        readable summary."""
        if (summary := self.saves.summary(file)) is not None:
            self._navigation.open_edition(summary.title, summary.edition)

    @property
    def has_open_table(self) -> bool:
        """Return whether a game is open at a table, also behind other pages or when it is over."""
        return self._table is not None

    @property
    def running_game_file(self) -> Path | None:
        """The file of the running game; None if no game is open or it is not saved."""
        if self._table is None:
            return None
        return self._file or self.file_of_match(self._table.match)

    def forget_faulty_table_without_closing(self) -> None:
        """Forget the table screen without closing it, after a fault."""
        self._table = None
