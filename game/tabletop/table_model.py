"""What every table is shown with: view model, drawing context, kinds of moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from game.box.reference import ACTING, AT_TABLE, ON_SHEETS, Command
from game.engine.knowledge import Event
from game.engine.rules import State
from game.scene.nodes.node import Node, Tip
from game.table_protocol import SeatCard
from game.tabletop.art.palette import PieceSprite, player_colour, rgb
from game.tabletop.art.table_art import ArtCache, TableArt
from game.words import Words

if TYPE_CHECKING:
    from game.scene.drawing.colours import Rgb
    from game.scene.nodes.node import Canvas

TABLE_KEYS: Final = {"undo": "u", "hint": "h", "reset": "r", "last-turns": "l", "hand": "v"}
MAP_KEYS: Final = {
    "map-closer": "page up",
    "map-farther": "page down",
    "map-whole": "ctrl+0",
    "map-left": "shift+left",
    "map-right": "shift+right",
    "map-up": "shift+up",
    "map-down": "shift+down",
}

PLACES = 3
WORDS_OF = ("words", "note", "chosen", "text_shown", "tone", "degrees", "glow", "back", "state")


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFlow:
    """How picks become an answer.

    `choice_first`: what moves differ in besides places is picked before the places.
    `choice_shown`: a single choice is shown too, because it says what it gives.
    """

    choice_first: bool = False
    choice_shown: bool = False


CONFIRMED: Final = AnswerFlow()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind:
    """A kind of move, as the rules call it.

    `group` is the part of the bar where its button stands, "" where it has none, `expansion` what
    must lie on the table for it, `key` its usual key, `icon` and `skin` those of the button,
    `short` the key of a shorter name. `board` opens when it is picked. `where` is the key of what
    a hint points at where the move has no place, `mark` the icon on a timeline, "" for none.
    A `private` kind is asked behind a hand-over, and a `look` shows something just then; a `reply`
    answers somebody's action.
    """

    kind: str
    asks: AnswerFlow = CONFIRMED
    group: str = ""
    expansion: str = ""
    key: str = ""
    icon: str = ""
    skin: str = "slate"
    short: str = ""
    board: str = ""
    where: str = ""
    mark: str = ""
    private: bool = False
    look: bool = False
    reply: bool = False


class EveryKind(frozenset[str]):
    """The kinds of moves of a title that does not say which are private: all might be."""

    def __contains__(self, kind: object) -> bool:
        """Whether a kind is private: to be safe, yes."""
        return True


@dataclass(frozen=True, slots=True)
class MoveKinds:
    """Which kinds of moves are private, reply to others, leave all replies, or are a look."""

    private: frozenset[str]
    reply: frozenset[str] = frozenset()
    way_out: str = ""
    look: frozenset[str] = frozenset()


def kinds_of(kinds: Iterable[MoveKind], way_out: str) -> MoveKinds:
    """Return what the records of all kinds say together."""
    every = tuple(kinds)
    private = frozenset(kind.kind for kind in every if kind.private)
    look = frozenset(kind.kind for kind in every if kind.look)
    return MoveKinds(private, frozenset(kind.kind for kind in every if kind.reply), way_out, look)


Keys = Mapping[str, str]


def commands_of(table: Keys, acting: Keys, sheets: Keys) -> tuple[Command, ...]:
    """Return the commands of a table with a map: those of every such table, and a title's own."""
    at_table = {**TABLE_KEYS, **MAP_KEYS, **table}
    places = ((AT_TABLE, at_table), (ACTING, acting), (ON_SHEETS, sheets))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())


class TableModel(Protocol):
    """A seat's view as the rules hold it; a title adds what its panels read from it."""

    @property
    def state(self) -> State:
        """The view."""

    @property
    def seat(self) -> int:
        """Who is looking."""


AnyModel = TypeVar("AnyModel", bound=TableModel)


