"""The aids at the table: hint, coach, and forecast of winning chances."""

from collections.abc import Callable

import pygame

from game.client.app import App
from game.client.hints.coaching import CoachNoteController
from game.client.hints.hints import HintController, HintScreen, HintSource
from game.client.hints.win_bar import WinBar
from game.client.session.director import ObservedStep
from game.client.widgets.scroll_pane import scroll_pane_by_page_key
from game.engine.rules import NOBODY
from game.match.analysis import (
    WHOLE_WIN_THOUSANDTHS,
    PositionToAnalyse,
    RunningAnalysis,
    WinForecast,
)
from game.match.match import Match
from game.table_protocol import PersonalQuestion


class TableAids:
    """The hint, the coach and the win forecast of one table screen.

    If `are_offered` is False, all three are off. `coached` can switch the coach alone off.
    """

    def __init__(
        self, app: App, match: Match, screen: HintScreen, *, are_offered: bool = True
    ) -> None:
        self._screen = screen
        self._are_offered = self.coached = are_offered
        hint_source = self._hint_source = HintSource(app, match, screen.call_soon)
        self.hinting = HintController(app, match, screen, hint_source)
        self._forecasting = WinForecastController(app, match, screen)
        self.coaching = CoachNoteController(app, match, screen, hint_source)

    def make_hint_action(
        self, current_question: Callable[[], PersonalQuestion | None]
    ) -> Callable[[], None] | None:
        """Return a function that shows the next part of a hint about the current question; None
        if hints are not offered or not available."""
        if not (self._are_offered and self._hint_source.is_available):
            return None

        def show_next_hint_part() -> None:
            self.coaching.close_note_until_next_question()
            self.hinting.start_or_show_next_part_or_close(current_question())

        return show_next_hint_part

    def make_hint_reopener(self) -> Callable[[PersonalQuestion], None] | None:
        """Return a function that shows the hint that is open now once more, on a new table; it
        takes the question of the hint. None if no hint is open."""
        if not self.hinting.is_open:
            return None
        part = self.hinting.last_shown_part

        def show_hint_again(question: PersonalQuestion) -> None:
            self.coaching.close_note_until_next_question()
            self.hinting.show_again_up_to_part(question, part)

        return show_hint_again

    def close_panels_of_old_table(self) -> None:
        """Close the hint, hide the coach's note and drop the forecast bar, because a change of
        size has made a new table."""
        self.hinting.stop_and_close_hint()
        self.coaching.forget_place_of_old_table()
        self._forecasting.forget_bar_of_old_table()

    def update_for_question(
        self, question: PersonalQuestion | None, *, is_screen_shared: bool
    ) -> None:
        """Close or update the hint for the current question, and let the coach explain it. The
        coach stays silent if several people share the screen (`is_screen_shared`)."""
        self.hinting.update_for_question(question)
        if self.coached and not is_screen_shared:
            self.coaching.explain_question(question)

    def start_win_forecast_if_position_changed(
        self, viewer: int, *, is_screen_shared: bool
    ) -> None:
        """Start a new win forecast if the position has changed.

        `viewer` is the seat whose knowledge it uses; with `is_screen_shared` it uses only what
        everybody knows.
        """
        if self._are_offered:
            self._forecasting.start_if_position_changed(viewer, is_screen_shared=is_screen_shared)

    def pass_step_to_coach(self, observed_step: ObservedStep) -> None:
        """Let the coach record the facts of a step that was animated."""
        self.coaching.record_step_facts(observed_step)

    def move_notes_off_opened_panel(self) -> None:
        """Move the hint and the coach's note so that they do not cover a panel that is open over
        the table."""
        self.hinting.move_panel_off_needed_things()
        self.coaching.move_note_aside_for_opened_panel()

    def scroll_note_by_page_key(self, event: pygame.event.Event) -> bool:
        """Scroll the open note at the side of the table if the event is a page key; return
        whether there is one that scrolls."""
        return scroll_pane_by_page_key(self._screen.stage, event)

    def close_hint_or_coach_note(self) -> bool:
        """Close the open hint or, if there is none, the coach's note; return False if neither was
        open."""
        was_open = self.hinting.is_open
        self.hinting.stop_and_close_hint()
        return was_open or self.coaching.close_note_until_next_question()

    def spoken_paragraphs(self) -> tuple[str, ...]:
        """Return the texts of the open hint and of the coach's note, for the screen reader; () if
        neither is open."""
        return (*self.hinting.spoken_paragraphs(), *self.coaching.spoken_paragraphs())

    def close_hint_and_hide_coach_note(self) -> None:
        """Stop and close the hint, and hide the coach's note."""
        self.hinting.stop_and_close_hint()
        self.coaching.hide_note_temporarily()

    def close_and_stop_all_aids(self) -> None:
        """Close the hint and the coach's note, and stop and remove the win forecast."""
        self.close_hint_and_hide_coach_note()
        self._forecasting.stop_and_remove_bar()


