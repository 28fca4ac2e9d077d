"""The journal in large: all lines of the game, by round, searched by words; or by player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.parts.roman import round_numeral
from game.client.parts.scroll_pane import ScrollPane
from game.client.parts.segments import Segment, Segments
from game.client.recalling.annals import Annals, ToldLine
from game.client.recalling.line_row import ROW, LineRow
from game.client.recalling.round_columns import round_columns
from game.records.record import Seat
from game.scene.box_place import BoxPlace, box
from game.scene.node import Node
from game.scene.styles import HEAD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Button, Divider, Label, Panel, ScrollList, TextField

WIDTH, SIDE = 1320.0, 34.0
LOWEST, HIGHEST = 640.0, 900.0
INNER = WIDTH - 2 * SIDE
HEAD, FOOT = 150.0, 84.0
LINES, PLAYERS = "lines", "players"
MOST_LETTERS = 40


@dataclass(frozen=True, slots=True)
class JournalSheetHandlers:
    """Where the sheet leads: to a step of the game, and back to it."""

    go_to: Callable[[int], None]
    close: Callable[[], None]


class JournalSheet(Panel):
    """`mode` is what it opens with: "lines" of the whole game, or this round's "players"."""

    def __init__(
        self,
        desk: Desk,
        seats: Sequence[Seat],
        annals: Annals,
        mode: str,
        ways: JournalSheetHandlers,
    ) -> None:
        title = desk.say("recalling.title")
        super().__init__("parchment", width=WIDTH, label=title, name="journal-sheet")
        self._desk, self._seats, self._annals, self._ways = desk, seats, annals, ways
        longest = max((self._columns(number).height for number in annals.rounds), default=0.0)
        self.height = min(max(HEAD + longest + FOOT + 12, LOWEST), HIGHEST)
        self._mode = mode
        self._round = annals.round if mode == PLAYERS else 0
        self._searched = ""
        self._body = Node(x=SIDE, y=HEAD, width=INNER, height=self.height - HEAD - FOOT)
        self._note = Label(
            desk.say("recalling.note"),
            NOTE_ON_PARCHMENT,
            align="right",
            **box(SIDE + 420, 26, INNER - 420, 40),
        )
        self._choices = Node(x=SIDE, y=82, width=INNER, height=48)
        self.add(
            Label(title, HEAD_ON_PARCHMENT.sized(34), **box(SIDE, 20, 500, 48)),
            self._note,
            self._choices,
            Divider(**box(SIDE - 8, HEAD - 14, INNER + 16, 6)),
            self._body,
            Button(
                desk.say("button.close"),
                skin="primary",
                cap="@back",
                name="close-journal",
                layout="centred",
                on_click=ways.close,
                **box(WIDTH / 2 - 150, self.height - FOOT + 16, 300, 52),
            ),
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
        say, self._choices.children[:] = self._desk.say, []
        modes = [Segment(mode, say(f"recalling.{mode}")) for mode in (LINES, PLAYERS)]
        rounds = [Segment(str(number), self._numeral(number)) for number in self._annals.rounds]
        if self._mode == LINES:
            rounds.insert(0, Segment("0", say("recalling.whole-game")))
        each = 62.0 * len(self._annals.rounds) + (150.0 if self._mode == LINES else 0.0)
        self._choices.add(
            Segments(
                modes, self._mode, self._set_mode, paper=True, name="mode", **box(0, 0, 380, 48)
            ),
            Segments(
                rounds,
                str(self._round),
                self._set_round,
                paper=True,
                fitted=self._mode == LINES,
                name="round",
                **box(404, 0, each, 48),
            ),
        )
        if self._mode == LINES:
            left = 404 + each + 24
            self._choices.add(
                TextField(
                    self._searched,
                    self._search,
                    limit=MOST_LETTERS,
                    hint=say("recalling.search"),
                    name="search",
                    label=say("recalling.search"),
                    **box(left, 0, INNER - left, 48),
                )
            )
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
        shown = self._lines if self._mode == LINES else self._players
        self._body.add(shown(box(0, 0, INNER, self._body.height)))

    def _lines(self, place: BoxPlace) -> Node:
        lines = self.found()
        if not lines:
            return Label(
                self._desk.say("recalling.not-found"), NOTE_ON_PARCHMENT, **box(8, 8, INNER, 40)
            )
        rows = [self._row(line) for line in lines]
        shown = ScrollList(
            rows, ROW, name="lines", label=self._desk.say("recalling.title"), **place
        )
        shown.show_row(-1)
        return shown

    def _row(self, line: ToldLine) -> Node:
        seat = line.entry.seat
        who = self._seats[seat] if seat >= 0 else None
        told = self._numeral(line.round), self._ways.go_to
        return LineRow(self._desk, line, who, told, width=INNER - 20)

    def _numeral(self, number: int) -> str:
        return round_numeral(self._desk, number, len(self._seats))

    def _players(self, place: BoxPlace) -> Node:
        return ScrollPane(self._columns(self._round), **place)

    def _columns(self, number: int) -> Node:
        told = self._annals.of_round(number)
        return round_columns(self._desk, self._seats, told, INNER - 20)
