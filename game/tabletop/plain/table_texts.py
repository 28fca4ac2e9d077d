"""Facts of a view by name, and the texts of moves, events and facts from a title's words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, State
from game.scene.nodes.node import Canvas, Node
from game.scene.text import text_styles
from game.table_protocol import JournalEntry, SeatPlayer
from game.tabletop.art.cells import paint_cell
from game.text.words import Words

HIDDEN_FACT_NAMES: Final = frozenset({"luck", "seats", "to_move"})
UNKNOWN_SIGN: Final = "?"

ROW_HEIGHT: Final = 38.0
NAME_WIDTH_SHARE: Final = 0.34
MAX_COLUMN_LETTERS: Final = 14  # characters that fit into a seat's column
MAX_PRINTED_LINE_LETTERS: Final = 44  # characters that fit into a separate line


@dataclass(frozen=True, slots=True)
class PositionFact:
    """A named part of a position as text: one text for the table, or one for each seat in order."""

    key: str
    text_of_table_or_each_seat: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PositionFacts:
    """All facts of a view: those of the table, and those of the seats."""

    table_facts: tuple[PositionFact, ...] = ()
    seat_facts: tuple[PositionFact, ...] = ()


def position_facts_of_view(view: State) -> PositionFacts:
    """Return all numbers and rows of numbers in a state as texts.

    A row whose length is a multiple of the number of seats is divided among the seats. Numbers
    below 0 mean that the viewer does not know them.
    """
    table: list[PositionFact] = []
    seats: list[PositionFact] = []
    count = int(view.seats)
    for name in _names_of_numeric_attributes(view):
        cell = getattr(view, name)
        if isinstance(cell, int):
            table.append(PositionFact(name, (_numbers_as_text([cell]),)))
            continue
        numbers = [int(number) for number in cell]
        share, rest = divmod(len(numbers), max(count, 1))
        if share and not rest:
            parts = [numbers[seat * share : (seat + 1) * share] for seat in range(count)]
            seats.append(PositionFact(name, tuple(_numbers_as_text(part) for part in parts)))
        elif numbers:
            table.append(PositionFact(name, (_numbers_as_text(numbers),)))
    return PositionFacts(tuple(table), tuple(seats))


def _names_of_numeric_attributes(view: State) -> list[str]:
    """Return the names of the view's attributes that are numbers or rows of numbers, in the
    order of creation, without those in `HIDDEN_FACT_NAMES`."""
    held = getattr(view, "__dict__", None)
    names = list(held) if held else list(getattr(type(view), "__mypyc_attrs__", ()))
    return [
        name
        for name in names
        if name not in HIDDEN_FACT_NAMES and _is_number_or_row(getattr(view, name))
    ]


def _is_number_or_row(cell: object) -> bool:
    if isinstance(cell, int):
        return True
    if isinstance(cell, str) or not hasattr(cell, "__len__") or not hasattr(cell, "__getitem__"):
        return False
    return all(isinstance(cell[at], int) for at in range(len(cell)))


def _numbers_as_text(numbers: Sequence[int]) -> str:
    return " ".join(UNKNOWN_SIGN if number < 0 else str(number) for number in numbers)


@dataclass(frozen=True, slots=True)
class FactRow:
    """One printed line: a name, and one text for the whole line or one for each column."""

    name: str
    whole_line_or_column_texts: tuple[str, ...]
    is_heading: bool = False


def make_fact_rows(
    facts: PositionFacts, seat_names: Sequence[str], table_texts: "PlainTableTexts"
) -> tuple[FactRow, ...]:
    """Return the printed lines of a position: the table's facts, then a heading with the seats'
    `seat_names` and their facts in columns.

    A text too long for a column has separate lines.
    """
    rows = [
        row
        for fact in facts.table_facts
        for row in _fact_rows_of_text(
            table_texts.fact_name(fact.key), fact.text_of_table_or_each_seat[0]
        )
    ]
    if not facts.seat_facts:
        return tuple(rows)
    rows.append(FactRow("", tuple(seat_names), is_heading=True))
    for fact in facts.seat_facts:
        rows += _rows_of_fact_of_all_seats(fact, seat_names, table_texts)
    return tuple(rows)


def _rows_of_fact_of_all_seats(
    fact: PositionFact, seat_names: Sequence[str], table_texts: "PlainTableTexts"
) -> list[FactRow]:
    """Return the rows of one fact about every seat: one row with a column for each seat, or, when
    a text is too long for a column, the lines of each seat one below the other."""
    name = table_texts.fact_name(fact.key)
    if max(map(len, fact.text_of_table_or_each_seat)) <= MAX_COLUMN_LETTERS:
        return [FactRow(name, fact.text_of_table_or_each_seat)]
    return [
        row
        for who, text in zip(seat_names, fact.text_of_table_or_each_seat, strict=False)
        for row in _fact_rows_of_text(f"{name}: {who}", text)
    ]


def _fact_rows_of_text(name: str, text: str) -> list[FactRow]:
    """Return a text broken into lines; only the first line has the name."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > MAX_PRINTED_LINE_LETTERS:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [FactRow(name if not number else "", (line,)) for number, line in enumerate(lines)]


