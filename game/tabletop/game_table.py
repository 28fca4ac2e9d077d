"""What every table does for the client, whatever is drawn on it."""

from abc import ABC, abstractmethod

from game.engine.events import Event
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import Box
from game.scene.stage.stage import Stage, Stops
from game.table_protocol import ClientHandlers, Entry
from game.tabletop.drawing_record import picture_of
from game.tabletop.panel.journal import JournalPanel


class GameTable(ABC):
    """One table in one window; see `Table`. Keeps what is said while nobody is asked,
    and whether private things are hidden; `root` holds everything drawn, `journal` what happened.
    """

    journal: JournalPanel

    def __init__(self, stage: Stage, client: ClientHandlers) -> None:
        self._stage = stage
        self._client = client
        self.root = Node()
        stage.first_stops = self.first_stops
        self._note = ""
        self._may_undo = self._concealed = False

    # ---- what a table says of itself

    @abstractmethod
    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a step's lines as the journal has them."""

    @abstractmethod
    def spare_box(self, use: str) -> tuple[Box, float]:
        """Return a box the client may use, and how many u of the window its u is."""

    @abstractmethod
    def refresh(self) -> None:
        """Bring every part up to date."""

    @abstractmethod
    def lead(self) -> None:
        """Bring the keyboard to where the next pick is made, shown if it was before."""

    @abstractmethod
    def first_stops(self) -> Stops:
        """Return what Tab walks first, group by group: what answers the question that is asked."""

    @abstractmethod
    def drop_question(self) -> None:
        """Nobody is asked any more."""

    @abstractmethod
    def drop_pick(self) -> bool:
        """Take back the last pick that is not yet an answer; False when there is none."""

    # ---- what the client says

    def joins(self, events: tuple[Event, ...], more: tuple[Event, ...]) -> bool:
        """Every step has motions of its own."""
        return False

    def rest(self, note: str, *, may_undo: bool = False) -> None:
        """Disable all controls but perhaps the way back, and show the note."""
        self._note = note
        self._may_undo = may_undo
        self.drop_question()
        self.refresh()

    def log(self, events: tuple[Event, ...], seat: int, step: int = 0) -> None:
        """Add a step's lines to the journal."""
        self.journal.add_entries(self.entries(events, step))

    def cut_log(self, step: int = 0) -> None:
        """Take back the lines of later steps; without a step all."""
        self.journal.cut_entries(step)

    def step_back(self) -> bool:
        """Take back the last pick that is not yet an answer."""
        went = self.drop_pick()
        if went:
            self.refresh()
            self.lead()
        return went

    def picks(self) -> object | None:
        """Return what is picked, None where every pick is played at once."""
        return None

    def pick_again(self, picks: object) -> None:
        """Pick nothing: `picks` returns nothing."""
        assert picks is None

    def settled(self) -> tuple[str, ...]:
        """Return the moves picked already, none where each is played at once."""
        return ()

    def conceal_hand(self, hidden: bool) -> None:
        """Hide or show the viewer's private things."""
        self._concealed = hidden
        self.refresh()

    def spare(self, use: str) -> NodeValues:
        """Return a box the client may use: the "strip", or room for "advice" or a "note"."""
        box, k = self.spare_box(use)
        return NodeValues(x=box.x * k, y=box.y * k, width=box.width, height=box.height, scale=k)

    def note_height(self, use: str, least: float) -> float:
        """Return how high a note must be to cut nothing that it lies on in two."""
        return min(least, self.spare_box(use)[0].height)

    def picture(self) -> tuple[object, ...]:
        """Return everything drawn as comparable values."""
        return picture_of(self.root)

    # ---- what the person does

    def pick_back(self) -> None:
        """Take the last pick back, if there is one."""
        self.step_back()

    def toggle_hand(self) -> None:
        """Hide the own hand, or ask the client to show it."""
        if self._concealed:
            self._client.show_hand()
        else:
            self.conceal_hand(True)
            self._client.hide_hand()
