"""Judging in a replay: the requested judgement, its panel, and answers hidden until asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.client.app import App
from game.client.hints.hints import HintScreen
from game.client.hints.judged_words import JudgedGameTexts
from game.client.hints.judgements import BackgroundJudge
from game.client.hints.judging_progress import (
    judged_decision_count_text,
    judging_duration_sentence,
    judging_progress_text,
)
from game.client.hints.win_chance_balance import win_chance_balance_text
from game.client.screens.judged_panel import JudgedPanel, JudgedPanelContent
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.side_note import Paragraph
from game.engine.reasons import Unreadable
from game.match.analysis import (
    ANALYSIS_MODES,
    KNOWN_FACTS_MODE,
    JudgedGame,
    JudgedMove,
    JudgedSeatTotals,
    JudgementSoFar,
    thousandths_to_percent,
)
from game.records.records import Chronicle
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE, NOTE_STYLE, TITLE_STYLE
from game.text.numerals import signed_number_text

QUESTION_STYLE = TITLE_STYLE.sized(23)


class JudgedReplayScreen(HintScreen, Protocol):
    """The replay screen on which a judgement is shown."""

    def go_to(self, step_number: int) -> None:
        """Show a position without animation."""

    def on_judgement_changed(self) -> None:
        """Update the screen after a change of the judgement or its progress."""


@dataclass(frozen=True, slots=True)
class JudgingHandlers:
    """The judgements of finished games, and the function that lets a person replay a decision;
    its arguments are the step and the seat."""

    judgements: BackgroundJudge
    retry_decision: Callable[[int, int], None]


class ReplayJudgement:
    """The judgement of one replayed game and the panel that shows it; the better move of a
    decision is hidden until the person asks for it."""

    def __init__(
        self,
        app: App,
        handlers: JudgingHandlers,
        chronicle: Chronicle,
        screen: JudgedReplayScreen,
        *,
        is_shown_at_start: bool,
    ) -> None:
        """Prepare the judgement of a game by what each seat could know; with `is_shown_at_start`
        it is shown from the beginning."""
        self._app = app
        self._judgements = handlers.judgements
        self._retry_decision = handlers.retry_decision
        self._chronicle = chronicle
        self._screen = screen
        self._texts = JudgedGameTexts(app, chronicle)
        self._mode = KNOWN_FACTS_MODE
        self._is_wanted = is_shown_at_start
        self._revealed_step = 0  # the step whose better move was asked for
        self._panel: JudgedPanel | None = None
        self._position = 0
        self._decision_shown_while_judging: JudgedMove | None = None  # while the judgement runs

    @property
    def judged_game(self) -> JudgedGame | None:
        """The judgement in the chosen mode, None until it is ready."""
        return self._judgements.judged_game_if_ready(self._chronicle, self._mode)

    @property
    def shown_judgement(self) -> JudgedGame | None:
        """The judgement if it is ready and switched on, otherwise None."""
        return self.judged_game if self._is_wanted else None

    @property
    def judged_moves(self) -> tuple[JudgedMove, ...]:
        """The decisions judged so far, () if the judgement is switched off."""
        game = self.judged_game
        if not self._is_wanted:
            return ()
        return game.moves if game is not None else self._judgement_so_far.moves

    @property
    def _judgement_so_far(self) -> JudgementSoFar:
        return self._judgements.judgement_so_far(self._chronicle, self._mode)

    @property
    def _game_with_decisions_judged_so_far(self) -> JudgedGame:
        """The decisions judged so far, as a game without shares and totals."""
        return JudgedGame(self._mode, (), self._judgement_so_far.moves, (), ())

    @property
    def progress(self) -> float | None:
        """The progress of the judgement from 0 to 1; None if it is switched off, ready or has
        failed."""
        if not self._is_wanted or self.judged_game is not None:
            return None
        return self._judgements.progress(self._chronicle, self._mode)

    @property
    def position_before_first_instructive_decision(self) -> int | None:
        """The position just before the first instructive decision; None if there is none, or the
        judgement is not shown."""
        game = self.shown_judgement
        if game is None:
            return None
        return next((move.step_number - 1 for move in game.moves if move.is_instructive), None)

    def duration_tooltip(self, judging_mode: str = "") -> str:
        """Return a sentence on how long the judgement in the mode `judging_mode` ("" for the chosen
        one) takes and that it can be stopped; "" once it is ready."""
        judged = self._judgements.judged_game_if_ready(self._chronicle, judging_mode or self._mode)
        if judged is not None:
            return ""
        expected_seconds = self._judgements.expected_seconds(self._chronicle)
        return judging_duration_sentence(self._app, expected_seconds)

    def toggle_judgement(self) -> None:
        """Switch the judgement on and start it, or switch it off and stop it."""
        if self._is_wanted:
            self._is_wanted = False
            self._judgements.stop_judging()
            self._screen.on_judgement_changed()
        else:
            self._is_wanted = True
            self._start_judging_and_notify()

    def continue_judging_and_listen(self) -> None:
        """When the replay becomes the top screen, continue the judgement and listen to it; do
        nothing if it is off or ready."""
        if self._is_wanted and self.judged_game is None:
            self._start_judging()

    def stop_listening(self) -> None:
        """Stop listening to the judgement; the judgement continues."""
        self._judgements.remove_listener()

    def set_judging_mode(self, judging_mode: str) -> None:
        """Start to judge in a mode: by what each seat could know, or with all hands open."""
        self._mode = judging_mode
        self._start_judging_and_notify()

    def show_panel_for_position(self, step_number: int) -> None:
        """Show the panel for a position of the replay: about the next decision if it is
        instructive, otherwise about the last one."""
        self._position = step_number
        self._rebuild_panel()

    def _start_judging_and_notify(self) -> None:
        self._start_judging()
        self._screen.on_judgement_changed()

    def _start_judging(self) -> None:
        host = self._screen
        try:
            self._judgements.start_judging(
                self._chronicle, self._mode, lambda: host.call_soon(host.on_judgement_changed)
            )
        except Unreadable:
            return  # the panel says so

    def _rebuild_panel(self) -> None:
        self._screen.stage.root.remove(self._panel)
        self._panel = None
        game = self.shown_judgement
        self._screen.table.highlight_places(())
        if not self._is_wanted:
            return
        if game is None:
            self._add_panel_of_running_judgement()
            return
        move = self._instructive_next_or_last_decision(game)
        hidden = (
            move is not None and move.is_instructive and self._revealed_step != move.step_number
        )
        told = self._decision_paragraphs(game, move, hides_better_move=hidden)
        accounts = (
            () if move is not None and move.is_instructive and not hidden else game.totals_by_seat
        )
        self._add_panel(
            told,
            accounts,
            self._step_button_specs(game),
            self._answer_button_specs(move, hides_better_move=hidden),
        )

    def _add_panel_of_running_judgement(self) -> None:
        """Show how far the judgement is, what is known of the shown decision, and a button that
        stops it."""
        game = self._game_with_decisions_judged_so_far
        move = self._instructive_next_or_last_decision(game)
        self._decision_shown_while_judging = move
        told: list[Paragraph] = [(self._progress_or_failure_text(), BODY_STYLE)]
        has_marks = any(each.is_instructive for each in game.moves)
        steps = self._step_button_specs(game) if has_marks else []
        answers: list[ButtonSpec] = []
        if move is not None:
            hidden = move.is_instructive and self._revealed_step != move.step_number
            told += self._decision_paragraphs(game, move, hides_better_move=hidden)
            answers = self._answer_button_specs(move, hides_better_move=hidden)
        if self.progress is not None:
            say = self._app.say
            tip = say("judged.stop-note")
            stop = self.toggle_judgement
            words = "" if answers else say("judged.stop")  # an icon beside other buttons
            way = ButtonSpec("judged-stop", words, stop, "x", tooltip=tip)
            (steps if answers else answers).append(way)
        self._add_panel(told, step_buttons=steps, answer_buttons=answers)

    def show_progress_in_panel(self) -> None:
        """Update the open panel while the judgement is not ready; it is rebuilt only when
        something new is known of the shown decision."""
        if self._panel is None or self.shown_judgement is not None:
            return
        move = self._instructive_next_or_last_decision(self._game_with_decisions_judged_so_far)
        if self.progress is None or move != self._decision_shown_while_judging:
            self._rebuild_panel()
        else:
            self._panel.show_first_paragraph(self._progress_or_failure_text())

    def _progress_or_failure_text(self) -> str:
        """Return the text shown until there is a judgement: its progress in percent and the number
        of judged decisions, or that the game cannot be judged."""
        left = self._judgements.seconds_left(self._chronicle, self._mode)
        whole = self._judgements.expected_seconds(self._chronicle)
        told = judging_progress_text(self._app, self.progress, left, whole)
        rated = judged_decision_count_text(self._app, self._chronicle, self._judgement_so_far)
        return f"{told}\n{rated}" if rated else told

    def _step_button_specs(self, game: JudgedGame) -> list[ButtonSpec]:
        """Return the two buttons that go to the positions just before the previous and the next
        instructive decision."""
        starts = [move.step_number - 1 for move in game.moves if move.is_instructive]
        before = next((start for start in reversed(starts) if start < self._position), None)
        after = next((start for start in starts if start > self._position), None)
        ways = (("previous", "prev", "before", before), ("following", "next", "after", after))
        found = []
        for name, picture, key, goal in ways:
            go = partial(self._screen.go_to, goal) if goal is not None else lambda: None
            keys = (f"@menu-judged-{key}",)
            tip = self._app.say(f"judged.{name}")
            found.append(ButtonSpec(f"judged-{name}", "", go, picture, keys=keys, tooltip=tip))
        return found

    def _answer_button_specs(
        self, move: JudgedMove | None, *, hides_better_move: bool
    ) -> list[ButtonSpec]:
        """Return the buttons for an instructive decision: one to retry it and, if the panel
        `hides_better_move`, one to show the better move. [] without a decision or for one that is
        not instructive."""
        if move is None or not move.is_instructive:
            return []
        say = self._app.say
        again = partial(self._retry_decision, move.step_number, move.seat)
        ways: list[tuple[str, str, Callable[[], None]]] = [("try", "go-on", again)]
        if hides_better_move:
            ways.insert(0, ("reveal", "lantern", self._reveal_better_move))
        found = []
        for name, picture, then in ways:
            key = f"@menu-judged-{name}"
            tip = say(f"judged.{name}-note")
            words = say(f"judged.{name}")
            found.append(
                ButtonSpec(f"judged-{name}", words, then, picture, key, (key,), tooltip=tip)
            )
        return found

    def _add_panel(
        self,
        paragraphs: Sequence[Paragraph],
        totals_by_seat: Sequence[JudgedSeatTotals] = (),
        step_buttons: Sequence[ButtonSpec] = (),
        answer_buttons: Sequence[ButtonSpec] = (),
    ) -> None:
        stage = self._screen.stage
        seats = self._chronicle.seats
        facts = JudgedPanelContent(
            seats,
            totals_by_seat,
            self._mode,
            paragraphs,
            self.set_judging_mode,
            step_buttons,
            answer_buttons,
            {mode: self.duration_tooltip(mode) for mode in ANALYSIS_MODES},
        )
        room = self._screen.table.spare_rect("note")
        self._panel = JudgedPanel(self._app, room, facts, stage.units.px_per_u)
        stage.root.add(self._panel)
        stage.update_before_next_drawing()

    def _instructive_next_or_last_decision(self, game: JudgedGame) -> JudgedMove | None:
        """Return the decision after the shown position if it is instructive. Otherwise return the
        decision just before it, None if the step before it was no decision that was judged."""
        coming = game.judged_move_of_step(self._position + 1)
        if coming is not None and coming.is_instructive:
            return coming
        return game.judged_move_of_step(self._position)

    def _decision_paragraphs(
        self, game: JudgedGame, move: JudgedMove | None, *, hides_better_move: bool
    ) -> Sequence[Paragraph]:
        say = self._app.say
        if move is None:
            told = [
                *self._luck_paragraphs(game),
                *self._winning_chance_sum_paragraphs(game),
            ]
            return told or [(say("judged.nothing"), NOTE_STYLE)]
        if hides_better_move and move.step_number > self._position:
            name = self._chronicle.seats[move.seat].name
            return [
                (say("judged.what-would-you-do", name=name), QUESTION_STYLE),
                *self._luck_paragraphs(game),
            ]
        if move.is_instructive and not hides_better_move:
            self._screen.table.highlight_places(self._texts.places_of_best_move(move))
        told = self._texts.decision_paragraphs(
            move, BOLD_STYLE, BODY_STYLE, hides_better_move=hides_better_move
        )
        return [
            *told,
            *self._luck_paragraphs(game),
            *self._winning_chance_sum_paragraphs(game),
        ]

    def _winning_chance_sum_paragraphs(self, game: JudgedGame) -> list[Paragraph]:
        """Return, at the first and the last position only, a paragraph about the sum of each
        seat's changes of winning chance."""
        if not game.win_shares_after_step or self._position not in (
            0,
            len(game.win_shares_after_step) - 1,
        ):
            return []
        return [
            (win_chance_balance_text(self._app, seat.name, account), NOTE_STYLE)
            for seat, account in zip(self._chronicle.seats, game.totals_by_seat, strict=True)
        ]

    def _luck_paragraphs(self, game: JudgedGame) -> list[Paragraph]:
        chance = next(
            (each for each in game.chance_events if each.step_number == self._position), None
        )
        if chance is None:
            return []
        parts = [
            self._app.say(
                "judged.gain",
                name=seat.name,
                percent=signed_number_text(thousandths_to_percent(gain)),
            )
            for seat, gain in zip(self._chronicle.seats, chance.share_gain_by_seat, strict=True)
            if thousandths_to_percent(gain)
        ]
        told = ", ".join(parts) or self._app.say("judged.no-luck")
        return [(self._app.say("judged.luck-of-step", told=told), NOTE_STYLE)]

    def _reveal_better_move(self) -> None:
        move = self._instructive_next_or_last_decision(
            self.shown_judgement or self._game_with_decisions_judged_so_far
        )
        if move is not None:
            self._revealed_step = move.step_number
            self._rebuild_panel()