class FactRowNode(Node):
    """A node that draws one printed line on parchment."""

    def __init__(self, row: FactRow, width: float) -> None:
        super().__init__(width=width, height=ROW_HEIGHT, role="text")
        self.look = row
        said = ", ".join(row.whole_line_or_column_texts)
        self.label = f"{row.name}: {said}" if row.name else said

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the line."""
        return (self.look,)

    def draw(self, canvas: Canvas) -> None:
        """Draw the name and the texts in columns; texts of a heading have no cell behind them."""
        row = self.look
        height = self.height - 4
        left = self.width * NAME_WIDTH_SHARE
        canvas.draw_text(row.name, text_styles.PAPER_STYLES.note, (6, 0, left - 12, height))
        pitch = (self.width - left) / max(len(row.whole_line_or_column_texts), 1)
        for number, text in enumerate(row.whole_line_or_column_texts):
            x = left + pitch * number
            if not row.is_heading:
                canvas.draw_picture(
                    paint_cell(
                        canvas.rect_px(x, 0, pitch - 4, height).size, canvas.px_per_u, "light"
                    ),
                    x,
                    0,
                )
            style = (
                text_styles.PAPER_STYLES.note if row.is_heading else text_styles.PAPER_STYLES.bold
            )
            canvas.draw_text(text, style, (x + 6, 0, pitch - 16, height), "centre")


class PlainTableTexts:
    """The texts of a plain table, from the keys `move.KIND`, `log.KIND`, `kind.KIND`, `part.NAME`
    and `fact.NAME`, and `move.KIND-CHOICE` for moves with a special choice.

    Where a text is missing, the name in the rules is made readable instead. A text may contain
    the parts of the move or event: {place} and {other}, {card}, {choice}, its amounts by their
    names, and {who}.
    """

    unreported_event_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of which the table itself tells enough."""
    action_event_kinds: ClassVar[frozenset[str]] = frozenset()
    """What a round is remembered by; where nothing is named, all that seats do."""

    def __init__(self, words: Words, seats: tuple[SeatPlayer, ...]) -> None:
        self._words = words
        self._seats = seats

    def text_of_move(self, move: Move) -> str:
        """Return the text of a move, as shown on the button that answers with it."""
        for key in (f"move.{move.kind}-{move.choice}", f"move.{move.kind}"):
            if key in self._words:
                return self._words.say(key, **_placeholder_values(move), choice=move.choice)
        return readable_name(move.text)

    def text_of_kind(self, kind_key: str) -> str:
        """Return the text of a kind of move."""
        return self._text_or_readable_name("kind", kind_key)

    def kind_text_of_move(self, move: Move) -> str:
        """Return the text of a move's kind, for hints that do not name the move."""
        return self.text_of_kind(self.kind_key_of_move(move))

    def kind_key_of_move(self, move: Move) -> str:
        """Return the key of a move's kind, for hints that do not name the move; a title may tell
        several kinds of one move apart."""
        return move.kind

    def question_for_part(self, question_part: str) -> str:
        """Return the question that asks for a part of a move, such as "place"; an unknown part
        is an amount."""
        key = f"table.ask-{question_part}"
        if key in self._words:
            return self._words.say(key)
        return self._words.say(
            "table.ask-amount", name=self._text_or_readable_name("part", question_part)
        )

    def text_of_answer(self, question_part: str, answer_value: str | int) -> str:
        """Return the text of one answer to the question for a part."""
        if question_part == "kind":
            return self.text_of_kind(str(answer_value))
        if answer_value == "":
            return self._words.say("table.ask-none")
        return readable_name(str(self._words.name_of_key(answer_value)))

    def fact_name(self, key: str) -> str:
        """Return the name of a fact as players read it: the title's text for the key or, if there
        is none, the key with spaces and a capital letter."""
        return self._text_or_readable_name("fact", key)

    def journal_text(self, event: Event) -> str:
        """Return one line about an event; "" for events that are not reported."""
        if event.kind in self.unreported_event_kinds:
            return ""
        who = self._seats[event.seat].name if 0 <= event.seat < len(self._seats) else ""
        key = f"log.{event.kind}"
        if key in self._words:
            return self._words.say(key, **self.event_placeholder_values(event), who=who)
        named = [str(self._words.name_of_key(place)) for place in event.places]
        numbers = [str(number) for _, number in event.amounts]
        told = " ".join(
            [self.text_of_kind(event.kind), *named, *([event.card] if event.card else ()), *numbers]
        )
        return f"{who}: {told}" if who else told

    def event_placeholder_values(self, event: Event) -> dict[str, object]:
        """Return what the placeholders of an event's sentence are filled with, by name; a title may
        give names in place of numbers."""
        return _placeholder_values(event)

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return a journal line for every event of a step that has a text; a line counts as an
        action if its kind is in `action_event_kinds` or, where that is empty, if a seat caused
        it."""
        lines = [(event, self.journal_text(event)) for event in events]
        acts = [
            each.kind in self.action_event_kinds if self.action_event_kinds else each.seat >= 0
            for each in events
        ]
        return tuple(
            JournalEntry(max(event.seat, CHANCE), text, event.places, step_number, is_action=acted)
            for (event, text), acted in zip(lines, acts, strict=True)
            if text
        )

    def _text_or_readable_name(self, table: str, name: str) -> str:
        key = f"{table}.{name}"
        return self._words.say(key) if key in self._words else readable_name(name)


def _placeholder_values(move_or_event: Move | Event) -> dict[str, object]:
    places = move_or_event.places or ("",)
    return {
        **dict(move_or_event.amounts),
        "place": places[0],
        "other": places[-1],
        "card": move_or_event.card,
    }


def readable_name(name: str) -> str:
    """Return a name of the rules with spaces for "_" and "-" and a capital first letter."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


