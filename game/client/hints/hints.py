"""Hints in three presses: where to look and why, what to do, and how certain it is.

A hint never makes a move.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from game.client.app import App
from game.client.hints.advised_discards import DiscardAndViewBefore, discards_for_advised_action
from game.client.hints.hint_panel import HintPanel, first_unanswered_question, is_question_answered
from game.client.widgets.highlight_rings import (
    HighlightRings,
    RectsToKeepClear,
    areas_hidden_by_note,
    rects_to_keep_clear,
    rects_to_ring_not_under_sheet,
    visible_sheet_rects,
)
from game.client.widgets.side_note import Paragraph, find_note_area, make_best_placed_note
from game.engine.move import Move
from game.engine.rules import State
from game.match.analysis import (
    CONFIDENCE_STANDARD_ERRORS,
    Hint,
    PositionToAnalyse,
    RecommendedMove,
    RunningAnalysis,
    confidence_half_width_percent,
    thousandths_to_percent,
)
from game.match.match import Match
from game.records.codec import encode_rows
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE, NOTE_STYLE
from game.table_protocol import PersonalQuestion, Phrases, Table

# What the analysis says about the question asked now; hint and coach hear the same.

OnNews = Callable[[], None]

WHERE_TO_LOOK_HINT_PART = 1
ADVISED_MOVE_HINT_PART = 2
REASONS_HINT_PART = 3
WORSE_MOVE_TEXT_KEY: Final = "hint.behind"


class HintSource:
    """Runs at most one analysis for a hint, of one seat's view, and keeps its result until another
    position is analysed.

    A second request about the same position gets the same result.
    """

    def __init__(self, app: App, match: Match, call_soon: Callable[[OnNews], None]) -> None:
        """Store the match; `call_soon` runs a function on the screen's thread."""
        self._app = app
        self._match = match
        self._call_soon = call_soon
        self._position: PositionToAnalyse | None = None
        self._analysed_view: State | None = None  # the view the last hint was about
        self._running_analysis: RunningAnalysis[Hint] | None = None
        self._listeners: list[OnNews] = []

    @property
    def is_available(self) -> bool:
        """Whether hints are possible: there is an analyst, and the title has phrases for hints."""
        return self._app.analyst is not None and self._app.box.phrases is not None

    @property
    def hint(self) -> Hint | None:
        """The hint of the analysis, None until it is ready."""
        return (
            self._running_analysis.result_if_ready() if self._running_analysis is not None else None
        )

    @property
    def has_failed(self) -> bool:
        """Whether the last analysis that was started ended with an error."""
        return self._running_analysis is not None and self._running_analysis.has_failed

    @property
    def progress(self) -> float:
        """The progress of the analysis from 0 to 1; 0 if none runs."""
        return self._running_analysis.progress if self._running_analysis is not None else 0.0

    def start_analysis_unless_done(self, question: PersonalQuestion, listener: OnNews) -> None:
        """Start to analyse a question; `listener` is called when there is progress or a result. If
        the position has been or is being analysed without failure, only the listener is added."""
        analyst = self._app.analyst
        assert analyst is not None
        view = encode_rows(question.view.to_plain())
        is_asked = self._position is not None and self._position.view_bytes == view
        if not is_asked or self._running_analysis is None or self._running_analysis.has_failed:
            plan = self._remaining_plan(question.view)
            position = PositionToAnalyse(self._match.options, question.seat, view, plan)
            self._stop_analysis()
            self._position = position
            self._analysed_view = question.view
            self._running_analysis = analyst.start_hint(
                position, lambda: self._call_soon(self._notify_listeners)
            )
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener_and_stop_if_unused(self, listener: OnNews) -> None:
        """Stop calling `listener`; an unfinished analysis without listeners is stopped."""
        if listener in self._listeners:
            self._listeners.remove(listener)
        if not self._listeners and self.hint is None:
            self._stop_analysis()

    def _remaining_plan(self, view: State) -> tuple[int, ...]:
        """Return the moves of the last hint's plan that have not been played yet, if playing the
        first ones has led to this view; otherwise ()."""
        hint = self.hint
        rules = self._match.game.rules
        plan = hint.plan if hint is not None else ()
        if self._analysed_view is None or len(plan) < 2:
            return ()
        reached = self._analysed_view.clone()
        wanted = view.to_plain()
        for number, code in enumerate(plan[:-1], start=1):
            if code not in rules.legal_codes(reached):
                return ()
            rules.apply(reached, code)
            if reached.to_plain() == wanted:
                return plan[number:]
        return ()

    def _stop_analysis(self) -> None:
        if self._running_analysis is not None:
            self._running_analysis.close()
        self._running_analysis = self._position = None

    def _notify_listeners(self) -> None:
        for hear in tuple(self._listeners):
            hear()


