"""Narrow the legal moves down to one answer by a sequence of small questions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from operator import methodcaller
from typing import Final, Unpack

from game.engine.move import Move
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.panel import slate_panel_picture
from game.scene.stage.sheet_placing import box
from game.scene.text import text_styles
from game.scene.widgets import Button, Label, ScrollList, Stepper
from game.tabletop.plain.table_texts import PlainTableTexts

MAX_ANSWERS_AT_ONCE: Final = 9
"""So many moves are listed whole; of more it is asked by parts."""
WHOLE_MOVE_PART: Final = "move"
NO_PLACE_NAME: Final = ""

AnswerValue = str | int

SIDE_MARGIN: Final = 14.0
HEAD_HEIGHT: Final = 44.0


@dataclass(frozen=True, slots=True)
class PartAnswer:
    """One answer to a question for a part of a move: its value, and the moves that have it."""

    value: AnswerValue
    moves: tuple[Move, ...]


class StepwiseChoice:
    """Lets a player choose a move part by part: kind, places, card, choice and amounts, as far as
    the moves differ in them.

    It knows no rule: an answer is possible when some move of the question contains it.
    """

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        self.moves = moves
        self._fitting_moves_after_picks: list[tuple[Move, ...]] = []

    @property
    def fitting_moves(self) -> tuple[Move, ...]:
        """The moves that agree with all picks."""
        return (
            self._fitting_moves_after_picks[-1] if self._fitting_moves_after_picks else self.moves
        )

    @property
    def has_pick_to_undo(self) -> bool:
        """Whether at least one part of the move has been picked."""
        return bool(self._fitting_moves_after_picks)

    @property
    def current_part(self) -> str:
        """The name of the part to be chosen now: "kind", "place", "card", "choice" or the name of
        an amount.

        It is `WHOLE_MOVE_PART` when so few moves are left that each is an answer, "" without moves.
        """
        moves = self.fitting_moves
        if not moves:
            return ""
        if len(moves) <= MAX_ANSWERS_AT_ONCE:
            return WHOLE_MOVE_PART
        return next(
            (
                name
                for name, of in _named_part_readers(moves)
                if _do_moves_differ_in_part(moves, of)
            ),
            WHOLE_MOVE_PART,
        )

    @property
    def current_answers(self) -> tuple[PartAnswer, ...]:
        """The answers for the current part, in the order of the moves; numbers are sorted."""
        moves = self.fitting_moves
        part = self.current_part
        if part == WHOLE_MOVE_PART:
            return tuple(PartAnswer(move.text, (move,)) for move in moves)
        if not part:
            return ()
        read = next(
            of
            for name, of in _named_part_readers(moves)
            if name == part and _do_moves_differ_in_part(moves, of)
        )
        groups: dict[AnswerValue, list[Move]] = {}
        for move in moves:
            groups.setdefault(read(move), []).append(move)
        found = [PartAnswer(value, tuple(group)) for value, group in groups.items()]
        if all(isinstance(choice.value, int) for choice in found):
            found.sort(key=lambda choice: int(choice.value))
        return tuple(found)

    @property
    def asks_for_number_with_stepper(self) -> bool:
        """Whether the answers are numbers, and too many to be listed."""
        choices = self.current_answers
        return len(choices) > MAX_ANSWERS_AT_ONCE and all(
            isinstance(choice.value, int) for choice in choices
        )

    def pick_answer(self, value: AnswerValue) -> Move | None:
        """Pick an answer and return its move if it has only one; otherwise ask for the next part
        and return None.

        An unknown value does nothing.
        """
        moves = next((choice.moves for choice in self.current_answers if choice.value == value), ())
        if len(moves) == 1:
            return moves[0]
        if moves:
            self._fitting_moves_after_picks.append(moves)
        return None

    def undo_pick(self) -> bool:
        """Undo the last pick; return False when there is none."""
        if not self._fitting_moves_after_picks:
            return False
        self._fitting_moves_after_picks.pop()
        return True


PartReader = Callable[[Move], AnswerValue]


def _named_part_readers(moves: tuple[Move, ...]) -> list[tuple[str, PartReader]]:
    """Return, for every part of the moves in the order of asking, its name and the function that
    reads it from a move."""
    most = max(len(move.places) for move in moves)
    amounts = dict.fromkeys(name for move in moves for name, _ in move.amounts)
    return [
        ("kind", lambda move: move.kind),
        *(("place", _place_reader(number)) for number in range(most)),
        ("card", lambda move: move.card),
        ("choice", lambda move: move.choice),
        *((name, methodcaller("amount", name)) for name in amounts),
    ]


def _place_reader(place_index: int) -> PartReader:
    return lambda move: (
        move.places[place_index] if place_index < len(move.places) else NO_PLACE_NAME
    )


def _do_moves_differ_in_part(moves: tuple[Move, ...], read_part: PartReader) -> bool:
    first = read_part(moves[0])
    return any(read_part(move) != first for move in moves)


class AnswersPanel(Node):
    """Shows the answers of the current part as a list, or as a stepper for a number;
    `on_answer_picked` is called with a value."""

    role = "panel"
    solid = True
    traps_arrow_keys = True

    def __init__(
        self,
        table_texts: PlainTableTexts,
        on_answer_picked: Callable[[AnswerValue], None],
        min_button_height: float,
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Create the panel without a question; `min_button_height` is the minimum height of a
        button in u."""
        super().__init__(**node_values)
        self._table_texts = table_texts
        self._on_answer_picked = on_answer_picked
        self._row_height = max(min_button_height, 48.0)
        self._heading_label = Label(
            "",
            text_styles.HEADING_STYLE,
            x=SIDE_MARGIN,
            y=6,
            width=self.width - 2 * SIDE_MARGIN,
            height=HEAD_HEIGHT,
        )
        self._shown_question: tuple[object, ...] = ()
        self._values: tuple[int, ...] = ()
        self._number_index = 0

    @property
    def current_number(self) -> int | None:
        """The number set at the stepper, None when answers are listed."""
        return self._values[self._number_index] if self._values else None

    @property
    def first_control(self) -> Node | None:
        """The first control that can have the keyboard focus, None if there is none."""
        return next((node for node in self.walk() if node.focusable and node.enabled), None)

    def show_answers(self, stepwise_choice: StepwiseChoice) -> None:
        """Show the heading and the answers of the current part; show nothing if no part is to be
        chosen."""
        self.clear()
        self._values = ()
        self._number_index = 0
        part = stepwise_choice.current_part
        self._shown_question = (part, *(choice.value for choice in stepwise_choice.current_answers))
        if not part:
            self.label = ""
            return
        self._heading_label.set_text(self._table_texts.question_for_part(part))
        self.label = self._heading_label.label
        self.add(self._heading_label)
        if stepwise_choice.asks_for_number_with_stepper:
            self._show_stepper(stepwise_choice)
        else:
            self._show_list(stepwise_choice)

    def _show_list(self, stepwise_choice: StepwiseChoice) -> None:
        part = stepwise_choice.current_part
        rows = list[Button]()
        for choice in stepwise_choice.current_answers:
            say = self._table_texts
            said = (
                say.text_of_move(choice.moves[0])
                if part == WHOLE_MOVE_PART
                else say.text_of_answer(part, choice.value)
            )
            spot = box(8, 0, self.width - 2 * SIDE_MARGIN - 26, self._row_height)
            button = Button(said, name=f"answer:{choice.value}", **spot)
            button.on_click = partial(self._on_answer_picked, choice.value)
            rows.append(button)
        room = self.height - HEAD_HEIGHT - 2 * SIDE_MARGIN
        spot = box(
            SIDE_MARGIN - 8, HEAD_HEIGHT + SIDE_MARGIN, self.width - 2 * SIDE_MARGIN + 8, room
        )
        answers = ScrollList(rows, self._row_height + 8, **spot)
        answers.assign_digit_keys(rows)
        self.add(answers)

    def _show_stepper(self, stepwise_choice: StepwiseChoice) -> None:
        self._values = tuple(int(choice.value) for choice in stepwise_choice.current_answers)
        values = range(len(self._values))
        look = text_styles.NUMBER_STYLE
        spot = box(
            SIDE_MARGIN,
            HEAD_HEIGHT + SIDE_MARGIN,
            min(self.width - 2 * SIDE_MARGIN, 300),
            self._row_height,
        )

        def words(value_index: int) -> str:
            return str(self._values[value_index])

        stepper = Stepper(
            values, 0, self._set_number_index, value_to_text=words, style=look, skin="slate", **spot
        )
        stepper.name = "amount"
        self.add(stepper)

    def _set_number_index(self, number_index: int) -> None:
        self._number_index = number_index

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the current question and its answers."""
        return self._shown_question

    def draw(self, canvas: Canvas) -> None:
        """Draw the background."""
        canvas.draw_picture(slate_panel_picture(canvas.node_size_px(self), canvas.px_per_u))
