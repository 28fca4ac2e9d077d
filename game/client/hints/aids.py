"""The aids at the table: hint, coach, and forecast of winning chances."""

from collections.abc import Callable

from game.client.app import App
from game.client.hints.coaching import Coaching
from game.client.hints.hints import Hinting, HintScreen, HintSource
from game.client.hints.win_bar import WinBar
from game.client.session.director import ObservedStep
from game.engine.rules import NOBODY
from game.match.analysis import WHOLE, Position, RunningAnalysis, WinForecast
from game.match.match import Match
from game.table_protocol import PersonalQuestion


class Aids:
    """The aids of one table screen; there are none unless `offered`, and the coach only if
    `coached`."""

    def __init__(self, app: App, match: Match, host: HintScreen, *, offered: bool = True) -> None:
        self._offered = self.coached = offered
        hint_source = self._hint_source = HintSource(app, match, host.call_soon)
        self.hinting = Hinting(app, match, host, hint_source)
        self._forecasting = Forecasting(app, match, host)
        self.coaching = Coaching(app, match, host, hint_source)

    def hint_for(
        self, question: Callable[[], PersonalQuestion | None]
    ) -> Callable[[], None] | None:
        """Return the function that asks for a hint about the current question, None without
        hints."""
        if not (self._offered and self._hint_source.is_offered):
            return None

        def hint() -> None:
            self.coaching.close()
            self.hinting.show_next_part(question())

        return hint

    def move_to_new_table(self) -> None:
        """Move the aids to the new table after a change of size."""
        self.hinting.drop()
        self.coaching.hide()
        self._forecasting.move_to_new_table()

    def update_for_question(self, question: PersonalQuestion | None, *, shared: bool) -> None:
        """Remove what belongs to an earlier question; the coach is off while several people share
        the screen."""
        self.hinting.update_for_question(question)
        if self.coached and not shared:
            self.coaching.explain_question(question)

    def forecast(self, viewer: int, *, shared: bool) -> None:
        """Update the bar of winning chances."""
        if self._offered:
            self._forecasting.start_if_changed(viewer, shared=shared)

    def observe_step(self, scene: ObservedStep) -> None:
        """Let the coach record an animated step."""
        self.coaching.observe_step(scene)

    def close_open_aid(self) -> bool:
        """Close the open hint or note; return False if there is none."""
        was_open = self.hinting.is_open
        self.hinting.drop()
        return was_open or self.coaching.close()

    def spoken_paragraphs(self) -> tuple[str, ...]:
        """Return the text of the open hint and note, for the spoken description."""
        return (*self.hinting.spoken_paragraphs(), *self.coaching.spoken_paragraphs())

    def drop(self) -> None:
        """Close everything about the current question."""
        self.hinting.drop()
        self.coaching.hide()

    def close(self) -> None:
        """Stop all analyses."""
        self.drop()
        self._forecasting.close()


Moment = tuple[int, int]


class Forecasting:
    """The win forecast of the latest position; an older one is shown until it is ready.

    If several people share the screen, it uses only what all of them know, so that the bar reveals
    no cards; else what the one person knows.
    """

    def __init__(self, app: App, match: Match, host: HintScreen) -> None:
        self._app = app
        self._match = match
        self._host = host
        self._inquiry: RunningAnalysis[WinForecast] | None = None
        self._asked: Moment | None = None
        self._win_forecast: WinForecast | None = None
        self._bar: WinBar | None = None

    def start_if_changed(self, viewer: int, *, shared: bool) -> None:
        """Start a forecast if the position has changed, unless one is in progress."""
        analyst = self._app.analyst
        if analyst is None or not self._app.settings.win_bar:
            self.close()
            return
        self._put_bar()
        observer = NOBODY if shared else viewer
        moment = (len(self._match.chronicle.records), observer)
        if self._inquiry is not None or moment == self._asked:
            return
        self._asked = moment
        match = self._match
        view = match.common_view_bytes() if shared else match.view_bytes(viewer)
        position = Position(match.options, observer, view)
        self._inquiry = analyst.win_forecast(position, lambda: self._host.call_soon(self._on_news))
        self._on_news()

    def move_to_new_table(self) -> None:
        """Drop the forecast bar, since a new table needs a new one."""
        self._bar = None

    def close(self) -> None:
        """Remove the bar and stop the forecast."""
        if self._inquiry is not None:
            self._inquiry.close()
        self._host.stage.root.remove(self._bar)
        self._inquiry = self._asked = self._win_forecast = self._bar = None

    def _on_news(self) -> None:
        inquiry = self._inquiry
        win_forecast = inquiry.answer() if inquiry is not None else None
        if win_forecast is not None:
            self._win_forecast = win_forecast
            self._show(win_forecast)
        if inquiry is not None and (win_forecast is not None or inquiry.failed):
            self._inquiry = None

    def _put_bar(self) -> None:
        if self._bar is not None:
            return
        seats = self._match.seats
        colours = [seat.colour for seat in seats]
        even = [WHOLE // len(seats)] * len(seats)
        self._bar = WinBar(self._app, colours, even, **self._host.table.spare_rect("strip"))
        self._host.stage.root.add(self._bar)
        if self._win_forecast is not None:
            self._show(self._win_forecast)

    def _show(self, win_forecast: WinForecast) -> None:
        bar = self._bar
        say = self._app.say
        if bar is None:
            return
        bar.shares = tuple(prospect.share for prospect in win_forecast.prospects)
        lines = []
        for seat, prospect in zip(self._match.seats, win_forecast.prospects, strict=True):
            share = round(prospect.share * 100 / WHOLE)
            points = prospect.points
            lines.append(say("hint.chance", name=seat.name, percent=share, points=points))
        bar.label = say("hint.chances") + " " + " ".join(lines)
        bar.tooltip = "\n".join(lines)
        self._host.stage.refresh()
