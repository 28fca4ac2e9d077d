"""The numbers of one piece as rows of steppers, switches and choices."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, Unpack

from game.client.packs.edited_pack import EditedPack, PieceCaptions
from game.files.toml_fields import AllowedValues
from game.packs.allowed_values import DEFAULT_ALLOWED_NUMBERS, allowed_values_at
from game.packs.component_files import (
    allowed_range_of_number_in_word,
    first_word_with_shape_or_sample,
    numbers_in_word,
    word_from_shape,
    word_shape,
)
from game.packs.pieces import PackPiece, ValuePath, group_paths_into_rows
from game.scene.input.keys import KeyStroke
from game.scene.layout import Column, Grid, Row, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label, Stepper, Toggle, TypedDigits

STEPPER_WIDTH = 168.0
SMALL_STEPPER_WIDTH = 158.0
CHOICE_WIDTH = 268.0
INDEX_WIDTH = 34.0
TranslateText = Callable[..., str]


class _NumberChoice(NamedTuple):
    """A choice among a range of values: the current value, the function called with a new value,
    and the function that returns a value's text."""

    values: range
    value: int
    on_change: Callable[[int], None]
    value_text: Callable[[int], str] = str


class _TypedDigitsIgnored(TypedDigits):
    """A TypedDigits that ignores every digit; it is used for choices among words, which cannot be
    made by typing a number."""

    def number_after_key(self, field_name: str, stroke: KeyStroke, values: range) -> int | None:
        return None


