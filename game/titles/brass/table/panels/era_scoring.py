"""The scoring at the end of an era, by row and seat."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from game.engine.events import Event
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import hairline
from game.scene.text.lettering import TextStyle
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.text import put_rule, width_of
from game.tabletop.table_context import put
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import LookWidget
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.art.paper_bills import bill
from game.titles.brass.table.layout import ERA_SCORING
from game.titles.brass.table.view_model import BrassModel

LINKS = "links"
MONEY = "money"
SCORED: Final = ("link-scored", "counter-scored", "money-scored")
ERA_ENDS: Final = ("canal-era-ended", "rail-era-ended")

SIDE = 18.0
NAMES = 128.0
HEADS = 108.0
ROWS = 132.0
ROW = 46.0
SUM = 44.0
CARRIED = 30.0
FIGURES = 48.0
BAR = 26.0
BAR_GAP = 8.0
BAR_LEFT = 58.0
WAITING = 0.34
NOTCH = 2.0
FIGURE_ROOM = 46.0
LINE = 24.0
FOOT = 22.0
SIGNS = 33  # of what comes next that surely stand in a line
PIECE = 15.0
SMALL = inks.BILL_NOTE.sized(16)
TITLE = inks.BILL_TITLE
MOTTO = inks.BILL_MOTTO
POINTS: TextStyle = inks.BILL_SUM.sized(24)
CHOUGH = (0xA8, 0x1C, 0x24)


@dataclass(frozen=True, slots=True)
class EraScoringLook:
    """`counted` are points by row and seat so far, `all_counted` the final ones, `now` the row in
    progress; `pieces` are the numbers of links and counters. `before` are the seats' points before
    the scoring."""

    era: str
    before: tuple[int, ...]
    counted: dict[str, tuple[int, ...]]
    all_counted: dict[str, tuple[int, ...]]
    pieces: dict[str, tuple[int, ...]]
    now: str = ""

    @property
    def sums(self) -> tuple[int, ...]:
        """Each seat's points so far in this scoring."""
        return _sums(self.counted, len(self.before))

    @property
    def together(self) -> tuple[int, ...]:
        """Each seat's present total."""
        return tuple(had + has for had, has in zip(self.before, self.sums, strict=True))

    @property
    def at_last(self) -> tuple[int, ...]:
        """Each seat's final total."""
        full = _sums(self.all_counted, len(self.before))
        return tuple(had + has for had, has in zip(self.before, full, strict=True))

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats, the one with the highest final total first."""
        return tuple(sorted(range(len(self.before)), key=lambda seat: -self.at_last[seat]))

    def with_score(self, row: str, event: Event) -> "EraScoringLook":
        """Return the view state with a further score in a row."""
        return replace(
            self,
            counted=_added(self.counted, row, event.seat, event.amount("points")),
            pieces=_added(self.pieces, row, event.seat, 1),
            now=row,
        )


class EraScorings:
    """Records the scoring of the last era from the journal's events. `industries` are those of the
    last counter on each space."""

    def __init__(self, seats: int) -> None:
        """Start without a scoring."""
        self._seats = seats
        self.industries: dict[str, str] = {}
        self.forget()

    def forget(self) -> None:
        """Clear everything that was recorded."""
        self.last: EraScoringLook | None = None
        self.industries.clear()
        self._since = [0] * self._seats  # points that came and went since that era ended

    def read(self, points: tuple[int, ...]) -> EraScoringLook | None:
        """Return the last era's scoring, for seats with these points now; None without one."""
        if self.last is None:
            return None
        before = tuple(now - since for now, since in zip(points, self._since, strict=True))
        return replace(self.last, before=before)

    def see(self, view: TableView) -> None:
        """Record the counters on the map, since a game may be opened in its middle."""
        for space in view.spaces:
            if space.counter is not None:
                self.industries[space.name] = space.counter.kind.industry

    def hear(self, events: tuple[Event, ...]) -> None:
        """Record new counters, and add up scores."""
        for event in events:
            if event.kind == "built":
                self.industries[event.places[0]] = event.card
            elif event.kind in ERA_ENDS:
                era, self._since = event.kind.split("-")[0], [0] * self._seats
                self.last = _blank(era, (0,) * self._seats, money=era == "rail")
            elif event.kind in SCORED and self.last is not None:
                of = {"link-scored": LINKS, "money-scored": MONEY}
                row = of.get(event.kind) or self.industries.get(event.places[0], LINKS)
                look = self.last.with_score(row, event)
                self._since[event.seat] += event.amount("points")
                self.last = replace(look, all_counted=look.counted, now="")
            elif event.kind == "forfeited":
                self._since[event.seat] -= event.amount("points")


def _added(
    rows: dict[str, tuple[int, ...]], row: str, seat: int, much: int
) -> dict[str, tuple[int, ...]]:
    figures = list(rows[row])
    figures[seat] += much
    return {**rows, row: tuple(figures)}


