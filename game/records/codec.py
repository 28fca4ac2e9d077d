"""Records as bytes and back, believing nothing that is read.

A record is one msgpack array: the number of its kind, then its fields in the order of the
class. No maps, floats or extensions; every field is checked. Whatever the bytes, reading them
gives a record or raises Unreadable, in time and memory bound by their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import msgpack

from game.engine.fingerprint import DIGEST_BYTES
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options, Pack, Unreadable
from game.names import name_of, printed
from game.packs.component_files import LARGEST
from game.records.records import (
    AUTOMA,
    FREE,
    REVEAL,
    Closing,
    Note,
    Opening,
    Record,
    Seat,
    Snapshot,
    Step,
    Undo,
)

MOST_SEATS: Final = 16
MOST_LIST: Final = 64
MOST_ROWS: Final = 256
MOST_CELLS: Final = 4096  # of a row; 1,024 lists in lists that claim as many are made in 32 MB
MOST_STEPS: Final = 65536
MOST_NUMBER: Final = 2**63 - 1
AUTOMA_IN_FILES: Final = "wallace"  # the automa of any title, by the name of the first there was

_KINDS: Final[list[type[Record]]] = [Opening, Step, Snapshot, Undo, Note, Closing]
CLOSING_MARK: Final = _KINDS.index(Closing)  # the second byte of the payload that ends a game

MOST_LETTERS: Final = 1000
MOST_OF_A_WORD: Final = 100


def encode(record: Record) -> bytes:
    """Return the record as the payload of a frame."""
    packed: bytes = msgpack.packb([_KINDS.index(type(record)), *_written(record)])
    return packed


def decode(payload: bytes) -> Record:
    """Return the record; Unreadable says which field is not what it should be."""
    fields = FieldList(unpacked(payload), "a record")
    kind = fields.number("its kind", 0, len(_KINDS) - 1)
    record = _READERS[kind](fields)
    fields.end()
    return record


def pack_rows(rows: list[list[int]]) -> bytes:
    """Return a state's plain rows as bytes, as workers are sent them."""
    packed: bytes = msgpack.packb(rows)
    return packed


def unpack_rows(content: bytes) -> list[list[int]]:
    """Return what `pack_rows` wrote; Unreadable when it did not."""
    return _rows(unpacked(content))


def unpacked(content: bytes) -> Any:
    """Return the one msgpack value these bytes are, of lists, numbers, texts and bytes."""
    try:
        return msgpack.unpackb(content, max_array_len=MOST_CELLS, max_map_len=0, max_ext_len=0)
    except (ValueError, msgpack.UnpackException) as error:
        raise Unreadable(
            f"a record is one msgpack array, this is not ({type(error).__name__})"
        ) from error


def _written(record: Record) -> list[object]:
    match record:
        case Opening():
            return _written_opening(record)
        case Step(number, seat, move, fingerprint, barrier):
            return [number, seat, move, fingerprint, barrier]
        case Snapshot(number, progress, rows):
            if max(map(len, rows), default=0) > MOST_CELLS:
                raise ValueError(f"a row of a state has at most {MOST_CELLS} cells")
            return [number, progress, rows]
        case Undo(number):
            return [number]
        case Note(number, kind, seat, text):
            return [number, kind, seat, text]
        case _:
            return [record.number, list(record.scores), list(record.ranking)]


def _written_opening(opening: Opening) -> list[object]:
    options = opening.options
    pack = opening.options.pack
    return [
        options.title,
        options.edition,
        list(options.expansions),
        None if options.automa is None else list(options.automa),
        opening.components,
        [[seat.name, written_player(seat.player), seat.colour] for seat in opening.seats],
        opening.seed,
        opening.rules_revision,
        opening.state_version,
        [list(pair) for pair in opening.versions],
        *([[pack.name, pack.note, pack.version, pack.numbers.encode()]] if pack else []),
    ]


