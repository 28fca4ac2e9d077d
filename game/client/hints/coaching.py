"""The coach: explains each new thing once, at the moment it matters."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game.box.coach import Coach, Explanation
from game.client.app import App
from game.client.hints.hint_panel import first_unanswered_question, is_question_answered
from game.client.hints.hints import HintScreen, HintSource, advised_move
from game.client.hints.win_chance_tracker import WinChanceTracker
from game.client.session.director import ObservedStep
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.highlight_rings import (
    HighlightRings,
    areas_hidden_by_note,
    rects_to_keep_clear,
    rects_to_ring_not_under_sheet,
    visible_anchor_rects,
    visible_sheet_rects,
)
from game.client.widgets.note_with_buttons import NoteText, NoteWithButtons
from game.client.widgets.side_note import (
    BOLD_TEXT_STYLE,
    TEXT_STYLE,
    Paragraph,
    make_best_placed_note,
)
from game.engine.move import Move
from game.match.match import Match
from game.table_protocol import PersonalQuestion

ExplanationNameAndRound = tuple[str, int]
AdvisedPlacesAndQuestion = tuple[tuple[str, ...], PersonalQuestion]
"""The places that the coach has advised, and the question at which it did so."""
MAX_REASONS_SHOWN_WITH_ADVICE: Final = 2  # of the hint, told with its advice
GAP_BETWEEN_NOTE_AND_TARGET: Final = (
    14.0  # u between a note and the part of the table that it explains
)


class CoachNoteController:
    """Shows the coach's notes at a table: at most one explanation at a time, about the current
    question.

    It uses only the view of the seat that is asked and the analysis that also makes the hint, so
    that note and hint agree. It remembers what it has explained. The game does not wait for the
    person: playing on closes the note.
    """

    def __init__(self, app: App, match: Match, screen: HintScreen, hint_source: HintSource) -> None:
        self._app = app
        self._match = match
        self._screen = screen
        self._hint_source = hint_source
        factory = app.box.table_factory
        self._tracker = WinChanceTracker(
            match, factory.reply_move_kinds, factory.leaving_reply_kind
        )
        self._asked_question: PersonalQuestion | None = None  # by the table
        self._advised_question: PersonalQuestion | None = None  # the one that is advised about
        self._settled_moves: tuple[str, ...] = ()  # when the analysis was asked
        self._facts: dict[str, int] = {}
        self._event_facts: dict[str, int] = {}  # what befell the person since the last question
        self._best_move: Move | None = None  # of the question, once the analysis is there
        self._current_explanation: Explanation | None = None
        # until somebody else acts
        self._last_reason_places_and_question: AdvisedPlacesAndQuestion | None = None
        self._step_count_at_question = (
            0  # when a question was asked last; the next auction may ask for the same
        )
        # what may come again, and the round it came in
        self._repeatable_shown_in_round: set[ExplanationNameAndRound] = set()
        self._note: NoteWithButtons | None = None
        # the note's x over the column, and beside what it speaks of
        self._note_x_choices = (0.0, 0.0)
        # the last note's area use and x
        self._last_note_area_purpose_and_x: tuple[str, float] | None = None
        # the open panels and sheets that the note was last placed for; None: not yet looked at
        self._opened_rects: list[Rect] | None = None
        self._spotlight: HighlightRings | None = None

    @property
    def _coach(self) -> Coach | None:
        return self._app.box.coach_of_edition(self._match.options.edition)

    def record_step_facts(self, observed_step: ObservedStep) -> None:
        """Record the coach's facts about the events of an animated step, for the next
        explanation."""
        if (coach := self._coach) is not None:
            for event in observed_step.feed_entry.events:
                self._event_facts.update(coach.event_facts(event, observed_step.seat))

    def explain_question(self, question: PersonalQuestion | None) -> None:
        """Show the coach's note for a question, or hide it and stop listening to the analysis if
        `question` is None.

        For a new question, explain it and start the analysis. For a question explained before: show
        the note if another screen has hidden it. If other moves have been picked since, analyse the
        next unanswered part of the question and show the note for it, or close the note if all
        parts are answered. Otherwise change nothing.
        """
        if question is None:
            self._hint_source.remove_listener_and_stop_if_unused(self._on_analysis_news)
            self.hide_note_temporarily()
        elif self._step_count_at_question != self._match.step_count or not _has_same_seat_and_moves(
            question, self._asked_question
        ):
            self.hide_note_temporarily()
            self._begin_question_and_analysis(question)
        elif self._current_explanation is not None and self._note is None:
            self._asked_question = question
            # it was hidden by another screen and not yet read
            self._show_note(self._current_explanation)
        elif (
            self._current_explanation is not None
            and self._settled_moves != self._screen.table.texts_of_moves_picked_so_far()
        ):
            self._settled_moves = self._screen.table.texts_of_moves_picked_so_far()
            self._advised_question = first_unanswered_question(
                self._match, question, self._settled_moves
            )
            if is_question_answered(self._advised_question, self._settled_moves):
                self.close_note_until_next_question()
                return
            self._best_move = None
            if self._hint_source.is_available:
                self._hint_source.start_analysis_unless_done(
                    self._advised_question, self._on_analysis_news
                )
            self.hide_note_temporarily()
            self._show_note(self._current_explanation)

    def forget_place_of_old_table(self) -> None:
        """Hide the note, and place the next one on the new table without regard to it."""
        self.hide_note_temporarily()
        self._last_note_area_purpose_and_x = None

    def hide_note_temporarily(self) -> None:
        """Remove the note and its rings from the table; `explain_question` shows it when it is
        called for the same question."""
        root = self._screen.stage.root
        if self._spotlight is not None:
            self._screen.stage.timeline.end_endless(self._spotlight.pulse_animation)
        for node in (self._note, self._spotlight):
            root.remove(node)
        if self._note is not None:
            self._note = self._spotlight = None
            self._screen.table.highlight_places(())
            self._screen.stage.update_before_next_drawing()

    def move_note_aside_for_opened_panel(self) -> None:
        """Move the note to its position over the journal column while it would cover an open panel
        or sheet at its other position, beside its subject; afterwards move it back. If it would
        cover one at both positions, look for a new position."""
        note = self._note
        explanation = self._current_explanation
        opened = visible_sheet_rects(self._screen.stage, self._screen.table)
        if note is None or opened == self._opened_rects:
            return
        is_fresh = self._opened_rects is None
        self._opened_rects = opened
        home, aside = self._note_x_choices
        is_clear = not self._covers_any(note, aside, opened)
        x = aside if is_clear else home
        if not is_fresh and explanation is not None and self._covers_any(note, x, opened):
            self.hide_note_temporarily()
            self._show_note(explanation)
            return
        if note.x != x:
            note.x = x
            self._screen.stage.update_before_next_drawing()

    def _covers_any(self, note: NoteWithButtons, x: float, rects: Sequence[Rect]) -> bool:
        """Return whether the note at `x` u, at its height, would cover any of the rectangles, in
        px."""
        k = self._screen.stage.units.px_per_u
        size = note.width * note.scale * k, note.height * note.scale * k
        return any(Rect((x * k, note.y * k), size).colliderect(rect) for rect in rects)

    def spoken_paragraphs(self) -> tuple[str, ...]:
        """Return the text of the open note as a tuple of one, () if none is open."""
        return (self._note.label,) if self._note is not None else ()

    def close_note_until_next_question(self) -> bool:
        """Close the note and show no more notes for this question; return False if no note was
        open."""
        was_open = self._note is not None
        self._hint_source.remove_listener_and_stop_if_unused(self._on_analysis_news)
        self._current_explanation = None
        self.hide_note_temporarily()
        return was_open

    def _begin_question_and_analysis(self, question: PersonalQuestion) -> None:
        coach = self._coach
        self._asked_question = self._advised_question = question
        self._current_explanation = self._best_move = None
        self._settled_moves = self._screen.table.texts_of_moves_picked_so_far()
        since, self._step_count_at_question = (
            self._match.chronicle.steps[self._step_count_at_question :],
            self._match.step_count,
        )
        if any(step.seat != question.seat for step in since):
            self._last_reason_places_and_question = None
        if not self._app.settings.coach:
            # whoever switches the coach on is told about this very question
            self._asked_question = None
            return
        if coach is None or self._is_question_answered(question):
            return
        self._facts = {**coach.decision_facts(question.view, question.seat), **self._event_facts}
        self._event_facts = {}
        if self._hint_source.is_available and len(question.moves) > 1:
            self._hint_source.start_analysis_unless_done(question, self._on_analysis_news)
            self._on_analysis_news()
        if self._current_explanation is None:
            self._show_next_explanation()

    def _on_analysis_news(self) -> None:
        """Once the hint of the analysis is ready, store its best move and facts, and show the
        next explanation if no note is open."""
        hint = self._hint_source.hint
        question = self._advised_question
        if hint is None or question is None or self._best_move is not None:
            return
        self._best_move = advised_move(hint, question)
        if (coach := self._coach) is not None:
            self._facts.update(
                coach.move_facts(question.view, question.seat, self._best_move, hint.plan[1:])
            )
        if question is self._asked_question:
            self._facts.update(
                self._tracker.record_question_and_make_facts(
                    question, hint, self._step_count_at_question
                )
            )
        if self._current_explanation is None:
            self._show_next_explanation()
        elif self._note is not None and (
            self._settled_moves or self._current_explanation.best_move_names
        ):
            self.hide_note_temporarily()
            self._show_note(self._current_explanation)

    def _is_question_answered(self, question: PersonalQuestion) -> bool:
        settled = self._screen.table.texts_of_moves_picked_so_far()
        return is_question_answered(
            first_unanswered_question(self._match, question, settled), settled
        )

    def _show_next_explanation(self) -> None:
        coach = self._coach
        app = self._app
        question = self._advised_question
        if coach is None or question is None or not app.settings.coach:
            return
        # the answer may have been given since it was asked
        if self._is_question_answered(question):
            return
        now = self._facts.get("round", 0)
        told = app.learning_progress_in_open_title.explained_keys | {
            name for name, when in self._repeatable_shown_in_round if when == now
        }
        self._current_explanation = coach.next_explanation(
            question, self._facts, self._best_move, told
        )
        if self._current_explanation is None:
            return
        if self._current_explanation.repeats_each_round:
            self._repeatable_shown_in_round.add((self._current_explanation.name, now))
        else:
            app.learning_progress_in_open_title.mark_explained(self._current_explanation.name)
        self._show_note(self._current_explanation)

    def _show_note(self, advice: Explanation) -> None:
        host = self._screen
        app = self._app
        ways = self._note_button_specs()
        text = NoteText(app.say("coach.title"), self._explanation_paragraphs(advice))

        def make_note_in_area(purpose: str) -> NoteWithButtons:
            return NoteWithButtons(
                app,
                text,
                ways,
                table=host.table,
                units=host.stage.units,
                area_purpose=purpose,
                node_name="coach",
            )

        # which a star stands for
        kind = self._best_move.kind if self._best_move is not None else "*"
        points = tuple(point.replace("*", kind) for point in advice.ringed_anchors)
        self._note = self._make_note_at_kept_or_best_place(make_note_in_area, points)
        self._opened_rects = None
        self.move_note_aside_for_opened_panel()
        self._spotlight = HighlightRings(
            lambda: rects_to_ring_not_under_sheet(host.stage, host.table, points),
            lambda: visible_sheet_rects(host.stage, host.table),
            z=88,
        )
        host.stage.timeline.play_endless(self._spotlight.pulse_animation)
        host.stage.root.add(self._spotlight, self._note)
        host.stage.update_before_next_drawing()

    def _make_note_at_kept_or_best_place(
        self, make_note_for_use: Callable[[str], NoteWithButtons], ringed_anchors: tuple[str, ...]
    ) -> NoteWithButtons:
        """Return the coach's note, placed on the table.

        It has the place of the last note, if its whole text has room there and it covers nothing
        needed and nothing ringed. Otherwise it has the place where it covers least, moved to the
        left of the ringed things that it would cover there, if there is room.
        """
        stage = self._screen.stage
        k = stage.units.px_per_u
        needed = rects_to_keep_clear(stage, self._screen.table)
        ringed = visible_anchor_rects(stage, self._screen.table, ringed_anchors)
        if self._last_note_area_purpose_and_x is not None:
            use, x = self._last_note_area_purpose_and_x
            note = make_note_for_use(use)
            self._note_x_choices = (note.x, x)
            note.x = x
            is_whole = not (note.overflows or note.is_too_high)
            hides_nothing = areas_hidden_by_note(note, stage, needed) == (0, 0)
            if is_whole and hides_nothing and not _left_edges_of_covered_rects(note, ringed, k):
                return note
        # A note that opens by itself covers no lit place of the map.
        note = make_best_placed_note(
            make_note_for_use,
            lambda note: areas_hidden_by_note(note, stage, needed),
            may_lie_on_map=False,
        )
        hidden = _left_edges_of_covered_rects(note, ringed, k)
        wide = note.width * note.scale
        aside = min(hidden) - wide - GAP_BETWEEN_NOTE_AND_TARGET if hidden else note.x
        self._note_x_choices = (note.x, aside if aside >= 0 else note.x)  # else there is no room
        note.x = self._note_x_choices[1]
        self._last_note_area_purpose_and_x = note.area_purpose, note.x
        return note

    def _explanation_paragraphs(self, advice: Explanation) -> list[Paragraph]:
        say = self._app.say
        phrases = self._app.box.phrases
        question = self._advised_question
        assert question is not None
        facts: dict[str, object] = {
            name.replace("-", "_"): number for name, number in self._facts.items()
        }
        if self._tracker.better_previous_move is not None and phrases is not None:
            move, then = self._tracker.better_previous_move
            facts["better"] = phrases.advised_move_text(move, then.view)
        told: list[Paragraph] = [(say(f"coach.{advice.name}", **facts), TEXT_STYLE)]
        hint = self._hint_source.hint
        if (
            advice.best_move_names
            and self._best_move is not None
            and hint is not None
            and phrases is not None
        ):
            what = phrases.advised_move_text(self._best_move, question.view)
            told.append((say("coach.advises", move=what), BOLD_TEXT_STYLE))
            names = [seat.name for seat in self._match.seats]
            places = phrases.places_of_move(self._best_move, question.view)
            if not self._store_reason_and_tell_if_given_before(places, question):
                reasons = hint.recommended_moves[0].reasons[:MAX_REASONS_SHOWN_WITH_ADVICE]
                told += [
                    (phrases.reason_as_sentence(reason, names), TEXT_STYLE) for reason in reasons
                ]
            self._screen.table.highlight_places(places)
        return told

    def _store_reason_and_tell_if_given_before(
        self, places: tuple[str, ...], question: PersonalQuestion
    ) -> bool:
        """Return whether the coach has already given the reason for a move to `places` at an
        earlier question; False if there are no places.

        If the last reason was about other places, remember these places and this question as the
        last reason, and return False.
        """
        known = self._last_reason_places_and_question
        if known is None or known[0] != places:
            known = self._last_reason_places_and_question = places, question
        return bool(places) and not _has_same_seat_and_moves(known[1], question)

    def _note_button_specs(self) -> tuple[ButtonSpec, ButtonSpec]:
        say = self._app.say
        tip = self._app.say("coach.off-tip")
        key_cap = "@lesson-next"
        return (
            ButtonSpec(
                "coach-off", say("coach.off"), self._decline_and_switch_off_coach, tooltip=tip
            ),
            ButtonSpec(
                "coach-understood",
                say("coach.understood"),
                self._close_note_and_show_next,
                key_cap=key_cap,
            ),
        )

    def _close_note_and_show_next(self) -> None:
        """Close the note and show the next one about the question, if there is one."""
        self._current_explanation = None
        self.hide_note_temporarily()
        self._show_next_explanation()

    def _decline_and_switch_off_coach(self) -> None:
        """Close the note and switch the coach off; it can be switched on in the settings."""
        self.close_note_until_next_question()
        self._app.learning_progress_in_open_title.decline_coach()
        self._app.change_settings(coach=False)


def _left_edges_of_covered_rects(
    note: NoteWithButtons, rects: Sequence[Rect], px_per_u: float
) -> list[float]:
    """Return the left edges, in u, of those rectangles in px whose middle the note covers."""
    high = note.height * note.scale
    here = Rect(
        note.x * px_per_u, note.y * px_per_u, note.width * note.scale * px_per_u, high * px_per_u
    )
    return [each.left / px_per_u for each in rects if here.collidepoint(each.center)]


def _has_same_seat_and_moves(
    question: PersonalQuestion, other_question: PersonalQuestion | None
) -> bool:
    """Return whether two questions have the same seat and the same moves."""
    return (
        other_question is not None
        and question.seat == other_question.seat
        and question.moves == other_question.moves
    )
