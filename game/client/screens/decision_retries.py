"""Trials: a judged decision of a replay is played again, without a record."""

from collections.abc import Sequence

from game.client.app import App
from game.client.hints.judged_words import JudgedGameTexts
from game.client.screens.table import TableScreen
from game.client.session.beginning import seat_all_players
from game.client.session.prompt_controller import TableExits
from game.client.session.unknown_players import seats_of_unknown_players
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.note_with_buttons import NoteText, NoteWithButtons
from game.client.widgets.side_note import BOLD_TEXT_STYLE, TEXT_STYLE, Paragraph
from game.engine.reasons import Unreadable
from game.match.analysis import (
    Analyst,
    JudgedGame,
    JudgedMove,
    RunningAnalysis,
    game_so_far_from_chronicle,
)
from game.match.match import Match
from game.match.match_factory import match_beginning_of_branch
from game.records.records import HUMAN_PLAYER, Chronicle
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion

WHOLE_PERCENT = 100  # per cent


class DecisionRetryScreen(TableScreen):
    """The table of a trial, which is not saved: a person makes another decision at a step of a
    replayed game.

    A note asks for the decision and then says what it was worth; it closes when the person chooses
    to play on.
    """

    def __init__(self, app: App, match: Match, exits: TableExits, analyst: Analyst) -> None:
        self._analyst = analyst
        self._running_analysis: RunningAnalysis[JudgedGame] | None = None
        self._judged_step_number = 0  # of the step that is judged
        self._shown_paragraphs: Sequence[Paragraph] = [(app.say("trial.begin"), TEXT_STYLE)]
        self._decision_note: NoteWithButtons | None = None
        super().__init__(app, match, exits)
        self.aids.coached = False  # the judge speaks in its place

    def close(self) -> None:
        """Stop judging the decision, and close the table."""
        self._stop_judging()
        super().close()

    def position_sentences(self) -> tuple[str, ...]:
        """Return the note about the decision, then the position, as sentences."""
        return (*(text for text, _ in self._shown_paragraphs), *super().position_sentences())

    def _make_table(self) -> None:
        self._decision_note = None
        super()._make_table()
        self._show_note(self._shown_paragraphs)

    def _update_aids(self) -> None:
        super()._update_aids()
        if self.aids.hinting.is_open:  # it lies where the note does
            self._hide_note()

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, turn_end_waits: bool = False
    ) -> None:
        """Start to judge the person's last decision, and continue the game meanwhile. If
        `turn_end_waits`, the end of a turn is held until the person confirms it."""
        self._stop_judging()
        steps = self.match.chronicle.steps
        self._judged_step_number = max(
            step.step_number for step in steps if step.seat == question.seat
        )
        self._show_note([(self.app.say("trial.judging"), TEXT_STYLE)])
        game = game_so_far_from_chronicle(self.match.title, self.match.chronicle)
        wake = self._show_judging_progress_or_verdict
        self._running_analysis = self._analyst.start_judging_step(
            game, self._judged_step_number, lambda: self.call_soon(wake)
        )
        self._show_judging_progress_or_verdict()
        super().on_move_played(question, places, turn_end_waits=turn_end_waits)

    def on_moves_undone(self) -> None:
        """Stop judging, and show the note that asks for the decision."""
        self._stop_judging()
        self._show_note([(self.app.say("trial.begin"), TEXT_STYLE)])
        super().on_moves_undone()

    def _show_judging_progress_or_verdict(self) -> None:
        inquiry = self._running_analysis
        if inquiry is None:
            return
        if not inquiry.has_failed and inquiry.result_if_ready() is None:
            self._show_progress(int(inquiry.progress * WHOLE_PERCENT))
            return
        self._running_analysis = None
        judged = inquiry.result_if_ready()
        move = judged.judged_move_of_step(self._judged_step_number) if judged is not None else None
        self._show_note(self._verdict_paragraphs(move))

    def _show_progress(self, percent: int) -> None:
        """Say in the open note how far the rating is."""
        told = [(self.app.say("trial.judging-share", percent=percent), TEXT_STYLE)]
        if percent and self._decision_note is not None and told != self._shown_paragraphs:
            self._show_note(told)

    def _verdict_paragraphs(self, move: JudgedMove | None) -> Sequence[Paragraph]:
        if move is None:
            return [(self.app.say("trial.not-judged"), TEXT_STYLE)]
        return JudgedGameTexts(self.app, self.match.chronicle).decision_paragraphs(
            move, BOLD_TEXT_STYLE, TEXT_STYLE
        )

    def _stop_judging(self) -> None:
        if self._running_analysis is not None:
            self._running_analysis.close()
        self._running_analysis = None

    def _show_note(self, paragraphs: Sequence[Paragraph]) -> None:
        self._shown_paragraphs = paragraphs
        self._hide_note()
        say = self.app.say
        ways = (
            ButtonSpec("trial-back", say("trial.back"), self.table_exits.on_leave),
            ButtonSpec(
                "trial-play-on", say("trial.play-on"), self._hide_note, key_cap="@lesson-next"
            ),
        )
        self._decision_note = NoteWithButtons(
            self.app,
            NoteText(say("trial.title"), paragraphs),
            ways,
            table=self.table,
            units=self.stage.units,
            area_purpose="note",
            node_name="trial",
        )
        self.stage.root.add(self._decision_note)
        self.stage.update_before_next_drawing()

    def _hide_note(self) -> None:
        self.stage.root.remove(self._decision_note)
        self.stage.update_before_next_drawing()
        self._decision_note = None