def _blank(era: str, before: tuple[int, ...], *, money: bool) -> EraScoringLook:
    """Return an empty scoring."""
    rows = (LINKS, *INDUSTRIES, *((MONEY,) if money else ()))
    none = dict.fromkeys(rows, (0,) * len(before))
    return EraScoringLook(era, before, none, none, none)


def opened(events: Iterable[Event], model: BrassModel) -> EraScoringLook:
    """Return the scoring of a step before anything is counted."""
    scores = [each for each in events if each.kind in SCORED]
    money = model.night or any(row_of(score, model) == MONEY for score in scores)
    blank = look = _blank(model.view.era, points_of(model), money=money)
    for score in scores:
        look = look.with_score(row_of(score, model), score)
    return replace(blank, all_counted=look.counted)


def row_of(event: Event, model: BrassModel) -> str:
    """Return the row of a score; `model` still has everything on the map."""
    if event.kind != "counter-scored":
        return LINKS if event.kind == "link-scored" else MONEY
    counter = model.view.space(event.places[0]).counter
    return counter.kind.industry if counter is not None else LINKS


def points_of(model: BrassModel) -> tuple[int, ...]:
    """Return the points of every seat."""
    return tuple(seat.points for seat in model.view.seats)


def _sums(rows: dict[str, tuple[int, ...]], seats: int) -> tuple[int, ...]:
    return tuple(sum(row[seat] for row in rows.values()) for seat in range(seats))


