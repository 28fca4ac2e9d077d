"""The journal during a game: what it holds, and its page."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Unpack

from game.client.app import App
from game.client.session.hot_seat import HotSeat
from game.client.widgets.buttons import ButtonWay, Segment, Segments
from game.client.widgets.frames import disc
from game.client.widgets.text import ScrollPane, TextColumn, round_numeral, round_words
from game.engine.rules import State
from game.numerals import numeral, signed
from game.records.records import Seat
from game.scene.drawing.colours import INK
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.control import row
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.lettering import ON_PAPER, TextStyle
from game.scene.widgets import Divider, Label, Panel, ScrollList, TextField
from game.table_protocol import Entry, Table

# Annals: all that one viewer has seen of a game, line by line with rounds, and summed up.

ROUND_BEGINS = ("-round", "round-began")  # so end kinds of events that call out a round

WIDTH = 1320.0
SIDE = 34.0
LOWEST = 640.0
HIGHEST = 900.0
INNER = WIDTH - 2 * SIDE
HEAD = 150.0
FOOT = 84.0
CHOICES = 82.0
SEARCH = 340.0
LINES = "lines"
PLAYERS = "players"
MOST_LETTERS = 40

ROW = 36.0
DISC = 26.0
TEXT = 54.0
END = 190.0

GAP = 22.0
ROUND_COLUMNS_HEAD = 52.0
SUM_LINE = 28.0
LEAST = 220.0
NAME = TextStyle("title", 27, INK)
ACTION = ON_PAPER.body.sized(19)


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A line of the journal and the round it belongs to."""

    entry: Entry
    round: int


@dataclass(slots=True)
class SeatRound:
    """What one seat did in a round: its actions, and money and points before and after it.
    `takings` are sums by the columns of the title's books.
    """

    seat: int
    money: tuple[int, int]
    points: tuple[int, int]
    actions: list[Entry] = field(default_factory=list)
    takings: Counter[str] = field(default_factory=Counter)


class JournalModel:
    """Reads the viewer's memory once; a table puts its steps into words."""

    def __init__(self, app: App, table: Table, hot_seat: HotSeat, until: int | None = None) -> None:
        """Read all steps before `until`: what has not been shown yet is not told."""
        self._game_facts = app.box.game_facts
        self._match = hot_seat.match
        self.seats = hot_seat.match.seats
        point = hot_seat.viewpoints.at(hot_seat.viewer)
        self.lines: list[ToldLine] = []
        self._rounds: dict[int, dict[int, SeatRound]] = {}
        before = point.view_after(0)
        for seen in point.history:
            if until is not None and seen.step >= until:
                break
            number = self._game_facts.round_of(before)
            account = self._account(number, before)
            for event in seen.events:
                if event.seat >= 0:
                    account[event.seat].takings.update(self._game_facts.takings(event))
            events = hot_seat.viewpoints.lines(seen, point.seat)
            begins = (n for n, event in enumerate(events) if event.kind.endswith(ROUND_BEGINS))
            cut = next(begins, len(events))
            later = self._game_facts.round_of(seen.view)
            for part, at in ((events[:cut], number), (events[cut:], later)):
                for entry in table.entries(part, seen.step):
                    self.lines.append(ToldLine(entry, at))
                    if entry.is_action and entry.seat >= 0:
                        account[entry.seat].actions.append(entry)
            points = self._match.game.scores(seen.view)
            for seat, told in account.items():
                told.money = told.money[0], self._game_facts.money(seen.view, seat)
                told.points = told.points[0], points[seat]
            before = seen.view
        self.round = max(self._rounds, default=self._game_facts.round_of(before))

    @property
    def rounds(self) -> tuple[int, ...]:
        """The rounds that have begun, first to last."""
        return tuple(sorted(self._rounds))

    def of_round(self, number: int) -> tuple[SeatRound, ...]:
        """Return what each seat did in a round, in seat order."""
        return tuple(self._rounds.get(number, {}).values())

    def found(self, words: str, number: int = 0) -> list[ToldLine]:
        """Return the lines of a round, of all without one, in which all the words occur."""
        wanted = plain(words).split()
        return [
            line
            for line in self.lines
            if number in (0, line.round) and all(word in plain(line.entry.text) for word in wanted)
        ]

    def _account(self, number: int, view: State) -> dict[int, SeatRound]:
        if number not in self._rounds:
            points = self._match.game.scores(view)
            self._rounds[number] = {
                seat: SeatRound(
                    seat, (self._game_facts.money(view, seat),) * 2, (points[seat],) * 2
                )
                for seat in range(len(self._match.seats))
            }
        return self._rounds[number]


