"""The numbers of one piece as rows of steppers, switches and choices."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from game.client.packs.editing import Captions, Editing
from game.files.toml_fields import Allowed
from game.packs.component_files import nearest_word, number_range, numbers_of, shape_of, word_of
from game.packs.limits import UNKNOWN, allowed_at
from game.packs.pieces import Path, Piece, rows_of
from game.scene.input.keys import Stroke
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label, Stepper, Toggle, TypedNumber

LINE = 56.0
GAP = 8.0
STEPPER = 168.0
SMALL = 158.0
CHOICE = 268.0
INDEX = 34.0
Say = Callable[..., str]
Spot = tuple[float, float, float]  # left, top and width


class _Choice(NamedTuple):
    """A choice: its values, the function called with a new one, and how values are written."""

    values: range
    value: int
    change: Callable[[int], None]
    words: Callable[[int], str] = str


class _Nothing(TypedNumber):
    """A number field for words, which cannot be typed as digits."""

    def value(self, where: str, stroke: Stroke, values: range) -> int | None:
        return None


class FieldRows:
    """Builds the controls below the picture of a piece; every change goes to the editing."""

    def __init__(
        self,
        editing: Editing,
        captions: Captions,
        limits: Mapping[Path, Allowed],
        say: Say,
        changed: Callable[[], None],
    ) -> None:
        self._editing = editing
        self._captions = captions
        self._limits = limits
        self._say = say
        self._changed = changed
        self._digits: Final = TypedNumber()
        self.touched: tuple[Piece | None, Path] = (None, ())  # what was changed last

    def column(self, piece: Piece, width: float) -> Node:
        """Return all numbers of a piece in a column of this width."""
        column = Node(width=width)
        top = 0.0
        for paths in rows_of(self._editing.draft.paths(piece)):
            for node in self._row(piece, paths, width):
                node.y += top
                column.add(node)
                column.height = max(column.height, node.y + node.height)
            top = column.height + GAP
        return column

    def _row(self, piece: Piece, paths: list[Path], width: float) -> Iterator[Node]:
        draft = self._editing.draft
        caption = self._captions.row(piece, paths[0])
        first = draft.number_at(piece, paths[0])
        if isinstance(first, str):
            yield from self._words(piece, paths, caption, width)
        elif isinstance(paths[0][-1], str):
            room = width - STEPPER - 12
            yield Label(caption, ON_PAPER.body, **box(0, 0, room, LINE - GAP))
            yield self._number(piece, paths[0], caption, (width - STEPPER, 0.0, STEPPER))
        else:
            yield Label(caption, ON_PAPER.bold, **box(0, 0, width, 30))
            columns = max(int(width // (INDEX + SMALL)), 1)
            each = width / columns
            for place, path in enumerate(paths):
                row, column = divmod(place, columns)
                left = column * each
                top = 32 + row * LINE
                index = _index(path)
                tag = box(left, top, INDEX - 4, LINE - GAP)
                yield Label(index, ON_PAPER.note, align="right", **tag)
                spot = (left + INDEX, top, min(each - INDEX - 6, STEPPER))
                yield self._number(piece, path, f"{caption} {index}", spot)

    def _number(self, piece: Piece, path: Path, caption: str, spot: Spot) -> Node:
        """Return the control of a number or of a bool."""
        left, top, width = spot
        value = self._editing.draft.number_at(piece, path)
        name = f"field:{'.'.join(map(str, path))}"

        def change(now: int) -> None:
            self._change(piece, path, now)

        if isinstance(value, bool):
            return Toggle(value, change, name=name, label=caption, **box(left, top, width, 44))
        allowed = allowed_at(self._limits, (*piece.path, *path), value)
        values = allowed if isinstance(allowed, range) else UNKNOWN
        return self._stepper(_Choice(values, value, change), spot, caption=caption, name=name)

    def _stepper(self, choice: _Choice, spot: Spot, *, caption: str, name: str) -> Stepper:
        """Return the stepper of a choice, as a node with this name."""
        words = choice.words
        say = self._say
        ends = words(choice.values[0]), words(choice.values[-1])
        now = words(choice.value)
        stepper = Stepper(
            choice.values,
            choice.value,
            choice.change,
            why_not_less=say("packs.least", what=caption, number=ends[0]),
            why_not_more=say("packs.most", what=caption, number=ends[1]),
            less_label=say("packs.less", what=caption, now=now),
            more_label=say("packs.more-of", what=caption, now=now),
            words=words,
            name=name,
            digits=self._digits if words is str else _Nothing(),
            **box(spot[0], spot[1], spot[2], LINE - GAP),
        )
        for node, sign in zip((stepper.children[0], stepper.children[-1]), "-+", strict=True):
            node.name = f"{name}:{sign}"
        return stepper

    def _words(self, piece: Piece, paths: list[Path], caption: str, width: float) -> Iterator[Node]:
        """Yield a control for each word, and a stepper for each number in it."""
        several = len(paths) > 1
        room = width if several else width - CHOICE - 12
        high = 30.0 if several else LINE - GAP
        style = ON_PAPER.bold if several else ON_PAPER.body
        yield Label(caption, style, **box(0, 0, room, high))
        top = 32.0 if several else 0.0
        for path in paths:
            word = str(self._editing.draft.number_at(piece, path))
            words = self._possible(piece, path)
            shapes = list(dict.fromkeys([*map(shape_of, words), shape_of(word)]))
            place_name = ".".join(map(str, path))
            index = _index(path)
            told = f"{caption} {index}".strip()

            def choose(at: int, path: Path = path, shapes: list[str] = shapes) -> None:
                self._change(piece, path, nearest_word(shapes[at], self._possible(piece, path)))

            left = INDEX if several else width - CHOICE
            if several:
                tag = box(0, top, INDEX - 4, LINE - GAP)
                yield Label(index, ON_PAPER.note, align="right", **tag)
            chosen = _Choice(
                range(len(shapes)),
                shapes.index(shape_of(word)),
                choose,
                lambda at, shapes=shapes: self._captions.word(shapes[at]),  # type: ignore[misc]
            )
            yield self._stepper(
                chosen, (left, top, width - left), caption=told, name=f"choice:{place_name}"
            )
            top += LINE
            for place, number in enumerate(numbers_of(word)):

                def change(
                    now: int, path: Path = path, place: int = place, word: str = word
                ) -> None:
                    numbers = list(numbers_of(word))
                    numbers[place] = now
                    self._change(piece, path, word_of(shape_of(word), numbers))

                room = width - STEPPER - 12
                amount = self._say("packs.amount")
                yield Label(amount, ON_PAPER.body, **box(0, top, room, LINE - GAP))
                spot = (width - STEPPER, top, STEPPER)
                values = number_range(word, place, self._allowed_words(piece, path))
                choice = _Choice(values, number, change)
                yield self._stepper(choice, spot, caption=told, name=f"field:{place_name}#{place}")
                top += LINE

    def _allowed_words(self, piece: Piece, path: Path) -> tuple[str, ...]:
        allowed = allowed_at(self._limits, (*piece.path, *path), None)
        return allowed if isinstance(allowed, tuple) else ()

    def _possible(self, piece: Piece, path: Path) -> tuple[str, ...]:
        """Return the allowed words for a path: those of the title, else those that the box has in
        such places."""
        if words := self._allowed_words(piece, path):
            return words
        draft = self._editing.draft
        last = _key(path)
        return tuple(
            dict.fromkeys(
                str(part)
                for other in draft.groups[piece.group]
                for place in draft.paths(other)
                if _key(place) == last
                and isinstance(part := draft.builtin_number_at(other, place), str)
            )
        )

    def _change(self, piece: Piece, path: Path, value: int | str) -> None:
        self.touched = piece, path
        self._editing.change(self._editing.draft.with_number(piece, path, value))
        self._changed()


def _key(path: Path) -> str:
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def _index(path: Path) -> str:
    """Return the display number of an element: its position from 1, in each list of its path."""
    return ".".join(str(step + 1) for step in path if isinstance(step, int))
