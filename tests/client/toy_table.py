"""A table for Lanterns: plain labels and one button a move, drawn from the view alone."""

from collections import abc
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from pygame import Surface

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import State
from game.scene.animation.animation import (
    CallAnimation,
    DelayAnimation,
    SequentialAnimation,
    Timeline,
)
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.scene.widgets import Button, Label
from game.table_protocol import (
    ClientAccess,
    GameFacts,
    JournalEntry,
    PersonalQuestion,
    SeatPlayer,
    UiAnchor,
)
from game.tabletop.plain.factory import PlainPicturesOutsideTable
from tests.titles.lanterns.rules import CANDLES, LanternsState

STEP_MS = 300.0
CONCEALED = "concealed"


class ToyTable:
    """Shows every seat's candles as the view knows them; those of the viewer can be concealed."""

    def __init__(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess, foot: float
    ) -> None:
        self.stage = stage
        self.seats = seats
        self.client = client
        self.foot = foot
        self.root = Node(width=stage.units.width, height=stage.units.height, name="table")
        self.view: LanternsState | None = None
        self.viewer = 0
        self.concealed = False
        self.question: PersonalQuestion | None = None
        self.note = ""
        self.may_undo = False
        self.lit: tuple[str, ...] = ()
        self.lines: list[tuple[int, str]] = []
        self.steps_told: list[int] = []
        self.ever_told: list[tuple[int, str]] = []
        self._draw()

    def show_view(self, view: State, viewer: int) -> None:
        """Draw the view at once."""
        assert isinstance(view, LanternsState)
        self.view = view
        self.viewer = viewer
        self.question = None
        self._draw()

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Wait a while, then draw the view."""
        timeline = Timeline()
        timeline.play(
            SequentialAnimation(
                DelayAnimation(STEP_MS), CallAnimation(lambda: self.show_view(state_after, viewer))
            )
        )
        return timeline

    def is_animated_with_next_step(
        self, events: tuple[Event, ...], next_events: tuple[Event, ...]
    ) -> bool:
        """Every step is shown by itself."""
        return False

    def ask(self, question: PersonalQuestion) -> None:
        """Put a button for each move."""
        self.question = question
        self.note = "your turn"
        self._draw()

    def refresh_once(self) -> nullcontext[None]:
        """Draw at once all the same: nothing here is slow."""
        return nullcontext()

    def disable_controls_and_show_note(
        self, note: str, *, may_undo: bool = False, deciding_seat: int | None = None
    ) -> None:
        """Take the buttons away."""
        self.question = None
        self.note = note
        self.may_undo = may_undo
        self._draw()

    def add_to_journal(self, events: tuple[Event, ...], viewer: int, step_number: int = 0) -> None:
        """Keep the kinds of what happened."""
        self.lines += [(viewer, event.kind) for event in events]
        self.steps_told += [step_number for _ in events]
        self.ever_told += [(viewer, event.kind) for event in events]

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return the kinds of what happened."""
        return tuple(
            JournalEntry(event.seat, event.kind, (), step_number, is_action=True)
            for event in events
        )

    def preview_entries(self) -> tuple[JournalEntry, ...]:
        """Nothing is ever shown before it is played."""
        return ()

    def remove_later_journal_lines(self, last_kept_step: int = 0) -> None:
        """Forget the lines of later steps."""
        kept = sum(1 for told in self.steps_told if told <= last_kept_step)
        del self.lines[kept:], self.steps_told[kept:]

    def undo_pick_and_refresh(self) -> bool:
        """Nothing is ever half picked."""
        return False

    def pending_picks(self) -> object | None:
        """Nothing is ever half picked."""
        return None

    def restore_picks(self, stored_picks: object) -> None:
        """Nothing is ever half picked."""

    def view_options(self) -> object:
        """Nothing can be opened."""
        return None

    def restore_view_options(self, options: object) -> None:
        """Nothing can be opened."""

    def texts_of_moves_picked_so_far(self) -> tuple[str, ...]:
        """Nothing is ever picked ahead."""
        return ()

    def set_hand_hidden(self, is_hidden: bool) -> None:
        """Hide or show the viewer's candles and stake."""
        self.concealed = is_hidden
        self._draw()

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return the texts of all labels, one a paragraph."""
        return tuple(node.label for node in self.root.walk() if node.label)

    def open_first_folded_document(self, document_names: tuple[str, ...]) -> None:
        """Do nothing: there are no documents."""

    def highlight_places(self, places: tuple[str, ...], tabbed_first: tuple[str, ...] = ()) -> None:
        """Remember what is lit."""
        self.lit = places

    def ui_anchor(self, anchor_name: str) -> UiAnchor | None:
        """Return a node by its name."""
        node = self.root.find(anchor_name)
        return UiAnchor(node, node.bounding_box()) if node is not None else None

    def spare_rect(self, purpose: str) -> NodeValues:
        """Offer a strip above, a bar below and a note at the right."""
        if purpose == "waiting":
            return NodeValues(x=1400, y=900, width=396, height=44)
        if purpose in ("bar", "buttons"):
            return NodeValues(x=0, y=936, width=1480, height=144, scale=1.0)
        if purpose == "strip":
            return NodeValues(x=600, y=4, width=290, height=28)
        return NodeValues(x=1400, y=300, width=424, height=436)

    def note_height(self, purpose: str, min_height: float) -> float:
        """Take a note of any height."""
        return min_height

    def comparable_contents(self) -> tuple[object, ...]:
        """Return the texts of all labels that show the view."""
        return tuple(node.label for node in self.root.walk() if node.name.startswith("seat:"))

    def _draw(self) -> None:
        self.root.clear()
        for place in range(len(self.seats)):
            self.root.add(
                Label(self._told(place), name=f"seat:{place}", x=40, y=40 + 50 * place, width=1200,
                      height=44)
            )  # fmt: skip
        self.root.add(Label(self.note, name="note", x=40, y=400, width=900, height=44))
        commands = (
            ("undo", self.client.undo, ("u",)),
            ("last-turns", self.client.show_last_turns, ("l",)),
            ("menu", self.client.open_menu, ("m",)),
            ("show-hand", self.client.show_hand, ("v",)),
            ("hide-hand", self.client.hide_hand, ("h",)),
            (
                "journal",
                self.client.journal_actions.open_journal if self.client.journal_actions else print,
                (),
            ),
            (
                "chronicle",
                self.client.journal_actions.open_journal_at_players_tab
                if self.client.journal_actions
                else print,
                (),
            ),
            ("hint", self.client.show_hint or (lambda: None), ("i",)),
        )
        for at, (name, order, keys) in enumerate(commands):
            self.root.add(
                Button(name, name=name, keys=keys, on_click=order, x=40 + 210 * at, y=560,
                       width=200, height=48)
            )  # fmt: skip
        moves = self.question.moves if self.question is not None else ()
        for at, move in enumerate(moves):
            self.root.add(
                Button(move.text, name=f"move:{move.text}", x=40 + 160 * at, y=470, width=150,
                       height=60, on_click=partial(self.client.give_answer, move.code))
            )  # fmt: skip

    def _told(self, place: int) -> str:
        if self.view is None:
            return ""
        slots = range(place * CANDLES, (place + 1) * CANDLES)
        candles: object = [int(self.view.candle[slot]) for slot in slots]
        stake: object = int(self.view.stake[place])
        if place == self.viewer and self.concealed:
            candles = stake = CONCEALED
        return f"{self.seats[place].name} {candles} {stake} {int(self.view.pebbles[place])}"


class ToyTableFactory:
    """Lanterns asks only for stakes behind the envelope."""

    private_move_kinds = frozenset({"stake"})
    revealing_move_kinds = frozenset[str]()
    reply_move_kinds = frozenset[str]()
    leaving_reply_kind = ""

    def __init__(self) -> None:
        self.tables: list[ToyTable] = []

    def make_table_without_position(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess, foot: float = 0.0
    ) -> ToyTable:
        """Return a table and remember it."""
        self.tables.append(ToyTable(stage, seats, client, foot))
        return self.tables[-1]

    def control_scale(self, units: WindowUnits) -> float:
        """Return the player's own scale: there is always room."""
        return units.chosen_control_scale

    def draw_in_background(self, stage: Stage, seat_count: int) -> None:
        """There is nothing to prepare."""

    def menu_picture(self, size_px: tuple[int, int]) -> Surface:
        """Return an empty card."""
        return Surface(size_px)