def plain(text: str) -> str:
    """Return a text without marks on its letters and in small ones, for looking things up."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# The journal in large: all lines of the game, by round, searched by words; or by player.


class JournalSheet(Panel):
    """`mode` is what it opens with: "lines" of the whole game, or this round's "players"."""

    def __init__(
        self,
        app: App,
        journal: JournalModel,
        mode: str,
        go_to: Callable[[int], None],
        close: Callable[[], None],
    ) -> None:
        """`go_to` leads to a step of the game, `close` back to it."""
        title = app.say("recalling.title")
        super().__init__("parchment", width=WIDTH, label=title, name="journal-sheet")
        self._app = app
        self._seats = journal.seats
        self._annals = journal
        self._go_to = go_to
        longest = max((self._columns(number).height for number in journal.rounds), default=0.0)
        self.height = min(max(HEAD + longest + FOOT + 12, LOWEST), HIGHEST)
        self._mode = mode
        self._round = journal.round if mode == PLAYERS else 0
        self._searched = ""
        self._body = Node(x=SIDE, y=HEAD, width=INNER, height=self.height - HEAD - FOOT)
        spot = box(SIDE + 200, 26, INNER - 200 - SEARCH - 24, 40)
        self._note = Label(app.say("recalling.note"), ON_PAPER.note, align="right", **spot)
        way_out = ButtonWay("close-journal", app.say("button.close"), close, cap="@back")
        self._choices = Node(x=SIDE, y=CHOICES, width=INNER, height=48)
        self.add(
            Label(title, ON_PAPER.head.sized(34), **box(SIDE, 20, 500, 48)),
            self._note,
            self._choices,
            Divider(**box(SIDE - 8, HEAD - 14, INNER + 16, 6)),
            self._body,
            way_out.plain(app, "primary", **box(WIDTH / 2 - 150, self.height - FOOT + 16, 300, 52)),
        )
        self._choose_anew()

    def found(self) -> list[ToldLine]:
        """Return the lines that are shown."""
        return self._annals.found(self._searched, self._round)

    def first_control(self) -> Node | None:
        """Return what has the focus first: the search, else the way out."""
        return self.find("search") or self.find("close-journal")

    # ---- choices

    def _choose_anew(self) -> None:
        say, self._choices.children[:] = self._app.say, []
        modes = [Segment(mode, say(f"recalling.{mode}")) for mode in (LINES, PLAYERS)]
        rounds = [Segment(str(number), self._numeral(number)) for number in self._annals.rounds]
        if self._mode == LINES:
            rounds.insert(0, Segment("0", say("recalling.whole-game")))
        names = 150.0 * (self._mode == LINES)
        chosen = str(self._round)
        names += 90.0 * (self._app.box.era_rounds is not None)
        each = min(62.0 * len(self._annals.rounds) + names, INNER - 404)
        mode = box(0, 0, 380, 48)
        spot = box(404, 0, each, 48)
        self._choices.add(
            Segments(modes, self._mode, self._set_mode, paper=True, name="mode", **mode),
            Segments(
                rounds, chosen, self._set_round, paper=True, fitted=True, name="round", **spot
            ),
        )
        if self._mode == LINES:
            words = say("recalling.search")
            spot = box(INNER - SEARCH, 24 - CHOICES, SEARCH, 44)
            field = TextField(
                self._searched, self._search, limit=MOST_LETTERS, hint=words, name="search", **spot
            )
            field.label = words
            self._choices.add(field)
        self._show()

    def _set_mode(self, mode: str) -> None:
        self._mode = mode
        self._round = self._round or self._annals.round if mode == PLAYERS else 0
        self._choose_anew()

    def _set_round(self, number: str) -> None:
        self._round = int(number)
        self._choose_anew()

    def _search(self, words: str) -> None:
        self._searched = words
        self._show()

    # ---- what is shown

    def _show(self) -> None:
        self._body.clear()
        self._note.visible = self._mode == LINES
        place = box(0, 0, INNER, self._body.height)
        if self._mode == LINES:
            self._body.add(self._lines(place))
        else:
            self._body.add(ScrollPane(self._columns(self._round), **place))

    def _lines(self, place: BoxPlace) -> Node:
        lines = self.found()
        if not lines:
            told = self._app.say("recalling.not-found")
            return Label(told, ON_PAPER.note, **box(8, 8, INNER, 40))
        rows = [self._row(line) for line in lines]
        shown = ScrollList(rows, ROW, name="lines", label=self._app.say("recalling.title"), **place)
        shown.show_row(-1)
        return shown

    def _row(self, line: ToldLine) -> Node:
        seat = line.entry.seat
        who = self._seats[seat] if seat >= 0 else None
        told = round_words(self._app, line.round, len(self._seats)), self._go_to
        return LineRow(self._app, line, who, told, width=INNER - 20)

    def _numeral(self, number: int) -> str:
        """Return the numeral of a round, after the name of the era it begins."""
        numeral = round_numeral(self._app, number, len(self._seats))
        eras = self._app.box.era_rounds
        if eras is None or numeral != "1":
            return numeral
        return f"{self._app.say(f'end.era-{(number - 1) // eras(len(self._seats)) + 1}')} 1"

    def _columns(self, number: int) -> Node:
        told = self._annals.of_round(number)
        return round_columns(self._app, self._seats, told, INNER - 20)