def _opening(fields: FieldList) -> Opening:
    title = fields.word("its title")
    edition = fields.word("its edition")
    expansions = fields.words("its expansions", MOST_LIST)
    automa = None if fields.nothing() else fields.words("its automa", MOST_LIST)
    components = fields.octets("its components", 0, 64)
    seats = tuple(_seat(seat) for seat in fields.some("its seats", MOST_SEATS).lists(3))
    options = Options(title, len(seats), edition, expansions, automa)
    players = [seat.player for seat in seats]
    if players.count(AUTOMA) > 1 or len({seat.colour for seat in seats}) < len(seats):
        raise Unreadable("every seat has a colour of its own, and the automa has one seat")
    if automa is not None and AUTOMA in players:
        options = replace(options, automa_seat=players.index(AUTOMA))
    opening = Opening(
        options,
        components,
        seats,
        fields.number("its seed", 0, MOST_NUMBER),
        fields.number("its rules revision", 0, MOST_NUMBER),
        fields.number("its state version", 0, MOST_NUMBER),
        tuple(
            (pair.word("its name"), pair.word("its number"))
            for pair in fields.some("its versions", MOST_LIST).lists(2)
        ),
    )
    if not fields.left():
        return opening
    pack = _pack(fields.some("its pack", MOST_LIST), options)
    return replace(opening, options=replace(options, pack=pack))


def _pack(fields: FieldList, options: Options) -> Pack:
    name = name_of(fields.word("its name"))
    note = fields.text("its note")
    version = fields.number("its version", 1, MOST_NUMBER)
    try:
        numbers = fields.octets("its numbers", 1, LARGEST).decode()
    except UnicodeDecodeError as error:
        raise Unreadable("the numbers of a pack are a text") from error
    fields.end()
    return Pack(options.title, options.edition, name, numbers, note, version)


def _seat(fields: FieldList) -> Seat:
    name = fields.text("its name")
    player = read_player(fields)
    colour = fields.word("colour")
    return Seat(name_of(name) or (player if name else ""), player, colour)


def read_player(fields: FieldList, what: str = "its player") -> str:
    """Take a kind of player."""
    word = fields.word(what)
    return AUTOMA if word == AUTOMA_IN_FILES else word


def written_player(player: str) -> str:
    """Return what files call a kind of player."""
    return AUTOMA_IN_FILES if player == AUTOMA else player


def _step(fields: FieldList) -> Step:
    return Step(
        fields.number("its number", 1, MOST_STEPS),
        fields.number("its seat", CHANCE, MOST_SEATS - 1),
        fields.number("its move", 0, MOST_NUMBER),
        fields.octets("its fingerprint", DIGEST_BYTES, DIGEST_BYTES),
        fields.number("its barrier", FREE, REVEAL),
    )


def _snapshot(fields: FieldList) -> Snapshot:
    number = fields.number("its number", 0, MOST_STEPS)
    return Snapshot(number, fields.number("its progress", 0, 100), _rows(fields.value("its rows")))


def _undo(fields: FieldList) -> Undo:
    return Undo(fields.number("its number", 0, MOST_STEPS))


def _note(fields: FieldList) -> Note:
    return Note(
        fields.number("its number", 0, MOST_STEPS),
        fields.word("its kind"),
        fields.number("its seat", NOBODY, MOST_SEATS - 1),
        printed(fields.text("its text")),
    )


def _closing(fields: FieldList) -> Closing:
    number = fields.number("its number", 0, MOST_STEPS)
    scores = fields.some("its scores", MOST_SEATS)
    points = tuple(
        scores.number("a score", -MOST_NUMBER, MOST_NUMBER) for _ in range(scores.left())
    )
    ranking = fields.some("its ranking", MOST_SEATS)
    seats = tuple(ranking.number("a seat", 0, MOST_SEATS - 1) for _ in range(ranking.left()))
    return Closing(number, points, seats)