class NumberFieldBuilder:
    """Builds the controls that change a piece's numbers; every change goes to the edited pack."""

    def __init__(
        self,
        edited_pack: EditedPack,
        captions: PieceCaptions,
        allowed_values_by_path: Mapping[ValuePath, AllowedValues],
        say: TranslateText,
        on_changed: Callable[[], None],
    ) -> None:
        self._edited_pack = edited_pack
        self._captions = captions
        self._allowed_values_by_path = allowed_values_by_path
        self._say = say
        self._on_changed = on_changed
        self._typed_digits: Final = TypedDigits()
        # what was changed last
        self.last_changed_piece_and_path: tuple[PackPiece | None, ValuePath] = (None, ())

    def build_column(self, piece: PackPiece) -> Column:
        """Return a column with the controls of all numbers of a piece."""
        rows: list[Node] = []
        for paths in group_paths_into_rows(self._edited_pack.draft.number_paths(piece)):
            rows += self._build_rows(piece, paths)
        return Column(*rows, gap=theme.TIGHT_GAP)

    def _build_rows(self, piece: PackPiece, paths: list[ValuePath]) -> Iterator[Node]:
        draft = self._edited_pack.draft
        caption = self._captions.row_name(piece, paths[0])
        first = draft.number_at(piece, paths[0])
        if isinstance(first, str):
            yield from self._build_word_rows(piece, paths, caption)
        elif isinstance(paths[0][-1], str):
            yield _row_with_caption(
                caption, self._build_number_control(piece, paths[0], caption, width=STEPPER_WIDTH)
            )
        else:
            yield Label(caption, PAPER_STYLES.bold, wraps=True)
            numbers = []
            for path in paths:
                index = _display_index(path)
                number = self._build_number_control(
                    piece, path, f"{caption} {index}", grow=1, basis=0.0, max_width=STEPPER_WIDTH
                )
                numbers.append(_row_with_index(index, number))
            yield Grid(
                *numbers,
                min_column_width=INDEX_WIDTH + SMALL_STEPPER_WIDTH,
                row_gap=theme.TIGHT_GAP,
            )

    def _build_number_control(
        self, piece: PackPiece, path: ValuePath, caption: str, **node_values: Unpack[NodeValues]
    ) -> Node:
        """Return a stepper for the number at a path of a piece, or a switch if it is a bool."""
        value = self._edited_pack.draft.number_at(piece, path)
        node_values["name"] = f"field:{'.'.join(map(str, path))}"

        def change_number(new_number: int) -> None:
            self._change_number(piece, path, new_number)

        if isinstance(value, bool):
            node_values["label"] = caption
            return Toggle(value, change_number, **node_values)
        allowed = allowed_values_at(self._allowed_values_by_path, (*piece.path, *path), value)
        values = allowed if isinstance(allowed, range) else DEFAULT_ALLOWED_NUMBERS
        return self._build_stepper(
            _NumberChoice(values, value, change_number), caption, **node_values
        )

    def _build_stepper(
        self, number_choice: _NumberChoice, caption: str, **node_values: Unpack[NodeValues]
    ) -> Stepper:
        """Return a stepper for a choice; `caption` names it in its tooltips."""
        words = number_choice.value_text
        say = self._say
        ends = words(number_choice.values[0]), words(number_choice.values[-1])
        now = words(number_choice.value)
        stepper = Stepper(
            number_choice.values,
            number_choice.value,
            number_choice.on_change,
            why_not_less=say("packs.least", what=caption, number=ends[0]),
            why_not_more=say("packs.most", what=caption, number=ends[1]),
            less_label=say("packs.less", what=caption, now=now),
            more_label=say("packs.more-of", what=caption, now=now),
            value_to_text=words,
            digits=self._typed_digits if words is str else _TypedDigitsIgnored(),
            **node_values,
        )
        for node, sign in zip((stepper.children[0], stepper.children[-1]), "-+", strict=True):
            node.name = f"{stepper.name}:{sign}"
        return stepper

    def _build_word_rows(
        self, piece: PackPiece, paths: list[ValuePath], caption: str
    ) -> Iterator[Node]:
        """Yield, for each word at these paths, a row that chooses the word, and a row for each
        number within it."""
        several = len(paths) > 1
        if several:
            yield Label(caption, PAPER_STYLES.bold, wraps=True)
        for path in paths:
            word = str(self._edited_pack.draft.number_at(piece, path))
            place_name = ".".join(map(str, path))
            index = _display_index(path)
            told = f"{caption} {index}".strip()
            place = NodeValues(grow=1, basis=0.0) if several else NodeValues(width=CHOICE_WIDTH)
            place["name"] = f"choice:{place_name}"
            stepper = self._build_stepper(
                self._make_choice_of_word_shape(piece, path, word), told, **place
            )
            yield (
                _row_with_index(index, stepper) if several else _row_with_caption(caption, stepper)
            )
            for at, number in enumerate(numbers_in_word(word)):
                choice = self._make_choice_of_number_in_word(
                    piece, path, word, number_index=at, current_number=number
                )
                name = f"field:{place_name}#{at}"
                amount = self._build_stepper(choice, told, name=name, width=STEPPER_WIDTH)
                yield _row_with_caption(self._say("packs.amount"), amount)

    def _make_choice_of_word_shape(
        self, piece: PackPiece, path: ValuePath, word: str
    ) -> _NumberChoice:
        """Return the choice among the shapes of a word; a shape is the word without its numbers."""
        words = self._possible_words(piece, path)
        shapes = list(dict.fromkeys([*map(word_shape, words), word_shape(word)]))

        def choose(shape_index: int) -> None:
            self._change_number(
                piece,
                path,
                first_word_with_shape_or_sample(
                    shapes[shape_index], self._possible_words(piece, path)
                ),
            )

        def word_name_at(shape_index: int) -> str:
            return self._captions.word_name(shapes[shape_index])

        return _NumberChoice(
            range(len(shapes)), shapes.index(word_shape(word)), choose, word_name_at
        )

    def _make_choice_of_number_in_word(
        self,
        piece: PackPiece,
        path: ValuePath,
        word: str,
        *,
        number_index: int,
        current_number: int,
    ) -> _NumberChoice:
        """Return the choice of one number within a word: the one at index `number_index`, which
        is now `current_number`."""

        def change_number(new_number: int) -> None:
            numbers = list(numbers_in_word(word))
            numbers[number_index] = new_number
            self._change_number(piece, path, word_from_shape(word_shape(word), numbers))

        values = allowed_range_of_number_in_word(
            word, number_index, self._allowed_words(piece, path)
        )
        return _NumberChoice(values, current_number, change_number)

    def _allowed_words(self, piece: PackPiece, path: ValuePath) -> tuple[str, ...]:
        allowed = allowed_values_at(self._allowed_values_by_path, (*piece.path, *path), None)
        return allowed if isinstance(allowed, tuple) else ()

    def _possible_words(self, piece: PackPiece, path: ValuePath) -> tuple[str, ...]:
        """Return the words allowed at a path: those that the title lists; if it lists none, all
        built-in words of this field in the pieces of the group."""
        if words := self._allowed_words(piece, path):
            return words
        draft = self._edited_pack.draft
        last = _last_name_in_path(path)
        return tuple(
            dict.fromkeys(
                str(part)
                for other in draft.pieces_by_group[piece.group_name]
                for place in draft.number_paths(other)
                if _last_name_in_path(place) == last
                and isinstance(part := draft.builtin_number_at(other, place), str)
            )
        )

    def _change_number(self, piece: PackPiece, path: ValuePath, value: int | str) -> None:
        self.last_changed_piece_and_path = piece, path
        self._edited_pack.change_draft(self._edited_pack.draft.with_number(piece, path, value))
        self._on_changed()


def _row_with_caption(caption: str, control: Node) -> Row:
    """Return a row with a caption on the left and a control on the right."""
    words = Label(caption, PAPER_STYLES.body, wraps=True, grow=1, basis=0.0)
    return Row(words, control, gap=theme.MEDIUM_GAP, align="centre")


def _row_with_index(index: str, control: Node) -> Row:
    """Return a row with an index before the control of a list's element."""
    tag = Label(index, PAPER_STYLES.note, align="right", width=INDEX_WIDTH)
    return Row(tag, control, gap=theme.HAIR_GAP, align="centre")


def _last_name_in_path(path: ValuePath) -> str:
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def _display_index(path: ValuePath) -> str:
    """Return the position of a list's element for display: every index in its path, counted from
    1, joined by dots."""
    return ".".join(str(step + 1) for step in path if isinstance(step, int))