class DecisionRetryFlow:
    """Opens at most one trial above the replay that requested it; closing it returns there.

    A trial is not saved, so it does not replace the game that Continue offers.
    """

    def __init__(self, app: App, window: Window) -> None:
        self._app = app
        self._window = window
        self._screen: DecisionRetryScreen | None = None

    def begin_retry(self, chronicle: Chronicle, step_number: int, seat: int) -> None:
        """Open a trial: a person plays `seat` from just before step `step_number`, against players
        of the kinds in the replayed game; kinds that this release lacks are replaced by its
        strongest one. If the game no longer fits the rules, show why."""
        analyst = self._app.analyst
        assert analyst is not None
        try:
            players = [each.player for each in chronicle.seats]
            for unknown in seats_of_unknown_players(
                self._app, chronicle.opening.options, chronicle.seats
            ):
                players[unknown] = self._app.computer_players.player_kinds[-1]
            players[seat] = HUMAN_PLAYER
            title = self._app.box.title
            match = Match.begin(
                match_beginning_of_branch(title, chronicle, step_number - 1, "", is_practice=True)
            )
            seat_all_players(match, players)
        except Unreadable as problem:
            self._app.show_sentences(self._app.rules_mismatch_sentences(problem))
            return

        def show_outcome(match: Match) -> None:
            self._return_to_replay()
            self._app.show_sentences(self._outcome_lines(chronicle, match))

        exits = TableExits(show_outcome, self._return_to_replay, "trial.back")
        self._screen = DecisionRetryScreen(self._app, match, exits, analyst)
        self._window.push(self._screen)

    def close_retry(self) -> None:
        """Close the screen of the trial, if there is one, and so release its computers."""
        if self._screen is not None:
            self._screen.close()
            self._screen = None

    def _return_to_replay(self) -> None:
        self.close_retry()
        self._window.pop()

    def _outcome_lines(self, chronicle: Chronicle, match: Match) -> list[str]:
        """Return a line with the final scores of a trial, and one with those of the original
        game if that was finished."""

        def scores_text(scores: Sequence[int]) -> str:
            pairs = zip(match.seats, scores, strict=True)
            return ", ".join(f"{seat.name} {points}" for seat, points in pairs)

        lines = [self._app.say("trial.over", scores=scores_text(match.scores()))]
        if chronicle.closing is not None:
            lines.append(
                self._app.say("trial.before", scores=scores_text(chronicle.closing.scores))
            )
        return lines