def _rows(value: Any) -> list[list[int]]:
    if type(value) is not list or len(value) > MOST_ROWS:
        raise Unreadable(f"a state is a list of at most {MOST_ROWS} rows")
    for row in value:
        if type(row) is not list or any(type(cell) is not int for cell in row):
            raise Unreadable("a row of a state is a list of whole numbers")
        if row and not -MOST_NUMBER <= min(row) <= max(row) <= MOST_NUMBER:
            raise Unreadable(f"a number of a state is at most {MOST_NUMBER}")
    return value


_READERS: Final[list[Callable[[FieldList], Record]]] = [
    _opening,
    _step,
    _snapshot,
    _undo,
    _note,
    _closing,
]


# The fields of a record that was read, taken one by one and checked.


class FieldList:
    """A list from outside whose entries are handed out in order.

    Every taker raises Unreadable, naming the field and what is allowed, when the next entry
    is missing or something else.
    """

    def __init__(self, values: Any, whole: str) -> None:
        """Start at the first entry of a list; `whole` is what sentences call it."""
        if type(values) is not list:
            raise Unreadable(f"{whole} is a list, not {_kind(values)}")
        self._values: list[Any] = values
        self._whole = whole
        self._next = 0

    def left(self) -> int:
        """Return how many entries have not been taken."""
        return len(self._values) - self._next

    def end(self) -> None:
        """Require that every entry has been taken."""
        if self.left():
            raise Unreadable(f"{self._whole} has {self.left()} entries too many")

    def value(self, name: str) -> Any:
        """Take the next entry, whatever it is."""
        if not self.left():
            raise Unreadable(f"{self._whole} ends before {name}")
        self._next += 1
        return self._values[self._next - 1]

    def number(self, name: str, least: int, most: int) -> int:
        """Take a whole number from least to most."""
        value = self.value(name)
        if type(value) is not int or not least <= value <= most:
            found = value if type(value) is int else _kind(value)
            raise Unreadable(f"{name} is a number from {least} to {most}, not {found}")
        return value

    def text(self, name: str) -> str:
        """Take a text."""
        value = self.value(name)
        if type(value) is not str or len(value) > MOST_LETTERS:
            raise Unreadable(f"{name} is a text of at most {MOST_LETTERS} letters")
        return value

    def word(self, name: str) -> str:
        """Take a word the program itself has written: of characters that can be printed."""
        value = self.text(name)
        if len(value) > MOST_OF_A_WORD or not value.isprintable():
            raise Unreadable(f"{name} is a word of at most {MOST_OF_A_WORD} printable letters")
        return value

    def words(self, name: str, most: int) -> tuple[str, ...]:
        """Take a list of at most that many different words."""
        inner = self.some(name, most)
        found = tuple(inner.word(f"an entry of {name}") for _ in range(inner.left()))
        if len(set(found)) < len(found):
            raise Unreadable(f"{name} has an entry twice")
        return found

    def octets(self, name: str, least: int, most: int) -> bytes:
        """Take bytes, from least to most of them."""
        value = self.value(name)
        if type(value) is not bytes or not least <= len(value) <= most:
            raise Unreadable(f"{name} is {least} to {most} bytes")
        return value

    def nothing(self) -> bool:
        """Take the next entry if it is nothing, and say whether it was."""
        is_nothing = self.left() > 0 and self._values[self._next] is None
        self._next += is_nothing
        return is_nothing

    def some(self, name: str, most: int) -> FieldList:
        """Take a list of at most that many entries."""
        inner = FieldList(self.value(name), name)
        if inner.left() > most:
            raise Unreadable(f"{name} has at most {most} entries, not {inner.left()}")
        return inner

    def lists(self, length: int) -> Iterator[FieldList]:
        """Take every entry left, each a list of that length."""
        while self.left():
            inner = FieldList(self.value("a list"), f"an entry of {self._whole}")
            if inner.left() != length:
                raise Unreadable(f"an entry of {self._whole} has {length} parts")
            yield inner


def _kind(value: Any) -> str:
    return type(value).__name__
