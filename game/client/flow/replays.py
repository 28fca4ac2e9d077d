"""Replays of saved games, and new games that continue from one of their steps."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.flow.navigation import Navigation
from game.client.hints.judgements import BackgroundJudge
from game.client.screens.decision_retries import DecisionRetryFlow
from game.client.screens.replay_judgement import JudgingHandlers
from game.client.session import beginning as match_start
from game.client.session.replay_observers import needs_redeal_to_continue
from game.engine.reasons import Unreadable
from game.files.toml_fields import printable_file_name
from game.match.match_factory import (
    MatchBeginning,
    beginning_with_redealt_secrets,
    match_beginning_of_branch,
)
from game.records.records import Chronicle
from game.records.saved_game_folder import SavedGameFolder
from game.records.verdicts import usability_verdict
from game.scene.window.window import Screen, Window


class ReplayFlow:
    """Opens replays of saved games, and begins new games that branch off from them.

    `last_viewed_chronicle` is the chronicle of the replay or end screen opened last.
    `judgements` returns the judgements of the open title, `begin_game` begins a game, and
    `choose_title_of` opens the box that a saved game belongs to.
    """

    def __init__(
        self,
        app: App,
        window: Window,
        saves: SavedGameFolder,
        navigation: Navigation,
        *,
        judgements: Callable[[], BackgroundJudge | None],
        begin_game: match_start.BeginGame,
        choose_title_of: Callable[[Path], None],
    ) -> None:
        self.last_viewed_chronicle: Chronicle | None = None
        self.retry_flow = DecisionRetryFlow(app, window)
        self._app = app
        self._window = window
        self._saves = saves
        self._navigation = navigation
        self._judgements = judgements
        self._begin_game = begin_game
        self._open_box_of_game = choose_title_of

    def open_replay(self, file: Path, step_number: int = 0) -> None:
        """Open the box of a saved game and show its replay from step `step_number`; if that is not
        possible, show why.

        When the replay is closed, the edition that was open before is opened.
        """
        reopen = partial(self._navigation.open_edition, self._app.box.title.name, self._app.edition)
        self._open_box_of_game(file)
        replay = self._make_replay_screen(file, step_number, on_close=reopen)
        if replay is None:
            reopen()
        else:
            self._window.push(replay)

    def _make_replay_screen(
        self, file: Path, step_number: int, *, on_close: Callable[[], None]
    ) -> Screen | None:
        """Return the replay screen of a saved game of the open title, at step `step_number`;
        `on_close` is called when it is closed. If the game cannot be replayed, show why and return
        None."""
        from game.client.screens.replay import ReplayScreen

        app = self._app
        try:
            reading = self._saves.read_game(file)
            verdict = usability_verdict(reading, app.shelf.titles)
            if reading.chronicle is None or not verdict.can_watch:
                self._navigation.show_message(
                    [app.reason_text(verdict.reason), app.say("message.untouched")]
                )
                return None
            chronicle = self.last_viewed_chronicle = reading.chronicle
            play_from = partial(self.begin_branch, chronicle, reading.file_name)
            branches = play_from if verdict.last_branch_step is not None else None
            judging = None
            if (judgements := self._judgements()) is not None and chronicle.closing is not None:
                trial = partial(self.retry_flow.begin_retry, chronicle)
                judging = JudgingHandlers(judgements, trial)
            replay = ReplayScreen(app, chronicle, step_number, judging, branches)
            replay.on_close = on_close
            return replay
        except OSError as problem:
            facts = {"file": printable_file_name(file.name), "cause": app.disk_error_text(problem)}
            self._navigation.show_message(
                [app.say("message.cannot-read", **facts), app.say("message.untouched")]
            )
        except Unreadable as problem:
            self._navigation.show_message(app.rules_mismatch_sentences(problem))
        return None

    def begin_branch(
        self,
        chronicle: Chronicle,
        source_file_name: str,
        step_count: int,
        player_kinds: Sequence[str],
    ) -> None:
        """Begin a new game, in a new file, that continues the game `chronicle` after `step_count`
        steps; `source_file_name` is the name of its file, `player_kinds` are kinds of players.

        Hidden information gets a new deal where continuing would reveal it. If the game no longer
        fits the rules, show why.
        """
        title = self._app.box.title

        def make_branch_beginning() -> MatchBeginning:
            branch = match_beginning_of_branch(title, chronicle, step_count, source_file_name)
            return (
                beginning_with_redealt_secrets(branch, self._app.make_seed())
                if needs_redeal_to_continue(chronicle)
                else branch
            )

        try:
            self._begin_game(make_branch_beginning, player_kinds)
        except Unreadable as problem:
            self._navigation.show_message(self._app.rules_mismatch_sentences(problem))
