"""The page of the journal: all lines of the game by round or by player, with a search."""

from collections.abc import Callable
from typing import Unpack

from game.client.app import App
from game.client.history.chronicle_columns import round_columns
from game.client.history.journal_model import JournalModel, ToldLine
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.round_numerals import round_numeral, round_words
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.text import ScrollPane
from game.records.records import Seat
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.control import row
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Panel, ScrollList, TextField

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
LEAST = 220.0


class JournalSheet(Panel):
    """The journal; `mode` is its first tab: "lines" of the whole game, or "players" of this
    round."""

    def __init__(
        self,
        app: App,
        journal: JournalModel,
        mode: str,
        go_to: Callable[[int], None],
        close: Callable[[], None],
    ) -> None:
        """`go_to` shows a step of the game, `close` returns to the game."""
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
        """Return the node that gets the focus first: the search, else the close button."""
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
        when = round_words(self._app, line.round, len(self._seats))
        return LineRow(self._app, line, who, when=when, on_choose=self._go_to, width=INNER - 20)

    def _numeral(self, number: int) -> str:
        """Return the numeral of a round, after the name of the era if it is the era's first."""
        numeral = round_numeral(self._app, number, len(self._seats))
        eras = self._app.box.era_rounds
        if eras is None or numeral != "1":
            return numeral
        return f"{self._app.say(f'end.era-{(number - 1) // eras(len(self._seats)) + 1}')} 1"

    def _columns(self, number: int) -> Node:
        told = self._annals.of_round(number)
        return round_columns(self._app, self._seats, told, INNER - 20)


class LineRow(Node):
    """A line of the journal; a click shows its moment."""

    role = "button"
    height = ROW

    def __init__(
        self,
        app: App,
        line: ToldLine,
        seat: Seat | None,
        *,
        when: str,
        on_choose: Callable[[int], None],
        **place: Unpack[NodeValues],
    ) -> None:
        self._when = when
        entry = line.entry
        super().__init__(**place)
        self.label = entry.text
        self.name = f"line:{entry.step}"
        if entry.step:
            self.on_click = lambda: on_choose(entry.step)
            self.focusable = True
        self._screen_pictures = app.box.screen_pictures
        self._seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Draw the seat's disc, the text and the round."""
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