RecordCountAndObserver = tuple[int, int]


class WinForecastController:
    """Computes how likely each seat is to win in the latest position, and shows it as a bar; until
    a result is ready the bar shows the previous one.

    If several people share the screen, it uses only what all these people know, so that the bar
    reveals no cards; otherwise it uses what the viewer's seat knows.
    """

    def __init__(self, app: App, match: Match, screen: HintScreen) -> None:
        self._app = app
        self._match = match
        self._screen = screen
        self._running_analysis: RunningAnalysis[WinForecast] | None = None
        self._analysed_moment: RecordCountAndObserver | None = None
        self._win_forecast: WinForecast | None = None
        self._win_bar: WinBar | None = None

    def start_if_position_changed(self, viewer: int, *, is_screen_shared: bool) -> None:
        """Start a forecast if the position has changed and none is running; remove the bar if the
        settings switch it off. The forecast uses what the viewer's seat knows, or only what is
        public if several people share the screen (`is_screen_shared`)."""
        analyst = self._app.analyst
        if analyst is None or not self._app.settings.win_bar:
            self.stop_and_remove_bar()
            return
        self._add_win_bar_if_missing()
        observer = NOBODY if is_screen_shared else viewer
        moment = (len(self._match.chronicle.records), observer)
        if self._running_analysis is not None or moment == self._analysed_moment:
            return
        self._analysed_moment = moment
        match = self._match
        view = match.common_view_bytes() if is_screen_shared else match.view_bytes(viewer)
        position = PositionToAnalyse(match.options, observer, view)
        self._running_analysis = analyst.start_win_forecast(
            position, lambda: self._screen.call_soon(self._on_analysis_news)
        )
        self._on_analysis_news()

    def forget_bar_of_old_table(self) -> None:
        """Forget the bar, which belongs to a table that is being replaced; the next forecast makes
        a new bar."""
        self._win_bar = None

    def stop_and_remove_bar(self) -> None:
        """Remove the bar and stop the forecast."""
        if self._running_analysis is not None:
            self._running_analysis.close()
        self._screen.stage.root.remove(self._win_bar)
        self._running_analysis = self._analysed_moment = self._win_forecast = self._win_bar = None

    def _on_analysis_news(self) -> None:
        inquiry = self._running_analysis
        win_forecast = inquiry.result_if_ready() if inquiry is not None else None
        if win_forecast is not None:
            self._win_forecast = win_forecast
            self._show_forecast(win_forecast)
        if inquiry is not None and (win_forecast is not None or inquiry.has_failed):
            self._running_analysis = None

    def _add_win_bar_if_missing(self) -> None:
        if self._win_bar is not None:
            return
        seats = self._match.seats
        even = [WHOLE_WIN_THOUSANDTHS // len(seats)] * len(seats)
        self._win_bar = WinBar(self._app, seats, even, **self._screen.table.spare_rect("strip"))
        self._screen.stage.root.add(self._win_bar)
        if self._win_forecast is not None:
            self._show_forecast(self._win_forecast)

    def _show_forecast(self, win_forecast: WinForecast) -> None:
        bar = self._win_bar
        say = self._app.say
        if bar is None:
            return
        bar.shares = tuple(prospect.win_share_thousandths for prospect in win_forecast.prospects)
        lines = []
        for seat, prospect in zip(self._match.seats, win_forecast.prospects, strict=True):
            share = round(prospect.win_share_thousandths * 100 / WHOLE_WIN_THOUSANDTHS)
            points = prospect.final_points
            lines.append(say("hint.chance", name=seat.name, percent=share, points=points))
        bar.label = say("hint.chances") + " " + " ".join(lines)
        bar.tooltip = "\n".join(lines)
        self._screen.stage.update_before_next_drawing()
