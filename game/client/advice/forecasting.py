"""Forecasting: keeps the win bar up to date while a game is played, if it is wanted."""

from __future__ import annotations

from game.client.advice.hinting import HintHost
from game.client.advice.win_bar import WinBar
from game.client.desk import Desk
from game.engine.rules import NOBODY
from game.match.analysis import WHOLE, Inquiry, Outlook, Position
from game.match.match import Match

Moment = tuple[int, int]


class Forecasting:
    """One outlook at a time, of the newest position; older ones are shown until it is there.

    Where several people share the screen only what everybody knows counts, so that the bar
    tells nothing about anybody's cards; else what the one person at the screen knows.
    """

    def __init__(self, desk: Desk, match: Match, host: HintHost) -> None:
        """Ask nothing yet."""
        self._desk, self._match, self._host = desk, match, host
        self._inquiry: Inquiry[Outlook] | None = None
        self._asked: Moment | None = None
        self._outlook: Outlook | None = None
        self._bar: WinBar | None = None

    def check(self, viewer: int, *, shared: bool) -> None:
        """Ask for the outlook of what has changed, unless one is being worked out."""
        analyst = self._desk.analyst
        if analyst is None or not self._desk.settings.win_bar:
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
        self._inquiry = analyst.outlook(position, lambda: self._host.call_soon(self._news))
        self._news()

    def table_changed(self) -> None:
        """Another table is on the screen: the bar has to be put on it."""
        self._bar = None

    def close(self) -> None:
        """Take the bar away and stop working on it."""
        if self._inquiry is not None:
            self._inquiry.close()
        if self._bar is not None and self._bar in self._host.stage.root.children:
            self._host.stage.root.remove(self._bar)
        self._inquiry = self._asked = self._outlook = self._bar = None

    def _news(self) -> None:
        inquiry = self._inquiry
        outlook = inquiry.answer() if inquiry is not None else None
        if outlook is not None:
            self._outlook = outlook
            self._show(outlook)
        if inquiry is not None and (outlook is not None or inquiry.failed):
            self._inquiry = None

    def _put_bar(self) -> None:
        if self._bar is not None:
            return
        seats = self._match.seats
        colours = [seat.colour for seat in seats]
        even = [WHOLE // len(seats)] * len(seats)
        place = self._host.table.spare("strip")
        bar = WinBar(self._desk, colours, even, **place)
        bar.name, bar.z = "win-bar", 80
        self._bar = bar
        self._host.stage.root.add(bar)
        if self._outlook is not None:
            self._show(self._outlook)

    def _show(self, outlook: Outlook) -> None:
        bar, say = self._bar, self._desk.say
        if bar is None:
            return
        bar.shares = tuple(prospect.share for prospect in outlook.prospects)
        lines = [
            say(
                "hint.chance",
                name=seat.name,
                percent=round(prospect.share * 100 / WHOLE),
                points=prospect.points,
            )
            for seat, prospect in zip(self._match.seats, outlook.prospects, strict=True)
        ]
        bar.label = say("hint.chances") + " " + " ".join(lines)
        bar.tooltip = "\n".join(lines)
        self._host.stage.refresh()