class PlainPhrases:
    """The sentences of hints and reasons, made from the texts of a plain table; see
    `table_protocol.Phrases`."""

    def __init__(self, words: Words, table_texts: PlainTableTexts | None = None) -> None:
        """Store the words and the texts of the table; without `table_texts` plain ones are made
        from the words."""
        self._words = words
        self._table_texts = table_texts or PlainTableTexts(words, ())

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the places of the move."""
        return move.places

    def hint_sentence_about_place(self, move: Move, view: State, moves: Sequence[Move]) -> str:
        """Return a hint sentence that names only the kind of the move, because no place can be
        shown; "" if all `moves` are of this kind."""
        kind = self._table_texts.kind_text_of_move(move)
        if all(self._table_texts.kind_text_of_move(each) == kind for each in moves):
            return ""
        own_sentence = f"look-at.{self._table_texts.kind_key_of_move(move)}"
        if own_sentence in self._words:
            return self._words.say(own_sentence)
        return self._words.say("table.look-at", kind=kind)

    def advised_move_text(self, move: Move, view: State) -> str:
        """Return the text of the move as a button shows it, or the text `advise.KIND` if there is
        one for its kind, because the button does not name the action."""
        text = self._table_texts.text_of_move(move)
        key = f"advise.{move.kind}"
        if key not in self._words:
            return text
        return self._words.say(key, move=text, card=move.card, choice=move.choice)

    def reason_as_sentence(self, reason: Reason, seat_names: Sequence[str]) -> str:
        """Return the sentence `why.KEY` of a reason with its facts filled in, "" when there is
        none. The fact "seat" fills {who} with the name of the seat, and decimals use the mark of
        the language."""
        facts: dict[str, object] = dict(reason.facts)
        for name, fact in reason.facts.items():
            whole, mark, tenths = str(fact).partition(".")
            if mark and tenths.isdecimal():
                facts[name] = self._words.say("puzzles.tenths", whole=whole, tenths=tenths)
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["who"] = seat_names[seat]
        key = f"why.{reason.key}"
        said = self._words.say(key, **facts) if key in self._words else ""
        return said[:1].upper() + said[1:]

    def is_clear_before_move(self, reason: Reason) -> bool:
        """Return True; titles exclude reasons that refer to what only the move names."""
        return True