class ToyGameFacts(GameFacts):
    """The books of Lanterns."""

    end_score_column_keys = ("pebbles",)
    round_summary_column_keys: tuple[str, ...] = ()
    is_cumulative_by_chart_key: abc.Mapping[str, bool] = {"money": False, "goods": True}

    def event_income_by_summary_column(self, event: Event) -> dict[str, int]:
        """Return one for every move of a seat."""
        return dict.fromkeys(self.round_summary_column_keys, 1)

    def end_score_texts(self, view: State, seat: int) -> tuple[str, ...]:
        """Return the pebbles."""
        return (str(self.money_of_seat(view, seat)),)

    def end_result_numbers_by_name(self, view: State, seat: int) -> dict[str, int]:
        """Return the pebbles."""
        return {"pebbles": self.money_of_seat(view, seat)}

    def round_of(self, view: State) -> int:
        """Return the round, from 1."""
        assert isinstance(view, LanternsState)
        return min(int(view.round) + 1, 3)

    def money_of_seat(self, view: State, seat: int) -> int:
        """Pebbles are money."""
        assert isinstance(view, LanternsState)
        return int(view.pebbles[seat])

    def amount_for_chart(self, view: State, seat: int, chart: str) -> int:
        """Nothing else is held."""
        return self.money_of_seat(view, seat)

    def timeline_icon_name(self, move: Move) -> str:
        """Rolls are marked."""
        return "dice" if move.kind == "roll" else ""

    def tie_break_key(self, view: State, seat_ahead: int, seat_behind: int) -> str:
        """The first seat wins."""
        return "seat"


class ToyPicturesOutsideTable(PlainPicturesOutsideTable):
    """Plain pictures, which remember the games they were drawn of."""

    def __init__(self, asset_folder: Path, colours: tuple[str, ...]) -> None:
        super().__init__(asset_folder, colours)
        self.thumbnails: list[State | None] = []

    def thumbnail(
        self, view: State | None, colours: abc.Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a card and remember of what."""
        self.thumbnails.append(view)
        return super().thumbnail(view, colours, size)