class EraScoringPanel(LookWidget[EraScoringLook]):
    """The scoring over the sea, as tall as its content."""

    def show(self, look: EraScoringLook) -> None:
        """Show a scoring, and set the spoken text."""
        super().show(look)
        self.role = "panel"
        self.name = "era-scoring"
        self.solid = True
        self.label = self.context.say(f"era-scoring-{look.era}")
        lines = 1 + len(self._end(look)) // SIGNS
        self.height = min(self._end_top(look) + LINE * lines + FOOT, ERA_SCORING[1])

    def bar_spot(self, look: EraScoringLook, seat: int) -> tuple[float, float]:
        """Return the final end of a seat's bar."""
        wide = self._long(look, look.at_last[seat])
        return BAR_LEFT + wide, self._bar_top(look, seat) + BAR / 2

    def put_look(self, canvas: Canvas, look: EraScoringLook) -> None:
        """Draw paper, heads, rows, sums and bars."""
        canvas.put(bill(canvas.size(self), canvas.k))
        say = self.context.say
        wide = self.width - 2 * SIDE
        motto = say(f"era-scoring-{look.era}")
        room = canvas.box(0, 0, wide, 9).width
        fits = canvas.kit.lettering.fits(motto, MOTTO, canvas.k, room)
        style = MOTTO if fits else inks.BILL_NARROW_MOTTO
        canvas.words(motto, style, (SIDE, 14, wide, 30), "centre")
        canvas.words(say("era-scoring"), TITLE, (SIDE, 42, wide, 40), "centre")
        put_rule(canvas, SIDE, 86, wide)
        art = self.context.art(canvas.k)
        for seat in range(len(look.before)):
            x = self._column(len(look.before), seat)
            put(canvas, art.disc(self.context.colour(seat), 13), x, HEADS)
            self._draw_bar(canvas, look, seat)
        for number, row in enumerate(look.counted):
            self._draw_row(canvas, look, row, ROWS + ROW * number)
        self._draw_sums(canvas, look)
        # Say what comes next, below the bars
        top = self._end_top(look)
        style = inks.BILL_NOTE
        lines = canvas.kit.lettering.wrapped(self._end(look), style, canvas.k, room)
        top += (self.height - FOOT - top - LINE * len(lines)) / 2
        for number, line in enumerate(lines):
            canvas.words(line, style, (SIDE, top + LINE * number, wide, LINE))

    def _draw_row(self, canvas: Canvas, look: EraScoringLook, row: str, top: float) -> None:
        now = row == look.now
        wide = self.width - 2 * SIDE
        if now:
            box = (SIDE - 8, top, wide + 16, ROW - 2)
            canvas.put(bill(canvas.box(*box).size, canvas.k), box[0], box[1])
        elif top > ROWS:
            line = canvas.box(SIDE, top - 1, wide, 1).size
            canvas.put(hairline(line, inks.STYLES_OCHRE, 0.3), SIDE, top - 1)
        put(canvas, self._icon(canvas, look, row, 26), SIDE + 12, top + ROW / 2)
        words = self.context.say(f"row-{look.era if row == LINKS else row}")
        style = inks.BILL_BOLD if now else inks.BILL_TEXT
        canvas.words(words, style, (SIDE + 30, top, NAMES - 30, ROW))
        for seat in range(len(look.before)):
            self._draw_figure(canvas, look, top, row=row, seat=seat)

    def _draw_figure(
        self, canvas: Canvas, look: EraScoringLook, top: float, *, row: str, seat: int
    ) -> None:
        """Draw points above the number of pieces that scored them."""
        points = look.counted[row][seat]
        pieces = look.pieces[row][seat]
        left = self._column(len(look.before), seat) - FIGURES / 2
        if not pieces:
            waits = look.all_counted[row][seat]
            words = "" if waits else "\N{EN DASH}"
            canvas.words(words, inks.BILL_NOTE, (left, top, FIGURES, ROW), "centre")
            return
        if row == MONEY:
            canvas.words(str(points), inks.BILL_BOLD, (left, top, FIGURES, ROW), "centre")
            return
        canvas.words(str(points), inks.BILL_BOLD, (left, top + 2, FIGURES, 24), "centre")
        wide = width_of(canvas, str(pieces), SMALL) + 1
        at = left + (FIGURES - PIECE - 3 - wide) / 2
        middle = top + 34
        put(canvas, self._icon(canvas, look, row, PIECE), at + PIECE / 2, middle)
        canvas.words(str(pieces), SMALL, (at + PIECE + 3, middle - 10, wide + 1, 20))

    def _icon(self, canvas: Canvas, look: EraScoringLook, row: str, size: float) -> PieceSprite:
        name = {LINKS: "train" if look.era == "rail" else "barge", MONEY: "loan"}.get(row, row)
        return self.context.art(canvas.k).icon(name, size, tone="ink")

    def _draw_sums(self, canvas: Canvas, look: EraScoringLook) -> None:
        """Draw the era's sums; in later eras also the previous points, and both together."""
        top = self._sums_top(look)
        put_rule(canvas, SIDE, top, self.width - 2 * SIDE)
        rows = [("before", look.before), ("points", look.sums)] if any(look.before) else []
        top += 6
        for name, figures in rows:
            words = self.context.say(f"row-{name}")
            canvas.words(words, inks.BILL_TEXT, (SIDE, top, NAMES, CARRIED))
            for seat, points in enumerate(figures):
                box = (self._column(len(figures), seat) - FIGURES / 2, top, FIGURES, CARRIED)
                canvas.words(str(points), inks.BILL_BOLD, box, "centre")
            top += CARRIED
        name = "together" if any(look.before) else "points"
        canvas.words(self.context.say(f"row-{name}"), inks.BILL_HEAD, (SIDE, top, NAMES, SUM))
        best = max(look.at_last, default=0)
        for seat, points in enumerate(look.together):
            leads = points == look.at_last[seat] == best
            style = POINTS.in_colour(CHOUGH) if leads else POINTS
            box = (self._column(len(look.before), seat) - FIGURES / 2, top, FIGURES, SUM)
            canvas.words(str(points), style, box, "centre")

    def _draw_bar(self, canvas: Canvas, look: EraScoringLook, seat: int) -> None:
        art = self.context.art(canvas.k)
        top = self._bar_top(look, seat)
        colour = self.context.colour(seat)
        put(canvas, art.disc(colour, 11), SIDE + 14, top + BAR / 2)
        for points, alpha in ((look.at_last, WAITING), (look.together, 1.0)):
            wide = self._long(look, points[seat])
            if wide >= 1:
                put(canvas, art.pattern(colour, wide, BAR), BAR_LEFT, top, alpha)
        if look.before[seat] > 0:
            x = BAR_LEFT + self._long(look, look.before[seat])
            line = canvas.box(x, top, NOTCH, BAR).size
            canvas.put(hairline(line, inks.STYLES_SOOT, 0.8), x, top)
        at = BAR_LEFT + self._long(look, look.at_last[seat]) + 6
        canvas.words(str(look.together[seat]), inks.BILL_BOLD, (at, top, FIGURE_ROOM - 6, BAR))

    def _end(self, look: EraScoringLook) -> str:
        return self.context.say(f"era-scoring-after-{look.era}")

    # ---- where things lie

    def _column(self, seats: int, seat: int) -> float:
        room = self.width - SIDE - NAMES - 12
        return NAMES + SIDE - 4 + room * (seat + 0.5) / seats

    def _sums_top(self, look: EraScoringLook) -> float:
        return ROWS + ROW * len(look.counted) + 2

    def _bars_top(self, look: EraScoringLook) -> float:
        return self._sums_top(look) + SUM + 14 + (2 * CARRIED if any(look.before) else 0)

    def _bar_top(self, look: EraScoringLook, seat: int) -> float:
        return self._bars_top(look) + (BAR + BAR_GAP) * look.standing.index(seat)

    def _end_top(self, look: EraScoringLook) -> float:
        return self._bars_top(look) + (BAR + BAR_GAP) * len(look.before) + 4

    def _long(self, look: EraScoringLook, points: int) -> float:
        """Return the length of the bar for these points."""
        room = self.width - BAR_LEFT - SIDE - FIGURE_ROOM
        return room * max(points, 0) / max((*look.at_last, 1))
