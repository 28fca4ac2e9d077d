"""Aids at the table: what is shown of a hint, and the bar of chances."""

from collections.abc import Callable, Sequence
from typing import Unpack

from game.client.app import App
from game.client.hints.hints import HintHost, Hinting, HintSource
from game.client.session.director import ObservedStep
from game.client.tutorial.coaching import Coaching
from game.engine.rules import NOBODY
from game.match.analysis import WHOLE, Inquiry, Outlook, Position
from game.match.match import Match
from game.scene.drawing import colours as theme
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark import chip, plain
from game.scene.text.lettering import TextStyle
from game.table_protocol import PersonalQuestion

FIGURE = TextStyle("bold", 18, theme.INK)
CAPTION = TextStyle("text", 20, theme.FOG)
BAR_WIDTH = 290.0
CAPTION_WIDTH = 120.0
LEAST_LABELLED = 42.0  # u of a part that has room for its figure
EDGE = 2.0  # of the line between two parts
CHIP_WIDTH = 60.0
CHIP_HEIGHT = 24.0
BESIDE_CHIP = 2.0


class Aids:
    """The aids of one table screen, none unless `offered`; the coach speaks while `coached`."""

    def __init__(self, app: App, match: Match, host: HintHost, *, offered: bool = True) -> None:
        self._offered = self.coached = offered
        counsel = self._counsel = HintSource(app, match, host.call_soon)
        self.hinting = Hinting(app, match, host, counsel)
        self._forecasting = Forecasting(app, match, host)
        self._coaching = Coaching(app, match, host, counsel)

    def hint_for(
        self, question: Callable[[], PersonalQuestion | None]
    ) -> Callable[[], None] | None:
        """Return what asks for a hint about the question there is then, None without hints."""
        if not (self._offered and self._counsel.is_offered):
            return None

        def hint() -> None:
            self._coaching.close()
            self.hinting.more(question())

        return hint

    def table_changed(self) -> None:
        """Another table is on the screen."""
        self.hinting.drop()
        self._coaching.hide()
        self._forecasting.table_changed()

    def check(self, question: PersonalQuestion | None, *, shared: bool) -> None:
        """Take away what belongs to another question; the coach speaks to one person alone."""
        self.hinting.check(question)
        if self.coached and not shared:
            self._coaching.check(question)

    def forecast(self, viewer: int, *, shared: bool) -> None:
        """Keep the bar of chances up to date."""
        if self._offered:
            self._forecasting.check(viewer, shared=shared)

    def watch(self, scene: ObservedStep) -> None:
        """A scene has been played: the coach remembers what befell the person."""
        self._coaching.watch(scene)

    def step_back(self) -> bool:
        """Take away what lies open; False when nothing does."""
        was_open = self.hinting.is_open
        self.hinting.drop()
        return was_open or self._coaching.close()

    def said(self) -> tuple[str, ...]:
        """Return what the hint and the coach are saying, for those who listen."""
        return (*self.hinting.said(), *self._coaching.said())

    def drop(self) -> None:
        """Take away what is shown about the present question."""
        self.hinting.drop()
        self._coaching.hide()

    def close(self) -> None:
        """Stop everything that is being worked out."""
        self.drop()
        self._forecasting.close()


Moment = tuple[int, int]


class Forecasting:
    """One outlook at a time, of the newest position; older ones are shown until it is there.

    Where several people share the screen only what everybody knows counts, so that the bar
    tells nothing about anybody's cards; else what the one person at the screen knows.
    """

    def __init__(self, app: App, match: Match, host: HintHost) -> None:
        self._app = app
        self._match = match
        self._host = host
        self._inquiry: Inquiry[Outlook] | None = None
        self._asked: Moment | None = None
        self._outlook: Outlook | None = None
        self._bar: WinBar | None = None

    def check(self, viewer: int, *, shared: bool) -> None:
        """Ask for the outlook of what has changed, unless one is being worked out."""
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
        self._inquiry = analyst.outlook(position, lambda: self._host.call_soon(self._news))
        self._news()

    def table_changed(self) -> None:
        """Another table is on the screen: the bar has to be put on it."""
        self._bar = None

    def close(self) -> None:
        """Take the bar away and stop working on it."""
        if self._inquiry is not None:
            self._inquiry.close()
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
        self._bar = WinBar(self._app, colours, even, **self._host.table.spare("strip"))
        self._host.stage.root.add(self._bar)
        if self._outlook is not None:
            self._show(self._outlook)

    def _show(self, outlook: Outlook) -> None:
        bar = self._bar
        say = self._app.say
        if bar is None:
            return
        bar.shares = tuple(prospect.share for prospect in outlook.prospects)
        lines = []
        for seat, prospect in zip(self._match.seats, outlook.prospects, strict=True):
            share = round(prospect.share * 100 / WHOLE)
            points = prospect.points
            lines.append(say("hint.chance", name=seat.name, percent=share, points=points))
        bar.label = say("hint.chances") + " " + " ".join(lines)
        bar.tooltip = "\n".join(lines)
        self._host.stage.refresh()


# The win bar: everybody's chance to win as one bar, in the seats' colours and patterns.


class WinBar(Node):
    """Parts as wide as the shares, in seat order; figures where there is room for them. `label`
    speaks all of them; where the box is long enough a caption stands before the bar.
    """

    role = "text"
    name = "win-bar"
    z = 80.0

    def __init__(
        self, app: App, colours: Sequence[str], shares: Sequence[int], **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._screen_pictures = app.box.screen_pictures
        self._caption = app.say("hint.bar")
        self._colours = tuple(colours)
        self.shares = tuple(shares)

    def draw(self, canvas: Canvas) -> None:
        """Put the caption, the parts and their figures, and the frame."""
        length = min(self.width, BAR_WIDTH)
        start = self.width - length
        if start >= CAPTION_WIDTH:
            canvas.words(self._caption, CAPTION, (0, 0, start - 14, self.height), "right")
        left = start
        total = max(sum(self.shares), 1)
        for colour, share in zip(self._colours, self.shares, strict=True):
            width = length * share / total
            size = canvas.box(left, 0, width, self.height).size
            if size[0] > 0:
                canvas.put(self._screen_pictures.plate(colour, size), left, 0)
                if left > start:
                    edge = canvas.box(left, 0, EDGE, self.height).size
                    canvas.put(plain(edge, theme.NIGHT), left, 0)
            left += width
        canvas.put(_frame(canvas.box(start, 0, length, self.height).size, canvas.k), start, 0)
        self._draw_figures(canvas, start, length / total)

    def _draw_figures(self, canvas: Canvas, left: float, unit: float) -> None:
        for share in self.shares:
            width = share * unit
            figure = f"{round(share * 100 / WHOLE)}%"  # small letters are larger in u
            letters = canvas.kit.lettering.line(figure, FIGURE, canvas.k).get_width() / canvas.k
            if width >= max(LEAST_LABELLED, letters + 2 * BESIDE_CHIP):
                wide = min(CHIP_WIDTH, width - 2 * BESIDE_CHIP)
                chip_left = left + (width - wide) / 2
                top = (self.height - CHIP_HEIGHT) / 2
                size = canvas.box(chip_left, top, wide, CHIP_HEIGHT).size
                canvas.put(chip(size, canvas.k, "cream"), chip_left, top)
                canvas.words(figure, FIGURE, (chip_left, top, wide, CHIP_HEIGHT), "centre")
            left += width


@painting
def _frame(painter: Painter, k: float) -> None:
    painter.line(painter.box(), 2 * k, theme.BRASS_LOW)