# Studio: what every part of a table draws with: art at any scale, words, names and colours.

Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class TableContext(Generic[Art_co]):
    """Shared by all parts of one table; `paints` gives the art's names for colours of seats."""

    def __init__(
        self,
        art_cache: ArtCache[Art_co],
        words: Words,
        seats: tuple[SeatCard, ...],
        paints: Mapping[str, str],
        box_name: str = "",
    ) -> None:
        """Take the pieces, the words, who sits where, and whose box it is if it has a name."""
        self.box_name = box_name
        self.words = words
        self.seats = seats
        self._art_cache = art_cache
        self._paints = paints

    def art(self, k: float) -> Art_co:
        """Return the pieces at so many pixels per u, drawn on first use."""
        return self._art_cache.at(k)

    def colour(self, seat: int) -> str:
        """Return the art's name of a seat's colour."""
        key = self.seats[seat].colour
        return self._paints.get(key, key)

    def tint(self, seat: int) -> Rgb:
        """Return a seat's middle colour."""
        return rgb(player_colour(self.colour(seat)).mid)

    def name(self, seat: int) -> str:
        """Return the name of the person or computer player in a seat."""
        return self.seats[seat].name

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence of the table's own words."""
        return self.words.say(f"table.{key}", **facts)

    def refused(self, tip: Tip, why: str) -> Tip:
        """Return a tip that says first of all why what it tells of cannot be picked."""
        return replace(tip, lines=(why, *tip.lines), badge=self.say("not-possible"))

    def area(self, name: str) -> str:
        """Return an area's name for people."""
        return str(self.words.name(name))


def put(canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0) -> None:
    """Put a sprite with its anchor at (x, y) of the node that is drawing."""
    canvas.put(sprite.picture, x, y, alpha)


# Record: everything drawn as comparable values, so that two tables can be compared.


def picture_of(root: Node) -> tuple[object, ...]:
    """Return the visible nodes from back to front with where they are and what they show."""
    found: list[object] = []
    _add(root, (0.0, 0.0, 1.0, 1.0), found)
    return tuple(found)


def _add(node: Node, above: tuple[float, float, float, float], found: list[object]) -> None:
    if not node.visible or node.alpha <= 0:
        return
    x = above[0] + node.x * above[2]
    y = above[1] + node.y * above[2]
    scale = above[2] * node.scale
    alpha = above[3] * node.alpha
    spot = tuple(round(number, PLACES) for number in (x, y, scale, alpha))
    said = tuple(getattr(node, word, None) for word in WORDS_OF)
    shown = getattr(node, "look", None) or getattr(node, "showing", None)
    looks = getattr(node, "looks", None)
    found.append((type(node).__name__, node.name, spot, node.enabled, said, shown, looks))
    for child in node.ordered():
        _add(child, (x, y, scale, alpha), found)


# Hearsay: what a table knows only because it was told, step by step, like the journal.


class EventListener(Protocol):
    """Keeps something of what happened that no view tells."""

    def hear(self, events: tuple[Event, ...]) -> None:
        """Take in what happened in a step."""

    def forget(self) -> None:
        """Know of nothing that happened."""


class StepBroadcast:
    """Tells every step once to everybody who listens, and takes steps back. `early` hearers must
    know a step while it plays, the others when it has been played.
    """

    def __init__(self, early: Sequence[EventListener], late: Sequence[EventListener]) -> None:
        self._early = early
        self._late = late
        self._steps: list[tuple[int, tuple[Event, ...]]] = []
        self._begun = False

    def begin(self, events: tuple[Event, ...]) -> None:
        """A step begins to play."""
        self._begun = True
        for hearer in self._early:
            hearer.hear(events)

    def hear(self, step: int, events: tuple[Event, ...]) -> None:
        """A step has been played, perhaps long ago."""
        self._steps.append((step, events))
        for hearer in self._late if self._begun else (*self._early, *self._late):
            hearer.hear(events)
        self._begun = False

    def cut(self, step: int) -> None:
        """Take back all later steps; step 0 takes everything back."""
        self._recall([told for told in self._steps if 0 < step >= told[0]])

    def recall(self, other: StepBroadcast) -> None:
        """Forget what was heard, and hear what another has heard."""
        self._recall(other._steps)

    def _recall(self, steps: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        self._steps = []
        self._begun = False
        for hearer in (*self._early, *self._late):
            hearer.forget()
        for step, events in steps:
            self.hear(step, events)
