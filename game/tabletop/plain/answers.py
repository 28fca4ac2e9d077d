"""The answers to the present question, found by answering one small question after the other."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from operator import methodcaller
from typing import Final, Unpack

from game.engine.move import Move
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.panel import slate
from game.scene.stage.placing import box
from game.scene.text import text_styles
from game.scene.widgets import Button, Label, ScrollList, Stepper
from game.tabletop.plain.messages import Messages

FEW: Final = 9
"""So many moves are listed whole; of more it is asked by parts."""
WHOLE: Final = "move"
NOTHING: Final = ""

Value = str | int

SIDE: Final = 14.0
HEAD: Final = 44.0


@dataclass(frozen=True, slots=True)
class PartAnswer:
    """One answer to the present question: a value, and the moves that have it."""

    value: Value
    moves: tuple[Move, ...]


class Narrowing:
    """Asks for kind, places, card, choice and amounts, as far as the moves differ in them.

    `part` says what is asked now: "kind", "place", "card", "choice", the name of an amount, or
    `WHOLE` where so few moves are left that each is an answer; "" when nobody is asked.
    Knows no rule: what is possible is what some move of the question contains.
    """

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        self.moves = moves
        self._picked: list[tuple[Move, ...]] = []

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The moves that agree with everything picked."""
        return self._picked[-1] if self._picked else self.moves

    @property
    def begun(self) -> bool:
        """Whether a pick could be taken back."""
        return bool(self._picked)

    @property
    def part(self) -> str:
        """What is asked now."""
        moves = self.fitting
        if not moves:
            return ""
        if len(moves) <= FEW:
            return WHOLE
        return next((name for name, of in _parts(moves) if _differs(moves, of)), WHOLE)

    @property
    def choices(self) -> tuple[PartAnswer, ...]:
        """The answers to what is asked now, in the order of the moves; numbers in their own."""
        moves = self.fitting
        part = self.part
        if part == WHOLE:
            return tuple(PartAnswer(move.text, (move,)) for move in moves)
        if not part:
            return ()
        read = next(of for name, of in _parts(moves) if name == part and _differs(moves, of))
        groups: dict[Value, list[Move]] = {}
        for move in moves:
            groups.setdefault(read(move), []).append(move)
        found = [PartAnswer(value, tuple(group)) for value, group in groups.items()]
        if all(isinstance(choice.value, int) for choice in found):
            found.sort(key=lambda choice: int(choice.value))
        return tuple(found)

    @property
    def counts(self) -> bool:
        """Whether a number is asked that is easier set than picked from a list."""
        choices = self.choices
        return len(choices) > FEW and all(isinstance(choice.value, int) for choice in choices)

    def pick(self, value: Value) -> Move | None:
        """Pick an answer; return the move when only one is left. Anything else does nothing."""
        moves = next((choice.moves for choice in self.choices if choice.value == value), ())
        if len(moves) == 1:
            return moves[0]
        if moves:
            self._picked.append(moves)
        return None

    def back(self) -> bool:
        """Take the last pick back; False when there is none."""
        if not self._picked:
            return False
        self._picked.pop()
        return True


Reader = Callable[[Move], Value]


def _parts(moves: tuple[Move, ...]) -> list[tuple[str, Reader]]:
    """Return every part the moves have, in the order in which people are asked."""
    most = max(len(move.places) for move in moves)
    amounts = dict.fromkeys(name for move in moves for name, _ in move.amounts)
    return [
        ("kind", lambda move: move.kind),
        *(("place", _place(number)) for number in range(most)),
        ("card", lambda move: move.card),
        ("choice", lambda move: move.choice),
        *((name, methodcaller("amount", name)) for name in amounts),
    ]


def _place(number: int) -> Reader:
    return lambda move: move.places[number] if number < len(move.places) else NOTHING


def _differs(moves: tuple[Move, ...], read: Reader) -> bool:
    first = read(moves[0])
    return any(read(move) != first for move in moves)


class AnswersPanel(Node):
    """Shows what one part of a question allows; `picked` hears of a value. Where a number is set,
    `amount` is the one that stands there and confirming picks it.
    """

    role = "panel"
    solid = True
    keeps_arrows = True

    def __init__(
        self,
        messages: Messages,
        picked: Callable[[Value], None],
        touch: float,
        **place: Unpack[NodeValues],
    ) -> None:
        """Begin without a question; `touch` is the least height of a button in u."""
        super().__init__(**place)
        self._messages = messages
        self._picked = picked
        self._row = max(touch, 48.0)
        self._head = Label(
            "", text_styles.HEAD, x=SIDE, y=6, width=self.width - 2 * SIDE, height=HEAD
        )
        self._asked: tuple[object, ...] = ()
        self._values: tuple[int, ...] = ()
        self._at = 0

    @property
    def amount(self) -> int | None:
        """The number set, None where answers are listed."""
        return self._values[self._at] if self._values else None

    @property
    def first(self) -> Node | None:
        """Where the keyboard begins."""
        return next((node for node in self.walk() if node.focusable and node.enabled), None)

    def ask(self, narrowing: Narrowing) -> None:
        """Show the answers to what is asked now; nothing where nobody is asked."""
        self.clear()
        self._values = ()
        self._at = 0
        part = narrowing.part
        self._asked = (part, *(choice.value for choice in narrowing.choices))
        if not part:
            self.label = ""
            return
        self._head.set_text(self._messages.part(part))
        self.label = self._head.label
        self.add(self._head)
        if narrowing.counts:
            self._count(narrowing)
        else:
            self._list(narrowing)

    def _list(self, narrowing: Narrowing) -> None:
        part = narrowing.part
        rows = list[Button]()
        for choice in narrowing.choices:
            say = self._messages
            said = say.move(choice.moves[0]) if part == WHOLE else say.value(part, choice.value)
            spot = box(8, 0, self.width - 2 * SIDE - 26, self._row)
            button = Button(said, name=f"answer:{choice.value}", **spot)
            button.on_click = partial(self._picked, choice.value)
            rows.append(button)
        room = self.height - HEAD - 2 * SIDE
        spot = box(SIDE - 8, HEAD + SIDE, self.width - 2 * SIDE + 8, room)
        answers = ScrollList(rows, self._row + 8, **spot)
        answers.number_rows(rows)
        self.add(answers)

    def _count(self, narrowing: Narrowing) -> None:
        self._values = tuple(int(choice.value) for choice in narrowing.choices)
        values = range(len(self._values))
        look = text_styles.NUMBER
        spot = box(SIDE, HEAD + SIDE, min(self.width - 2 * SIDE, 300), self._row)

        def words(at: int) -> str:
            return str(self._values[at])

        stepper = Stepper(values, 0, self._set, words=words, style=look, skin="slate", **spot)
        stepper.name = "amount"
        self.add(stepper)

    def _set(self, at: int) -> None:
        self._at = at

    def drawn_from(self) -> tuple[object, ...]:
        """Return what is asked."""
        return self._asked

    def draw(self, canvas: Canvas) -> None:
        """Put the ground."""
        canvas.put(slate(canvas.size(self), canvas.k))