class LineRow(Node):
    """A line; clicked it leads to its moment."""

    role = "button"
    height = ROW

    def __init__(
        self,
        app: App,
        line: ToldLine,
        seat: Seat | None,
        told: tuple[str, Callable[[int], None]],
        **place: Unpack[NodeValues],
    ) -> None:
        (self._when, choose) = told
        entry = line.entry
        super().__init__(**place)
        self.label = entry.text
        self.name = f"line:{entry.step}"
        if entry.step:
            self.on_click = lambda: choose(entry.step)
            self.focusable = True
        self._screen_pictures = app.box.screen_pictures
        self._seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Put disc, words and round."""
        if self.hovered or self.focused:
            bar = (0.0, 2.0, self.width, self.height - 4)
            canvas.put(row(canvas.box(*bar).size, canvas.k, "hover"), 0, 2)
        middle = self.height / 2
        if self._seat is not None:
            marker = self._screen_pictures.disc(self._seat.colour, canvas.k * 24 / 29)
            canvas.put(marker, DISC, middle)
        else:
            icon = self._screen_pictures.icon("dice", round(26 * canvas.k), "brass")
            canvas.put(icon, DISC - 13, middle - 13)
        room = self.width - TEXT - END
        canvas.words(self.label, ON_PAPER.body, (TEXT, 0, room, self.height))
        spot = (self.width - END, 0.0, END - 24, self.height)
        canvas.words(self._when, ON_PAPER.note, spot, "right")


# The chronicle of a round: a column a seat, with sums above what it did.


def round_columns(
    app: App, seats: Sequence[Seat], rounds: Sequence[SeatRound], width: float
) -> Node:
    """Return the columns side by side, as high as the longest needs."""
    each = (width + GAP) / max(len(rounds), 1) - GAP
    body = Node(width=width)
    for place, told in enumerate(rounds):
        column = _column(app, seats[told.seat], told, each)
        column.x = place * (each + GAP)
        body.add(column)
        body.height = max(body.height, column.height)
    return body


def _column(app: App, seat: Seat, told: SeatRound, width: float) -> Node:
    # what the round has brought so far: money, points, and the title's own sums
    say = app.say
    pay = app.pay
    (before, now) = told.money
    (begun, points) = told.points
    sums = [(say("recalling.points"), f"{numeral(points)} ({signed(points - begun)})")]
    if app.box.game_facts.has_money:
        sums.insert(0, (say("round-summary.money"), f"{pay(before)} → {pay(now)}"))
    columns = app.box.game_facts.taking_columns
    sums += [(say(f"takings.{each}"), pay(told.takings[each])) for each in columns]
    column = Node(width=width, name=f"chronicle:{told.seat}")
    column.add(
        disc(app.box.screen_pictures, seat.colour, 32, x=18, y=22),
        Label(seat.name, NAME, **box(44, 2, width - 44, 40)),
    )
    top = ROUND_COLUMNS_HEAD
    for words, amount in sums:
        right = box(width * 0.46, top, width * 0.54 - 4, SUM_LINE)
        column.add(
            Label(words, ON_PAPER.note, **box(4, top, width * 0.5, SUM_LINE)),
            Label(amount, ON_PAPER.bold, align="right", **right),
        )
        top += SUM_LINE
    column.add(Divider(**box(0, top + 6, width, 6)))
    actions = [(_without_name(entry.text, seat.name), ACTION) for entry in told.actions]
    actions = actions or [(app.say("recalling.nothing-yet"), ON_PAPER.note)]
    text = TextColumn(app.kit.lettering, actions, 6.0, x=4, y=top + 20, width=width - 8)
    column.height = text.y + text.height + 8
    return column.add(text)


def _without_name(text: str, name: str) -> str:
    rest = text.removeprefix(f"{name} ")
    return rest[:1].upper() + rest[1:]