def advised_move(hint: Hint, question: PersonalQuestion) -> Move:
    """Return the move that the hint ranks first; it must be one of the question's moves."""
    return next(move for move in question.moves if move.code == hint.recommended_moves[0].code)


class HintScreen(Protocol):
    """The screen on which a hint is shown: its table, its stage, and a way to call it from
    another thread."""

    table: Table
    stage: Stage

    def call_soon(self, function: Callable[[], None]) -> None:
        """Run a function soon on the window's thread; this may be called from any thread."""


class HintController:
    """Shows hints at a table: at most one, for the current question, from that seat's view only."""

    def __init__(self, app: App, match: Match, screen: HintScreen, hint_source: HintSource) -> None:
        self._app = app
        self._match = match
        self._screen = screen
        self._hint_source = hint_source
        self._asked_question: PersonalQuestion | None = None  # by the table
        self._hinted_question: PersonalQuestion | None = None  # the one the hint is about
        self._settled_moves: tuple[str, ...] = ()
        self._panel: HintPanel | None = None
        self._make_panel_for_area_purpose: Callable[[str], HintPanel] | None = None
        self._make_longest_panel_for_area_purpose: Callable[[str], HintPanel] | None = None
        self._last_panel_area_purpose = ""  # where the panel was last
        self._rects_kept_clear = RectsToKeepClear()  # when the panel was placed, in px
        self._spotlight: HighlightRings | None = None
        self._last_shown_part = 0
        self._is_all_decided = False  # to decide

    @property
    def is_open(self) -> bool:
        """Whether a hint is being computed or shown."""
        return self._hinted_question is not None

    @property
    def last_shown_part(self) -> int:
        """How many parts of the hint are shown; 0 while it is computed or closed."""
        return self._last_shown_part

    def show_again_up_to_part(self, question: PersonalQuestion, last_part: int) -> None:
        """Show the hint for a question on a new table, up to the part that was shown on the old
        one; a hint that was not ready is computed from the beginning."""
        self._start_hint(question)
        if self._last_shown_part and last_part > self._last_shown_part:
            self._last_shown_part = last_part
            self._show_panel()

    def start_or_show_next_part_or_close(self, question: PersonalQuestion | None) -> None:
        """Start a hint for the question, or show its next part if it is ready. Close the hint after
        its last part, or if nothing is left to decide. Do nothing if there is no question or if
        hints are not available."""
        self.update_for_question(question)
        if question is None or not self._hint_source.is_available:
            return
        if self._hinted_question is None:
            self._app.kit.sound.play("hint")
            self._start_hint(question)
        elif self._is_all_decided:
            self.stop_and_close_hint()
        elif self._hint_source.hint is not None:
            self._last_shown_part += 1
            if self._last_shown_part > REASONS_HINT_PART:
                self.stop_and_close_hint()
            else:
                self._show_panel()

    def update_for_question(self, question: PersonalQuestion | None) -> None:
        """Close the open hint if the question has changed. If the person has picked other moves
        since and something is left to decide, start a new analysis."""
        if self._hinted_question is None:
            return
        if self._asked_question is not question:
            self.stop_and_close_hint()
        elif (
            question is not None
            and self._settled_moves != self._screen.table.texts_of_moves_picked_so_far()
        ):
            self.stop_and_close_hint()
            settled = self._screen.table.texts_of_moves_picked_so_far()
            if not is_question_answered(
                first_unanswered_question(self._match, question, settled), settled
            ):
                self._app.kit.sound.play("hint")
                self._start_hint(question)

    def spoken_paragraphs(self) -> tuple[str, ...]:
        """Return the text of the hint panel for the screen reader; () if none is open."""
        return (self._panel.label,) if self._panel is not None else ()

    def stop_and_close_hint(self) -> None:
        """Stop the analysis and close the hint."""
        self._hint_source.remove_listener_and_stop_if_unused(self._on_analysis_news)
        if self._hinted_question is not None:
            self._screen.table.highlight_places(())
        self._hinted_question = self._asked_question = None
        self._last_shown_part = 0
        self._remove_panel()
        self._screen.stage.update_before_next_drawing()

    def _start_hint(self, question: PersonalQuestion) -> None:
        self._asked_question = question
        self._settled_moves = self._screen.table.texts_of_moves_picked_so_far()
        self._hinted_question = first_unanswered_question(
            self._match, question, self._settled_moves
        )
        self._is_all_decided = is_question_answered(self._hinted_question, self._settled_moves)
        if not self._is_all_decided:
            self._hint_source.start_analysis_unless_done(
                self._hinted_question, self._on_analysis_news
            )
        self._on_analysis_news()

    def _on_analysis_news(self) -> None:
        """Show the progress of the analysis, or the first part of the hint once it is ready."""
        if self._hinted_question is None or self._last_shown_part:
            return
        if self._hint_source.hint is not None and not self._is_all_decided:
            self._last_shown_part = WHERE_TO_LOOK_HINT_PART
        self._show_panel()

    def _show_panel(self) -> None:
        hint_source = self._hint_source
        hint = self._hint_source.hint if self._last_shown_part else None
        tells_more = hint is not None and self._last_shown_part < REASONS_HINT_PART
        more = (
            partial(self.start_or_show_next_part_or_close, self._asked_question)
            if tells_more
            else None
        )
        if hint is None:
            key = "failed" if hint_source.has_failed else "thinking"
            key = "nothing-left" if self._is_all_decided else key
            told = [(self._app.say(f"hint.{key}"), BODY_STYLE)]
        else:
            told = self._highlight_and_make_paragraphs(hint)
        longest = self._paragraphs_up_to(hint, REASONS_HINT_PART) if hint is not None else told
        self._remove_panel()
        table = self._screen.table
        stage = self._screen.stage
        units = stage.units
        if hint is not None and self._hinted_question is not None:
            lit = self._part_names_to_highlight(hint, self._hinted_question)
            self._spotlight = HighlightRings(
                lambda: rects_to_ring_not_under_sheet(stage, table, lit),
                lambda: visible_sheet_rects(stage, table),
                z=88,
            )
            stage.timeline.play_endless(self._spotlight.pulse_animation)
            stage.root.add(self._spotlight)
        is_thinking = hint is None and not hint_source.has_failed and not self._is_all_decided

        def make_panel(paragraphs: list[Paragraph], first_in_sight: int, purpose: str) -> HintPanel:
            return HintPanel(
                self._app,
                find_note_area(table, units, purpose),
                paragraphs,
                on_more=more,
                on_close=self.stop_and_close_hint,
                progress_share=hint_source.progress if is_thinking else None,
                first_paragraph=first_in_sight,
            )

        told_before_move = 0
        if hint is not None and self._last_shown_part >= ADVISED_MOVE_HINT_PART:
            told_before_move = len(self._paragraphs_up_to(hint, WHERE_TO_LOOK_HINT_PART))
        self._make_panel_for_area_purpose = partial(make_panel, told, told_before_move)
        self._make_longest_panel_for_area_purpose = partial(make_panel, longest, 0)
        self._place_panel(rects_to_keep_clear(stage, table))

    def move_panel_off_needed_things(self) -> None:
        """Place the panel elsewhere if it covers something that the player has needed only since it
        was placed, such as the sheet that confirms a choice."""
        if self._panel is None:
            return
        stage = self._screen.stage
        needed = rects_to_keep_clear(stage, self._screen.table)
        if needed != self._rects_kept_clear and any(
            areas_hidden_by_note(self._panel, stage, needed)
        ):
            stage.root.remove(self._panel)
            self._place_panel(needed)

    def _place_panel(self, rects_to_keep_clear: RectsToKeepClear) -> None:
        """Make the panel, and add it at the place where the whole hint would cover least of
        `rects_to_keep_clear`.

        The place is chosen for the text of the whole hint, so that the panel can stay there in all
        parts. The place of the last panel is kept if it is suitable; the first part of a hint
        leaves it if the whole text has no room there.
        """
        stage = self._screen.stage
        assert self._make_panel_for_area_purpose is not None
        assert self._make_longest_panel_for_area_purpose is not None
        kept = self._last_panel_area_purpose
        if kept and self._last_shown_part <= WHERE_TO_LOOK_HINT_PART:
            kept = "" if self._make_longest_panel_for_area_purpose(kept).overflows else kept
        longest = make_best_placed_note(
            self._make_longest_panel_for_area_purpose,
            lambda note: areas_hidden_by_note(note, stage, rects_to_keep_clear),
            kept_use=kept,
        )
        self._last_panel_area_purpose = longest.area_purpose
        self._panel = self._make_panel_for_area_purpose(self._last_panel_area_purpose)
        self._rects_kept_clear = rects_to_keep_clear
        stage.root.add(self._panel)
        stage.update_before_next_drawing()

    def _discards_to_show_at_part(
        self, hint: Hint, question: PersonalQuestion, hint_part: int
    ) -> tuple[DiscardAndViewBefore, ...]:
        """Return the cards to discard for the advised action, as `discards_for_advised_action`
        does, in the last part of the hint; () in the parts before."""
        if hint_part < REASONS_HINT_PART:
            return ()
        leaving = self._app.box.table_factory.leaving_reply_kind
        return discards_for_advised_action(
            hint, question, self._match.game, leaving_reply_kind=leaving
        )

    def _part_names_to_highlight(self, hint: Hint, question: PersonalQuestion) -> tuple[str, ...]:
        """Return the names of the parts to highlight: the advised action and, in the last part,
        the cards to discard."""
        action = f"action:{advised_move(hint, question).kind}"
        spent = self._discards_to_show_at_part(hint, question, self._last_shown_part)
        return (action, *(f"card:{each.move.card}" for each in spent))

    def _highlight_and_make_paragraphs(self, hint: Hint) -> list[Paragraph]:
        """Return the paragraphs of all parts shown so far, the latest last, and highlight the
        places of the advised move on the table."""
        phrases = self._app.box.phrases
        question = self._hinted_question
        assert phrases is not None
        assert question is not None
        move = advised_move(hint, question)
        self._screen.table.highlight_places(phrases.places_of_move(move, question.view))
        return self._paragraphs_up_to(hint, self._last_shown_part)

    def _paragraphs_up_to(self, hint: Hint, last_part: int) -> list[Paragraph]:
        """Return the paragraphs of all parts of a hint up to `last_part`, the latest last."""
        phrases = self._app.box.phrases
        question = self._hinted_question
        assert phrases is not None
        assert question is not None
        best = hint.recommended_moves[0]
        move = advised_move(hint, question)
        names = [seat.name for seat in self._match.seats]
        clear = [reason for reason in best.reasons if phrases.is_clear_before_move(reason)]
        told_first = clear[0] if clear else None
        reasons = [
            phrases.reason_as_sentence(reason, names)
            for reason in best.reasons
            if reason is not told_first
        ]
        measured = self._win_chance_sentences(hint, phrases)
        first = (
            phrases.reason_as_sentence(told_first, names)
            if told_first is not None
            else measured.pop(0)
        )
        told: list[Paragraph] = [(first, BODY_STYLE)]
        where = phrases.hint_sentence_about_place(move, question.view, question.moves)
        if where:
            told.insert(0, (where, BODY_STYLE))
        if last_part >= ADVISED_MOVE_HINT_PART:
            told.append(
                (f"{phrases.advised_move_text(move, question.view)}.", BOLD_STYLE.sized(24))
            )
        if last_part == ADVISED_MOVE_HINT_PART:
            told += [
                (line, NOTE_STYLE)
                for line in self._comparison_sentences(hint, phrases, only_equal_moves=True)[:1]
            ]
        for spent in self._discards_to_show_at_part(hint, question, last_part):
            told.append((f"{phrases.advised_move_text(spent.move, spent.view)}.", BOLD_STYLE))
        if last_part >= REASONS_HINT_PART:
            told += [(reason, BODY_STYLE) for reason in reasons]
            told += [(line, NOTE_STYLE) for line in measured]
        return told

    def _win_chance_sentences(self, hint: Hint, phrases: Phrases) -> list[str]:
        """Return a sentence about how often the advised move wins in the simulated games, and
        one about how far each other move is behind."""
        say = self._app.say
        best = hint.recommended_moves[0]
        question = self._hinted_question
        assert question is not None
        share = thousandths_to_percent(best.win_share_thousandths)
        games = hint.sampled_state_count
        wins = say("hint.wins", share=share, games=games, points=best.final_points)
        return [wins, *self._comparison_sentences(hint, phrases)]

    def _comparison_sentences(
        self, hint: Hint, phrases: Phrases, *, only_equal_moves: bool = False
    ) -> list[str]:
        """Return a sentence about each other move: how far it is behind, or that it is about
        equal. With `only_equal_moves`, return only those about equal moves."""
        say = self._app.say
        question = self._hinted_question
        assert question is not None
        lines = []
        for other in hint.recommended_moves[1:]:
            verdict = _comparison_text_key(other)
            if only_equal_moves and verdict == WORSE_MOVE_TEXT_KEY:
                continue
            meant = next(move for move in question.moves if move.code == other.code)
            move = phrases.advised_move_text(meant, question.view)
            behind = thousandths_to_percent(other.thousandths_behind_best)
            noise = confidence_half_width_percent(other.standard_error_thousandths)
            lines.append(say(verdict, move=move, percent=behind, noise=noise))
        return lines

    def _remove_panel(self) -> None:
        stage = self._screen.stage
        if self._spotlight is not None:
            stage.timeline.end_endless(self._spotlight.pulse_animation)
        for node in (self._panel, self._spotlight):
            stage.root.remove(node)
        self._panel = self._spotlight = None


def _comparison_text_key(other_move: RecommendedMove) -> str:
    """Return the key of the sentence that compares a move with the best one. It is
    `WORSE_MOVE_TEXT_KEY` if the move is certainly worse and the difference does not round to 0 %;
    otherwise the sentence says that the moves are equal and, if that is so, that this one costs
    more."""
    if (
        other_move.thousandths_behind_best
        > CONFIDENCE_STANDARD_ERRORS * other_move.standard_error_thousandths
        and thousandths_to_percent(other_move.thousandths_behind_best)
    ):
        return WORSE_MOVE_TEXT_KEY
    return "hint.even-dearer" if other_move.costs_more_than_best else "hint.even"
